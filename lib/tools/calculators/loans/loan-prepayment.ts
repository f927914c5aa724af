import { choice, date, defineCalculator, duration, money, percent, problem, rate, rows } from '@/lib/kits/calculator'
import {
  lastInstalmentSentence,
  loanSchedule,
  scheduleByYear,
  type ExtraPayment,
  type LoanSchedule,
  type LoanTerms,
} from '@/lib/engines/loan-schedule'
import { rootBetween } from '@/lib/base/root'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

/** A row of the form. `from` is the instalment, counted from 1, with which it is made for the first time. */
interface Planned {
  amount: number
  often: 'once' | 'monthly' | 'yearly'
  growth: number
  from: number
}

export default defineCalculator({
  inputs: {
    outstanding: money('Still owed today', { initial: 250_000, initialIn: { in: 2_500_000 }, above: 0, max: 1e12 }),
    annualRate: rate('Interest rate', {
      initial: 0.06,
      slider: { to: 0.25, step: 0.0025 },
      initialIn: { in: 0.085 },
      per: 'year',
      max: 1,
    }),
    known: choice('What you know of the loan', {
      options: { months: 'Time left', emi: 'Instalment' },
      initial: 'months',
    }),
    months: duration('Time left', {
      initial: 240,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 600,
      decimals: 2,
      shownWhen: { field: 'known', is: 'months' },
    }),
    emi: money('Monthly instalment', {
      initial: 1800,
      initialIn: { in: 21_700 },
      above: 0,
      max: 1e12,
      shownWhen: { field: 'known', is: 'emi' },
    }),
    firstDate: date('Next instalment on', {
      initial: '2027-01-05',
      min: '1990-01-01',
      max: '2099-12-31',
      refines: true,
    }),
    prepayments: rows('Prepayments', {
      row: 'prepayment',
      min: 1,
      max: 12,
      help: 'Each is made with the first instalment on or after its date.',
      columns: {
        amount: money('Amount', { initial: 5000, above: 0, max: 1e12 }),
        often: choice('How often', {
          options: { once: 'Once', monthly: 'Every month', yearly: 'Every year' },
          initial: 'once',
          as: 'menu',
        }),
        on: date('First on', { initial: '2027-01-05' }),
        growth: percent('Grows a year by', { initial: 0, max: 1, help: 'For repeated prepayments.' }),
      },
      initial: [
        { amount: 20_000, often: 'once', on: '2027-06-05', growth: 0 },
        { amount: 2000, often: 'yearly', on: '2028-01-05', growth: 0 },
      ],
    }),
    mode: choice('What the prepayment cuts', {
      options: { term: 'The tenure', instalment: 'The instalment' },
      initial: 'term',
      refines: true,
    }),
    penaltyRate: percent('Penalty on prepaid amounts', {
      initial: 0,
      slider: { to: 0.1, step: 0.0025 },
      max: 0.2,
      section: 'Penalty',
      refines: true,
    }),
    penaltyUntil: date('Penalty ends on', {
      optional: true,
      help: 'Left empty: it applies to the end of the loan.',
      section: 'Penalty',
      refines: true,
    }),
    returnRate: rate('Return if you invested instead', {
      initial: 0.07,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 1,
      help: 'What the money would earn in a year elsewhere.',
      section: 'Prepay or invest',
      refines: true,
    }),
    taxRate: percent('Tax on that return', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      section: 'Prepay or invest',
      refines: true,
    }),
  },
  outputs: {
    saved: { kind: 'money', label: 'Interest saved, less penalty' },
    payoff: { kind: 'date', label: 'New payoff date' },
    payoffBefore: { kind: 'date', label: 'Payoff date without prepayment' },
    sooner: { kind: 'count', label: 'Months sooner' },
    emiNow: { kind: 'money', label: 'Instalment now' },
    emiAfter: { kind: 'money', label: 'Instalment after the first prepayment', optional: true },
    prepaid: { kind: 'money', label: 'Prepaid in all', section: 'Prepaid and interest' },
    penalty: { kind: 'money', label: 'Penalty in all', optional: true, section: 'Prepaid and interest' },
    interestBefore: { kind: 'money', label: 'Interest without prepayment', section: 'Prepaid and interest' },
    interest: { kind: 'money', label: 'Interest with prepayment', section: 'Prepaid and interest' },
    rounding: { kind: 'verdict', label: 'What the last instalment absorbs' },
    capped: { kind: 'verdict', label: 'Prepayment above the balance', optional: true },
    otherMode: { kind: 'verdict', label: 'Tenure or instalment' },
    breakEven: {
      kind: 'percent',
      label: 'Break-even return before tax',
      help: 'An investment must earn more than this a year, compounded, to beat prepaying.',
      optional: true,
      section: 'Prepay or invest',
    },
    investAhead: {
      kind: 'money',
      label: 'Investing instead is ahead by',
      help: 'At the old payoff date. Instalments that fall away are invested too. Negative: prepaying is ahead.',
      section: 'Prepay or invest',
    },
    invest: { kind: 'verdict', label: 'Prepay or invest', section: 'Prepay or invest' },
    years: {
      kind: 'table',
      label: 'By year of the loan',
      columns: {
        year: { kind: 'count', label: 'Year' },
        instalments: { kind: 'money', label: 'Instalments' },
        prepaid: { kind: 'money', label: 'Prepaid' },
        interest: { kind: 'money', label: 'Interest' },
        interestBefore: { kind: 'money', label: 'Interest without' },
        closing: { kind: 'money', label: 'Still owed' },
        closingBefore: { kind: 'money', label: 'Owed without' },
      },
      totals: ['instalments', 'prepaid', 'interest', 'interestBefore'],
    },
    schedule: {
      kind: 'table',
      label: 'Every instalment, before and after',
      columns: {
        period: { kind: 'count', label: 'Month' },
        date: { kind: 'date', label: 'Date' },
        payment: { kind: 'money', label: 'Instalment' },
        interest: { kind: 'money', label: 'Interest' },
        prepaid: { kind: 'money', label: 'Prepaid' },
        penalty: { kind: 'money', label: 'Penalty' },
        closing: { kind: 'money', label: 'Still owed' },
        paymentBefore: { kind: 'money', label: 'Instalment without' },
        closingBefore: { kind: 'money', label: 'Owed without' },
      },
      totals: ['payment', 'interest', 'prepaid', 'penalty', 'paymentBefore'],
    },
  },
  formula:
    'Saving = interest of the old schedule − interest of the new one − penalty rate × prepaid amounts; each month the interest is the balance × annual rate ÷ 12, and a prepayment lowers the balance at once',
  limits: [
    'A prepayment takes effect with the first instalment on or after its date; lenders that count days credit it a little earlier or later.',
    'Allowances that let you prepay a share of the loan free of penalty are not modelled; leave the penalty at 0 for those amounts.',
    'The rate is the same until the end; a floating rate changes the saving.',
    'The comparison with investing takes one steady return, taxed each year, and no tax relief on the loan interest.',
  ],
  sources: [
    {
      title: 'Microsoft Support: NPER function',
      href: 'https://support.microsoft.com/en-us/office/nper-function-240535b5-6653-4d2d-bfcf-b6a38151d815',
    },
    {
      title: 'Microsoft Support: CUMIPMT function',
      href: 'https://support.microsoft.com/en-us/office/cumipmt-function-61067bb0-9016-427d-b95b-1a752af0e606',
    },
  ],

  compute(
    {
      outstanding,
      annualRate,
      known,
      months,
      emi,
      firstDate,
      prepayments,
      mode,
      penaltyRate,
      penaltyUntil,
      returnRate,
      taxRate,
    },
    { minorDigits, show },
  ) {
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const principalMinor = toMinor(outstanding, minorDigits)
    if (!principalMinor) return problem('outstanding', 'must be at least one unit of the smallest coin')
    const undated: LoanTerms = {
      principalMinor,
      ratePerPeriod: annualRate / 12,
      ...(known === 'months' ? { periods: Math.round(months) } : { instalmentMinor: toMinor(emi, minorDigits) ?? 0 }),
    }
    const terms = { ...undated, firstDate }
    const before = loanSchedule(terms)
    if (before.kind === 'refused') {
      if (known === 'months') return problem('outstanding', 'must be larger for so many instalments')
      return problem('emi', `must be more than one month’s interest, ${show.money((outstanding * annualRate) / 12)}`)
    }
    if (before.rows.length > 1200) return problem('emi', 'must be large enough to repay the loan within 100 years')
    const payoffBefore = before.rows.at(-1)?.date ?? firstDate
    const extraPayments: ExtraPayment[] = []
    const plans: Planned[] = []
    for (const { amount, often, on, growth } of prepayments) {
      const from = before.rows.findIndex(({ date: day = '' }) => day >= on) + 1
      if (from === 0)
        return problem('prepayments', `must each start before the loan ends on ${show.date(payoffBefore)}`)
      plans.push({ amount, often, growth, from })
      // No prepayment can exceed the loan, so larger amounts are cut before they outgrow whole numbers.
      const amountIn = (year: number) =>
        Math.min(toMinor(amount * (1 + growth) ** year, minorDigits) ?? principalMinor, principalMinor)
      if (often === 'once') extraPayments.push({ amountMinor: amountIn(0), from })
      else if (growth === 0) extraPayments.push({ amountMinor: amountIn(0), from, every: often === 'monthly' ? 1 : 12 })
      else
        for (let year = 0; from + 12 * year <= before.rows.length; year++) {
          const start = from + 12 * year
          const amountMinor = amountIn(year)
          extraPayments.push(
            often === 'yearly'
              ? { amountMinor, from: start }
              : { amountMinor, from: start, every: 1, until: start + 11 },
          )
        }
    }
    const withExtras = (extrasReduce: 'term' | 'instalment', of: LoanTerms) =>
      loanSchedule({ ...of, instalmentMinor: before.instalmentMinor, extraPayments, extrasReduce })
    const after = withExtras(mode, terms)
    // Of the other way only the interest and the penalty count, and dates take most of the time.
    const other = withExtras(
      mode === 'term' ? 'instalment' : 'term',
      penaltyRate > 0 && penaltyUntil !== undefined ? terms : undated,
    )
    if (after.kind === 'refused' || other.kind === 'refused')
      return problem('outstanding', 'must be larger for so many instalments')

    const penaltyOn = (day: string | undefined, extraMinor: number) =>
      penaltyUntil !== undefined && day !== undefined && day > penaltyUntil
        ? 0
        : roundHalfAway(extraMinor * penaltyRate)
    const penaltyOf = (loan: LoanSchedule) =>
      loan.rows.reduce((sum, row) => sum + penaltyOn(row.date, row.extraMinor), 0)
    const penaltyMinor = penaltyOf(after)
    const savedMinor = before.interestMinor - after.interestMinor - penaltyMinor
    const otherSaved = before.interestMinor - other.interestMinor - penaltyOf(other)

    const schedule = before.rows.map((old, index) => {
      const row = after.rows[index]
      return {
        period: old.period,
        date: old.date ?? null,
        payment: money(row?.instalmentMinor ?? 0),
        interest: money(row?.interestMinor ?? 0),
        prepaid: money(row?.extraMinor ?? 0),
        penalty: money(row ? penaltyOn(row.date, row.extraMinor) : 0),
        closing: money(row?.closingMinor ?? 0),
        paymentBefore: money(old.instalmentMinor),
        closingBefore: money(old.closingMinor),
      }
    })
    const newYears = scheduleByYear(after.rows, 12)
    const years = scheduleByYear(before.rows, 12).map((old, index) => {
      const year = newYears[index]
      return {
        year: old.year,
        instalments: money(year?.instalmentMinor ?? 0),
        prepaid: money(year?.extraMinor ?? 0),
        interest: money(year?.interestMinor ?? 0),
        interestBefore: money(old.interestMinor),
        closing: money(year?.closingMinor ?? 0),
        closingBefore: money(old.closingMinor),
      }
    })

    // What prepaying leaves in the purse each month compared with not prepaying: first less, later more.
    const kept = schedule.map((row) => row.paymentBefore - row.payment - row.prepaid - row.penalty)
    const endValue = (monthly: number) => kept.reduce((sum, amount) => sum * (1 + monthly) + amount, 0)
    const investAhead = -endValue((1 + returnRate * (1 - taxRate)) ** (1 / 12) - 1)
    const lowest = -0.02
    const highest = 0.2
    const solvable = endValue(lowest) > 0 && endValue(highest) < 0
    const breakEven = solvable ? ((1 + rootBetween(endValue, lowest, highest)) ** 12 - 1) / (1 - taxRate) : undefined

    const firstExtra = after.rows.findIndex(({ extraMinor }) => extraMinor > 0)
    const emiAfter = after.rows[firstExtra + 1]?.instalmentMinor
    const lastPaid = after.rows.at(-1)
    const unused = unusedNotice(plans, after, {
      money: (amount) => show.money(amount),
      last: show.date(lastPaid?.date ?? firstDate),
      minorDigits,
    })
    return {
      saved: money(savedMinor),
      payoff: lastPaid?.date ?? firstDate,
      payoffBefore,
      sooner: before.rows.length - after.rows.length,
      emiNow: money(before.instalmentMinor),
      ...(mode === 'instalment' && emiAfter !== undefined && firstExtra + 2 < after.rows.length
        ? { emiAfter: money(emiAfter) }
        : {}),
      prepaid: money(after.extraMinor),
      ...(penaltyRate > 0 ? { penalty: money(penaltyMinor) } : {}),
      interestBefore: money(before.interestMinor),
      interest: money(after.interestMinor),
      rounding: {
        is: 'plain',
        says: lastInstalmentSentence(after, (minor) => show.money(money(minor)), true),
      },
      ...(unused === undefined ? {} : { capped: { is: 'fair', says: unused } }),
      otherMode: {
        is: 'plain',
        says:
          savedMinor === otherSaved
            ? 'Cutting the tenure and cutting the instalment save the same here.'
            : `Cutting the ${(mode === 'term') === savedMinor > otherSaved ? 'tenure' : 'instalment'} saves ${show.money(money(Math.abs(savedMinor - otherSaved)))} more than cutting the ${(mode === 'term') === savedMinor > otherSaved ? 'instalment' : 'tenure'}.`,
      },
      ...(breakEven === undefined ? {} : { breakEven }),
      investAhead,
      invest: {
        is: compareAmounts(investAhead, 0, minorDigits) > 0 ? 'fair' : 'good',
        says:
          compareAmounts(investAhead, 0, minorDigits) > 0
            ? `At ${show.percent(returnRate)} before tax, investing the money leaves you with more. It needs that return every year.`
            : `At ${show.percent(returnRate)} before tax, prepaying leaves you with at least as much, without risk.`,
      },
      years,
      schedule,
    }
  },

  steps({ taxRate }, { breakEven, schedule }) {
    const left = schedule.filter(({ payment }) => (payment ?? 0) > 0).length
    const afterTax = breakEven === undefined ? undefined : breakEven * (1 - taxRate)
    return [
      {
        finds: 'Instalment now',
        gives: 'emiNow',
        says: '{outstanding} at {annualRate} ÷ 12 a month, instalments left: {schedule}',
      },
      { gives: 'prepaid', is: '{schedule.prepaid}', says: 'Prepayments until the loan is repaid' },
      { gives: 'sooner', is: '{schedule} − {left} instalments', with: { left: { kind: 'count', value: left } } },
      {
        gives: 'penalty',
        is: '{schedule.penalty}',
        says: '{penaltyRate} of what is prepaid while the penalty applies',
        unless: { field: 'penaltyRate', is: 0 },
      },
      { gives: 'saved', is: '{interestBefore} − {interest}[ − {penalty}]' },
      {
        gives: 'breakEven',
        says: '{afterTax} after tax ÷ (1 − {taxRate})',
        with: { afterTax: afterTax === undefined ? undefined : { kind: 'percent', value: afterTax } },
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'What is still owed, with and without prepayment',
      of: 'schedule',
      x: 'period',
      y: ['closingBefore', 'closing'],
    },
    {
      kind: 'bar',
      title: 'Interest by year, with and without prepayment',
      of: 'years',
      x: 'year',
      y: ['interestBefore', 'interest'],
    },
  ],
  examples: [
    {
      name: 'A bonus put into a home loan',
      given: {
        outstanding: 2_500_000,
        annualRate: 0.085,
        known: 'months',
        months: 240,
        firstDate: '2027-01-05',
        prepayments: [{ amount: 300_000, often: 'once', on: '2027-12-05', growth: 0 }],
        mode: 'term',
        penaltyRate: 0,
        returnRate: 0.09,
        taxRate: 0.2,
      },
      expect: { saved: 925_028.28, sooner: 56, payoff: '2042-04-05', breakEven: 0.1105 },
    },
  ],
})

/** What the plan holds for one instalment, in money. */
function plannedWith({ amount, often, growth, from }: Planned, instalment: number): number {
  const elapsed = instalment - from
  if (elapsed < 0 || (often === 'once' && elapsed > 0) || (often === 'yearly' && elapsed % 12 > 0)) return 0
  return amount * (1 + growth) ** Math.floor(elapsed / 12)
}

/**
 * What of the plan the loan leaves no room for; `undefined` where all of it is used. That a repeated prepayment ends with a
 * part of itself is no news; that it never fits whole is.
 */
function unusedNotice(
  plans: readonly Planned[],
  { rows: paid }: LoanSchedule,
  write: { money: (amount: number) => string; last: string; minorDigits: number },
): string | undefined {
  const ends = paid.length
  const usedMinor = paid.at(-1)?.extraMinor ?? 0
  const used = fromMinor(usedMinor, write.minorDigits)
  const met = plans.filter((plan) => plannedWith(plan, ends) > 0)
  const wanted = met.reduce((sum, plan) => sum + plannedWith(plan, ends), 0)
  const isCut = usedMinor > 0 && (toMinor(wanted, write.minorDigits) ?? Infinity) > usedMinor
  const late = plans.filter(({ from }) => from > ends || (from === ends && usedMinor === 0)).length
  const sentences = [
    ...(isCut && met.some(({ often, from }) => often === 'once' || from === ends)
      ? [
          `${met.length === 1 ? 'A prepayment is' : 'Prepayments made with one instalment are together'} larger than what is still owed; only ${write.money(used)} of ${write.money(wanted)} would be used.`,
        ]
      : []),
    ...(late > 0
      ? [
          `${late === 1 ? 'A prepayment finds' : `${late} prepayments find`} nothing left to repay: the loan ends on ${write.last}.`,
        ]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
