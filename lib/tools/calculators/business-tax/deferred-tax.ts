import {
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rows,
  text,
  type Line,
} from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import type { Figure, Verdict } from '@/lib/kits/calculator/types'

const signed = { max: 1e13, negative: true } as const
const opening = 'Balances at the start of the year'
const lossesPart = 'Losses and what will be recovered'
const proofPart = 'Tax of the year, for the proof'
const through = {
  profit: 'Profit or loss',
  oci: 'Other income (OCI)',
  equity: 'Equity',
  none: 'Not recognised',
} as const
type Through = keyof typeof through
const places = ['profit', 'oci', 'equity'] as const

interface Entered {
  items: readonly {
    name?: string | undefined
    side: 'asset' | 'liability'
    carrying: number
    base: number
    reverses?: number | undefined
    through: Through
  }[]
  rate: number
  laterRates: readonly { year: number; rate: number }[]
  losses: number
  recoverable: number
  openingProfit: number
  openingOci: number
  openingEquity: number
  openingRate?: number | undefined
  profit?: number | undefined
  permanent: number
  currentTax: number
}

/** A difference with its tax: what raises tax later is a liability, what lowers it an asset. */
interface Valued {
  item: string
  through: Through
  /** Positive where it will be taxed, negative where it will be deducted. */
  difference: number
  rate: number
  liability: number
  asset: number
  figures?: { higher: number; lower: number }
}

export default defineCalculator({
  inputs: {
    items: rows('Assets and liabilities whose tax base differs', {
      row: 'item',
      ownLine: 'name',
      columns: {
        name: text('Item', { optional: true, maxLength: 40 }),
        side: choice('It is', {
          options: { asset: 'An asset', liability: 'A liability' },
          initial: 'asset',
          as: 'menu',
        }),
        carrying: money('Carrying amount', { ...signed, initial: 0 }),
        base: money('Tax base', { ...signed, initial: 0 }),
        reverses: integer('Reverses in', { optional: true, min: 2000, max: 2100 }),
        through: choice('Booked in', { options: through, initial: 'profit', as: 'menu' }),
      },
      initial: [
        { name: 'Machines', side: 'asset', carrying: 500_000, base: 320_000, through: 'profit' },
        { name: 'Warranty provision', side: 'liability', carrying: 60_000, base: 0, through: 'profit' },
        { name: 'Land at fair value', side: 'asset', carrying: 300_000, base: 250_000, through: 'oci' },
      ],
      min: 0,
      max: 40,
      help: '“Not recognised” is for a difference from the first booking that neither profit nor taxable profit saw (IAS 12.15 and 12.24).',
    }),
    rate: percent('Enacted tax rate', { initial: 0.25, max: 1, slider: { to: 0.4, step: 0.005 } }),
    losses: money('Unused tax losses', { initial: 0, max: 1e13, help: 'Whose time has not run out.' }),
    recoverable: percent('Deferred tax assets that profits will cover', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Probable under IFRS, more likely than not under US GAAP. The rest is the valuation allowance.',
    }),
    laterRates: rows('Rates enacted for later years', {
      row: 'rate',
      columns: {
        year: integer('From', { initial: 2028, min: 2000, max: 2100 }),
        rate: percent('Rate', { initial: 0.24, max: 1 }),
      },
      initial: [],
      min: 0,
      max: 10,
      help: 'They apply to items that reverse in that year or later. Losses keep the rate above.',
      section: lossesPart,
      refines: true,
    }),
    openingProfit: money('From profit or loss', {
      initial: 0,
      ...signed,
      help: 'A net liability is positive, a net asset negative.',
      section: opening,
      refines: true,
    }),
    openingOci: money('From other comprehensive income', { initial: 0, ...signed, section: opening, refines: true }),
    openingEquity: money('From equity', { initial: 0, ...signed, section: opening, refines: true }),
    openingRate: percent('Rate at which they were booked', {
      optional: true,
      above: 0,
      max: 1,
      help: 'Empty: the same rate.',
      section: opening,
      refines: true,
    }),
    profit: money('Profit before tax', { optional: true, ...signed, section: proofPart, refines: true }),
    permanent: money('Permanent differences', {
      initial: 0,
      ...signed,
      help: 'Costs never deducted, less income never taxed.',
      section: proofPart,
      refines: true,
    }),
    currentTax: money('Current tax of the year', { initial: 0, ...signed, section: proofPart, refines: true }),
  },
  outputs: {
    net: { kind: 'money', label: 'Net deferred tax', help: 'A liability is positive, an asset negative.' },
    verdict: { kind: 'verdict', label: 'On the balance sheet' },
    liabilities: { kind: 'money', label: 'Deferred tax liabilities' },
    assets: { kind: 'money', label: 'Deferred tax assets recognised' },
    allowance: { kind: 'money', label: 'Not recognised, or valuation allowance' },
    charge: { kind: 'money', label: 'Deferred tax in profit or loss', help: 'An expense is positive.' },
    oci: { kind: 'money', label: 'In other comprehensive income', section: 'Movement of the year' },
    equity: { kind: 'money', label: 'In equity', section: 'Movement of the year' },
    rateEffect: { kind: 'money', label: 'Of it, from the new rate', optional: true, section: 'Movement of the year' },
    schedule: {
      kind: 'table',
      label: 'Difference by difference',
      columns: {
        item: { kind: 'text', label: 'Item' },
        difference: { kind: 'money', label: 'Temporary difference' },
        rate: { kind: 'percent', label: 'Rate' },
        asset: { kind: 'money', label: 'Asset' },
        liability: { kind: 'money', label: 'Liability' },
        through: { kind: 'text', label: 'Booked in' },
      },
      totals: ['asset', 'liability'],
    },
    movement: {
      kind: 'table',
      label: 'From the opening to the closing balance',
      columns: {
        part: { kind: 'text', label: 'Booked in' },
        opening: { kind: 'money', label: 'Opening' },
        movement: { kind: 'money', label: 'Movement' },
        closing: { kind: 'money', label: 'Closing' },
      },
      totals: ['opening', 'movement', 'closing'],
    },
    journal: {
      kind: 'table',
      label: 'Journal entry',
      columns: {
        account: { kind: 'text', label: 'Account' },
        debit: { kind: 'money', label: 'Debit' },
        credit: { kind: 'money', label: 'Credit' },
      },
      totals: ['debit', 'credit'],
    },
    proof: {
      kind: 'table',
      label: 'Proof of the tax in profit or loss',
      optional: true,
      columns: { item: { kind: 'text', label: 'Item' }, amount: { kind: 'money', label: 'Amount' } },
    },
  },
  formula:
    'Deferred tax = temporary difference × rate enacted for the year in which it reverses; assets only as far as profits will cover them',
  limits: [
    'Fits the balance sheet method of IAS 12 and ASC 740, for one company under one tax authority.',
    'Assets and liabilities are shown net, as one authority lets them be settled; several authorities need a page each.',
    'The share that profits will cover is your judgement, and it is taken of every asset alike.',
    'Amounts are not discounted. Goodwill, shares in subsidiaries and leases at their start are for you to mark.',
    'The rate effect is that of the opening balance; the rest of the movement is new differences.',
    'This page explains accounting; it is no advice.',
  ],
  sources: [
    {
      title: 'IAS 12 Income Taxes, paragraphs 15 to 49 and 58 to 68',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-12-income-taxes/',
    },
    { title: 'FASB Accounting Standards Codification, Topic 740', href: 'https://asc.fasb.org/740' },
  ],

  compute(values, { show }) {
    const repeated = values.laterRates.some(
      ({ year }, at) => values.laterRates.findIndex((one) => one.year === year) !== at,
    )
    if (repeated) return problem('laterRates', 'must begin in different years')
    const found = valued(values)
    const sum = (of: (one: Valued) => number) => found.reduce((total, one) => total + of(one), 0)
    const liabilities = sum(({ liability }) => liability)
    const gross = sum(({ asset }) => asset)
    const assets = gross * values.recoverable
    const closing = closingOf(values, found)
    const start = { profit: values.openingProfit, oci: values.openingOci, equity: values.openingEquity }
    const moved = {
      profit: closing.profit - start.profit,
      oci: closing.oci - start.oci,
      equity: closing.equity - start.equity,
    }
    const net = liabilities - assets
    const rateEffect = rateEffectOf(values)
    return {
      net,
      verdict: verdictOf(net, gross - assets, show),
      liabilities,
      assets,
      allowance: gross - assets,
      charge: moved.profit,
      oci: moved.oci,
      equity: moved.equity,
      rateEffect,
      schedule: found.map(({ item, difference, rate, asset, liability, through: place }) => ({
        item,
        difference,
        rate,
        asset,
        liability,
        through: through[place],
      })),
      movement: places.map((place) => ({
        part: through[place],
        opening: start[place],
        movement: moved[place],
        closing: closing[place],
      })),
      journal: journalOf(moved),
      proof: proofOf(values, moved.profit, rateEffect),
    }
  },

  steps(values) {
    const found = valued(values)
    const worked = found.flatMap(({ item, figures, rate, asset, liability }): Line<never>[] =>
      figures && asset + liability > 0
        ? [
            {
              finds: `${item}: ${asset > 0 ? 'asset' : 'liability'}`,
              gives: amountOf(asset + liability),
              is: '({higher} − {lower}) × {taxed}',
              with: { higher: amountOf(figures.higher), lower: amountOf(figures.lower), taxed: shareOf(rate) },
            },
          ]
        : [],
    )
    const parts = (of: (one: Valued) => number, name: string) => {
      const listed = found.map(of).filter((amount) => amount > 0)
      return {
        is: listed.map((_, at) => `{${name}${at}}`).join(' + ') || '0',
        with: Object.fromEntries(listed.map((amount, at) => [`${name}${at}`, amountOf(amount)])),
      }
    }
    const liability = parts((one) => one.liability, 'liability')
    const asset = parts((one) => one.asset, 'asset')
    return [
      ...worked,
      ...(values.losses > 0
        ? [{ finds: 'Unused tax losses: asset', gives: amountOf(values.losses * values.rate), is: '{losses} × {rate}' }]
        : []),
      { gives: 'liabilities', ...liability },
      { finds: 'Assets before what is not recovered', as: 'gross', in: 'money', ...asset },
      { gives: 'assets', is: '{gross} × {recoverable}' },
      { gives: 'allowance', is: '{gross} − {assets}' },
      { gives: 'net', is: '{liabilities} − {assets}' },
      {
        gives: 'charge',
        is: '{net} − {openingProfit} − {openingOci} − {openingEquity} − {oci} − {equity}',
      },
      { gives: 'rateEffect', is: '({openingProfit} + {openingOci} + {openingEquity}) × ({rate} ÷ {openingRate} − 1)' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Assets and liabilities by item', of: 'schedule', x: 'item', y: ['asset', 'liability'] },
  ],
  examples: [
    {
      name: 'Machines, a provision and land',
      given: {
        items: [
          { name: 'Machines', side: 'asset', carrying: 500_000, base: 320_000, through: 'profit' },
          { name: 'Warranty provision', side: 'liability', carrying: 60_000, base: 0, through: 'profit' },
          { name: 'Land at fair value', side: 'asset', carrying: 300_000, base: 250_000, through: 'oci' },
        ],
        rate: 0.25,
        openingProfit: 20_000,
      },
      expect: { liabilities: 57_500, assets: 15_000, net: 42_500, charge: 10_000, oci: 12_500 },
    },
    {
      name: 'Losses that a start-up may not use',
      given: { items: [], rate: 0.2, losses: 1_000_000, recoverable: 0.3 },
      expect: { assets: 60_000, allowance: 140_000, net: -60_000 },
    },
  ],
})

const amountOf = (value: number): Figure => ({ kind: 'money', value })
const shareOf = (value: number): Figure => ({ kind: 'percent', value, decimals: 2 })

/** The rate enacted for a year: that of the latest change up to it. */
function rateIn({ rate, laterRates }: Entered, year: number | undefined): number {
  if (year === undefined) return rate
  const begun = laterRates.filter((one) => one.year <= year).toSorted((one, two) => two.year - one.year)
  return begun[0]?.rate ?? rate
}

function valued(values: Entered): Valued[] {
  const items = values.items.map((one, at): Valued => {
    const { name, side, carrying, base, reverses, through: place } = one
    const difference = side === 'asset' ? carrying - base : base - carrying
    const rate = rateIn(values, reverses)
    const tax = place === 'none' ? 0 : Math.abs(difference) * rate
    return {
      item: name || `Item ${at + 1}`,
      through: place,
      difference,
      rate,
      liability: difference > 0 ? tax : 0,
      asset: difference < 0 ? tax : 0,
      figures: { higher: Math.max(carrying, base), lower: Math.min(carrying, base) },
    }
  })
  if (values.losses === 0) return items
  return [
    ...items,
    {
      item: 'Unused tax losses',
      through: 'profit',
      difference: -values.losses,
      rate: values.rate,
      liability: 0,
      asset: values.losses * values.rate,
    },
  ]
}

/** The closing net balance by where it was booked. */
function closingOf({ recoverable }: Entered, found: readonly Valued[]) {
  const of = (place: Through) =>
    found
      .filter((one) => one.through === place)
      .reduce((sum, { liability, asset }) => sum + liability - asset * recoverable, 0)
  return { profit: of('profit'), oci: of('oci'), equity: of('equity') }
}

function rateEffectOf({ rate, openingRate, openingProfit, openingOci, openingEquity }: Entered): number | undefined {
  if (openingRate === undefined) return undefined
  return (openingProfit + openingOci + openingEquity) * (rate / openingRate - 1)
}

/** One entry: each part of the movement on its side, the balance sheet on the other. */
function journalOf(moved: Readonly<Record<(typeof places)[number], number>>) {
  const accounts = {
    profit: 'Deferred tax expense',
    oci: 'Tax in other comprehensive income',
    equity: 'Tax in equity',
  }
  const line = (account: string, amount: number) => ({
    account,
    debit: amount > 0 ? amount : null,
    credit: amount < 0 ? -amount : null,
  })
  const total = places.reduce((sum, place) => sum + moved[place], 0)
  return [
    ...places.map((place) => line(accounts[place], moved[place])),
    line('Deferred tax on the balance sheet', -total),
  ].filter(({ debit, credit }) => debit !== null || credit !== null)
}

/** From profit at the rate to the tax that is charged, as far as it is explained. */
function proofOf({ profit, permanent, currentTax, rate }: Entered, charge: number, rateEffect: number | undefined) {
  if (profit === undefined) return undefined
  const total = currentTax + charge
  const explained = (profit + permanent) * rate + (rateEffect ?? 0)
  return [
    { item: 'Profit at the rate', amount: profit * rate },
    { item: 'Permanent differences', amount: permanent * rate },
    { item: 'New rate on the opening balance', amount: rateEffect ?? 0 },
    { item: 'Not explained: allowance, later rates, prior years', amount: total - explained },
    { item: 'Current and deferred tax', amount: total },
  ].filter(({ amount, item }) => amount !== 0 || item.startsWith('Current') || item.startsWith('Not'))
}

function verdictOf(net: number, allowance: number, show: Show): Verdict {
  const held = allowance > 0 ? ` ${show.money(allowance)} of assets is not recognised.` : ''
  if (net > 0) return { is: 'plain', says: `A net liability of ${show.money(net)}: tax that falls due later.${held}` }
  if (net < 0) return { is: 'plain', says: `A net asset of ${show.money(-net)}: tax that later profits save.${held}` }
  return { is: 'plain', says: `Assets and liabilities cancel out.${held}` }
}
