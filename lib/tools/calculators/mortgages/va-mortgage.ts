import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  percent,
  problem,
  rate,
  toggle,
} from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { versionOn } from '@/lib/law/rule'
import { loanLimits } from '@/lib/law/us/mortgage-limits'
import { vaFundingFees } from '@/lib/law/us/va-funding-fee'
import { vaResidualIncome } from '@/lib/law/us/va-residual-income'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'

const begins = '01-01'
const rules = [loanLimits, vaFundingFees, vaResidualIncome]
const entitling = 'Entitlement'
const costing = 'Costs of the home'
const living = 'Income and family'
/** The Department guarantees a quarter of the loan. */
const guaranty = 0.25

export default defineCalculator({
  law: 'us',
  inputs: {
    kind: choice('Loan', {
      options: { purchase: 'Purchase', cashOut: 'Cash-out refinance', irrrl: 'Rate reduction (IRRRL)' },
      initial: 'purchase',
    }),
    price: money('Home price or value', { initial: 400_000, above: 0, max: 1e9 }),
    down: percent('Down payment', {
      initial: 0,
      slider: { to: 0.2, step: 0.01 },
      below: 1,
      shownWhen: { field: 'kind', is: 'purchase' },
    }),
    balance: money('New loan, without the fee', {
      initial: 320_000,
      above: 0,
      max: 1e9,
      shownWhen: { field: 'kind', is: ['cashOut', 'irrrl'] },
    }),
    annualRate: rate('Interest rate', { initial: 0.06, slider: { to: 0.12, step: 0.00125 }, per: 'year', max: 0.5 }),
    use: choice('VA loan', { options: { first: 'My first', later: 'A later one' }, initial: 'first' }),
    exempt: toggle('Exempt from the fee', {
      initial: false,
      help: 'Disability compensation, a Purple Heart on active duty, certain surviving spouses.',
      refines: true,
    }),
    feePaid: choice('Funding fee', {
      options: { financed: 'Added to the loan', cash: 'Paid in cash' },
      initial: 'financed',
      refines: true,
    }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 120, to: 360, step: 12 },
      min: 12,
      max: 361,
      decimals: 2,
      refines: true,
    }),
    used: money('Entitlement already in use', {
      initial: 0,
      max: 1e9,
      help: 'From your Certificate of Eligibility; 0 for full entitlement.',
      section: entitling,
      refines: true,
    }),
    year: choice('Year of closing', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      section: entitling,
      refines: true,
    }),
    limit: money('Conforming limit of the county, one unit', {
      optional: true,
      max: 1e9,
      help: 'Left empty: the baseline of that year.',
      section: entitling,
      refines: true,
    }),
    income: money('Gross income a month', { initial: 7500, above: 0, max: 1e8, section: living, refines: true }),
    taxes: money('Income and payroll taxes a month', { initial: 1500, max: 1e8, section: living, refines: true }),
    debts: money('Debt and childcare payments a month', { initial: 500, max: 1e8, section: living, refines: true }),
    region: choice('Region', {
      options: { northeast: 'Northeast', midwest: 'Midwest', south: 'South', west: 'West' },
      initial: 'south',
      section: living,
      refines: true,
    }),
    family: integer('People in the household', { initial: 3, min: 1, max: 20, section: living, refines: true }),
    propertyTax: money('Property tax a year', { initial: 4800, max: 1e8, section: costing, refines: true }),
    homeInsurance: money('Home insurance a year', { initial: 1800, max: 1e8, section: costing, refines: true }),
    dues: money('HOA dues a month', { initial: 0, max: 1e8, section: costing, refines: true }),
    upkeep: money('Maintenance and utilities a month', {
      initial: 280,
      max: 1e8,
      help: 'Lenders take 14 cents a square foot: 280 for 2,000.',
      section: costing,
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment', help: 'With property tax, insurance and dues.' },
    fee: { kind: 'money', label: 'Funding fee' },
    zeroDown: { kind: 'money', label: 'Highest loan with nothing down', optional: true },
    covered: { kind: 'verdict', label: 'Down payment and entitlement' },
    residual: { kind: 'verdict', label: 'Residual income' },
    base: { kind: 'money', label: 'Loan without the fee', section: 'The loan' },
    feeRate: { kind: 'percent', label: 'Fee rate', section: 'The loan' },
    loan: { kind: 'money', label: 'Loan with what is financed', section: 'The loan' },
    instalment: { kind: 'money', label: 'Principal and interest', section: 'The loan' },
    escrow: { kind: 'money', label: 'Tax, insurance and dues a month', section: 'The loan' },
    interest: { kind: 'money', label: 'Interest to the end', section: 'The loan' },
    entitlement: { kind: 'money', label: 'Entitlement left', optional: true, section: entitling },
    needed: { kind: 'money', label: 'Down payment asked for', section: entitling },
    left: { kind: 'money', label: 'Left each month', section: living },
    asked: { kind: 'money', label: 'VA guideline for your family', section: living },
    ratio: { kind: 'percent', label: 'Ratio, home and debts', section: living },
    downs: {
      kind: 'table',
      label: 'What a down payment does to the fee',
      columns: {
        down: { kind: 'percent', label: 'Down' },
        amount: { kind: 'money', label: 'Down payment' },
        rate: { kind: 'percent', label: 'Fee rate' },
        fee: { kind: 'money', label: 'Fee' },
        loan: { kind: 'money', label: 'Loan with the fee' },
        instalment: { kind: 'money', label: 'Principal and interest' },
        months: { kind: 'count', label: 'Months to earn it back' },
      },
    },
  },
  formula:
    'Fee = loan × rate by use and down payment; highest loan without a down payment = 4 × (25% of the county limit − entitlement in use); left each month = income − taxes − debts − payment − upkeep',
  limits: [
    'The fee is that of purchases and refinances of houses; manufactured homes and direct loans to Native Americans have others.',
    'Residual income and the 41% ratio are guides for underwriters, who may weigh other strengths.',
    'The rule of a quarter is that of most lenders, not of the Department: guaranty and down payment together cover 25% of the price.',
    'Closing costs are left out; a rate reduction has no new entitlement and no residual test in most cases.',
  ],
  sources: [
    {
      title: 'VA: funding fee and closing costs',
      href: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
    },
    { title: 'VA: home loan limits', href: 'https://www.va.gov/housing-assistance/home-loans/loan-limits/' },
    {
      title: 'VA Pamphlet 26-7, Lenders Handbook, chapter 4',
      href: 'https://www.benefits.va.gov/warms/pam26_7.asp',
    },
  ],
  rules: [loanLimits, vaFundingFees, vaResidualIncome],

  compute(values, { minorDigits, show }) {
    const { kind, price, down, used, income } = values
    const day = firstDay(begins, Number(values.year))
    const limits = versionOn(loanLimits, day)?.value
    const fees = versionOn(vaFundingFees, day)?.value
    const guide = versionOn(vaResidualIncome, day)?.value
    if (!limits || !fees || !guide) return problem('year', 'must be a year whose figures are known')
    const limit = values.limit ?? limits.baseline
    if (limit < limits.baseline || limit > limits.ceiling)
      return problem(
        'limit',
        `must lie between ${show.money(limits.baseline, 0)} and ${show.money(limits.ceiling, 0)} in ${values.year}`,
      )
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const bought = kind === 'purchase'
    const baseMinor = bought ? minor(price - price * down) : minor(values.balance)
    if (baseMinor < 1) return problem(bought ? 'price' : 'balance', 'must leave something to borrow')
    if (kind === 'cashOut' && baseMinor > minor(price)) return problem('balance', 'must be no more than the value')
    const periods = Math.max(1, Math.round(values.months))
    const rateOf = (share: number) => {
      if (values.exempt) return 0
      if (kind === 'irrrl') return fees.rateReduction
      if (kind === 'cashOut') return fees.cashOut[values.use]
      if (compareRates(share, 0.1) >= 0) return fees.purchase.tenDown
      return compareRates(share, 0.05) >= 0 ? fees.purchase.fiveDown : fees.purchase[values.use]
    }
    const monthlyRate = values.annualRate / 12
    const withFee = (base: number, share: number) => {
      const feeMinor = minor(money(base) * rateOf(share))
      const loanMinor = base + (values.feePaid === 'financed' ? feeMinor : 0)
      return {
        feeMinor,
        loanMinor,
        schedule: loanSchedule({ principalMinor: loanMinor, ratePerPeriod: monthlyRate, periods }),
      }
    }
    const { feeMinor, loanMinor, schedule } = withFee(baseMinor, down)
    if (schedule.kind === 'refused') return problem('price', 'must be larger for so many payments')
    const escrowMinor = minor(values.propertyTax / 12 + values.homeInsurance / 12 + values.dues)
    const payment = money(schedule.instalmentMinor + escrowMinor)
    const left = income - values.taxes - values.debts - payment - values.upkeep
    const asked = residualAsked(guide, values.region, values.family, money(loanMinor) < guide.smallBelow)
    const ratio = (payment + values.debts) / income
    const partly = used > 0 && bought
    const entitlement = Math.max(0, guaranty * limit - used)
    // Guaranty and down payment together must reach a quarter of the price.
    const needed = partly ? Math.max(0, guaranty * price - entitlement) : 0
    const downMinor = bought ? minor(price) - baseMinor : 0
    return {
      payment,
      fee: money(feeMinor),
      ...(partly ? { zeroDown: entitlement / guaranty, entitlement } : {}),
      covered: coveredOf({ bought, partly, missing: needed - money(downMinor), needed }, (amount) =>
        show.money(amount),
      ),
      residual: residualOf(
        { left, asked, ratio, guideRatio: guide.ratio, extra: guide.extra, minorDigits },
        (amount) => show.money(amount),
        (share) => show.percent(share, 1),
      ),
      base: money(baseMinor),
      feeRate: rateOf(down),
      loan: money(loanMinor),
      instalment: money(schedule.instalmentMinor),
      escrow: money(escrowMinor),
      interest: money(schedule.interestMinor),
      needed,
      left,
      asked,
      ratio,
      downs: bought
        ? [0, 0.05, 0.1, 0.2].flatMap((share) => {
            const base = minor(price - price * share)
            const none = withFee(minor(price), 0)
            const one = withFee(base, share)
            if (one.schedule.kind === 'refused' || none.schedule.kind === 'refused') return []
            const savedMinor = none.schedule.instalmentMinor - one.schedule.instalmentMinor
            return [
              {
                down: share,
                amount: money(minor(price) - base),
                rate: rateOf(share),
                fee: money(one.feeMinor),
                loan: money(one.loanMinor),
                instalment: money(one.schedule.instalmentMinor),
                months: savedMinor > 0 ? Math.ceil((minor(price) - base) / savedMinor) : null,
              },
            ]
          })
        : [],
    }
  },

  steps: ({ kind, feePaid, annualRate, year, limit: typed, used }) => {
    const baseline = versionOn(loanLimits, firstDay(begins, Number(year)))?.value.baseline
    const limit = typed ?? baseline
    return [
      kind === 'purchase'
        ? { gives: 'base', is: '{price} − {price} × {down}', rounded: 'cents' }
        : { gives: 'base', is: '{balance}', rounded: 'cents' },
      { gives: 'fee', is: '{base} × {feeRate}', rounded: 'cents' },
      { gives: 'loan', is: feePaid === 'financed' ? '{base} + {fee}' : '{base}' },
      { as: 'rate', in: 'percent', decimals: 6, is: '{annualRate} ÷ 12' },
      { as: 'payments', in: 'count', is: '{months}', rounded: 'nearest' },
      annualRate === 0
        ? { gives: 'instalment', is: '{loan} ÷ {payments}', rounded: 'cents' }
        : { gives: 'instalment', is: '{loan} × {rate} ÷ (1 − (1 + {rate})^−{payments})', rounded: 'cents' },
      { gives: 'escrow', is: '{propertyTax} ÷ 12 + {homeInsurance} ÷ 12 + {dues}', rounded: 'cents' },
      { gives: 'payment', is: '{instalment} + {escrow}' },
      ...(kind === 'purchase' && used > 0 && limit !== undefined
        ? [
            {
              gives: 'entitlement' as const,
              is: 'max(0, {countyLimit} ÷ 4 − {used})',
              with: { countyLimit: { kind: 'money' as const, value: limit } },
            },
            { gives: 'zeroDown' as const, is: '{entitlement} × 4' },
            { gives: 'needed' as const, is: 'max(0, {price} ÷ 4 − {entitlement})' },
          ]
        : []),
      { gives: 'left', is: '{income} − {taxes} − {debts} − {payment} − {upkeep}' },
      { gives: 'ratio', is: '({payment} + {debts}) ÷ {income}' },
    ]
  },

  charts: [
    { kind: 'donut', title: 'Where the payment goes', parts: ['instalment', 'escrow'] },
    {
      kind: 'bar',
      title: 'The fee by down payment',
      of: 'downs',
      x: 'down',
      y: ['fee'],
      shownWhen: { field: 'kind', is: 'purchase' },
    },
  ],
  examples: [
    {
      name: 'A first VA loan without a down payment',
      given: {
        kind: 'purchase',
        price: 400_000,
        down: 0,
        annualRate: 0.06,
        use: 'first',
        exempt: false,
        feePaid: 'financed',
        months: 360,
        used: 0,
        year: '2026',
        income: 7500,
        taxes: 1500,
        debts: 500,
        region: 'south',
        family: 3,
        propertyTax: 4800,
        homeInsurance: 1800,
        dues: 0,
        upkeep: 280,
      },
      expect: { fee: 8600, loan: 408_600, asked: 889 },
    },
    {
      name: 'A second home with entitlement in use',
      given: {
        kind: 'purchase',
        price: 500_000,
        down: 0.05,
        annualRate: 0.06,
        use: 'later',
        exempt: false,
        feePaid: 'financed',
        months: 360,
        used: 100_000,
        year: '2026',
        income: 9000,
        taxes: 1800,
        debts: 300,
        region: 'west',
        family: 4,
        propertyTax: 5000,
        homeInsurance: 1800,
        dues: 0,
        upkeep: 300,
      },
      expect: { zeroDown: 432_750, needed: 16_812.5, fee: 7125 },
    },
  ],
})

type Region = 'northeast' | 'midwest' | 'south' | 'west'
interface Guide {
  large: Readonly<Record<Region, readonly number[]>>
  small: Readonly<Record<Region, readonly number[]>>
  more: number
  moreSmall: number
  most: number
}

/** The guideline for a household in dollars a month; members beyond `most` add nothing. */
function residualAsked(guide: Guide, region: Region, family: number, small: boolean): number {
  const table = (small ? guide.small : guide.large)[region]
  const listed = table[Math.min(family, table.length) - 1] ?? 0
  const beyond = Math.max(0, Math.min(family, guide.most) - table.length)
  return listed + beyond * (small ? guide.moreSmall : guide.more)
}

function coveredOf(
  { bought, partly, missing, needed }: { bought: boolean; partly: boolean; missing: number; needed: number },
  write: (amount: number) => string,
): { is: 'good' | 'bad' | 'plain'; says: string } {
  if (!bought) return { is: 'plain', says: 'A refinance has no down payment.' }
  if (!partly) return { is: 'good', says: 'With full entitlement there is no limit, and no down payment is asked for.' }
  if (compareAmounts(missing, 0, 2) > 0)
    return {
      is: 'bad',
      says: `Most lenders will ask for ${write(needed)} down, since guaranty and down payment must reach a quarter of the price. ${write(missing)} is missing.`,
    }
  return { is: 'good', says: 'Entitlement and down payment together reach a quarter of the price.' }
}

function residualOf(
  at: { left: number; asked: number; ratio: number; guideRatio: number; extra: number; minorDigits: number },
  write: (amount: number) => string,
  share: (fraction: number) => string,
): { is: 'good' | 'fair' | 'bad'; says: string } {
  const { left, asked, ratio, guideRatio, extra, minorDigits } = at
  const figures = `${write(left)} is left each month; the guideline is ${write(asked)}`
  if (compareAmounts(left, asked, minorDigits) < 0) return { is: 'bad', says: `${figures}. It falls short.` }
  if (compareRates(ratio, guideRatio) <= 0)
    return { is: 'good', says: `${figures}, and the ratio of ${share(ratio)} is within ${share(guideRatio)}.` }
  const raised = asked * (1 + extra)
  return compareAmounts(left, raised, minorDigits) >= 0
    ? {
        is: 'good',
        says: `${figures}. The ratio of ${share(ratio)} is above ${share(guideRatio)}, but a fifth more than the guideline, ${write(raised)}, is left.`,
      }
    : {
        is: 'fair',
        says: `${figures}. The ratio of ${share(ratio)} is above ${share(guideRatio)}, and underwriters then look for ${write(raised)}.`,
      }
}
