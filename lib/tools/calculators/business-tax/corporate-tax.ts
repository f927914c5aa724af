import { choice, defineCalculator, integer, money, percent, problem, toggle, type Line } from '@/lib/kits/calculator'
import type { Figure, Verdict } from '@/lib/kits/calculator/types'
import { companyTax as emiratiTax } from '@/lib/law/ae/corporate-tax'
import { companyTax as australianTax } from '@/lib/law/au/company-tax'
import { corporationTax as canadianTax } from '@/lib/law/ca/corporation-tax'
import { corporationTax as germanTax } from '@/lib/law/de/corporation-tax'
import { corporationTax as irishTax } from '@/lib/law/ie/corporation-tax'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { concessionalCompanyTax } from '@/lib/law/in/corporate-tax'
import { readOnce } from '@/lib/law/readings'
import { versionOn, type Rule } from '@/lib/law/rule'
import { corporateTax as singaporeTax } from '@/lib/law/sg/corporate-tax'
import { corporationTax as britishTax } from '@/lib/law/uk/corporation-tax'
import { corporateTax as americanTax } from '@/lib/law/us/corporate-tax'
import { currentYear, knownYears } from '@/lib/law/years'
import { bracketTax, taxedParts } from '@/lib/subjects/tax/brackets'

const countries = {
  us: 'United States',
  uk: 'United Kingdom',
  in: 'India',
  au: 'Australia',
  ca: 'Canada',
  sg: 'Singapore',
  ie: 'Ireland',
  ae: 'United Arab Emirates',
  de: 'Germany',
} as const
type Country = keyof typeof countries
const rules = [
  americanTax,
  britishTax,
  concessionalCompanyTax,
  healthAndEducationCess,
  australianTax,
  canadianTax,
  singaporeTax,
  irishTax,
  emiratiTax,
  germanTax,
] as const
const largest = 1e13
const losses = 'Losses and credits'
const particular = 'Particular to the country'
const only = (...is: Country[]) => ({ field: 'country', is }) as const

interface Entered {
  country: Country
  year: string
  profit: number
  addBacks: number
  deductions: number
  broughtForward: number
  credits: number
  associates: number
  dividends: number
  months: number
  stateRate: number
  turnover: number
  passiveShare: number
  isSmall: boolean
  provinceSmall: number
  provinceGeneral: number
  scheme: 'partial' | 'startUp'
  passive: number
  isLargeGroup: boolean
  multiplier: number
}

/** One charge on the taxable profit: a base at a rate, or another arithmetic that comes to the amount. */
interface Charge {
  item: string
  base: number
  rate: number
  amount: number
  how?: { is: string; with: Readonly<Record<string, Figure>> }
}

const amountOf = (value: number): Figure => ({ kind: 'money', value })
const shareOf = (value: number): Figure => ({ kind: 'percent', value, decimals: 3 })
const charge = (item: string, base: number, rate: number): Charge => ({ item, base, rate, amount: base * rate })

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: countries,
      initial: 'uk',
      initialIn: { us: 'us', in: 'in', au: 'au', ca: 'ca', sg: 'sg', ie: 'ie', ae: 'ae', de: 'de' },
      as: 'menu',
    }),
    profit: money('Profit in the accounts, before tax', {
      initial: 120_000,
      initialIn: { in: 5_000_000 },
      max: largest,
      negative: true,
      help: 'Of a resident company, for a year.',
    }),
    addBacks: money('Added back', {
      initial: 0,
      max: largest,
      help: 'Costs the law does not take: depreciation of the accounts, fines, entertainment.',
    }),
    deductions: money('Deducted for tax', {
      initial: 0,
      max: largest,
      help: 'Tax depreciation, research relief, income that is exempt.',
    }),
    associates: integer('Associated companies', {
      initial: 0,
      min: 0,
      max: 1000,
      help: 'Under the same control, besides this one: the limits are shared.',
      shownWhen: only('uk'),
    }),
    stateRate: percent('State tax', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.12, step: 0.0025 },
      help: 'It is deducted before the federal tax.',
      shownWhen: only('us'),
    }),
    turnover: money('Turnover with connected entities', { initial: 5_000_000, max: 1e14, shownWhen: only('au') }),
    isSmall: toggle('Canadian-controlled private corporation', {
      initial: true,
      help: 'All of the profit is active business income, and the business limit is its own.',
      shownWhen: only('ca'),
    }),
    scheme: choice('Exemption', {
      options: { partial: 'Partial', startUp: 'New start-up' },
      initial: 'partial',
      help: 'A start-up that qualifies has the second one in its first three years.',
      shownWhen: only('sg'),
    }),
    passive: money('Passive income in the profit', {
      initial: 0,
      max: largest,
      help: 'Rent, interest and other income that is not from a trade.',
      shownWhen: only('ie'),
    }),
    multiplier: percent('Multiplier of the town', {
      initial: 4,
      min: 2,
      max: 10,
      slider: { from: 2, to: 6, step: 0.05 },
      help: 'The Hebesatz: 400% is 4 times the measure. The least is 200%.',
      shownWhen: only('de'),
    }),
    months: integer('Months of the period', {
      initial: 12,
      min: 1,
      max: 12,
      section: particular,
      shownWhen: only('uk'),
      refines: true,
    }),
    dividends: money('Exempt dividends from outside the group', {
      initial: 0,
      max: largest,
      help: 'They are not taxed, but count towards the limits.',
      section: particular,
      shownWhen: only('uk'),
      refines: true,
    }),
    passiveShare: percent('Passive share of the income', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      section: particular,
      shownWhen: only('au'),
      refines: true,
    }),
    provinceSmall: percent('Lower rate of the province', {
      initial: 0.032,
      max: 0.2,
      slider: { to: 0.16, step: 0.0025 },
      section: particular,
      shownWhen: only('ca'),
      refines: true,
    }),
    provinceGeneral: percent('Higher rate of the province', {
      initial: 0.115,
      max: 0.2,
      slider: { to: 0.16, step: 0.0025 },
      section: particular,
      shownWhen: only('ca'),
      refines: true,
    }),
    isLargeGroup: toggle('In a group with 750 million euros of turnover', {
      section: particular,
      shownWhen: only('ie', 'ae'),
      refines: true,
    }),
    broughtForward: money('Losses brought forward', {
      initial: 0,
      max: largest,
      help: 'As far as the law lets you carry them.',
      section: losses,
      refines: true,
    }),
    credits: money('Tax credits', { initial: 0, max: largest, section: losses, refines: true }),
    year: choice('Period that begins in', {
      options: Object.fromEntries(knownYears('07-01', rules).map((year) => [year, String(year)])),
      initial: String(currentYear('07-01', rules)),
      section: losses,
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax of the period' },
    verdict: { kind: 'verdict', label: 'What decides it' },
    effective: { kind: 'percent', label: 'Of the profit in the accounts', decimals: 2, optional: true },
    next: { kind: 'percent', label: 'Of the next 1,000 of profit', decimals: 2 },
    taxable: { kind: 'money', label: 'Taxable profit' },
    left: { kind: 'money', label: 'Profit after tax' },
    quarter: { kind: 'money', label: 'A quarter of it', help: 'What each of four equal instalments would be.' },
    used: { kind: 'money', label: 'Losses used', optional: true, section: 'Losses' },
    carried: { kind: 'money', label: 'Losses carried forward', optional: true, section: 'Losses' },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    computation: {
      kind: 'table',
      label: 'From the accounts to the taxable profit',
      columns: { item: { kind: 'text', label: 'Item' }, amount: { kind: 'money', label: 'Amount' } },
    },
    charges: {
      kind: 'table',
      label: 'Tax, charge by charge',
      columns: {
        item: { kind: 'text', label: 'Charge' },
        base: { kind: 'money', label: 'On' },
        rate: { kind: 'percent', label: 'Rate', decimals: 3 },
        amount: { kind: 'money', label: 'Tax' },
      },
      totals: ['amount'],
    },
    curve: {
      kind: 'series',
      label: 'Rate by profit',
      columns: {
        profit: { kind: 'money', label: 'Taxable profit before losses', decimals: 0 },
        effective: { kind: 'percent', label: 'Effective rate' },
        next: { kind: 'percent', label: 'Of the next 1,000' },
      },
    },
  },
  formula:
    'Tax = rates of the country × (profit in the accounts + added back − deducted − losses brought forward) − reliefs − credits',
  limits: [
    'Fits a resident company with a business of its own, in one country, for one period.',
    'United Kingdom: no close investment-holding companies, no ring-fence profits, no group relief.',
    'United States: a C corporation; the state taxes the same profit and follows the federal limit of losses. Corporate minimum tax is left out.',
    'India: a domestic company under section 115BAA. The rates with incentives, whose surcharge grows with income, are left out.',
    'Canada: beyond the business limit the higher rates; Quebec and Alberta have rules of their own. Investment income is left out.',
    'Ireland and the Emirates: the 15% of large groups is charged on the taxable profit here, without its own base and carve-outs.',
    'Germany: the additions and cuts of trade tax are left out, and losses above a million are refused: sources differ on their share.',
    'Who pays by instalments, and when, differs by country and size and is not worked out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'GOV.UK: Corporation Tax rates and allowances',
      href: 'https://www.gov.uk/government/publications/rates-and-allowances-corporation-tax/rates-and-allowances-corporation-tax',
    },
    { title: 'IRS: Publication 542, Corporations', href: 'https://www.irs.gov/publications/p542' },
    {
      title: 'CRA: Corporation tax rates',
      href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/corporations/corporation-tax-rates.html',
    },
  ],
  rules,

  compute(values) {
    const before = beforeLosses(values)
    if (values.country === 'ie' && values.passive > Math.max(0, before))
      return problem('passive', 'must not be more than the taxable profit before losses')
    const found = taxed(values, before)
    if (found === 'year') return problem('year', 'must be another one: the law of this country was not read for it')
    if (found === 'losses')
      return problem(
        'broughtForward',
        'must be at most a million in Germany: two sources differ about the share above it',
      )
    const more = taxed(values, before + 1000)
    const { tax, taxable, used, charges } = found
    const left = values.broughtForward - used + Math.max(0, -before)
    return {
      tax,
      verdict: verdictOf(values, before, found),
      effective: values.profit > 0 ? tax / values.profit : undefined,
      next: typeof more === 'string' ? 0 : (more.tax - tax) / 1000,
      taxable,
      left: values.profit - tax,
      quarter: tax / 4,
      used: used > 0 ? used : undefined,
      carried: left > 0 ? left : undefined,
      oneSource: values.country === 'ie' && values.isLargeGroup ? readOnce([irishTax], dayOf(values)) : undefined,
      computation: [
        { item: 'Profit in the accounts', amount: values.profit },
        { item: 'Added back', amount: values.addBacks },
        { item: 'Deducted for tax', amount: -values.deductions },
        { item: 'Losses used', amount: -used },
        { item: 'Taxable profit', amount: taxable },
      ].filter(({ amount, item }) => amount !== 0 || item === 'Taxable profit'),
      charges: charges.map(({ item, base, rate, amount }) => ({ item, base, rate, amount })),
      curve: curveOf(values, before),
    }
  },

  steps(values) {
    const found = taxed(values, beforeLosses(values))
    if (typeof found === 'string') return []
    const worked = found.charges.map(({ item, base, rate, amount, how }): Line<never> => ({
      finds: item,
      gives: amountOf(amount),
      is: how?.is ?? '{base} × {rate}',
      with: how?.with ?? { base: amountOf(base), rate: shareOf(rate) },
    }))
    const added = Object.fromEntries(found.charges.map(({ amount }, at) => [`charge${at}`, amountOf(amount)]))
    const sum = found.charges.map((_, at) => `{charge${at}}`).join(' + ') || '0'
    return [
      {
        gives: 'taxable',
        is: 'max(0, {profit} + {addBacks} − {deductions}[ − {lossesUsed}])',
        with: { lossesUsed: amountOf(found.used) },
      },
      ...worked,
      { gives: 'tax', is: values.credits > 0 ? `max(0, ${sum} − {credits})` : sum, with: added },
      { gives: 'effective', is: '{tax} ÷ {profit}' },
      { gives: 'left', is: '{profit} − {tax}' },
      { gives: 'quarter', is: '{tax} ÷ 4' },
    ]
  },

  charts: [{ kind: 'line', title: 'Rate by profit', of: 'curve', x: 'profit', y: ['effective', 'next'] }],
  examples: [
    {
      name: 'A studio in Bristol',
      given: { country: 'uk', profit: 110_000, addBacks: 15_000, deductions: 25_000 },
      expect: { taxable: 100_000, tax: 22_750, next: 0.265, left: 87_250 },
    },
    {
      name: 'A maker in Ohio after a bad year',
      given: { country: 'us', profit: 500_000, stateRate: 0, broughtForward: 600_000 },
      expect: { used: 400_000, taxable: 100_000, tax: 21_000, carried: 200_000 },
    },
    {
      name: 'A GmbH in a town at 400%',
      given: { country: 'de', profit: 100_000, multiplier: 4 },
      expect: { tax: 29_825 },
    },
  ],
})

const beforeLosses = ({ profit, addBacks, deductions }: Entered) => profit + addBacks - deductions
const dayOf = ({ year }: Entered) => `${year}-07-01`

interface Taxed {
  tax: number
  taxable: number
  used: number
  charges: readonly Charge[]
}

/** Tax of a profit before losses; a word where the year is not known or the losses reach what was not read. */
function taxed(values: Entered, before: number): Taxed | 'year' | 'losses' {
  const day = dayOf(values)
  const of = <Value>(rule: Rule<Value>) => versionOn(rule, day)?.value
  const most = mostLosses(values, before, of)
  if (typeof most === 'string') return most
  const used = Math.min(values.broughtForward, most)
  const taxable = Math.max(0, before - used)
  const charges = chargesOf(values, taxable, of)
  if (!charges) return 'year'
  const sum = charges.reduce((total, { amount }) => total + amount, 0)
  return {
    tax: Math.max(0, sum - values.credits),
    taxable,
    used,
    charges: charges.filter(({ amount }) => amount !== 0),
  }
}

type LawOf = <Value>(rule: Rule<Value>) => Value | undefined

/** How much profit losses brought forward may cover. */
function mostLosses({ country, broughtForward }: Entered, before: number, of: LawOf): number | 'year' | 'losses' {
  const profit = Math.max(0, before)
  const capped = (upTo: number, share: number) => Math.min(profit, upTo) + Math.max(0, profit - upTo) * share
  if (country === 'uk') {
    const law = of(britishTax)
    return law ? capped(law.lossesUpTo, law.lossShare) : 'year'
  }
  if (country === 'us') {
    const law = of(americanTax)
    return law ? capped(0, law.lossShare) : 'year'
  }
  if (country === 'ae') {
    const law = of(emiratiTax)
    return law ? capped(0, law.lossShare) : 'year'
  }
  if (country === 'de') {
    const law = of(germanTax)
    if (!law) return 'year'
    return profit > law.lossesUpTo && broughtForward > law.lossesUpTo ? 'losses' : profit
  }
  return profit
}

function chargesOf(values: Entered, taxable: number, of: LawOf): Charge[] | undefined {
  const law = {
    us: of(americanTax),
    uk: of(britishTax),
    in: of(concessionalCompanyTax),
    au: of(australianTax),
    ca: of(canadianTax),
    sg: of(singaporeTax),
    ie: of(irishTax),
    ae: of(emiratiTax),
    de: of(germanTax),
    cess: of(healthAndEducationCess)?.cess,
  }
  switch (values.country) {
    case 'us': {
      const state = charge('State tax', taxable, values.stateRate)
      return law.us && [state, charge('Federal tax', taxable - state.amount, law.us.rate)]
    }
    case 'uk':
      return law.uk && britishCharges(values, taxable, law.uk)
    case 'in': {
      if (!law.in || law.cess === undefined) return undefined
      const tax = charge('Income tax', taxable, law.in.rate)
      const surcharge = charge('Surcharge', tax.amount, law.in.surcharge)
      return [tax, surcharge, charge('Health and education cess', tax.amount + surcharge.amount, law.cess)]
    }
    case 'au':
      return law.au && [charge('Company tax', taxable, isBaseRate(values, law.au) ? law.au.baseRate : law.au.fullRate)]
    case 'ca': {
      if (!law.ca) return undefined
      const small = values.isSmall ? Math.min(taxable, law.ca.businessLimit) : 0
      return [
        charge('Federal tax, small business', small, law.ca.smallRate),
        charge('Federal tax, general', taxable - small, law.ca.generalRate),
        charge('Province, lower rate', small, values.provinceSmall),
        charge('Province, higher rate', taxable - small, values.provinceGeneral),
      ]
    }
    case 'sg': {
      if (!law.sg) return undefined
      const exempt = bracketTax(
        taxable,
        law.sg[values.scheme].map(({ over, exempt: rate }) => ({ over, rate })),
      )
      return [charge('Corporate income tax', taxable - exempt, law.sg.rate)]
    }
    case 'ie': {
      if (!law.ie) return undefined
      const passive = Math.min(values.passive, taxable)
      const own = [
        charge('Corporation tax on trading income', taxable - passive, law.ie.tradingRate),
        charge('Corporation tax on passive income', passive, law.ie.passiveRate),
      ]
      return values.isLargeGroup ? [...own, ...topUp(taxable, own, law.ie.largeGroupRate)] : own
    }
    case 'ae': {
      if (!law.ae) return undefined
      const own = taxedParts(taxable, law.ae.bands).map(({ part, rate }) => charge('Corporate tax', part, rate))
      return values.isLargeGroup ? [...own, ...topUp(taxable, own, law.ae.largeGroupRate)] : own
    }
    case 'de': {
      if (!law.de) return undefined
      const tax = charge('Corporation tax', taxable, law.de.rate)
      return [
        tax,
        charge('Solidarity surcharge', tax.amount, law.de.surcharge),
        charge('Trade tax', taxable, law.de.measure * values.multiplier),
      ]
    }
  }
}

function isBaseRate({ turnover, passiveShare }: Entered, law: { turnoverBelow: number; passiveUpTo: number }): boolean {
  return turnover < law.turnoverBelow && passiveShare <= law.passiveUpTo
}

function topUp(taxable: number, own: readonly Charge[], rate: number): Charge[] {
  const paid = own.reduce((sum, { amount }) => sum + amount, 0)
  const missing = Math.max(0, taxable * rate - paid)
  return [
    {
      item: 'Top-up of large groups',
      base: taxable,
      rate: taxable > 0 ? missing / taxable : 0,
      amount: missing,
      how: {
        is: '{base} × {least} − {paid}',
        with: { base: amountOf(taxable), least: shareOf(rate), paid: amountOf(paid) },
      },
    },
  ]
}

interface BritishLaw {
  smallRate: number
  mainRate: number
  lower: number
  upper: number
  fraction: number
}

/** The small rate, the main rate, or between the limits the main rate and its relief (Corporation Tax Act 2010, section 18B). */
function britishCharges({ associates, months, dividends }: Entered, taxable: number, law: BritishLaw): Charge[] {
  const share = months / 12 / (1 + associates)
  const [lower, upper] = [law.lower * share, law.upper * share]
  const augmented = taxable + dividends
  if (augmented <= lower) return [charge('Corporation tax, small profits rate', taxable, law.smallRate)]
  const main = charge('Corporation tax, main rate', taxable, law.mainRate)
  if (augmented >= upper) return [main]
  const amount = -(upper - augmented) * law.fraction * (taxable / augmented)
  return [
    main,
    {
      item: 'Marginal relief',
      base: upper - augmented,
      rate: -law.fraction,
      amount,
      how: {
        is: '0 − ({upper} − {augmented}) × {fraction} × {profits} ÷ {augmented}',
        with: {
          upper: amountOf(upper),
          augmented: amountOf(augmented),
          profits: amountOf(taxable),
          fraction: shareOf(law.fraction),
        },
      },
    },
  ]
}

function verdictOf(values: Entered, before: number, { taxable, used, charges }: Taxed): Verdict {
  if (before <= 0)
    return { is: 'plain', says: 'There is no taxable profit: nothing is charged, and a loss is carried forward.' }
  if (used > 0 && used < values.broughtForward && taxable > 0)
    return { is: 'fair', says: 'The law lets losses cover a part of the profit only; the rest is carried forward.' }
  const says = {
    us: 'One federal rate applies to every dollar; the state’s tax is deducted first.',
    uk: charges.some(({ item }) => item === 'Marginal relief')
      ? 'The profit lies between the limits: each further pound bears more than the main rate, as relief shrinks.'
      : 'The profit lies outside the limits of marginal relief: one rate applies to all of it.',
    in: 'The rate without incentives, with its fixed surcharge, applies to every rupee.',
    au:
      charges[0]?.rate === versionOn(australianTax, dayOf(values))?.value.baseRate
        ? 'A base rate entity: the lower rate applies to all of the profit.'
        : 'No base rate entity: the full rate applies to all of the profit.',
    ca: values.isSmall
      ? 'The small business rates apply up to the business limit, the general ones above it.'
      : 'The general rates apply to every dollar.',
    sg: 'The exemption takes a part of the first dollars; all else bears one rate.',
    ie: 'Trading income bears the lower rate, passive income the higher one.',
    ae: 'Nothing is charged up to the first threshold; one rate applies above it.',
    de: 'About half goes to the town: its multiplier decides as much as the federal rate.',
  }
  return { is: 'plain', says: says[values.country] }
}

function curveOf(values: Entered, before: number) {
  const to = Math.max(400_000, before * 2)
  return Array.from({ length: 80 }, (_, at) => ((at + 1) * to) / 80).flatMap((profit) => {
    const one = { ...values, broughtForward: 0, credits: 0, passive: Math.min(values.passive, profit) }
    const [found, more] = [taxed(one, profit), taxed(one, profit + 1000)]
    if (typeof found === 'string' || typeof more === 'string') return []
    return [{ profit, effective: found.tax / profit, next: (more.tax - found.tax) / 1000 }]
  })
}
