import { choice, defineCalculator, duration, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { annualPercentageRate, annualPercentageRateOfCharge, type PaymentStream } from '@/lib/subjects/finance/apr'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const perYear = { monthly: 12, fortnightly: 26, weekly: 52, quarterly: 4, yearly: 1 }
/** Days in a unit-period, Appendix J (b)(5): a month is counted as 30 days. */
const daysIn = { monthly: 30, fortnightly: 14, weekly: 7, quarterly: 90, yearly: 365 }
const early = [1, 2, 3, 5, 7, 10, 15, 20]
const timing = 'Payments'
const checking = 'Checking a disclosure'

export default defineCalculator({
  inputs: {
    amount: money('Loan, before fees are added', {
      initial: 250_000,
      initialIn: { in: 3_000_000, uk: 150_000 },
      above: 0,
      max: 1e11,
    }),
    annualRate: rate('Interest rate', { initial: 0.065, slider: { to: 0.3, step: 0.0025 }, per: 'year', max: 1 }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 6, to: 480, step: 6 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    points: percent('Points', {
      initial: 0.01,
      slider: { to: 0.05, step: 0.00125 },
      max: 0.2,
      help: 'Of the loan, paid to the lender at the start.',
    }),
    prepaid: money('Finance charges paid or kept back at the start', {
      initial: 3000,
      initialIn: { in: 30_000 },
      max: 1e10,
      help: 'Origination, processing, required insurance. Not what a cash buyer would pay too.',
    }),
    financed: money('Finance charges added to the loan', { initial: 0, max: 1e10, refines: true }),
    insurance: money('Mortgage insurance with each payment', { initial: 0, max: 1e9, refines: true }),
    insured: integer('For so many payments', {
      initial: 120,
      min: 1,
      max: 3000,
      refines: true,
    }),
    frequency: choice('Paid', {
      options: {
        monthly: 'Monthly',
        fortnightly: 'Every two weeks',
        weekly: 'Weekly',
        quarterly: 'Quarterly',
        yearly: 'Yearly',
      },
      initial: 'monthly',
      as: 'menu',
      section: timing,
      refines: true,
    }),
    extraDays: integer('Days the first period is longer', {
      initial: 0,
      negative: true,
      min: -29,
      max: 180,
      help: 'Than a whole one. Negative: shorter. Interest charged for them belongs to the finance charges.',
      section: timing,
      refines: true,
    }),
    own: money('Payment in the contract', {
      optional: true,
      above: 0,
      max: 1e10,
      help: 'Left empty: the level payment at the interest rate.',
      section: timing,
      refines: true,
    }),
    quoted: percent('APR that was disclosed to you', { optional: true, max: 5, section: checking, refines: true }),
  },
  outputs: {
    apr: { kind: 'percent', label: 'APR, United States', decimals: 3, optional: true },
    aprc: { kind: 'percent', label: 'APR, European Union and United Kingdom', decimals: 2, optional: true },
    gap: { kind: 'percent', label: 'Above the interest rate by', decimals: 3, optional: true },
    payment: { kind: 'money', label: 'Payment' },
    charge: { kind: 'money', label: 'Finance charge', help: 'Interest and all charges, in money.' },
    verdict: { kind: 'verdict', label: 'What it says' },
    check: { kind: 'verdict', label: 'The disclosed APR', optional: true },
    financedAmount: { kind: 'money', label: 'Amount financed', section: 'As a disclosure has it' },
    total: { kind: 'money', label: 'Total of payments', section: 'As a disclosure has it' },
    count: { kind: 'count', label: 'Payments', section: 'As a disclosure has it' },
    parts: {
      kind: 'table',
      label: 'What the finance charge is made of',
      columns: { part: { kind: 'text', label: 'Part' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
    early: {
      kind: 'table',
      label: 'If you repay early',
      columns: {
        year: { kind: 'count', label: 'After years' },
        owed: { kind: 'money', label: 'Owed then' },
        charge: { kind: 'money', label: 'Finance charge' },
        apr: { kind: 'percent', label: 'APR so far', decimals: 3 },
      },
    },
  },
  formula:
    'US: amount financed = Σ payment ÷ ((1 + f × i)(1 + i)^t), APR = i × periods a year. EU and UK: amount = Σ payment ÷ (1 + X)^t, t in years, APR = X',
  limits: [
    'The loan is paid out in one sum; lines of credit and construction loans with several advances are another calculation.',
    'What belongs into a finance charge is a question of law. The page takes the charges that you type.',
    'The European figure counts the same charges, a year as 365 days, 52 weeks or 12 equal months.',
    'A yearly or quarterly first period takes extra days as their share of 365 or 90 days.',
  ],
  sources: [
    {
      title: 'FDIC: Appendix J to Part 1026, Annual Percentage Rate Computations for Closed-End Credit Transactions',
      href: 'http://www.fdic.gov/regulations/laws/rules/6500-3550.html',
    },
    {
      title: 'Directive 2008/48/EC on credit agreements for consumers, Annex I',
      href: 'http://legislation.gov.uk/eudr/2008/48/adopted?timeline=false',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { annualRate, points, frequency, insured, extraDays, own, quoted } = values
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    const paymentsPerYear = perYear[frequency]
    const amountMinor = minor(values.amount)
    const financedMinor = minor(values.financed)
    const principalMinor = amountMinor + financedMinor
    const pointsMinor = roundHalfAway(principalMinor * points)
    const prepaidMinor = minor(values.prepaid)
    const insuranceMinor = minor(values.insurance)
    const amountFinanced = amountMinor - pointsMinor - prepaidMinor
    if (amountMinor < 1) return problem('amount', 'must be at least one unit of the smallest coin')
    if (amountFinanced < 1) return problem('prepaid', 'must leave something of the loan')
    const periods = Math.max(1, Math.round((values.months * paymentsPerYear) / 12))
    const level = loanSchedule({ principalMinor, ratePerPeriod: annualRate / paymentsPerYear, periods })
    if (level.kind === 'refused') return problem('amount', 'must be larger for so many payments')
    const ownMinor = own === undefined ? undefined : minor(own)
    const instalment = ownMinor ?? level.instalmentMinor
    const count = ownMinor === undefined ? level.rows.length : periods
    const last = ownMinor ?? level.rows.at(-1)?.instalmentMinor ?? 0
    const insuredCount = Math.min(insured, count)

    const wait = extraDays / daysIn[frequency]
    const whole = Math.floor(wait)
    const shift = { first: 1 + whole, fraction: wait - whole }
    const streamsUntil = (until: number, final: number): PaymentStream[] =>
      [
        { amount: instalment, count: until - 1, ...shift },
        { amount: final, count: 1, ...shift, first: shift.first + until - 1 },
        { amount: insuranceMinor, count: Math.min(insuredCount, until), ...shift },
      ].filter((stream) => stream.count > 0 && stream.amount > 0)
    const streams = streamsUntil(count, last)
    const apr = annualPercentageRate(amountFinanced, streams, paymentsPerYear)
    // Days are counted as days in the European formula, and not as a fraction of a month.
    const inOrder = streams.map((stream) => ({ ...stream, first: stream.first - whole, fraction: 0 }))
    const aprc = annualPercentageRateOfCharge(amountFinanced, inOrder, paymentsPerYear, extraDays / 365)
    const insuranceTotal = insuranceMinor * insuredCount
    const paid = instalment * (count - 1) + last
    const interest = paid - principalMinor
    const chargeMinor = paid + insuranceTotal - amountFinanced
    const isIrregular = insuranceMinor > 0 && insuredCount < count
    const tolerance = isIrregular ? 0.0025 : 0.00125
    const parts = [
      { part: 'Interest', amount: interest },
      { part: 'Points', amount: pointsMinor },
      { part: 'Charges at the start', amount: prepaidMinor },
      { part: 'Charges added to the loan', amount: financedMinor },
      { part: 'Mortgage insurance', amount: insuranceTotal },
    ].filter(({ amount }, at) => at === 0 || amount > 0)
    const repaid = early
      .filter((year) => ownMinor === undefined && year * paymentsPerYear < count)
      .map((year) => {
        const until = year * paymentsPerYear
        const row = level.rows[until - 1]
        const owed = row?.closingMinor ?? 0
        const flows = streamsUntil(until, instalment + owed)
        return {
          year,
          owed: money(owed),
          charge: money(instalment * until + owed + insuranceMinor * Math.min(insuredCount, until) - amountFinanced),
          apr: annualPercentageRate(amountFinanced, flows, paymentsPerYear) ?? null,
        }
      })
    const dearer = repaid[0]
    return {
      ...(apr === undefined ? {} : { apr, gap: apr - annualRate }),
      ...(aprc === undefined ? {} : { aprc }),
      payment: money(instalment),
      charge: money(chargeMinor),
      verdict:
        apr === undefined
          ? { is: 'plain', says: 'The payments come to less than was received, so that there is no APR.' }
          : Math.abs(apr - annualRate) < 0.000005
            ? { is: 'plain', says: 'Without charges the APR is the interest rate.' }
            : {
                is: 'plain',
                says: `${show.percent(annualRate, 3)} of interest costs ${show.percent(apr, 3)} a year with all charges${dearer?.apr ? `, and ${show.percent(dearer.apr, 3)} if you repay after ${dearer.year === 1 ? 'one year' : `${show.count(dearer.year)} years`}` : ''}.`,
              },
      ...(apr === undefined || quoted === undefined
        ? {}
        : {
            check:
              Math.abs(apr - quoted) <= tolerance + 1e-12
                ? {
                    is: 'good',
                    says: `It lies within the tolerance of ${show.percent(tolerance, 3)} for ${isIrregular ? 'irregular payments' : 'a regular loan'}.`,
                  }
                : {
                    is: 'bad',
                    says: `It differs by more than the tolerance of ${show.percent(tolerance, 3)} for ${isIrregular ? 'irregular payments' : 'a regular loan'}. Ask which charges were counted.`,
                  },
          }),
      financedAmount: money(amountFinanced),
      total: money(paid + insuranceTotal),
      count,
      parts: parts.map(({ part, amount }) => ({ part, amount: money(amount) })),
      early: repaid,
    }
  },

  steps: ({ annualRate, frequency, own }) => [
    {
      finds: 'Loan with charges added',
      as: 'principal',
      in: 'money',
      is: '{amount} + {financed}',
      rounded: 'cents',
    },
    { as: 'pointsPaid', in: 'money', is: '{principal} × {points}', rounded: 'cents' },
    { gives: 'financedAmount', is: '{amount} − {pointsPaid} − {prepaid}', rounded: 'cents' },
    {
      finds: 'Rate of a period',
      as: 'periodic',
      in: 'percent',
      decimals: 6,
      is: `{annualRate} ÷ ${perYear[frequency]}`,
    },
    {
      as: 'periods',
      in: 'count',
      is: `{months} × ${perYear[frequency]} ÷ 12`,
      rounded: 'nearest',
    },
    own !== undefined
      ? { gives: 'payment', is: '{own}', rounded: 'cents' }
      : annualRate === 0
        ? { gives: 'payment', is: '{principal} ÷ {count}', rounded: 'cents' }
        : { gives: 'payment', is: '{principal} × {periodic} ÷ (1 − (1 + {periodic})^−{count})', rounded: 'cents' },
    { gives: 'charge', is: '{total} − {financedAmount}' },
    { gives: 'apr', says: 'The rate of a period at which all payments are worth {financedAmount}, × periods a year' },
    { gives: 'aprc', says: 'The yearly rate, compounded, at which all payments are worth {financedAmount}' },
  ],

  charts: [
    { kind: 'donut', title: 'What the finance charge is made of', of: 'parts', label: 'part', value: 'amount' },
    { kind: 'line', title: 'APR by the year in which you repay', of: 'early', x: 'year', y: ['apr'] },
  ],
  examples: [
    {
      name: 'A mortgage with a point and fees',
      given: {
        amount: 250_000,
        annualRate: 0.065,
        months: 360,
        points: 0.01,
        prepaid: 3000,
        financed: 0,
        insurance: 0,
        insured: 120,
        frequency: 'monthly',
        extraDays: 0,
      },
      expect: { payment: 1580.17, financedAmount: 244_500 },
    },
  ],
})
