import { defineCalculator, integer, percent, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import { settledShare } from '@/lib/subjects/education/letter-bands'
import type { Show } from '@/lib/base/format/show'

/** Somebody who has missed more than this many classes' worth will not attend them one by one. */
const mostInARow = 100_000

export default defineCalculator({
  inputs: {
    attended: integer('Classes attended', { initial: 41, min: 0, max: 100_000 }),
    held: integer('Classes held so far', { initial: 60, min: 0, max: 100_000 }),
    required: percent('Attendance required', {
      initial: 0.75,
      slider: { from: 0.5, to: 1, step: 0.01 },
      above: 0,
      max: 1,
    }),
    left: integer('Classes still to come', {
      optional: true,
      min: 0,
      max: 100_000,
      help: 'With them the page says whether the requirement can still be met.',
    }),
    leave: integer('Absences that count as attended', {
      initial: 0,
      min: 0,
      max: 100_000,
      help: 'Medical or duty leave, where your rules grant it.',
      refines: true,
    }),
    excused: integer('Absences that are taken off the classes held', {
      initial: 0,
      min: 0,
      max: 100_000,
      help: 'Where rules do not count an excused class at all.',
      refines: true,
    }),
    subjects: rows('Subject by subject', {
      row: 'subject',
      columns: {
        subject: text('Subject', { maxLength: 60 }),
        attended: integer('Attended', { min: 0, max: 100_000 }),
        held: integer('Held', { min: 0, max: 100_000 }),
      },
      initial: [],
      min: 0,
      max: 40,
      help: 'Judged one by one, beside the figures above.',
      refines: true,
    }),
  },
  outputs: {
    share: { kind: 'percent', label: 'Attendance' },
    verdict: { kind: 'verdict', label: 'What it means' },
    canSkip: { kind: 'count', label: 'Next classes you may miss in a row', optional: true },
    mustAttend: { kind: 'count', label: 'Next classes to attend in a row', optional: true },
    mayMiss: { kind: 'count', label: 'Of all to come you may miss', optional: true, section: 'Until the end' },
    best: { kind: 'percent', label: 'If you attend all to come', optional: true, section: 'Until the end' },
    worst: { kind: 'percent', label: 'If you attend none', optional: true, section: 'Until the end' },
    list: {
      kind: 'table',
      label: 'By subject',
      optional: true,
      columns: {
        subject: { kind: 'text', label: 'Subject' },
        share: { kind: 'percent', label: 'Attendance' },
        attended: { kind: 'count', label: 'Attended' },
        held: { kind: 'count', label: 'Held' },
        skip: { kind: 'count', label: 'May miss' },
        attend: { kind: 'count', label: 'Must attend' },
      },
    },
    ahead: {
      kind: 'series',
      label: 'The next classes',
      columns: {
        classes: { kind: 'count', label: 'Classes from now' },
        attending: { kind: 'percent', label: 'If you attend' },
        missing: { kind: 'percent', label: 'If you miss' },
        required: { kind: 'percent', label: 'Required' },
      },
    },
  },
  formula:
    'Attendance = attended ÷ held; may miss = attended ÷ required − held, rounded down; must attend = (required × held − attended) ÷ (1 − required), rounded up',
  limits: [
    'Whether late arrivals, labs of two hours and leave count is said in your own regulations.',
    'Classes to miss or attend are counted in a row, beginning with the next one.',
    'The requirement counts as met at exactly its percentage, without rounding up.',
  ],
  sources: [
    {
      title: 'OurDailyCalc: How attendance percentage is calculated',
      href: 'https://ourdailycalc.com/blog/attendance-percentage-calculation',
    },
    {
      title: 'MyAttendanceCalculator: Attendance percentage formulas',
      href: 'https://myattendancecalculator.com/blog/attendance-percentage-formulas',
    },
  ],

  compute({ attended, held, required, left, leave, excused, subjects }, { show }) {
    const classes = held - excused
    const present = attended + leave
    if (held === 0) return problem('held', 'must be at least 1: no class has been held')
    if (classes <= 0) return problem('excused', 'must leave at least one class that counts')
    if (present > classes) return problem('attended', 'must not be more than were held, with the leave that counts')
    const wrong = subjects.findIndex((one) => one.attended > one.held || one.held === 0)
    if (wrong >= 0) return problem('subjects', `must have classes held, and no more attended, in row ${wrong + 1}`)
    const now = { present, classes, required }
    const canSkip = skippable(now)
    const mustAttend = needed(now)
    const atEnd = left === undefined ? undefined : classes + left
    const mayMiss = atEnd === undefined || left === undefined ? undefined : present + left - atLeast(required * atEnd)
    return {
      share: present / classes,
      verdict: verdictOn({ ...now, canSkip, mustAttend, left, mayMiss }, show),
      ...(canSkip === undefined ? {} : { canSkip }),
      ...(mustAttend === undefined || mustAttend === 0 ? {} : { mustAttend }),
      ...(mayMiss === undefined || mayMiss < 0 ? {} : { mayMiss }),
      ...(atEnd === undefined || left === undefined ? {} : { best: (present + left) / atEnd, worst: present / atEnd }),
      ...(subjects.length === 0
        ? {}
        : {
            list: subjects.map((one) => {
              const own = { present: one.attended, classes: one.held, required }
              return {
                subject: one.subject,
                share: one.attended / one.held,
                attended: one.attended,
                held: one.held,
                skip: skippable(own) ?? null,
                attend: needed(own) ?? null,
              }
            }),
          }),
      ahead: Array.from({ length: Math.min(40, left === undefined || left === 0 ? 20 : left) + 1 }, (_, at) => ({
        classes: at,
        attending: (present + at) / (classes + at),
        missing: present / (classes + at),
        required,
      })),
    }
  },

  steps({ held, excused, attended, leave }, { mustAttend, canSkip }) {
    const used = {
      classes: { kind: 'count', value: held - excused },
      present: { kind: 'count', value: attended + leave },
    } as const
    return [
      { gives: 'share', is: '({attended}[ + {leave}]) ÷ ({held}[ − {excused}])', with: used },
      {
        finds: 'Classes to attend, exactly',
        as: 'short',
        in: 'number',
        decimals: 4,
        is: mustAttend === undefined ? '0' : '({required} × {classes} − {present}) ÷ (1 − {required})',
        ...(mustAttend === undefined ? { says: 'None' } : {}),
      },
      {
        finds: 'Classes to miss, exactly',
        as: 'spare',
        in: 'number',
        decimals: 4,
        is: canSkip === undefined ? '0' : '{present} ÷ {required} − {classes}',
        ...(canSkip === undefined ? { says: 'None' } : {}),
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Attendance over the next classes',
      of: 'ahead',
      x: 'classes',
      y: ['attending', 'missing', 'required'],
    },
  ],
  examples: [
    {
      name: 'Below the line in October',
      given: { attended: 41, held: 60, required: 0.75, left: 30 },
      expect: { share: 0.683333, mustAttend: 16, best: 0.788889, worst: 0.455556, mayMiss: 3 },
    },
    {
      name: 'Some room to spare',
      given: { attended: 80, held: 100, required: 0.75 },
      expect: { share: 0.8, canSkip: 6 },
    },
  ],
})

interface AttendanceRecord {
  present: number
  classes: number
  required: number
}

/** Whole classes, so that 75% of 60 is 45 and not a hair more. */
const atLeast = (exact: number) => Math.ceil(settledShare(exact))

/** How many of the next classes may be missed in a row; absent below the requirement. */
function skippable({ present, classes, required }: AttendanceRecord): number | undefined {
  const spare = settledShare(present / required - classes)
  return spare >= 0 ? Math.floor(spare) : undefined
}

/** How many of the next classes must be attended in a row; absent where no number is enough. */
function needed({ present, classes, required }: AttendanceRecord): number | undefined {
  const short = settledShare(required * classes - present)
  if (short <= 0) return 0
  const classesToAttend = required < 1 ? atLeast(short / (1 - required)) : Infinity
  return classesToAttend <= mostInARow ? classesToAttend : undefined
}

interface Outlook extends AttendanceRecord {
  canSkip: number | undefined
  mustAttend: number | undefined
  left: number | undefined
  mayMiss: number | undefined
}

const classesOf = (count: number, show: Show) => (count === 1 ? '1 class' : `${show.count(count)} classes`)

function verdictOn({ required, canSkip, mustAttend, left, mayMiss }: Outlook, show: Show): Verdict {
  const line = show.percent(required)
  if (mayMiss !== undefined && mayMiss < 0)
    return {
      is: 'bad',
      says: `${line} can no longer be reached, even if you attend all ${classesOf(left ?? 0, show)} to come. Ask about leave and make-up classes.`,
    }
  if (mustAttend === undefined)
    return { is: 'bad', says: `After one absence ${line} stays out of reach, however many classes follow.` }
  if (mustAttend > 0)
    return {
      is: 'bad',
      says: `You are below ${line}. Attend the next ${classesOf(mustAttend, show)} without a gap to reach it.`,
    }
  return canSkip === 0
    ? { is: 'fair', says: `You meet ${line}, but missing the next class would bring you below it.` }
    : { is: 'good', says: `You meet ${line}, and would still after missing the next ${classesOf(canSkip ?? 0, show)}.` }
}
