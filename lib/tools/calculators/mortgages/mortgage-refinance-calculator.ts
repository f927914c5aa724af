import { choice, defineCalculator, duration, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule, type LoanSchedule } from '@/lib/engines/loan-schedule'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const fresh = 'The new loan'
const costing = 'What it costs to change'
const judging = 'How it is judged'

export default defineCalculator({
  inputs: {
    balance: money('Still owed today', {
      initial: 300_000,
      initialIn: { in: 4_000_000, uk: 200_000 },
      above: 0,
      max: 1e12,
    }),
    annualRate: rate('Rate you pay today', {
      initial: 0.07,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.095, uk: 0.06 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Time left', {
      initial: 324,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { in: 216, uk: 264 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    newRate: rate('New rate', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.085, uk: 0.045 },
      per: 'year',
      max: 0.5,
      section: fresh,
    }),
    newMonths: duration('New term', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { in: 216, uk: 264 },
      min: 1,
      max: 600,
      decimals: 2,
      section: fresh,
    }),
    fees: money('Fees and closing costs', {
      initial: 6000,
      initialIn: { in: 20_000, uk: 1500 },
      max: 1e12,
      help: 'From the lender’s estimate, without points.',
      section: fresh,
    }),
    stay: number('Years you will keep it', {
      initial: 7,
      above: 0,
      max: 50,
      decimals: 2,
      unit: 'years',
      section: fresh,
    }),
    points: percent('Points', {
      initial: 0,
      slider: { to: 0.04, step: 0.00125 },
      max: 0.1,
      help: 'One point is 1% of the new loan, paid for a lower rate.',
      section: costing,
      refines: true,
    }),
    penalty: money('Penalty for leaving the old loan', { initial: 0, max: 1e12, section: costing, refines: true }),
    paid: choice('Costs are', {
      options: { cash: 'Paid in cash', rolled: 'Added to the loan' },
      initial: 'cash',
      section: costing,
      refines: true,
    }),
    cashOut: money('Cash taken out', { initial: 0, max: 1e12, section: costing, refines: true }),
    insuranceNow: money('Mortgage insurance a month now', { initial: 0, max: 1e9, section: judging, refines: true }),
    insuranceNew: money('Mortgage insurance a month afterwards', {
      initial: 0,
      max: 1e9,
      section: judging,
      refines: true,
    }),
    taxRate: percent('Tax relief on interest', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Your tax rate where mortgage interest is deducted; 0 where it is not.',
      section: judging,
      refines: true,
    }),
    discount: rate('What your cash could earn', {
      initial: 0.04,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'For the value in today’s money.',
      section: judging,
      refines: true,
    }),
  },
  outputs: {
    net: { kind: 'money', label: 'Ahead by the end of your stay', help: 'Interest, costs and balances counted.' },
    newPayment: { kind: 'money', label: 'New payment' },
    saving: { kind: 'money', label: 'Less to pay each month', help: 'With mortgage insurance. Negative: more.' },
    simpleMonths: {
      kind: 'count',
      label: 'Months to cover the costs',
      optional: true,
      help: 'By lower payments alone, the usual rule of thumb.',
    },
    trueMonths: {
      kind: 'count',
      label: 'Months until you are truly ahead',
      optional: true,
      help: 'Counts what each loan still owes.',
    },
    advice: { kind: 'verdict', label: 'Does it pay?' },
    oldPayment: { kind: 'money', label: 'Payment now', section: 'The two loans' },
    newLoan: { kind: 'money', label: 'New loan', section: 'The two loans' },
    costs: { kind: 'money', label: 'Costs in all', section: 'The two loans' },
    cash: { kind: 'money', label: 'Cash needed at closing', section: 'The two loans' },
    oldInterest: { kind: 'money', label: 'Interest left, old loan', section: 'The two loans' },
    newInterest: { kind: 'money', label: 'Interest, new loan', section: 'The two loans' },
    present: { kind: 'money', label: 'Ahead in today’s money', section: 'The two loans' },
    samePayment: {
      kind: 'money',
      label: 'Payment to end as before',
      optional: true,
      section: 'Starting the term again',
    },
    sameInterest: {
      kind: 'money',
      label: 'Interest with that payment',
      optional: true,
      section: 'Starting the term again',
    },
    resetCost: {
      kind: 'money',
      label: 'Interest the other term adds',
      optional: true,
      section: 'Starting the term again',
    },
    years: {
      kind: 'table',
      label: 'If you sold or repaid after so many years',
      columns: {
        year: { kind: 'count', label: 'Year' },
        payments: { kind: 'money', label: 'Less paid so far' },
        owedOld: { kind: 'money', label: 'Old loan owes' },
        owedNew: { kind: 'money', label: 'New loan owes' },
        net: { kind: 'money', label: 'Ahead by' },
      },
    },
  },
  formula:
    'Ahead by = payments saved + old balance − new balance − costs paid in cash + cash taken out, at the end of your stay; months to cover the costs = costs ÷ monthly saving',
  limits: [
    'Both rates stay as they are. An adjustable loan needs a guess at its later rate.',
    'Property tax and home insurance are the same with either loan and are left out, as is what an escrow account refunds.',
    'Tax relief is the interest times the rate you type; whether you itemise, and any limit on the loan, is for you to check.',
    'What you would have earned on the costs counts only in the figure in today’s money.',
  ],
  sources: [
    {
      title: 'Federal Reserve Board: A Consumer’s Guide to Mortgage Refinancings',
      href: 'https://www.federalreserve.gov/pubs/refinancings/default.htm',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { balance, months, newMonths, fees, points, penalty, paid, cashOut, taxRate } = values
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const balanceMinor = minor(balance)
    if (balanceMinor < 1) return problem('balance', 'must be at least one unit of the smallest coin')
    const feesPaid = fees + penalty
    const borrowed = minor(balance + cashOut)
    const newLoanMinor = paid === 'rolled' ? minor((balance + cashOut + feesPaid) / (1 - points)) : borrowed
    const costsMinor = paid === 'rolled' ? newLoanMinor - borrowed : minor(feesPaid + money(newLoanMinor) * points)
    const cashMinor = paid === 'rolled' ? 0 : costsMinor
    const left = Math.max(1, Math.round(months))
    const fixed = { ratePerPeriod: values.newRate / 12, principalMinor: newLoanMinor }
    const old = loanSchedule({ principalMinor: balanceMinor, ratePerPeriod: values.annualRate / 12, periods: left })
    const next = loanSchedule({ ...fixed, periods: Math.max(1, Math.round(newMonths)) })
    const same = loanSchedule({ ...fixed, periods: left })
    if (old.kind === 'refused' || next.kind === 'refused' || same.kind === 'refused')
      return problem('balance', 'must be larger for so many payments')

    const stayMonths = Math.max(1, Math.round(values.stay * 12))
    const horizon = Math.max(stayMonths, old.rows.length, next.rows.length)
    const units = 10 ** minorDigits
    const insurance = { now: values.insuranceNow * units, next: values.insuranceNew * units }
    const course = courseOf(old, next, { horizon, insurance, taxRate, startMinor: borrowed - balanceMinor - cashMinor })
    const atStay = course[stayMonths] ?? course.at(-1)
    const netMinor = atStay?.netMinor ?? 0
    const savingMinor = old.instalmentMinor - next.instalmentMinor + insurance.now - insurance.next
    const afterTax = money(savingMinor) * (1 - taxRate)
    const found = course.findIndex(({ netMinor: ahead }, month) => month > 0 && ahead >= 0)
    const factor = 1 + values.discount / 12
    const present =
      money(borrowed - balanceMinor - cashMinor) +
      course
        .slice(1, stayMonths + 1)
        .reduceRight((sum, { flowMinor }) => (sum + money(flowMinor)) / factor, money(atStay?.owedMinor ?? 0))
    const resets = next.rows.length !== same.rows.length
    const adds = compareAmounts(money(next.interestMinor + costsMinor), money(old.interestMinor), minorDigits) > 0
    const sign = compareAmounts(money(netMinor), 0, minorDigits)
    const years = Math.max(1, Math.ceil(horizon / 12))
    return {
      net: money(netMinor),
      newPayment: money(next.instalmentMinor),
      saving: money(savingMinor),
      ...(savingMinor > 0 ? { simpleMonths: Math.ceil(money(costsMinor) / afterTax - 1e-9) } : {}),
      ...(found > 0 ? { trueMonths: found } : {}),
      advice: adviceOf(
        { sign, adds, lower: savingMinor > 0 },
        {
          stay: show.number(values.stay),
          net: show.money(Math.abs(money(netMinor))),
          more: show.money(money(next.interestMinor + costsMinor - old.interestMinor)),
        },
      ),
      oldPayment: money(old.instalmentMinor),
      newLoan: money(newLoanMinor),
      costs: money(costsMinor),
      cash: money(cashMinor),
      oldInterest: money(old.interestMinor),
      newInterest: money(next.interestMinor),
      present,
      ...(resets
        ? {
            samePayment: money(same.instalmentMinor),
            sameInterest: money(same.interestMinor),
            resetCost: money(next.interestMinor - same.interestMinor),
          }
        : {}),
      years: Array.from({ length: years }, (_, index) => {
        const point = course[Math.min(horizon, 12 * (index + 1))]
        return {
          year: index + 1,
          payments: money(point?.paidLessMinor ?? 0),
          owedOld: money(point?.owedOldMinor ?? 0),
          owedNew: money(point?.owedNewMinor ?? 0),
          net: money(point?.netMinor ?? 0),
        }
      }),
    }
  },

  steps: ({ paid, balance, cashOut, newRate, annualRate, stay, taxRate }, { years, cash }) => {
    const whole = [stay, balance, cashOut].every(Number.isInteger) && stay <= years.length
    const at = stay - 1
    return [
      paid === 'rolled'
        ? {
            gives: 'newLoan',
            is: '({balance}[ + {cashOut}][ + {fees}][ + {penalty}]) ÷ (1 − {points})',
            rounded: 'cents',
          }
        : { gives: 'newLoan', is: '{balance}[ + {cashOut}]', rounded: 'cents' },
      paid === 'rolled'
        ? { gives: 'costs', is: '{newLoan} − {balance}[ − {cashOut}]', rounded: 'cents' }
        : { gives: 'costs', is: '{fees}[ + {penalty}][ + {newLoan} × {points}]', rounded: 'cents' },
      { as: 'left', in: 'count', is: '{months}', rounded: 'nearest' },
      { as: 'periods', in: 'count', is: '{newMonths}', rounded: 'nearest' },
      { as: 'oldRate', in: 'percent', decimals: 6, is: '{annualRate} ÷ 12' },
      { as: 'monthly', in: 'percent', decimals: 6, is: '{newRate} ÷ 12' },
      annualRate === 0
        ? { gives: 'oldPayment', is: '{balance} ÷ {left}', rounded: 'cents' }
        : { gives: 'oldPayment', is: '{balance} × {oldRate} ÷ (1 − (1 + {oldRate})^−{left})', rounded: 'cents' },
      newRate === 0
        ? { gives: 'newPayment', is: '{newLoan} ÷ {periods}', rounded: 'cents' }
        : { gives: 'newPayment', is: '{newLoan} × {monthly} ÷ (1 − (1 + {monthly})^−{periods})', rounded: 'cents' },
      { gives: 'saving', is: '{oldPayment} − {newPayment}[ + {insuranceNow}][ − {insuranceNew}]' },
      { gives: 'simpleMonths', is: '{costs} ÷ ({saving}[ × (1 − {taxRate})])', rounded: 'up' },
      ...(whole && taxRate === 0
        ? [
            {
              gives: 'net' as const,
              is: `{years.${at}.payments} + {years.${at}.owedOld} − {years.${at}.owedNew}${cash > 0 ? ' − {cash}' : ''}[ + {cashOut}]`,
            },
          ]
        : []),
    ]
  },

  charts: [
    { kind: 'line', title: 'How far ahead you are, year by year', of: 'years', x: 'year', y: ['net'] },
    { kind: 'line', title: 'What is still owed', of: 'years', x: 'year', y: ['owedOld', 'owedNew'] },
  ],
  examples: [
    {
      name: 'One point lower and thirty new years',
      given: {
        balance: 200_000,
        annualRate: 0.06,
        months: 300,
        newRate: 0.05,
        newMonths: 360,
        fees: 4000,
        stay: 5,
        points: 0,
        penalty: 0,
        paid: 'cash',
        cashOut: 0,
        insuranceNow: 0,
        insuranceNew: 0,
        taxRate: 0,
        discount: 0.04,
      },
      expect: { newPayment: 1073.64, simpleMonths: 19, trueMonths: 25, net: 5104.27, resetCost: 35_759.22 },
    },
  ],
})

interface Month {
  /** Paid less than with the old loan so far, tax relief included; and in this month alone. */
  paidLessMinor: number
  flowMinor: number
  owedOldMinor: number
  owedNewMinor: number
  /** What the old loan owes more than the new one. */
  owedMinor: number
  netMinor: number
}

/** Both loans month by month, from the day of the change. Minor units; relief is not rounded. */
function courseOf(
  old: LoanSchedule,
  next: LoanSchedule,
  known: { horizon: number; insurance: { now: number; next: number }; taxRate: number; startMinor: number },
): readonly Month[] {
  const { horizon, insurance, taxRate, startMinor } = known
  const spent = ({ rows }: LoanSchedule, month: number, premium: number) => {
    const row = rows[month - 1]
    return row ? row.instalmentMinor + premium - row.interestMinor * taxRate : 0
  }
  const owed = ({ rows }: LoanSchedule, month: number) =>
    month === 0 ? (rows[0]?.openingMinor ?? 0) : (rows[month - 1]?.closingMinor ?? 0)
  const months: Month[] = []
  let paidLessMinor = 0
  for (let month = 0; month <= horizon; month++) {
    const flowMinor = month === 0 ? 0 : spent(old, month, insurance.now) - spent(next, month, insurance.next)
    paidLessMinor += flowMinor
    const owedOldMinor = owed(old, month)
    const owedNewMinor = owed(next, month)
    const owedMinor = owedOldMinor - owedNewMinor
    months.push({
      paidLessMinor,
      flowMinor,
      owedOldMinor,
      owedNewMinor,
      owedMinor,
      netMinor: paidLessMinor + owedMinor + startMinor,
    })
  }
  return months
}

function adviceOf(
  { sign, adds, lower }: { sign: number; adds: boolean; lower: boolean },
  say: { stay: string; net: string; more: string },
): { is: 'good' | 'fair' | 'bad'; says: string } {
  if (sign < 0)
    return {
      is: 'bad',
      says: `After ${say.stay} years you are ${say.net} worse off${lower ? ', although each payment is lower' : ''}.`,
    }
  if (sign === 0) return { is: 'fair', says: `After ${say.stay} years it makes no difference.` }
  if (adds && lower)
    return {
      is: 'fair',
      says: `After ${say.stay} years you are ${say.net} ahead, but kept to its end the new loan costs ${say.more} more in interest and fees: its payments are lower because they go on longer.`,
    }
  return { is: 'good', says: `After ${say.stay} years you are ${say.net} ahead.` }
}
