import { describe, expect, it } from 'vitest'
import {
  isNumberPattern,
  numberSeriesOf,
  readDocumentNumber,
  writeDocumentNumber,
} from '@/lib/kits/records/number-pattern'

const at = { day: '2026-03-09', prefix: 'INV' }

describe('a pattern of numbers', () => {
  it.each([
    ['INV-{year}-{number:4}', 7, 'INV-2026-0007'],
    ['INV-{year}-{number:4}', 12345, 'INV-2026-12345'],
    ['{kind}{year:2}{month}/{number}', 7, 'INV2603/7'],
    ['{number:9}', 1, '000000001'],
  ])('%s writes %i as %s', (pattern, number, written) => {
    expect(isNumberPattern(pattern)).toBe(true)
    expect(writeDocumentNumber(pattern, at, number)).toBe(written)
    expect(readDocumentNumber(numberSeriesOf(pattern, at), written)).toBe(number)
  })

  // Rule 46(b) of India's CGST Rules asks for a series of its own for each financial year, which runs from 1 April to 31 March.
  it.each([
    ['2026-03-31', 4, 'INV/2025-26/0007'],
    ['2026-04-01', 4, 'INV/2026-27/0007'],
    ['2026-12-31', 4, 'INV/2026-27/0007'],
    ['2027-01-01', 4, 'INV/2026-27/0007'],
    ['2099-07-01', 7, 'INV/2099-00/0007'],
    ['2099-06-30', 7, 'INV/2098-99/0007'],
    ['2026-12-31', 12, 'INV/2026-27/0007'],
    ['2026-11-30', 12, 'INV/2025-26/0007'],
    ['2026-03-31', 1, 'INV/2026/0007'],
  ])('the fiscal year of %s, begun in month %i, is that of %s', (day, fiscalMonth, written) => {
    const pattern = '{kind}/{fiscal-year}/{number:4}'
    const then = { day, prefix: 'INV', fiscalMonth }
    expect(isNumberPattern(pattern)).toBe(true)
    expect(writeDocumentNumber(pattern, then, 7)).toBe(written)
    expect(readDocumentNumber(numberSeriesOf(pattern, then), written)).toBe(7)
  })

  it('writes a fiscal year short, within the sixteen characters that India allows', () => {
    const written = writeDocumentNumber('{kind}/{fiscal-year:2}/{number:5}', { ...at, fiscalMonth: 4 }, 123)
    expect(written).toBe('INV/25-26/00123')
    expect(written.length).toBeLessThanOrEqual(16)
    expect(writeDocumentNumber('{fiscal-year:2}-{number}', at, 1)).toBe('26-1')
  })

  it('goes on over New Year and begins anew in April where it has the fiscal year', () => {
    const series = (day: string) => numberSeriesOf('{fiscal-year}-{number}', { day, prefix: '', fiscalMonth: 4 })
    expect(series('2026-12-31')).toBe(series('2027-01-01'))
    expect(series('2027-03-31')).not.toBe(series('2027-04-01'))
  })

  it.each([
    'INV-{fiscal}-{number}',
    '{fiscal-year:4}-{number}',
    'INV-{year}',
    '',
    '{number}-{number:2}',
    '{day}-{number}',
    '{number:0}',
    '{number:10}',
    '{number',
    '{number}}',
    '{{number}}',
    '{Number}',
    `${'x'.repeat(33)}{number}`,
  ])('%s is refused', (pattern) => {
    expect(isNumberPattern(pattern)).toBe(false)
    expect(() => writeDocumentNumber(pattern, at, 1)).toThrow(RangeError)
  })

  it('begins anew each year where it has the year, and goes on with other padding', () => {
    const next = { ...at, day: '2027-01-01' }
    expect(numberSeriesOf('INV-{year}-{number:4}', at)).not.toBe(numberSeriesOf('INV-{year}-{number:4}', next))
    expect(numberSeriesOf('INV-{number:4}', at)).toBe(numberSeriesOf('INV-{number:4}', next))
    expect(numberSeriesOf('INV-{year}-{number:4}', at)).toBe(numberSeriesOf('INV-{year}-{number:6}', at))
  })

  it('counts kinds apart where it has the kind, and together where it has not', () => {
    const quotation = { ...at, prefix: 'QUO' }
    expect(numberSeriesOf('{kind}-{number}', at)).not.toBe(numberSeriesOf('{kind}-{number}', quotation))
    expect(numberSeriesOf('{year}-{number}', at)).toBe(numberSeriesOf('{year}-{number}', quotation))
  })

  it.each(['INV-2025-0007', 'INV-2026-', 'INV-2026-7a', 'INV-2026-1e3', ' INV-2026-7', 'INV-2026-9999999999999999'])(
    '%s is no number of the series',
    (text) => {
      expect(readDocumentNumber(numberSeriesOf('INV-{year}-{number:4}', at), text)).toBeUndefined()
    },
  )

  it('a prefix that ends as the rest begins is not read twice', () => {
    expect(readDocumentNumber('1{number}1', '1')).toBeUndefined()
  })
})
