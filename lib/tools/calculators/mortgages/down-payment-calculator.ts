import { choice, defineCalculator, duration, money, percent, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { insuredPeriods, levelMonthlyPremium, terminationShare } from '@/lib/subjects/finance/mortgage-insurance'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const home = 'The home'
const lending = 'The loan'
const saving = 'Saving'
const waiting = 'Buy now or wait'
/** Fifty years: who has not reached the sum by then never does. */
const longest = 600
/** The down payments that are compared, besides one's own. */
const levels = [0.035, 0.05, 0.1, 0.2]

export default defineCalculator({
  inputs: {
    price: money('Home price today', {
      initial: 380_000,
      initialIn: { in: 7_000_000, uk: 290_000 },
      above: 0,
      max: 1e12,
    }),
    by: choice('Down payment', { options: { share: 'As a share', cash: 'As a sum' }, initial: 'share' }),
    share: percent('Share of the price', {
      initial: 0.1,
      slider: { from: 0.005, to: 0.4, step: 0.005 },
      above: 0,
      max: 1,
      shownWhen: { field: 'by', is: 'share' },
    }),
    sum: money('Sum', {
      initial: 40_000,
      initialIn: { in: 1_000_000 },
      above: 0,
      max: 1e12,
      shownWhen: { field: 'by', is: 'cash' },
    }),
    savings: money('Saved so far', { initial: 22_000, initialIn: { in: 600_000 }, max: 1e12 }),
    monthly: money('Saved each month', { initial: 1200, initialIn: { in: 25_000 }, max: 1e10 }),
    closingShare: percent('Closing costs', {
      initial: 0.03,
      slider: { to: 0.1, step: 0.0025 },
      max: 0.3,
      help: 'As a share of the price, from a lender’s estimate; stamp duty belongs here.',
      section: home,
      refines: true,
    }),
    moving: money('Moving and first repairs', {
      initial: 3000,
      initialIn: { in: 50_000 },
      max: 1e10,
      section: home,
      refines: true,
    }),
    growth: percent('Price rises a year by', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.1, step: 0.005 },
      min: -0.5,
      max: 0.5,
      section: home,
      refines: true,
    }),
    gift: money('Gift or assistance', {
      initial: 0,
      max: 1e12,
      help: 'Money that need not be paid back.',
      section: saving,
      refines: true,
    }),
    interest: rate('Interest on savings', {
      initial: 0.035,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: saving,
      refines: true,
    }),
    annualRate: rate('Mortgage rate', {
      initial: 0.065,
      slider: { to: 0.15, step: 0.0025 },
      initialIn: { in: 0.085, uk: 0.0475 },
      per: 'year',
      max: 0.5,
      section: lending,
      refines: true,
    }),
    months: duration('Term', {
      slider: { from: 120, to: 480, step: 12 },
      initial: 360,
      initialIn: { in: 240 },
      min: 12,
      max: 600,
      decimals: 2,
      section: lending,
      refines: true,
    }),
    insuranceRate: percent('Mortgage insurance a year', {
      initial: 0.007,
      slider: { to: 0.02, step: 0.0005 },
      initialIn: { uk: 0, in: 0, au: 0 },
      max: 0.1,
      help: 'Of the loan, while it exceeds 80% of the price; ends at 78% of the schedule.',
      section: lending,
      refines: true,
    }),
    rent: money('Rent a month until you buy', {
      initial: 1800,
      initialIn: { in: 20_000, uk: 1200 },
      max: 1e10,
      section: waiting,
      refines: true,
    }),
    upkeep: percent('Tax, insurance and upkeep as an owner', {
      initial: 0.025,
      slider: { to: 0.06, step: 0.0025 },
      max: 0.2,
      help: 'A year, of the price at that time.',
      section: waiting,
      refines: true,
    }),
    horizon: duration('Compared after', {
      slider: { from: 12, to: 360, step: 12 },
      initial: 120,
      min: 12,
      max: 360,
      decimals: 0,
      section: waiting,
      refines: true,
    }),
  },
  outputs: {
    cash: { kind: 'money', label: 'Cash you need today', help: 'Down payment, closing costs and moving, less gifts.' },
    wait: { kind: 'count', label: 'Months until you have it', optional: true },
    cashLater: { kind: 'money', label: 'Cash you need by then', optional: true },
    reach: { kind: 'verdict', label: 'Your savings and the price' },
    best: { kind: 'verdict', label: 'Which down payment' },
    deposit: { kind: 'money', label: 'Down payment', section: 'At today’s price' },
    closing: { kind: 'money', label: 'Closing costs', section: 'At today’s price' },
    loan: { kind: 'money', label: 'Loan', section: 'At today’s price' },
    ltv: { kind: 'percent', label: 'Loan to value', section: 'At today’s price' },
    instalment: { kind: 'money', label: 'Principal and interest', section: 'At today’s price' },
    insurance: { kind: 'money', label: 'Mortgage insurance a month', section: 'At today’s price' },
    levels: {
      kind: 'table',
      label: 'Other down payments, at today’s price',
      columns: {
        share: { kind: 'percent', label: 'Down' },
        cash: { kind: 'money', label: 'Cash needed' },
        wait: { kind: 'count', label: 'Months to save' },
        instalment: { kind: 'money', label: 'Principal and interest' },
        insurance: { kind: 'money', label: 'Insurance a month' },
        insuredMonths: { kind: 'count', label: 'Months with it' },
        cost: { kind: 'money', label: 'Interest and insurance in all' },
        wealth: { kind: 'money', label: 'What you own at the end' },
      },
    },
    chase: {
      kind: 'series',
      label: 'Savings and the sum needed',
      columns: {
        year: { kind: 'number', label: 'Years', decimals: 1 },
        savings: { kind: 'money', label: 'Savings' },
        needed: { kind: 'money', label: 'Needed' },
      },
    },
  },
  formula:
    'Needed after t months = price × (1 + growth)^(t ÷ 12) × (down payment + closing costs) + moving − gift; savings = S × (1 + i)^t + monthly × ((1 + i)^t − 1) ÷ i, with i a twelfth of the yearly interest',
  limits: [
    'The loan is priced the same at every down payment; lenders often charge a lower rate for a smaller loan.',
    'A down payment given as a sum grows with the price, so that its share stays the same.',
    'In the comparison the same budget, rent plus saving, is spent each month; what the home leaves over is saved, and what it lacks is taken from savings. Selling costs and taxes are left out.',
    'Programmes set their own least down payment; 3.5% is that of the FHA, whose insurance differs from the one here.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: how to decide how much to spend on your down payment',
      href: 'https://www.consumerfinance.gov/about-us/blog/how-decide-how-much-spend-your-down-payment/',
    },
    {
      title: 'Microsoft Support: NPER function',
      href: 'https://support.microsoft.com/en-us/office/nper-function-240535b5-6653-4d2d-bfcf-b6a38151d815',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, savings, monthly } = values
    if (values.by === 'cash' && values.sum > price) return problem('sum', 'must be no more than the price')
    const share = values.by === 'cash' ? values.sum / price : values.share
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    if (minor(price) < 1) return problem('price', 'must be at least one unit of the smallest coin')
    const periods = Math.max(1, Math.round(values.months))
    const neededAt = (of: number, month: number) =>
      Math.max(
        0,
        price * (1 + values.growth) ** (month / 12) * (of + values.closingShare) + values.moving - values.gift,
      )
    const monthlyInterest = values.interest / 12
    const balances = [savings]
    for (let month = 1; month <= longest; month++)
      balances.push((balances[month - 1] ?? 0) * (1 + monthlyInterest) + monthly)
    const savedAt = (month: number) => balances[month] ?? 0
    const reached = (of: number) => {
      for (let month = 0; month <= longest; month++)
        if (compareAmounts(savedAt(month), neededAt(of, month), minorDigits) >= 0) return month
      return undefined
    }
    const loanOf = (of: number, at: number) => {
      const loanMinor = minor(at - at * of)
      if (loanMinor < 1)
        return { loanMinor: 0, instalmentMinor: 0, interestMinor: 0, premiumMinor: 0, insured: 0, rows: [] }
      const schedule = loanSchedule({ principalMinor: loanMinor, ratePerPeriod: values.annualRate / 12, periods })
      if (schedule.kind === 'refused') return undefined
      const insured = values.insuranceRate > 0 ? insuredPeriods(schedule.rows, minor(at), terminationShare) : 0
      const premiumMinor = insured > 0 ? levelMonthlyPremium(loanMinor, values.insuranceRate) : 0
      const { instalmentMinor, interestMinor, rows } = schedule
      return { loanMinor, instalmentMinor, interestMinor, premiumMinor, insured, rows }
    }
    const horizon = Math.round(values.horizon)
    /** What is owned at the horizon: savings and the home less the loan, when bought as soon as the sum is there. */
    const wealthOf = (of: number) => {
      const bought = reached(of)
      if (bought === undefined || bought > horizon) return savedAt(horizon)
      const paid = price * (1 + values.growth) ** (bought / 12)
      const loan = loanOf(of, paid)
      if (!loan) return savedAt(horizon)
      let account = savedAt(bought) - neededAt(of, bought)
      for (let month = 1; month <= horizon - bought; month++) {
        const worth = price * (1 + values.growth) ** ((bought + month) / 12)
        const row = loan.rows[month - 1]
        const spent =
          money((row?.instalmentMinor ?? 0) + (month <= loan.insured ? loan.premiumMinor : 0)) +
          (worth * values.upkeep) / 12
        account = account * (1 + monthlyInterest) + values.rent + monthly - spent
      }
      const owed = bought === horizon ? loan.loanMinor : (loan.rows[horizon - bought - 1]?.closingMinor ?? 0)
      return account + price * (1 + values.growth) ** (horizon / 12) - money(owed)
    }
    const own = loanOf(share, price)
    if (!own) return problem('price', 'must be larger for so many payments')
    const table = [...new Set([...levels, share])]
      .toSorted((one, other) => one - other)
      .flatMap((of) => {
        const loan = loanOf(of, price)
        if (!loan) return []
        return [
          {
            share: of,
            cash: neededAt(of, 0),
            wait: reached(of) ?? null,
            instalment: money(loan.instalmentMinor),
            insurance: money(loan.premiumMinor),
            insuredMonths: loan.insured,
            cost: money(loan.interestMinor + loan.insured * loan.premiumMinor),
            wealth: wealthOf(of),
          },
        ]
      })
    const wait = reached(share)
    const years = Math.min(longest / 12, Math.max(2, Math.ceil(((wait ?? 240) / 12) * 1.25)))
    return {
      cash: neededAt(share, 0),
      ...(wait === undefined ? {} : { wait, cashLater: neededAt(share, wait) }),
      reach: reachOf(
        { wait, price, growth: values.growth, short: neededAt(share, longest) - savedAt(longest) },
        (amount) => show.money(amount),
      ),
      best: bestOf(table, horizon, { percent: (of) => show.percent(of, 1), money: (amount) => show.money(amount, 0) }),
      deposit: price - money(own.loanMinor),
      closing: price * values.closingShare,
      loan: money(own.loanMinor),
      ltv: money(own.loanMinor) / price,
      instalment: money(own.instalmentMinor),
      insurance: money(own.premiumMinor),
      levels: table,
      chase: Array.from({ length: years * 2 + 1 }, (_, index) => ({
        year: index / 2,
        savings: savedAt(index * 6),
        needed: neededAt(share, index * 6),
      })),
    }
  },

  steps: ({ by, annualRate, growth }, { loan, wait }) => [
    { gives: 'loan', is: by === 'share' ? '{price} − {price} × {share}' : '{price} − {sum}', rounded: 'cents' },
    { gives: 'closing', is: '{price} × {closingShare}' },
    {
      gives: 'cash',
      is:
        by === 'share'
          ? 'max(0, {price} × {share} + {closing} + {moving} − {gift})'
          : 'max(0, {sum} + {closing} + {moving} − {gift})',
    },
    { gives: 'ltv', is: '{loan} ÷ {price}' },
    ...(loan > 0
      ? [
          { as: 'rate', in: 'percent' as const, decimals: 6, is: '{annualRate} ÷ 12' },
          { as: 'payments', in: 'count' as const, is: '{months}', rounded: 'nearest' as const },
          annualRate === 0
            ? { gives: 'instalment' as const, is: '{loan} ÷ {payments}', rounded: 'cents' as const }
            : {
                gives: 'instalment' as const,
                is: '{loan} × {rate} ÷ (1 − (1 + {rate})^−{payments})',
                rounded: 'cents' as const,
              },
        ]
      : []),
    ...(wait !== undefined && wait > 0 && growth > -1
      ? [
          {
            gives: 'cashLater' as const,
            is:
              by === 'share'
                ? 'max(0, {price} × (1 + {growth})^({wait} ÷ 12) × ({share} + {closingShare}) + {moving} − {gift})'
                : 'max(0, {price} × (1 + {growth})^({wait} ÷ 12) × ({sum} ÷ {price} + {closingShare}) + {moving} − {gift})',
          },
        ]
      : []),
  ],

  charts: [
    { kind: 'line', title: 'Your savings and the sum you need', of: 'chase', x: 'year', y: ['savings', 'needed'] },
    { kind: 'bar', title: 'Interest and insurance by down payment', of: 'levels', x: 'share', y: ['cost'] },
  ],
  examples: [
    {
      name: 'Ten percent while prices rise',
      given: {
        price: 300_000,
        by: 'share',
        share: 0.1,
        savings: 10_000,
        monthly: 1000,
        closingShare: 0.03,
        moving: 2000,
        growth: 0.03,
        gift: 0,
        interest: 0.04,
        annualRate: 0.065,
        months: 360,
        insuranceRate: 0.007,
        rent: 1500,
        upkeep: 0.025,
        horizon: 120,
      },
      expect: { cash: 41_000, loan: 270_000, wait: 32, cashLater: 44_198.52 },
    },
  ],
})

function reachOf(
  { wait, growth, short }: { wait: number | undefined; price: number; growth: number; short: number },
  write: (amount: number) => string,
): { is: 'good' | 'fair' | 'bad'; says: string } {
  if (wait === 0) return { is: 'good', says: 'You have the cash today.' }
  if (wait !== undefined)
    return {
      is: 'fair',
      says: `You have it after ${wait} months${growth > 0 ? ', although the price rises meanwhile' : ''}.`,
    }
  return {
    is: 'bad',
    says: `At this pace the sum is not reached in 50 years: ${write(short)} is missing then${growth > 0 ? ', because the price outgrows your saving' : ''}.`,
  }
}

interface Level {
  share: number
  wait: number | null
  wealth: number
}

/** The down payment that leaves most at the horizon, and what it does to wait for the largest instead. */
function bestOf(
  table: readonly Level[],
  horizon: number,
  write: { percent: (share: number) => string; money: (amount: number) => string },
): { is: 'good' | 'plain'; says: string } {
  const first = table[0]
  const inTime = table.filter(({ wait }) => wait !== null && wait <= horizon)
  if (!first || inTime.length === 0)
    return { is: 'plain', says: `Within ${horizon} months none of these down payments is reached.` }
  const best = inTime.reduce((one, other) => (compareAmounts(other.wealth, one.wealth, 0) > 0 ? other : one))
  const worst = inTime.reduce((one, other) => (other.wealth < one.wealth ? other : one))
  const when = best.wait === 0 ? 'now' : `after ${best.wait} months`
  if (compareAmounts(best.wealth, worst.wealth, 0) === 0)
    return {
      is: 'plain',
      says: `Buying with ${write.percent(best.share)} ${when}: after ${horizon} months it makes no difference which you choose.`,
    }
  return {
    is: 'good',
    says: `With rent, growth and upkeep as entered, buying ${when} with ${write.percent(best.share)} down leaves most after ${horizon} months, ${write.money(best.wealth - worst.wealth)} more than ${write.percent(worst.share)}.`,
  }
}
