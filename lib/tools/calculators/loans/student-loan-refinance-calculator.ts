import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { loanSchedule, type LoanSchedule } from '@/lib/engines/loan-schedule'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import { payment } from '@/lib/subjects/finance/annuity'
import { rootBetween } from '@/lib/base/root'

interface Month {
  interest: number
  paid: number
  owed: number
}
interface Loan {
  balance: number
  rate: number
  months: number
}

const monthsOf = ({ rows }: LoanSchedule): Month[] =>
  rows.map((row) => ({ interest: row.interestMinor, paid: row.instalmentMinor, owed: row.closingMinor }))

/**
 * Federal loans as one at their weighted rate, on which `pays` is paid for at most `until` months. Interest is simple: what
 * stays unpaid waits beside the balance. `covered` of each month's interest is paid by the government. All in minor units.
 */
function incomeDriven(loans: readonly Loan[], pays: number, covered: number, until: number) {
  let balance = loans.reduce((sum, loan) => sum + loan.balance, 0)
  const rate = loans.reduce((sum, loan) => sum + loan.balance * loan.rate, 0) / balance
  let [waiting, subsidy] = [0, 0]
  const months: Month[] = []
  while (months.length < until && balance + waiting > 0) {
    const charged = roundHalfAway((balance * rate) / 12)
    const interest = Math.max(0, charged - covered)
    subsidy += charged - interest
    waiting += interest
    const paid = Math.min(pays, balance + waiting)
    const toInterest = Math.min(paid, waiting)
    waiting -= toInterest
    balance -= paid - toInterest
    months.push({ interest, paid, owed: balance + waiting })
  }
  return { months, subsidy }
}

const sumOf = (months: readonly Month[], of: keyof Month) => months.reduce((sum, month) => sum + month[of], 0)

export default defineCalculator({
  inputs: {
    loans: rows('Loans you would refinance', {
      row: 'loan',
      min: 1,
      max: 12,
      ownLine: 'name',
      columns: {
        name: text('Loan', { initial: 'Loan', maxLength: 30 }),
        balance: money('Balance', { initial: 5000, initialIn: { in: 200_000 }, above: 0, max: 1e9 }),
        rate: percent('Rate a year', { initial: 0.065, max: 0.5 }),
        months: integer('Months left', { initial: 100, min: 1, max: 480 }),
        lender: choice('Lender', {
          options: { federal: 'Federal', private: 'Private' },
          initial: 'private',
          as: 'menu',
        }),
      },
      initial: [
        { name: 'Graduate school', balance: 22_000, rate: 0.068, months: 100, lender: 'private' },
        { name: 'Final year', balance: 14_000, rate: 0.0735, months: 100, lender: 'private' },
        { name: 'Direct unsubsidised', balance: 9000, rate: 0.0653, months: 84, lender: 'federal' },
      ],
    }),
    offerRate: percent('Rate offered', {
      initial: 0.0525,
      max: 0.5,
      help: 'The yearly rate, not the APR.',
      slider: { from: 0.02, to: 0.12, step: 0.0025 },
    }),
    term: integer('New term', {
      initial: 84,
      min: 12,
      max: 480,
      unit: 'months',
      slider: { from: 12, to: 240, step: 12 },
    }),
    kind: choice('The new rate is', { options: { fixed: 'Fixed', variable: 'Variable' }, initial: 'fixed' }),
    benefits: choice('Federal benefits you use', {
      options: { none: 'None', forgiveness: 'Forgiveness', income: 'Income-driven' },
      initial: 'none',
      help: 'Forgiveness: you make the scheduled payments. Income-driven: a smaller payment until the rest is forgiven.',
    }),
    forgivenIn: integer('Payments until forgiveness', {
      initial: 60,
      min: 1,
      max: 360,
      shownWhen: { field: 'benefits', is: ['forgiveness', 'income'] },
    }),
    incomePayment: money('Income-driven payment a month', {
      initial: 150,
      max: 1e9,
      help: 'For all federal loans in the list together.',
      shownWhen: { field: 'benefits', is: 'income' },
    }),
    subsidy: money('Interest the government covers a month', {
      initial: 0,
      max: 1e9,
      shownWhen: { field: 'benefits', is: 'income' },
      refines: true,
    }),
    changes: rows('Rate changes you expect', {
      row: 'change',
      min: 0,
      max: 12,
      columns: {
        from: integer('From month', { initial: 13, min: 2, max: 480 }),
        rate: percent('Rate', { initial: 0.06, max: 0.5 }),
      },
      initial: [],
      shownWhen: { field: 'kind', is: 'variable' },
      refines: true,
    }),
    cap: percent('Highest rate in the contract', {
      optional: true,
      min: { field: 'offerRate' },
      max: 1,
      shownWhen: { field: 'kind', is: 'variable' },
      refines: true,
    }),
    fee: money('Fee of the new loan', { initial: 0, max: 1e9, help: 'Paid in cash, not borrowed.', refines: true }),
    bonus: money('Welcome bonus', { initial: 0, max: 1e9, refines: true }),
    aloneRate: percent('Rate without your cosigner', {
      optional: true,
      max: 0.5,
      help: 'If somebody signs with you: the rate you were offered alone.',
      refines: true,
    }),
  },
  outputs: {
    saving: { kind: 'money', label: 'Saved by refinancing', help: 'After fee, bonus and forgiveness lost.' },
    verdict: { kind: 'verdict', label: 'The offer' },
    newPayment: { kind: 'money', label: 'New payment a month' },
    paymentChange: { kind: 'money', label: 'Change of the payment' },
    weightedRate: { kind: 'percent', label: 'Rate you pay today', decimals: 2, help: 'Weighted by balance.' },
    breakEven: {
      kind: 'percent',
      label: 'Break-even rate',
      decimals: 2,
      optional: true,
      help: 'A fixed rate over the new term at which both ways cost the same.',
    },
    balance: { kind: 'money', label: 'Refinanced', section: 'Both ways' },
    paymentStay: { kind: 'money', label: 'Payment today', section: 'Both ways' },
    interestStay: { kind: 'money', label: 'Interest if you stay', section: 'Both ways' },
    interestNew: { kind: 'money', label: 'Interest of the new loan', section: 'Both ways' },
    interestChange: { kind: 'money', label: 'Change of the interest', section: 'Both ways' },
    costs: { kind: 'money', label: 'Fee less bonus', section: 'Both ways' },
    forgiven: { kind: 'money', label: 'Forgiveness lost', optional: true, section: 'What you give up' },
    covered: { kind: 'money', label: 'Interest subsidy lost', optional: true, section: 'What you give up' },
    cosignerSaves: { kind: 'money', label: 'Interest the cosigner saves', optional: true, section: 'Your cosigner' },
    stress: {
      kind: 'table',
      label: 'If the variable rate is higher throughout',
      optional: true,
      columns: {
        rise: { kind: 'percent', label: 'Higher by', decimals: 0 },
        payment: { kind: 'money', label: 'Highest payment' },
        interest: { kind: 'money', label: 'Interest' },
        saving: { kind: 'money', label: 'Saved' },
      },
    },
    path: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        paidStay: { kind: 'money', label: 'Paid so far, stay' },
        paidNew: { kind: 'money', label: 'Paid so far, refinance' },
        owedStay: { kind: 'money', label: 'Owed, stay' },
        owedNew: { kind: 'money', label: 'Owed, refinance' },
      },
    },
  },
  formula:
    'Saved = interest if you stay − interest of the new loan − forgiveness lost − fee + bonus; each payment is P × i ÷ (1 − (1 + i)^−n), i = rate ÷ 12',
  limits: [
    'Each loan is repaid by its level payment in the months left; what you pay beyond that is not counted.',
    'With an income-driven payment the federal loans run as one at their weighted rate, and the payment stays as typed.',
    'Forgiveness is counted whole: tax on it, and the chance that it is missed, are not.',
    'Amounts of different years are added as they are, without discounting.',
    'Deferment, forbearance and discharge on death or disability have no price here.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: should I refinance my federal student loan into a private one?',
      href: 'https://www.consumerfinance.gov/ask-cfpb/should-i-refinance-my-federal-student-loan-into-a-private-student-loan-with-a-lower-rate-en-1687/',
    },
    { title: 'OpenDocument 1.3 part 4 (OpenFormula): PMT, RATE' },
  ],

  compute(values, { minorDigits, show }) {
    const { offerRate, term, kind, benefits, forgivenIn, changes, cap = 1 } = values
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const isVariable = kind === 'variable'
    if (isVariable && changes.some(({ from }) => from > term))
      return problem('changes', 'must fall within the new term')
    const loans = values.loans.map((loan) => ({ ...loan, balance: minor(loan.balance) }))
    const federal = loans.filter(({ lender }) => lender === 'federal')
    if (benefits !== 'none' && federal.length === 0)
      return problem('benefits', 'must be “None” where no loan in the list is federal')
    const balance = loans.reduce((sum, loan) => sum + loan.balance, 0)
    if (balance === 0) return problem('loans', 'must have a balance')

    const sides: Month[][] = []
    let forgiven = 0
    let subsidy = 0
    for (const loan of loans) {
      const isForgiven = benefits !== 'none' && loan.lender === 'federal'
      if (loan.balance === 0 || (isForgiven && benefits === 'income')) continue
      const plan = loanSchedule({
        principalMinor: loan.balance,
        ratePerPeriod: loan.rate / 12,
        periods: loan.months,
      })
      if (plan.kind !== 'schedule') return problem('loans', 'must be larger, or run for fewer months')
      const months = monthsOf(plan)
      const until = isForgiven ? months.slice(0, forgivenIn) : months
      forgiven += until.at(-1)?.owed ?? 0
      sides.push(until)
    }
    if (benefits === 'income') {
      const plan = incomeDriven(federal, minor(values.incomePayment), minor(values.subsidy), forgivenIn)
      subsidy = plan.subsidy
      forgiven += plan.months.at(-1)?.owed ?? 0
      sides.push(plan.months)
    }
    const stay = sides.flat()
    const paymentStay = sides.reduce((sum, [first]) => sum + (first?.paid ?? 0), 0)
    const paidStay = sumOf(stay, 'paid')
    const costs = minor(values.fee) - minor(values.bonus)

    /** The new loan with every rate `rise` higher, up to the cap. */
    function refinanced(rise: number): Month[] | undefined {
      const rateOf = (rate: number) => Math.max(0, isVariable ? Math.min(rate + rise, cap) : rate + rise) / 12
      const expected = isVariable ? changes : []
      const plan = loanSchedule({
        principalMinor: balance,
        ratePerPeriod: rateOf(offerRate),
        periods: term,
        rateChanges: expected.map(({ from, rate }) => ({ from, ratePerPeriod: rateOf(rate), keep: 'term' })),
      })
      return plan.kind === 'schedule' ? monthsOf(plan) : undefined
    }
    const renewed = refinanced(0)
    if (!renewed) return problem('term', 'must be shorter for so small a balance')
    const savingOf = (months: readonly Month[]) => paidStay - sumOf(months, 'paid') - costs
    const newPayment = renewed[0]?.paid ?? 0
    const saving = savingOf(renewed)
    const interestStay = sumOf(stay, 'interest')
    const interestNew = sumOf(renewed, 'interest')
    const paymentChange = newPayment - paymentStay

    const affordable = paidStay - costs
    const costAt = (rate: number) => -(payment(rate, term, balance) ?? 0) * term - affordable
    const breakEven =
      affordable < balance ? undefined : 12 * rootBetween(costAt, 0, affordable / (balance * term) + 1 / term)
    const alone = values.aloneRate === undefined ? undefined : refinanced(values.aloneRate - offerRate)
    const stressed = isVariable
      ? [0, 0.01, 0.02, 0.03].flatMap((rise) => {
          const months = refinanced(rise)
          if (!months) return []
          return {
            rise,
            payment: money(months.slice(0, -1).reduce((most, { paid }) => Math.max(most, paid), 0)),
            interest: money(sumOf(months, 'interest')),
            saving: money(savingOf(months)),
          }
        })
      : undefined

    const longest = Math.max(...sides.map((side) => side.length), renewed.length)
    /** The last month of a side leaves nothing: it was repaid, or the rest forgiven. */
    const owedAfter = (month: number) =>
      month === 0
        ? balance
        : sides.reduce((sum, side) => sum + (month < side.length ? (side[month - 1]?.owed ?? 0) : 0), 0)
    const amount = (size: number) => show.money(money(Math.abs(size)))
    const stayMonths = Math.max(...sides.map((side) => side.length))
    const lost = forgiven > 0 ? ` You would give up ${amount(forgiven)} of forgiveness.` : ''
    const warning =
      lost || (federal.length > 0 ? ' Federal loans lose income-driven plans, forgiveness and deferment for good.' : '')
    const monthly =
      paymentChange === 0
        ? 'at the same payment'
        : `and the payment ${paymentChange < 0 ? 'falls' : 'rises'} by ${amount(paymentChange)} a month`

    function verdict(): { is: 'good' | 'fair' | 'bad' | 'plain'; says: string } {
      if (saving === 0) return { is: 'plain', says: `Both ways cost the same.${warning}` }
      if (saving > 0)
        return {
          is: federal.length > 0 ? 'fair' : 'good',
          says: `Refinancing saves ${amount(saving)}, ${monthly}.${warning}`,
        }
      if (forgiven === 0 && paymentChange < 0 && term > stayMonths) {
        const why = `because you pay ${show.count(term - stayMonths)} months longer`
        return {
          is: 'bad',
          says: `The payment falls by ${amount(paymentChange)} a month ${why}; in all it costs ${amount(saving)} more.${warning}`,
        }
      }
      return { is: 'bad', says: `Refinancing costs ${amount(saving)} more, ${monthly}.${warning}` }
    }

    return {
      saving: money(saving),
      verdict: verdict(),
      newPayment: money(newPayment),
      paymentChange: money(paymentChange),
      weightedRate: loans.reduce((sum, loan) => sum + loan.balance * loan.rate, 0) / balance,
      ...(breakEven === undefined ? {} : { breakEven }),
      balance: money(balance),
      paymentStay: money(paymentStay),
      interestStay: money(interestStay),
      interestNew: money(interestNew),
      interestChange: money(interestNew - interestStay),
      costs: money(costs),
      ...(benefits === 'none' ? {} : { forgiven: money(forgiven) }),
      ...(benefits === 'income' ? { covered: money(subsidy) } : {}),
      ...(alone ? { cosignerSaves: money(sumOf(alone, 'interest') - interestNew) } : {}),
      ...(stressed ? { stress: stressed } : {}),
      path: Array.from({ length: Math.ceil(longest / 12) + 1 }, (_, year) => {
        const month = year * 12
        return {
          year,
          paidStay: money(sides.reduce((sum, side) => sum + sumOf(side.slice(0, month), 'paid'), 0)),
          paidNew: money(sumOf(renewed.slice(0, month), 'paid')),
          owedStay: money(owedAfter(month)),
          owedNew: money(month === 0 ? balance : (renewed[month - 1]?.owed ?? 0)),
        }
      }),
    }
  },

  steps: [
    { gives: 'balance', says: 'The balances of all loans in the list, each to the smallest coin' },
    { gives: 'paymentChange', is: '{newPayment} − {paymentStay}' },
    { gives: 'interestChange', is: '{interestNew} − {interestStay}' },
    { gives: 'saving', is: '{interestStay} − {interestNew}[ − {forgiven}][ − {costs}]' },
  ],

  charts: [{ kind: 'line', title: 'What is still owed', of: 'path', x: 'year', y: ['owedStay', 'owedNew'] }],
  examples: [
    {
      name: 'Three loans into one',
      given: {
        loans: [
          { name: 'Graduate school', balance: 22_000, rate: 0.068, months: 100, lender: 'private' },
          { name: 'Final year', balance: 14_000, rate: 0.0735, months: 100, lender: 'private' },
          { name: 'Direct unsubsidised', balance: 9000, rate: 0.0653, months: 84, lender: 'federal' },
        ],
        offerRate: 0.0525,
        term: 84,
        kind: 'fixed',
        benefits: 'none',
        fee: 150,
        bonus: 300,
        aloneRate: 0.0675,
      },
      expect: { saving: 5159.14, newPayment: 641.33, interestChange: -5009.14, cosignerSaves: 2718.28 },
    },
    {
      name: 'Forgiveness three years away',
      given: {
        loans: [{ name: 'Direct', balance: 40_000, rate: 0.06, months: 100, lender: 'federal' }],
        offerRate: 0.045,
        term: 60,
        kind: 'fixed',
        benefits: 'forgiveness',
        forgivenIn: 36,
        fee: 0,
        bonus: 0,
      },
      expect: { saving: -26_409.19, forgiven: 27_834.12, newPayment: 745.72 },
    },
    {
      name: 'Fifteen years instead of five',
      given: {
        loans: [{ name: 'Loan', balance: 20_000, rate: 0.07, months: 60, lender: 'private' }],
        offerRate: 0.065,
        term: 180,
        kind: 'fixed',
        benefits: 'none',
        fee: 0,
        bonus: 0,
      },
      expect: { saving: -7598.59, paymentChange: -221.8 },
    },
  ],
})
