import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { workThroughRows, type ListColumns } from '@/lib/kits/calculator/row-list'
import type { AnyCalculator, RowReader } from '@/lib/kits/calculator/types'
import { contextOf } from '@/lib/kits/fields/context'
import { initialValues } from '@/lib/kits/fields/initial'
import currencyConverter from '@/lib/tools/utilities/files/currency-converter'
import unitConversion from '@/lib/tools/utilities/files/unit-conversion'

function readerOf(tool: AnyCalculator, given: Record<string, unknown> = {}, region: 'global' | 'de' = 'global') {
  const values = initialValues(tool.inputs, given as Parameters<typeof initialValues>[1])
  const read = (tool as CalculatorModule).rowReader?.(values, contextOf(tool.law, values, regionOf(region)))
  if (typeof read !== 'function') throw new Error('no rows are read')
  return read
}

const rowsOf = (cells: readonly (readonly string[])[]) => cells.map((fields, at) => ({ line: at + 1, fields }))

const listOf = ({ rowList }: AnyCalculator) => {
  if (!rowList) throw new Error('no list is taken')
  return rowList
}

async function worked(
  tool: AnyCalculator,
  cells: readonly (readonly string[])[],
  { read = readerOf(tool), chosen }: { read?: RowReader; chosen?: ListColumns } = {},
) {
  let csv = ''
  const shares: number[] = []
  const made = await workThroughRows(rowsOf(cells), { list: listOf(tool), read, chosen }, (text) => (csv += text), {
    progress: (share) => shares.push(share),
    breathe: async () => {},
  })
  return { made, csv, lines: csv.split('\r\n'), shares }
}

const currency = currencyConverter as unknown as AnyCalculator
const units = unitConversion as unknown as AnyCalculator

describe('a long list of amounts of money', () => {
  // ECB, 28 June 2024: 1 EUR = 1.0705 USD = 0.84638 GBP = 171.94 JPY. Python 3, fractions.Fraction, rounded half up to pence:
  // 240*0.84638/1.0705 = 189.75; 5000*0.84638/171.94 = 24.61; 0.84638/1.0705 = 0.7906398879028491.
  it('finds amount and currency by themselves, and names what was not read', async () => {
    const { made, lines } = await worked(currency, [
      ['Bill', 'Sum', 'Currency'],
      ['Hotel', '240', 'USD'],
      ['Train', '5,000', 'jpy'],
      ['Book', '12', 'GBQ'],
    ])
    expect(made).toMatchObject({ hasHead: true, columns: { amount: 1, beside: 2 }, rows: 3, found: 2 })
    expect(lines[0]).toBe('Bill,Sum,Currency,Received,Received currency,Rate,Note')
    expect(lines[1]).toBe('Hotel,240,USD,189.75,GBP,0.7906398879028491,')
    expect(lines[2]).toMatch(/^Train,"5,000",jpy,24\.61,GBP,0\.00492253/)
    expect(lines[3]).toContain('GBP')
    expect(made.refused).toEqual([{ line: 4, given: '12 GBQ', refused: expect.stringContaining('Did you mean GBP?') }])
  })

  it('takes a number alone in the currency of the form, less the fee', async () => {
    const { made, lines } = await worked(currency, [['100'], ['50']], { read: readerOf(currency, { fee: 0.1 }) })
    // 100*0.84638/1.0705*0.9 = 71.157…, half of it 35.578…
    expect(made.hasHead).toBe(false)
    expect(lines.slice(0, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Amount', 'Received'],
      ['100', '71.16'],
      ['50', '35.58'],
    ])
  })

  it('reads decimals as the visitor writes them', () => {
    expect(readerOf(currency, {}, 'de')('1.250,50', 'EUR')).toEqual({ found: ['1058.4', 'GBP', '0.84638'] })
  })

  it('says of a typed rate that other currencies have none', () => {
    expect(readerOf(currency, { using: 'own', ownRate: 0.8 })('10', 'EUR')).toEqual({ refused: 'must be in USD' })
  })
})

describe('a long list of measures', () => {
  // GNU units 2.22: 5 ft + 11 in = 180.34 cm; 2 m = 200 cm; 6 ft = 182.88 cm.
  it('gives each row in the unit of the form', async () => {
    const { lines, made } = await worked(units, [['5 ft 11 in'], ['2 m'], ['6'], ['3 kg']])
    expect(lines.slice(1, 4)).toEqual(['5 ft 11 in,180.34,cm,', '2 m,200,cm,', '6,182.88,cm,'])
    expect(made.refused).toHaveLength(1)
    expect(lines[4]).toMatch(/^3 kg,,,must /)
  })

  it('joins the amount with a unit in the column beside it, and not with another number', async () => {
    const { made, lines } = await worked(units, [
      ['Item', 'Size', 'Count', 'Unit'],
      ['Board', '2', '3', 'm'],
      ['Rail', '1/2', '7', 'in'],
    ])
    expect(made.columns).toEqual({ amount: 1, beside: 3 })
    expect(lines.slice(1, 3)).toEqual(['Board,2,3,m,200,cm,', 'Rail,1/2,7,in,1.27,cm,'])
  })

  it('takes the columns that were chosen', async () => {
    const { lines } = await worked(
      units,
      [
        ['2', '3'],
        ['4', '5'],
      ],
      { chosen: { amount: 1, beside: undefined } },
    )
    expect(lines[1]).toBe('2,3,91.44,cm,')
  })

  it('tells how far it is, and lets the visitor stop it', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => [String(at + 1)])
    const { shares, made } = await worked(units, many)
    expect(made.found).toBe(2000)
    expect(shares).toEqual([0.5, 1])
    const stopped = workThroughRows(
      rowsOf(many),
      { list: listOf(units), read: readerOf(units), chosen: undefined },
      () => {},
      { progress: () => {}, breathe: () => Promise.reject(new Error('stopped')) },
    )
    await expect(stopped).rejects.toThrow('stopped')
  })

  it('keeps a cell that a spreadsheet would run as text', async () => {
    const { lines } = await worked(units, [
      ['=1+1', '5 ft'],
      ['x', '6 ft'],
    ])
    expect(lines[1]).toBe("'=1+1,5 ft,152.4,cm,")
  })
})

describe('the age of rates', () => {
  const sentence = (given: object, today?: string) => {
    const values = initialValues(currency.inputs, given as Parameters<typeof initialValues>[1])
    const results = currency.compute(values, contextOf(undefined, values, regionOf('global'), today))
    return 'whichRates' in results ? results.whichRates : undefined
  }
  const own = { rates: 'USD 1.1\nGBP 0.9', day: '2026-03-02' }

  // 2 March to 10 March are 8 days by any calendar.
  it('warns from the eighth day on', () => {
    expect(sentence(own, '2026-03-10')).toMatchObject({ is: 'bad', says: expect.stringContaining('8 days old') })
    expect(sentence(own, '2026-03-09')).toMatchObject({ is: 'plain' })
    expect(sentence(own)).toMatchObject({ is: 'plain' })
  })

  it('counts from the payment where one is named, and calls the example an example', () => {
    expect(sentence({ ...own, paid: '2026-03-03' }, '2026-11-20')).toMatchObject({ is: 'plain' })
    expect(sentence({}, '2026-11-20')).toMatchObject({ is: 'fair' })
  })
})
