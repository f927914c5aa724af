import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { dayNumber } from '@/lib/subjects/finance/payment-dates'
import { dailyInterest } from '@/lib/subjects/finance/daily-interest'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const buyer = { field: 'side', is: 'buyer' } as const
const seller = { field: 'side', is: 'seller' } as const
const lender = 'Lender'
const services = 'Title, survey and law'
const government = 'Taxes and registration'
const ahead = 'Paid in advance'
const between = 'Between buyer and seller'
const selling = 'Selling'
const estimate = 'Against the Loan Estimate'

export default defineCalculator({
  inputs: {
    side: choice('You are the', { options: { buyer: 'Buyer', seller: 'Seller' }, initial: 'buyer' }),
    price: money('Price', { initial: 400_000, initialIn: { in: 8_000_000, uk: 300_000 }, above: 0, max: 1e11 }),
    loan: money('Loan', {
      initial: 320_000,
      initialIn: { in: 6_000_000, uk: 240_000 },
      max: 1e11,
      help: 'The buyer’s new mortgage, or what the seller still owes.',
    }),
    paid: money('Deposit already paid', {
      initial: 10_000,
      initialIn: { in: 200_000 },
      max: 1e11,
      help: 'Earnest money, or the deposit at exchange of contracts.',
      shownWhen: buyer,
    }),
    closing: date('Day of completion', { initial: '2027-03-15', min: '1990-01-01', max: '2099-12-31' }),
    points: percent('Points', {
      initial: 0,
      slider: { to: 0.04, step: 0.00125 },
      max: 0.2,
      shownWhen: buyer,
      section: lender,
      refines: true,
    }),
    lenderFees: money('Origination, underwriting, application', {
      initial: 1500,
      max: 1e9,
      shownWhen: buyer,
      section: lender,
      refines: true,
    }),
    valuation: money('Valuation and credit report', {
      initial: 650,
      max: 1e9,
      shownWhen: buyer,
      section: lender,
      refines: true,
    }),
    title: money('Title, settlement and law', { initial: 2000, max: 1e9, section: services, refines: true }),
    survey: money('Survey and inspections', {
      initial: 600,
      max: 1e9,
      shownWhen: buyer,
      section: services,
      refines: true,
    }),
    recording: money('Recording or land registry', { initial: 150, max: 1e9, section: government, refines: true }),
    transferTax: percent('Transfer tax', {
      initial: 0,
      slider: { to: 0.1, step: 0.001 },
      max: 0.5,
      help: 'Your share of it. Bands below replace this rate.',
      section: government,
      refines: true,
    }),
    bands: rows('Bands of the transfer tax', {
      row: 'band',
      max: 8,
      help: 'Each rate is charged on the part of the price above its amount.',
      columns: {
        above: money('Above', { initial: 0, max: 1e11 }),
        rate: percent('Rate', { initial: 0.02, max: 1 }),
      },
      initial: [],
      section: government,
      refines: true,
    }),
    annualRate: rate('Mortgage rate', {
      initial: 0.065,
      slider: { to: 0.15, step: 0.00125 },
      per: 'year',
      max: 0.5,
      help: 'For the interest from completion to the end of the month.',
      shownWhen: buyer,
      section: ahead,
      refines: true,
    }),
    insurance: money('Home insurance, first year', {
      initial: 1800,
      max: 1e9,
      shownWhen: buyer,
      section: ahead,
      refines: true,
    }),
    insuranceMonths: integer('Months of it into escrow', {
      initial: 2,
      min: 0,
      max: 14,
      shownWhen: buyer,
      section: ahead,
      refines: true,
    }),
    propertyTax: money('Property tax a year', { initial: 4400, max: 1e9, section: ahead, refines: true }),
    taxMonths: integer('Months of it into escrow', {
      initial: 3,
      min: 0,
      max: 14,
      shownWhen: buyer,
      section: ahead,
      refines: true,
    }),
    taxPaid: choice('Property tax of this year', {
      options: { due: 'Not yet paid', seller: 'Paid by the seller', none: 'Not shared' },
      initial: 'due',
      help: 'It is shared by days; the day of completion is the buyer’s.',
      section: between,
      refines: true,
    }),
    duesPaid: money('Dues the seller paid for this month', { initial: 0, max: 1e9, section: between, refines: true }),
    sellerCredit: money('Credit from seller to buyer', { initial: 0, max: 1e10, section: between, refines: true }),
    lenderCredit: money('Credit from the lender', {
      initial: 0,
      max: 1e10,
      shownWhen: buyer,
      section: between,
      refines: true,
    }),
    commission: percent('Agents’ commission', {
      initial: 0.05,
      slider: { to: 0.1, step: 0.0025 },
      max: 0.5,
      shownWhen: seller,
      section: selling,
      refines: true,
    }),
    otherSelling: money('Other costs of selling', {
      initial: 0,
      max: 1e10,
      shownWhen: seller,
      section: selling,
      refines: true,
    }),
    checks: rows('Charges to check', {
      row: 'charge',
      max: 15,
      ownLine: 'name',
      help: 'Estimated and charged, as the two forms say.',
      columns: {
        name: text('Charge', { initial: 'Origination', maxLength: 40 }),
        group: choice('May rise by', {
          options: { zero: 'Nothing', ten: '10% in all', free: 'Any amount' },
          initial: 'zero',
          as: 'menu',
        }),
        estimated: money('Estimated', { initial: 1500, max: 1e9 }),
        charged: money('Charged', { initial: 1500, max: 1e9 }),
      },
      initial: [],
      shownWhen: buyer,
      section: estimate,
      refines: true,
    }),
  },
  outputs: {
    cash: {
      kind: 'money',
      label: 'Cash to close',
      optional: true,
      help: 'What you bring on the day. Negative: you get it.',
    },
    net: { kind: 'money', label: 'Seller receives', optional: true },
    costs: { kind: 'money', label: 'Closing costs' },
    share: { kind: 'percent', label: 'Of the price', decimals: 2 },
    credits: { kind: 'money', label: 'Credits used' },
    verdict: { kind: 'verdict', label: 'What it says' },
    check: { kind: 'verdict', label: 'Tolerance', optional: true },
    interestDays: { kind: 'count', label: 'Days of interest in advance', optional: true, section: 'Details' },
    taxDays: { kind: 'count', label: 'Days of the year before completion', section: 'Details' },
    proration: {
      kind: 'money',
      label: 'Property tax between both',
      section: 'Details',
      help: 'Positive: the seller owes it to the buyer.',
    },
    refund: { kind: 'money', label: 'To be refunded by the lender', optional: true, section: 'Details' },
    items: {
      kind: 'table',
      label: 'Every item',
      columns: {
        group: { kind: 'text', label: 'Section' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
      totals: ['amount'],
    },
    summary: {
      kind: 'table',
      label: 'From price to cash',
      columns: { step: { kind: 'text', label: 'Step' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
  },
  formula:
    'Cash to close = price + closing costs − loan − deposit paid − credits ± shared tax and dues; seller receives = price − costs − loan − credit ± shared tax and dues',
  limits: [
    'A form, not a quote: who pays what is a matter of place and contract. Replace every amount by the one you were given.',
    'Interest in advance runs from the day of completion to the last day of its month, on 365 days.',
    'Credits are used up to the closing costs; what exceeds them is lost, as most lenders have it.',
    'Shared property tax counts the days of the calendar year; local tax years may begin on another day.',
  ],
  sources: [
    {
      title: 'Regulation Z, 12 CFR 1026.38: content of the Closing Disclosure',
      href: 'https://legalfix.com/CFR/2019/title-12/chapter-x/part-1026/section-1026%2E38',
    },
    {
      title: 'Closing Disclosure form: every section explained',
      href: 'https://closingdisclosureclarity.com/blog/closing-disclosure-form-every-section-explained/',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { side, closing, bands, price, propertyTax, taxPaid, annualRate, checks } = values
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    const year = Number(closing.slice(0, 4))
    const dayOfClosing = dayNumber(closing)
    const start = dayNumber(`${year}-01-01`)
    const end = dayNumber(`${year + 1}-01-01`)
    if (dayOfClosing === undefined || start === undefined || end === undefined)
      return problem('closing', 'must be a day of the calendar')
    const priceMinor = minor(price)
    const loanMinor = minor(values.loan)
    if (priceMinor < 1) return problem('price', 'must be at least one unit of the smallest coin')
    const month = Number(closing.slice(5, 7))
    const nextMonth = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
    const interestDays = (dayNumber(nextMonth) ?? dayOfClosing) - dayOfClosing
    const taxDays = dayOfClosing - start
    const yearTax = minor(propertyTax)
    const ofSeller = roundHalfAway((yearTax * taxDays) / (end - start))
    const proration = taxPaid === 'due' ? ofSeller : taxPaid === 'seller' ? ofSeller - yearTax : 0
    const monthStart = dayNumber(`${closing.slice(0, 8)}01`) ?? dayOfClosing
    const daysInMonth = dayOfClosing + interestDays - monthStart
    const dues = roundHalfAway((minor(values.duesPaid) * interestDays) / daysInMonth)
    const transfer =
      bands.length > 0
        ? bandTax(
            priceMinor,
            bands.map(({ above, rate: share }) => ({ above: minor(above), share })),
          )
        : roundHalfAway(priceMinor * values.transferTax)

    const isBuyer = side === 'buyer'
    const monthsOf = (yearly: number, months: number) => roundHalfAway((minor(yearly) * months) / 12)
    const items = (
      isBuyer
        ? [
            [lender, 'Points', roundHalfAway(loanMinor * values.points)],
            [lender, 'Origination and underwriting', minor(values.lenderFees)],
            [lender, 'Valuation and credit report', minor(values.valuation)],
            [services, 'Title, settlement and law', minor(values.title)],
            [services, 'Survey and inspections', minor(values.survey)],
            [government, 'Recording', minor(values.recording)],
            [government, 'Transfer tax', transfer],
            [ahead, 'Interest to the end of the month', dailyInterest(loanMinor, annualRate, interestDays)],
            [ahead, 'Home insurance, first year', minor(values.insurance)],
            [ahead, 'Insurance into escrow', monthsOf(values.insurance, values.insuranceMonths)],
            [ahead, 'Property tax into escrow', monthsOf(propertyTax, values.taxMonths)],
          ]
        : [
            [selling, 'Commission', roundHalfAway(priceMinor * values.commission)],
            [selling, 'Other costs of selling', minor(values.otherSelling)],
            [services, 'Title, settlement and law', minor(values.title)],
            [government, 'Recording', minor(values.recording)],
            [government, 'Transfer tax', transfer],
          ]
    ) as readonly (readonly [string, string, number])[]
    const listed = items.filter(([, , amount]) => amount > 0)
    const costs = listed.reduce((sum, [, , amount]) => sum + amount, 0)
    const offered = minor(values.sellerCredit) + (isBuyer ? minor(values.lenderCredit) : 0)
    const credits = isBuyer ? Math.min(offered, costs) : offered
    const steps: (readonly [string, number])[] = isBuyer
      ? [
          ['Price', priceMinor],
          ['Closing costs', costs],
          ['Loan', -loanMinor],
          ['Deposit already paid', -minor(values.paid)],
          ['Credits', -credits],
          ['Property tax of the seller’s days', -proration],
          ['Dues of your days', dues],
        ]
      : [
          ['Price', priceMinor],
          ['Closing costs', -costs],
          ['Mortgage repaid', -loanMinor],
          ['Credit to the buyer', -credits],
          ['Property tax of your days', -proration],
          ['Dues of the buyer’s days', dues],
        ]
    const result = steps.reduce((sum, [, amount]) => sum + amount, 0)
    const lost = offered - credits
    const tolerance =
      checks.length > 0 && isBuyer
        ? toleranceOf(checks.map((row) => ({ ...row, estimated: minor(row.estimated), charged: minor(row.charged) })))
        : undefined
    const written = (of: number) => show.money(money(Math.abs(of)))
    return {
      ...(isBuyer ? { cash: money(result) } : { net: money(result) }),
      costs: money(costs),
      share: money(costs) / price,
      credits: money(credits),
      verdict:
        lost > 0
          ? { is: 'fair', says: `Credits exceed the closing costs; ${written(lost)} of them would be lost.` }
          : isBuyer
            ? result < 0
              ? { is: 'good', says: `The loan covers everything, and ${written(result)} come back to you.` }
              : { is: 'plain', says: `Costs come to ${show.percent(money(costs) / price, 2)} of the price.` }
            : result < 0
              ? { is: 'bad', says: `The price does not cover mortgage and costs: ${written(result)} are missing.` }
              : { is: 'plain', says: `Selling costs ${show.percent(money(costs) / price, 2)} of the price.` },
      ...(tolerance
        ? {
            check:
              tolerance.refund > 0
                ? {
                    is: 'bad',
                    says: `${written(tolerance.refund)} above what may rise: ${written(tolerance.zero)} where nothing may, ${written(tolerance.ten)} beyond 10%.`,
                  }
                : { is: 'good', says: 'All charges are within what the estimate allows.' },
            refund: money(tolerance.refund),
          }
        : {}),
      ...(isBuyer ? { interestDays } : {}),
      taxDays,
      proration: money(proration),
      items: listed.map(([group, item, amount]) => ({ group, item, amount: money(amount) })),
      summary: steps
        .filter(([, amount], at) => amount !== 0 || at < 2)
        .map(([step, amount]) => ({ step, amount: money(amount) + 0 })),
    }
  },

  steps: ({ side, bands, transferTax }, { items }) => {
    const at = items.findIndex(({ item }) => item === 'Interest to the end of the month')
    const tax = items.findIndex(({ item }) => item === 'Transfer tax')
    return [
      ...(tax >= 0 && bands.length === 0 && transferTax > 0
        ? [
            {
              gives: `items.${tax}.amount` as const,
              finds: 'Transfer tax',
              is: '{price} × {transferTax}',
              rounded: 'cents' as const,
            },
          ]
        : []),
      ...(at >= 0
        ? [
            {
              gives: `items.${at}.amount` as const,
              finds: 'Interest to the end of the month',
              is: '{loan} × {annualRate} × {interestDays} ÷ 365',
              rounded: 'cents' as const,
            },
          ]
        : []),
      { gives: 'costs', is: '{items.amount}', says: 'All items added up' },
      { gives: 'share', is: '{costs} ÷ {price}' },
      side === 'buyer'
        ? { gives: 'cash', is: '{summary.amount}', rounded: 'cents', says: 'All steps from price to cash added up' }
        : { gives: 'net', is: '{summary.amount}', rounded: 'cents', says: 'All steps from price to proceeds added up' },
    ]
  },

  charts: [{ kind: 'donut', title: 'What the costs are made of', of: 'items', label: 'item', value: 'amount' }],
  examples: [
    {
      name: 'A purchase in the middle of March',
      given: {
        side: 'buyer',
        price: 400_000,
        loan: 320_000,
        paid: 10_000,
        closing: '2027-03-15',
        points: 0,
        lenderFees: 1500,
        valuation: 650,
        title: 2000,
        survey: 600,
        recording: 150,
        transferTax: 0,
        bands: [],
        annualRate: 0.065,
        insurance: 1800,
        insuranceMonths: 2,
        propertyTax: 4400,
        taxMonths: 3,
        taxPaid: 'due',
        duesPaid: 0,
        sellerCredit: 0,
        lenderCredit: 0,
        checks: [],
      },
      expect: { interestDays: 17, taxDays: 73 },
    },
  ],
})

/** A tax in bands: each share is charged on what lies between its amount and the next higher one. */
function bandTax(price: number, bands: readonly { above: number; share: number }[]): number {
  const sorted = bands.toSorted((one, other) => one.above - other.above)
  const tax = sorted.reduce((sum, { above, share }, at) => {
    const top = Math.min(price, sorted[at + 1]?.above ?? Infinity)
    return sum + Math.max(0, top - above) * share
  }, 0)
  return roundHalfAway(tax)
}

/** What charges exceed: each of the first group alone, the second group in its sum by a tenth. Minor units. */
function toleranceOf(checks: readonly { group: 'zero' | 'ten' | 'free'; estimated: number; charged: number }[]) {
  const of = (group: 'zero' | 'ten') => checks.filter((row) => row.group === group)
  const zero = of('zero').reduce((sum, row) => sum + Math.max(0, row.charged - row.estimated), 0)
  const sum = (key: 'estimated' | 'charged') => of('ten').reduce((all, row) => all + row[key], 0)
  const ten = Math.max(0, sum('charged') - Math.floor(sum('estimated') * 1.1 + 1e-9))
  return { zero, ten, refund: zero + ten }
}
