import { describe, expect, it } from 'vitest'
import { numbersSample } from '@/lib/tools/utilities/developer/barcode-lookup-checker.messages'
import { numbersReport } from '@/lib/workers/reports/barcode-lookup-checker'

const asked = { kind: 'auto', isOpen: false, shown: 'all' } as const

describe('a list of numbers', () => {
  it('of the example is counted as somebody with the standards would', async () => {
    const { all, counts, rows, clean } = await numbersReport(numbersSample, asked)
    expect(all).toBe(7)
    expect(counts).toEqual({ fits: 5, shape: 0, wrong: 2, unknown: 0, mended: 2 })
    expect(rows[1]).toEqual([
      '2',
      '978-0-306-40615-8',
      'ISBN-13',
      'Not valid',
      'Check digits do not fit',
      '9780306406157',
    ])
    expect(clean.split('\n')).toEqual([
      '4006381333931',
      '9780306406157',
      '03178471',
      'GB33BUKB20201555555555',
      'DE136695976',
      '4242424242424242',
      'CSQU3054383',
    ])
  })

  it.each([
    ['wrong', ['2', '7']],
    ['fits', ['1', '3', '4', '5', '6']],
  ] as const)('shows those that are %s', async (shown, lines) => {
    expect((await numbersReport(numbersSample, { ...asked, shown })).rows.map(([line]) => line)).toEqual(lines)
  })

  it('takes the first column of a table, with its quotes', async () => {
    const { rows } = await numbersReport('"4006381333931",Pen\r\n;DEUTDEFF;x\n\n', asked)
    expect(rows.map(([line, given, , verdict]) => [line, given, verdict])).toEqual([
      ['1', '4006381333931', 'Valid'],
      ['2', 'DEUTDEFF', 'Form fits'],
    ])
  })

  it('works out check digits of fronts and of ranges, once a kind is chosen', async () => {
    // GS1: 400638133393 is closed by 1; the others by hand, 3 and 1 from the right.
    const open = { ...asked, kind: 'gtin-13', isOpen: true } as const
    const { rows, clean } = await numbersReport('400638133393..400638133395', open)
    expect(clean.split('\n')).toEqual(['4006381333931', '4006381333948', '4006381333955'])
    expect(rows[0]).toEqual(['1', '400638133393', 'GTIN-13 (EAN)', 'Valid', '', '4006381333931'])
    expect((await numbersReport('DE370400440532013000', { ...open, kind: 'iban' })).clean).toBe(
      'DE89370400440532013000',
    )
    expect((await numbersReport('DEUTDEFF', { ...open, kind: 'bic' })).one?.says).toBe(
      'BIC (SWIFT code): no check digit can be worked out for this',
    )
    expect((await numbersReport('400638133393', { ...open, kind: 'auto' })).counts.fits).toBe(0)
  })

  it('judges every line as the kind that was chosen', async () => {
    const { one } = await numbersReport('4006381333931', { ...asked, kind: 'isbn-13' })
    expect(one).toMatchObject({
      verdict: 'wrong',
      fault: 'It must be 13 digits that begin with 978, or with 979 and no 0 after it, as an ISBN-13 is.',
    })
  })

  it('says all that one number says', async () => {
    expect((await numbersReport('GB33BUKB20201555555555', asked)).one).toEqual({
      verdict: 'fits',
      what: 'IBAN of the United Kingdom',
      rule: 'Moved round, with country and check digits at the end: ISO/IEC 7064, MOD 97-10: letters count 10 to 35, and the whole leaves 1.',
      says: 'IBAN: valid',
      written: 'GB33 BUKB 2020 1555 5555 55',
      compact: 'GB33BUKB20201555555555',
      fault: '',
      mended: '',
      meant: [],
      facts: [
        { label: 'Country', text: 'United Kingdom' },
        { label: 'Check digits', text: '33' },
        { label: 'Bank and account (BBAN)', text: 'BUKB20201555555555' },
        { label: 'Form of a BBAN there', text: '4 letters, 14 digits' },
      ],
      others: [],
      near: [],
    })
    expect((await numbersReport('hello world', asked)).one).toMatchObject({ verdict: 'unknown', what: '' })
  })

  it.each(['', ' ', '\n\r\n', '\ufeff', ',,;'])('%j holds none', async (text) => {
    expect((await numbersReport(text, asked)).all).toBe(0)
  })

  it('defuses formulas in its CSV', async () => {
    expect((await numbersReport('=1+1\n@x', asked)).csv).toContain("'=1+1")
  })

  it('reads a hundred thousand lines', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `${400_638_000_000 + at}0`).join('\n')
    expect((await numbersReport(text, asked)).all).toBe(100_000)
  }, 60_000)
})
