import { choice, date, defineCalculator, integer, problem, toggle } from '@/lib/kits/calculator'
import {
  countOfEra,
  eraNames,
  hebrewMonth,
  hebrewMonths,
  newYearIn,
  shownIn,
  systems,
  type SystemName,
} from '@/lib/subjects/calendars/systems'
import { dayCount, dayOfCount, weekdayNameOf } from '@/lib/subjects/time/calendar'

/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-11-27'
const names = Object.keys(systems) as SystemName[]
const labels = Object.fromEntries(names.map((name) => [name, systems[name].label])) as Record<SystemName, string>
const others = names.filter((name) => name !== 'gregorian')
const monthsOf = (months: readonly string[]) =>
  Object.fromEntries(months.map((month, at) => [String(at + 1), month])) as Record<string, string>
const monthOf = (months: readonly string[], is: readonly SystemName[]) =>
  choice('Month', { options: monthsOf(months), initial: '1' as string, as: 'menu', shownWhen: { field: 'from', is } })

export default defineCalculator({
  inputs: {
    from: choice('Date in the calendar', { options: labels, initial: 'gregorian', as: 'menu' }),
    date: date('Date', {
      optional: true,
      shownWhen: { field: 'from', is: 'gregorian' },
      help: 'Left empty, it is today by the calendar of your device.',
    }),
    era: choice('Era', {
      options: eraNames,
      initial: 'Reiwa',
      as: 'menu',
      shownWhen: { field: 'from', is: 'japanese' },
    }),
    year: integer('Year', { initial: 1448, min: 1, max: 9999, shownWhen: { field: 'from', is: others } }),
    hijriMonth: monthOf(systems.islamic.months, ['islamic', 'ummAlQura']),
    hebrewMonth: monthOf(hebrewMonths, ['hebrew']),
    persianMonth: monthOf(systems.persian.months, ['persian']),
    indianMonth: monthOf(systems.indian.months, ['indian']),
    chineseMonth: monthOf(systems.chinese.months, ['chinese']),
    plainMonth: monthOf(systems.gregorian.months, ['julian', 'buddhist', 'japanese']),
    ethiopianMonth: monthOf(systems.ethiopian.months, ['ethiopian']),
    copticMonth: monthOf(systems.coptic.months, ['coptic']),
    leapMonth: toggle('Leap month of this number', { initial: false, shownWhen: { field: 'from', is: 'chinese' } }),
    day: integer('Day', { initial: 1, min: 1, max: 31, shownWhen: { field: 'from', is: others } }),
    to: choice('Read it in', {
      options: labels,
      initial: 'islamic',
      initialIn: { sa: 'ummAlQura', ae: 'ummAlQura', in: 'indian', jp: 'japanese' },
      as: 'menu',
    }),
  },
  outputs: {
    written: { kind: 'text', label: 'Date' },
    gregorian: { kind: 'date', label: 'Gregorian date' },
    weekday: { kind: 'text', label: 'Weekday' },
    yearDays: { kind: 'count', label: 'Days in that year' },
    leap: { kind: 'text', label: 'That year is' },
    all: {
      kind: 'table',
      label: 'In every calendar',
      columns: {
        calendar: { kind: 'text', label: 'Calendar' },
        written: { kind: 'text', label: 'Date' },
        year: { kind: 'text', label: 'Year' },
        begins: { kind: 'text', label: 'Its day begins' },
      },
    },
    newYears: {
      kind: 'table',
      label: 'New years in this Gregorian year',
      columns: {
        calendar: { kind: 'text', label: 'Calendar' },
        day: { kind: 'date', label: 'First day' },
        weekday: { kind: 'text', label: 'Weekday' },
        days: { kind: 'count', label: 'Days of the year' },
      },
    },
  },
  formula: 'Every date becomes a count of days; the other calendar’s rule turns the count into its year, month and day',
  limits: [
    'Islamic months begin when the crescent is seen, so that a day’s difference from these tables is common.',
    'Umm al-Qura is known from 1420 to 1450, where two published tables agree; beyond them they do not.',
    'The Chinese calendar is known from 1930 to 2056: a new Moon of 2057 falls ten seconds from midnight.',
    'Solar Hijri is known from 1304, when it became law, to 1500; Japanese eras from 1873, when the Gregorian calendar came.',
    'Days of the Islamic and Hebrew calendars begin at sunset: after it, the date is that of the next day.',
    'Before they were introduced, calendars are counted back as if they had been in use.',
  ],
  sources: [
    { title: 'E. M. Reingold and N. Dershowitz: Calendrical Calculations, 4th edition' },
    {
      title: 'R. H. van Gent: The Umm al-Qura Calendar of Saudi Arabia',
      href: 'https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm',
    },
    { title: 'GB/T 33661-2017: Calculation and promulgation of the Chinese calendar' },
  ],

  compute(values, { today, show }) {
    const { from, to } = values
    const count = from === 'gregorian' ? dayCount(values.date ?? today ?? exampleDay) : countOf(from, values)
    if (count === undefined)
      return problem('day', `must be a day that this calendar has and that is known here; ${knownOf(from)}`)
    const gregorian = dayOfCount(count)
    if (gregorian === undefined) return problem('year', 'must keep the date within the Gregorian years 1 to 9999')
    const wanted = shownIn(to, count)
    if (wanted.written === undefined)
      return problem('to', `must be another calendar on ${show.date(gregorian)}: ${knownOf(to)}`)
    const year = Number(gregorian.slice(0, 4))
    return {
      written: wanted.written,
      gregorian,
      weekday: weekdayNameOf(gregorian),
      yearDays: wanted.yearDays ?? 0,
      leap: wanted.isLeap ? 'A leap year' : 'A common year',
      all: names.map((name) => {
        const { written, isLeap } = shownIn(name, count)
        return {
          calendar: labels[name],
          written: written ?? 'not known here',
          year: written === undefined ? null : isLeap ? 'leap' : 'common',
          begins: systems[name].begins,
        }
      }),
      newYears: newYearsOf(year),
    }
  },

  steps: ({ from, to }, { gregorian, written }, show) => [
    { finds: labels[from], working: 'Counted in days to the Gregorian date', gives: show.date(gregorian) },
    { finds: labels[to], working: 'The same count by the rule of this calendar', gives: written },
  ],

  examples: [
    {
      name: 'Beginning of Ramadan',
      given: { from: 'islamic', year: 1448, hijriMonth: '9', day: 1, to: 'gregorian' },
      expect: { written: '8 February 2027', gregorian: '2027-02-08', weekday: 'Monday' },
    },
    {
      name: 'A birthday by the Hebrew calendar',
      given: { from: 'gregorian', date: '1990-03-14', to: 'hebrew' },
      expect: { written: '17 Adar 5750 AM', leap: 'A common year' },
    },
  ],
})

interface Typed {
  year: number
  day: number
  era: keyof typeof eraNames
  leapMonth: boolean
  hijriMonth: string
  hebrewMonth: string
  persianMonth: string
  indianMonth: string
  chineseMonth: string
  plainMonth: string
  ethiopianMonth: string
  copticMonth: string
}

const monthFields: Readonly<Record<Exclude<SystemName, 'gregorian'>, keyof Typed & `${string}Month`>> = {
  islamic: 'hijriMonth',
  ummAlQura: 'hijriMonth',
  hebrew: 'hebrewMonth',
  persian: 'persianMonth',
  indian: 'indianMonth',
  chinese: 'chineseMonth',
  japanese: 'plainMonth',
  buddhist: 'plainMonth',
  ethiopian: 'ethiopianMonth',
  coptic: 'copticMonth',
  julian: 'plainMonth',
}

function countOf(from: Exclude<SystemName, 'gregorian'>, values: Typed): number | undefined {
  const { year, day } = values
  const place = Number(values[monthFields[from]])
  if (from === 'japanese') return countOfEra(values.era, { year, month: place, day })
  const month = from === 'hebrew' ? hebrewMonth(place, year) : place
  if (month === undefined) return undefined
  return systems[from].calendar.count({
    year,
    month,
    day,
    ...(from === 'chinese' && values.leapMonth && { isLeapMonth: true }),
  })
}

const ranges: Partial<Record<SystemName, string>> = {
  ummAlQura: 'Umm al-Qura is known from 1420 to 1450',
  chinese: 'the Chinese calendar is known from 1930 to 2056',
  persian: 'Solar Hijri is known from 1304 to 1500',
  japanese: 'eras are known from 1873',
  hebrew: 'Adar I is in leap years alone',
}
const knownOf = (name: SystemName) => ranges[name] ?? 'months differ in length'

function newYearsOf(year: number) {
  return names.flatMap((name) => {
    const first = newYearIn(name, year)
    const day = first === undefined ? undefined : dayOfCount(first)
    if (first === undefined || day === undefined) return []
    return [{ calendar: labels[name], day, weekday: weekdayNameOf(day), days: shownIn(name, first).yearDays ?? 0 }]
  })
}
