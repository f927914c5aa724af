import type { Report, ReportFinding, ReportPart, ReportTable } from '@/lib/base/report/report'
import { dayCount, daysLater, weekdayNameOf, weekdayOf } from '@/lib/subjects/time/calendar'
import { bestBreaks, bridges, longWeekends, type Break, type DaysOff } from './breaks'
import { holidayCountries, tablesOf, type HolidayCountry } from './countries'
import { readOwnDays, type OwnDay } from './own-days'
import { kindChoices, kindLabels, type HolidayKind, type KindChoice } from './kinds'
import { holidayFiles } from './files'
import { holidaysOfYear, type Holiday, type HolidayTable } from './table'

export interface Place {
  country: HolidayCountry
  /** Empty for the country as a whole. */
  region: string
}

export interface HolidayQuestion {
  /** The first is planned for; the others are compared with it. */
  places: readonly Place[]
  year: number
  kinds: KindChoice
  /** Days of leave. */
  leave: number
  /** Breaks of so many days at least. */
  least: number
  /** Days of the week without work, 0 is Sunday; undefined for the country's own. */
  weekend: readonly number[] | undefined
  /** In the calendar file. */
  names: 'english' | 'own'
  own: string
}

/** A holiday, or a stretch of the same one. */
export interface ListedHoliday extends Holiday {
  until: string
}

export interface HolidayPlace extends Place {
  countryName: string
  /** With its region. */
  name: string
  /** Regions of the country by code and name. */
  regions: readonly (readonly [string, string])[]
}

export interface HolidayAnswer extends Report {
  year: number
  places: readonly HolidayPlace[]
  /** Of the first place, with the visitor's own days. */
  days: readonly ListedHoliday[]
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Days of one name that follow each other become a stretch. */
function stretched(days: readonly Holiday[]): ListedHoliday[] {
  const listed: ListedHoliday[] = []
  for (const one of days) {
    const last = listed.findLast(({ name, kind }) => name === one.name && kind === one.kind)
    if (last && daysLater(last.until, 1) === one.day) last.until = one.day
    else listed.push({ ...one, until: one.day })
  }
  return listed
}

const ownHoliday = ({ day, until, name }: OwnDay): ListedHoliday => ({
  day,
  until,
  name,
  localName: name,
  kind: 'public',
  mayChange: false,
  regions: [],
})

const shownBy = (kinds: KindChoice, days: readonly Holiday[]) => {
  const shows: readonly HolidayKind[] = kindChoices[kinds].shows
  return days.filter(({ kind }) => shows.includes(kind))
}

export interface Known {
  place: Place
  table: HolidayTable
}

function namedPlace({ place: { country, region }, table }: Known): HolidayPlace {
  const regions = Object.entries(table.regions).toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
  const known = table.regions[region] === undefined ? '' : region
  const countryName = holidayCountries[country]
  const name = known === '' ? countryName : `${countryName}, ${table.regions[known]}`
  return { country, region: known, countryName, name, regions }
}

function datesOf({ day, until }: { day: string; until: string }): string[] {
  return Array.from({ length: dayCount(until) - dayCount(day) + 1 }, (_, at) => daysLater(day, at) ?? day)
}

interface Planned extends DaysOff {
  weekend: readonly number[]
}

/** Who is free when: the weekend, the holidays of the years around and the visitor's own days. */
function plannedBy(first: Known, region: string, question: HolidayQuestion, own: readonly OwnDay[]): Planned {
  const { year, kinds } = question
  const off: readonly HolidayKind[] = kindChoices[kinds].off
  const weekend = question.weekend ?? first.table.weekend
  const free = new Set(
    [year - 1, year, year + 1].flatMap((one) =>
      holidaysOfYear(first.table, one, region)
        .filter(({ kind }) => off.includes(kind))
        .map(({ day }) => day),
    ),
  )
  for (const day of own.flatMap(datesOf)) free.add(day)
  const isWeekend = (iso: string) => weekend.includes(weekdayOf(iso))
  return {
    year,
    weekend,
    isFree: (iso) => isWeekend(iso) || free.has(iso),
    isGained: (iso) => free.has(iso) && !isWeekend(iso),
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Thu 6 May', with the year where it is another, on one line however narrow a cell is. */
function dayIn(year: number, iso: string): string {
  const [ofYear = '', month = '', day = ''] = iso.split('-')
  const more = Number(ofYear) === year ? [] : [ofYear]
  return [weekdayNameOf(iso).slice(0, 3), String(Number(day)), months[Number(month) - 1], ...more].join('\u00a0')
}

const span = (year: number, day: string, until: string) =>
  day === until ? dayIn(year, day) : `${dayIn(year, day)} to ${dayIn(year, until)}`

function listTable(days: readonly ListedHoliday[], table: HolidayTable, year: number): ReportTable {
  const hasLocal = days.some(({ name, localName }) => name !== localName)
  const hasKinds = days.some(({ kind }) => kind !== 'public')
  const hasChange = days.some(({ mayChange }) => mayChange)
  const hasRegions = days.some(({ regions }) => regions.length > 0)
  const regionNames = (codes: readonly string[]) =>
    codes.length > 6 ? plural(codes.length, 'region') : codes.map((code) => table.regions[code] ?? code).join(', ')
  return {
    label: 'Holidays',
    columns: [
      'Date',
      'Name',
      ...(hasLocal ? ['In its own language'] : []),
      ...(hasKinds ? ['Kind'] : []),
      ...(hasRegions ? ['In'] : []),
      ...(hasChange ? ['Certain'] : []),
    ],
    rows: days.map(({ day, until, name, localName, kind, regions, mayChange }) => [
      span(year, day, until),
      name,
      ...(hasLocal ? [localName] : []),
      ...(hasKinds ? [kindLabels[kind]] : []),
      ...(hasRegions ? [regions.length === 0 ? 'all' : regionNames(regions)] : []),
      ...(hasChange ? [mayChange ? 'may change' : 'yes'] : []),
    ]),
  }
}

const breakRow = (year: number, { from, to, days, leave }: Break): string[] => [
  leave.map((day) => dayIn(year, day)).join(', '),
  String(leave.length),
  span(year, from, to),
  String(days),
]
const breakColumns = ['Leave on', 'Days of leave', 'Free', 'Days free']

function planParts(planned: Planned, { year, leave, least }: HolidayQuestion): ReportPart[] {
  const weekends = longWeekends(planned)
  const best = leave === 0 ? [] : bestBreaks(planned, leave, least)
  const taken = best.reduce((sum, one) => sum + one.leave.length, 0)
  const free = best.reduce((sum, one) => sum + one.days, 0)
  return [
    {
      heading: 'Long weekends',
      tables: [
        {
          label: 'Free without leave',
          columns: ['Free', 'Days free'],
          rows: weekends.map(({ from, to, days }) => [span(year, from, to), String(days)]),
        },
        { label: 'Bridge days', columns: breakColumns, rows: bridges(planned).map((one) => breakRow(year, one)) },
      ],
    },
    ...(leave === 0
      ? []
      : [
          {
            heading: 'The most of your leave',
            notes: [
              best.length === 0
                ? `With ${plural(leave, 'day')} of leave no break of ${plural(least, 'day')} can be made.`
                : `${plural(taken, 'day')} of leave make ${plural(free, 'day')} off in ${plural(best.length, 'break')} of ${least} days and more.`,
            ],
            tables: [{ label: 'Breaks', columns: breakColumns, rows: best.map((one) => breakRow(year, one)) }],
          },
        ]),
  ]
}

function comparePart(
  known: readonly Known[],
  places: readonly HolidayPlace[],
  { year, kinds }: HolidayQuestion,
): ReportPart[] {
  if (known.length < 2) return []
  const lists = known.map(({ table }, at) => shownBy(kinds, holidaysOfYear(table, year, places[at]?.region ?? '')))
  const days = [...new Set(lists.flatMap((list) => list.map(({ day }) => day)))].toSorted()
  const names = (list: readonly Holiday[], day: string) =>
    list
      .filter((one) => one.day === day)
      .map(({ name }) => name)
      .join('; ')
  const rows = days.map((day) => [dayIn(year, day), ...lists.map((list) => names(list, day))])
  const shared = rows.filter(([, ...cells]) => cells.every((cell) => cell !== '')).length
  return [
    {
      heading: 'Side by side',
      notes: [`${plural(shared, 'day')} of ${days.length} are free in all of them.`],
      tables: [{ label: 'Day by day', columns: ['Date', ...places.map(({ name }) => name)], rows }],
    },
  ]
}

function findings(
  question: HolidayQuestion,
  known: readonly Known[],
  places: readonly HolidayPlace[],
  unread: readonly number[],
): ReportFinding[] {
  return [
    ...unread.map((line): ReportFinding => ({
      tone: 'warn',
      says: `Line ${line} of your own days is no date such as 2027-06-18, and was left out.`,
    })),
    ...known.flatMap(({ table }, at): ReportFinding[] =>
      question.year < table.from || question.year > table.to
        ? [
            {
              tone: 'warn',
              says: `${places[at]?.name ?? ''} is known from ${table.from} to ${table.to}: nothing is listed for ${question.year}.`,
            },
          ]
        : [],
    ),
  ]
}

/** The holidays of a year, what can be made of them, and how other places differ. `known` has the table of each place. */
export function holidayReport(question: HolidayQuestion, known: readonly [Known, ...Known[]]): HolidayAnswer {
  const [first] = known
  const places = known.map(namedPlace)
  const [{ name, region } = { name: '', region: '' }] = places
  const { year, kinds } = question
  const { days: own, unread } = readOwnDays(question.own)
  const ofYear = own.filter(({ day, until }) => day <= `${year}-12-31` && until >= `${year}-01-01`)
  const listed = [
    ...stretched(shownBy(kinds, holidaysOfYear(first.table, year, region))),
    ...ofYear.map(ownHoliday),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const planned = plannedBy(first, region, question, own)
  const publicDays = new Set(
    holidaysOfYear(first.table, year, region)
      .filter(({ kind }) => kind === 'public')
      .map(({ day }) => day),
  )
  const onWorkdays = [...publicDays].filter((day) => !planned.weekend.includes(weekdayOf(day))).length
  const moving = listed.filter(({ mayChange }) => mayChange).length
  const headline = `${name} has ${plural(publicDays.size, 'public holiday')} in ${year}, ${onWorkdays} of them on working days.`
  return {
    headline,
    tone: 'plain',
    figures: [
      { label: 'Public holidays', text: String(publicDays.size) },
      { label: 'On working days', text: String(onWorkdays) },
      { label: 'Long weekends', text: String(longWeekends(planned).length) },
      { label: 'Bridge days', text: String(bridges(planned).length) },
      { label: 'May still change', text: String(moving) },
    ],
    parts: [
      { findings: findings(question, known, places, unread) },
      {
        tables: [listTable(listed, first.table, year)],
      },
      ...planParts(planned, question),
      ...comparePart(known, places, question),
      {
        notes: [
          ...(moving > 0
            ? ['“May change”: the day follows the moon or is announced shortly before; this one is reckoned.']
            : []),
          `Tables of holidays ${tablesOf.release}, asked on ${tablesOf.day}. Days that a government proclaims later are not in them.`,
        ],
      },
    ],
    files: holidayFiles(headline, { name, id: `${first.place.country}-${region}` }, listed, question.names),
    year,
    places,
    days: listed,
  }
}
