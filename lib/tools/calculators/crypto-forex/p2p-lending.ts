import {
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { internalRateOfReturn } from '@/lib/subjects/finance/cash-flow'
import { expectedPool, type LoanGrade, type PoolMonth } from '@/lib/subjects/finance/loan-pool'
import { rootBetween } from '@/lib/base/root'

const percentage = { kind: 'percent', decimals: 2 } as const
const daysOfMonth = 365.25 / 12
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

export default defineCalculator({
  inputs: {
    amount: money('Money you lend', {
      initial: 10_000,
      initialIn: { in: 500_000, jp: 1_000_000 },
      above: 0,
      max: 1e12,
    }),
    grades: rows('Loans by grade', {
      row: 'grade',
      columns: {
        name: text('Grade', { optional: true, maxLength: 20 }),
        weight: percent('Part', { max: 1 }),
        rate: rate('Interest', { max: 2, per: 'year' }),
        defaults: rate('Defaults', { max: 1, per: 'year' }),
        recovery: percent('Recovered', { max: 1 }),
      },
      initial: [
        { name: 'A', weight: 0.5, rate: 0.07, defaults: 0.015, recovery: 0.2 },
        { name: 'B', weight: 0.3, rate: 0.1, defaults: 0.035, recovery: 0.15 },
        { name: 'C', weight: 0.2, rate: 0.14, defaults: 0.07, recovery: 0.1 },
      ],
      min: 1,
      max: 20,
      help: 'Sample figures: take yours from the platform’s statistics. Parts add up to 100%; defaults are a year.',
    }),
    term: integer('Term in months', { initial: 36, slider: { from: 1, to: 84, step: 1 }, min: 1, max: 360 }),
    fee: rate('Platform fee', {
      initial: 0.01,
      slider: { to: 0.03, step: 0.0025 },
      max: 1,
      per: 'year',
      help: 'Of what is still owed to you.',
    }),
    tax: percent('Your tax on interest', { initial: 0.2, slider: { to: 0.5, step: 0.01 }, max: 1 }),
    relief: toggle('Losses reduce taxed interest', {
      initial: true,
      help: 'Bad-debt relief. Where the law taxes interest in full, switch it off.',
      refines: true,
    }),
    lag: number('Days until repaid money is lent again', {
      initial: 10,
      slider: { to: 60, step: 1 },
      min: 0,
      max: 3650,
      unit: 'days',
      refines: true,
    }),
    idle: percent('Cash that is never lent', { initial: 0, slider: { to: 0.3, step: 0.01 }, below: 1, refines: true }),
  },
  outputs: {
    net: { ...percentage, label: 'Net return a year', help: 'After defaults, fees and waiting cash, before tax.' },
    gross: { ...percentage, label: 'Promised by the loans' },
    loss: { ...percentage, label: 'Lost to defaults a year', help: 'Of what is owed to you, after recoveries.' },
    afterTax: { ...percentage, label: 'After tax' },
    breakEven: { ...percentage, label: 'Defaults a year that leave nothing', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    monthly: { kind: 'percent', decimals: 4, label: 'Return of lent money a month', section: 'On the way' },
    life: {
      kind: 'number',
      decimals: 1,
      unit: 'months',
      label: 'Average time until money is back',
      section: 'On the way',
    },
    busy: { kind: 'percent', decimals: 1, label: 'Time that money is lent', section: 'On the way' },
    stress: {
      kind: 'table',
      label: 'If more borrowers stop paying',
      columns: {
        times: { kind: 'number', label: 'Defaults', decimals: 0, unit: '×' },
        defaults: { ...percentage, label: 'A year' },
        loss: { ...percentage, label: 'Lost a year' },
        net: { ...percentage, label: 'Net return' },
        afterTax: { ...percentage, label: 'After tax' },
      },
    },
    years: {
      kind: 'table',
      label: 'Cash by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Repaid' },
        recovered: { kind: 'money', label: 'Recovered' },
        fees: { kind: 'money', label: 'Fees' },
        lost: { kind: 'money', label: 'Written off' },
        cash: { kind: 'money', label: 'You receive' },
      },
      totals: ['interest', 'principal', 'recovered', 'fees', 'lost', 'cash'],
    },
  },
  formula:
    'Each month 1 − (1 − defaults)^(1/12) of the loans stop, the others pay their instalment. Net return = (1 + i)^12 − 1, where i a month makes all cash after fees worth the money lent; (1 + net)^(time lent) − 1 on cash that waits',
  limits: [
    'Expected values: with a few dozen loans your own result will differ, and in a bad year all grades suffer together.',
    'Defaults are as likely in every month, come before the month’s payment, and what is recovered comes at once. Recoveries that take years are worth less.',
    'Repaid money is lent again on the same terms. Fees are not deducted from taxed interest.',
    'If the platform fails, loans may be hard to collect. No rate here contains that.',
  ],
  sources: [
    { title: 'F. Fabozzi: The Handbook of Fixed Income Securities, chapter on default rates and amortizing pools' },
    {
      title: 'HM Revenue and Customs: Peer to peer lending, SAIM12000 (relief for bad debts)',
      href: 'https://www.gov.uk/hmrc-internal-manuals/savings-and-investment-manual/saim12000',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { amount, grades, term, fee, tax, relief, lag, idle } = values
    const weights = total(grades.map(({ weight }) => weight))
    if (compareAmounts(weights, 1, 6) !== 0)
      return problem('grades', `must have parts that add up to 100%; they come to ${show.percent(weights)}`)
    const poolAt = (times: number) =>
      expectedPool(
        grades.map((grade): LoanGrade => ({
          amount: amount * grade.weight,
          rate: grade.rate,
          defaultRate: Math.min(1, grade.defaults * times),
          recovery: grade.recovery,
        })),
        term,
      )
    const averageDefaults = total(grades.map((one) => one.weight * one.defaults))
    const cashOf = (month: ReturnType<typeof poolAt>[number]) =>
      month.interest + month.principal + month.recovered - (fee / 12) * month.balance
    const taxOf = (month: ReturnType<typeof poolAt>[number]) =>
      tax * (month.interest - (relief ? month.defaulted - month.recovered : 0))
    const returnsAt = (times: number) => {
      const pool = poolAt(times)
      const cash = pool.map(cashOf)
      const monthly = monthlyReturn(amount, cash)
      const life = total(cash) > 0 ? total(cash.map((one, at) => one * (at + 1))) / total(cash) : term
      const busy = life / (life + lag / daysOfMonth)
      const yearly = (one: number) => (Math.exp(12 * busy * Math.log1p(one)) - 1) * (1 - idle)
      return {
        pool,
        monthly,
        life,
        busy: busy * (1 - idle),
        net: yearly(monthly),
        afterTax: yearly(
          monthlyReturn(
            amount,
            pool.map((month) => cashOf(month) - taxOf(month)),
          ),
        ),
        loss: lostAYear(pool),
      }
    }
    const found = returnsAt(1)
    const gap = (times: number) => total(poolAt(times).map(cashOf)) - amount
    const worst =
      averageDefaults > 0 ? 1 / Math.min(...grades.filter((one) => one.defaults > 0).map((one) => one.defaults)) : 0
    const breakEven = averageDefaults > 0 && gap(0) > 0 && gap(worst) < 0 ? rootBetween(gap, 0, worst) : undefined
    return {
      net: found.net,
      gross: Math.expm1(
        12 *
          Math.log1p(
            monthlyReturn(
              amount,
              poolAt(0).map((month) => month.interest + month.principal),
            ),
          ),
      ),
      loss: found.loss,
      afterTax: found.afterTax,
      breakEven: breakEven === undefined ? undefined : defaultsAt(breakEven),
      verdict: judgement(),
      monthly: found.monthly,
      life: found.life,
      busy: found.busy,
      stress: [1, 2, 3].map((times) => {
        const { loss, net, afterTax } = returnsAt(times)
        return { times, defaults: defaultsAt(times), loss, net, afterTax }
      }),
      years: Array.from({ length: Math.ceil(term / 12) }, (_, year) => {
        const months = found.pool.slice(12 * year, 12 * year + 12)
        const sum = (of: (month: (typeof months)[number]) => number) => cents(total(months.map(of)))
        const interest = sum((month) => month.interest)
        const principal = sum((month) => month.principal)
        const recovered = sum((month) => month.recovered)
        const fees = sum((month) => (fee / 12) * month.balance)
        return {
          year: year + 1,
          interest,
          principal,
          recovered,
          fees,
          lost: sum((month) => month.defaulted - month.recovered),
          cash: cents(interest + principal + recovered - fees),
        }
      }),
    }

    function defaultsAt(times: number) {
      return total(grades.map((one) => one.weight * Math.min(1, one.defaults * times)))
    }

    function cents(value: number) {
      const minor = toMinor(value, minorDigits)
      return minor === undefined ? value : fromMinor(minor, minorDigits)
    }

    function judgement() {
      if (compareRates(found.net, 0) < 0)
        return {
          is: 'bad' as const,
          says: 'Defaults and fees take more than the interest: you get back less than you lend.',
        }
      const twice = returnsAt(2).net
      return compareRates(twice, 0) < 0
        ? { is: 'fair' as const, says: 'If twice as many borrowers stop paying, as in a recession, you lose money.' }
        : {
            is: 'plain' as const,
            says: `If twice as many borrowers stop paying, ${show.percent(twice, 2)} a year is left before tax.`,
          }
    }
  },

  steps({ idle }) {
    return [
      {
        gives: 'net',
        is:
          idle > 0
            ? '((1 + {monthly})^(12 × {busy} ÷ (1 − {idle})) − 1) × (1 − {idle})'
            : '(1 + {monthly})^(12 × {busy}) − 1',
      },
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'What you receive by year',
      of: 'years',
      x: 'year',
      y: ['interest', 'principal', 'recovered'],
    },
    { kind: 'bar', title: 'Net return under stress', of: 'stress', x: 'times', y: ['net'] },
  ],
  examples: [
    {
      name: 'A year with one grade',
      given: {
        amount: 12_000,
        grades: [{ name: 'B', weight: 1, rate: 0.12, defaults: 0.03, recovery: 0 }],
        term: 12,
        fee: 0,
        tax: 0,
        relief: false,
        lag: 0,
        idle: 0,
      },
      expect: { net: 0.093, gross: 0.1268, afterTax: 0.093 },
    },
  ],
})

/** The part of what is owed that is written off within a year at the pace of the whole term. */
function lostAYear(pool: readonly PoolMonth[]): number {
  const lost = total(pool.map((month) => month.defaulted - month.recovered))
  return -Math.expm1(12 * Math.log1p(-lost / total(pool.map(({ balance }) => balance))))
}

/** The rate a month at which `cash` is worth what was lent; −100% where nothing comes back. */
function monthlyReturn(lent: number, cash: readonly number[]): number {
  return internalRateOfReturn([-lent, ...cash], 0) ?? -1
}
