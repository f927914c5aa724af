import { choice, date, defineCalculator, integer, money, percent, problem, toggle } from '@/lib/kits/calculator'
import type { Problem } from '@/lib/base/problem'
import { equityLongTermGains } from '@/lib/law/in/capital-gains'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { incomeTax as indianLaw } from '@/lib/law/in/income-tax'
import { otherCapitalGains } from '@/lib/law/in/other-capital-gains'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn, type AnyRule } from '@/lib/law/rule'
import { capitalGains as britishGains } from '@/lib/law/uk/capital-gains'
import { incomeTax as britishLaw } from '@/lib/law/uk/income-tax'
import { capitalGains as americanGains } from '@/lib/law/us/capital-gains'
import { federalIncomeTax } from '@/lib/law/us/federal-income-tax'
import { investmentSurtax } from '@/lib/law/us/investment-surtax'
import { specialGains } from '@/lib/law/us/special-gains'
import { bracketTax } from '@/lib/subjects/tax/brackets'
import { cappedTax, stackedParts, type GainPart } from '@/lib/subjects/tax/gain-parts'
import { indianIncomeTax } from '@/lib/subjects/tax/india'
import { bySchedule, filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

const america = { field: 'country', is: 'us' } as const
const kingdom = { field: 'country', is: 'uk' } as const
const india = { field: 'country', is: 'in' } as const
const largest = 1_000_000_000_000
const american = [americanGains, federalIncomeTax, investmentSurtax, specialGains]
const british = [britishGains, britishLaw]
const indian = [equityLongTermGains, otherCapitalGains, indianLaw, healthAndEducationCess]

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: { us: 'United States', uk: 'United Kingdom', in: 'India' },
      initial: 'us',
      initialIn: { uk: 'uk', in: 'in' },
      help: 'For one sale by somebody who lives there. An estimate, no advice.',
    }),
    usAsset: choice('What was sold', {
      options: {
        securities: 'Shares, funds, crypto',
        home: 'Your main home',
        building: 'A rented building',
        collectible: 'Collectibles, gold',
      },
      initial: 'securities',
      as: 'menu',
      shownWhen: america,
    }),
    ukAsset: choice('What was sold', {
      options: { other: 'Shares, funds, crypto, other things', property: 'A home or flat', business: 'Your business' },
      initial: 'other',
      as: 'menu',
      help: 'A business with business asset disposal relief.',
      shownWhen: kingdom,
    }),
    inAsset: choice('What was sold', {
      options: {
        equity: 'Listed shares, equity funds',
        property: 'Land or a building',
        other: 'Gold, unlisted shares, other',
      },
      initial: 'equity',
      as: 'menu',
      shownWhen: india,
    }),
    proceeds: money('Sold for', { initial: 60_000, initialIn: { in: 1_500_000 }, max: largest }),
    cost: money('Bought for', { initial: 35_000, initialIn: { in: 800_000 }, max: largest }),
    bought: date('Bought on', { initial: '2023-05-10', min: '1900-01-01' }),
    sold: date('Sold on', { initial: '2026-06-15', max: '2026-12-31' }),
    income: money('Other taxable income of the year', {
      initial: 50_000,
      initialIn: { in: 1_000_000 },
      max: largest,
      help: 'After deductions and allowances, without this gain.',
    }),
    status: choice('Filing status', {
      options: filingStatuses,
      initial: 'single',
      as: 'menu',
      shownWhen: america,
      refines: true,
    }),
    improvements: money('Improvements', {
      initial: 0,
      max: largest,
      help: 'What made it worth more, not repairs.',
      refines: true,
    }),
    costs: money('Costs of buying and selling', { initial: 0, max: largest, refines: true }),
    losses: money('Losses of this and earlier years', {
      initial: 0,
      max: largest,
      help: 'From other sales, still unused.',
      refines: true,
    }),
    depreciation: money('Depreciation taken', {
      initial: 0,
      max: largest,
      help: 'It lowers the cost and is taxed at up to 25%.',
      shownWhen: [america, { field: 'usAsset', is: 'building' }],
      refines: true,
    }),
    lived: toggle('Owned and lived in for two of the last five years', {
      initial: true,
      shownWhen: [america, { field: 'usAsset', is: 'home' }],
      refines: true,
    }),
    exemptUsed: money('Exempt amount already used', {
      initial: 0,
      max: largest,
      help: 'By other gains of the same tax year.',
      shownWhen: { field: 'country', is: ['uk', 'in'] },
      refines: true,
    }),
    residence: percent('Share free as your home', {
      initial: 0,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Private residence relief: months as your only or main home, and the last ones that always count, over all months.',
      shownWhen: [kingdom, { field: 'ukAsset', is: 'property' }],
      refines: true,
    }),
    reliefUsed: money('Business relief used before', {
      initial: 0,
      max: largest,
      shownWhen: [kingdom, { field: 'ukAsset', is: 'business' }],
      refines: true,
    }),
    indexBought: integer('Cost inflation index of the year bought', {
      optional: true,
      min: 1,
      max: 10_000,
      help: 'Both indices give the older tax with indexation beside the newer one.',
      shownWhen: [india, { field: 'inAsset', is: 'property' }],
      refines: true,
    }),
    indexSold: integer('Index of the year sold', {
      optional: true,
      min: 1,
      max: 10_000,
      shownWhen: [india, { field: 'inAsset', is: 'property' }],
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax on the gain' },
    gain: { kind: 'money', label: 'Gain or loss' },
    taxable: { kind: 'money', label: 'Taxed of it' },
    left: { kind: 'money', label: 'Left after costs and tax' },
    share: { kind: 'percent', label: 'Tax as a share of the gain', optional: true },
    exempt: { kind: 'money', label: 'Free of tax', optional: true, section: 'How it was taxed' },
    lossUsed: { kind: 'money', label: 'Losses used', optional: true, section: 'How it was taxed' },
    lossLeft: { kind: 'money', label: 'Loss carried forward', optional: true, section: 'How it was taxed' },
    otherWay: { kind: 'money', label: 'Tax by the other method', optional: true, section: 'How it was taxed' },
    term: { kind: 'verdict', label: 'Holding period' },
    waiting: { kind: 'verdict', label: 'Waiting', optional: true },
    missing: { kind: 'verdict', label: 'Left out', optional: true },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: 'How it was taxed' },
    parts: {
      kind: 'table',
      label: 'Parts of the gain',
      columns: {
        part: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'Amount' },
        rate: { kind: 'percent', label: 'Rate' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['tax'],
    },
  },
  formula:
    'Gain = sold for − bought for − improvements − costs; tax = what is left after losses and the exempt amount × the rate of its part',
  limits: [
    'One sale at a time, by somebody resident in the country.',
    'United States: federal tax alone. Other income is ordinary; adjusted gross income is taken as taxable income and the standard deduction. Wash sales, installments, small-business stock and state tax are left out.',
    'United States: a main home’s exclusion is given in full or not at all.',
    'United Kingdom: spouses, trusts, carried interest and shares bought and sold within thirty days are left out. Scottish taxpayers use the same bands.',
    'India: the new regime; surcharge above 50 lakh, the value of 31 January 2018, and exemptions for a new house are left out.',
    'India: the index of a year is yours to type; none is built in.',
  ],
  sources: [
    { title: 'IRS: Instructions for Schedule D (Form 1040)', href: 'https://www.irs.gov/instructions/i1040sd' },
    { title: 'GOV.UK: Capital Gains Tax', href: 'https://www.gov.uk/capital-gains-tax' },
    { title: 'Income Tax Department, India: capital gains', href: 'https://www.incometaxindia.gov.in/' },
  ],
  rules: [...american, ...british, ...indian],

  compute(values, { show }) {
    if (values.sold <= values.bought) return problem('sold', 'must be later than the day of the purchase')
    const rules: readonly AnyRule[] = { us: american, uk: british, in: indian }[values.country]
    const unknown = rules.find((rule) => versionOn(rule, values.sold) === undefined)
    if (unknown) return problem('sold', `must lie in a time whose law is known: ${knownPeriods(unknown, show.date)}`)
    const found = { us: inAmerica, uk: inBritain, in: inIndia }[values.country](values)
    if ('problem' in found) return found
    const { tax, gain } = found
    return {
      tax,
      gain,
      taxable: found.taxable,
      left: values.proceeds - values.costs - tax,
      share: gain > 0 ? tax / gain : undefined,
      exempt: found.exempt > 0 ? found.exempt : undefined,
      lossUsed: found.lossUsed > 0 ? found.lossUsed : undefined,
      lossLeft: found.lossLeft > 0 ? found.lossLeft : undefined,
      otherWay: found.otherWay,
      term: { is: 'plain', says: found.term },
      waiting: waitingOf(values, tax, show),
      missing:
        values.country === 'in' && values.income + found.taxable > surchargeFrom
          ? {
              is: 'bad',
              says: 'Income and gain together pass the amount from which a surcharge is due. It is not in this figure.',
            }
          : undefined,
      oneSource: readOnce(rules, values.sold),
      parts: found.parts.map(({ part, amount, rate, tax: of }) => ({ part, amount, rate, tax: of })),
    }
  },

  steps({ country, usAsset }) {
    const lowered = country === 'us' && usAsset === 'building' ? '[ + {depreciation} depreciation]' : ''
    return [
      { gives: 'gain', is: `{proceeds} − {cost}[ − {improvements}][ − {costs}]${lowered}` },
      { gives: 'tax', is: '{parts.tax} of all parts' },
      { gives: 'left', is: '{proceeds}[ − {costs}] − {tax}' },
    ]
  },

  charts: [{ kind: 'donut', title: 'Where the gain goes', of: 'parts', label: 'part', value: 'tax' }],
  examples: [
    {
      name: 'Shares held three years, United States',
      given: {
        country: 'us',
        usAsset: 'securities',
        proceeds: 60_000,
        cost: 35_000,
        bought: '2023-05-10',
        sold: '2026-06-15',
        income: 50_000,
        status: 'single',
      },
      expect: { gain: 25_000, tax: 3750, share: 0.15 },
    },
    {
      name: 'A buy-to-let flat, United Kingdom',
      given: {
        country: 'uk',
        ukAsset: 'property',
        proceeds: 260_000,
        cost: 200_000,
        costs: 8000,
        bought: '2015-03-02',
        sold: '2026-05-20',
        income: 30_000,
      },
      expect: { gain: 52_000, taxable: 49_000, tax: 11_298 },
    },
    {
      name: 'An equity fund, India',
      given: {
        country: 'in',
        inAsset: 'equity',
        proceeds: 1_500_000,
        cost: 800_000,
        bought: '2023-05-10',
        sold: '2026-01-15',
        income: 1_000_000,
      },
      expect: { gain: 700_000, taxable: 575_000, tax: 74_750 },
    },
  ],
})

/** Rupees a year from which India adds a surcharge. */
const surchargeFrom = indianLaw.versions[0].value.newRegime.surcharge[1]?.over ?? 0

interface Entered {
  country: 'us' | 'uk' | 'in'
  usAsset: 'securities' | 'home' | 'building' | 'collectible'
  ukAsset: 'other' | 'property' | 'business'
  inAsset: 'equity' | 'property' | 'other'
  proceeds: number
  cost: number
  bought: string
  sold: string
  income: number
  status: FilingStatus
  improvements: number
  costs: number
  losses: number
  depreciation: number
  lived: boolean
  exemptUsed: number
  residence: number
  reliefUsed: number
  indexBought?: number | undefined
  indexSold?: number | undefined
}
interface Found {
  gain: number
  taxable: number
  tax: number
  exempt: number
  lossUsed: number
  lossLeft: number
  otherWay?: number | undefined
  term: string
  parts: readonly GainPart[]
}

function gainOf({ proceeds, cost, improvements, costs }: Entered): number {
  return proceeds - cost - improvements - costs
}

/** Sold after more than so many months. */
function isHeld({ bought, sold }: Pick<Entered, 'bought' | 'sold'>, months: number): boolean {
  return sold > (monthsLater(bought, months) ?? '')
}

function sumOf(parts: readonly GainPart[]): number {
  return parts.reduce((sum, { tax }) => sum + tax, 0)
}

function inAmerica(values: Entered): Found | Problem<'sold'> {
  const gains = versionOn(americanGains, values.sold)?.value
  const law = versionOn(federalIncomeTax, values.sold)?.value
  const surtax = versionOn(investmentSurtax, values.sold)?.value
  const special = versionOn(specialGains, values.sold)?.value
  if (!gains || !law || !surtax || !special) return problem('sold', 'must lie in a year whose law is known')
  const { status, income, usAsset, losses } = values
  const brackets = bySchedule(law.brackets, status)
  const depreciation = usAsset === 'building' ? values.depreciation : 0
  const gain = gainOf(values) + depreciation
  const isLong = isHeld(values, 12)
  const exclusion =
    usAsset === 'home' && values.lived
      ? Math.min(Math.max(0, gain), status === 'joint' ? special.home.joint : special.home.one)
      : 0
  const net = gain - exclusion - losses
  if (net <= 0) {
    const against = Math.min(-net, bySchedule(gains.lossLimit, status), Math.max(0, income))
    return {
      gain,
      taxable: 0,
      tax: 0,
      exempt: exclusion,
      lossUsed: Math.min(losses, Math.max(0, gain - exclusion)),
      lossLeft: Math.max(0, -net - against),
      term: isLong ? 'Held more than a year: long-term.' : 'Held a year or less: short-term.',
      parts: against > 0 ? [{ part: 'Loss that lowers other income', amount: -against, rate: 0, tax: 0 }] : [],
    }
  }
  const parts: GainPart[] = []
  if (!isLong) {
    const tax = bracketTax(income + net, brackets) - bracketTax(income, brackets)
    parts.push({ part: 'Short-term, as other income', amount: net, rate: tax / net, tax })
  } else {
    // Depreciation first, then collectibles, then what has the lower rates: the order of the Schedule D Tax Worksheet.
    const buildings = Math.min(net, depreciation)
    const collectibles = usAsset === 'collectible' ? net : 0
    const cappedAt =
      buildings > 0
        ? { amount: buildings, most: special.buildings, part: 'Depreciation of a building' }
        : { amount: collectibles, most: special.collectibles, part: 'Collectibles' }
    if (cappedAt.amount > 0) {
      const tax = cappedTax(income, cappedAt.amount, brackets, cappedAt.most)
      parts.push({ part: cappedAt.part, amount: cappedAt.amount, rate: tax / cappedAt.amount, tax })
    }
    const bands = [
      { over: 0, rate: 0, part: 'Long-term, at no tax' },
      { over: bySchedule(gains.zeroUpTo, status), rate: gains.middleRate, part: 'Long-term, middle rate' },
      { over: bySchedule(gains.middleUpTo, status), rate: gains.topRate, part: 'Long-term, top rate' },
    ]
    parts.push(...stackedParts(income + cappedAt.amount, net - cappedAt.amount, bands))
  }
  const grossIncome = income + bySchedule(law.standardDeduction, status) + net
  const invested = Math.min(net, Math.max(0, grossIncome - surtax.over[status]))
  if (invested > 0)
    parts.push({ part: 'Net investment income tax', amount: invested, rate: surtax.rate, tax: invested * surtax.rate })
  return {
    gain,
    taxable: net,
    tax: sumOf(parts),
    exempt: exclusion,
    lossUsed: Math.min(losses, gain - exclusion),
    lossLeft: 0,
    term: isLong ? 'Held more than a year: long-term.' : 'Held a year or less: short-term, taxed as other income.',
    parts,
  }
}

function inBritain(values: Entered): Found | Problem<'sold'> {
  const law = versionOn(britishGains, values.sold)?.value
  const bands = versionOn(britishLaw, values.sold)?.value.bands
  if (!law || !bands) return problem('sold', 'must lie in a tax year whose law is known')
  const gain = gainOf(values)
  const relieved = values.ukAsset === 'property' ? Math.max(0, gain) * values.residence : 0
  // Losses of earlier years need not go below the exempt amount; entered together they are used so.
  const exemptLeft = Math.max(0, law.exempt - values.exemptUsed)
  const chargeable = Math.max(0, gain - relieved)
  const lossUsed = Math.min(values.losses, Math.max(0, chargeable - exemptLeft))
  const afterLosses = chargeable - lossUsed
  const exempt = Math.min(exemptLeft, afterLosses)
  const taxable = afterLosses - exempt
  const basicBand = bands[1]?.over ?? 0
  const rates = values.ukAsset === 'property' ? law.property : law.other
  const business =
    values.ukAsset === 'business' ? Math.min(taxable, Math.max(0, law.businessLimit - values.reliefUsed)) : 0
  const parts: GainPart[] =
    business > 0
      ? [{ part: 'With business relief', amount: business, rate: law.business, tax: business * law.business }]
      : []
  parts.push(
    ...stackedParts(values.income + business, taxable - business, [
      { over: 0, rate: rates.basic, part: 'Within the basic-rate band' },
      { over: basicBand, rate: rates.higher, part: 'Above the basic-rate band' },
    ]),
  )
  return {
    gain,
    taxable,
    tax: sumOf(parts),
    exempt: exempt + relieved,
    lossUsed,
    lossLeft: values.losses - lossUsed + Math.max(0, -gain),
    term: 'How long it was held does not matter in the United Kingdom.',
    parts,
  }
}

function inIndia(values: Entered): Found | Problem<'indexSold' | 'sold'> {
  const equity = versionOn(equityLongTermGains, values.sold)?.value
  const other = versionOn(otherCapitalGains, values.sold)?.value
  const regime = versionOn(indianLaw, values.sold)?.value.newRegime
  const cess = versionOn(healthAndEducationCess, values.sold)?.value.cess
  if (!equity || !other || !regime || cess === undefined)
    return problem('sold', 'must lie in a year whose law is known')
  const { inAsset, income, losses } = values
  const isEquity = inAsset === 'equity'
  const isLong = isHeld(values, isEquity ? 12 : 24)
  const gain = gainOf(values)
  const net = Math.max(0, gain - losses)
  const lossUsed = Math.min(losses, Math.max(0, gain))
  const shared = { gain, lossUsed, lossLeft: losses - lossUsed + Math.max(0, -gain) }
  const months = isEquity ? 12 : 24
  const term = isLong ? `Held more than ${months} months: long-term.` : `Held ${months} months or less: short-term.`
  if (!isLong && !isEquity) {
    const tax = indianIncomeTax(income + net, regime, cess).total - indianIncomeTax(income, regime, cess).total
    const parts = net > 0 ? [{ part: 'Short-term, as other income, with cess', amount: net, rate: tax / net, tax }] : []
    return { ...shared, taxable: net, tax, exempt: 0, term, parts }
  }
  const exempt = isEquity && isLong ? Math.min(net, Math.max(0, equity.exempt - values.exemptUsed)) : 0
  // What income leaves of the amount free of tax in the slabs is taken from a resident's gains.
  const unusedFree = Math.max(0, (regime.slabs[1]?.over ?? 0) - income)
  const free = Math.min(net - exempt, unusedFree)
  const taxable = net - exempt - free
  const rate = isEquity ? (isLong ? equity.rate : other.equityShort) : other.long
  const straight = taxable * rate
  const indexed = indexedTax(values, { rate: other.indexed, before: other.indexedBefore, unusedFree })
  const own = indexed !== undefined && indexed.tax < straight ? indexed : { amount: taxable, rate, tax: straight }
  const parts = [
    ...(own.amount > 0
      ? [
          {
            part: own === indexed ? 'Long-term, with indexation' : isLong ? 'Long-term' : 'Short-term on shares',
            amount: own.amount,
            rate: own.rate,
            tax: own.tax,
          },
        ]
      : []),
    ...(own.tax > 0 ? [{ part: 'Health and education cess', amount: own.tax, rate: cess, tax: own.tax * cess }] : []),
  ]
  const others = indexed && (own === indexed ? straight : indexed.tax) * (1 + cess)
  return { ...shared, taxable: own.amount, tax: sumOf(parts), exempt: exempt + free, otherWay: others, term, parts }
}

/** Land and buildings bought before the change: the cost raised by the index, and the older rate. */
function indexedTax(
  values: Entered,
  { rate, before, unusedFree }: { rate: number; before: string; unusedFree: number },
): { amount: number; rate: number; tax: number } | undefined {
  const { inAsset, bought, indexBought, indexSold, proceeds, cost, improvements, costs, losses } = values
  if (inAsset !== 'property' || bought >= before || indexBought === undefined || indexSold === undefined)
    return undefined
  const raised = ((cost + improvements) * indexSold) / indexBought
  const amount = Math.max(0, proceeds - raised - costs - losses - unusedFree)
  return { amount, rate, tax: amount * rate }
}

function waitingOf(
  values: Entered,
  tax: number,
  show: { money(amount: number): string; date(day: string): string },
): { is: 'fair'; says: string } | undefined {
  if (values.country === 'uk' || tax <= 0) return undefined
  const months = values.country === 'us' || values.inAsset === 'equity' ? 12 : 24
  if (isHeld(values, months)) return undefined
  const day = daysLater(monthsLater(values.bought, months) ?? '', 1) ?? ''
  const later = { us: inAmerica, in: inIndia }[values.country]({
    ...values,
    bought: '1990-01-01',
    indexBought: undefined,
  })
  if ('problem' in later || later.tax >= tax) return undefined
  return {
    is: 'fair',
    says: `From ${show.date(day)} it would be long-term: at this price and this law the tax would be ${show.money(later.tax)}.`,
  }
}
