import { choice, defineCalculator, integer, money, problem, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { additionalMedicareTax, scheduleSE } from '@/lib/engines/us-federal'
import { medicarePremiums } from '@/lib/law/us/medicare-premiums'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import { premiumSteps, stepOf, type MedicarePremiumLaw, type PremiumStep } from '@/lib/subjects/tax/us/medicare-premium'

const begins = '01-01'
const rules = [socialInsurance, medicarePremiums]
const largest = 1_000_000_000
const earnings = 'More earnings'
const premiums = 'Medicare premiums'
const married = { field: 'status', is: 'joint' } as const

export default defineCalculator({
  law: 'us',
  inputs: {
    year: choice('Year', {
      options: Object.fromEntries(
        knownYears(begins, rules)
          .toReversed()
          .map((year) => [year, String(year)]),
      ),
      initial: String(currentYear(begins, rules)),
      help: 'Of the earnings, and of the premiums.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'joint', as: 'menu' }),
    wages: money('Your Medicare wages', {
      initial: 190_000,
      max: largest,
      help: 'Box 5 of your W-2. Of several, their sum.',
    }),
    spouseWages: money('Medicare wages of your spouse', { initial: 140_000, max: largest, shownWhen: married }),
    income: money('Income two years before', {
      optional: true,
      initial: 230_000,
      min: -largest,
      max: largest,
      help: 'Adjusted gross income and tax-exempt interest of that return. It decides the Medicare premium. Empty: no premium is shown.',
    }),

    profit: money('Your business profit', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Schedule SE, line 3.',
      section: earnings,
      refines: true,
    }),
    spouseProfit: money('Business profit of your spouse', {
      initial: 0,
      min: -largest,
      max: largest,
      section: earnings,
      shownWhen: married,
      refines: true,
    }),
    railroad: money('Railroad pay (RRTA)', {
      initial: 0,
      max: largest,
      help: 'Box 14 of the W-2, of both on a joint return. It has the threshold to itself.',
      section: earnings,
      refines: true,
    }),
    withheld: money('Additional Medicare Tax withheld', {
      optional: true,
      max: largest,
      help: 'Form 8959, line 24. Empty: what an employer must withhold, if each of you has one.',
      section: earnings,
      refines: true,
    }),
    apart: toggle('Spouses lived apart all year', {
      help: 'In the year of that return. Then each counts as single.',
      section: premiums,
      shownWhen: { field: 'status', is: 'separate' },
      refines: true,
    }),
    persons: integer('Persons on Medicare', { initial: 1, min: 1, max: 2, section: premiums, refines: true }),
    drugPlan: toggle('With a Part D drug plan', { initial: true, section: premiums, refines: true }),
  },
  outputs: {
    due: { kind: 'money', label: 'Additional Medicare Tax' },
    verdict: { kind: 'verdict', label: 'What it means' },
    withholding: { kind: 'money', label: 'Withheld by employers' },
    balance: { kind: 'money', label: 'Left for the return', help: 'Below zero: counted towards your other tax.' },
    onWages: { kind: 'money', label: 'On wages' },
    onSelfEmployment: { kind: 'money', label: 'On self-employment', optional: true },
    onRailroad: { kind: 'money', label: 'On railroad pay', optional: true },
    partB: { kind: 'money', label: 'Part B premium a month', optional: true, help: 'Each person.', section: premiums },
    surcharge: {
      kind: 'money',
      label: 'Surcharge in it a month',
      optional: true,
      help: 'IRMAA of Part B.',
      section: premiums,
    },
    partD: {
      kind: 'money',
      label: 'Surcharge on the drug plan a month',
      optional: true,
      help: 'IRMAA of Part D, beside what the plan asks.',
      section: premiums,
    },
    yearly: {
      kind: 'money',
      label: 'Surcharges in the year',
      optional: true,
      help: 'All persons together.',
      section: premiums,
    },
    toNext: { kind: 'money', label: 'Income left on this step', optional: true, section: premiums },
    toLower: {
      kind: 'money',
      label: 'Less income for the step below',
      optional: true,
      help: 'By so much it was too high.',
      section: premiums,
    },
    nextStep: { kind: 'verdict', label: 'The next step', optional: true, section: premiums },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    steps: {
      kind: 'table',
      label: 'Steps of the premium',
      columns: {
        step: { kind: 'text', label: 'Step' },
        from: { kind: 'money', label: 'Income above', decimals: 0 },
        partB: { kind: 'money', label: 'Part B a month' },
        partD: { kind: 'money', label: 'Part D surcharge' },
        yearly: { kind: 'money', label: 'Surcharges in the year' },
      },
    },
    lines: {
      kind: 'table',
      label: 'Form 8959, line by line',
      columns: {
        line: { kind: 'text', label: 'Line' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    staircase: {
      kind: 'series',
      label: 'Surcharges by income',
      columns: {
        income: { kind: 'money', label: 'Income two years before', decimals: 0 },
        yearly: { kind: 'money', label: 'Surcharges in the year', decimals: 0 },
      },
    },
  },
  formula:
    'Additional Medicare Tax = 0.9% × wages above the threshold + 0.9% × net earnings of a business above what wages left of it; premium = Part B premium + surcharge of the step that the income of two years before is in',
  limits: [
    'Each spouse is taken to have one employer, who withholds above $200,000. Type what was withheld if there were more.',
    'Unreported tips (Form 4137) and wages on Form 8919 count as wages: add them to the box.',
    'The steps are those of full Part B cover. Late-enrolment penalties, the hold-harmless rule and Part A premiums are left out.',
    'Social Security decides the step, from the return it has. After a marriage, divorce, death, retirement or a like event it may take a later year: Form SSA-44.',
    'No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form 8959', href: 'https://www.irs.gov/forms-pubs/about-form-8959' },
    { title: 'IRS Topic 560: Additional Medicare Tax', href: 'https://www.irs.gov/taxtopics/tc560' },
    {
      title: 'Social Security Administration: Medicare premiums, rules for higher-income beneficiaries',
      href: 'https://www.ssa.gov/benefits/medicare/medicare-premiums.html',
    },
    {
      title: 'Social Security Administration: Form SSA-44',
      href: 'https://www.ssa.gov/forms/ssa-44.pdf',
    },
  ],
  rules,

  compute(values, { minorDigits, show }) {
    const day = firstDay(begins, Number(values.year))
    const law = versionOn(socialInsurance, day)?.value
    const premiumLaw = versionOn(medicarePremiums, day)?.value
    if (!law || !premiumLaw) return problem('year', 'must be a year whose premiums are known here')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const found = taxOf(values, law, cents)
    const steps = premiumSteps(values.apart && values.status === 'separate' ? 'single' : values.status, premiumLaw)
    const yearlyOf = ({ partB, partD }: PremiumStep) =>
      cents(12 * values.persons * (partB + (values.drugPlan ? partD : 0)))
    return {
      due: found.due,
      verdict: verdictOn(found, show),
      withholding: found.withheld,
      balance: cents(found.due - found.withheld),
      onWages: found.onWages,
      onSelfEmployment: found.netEarnings > 0 ? found.onSelfEmployment : undefined,
      onRailroad: values.railroad > 0 ? found.onRailroad : undefined,
      oneSource:
        values.income !== undefined && values.status === 'separate' && !values.apart
          ? readOnce([medicarePremiums], day)
          : undefined,
      ...(values.income !== undefined &&
        premiumOf(values, values.income, steps, premiumLaw, { cents, yearlyOf, show })),
      steps: steps.map((step, at) => ({
        step: at === 0 ? 'None' : String(at),
        from: step.from,
        partB: cents(premiumLaw.premium + step.partB),
        partD: values.drugPlan ? step.partD : 0,
        yearly: yearlyOf(step),
      })),
      lines: linesOf(values, found),
      staircase: steps.flatMap((step, at) => {
        const yearly = yearlyOf(step)
        const end = steps[at + 1]?.from ?? step.from * 1.2
        return [
          { income: step.from, yearly },
          { income: end, yearly },
        ]
      }),
    }
  },

  steps(values, { onSelfEmployment, partB, yearly }) {
    const day = firstDay(begins, Number(values.year))
    const law = versionOn(socialInsurance, day)?.value
    const premiumLaw = versionOn(medicarePremiums, day)?.value
    if (!law || !premiumLaw) return []
    const { netEarnings } = taxOf(values, law, (amount) => amount)
    const money = (value: number) => ({ kind: 'money', value }) as const
    const spouse = values.status === 'joint' ? '[ + {spouseWages}]' : ''
    return [
      { as: 'allWages', in: 'money', is: `{wages}${spouse}` },
      {
        gives: 'onWages',
        is: 'max(0, {allWages} − {threshold}) × {rate}',
        with: {
          threshold: money(law.additionalOver[values.status]),
          rate: { kind: 'percent', value: law.additionalRate },
          netEarnings: money(netEarnings),
          premium: money(premiumLaw.premium),
          months: { kind: 'count', value: 12 },
        },
        rounded: 'cents',
      },
      ...(onSelfEmployment === undefined
        ? []
        : [
            {
              gives: 'onSelfEmployment' as const,
              is: 'max(0, {netEarnings} − max(0, {threshold} − {allWages})) × {rate}',
              rounded: 'cents' as const,
            },
          ]),
      ...(values.railroad > 0
        ? [
            {
              gives: 'onRailroad' as const,
              is: 'max(0, {railroad} − {threshold}) × {rate}',
              rounded: 'cents' as const,
            },
          ]
        : []),
      { gives: 'due', is: '{onWages}[ + {onSelfEmployment}][ + {onRailroad}]' },
      { gives: 'balance', is: '{due} − {withholding}' },
      ...(partB === undefined ? [] : [{ gives: 'partB' as const, is: '{premium}[ + {surcharge}]' }]),
      ...(yearly === undefined || yearly === 0
        ? []
        : [{ gives: 'yearly' as const, is: '({surcharge}[ + {partD}]) × {months} × {persons}' }]),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Surcharges in the year by income',
      of: 'staircase',
      x: 'income',
      y: ['yearly'],
      area: true,
    },
  ],
  examples: [
    {
      name: 'Two earners below the limit',
      given: { year: '2026', status: 'joint', wages: 190_000, spouseWages: 140_000, income: 230_000, persons: 2 },
      expect: { due: 720, withholding: 0, balance: 720, partB: 284.1, yearly: 2296.8, toNext: 44_000 },
    },
    {
      name: 'A consultant with a job',
      given: { year: '2026', status: 'single', wages: 150_000, profit: 120_000, income: 300_000 },
      expect: { due: 547.38, withholding: 0, onSelfEmployment: 547.38, partB: 649.2 },
    },
  ],
})

interface Choices {
  status: FilingStatus
  wages: number
  spouseWages: number
  profit: number
  spouseProfit: number
  railroad: number
  withheld?: number | undefined
}
type Cents = (amount: number) => number
type Law = Parameters<typeof additionalMedicareTax>[1] & { withheldOver: number }

/** Form 8959, each part to the cent. A spouse counts on a joint return alone. */
function taxOf(values: Choices, law: Law, cents: Cents) {
  const isJoint = values.status === 'joint'
  const people = [
    { wages: values.wages, profit: values.profit },
    ...(isJoint ? [{ wages: values.spouseWages, profit: values.spouseProfit }] : []),
  ]
  const allWages = people.reduce((sum, { wages }) => sum + wages, 0)
  const netEarnings = people.reduce((sum, one) => sum + Math.max(0, scheduleSE(one, law).netEarnings), 0)
  const tax = additionalMedicareTax(
    { wages: allWages, netEarnings, railroad: values.railroad, status: values.status },
    law,
    cents,
  )
  const mustWithhold = people.reduce(
    (sum, { wages }) => sum + cents(Math.max(0, wages - law.withheldOver) * law.additionalRate),
    0,
  )
  return {
    ...tax,
    due: cents(tax.tax),
    allWages,
    netEarnings,
    threshold: law.additionalOver[values.status],
    withheld: values.withheld ?? cents(mustWithhold),
  }
}
type Found = ReturnType<typeof taxOf>

function premiumOf(
  { persons, drugPlan }: { persons: number; drugPlan: boolean },
  income: number,
  steps: readonly PremiumStep[],
  { premium }: MedicarePremiumLaw,
  { cents, yearlyOf, show }: { cents: Cents; yearlyOf: (step: PremiumStep) => number; show: Show },
) {
  const at = stepOf(income, steps)
  const step = steps[at]
  if (!step) return {}
  const next = steps[at + 1]
  const more = next ? yearlyOf(next) - yearlyOf(step) : 0
  return {
    partB: cents(premium + step.partB),
    surcharge: step.partB,
    partD: drugPlan ? step.partD : 0,
    yearly: yearlyOf(step),
    toNext: next ? Math.max(0, next.from - Math.max(0, income)) : undefined,
    toLower: at > 0 ? income - step.from : undefined,
    nextStep: next && {
      is: 'fair' as const,
      says: `${next.includes ? 'An income of' : 'One dollar more than'} ${show.money(next.from, 0)} costs ${show.money(more)} more in the year${persons > 1 ? ', for both' : ''}.`,
    },
  }
}

function linesOf({ railroad }: Choices, found: Found) {
  const row = (line: string, item: string, amount: number) => ({ line, item, amount })
  const left = Math.max(0, found.threshold - found.allWages)
  return [
    row('4', 'Medicare wages and tips', found.allWages),
    row('5', 'Threshold', found.threshold),
    row('6', 'Wages above it', Math.max(0, found.allWages - found.threshold)),
    row('7', 'Tax on wages', found.onWages),
    ...(found.netEarnings > 0
      ? [
          row('8', 'Net earnings from self-employment', found.netEarnings),
          row('11', 'Left of the threshold', left),
          row('12', 'Net earnings above it', Math.max(0, found.netEarnings - left)),
          row('13', 'Tax on self-employment', found.onSelfEmployment),
        ]
      : []),
    ...(railroad > 0
      ? [
          row('14', 'Railroad pay', railroad),
          row('16', 'Railroad pay above the threshold', Math.max(0, railroad - found.threshold)),
          row('17', 'Tax on railroad pay', found.onRailroad),
        ]
      : []),
    row('18', 'Additional Medicare Tax', found.due),
    row('24', 'Withheld', found.withheld),
  ]
}

function verdictOn({ due, withheld, threshold, allWages, netEarnings }: Found, show: Show) {
  const earned = Math.max(allWages, allWages + netEarnings)
  if (due === 0 && withheld === 0)
    return {
      is: 'good' as const,
      says:
        earned < threshold
          ? `${show.money(threshold - earned, 0)} more may be earned before the tax begins.`
          : 'The threshold is not passed.',
    }
  if (due <= withheld)
    return {
      is: 'good' as const,
      says: `Employers withheld ${show.money(withheld)}, which covers it. Claim it on Form 8959.`,
    }
  if (withheld === 0)
    return {
      is: 'fair' as const,
      says: 'No employer withholds any of it. Plan for it with estimated payments or Step 4(c) of a W-4.',
    }
  return {
    is: 'fair' as const,
    says: `Employers withhold ${show.money(withheld)} of it; the rest is due with the return.`,
  }
}
