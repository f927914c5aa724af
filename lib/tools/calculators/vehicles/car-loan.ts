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
  toggle,
  type Verdict,
} from '@/lib/kits/calculator'
import {
  lastInstalmentSentence,
  loanSchedule,
  type ExtraPayment,
  type LoanSchedule,
  type LoanTerms,
} from '@/lib/engines/loan-schedule'
import { payment, presentValue, ratePerPeriod } from '@/lib/subjects/finance/annuity'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const withLoan = { field: 'refinance', is: true } as const

export default defineCalculator({
  inputs: {
    price: money('Price of the car', { initial: 33_000, initialIn: { in: 1_200_000 }, above: 0, max: 1e10 }),
    deposit: money('Deposit and trade-in', { initial: 3000, initialIn: { in: 200_000 }, max: 1e10 }),
    rebate: money('Cash rebate', {
      initial: 3000,
      initialIn: { in: 60_000 },
      max: 1e10,
      help: 'What the dealer takes off if you do without the special rate.',
    }),
    offers: rows('Offers', {
      row: 'offer',
      min: 1,
      max: 3,
      columns: {
        name: text('Lender', { initial: 'Offer', maxLength: 30 }),
        rate: percent('Rate a year', { initial: 0.06, max: 1 }),
        kind: choice('Kind', { options: { reducing: 'APR', flat: 'Flat' }, initial: 'reducing', as: 'menu' }),
        months: integer('Months', { initial: 60, min: 1, max: 180 }),
        fee: money('Fee', { initial: 0, max: 1e9 }),
        rebate: choice('Rebate', { options: { kept: 'Kept', lost: 'Lost' }, initial: 'kept', as: 'menu' }),
      },
      initial: [
        { name: 'Dealer', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
        { name: 'Bank', rate: 0.065, kind: 'reducing', months: 60, fee: 150, rebate: 'kept' },
        { name: 'Finance house', rate: 0.04, kind: 'flat', months: 60, fee: 0, rebate: 'kept' },
      ],
    }),
    savingsRate: rate('What your savings earn', {
      initial: 0.03,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'Turns later payments into today’s money. At 0 the offers are compared by total cost.',
      refines: true,
    }),
    extra: money('Extra every month', { initial: 0, max: 1e9, section: 'Paying off early', refines: true }),
    lump: money('Extra once', { initial: 0, max: 1e10, section: 'Paying off early', refines: true }),
    lumpMonth: integer('Paid with instalment number', {
      initial: 12,
      min: 1,
      max: 180,
      section: 'Paying off early',
      refines: true,
    }),
    prepayFee: percent('Fee on amounts paid early', {
      initial: 0,
      slider: { to: 0.05, step: 0.0025 },
      max: 0.2,
      section: 'Paying off early',
      refines: true,
    }),
    depreciation: percent('Loss of value a year', {
      initial: 0.18,
      slider: { to: 0.4, step: 0.01 },
      below: 1,
      help: 'Each year the car loses this share of what it was worth.',
      section: 'Paying off early',
      refines: true,
    }),
    refinance: toggle('Compare a refinance of a loan I have', { initial: false, section: 'Refinance', refines: true }),
    oldBalance: money('Still owed', {
      initial: 18_000,
      initialIn: { in: 700_000 },
      above: 0,
      max: 1e10,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
    oldRate: rate('Rate now', {
      initial: 0.09,
      slider: { to: 0.3, step: 0.0025 },
      per: 'year',
      max: 1,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
    oldMonths: integer('Months left', {
      initial: 42,
      slider: { from: 6, to: 120, step: 6 },
      min: 1,
      max: 180,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
    newRate: rate('New rate', {
      initial: 0.06,
      slider: { to: 0.3, step: 0.0025 },
      per: 'year',
      max: 1,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
    newMonths: integer('New term in months', {
      initial: 42,
      slider: { from: 6, to: 120, step: 6 },
      min: 1,
      max: 180,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
    newFee: money('Fee of the new loan', {
      initial: 100,
      max: 1e9,
      shownWhen: withLoan,
      section: 'Refinance',
      refines: true,
    }),
  },
  outputs: {
    best: { kind: 'text', label: 'Cheapest offer' },
    bestCost: {
      kind: 'money',
      label: 'Its cost in today’s money',
      help: 'Deposit, fee and payments discounted.',
    },
    bestPayment: { kind: 'money', label: 'Its monthly payment' },
    bestTotal: { kind: 'money', label: 'Paid for the car in all' },
    breakEvenRebate: {
      kind: 'money',
      label: 'Break-even rebate',
      help: 'With a larger rebate the loan that keeps it is cheaper.',
      optional: true,
    },
    rebateChoice: { kind: 'verdict', label: 'Special rate or rebate', optional: true },
    rounding: { kind: 'verdict', label: 'What its last payment absorbs' },
    saved: {
      kind: 'money',
      label: 'Interest saved by paying early, less fee',
      optional: true,
      section: 'Paying off early',
    },
    sooner: { kind: 'count', label: 'Months sooner', optional: true, section: 'Paying off early' },
    unused: { kind: 'verdict', label: 'Extra without use', optional: true, section: 'Paying off early' },
    underwater: {
      kind: 'count',
      label: 'Months in which you owe more than the car is worth',
      section: 'Paying off early',
    },
    oldPayment: { kind: 'money', label: 'Payment now', optional: true, section: 'Refinance' },
    newPayment: { kind: 'money', label: 'New payment', optional: true, section: 'Refinance' },
    refinanceSaved: { kind: 'money', label: 'Saved by refinancing, fees paid', optional: true, section: 'Refinance' },
    refinanceVerdict: { kind: 'verdict', label: 'Refinance', optional: true, section: 'Refinance' },
    compared: {
      kind: 'table',
      label: 'The offers side by side',
      columns: {
        name: { kind: 'text', label: 'Lender' },
        financed: { kind: 'money', label: 'Borrowed' },
        payment: { kind: 'money', label: 'A month' },
        reducing: { kind: 'percent', label: 'Reducing rate' },
        withFee: { kind: 'percent', label: 'Rate with fee' },
        interest: { kind: 'money', label: 'Interest' },
        total: { kind: 'money', label: 'Paid in all' },
        today: { kind: 'money', label: 'In today’s money' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Cheapest offer, month by month',
      columns: {
        period: { kind: 'count', label: 'Month' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest' },
        extra: { kind: 'money', label: 'Extra' },
        closing: { kind: 'money', label: 'Still owed' },
        worth: { kind: 'money', label: 'Car worth' },
        equity: { kind: 'money', label: 'Equity' },
      },
      totals: ['payment', 'interest', 'extra'],
    },
  },
  formula:
    'Flat: payment = (L + L × rate × years) ÷ n; APR: payment = L × r ÷ (1 − (1 + r)^−n), L ÷ n at 0%; break-even rebate = amount to finance − (cost of the special rate − fee) ÷ today’s value of the payments on one unit borrowed elsewhere',
  limits: [
    'Fees are paid in cash on the first day; a fee added to the loan costs a little more.',
    'Savings are discounted month by month at a twelfth of the yearly rate, without tax.',
    'The car loses the same share of its value each year; most new cars lose more in the first.',
    'Insurance, road tax and running costs are the same for all offers and left out.',
  ],
  sources: [
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
    {
      title: 'Consumer Financial Protection Bureau: Auto loans',
      href: 'https://www.consumerfinance.gov/consumer-tools/auto-loans/',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, deposit, rebate, offers, savingsRate, extra, lump, lumpMonth, prepayFee, depreciation } = values
    if (deposit + rebate >= price) return problem('deposit', 'must, with the rebate, be less than the price')
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const discount = savingsRate / 12

    const found: Financed[] = []
    for (const [index, offer] of offers.entries()) {
      const typed = offer.name.trim() || `Offer ${index + 1}`
      const principalMinor = minor(price - deposit - (offer.rebate === 'kept' ? rebate : 0))
      const financed = money(principalMinor)
      const flatPayment = (financed * (1 + (offer.rate * offer.months) / 12)) / offer.months
      const perPeriod =
        offer.kind === 'flat' ? (ratePerPeriod(offer.months, -flatPayment, financed) ?? 0) : offer.rate / 12
      const terms: LoanTerms = {
        principalMinor,
        // A flat rate of nothing comes back from the search as a tiny number of either sign.
        ratePerPeriod: Math.max(0, perPeriod),
        periods: offer.months,
        ...(offer.kind === 'flat' ? { instalmentMinor: minor(flatPayment) } : {}),
      }
      const loan = loanSchedule(terms)
      if (loan.kind === 'refused') return problem('price', 'must leave a loan large enough for so many payments')
      if (offer.kind === 'flat') endAtContract(loan, minor((financed * offer.rate * offer.months) / 12))
      const paid = loan.rows.reduceRight((later, row) => (later + money(row.instalmentMinor)) / (1 + discount), 0)
      const withFee =
        financed > offer.fee
          ? ratePerPeriod(offer.months, -money(loan.instalmentMinor), financed - offer.fee)
          : undefined
      found.push({
        offer,
        name: found.some(({ name }) => name === typed) ? `${typed} (${index + 1})` : typed,
        terms,
        loan,
        financed,
        perPeriod: terms.ratePerPeriod,
        withFee: offer.fee > 0 ? withFee : terms.ratePerPeriod,
        total: money(minor(deposit) + minor(offer.fee) + loan.paidMinor),
        today: deposit + offer.fee + paid,
      })
    }
    const cheapest = (candidates: readonly Financed[]) =>
      candidates.reduce<Financed | undefined>(
        (best, one) => (best === undefined || one.today < best.today ? one : best),
        undefined,
      )
    const best = cheapest(found)
    if (!best) return problem('offers', 'must hold at least one offer')
    const special = cheapest(found.filter(({ offer }) => offer.rebate === 'lost'))
    const keeping = cheapest(found.filter(({ offer }) => offer.rebate === 'kept'))
    const unitCost = keeping
      ? keeping.offer.kind === 'flat'
        ? (presentValue(discount, keeping.offer.months, -(1 + (keeping.offer.rate * keeping.offer.months) / 12)) ?? 0) /
          keeping.offer.months
        : (presentValue(discount, keeping.offer.months, payment(keeping.perPeriod, keeping.offer.months, 1) ?? 0) ?? 0)
      : 0
    const breakEvenRebate =
      special && keeping && unitCost > 0
        ? price - deposit - (special.today - deposit - keeping.offer.fee) / unitCost
        : undefined

    const extraPayments: ExtraPayment[] = [
      ...(extra > 0 ? [{ amountMinor: minor(extra), from: 1, every: 1 }] : []),
      ...(lump > 0 ? [{ amountMinor: minor(lump), from: lumpMonth }] : []),
    ]
    const early =
      extraPayments.length > 0
        ? loanSchedule({ ...best.terms, instalmentMinor: best.loan.instalmentMinor, extraPayments })
        : best.loan
    const loan = early.kind === 'refused' ? best.loan : early
    const schedule = loan.rows.map((row) => {
      const worth = money(minor(price * (1 - depreciation) ** (row.period / 12)))
      return {
        period: row.period,
        payment: money(row.instalmentMinor),
        interest: money(row.interestMinor),
        extra: money(row.extraMinor),
        closing: money(row.closingMinor),
        worth,
        equity: money(minor(worth) - row.closingMinor),
      }
    })
    const difference = special && keeping ? Math.abs(special.today - keeping.today) : 0
    const cheaper = special && keeping ? compareAmounts(special.today, keeping.today, minorDigits, price) : 0
    return {
      bestCost: best.today,
      best: best.name,
      bestPayment: money(best.loan.instalmentMinor),
      bestTotal: best.total,
      ...(breakEvenRebate === undefined ? {} : { breakEvenRebate: Math.max(0, breakEvenRebate) }),
      ...(special && keeping
        ? {
            rebateChoice: {
              is: 'plain',
              says:
                cheaper === 0
                  ? `The special rate of ${special.name} and the rebate with ${keeping.name} cost the same in today’s money.`
                  : cheaper < 0
                    ? `The special rate of ${special.name} is cheaper by ${show.money(difference)} in today’s money.`
                    : `The rebate with ${keeping.name} is cheaper by ${show.money(difference)} in today’s money.`,
            },
          }
        : {}),
      ...(extraPayments.length > 0
        ? {
            saved: money(best.loan.interestMinor - loan.interestMinor - roundHalfAway(loan.extraMinor * prepayFee)),
            sooner: best.loan.rows.length - loan.rows.length,
          }
        : {}),
      unused: unusedExtra(loan, { lumpMinor: minor(lump), lumpMonth, extraMinor: minor(extra) }, (amount) =>
        show.money(money(amount)),
      ),
      rounding: {
        is: 'plain',
        says: lastInstalmentSentence(loan, (amount) => show.money(money(amount)), loan !== best.loan),
      },
      underwater: schedule.filter(({ equity }) => equity < 0).length,
      ...(values.refinance ? refinanced(values, minorDigits, show.count) : {}),
      compared: found.map((one) => ({
        name: one.name,
        financed: one.financed,
        payment: money(one.loan.instalmentMinor),
        reducing: one.perPeriod * 12,
        withFee: one.withFee === undefined ? null : one.withFee * 12,
        interest: money(one.loan.interestMinor),
        total: one.total,
        today: one.today,
      })),
      schedule,
    }
  },

  steps: ({ offers }, { compared }) => [
    { finds: 'To finance without the rebate', as: 'financed', in: 'money', is: '{price} − {deposit}' },
    { finds: 'To finance with the rebate', as: 'reduced', in: 'money', is: '{financed} − {rebate}' },
    ...offers.map(({ kind, months, rebate }, at) => {
      const borrowed = rebate === 'kept' ? '{reduced}' : '{financed}'
      const { name, reducing } = compared[at] ?? {}
      const monthly = { kind: 'percent', value: (reducing ?? 0) / 12, decimals: 4 } as const
      const level = `${borrowed} × {monthly} ÷ (1 − (1 + {monthly})^−${months})`
      const flat = `${borrowed} × (1 + {offers.${at}.rate} × ${months} ÷ 12) ÷ ${months}`
      return {
        finds: name ?? '',
        gives: `compared.${at}.payment` as const,
        is: kind === 'flat' ? flat : reducing === 0 ? `${borrowed} ÷ ${months}` : level,
        rounded: 'cents that add up' as const,
        with: { monthly },
      }
    }),
    { finds: 'Paid in all with {best}', gives: 'bestTotal', says: 'Deposit, fee and payments of {bestPayment}' },
    { finds: 'In today’s money', gives: 'bestCost', says: 'Payments discounted at {savingsRate} ÷ 12 a month' },
    { gives: 'breakEvenRebate', says: 'The rebate at which special rate and rebate cost the same today' },
  ],

  charts: [
    { kind: 'bar', title: 'What the car costs with each offer', of: 'compared', x: 'name', y: ['total', 'today'] },
    { kind: 'line', title: 'Value of the car and what is owed', of: 'schedule', x: 'period', y: ['worth', 'closing'] },
  ],
  examples: [
    {
      name: 'No interest or a rebate',
      given: {
        price: 33_000,
        deposit: 3000,
        rebate: 3000,
        offers: [
          { name: 'Dealer', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
          { name: 'Bank', rate: 0.065, kind: 'reducing', months: 60, fee: 0, rebate: 'kept' },
        ],
        savingsRate: 0.03,
      },
      expect: { best: 'Dealer', bestPayment: 500, bestTotal: 33_000 },
    },
  ],
})

interface Financed {
  offer: { rate: number; months: number; fee: number; kind: 'reducing' | 'flat'; rebate: 'kept' | 'lost' }
  name: string
  terms: LoanTerms
  loan: LoanSchedule
  financed: number
  perPeriod: number
  withFee: number | undefined
  total: number
  today: number
}

/** A flat rate fixes the interest in all, so the last payment takes the cents by which the rows differ from it. */
function endAtContract(loan: LoanSchedule, interestMinor: number): void {
  const shift = interestMinor - loan.interestMinor
  const last = loan.rows.at(-1)
  if (!last || last.interestMinor + shift < 0) return
  last.interestMinor += shift
  last.instalmentMinor += shift
  loan.interestMinor += shift
  loan.paidMinor += shift
  loan.absorbedMinor += shift
}

/** What the loan leaves no room for of the extra that is paid once; `undefined` where all of it is used. */
function unusedExtra(
  { rows: paid }: LoanSchedule,
  { lumpMinor, lumpMonth, extraMinor }: { lumpMinor: number; lumpMonth: number; extraMinor: number },
  write: (minor: number) => string,
): Verdict | undefined {
  if (lumpMinor === 0) return undefined
  const usedMinor = paid[lumpMonth - 1]?.extraMinor ?? 0
  const wantedMinor = lumpMinor + extraMinor
  if (usedMinor === wantedMinor) return undefined
  return {
    is: 'fair',
    says:
      usedMinor === 0
        ? `The extra paid once finds nothing left to repay: the loan ends with instalment ${paid.length}.`
        : `The extra is larger than what is still owed; only ${write(usedMinor)} of ${write(wantedMinor)} would be used.`,
  }
}

/** A loan of whole minor units, paid off at its present terms or by a new loan. */
function refinanced(
  {
    oldBalance,
    oldRate,
    oldMonths,
    newRate,
    newMonths,
    newFee,
    prepayFee,
  }: Record<'oldBalance' | 'oldRate' | 'oldMonths' | 'newRate' | 'newMonths' | 'newFee' | 'prepayFee', number>,
  minorDigits: number,
  writeCount: (count: number) => string,
) {
  const money = (amount: number) => fromMinor(amount, minorDigits)
  const principalMinor = toMinor(oldBalance, minorDigits) ?? 0
  const before = loanSchedule({ principalMinor, ratePerPeriod: oldRate / 12, periods: oldMonths })
  const after = loanSchedule({ principalMinor, ratePerPeriod: newRate / 12, periods: newMonths })
  if (before.kind === 'refused' || after.kind === 'refused') return {}
  const costs = newFee + money(roundHalfAway(principalMinor * prepayFee))
  const refinanceSaved = money(before.paidMinor - after.paidMinor) - costs
  const less = money(before.instalmentMinor - after.instalmentMinor)
  const earnedBack =
    less > 0
      ? `The new loan costs less, and its fees are earned back after ${writeCount(Math.ceil(costs / less))} payments.`
      : 'The new loan costs less in all, with a payment that is no lower.'
  const order = compareAmounts(refinanceSaved, 0, minorDigits, money(before.paidMinor))
  const dearer =
    less > 0 && order < 0 ? 'The payment falls, but you pay more in all.' : 'The new loan costs no less in all.'
  return {
    oldPayment: money(before.instalmentMinor),
    newPayment: money(after.instalmentMinor),
    refinanceSaved,
    refinanceVerdict: {
      is: order > 0 ? ('good' as const) : ('bad' as const),
      says: order > 0 ? earnedBack : dearer,
    },
  }
}
