import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  toggle,
} from '@/lib/calculator'
import { payment } from '@/lib/finance/annuity'
import { fromMinor } from '@/lib/money/minor-units'

const second = { field: 'coApplicant', is: true } as const
const you = 'You'
const partner = 'Co-applicant'
const lender = 'What the lender allows'

export default defineCalculator({
  inputs: {
    propertyValue: money('Property value', { initial: 600_000, initialIn: { in: 8_000_000 }, above: 0, max: 1e12 }),
    annualRate: rate('Interest rate', { initial: 0.065, initialIn: { in: 0.085 }, per: 'year', max: 0.5 }),
    months: duration('Tenure you want', { initial: 300, initialIn: { in: 240 }, min: 12, max: 480, decimals: 2 }),
    stepUp: percent('Instalment rises a year by', {
      initial: 0,
      max: 0.15,
      help: 'For a step-up loan; 0 for a level instalment.',
    }),
    income: money('Net income a month', { initial: 5200, initialIn: { in: 90_000 }, max: 1e10, section: you }),
    variable: money('Variable pay a month', { initial: 600, initialIn: { in: 15_000 }, max: 1e10, section: you }),
    obligations: money('Instalments you already pay', {
      initial: 350,
      initialIn: { in: 10_000 },
      max: 1e10,
      section: you,
    }),
    age: integer('Age', { initial: 35, min: 18, max: 80, section: you }),
    coApplicant: toggle('Add a co-applicant', { initial: true, section: partner }),
    income2: money('Their net income a month', {
      initial: 2800,
      initialIn: { in: 50_000 },
      max: 1e10,
      shownWhen: second,
      section: partner,
    }),
    variable2: money('Their variable pay a month', { initial: 0, max: 1e10, shownWhen: second, section: partner }),
    obligations2: money('Instalments they already pay', { initial: 0, max: 1e10, shownWhen: second, section: partner }),
    age2: integer('Their age', { initial: 33, min: 18, max: 80, shownWhen: second, section: partner }),
    haircut: percent('Variable pay left out', {
      initial: 0.5,
      max: 1,
      help: 'The share of bonus and commission that the lender ignores.',
      section: lender,
    }),
    lowShare: percent('Share for instalments, lower incomes', {
      initial: 0.4,
      max: 1,
      help: 'Fixed obligations to income ratio (FOIR).',
      section: lender,
    }),
    middleFrom: money('Middle incomes start at', {
      initial: 4000,
      initialIn: { in: 50_000 },
      max: 1e10,
      section: lender,
    }),
    middleShare: percent('Share for middle incomes', { initial: 0.5, max: 1, section: lender }),
    highFrom: money('Higher incomes start at', {
      initial: 8000,
      initialIn: { in: 150_000 },
      min: { field: 'middleFrom' },
      max: 1e10,
      section: lender,
    }),
    highShare: percent('Share for higher incomes', { initial: 0.6, max: 1, section: lender }),
    retirement: integer('Loan must end at age', {
      initial: 65,
      initialIn: { in: 60 },
      min: 30,
      max: 90,
      section: lender,
    }),
    limitBy: choice('Loan to value', {
      options: { one: 'One limit', tiers: 'By size of loan' },
      initial: 'one',
      initialIn: { in: 'tiers' },
      section: lender,
    }),
    limit: percent('Highest loan to value', {
      initial: 0.8,
      above: 0,
      max: 1,
      shownWhen: { field: 'limitBy', is: 'one' },
      section: lender,
    }),
    tiers: rows('Tiers', {
      row: 'tier',
      min: 1,
      max: 6,
      help: 'As first shown: the Reserve Bank of India’s for individual housing loans, in rupees. Leave the last amount large.',
      columns: {
        upTo: money('Loans up to', { initial: 1e11, above: 0, max: 1e12 }),
        share: percent('Share of the value', { initial: 0.75, above: 0, max: 1 }),
      },
      initial: [
        { upTo: 3_000_000, share: 0.9 },
        { upTo: 7_500_000, share: 0.8 },
        { upTo: 100_000_000_000, share: 0.75 },
      ],
      shownWhen: { field: 'limitBy', is: 'tiers' },
      section: lender,
    }),
  },
  outputs: {
    eligible: { kind: 'money', label: 'Loan you can expect' },
    binding: { kind: 'verdict', label: 'What limits it' },
    emi: { kind: 'money', label: 'Its monthly instalment' },
    capacity: { kind: 'money', label: 'Instalment your income allows' },
    assessed: { kind: 'money', label: 'Income that counts' },
    foir: { kind: 'percent', label: 'Share for all instalments' },
    tenure: { kind: 'count', label: 'Months until the loan must end' },
    byIncome: { kind: 'money', label: 'Loan by income', section: 'The two limits' },
    byValue: { kind: 'money', label: 'Loan by property value', section: 'The two limits' },
    ltv: { kind: 'percent', label: 'Loan to value reached', section: 'The two limits' },
    ownMoney: { kind: 'money', label: 'Own money needed', section: 'The two limits' },
    gain: { kind: 'money', label: 'Gained by the co-applicant', optional: true, section: partner },
    alone: { kind: 'money', label: 'Loan without the co-applicant', optional: true, section: partner },
    tenures: {
      kind: 'table',
      label: 'Loan by tenure',
      columns: {
        years: { kind: 'count', label: 'Years' },
        byIncome: { kind: 'money', label: 'By income' },
        eligible: { kind: 'money', label: 'Within the value limit' },
      },
    },
    rates: {
      kind: 'table',
      label: 'Loan at other rates',
      columns: {
        rate: { kind: 'percent', label: 'Rate' },
        eligible: { kind: 'money', label: 'Loan' },
        emi: { kind: 'money', label: 'Instalment' },
      },
    },
  },
  formula:
    'Instalment allowed = income that counts × FOIR − present instalments; loan by income = that instalment × (1 − (1 + r)^−n) ÷ r; loan = the smaller of loan by income and loan to value × property value',
  limits: [
    'Each lender has its own shares, slabs and age limit; credit score, job and the building itself are not judged.',
    'The income slab is chosen by the income of all applicants together, and the older applicant’s age sets the tenure.',
    'A tier limits the loan by its own size: a loan just above a tier’s end may be capped at that end.',
    'Processing fees, stamp duty and registration need own money on top and are not lent here.',
  ],
  sources: [
    {
      title:
        'Reserve Bank of India: Individual Housing Loans, Rationalisation of Risk-Weights and LTV Ratios, DBR.BP.BC.No.72, 7 June 2017',
      href: 'https://website.rbi.org.in/hi/web/rbi/-/notifications/individual-housing-loans-rationalisation-of-risk-weights-and-loan-to-value-ltv-ratios-10995',
    },
    {
      title: 'Microsoft Support: PV function',
      href: 'https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { propertyValue, annualRate, stepUp, coApplicant, age, age2, retirement, limitBy, limit, tiers } = values
    const oldest = coApplicant ? Math.max(age, age2) : age
    if (oldest >= retirement)
      return problem('retirement', 'must be above the age of every applicant, or no loan can run')
    // A lender never rounds a limit up; 15 digits drop the noise of binary products such as 0.8 × 80,000.10.
    const floor = (amount: number) =>
      fromMinor(Math.floor(Number((amount * 10 ** minorDigits).toPrecision(15))), minorDigits)
    const byValue =
      limitBy === 'one'
        ? limit * propertyValue
        : Math.max(...tiers.map(({ upTo, share }) => Math.min(upTo, share * propertyValue)))
    const both = capacityOf(values, coApplicant)
    const single = capacityOf(values, false)
    const wanted = Math.round(values.months)
    const monthsLeft = (years: number) => Math.min(wanted, (retirement - years) * 12)
    const tenure = monthsLeft(oldest)
    const loanFor = (capacity: number, yearly: number, months: number) =>
      capacity > 0 ? capacity * loanPerInstalment(yearly, months, stepUp) : 0
    const byIncome = floor(loanFor(both.capacity, annualRate, tenure))
    const eligible = floor(Math.min(byIncome, byValue))
    const alone = floor(Math.min(loanFor(single.capacity, annualRate, monthsLeft(age)), byValue))
    const instalment = (loan: number, yearly: number) => loan / loanPerInstalment(yearly, tenure, stepUp)
    const ends = Math.floor(tenure / 60) * 5
    const yearsShown = [...new Set([5, 10, 15, 20, 25, 30, ends].filter((years) => years > 0 && years * 12 <= tenure))]
    const cut = tenure < wanted ? ` Retirement cuts the tenure to ${show.count(tenure)} months.` : ''
    return {
      eligible,
      binding:
        both.capacity <= 0
          ? {
              is: 'bad',
              says: `Present instalments exceed the share a lender allows by ${show.money(-both.capacity)} a month. Clear some of them first.`,
            }
          : byIncome < byValue
            ? {
                is: 'fair',
                says: `Your income is the limit: the property would carry ${show.money(byValue - byIncome)} more.${cut}`,
              }
            : {
                is: 'good',
                says: `The property value is the limit: your income would carry ${show.money(byIncome - byValue)} more.${cut}`,
              },
      emi: instalment(eligible, annualRate),
      capacity: both.capacity,
      assessed: both.assessed,
      foir: both.share,
      tenure,
      byIncome,
      byValue: floor(byValue),
      ltv: eligible / propertyValue,
      ownMoney: propertyValue - eligible,
      ...(coApplicant ? { gain: eligible - alone, alone } : {}),
      tenures: yearsShown
        .sort((one, other) => one - other)
        .map((years) => {
          const loan = floor(loanFor(both.capacity, annualRate, years * 12))
          return { years, byIncome: loan, eligible: floor(Math.min(loan, byValue)) }
        }),
      rates: [-0.01, -0.005, 0, 0.005, 0.01, 0.02]
        .map((points) => annualRate + points)
        .filter((yearly) => yearly >= 0)
        .map((yearly) => {
          const loan = floor(Math.min(loanFor(both.capacity, yearly, tenure), byValue))
          return { rate: yearly, eligible: loan, emi: instalment(loan, yearly) }
        }),
    }
  },

  steps(
    { annualRate, haircut, income, variable, income2, variable2, obligations, obligations2, coApplicant },
    { assessed, foir, capacity, tenure, byIncome, byValue, eligible },
    show,
  ) {
    const fixed = income + (coApplicant ? income2 : 0)
    const varying = variable + (coApplicant ? variable2 : 0)
    const paid = obligations + (coApplicant ? obligations2 : 0)
    return [
      {
        finds: 'Income that counts',
        working: `${show.money(fixed)} + ${show.money(varying)} × (1 − ${show.percent(haircut)})`,
        gives: show.money(assessed),
      },
      {
        finds: 'Instalment allowed',
        working: `${show.money(assessed)} × ${show.percent(foir)} − ${show.money(paid)}`,
        gives: show.money(capacity),
      },
      {
        finds: 'Loan by income',
        working: `What that repays in ${show.count(tenure)} months at ${show.percent(annualRate)} ÷ 12`,
        gives: show.money(byIncome),
      },
      {
        finds: 'Loan you can expect',
        working: `The smaller of it and ${show.money(byValue)}`,
        gives: show.money(eligible),
      },
    ]
  },

  charts: [
    { kind: 'bar', title: 'The two limits by tenure', of: 'tenures', x: 'years', y: ['byIncome', 'eligible'] },
    { kind: 'line', title: 'The loan at other rates', of: 'rates', x: 'rate', y: ['eligible'] },
  ],
  examples: [
    {
      name: 'A couple in Pune',
      given: {
        propertyValue: 8_000_000,
        annualRate: 0.085,
        months: 240,
        stepUp: 0,
        income: 90_000,
        variable: 20_000,
        obligations: 10_000,
        age: 35,
        coApplicant: true,
        income2: 50_000,
        variable2: 0,
        obligations2: 0,
        age2: 33,
        haircut: 0.5,
        lowShare: 0.4,
        middleFrom: 50_000,
        middleShare: 0.5,
        highFrom: 150_000,
        highShare: 0.6,
        retirement: 60,
        limitBy: 'tiers',
        tiers: [
          { upTo: 3_000_000, share: 0.9 },
          { upTo: 7_500_000, share: 0.8 },
          { upTo: 100_000_000_000, share: 0.75 },
        ],
      },
      expect: { assessed: 150_000, foir: 0.6, capacity: 80_000, eligible: 6_400_000, gain: 1_790_766.41 },
    },
  ],
})

/** What counts of the income, the share of it for instalments, and what is left of that share. */
function capacityOf(
  {
    income,
    variable,
    obligations,
    income2,
    variable2,
    obligations2,
    haircut,
    lowShare,
    middleFrom,
    middleShare,
    highFrom,
    highShare,
  }: Record<
    | 'income'
    | 'variable'
    | 'obligations'
    | 'income2'
    | 'variable2'
    | 'obligations2'
    | 'haircut'
    | 'lowShare'
    | 'middleFrom'
    | 'middleShare'
    | 'highFrom'
    | 'highShare',
    number
  >,
  withPartner: boolean,
) {
  const counted = (fixed: number, varying: number) => fixed + varying * (1 - haircut)
  const assessed = counted(income, variable) + (withPartner ? counted(income2, variable2) : 0)
  const share = assessed >= highFrom ? highShare : assessed >= middleFrom ? middleShare : lowShare
  return { assessed, share, capacity: assessed * share - obligations - (withPartner ? obligations2 : 0) }
}

/** The loan that a first instalment of 1 repays when every twelfth one is larger by `stepUp`. */
function loanPerInstalment(yearly: number, months: number, stepUp: number): number {
  const monthly = yearly / 12
  let loan = 0
  for (let start = 0; start < months; start += 12) {
    const count = Math.min(12, months - start)
    const worth = -1 / (payment(monthly, count, 1) ?? -1)
    loan += ((1 + stepUp) ** (start / 12) * worth) / (1 + monthly) ** start
  }
  return loan
}
