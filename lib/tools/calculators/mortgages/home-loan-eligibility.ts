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
  text,
} from '@/lib/kits/calculator'
import { payment } from '@/lib/subjects/finance/annuity'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor } from '@/lib/base/money/minor-units'

const lender = 'What the lender allows'

export default defineCalculator({
  inputs: {
    propertyValue: money('Property value', { initial: 600_000, initialIn: { in: 8_000_000 }, above: 0, max: 1e12 }),
    annualRate: rate('Interest rate', {
      initial: 0.065,
      slider: { to: 0.2, step: 0.0025 },
      initialIn: { in: 0.085 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Tenure you want', {
      initial: 300,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { in: 240 },
      min: 12,
      max: 480,
      decimals: 2,
    }),
    stepUp: percent('Instalment rises a year by', {
      initial: 0,
      slider: { to: 0.15, step: 0.005 },
      max: 0.15,
      help: 'For a step-up loan; 0 for a level instalment.',
      refines: true,
    }),
    applicants: rows('Applicants', {
      row: 'applicant',
      min: 1,
      max: 6,
      columns: {
        name: text('Name', { initial: 'Applicant', maxLength: 30 }),
        income: money('Net income a month', { initial: 4800, initialIn: { in: 70_000 }, max: 1e10 }),
        variable: money('Variable pay a month', { initial: 500, initialIn: { in: 10_000 }, max: 1e10 }),
        obligations: money('Instalments paid now', { initial: 250, initialIn: { in: 8000 }, max: 1e10 }),
        age: integer('Age', { initial: 35, min: 18, max: 80 }),
      },
      initial: [
        { name: 'You', age: 35 },
        { name: 'Co-applicant', age: 33 },
      ],
    }),
    haircut: percent('Variable pay left out', {
      initial: 0.5,
      slider: { to: 1, step: 0.05 },
      max: 1,
      help: 'The share of bonus and commission that the lender ignores.',
      section: lender,
      refines: true,
    }),
    shareBy: choice('Share of income for instalments (FOIR)', {
      options: { one: 'One share', slabs: 'By income' },
      initial: 'one',
      initialIn: { in: 'slabs' },
      section: lender,
      refines: true,
    }),
    share: percent('Share for all instalments', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'shareBy', is: 'one' },
      section: lender,
      refines: true,
    }),
    slabs: rows('Income slabs', {
      row: 'slab',
      min: 1,
      max: 8,
      help: 'The slab with the highest start that the income of all applicants reaches is used. As first shown, in rupees.',
      columns: {
        from: money('Incomes from', { initial: 0, max: 1e10 }),
        share: percent('Share for instalments', { initial: 0.5, max: 1 }),
      },
      initial: [
        { from: 0, share: 0.4 },
        { from: 50_000, share: 0.5 },
        { from: 150_000, share: 0.6 },
      ],
      shownWhen: { field: 'shareBy', is: 'slabs' },
      section: lender,
      refines: true,
    }),
    retirement: integer('Loan must end at age', {
      initial: 65,
      slider: { from: 50, to: 80, step: 1 },
      initialIn: { in: 60 },
      min: 30,
      max: 90,
      section: lender,
      refines: true,
    }),
    limitBy: choice('Loan to value', {
      options: { one: 'One limit', tiers: 'By size of loan' },
      initial: 'one',
      initialIn: { in: 'tiers' },
      section: lender,
      refines: true,
    }),
    limit: percent('Highest loan to value', {
      initial: 0.8,
      slider: { from: 0.05, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: { field: 'limitBy', is: 'one' },
      section: lender,
      refines: true,
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
      refines: true,
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
    alone: { kind: 'money', label: 'Loan of the first applicant alone', optional: true, section: 'Applying together' },
    gain: { kind: 'money', label: 'Gained by applying together', optional: true, section: 'Applying together' },
    adds: {
      kind: 'table',
      label: 'What each applicant adds',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Applicant' },
        counted: { kind: 'money', label: 'Income that counts' },
        obligations: { kind: 'money', label: 'Instalments now' },
        without: { kind: 'money', label: 'Loan without them' },
        adds: { kind: 'money', label: 'Adds' },
      },
      totals: ['counted', 'obligations'],
    },
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
    'The income slab is chosen by the income of all applicants together, and the oldest applicant’s age sets the tenure.',
    'A tier limits the loan by its own size: a loan just above a tier’s end may be capped at that end.',
    'Processing fees, stamp duty and registration need own money on top and are not lent here.',
  ],
  sources: [
    {
      title:
        'Reserve Bank of India: Individual Housing Loans, Rationalisation of Risk-Weights and LTV Ratios, DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017',
      href: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=10995&Mode=0',
    },
    {
      title: 'Microsoft Support: PV function',
      href: 'https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { propertyValue, annualRate, stepUp, applicants, retirement, limitBy, limit, tiers } = values
    if (Math.max(...applicants.map(({ age }) => age)) >= retirement)
      return problem('retirement', 'must be above the age of every applicant, or no loan can run')
    // A lender never rounds a limit up; 15 digits drop the noise of binary products such as 0.8 × 80,000.10.
    const floor = (amount: number) =>
      fromMinor(Math.floor(Number((amount * 10 ** minorDigits).toPrecision(15))), minorDigits)
    const byValue =
      limitBy === 'one'
        ? limit * propertyValue
        : Math.max(...tiers.map(({ upTo, share }) => Math.min(upTo, share * propertyValue)))
    const wanted = Math.round(values.months)
    const all = capacityOf(values, applicants)
    if (!all) return problem('slabs', `must begin at or below ${show.money(countedOf(values, applicants))}`)
    const loanFor = (capacity: number, yearly: number, months: number) =>
      capacity > 0 ? capacity * loanPerInstalment(yearly, months, stepUp) : 0
    const monthsLeft = (people: readonly Applicant[]) =>
      Math.min(wanted, (retirement - Math.max(...people.map(({ age }) => age))) * 12)
    const loanOf = (people: readonly Applicant[]) =>
      floor(Math.min(loanFor(capacityOf(values, people)?.capacity ?? 0, annualRate, monthsLeft(people)), byValue))
    const tenure = monthsLeft(applicants)
    const byIncome = floor(loanFor(all.capacity, annualRate, tenure))
    const eligible = floor(Math.min(byIncome, byValue))
    const alone = loanOf(applicants.slice(0, 1))
    const instalment = (loan: number, yearly: number) => loan / loanPerInstalment(yearly, tenure, stepUp)
    const ends = Math.floor(tenure / 60) * 5
    const yearsShown = [...new Set([5, 10, 15, 20, 25, 30, ends].filter((years) => years > 0 && years * 12 <= tenure))]
    const cut = tenure < wanted ? ` Retirement cuts the tenure to ${show.count(tenure)} months.` : ''
    const room = compareAmounts(all.capacity, 0, minorDigits, all.assessed)
    const nearer = compareAmounts(byIncome, floor(byValue), minorDigits)
    return {
      eligible,
      binding:
        room <= 0
          ? {
              is: 'bad',
              says:
                room === 0
                  ? 'Present instalments take all of the share a lender allows. Clear some of them first.'
                  : `Present instalments exceed the share a lender allows by ${show.money(-all.capacity)} a month. Clear some of them first.`,
            }
          : nearer < 0
            ? {
                is: 'fair',
                says: `Your income is the limit: the property would carry ${show.money(byValue - byIncome)} more.${cut}`,
              }
            : {
                is: 'good',
                says:
                  nearer === 0
                    ? `Your income and the property value carry the same loan.${cut}`
                    : `The property value is the limit: your income would carry ${show.money(byIncome - byValue)} more.${cut}`,
              },
      emi: instalment(eligible, annualRate),
      capacity: all.capacity,
      assessed: all.assessed,
      foir: all.share,
      tenure,
      byIncome,
      byValue: floor(byValue),
      ltv: eligible / propertyValue,
      ownMoney: propertyValue - eligible,
      ...(applicants.length > 1
        ? {
            alone,
            gain: eligible - alone,
            adds: applicants.map((one, index) => {
              const without = loanOf(applicants.filter((_, other) => other !== index))
              return {
                name: one.name.trim() || `Applicant ${index + 1}`,
                counted: floor(countedOf(values, [one])),
                obligations: one.obligations,
                without,
                adds: eligible - without,
              }
            }),
          }
        : {}),
      tenures: yearsShown.map((years) => {
        const loan = floor(loanFor(all.capacity, annualRate, years * 12))
        return { years, byIncome: loan, eligible: floor(Math.min(loan, byValue)) }
      }),
      rates: [-0.01, -0.005, 0, 0.005, 0.01, 0.02]
        .map((points) => annualRate + points)
        .filter((yearly) => yearly >= 0)
        .map((yearly) => {
          const loan = floor(Math.min(loanFor(all.capacity, yearly, tenure), byValue))
          return { rate: yearly, eligible: loan, emi: instalment(loan, yearly) }
        }),
    }
  },

  steps: [
    { gives: 'assessed', is: '{applicants.income} + {applicants.variable} × (1 − {haircut})' },
    { finds: 'Instalment allowed', gives: 'capacity', is: '{assessed} × {foir} − {applicants.obligations}' },
    { gives: 'byIncome', says: 'What that repays in {tenure} months at {annualRate} ÷ 12' },
    { gives: 'eligible', is: 'min({byIncome}, {byValue})', says: 'The smaller of it and {byValue}' },
  ],

  charts: [
    { kind: 'bar', title: 'The two limits by tenure', of: 'tenures', x: 'years', y: ['byIncome', 'eligible'] },
    { kind: 'line', title: 'The loan at other rates', of: 'rates', x: 'rate', y: ['eligible'] },
  ],
  examples: [
    {
      name: 'A couple in Pune',
      given: {
        propertyValue: 9_500_000,
        annualRate: 0.0875,
        months: 240,
        stepUp: 0,
        applicants: [
          { name: 'Asha', income: 85_000, variable: 12_000, obligations: 9000, age: 38 },
          { name: 'Rohan', income: 64_000, variable: 0, obligations: 4500, age: 41 },
        ],
        haircut: 0.25,
        shareBy: 'slabs',
        slabs: [
          { from: 0, share: 0.4 },
          { from: 50_000, share: 0.5 },
          { from: 150_000, share: 0.6 },
        ],
        retirement: 60,
        limitBy: 'tiers',
        tiers: [
          { upTo: 3_000_000, share: 0.9 },
          { upTo: 7_500_000, share: 0.8 },
          { upTo: 100_000_000_000, share: 0.75 },
        ],
      },
      expect: {
        assessed: 158_000,
        foir: 0.6,
        tenure: 228,
        capacity: 81_300,
        byIncome: 9_022_218.14,
        eligible: 7_500_000,
        alone: 4_300_049.73,
        gain: 3_199_950.27,
      },
    },
  ],
})

type Applicant = { name: string; income: number; variable: number; obligations: number; age: number }
interface Lender {
  haircut: number
  shareBy: 'one' | 'slabs'
  share: number
  slabs: readonly { from: number; share: number }[]
}

function countedOf({ haircut }: Lender, people: readonly Applicant[]): number {
  return people.reduce((sum, { income, variable }) => sum + income + variable * (1 - haircut), 0)
}

/** What counts of the income, the share of it for instalments, and what is left of that share; nothing below every slab. */
function capacityOf(lending: Lender, people: readonly Applicant[]) {
  const assessed = countedOf(lending, people)
  const reached = lending.slabs
    .filter(({ from }) => from <= assessed)
    .reduce<Lender['slabs'][number] | undefined>((best, one) => (best && best.from > one.from ? best : one), undefined)
  const share = lending.shareBy === 'one' ? lending.share : reached?.share
  if (share === undefined) return undefined
  return { assessed, share, capacity: assessed * share - people.reduce((sum, one) => sum + one.obligations, 0) }
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
