import {
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { compareAmounts, type Order } from '@/lib/base/money/compare-amounts'
import type { Show } from '@/lib/base/format/show'

const assetKinds = {
  cash: 'Cash and deposits',
  investments: 'Shares, bonds and funds',
  retirement: 'Retirement accounts',
  property: 'Property',
  business: 'Business',
  vehicles: 'Vehicles',
  other: 'Other things of value',
} as const
const debtKinds = {
  mortgage: 'Mortgage',
  vehicle: 'Car loan',
  student: 'Student loan',
  card: 'Cards and overdraft',
  other: 'Other debts',
} as const
type AssetKind = keyof typeof assetKinds
/** What the growth rate applies to; cash, vehicles and other things stay as they are. */
const growing: readonly AssetKind[] = ['investments', 'retirement', 'property', 'business']

export default defineCalculator({
  inputs: {
    assets: rows('What you own', {
      row: 'asset',
      columns: {
        kind: choice('Kind', { options: assetKinds, initial: 'cash', as: 'menu' }),
        name: text('Name', { optional: true, maxLength: 60 }),
        value: money('Worth today', { max: 1e12 }),
        share: percent('Your share', { initial: 1, max: 1 }),
      },
      initial: [
        { kind: 'cash', name: 'Accounts', value: 9000, share: 1 },
        { kind: 'investments', name: 'Index fund', value: 22_000, share: 1 },
        { kind: 'retirement', name: 'Pension pot', value: 48_000, share: 1 },
        { kind: 'property', name: 'Home', value: 310_000, share: 0.5 },
        { kind: 'vehicles', name: 'Car', value: 11_000, share: 1 },
      ],
      min: 0,
      max: 100,
      help: 'What it would fetch today, not what it cost. Of joint property your share.',
    }),
    debts: rows('What you owe', {
      row: 'debt',
      columns: {
        kind: choice('Kind', { options: debtKinds, initial: 'other', as: 'menu' }),
        name: text('Name', { optional: true, maxLength: 60 }),
        value: money('Balance', { max: 1e12 }),
        share: percent('Your share', { initial: 1, max: 1 }),
      },
      initial: [
        { kind: 'mortgage', name: 'Home', value: 190_000, share: 0.5 },
        { kind: 'vehicle', name: 'Car', value: 6500, share: 1 },
        { kind: 'card', name: 'Card', value: 1400, share: 1 },
      ],
      min: 0,
      max: 100,
      help: 'The payoff balance from the last statement.',
    }),
    spending: money('You spend a month', { initial: 2600, max: 1e9 }),
    retirementTax: percent('Tax when you draw retirement money', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      refines: true,
    }),
    age: integer('Your age', { optional: true, min: 16, max: 120, refines: true }),
    income: money('Gross household income a year', { optional: true, max: 1e10, refines: true }),
    growth: rate('Growth of investments and property', {
      initial: 0.04,
      slider: { from: -0.05, to: 0.12, step: 0.005 },
      per: 'year',
      negative: true,
      min: -0.5,
      max: 0.5,
      refines: true,
    }),
    paydown: rate('Debts shrink by', {
      initial: 0.06,
      slider: { to: 0.5, step: 0.01 },
      per: 'year',
      max: 1,
      help: 'The share of what is owed that goes in a year.',
      refines: true,
    }),
    adding: money('You put aside a year', { initial: 4000, max: 1e9, refines: true }),
    years: integer('Years to look ahead', { initial: 10, min: 1, max: 50, refines: true }),
  },
  outputs: {
    netWorth: { kind: 'money', label: 'Net worth' },
    verdict: { kind: 'verdict', label: 'What it means' },
    owned: { kind: 'money', label: 'You own' },
    owed: { kind: 'money', label: 'You owe' },
    liquid: {
      kind: 'money',
      label: 'Liquid net worth',
      help: 'Cash and investments less all debts but mortgages and car loans.',
    },
    afterTax: { kind: 'money', label: 'Net worth after tax on retirement money' },
    debtRatio: { kind: 'percent', label: 'Debts by assets', optional: true, section: 'Ratios' },
    liquidity: {
      kind: 'number',
      label: 'Months of spending in cash',
      decimals: 1,
      optional: true,
      section: 'Ratios',
      help: 'Planners like three to six.',
    },
    expected: {
      kind: 'money',
      label: 'Expected by age and income',
      optional: true,
      section: 'By age and income',
      help: 'Age × income ÷ 10, after Stanley and Danko.',
    },
    ratioToExpected: {
      kind: 'number',
      label: 'Yours by the expected',
      decimals: 2,
      optional: true,
      section: 'By age and income',
    },
    accumulator: { kind: 'verdict', label: 'By that rule', optional: true, section: 'By age and income' },
    byKind: {
      kind: 'table',
      label: 'What you own, by kind',
      totals: ['value', 'share'],
      columns: {
        kind: { kind: 'text', label: 'Kind' },
        value: { kind: 'money', label: 'Your share' },
        share: { kind: 'percent', label: 'Of all you own', decimals: 1 },
      },
    },
    debtsByKind: {
      kind: 'table',
      label: 'What you owe, by kind',
      optional: true,
      totals: ['value'],
      columns: { kind: { kind: 'text', label: 'Kind' }, value: { kind: 'money', label: 'Your share' } },
    },
    projection: {
      kind: 'table',
      label: 'Years ahead',
      columns: {
        year: { kind: 'count', label: 'Year' },
        assets: { kind: 'money', label: 'Owned' },
        debts: { kind: 'money', label: 'Owed' },
        worth: { kind: 'money', label: 'Net worth' },
      },
    },
  },
  formula: 'Net worth = your share of what you own − your share of what you owe',
  limits: [
    'Values are your own estimates of today; costs of selling and tax on gains outside retirement accounts are left out.',
    'Ahead, investments, retirement money, property and business grow at one rate; cash, vehicles and other things stay as they are.',
    'The rule by age and income asks much of the young and little of the old, and was drawn from households of high income.',
  ],
  sources: [
    {
      title: 'University of Nebraska–Lincoln Extension: net worth statement (NebGuide)',
      href: 'https://digitalcommons.unl.edu/extensionhist/945/',
    },
    { title: 'T. J. Stanley, W. D. Danko: The Millionaire Next Door, chapter 1' },
  ],

  compute(
    { assets, debts, spending, retirementTax, age, income, growth, paydown, adding, years },
    { minorDigits, show },
  ) {
    if (assets.length + debts.length === 0) return problem('assets', 'must have a line, or the debts below')
    const of = sumsByKind(assets)
    const owing = sumsByKind(debts)
    const all = (sums: ReadonlyMap<string, number>, kinds: readonly string[]) =>
      kinds.reduce((sum, kind) => sum + (sums.get(kind) ?? 0), 0)
    const owned = all(of, Object.keys(assetKinds))
    const owed = all(owing, Object.keys(debtKinds))
    const netWorth = owned - owed
    const grown = all(of, growing)
    const expected = age === undefined || income === undefined ? undefined : (age * income) / 10
    const liquid = all(of, ['cash', 'investments']) - all(owing, ['student', 'card', 'other'])
    return {
      netWorth,
      verdict: verdictOn(
        { worth: netWorth, order: compareAmounts(netWorth, 0, minorDigits, owned + owed) },
        { worth: liquid, order: compareAmounts(liquid, 0, minorDigits, owned + owed) },
        show,
      ),
      owned,
      owed,
      liquid,
      afterTax: netWorth - all(of, ['retirement']) * retirementTax,
      ...(owned > 0 ? { debtRatio: owed / owned } : {}),
      ...(spending > 0 ? { liquidity: all(of, ['cash']) / spending } : {}),
      ...(expected === undefined
        ? {}
        : {
            expected,
            ...(expected > 0
              ? { ratioToExpected: netWorth / expected, accumulator: accumulator(netWorth / expected) }
              : {}),
          }),
      byKind: [...of].map(([kind, value]) => ({
        kind: assetKinds[kind],
        value,
        share: owned > 0 ? value / owned : null,
      })),
      ...(owing.size === 0
        ? {}
        : { debtsByKind: [...owing].map(([kind, value]) => ({ kind: debtKinds[kind], value })) }),
      projection: ahead({ grown, still: owned - grown, owed, growth, paydown, adding, years }),
    }
  },

  steps: [
    { gives: 'owned', says: 'The sum of the values times your share of each' },
    { gives: 'owed', says: 'The sum of the balances times your share of each' },
    { gives: 'netWorth', is: '{owned} − {owed}' },
    { gives: 'debtRatio', is: '{owed} ÷ {owned}' },
    { gives: 'expected', is: '{age} × {income} ÷ 10' },
    { gives: 'ratioToExpected', is: '{netWorth} ÷ {expected}' },
  ],

  charts: [
    { kind: 'donut', title: 'What you own', of: 'byKind', label: 'kind', value: 'value' },
    { kind: 'line', title: 'Net worth in years to come', of: 'projection', x: 'year', y: ['assets', 'debts', 'worth'] },
  ],
  examples: [
    {
      name: 'Half a house',
      given: {
        assets: [
          { kind: 'cash', name: 'Accounts', value: 9000, share: 1 },
          { kind: 'investments', name: 'Index fund', value: 22_000, share: 1 },
          { kind: 'retirement', name: 'Pension pot', value: 48_000, share: 1 },
          { kind: 'property', name: 'Home', value: 310_000, share: 0.5 },
          { kind: 'vehicles', name: 'Car', value: 11_000, share: 1 },
        ],
        debts: [
          { kind: 'mortgage', name: 'Home', value: 190_000, share: 0.5 },
          { kind: 'vehicle', name: 'Car', value: 6500, share: 1 },
          { kind: 'card', name: 'Card', value: 1400, share: 1 },
        ],
        spending: 2600,
        retirementTax: 0.2,
      },
      expect: { owned: 245_000, owed: 102_900, netWorth: 142_100, liquid: 29_600, afterTax: 132_500 },
    },
    {
      name: 'Fresh from university',
      given: {
        assets: [
          { kind: 'cash', value: 1800, share: 1 },
          { kind: 'vehicles', value: 3500, share: 1 },
        ],
        debts: [{ kind: 'student', value: 31_000, share: 1 }],
        spending: 1500,
      },
      expect: { netWorth: -25_700, liquid: -29_200, liquidity: 1.2 },
    },
  ],
})

/** Your shares by kind, in the order in which the kinds first stand in the list; kinds that come to nothing are left out. */
function sumsByKind<Kind extends string>(
  lines: readonly { kind: Kind; value: number; share: number }[],
): Map<Kind, number> {
  const sums = new Map<Kind, number>()
  for (const { kind, value, share } of lines)
    if (value * share > 0) sums.set(kind, (sums.get(kind) ?? 0) + value * share)
  return sums
}

interface Ahead {
  grown: number
  still: number
  owed: number
  growth: number
  paydown: number
  adding: number
  years: number
}

/** What is put aside at the end of each year grows from then on. */
function ahead({ grown, still, owed, growth, paydown, adding, years }: Ahead) {
  let growingPart = grown
  let debts = owed
  const rows = [{ year: 0, assets: grown + still, debts, worth: grown + still - debts }]
  for (let year = 1; year <= years; year++) {
    growingPart = growingPart * (1 + growth) + adding
    debts *= 1 - paydown
    rows.push({ year, assets: growingPart + still, debts, worth: growingPart + still - debts })
  }
  return rows
}

function accumulator(ratio: number): Verdict {
  if (ratio >= 2) return { is: 'good', says: 'Twice the expected or more: a prodigious accumulator of wealth.' }
  if (ratio > 0.5) return { is: 'plain', says: 'Near the expected: an average accumulator of wealth.' }
  return { is: 'fair', says: 'Half the expected or less: an under accumulator of wealth.' }
}

interface Worth {
  worth: number
  order: Order
}

function verdictOn(net: Worth, liquid: Worth, show: Show): Verdict {
  if (net.order < 0)
    return {
      is: 'bad',
      says: `You owe ${show.money(-net.worth)} more than you own. Paying down debt is what raises it.`,
    }
  if (net.order === 0) return { is: 'fair', says: 'What you own just covers what you owe.' }
  if (liquid.order < 0)
    return {
      is: 'fair',
      says: `You own more than you owe, but cash and investments fall ${show.money(-liquid.worth)} short of the debts that no house or car secures.`,
    }
  return {
    is: 'good',
    says: `If all were sold and paid, ${show.money(net.worth)} would remain. Cash and investments less unsecured debts make ${show.money(liquid.worth)}.`,
  }
}
