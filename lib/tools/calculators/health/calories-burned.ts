import {
  choice,
  defineCalculator,
  number,
  problem,
  restOf,
  rows,
  sumOfTerms,
  type Verdict,
} from '@/lib/kits/calculator'
import { weight } from '@/lib/families/health-formula/person-fields'
import { activities, activityNames, grossEnergy, restingOxygen } from '@/lib/subjects/health/activity-energy'
import { kilojoulesPerKilocalorie } from '@/lib/subjects/health/resting-energy'
import type { Show } from '@/lib/base/format/show'

const energy = { kind: 'number', decimals: 0, unit: 'kcal' } as const
const minutesIn = { day: 1440, week: 10_080 } as const
const moderateFrom = 3
const vigorousFrom = 6
/** What WHO advises for a week, in minutes of moderate intensity. */
const weeklyGoal = { least: 150, most: 300 }
const shownTerms = 3
const amounts = [100, 250, 500]

export default defineCalculator({
  inputs: {
    weight,
    activities: rows('Activities', {
      row: 'activity',
      ownLine: 'activity',
      min: 1,
      max: 40,
      columns: {
        activity: choice('Activity', { options: activityNames, initial: 'a17190' as string, as: 'search' }),
        minutes: number('Minutes', { initial: 30, above: 0, max: 10_080 }),
        met: number('Own MET', { optional: true, min: 1, max: 25 }),
      },
      initial: [
        { activity: 'a17200', minutes: 30 },
        { activity: 'a01030', minutes: 45 },
      ],
      help: 'Type a part of the name. An own MET counts instead of that of the list; in a row for those from 60 on it is of a resting rate of 2.7.',
    }),
    span: choice('These are', { options: { week: 'One week', day: 'One day' }, initial: 'week' }),
  },
  outputs: {
    gross: { ...energy, label: 'Energy used', help: 'What you would have used at rest is in it.' },
    net: { ...energy, label: 'More than at rest', help: 'The part that the activity adds.' },
    kilojoules: { kind: 'number', decimals: 0, unit: 'kJ', label: 'In kilojoules' },
    active: {
      kind: 'number',
      decimals: 0,
      unit: 'min',
      label: 'Minutes that count for a week',
      help: 'From 3 MET on; from 6 MET on each counts twice.',
    },
    goal: { kind: 'verdict', label: 'Against the WHO goal of 150 to 300 minutes' },
    minutes: { kind: 'number', decimals: 0, unit: 'min', label: 'Time in all', section: 'Sums' },
    metMinutes: { kind: 'number', decimals: 0, unit: 'MET-min', label: 'MET-minutes', section: 'Sums' },
    meanMet: { kind: 'number', decimals: 1, label: 'Mean MET', section: 'Sums' },
    perHour: { ...energy, label: 'In an hour of this mix', section: 'Sums' },
    diary: {
      kind: 'table',
      label: 'Activity by activity',
      totals: ['minutes', 'gross', 'net'],
      columns: {
        name: { kind: 'text', label: 'Activity' },
        code: { kind: 'text', label: 'Compendium code' },
        met: { kind: 'number', label: 'MET', decimals: 1 },
        effort: { kind: 'text', label: 'Intensity' },
        minutes: { kind: 'number', label: 'Minutes', decimals: 0 },
        gross: { kind: 'number', label: 'Energy', decimals: 0, unit: 'kcal' },
        net: { kind: 'number', label: 'More than at rest', decimals: 0, unit: 'kcal' },
      },
    },
    needed: {
      kind: 'table',
      label: 'Minutes for an amount of energy beyond rest',
      columns: {
        name: { kind: 'text', label: 'Activity' },
        a: { kind: 'number', label: '100 kcal', decimals: 0, unit: 'min' },
        b: { kind: 'number', label: '250 kcal', decimals: 0, unit: 'min' },
        c: { kind: 'number', label: '500 kcal', decimals: 0, unit: 'min' },
      },
    },
  },
  formula:
    'kcal = MET × 3.5 × kg ÷ 200 × minutes; more than at rest: MET − 1 in place of MET. From 60 years on, with the values for that age, 2.7 in place of 3.5',
  limits: [
    'For adults. Children need MET values of their own.',
    'People differ by a fifth and more at the same activity: by skill, fitness, terrain, wind and the pauses in between.',
    'A MET is measured against a resting rate that is too high for many people, above all with much body fat; the part beyond rest is then nearer the truth.',
    'Those from 60 on have twelve values of their own in the list, read in one compilation. Where one is missing, the values for younger adults are a rough guide.',
    'Vigorous from 6 MET and moderate from 3 are limits for everybody; a trained person feels them lower, an untrained one higher.',
    'An estimate, and no medical advice.',
  ],
  sources: [
    {
      title:
        'S. D. Herrmann and others: 2024 Adult Compendium of Physical Activities, a third update of the energy costs of human activities, Journal of Sport and Health Science 13 (2024) 6–12',
      href: 'https://pacompendium.com/adult-compendium/',
    },
    {
      title:
        'E. A. Willis and others: Older Adult Compendium of Physical Activities, Journal of Sport and Health Science 13 (2024) 13–17',
      href: 'https://pacompendium.com/older-adult-compendium/',
    },
    {
      title:
        'F. C. Bull and others: World Health Organization 2020 guidelines on physical activity and sedentary behaviour, British Journal of Sports Medicine 54 (2020) 1451–1462',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7719906',
    },
  ],

  compute({ weight: mass, activities: rowsTyped, span }, { show }) {
    const done = doneOf(rowsTyped)
    const minutes = done.reduce((sum, one) => sum + one.minutes, 0)
    if (minutes > minutesIn[span])
      return problem('activities', `must fit into one ${span}, which has ${show.count(minutesIn[span])} minutes`)
    const diary = done.map(({ name, code, met, rest, minutes: time }) => ({
      name,
      code,
      met,
      effort: effortOf(met),
      minutes: time,
      gross: grossEnergy(met, rest, mass, time),
      net: grossEnergy(met - 1, rest, mass, time),
    }))
    const gross = diary.reduce((sum, row) => sum + row.gross, 0)
    const net = diary.reduce((sum, row) => sum + row.net, 0)
    const metMinutes = done.reduce((sum, one) => sum + one.met * one.minutes, 0)
    const active = done.reduce((sum, one) => sum + weightOf(one.met) * one.minutes, 0)
    return {
      gross,
      net,
      kilojoules: gross * kilojoulesPerKilocalorie,
      active,
      goal: judged(active, span, show),
      minutes,
      metMinutes,
      meanMet: metMinutes / minutes,
      perHour: (gross / minutes) * 60,
      diary,
      needed: done.map(({ name, met, rest }) => {
        const [a = null, b = null, c = null] = amounts.map((amount) =>
          met > 1 ? amount / grossEnergy(met - 1, rest, mass, 1) : null,
        )
        return { name, a, b, c }
      }),
    }
  },

  steps({ weight: mass, activities: rowsTyped }) {
    const done = doneOf(rowsTyped)
    const rest = done.slice(shownTerms)
    const figures = Object.fromEntries(
      done
        .slice(0, shownTerms)
        .flatMap((one, at) => [
          [`met${at}`, { kind: 'number', value: one.met }] as const,
          [`rest${at}`, { kind: 'number', value: one.rest }] as const,
        ]),
    )
    const over = (less: number) =>
      rest.reduce((sum, one) => sum + grossEnergy(one.met - less, one.rest, mass, one.minutes), 0)
    return [
      {
        gives: 'gross',
        is: sumOfTerms(
          done.length,
          shownTerms,
          (at) => `{met${at}} × {rest${at}} × {weight} ÷ 200 × {activities.${at}.minutes}`,
        ),
        with: { ...figures, rest: restOf(over(0)) },
      },
      {
        gives: 'net',
        is: sumOfTerms(
          done.length,
          shownTerms,
          (at) => `({met${at}} − 1) × {rest${at}} × {weight} ÷ 200 × {activities.${at}.minutes}`,
        ),
        with: { ...figures, rest: restOf(over(1)) },
      },
      { gives: 'kilojoules', is: '{gross:2} × 4.184' },
      { gives: 'meanMet', is: '{metMinutes:2} ÷ {minutes}' },
      { gives: 'perHour', is: '{gross:2} ÷ {minutes} × 60' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Energy by activity', of: 'diary', x: 'name', y: ['gross', 'net'] }],
  examples: [
    {
      name: 'Walks at noon and one long ride',
      given: {
        weight: 72,
        activities: [
          { activity: 'a17200', minutes: 100 },
          { activity: 'a01030', minutes: 60 },
          { activity: 'a02054', minutes: 40 },
        ],
        span: 'week',
      },
      expect: { gross: 1386, net: 1134, active: 260, metMinutes: 1100, goal: 'good' },
    },
  ],
})

interface Row {
  activity: string
  minutes: number
  met?: number | undefined
}

/** Rows with their values; one with a MET of its own rests as people of the activity's list do, from 60 on at less. */
function doneOf(rowsTyped: readonly Row[]) {
  return rowsTyped.map(({ activity, minutes, met }) => {
    const listed = activities[activity]
    const name = listed?.name ?? activity
    return met === undefined
      ? { name, code: listed?.code ?? '', met: listed?.met ?? 1, rest: listed?.rest ?? restingOxygen.adult, minutes }
      : { name, code: 'own', met, rest: listed?.rest ?? restingOxygen.adult, minutes }
  })
}

function effortOf(met: number): string {
  return met >= vigorousFrom ? 'Vigorous' : met >= moderateFrom ? 'Moderate' : 'Light'
}

function weightOf(met: number): number {
  return met >= vigorousFrom ? 2 : met >= moderateFrom ? 1 : 0
}

function judged(active: number, span: 'day' | 'week', show: Show): Verdict {
  const { least, most } = weeklyGoal
  if (span === 'day')
    return {
      is: 'plain',
      says: `${show.number(active, 0)} minutes of this day count towards a week, for which 150 to 300 are advised.`,
    }
  if (active < least)
    return {
      is: 'fair',
      says: `${show.number(least - active, 0)} minutes of moderate effort short of 150. Some is better than none.`,
    }
  if (active <= most)
    return { is: 'good', says: `${show.number(active, 0)} minutes lie within the advised 150 to 300.` }
  return { is: 'good', says: `${show.number(active - most, 0)} minutes more than the advised 300.` }
}
