import { defineCases } from '@/lib/kits/calculator'
import roman from './roman-numerals'

const planet = { title: 'PlanetMath: Roman numerals', href: 'http://planetmath.org/RomanNumerals' }
const geogebra = { title: 'GeoGebra: Roman Numerals', href: 'https://www.geogebra.org/m/bt3sdp3s' }
const libreoffice = { title: 'LibreOffice: ARABIC' }
const paper = { title: 'The rules as stated, by hand' }

/** Evaluated by LibreOffice. */
const spreadsheet = [
  [1994, 'MCMXCIV'],
  [3999, 'MMMCMXCIX'],
  [49, 'XLIX'],
  [888, 'DCCCLXXXVIII'],
  [1, 'I'],
] as const

export default defineCases(roman, [
  {
    name: '1999',
    given: { from: 'number', number: 1999 },
    expect: { written: 'MCMXCIX', value: null, note: null, plain: null, lower: 'mcmxcix' },
    source: { ...planet, how: '1999 is usually written MCMXCIX, not MIM' },
  },
  {
    name: 'XXIV',
    given: { from: 'roman', roman: 'xxiv' },
    expect: {
      value: 24,
      written: null,
      lower: null,
      parts: { rows: 2, at: { 0: { sign: 'XX', value: 20 }, 1: { sign: 'IV', value: 4 } }, sum: { value: 24 } },
    },
    source: { ...geogebra, how: 'XXIV = 10 + 10 + (5 - 1) = 24' },
  },
  {
    name: 'Five thousand has a line',
    given: { from: 'number', number: 5000 },
    expect: { written: 'V\u0305', plain: '(V)', lower: null, parts: { at: { 0: { sign: 'V\u0305', value: 5000 } } } },
    source: { ...planet, how: 'V with a bar is 5000' },
  },
  ...spreadsheet.flatMap(([number, written]) => [
    {
      name: `${number} in Roman numerals`,
      given: { from: 'number' as const, number },
      expect: { written },
      source: { ...libreoffice, how: `=ARABIC("${written}") is ${number}` },
    },
    {
      name: `${written} as a number`,
      given: { from: 'roman' as const, roman: written },
      expect: { value: number },
      source: { ...libreoffice, sheet: { formulas: { value: `=ARABIC("${written}")` } } },
    },
  ]),
  {
    name: 'MMDX',
    given: { from: 'roman', roman: 'MMDX' },
    expect: { value: 2510 },
    source: { ...geogebra, how: 'MMDX = 1000 + 1000 + 500 + 10 = 2510' },
  },
  {
    name: 'The largest number',
    given: { from: 'number', number: 3_999_999 },
    expect: { plain: '(MMMCMXCIX)CMXCIX' },
    source: { ...paper, how: '3999 thousands and 999' },
  },
  {
    name: 'Thousands in brackets',
    given: { from: 'roman', roman: '(IV)DLXVII' },
    expect: { value: 4567, plain: '(IV)DLXVII' },
    source: { ...paper, how: '4 × 1000 + 500 + 60 + 7' },
  },
  {
    name: 'Thousands with a line',
    given: { from: 'roman', roman: 'I\u0305V\u0305DLXVII' },
    expect: { value: 4567 },
    source: { ...paper, how: '4 × 1000 + 500 + 60 + 7' },
  },
  {
    name: 'A letter of its own for a numeral',
    given: { from: 'roman', roman: 'Ⅷ' },
    expect: { value: 8 },
    source: {
      title: 'The Unicode character database: U+2167',
      how: 'Compatibility decomposition VIII, as Python unicodedata.normalize prints it',
    },
  },
  {
    name: 'Four on a clock',
    given: { from: 'roman', roman: 'IIII' },
    expect: { value: 4, note: 'fair' },
    says: { note: 'elsewhere 4 is written IV' },
    source: { ...planet, how: 'IV is preferred to IIII' },
  },
  {
    name: 'A date',
    given: { from: 'date', date: '2024-06-15', order: 'dmy', mark: 'middle' },
    expect: {
      written: 'XV · VI · MMXXIV',
      lower: 'xv · vi · mmxxiv',
      parts: { rows: 3, at: { 2: { sign: 'MMXXIV', value: 2024 } } },
    },
    source: { ...paper, how: '15 = X + V, 6 = V + I, 2024 = MM + XX + IV' },
  },
  {
    name: 'A date in American order',
    given: { from: 'date', date: '2024-06-15', order: 'mdy', mark: 'point' },
    expect: { written: 'VI.XV.MMXXIV' },
    source: { ...paper, how: '15 = X + V, 6 = V + I, 2024 = MM + XX + IV' },
  },
  {
    name: 'A date from the year down',
    given: { from: 'date', date: '2024-06-15', order: 'ymd', mark: 'slash' },
    expect: { written: 'MMXXIV/VI/XV' },
    source: { ...paper, how: '15 = X + V, 6 = V + I, 2024 = MM + XX + IV' },
  },
  ...(
    [
      ['IC', 'its signs come to 99, which is written XCIX'],
      ['IIX', 'come to 8, which is written VIII'],
      ['VV', 'come to 10, which is written X'],
      ['XXXX', 'come to 40, which is written XL'],
      ['MIM', 'come to 1999, which is written MCMXCIX'],
      ['MMMM', 'come to 4000, which is written (IV)'],
      ['(III)', 'come to 3000, which is written MMM'],
      ['MCMA', '“A” is none of them'],
      ['XIZ', '“Z” is none of them'],
    ] as const
  ).map(([typed, because]) => ({
    name: `${typed} is no numeral`,
    given: { from: 'roman' as const, roman: typed },
    problem: 'roman' as const,
    because,
    source: { ...geogebra, how: 'At most three in a row; I before V and X, X before L and C, C before D and M' },
  })),
])
