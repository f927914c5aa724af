/*
 * Writes second.json: the days off by the npm package date-holidays 3.37.0, which works them out from tables of its own. Only days are
 * kept, no names.
 *
 *   node tests/vectors/holidays/second.mjs <folder with node_modules> > tests/vectors/holidays/second.json
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const Holidays = createRequire(path.resolve(process.argv[2], 'x.js'))('date-holidays')
const places = [
  ...['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'].map((one) => ['DE', one]),
  ...['AT', 'BE', 'BG', 'CZ', 'DK', 'EE', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT', 'LU', 'LV', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'BR', 'CO', 'MX', 'ZA', 'KR', 'NZ'].map((one) => [one, '']),
]
const lists = places.map(([country, region]) => {
  const holidays = region === '' ? new Holidays(country) : new Holidays(country, region)
  const days = [2024, 2025, 2026, 2027].flatMap((year) =>
    holidays
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .flatMap(({ date, start, end }) => [date.slice(0, 10)]),
  )
  return { country, region, days: [...new Set(days)].toSorted() }
})
console.log(JSON.stringify(lists, undefined, 1))
