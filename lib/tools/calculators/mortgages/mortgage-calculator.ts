import { choice, date, defineCalculator, duration, money, percent, problem, rate } from '@/lib/kits/calculator'
import {
  lastInstalmentSentence,
  loanSchedule,
  scheduleByYear,
  type LoanSchedule,
  type LoanTerms,
} from '@/lib/engines/loan-schedule'
import {
  cancellationShare,
  firstRowAtShare,
  insuredPeriods as periodsInsured,
  terminationShare,
} from '@/lib/subjects/finance/mortgage-insurance'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const perYear = { monthly: 12, fortnightly: 26, weekly: 52 }

export default defineCalculator({
  inputs: {
    price: money('Home price', { initial: 400_000, initialIn: { in: 8_000_000, uk: 300_000 }, above: 0, max: 1e12 }),
    deposit: money('Deposit or down payment', {
      initial: 60_000,
      initialIn: { in: 1_600_000, uk: 45_000, au: 80_000 },
      max: 1e12,
    }),
    annualRate: rate('Interest rate', {
      initial: 0.065,
      slider: { to: 0.2, step: 0.0025 },
      initialIn: { in: 0.085, uk: 0.0475, au: 0.06 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { uk: 300, in: 240 },
      min: 12,
      max: 600,
      decimals: 2,
    }),
    type: choice('Type', { options: { repayment: 'Repayment', interestOnly: 'Interest-only' }, initial: 'repayment' }),
    frequency: choice('Paid', {
      options: { monthly: 'Monthly', fortnightly: 'Fortnightly', weekly: 'Weekly' },
      initial: 'monthly',
      refines: true,
    }),
    firstDate: date('First payment on', { initial: '2027-02-01', min: '1990-01-01', max: '2099-12-31', refines: true }),
    extra: money('Extra with each payment', {
      initial: 0,
      max: 1e12,
      shownWhen: { field: 'type', is: 'repayment' },
      refines: true,
    }),
    propertyTax: money('Property tax a year', {
      initial: 4800,
      initialIn: { uk: 0, au: 0, in: 0 },
      max: 1e12,
      section: 'Costs besides the loan',
      refines: true,
    }),
    homeInsurance: money('Home insurance a year', {
      initial: 1800,
      initialIn: { uk: 300, in: 6000 },
      max: 1e12,
      section: 'Costs besides the loan',
      refines: true,
    }),
    dues: money('HOA, ground rent or service charge a month', {
      initial: 0,
      max: 1e12,
      section: 'Costs besides the loan',
      refines: true,
    }),
    insuranceRate: percent('Mortgage insurance a year', {
      initial: 0.005,
      slider: { to: 0.02, step: 0.0005 },
      initialIn: { uk: 0, au: 0, in: 0 },
      max: 0.05,
      help: 'As a share of the loan; charged only while more than 80% of the price is borrowed.',
      section: 'Mortgage insurance',
      refines: true,
    }),
    insuranceStops: choice('Insurance stops', {
      options: { request: 'At 80%, on request', automatic: 'At 78%, by itself' },
      initial: 'automatic',
      section: 'Mortgage insurance',
      refines: true,
    }),
    fixedMonths: duration('Fixed rate ends after', {
      optional: true,
      min: 1,
      max: 600,
      decimals: 2,
      section: 'If the rate changes later',
      refines: true,
    }),
    laterRate: rate('Rate after that', {
      initial: 0.075,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'The lender’s standard or reversion rate. Used only with an end of the fixed rate.',
      section: 'If the rate changes later',
      refines: true,
    }),
  },
  outputs: {
    payment: {
      kind: 'money',
      label: 'Payment with all costs',
      help: 'What leaves your account each time at the start.',
    },
    instalment: { kind: 'money', label: 'Principal and interest', section: 'In each payment' },
    taxPart: { kind: 'money', label: 'Property tax', optional: true, section: 'In each payment' },
    homePart: { kind: 'money', label: 'Home insurance', optional: true, section: 'In each payment' },
    insurancePart: { kind: 'money', label: 'Mortgage insurance', optional: true, section: 'In each payment' },
    duesPart: {
      kind: 'money',
      label: 'HOA, ground rent or service charge',
      optional: true,
      section: 'In each payment',
    },
    extraPart: { kind: 'money', label: 'Extra', optional: true, section: 'In each payment' },
    laterPayment: {
      kind: 'money',
      label: 'Principal and interest after the fixed rate',
      optional: true,
      section: 'In each payment',
    },
    loan: { kind: 'money', label: 'Loan', section: 'The loan' },
    ltv: { kind: 'percent', label: 'Loan to value', section: 'The loan' },
    interest: { kind: 'money', label: 'Interest in all', section: 'The loan' },
    capitalDue: { kind: 'money', label: 'Owed in full on the last day', optional: true, section: 'The loan' },
    payoff: { kind: 'date', label: 'Last payment', section: 'The loan' },
    rounding: { kind: 'verdict', label: 'What the last payment absorbs', section: 'The loan' },
    interestSaved: { kind: 'money', label: 'Interest saved by the extra', optional: true, section: 'The loan' },
    sooner: { kind: 'count', label: 'Payments fewer by the extra', optional: true, section: 'The loan' },
    total: {
      kind: 'money',
      label: 'Everything paid until then',
      help: 'Loan payments and costs at today’s amounts, without the deposit.',
      section: 'The loan',
    },
    requestDate: {
      kind: 'date',
      label: 'Balance at 80%: you may ask to cancel',
      optional: true,
      section: 'Mortgage insurance',
    },
    automaticDate: {
      kind: 'date',
      label: 'Schedule at 78%: it ends by itself',
      optional: true,
      section: 'Mortgage insurance',
    },
    insuranceTotal: {
      kind: 'money',
      label: 'Mortgage insurance in all',
      optional: true,
      section: 'Mortgage insurance',
    },
    years: {
      kind: 'table',
      label: 'By year of the loan',
      columns: {
        year: { kind: 'count', label: 'Year' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        costs: { kind: 'money', label: 'Taxes, insurance, fees' },
        paid: { kind: 'money', label: 'Paid' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['interest', 'principal', 'costs', 'paid'],
    },
    schedule: {
      kind: 'table',
      label: 'Every payment on the loan',
      columns: {
        period: { kind: 'count', label: 'Payment' },
        date: { kind: 'date', label: 'Date' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        paid: { kind: 'money', label: 'Paid' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['interest', 'principal', 'paid'],
    },
  },
  formula:
    'Payment = L × r ÷ (1 − (1 + r)^−n) + (property tax + home insurance + mortgage insurance) ÷ payments a year + dues, with L the loan, r the annual rate ÷ payments a year and n the number of payments; interest-only: L × r',
  limits: [
    'Taxes, insurance and dues stay at today’s amounts, and each is spread evenly over the payments of a year.',
    'Interest runs by whole periods; lenders that charge by the day or compound half-yearly, as in Canada, differ.',
    'The 80% and 78% thresholds are those of the United States for conventional loans and are measured on the price; loans insured by government programmes follow other rules.',
    'Closing costs, stamp duty and the upfront premium of an insurance are left out.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: When can I remove private mortgage insurance (PMI) from my loan?',
      href: 'https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/',
    },
    {
      title: 'Homeowners Protection Act, 12 U.S.C. § 4901 and § 4902',
      href: 'https://www.law.cornell.edu/uscode/text/12/4902',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(
    {
      price,
      deposit,
      annualRate,
      months,
      type,
      frequency,
      firstDate,
      extra,
      propertyTax,
      homeInsurance,
      dues,
      insuranceRate,
      insuranceStops,
      fixedMonths,
      laterRate,
    },
    { minorDigits, show },
  ) {
    if (deposit >= price) return problem('deposit', 'must be less than the price, or there is nothing to borrow')
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const paymentsPerYear = perYear[frequency]
    const periods = Math.round((months * paymentsPerYear) / 12)
    const principalMinor = minor(price) - minor(deposit)
    if (principalMinor < 1) return problem('price', 'must exceed the deposit by at least the smallest coin')
    const fixedPeriods = fixedMonths === undefined ? undefined : Math.round((fixedMonths * paymentsPerYear) / 12)
    if (fixedPeriods !== undefined && fixedPeriods >= periods)
      return problem('fixedMonths', 'must be shorter than the term')
    const terms: LoanTerms = {
      principalMinor,
      ratePerPeriod: annualRate / paymentsPerYear,
      periods,
      firstDate,
      paymentsPerYear,
      ...(type === 'interestOnly' ? { balloonMinor: principalMinor } : {}),
      ...(fixedPeriods === undefined
        ? {}
        : {
            rateChanges: [
              { from: fixedPeriods + 1, ratePerPeriod: laterRate / paymentsPerYear, keep: 'term' as const },
            ],
          }),
    }
    const extraMinor = type === 'repayment' ? minor(extra) : 0
    const plain = loanSchedule(terms)
    const loan =
      extraMinor > 0
        ? loanSchedule({ ...terms, extraPayments: [{ amountMinor: extraMinor, from: 1, every: 1 }] })
        : plain
    if (plain.kind === 'refused' || loan.kind === 'refused')
      return problem('price', 'must leave a loan large enough for so many payments')

    const valueMinor = minor(price)
    // A loan that repays nothing until its last day reaches no share before.
    const reaches = ({ rows }: LoanSchedule, share: number) =>
      type === 'interestOnly' ? undefined : firstRowAtShare(rows, share, valueMinor)
    const insured = insuranceRate > 0 && principalMinor > cancellationShare * valueMinor
    const requested = reaches(loan, cancellationShare)
    // The Act ends the insurance on the original schedule, however fast the loan is really repaid.
    const scheduled = reaches(plain, terminationShare)
    const insuredUntil =
      insuranceStops === 'request'
        ? periodsInsured(loan.rows, valueMinor, cancellationShare)
        : periodsInsured(plain.rows, valueMinor, terminationShare)
    const insuredPeriods = insured ? Math.min(insuredUntil, loan.rows.length) : 0

    const taxMinor = minor(propertyTax / paymentsPerYear)
    const homeMinor = minor(homeInsurance / paymentsPerYear)
    const duesMinor = minor((dues * 12) / paymentsPerYear)
    const insuranceMinor = insured ? minor((money(principalMinor) * insuranceRate) / paymentsPerYear) : 0
    const everyPeriod = taxMinor + homeMinor + duesMinor
    const years = scheduleByYear(loan.rows, paymentsPerYear).map((row) => {
      const first = (row.year - 1) * paymentsPerYear
      const count = Math.min(paymentsPerYear, loan.rows.length - first)
      const insuredHere = Math.max(0, Math.min(count, insuredPeriods - first))
      const costs = count * everyPeriod + insuredHere * insuranceMinor
      return {
        year: row.year,
        interest: money(row.interestMinor),
        principal: money(row.principalMinor + row.extraMinor),
        costs: money(costs),
        paid: money(row.instalmentMinor + row.extraMinor + costs),
        closing: money(row.closingMinor),
      }
    })
    const first = loan.rows[0]
    const instalmentMinor = type === 'interestOnly' ? (first?.interestMinor ?? 0) : loan.instalmentMinor
    const firstExtra = first?.extraMinor ?? 0
    const later = fixedPeriods === undefined ? undefined : loan.rows[fixedPeriods]
    const laterMinor = later && type === 'interestOnly' ? later.interestMinor : later?.instalmentMinor
    const insuranceTotal = insuredPeriods * insuranceMinor
    return {
      payment: money(instalmentMinor + everyPeriod + insuranceMinor + firstExtra),
      instalment: money(instalmentMinor),
      ...(taxMinor > 0 ? { taxPart: money(taxMinor) } : {}),
      ...(homeMinor > 0 ? { homePart: money(homeMinor) } : {}),
      ...(insuranceMinor > 0 ? { insurancePart: money(insuranceMinor) } : {}),
      ...(duesMinor > 0 ? { duesPart: money(duesMinor) } : {}),
      ...(extraMinor > 0
        ? {
            extraPart: money(firstExtra),
            interestSaved: money(plain.interestMinor - loan.interestMinor),
            sooner: plain.rows.length - loan.rows.length,
          }
        : {}),
      ...(laterMinor === undefined ? {} : { laterPayment: money(laterMinor) }),
      loan: money(principalMinor),
      ltv: principalMinor / minor(price),
      interest: money(loan.interestMinor),
      ...(type === 'interestOnly' ? { capitalDue: money(principalMinor) } : {}),
      payoff: loan.rows.at(-1)?.date ?? firstDate,
      rounding: {
        is: 'plain',
        says:
          type === 'interestOnly'
            ? 'Every payment is one period’s interest; the last one returns the loan too. Rounding leaves nothing over.'
            : lastInstalmentSentence(loan, (amount) => show.money(money(amount)), extraMinor > 0),
      },
      total: money(loan.paidMinor + loan.rows.length * everyPeriod + insuranceTotal),
      ...(insured
        ? {
            ...(requested?.date === undefined ? {} : { requestDate: requested.date }),
            ...(scheduled?.date === undefined ? {} : { automaticDate: scheduled.date }),
            insuranceTotal: money(insuranceTotal),
          }
        : {}),
      years,
      schedule: loan.rows.map((row) => ({
        period: row.period,
        date: row.date ?? null,
        interest: money(row.interestMinor),
        principal: money(row.principalMinor + row.extraMinor),
        paid: money(row.instalmentMinor + row.extraMinor),
        closing: money(row.closingMinor),
      })),
    }
  },

  steps: ({ frequency }) => [
    { as: 'periods', in: 'count', is: `{months} × ${perYear[frequency]} ÷ 12`, rounded: 'nearest' },
    { gives: 'loan', is: '{price} − {deposit}', rounded: 'cents' },
    {
      finds: 'Rate for one payment',
      as: 'rate',
      in: 'percent',
      decimals: 4,
      is: `{annualRate} ÷ ${perYear[frequency]}`,
    },
    { gives: 'instalment', is: '{loan} × {rate}', rounded: 'cents', when: { field: 'type', is: 'interestOnly' } },
    {
      gives: 'instalment',
      is: '{loan} ÷ {periods}',
      rounded: 'cents',
      when: [
        { field: 'annualRate', is: 0 },
        { field: 'type', is: 'repayment' },
      ],
    },
    {
      gives: 'instalment',
      is: '{loan} × {rate} ÷ (1 − (1 + {rate})^−{periods})',
      rounded: 'cents',
      when: { field: 'type', is: 'repayment' },
      unless: { field: 'annualRate', is: 0 },
    },
    {
      gives: 'payment',
      is: '{instalment}[ + {taxPart}][ + {homePart}][ + {insurancePart}][ + {duesPart}][ + {extraPart}]',
    },
    { gives: 'interest', is: '{schedule.interest}', says: 'The interest column added up' },
    { gives: 'total', is: '{years.paid}', says: 'The paid column added up' },
  ],

  charts: [
    {
      kind: 'donut',
      title: 'Where each payment goes',
      parts: ['instalment', 'taxPart', 'homePart', 'insurancePart', 'duesPart'],
    },
    { kind: 'line', title: 'What is still owed', of: 'years', x: 'year', y: ['closing'], area: true },
    { kind: 'stacked', title: 'What each year costs', of: 'years', x: 'year', y: ['principal', 'interest', 'costs'] },
  ],
  asked: [{ says: 'mortgage {price} {annualRate} {months}', sets: { deposit: '0' }, gives: ['instalment'] }],
  examples: [
    {
      name: 'The sample closing disclosure',
      given: {
        price: 180_000,
        deposit: 18_000,
        annualRate: 0.03875,
        months: 360,
        type: 'repayment',
        frequency: 'monthly',
        firstDate: '2013-06-01',
        extra: 0,
        propertyTax: 1263.6,
        homeInsurance: 1209.96,
        dues: 0,
        insuranceRate: 0.0061,
        insuranceStops: 'automatic',
      },
      expect: { payment: 1050.26, instalment: 761.78, ltv: 0.9, automaticDate: '2020-01-01' },
    },
    {
      name: 'A two-year fix',
      given: {
        price: 250_000,
        deposit: 25_000,
        annualRate: 0.0475,
        months: 300,
        type: 'repayment',
        frequency: 'monthly',
        firstDate: '2027-02-01',
        extra: 0,
        propertyTax: 0,
        homeInsurance: 0,
        dues: 0,
        insuranceRate: 0,
        fixedMonths: 24,
        laterRate: 0.0775,
      },
      expect: { instalment: 1282.76, laterPayment: 1672.45 },
    },
  ],
})
