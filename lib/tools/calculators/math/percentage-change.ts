import { choice, defineCalculator, number, percent, problem, rows, text, type Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'

const asks = {
  change: 'From an old number to a new one',
  difference: 'Between two equals',
  error: 'Of a measured number from the true one',
  reverse: 'Back to the number before',
  chain: 'Several changes in a row',
} as const
type Ask = keyof typeof asks

const amount = (label: string, initial: number, of: readonly Ask[]) =>
  number(label, { initial, min: -1e12, max: 1e12, shownWhen: { field: 'ask', is: of } })

export default defineCalculator({
  inputs: {
    ask: choice('Change', { options: asks, initial: 'change', as: 'menu' }),
    old: amount('Old number', 80, ['change']),
    first: amount('First number', 80, ['difference']),
    measured: amount('Measured', 9.6, ['error']),
    now: amount('New number', 100, ['change', 'reverse']),
    second: amount('Second number', 100, ['difference']),
    true: amount('True', 9.80665, ['error']),
    by: percent('It changed by', {
      initial: 0.25,
      slider: { from: -0.9, to: 1, step: 0.01 },
      negative: true,
      min: -1,
      max: 1e6,
      shownWhen: { field: 'ask', is: 'reverse' },
    }),
    start: amount('Start', 100, ['chain']),
    changes: rows('Changes', {
      row: 'change',
      columns: {
        name: text('Name', { maxLength: 60, initial: '' }),
        by: percent('By', { negative: true, min: -1, max: 1e4 }),
      },
      initial: [
        { name: 'First year', by: 0.1 },
        { name: 'Second year', by: -0.2 },
        { name: 'Third year', by: 0.15 },
      ],
      max: 200,
      shownWhen: { field: 'ask', is: 'chain' },
      help: 'A fall is negative.',
    }),
  },
  outputs: {
    change: { kind: 'percent', label: 'Change', optional: true },
    difference: { kind: 'percent', label: 'Percent difference', optional: true },
    error: { kind: 'percent', label: 'Percent error', optional: true },
    before: { kind: 'number', label: 'Number before', optional: true },
    compounded: { kind: 'percent', label: 'All changes together', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    absolute: { kind: 'number', label: 'In numbers' },
    factor: { kind: 'number', label: 'As a factor', optional: true },
    back: { kind: 'percent', label: 'To get back again', optional: true },
    summed: { kind: 'percent', label: 'The changes merely added', optional: true },
    end: { kind: 'number', label: 'Number at the end', optional: true },
    list: {
      kind: 'table',
      label: 'Step by step',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Change' },
        by: { kind: 'percent', label: 'By' },
        value: { kind: 'number', label: 'Number' },
        total: { kind: 'percent', label: 'Since the start' },
      },
    },
    recovery: {
      kind: 'table',
      label: 'What a fall needs to be made good',
      columns: { fall: { kind: 'percent', label: 'Fall' }, rise: { kind: 'percent', label: 'Rise needed' } },
    },
  },
  formula:
    'Change = (new − old) ÷ |old|; difference = |a − b| ÷ mean of |a| and |b|; error = |measured − true| ÷ |true|; way back = 1 ÷ factor − 1',
  limits: [
    'From 0 no percentage leads anywhere; the change is then a number only.',
    'From a negative number the change is measured against its size, so a rise is positive.',
    'Between two numbers of different sign, factors and the way back have no meaning and are left out.',
    'A step between two percentages is a number of percentage points, which this page does not count.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods',
      href: 'https://www.itl.nist.gov/div898/handbook/',
    },
    {
      title: 'JCGM 200: International vocabulary of metrology (VIM), 2.16 measurement error',
      href: 'https://www.bipm.org/en/committees/jc/jcgm/publications',
    },
  ],

  compute(values, { show }) {
    const recovery = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 0.9].map((fall) => ({
      fall,
      rise: 1 / (1 - fall) - 1,
    }))
    if (values.ask === 'change') return { ...changeOf(values.old, values.now, show), recovery }
    if (values.ask === 'reverse') {
      if (values.by === -1) return problem('by', 'must be more than −100%: nothing is left to reckon back from')
      const before = values.now / (1 + values.by)
      return {
        before,
        verdict: plain(
          `${show.number(values.now)} was ${show.number(before)} before it changed by ${show.percent(values.by)}.`,
        ),
        absolute: values.now - before,
        factor: 1 + values.by,
        back: 1 / (1 + values.by) - 1,
        recovery,
      }
    }
    if (values.ask === 'difference') {
      const { first, second } = values
      const mean = (Math.abs(first) + Math.abs(second)) / 2
      if (mean === 0) return problem('second', 'must not be 0 together with the first: there is no mean to divide by')
      const difference = Math.abs(first - second) / mean
      return {
        difference,
        verdict: plain(
          `The numbers differ by ${show.percent(difference)} of their mean. Neither counts as the older one.`,
        ),
        absolute: Math.abs(first - second),
        recovery,
      }
    }
    if (values.ask === 'error') {
      if (values.true === 0) return problem('true', 'must not be 0: an error cannot be a share of nothing')
      const off = values.measured - values.true
      const error = Math.abs(off) / Math.abs(values.true)
      return {
        error,
        verdict: plain(
          off === 0 ? 'Measured exactly.' : `Measured ${show.percent(error)} too ${off < 0 ? 'low' : 'high'}.`,
        ),
        absolute: off,
        recovery,
      }
    }
    const grown = values.changes.reduce((all, { by }) => all * (1 + by), 1)
    if (grown * Math.max(1, Math.abs(values.start)) > 1e15)
      return problem('changes', 'must not grow so far: the number leaves what can be written exactly')
    return { ...chainOf(values.start, values.changes, show), recovery }
  },

  steps({ ask, changes, old, now, first, second, true: real }) {
    const size = (value: number) => ({ kind: 'number', value: Math.abs(value) }) as const
    return [
      { gives: ask === 'change' ? 'absolute' : undefined, is: '{now} − {old}' },
      { gives: 'change', is: '{absolute} ÷ {sized}', with: { sized: size(old) } },
      {
        gives: 'difference',
        is: '{absolute} ÷ (({one} + {other}) ÷ 2)',
        with: { one: size(first), other: size(second) },
      },
      {
        gives: 'error',
        is: 'max({measured} − {true}, {true} − {measured}) ÷ {real}',
        with: { real: size(real) },
      },
      { gives: 'before', is: '{now} ÷ (1 + {by})' },
      {
        gives: ask === 'chain' ? 'compounded' : undefined,
        is: `${changes.map((_, at) => `(1 + {changes.${at}.by})`).join(' × ')} − 1`,
      },
      { gives: 'end', is: '{start} × (1 + {compounded})' },
      {
        gives: 'back',
        is: ask === 'change' ? '−{absolute} ÷ {after}' : '1 ÷ {factor} − 1',
        with: { after: size(now) },
      },
    ]
  },

  asked: [
    {
      says: 'percent|percentage|% change|increase|decrease from {old} to {now}',
      sets: { ask: 'change' },
      gives: ['change'],
    },
  ],
  examples: [
    { name: 'A rent', given: { ask: 'change', old: 80, now: 100 }, expect: { change: 0.25, back: -0.2 } },
    { name: 'A share that halved', given: { ask: 'change', old: 60, now: 30 }, expect: { change: -0.5, back: 1 } },
    {
      name: 'Three years of sales',
      given: {
        ask: 'chain',
        start: 100,
        changes: [
          { name: 'First year', by: 0.1 },
          { name: 'Second year', by: -0.2 },
          { name: 'Third year', by: 0.15 },
        ],
      },
      expect: { compounded: 0.012, summed: 0.05, end: 101.2 },
    },
  ],
})

const plain = (says: string): Verdict => ({ is: 'plain', says })

function changeOf(old: number, now: number, show: Show) {
  const absolute = now - old
  if (old === 0)
    return {
      verdict: { is: 'fair' as const, says: 'From 0 there is no change in percent, only in numbers.' },
      absolute,
    }
  const change = absolute / Math.abs(old)
  const sameSign = old * now > 0
  const word = change > 0 ? 'rise' : 'fall'
  return {
    change,
    verdict:
      !sameSign && now !== 0
        ? {
            is: 'fair' as const,
            says: 'The sign changed on the way, so the percentage says little. Give both numbers instead.',
          }
        : change === 0
          ? plain('No change.')
          : plain(`A ${word} of ${show.percent(Math.abs(change))}, from ${show.number(old)} to ${show.number(now)}.`),
    absolute,
    ...(sameSign ? { factor: now / old, back: (old - now) / Math.abs(now) } : {}),
  }
}

function chainOf(start: number, changes: readonly { name: string; by: number }[], show: Show) {
  let factor = 1
  const list = changes.map(({ name, by }, at) => {
    factor *= 1 + by
    return { name: name || `${at + 1}`, by, value: start * factor, total: factor - 1 }
  })
  const compounded = factor - 1
  const summed = changes.reduce((all, { by }) => all + by, 0)
  return {
    compounded,
    verdict: plain(
      `${show.percent(compounded)} in all. Added up the changes would be ${show.percent(summed)}, which is no change of anything.`,
    ),
    absolute: start * compounded,
    factor,
    ...(factor === 0 ? {} : { back: 1 / factor - 1 }),
    summed,
    end: start * factor,
    list,
  }
}
