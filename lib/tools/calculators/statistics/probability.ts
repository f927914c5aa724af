import { choice, defineCalculator, integer, percent, problem, type Problem } from '@/lib/kits/calculator'
import { repeatedTries, triesForChance } from '@/lib/subjects/statistics/repeated-tries'
import {
  areIndependent,
  combined,
  conditional,
  isPossibleOverlap,
  oddsInFavor,
  overlapLimits,
} from '@/lib/subjects/statistics/two-events'
import { vennPicture } from '@/lib/subjects/statistics/venn-picture'
import type { Show } from '@/lib/base/format/show'

const two = { field: 'about', is: 'two' } as const
const repeated = { field: 'about', is: 'repeats' } as const
const from0to1 = { min: 0, max: 1, slider: { to: 1, step: 0.01 } } as const
const share = { kind: 'percent', optional: true } as const

export default defineCalculator({
  inputs: {
    about: choice('Find chances of', {
      options: { two: 'Two events', repeats: 'One event, tried again' },
      initial: 'two',
    }),
    a: percent('P(A)', { ...from0to1, initial: 0.4, shownWhen: two }),
    b: percent('P(B)', { ...from0to1, initial: 0.3, shownWhen: two }),
    relation: choice('What else you know', {
      options: {
        independent: 'A and B are independent',
        exclusive: 'A and B exclude each other',
        both: 'P(A and B)',
        aGivenB: 'P(A given B)',
        bGivenA: 'P(B given A)',
      },
      initial: 'independent',
      as: 'menu',
      shownWhen: two,
      help: 'Independent: whether one happens does not change the chance of the other.',
    }),
    knownBoth: percent('P(A and B), as known', {
      ...from0to1,
      initial: 0.15,
      shownWhen: [two, { field: 'relation', is: 'both' }],
    }),
    knownAGivenB: percent('P(A given B), as known', {
      ...from0to1,
      initial: 0.5,
      shownWhen: [two, { field: 'relation', is: 'aGivenB' }],
      help: 'The chance of A among the times when B happens.',
    }),
    knownBGivenA: percent('P(B given A), as known', {
      ...from0to1,
      initial: 0.5,
      shownWhen: [two, { field: 'relation', is: 'bGivenA' }],
      help: 'The chance of B among the times when A happens.',
    }),
    chance: percent('Chance in one try', { ...from0to1, initial: 0.1, shownWhen: repeated }),
    tries: integer('Tries', {
      initial: 10,
      min: 1,
      max: 1e9,
      shownWhen: repeated,
      help: 'Each with the same chance, none of them changed by the others.',
    }),
    wanted: percent('Chance of at least one that you want', {
      initial: 0.95,
      above: 0,
      below: 1,
      slider: { from: 0.5, to: 0.99, step: 0.01 },
      shownWhen: repeated,
      refines: true,
    }),
  },
  outputs: {
    union: { ...share, label: 'P(A or B)', help: 'A, or B, or both of them.' },
    both: { ...share, label: 'P(A and B)' },
    exactlyOne: { ...share, label: 'Exactly one of them' },
    neither: { ...share, label: 'Neither of them' },
    atLeastOne: { ...share, label: 'At least one success' },
    none: { ...share, label: 'No success' },
    exactlyOnce: { ...share, label: 'Exactly one success' },
    every: { ...share, label: 'Success in every try' },
    expected: { kind: 'number', label: 'Successes to expect', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    venn: { kind: 'diagram', label: 'Venn diagram', optional: true },
    aGivenB: { ...share, label: 'P(A given B)', section: 'Conditional chances' },
    bGivenA: { ...share, label: 'P(B given A)', section: 'Conditional chances' },
    aGivenNotB: { ...share, label: 'P(A given not B)', section: 'Conditional chances' },
    bGivenNotA: { ...share, label: 'P(B given not A)', section: 'Conditional chances' },
    triesNeeded: {
      kind: 'count',
      label: 'Tries for the chance you want',
      optional: true,
      section: 'How many tries',
    },
    firstSuccess: {
      kind: 'number',
      label: 'Tries until the first success, on average',
      decimals: 2,
      optional: true,
      section: 'How many tries',
    },
    grid: {
      kind: 'table',
      label: 'Two by two',
      optional: true,
      columns: {
        row: { kind: 'text', label: 'Event' },
        b: { kind: 'percent', label: 'B' },
        notB: { kind: 'percent', label: 'Not B' },
        total: { kind: 'percent', label: 'Together' },
      },
    },
    odds: {
      kind: 'table',
      label: 'Chances and odds',
      columns: {
        event: { kind: 'text', label: 'Event' },
        chance: { kind: 'percent', label: 'Chance' },
        odds: { kind: 'number', label: 'Odds in favor, to 1', decimals: 4 },
        oneIn: { kind: 'number', label: 'Once in', decimals: 2 },
      },
    },
    curve: {
      kind: 'series',
      label: 'At least one success by number of tries',
      optional: true,
      columns: {
        tries: { kind: 'count', label: 'Tries' },
        atLeastOne: { kind: 'percent', label: 'At least one success', decimals: 2 },
      },
    },
  },
  formula:
    'P(A or B) = P(A) + P(B) − P(A and B). P(A and B) = P(A given B) × P(B), and P(A) × P(B) where A and B are independent. At least one success in n tries = 1 − (1 − p)^n',
  limits: [
    'Two events. Three or more need the chance of every combination, which two figures and one relation do not hold.',
    'Repeated tries are independent and all have the same chance; cards that are not put back are neither.',
    'In the picture the circles and their overlap are to scale with each other; the box around them is not.',
  ],
  sources: [
    {
      title: 'OpenStax: Introductory Statistics, 3.3 Two Basic Rules of Probability',
      href: 'https://openstax.org/books/introductory-statistics/pages/3-3-two-basic-rules-of-probability',
    },
    { title: 'M. Fréchet: Généralisation du théorème des probabilités totales, Fundamenta Mathematicae 25 (1935)' },
  ],

  compute(values, { show }) {
    if (values.about === 'repeats') return ofRepeats(values, show)
    const { a, b, relation } = values
    const refused = refusal(values, show)
    if (refused) return refused
    const found = combined({ a, b, both: overlapOf(values) })
    const { both, onlyA, onlyB, union, exactlyOne, neither } = found
    const events: readonly (readonly [string, number])[] = [
      ['A', a],
      ['B', b],
      ['Not A', 1 - a],
      ['Not B', 1 - b],
      ['A or B', union],
      ['A and B', both],
      ['Only A', onlyA],
      ['Only B', onlyB],
      ['Exactly one', exactlyOne],
      ['Neither', neither],
    ]
    return {
      union,
      both,
      exactlyOne,
      neither,
      verdict: { is: 'plain' as const, says: dependence({ a, b, both }, relation === 'independent', show) },
      venn: vennPicture('A and B', { a, b, both, neither }, show),
      aGivenB: conditional(both, b),
      bGivenA: conditional(both, a),
      aGivenNotB: conditional(onlyA, 1 - b),
      bGivenNotA: conditional(onlyB, 1 - a),
      grid: [
        { row: 'A', b: both, notB: onlyA, total: a },
        { row: 'Not A', b: onlyB, notB: neither, total: 1 - a },
        { row: 'Together', b, notB: 1 - b, total: 1 },
      ],
      odds: events.map(oddsRow),
    }
  },

  steps({ about, relation }) {
    if (about === 'repeats')
      return [
        { gives: 'none', is: '(1 − {chance})^{tries}' },
        { gives: 'atLeastOne', is: '1 − (1 − {chance})^{tries}' },
        { gives: 'exactlyOnce', is: '{tries} × {chance} × (1 − {chance})^({tries} − 1)' },
        { gives: 'every', is: '{chance}^{tries}' },
        { gives: 'expected', is: '{tries} × {chance}' },
        { gives: 'firstSuccess', is: '1 ÷ {chance}' },
      ]
    const known = {
      independent: { gives: 'both', is: '{a} × {b}' },
      exclusive: { gives: 'both', says: 'They never happen together' },
      both: { gives: 'both', says: 'As you know it' },
      aGivenB: { gives: 'both', is: '{knownAGivenB} × {b}' },
      bGivenA: { gives: 'both', is: '{knownBGivenA} × {a}' },
    } as const
    return [
      known[relation],
      { gives: 'union', is: '{a} + {b} − {both}' },
      { gives: 'exactlyOne', is: '{a} + {b} − 2 × {both}' },
      { gives: 'neither', is: '1 − {union}' },
      { gives: 'aGivenB', is: '{both} ÷ {b}' },
      { gives: 'bGivenA', is: '{both} ÷ {a}' },
      { gives: 'aGivenNotB', is: '({a} − {both}) ÷ (1 − {b})' },
      { gives: 'bGivenNotA', is: '({b} − {both}) ÷ (1 − {a})' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'At least one success by number of tries',
      of: 'curve',
      x: 'tries',
      y: ['atLeastOne'],
      area: true,
      needs: 'curve',
    },
  ],
  examples: [
    {
      name: 'Two suppliers, each late now and then',
      given: { about: 'two', a: 0.1, b: 0.2, relation: 'independent' },
      expect: { union: 0.28, both: 0.02, exactlyOne: 0.26, neither: 0.72 },
    },
    {
      name: 'Late together',
      given: { about: 'two', a: 0.1, b: 0.2, relation: 'aGivenB', knownAGivenB: 0.4 },
      expect: { union: 0.22, both: 0.08, bGivenA: 0.8, aGivenNotB: 0.025, neither: 0.78 },
    },
    {
      name: 'Forty offers at one in twenty',
      given: { about: 'repeats', chance: 0.05, tries: 40, wanted: 0.95 },
      expect: { atLeastOne: 0.8714878, none: 0.1285122, expected: 2, triesNeeded: 59 },
    },
  ],
})

interface Known {
  a: number
  b: number
  relation: 'independent' | 'exclusive' | 'both' | 'aGivenB' | 'bGivenA'
  knownBoth: number
  knownAGivenB: number
  knownBGivenA: number
}

function overlapOf({ a, b, relation, knownBoth, knownAGivenB, knownBGivenA }: Known): number {
  return { independent: a * b, exclusive: 0, both: knownBoth, aGivenB: knownAGivenB * b, bGivenA: knownBGivenA * a }[
    relation
  ]
}

type Refusal = Problem<'a' | 'b' | 'knownBoth' | 'knownAGivenB' | 'knownBGivenA'>

/** Why two chances and what else is known cannot all be true. */
function refusal(known: Known, show: Show): Refusal | undefined {
  const { a, b, relation } = known
  if (relation === 'aGivenB' && b === 0)
    return problem('b', 'must be above 0%: there is no chance given an event that never happens')
  if (relation === 'bGivenA' && a === 0)
    return problem('a', 'must be above 0%: there is no chance given an event that never happens')
  if (isPossibleOverlap({ a, b, both: overlapOf(known) })) return undefined
  if (relation === 'exclusive')
    return problem('b', `must be at most ${show.percent(1 - a)}: events that exclude each other add up to 100% at most`)
  const { least, most } = overlapLimits(a, b)
  const range = (whole: number) => `${show.percent(least / whole)} to ${show.percent(most / whole)}`
  if (relation === 'aGivenB') return problem('knownAGivenB', `must be ${range(b)}, or it does not fit P(A) and P(B)`)
  if (relation === 'bGivenA') return problem('knownBGivenA', `must be ${range(a)}, or it does not fit P(A) and P(B)`)
  return problem('knownBoth', `must be ${range(1)}, or it does not fit P(A) and P(B)`)
}

function dependence(events: { a: number; b: number; both: number }, isGiven: boolean, show: Show): string {
  const { a, b, both } = events
  if (isGiven)
    return `One of them happens with ${show.percent(a)}, the other with ${show.percent(b)}, whatever the first does.`
  if (areIndependent(events)) return 'These figures make A and B independent: P(A and B) is P(A) × P(B).'
  if (both === 0) return 'They exclude each other, so they are dependent: where one happens the other cannot.'
  return `They are dependent: A has a chance of ${show.percent(both / b)} where B happens, ${show.percent(a)} overall.`
}

function oddsRow([event, chance]: readonly [string, number]) {
  return { event, chance, odds: oddsInFavor(chance) ?? null, oneIn: chance > smallestTold ? 1 / chance : null }
}

const mostPoints = 20
/** A smaller chance is shown as 0. */
const smallestTold = 1e-12

function ofRepeats({ chance, tries, wanted }: { chance: number; tries: number; wanted: number }, show: Show) {
  const { atLeastOne, none, exactlyOne, every, expected } = repeatedTries(chance, tries)
  const horizon = Math.max(10, 2 * tries)
  const points = Math.min(horizon, mostPoints)
  const events: readonly (readonly [string, number])[] = [
    ['At least one success', atLeastOne],
    ['No success', none],
    ['Exactly one success', exactlyOne],
    ['Success in every try', every],
  ]
  return {
    atLeastOne,
    none,
    exactlyOnce: exactlyOne,
    every,
    expected,
    verdict: {
      is: 'plain' as const,
      says: `Of 100 series of ${show.count(tries)} ${tries === 1 ? 'try' : 'tries'}, about ${show.number(atLeastOne * 100, 1)} bring at least one success.`,
    },
    triesNeeded: triesForChance(chance, wanted),
    firstSuccess: chance > 0 ? 1 / chance : undefined,
    odds: events.map(oddsRow),
    curve: Array.from({ length: points + 1 }, (_, point) => {
      const count = Math.round((horizon * point) / points)
      return { tries: count, atLeastOne: count === 0 ? 0 : repeatedTries(chance, count).atLeastOne }
    }),
  }
}
