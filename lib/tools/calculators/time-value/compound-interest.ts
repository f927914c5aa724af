import { choice, defineCalculator, duration, money, percent, problem, rate } from '@/lib/kits/calculator'
import { savingsPlan } from '@/lib/subjects/finance/savings-plan'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const frequencies = {
  yearly: 'Yearly',
  halfYearly: 'Half-yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  fortnightly: 'Every two weeks',
  weekly: 'Weekly',
} as const
const compoundings = { ...frequencies, daily: 'Daily', continuous: 'Continuously' } as const
const timesPerYear = { yearly: 1, halfYearly: 2, quarterly: 4, monthly: 12, fortnightly: 26, weekly: 52, daily: 365 }
const deposits = { field: 'direction', is: 'deposit' } as const
const withdrawals = { field: 'direction', is: 'withdrawal' } as const

export default defineCalculator({
  inputs: {
    principal: money('Starting amount', { initial: 10_000, initialIn: { in: 100_000 }, max: 1e11 }),
    nominalRate: rate('Interest rate', {
      initial: 0.05,
      slider: { to: 0.2, step: 0.0025 },
      initialIn: { in: 0.07 },
      per: 'year',
      max: 1,
    }),
    compounding: choice('Interest is added', { options: compoundings, initial: 'monthly', as: 'menu' }),
    months: duration('Time', {
      initial: 120,
      slider: { from: 12, to: 480, step: 12 },
      above: 0,
      max: 1200,
      decimals: 2,
    }),
    direction: choice('Regular payment', {
      options: { deposit: 'I pay in', withdrawal: 'I take out' },
      initial: 'deposit',
      section: 'Regular payment',
      refines: true,
    }),
    amount: money('Amount each time', {
      initial: 100,
      initialIn: { in: 2000 },
      max: 1e9,
      help: '0 for none.',
      section: 'Regular payment',
    }),
    frequency: choice('How often', {
      options: frequencies,
      initial: 'monthly',
      as: 'menu',
      section: 'Regular payment',
      refines: true,
    }),
    timing: choice('When', {
      options: { end: 'End of each period', start: 'Start of each period' },
      initial: 'end',
      section: 'Regular payment',
      refines: true,
    }),
    increase: percent('Yearly increase of the payment', {
      initial: 0,
      slider: { to: 0.2, step: 0.005 },
      max: 0.5,
      section: 'Regular payment',
      refines: true,
    }),
    taxRate: percent('Tax on interest', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Taken from each interest credit.',
      section: 'Tax',
      refines: true,
    }),
  },
  outputs: {
    balance: { kind: 'money', label: 'Balance at the end' },
    interest: { kind: 'money', label: 'Interest earned' },
    tax: { kind: 'money', label: 'Tax on the interest', optional: true },
    paidIn: { kind: 'money', label: 'Paid in over time', shownWhen: deposits },
    takenOut: { kind: 'money', label: 'Taken out in all', shownWhen: withdrawals },
    apy: {
      kind: 'percent',
      label: 'Effective yearly rate (APY)',
      decimals: 3,
      help: 'What one year of compounding comes to, before tax.',
    },
    lasts: { kind: 'number', label: 'Years until the money runs out', decimals: 2, optional: true },
    fullPayments: { kind: 'count', label: 'Withdrawals paid in full', shownWhen: withdrawals },
    verdict: { kind: 'verdict', label: 'Withdrawals', optional: true },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'After years' },
        paid: { kind: 'money', label: 'Paid in less taken out' },
        interest: { kind: 'money', label: 'Interest' },
        tax: { kind: 'money', label: 'Tax' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['paid', 'interest', 'tax'],
    },
    parts: {
      kind: 'series',
      label: 'What the balance is made of',
      shownWhen: deposits,
      columns: {
        year: { kind: 'number', label: 'Years' },
        principal: { kind: 'money', label: 'Starting amount' },
        paid: { kind: 'money', label: 'Paid in' },
        interest: { kind: 'money', label: 'Interest after tax' },
      },
    },
  },
  formula:
    'Balance = P × (1 + r ÷ n)^(n × t) + payment × ((1 + i)^k − 1) ÷ i, the second term × (1 + i) for payments at the start; i = (1 + r ÷ n)^(n ÷ m) − 1 for m payments a year. Compounded continuously, growth is e^(r × t)',
  limits: [
    'The rate stays the same for the whole time.',
    'Where payments and interest credits fall on different days, interest runs at the equivalent rate between them; a bank that pays nothing until its next credit date gives slightly less.',
    'A time that ends within a payment period has the payment at the start of that period; one at its end would come too late and is left out.',
    'Tax is taken from interest as it is credited, at one rate, without allowances.',
    'A withdrawal that the balance cannot pay in full takes the rest and ends the plan.',
  ],
  sources: [
    {
      title: 'U.S. Securities and Exchange Commission, Investor.gov: Compound Interest Calculator',
      href: 'https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator',
    },
    {
      title: 'OASIS OpenFormula 1.2, functions FV and EFFECT',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    { title: 'S. Broverman: Mathematics of Investment and Credit, chapters 1 and 2' },
  ],

  compute(
    { principal, nominalRate, compounding, months, direction, amount, frequency, timing, increase, taxRate },
    { minorDigits, show },
  ) {
    const isWithdrawal = direction === 'withdrawal'
    if (isWithdrawal && principal === 0) return problem('principal', 'must be above 0 when you take money out')
    const plan = savingsPlan({
      principal,
      forceOfInterest: forceOf(nominalRate * (1 - taxRate), compounding),
      years: months / 12,
      payment: isWithdrawal ? -amount : amount,
      paymentsPerYear: timesPerYear[frequency],
      timing,
      yearlyIncrease: increase,
    })
    // Balance, payments and tax are rounded as running totals and interest is what remains, so that every line adds up.
    const minor = (value: number) => toMinor(value, minorDigits) ?? NaN
    const money = (value: number) => fromMinor(value, minorDigits)
    const start = minor(principal)
    let before = { paid: 0, tax: 0, balance: start }
    const years = []
    const parts = [{ year: 0, principal: money(start), paid: 0, interest: 0 }]
    for (const row of plan.rows) {
      const paid = minor(row.paid)
      const balance = minor(row.balance)
      const net = row.balance - principal - row.paid
      const tax = minor((net * taxRate) / (1 - taxRate))
      const credited = balance - before.balance - (paid - before.paid)
      years.push({
        year: row.years,
        paid: money(paid - before.paid),
        interest: money(credited + tax - before.tax),
        tax: money(tax - before.tax),
        balance: money(balance),
      })
      parts.push({
        year: row.years,
        principal: money(start),
        paid: money(paid),
        interest: money(balance - start - paid),
      })
      before = { paid, tax, balance }
    }
    const interest = before.balance - start - before.paid + before.tax
    if (!Number.isFinite(interest) || !Number.isSafeInteger(Math.round(interest)))
      return problem('months', 'must be shorter, or the rate lower: the balance is too large to count in whole coins')
    const { exhaustedAfter } = plan
    return {
      balance: money(before.balance),
      interest: money(interest),
      ...(taxRate > 0 ? { tax: money(before.tax) } : {}),
      paidIn: money(before.paid),
      takenOut: money(-before.paid + 0),
      apy: Math.expm1(forceOf(nominalRate, compounding)),
      fullPayments: plan.payments,
      ...(exhaustedAfter === undefined ? {} : { lasts: exhaustedAfter }),
      ...(isWithdrawal && amount > 0
        ? {
            verdict:
              exhaustedAfter === undefined
                ? ({
                    is: before.balance >= start ? 'good' : 'fair',
                    says:
                      before.balance >= start
                        ? 'Interest covers the withdrawals: the balance does not fall.'
                        : `The withdrawals can be paid to the end; ${before.balance === 0 ? 'nothing' : show.money(money(before.balance))} is left.`,
                  } as const)
                : ({
                    is: 'bad',
                    says:
                      plan.payments === 0
                        ? 'The first withdrawal is larger than the balance and takes all of it.'
                        : `The money runs out: ${plan.payments === 1 ? 'one withdrawal is' : `${show.count(plan.payments)} withdrawals are`} paid in full, the next one takes what is left.`,
                  } as const),
          }
        : {}),
      years,
      parts,
    }
  },

  steps({ compounding, months, frequency, taxRate, nominalRate, principal, amount }, results) {
    const force = forceOf(nominalRate * (1 - taxRate), compounding)
    const times = compounding === 'continuous' ? 0 : timesPerYear[compounding]
    const none = { field: 'amount', is: 0 }
    const isSpent = results.lasts !== undefined
    const periodRate = {
      finds: 'Rate for one payment period',
      gives: { kind: 'percent', value: Math.expm1(force / timesPerYear[frequency]), decimals: 5 },
      says: `equivalent rate, ${frequencies[frequency].toLowerCase()}`,
      unless: none,
    } as const
    const growth = {
      finds: 'Growth of one unit',
      as: 'growth',
      in: 'number',
      decimals: 6,
      is: times === 0 ? 'e^({net} × {span} years)' : `(1 + {net} ÷ ${times})^(${times} × {span} years)`,
    } as const
    const grown = principal * Math.exp((force * months) / 12)
    return [
      { as: 'span', in: 'number', decimals: 2, is: '{months} ÷ 12' },
      {
        finds: 'Rate after tax',
        as: 'net',
        in: 'percent',
        decimals: 4,
        is: '{nominalRate} × (1 − {taxRate})',
        unless: { field: 'taxRate', is: 0 },
      },
      { as: 'net', in: 'percent', is: '{nominalRate}', when: { field: 'taxRate', is: 0 } },
      ...(isSpent && amount > 0
        ? [
            periodRate,
            {
              finds: 'Withdrawals',
              gives: { kind: 'count', value: results.fullPayments, unit: 'in full' },
              says: '{principal} with interest, less {amount} each time',
            } as const,
          ]
        : [
            growth,
            {
              finds: 'Starting amount grown',
              gives: 'balance',
              is: '{principal} × {growth}',
              rounded: 'cents',
              when: none,
            } as const,
            {
              finds: 'Starting amount grown',
              as: 'grown',
              in: 'money',
              is: '{principal} × {growth}',
              unless: none,
            } as const,
            periodRate,
            {
              finds: 'Payments grown',
              gives: { kind: 'money', value: results.balance - grown },
              says: '{fullPayments} payments, each with interest to the end',
              unless: none,
            } as const,
            { finds: 'Balance', gives: 'balance', says: 'The sum of both', unless: none } as const,
          ]),
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'What the balance is made of',
      of: 'parts',
      x: 'year',
      y: ['principal', 'paid', 'interest'],
      shownWhen: deposits,
    },
    {
      kind: 'line',
      title: 'Balance with withdrawals',
      of: 'years',
      x: 'year',
      y: ['balance'],
      area: true,
      shownWhen: withdrawals,
    },
  ],
  asked: [
    {
      says: 'compound|compounded interest {principal} {nominalRate} {months}',
      sets: { amount: '0' },
      gives: ['balance', 'interest'],
    },
    {
      says: '{principal} {nominalRate:share} {months} compound|compounded',
      sets: { amount: '0' },
      gives: ['balance', 'interest'],
    },
  ],
  examples: [
    {
      name: 'Ten years of monthly saving',
      given: { principal: 10_000, nominalRate: 0.05, compounding: 'monthly', months: 120, amount: 100 },
      expect: { balance: 31_998.32, paidIn: 12_000, apy: 0.0511619 },
    },
    {
      name: 'Living off savings',
      given: {
        principal: 100_000,
        nominalRate: 0.04,
        compounding: 'monthly',
        months: 240,
        direction: 'withdrawal',
        amount: 800,
      },
      expect: { balance: 0, fullPayments: 161, verdict: 'bad' },
    },
  ],
})

/** ln of the growth of one year. */
function forceOf(nominalRate: number, compounding: keyof typeof compoundings): number {
  if (compounding === 'continuous') return nominalRate
  const times = timesPerYear[compounding]
  return times * Math.log1p(nominalRate / times)
}
