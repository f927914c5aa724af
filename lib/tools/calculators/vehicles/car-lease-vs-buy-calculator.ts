import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  quantity,
  rate,
} from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { futureValue, interestPayment, payment } from '@/lib/subjects/finance/annuity'
import { netPresentValue } from '@/lib/subjects/finance/cash-flow'
import { kilometresPerMile } from '@/lib/subjects/vehicles/fuel-economy'
import { leasePayment } from '@/lib/subjects/vehicles/lease'
import { shareLeft } from '@/lib/subjects/vehicles/value-curve'

export default defineCalculator({
  inputs: {
    price: money('Agreed price of the car', { initial: 36_000, initialIn: { in: 1_400_000 }, above: 0, max: 1e10 }),
    residual: money('Residual value in the lease', {
      initial: 21_000,
      initialIn: { in: 800_000 },
      above: 0,
      max: 1e10,
      help: 'What the contract says the car is worth at the end.',
    }),
    moneyFactor: number('Money factor', {
      initial: 0.0022,
      min: 0,
      max: 0.05,
      step: 0.0001,
      help: 'The APR of the lease in percent, divided by 2,400.',
    }),
    apr: rate('APR of the loan', { initial: 0.07, slider: { to: 0.2, step: 0.0025 }, per: 'year', max: 1 }),
    leases: integer('Leases in a row', {
      initial: 2,
      min: 1,
      max: 10,
      help: 'You keep the bought car for as long as all of them take.',
    }),
    leaseMonths: integer('Months of a lease', {
      initial: 36,
      slider: { from: 24, to: 60, step: 3 },
      min: 2,
      max: 84,
      section: 'Lease',
      refines: true,
    }),
    leaseDown: money('Cash down on each lease', { initial: 0, max: 1e10, section: 'Lease', refines: true }),
    acquisition: money('Acquisition fee of each lease', { initial: 0, max: 1e9, section: 'Lease', refines: true }),
    disposition: money('Disposition fee at each return', { initial: 0, max: 1e9, section: 'Lease', refines: true }),
    atEnd: choice('After the last lease', {
      options: { return: 'Hand the car back', buy: 'Buy it at the residual' },
      initial: 'return',
      section: 'Lease',
      refines: true,
    }),
    distance: quantity('Distance you drive a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 16_000,
      min: 0,
      max: 1e6,
      section: 'Lease',
      refines: true,
    }),
    allowance: quantity('Distance that the lease allows a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 20_000,
      min: 0,
      max: 1e6,
      section: 'Lease',
      refines: true,
    }),
    excess: money('Charge for each further km or mile', {
      initial: 0,
      max: 1e4,
      decimals: 4,
      section: 'Lease',
      refines: true,
    }),
    excessPer: choice('The charge is for a', {
      options: { km: 'Kilometre', mi: 'Mile' },
      initial: 'km',
      initialIn: { us: 'mi', uk: 'mi' },
      section: 'Lease',
      refines: true,
    }),
    down: money('Down payment', {
      initial: 4000,
      initialIn: { in: 200_000 },
      max: 1e10,
      section: 'Loan',
      refines: true,
    }),
    loanMonths: integer('Months of the loan', {
      initial: 60,
      slider: { from: 12, to: 84, step: 6 },
      min: 1,
      max: 120,
      section: 'Loan',
      refines: true,
    }),
    taxRate: percent('Sales tax', {
      initial: 0.06,
      initialIn: { uk: 0, eu: 0, in: 0, au: 0, nz: 0, de: 0, fr: 0, es: 0, it: 0, nl: 0, ie: 0 },
      slider: { to: 0.12, step: 0.0025 },
      max: 0.5,
      help: 'On the price of a bought car, and on each lease payment and cash down.',
      section: 'Both',
      refines: true,
    }),
    insuranceGap: money('Insurance of a leased car, more a month', {
      initial: 0,
      negative: true,
      min: -1e6,
      max: 1e6,
      section: 'Both',
      refines: true,
    }),
    upkeepGap: money('Upkeep of an own car, more a month', {
      initial: 0,
      negative: true,
      min: -1e6,
      max: 1e6,
      help: 'Repairs after the warranty, averaged over all months.',
      section: 'Both',
      refines: true,
    }),
    returns: rate('What your money would earn', {
      initial: 0.04,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Both',
      refines: true,
    }),
    businessShare: percent('Business use', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 1,
      section: 'Both',
      refines: true,
    }),
    incomeTax: percent('Income tax on the next unit earned', {
      initial: 0.25,
      slider: { to: 0.6, step: 0.01 },
      below: 1,
      section: 'Both',
      refines: true,
    }),
    firstYear: percent('Value lost in the first year', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'An assumption of yours.',
      section: 'Resale',
      refines: true,
    }),
    later: percent('Value lost in each later year', {
      initial: 0.14,
      slider: { to: 0.4, step: 0.01 },
      below: 1,
      section: 'Resale',
      refines: true,
    }),
  },
  outputs: {
    cheapest: { kind: 'verdict', label: 'Lease or buy' },
    leaseMonthly: {
      kind: 'money',
      label: 'Leasing, a month',
      help: 'All costs as one level monthly amount in today’s money.',
    },
    loanMonthly: { kind: 'money', label: 'Buying with the loan, a month' },
    cashMonthly: { kind: 'money', label: 'Buying with cash, a month' },
    breakEven: {
      kind: 'count',
      label: 'Buying is cheaper from',
      unit: 'years',
      optional: true,
      help: 'Years of keeping a car bought with the loan, up to 15, against leasing without end.',
    },
    leaseValue: { kind: 'money', label: 'Leasing in today’s money', section: 'In all' },
    loanValue: { kind: 'money', label: 'Loan in today’s money', section: 'In all' },
    cashValue: { kind: 'money', label: 'Cash in today’s money', section: 'In all' },
    leasePaid: { kind: 'money', label: 'Lease payment with tax', section: 'In all' },
    loanPaid: { kind: 'money', label: 'Loan payment', section: 'In all' },
    excessPaid: { kind: 'money', label: 'Excess distance at each return', section: 'In all' },
    resale: { kind: 'money', label: 'Bought car sold for', section: 'In all' },
    yearly: {
      kind: 'table',
      label: 'Money out, year by year',
      help: 'Year 0 is the day of signing. What comes in is negative. Tax saved by business use is taken off.',
      columns: {
        year: { kind: 'count', label: 'Year' },
        lease: { kind: 'money', label: 'Lease' },
        loan: { kind: 'money', label: 'Loan' },
        cash: { kind: 'money', label: 'Cash' },
      },
      totals: ['lease', 'loan', 'cash'],
    },
    byYears: {
      kind: 'table',
      label: 'A month, by years of keeping the bought car',
      columns: {
        years: { kind: 'count', label: 'Years' },
        lease: { kind: 'money', label: 'Leasing' },
        loan: { kind: 'money', label: 'Loan' },
        cash: { kind: 'money', label: 'Cash' },
      },
    },
  },
  formula:
    'Lease payment = (price − cash down − residual) ÷ months + (price − cash down + residual) × money factor; cost in today’s money = Σ money out in month t ÷ (1 + r ÷ 12)^t, the resale as money in; a month = that cost as a level payment over all months (PMT)',
  limits: [
    'Each lease in a row is of a car with the same price, residual and money factor; prices do not rise.',
    'Sales tax of a bought car is added to the loan; fees of a purchase are left out, since both ways have registration.',
    'Business use saves tax on lease costs as they are paid, and on the value lost and interest of a bought car; the law has its own schedules and caps.',
    'The bought car is sold on the last day for what the curve says, whatever the distance.',
  ],
  sources: [
    {
      title: 'Microsoft Support: NPV function',
      href: 'https://support.microsoft.com/en-us/office/npv-function-8672cb67-2576-4d07-b67b-ac28acf2a568',
    },
    {
      title: 'Consumer Financial Protection Bureau: Regulation M, 12 CFR 1013.4',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1013/4/',
    },
    {
      title: 'Federal Reserve Board: Keys to Vehicle Leasing',
      href: 'https://www.federalreserve.gov/pubs/leasing/',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, residual, leases, leaseMonths, leaseDown, taxRate, down, apr, loanMonths } = values
    if (price - leaseDown <= residual) return problem('residual', 'must be less than the price after cash down')
    const financed = price * (1 + taxRate) - down
    if (financed < 0) return problem('down', 'must be no more than the price with tax')
    const months = leases * leaseMonths
    const discount = values.returns / 12
    const saved = values.businessShare * values.incomeTax
    const { base } = leasePayment({
      cap: price - leaseDown,
      residual,
      moneyFactor: values.moneyFactor,
      months: leaseMonths,
    })
    const leasePaid = base * (1 + taxRate)
    const kilometres = values.excessPer === 'km' ? 1 : kilometresPerMile
    const over = Math.max(0, values.distance - values.allowance) / kilometres
    const excessPaid = (over * leaseMonths * values.excess) / 12
    const worth = (month: number) => price * shareLeft(values, month)

    /** Money out in each month from signing on, the first lease beginning in month 0. */
    const leaseFlows = (count: number, atEnd: 'return' | 'buy') => {
      const flows = Array.from({ length: count * leaseMonths + 1 }, (_, month) => {
        const isLast = month === count * leaseMonths
        const starts = month % leaseMonths === 0 && !isLast
        const ends = month % leaseMonths === 0 && month > 0 && !(isLast && atEnd === 'buy')
        const signing = starts ? leaseDown * (1 + taxRate) + values.acquisition : 0
        const handBack = ends ? values.disposition + excessPaid : 0
        const costs = signing + handBack + (isLast ? 0 : leasePaid) + (month > 0 ? values.insuranceGap : 0)
        return costs * (1 - saved)
      })
      // Bought at the residual and worth what the curve says: either is sold on the same day.
      if (atEnd === 'buy') flows[flows.length - 1] = (flows.at(-1) ?? 0) + residual * (1 + taxRate) - worth(leaseMonths)
      return flows
    }
    const level = financed === 0 ? 0 : -(payment(apr / 12, loanMonths, financed) ?? 0)
    const owed = (month: number) => (month >= loanMonths ? 0 : -(futureValue(apr / 12, month, -level, financed) ?? 0))
    const ownFlows = (count: number, byLoan: boolean) =>
      Array.from({ length: count + 1 }, (_, month) => {
        if (month === 0) return byLoan ? down : price * (1 + taxRate)
        const isPaying = byLoan && month <= loanMonths
        const interest = isPaying ? -(interestPayment(apr / 12, month, loanMonths, financed) ?? 0) : 0
        const deducted = saved * (worth(month - 1) - worth(month) + interest + values.upkeepGap)
        const sold = month === count ? worth(month) - (byLoan ? owed(month) : 0) : 0
        return (isPaying ? level : 0) + values.upkeepGap - deducted - sold
      })
    const valueOf = (flows: readonly number[]) => netPresentValue(discount, flows, 'start') ?? 0
    const monthlyOf = (flows: readonly number[]) => -(payment(discount, flows.length - 1, valueOf(flows)) ?? 0)

    const flows = {
      lease: leaseFlows(leases, values.atEnd),
      loan: ownFlows(months, true),
      cash: ownFlows(months, false),
    }
    const monthly = { lease: monthlyOf(flows.lease), loan: monthlyOf(flows.loan), cash: monthlyOf(flows.cash) }
    const endless = monthlyOf(leaseFlows(1, 'return'))
    const byYears = Array.from({ length: mostYears }, (_, index) => ({
      years: index + 1,
      lease: endless,
      loan: monthlyOf(ownFlows((index + 1) * 12, true)),
      cash: monthlyOf(ownFlows((index + 1) * 12, false)),
    }))
    const breakEven = byYears.find(({ loan, lease }) => compareAmounts(loan, lease, minorDigits, price) <= 0)?.years
    const inYear = (of: readonly number[], year: number) =>
      of.slice(year === 0 ? 0 : year * 12 - 11, year === 0 ? 1 : year * 12 + 1).reduce((sum, one) => sum + one, 0)
    return {
      cheapest: judged(monthly, minorDigits, price, show),
      leaseMonthly: monthly.lease,
      loanMonthly: monthly.loan,
      cashMonthly: monthly.cash,
      ...(breakEven === undefined ? {} : { breakEven }),
      leaseValue: valueOf(flows.lease),
      loanValue: valueOf(flows.loan),
      cashValue: valueOf(flows.cash),
      leasePaid,
      loanPaid: level,
      excessPaid,
      resale: worth(months),
      yearly: Array.from({ length: Math.ceil(months / 12) + 1 }, (_, year) => ({
        year,
        lease: inYear(flows.lease, year),
        loan: inYear(flows.loan, year),
        cash: inYear(flows.cash, year),
      })),
      byYears,
    }
  },

  steps: ({ leaseDown, apr, leases, leaseMonths, returns, excessPer, distance, allowance, taxRate, down, price }) => {
    const months = leases * leaseMonths
    const cap = leaseDown > 0 ? '({price} − {leaseDown})' : '{price}'
    const level = (value: string) =>
      returns === 0 ? `{${value}} ÷ ${months}` : `{${value}} × {month} ÷ (1 − (1 + {month})^−${months})`
    const month = { kind: 'percent', value: returns / 12, decimals: 6 } as const
    const per = { kind: 'number', value: kilometresPerMile, decimals: 6 } as const
    return [
      {
        gives: 'leasePaid',
        is: `((${cap} − {residual}) ÷ {leaseMonths} + (${cap} + {residual}) × {moneyFactor:5}) × (1 + {taxRate})`,
      },
      { finds: 'To borrow', as: 'financed', in: 'money', is: '{price} × (1 + {taxRate}) − {down}' },
      ...(price * (1 + taxRate) - down > 0
        ? [
            {
              gives: 'loanPaid' as const,
              is: apr === 0 ? '{financed} ÷ {loanMonths}' : '{financed} × {apr12} ÷ (1 − (1 + {apr12})^−{loanMonths})',
              with: { apr12: { kind: 'percent' as const, value: apr / 12, decimals: 6 } },
            },
          ]
        : []),
      ...(distance > allowance
        ? [
            {
              gives: 'excessPaid' as const,
              is: `({distance} − {allowance})${excessPer === 'mi' ? ' ÷ {per}' : ''} × {leaseMonths} ÷ 12 × {excess}`,
              with: { per },
            },
          ]
        : []),
      { gives: 'leaseValue', says: 'Every payment and fee, discounted month by month at {returns} ÷ 12' },
      { gives: 'loanValue', says: 'Down payment and loan payments less the resale, discounted likewise' },
      { gives: 'cashValue', says: 'Price with tax less the resale, discounted likewise' },
      { gives: 'leaseMonthly', is: level('leaseValue'), with: { month } },
      { gives: 'loanMonthly', is: level('loanValue'), with: { month } },
      { gives: 'cashMonthly', is: level('cashValue'), with: { month } },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Cost a month by years of keeping the car',
      of: 'byYears',
      x: 'years',
      y: ['lease', 'loan', 'cash'],
    },
    { kind: 'bar', title: 'Money out by year', of: 'yearly', x: 'year', y: ['lease', 'loan', 'cash'] },
  ],
  examples: [
    {
      name: 'Two leases or one car for six years',
      given: {
        price: 36_000,
        residual: 21_000,
        moneyFactor: 0.0022,
        apr: 0.07,
        leases: 2,
        down: 4000,
        taxRate: 0.06,
        returns: 0.04,
        disposition: 400,
      },
      expect: {
        leasePaid: 574.59,
        loanPaid: 676.41,
        leaseMonthly: 586.98,
        loanMonthly: 470.4,
        cashMonthly: 430.22,
        breakEven: 4,
      },
    },
  ],
})

const mostYears = 15
const ways = { lease: 'Leasing', loan: 'Buying with the loan', cash: 'Buying with cash' } as const
type Way = keyof typeof ways

function judged(monthly: Readonly<Record<Way, number>>, digits: number, size: number, show: Show): Verdict {
  const order = (Object.keys(ways) as Way[]).sort((one, other) => monthly[one] - monthly[other])
  const [first = 'lease', second = 'loan', third = 'cash'] = order
  const rival = first === 'lease' ? second : second === 'lease' ? second : third
  if (compareAmounts(monthly[first], monthly[rival], digits, size) === 0)
    return { is: 'plain', says: 'Leasing and buying cost the same over these years.' }
  return {
    is: 'plain',
    says: `${ways[first]} is cheapest, by ${show.money(monthly[rival] - monthly[first])} a month against ${ways[rival].toLowerCase()}.`,
  }
}
