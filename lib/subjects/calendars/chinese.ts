import { existing, type Calendar, type CalendarDate } from './date'

const firstYear = 1930
/** 30 January 1930. */
const firstDay = -14_581
/**
 * For each year from 1930 to 2056 five hexadecimal digits: which month is put in (0 for none; 4 says that it follows the fourth), then 13
 * bits that say 30 days instead of 29. From lunar-javascript 1.7.7 (MIT License). In 2057 a new Moon falls ten seconds from midnight, so
 * that nobody knows its day yet.
 */
const months =
  '60c9601a9401d4a50da900b5a0056c3126e0125c7192d0192a01a9461b4a016aa00ad44155b004ba0125a2192b0152a7169500d94016aa' +
  '50ab5009b4014b630a5700a568152a01d2a00d54615aa0156a0096c414ae014ae00a4c31d2601b2a70b5500ad4012da5095d0095a0149a' +
  '41a4d01a4a81aa5016a8016d4612da012b6009364149701496a164b00d4a00da8615b40156c012ae5092f0092e00c9630d4a01d4a80d65' +
  '00b580156c5126d0125c0192c41a9501a9401b4a20b5500ad47155b004ba0125a5192b0152a01694416aa015aa90ab500974014b660a57' +
  '00a560152640e9500d54015aa209b50096c614ae0149c01a4c51d2601aa600b5430d6a012dab095d0095a0149a61a4b01a4a01aa451b54' +
  '016b400ada2095b0093671497014960154a516a500da4015b430ab60126e8092f0092e00c9660d4a01d4a'

const years = months.length / 5
interface Year {
  /** The month after which one is put in; 0 for none. */
  leap: number
  lengths: readonly number[]
  first: number
}

const known: Year[] = []
function yearOf(year: number): Year | undefined {
  if (known.length === 0) {
    let first = firstDay
    for (let at = 0; at < years; at++) {
      const leap = Number.parseInt(months[at * 5] ?? '0', 16)
      const bits = Number.parseInt(months.slice(at * 5 + 1, at * 5 + 5), 16)
      const lengths = Array.from({ length: leap > 0 ? 13 : 12 }, (_, month) => 29 + ((bits >> (12 - month)) & 1))
      known.push({ leap, lengths, first })
      first += lengths.reduce((sum, length) => sum + length, 0)
    }
  }
  return known[year - firstYear]
}

const daysOf = ({ lengths }: Year) => lengths.reduce((sum, length) => sum + length, 0)

function of(count: number): CalendarDate | undefined {
  let number = firstYear + Math.floor((count - firstDay) / 365.25)
  let year = yearOf(number)
  while (year && year.first + daysOf(year) <= count) year = yearOf(++number)
  while (year && year.first > count) year = yearOf(--number)
  if (!year) return undefined
  let { first } = year
  let at = 0
  while (first + (year.lengths[at] ?? 0) <= count) first += year.lengths[at++] ?? 0
  const isLater = year.leap > 0 && at >= year.leap
  return {
    year: number,
    month: isLater ? at : at + 1,
    day: count - first + 1,
    ...(year.leap > 0 && at === year.leap && { isLeapMonth: true }),
  }
}

/** The Chinese calendar, 1930 to 2056, by the Gregorian year in which its year begins. */
export const chinese: Calendar = {
  of,
  count(date) {
    const year = yearOf(date.year)
    if (!year || date.month > 12 || (date.isLeapMonth && date.month !== year.leap)) return undefined
    const at = date.month - 1 + (date.isLeapMonth || (year.leap > 0 && date.month > year.leap) ? 1 : 0)
    const before = year.lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
    return existing({ of }, date, ({ day }) => year.first + before + day - 1)
  },
  yearLength(number) {
    const year = yearOf(number)
    return year && daysOf(year)
  },
}

const stems = ['Wood', 'Wood', 'Fire', 'Fire', 'Earth', 'Earth', 'Metal', 'Metal', 'Water', 'Water']
const animals = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig']

/** The year of the cycle of sixty: Fire Horse. */
export function chineseYearName(year: number): string {
  const at = (((year - 4) % 60) + 60) % 60
  return `${stems[at % 10] ?? ''} ${animals[at % 12] ?? ''}`
}
