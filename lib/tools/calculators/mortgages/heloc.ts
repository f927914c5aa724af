import { choice, defineCalculator, duration, integer, money, percent, problem, rows } from '@/lib/kits/calculator'
import { cappedRate } from '@/lib/subjects/finance/adjustable-loan'
import { payment } from '@/lib/subjects/finance/annuity'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const using = 'How you use the line'
const rates = 'The rate'
const charges = 'Fees'
const instead = 'A fixed loan instead'

export default defineCalculator({
  inputs: {
    limit: money('Credit limit', { initial: 75_000, initialIn: { in: 1_500_000 }, above: 0, max: 1e10 }),
    first: money('Drawn on the first day', { initial: 40_000, initialIn: { in: 800_000 }, max: 1e10 }),
    index: percent('Index today', {
      initial: 0.07,
      slider: { to: 0.15, step: 0.0025 },
      max: 0.5,
      help: 'Such as the prime rate that the contract names.',
    }),
    margin: percent('Margin', {
      initial: 0.01,
      slider: { from: -0.02, to: 0.06, step: 0.0025 },
      negative: true,
      min: -0.1,
      max: 0.2,
    }),
    moves: rows('Later draws and repayments', {
      row: 'move',
      max: 24,
      help: 'A draw comes at the start of its month. A negative amount is repaid with that month’s payment.',
      columns: {
        month: integer('Month', { initial: 13, min: 1, max: 360 }),
        amount: money('Amount', { initial: 5000, negative: true, min: -1e10, max: 1e10 }),
      },
      initial: [],
    }),
    drawMonths: duration('Draw period', {
      initial: 120,
      slider: { from: 12, to: 240, step: 12 },
      min: 1,
      max: 360,
      decimals: 2,
      section: using,
      refines: true,
    }),
    repayMonths: duration('Repayment period', {
      initial: 240,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 360,
      decimals: 2,
      section: using,
      refines: true,
    }),
    minimum: choice('Least payment while drawing', {
      options: { interest: 'Interest only', share: 'Share of the balance' },
      initial: 'interest',
      section: using,
      refines: true,
    }),
    share: percent('That share', {
      initial: 0.015,
      slider: { from: 0.005, to: 0.05, step: 0.0025 },
      max: 1,
      help: 'Never less than the month’s interest.',
      shownWhen: { field: 'minimum', is: 'share' },
      section: using,
      refines: true,
    }),
    step: percent('The index moves each year by', {
      initial: 0,
      slider: { from: -0.01, to: 0.02, step: 0.0025 },
      negative: true,
      min: -0.2,
      max: 0.2,
      section: rates,
      refines: true,
    }),
    introRate: percent('Introductory rate', {
      initial: 0,
      slider: { to: 0.15, step: 0.0025 },
      max: 0.5,
      section: rates,
      refines: true,
    }),
    introMonths: integer('For months', { initial: 0, min: 0, max: 60, section: rates, refines: true }),
    cap: percent('Highest rate', {
      initial: 0.18,
      slider: { from: 0.05, to: 0.3, step: 0.005 },
      max: 0.6,
      section: rates,
      refines: true,
    }),
    floor: percent('Lowest rate', {
      initial: 0.04,
      slider: { to: 0.15, step: 0.0025 },
      max: 0.5,
      section: rates,
      refines: true,
    }),
    stress: percent('Rise of the index to test', {
      initial: 0.02,
      slider: { from: 0.005, to: 0.06, step: 0.005 },
      max: 0.3,
      section: rates,
      refines: true,
    }),
    closing: money('To open the line', { initial: 300, max: 1e8, section: charges, refines: true }),
    annual: money('Each year of the draw period', { initial: 50, max: 1e8, section: charges, refines: true }),
    idle: money('For a year without a balance', { initial: 0, max: 1e8, section: charges, refines: true }),
    fixedRate: percent('Rate of a fixed loan', {
      initial: 0.085,
      slider: { to: 0.2, step: 0.0025 },
      max: 0.5,
      section: instead,
      refines: true,
    }),
    fixedMonths: duration('Its term', {
      initial: 180,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 480,
      decimals: 2,
      section: instead,
      refines: true,
    }),
  },
  outputs: {
    repay: { kind: 'money', label: 'Payment when repayment begins' },
    payment: { kind: 'money', label: 'First payment' },
    jump: { kind: 'percent', label: 'The payment rises on that day by', optional: true, decimals: 1 },
    interest: { kind: 'money', label: 'Interest in all' },
    fees: { kind: 'money', label: 'Fees in all' },
    verdict: { kind: 'verdict', label: 'If the index rises' },
    owed: { kind: 'money', label: 'Owed when repayment begins', section: 'Extremes' },
    highestRate: { kind: 'percent', label: 'Highest rate', section: 'Extremes' },
    stressRepay: { kind: 'money', label: 'Payment then, after the rise', section: 'Extremes' },
    stressInterest: { kind: 'money', label: 'Interest, after the rise', section: 'Extremes' },
    fixedPayment: { kind: 'money', label: 'Its payment', section: instead },
    fixedInterest: {
      kind: 'money',
      label: 'Its interest',
      section: instead,
      help: 'Everything drawn, borrowed on the first day.',
    },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        rate: { kind: 'percent', label: 'Rate at its end' },
        drawn: { kind: 'money', label: 'Drawn' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        fees: { kind: 'money', label: 'Fees' },
        owed: { kind: 'money', label: 'Owed' },
      },
      totals: ['drawn', 'paid', 'interest', 'fees'],
    },
    course: {
      kind: 'series',
      label: 'Payments',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Payment' },
        stressed: { kind: 'money', label: 'After the rise' },
        fixed: { kind: 'money', label: 'Fixed loan' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        rate: { kind: 'percent', label: 'Rate' },
        drawn: { kind: 'money', label: 'Drawn' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        owed: { kind: 'money', label: 'Owed' },
      },
      totals: ['drawn', 'paid', 'interest'],
    },
  },
  formula:
    'Rate = index + margin, between floor and cap; draw period: interest = balance × rate ÷ 12; repayment: balance × r ÷ (1 − (1 + r)^−months left), worked out anew when the rate changes',
  limits: [
    'Interest is a twelfth of the yearly rate on the balance after draws; lenders count days, which differs by little.',
    'The index moves once a year, on the line’s anniversary. Nobody knows it in advance.',
    'Fees are paid in cash and not added to the balance. A fee for closing the line early is left out.',
  ],
  sources: [
    {
      title: 'Regulation Z, 12 CFR 1026.40: requirements for home equity plans',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/40/',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { first, index, margin, moves, step, introRate, introMonths, cap, floor, stress } = values
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    const limitMinor = minor(values.limit)
    if (floor > cap) return problem('floor', 'must not be above the highest rate')
    const drawMonths = Math.max(1, Math.round(values.drawMonths))
    const months = drawMonths + Math.max(1, Math.round(values.repayMonths))
    if (moves.some(({ month, amount }) => amount > 0 && month > drawMonths))
      return problem('moves', `must draw within the draw period of ${show.count(drawMonths)} months`)
    const moved = (month: number, sign: number) =>
      moves.reduce((sum, { month: on, amount }) => (on === month && amount * sign > 0 ? sum + minor(amount) : sum), 0)
    const terms: Terms = {
      months,
      drawMonths,
      share: values.minimum === 'share' ? values.share : 0,
      drawnIn: (month) => moved(month, 1) + (month === 1 ? minor(first) : 0),
      repaidIn: (month) => -moved(month, -1),
    }
    const lineAt = (rise: number) =>
      lineOf(terms, (month) =>
        month <= introMonths
          ? introRate
          : cappedRate(index + rise + margin + step * Math.floor((month - 1) / 12), 0, { highest: cap, floor }),
      )
    const line = lineAt(0)
    const worse = lineAt(stress)
    const over = line.find(({ owedBefore }) => owedBefore > limitMinor)
    if (over) {
      const by = show.money(money(over.owedBefore - limitMinor))
      return over.month === 1 && !moves.some(({ month, amount }) => month === 1 && amount > 0)
        ? problem('first', 'must not exceed the credit limit')
        : problem('moves', `must stay within the limit; in month ${show.count(over.month)} it is passed by ${by}`)
    }
    const drawnMinor = line.reduce((sum, { drawn }) => sum + drawn, 0)
    if (drawnMinor === 0) return problem('first', 'must be above 0, or something must be drawn later')
    const fixedMonths = Math.max(1, Math.round(values.fixedMonths))
    const fixed = levelLoan(drawnMinor, values.fixedRate, fixedMonths)
    const sum = (path: readonly Month[], of: 'interest' | 'paid' | 'drawn') =>
      path.reduce((all, row) => all + row[of], 0)
    const years = Array.from({ length: Math.ceil(months / 12) }, (_, at) => {
      const rowsOf = line.slice(at * 12, at * 12 + 12)
      const isOpen = at * 12 < drawMonths
      const isIdle = rowsOf.every(({ owedBefore }) => owedBefore === 0)
      const fee = (at === 0 ? minor(values.closing) : 0) + (isOpen ? minor(values.annual) : 0)
      return {
        year: at + 1,
        rate: rowsOf.at(-1)?.rate ?? 0,
        drawn: money(sum(rowsOf, 'drawn')),
        paid: money(sum(rowsOf, 'paid')),
        interest: money(sum(rowsOf, 'interest')),
        feeMinor: fee + (isOpen && isIdle ? minor(values.idle) : 0),
        owed: money(rowsOf.at(-1)?.owed ?? 0),
      }
    })
    const atEnd = line[drawMonths - 1]
    const begins = line[drawMonths]?.paid ?? 0
    const before = atEnd?.regular ?? 0
    const stressed = worse[drawMonths]?.paid ?? 0
    const feesMinor = years.reduce((all, { feeMinor }) => all + feeMinor, 0)
    const change = stressed - begins
    const fixedInterest = sum(fixed, 'interest')
    return {
      repay: money(begins),
      payment: money(line[0]?.paid ?? 0),
      ...(before > 0 && begins > 0 ? { jump: begins / before - 1 } : {}),
      interest: money(sum(line, 'interest')),
      fees: money(feesMinor),
      verdict:
        begins === 0
          ? { is: 'good', says: 'Nothing is owed when repayment begins.' }
          : change <= 0
            ? { is: 'good', says: 'The rate already stands at its cap, or the rise changes no payment then.' }
            : {
                is: 'fair',
                says: `${show.percent(stress)} more on the index makes it ${show.money(money(change))} dearer a month when repayment begins, and ${show.money(money(sum(worse, 'interest') - sum(line, 'interest')))} in all.`,
              },
      owed: money(atEnd?.owed ?? 0),
      highestRate: Math.max(...line.map(({ rate }) => rate)),
      stressRepay: money(stressed),
      stressInterest: money(sum(worse, 'interest')),
      fixedPayment: money(fixed[0]?.paid ?? 0),
      fixedInterest: money(fixedInterest),
      years: years.map(({ feeMinor, ...year }) => ({ ...year, fees: money(feeMinor) })),
      course: line.map(({ month, paid }, at) => ({
        month,
        paid: money(paid),
        stressed: money(worse[at]?.paid ?? 0),
        fixed: money(fixed[at]?.paid ?? 0),
      })),
      schedule: line.map((row) => ({
        month: row.month,
        rate: row.rate,
        drawn: money(row.drawn),
        paid: money(row.paid),
        interest: money(row.interest),
        owed: money(row.owed),
      })),
    }
  },

  steps: ({ drawMonths, repayMonths, moves }, { schedule }) => {
    const at = Math.max(1, Math.round(drawMonths))
    const months = Math.max(1, Math.round(repayMonths))
    const isLevel =
      moves.every(({ month }) => month <= at) &&
      (schedule[at]?.rate ?? 0) > 0 &&
      months > 1 &&
      (schedule[at]?.owed ?? 0) > 0
    return [
      {
        finds: 'Rate of the first month',
        gives: 'schedule.0.rate',
        says: 'Index + margin, between floor and cap, or the introductory rate',
      },
      {
        finds: 'Interest of the first month',
        gives: 'schedule.0.interest',
        is: '{schedule.0.drawn} × {schedule.0.rate:6} ÷ 12',
        rounded: 'cents',
      },
      ...(isLevel
        ? [
            {
              gives: `schedule.${at}.paid` as const,
              finds: 'Payment when repayment begins',
              is: `{owed} × ({schedule.${at}.rate:6} ÷ 12) ÷ (1 − (1 + {schedule.${at}.rate:6} ÷ 12)^−${months})`,
              rounded: 'cents' as const,
            },
          ]
        : []),
      { gives: 'interest', is: '{schedule.interest}', says: 'The interest of all months added up' },
      { gives: 'fees', is: '{years.fees}', says: 'The fees of all years added up' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Payments, month by month',
      of: 'course',
      x: 'month',
      y: ['paid', 'stressed', 'fixed'],
    },
    { kind: 'line', title: 'What is owed', of: 'schedule', x: 'month', y: ['owed'], area: true },
  ],
  examples: [
    {
      name: 'A kitchen on a line',
      given: {
        limit: 75_000,
        first: 40_000,
        index: 0.07,
        margin: 0.01,
        moves: [],
        drawMonths: 120,
        repayMonths: 240,
        minimum: 'interest',
        share: 0.015,
        step: 0,
        introRate: 0,
        introMonths: 0,
        cap: 0.18,
        floor: 0.04,
        stress: 0.02,
        closing: 300,
        annual: 50,
        idle: 0,
        fixedRate: 0.085,
        fixedMonths: 180,
      },
      expect: { payment: 266.67, repay: 334.58 },
    },
  ],
})

interface Terms {
  months: number
  drawMonths: number
  /** Least payment as a share of the balance; 0 where only the interest is due. */
  share: number
  drawnIn(month: number): number
  repaidIn(month: number): number
}

interface Month {
  month: number
  rate: number
  drawn: number
  /** After the draw, before the payment. */
  owedBefore: number
  paid: number
  /** The payment that was due, without what was repaid by choice. */
  regular: number
  interest: number
  owed: number
}

/** A line month by month in minor units: draws first, then interest, then the payment. */
function lineOf(terms: Terms, rateIn: (month: number) => number): readonly Month[] {
  const path: Month[] = []
  let owed = 0
  let level = 0
  let levelRate: number | undefined
  for (let month = 1; month <= terms.months; month++) {
    const rate = rateIn(month)
    const drawn = terms.drawnIn(month)
    const owedBefore = owed + drawn
    const interest = roundHalfAway((owedBefore * rate) / 12)
    const isRepaying = month > terms.drawMonths
    // A repayment by choice ends the line sooner; only a new rate changes the payment.
    if (isRepaying && levelRate !== rate) {
      level = roundHalfAway(payment(rate / 12, terms.months - month + 1, -owedBefore) ?? 0)
      levelRate = rate
    }
    const due = isRepaying ? level : Math.max(interest, roundHalfAway(owedBefore * terms.share))
    const regular = month === terms.months ? owedBefore + interest : Math.min(due, owedBefore + interest)
    const extra = Math.min(terms.repaidIn(month), owedBefore + interest - regular)
    owed = owedBefore + interest - regular - extra
    path.push({ month, rate, drawn, owedBefore, paid: regular + extra, regular, interest, owed })
  }
  return path
}

function levelLoan(principal: number, yearly: number, months: number): readonly Month[] {
  return lineOf(
    { months, drawMonths: 0, share: 0, drawnIn: (month) => (month === 1 ? principal : 0), repaidIn: () => 0 },
    () => yearly,
  )
}
