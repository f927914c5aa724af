import { choice, date, defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import { largestRoman, readRoman, romanParts, writeRoman, writeRomanPlain } from '@/lib/subjects/numbers/roman'

export default defineCalculator({
  inputs: {
    from: choice('Convert', {
      options: { number: 'A number', roman: 'A Roman numeral', date: 'A date' },
      initial: 'number',
    }),
    number: integer('Number', { initial: 1994, min: 1, max: largestRoman, shownWhen: { field: 'from', is: 'number' } }),
    roman: text('Roman numeral', {
      initial: 'MCMXCIV',
      maxLength: 60,
      shownWhen: { field: 'from', is: 'roman' },
      help: 'Either case. Thousands with a line above may stand in brackets: (IV)DLXVII is 4567.',
    }),
    date: date('Date', {
      initial: '1994-07-04',
      min: '0001-01-01',
      max: '9999-12-31',
      shownWhen: { field: 'from', is: 'date' },
    }),
    order: choice('Order', {
      options: { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' },
      initial: 'dmy',
      initialIn: { us: 'mdy', jp: 'ymd', kr: 'ymd' },
      as: 'menu',
      shownWhen: { field: 'from', is: 'date' },
    }),
    mark: choice('Between the parts', {
      options: { point: 'Point', middle: 'Middle dot', space: 'Space', slash: 'Slash' },
      initial: 'middle',
      as: 'menu',
      shownWhen: { field: 'from', is: 'date' },
      refines: true,
    }),
  },
  outputs: {
    written: { kind: 'text', label: 'Roman numeral', optional: true },
    value: { kind: 'count', label: 'Number', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    plain: { kind: 'text', label: 'Without a line above', optional: true },
    lower: { kind: 'text', label: 'In small letters', optional: true },
    parts: {
      kind: 'table',
      label: 'Sign by sign',
      totals: ['value'],
      columns: {
        sign: { kind: 'text', label: 'Signs' },
        value: { kind: 'count', label: 'Value' },
      },
    },
  },
  formula:
    'M 1000, D 500, C 100, L 50, X 10, V 5, I 1; a smaller sign before a larger one is taken off, in IV, IX, XL, XC, CD and CM only',
  limits: [
    'Whole numbers from 1 to 3,999,999: the Romans wrote neither zero nor negative numbers this way.',
    'From 4000 a line above multiplies by 1000, so that 4000 is IV with a line and not MMMM.',
    'These are the rules of today; inscriptions are freer.',
  ],
  sources: [
    { title: 'PlanetMath: Roman numerals', href: 'http://planetmath.org/RomanNumerals' },
    { title: 'GeoGebra: Roman Numerals, rules and large numbers', href: 'https://www.geogebra.org/m/bt3sdp3s' },
  ],

  compute({ from, number, roman, date: day, order, mark }) {
    if (from === 'date') {
      const [year = 1, month = 1, ofMonth = 1] = day.split('-').map(Number)
      const ordered = { dmy: [ofMonth, month, year], mdy: [month, ofMonth, year], ymd: [year, month, ofMonth] }[order]
      const written = ordered.map(writeRoman).join(marks[mark])
      return {
        written,
        lower: written.toLowerCase(),
        parts: ordered.map((value) => ({ sign: writeRoman(value), value })),
      }
    }
    if (from === 'number')
      return {
        written: writeRoman(number),
        plain: number < 4000 ? undefined : writeRomanPlain(number),
        lower: number < 4000 ? writeRoman(number).toLowerCase() : undefined,
        parts: romanParts(number),
      }
    const read = readRoman(roman)
    if ('wrong' in read)
      return problem(
        'roman',
        read.wrong === 'signs'
          ? `must be made of I, V, X, L, C, D and M${read.sign === '' ? '' : `; “${read.sign}” is none of them`}`
          : rightForm(read.value),
      )
    return {
      value: read.value,
      note: read.isClockFace
        ? {
            is: 'fair',
            says: `IIII stands on dials of clocks; elsewhere ${read.value} is written ${writeRoman(read.value)}.`,
          }
        : undefined,
      plain: read.value < 4000 ? undefined : writeRomanPlain(read.value),
      parts: romanParts(read.value),
    }
  },

  steps({ from }, { parts }) {
    if (from !== 'roman') return []
    return [
      {
        gives: 'value',
        is: parts.map((_, at) => `{parts.${at}.value}`).join(' + '),
      },
    ]
  },

  asked: [
    { says: '{number} in roman numerals|numeral', sets: { from: 'number' }, gives: ['written'] },
    { says: 'roman numeral|numerals|number {number}', sets: { from: 'number' }, gives: ['written'] },
    { says: 'roman {number}', sets: { from: 'number' }, gives: ['written'] },
  ],
  examples: [
    { name: 'A film of 1994', given: { from: 'number', number: 1994 }, expect: { written: 'MCMXCIV' } },
    { name: 'A cornerstone', given: { from: 'roman', roman: 'MDCCCLXXXVIII' }, expect: { value: 1888 } },
    {
      name: 'An engraved date',
      given: { from: 'date', date: '2024-06-15', order: 'dmy', mark: 'middle' },
      expect: { written: 'XV · VI · MMXXIV' },
    },
  ],
})

const marks = { point: '.', middle: ' · ', space: ' ', slash: '/' } as const

function rightForm(value: number): string {
  return value >= 1 && value <= largestRoman
    ? `must follow the rules: its signs come to ${value}, which is written ${value < 4000 ? writeRoman(value) : writeRomanPlain(value)}`
    : 'must come to a number from 1 to 3,999,999'
}
