import { choice, defineCalculator, number, problem, text } from '@/lib/kits/calculator'
import {
  product,
  quotient,
  ratio,
  toNumber,
  toRatio,
  type Ratio,
  wholeShares,
  gcdOf,
  lcmOf,
  fractionText,
  readExact,
} from '@/lib/engines/exact-numbers'
import type { Figure } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'

const most = 12
const term = (label: string, initial?: string) =>
  text(label, {
    ...(initial === undefined ? {} : { initial }),
    maxLength: 30,
    optional: true,
    shownWhen: { field: 'ask', is: 'missing' },
  })

export default defineCalculator({
  inputs: {
    ask: choice('Question', {
      options: { simplify: 'Simplify a ratio', missing: 'Find a missing term', share: 'Share an amount' },
      initial: 'simplify',
    }),
    terms: text('Ratio', {
      initial: '16:24',
      maxLength: 120,
      shownWhen: { field: 'ask', is: ['simplify', 'share'] },
      help: 'Two to twelve terms parted by colons, such as 16:24, 1.5:2:0.25 or 1/2 : 1/3.',
    }),
    total: number('Amount to share', {
      initial: 500,
      min: 0,
      max: 1e12,
      decimals: 6,
      shownWhen: { field: 'ask', is: 'share' },
    }),
    a: term('First term', '3'),
    b: term('is to', '4'),
    c: term('as third term', '9'),
    d: { ...term('is to this one'), help: 'Leave the one empty that you look for.' },
    kind: choice('Proportion', {
      options: { direct: 'Direct: more gives more', inverse: 'Inverse: more gives less' },
      initial: 'direct',
      shownWhen: { field: 'ask', is: 'missing' },
      help: 'Inverse, the products are equal: 4 workers for 6 days do what 3 workers do in 8.',
      refines: true,
    }),
    places: choice('Parts rounded to', {
      options: { '0': 'Whole numbers', '1': '1 decimal', '2': '2 decimals', '3': '3 decimals', '4': '4 decimals' },
      initial: '2',
      as: 'menu',
      shownWhen: { field: 'ask', is: 'share' },
      refines: true,
    }),
  },
  outputs: {
    split: {
      kind: 'table',
      label: 'The amount shared',
      optional: true,
      totals: ['amount'],
      columns: {
        term: { kind: 'text', label: 'Term' },
        amount: { kind: 'number', label: 'Part of the amount' },
        exact: { kind: 'number', label: 'Before rounding' },
      },
    },
    simplest: { kind: 'text', label: 'Simplest ratio', optional: true },
    missing: { kind: 'number', label: 'Missing term', optional: true },
    exact: { kind: 'text', label: 'Exactly', optional: true },
    proportion: { kind: 'text', label: 'Proportion', optional: true },
    toOne: { kind: 'text', label: 'With the first term 1' },
    ofOne: { kind: 'text', label: 'With the last term 1' },
    parts: {
      kind: 'table',
      label: 'Parts',
      optional: true,
      totals: ['share'],
      columns: {
        term: { kind: 'text', label: 'Term' },
        share: { kind: 'percent', label: 'Share' },
        exact: { kind: 'text', label: 'As a fraction' },
      },
    },
    equivalents: {
      kind: 'table',
      label: 'The same ratio',
      columns: {
        times: { kind: 'count', label: 'Times' },
        terms: { kind: 'text', label: 'Terms' },
      },
    },
  },
  formula:
    'Simplest: all terms × their common denominator ÷ their greatest common divisor; a : b = c : x gives x = b × c ÷ a, inversely x = a × b ÷ c; part = amount × term ÷ sum of the terms',
  limits: [
    'Terms may be decimals, fractions or mixed numbers; they are made whole first.',
    'Parts that are rounded add up to the amount: what is left goes to those that lost most by rounding, the earlier one first.',
    'An amount with more decimals than its parts is rounded to theirs first.',
    'An inverse proportion pairs the first with the second and the third with the fourth term.',
  ],
  sources: [
    {
      title: 'Python documentation: fractions, rational numbers',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
  ],

  compute(values, { show }) {
    if (values.ask === 'missing') {
      const found = missingOf(values, show.region)
      if ('field' in found) return problem<'a' | 'b' | 'c' | 'd'>(found.field, found.message)
      const { all, at } = found
      const [first = one, second = one] = all
      return {
        missing: toNumber(all[at] ?? one),
        exact: fractionText(all[at] ?? one),
        proportion:
          values.kind === 'direct'
            ? `${fractionText(first)} : ${fractionText(second)} = ${fractionText(all[2] ?? one)} : ${fractionText(all[3] ?? one)}`
            : `${fractionText(first)} × ${fractionText(second)} = ${fractionText(all[2] ?? one)} × ${fractionText(all[3] ?? one)}`,
        ...alike([first, second], show),
      }
    }
    const terms = readTerms(values.terms, show.region)
    if (typeof terms === 'string') return problem('terms', terms)
    const whole = simplest(terms)
    const all = whole.reduce((total, value) => total + value, 0n)
    const isShared = values.ask === 'share'
    if (isShared && whole.some((value) => value < 0n))
      return problem('terms', 'must have no negative terms where an amount is shared')
    if (isShared && all === 0n) return problem('terms', 'must have a term above 0')
    const total = toRatio(String(values.total))
    return {
      split: isShared
        ? shared(total, values.places, whole, all).map((amount, at) => ({
            term: String(whole[at]),
            amount,
            exact: toNumber(product(total, ratio(whole[at] ?? 0n, all))),
          }))
        : undefined,
      simplest: whole.map(signed).join(' : '),
      ...alike(terms, show),
      parts:
        whole.some((value) => value < 0n) || all === 0n
          ? undefined
          : whole.map((value) => ({
              term: String(value),
              share: toNumber(ratio(value, all)),
              exact: fractionText(ratio(value, all)),
            })),
    }
  },

  steps(values, { split = [] }, show) {
    if (values.ask === 'missing') {
      const found = missingOf(values, show.region)
      if ('field' in found) return []
      const [a, b, c, d] = found.all.map((value): Figure => ({ kind: 'number', value: toNumber(value) }))
      const is = formulas[values.kind][found.at]
      return [{ gives: 'missing', is: is ?? '', with: { a, b, c, d } }]
    }
    const terms = readTerms(values.terms, show.region)
    if (typeof terms === 'string') return []
    const whole = simplest(terms)
    const all = whole.reduce((total, value) => total + value, 0n)
    const sized = (value: Ratio): Figure => ({ kind: 'number', value: toNumber(value) })
    const [first, simple] = [terms[0] ?? one, ratio(whole[0] ?? 1n)]
    const factor = first.over === 0n ? undefined : sized(quotient(simple, first))
    return [
      {
        finds: 'First term in the simplest ratio',
        gives: factor && sized(simple),
        is: '{first} × {factor}',
        with: { first: sized(first), factor },
      },
      ...split.map(
        (_, at) =>
          ({
            finds: `Part ${at + 1}, before rounding`,
            gives: `split.${at}.exact`,
            is: '{total} × {own} ÷ {all}',
            with: { own: sized(ratio(whole[at] ?? 0n)), all: sized(ratio(all)) },
          }) as const,
      ),
    ]
  },

  examples: [
    {
      name: 'A mixed drink',
      given: { ask: 'simplify', terms: '16:24' },
      expect: { simplest: '2 : 3', toOne: '1 : 1.5' },
    },
    {
      name: 'Two partners',
      given: { ask: 'share', terms: '2:3', total: 500, places: '2' },
      expect: { simplest: '2 : 3', split: { at: { 0: { amount: 200 }, 1: { amount: 300 } } } },
    },
    {
      name: 'Fewer hands',
      given: { ask: 'missing', a: '4', b: '6', c: '3', d: undefined, kind: 'inverse' },
      expect: { missing: 8 },
    },
  ],
})

const one = ratio(1n)
const signed = (value: bigint) => String(value).replace('-', '−')

const formulas = {
  direct: ['{b} × {c} ÷ {d}', '{a} × {d} ÷ {c}', '{a} × {d} ÷ {b}', '{b} × {c} ÷ {a}'],
  inverse: ['{c} × {d} ÷ {b}', '{c} × {d} ÷ {a}', '{a} × {b} ÷ {d}', '{a} × {b} ÷ {c}'],
} as const

interface Entered {
  a?: string | undefined
  b?: string | undefined
  c?: string | undefined
  d?: string | undefined
  kind: 'direct' | 'inverse'
}
const names = ['a', 'b', 'c', 'd'] as const
/** For each missing term the two that are multiplied and the one that they are divided by. */
const crossed = {
  direct: [
    [1, 2, 3],
    [0, 3, 2],
    [0, 3, 1],
    [1, 2, 0],
  ],
  inverse: [
    [2, 3, 1],
    [2, 3, 0],
    [0, 1, 3],
    [0, 1, 2],
  ],
} as const

function missingOf(
  values: Entered,
  region: Region,
): { all: Ratio[]; at: number } | { field: (typeof names)[number] | null; message: string } {
  const known = names.map((name) => values[name]?.trim() || undefined)
  if (known.filter((value) => value === undefined).length !== 1)
    return { field: null, message: 'Fill in three of the four terms and leave the one empty that you look for.' }
  const at = known.indexOf(undefined)
  const read = known.map((value) => (value === undefined ? one : readExact(value, region)))
  const wrong = read.findIndex((value) => typeof value !== 'object')
  if (wrong >= 0) return { field: names[wrong] ?? null, message: 'must be a number such as 3, 2.5 or 3/4' }
  const all = read.filter((value) => typeof value === 'object')
  const [left = 0, right = 0, under = 0] = crossed[values.kind][at] ?? []
  const divisor = all[under] ?? one
  if (divisor.over === 0n)
    return { field: names[under] ?? null, message: 'must not be 0: then no number, or every number, would fit' }
  const found = quotient(product(all[left] ?? one, all[right] ?? one), divisor)
  return { all: all.map((value, index) => (index === at ? found : value)), at }
}

function readTerms(typed: string, region: Region): Ratio[] | string {
  const parts = typed.split(/[:∶]|\bto\b/)
  if (parts.length < 2 || parts.length > most) return `must have 2 to ${most} terms parted by colons`
  const read = parts.map((part) => readExact(part, region))
  const wrong = read.findIndex((value) => typeof value !== 'object')
  if (wrong >= 0) return `must have numbers such as 16:24 or 1/2 : 1/3; term ${wrong + 1} is none`
  const terms = read.filter((value) => typeof value === 'object')
  return terms.every(({ over }) => over === 0n) ? 'must have a term other than 0' : terms
}

function simplest(terms: readonly Ratio[]): bigint[] {
  const under = lcmOf(terms.map((value) => value.under))
  const whole = terms.map((value) => (value.over * under) / value.under)
  const divisor = gcdOf(whole)
  return whole.map((value) => value / divisor)
}

/** Ratios that say the same. */
function alike(terms: readonly Ratio[], show: Show) {
  const whole = simplest(terms.some(({ over }) => over !== 0n) ? terms : [one, one])
  const per = (base: bigint) =>
    base === 0n
      ? 'not possible: that term is 0'
      : whole.map((value) => show.number(toNumber(ratio(value, base)))).join(' : ')
  return {
    toOne: per(whole[0] ?? 0n),
    ofOne: per(whole.at(-1) ?? 0n),
    equivalents: [1, 2, 3, 4, 5, 10, 100].map((times) => ({
      times,
      terms: whole.map((value) => signed(value * BigInt(times))).join(' : '),
    })),
  }
}

function shared(total: Ratio, places: string, whole: readonly bigint[], all: bigint): number[] {
  const scale = 10n ** BigInt(places)
  const amount = product(total, ratio(scale))
  const quotas = whole.map((value) => product(amount, ratio(value, all)))
  const units = (amount.over * 2n + amount.under) / (amount.under * 2n)
  return wholeShares(units, quotas).map((share) => toNumber(ratio(share, scale)))
}
