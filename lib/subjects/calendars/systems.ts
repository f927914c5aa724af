import { monthNames } from '@/lib/base/format/dates'
import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'
import { gregorianOfJulian, julianOfGregorian } from '@/lib/subjects/time/julian-calendar'
import { coptic, ethiopian, hebrew, indian, isHebrewLeap, islamicTable, persian } from './arithmetic'
import { chinese, chineseYearName } from './chinese'
import type { Calendar, CalendarDate } from './date'
import { ummAlQura } from './umm-al-qura'

const hijriMonths = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Ula',
  'Jumada al-Thani',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
] as const
const persianMonths = [
  'Farvardin',
  'Ordibehesht',
  'Khordad',
  'Tir',
  'Mordad',
  'Shahrivar',
  'Mehr',
  'Aban',
  'Azar',
  'Dey',
  'Bahman',
  'Esfand',
] as const
const indianMonths = [
  'Chaitra',
  'Vaisakha',
  'Jyaistha',
  'Asadha',
  'Sravana',
  'Bhadra',
  'Asvina',
  'Kartika',
  'Agrahayana',
  'Pausa',
  'Magha',
  'Phalguna',
] as const
const copticMonths = [
  'Thout',
  'Paopi',
  'Hathor',
  'Koiak',
  'Tobi',
  'Meshir',
  'Paremhat',
  'Parmouti',
  'Pashons',
  'Paoni',
  'Epip',
  'Mesori',
  'Nesi',
] as const
const ethiopianMonths = [
  'Meskerem',
  'Tikimt',
  'Hidar',
  'Tahsas',
  'Tir',
  'Yekatit',
  'Megabit',
  'Miyazya',
  'Ginbot',
  'Sene',
  'Hamle',
  'Nehasse',
  'Pagume',
] as const
/** Adar I is in leap years alone; Adar is then Adar II. */
export const hebrewMonths = [
  'Tishri',
  'Heshvan',
  'Kislev',
  'Tevet',
  'Shevat',
  'Adar I',
  'Adar',
  'Nisan',
  'Iyar',
  'Sivan',
  'Tammuz',
  'Av',
  'Elul',
] as const
const chineseMonths = Array.from({ length: 12 }, (_, at) => `Month ${at + 1}`)

/** Japanese eras since the Gregorian calendar was taken over: their first day and first year. */
const eras = [
  { name: 'Reiwa', from: '2019-05-01' },
  { name: 'Heisei', from: '1989-01-08' },
  { name: 'Showa', from: '1926-12-25' },
  { name: 'Taisho', from: '1912-07-30' },
  { name: 'Meiji', from: '1873-01-01', first: 1868 },
] as const
export type Era = (typeof eras)[number]['name']
export const eraNames = Object.fromEntries(eras.map(({ name }) => [name, name])) as Record<Era, string>

const partsOf = (iso: string) => {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number)
  return { year, month, day }
}
const isoOf = ({ year, month, day }: CalendarDate) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** The Gregorian calendar with its years counted from another one. */
function shifted(by: number): Calendar {
  const of = (count: number) => {
    const iso = dayOfCount(count)
    if (iso === undefined) return undefined
    const date = partsOf(iso)
    return { ...date, year: date.year + by }
  }
  const gregorianCount = (date: CalendarDate) => {
    const iso = isoOf({ ...date, year: date.year - by })
    const count = Date.parse(`${iso}T00:00:00Z`) / 86_400_000
    return !Number.isNaN(count) && dayOfCount(count) === iso ? count : undefined
  }
  const lengthOf = (year: number) => {
    const first = gregorianCount({ year, month: 1, day: 1 })
    const last = gregorianCount({ year, month: 12, day: 31 })
    return first === undefined || last === undefined ? undefined : last - first + 1
  }
  return { of, count: gregorianCount, yearLength: lengthOf }
}

const gregorian = shifted(0)

const julian: Calendar = {
  of(count) {
    const iso = dayOfCount(count)
    return iso === undefined ? undefined : julianOfGregorian(iso)
  },
  count(date) {
    const iso = gregorianOfJulian(date)
    return iso === undefined ? undefined : dayCount(iso)
  },
  yearLength: (year) => (year % 4 === 0 ? 366 : 365),
}

interface System {
  label: string
  calendar: Calendar
  months: readonly string[]
  /** Behind the year. */
  era: string
  /** When its day begins, by the clock of the Gregorian date beside it. */
  begins: 'at midnight' | 'at sunset before' | 'at dawn'
}

/** Every calendar that a date is turned into, in the order of the page. */
export const systems = {
  gregorian: { label: 'Gregorian', calendar: gregorian, months: monthNames, era: '', begins: 'at midnight' },
  islamic: {
    label: 'Islamic, by the table',
    calendar: islamicTable,
    months: hijriMonths,
    era: 'AH',
    begins: 'at sunset before',
  },
  ummAlQura: {
    label: 'Islamic, Umm al-Qura',
    calendar: ummAlQura,
    months: hijriMonths,
    era: 'AH',
    begins: 'at sunset before',
  },
  hebrew: { label: 'Hebrew', calendar: hebrew, months: hebrewMonths, era: 'AM', begins: 'at sunset before' },
  persian: { label: 'Solar Hijri (Iran)', calendar: persian, months: persianMonths, era: 'SH', begins: 'at midnight' },
  indian: {
    label: 'Indian national (Saka)',
    calendar: indian,
    months: indianMonths,
    era: 'Saka',
    begins: 'at midnight',
  },
  chinese: { label: 'Chinese', calendar: chinese, months: chineseMonths, era: '', begins: 'at midnight' },
  japanese: { label: 'Japanese era', calendar: gregorian, months: monthNames, era: '', begins: 'at midnight' },
  buddhist: {
    label: 'Buddhist (Thailand)',
    calendar: shifted(543),
    months: monthNames,
    era: 'BE',
    begins: 'at midnight',
  },
  ethiopian: { label: 'Ethiopian', calendar: ethiopian, months: ethiopianMonths, era: 'EC', begins: 'at dawn' },
  coptic: { label: 'Coptic', calendar: coptic, months: copticMonths, era: 'AM', begins: 'at midnight' },
  julian: { label: 'Julian', calendar: julian, months: monthNames, era: '', begins: 'at midnight' },
} as const satisfies Readonly<Record<string, System>>
export type SystemName = keyof typeof systems

function eraOf(iso: string): { name: Era; year: number } | undefined {
  const era = eras.find(({ from }) => iso >= from)
  if (!era) return undefined
  const first = 'first' in era ? era.first : Number(era.from.slice(0, 4))
  return { name: era.name, year: Number(iso.slice(0, 4)) - first + 1 }
}

/** The count of a day of a Japanese era; undefined for one that the era does not have. */
export function countOfEra(name: Era, { year, month, day }: CalendarDate): number | undefined {
  const era = eras.find((one) => one.name === name)
  if (!era) return undefined
  const first = 'first' in era ? era.first : Number(era.from.slice(0, 4))
  const iso = isoOf({ year: first + year - 1, month, day })
  const count = gregorian.count({ year: first + year - 1, month, day })
  return count !== undefined && eraOf(iso)?.name === name ? count : undefined
}

/** A Hebrew month as it is numbered in its year, from its place in `hebrewMonths`; undefined for Adar I in a common year. */
export function hebrewMonth(place: number, year: number): number | undefined {
  if (isHebrewLeap(year)) return place
  return place === 6 ? undefined : place > 6 ? place - 1 : place
}

function hebrewName(month: number, year: number): string {
  if (!isHebrewLeap(year)) return hebrewMonths[month > 5 ? month : month - 1] ?? ''
  return month === 7 ? 'Adar II' : (hebrewMonths[month - 1] ?? '')
}

export interface Shown {
  /** 17 Jumada al-Thani 1448 AH; undefined where the calendar is not known on that day. */
  written: string | undefined
  date: CalendarDate | undefined
  yearDays: number | undefined
  isLeap: boolean
}

const usualLengths: Partial<Record<SystemName, number>> = { islamic: 354, ummAlQura: 354, hebrew: 355, chinese: 355 }

/** A day, counted from 1970, in one of the calendars. */
export function shownIn(name: SystemName, count: number): Shown {
  const { calendar, months, era } = systems[name]
  const iso = dayOfCount(count)
  const date = calendar.of(count)
  const ofEra = name === 'japanese' && iso !== undefined ? eraOf(iso) : undefined
  if (!date || (name === 'japanese' && !ofEra))
    return { written: undefined, date: undefined, yearDays: undefined, isLeap: false }
  const yearDays = calendar.yearLength(date.year)
  const isLeap = (yearDays ?? 0) > (usualLengths[name] ?? 365)
  const month = name === 'hebrew' ? hebrewName(date.month, date.year) : (months[date.month - 1] ?? '')
  if (ofEra) return { written: `${date.day} ${month} ${ofEra.name} ${ofEra.year}`, date, yearDays, isLeap }
  if (name === 'chinese')
    return {
      written: `Day ${date.day} of ${date.isLeapMonth ? `leap month ${date.month}` : `month ${date.month}`}, ${chineseYearName(date.year)} year`,
      date,
      yearDays,
      isLeap,
    }
  return { written: `${date.day} ${month} ${date.year}${era === '' ? '' : ` ${era}`}`, date, yearDays, isLeap }
}

/** The first day of the year that begins within a Gregorian year, as a count; undefined where none is known. */
export function newYearIn(name: SystemName, gregorianYear: number): number | undefined {
  const { calendar } = systems[name]
  const last = gregorian.count({ year: gregorianYear, month: 12, day: 31 })
  const year = last === undefined ? undefined : calendar.of(last)?.year
  const first = year === undefined ? undefined : calendar.count({ year, month: 1, day: 1 })
  return first !== undefined && dayOfCount(first)?.startsWith(`${String(gregorianYear).padStart(4, '0')}-`)
    ? first
    : undefined
}
