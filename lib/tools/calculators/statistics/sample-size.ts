import { choice, defineCalculator, integer, number, percent, problem } from '@/lib/kits/calculator'
import { criticalZ } from '@/lib/engines/distributions'
import type { Show } from '@/lib/base/format/show'

const share = { field: 'goal', is: 'share' } as const
const mean = { field: 'goal', is: 'mean' } as const
const most = 1e12

export default defineCalculator({
  inputs: {
    goal: choice('Estimate', { options: { share: 'A percentage', mean: 'An average' }, initial: 'share' }),
    margin: percent('Margin of error, plus or minus points', {
      initial: 0.05,
      min: 0.0005,
      max: 0.5,
      shownWhen: share,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
    meanMargin: number('Margin of error, plus or minus', { initial: 2, min: 1e-6, max: 1e9, shownWhen: mean }),
    confidence: percent('Confidence', {
      initial: 0.95,
      min: 0.5,
      max: 0.999,
      slider: { from: 0.8, to: 0.99, step: 0.01 },
    }),
    expected: percent('Percentage you expect', {
      initial: 0.5,
      min: 0,
      max: 1,
      slider: { to: 1, step: 0.01 },
      shownWhen: share,
      help: '50% where you do not know: it needs the most answers.',
    }),
    deviation: number('Standard deviation you expect', {
      initial: 15,
      min: 1e-6,
      max: 1e9,
      shownWhen: mean,
      help: 'From a pilot or an earlier study.',
    }),
    population: integer('People there are in all', {
      optional: true,
      min: 1,
      max: 1e10,
      help: 'Leave empty where there are very many.',
    }),
    responding: percent('Response rate', {
      initial: 1,
      min: 0.001,
      max: 1,
      slider: { from: 0.05, to: 1, step: 0.05 },
      refines: true,
      help: 'Of those invited. 100% where you only want the number of answers.',
    }),
    design: number('Design effect', {
      initial: 1,
      min: 1,
      max: 100,
      refines: true,
      help: '1 for a simple random sample.',
    }),
  },
  outputs: {
    answers: { kind: 'count', label: 'Answers needed' },
    invitations: { kind: 'count', label: 'Invitations to send' },
    exact: { kind: 'number', label: 'Before rounding up', decimals: 2 },
    infinite: { kind: 'number', label: 'For a population without end', decimals: 2 },
    verdict: { kind: 'verdict', label: 'Plan' },
    z: { kind: 'number', label: 'z of the confidence', decimals: 4, section: 'How it is made' },
    margins: {
      kind: 'table',
      label: 'Answers needed for other margins and confidences',
      columns: {
        margin: { kind: 'text', label: 'Margin' },
        ninety: { kind: 'count', label: '90%' },
        ninetyFive: { kind: 'count', label: '95%' },
        ninetyNine: { kind: 'count', label: '99%' },
      },
    },
  },
  formula:
    'n₀ = z² × p(1 − p) ÷ E², or (z × s ÷ E)² for an average, times the design effect; n = n₀ ÷ (1 + (n₀ − 1) ÷ N), rounded up',
  limits: [
    'It plans for one estimate of the whole sample. A margin within groups needs this many answers in each group.',
    'It does not plan a test between groups: that takes power into account.',
    'A random sample is assumed; more answers do not mend a biased one.',
    'For percentages near 0% or 100% the normal approximation is rough: plan for at least ten people of the rarer answer.',
  ],
  sources: [
    { title: 'W. G. Cochran: Sampling Techniques, 3rd edition (1977), sections 4.4 to 4.6' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 7.2.2.2: Sample sizes required',
      href: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc222.htm',
    },
  ],

  compute(values, { show }) {
    const { goal, expected, confidence, population, responding } = values
    if (goal === 'share' && (expected === 0 || expected === 1))
      return problem(
        'expected',
        'must be above 0% and below 100%: an answer that nobody or everybody gives needs no survey',
      )
    const z = criticalZ(confidence) ?? 0
    const infinite = without(values, z, 1)
    if (infinite > most)
      return problem(
        goal === 'share' ? 'margin' : 'meanMargin',
        `must be wider: it would take more than ${show.count(most)} answers`,
      )
    const exact = within(infinite, population)
    const answers = upward(exact)
    const invitations = upward(answers / responding)
    const step =
      goal === 'share'
        ? [0.01, 0.02, 0.03, 0.04, 0.05, 0.1]
        : [0.25, 0.5, 0.75, 1, 1.5, 2].map((part) => part * values.meanMargin)
    const own = goal === 'share' ? values.margin : values.meanMargin
    const needed = (margin: number, level: number) =>
      upward(within(without(values, criticalZ(level) ?? 0, margin / own), population))
    return {
      answers,
      invitations,
      exact,
      infinite,
      verdict: planOf({ answers, invitations, population }, show),
      z,
      margins: step.map((margin) => ({
        margin: goal === 'share' ? `± ${show.percent(margin)}` : `± ${show.number(margin)}`,
        ninety: needed(margin, 0.9),
        ninetyFive: needed(margin, 0.95),
        ninetyNine: needed(margin, 0.99),
      })),
    }
  },

  steps: (_, { infinite }) => [
    { gives: 'z', says: 'Two-sided z of {confidence}' },
    { gives: 'infinite', is: '{z}² × {expected} × (1 − {expected}) ÷ {margin}² × {design}', when: share },
    { gives: 'infinite', is: '({z} × {deviation} ÷ {meanMargin})² × {design}', when: mean },
    ...(infinite < 1 ? [] : [{ gives: 'exact', is: '{infinite} ÷ (1 + ({infinite} − 1) ÷ {population})' } as const]),
    { gives: 'answers', is: 'max({exact}, 1)', rounded: 'up' },
    { gives: 'invitations', is: '{answers} ÷ {responding}', rounded: 'up' },
  ],

  examples: [
    {
      name: 'A national survey',
      given: { goal: 'share', margin: 0.05, confidence: 0.95, expected: 0.5, responding: 0.2 },
      expect: { answers: 385, invitations: 1925, exact: 384.15 },
      source: { title: 'W. G. Cochran: Sampling Techniques, 3rd edition (1977)' },
    },
    {
      name: 'A firm of a thousand',
      given: { goal: 'share', margin: 0.05, confidence: 0.95, expected: 0.5, population: 1000, responding: 1 },
      expect: { answers: 278 },
    },
    {
      name: 'An average waiting time',
      given: { goal: 'mean', meanMargin: 2, confidence: 0.95, deviation: 15 },
      expect: { answers: 217, exact: 216.08 },
    },
  ],
})

interface Planned {
  goal: 'share' | 'mean'
  expected: number
  margin: number
  deviation: number
  meanMargin: number
  design: number
}

/** Answers for a margin `times` the one entered, from a population without end. */
function without({ goal, expected, margin, deviation, meanMargin, design }: Planned, z: number, times: number): number {
  const spread = goal === 'share' ? Math.sqrt(expected * (1 - expected)) / margin : deviation / meanMargin
  return ((z * spread) / times) ** 2 * design
}

function within(infinite: number, population: number | undefined): number {
  return population === undefined || infinite < 1 ? infinite : infinite / (1 + (infinite - 1) / population)
}

/** What exceeds a whole number by the noise of binary arithmetic alone is that number. */
function upward(value: number): number {
  return Math.max(1, Math.ceil(value * (1 - 1e-12)))
}

function planOf(
  { answers, invitations, population }: { answers: number; invitations: number; population: number | undefined },
  show: Show,
) {
  if (population !== undefined && invitations > population)
    return {
      is: 'bad' as const,
      says: `There are only ${show.count(population)} people to invite: raise the response rate or accept a wider margin.`,
    }
  const people = answers === 1 ? 'one answer' : `${show.count(answers)} answers`
  return {
    is: 'plain' as const,
    says:
      invitations > answers
        ? `Invite ${show.count(invitations)} people, to end with ${people}.`
        : `Collect ${people} drawn at random.`,
  }
}
