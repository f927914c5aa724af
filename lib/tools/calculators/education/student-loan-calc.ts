import { choice, date, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { payOff, type Debt } from '@/lib/engines/debt-payoff'
import { payment } from '@/lib/subjects/finance/annuity'
import { dayNumber, paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

export default defineCalculator({
  inputs: {
    loans: rows('What you borrow', {
      row: 'loan',
      min: 1,
      max: 8,
      ownLine: 'name',
      columns: {
        name: text('Loan', { initial: 'Loan', maxLength: 30 }),
        yearly: money('Each year of study', { initial: 5000, initialIn: { in: 200_000 }, above: 0, max: 1e8 }),
        rate: percent('Rate a year', { initial: 0.06, max: 0.5 }),
        fee: percent('Fee', { initial: 0, max: 0.2 }),
        interest: choice('Interest until repayment', {
          options: { runs: 'Runs', paid: 'Paid for you' },
          initial: 'runs',
          as: 'menu',
        }),
      },
      initial: [
        { name: 'Subsidised', yearly: 3500, rate: 0.0639, fee: 0.01, interest: 'paid' },
        { name: 'Unsubsidised', yearly: 4000, rate: 0.0639, fee: 0.01, interest: 'runs' },
      ],
    }),
    study: integer('Months of study', { initial: 45, min: 1, max: 120, unit: 'months' }),
    grace: integer('Months of grace afterwards', { initial: 6, min: 0, max: 60, unit: 'months' }),
    term: integer('Repaid over', { initial: 120, min: 12, max: 480, unit: 'months' }),
    extra: money('Extra a month', { initial: 0, max: 1e8 }),
    starts: date('First money paid out on', {
      initial: '2027-09-01',
      min: '1990-01-01',
      max: '2090-12-31',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment' },
    verdict: { kind: 'verdict', label: 'What studying on credit adds' },
    balance: { kind: 'money', label: 'Owed when repayment begins' },
    interest: { kind: 'money', label: 'Interest in all' },
    total: { kind: 'money', label: 'All payments' },
    payoff: { kind: 'date', label: 'Repaid on' },
    received: { kind: 'money', label: 'Reaches you or the school', section: 'While you study' },
    borrowed: { kind: 'money', label: 'Borrowed', section: 'While you study' },
    accrued: { kind: 'money', label: 'Interest until repayment', section: 'While you study' },
    begins: { kind: 'date', label: 'First payment on', section: 'While you study' },
    sooner: { kind: 'count', label: 'Months sooner', optional: true, section: 'What the extra does' },
    saved: { kind: 'money', label: 'Interest saved', optional: true, section: 'What the extra does' },
    list: {
      kind: 'table',
      label: 'Loan by loan',
      columns: {
        name: { kind: 'text', label: 'Loan' },
        borrowed: { kind: 'money', label: 'Borrowed' },
        accrued: { kind: 'money', label: 'Interest added' },
        balance: { kind: 'money', label: 'Owed then' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest after that' },
      },
      totals: ['borrowed', 'accrued', 'balance', 'payment', 'interest'],
    },
    schedule: {
      kind: 'table',
      label: 'Every payment',
      columns: {
        month: { kind: 'count', label: 'Month' },
        date: { kind: 'date', label: 'Date' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest'],
    },
  },
  formula:
    'Owed at repayment = what was borrowed + each payout × rate × days ÷ 365; payment = P × i ÷ (1 − (1 + i)^−n), with i the rate ÷ 12',
  limits: [
    'Each loan is paid out once a year, on the day of the first payout, as long as the studies last, always at the same rate.',
    'Interest until repayment is simple and added to the balance once. Interest that is paid for you adds nothing, in grace either.',
    'After that interest is a twelfth of the yearly rate a month. The last payment takes what rounding leaves.',
    'The extra goes to the highest rate, and a freed payment moves on to the next loan.',
  ],
  sources: [
    {
      title: 'Federal Student Aid: how interest is calculated on federal student loans',
      href: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute({ loans, study, grace, term, extra, starts }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const calendar = paymentCalendar(starts, 12)
    const day = (month: number) => dayNumber(calendar?.(month) ?? '') ?? 0
    const ends = study + grace
    const payouts = Math.ceil(study / 12)
    const found = loans.map(({ name, yearly, rate, fee, interest }, at) => {
      const yearlyMinor = minor(yearly)
      const days = Array.from({ length: payouts }, (_, year) => day(ends) - day(year * 12))
      const accrued =
        interest === 'paid'
          ? 0
          : days.reduce((sum, count) => sum + roundHalfAway((yearlyMinor * rate * count) / 365), 0)
      const borrowed = yearlyMinor * payouts
      const balance = borrowed + accrued
      return {
        name: name.trim() || `Loan ${at + 1}`,
        rate,
        borrowed,
        accrued,
        balance,
        received: borrowed - roundHalfAway(yearlyMinor * fee) * payouts,
        level: roundHalfAway(-(payment(rate / 12, term, balance) ?? 0)),
      }
    })
    const sumOf = (key: 'borrowed' | 'accrued' | 'balance' | 'received' | 'level') =>
      found.reduce((sum, loan) => sum + loan[key], 0)
    const debts: Debt[] = found.map(({ balance, rate, level }) => ({
      balanceMinor: balance,
      rateIn: () => rate,
      minimum: { kind: 'fixed', amountMinor: level },
      until: term,
    }))
    const level = sumOf('level')
    const budget = level + minor(extra)
    const plain = payOff({ debts, order: 'avalanche', unpaid: 'compounds' })
    const plan = payOff({ debts, order: 'avalanche', unpaid: 'compounds', budgetMinor: () => budget })
    if (plan.kind === 'short' || plain.kind === 'short' || !plan.clears || plan.months.length === 0)
      return problem('loans', 'must each be large enough for so many payments')
    const accrued = sumOf('accrued')
    const interest = accrued + plan.interestMinor
    const months = plan.months.length
    const dateIn = (month: number) => calendar?.(ends + month) ?? starts
    return {
      payment: money(budget),
      verdict: {
        is: 'plain',
        says:
          accrued > 0
            ? `${show.money(money(accrued))} of interest gathers before the first payment, and ${show.money(money(plan.interestMinor))} after it.`
            : `No interest gathers before the first payment; ${show.money(money(plan.interestMinor))} comes after it.`,
      },
      balance: money(sumOf('balance')),
      interest: money(interest),
      total: money(plan.paidMinor),
      payoff: dateIn(months),
      received: money(sumOf('received')),
      borrowed: money(sumOf('borrowed')),
      accrued: money(accrued),
      begins: dateIn(1),
      ...(extra > 0
        ? { sooner: plain.months.length - months, saved: money(plain.interestMinor - plan.interestMinor) }
        : {}),
      list: found.map((loan, at) => ({
        name: loan.name,
        borrowed: money(loan.borrowed),
        accrued: money(loan.accrued),
        balance: money(loan.balance),
        payment: money(loan.level),
        interest: money(plan.debts[at]?.interestMinor ?? 0),
      })),
      schedule: plan.months.map(({ month, paidMinor, interestMinor, owedMinor }) => ({
        month,
        date: dateIn(month),
        paid: money(paidMinor),
        interest: money(interestMinor),
        owed: money(owedMinor),
      })),
    }
  },

  steps: ({ loans, extra }, _, show) => {
    const [first] = loans
    const rate = first?.rate ?? 0
    const added = fromMinor(toMinor(extra, show.currencyDigits) ?? 0, show.currencyDigits)
    return [
      { gives: 'balance', is: '{borrowed} + {accrued}' },
      {
        finds: 'Rate of the first loan a month',
        as: 'monthly',
        in: 'percent',
        decimals: 4,
        is: '{rate} ÷ 12',
        with: { rate: { kind: 'percent', value: rate }, added: { kind: 'money', value: added } },
      },
      {
        finds: 'Payment of the first loan',
        gives: 'list.0.payment',
        is: rate === 0 ? '{list.0.balance} ÷ {term}' : '{list.0.balance} × {monthly} ÷ (1 − (1 + {monthly})^−{term})',
        rounded: 'cents',
      },
      { gives: 'payment', is: '{list.payment} + {added}' },
      { gives: 'total', is: '{schedule.paid}', says: 'All payments, the last one only what is left' },
      { gives: 'interest', is: '{accrued} + {list.interest}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'What is owed once repayment begins', of: 'schedule', x: 'month', y: ['owed'], area: true },
    { kind: 'donut', title: 'What you pay in all', parts: ['borrowed', 'interest'] },
  ],
  examples: [
    {
      name: 'A degree half subsidised',
      given: {
        loans: [
          { name: 'Subsidised', yearly: 3500, rate: 0.0639, fee: 0.01, interest: 'paid' },
          { name: 'Unsubsidised', yearly: 4000, rate: 0.0639, fee: 0.01, interest: 'runs' },
        ],
        study: 45,
        grace: 6,
        term: 120,
        extra: 50,
        starts: '2027-09-01',
      },
      expect: { payment: 420.73, balance: 32_811.59, accrued: 2811.59, sooner: 18, saved: 1976.59 },
    },
  ],
})
