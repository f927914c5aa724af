import { defineCalculator, number, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'

export default defineCalculator({
  inputs: {
    current: number('GPA now', { initial: 2.8, slider: { to: 4, step: 0.05 }, max: 100 }),
    earned: number('Credits behind it', {
      initial: 60,
      max: 10_000,
      help: 'Only credits with a grade in the average.',
    }),
    target: number('GPA you want', { initial: 3, slider: { to: 4, step: 0.05 }, max: 100 }),
    remaining: number('Credits still to come', { initial: 30, max: 10_000 }),
    most: number('Highest grade of the scale', {
      initial: 4,
      above: 0,
      max: 100,
      help: '4 in most American schools, 10 in India.',
      refines: true,
    }),
    repeats: rows('Courses you take again', {
      row: 'course',
      columns: {
        course: text('Course', { optional: true, maxLength: 60 }),
        credits: number('Credits', { above: 0, max: 1000 }),
        before: number('Points then', { min: 0, max: 100 }),
        after: number('Points you expect', { min: 0, max: 100 }),
      },
      initial: [],
      min: 0,
      max: 40,
      help: 'Where the new grade takes the place of the old one. Their credits are not among those to come.',
      refines: true,
    }),
  },
  outputs: {
    needed: {
      kind: 'number',
      label: 'Average you need from now on',
      decimals: 3,
      optional: true,
      help: 'Above the highest grade it cannot be reached.',
    },
    verdict: { kind: 'verdict', label: 'Can it be done' },
    best: { kind: 'number', label: 'At best you end with', decimals: 3 },
    worst: { kind: 'number', label: 'At worst you end with', decimals: 3 },
    straight: {
      kind: 'number',
      label: 'Credits of top grades alone',
      decimals: 1,
      optional: true,
      help: 'That would lift you to the target.',
    },
    improved: { kind: 'number', label: 'GPA after the repeats', decimals: 3, optional: true },
    byCredits: {
      kind: 'table',
      label: 'By credits to come',
      columns: {
        credits: { kind: 'number', label: 'Credits' },
        needed: { kind: 'number', label: 'Average needed', decimals: 3 },
        best: { kind: 'number', label: 'Best you could reach', decimals: 3 },
      },
    },
  },
  formula:
    'Needed average = (target × (earned + remaining) − GPA × earned) ÷ remaining; credits of top grades = earned × (target − GPA) ÷ (highest − target)',
  limits: [
    'The GPA on a transcript is rounded; with many credits a hundredth of it moves the need by more than you think.',
    'Pass grades add credits to your degree and nothing to the average.',
    'Repeats here replace the old grade. Where your school averages them, enter half the gain.',
  ],
  sources: [
    {
      title: '0685: Learn how GPA is computed, credits of A to reach 3.0',
      href: 'https://www.0685.com/college-life/college-academics/62897.html',
    },
    {
      title: 'University of Notre Dame, Office of the Registrar: Calculate GPA',
      href: 'https://registrar.nd.edu/exams-grading/grades/calculate-gpa/',
    },
  ],

  compute({ current, earned, target, remaining, most, repeats }, { show }) {
    if (current > most) return problem('current', 'must not be above the highest grade of the scale')
    if (target > most) return problem('target', 'must not be above the highest grade of the scale')
    if (repeats.some(({ before, after }) => before > most || after > most))
      return problem('repeats', 'must have points of the same scale')
    if (earned + remaining === 0) return problem('remaining', 'must be more than 0, or nothing is averaged')
    const replaced = repeats.reduce((sum, { credits }) => sum + credits, 0)
    if (replaced > earned) return problem('repeats', 'must have no more credits than stand behind the GPA')
    const gained = repeats.reduce((sum, { credits, before, after }) => sum + credits * (after - before), 0)
    const kept = settled(current * earned - repeats.reduce((sum, { credits, before }) => sum + credits * before, 0))
    if (kept < 0 || kept > settled(most * (earned - replaced)))
      return problem('repeats', 'must fit the GPA: without them nothing could make it')
    const quality = settled(current * earned + gained)
    const goal: Goal = { quality, earned, target, most }
    const needed = neededOver(goal, remaining)
    const now = earned > 0 ? quality / earned : undefined
    const straight = straightCredits(goal)
    const best = (quality + most * remaining) / (earned + remaining)
    return {
      needed,
      verdict: verdictOn(
        { needed, most, now, target, straight, isReached: earned > 0 && settled(target * earned - quality) <= 0 },
        show,
      ),
      best,
      worst: quality / (earned + remaining),
      straight,
      ...(repeats.length > 0 && now !== undefined ? { improved: now } : {}),
      byCredits: creditSteps(remaining).map((credits) => {
        const over = neededOver(goal, credits) ?? 0
        return {
          credits,
          needed: over > most ? null : Math.max(0, over),
          best: (quality + most * credits) / (earned + credits),
        }
      }),
    }
  },

  steps({ current, earned, target, most }, { improved, straight }) {
    const now = { kind: 'number', value: improved ?? current } as const
    return [
      {
        gives: 'needed',
        is: '({target} × ({earned} + {remaining}) − {now} × {earned}) ÷ {remaining}',
        with: { now },
      },
      { gives: 'best', is: '({now} × {earned} + {most} × {remaining}) ÷ ({earned} + {remaining})', with: { now } },
      { gives: 'worst', is: '{now} × {earned} ÷ ({earned} + {remaining})', with: { now } },
      {
        gives: straight === undefined || earned === 0 || target === most ? undefined : 'straight',
        is: 'max({earned} × ({target} − {now}), 0) ÷ ({most} − {target})',
        with: { now },
      },
    ]
  },

  charts: [
    { kind: 'line', title: 'Average needed by credits to come', of: 'byCredits', x: 'credits', y: ['needed', 'best'] },
  ],
  examples: [
    {
      name: 'From 2.8 to 3.0 in a year',
      given: { current: 2.8, earned: 60, target: 3, remaining: 30, most: 4 },
      expect: { needed: 3.4, best: 3.2, worst: 1.866667, straight: 12 },
    },
    {
      name: 'Too far for one year',
      given: { current: 3, earned: 60, target: 3.5, remaining: 30, most: 4 },
      expect: { needed: 4.5, best: 3.333333, straight: 60 },
    },
  ],
})

interface Goal {
  quality: number
  earned: number
  target: number
  most: number
}

/** On twelve digits, so that the noise of binary fractions makes nothing unreachable. */
const settled = (value: number) => Number(value.toPrecision(12))

function neededOver({ quality, earned, target }: Goal, credits: number): number | undefined {
  return credits > 0 ? settled((target * (earned + credits) - quality) / credits) : undefined
}

/** Absent where not even endless top grades lead there. */
function straightCredits({ quality, earned, target, most }: Goal): number | undefined {
  const missing = settled(target * earned - quality)
  if (missing <= 0) return 0
  return settled(most - target) > 0 ? missing / (most - target) : undefined
}

function creditSteps(remaining: number): number[] {
  const around = [0.25, 0.5, 0.75, 1, 1.5, 2, 3].map((share) => Math.round(remaining * share))
  const steps = remaining > 0 ? [...around, remaining] : [15, 30, 45, 60]
  return [...new Set(steps)].filter((credits) => credits > 0).toSorted((one, other) => one - other)
}

interface Outlook {
  needed: number | undefined
  most: number
  now: number | undefined
  target: number
  straight: number | undefined
  isReached: boolean
}

function verdictOn({ needed, most, target, straight, isReached }: Outlook, show: Show): Verdict {
  const goal = show.number(target, 2)
  if (needed === undefined)
    return isReached
      ? { is: 'good', says: `You have ${goal} or more, and nothing is left that could change it.` }
      : { is: 'bad', says: `No credits are left to reach ${goal}.` }
  if (needed > most)
    return {
      is: 'bad',
      says:
        straight === undefined
          ? `Not possible: ${goal} is the highest grade, and one lower grade keeps you below it for good.`
          : `Not possible with these credits. The shortest path is ${show.number(straight, 1)} credits of top grades.`,
    }
  if (needed <= 0) return { is: 'good', says: `Whatever comes, you stay at ${goal} or above.` }
  if (isReached)
    return { is: 'good', says: `You are there. An average of ${show.number(needed, 2)} keeps you at ${goal}.` }
  return {
    is: needed > most * 0.95 ? 'fair' : 'good',
    says: `You need an average of ${show.number(needed, 2)} over the credits to come.`,
  }
}
