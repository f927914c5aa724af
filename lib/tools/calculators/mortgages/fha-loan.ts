import { choice, defineCalculator, duration, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule, type LoanSchedule } from '@/lib/engines/loan-schedule'
import {
  fhaMonthlyPremium,
  insuredPeriods,
  levelMonthlyPremium,
  terminationShare,
} from '@/lib/subjects/finance/mortgage-insurance'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { versionOn } from '@/lib/law/rule'
import { fhaPremiums } from '@/lib/law/us/fha-premiums'
import { fhaRequirements } from '@/lib/law/us/fha-requirements'
import { loanLimits } from '@/lib/law/us/mortgage-limits'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'

const begins = '01-01'
const rules = [loanLimits, fhaPremiums, fhaRequirements]
const costing = 'Costs besides the loan'
const qualifying = 'Limit and ratios'
const comparing = 'The conventional loan beside it'
const insuring = 'FHA insurance'

export default defineCalculator({
  law: 'us',
  inputs: {
    price: money('Home price', { initial: 350_000, above: 0, max: 1e9 }),
    down: percent('Down payment', { initial: 0.035, slider: { to: 0.2, step: 0.005 }, max: 1 }),
    score: integer('Credit score', {
      initial: 660,
      min: 300,
      max: 850,
      help: 'The lowest of the middle scores of all borrowers.',
    }),
    annualRate: rate('Interest rate', {
      initial: 0.0625,
      slider: { to: 0.12, step: 0.00125 },
      per: 'year',
      max: 0.5,
    }),
    income: money('Gross income a year', { initial: 90_000, above: 0, max: 1e9, help: 'Of all borrowers.' }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 120, to: 360, step: 12 },
      min: 12,
      max: 360,
      decimals: 2,
      refines: true,
    }),
    upfront: choice('Upfront premium', {
      options: { financed: 'Added to the loan', cash: 'Paid in cash' },
      initial: 'financed',
      refines: true,
    }),
    debts: money('Debt payments a month', { initial: 400, max: 1e9, section: qualifying, refines: true }),
    year: choice('Year of the case number', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      section: qualifying,
      refines: true,
    }),
    limit: money('FHA limit of the county, one unit', {
      optional: true,
      max: 1e9,
      help: 'Left empty: the lowest limit of that year, which most counties have.',
      section: qualifying,
      refines: true,
    }),
    propertyTax: money('Property tax a year', { initial: 4200, max: 1e9, section: costing, refines: true }),
    homeInsurance: money('Home insurance a year', { initial: 1800, max: 1e9, section: costing, refines: true }),
    dues: money('HOA dues a month', { initial: 0, max: 1e9, section: costing, refines: true }),
    closing: money('Closing costs', {
      initial: 8000,
      max: 1e9,
      help: 'From the Loan Estimate, without the upfront premium.',
      section: costing,
      refines: true,
    }),
    otherRate: rate('Its interest rate', {
      initial: 0.0675,
      slider: { to: 0.12, step: 0.00125 },
      per: 'year',
      max: 0.5,
      section: comparing,
      refines: true,
    }),
    pmiRate: percent('Its mortgage insurance a year', {
      initial: 0.009,
      slider: { to: 0.02, step: 0.0005 },
      max: 0.1,
      help: 'From a quote, as a share of the loan; it depends on your score.',
      section: comparing,
      refines: true,
    }),
    stay: integer('Years you will keep the loan', { initial: 7, min: 1, max: 30, section: comparing, refines: true }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment', help: 'In the first year, with taxes and insurance.' },
    cash: { kind: 'money', label: 'Cash to close' },
    within: { kind: 'verdict', label: 'Loan limit' },
    ratios: { kind: 'verdict', label: 'Share of your income' },
    cheaper: { kind: 'verdict', label: 'FHA or conventional' },
    instalment: { kind: 'money', label: 'Principal and interest', section: 'The payment' },
    premium: { kind: 'money', label: 'FHA premium a month', section: 'The payment' },
    taxPart: { kind: 'money', label: 'Property tax', section: 'The payment' },
    homePart: { kind: 'money', label: 'Home insurance', section: 'The payment' },
    duesPart: { kind: 'money', label: 'HOA dues', section: 'The payment' },
    front: { kind: 'percent', label: 'Front ratio, the home', section: 'The payment' },
    back: { kind: 'percent', label: 'Back ratio, with debts', section: 'The payment' },
    base: { kind: 'money', label: 'Base loan', section: insuring },
    upfrontPremium: { kind: 'money', label: 'Upfront premium', section: insuring },
    loan: { kind: 'money', label: 'Loan with what is financed', section: insuring },
    ltv: { kind: 'percent', label: 'Loan to value', help: 'Of the base loan.', section: insuring },
    annual: { kind: 'percent', label: 'Annual premium', section: insuring },
    premiumMonths: { kind: 'count', label: 'Months with a premium', section: insuring },
    premiums: { kind: 'money', label: 'All premiums, upfront too', section: insuring },
    otherPayment: { kind: 'money', label: 'Conventional payment', section: comparing },
    pmi: { kind: 'money', label: 'Its insurance a month', section: comparing },
    pmiMonths: { kind: 'count', label: 'Months with it', section: comparing },
    fhaCost: { kind: 'money', label: 'FHA, cost over your stay', help: 'Interest and insurance.', section: comparing },
    otherCost: { kind: 'money', label: 'Conventional, over your stay', section: comparing },
    years: {
      kind: 'table',
      label: 'The premium year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        average: { kind: 'money', label: 'Average balance' },
        monthly: { kind: 'money', label: 'FHA a month' },
        premium: { kind: 'money', label: 'FHA in the year' },
        other: { kind: 'money', label: 'Conventional in the year' },
        closing: { kind: 'money', label: 'FHA loan owes' },
      },
      totals: ['premium', 'other'],
    },
  },
  formula:
    'Monthly premium = average balance of the year × annual rate ÷ (1 + upfront rate, if financed) ÷ 12, rounded at each step; upfront premium = base loan × upfront rate; payment = principal and interest + premium + (tax + insurance) ÷ 12 + dues',
  limits: [
    'For purchases of one unit with a fixed rate. Refinances, two to four units and the special limits of Alaska, Hawaii, Guam and the Virgin Islands differ.',
    'HUD rounds the financed loan down to whole dollars and takes the cents in cash; here they stay in the loan.',
    'The ratios are those of manual underwriting without compensating factors; automated approval may allow more.',
    'The conventional premium stays level and ends when the original schedule reaches 78% of the price.',
  ],
  sources: [
    {
      title: 'HUD: Monthly (Periodic) Mortgage Insurance Premium Calculation',
      href: 'https://www.hud.gov/program_offices/housing/comp/premiums/sfpcalc',
    },
    {
      title: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
      href: 'https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1',
    },
    {
      title: 'Homeowners Protection Act, 12 U.S.C. § 4901 and § 4902',
      href: 'https://www.law.cornell.edu/uscode/text/12/4902',
    },
  ],
  rules: [loanLimits, fhaPremiums, fhaRequirements],

  compute(values, { minorDigits, show }) {
    const { price, down, score, income, debts } = values
    const day = firstDay(begins, Number(values.year))
    const limits = versionOn(loanLimits, day)?.value
    const terms = versionOn(fhaPremiums, day)?.value
    const asks = versionOn(fhaRequirements, day)?.value
    if (!limits || !terms || !asks) return problem('year', 'must be a year whose limits are known')
    if (score < asks.leastScore) return problem('score', `must be at least ${asks.leastScore} for an FHA loan`)
    const least = score < asks.fullScore ? asks.downBelow : asks.down
    if (compareRates(down, least) < 0)
      return problem('down', `must be at least ${show.percent(least)} with a score of ${score}`)
    const limit = values.limit ?? limits.fhaFloor
    if (limit < limits.fhaFloor || limit > limits.ceiling)
      return problem(
        'limit',
        `must lie between ${show.money(limits.fhaFloor, 0)} and ${show.money(limits.ceiling, 0)} in ${values.year}`,
      )
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const priceMinor = minor(price)
    const baseMinor = minor(price - price * down)
    if (baseMinor < 1) return problem('down', 'must leave something to borrow')
    const periods = Math.max(1, Math.round(values.months))
    const upfrontMinor = minor(money(baseMinor) * terms.upfront)
    const financed = values.upfront === 'financed'
    const loanMinor = baseMinor + (financed ? upfrontMinor : 0)
    const loan = loanSchedule({ principalMinor: loanMinor, ratePerPeriod: values.annualRate / 12, periods })
    const other = loanSchedule({ principalMinor: baseMinor, ratePerPeriod: values.otherRate / 12, periods })
    if (loan.kind === 'refused' || other.kind === 'refused')
      return problem('price', 'must be larger for so many payments')

    const ltv = baseMinor / priceMinor
    const short = periods <= terms.shortTermMonths
    const large = money(baseMinor) > terms.loanBreak
    const band = terms.bands.find(
      (one) => one.short === short && one.large === large && compareRates(ltv, one.upToLtv) <= 0,
    )
    if (!band) return problem('down', 'must leave a loan of no more than the price')
    const premiumMonths = Math.min(periods, band.years === null ? periods : band.years * 12)
    const pmiMonths = values.pmiRate > 0 ? insuredPeriods(other.rows, priceMinor, terminationShare) : 0
    const pmiMinor = pmiMonths > 0 ? levelMonthlyPremium(baseMinor, values.pmiRate) : 0
    const financedRate = financed ? terms.upfront : 0
    const years = Array.from({ length: Math.ceil(periods / 12) }, (_, index) => {
      const rows = loan.rows.slice(12 * index, 12 * index + 12)
      const { averageMinor, monthlyMinor } = fhaMonthlyPremium(
        rows.map(({ openingMinor }) => openingMinor),
        band.annual,
        financedRate,
      )
      const counted = (months: number) => Math.max(0, Math.min(rows.length, months - 12 * index))
      const monthly = counted(premiumMonths) > 0 ? monthlyMinor : 0
      return {
        year: index + 1,
        average: money(averageMinor),
        monthly: money(monthly),
        premium: money(monthly * counted(premiumMonths)),
        other: money(pmiMinor * counted(pmiMonths)),
        closing: money(rows.at(-1)?.closingMinor ?? 0),
      }
    })
    const premiumMinor = minor(years[0]?.monthly ?? 0)
    const taxMinor = minor(values.propertyTax / 12)
    const homeMinor = minor(values.homeInsurance / 12)
    const duesMinor = minor(values.dues)
    const housing = loan.instalmentMinor + premiumMinor + taxMinor + homeMinor + duesMinor
    const front = (money(housing) * 12) / income
    const back = ((money(housing) + debts) * 12) / income
    const stayYears = Math.min(values.stay, years.length)
    const sumOf = (column: 'premium' | 'other') =>
      years.slice(0, stayYears).reduce((sum, year) => sum + minor(year[column]), 0)
    const fhaCostMinor = interestIn(loan, stayYears) + upfrontMinor + sumOf('premium')
    const otherCostMinor = interestIn(other, stayYears) + sumOf('other')
    return {
      payment: money(housing),
      cash: money(priceMinor - baseMinor + minor(values.closing) + (financed ? 0 : upfrontMinor)),
      within:
        money(baseMinor) > limit
          ? {
              is: 'bad',
              says: `The base loan is ${show.money(money(baseMinor) - limit)} over the limit of ${show.money(limit, 0)}. The down payment must be at least ${show.money(price - limit)}.`,
            }
          : { is: 'good', says: `The base loan is within the limit of ${show.money(limit, 0)} for ${values.year}.` },
      ratios: ratiosOf({ front, back, frontLimit: asks.front, backLimit: asks.back }, (share) =>
        show.percent(share, 1),
      ),
      cheaper: cheaperOf(fhaCostMinor - otherCostMinor, stayYears, {
        money: (amount) => show.money(money(amount)),
        terms: `a conventional loan at ${show.percent(values.otherRate)} ${pmiMonths > 0 ? `with insurance of ${show.percent(values.pmiRate)}` : 'without insurance'}`,
      }),
      instalment: money(loan.instalmentMinor),
      premium: money(premiumMinor),
      taxPart: money(taxMinor),
      homePart: money(homeMinor),
      duesPart: money(duesMinor),
      front,
      back,
      base: money(baseMinor),
      upfrontPremium: money(upfrontMinor),
      loan: money(loanMinor),
      ltv,
      annual: band.annual,
      premiumMonths,
      premiums: money(upfrontMinor + years.reduce((sum, { premium }) => sum + minor(premium), 0)),
      otherPayment: money(other.instalmentMinor + pmiMinor + taxMinor + homeMinor + duesMinor),
      pmi: money(pmiMinor),
      pmiMonths,
      fhaCost: money(fhaCostMinor),
      otherCost: money(otherCostMinor),
      years,
    }
  },

  steps: ({ year, upfront, annualRate }) => {
    const rate = versionOn(fhaPremiums, firstDay(begins, Number(year)))?.value.upfront
    const upfrontRate = rate === undefined ? undefined : { kind: 'percent' as const, value: rate, decimals: 2 }
    return [
      { gives: 'base', is: '{price} − {price} × {down}', rounded: 'cents' },
      { gives: 'ltv', is: '{base} ÷ {price}' },
      { gives: 'upfrontPremium', is: '{base} × {upfrontRate}', rounded: 'cents', with: { upfrontRate } },
      { gives: 'loan', is: upfront === 'financed' ? '{base} + {upfrontPremium}' : '{base}' },
      { as: 'rate', in: 'percent', decimals: 6, is: '{annualRate} ÷ 12' },
      { as: 'payments', in: 'count', is: '{months}', rounded: 'nearest' },
      annualRate === 0
        ? { gives: 'instalment', is: '{loan} ÷ {payments}', rounded: 'cents' }
        : { gives: 'instalment', is: '{loan} × {rate} ÷ (1 − (1 + {rate})^−{payments})', rounded: 'cents' },
      {
        finds: 'Annual premium of the first year',
        as: 'yearly',
        in: 'money',
        is: '{years.0.average} × {annual}',
        rounded: 'cents',
      },
      ...(upfront === 'financed'
        ? [
            {
              finds: 'Without the premium on the financed part',
              as: 'reduced',
              in: 'money' as const,
              is: '{yearly} ÷ (1 + {upfrontRate})',
              rounded: 'cents' as const,
              with: { upfrontRate },
            },
            { gives: 'premium' as const, is: '{reduced} ÷ 12', rounded: 'cents' as const },
          ]
        : [{ gives: 'premium' as const, is: '{yearly} ÷ 12', rounded: 'cents' as const }]),
      { gives: 'payment', is: '{instalment} + {premium}[ + {taxPart}][ + {homePart}][ + {duesPart}]' },
      { gives: 'front', is: '{payment} × 12 ÷ {income}' },
      { gives: 'back', is: '({payment} + {debts}) × 12 ÷ {income}' },
      { gives: 'premiums', is: '{upfrontPremium} + {years.premium}' },
    ]
  },

  charts: [
    {
      kind: 'donut',
      title: 'Where the payment goes',
      parts: ['instalment', 'premium', 'taxPart', 'homePart', 'duesPart'],
    },
    { kind: 'bar', title: 'Mortgage insurance year by year', of: 'years', x: 'year', y: ['premium', 'other'] },
  ],
  examples: [
    {
      name: 'A first home with 3.5% down',
      given: {
        price: 300_000,
        down: 0.035,
        score: 640,
        annualRate: 0.06,
        income: 90_000,
        months: 360,
        upfront: 'financed',
        debts: 400,
        year: '2026',
        propertyTax: 3600,
        homeInsurance: 1500,
        dues: 0,
        closing: 7000,
        otherRate: 0.065,
        pmiRate: 0.01,
        stay: 7,
      },
      expect: { base: 289_500, upfrontPremium: 5066.25, loan: 294_566.25, premium: 131.95, premiums: 35_807.01 },
    },
  ],
})

/** The interest of the first `years` of a loan; minor units. */
function interestIn({ rows }: LoanSchedule, years: number): number {
  return rows.slice(0, years * 12).reduce((sum, { interestMinor }) => sum + interestMinor, 0)
}

function ratiosOf(
  at: { front: number; back: number; frontLimit: number; backLimit: number },
  write: (share: number) => string,
): { is: 'good' | 'fair'; says: string } {
  const home = compareRates(at.front, at.frontLimit) <= 0
  const all = compareRates(at.back, at.backLimit) <= 0
  const figures = `${write(at.front)} for the home (guide ${write(at.frontLimit)}) and ${write(at.back)} with debts (guide ${write(at.backLimit)})`
  if (home && all) return { is: 'good', says: `Within the ratios: ${figures}.` }
  return {
    is: 'fair',
    says: `Above ${home ? 'the second ratio' : all ? 'the first ratio' : 'both ratios'}: ${figures}. An underwriter will ask for strengths elsewhere.`,
  }
}

/** The verdict hangs on what was entered for the conventional loan, so it says so. */
function cheaperOf(
  moreMinor: number,
  years: number,
  write: { money: (minor: number) => string; terms: string },
): { is: 'good' | 'fair' | 'plain'; says: string } {
  const over = `over ${years} ${years === 1 ? 'year' : 'years'}`
  if (compareAmounts(moreMinor, 0, 0) === 0) return { is: 'plain', says: `Both cost the same ${over}.` }
  const [less, than] = moreMinor < 0 ? ['The FHA loan', write.terms] : [capital(write.terms), 'the FHA loan']
  return {
    is: moreMinor < 0 ? 'good' : 'fair',
    says: `${less} costs ${write.money(Math.abs(moreMinor))} less in interest and insurance ${over} than ${than}.`,
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
