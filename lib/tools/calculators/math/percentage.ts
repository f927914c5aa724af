import { choice, defineCalculator, number, percent, problem } from '@/lib/kits/calculator'
import { negated, product, quotient, ratio, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import type { Show } from '@/lib/base/format/show'

const questions = {
  of: 'What is a percentage of a number?',
  what: 'One number is what percent of another?',
  whole: 'A number is a percentage of what?',
  add: 'Add a percentage',
  take: 'Subtract a percentage',
  before: 'What was it before a percentage?',
  chain: 'A percentage of a percentage',
  points: 'Two percentages in points',
} as const
type Question = keyof typeof questions

const amount = (label: string, initial: number, of: readonly Question[]) =>
  number(label, { initial, min: -1e12, max: 1e12, shownWhen: { field: 'ask', is: of } })
const share = (label: string, initial: number, of: readonly Question[]) =>
  percent(label, {
    initial,
    slider: { to: 1, step: 0.01 },
    negative: true,
    min: -1e6,
    max: 1e6,
    shownWhen: { field: 'ask', is: of },
  })

export default defineCalculator({
  inputs: {
    ask: choice('Question', { options: questions, initial: 'of', as: 'menu' }),
    rate: share('Percentage', 0.15, ['of', 'whole', 'add', 'take', 'before', 'chain', 'points']),
    direction: choice('It was', {
      options: { added: 'Added', taken: 'Taken off' },
      initial: 'added',
      shownWhen: { field: 'ask', is: 'before' },
    }),
    second: share('Second percentage', 0.2, ['chain', 'points']),
    part: amount('Part', 45, ['what', 'whole']),
    whole: amount('Number', 240, ['of', 'what', 'add', 'take']),
    after: amount('Number after it', 120, ['before']),
  },
  outputs: {
    answer: { kind: 'number', label: 'Answer', optional: true },
    percentage: { kind: 'percent', label: 'Answer', optional: true },
    points: { kind: 'number', label: 'Percentage points', optional: true },
    sentence: { kind: 'text', label: 'In words' },
    change: { kind: 'number', label: 'The percentage alone', optional: true },
    decimal: { kind: 'number', label: 'The percentage as a decimal' },
    fraction: { kind: 'text', label: 'As a fraction' },
    relative: { kind: 'percent', label: 'As a change in percent', optional: true },
    ladder: {
      kind: 'table',
      label: 'Other percentages of the number',
      optional: true,
      columns: {
        rate: { kind: 'percent', label: 'Percentage' },
        part: { kind: 'number', label: 'Of it' },
        more: { kind: 'number', label: 'Added' },
        less: { kind: 'number', label: 'Taken off' },
      },
    },
  },
  formula:
    'Part = whole × percentage ÷ 100; percentage = 100 × part ÷ whole; whole = 100 × part ÷ percentage; before = after ÷ (1 ± percentage ÷ 100)',
  limits: [
    'Numbers are worked out exactly as they are typed and rounded once, when they are shown.',
    'Adding a percentage and taking the same percentage off again does not lead back.',
  ],
  sources: [
    { title: 'ISO 80000-1: Quantities and units, section 7.3.2 (the symbol % is the number 0.01)' },
    {
      title: 'NIST Special Publication 811, section 7.10.2: %, percentage by, fraction',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute(values, { show }) {
    const { ask } = values
    const rate = toRatio(String(values.rate))
    const second = toRatio(String(values.second))
    const part = toRatio(String(values.part))
    const whole = toRatio(String(values.whole))
    const after = toRatio(String(values.after))
    const factor = sum(one, ask === 'take' || (ask === 'before' && values.direction === 'taken') ? negated(rate) : rate)
    if (ask === 'what' && whole.over === 0n)
      return problem('whole', 'must not be 0: nothing is a percentage of nothing')
    if (ask === 'whole' && rate.over === 0n) return problem('rate', 'must not be 0: zero percent of every number is 0')
    if (ask === 'before' && factor.over === 0n)
      return problem('rate', 'must not take everything away: then every number could have been there before')
    const found: Record<Question, Ratio> = {
      of: product(whole, rate),
      what: ask === 'what' ? quotient(part, whole) : one,
      whole: ask === 'whole' ? quotient(part, rate) : one,
      add: product(whole, factor),
      take: product(whole, factor),
      before: ask === 'before' ? quotient(after, factor) : one,
      chain: product(rate, second),
      points: sum(second, negated(rate)),
    }
    const answer = found[ask]
    const value = toNumber(answer)
    const inPercent = ask === 'what' || ask === 'chain'
    const told = inPercent || ask === 'points' ? answer : rate
    const base = ask === 'before' ? answer : whole
    const moves = ask === 'add' || ask === 'take' || ask === 'before'
    return {
      ...(ask === 'points'
        ? { points: toNumber(product(answer, hundred)) }
        : inPercent
          ? { percentage: value }
          : { answer: value }),
      sentence: sentenceOf(values, value, show),
      change: moves ? toNumber(product(base, rate)) : undefined,
      decimal: toNumber(told),
      fraction: `${told.over < 0n ? '−' : ''}${String(told.over < 0n ? -told.over : told.over)}/${String(told.under)}`,
      relative:
        ask === 'points' && rate.over !== 0n
          ? toNumber(quotient(answer, rate.over < 0n ? negated(rate) : rate))
          : undefined,
      ladder: ['of', 'add', 'take'].includes(ask)
        ? [1, 2, 5, 10, 12.5, 15, 20, 25, 50, 75].map((steps) => {
            const one = toRatio(String(steps / 100))
            const step = product(whole, one)
            return {
              rate: steps / 100,
              part: toNumber(step),
              more: toNumber(sum(whole, step)),
              less: toNumber(sum(whole, negated(step))),
            }
          })
        : undefined,
    }
  },

  steps({ ask, direction }) {
    const sign = ask === 'take' || (ask === 'before' && direction === 'taken') ? '−' : '+'
    return [
      { gives: ask === 'of' ? 'answer' : undefined, is: '{whole} × {rate}' },
      { gives: 'percentage', is: ask === 'chain' ? '{rate} × {second}' : '{part} ÷ {whole}' },
      { gives: ask === 'whole' ? 'answer' : undefined, is: '{part} ÷ {rate}' },
      { gives: ask === 'add' || ask === 'take' ? 'answer' : undefined, is: `{whole} × (1 ${sign} {rate})` },
      { gives: ask === 'before' ? 'answer' : undefined, is: `{after} ÷ (1 ${sign} {rate})` },
      { gives: 'points', is: '({second} − {rate}) × 100' },
      { gives: 'change', is: ask === 'before' ? '{answer} × {rate}' : '{whole} × {rate}' },
    ]
  },

  asked: [
    { says: '{rate:share} of {whole}', sets: { ask: 'of' }, gives: ['answer'] },
    { says: '{part} is what percent|percentage|% of {whole}', sets: { ask: 'what' }, gives: ['percentage'] },
    { says: '{part} as percent|percentage|% of {whole}', sets: { ask: 'what' }, gives: ['percentage'] },
    { says: '{whole} plus|add|+ {rate:share}', sets: { ask: 'add' }, gives: ['answer'] },
    { says: '{whole} minus|less|- {rate:share}', sets: { ask: 'take' }, gives: ['answer'] },
  ],
  examples: [
    { name: 'Service charge', given: { ask: 'of', rate: 0.15, whole: 240 }, expect: { answer: 36 } },
    {
      name: 'A price before tax',
      given: { ask: 'before', rate: 0.2, after: 120, direction: 'added' },
      expect: { answer: 100, change: 20 },
    },
    { name: 'A test', given: { ask: 'what', part: 45, whole: 75 }, expect: { percentage: 0.6, fraction: '3/5' } },
  ],
})

const one = ratio(1n)
const hundred = ratio(100n)

interface Entered {
  ask: Question
  rate: number
  second: number
  direction: 'added' | 'taken'
  part: number
  whole: number
  after: number
}

function sentenceOf({ ask, rate, second, direction, part, whole, after }: Entered, value: number, show: Show): string {
  const { number: write, percent: share } = show
  switch (ask) {
    case 'of':
      return `${share(rate)} of ${write(whole)} is ${write(value)}`
    case 'what':
      return `${write(part)} is ${share(value)} of ${write(whole)}`
    case 'whole':
      return `${write(part)} is ${share(rate)} of ${write(value)}`
    case 'add':
      return `${write(whole)} and ${share(rate)} more make ${write(value)}`
    case 'take':
      return `${write(whole)} less ${share(rate)} is ${write(value)}`
    case 'before':
      return `${write(after)} was ${write(value)} before ${share(rate)} was ${direction === 'added' ? 'added' : 'taken off'}`
    case 'chain':
      return `${share(rate)} of ${share(second)} is ${share(value)}`
    case 'points':
      return `From ${share(rate)} to ${share(second)}: ${pointsOf(write(value * 100))}`
  }
}

function pointsOf(written: string): string {
  return `${written} percentage ${/^[−-]?1$/.test(written) ? 'point' : 'points'}`
}
