import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { barcodeSheets, listReport } from '@/lib/subjects/code-files/barcode-sheets'
import { listOf } from '@/lib/subjects/barcode/list'
import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { gs1CheckDigit } from '@/lib/base/check-digit'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import { definitionOf, manifest } from '../every/compiled'
import { barcodeValues } from './values'

const many = (list: string, given: Partial<BarcodeValues> = {}) => barcodeValues({ amount: 'many', list, ...given })

function read(list: string, given: Partial<BarcodeValues> = {}) {
  const entries = listOf(many(list, given))
  if (isProblem(entries)) throw new Error(entries.message)
  return entries
}

describe('a list', () => {
  it('without heading has code, name and copies', () => {
    const { good } = read('9506000134352,Coffee,3\n950600013437')
    expect(good.map(({ content, name, copies }) => [content.data, name, copies])).toEqual([
      ['9506000134352', 'Coffee', 3],
      ['9506000134376', '', 1],
    ])
  })
  it('with heading has its columns in any order, separated by semicolons too', () => {
    const { good } = read('Name;Price;EAN;Copies\n"Book; blue";51995;9780306406157;2', { kind: 'isbn' })
    expect(good[0]).toMatchObject({ name: 'Book; blue', copies: 2, content: { data: '9780306406157', addOn: '51995' } })
  })
  it('says of each line that makes no code why, and keeps the others', () => {
    const { good, refused } = read('9506000134352\n9506000134353\n123\n9.506E+12\n9506000134352,x,0')
    expect(good).toHaveLength(1)
    expect(refused.map(({ position, says }) => [position, says])).toEqual([
      [2, 'The code must end in 2, the check digit of 950600013435; this ends in 3.'],
      [3, 'The code must have 13 digits, or 12 without the check digit; this has 3.'],
      [4, expect.stringContaining('spreadsheet')],
      [5, 'Copies must be a whole number from 1 to 1,000; this is “0”.'],
    ])
  })
  it('has at most 10,000 lines', () => {
    const line = '950600013435\n'
    expect(read(line.repeat(10_000)).good).toHaveLength(10_000)
    expect(listOf(many(line.repeat(10_001)))).toMatchObject({
      field: 'list',
      message: expect.stringContaining('10,001'),
    })
  })
  it('is read from a file of a spreadsheet for Western Europe', () => {
    const csv = `data:text/csv;base64,${btoa('950600013435,Caf\u00e9')}`
    expect(read('', { csv }).good[0]?.name).toBe('Café')
  })
  it('is refused where the file is no text, such as a workbook', () => {
    const csv = `data:application/octet-stream;base64,${btoa('PK\u0003\u0004\u0014\u0000\u0006\u0000xl/workbook.xml')}`
    expect(listOf(many('', { csv }))).toMatchObject({ field: 'csv', message: expect.stringContaining('text file') })
  })
})

/** The archive as the compiled tool makes it: its decoder is a file of its own. */
async function archive(values: BarcodeValues) {
  const { files } = await definitionOf<AnyGenerator>(manifest.tools['barcode']?.node ?? '')
  const zip = files?.['zip']
  if (!zip || !('make' in zip)) throw new Error('no archive is declared')
  return zip.make({ ...values }, generatorContext(undefined, {}, regionOf('global')))
}

describe('what is made of a list', () => {
  it('a report of every line', () => {
    expect(listReport(many('950600013435\n=1+1'))).toBe(
      '\uFEFFline,result,content or reason\r\n1,code,9506000134352\r\n2,no code,The code must have only digits; “=” is not one.\r\n',
    )
  })
  it('an archive with a file for each code, read back, and the lines without one', async () => {
    const zip = await archive(many('950600013435,Caf\u00e9/1\n95060001343\n9506000134369'))
    if (!(zip instanceof Uint8Array)) throw new Error('no archive')
    const files = unzipSync(zip)
    expect(Object.keys(files).sort()).toEqual(['1-Café-1.svg', '2-9506000134369.svg', 'report.csv'])
    const report = new TextDecoder().decode(files['report.csv'])
    expect(report).toContain('1,1-Café-1.svg,passed,9506000134352')
    expect(report).toContain('2,,,"The code must have 13 digits, or 12 without the check digit; this has 11."')
  })
  it('labels as often as asked for, with progress', async () => {
    const numbers = Array.from({ length: 120 }, (_, at) => String(200_000_000_000 + at))
    const shares: number[] = []
    const pdf = await barcodeSheets(many(numbers.map((digits) => digits + gs1CheckDigit(digits)).join('\n')), (share) =>
      shares.push(share),
    )
    expect(pdf).toBeInstanceOf(Uint8Array)
    expect(shares.length).toBeGreaterThan(1)
    expect([...shares].sort((one, other) => one - other)).toEqual(shares)
  })
})
