import { choice, date, defineCalculator, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { cardPaymentFor, payOffCard, type CardTerms } from '@/lib/engines/card-payoff'
import { payment } from '@/lib/subjects/finance/annuity'
import { paymentDate } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

/** The second line of the repayment box on a statement in the United States. */
const boxMonths = 36
const other = 'Other balances on the card'
const statement = 'What the issuer asks for'
const costs = 'Spending and fees'

export default defineCalculator({
  inputs: {
    balance: money('Card balance', { initial: 6000, initialIn: { in: 100_000 }, max: 1e9 }),
    annualRate: rate('Purchase APR', {
      initial: 0.2299,
      initialIn: { in: 0.42 },
      slider: { to: 0.5, step: 0.0025 },
      per: 'year',
      max: 2,
    }),
    goal: choice('You choose', { options: { payment: 'A payment', months: 'A time' }, initial: 'payment' }),
    payment: money('Payment a month', {
      initial: 250,
      initialIn: { in: 6000 },
      above: 0,
      max: 1e9,
      shownWhen: { field: 'goal', is: 'payment' },
    }),
    target: integer('Clear it in', {
      initial: 24,
      min: 1,
      max: 360,
      unit: 'months',
      shownWhen: { field: 'goal', is: 'months' },
    }),
    share: percent('Minimum, share of the balance', {
      initial: 0.01,
      slider: { to: 0.1, step: 0.005 },
      max: 1,
      help: 'Your statement or card agreement says how the minimum is reckoned.',
      section: statement,
      refines: true,
    }),
    addsInterest: toggle('The month’s interest is added to it', { initial: true, section: statement, refines: true }),
    floor: money('At least', { initial: 35, initialIn: { in: 200 }, max: 1e6, section: statement, refines: true }),
    cashBalance: money('Cash advances', { initial: 0, max: 1e9, section: other, refines: true }),
    cashRate: rate('APR of cash advances', {
      initial: 0.2999,
      slider: { to: 0.5, step: 0.0025 },
      per: 'year',
      max: 2,
      section: other,
      refines: true,
    }),
    promoBalance: money('Balance at a promotional rate', { initial: 0, max: 1e9, section: other, refines: true }),
    promoRate: rate('Promotional APR', {
      initial: 0,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 2,
      section: other,
      refines: true,
    }),
    promoMonths: integer('Months it still holds', {
      initial: 12,
      min: 0,
      max: 60,
      help: 'Afterwards the purchase APR applies.',
      section: other,
      refines: true,
    }),
    spending: money('New spending a month', { initial: 0, max: 1e9, section: costs, refines: true }),
    annualFee: money('Annual fee', { initial: 0, max: 1e6, section: costs, refines: true }),
    firstDate: date('First payment on', {
      initial: '2027-01-15',
      min: '1990-01-01',
      max: '2099-12-31',
      section: costs,
      refines: true,
    }),
  },
  outputs: {
    needed: { kind: 'money', label: 'Payment a month that clears it in time', optional: true },
    months: { kind: 'count', label: 'Months until the card is clear', optional: true },
    verdict: { kind: 'verdict', label: 'Against the minimum' },
    interest: { kind: 'money', label: 'Interest', optional: true },
    free: { kind: 'date', label: 'Clear on', optional: true },
    minimum: { kind: 'money', label: 'First minimum payment' },
    box: { kind: 'money', label: 'Payment for 36 months, as on a US statement' },
    total: { kind: 'money', label: 'All payments', optional: true, section: 'In all' },
    boxTotal: { kind: 'money', label: 'All payments of the 36 months', section: 'In all' },
    minimumMonths: { kind: 'count', label: 'Months on minimums', optional: true, section: 'Minimum payments only' },
    minimumInterest: { kind: 'money', label: 'Interest on minimums', optional: true, section: 'Minimum payments only' },
    saved: { kind: 'money', label: 'Interest saved', optional: true, section: 'Minimum payments only' },
    path: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        added: { kind: 'money', label: 'Spent and fee' },
        owed: { kind: 'money', label: 'Still owed' },
        minimum: { kind: 'money', label: 'Minimum then' },
        owedOnMinimum: { kind: 'money', label: 'Owed on minimums' },
      },
      totals: ['paid', 'interest', 'added'],
    },
  },
  formula:
    'Interest of a month = balance × APR ÷ 365 × (365 ÷ 12); minimum = the larger of its floor and a share of the balance, with the interest where the agreement adds it',
  limits: [
    'A month counts as 365 ÷ 12 days, as in Appendix M1 of Regulation Z; a statement counts its own days.',
    'The card carries a balance, so that new spending bears interest from the payment on; there are no days free of interest.',
    'The minimum goes to the lowest rate, anything above it to the highest, as US law has it for the part above.',
    'The payment for 36 months leaves out new spending and the annual fee, as on a statement.',
    'Late fees, penalty rates and foreign fees are not included.',
  ],
  sources: [
    {
      title: 'Regulation Z, 12 CFR 1026, Appendix M1: repayment disclosures',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/m1/',
    },
    {
      title: 'Regulation Z, 12 CFR 1026.53: allocation of payments',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/53/',
    },
  ],

  compute(entries, { minorDigits, show }) {
    const { annualRate, goal, target, promoMonths, promoRate, cashRate, firstDate } = entries
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const purchases = minor(entries.balance)
    const cash = minor(entries.cashBalance)
    const promo = minor(entries.promoBalance)
    const owed = purchases + cash + promo
    if (owed === 0) return problem('balance', 'must be at least the smallest coin, or another balance be given')
    const terms: CardTerms = {
      balances: [
        { balanceMinor: purchases, rateIn: () => annualRate },
        { balanceMinor: cash, rateIn: () => cashRate },
        { balanceMinor: promo, rateIn: (month) => (month <= promoMonths ? promoRate : annualRate) },
      ],
      minimum: { share: entries.share, addsInterest: entries.addsInterest, floorMinor: minor(entries.floor) },
      spendingMinor: minor(entries.spending),
      annualFeeMinor: minor(entries.annualFee),
    }
    const needed = goal === 'months' ? cardPaymentFor(terms, target) : undefined
    if (goal === 'months' && needed === undefined)
      return problem('spending', 'must be smaller: the card is never clear')
    const paidMinor = needed ?? minor(entries.payment)
    if (paidMinor === 0) return problem('payment', 'must be at least the smallest coin')
    const plan = payOffCard(terms, paidMinor)
    const onMinimum = payOffCard(terms, 'minimum')
    const firstInterest = plan.months[0]?.interestMinor ?? 0
    const firstMinimum = plan.months[0]?.minimumMinor ?? 0

    const promoHeld = Math.min(boxMonths, promoMonths) / boxMonths
    const monthly =
      (purchases * annualRate + cash * cashRate + promo * (promoHeld * promoRate + (1 - promoHeld) * annualRate)) /
      owed /
      12
    const box = roundHalfAway(-(payment(monthly, boxMonths, owed) ?? 0))
    const ends = plan.months.length
    const saved = onMinimum.interestMinor - plan.interestMinor
    const paid = show.money(money(paidMinor))
    const last = Math.max(plan.clears ? ends : 120, onMinimum.clears ? onMinimum.months.length : 0)
    return {
      ...(needed === undefined ? {} : { needed: money(needed) }),
      ...(plan.clears ? { months: ends } : {}),
      verdict: !plan.clears
        ? {
            is: 'bad',
            says: `${paid} a month never clears this card: the first month alone adds ${show.money(money(firstInterest + terms.spendingMinor))} of interest and spending.`,
          }
        : paidMinor < firstMinimum
          ? {
              is: 'fair',
              says: `${paid} is below the first minimum of ${show.money(money(firstMinimum))}. Paying less than the minimum brings late fees.`,
            }
          : !onMinimum.clears
            ? { is: 'good', says: `On minimums the card would never be clear. ${paid} a month ends it.` }
            : saved > 0
              ? {
                  is: 'good',
                  says: `${paid} a month saves ${show.money(money(saved))} of interest against minimums, which would take ${show.count(onMinimum.months.length)} months.`,
                }
              : { is: 'plain', says: 'This saves nothing against the minimums.' },
      ...(plan.clears
        ? {
            interest: money(plan.interestMinor),
            free: paymentDate(firstDate, ends - 1, 12) ?? firstDate,
            total: money(plan.paidMinor),
          }
        : {}),
      minimum: money(firstMinimum),
      box: money(box),
      boxTotal: money(box * boxMonths),
      ...(onMinimum.clears
        ? { minimumMonths: onMinimum.months.length, minimumInterest: money(onMinimum.interestMinor) }
        : {}),
      ...(onMinimum.clears && plan.clears ? { saved: money(saved) } : {}),
      path: Array.from({ length: last }, (_, at) => {
        const month = plan.months[at]
        const least = onMinimum.months[at]
        return {
          month: at + 1,
          paid: money(month?.paidMinor ?? 0),
          interest: money(month?.interestMinor ?? 0),
          added: money(month?.addedMinor ?? 0),
          owed: money(month?.owedMinor ?? 0),
          minimum: money(least?.paidMinor ?? 0),
          owedOnMinimum: money(least?.owedMinor ?? 0),
        }
      }),
    }
  },

  steps: ({ cashBalance, promoBalance }, { months, path }) => [
    ...(cashBalance === 0 && promoBalance === 0 && months !== undefined
      ? [
          {
            finds: 'Interest of the first month',
            gives: 'path.0.interest' as const,
            is: '{opening} × {annualRate} ÷ 12',
            rounded: 'cents' as const,
            with: {
              opening: {
                kind: 'money' as const,
                value: (path[0]?.owed ?? 0) + (path[0]?.paid ?? 0) - (path[0]?.interest ?? 0) - (path[0]?.added ?? 0),
              },
            },
          },
        ]
      : []),
    { gives: 'total', is: '{path.paid}', says: '{months} payments, the last one only what is left' },
    { gives: 'saved', is: '{minimumInterest} − {interest}' },
    { gives: 'boxTotal', is: '{box} × 36' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'What you owe, with your payment and on minimums',
      of: 'path',
      x: 'month',
      y: ['owed', 'owedOnMinimum'],
    },
  ],
  examples: [
    {
      name: 'Six thousand at 22.99%',
      given: {
        balance: 6000,
        annualRate: 0.2299,
        goal: 'payment',
        payment: 250,
        share: 0.01,
        addsInterest: true,
        floor: 35,
        spending: 0,
        annualFee: 0,
        firstDate: '2027-01-15',
      },
      expect: { months: 33, interest: 2113.21, minimumMonths: 217, saved: 7855.61 },
    },
    {
      name: 'The same in two years',
      given: {
        balance: 6000,
        annualRate: 0.2299,
        goal: 'months',
        target: 24,
        share: 0.01,
        addsInterest: true,
        floor: 35,
        spending: 0,
        annualFee: 0,
        firstDate: '2027-01-15',
      },
      expect: { needed: 314.22, months: 24, interest: 1540.97 },
    },
  ],
})
