import {
  choice,
  date,
  defineCalculator,
  integer,
  longText,
  money,
  number,
  problem,
  rows,
  text,
} from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { daysLater, weekdayNameOf } from '@/lib/subjects/time/calendar'
import { hoursText } from '@/lib/subjects/time-entries/timesheet'
import {
  inOrder,
  pastedDays,
  roundedPunch,
  spansOf,
  spanText,
  type Span,
  type Unmarked,
} from '@/lib/subjects/time-entries/punches'
import { overtimeOfWeek } from '@/lib/subjects/workforce/overtime'
import { isZone, resolveWall } from '@/lib/subjects/zones/wall'
import { onlyZone } from '@/lib/subjects/zones/places'

const hours = { kind: 'number', decimals: 2, unit: 'h' } as const
const overtime = { section: 'Overtime', refines: true } as const
const breaks = { section: 'Breaks', refines: true } as const
const dates = { section: 'Dates and clock changes', refines: true } as const
const mostDays = 14
const longShift = 16

export default defineCalculator({
  inputs: {
    days: rows('Days', {
      row: 'day',
      columns: {
        day: text('Day', { optional: true, maxLength: 30 }),
        in: text('In', { optional: true, maxLength: 12 }),
        out: text('Out', { optional: true, maxLength: 12 }),
        pause: integer('Break, min', { optional: true, max: 1440 }),
        more: text('Further ins and outs', { optional: true, maxLength: 80 }),
      },
      initial: [
        { day: 'Monday', in: '8:02 am', out: '4:51 pm', pause: 30 },
        { day: 'Tuesday', in: '7:53 am', out: '5:08 pm', pause: 30 },
        { day: 'Wednesday', in: '8:00 am', out: '12:10 pm', more: '12:42 pm 5:06 pm' },
        { day: 'Thursday', in: '7:58 am', out: '4:37 pm', pause: 30 },
        { day: 'Friday', in: '10:00 pm', out: '6:15 am', pause: 30 },
        { day: 'Saturday' },
        { day: 'Sunday' },
      ],
      min: 1,
      max: mostDays,
      help: 'Such as 8:30 am, 17:15 or 1715. An out before its in is on the next day. Who clocks out for lunch enters the second in and out under Further. Days 8 to 14 are the second week.',
    }),
    rate: money('Hourly rate', { optional: true, initial: 20, initialIn: { in: 200, jp: 1500 }, max: 1e6 }),
    step: choice('Round each punch to', {
      options: { '1': 'Not at all', '5': '5 minutes', '6': '1/10 hour', '15': '15 minutes' },
      initial: '1',
      as: 'menu',
    }),
    weekly: number('Overtime after hours in the week', { initial: 40, min: 0, max: 168, unit: 'h' }),
    pasted: longText('Or paste a time card', {
      optional: true,
      maxLength: 5000,
      lines: 4,
      placeholder: 'Mon 8:02 am 12:00 pm 12:30 pm 4:51 pm',
      help: 'A line for each day: its name, then in, out, in, out, and a break such as 30 min. It takes the place of the rows above.',
      refines: true,
    }),
    unmarked: choice('Times without am or pm', {
      options: { full: 'Are of the 24-hour clock', next: 'Are the next to come' },
      initial: 'full',
      initialIn: { us: 'next' },
      help: 'After an in at 9:00, an out at 5:00 is eight hours later where it is the next to come, and twenty on the 24-hour clock.',
      refines: true,
    }),
    multiplier: number('Overtime rate', { initial: 1.5, min: 1, max: 10, unit: '×', ...overtime }),
    daily: number('Overtime after hours in a day', {
      optional: true,
      min: 0,
      max: 24,
      unit: 'h',
      help: 'Empty: no daily overtime. California, for one, has 8.',
      ...overtime,
    }),
    doubleAfter: number('Double time after hours in a day', {
      optional: true,
      min: 0,
      max: 24,
      unit: 'h',
      ...overtime,
    }),
    doubleMultiplier: number('Double-time rate', { initial: 2, min: 1, max: 10, unit: '×', ...overtime }),
    paidUpTo: integer('Breaks are paid up to', {
      initial: 0,
      max: 1440,
      unit: 'min',
      help: 'Longer ones are taken off. In the United States short rests, about 5 to 20 minutes, count as work.',
      ...breaks,
    }),
    automatic: integer('Taken off without a recorded break', {
      initial: 0,
      max: 240,
      unit: 'min',
      help: 'On days that have neither a break nor a second in.',
      ...breaks,
    }),
    automaticAfter: number('When the day is longer than', { initial: 6, min: 0, max: 24, unit: 'h', ...breaks }),
    from: date('First day', { optional: true, ...dates }),
    zone: text('The clock is in', {
      optional: true,
      maxLength: 60,
      placeholder: 'Chicago',
      help: 'A city. With a first day, a night in which clocks change counts as it was lived.',
      ...dates,
    }),
  },
  outputs: {
    total: { ...hours, label: 'Hours worked' },
    clock: { kind: 'text', label: 'In hours and minutes' },
    pay: { kind: 'money', label: 'Gross pay', optional: true },
    regular: { ...hours, label: 'Regular hours' },
    overtime: { ...hours, label: 'Overtime hours' },
    double: { ...hours, label: 'Double-time hours', optional: true },
    verdict: { kind: 'verdict', label: 'Check' },
    minutes: { kind: 'count', label: 'Minutes worked', unit: 'min', section: 'Time' },
    breaks: {
      kind: 'count',
      label: 'Breaks taken off',
      unit: 'min',
      help: 'Those between an out and an in are not in the hours to begin with.',
      section: 'Time',
    },
    rounding: {
      kind: 'number',
      label: 'Gained by rounding',
      decimals: 0,
      unit: 'min',
      optional: true,
      help: 'Below 0: rounding took time away.',
      section: 'Time',
    },
    regularPay: { kind: 'money', label: 'Regular pay', optional: true, section: 'Pay' },
    overtimePay: { kind: 'money', label: 'Overtime pay', optional: true, section: 'Pay' },
    doublePay: { kind: 'money', label: 'Double-time pay', optional: true, section: 'Pay' },
    table: {
      kind: 'table',
      label: 'Time card',
      columns: {
        day: { kind: 'text', label: 'Day' },
        punches: { kind: 'text', label: 'As counted' },
        pause: { kind: 'count', label: 'Break, min' },
        clock: { kind: 'text', label: 'h:mm' },
        hours: { ...hours, label: 'Hours' },
        regular: { ...hours, label: 'Regular' },
        overtime: { ...hours, label: 'Overtime' },
        double: { ...hours, label: 'Double time' },
      },
      totals: ['pause', 'hours', 'regular', 'overtime', 'double'],
    },
    weeks: {
      kind: 'table',
      label: 'By week',
      optional: true,
      columns: {
        week: { kind: 'text', label: 'Week' },
        clock: { kind: 'text', label: 'h:mm' },
        hours: { ...hours, label: 'Hours' },
        overtime: { ...hours, label: 'Overtime' },
        double: { ...hours, label: 'Double time' },
      },
      totals: ['hours', 'overtime', 'double'],
    },
  },
  formula:
    'Hours of a day = (outs − ins − unpaid breaks) ÷ 60, minutes added up before anything is rounded to two decimals. Each week of seven days: daily overtime is set apart first, then what of the rest is beyond the weekly hours. Pay = regular hours × rate + overtime hours × rate × overtime rate + double-time hours × rate × double-time rate',
  limits: [
    'Seconds of a punch are dropped. A punch halfway between two steps, as 3 minutes in steps of 6, goes to the later one.',
    'Rounding is lawful in the United States where it evens out over time; state law may be stricter. Look at what it gained or took.',
    'The workweek begins on the first row. Who is owed overtime, and a seventh day in California, are not decided here.',
    'Gross pay at one rate, before tax. Shift premiums and bonuses, which raise the regular rate, are left out.',
  ],
  sources: [
    {
      title: '29 CFR 785.48, Use of time clocks',
      href: 'https://www.ecfr.gov/current/title-29/section-785.48',
    },
    {
      title: '29 CFR 785.18, Rest',
      href: 'https://www.ecfr.gov/current/title-29/section-785.18',
    },
    {
      title: '29 CFR 778.104, Each workweek stands alone',
      href: 'https://www.ecfr.gov/current/title-29/section-778.104',
    },
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
  ],

  compute(values, { show }) {
    const { rate, weekly, multiplier, daily, doubleAfter, doubleMultiplier } = values
    if (doubleAfter !== undefined && daily !== undefined && doubleAfter < daily)
      return problem('doubleAfter', 'must not begin before the overtime of the day')
    const zone = values.zone === undefined ? undefined : onlyZone(values.zone, isZone)
    if (values.zone !== undefined && zone === undefined)
      return problem('zone', 'must be one city or a zone such as America/Chicago')
    if (values.zone !== undefined && values.from === undefined)
      return problem('from', 'must be given where the clock is in a city')
    const entered = enteredDays(values)
    if (entered.length > mostDays) return problem('pasted', 'must have at most 14 lines, two weeks')
    const days: CountedDay[] = []
    for (const [at, day] of entered.entries()) {
      const counted = countedDay(day, at, values, zone, show)
      if (typeof counted === 'string')
        return problem(values.pasted === undefined ? 'days' : 'pasted', `${counted} on line ${at + 1}`)
      days.push(counted)
    }
    const split = [0, 7].flatMap((start) =>
      overtimeOfWeek(
        days.slice(start, start + 7).map(({ minutes }) => minutes),
        {
          weekly: weekly * 60,
          daily: daily === undefined ? undefined : daily * 60,
          doubleAfter: doubleAfter === undefined ? undefined : doubleAfter * 60,
        },
      ),
    )
    const table = days.map(({ day, punches, pause, minutes }, at) => ({
      day,
      punches: punches || null,
      pause,
      clock: hoursText(minutes),
      hours: minutes / 60,
      regular: (split[at]?.regular ?? 0) / 60,
      overtime: ((split[at]?.daily ?? 0) + (split[at]?.weekly ?? 0)) / 60,
      double: (split[at]?.double ?? 0) / 60,
    }))
    const minutes = sum(days.map((day) => day.minutes))
    const ofKind = (kind: 'regular' | 'overtime' | 'double') => sum(table.map((row) => row[kind]))
    const regular = sum(split.map((day) => day.regular)) / 60
    const beyond = sum(split.map((day) => day.daily + day.weekly)) / 60
    const double = ofKind('double')
    const paid = rate === undefined ? undefined : payOf(regular, beyond, double, rate, multiplier, doubleMultiplier)
    return {
      total: minutes / 60,
      clock: hoursText(minutes),
      pay: paid && paid.regular + paid.overtime + paid.double,
      regular,
      overtime: beyond,
      double: doubleAfter === undefined ? undefined : double,
      verdict: checked(days),
      minutes,
      breaks: sum(days.map(({ pause }) => pause)),
      rounding: values.step === '1' ? undefined : sum(days.map(({ gained }) => gained)),
      regularPay: paid?.regular,
      overtimePay: paid?.overtime,
      doublePay: doubleAfter === undefined ? undefined : paid?.double,
      table,
      weeks: days.length > 7 ? [0, 7].map((start) => weekOf(table.slice(start, start + 7), days, start)) : undefined,
    }
  },

  steps: (_, { table }) => [
    ...table.slice(0, 14).flatMap((row, at) =>
      (row.hours ?? 0) > 0
        ? [
            {
              finds: row.day ?? '',
              gives: `table.${at}.hours` as const,
              says: `${row.punches}, less ${row.pause} min`,
            },
          ]
        : [],
    ),
    { gives: 'total', is: '{minutes} ÷ 60' },
    { gives: 'regularPay', is: '{regular} × {rate}' },
    { gives: 'overtimePay', is: '{overtime} × {rate} × {multiplier}' },
    { gives: 'doublePay', is: '{double} × {rate} × {doubleMultiplier}' },
    { gives: 'pay', is: '{regularPay} + {overtimePay}[ + {doublePay}]' },
  ],

  charts: [{ kind: 'stacked', title: 'Hours by day', of: 'table', x: 'day', y: ['regular', 'overtime', 'double'] }],
  examples: [
    {
      name: 'A café week with a late Friday',
      given: {
        days: [
          { day: 'Monday', in: '7:00', out: '15:30', pause: 30 },
          { day: 'Tuesday', in: '7:00', out: '15:30', pause: 30 },
          { day: 'Wednesday', in: '7:00', out: '11:00', more: '11:45 16:45' },
          { day: 'Thursday', in: '7:00', out: '15:30', pause: 30 },
          { day: 'Friday', in: '16:00', out: '1:30', pause: 30 },
        ],
        rate: 18,
        step: '1',
        weekly: 40,
        multiplier: 1.5,
        daily: undefined,
        doubleAfter: undefined,
        paidUpTo: 0,
        automatic: 0,
      },
      expect: { total: 42, clock: '42:00', regular: 40, overtime: 2, pay: 774, overtimePay: 54, breaks: 120 },
    },
    {
      name: 'Four punches to the quarter hour',
      given: {
        days: [{ day: 'Monday', in: '7:40 am', out: '12:08 pm', more: '1:00 pm 5:07 pm' }],
        rate: 20,
        step: '15',
        weekly: 40,
        daily: undefined,
        doubleAfter: undefined,
        paidUpTo: 0,
        automatic: 0,
      },
      expect: { total: 8.5, clock: '8:30', rounding: -5, pay: 170 },
    },
  ],
})

interface EnteredDay {
  day: string | undefined
  punches: readonly string[]
  pause: number
  /** What is missing of a pair that was begun in the row. */
  lacks: 'in' | 'out' | undefined
}

interface Card {
  days: readonly {
    day?: string | undefined
    in?: string | undefined
    out?: string | undefined
    pause?: number | undefined
    more?: string | undefined
  }[]
  pasted?: string | undefined
}

const apart = /(?:\d{1,2}[:.h]\d{2}(?::\d{2})?|\d{3,4}|\d{1,2})(?: ?[ap]\.?m\.?)?|\S+/gi

function enteredDays({ days, pasted }: Card): EnteredDay[] {
  if (pasted !== undefined)
    return pastedDays(pasted).map(({ day, punches, pause }) => ({
      day: day || undefined,
      punches,
      pause,
      lacks: undefined,
    }))
  return days.map((row) => {
    const further = (row.more ?? '').replaceAll(/[–,;]|-| to /gi, ' ').match(apart) ?? []
    const isHalf = (row.in === undefined) !== (row.out === undefined)
    const first = isHalf || row.in === undefined || row.out === undefined ? [] : [row.in, row.out]
    const lacks = isHalf ? (row.in === undefined ? ('in' as const) : ('out' as const)) : undefined
    return { day: row.day, punches: [...first, ...further], pause: row.pause ?? 0, lacks }
  })
}

interface CountedDay {
  day: string
  punches: string
  pause: number
  minutes: number
  /** Minutes that rounding added. */
  gained: number
  /** Minutes by which the night is longer than the clock says. */
  shift: number
  isOvernight: boolean
  isLong: boolean
  lacks: 'in' | 'out' | undefined
}

interface Rules {
  step: '1' | '5' | '6' | '15'
  unmarked: Unmarked
  paidUpTo: number
  automatic: number
  automaticAfter: number
  from?: string | undefined
}

/** A day of the card in minutes; a sentence where its punches cannot be read. */
function countedDay(
  { day, punches, pause, lacks }: EnteredDay,
  at: number,
  { step, unmarked, paidUpTo, automatic, automaticAfter, from }: Rules,
  zone: string | undefined,
  show: Show,
): CountedDay | string {
  const times = inOrder(punches, unmarked)
  if (times === undefined) return 'must have times such as 8:30 am or 17:15, in their order and within 24 hours,'
  const { spans, isOpen } = spansOf(times, paidUpTo)
  const date = from === undefined ? undefined : daysLater(from, at)
  const rounded = spans.map((span) => ({
    from: roundedPunch(span.from, Number(step)),
    to: roundedPunch(span.to, Number(step)),
  }))
  const onClock = sum(rounded.map(lengthOf))
  const lived = date === undefined || zone === undefined ? onClock : sum(rounded.map((one) => livedIn(one, date, zone)))
  const isUnbroken = pause === 0 && spans.length === 1
  const off = isUnbroken && lived > automaticAfter * 60 ? automatic : pause > paidUpTo ? pause : 0
  if (off > lived && spans.length > 0) return 'must not have a longer break than time'
  return {
    day: day ?? (date === undefined ? `Day ${at + 1}` : `${weekdayNameOf(date)}, ${show.date(date)}`),
    punches: rounded.map(spanText).join(', '),
    pause: spans.length > 0 ? off : 0,
    minutes: spans.length > 0 ? lived - off : 0,
    gained: onClock - sum(spans.map(lengthOf)),
    shift: lived - onClock,
    isOvernight: spans.some(({ to }) => to > 1440),
    isLong: spans.some((span) => lengthOf(span) > longShift * 60),
    lacks: lacks ?? (isOpen ? 'out' : undefined),
  }
}

const lengthOf = ({ from, to }: Span) => to - from
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

/** Minutes between two clock times where the clock may be put forward or back in between. */
function livedIn({ from, to }: Span, date: string, zone: string): number {
  const moment = (minute: number) => {
    const [year = 0, month = 0, day = 0] = (daysLater(date, Math.floor(minute / 1440)) ?? date).split('-').map(Number)
    const found = resolveWall(zone, { year, month, day, hour: Math.floor((minute % 1440) / 60), minute: minute % 60 })
    return found.kind === 'one' ? found.ms : found.kind === 'gap' ? found.later : found.earlier
  }
  return Math.max(0, (moment(to) - moment(from)) / 60_000)
}

function payOf(regular: number, beyond: number, double: number, rate: number, multiplier: number, doubled: number) {
  return { regular: regular * rate, overtime: beyond * rate * multiplier, double: double * rate * doubled }
}

function weekOf(
  rows: readonly { hours: number; overtime: number; double: number }[],
  days: readonly CountedDay[],
  start: number,
) {
  const minutes = sum(days.slice(start, start + 7).map((day) => day.minutes))
  return {
    week: `Week ${start / 7 + 1}`,
    clock: hoursText(minutes),
    hours: minutes / 60,
    overtime: sum(rows.map((row) => row.overtime)),
    double: sum(rows.map((row) => row.double)),
  }
}

/** What somebody should look at again before the card is signed. */
function checked(days: readonly CountedDay[]): Verdict {
  const named = (which: (day: CountedDay) => boolean) => days.filter(which).map(({ day }) => day)
  const list = (names: readonly string[]) => names.join(', ')
  const noIn = named(({ lacks }) => lacks === 'in')
  const noOut = named(({ lacks }) => lacks === 'out')
  const missing = [
    ...(noIn.length > 0 ? [`No in: ${list(noIn)}.`] : []),
    ...(noOut.length > 0 ? [`No out: ${list(noOut)}.`] : []),
  ]
  if (missing.length > 0) return { is: 'bad', says: `${missing.join(' ')} What lacks its other half is not counted.` }
  const long = named(({ isLong }) => isLong)
  if (long.length > 0)
    return { is: 'fair', says: `More than ${longShift} hours without an out: ${list(long)}. Look at am and pm.` }
  const [changed] = days.filter(({ shift }) => shift !== 0)
  if (changed) {
    const words = changed.shift > 0 ? 'back, so the shift was longer' : 'forward, so the shift was shorter'
    return { is: 'plain', says: `${changed.day}: clocks went ${words} by ${Math.abs(changed.shift)} minutes.` }
  }
  const nights = named(({ isOvernight }) => isOvernight)
  if (nights.length > 0) return { is: 'good', says: `Every in has its out. Past midnight: ${list(nights)}.` }
  return { is: 'good', says: 'Every in has its out.' }
}
