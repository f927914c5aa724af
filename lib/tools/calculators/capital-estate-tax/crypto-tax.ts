import { choice, date, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { digitalAssets } from '@/lib/law/in/digital-assets'
import { readOnce } from '@/lib/law/readings'
import { versionOn, type AnyRule } from '@/lib/law/rule'
import { capitalGains as britishGains } from '@/lib/law/uk/capital-gains'
import { incomeTax as britishLaw } from '@/lib/law/uk/income-tax'
import { capitalGains as americanGains } from '@/lib/law/us/capital-gains'
import { federalIncomeTax } from '@/lib/law/us/federal-income-tax'
import { matchByPool, matchLots, type CoinTrade, type Match } from '@/lib/subjects/tax/coin-matching'
import { stackedParts } from '@/lib/subjects/tax/gain-parts'
import { gainsWorksheet, scheduleD } from '@/lib/subjects/tax/us/capital-gain-tax'
import { bySchedule, exactAmounts, filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import { scheduleTax } from '@/lib/subjects/tax/us/ordinary-tax'
import { monthsLater } from '@/lib/subjects/time/calendar'

const america = { field: 'country', is: 'us' } as const
const anywhere = { field: 'country', is: 'global' } as const
const begins = { us: '01-01', uk: '04-06', in: '04-01', global: '01-01' } as const
const largest = 1_000_000_000_000

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: { us: 'United States', uk: 'United Kingdom', in: 'India', global: 'Another, with your own rate' },
      initial: 'us',
      initialIn: { uk: 'uk', in: 'in' },
      as: 'menu',
      help: 'For a private person who lives there. An estimate, no advice.',
    }),
    year: choice('Tax year that begins in', {
      options: { '2026': '2026', '2025': '2025', '2024': '2024' },
      initial: '2026',
      help: 'In the United Kingdom it begins on 6 April, in India on 1 April.',
    }),
    trades: rows('Trades, oldest first or not', {
      row: 'trade',
      min: 1,
      max: 1000,
      columns: {
        day: date('Date', { initial: '2026-02-02', min: '2009-01-03' }),
        kind: choice('Trade', {
          options: { buy: 'Buy', sell: 'Sell', income: 'Income' },
          initial: 'buy',
          as: 'menu',
        }),
        coin: text('Coin', { initial: 'BTC', maxLength: 12 }),
        amount: number('Amount', { above: 0, max: 1e15 }),
        value: money('Value', { max: largest }),
        fee: money('Fee', { initial: 0, max: largest }),
      },
      initial: [
        { day: '2024-03-04', kind: 'buy', coin: 'BTC', amount: 0.5, value: 31_000, fee: 60 },
        { day: '2026-02-02', kind: 'buy', coin: 'BTC', amount: 0.2, value: 15_000, fee: 30 },
        { day: '2026-05-11', kind: 'sell', coin: 'BTC', amount: 0.6, value: 57_000, fee: 90 },
        { day: '2026-06-01', kind: 'income', coin: 'ETH', amount: 1, value: 2800, fee: 0 },
      ],
      help: 'Spending is selling. A swap of one coin for another is two rows of one day: the coin given away as sold, the other as bought, both at its value. Income is what staking, mining or work brought.',
    }),
    income: money('Other taxable income of the year', {
      initial: 60_000,
      initialIn: { in: 1_000_000 },
      max: largest,
      help: 'It decides the band.',
      shownWhen: { field: 'country', is: ['us', 'uk'] },
    }),
    method: choice('A sale takes', {
      options: {
        'first-in': 'First bought (FIFO)',
        'highest-cost': 'Dearest (HIFO)',
        pool: 'From a pool, British rules',
      },
      initial: 'first-in',
      as: 'menu',
      help: 'In the United States the dearest first needs records that name each unit. Britain and India leave no choice.',
      shownWhen: { field: 'country', is: ['us', 'global'] },
      refines: true,
    }),
    status: choice('Filing status', {
      options: filingStatuses,
      initial: 'single',
      as: 'menu',
      shownWhen: america,
      refines: true,
    }),
    ownRate: percent('Your rate', {
      initial: 0.25,
      slider: { to: 0.6, step: 0.01 },
      max: 1,
      help: 'On gains less losses.',
      shownWhen: anywhere,
    }),
    losses: money('Losses carried forward', {
      initial: 0,
      max: largest,
      shownWhen: { field: 'country', is: ['us', 'uk', 'global'] },
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax on the gains' },
    net: { kind: 'money', label: 'Gains less losses' },
    proceeds: { kind: 'money', label: 'Proceeds' },
    cost: { kind: 'money', label: 'Cost of what was sold' },
    received: {
      kind: 'money',
      label: 'Received as income',
      help: 'Taxed as income besides; here it only lifts the band.',
    },
    shortTerm: { kind: 'money', label: 'Short-term, a year or less', optional: true, section: 'Year' },
    longTerm: { kind: 'money', label: 'Long-term', optional: true, section: 'Year' },
    gains: { kind: 'money', label: 'Gains', section: 'Year' },
    lossesOfYear: { kind: 'money', label: 'Losses', section: 'Year' },
    taxed: { kind: 'money', label: 'Taxed of it', section: 'Year' },
    carried: { kind: 'money', label: 'Losses to carry on', optional: true, section: 'Year' },
    rule: { kind: 'verdict', label: 'Rules' },
    gap: { kind: 'verdict', label: 'Records', optional: true },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: 'Year' },
    disposals: {
      kind: 'table',
      label: 'Disposals of the year',
      columns: {
        day: { kind: 'date', label: 'Date' },
        coin: { kind: 'text', label: 'Coin' },
        amount: { kind: 'number', label: 'Amount' },
        acquired: { kind: 'date', label: 'Bought' },
        rule: { kind: 'text', label: 'Matched with' },
        proceeds: { kind: 'money', label: 'Proceeds' },
        cost: { kind: 'money', label: 'Cost' },
        gain: { kind: 'money', label: 'Gain or loss' },
      },
      totals: ['proceeds', 'cost', 'gain'],
    },
    held: {
      kind: 'table',
      label: 'Left after all trades',
      columns: {
        coin: { kind: 'text', label: 'Coin' },
        amount: { kind: 'number', label: 'Amount' },
        cost: { kind: 'money', label: 'Cost' },
      },
    },
  },
  formula:
    'Gain = value − fee − cost of the coins that the country’s rule matches with the sale; tax by the law of the year',
  limits: [
    'Values are yours, in the currency of the country, on the day. No price is fetched.',
    'United States: federal tax; the tax on net investment income and state tax are left out. One wallet: since 2025 lots are kept apart by wallet.',
    'United Kingdom: 2024–25, in which rates changed in October, is left out. Losses of the year come off before the exempt amount.',
    'India: gains of one coin are taxed though another lost; fees are no cost. Tax deducted at source is credited on the return.',
    'Mining, lending, gifts and lost coins follow rules of their own.',
  ],
  sources: [
    {
      title: 'IRS: Frequently asked questions on virtual currency transactions',
      href: 'https://www.irs.gov/individuals/international-taxpayers/frequently-asked-questions-on-virtual-currency-transactions',
    },
    {
      title: 'HMRC: Cryptoassets manual, CRYPTO22200',
      href: 'https://www.gov.uk/hmrc-internal-manuals/cryptoassets-manual/crypto22200',
    },
    { title: 'Income-tax Act, 1961, section 115BBH', href: 'https://www.incometaxindia.gov.in/' },
  ],
  rules: [americanGains, federalIncomeTax, britishGains, britishLaw, digitalAssets, healthAndEducationCess],

  compute(values) {
    const { country } = values
    const first = `${values.year}-${begins[country]}`
    if (country === 'uk' && values.year === '2024')
      return problem('year', 'must be 2025 or later in the United Kingdom: rates changed within 2024–25')
    const end = monthsLater(first, 12) ?? ''
    const ordered = values.trades
      .map((trade, at) => ({ ...trade, at, coin: trade.coin.trim().toUpperCase() }))
      .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.at - other.at))
    const method = country === 'uk' ? 'pool' : country === 'in' ? 'first-in' : values.method
    const disposals: Disposal[] = []
    const held: { coin: string; amount: number; cost: number }[] = []
    for (const coin of new Set(ordered.map((trade) => trade.coin))) {
      const own = ordered.filter((trade) => trade.coin === coin)
      const booked = own.map((trade) => bookedOf(trade, country === 'in'))
      const found = method === 'pool' ? matchByPool(booked) : matchLots(booked, method)
      if ('oversold' in found)
        return problem(
          'trades',
          `must not sell more ${coin} than is held (trade ${(own[found.oversold]?.at ?? 0) + 1})`,
        )
      disposals.push(...found.matches.map((match) => ({ ...match, coin, gain: match.proceeds - match.cost })))
      if (found.left.amount > 0) held.push({ coin, ...found.left })
    }
    const year = disposals
      .filter(({ day }) => day >= first && day < end)
      .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    const received = ordered
      .filter(({ kind, day }) => kind === 'income' && day >= first && day < end)
      .reduce((sum, { value }) => sum + value, 0)
    const gains = total(year.map(({ gain }) => Math.max(0, gain)))
    const lossesOfYear = total(year.map(({ gain }) => Math.max(0, -gain)))
    const taxed = taxOf({ ...values, day: first, year, gains, lossesOfYear, received })
    if (!taxed) return problem('year', 'must be a year whose law is known')
    const free = values.trades.some(({ kind, value }) => kind === 'buy' && value === 0)
    return {
      tax: taxed.tax,
      net: gains - lossesOfYear,
      proceeds: total(year.map(({ proceeds }) => proceeds)),
      cost: total(year.map(({ cost }) => cost)),
      received,
      ...(country === 'us' && {
        shortTerm: total(year.filter((one) => !isLong(one)).map(({ gain }) => gain)),
        longTerm: total(year.filter(isLong).map(({ gain }) => gain)),
      }),
      gains,
      lossesOfYear,
      taxed: taxed.taxed,
      carried: taxed.carried > 0 ? taxed.carried : undefined,
      rule: { is: 'plain', says: says[country] },
      gap: free
        ? { is: 'fair', says: 'A purchase has no value. Without a record of its cost, all of its price is gain.' }
        : undefined,
      oneSource: readOnce(lawOf[country], first),
      disposals: year.map(({ day, coin, amount, acquired, rule, proceeds, cost, gain }) => ({
        day,
        coin,
        amount,
        acquired: acquired ?? null,
        rule: ruleNames[rule],
        proceeds,
        cost,
        gain,
      })),
      held,
    }
  },

  steps: [
    { gives: 'net', is: '{gains} − {lossesOfYear}' },
    { gives: 'taxed', is: '{gains}', says: 'every gain for itself: {gains}', when: { field: 'country', is: 'in' } },
  ],

  charts: [{ kind: 'bar', title: 'Gain or loss of each disposal', of: 'disposals', x: 'day', y: ['gain'] }],
  examples: [
    {
      name: 'Two lots, one sale',
      given: {
        country: 'us',
        year: '2026',
        income: 60_000,
        status: 'single',
        method: 'first-in',
        trades: [
          { day: '2024-03-04', kind: 'buy', coin: 'BTC', amount: 0.5, value: 31_000, fee: 60 },
          { day: '2026-02-02', kind: 'buy', coin: 'BTC', amount: 0.2, value: 15_000, fee: 30 },
          { day: '2026-05-11', kind: 'sell', coin: 'BTC', amount: 0.6, value: 57_000, fee: 90 },
        ],
      },
      expect: { longTerm: 16_365, shortTerm: 1970, net: 18_335, tax: 2888.15 },
    },
    {
      name: 'Bought back within thirty days',
      given: {
        country: 'uk',
        year: '2026',
        income: 60_000,
        trades: [
          { day: '2024-01-10', kind: 'buy', coin: 'E', amount: 14_000, value: 200_000, fee: 0 },
          { day: '2026-08-30', kind: 'sell', coin: 'E', amount: 4000, value: 160_000, fee: 0 },
          { day: '2026-09-11', kind: 'buy', coin: 'E', amount: 500, value: 17_500, fee: 0 },
        ],
      },
      expect: { net: 92_500, taxed: 89_500, tax: 21_480 },
      source: {
        title: 'HMRC: CRYPTO22255, Melanie',
        href: 'https://www.gov.uk/hmrc-internal-manuals/cryptoassets-manual/crypto22255',
      },
    },
  ],
})

type Country = 'us' | 'uk' | 'in' | 'global'
type Disposal = Match & { coin: string; gain: number }

const says: Readonly<Record<Country, string>> = {
  us: 'Held more than a year is long-term. Wash-sale rules do not reach coins; losses count even if you buy back.',
  uk: 'Same day first, then the thirty days after the sale, then the pool.',
  in: 'One rate on each gain. No loss is set off, none is carried on.',
  global: 'Your own rate on gains less losses.',
}
const lawOf: Readonly<Record<Country, readonly AnyRule[]>> = {
  us: [americanGains, federalIncomeTax],
  uk: [britishGains, britishLaw],
  in: [digitalAssets, healthAndEducationCess],
  global: [],
}
const ruleNames: Readonly<Record<Match['rule'], string>> = {
  lot: 'A lot',
  'same-day': 'The same day',
  'thirty-days': 'Thirty days after',
  pool: 'The pool',
}

/** Fees are paid on top of a purchase and out of a sale; where they are no cost they are left aside. */
function bookedOf(
  {
    day,
    kind,
    amount,
    value,
    fee,
  }: { day: string; kind: 'buy' | 'sell' | 'income'; amount: number; value: number; fee: number },
  withoutFees: boolean,
): CoinTrade {
  const paid = withoutFees ? 0 : fee
  return kind === 'sell'
    ? { day, side: 'out', amount, value: Math.max(0, value - paid) }
    : { day, side: 'in', amount, value: kind === 'buy' ? value + paid : value }
}

function isLong({ day, acquired }: Disposal): boolean {
  return acquired !== undefined && day > (monthsLater(acquired, 12) ?? '')
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}

interface Year {
  country: Country
  day: string
  year: readonly Disposal[]
  gains: number
  lossesOfYear: number
  received: number
  income: number
  losses: number
  status: FilingStatus
  ownRate: number
}

function taxOf(of: Year): { tax: number; taxed: number; carried: number } | undefined {
  const { country, day, gains, lossesOfYear, income, received, losses } = of
  if (country === 'us') return americanTax(of)
  if (country === 'in') {
    const law = versionOn(digitalAssets, day)?.value
    const cess = versionOn(healthAndEducationCess, day)?.value.cess
    return law && cess !== undefined ? { tax: gains * law.rate * (1 + cess), taxed: gains, carried: 0 } : undefined
  }
  const net = gains - lossesOfYear
  if (country === 'global') {
    const taxed = Math.max(0, net - losses)
    return { tax: taxed * of.ownRate, taxed, carried: Math.max(0, losses - net) }
  }
  const law = versionOn(britishGains, day)?.value
  const basicBand = versionOn(britishLaw, day)?.value.bands[1]?.over
  if (!law || basicBand === undefined) return undefined
  // Losses of earlier years come off only down to the exempt amount.
  const used = Math.min(losses, Math.max(0, net - law.exempt))
  const taxed = Math.max(0, net - used - law.exempt)
  const parts = stackedParts(income + received, taxed, [
    { over: 0, rate: law.other.basic, part: 'basic' },
    { over: basicBand, rate: law.other.higher, part: 'higher' },
  ])
  return { tax: total(parts.map(({ tax }) => tax)), taxed, carried: losses - used + Math.max(0, -net) }
}

function americanTax({ day, year, income, received, losses, status }: Year) {
  const gains = versionOn(americanGains, day)?.value
  const brackets = versionOn(federalIncomeTax, day)?.value.brackets
  if (!gains || !brackets) return undefined
  const own = bySchedule(brackets, status)
  const shortTerm = total(year.filter((one) => !isLong(one)).map(({ gain }) => gain)) - losses
  const longTerm = total(year.filter(isLong).map(({ gain }) => gain))
  const { counted, netCapitalGain, carriedOver } = scheduleD({ shortTerm, longTerm }, status, gains)
  const before = income + received
  const taxableIncome = Math.max(0, before + counted)
  const worksheet = gainsWorksheet({ taxableIncome, preferred: netCapitalGain, status }, gains, own, {
    ordinaryTax: scheduleTax,
    round: exactAmounts,
  })
  return { tax: worksheet.tax - scheduleTax(before, own), taxed: counted, carried: carriedOver }
}
