import { defineCalculator, duration, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { annualPercentageRate } from '@/lib/subjects/finance/apr'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const horizonYears = 30
const names = { second: 'Home equity loan', cashOut: 'Cash-out refinance', line: 'Credit line (HELOC)' }

/** One month of a route: what is paid, what of it is interest, what is owed afterwards. In minor units. */
interface Month {
  paid: number
  interest: number
  owed: number
}
const nothing: Month = { paid: 0, interest: 0, owed: 0 }

export default defineCalculator({
  inputs: {
    amount: money('Cash you need', { initial: 40_000, initialIn: { in: 800_000 }, above: 0, max: 1e10 }),
    rate: rate('Rate of the home equity loan', {
      initial: 0.085,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'Fixed, as quoted to you.',
    }),
    months: duration('Its term', { initial: 180, slider: { from: 12, to: 360, step: 12 }, min: 1, max: 480 }),
    value: money('Home value', { initial: 450_000, initialIn: { in: 9_000_000 }, above: 0, max: 1e12 }),
    firstBalance: money('Owed on the first mortgage', { initial: 260_000, initialIn: { in: 4_000_000 }, max: 1e11 }),
    firstRate: rate('Rate of the first mortgage', {
      initial: 0.045,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 0.5,
    }),
    firstMonths: integer('Months left on the first mortgage', {
      initial: 288,
      min: 1,
      max: 600,
      section: 'Home equity loan',
      refines: true,
    }),
    fees: money('Fees of the home equity loan', {
      initial: 800,
      max: 1e9,
      help: 'Paid in cash at closing. Type the quote’s sum.',
      section: 'Home equity loan',
      refines: true,
    }),
    maxCltv: percent('Highest combined loan-to-value', {
      initial: 0.85,
      slider: { from: 0.6, to: 1, step: 0.025 },
      max: 1.25,
      help: 'The lender’s ceiling for all loans together.',
      section: 'Home equity loan',
      refines: true,
    }),
    cashOutRate: rate('Rate of a cash-out refinance', {
      initial: 0.065,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Cash-out refinance',
      refines: true,
    }),
    cashOutMonths: integer('Its term in months', {
      initial: 360,
      min: 1,
      max: 600,
      section: 'Cash-out refinance',
      refines: true,
    }),
    cashOutCosts: money('Its closing costs', {
      initial: 6000,
      max: 1e9,
      help: 'Added to the new mortgage. Type the quote’s sum.',
      section: 'Cash-out refinance',
      refines: true,
    }),
    lineRate: rate('Rate of a credit line', {
      initial: 0.08,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'Lines float; try a higher one too.',
      section: 'Credit line (HELOC)',
      refines: true,
    }),
    drawMonths: integer('Drawn in equal parts over months', {
      initial: 1,
      min: 1,
      max: 120,
      help: '1: all on the first day.',
      section: 'Credit line (HELOC)',
      refines: true,
    }),
    interestOnly: integer('Months of interest only', {
      initial: 120,
      min: 0,
      max: 240,
      section: 'Credit line (HELOC)',
      refines: true,
    }),
    lineMonths: integer('Then repaid over months', {
      initial: 240,
      min: 1,
      max: 360,
      section: 'Credit line (HELOC)',
      refines: true,
    }),
    stay: integer('Years until you sell or repay', {
      initial: 7,
      min: 1,
      max: 30,
      section: 'How you use it',
      refines: true,
    }),
    improves: toggle('The cash improves this home', {
      initial: true,
      help: 'In the United States only then is interest on it deductible, and only if you itemize.',
      section: 'How you use it',
      refines: true,
    }),
    taxRate: percent('Tax rate on deducted interest', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 0.6,
      help: '0: nothing is deducted. Where the law caps the debt that counts, lower the rate in proportion.',
      section: 'How you use it',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment of the home equity loan' },
    limit: { kind: 'verdict', label: 'Lender’s ceiling' },
    winner: { kind: 'verdict', label: 'Which route costs least' },
    apr: { kind: 'percent', label: 'Its APR with fees', optional: true },
    combined: { kind: 'money', label: 'Both mortgages a month' },
    blended: { kind: 'percent', label: 'Blended rate of both' },
    cltv: { kind: 'percent', label: 'Combined loan-to-value' },
    interest: { kind: 'money', label: 'Interest of the home equity loan in all' },
    routes: {
      kind: 'table',
      label: 'Three ways to the same cash, until you sell or repay',
      columns: {
        route: { kind: 'text', label: 'Route' },
        first: { kind: 'money', label: 'First month' },
        highest: { kind: 'money', label: 'Highest month' },
        interest: { kind: 'money', label: 'Interest' },
        fees: { kind: 'money', label: 'Fees' },
        tax: { kind: 'money', label: 'Tax saved' },
        cost: { kind: 'money', label: 'Cost' },
        owed: { kind: 'money', label: 'Still owed' },
      },
    },
    horizon: {
      kind: 'series',
      label: 'Cost by the year in which you leave',
      columns: {
        year: { kind: 'count', label: 'Year' },
        second: { kind: 'money', label: names.second },
        cashOut: { kind: 'money', label: names.cashOut },
        line: { kind: 'money', label: names.line },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every payment of the home equity loan',
      columns: {
        month: { kind: 'count', label: 'Month' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['payment', 'interest', 'principal'],
    },
  },
  formula:
    'Payment = A × r ÷ (1 − (1 + r)^−n); blended rate = Σ(balance × rate) ÷ Σ balances; cost of a route = interest + fees − tax saved until you leave',
  limits: [
    'The credit line keeps one rate here; in truth it floats with its index.',
    'Cost counts interest and fees on everything owed, the first mortgage included, so that the three routes can be compared.',
    'Tax saved is the rate times deductible interest: the first mortgage always counts, the new cash only where it improves the home; the standard deduction and limits of the law are not worked out.',
    'Fees of the credit line, points and appraisal are not asked for; add them to the fees of the route they belong to.',
  ],
  sources: [
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
    { title: 'IRS Publication 936: Home Mortgage Interest Deduction', href: 'https://www.irs.gov/publications/p936' },
    {
      title: 'Regulation Z, 12 CFR 1026, Appendix J: annual percentage rate computations',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
    },
  ],

  compute(entries, { minorDigits, show }) {
    const { amount, months, value, firstBalance, maxCltv, drawMonths, interestOnly, stay, improves, taxRate } = entries
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    if (drawMonths > Math.max(1, interestOnly))
      return problem('drawMonths', 'must end within the months of interest only')
    const amountMinor = minor(amount)
    const firstMinor = minor(firstBalance)
    const feesMinor = minor(entries.fees)
    const costsMinor = minor(entries.cashOutCosts)
    const second = levelLoan(amountMinor, entries.rate, Math.round(months))
    if (!second) return problem('amount', 'must be larger for so many payments')
    const first = levelLoan(firstMinor, entries.firstRate, entries.firstMonths)
    if (!first) return problem('firstBalance', 'must be larger for so many payments, or 0')
    const cashOut = levelLoan(firstMinor + amountMinor + costsMinor, entries.cashOutRate, entries.cashOutMonths)
    const line = creditLine(amountMinor, entries.lineRate, drawMonths, interestOnly, entries.lineMonths)
    if (!cashOut || !line) return problem('amount', 'must be larger for so many payments')
    const newShare = improves ? 1 : 0
    const cashOutShare = (firstMinor + (improves ? amountMinor : 0)) / (firstMinor + amountMinor + costsMinor)
    const routeOf = (name: string, loans: readonly { path: readonly Month[]; share: number }[], fees: number) => {
      const upTo = (last: number) =>
        loans.map(({ path, share }) => {
          const interest = path.slice(0, last).reduce((sum, month) => sum + month.interest, 0)
          return { interest, tax: interest * share * taxRate }
        })
      const costAt = (last: number) => upTo(last).reduce((sum, { interest, tax }) => sum + interest - tax, fees)
      const paidIn = (month: number) => loans.reduce((sum, { path }) => sum + (path[month] ?? nothing).paid, 0)
      const last = stay * 12
      const sums = upTo(last)
      return {
        costAt,
        row: {
          route: name,
          first: money(paidIn(0)),
          highest: money(Math.max(...Array.from({ length: last }, (_, month) => paidIn(month)))),
          interest: money(sums.reduce((sum, { interest }) => sum + interest, 0)),
          fees: money(fees),
          tax: money(roundHalfAway(sums.reduce((sum, { tax }) => sum + tax, 0))),
          cost: money(roundHalfAway(costAt(last))),
          owed: money(loans.reduce((sum, { path }) => sum + (path[last - 1] ?? nothing).owed, 0)),
        },
      }
    }
    const found = [
      routeOf(
        names.second,
        [
          { path: second.path, share: newShare },
          { path: first.path, share: 1 },
        ],
        feesMinor,
      ),
      routeOf(names.cashOut, [{ path: cashOut.path, share: cashOutShare }], costsMinor),
      routeOf(
        names.line,
        [
          { path: line, share: newShare },
          { path: first.path, share: 1 },
        ],
        0,
      ),
    ] as const
    const ranked = found.map(({ row }) => row).toSorted((one, other) => one.cost - other.cost)
    const [cheapest, next] = ranked
    const count = second.path.length
    const last = second.path.at(-1)?.paid ?? 0
    const apr = annualPercentageRate(
      amountMinor - feesMinor,
      [
        ...(count > 1 ? [{ amount: second.instalment, count: count - 1, first: 1 }] : []),
        { amount: last, count: 1, first: count },
      ],
      12,
    )
    const cltv = (firstBalance + amount) / value
    const over = firstBalance + amount - value * maxCltv
    return {
      payment: money(second.instalment),
      limit:
        compareAmounts(over, 0, minorDigits) > 0
          ? {
              is: 'bad',
              says: `All loans would reach ${show.percent(cltv)} of the value, above ${show.percent(maxCltv)}. Ask for ${show.money(over)} less.`,
            }
          : {
              is: 'good',
              says: `All loans reach ${show.percent(cltv)} of the value; the lender goes to ${show.percent(maxCltv)}.`,
            },
      winner:
        cheapest && next && cheapest.cost < next.cost
          ? {
              is: cheapest.route === names.second ? 'good' : 'fair',
              says: `Over ${show.count(stay)} ${stay === 1 ? 'year' : 'years'}: ${cheapest.route}, ${show.money(next.cost - cheapest.cost)} below ${next.route}.`,
            }
          : { is: 'plain', says: 'Two routes cost the same.' },
      ...(apr === undefined ? {} : { apr }),
      combined: money(second.instalment + first.instalment),
      blended: (firstBalance * entries.firstRate + amount * entries.rate) / (firstBalance + amount),
      cltv,
      interest: money(second.path.reduce((sum, { interest }) => sum + interest, 0)),
      routes: found.map(({ row }) => row),
      horizon: Array.from({ length: horizonYears }, (_, index) => {
        const [bySecond, byCashOut, byLine] = found
        const month = (index + 1) * 12
        return {
          year: index + 1,
          second: money(roundHalfAway(bySecond.costAt(month))),
          cashOut: money(roundHalfAway(byCashOut.costAt(month))),
          line: money(roundHalfAway(byLine.costAt(month))),
        }
      }),
      schedule: second.path.map(({ paid, interest, owed }, index) => ({
        month: index + 1,
        payment: money(paid),
        interest: money(interest),
        principal: money(paid - interest),
        closing: money(owed),
      })),
    }
  },

  steps: ({ rate: yearly, months }, { schedule }) => [
    {
      finds: 'Rate a month',
      as: 'monthly',
      in: 'percent',
      decimals: 4,
      is: '{rate} ÷ 12',
      with: {
        count: { kind: 'count', value: Math.round(months) },
        borrowed: { kind: 'money', value: (schedule[0]?.closing ?? 0) + (schedule[0]?.principal ?? 0) },
      },
    },
    {
      gives: 'payment',
      is: yearly === 0 ? '{borrowed} ÷ {count}' : '{borrowed} × {monthly} ÷ (1 − (1 + {monthly})^−{count})',
      rounded: 'cents',
    },
    { gives: 'cltv', is: '({firstBalance} + {amount}) ÷ {value}' },
    { gives: 'blended', is: '({firstBalance} × {firstRate} + {amount} × {rate}) ÷ ({firstBalance} + {amount})' },
    { gives: 'apr', says: '12 × the monthly rate at which the payments are worth {amount} − {fees} on the first day' },
    { gives: 'interest', is: '{schedule.payment} − {borrowed}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Interest and fees so far, by the year in which you leave',
      of: 'horizon',
      x: 'year',
      y: ['second', 'cashOut', 'line'],
    },
  ],
  examples: [
    {
      name: 'A kitchen beside a cheap mortgage',
      given: {
        amount: 40_000,
        rate: 0.085,
        months: 180,
        value: 450_000,
        firstBalance: 260_000,
        firstRate: 0.045,
        firstMonths: 288,
        fees: 800,
        maxCltv: 0.85,
        cashOutRate: 0.065,
        cashOutMonths: 360,
        cashOutCosts: 6000,
        lineRate: 0.08,
        drawMonths: 1,
        interestOnly: 120,
        lineMonths: 240,
        stay: 7,
        improves: true,
        taxRate: 0,
      },
      expect: { payment: 393.9, blended: 0.0503 },
    },
  ],
})

/** A level loan of whole minor units; nothing owed is a loan without months. */
function levelLoan(principalMinor: number, yearly: number, periods: number) {
  if (principalMinor === 0) return { instalment: 0, path: [] as Month[] }
  const loan = loanSchedule({ principalMinor, ratePerPeriod: yearly / 12, periods })
  if (loan.kind === 'refused') return undefined
  const path = loan.rows.map((row) => ({
    paid: row.instalmentMinor,
    interest: row.interestMinor,
    owed: row.closingMinor,
  }))
  return { instalment: loan.instalmentMinor, path }
}

/** A line drawn in equal parts at the start of months, of which only the interest is paid at first, then a level loan. */
function creditLine(amountMinor: number, yearly: number, draws: number, interestOnly: number, repayment: number) {
  const path: Month[] = []
  let owed = interestOnly === 0 ? amountMinor : 0
  for (let month = 1; month <= interestOnly; month++) {
    if (month <= draws) owed = roundHalfAway((amountMinor * month) / draws)
    const interest = roundHalfAway((owed * yearly) / 12)
    path.push({ paid: interest, interest, owed })
  }
  const rest = levelLoan(owed, yearly, repayment)
  return rest && [...path, ...rest.path]
}
