import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shownNumber } from '@/lib/subjects/tables/shown-number'

/* What Excel showed: the tables of SheetJS SSF, tests/vectors/ssf. */

const read = (name: string) => readFileSync(`tests/vectors/ssf/${name}`, 'utf8')
const json = <Rows>(name: string) => JSON.parse(read(name)) as Rows

/** Codes that these tables know by number; those of short days depend on the computer that shows them. */
const codes: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
}

interface Shown {
  number: number
  code: string
  text: string
}

const lastDay = 2_958_466

function general(): Shown[] {
  return json<[number, number, string][]>('general.json').map(([number, , text]) => ({ number, code: 'General', text }))
}

const fractions = () =>
  json<[number, string, string][]>('fraction.json').map(([number, code, text]) => ({ number, code, text }))

function implied(): Shown[] {
  return json<[number, [number, string][] | string][]>('implied.json').flatMap(([number, list]) =>
    !Array.isArray(list)
      ? []
      : list.flatMap(([id, text]) => {
          const code = codes[id]
          const isDay = id >= 15 && id <= 47 && !(id >= 37 && id <= 40)
          // A number that is no day is never shown as one: the reader of cells gives it as digits.
          if (code === undefined || (isDay && (number < 0 || number >= lastDay))) return []
          return [{ number, code, text }]
        }),
  )
}

function table(name: string): Shown[] {
  const [heads = [], ...rows] = read(name)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  // A bar before a text marks what that project leaves out of its own comparison.
  return rows.flatMap(([number, ...texts]) =>
    texts.map((text, at) => ({ number: Number(number), code: heads[at + 1] ?? '', text: text.replace(/^\|/, '') })),
  )
}

const oddities = () =>
  json<[string, ...[number | string, string][]][]>('oddities.json').flatMap(([code, ...shown]) =>
    typeof code === 'string'
      ? shown.flatMap(([number, text]) =>
          typeof number === 'number' && text !== undefined ? [{ number, code, text }] : [],
        )
      : [],
  )

const by = { decimal: '.', is1904: false } as const

/** Where the library differs from Excel: a sign within conditions, the lunar calendar, and a fraction that comes to a whole. */
const differs = [
  '[Red][<-25]General;[Blue][>25]General;[Green]General;[Yellow]General of -50.1',
  '[Red][<=-25]General;[Blue][>=25]General;[Green]General;[Yellow]General of -25',
  '[Red][<=-25]General;[Blue][>=25]General;[Green]General;[Yellow]General of -26.1',
  'B2yyyymmdd of 1000',
  "[Red]General ;[Blue]General\\ ;[Green]Generalp;[Yellow]General' of -25",
  '# ?/? of 12345678.9',
]
/** Texts of that project's to-do list, which Excel never showed. */
const isToDo = ({ text, code }: Shown) => text === 'TODO' || code.includes('TODO') || code === String.raw`\r`

const wrong = (all: readonly Shown[]) =>
  all.flatMap((one) => {
    if (isToDo(one) || shownNumber(one.number, one.code, false, by) === one.text.trim()) return []
    return [`${one.code} of ${one.number}`]
  })

describe('a number by its format', () => {
  it.each([
    ['General', general, 338],
    ['fractions', fractions, 100],
    ['formats known by number', implied, 480],
    ['exponents', () => table('exp.tsv'), 180],
    ['groups and thousands', () => table('comma.tsv'), 100],
    ['oddities', oddities, 180],
  ])('is shown as by Excel: %s', (_, shown, least) => {
    const all = shown()
    expect(all.length).toBeGreaterThanOrEqual(least)
    expect(wrong(all).filter((one) => !differs.includes(one))).toEqual([])
  })

  it('has a decimal comma where that is wanted, and its days in English', () => {
    const comma = { decimal: ',', is1904: false } as const
    expect(shownNumber(1234.5, '#,##0.00', false, comma)).toBe('1.234,50')
    expect(shownNumber(45_000, 'd mmmm yyyy', true, comma)).toBe('15 March 2023')
  })

  it('is a day of the system that the workbook counts in', () => {
    // ECMA-376 Part 1, 18.17.4.1: 1 January 1904 is 0 there and 1462 in the 1900 system.
    expect(shownNumber(0, 'yyyy-mm-dd', true, { decimal: '.', is1904: true })).toBe('1904-01-01')
    expect(shownNumber(1462, 'yyyy-mm-dd', true, by)).toBe('1904-01-01')
  })

  it('is nothing where nobody can read the format', () => {
    expect(shownNumber(1, 'G3neral', false, by)).toBeUndefined()
  })
})
