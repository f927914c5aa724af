import { choice, date, defineCalculator, integer, problem, type Verdict } from '@/lib/kits/calculator'
import {
  countedFrom,
  gestationInWords,
  gestationOn,
  redatingThreshold,
  termDays,
} from '@/lib/subjects/health/pregnancy'
import { daysFrom, daysLater, weekdayNameOf } from '@/lib/subjects/time/calendar'

const when = (is: 'period' | 'conception' | 'transfer' | 'scan') => ({ field: 'know', is }) as const
/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-11-23'
const section = 'An early scan beside it'
const fromTransfer = { '3': 263, '5': 261, '6': 260 } as const
const mostDays = 315

export default defineCalculator({
  inputs: {
    know: choice('Count from', {
      options: {
        period: 'The last period',
        conception: 'Conception',
        transfer: 'IVF transfer',
        scan: 'A scan',
      },
      initial: 'period',
      as: 'menu',
    }),
    period: date('First day of the last period', { initial: '2026-08-17', shownWhen: when('period') }),
    cycle: integer('Cycle length', {
      unit: 'days',
      initial: 28,
      min: 21,
      max: 45,
      slider: { from: 21, to: 40, step: 1 },
      shownWhen: when('period'),
    }),
    conception: date('Day of conception', { initial: '2026-08-31', shownWhen: when('conception') }),
    transfer: date('Day of the transfer', { initial: '2026-09-05', shownWhen: when('transfer') }),
    embryo: choice('Age of the embryo', {
      options: { '3': 'Day 3', '5': 'Day 5', '6': 'Day 6' },
      initial: '5',
      shownWhen: when('transfer'),
    }),
    scan: date('Day of the scan', { initial: '2026-10-19', shownWhen: when('scan') }),
    weeks: integer('Weeks by the scan', { initial: 9, min: 4, max: 42, shownWhen: when('scan') }),
    days: integer('And days', { initial: 0, min: 0, max: 6, shownWhen: when('scan') }),
    asOf: date('Age of the pregnancy on', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      refines: true,
    }),
    checkDay: date('Scan done on', {
      optional: true,
      help: 'To see whether the scan changes the date, by the thresholds of the American College of Obstetricians and Gynecologists.',
      section,
      shownWhen: when('period'),
      refines: true,
    }),
    checkWeeks: integer('Weeks by that scan', {
      initial: 9,
      min: 4,
      max: 42,
      section,
      shownWhen: when('period'),
      refines: true,
    }),
    checkDays: integer('And days by that scan', {
      initial: 0,
      min: 0,
      max: 6,
      section,
      shownWhen: when('period'),
      refines: true,
    }),
  },
  outputs: {
    due: { kind: 'date', label: 'Due date' },
    weekday: { kind: 'text', label: 'Weekday' },
    age: { kind: 'text', label: 'Pregnancy is' },
    trimester: { kind: 'text', label: 'Trimester' },
    left: { kind: 'count', label: 'Days until the due date', unit: 'days' },
    from: { kind: 'date', label: 'Weeks count from' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    redated: { kind: 'verdict', label: 'Does the scan change the date?', optional: true },
    byScan: { kind: 'date', label: 'Due date by that scan', optional: true, section: 'The scan' },
    stages: {
      kind: 'table',
      label: 'On the way',
      columns: {
        stage: { kind: 'text', label: 'Stage' },
        weeks: { kind: 'text', label: 'At' },
        day: { kind: 'date', label: 'Date' },
      },
    },
  },
  formula:
    'Due date = first day of the last period + 280 days + cycle length − 28; = conception + 266; = transfer + 261 (day-5 embryo) or + 263 (day 3); = scan + 280 − age by the scan',
  limits: [
    'A due date is the middle of a span: few children are born on that very day.',
    'With a cycle of another length ovulation is taken to move with it; ACOG itself counts 280 days from the period and leaves other dates to the scan.',
    'Whether a pregnancy is in the womb and well, no reckoning of dates can say. Pain or bleeding needs a clinician at once.',
    'It is no medical advice: the date in your records is the one your midwife or doctor has set. Dates stay in this browser.',
  ],
  sources: [
    {
      title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date (2017)',
      href: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date',
    },
    {
      title: 'ACOG Committee Opinion 579: Definition of Term Pregnancy (2013)',
      href: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2013/11/definition-of-term-pregnancy',
    },
  ],

  compute(values, { show, today }) {
    const { know, asOf, checkDay, checkWeeks, checkDays, period } = values
    const on = asOf ?? today ?? exampleDay
    const { start, length } = countOf(values)
    const due = daysLater(start, length)
    const from = due === undefined ? undefined : countedFrom(due)
    if (due === undefined || from === undefined || daysLater(from, mostDays) === undefined)
      return problem(know === 'period' ? 'period' : know, 'must be before the end of the calendar')
    const days = gestationOn(due, on)
    if (days < 0) return problem('asOf', `must not be before ${show.date(from)}, from which weeks count`)
    if (days > mostDays) return problem('asOf', `must be within 45 weeks of ${show.date(from)}, from which weeks count`)
    const check =
      know === 'period' && checkDay !== undefined ? scanOf(period, checkDay, checkWeeks * 7 + checkDays) : undefined
    if (check === 'early') return problem('checkDay', 'must not be before the last period, nor 45 weeks after it')
    return {
      due,
      weekday: weekdayNameOf(due),
      age: gestationInWords(days),
      trimester: days < 98 ? 'First' : days < 196 ? 'Second' : 'Third',
      left: daysFrom(on, due),
      from,
      note: noteOn(days),
      redated: check?.says,
      byScan: check?.due,
      stages: stages.flatMap(({ stage, days: at }) => {
        const day = daysLater(from, at)
        return day === undefined ? [] : [{ stage, weeks: gestationInWords(at), day }]
      }),
    }
  },

  steps(values, { due, from, left, age }, show) {
    const { start, length } = countOf(values)
    const cycles = values.know === 'period' && values.cycle !== 28 ? ` + ${values.cycle} − 28` : ''
    return [
      {
        finds: 'Due date',
        working: `${show.date(start)} + ${values.know === 'period' ? `280${cycles}` : length} days`,
        gives: show.date(due),
      },
      { finds: 'Weeks count from', working: `${show.date(due)} − 280 days`, gives: show.date(from) },
      {
        finds: 'Days of pregnancy',
        gives: { kind: 'count', value: termDays - left },
        is: '280 − {left}',
      },
      { finds: 'In weeks', working: 'Those days divided by seven', gives: age },
    ]
  },

  examples: [
    {
      name: 'A last period in August',
      given: { know: 'period', period: '2026-08-17', cycle: 28, asOf: '2026-11-23' },
      expect: { due: '2027-05-24', age: '14 weeks', trimester: 'Second', left: 182 },
    },
    {
      name: 'A day-5 embryo',
      given: { know: 'transfer', transfer: '2026-09-05', embryo: '5', asOf: '2026-11-23' },
      expect: { due: '2027-05-24', from: '2026-08-17' },
    },
  ],
})

const stages = [
  { stage: 'Second trimester begins', days: 98 },
  { stage: 'Half of it', days: 140 },
  { stage: 'Third trimester begins', days: 196 },
  { stage: 'Early term', days: 259 },
  { stage: 'Full term', days: 273 },
  { stage: 'Due date', days: 280 },
  { stage: 'Late term', days: 287 },
  { stage: 'Post-term', days: 294 },
] as const

interface Asked {
  know: 'period' | 'conception' | 'transfer' | 'scan'
  period: string
  cycle: number
  conception: string
  transfer: string
  embryo: keyof typeof fromTransfer
  scan: string
  weeks: number
  days: number
}

/** The day that is known, and how many days the due date lies after it. */
function countOf({ know, period, cycle, conception, transfer, embryo, scan, weeks, days }: Asked) {
  if (know === 'period') return { start: period, length: termDays + cycle - 28 }
  if (know === 'conception') return { start: conception, length: 266 }
  if (know === 'transfer') return { start: transfer, length: fromTransfer[embryo] }
  return { start: scan, length: termDays - weeks * 7 - days }
}

function noteOn(days: number): Verdict | undefined {
  if (days >= 294)
    return { is: 'bad', says: 'More than 42 weeks: post-term. If the child is not born, speak with your clinic today.' }
  if (days >= 287) return { is: 'fair', says: 'Between 41 and 42 weeks: late term.' }
  return undefined
}

/** What a scan says beside the last period: the other date, and which of the two stands. */
function scanOf(period: string, day: string, byScan: number): { due: string; says: Verdict } | 'early' {
  const byPeriod = daysFrom(period, day)
  const limit = redatingThreshold(byPeriod)
  const other = daysLater(day, termDays - byScan)
  if (byPeriod < 0 || byPeriod > mostDays || !limit || other === undefined) return 'early'
  const apart = Math.abs(byPeriod - byScan)
  const words = `${apart} ${apart === 1 ? 'day' : 'days'} apart; at ${limit.method} by the last period a scan counts where it differs by more than ${limit.more}.`
  return {
    due: other,
    says: apart > limit.more ? { is: 'fair', says: `Yes: ${words}` } : { is: 'good', says: `No: ${words}` },
  }
}
