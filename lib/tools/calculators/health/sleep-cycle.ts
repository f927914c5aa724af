import { choice, defineCalculator, integer, number, problem, text, type Verdict } from '@/lib/kits/calculator'
import { readClock, writeTime, writeTwelve } from '@/lib/subjects/time/clock'
import { sleepAdvice } from '@/lib/subjects/health/sleep-advice'

const byWake = { field: 'know', is: 'wake' } as const
const byBed = { field: 'know', is: 'bed' } as const
const dayMinutes = 1440

export default defineCalculator({
  inputs: {
    know: choice('I know when I', { options: { wake: 'get up', bed: 'go to bed' }, initial: 'wake' }),
    wake: text('Get up at', { initial: '6:30 am', maxLength: 12, shownWhen: byWake }),
    bed: text('In bed at', { initial: '10:45 pm', maxLength: 12, shownWhen: byBed }),
    age: number('Age', { unit: 'years', initial: 30, min: 0.33, max: 120, slider: { from: 1, to: 90, step: 1 } }),
    latency: integer('Minutes to fall asleep', {
      initial: 15,
      min: 0,
      max: 180,
      slider: { to: 60, step: 5 },
      refines: true,
    }),
    cycle: integer('Length of a cycle', {
      unit: 'min',
      initial: 90,
      min: 60,
      max: 130,
      slider: { from: 80, to: 110, step: 2 },
      refines: true,
    }),
    clock: choice('Times as', {
      options: { twelve: '10:45 pm', full: '22:45' },
      initial: 'full',
      initialIn: { us: 'twelve', uk: 'twelve', in: 'twelve' },
      refines: true,
    }),
    slept: number('Hours slept on a usual night', {
      optional: true,
      min: 0,
      max: 24,
      help: 'For what is missing over a week.',
      refines: true,
    }),
  },
  outputs: {
    best: { kind: 'text', label: 'Best fit' },
    advice: { kind: 'text', label: 'Advised at this age' },
    range: { kind: 'text', label: 'Times that give those hours' },
    note: { kind: 'verdict', label: 'How far to trust it' },
    debt: { kind: 'number', label: 'Missing in a week', unit: 'h', optional: true, section: 'Over a week' },
    options: {
      kind: 'table',
      label: 'By cycles',
      columns: {
        cycles: { kind: 'count', label: 'Cycles' },
        time: { kind: 'text', label: 'Time' },
        hours: { kind: 'number', label: 'Hours asleep', decimals: 2 },
        meets: { kind: 'text', label: 'Against the advice' },
      },
    },
  },
  formula:
    'Bedtime = time of getting up − cycles × length of a cycle − minutes to fall asleep; getting up is the same forwards',
  limits: [
    'Cycles last about 80 to 110 minutes and change through the night and from night to night, so the hours matter more than where a cycle ends.',
    'The advice is for healthy people; up to the age of five it includes naps. Above 60 years it is that for adults.',
    'Between 12 and 13 and between 18 years and after, the age in whole years decides.',
    'In the night in which clocks change, an hour is lost or won that this page does not know.',
    'It is no medical advice. Trouble with sleep over weeks, loud snoring, pauses in breathing or sleepiness at the wheel belong before a doctor.',
  ],
  sources: [
    {
      title:
        'N. F. Watson and others: Recommended Amount of Sleep for a Healthy Adult, AASM and Sleep Research Society (2015)',
      href: 'https://jcsm.aasm.org/doi/10.5664/jcsm.4758',
    },
    {
      title: 'S. Paruthi and others: Recommended Amount of Sleep for Healthy Children, AASM (2016)',
      href: 'https://jcsm.aasm.org/doi/10.5664/jcsm.6288',
    },
  ],

  compute({ know, wake, bed, age, latency, cycle, clock, slept }) {
    const field = know === 'wake' ? 'wake' : 'bed'
    const known = readClock(know === 'wake' ? wake : bed)
    if (known === undefined) return problem(field, 'must be a time of day such as 6:30 am or 22:45')
    const sign = know === 'wake' ? -1 : 1
    const write = (minutesAway: number) => {
      const minutes = (((known / 60 + sign * minutesAway) % dayMinutes) + dayMinutes) % dayMinutes
      const seconds = Math.round(minutes) * 60
      return clock === 'twelve' ? writeTwelve(seconds) : writeTime(seconds % 86_400)
    }
    const { from, to } = sleepAdvice(age)
    const options = [3, 4, 5, 6, 7, 8, 9].flatMap((cycles) => {
      const hours = (cycles * cycle) / 60
      return hours > 16
        ? []
        : [{ cycles, time: write(cycles * cycle + latency), hours, meets: standing(hours, from, to) }]
    })
    const best = options.find(({ hours }) => hours >= from && (to === undefined || hours <= to))
    const least = write(from * 60 + latency)
    const most = to === undefined ? undefined : write(to * 60 + latency)
    return {
      best: best?.time ?? least,
      advice: to === undefined ? `${from} hours or more` : `${from} to ${to} hours`,
      range:
        most === undefined
          ? `${least} or ${sign < 0 ? 'earlier' : 'later'}`
          : sign < 0
            ? `${most} to ${least}`
            : `${least} to ${most}`,
      note: noteOn(best?.cycles, cycle),
      debt: slept === undefined ? undefined : Math.max(0, from - slept) * 7,
      options,
    }
  },

  steps: ({ cycle, age, slept }, { options }) => {
    const number = (value: number) => ({ kind: 'number', value }) as const
    const { from } = sleepAdvice(age)
    const best = options.find(({ meets }) => meets === 'within')
    return [
      best
        ? {
            finds: 'Hours asleep',
            gives: number(best.hours ?? 0),
            is: '{cycles} × {cycle} ÷ 60',
            with: { cycles: number(best.cycles ?? 0), cycle: number(cycle) },
          }
        : {
            finds: 'Hours asleep',
            working: 'No number of whole cycles fits the advice, so its least hours are taken',
            gives: String(from),
          },
      ...(slept === undefined || slept > from
        ? []
        : [
            {
              gives: 'debt' as const,
              is: '({from} − {slept}) × 7',
              with: { from: number(from), slept: number(slept) },
            },
          ]),
    ]
  },

  examples: [
    {
      name: 'Up at half past six',
      given: { know: 'wake', wake: '6:30 am', age: 30, latency: 15, cycle: 90, clock: 'full' },
      expect: { best: '22:45', advice: '7 hours or more' },
    },
    {
      name: 'A pupil of fourteen',
      given: { know: 'wake', wake: '6:45', age: 14, latency: 15, cycle: 90, clock: 'full', slept: 6.5 },
      expect: { best: '21:30', advice: '8 to 10 hours', debt: 10.5 },
    },
  ],
})

function standing(hours: number, from: number, to: number | undefined): string {
  if (hours < from) return 'too short'
  return to !== undefined && hours > to ? 'longer than advised' : 'within'
}

function noteOn(cycles: number | undefined, cycle: number): Verdict {
  if (cycles === undefined)
    return {
      is: 'fair',
      says: `No whole number of cycles of ${cycle} minutes lies within the advice. The least hours advised are taken.`,
    }
  return {
    is: 'plain',
    says: `The least number of whole cycles within the advice is ${cycles}. Cycles are only a rule of thumb; reach the hours.`,
  }
}
