import { describe, expect, it } from 'vitest'
import { dataKindOf, type DataKind } from '@/lib/kits/asked/data-kinds'

describe('what was pasted is told by its form', () => {
  it.each<[DataKind, string]>([
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['iban', 'de89370400440532013000'],
    ['iban', 'IBAN: GB33 BUKB 2020 1555 5555 55'],
    ['iban', 'NO93 8601 1117 947'],
    ['iban', 'MT84MALT011000012345MTLCAST001S'],
    // One that is mistyped is answered as well: the tool says so.
    ['iban', 'DE88370400440532013000'],
    ['gtin', '4006381333931'],
    ['gtin', '978-0-306-40615-7'],
    ['gtin', ' 9780306406157 '],
    ['colour', '#fff'],
    ['colour', '#1A7F5A'],
    ['colour', '#1a7f5a80'],
    ['colour', 'rgb(26 127 90 / 50%)'],
    ['colour', 'rgba(26, 127, 90, .5)'],
    ['colour', 'hsl(158deg 66% 30%)'],
    ['colour', 'oklch(0.53 0.11 163)'],
    ['colour', 'oklab(53% -0.1 0.03)'],
    ['stamp', '1700000000000'],
    ['stamp', '1700000000'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%s: %s', (kind, text) => {
    expect(dataKindOf(text)).toBe(kind)
  })

  it.each([
    'red',
    'rebeccapurple',
    '#',
    '#12',
    '#12345',
    '#hash',
    '#trending2026',
    'rgb()',
    'rgb(red)',
    'hsl calculator',
    'at20 year loan cost',
    // A digest and an id of a database.
    'ae12cd34ef5678901234567890abcdef',
    'de12cd34ef56789012345678',
    'in 2026 what is 18 of 1250',
    'DE89',
    '97803064061',
    '978-0-306-40615-8',
    'ab12 loan cost year plan',
  ])('%s is none of them', (text) => {
    expect(dataKindOf(text)).toBeUndefined()
  })

  it('a barcode whose check digit does not fit stays what it was: a number of milliseconds', () => {
    expect(dataKindOf('4006381333932')).toBe('stamp')
  })

  it('takes no longer for a hostile text', () => {
    for (const text of [
      `de89${' 1234'.repeat(40_000)}x`,
      `rgb(${'1 '.repeat(90_000)}`,
      '9'.repeat(200_000),
      `#${'f'.repeat(200_000)}`,
    ])
      expect(dataKindOf(text)).toBeUndefined()
  })
})
