import { choice, defineCalculator, integer, money, month, problem, rate, toggle } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { monthNumberOf, monthOfNumber } from '@/lib/base/format/dates'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import { planTwoFrozenThrough, studentLoanTerms } from '@/lib/law/uk/student-loan-terms'
import { studentLoans } from '@/lib/law/uk/student-loans'
import {
  aprilOf,
  monthlyDeductions,
  pence,
  studentLoanPath,
  taxYearOf,
  type StudentLoan,
  type StudentLoanMonth,
  type StudentLoanPlan,
  type StudentLoanStep,
} from '@/lib/subjects/finance/uk-student-loan'

const plans = {
  plan1: 'Plan 1',
  plan2: 'Plan 2',
  plan4: 'Plan 4',
  plan5: 'Plan 5',
  postgraduate: 'Postgraduate',
} as const
const begins = '04-06'
const knownYear = currentYear(begins, [studentLoans])
const terms = studentLoanTerms.versions[0].value

const secondPart = 'A second loan'
const futurePart = 'What is to come'
const agePart = 'An old loan'
const mayBeOld = { field: 'plan', is: ['plan1', 'plan4'] } as const
const isSecond = { field: 'second', is: ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'] } as const

export default defineCalculator({
  law: 'uk',
  inputs: {
    plan: choice('Plan', { options: plans, initial: 'plan2', as: 'menu' }),
    balance: money('You owe', { initial: 45_000, above: 0, max: 1_000_000 }),
    salary: money('Pay a year', { initial: 35_000, max: 10_000_000, help: 'Before tax and after salary sacrifice.' }),
    growth: rate('Pay rises by', { initial: 0.03, slider: { to: 0.1, step: 0.005 }, per: 'year', max: 0.3 }),
    courseEnd: month('Course ended in', {
      initial: '2020-07',
      min: '1998-09',
      max: '2040-12',
      help: 'Repayment is due from the April after. A month to come: you study until then.',
    }),
    from: month('Reckon from', { initial: '2026-12', min: '2026-09', max: '2060-12', refines: true }),
    second: choice('Second loan', {
      options: { none: 'None', ...plans },
      initial: 'none',
      as: 'menu',
      section: secondPart,
      refines: true,
    }),
    secondBalance: money('You owe on it', {
      initial: 12_000,
      above: 0,
      max: 1_000_000,
      shownWhen: isSecond,
      section: secondPart,
      refines: true,
    }),
    secondEnd: month('Its course ended in', {
      initial: '2022-07',
      min: '1998-09',
      max: '2040-12',
      shownWhen: isSecond,
      section: secondPart,
      refines: true,
    }),
    overpayment: money('You pay on top a month', { initial: 0, max: 100_000, section: futurePart, refines: true }),
    inflation: rate('Retail Prices Index', {
      initial: 0.032,
      slider: { to: 0.1, step: 0.001 },
      per: 'year',
      max: 0.3,
      help: 'Of March, used from September on. Interest of every plan follows it.',
      section: futurePart,
      refines: true,
    }),
    thresholdGrowth: rate('Thresholds rise by', {
      initial: 0.03,
      slider: { to: 0.1, step: 0.005 },
      per: 'year',
      max: 0.3,
      section: futurePart,
      refines: true,
    }),
    bankRate: rate('Bank Rate', {
      initial: 0.04,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.3,
      help: 'Plans 1 and 4 never bear more than this and one point.',
      section: futurePart,
      refines: true,
    }),
    isOld: toggle('Ends when you are 65', {
      help: 'Plan 1 from before September 2006, plan 4 from before August 2007.',
      shownWhen: mayBeOld,
      section: agePart,
      refines: true,
    }),
    age: integer('Your age', {
      initial: 42,
      min: 16,
      max: 64,
      shownWhen: [mayBeOld, { field: 'isOld', is: true }],
      section: agePart,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'You still pay' },
    verdict: { kind: 'verdict', label: 'What it means' },
    monthly: {
      kind: 'money',
      label: 'Taken from pay each month',
      help: 'In the first month in which repayment is due.',
    },
    ends: { kind: 'date', label: 'Over in the month of' },
    interest: { kind: 'money', label: 'Interest to come' },
    writtenOff: { kind: 'money', label: 'Written off', optional: true },
    rateNow: { kind: 'percent', label: 'Interest rate now', decimals: 2, help: 'Of the first loan.' },
    without: { kind: 'money', label: 'You would pay', optional: true, section: 'Without paying on top' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Tax year', unbroken: true },
        salary: { kind: 'money', label: 'Pay', decimals: 0 },
        repaid: { kind: 'money', label: 'You pay' },
        interest: { kind: 'money', label: 'Interest' },
        writtenOff: { kind: 'money', label: 'Written off' },
        balance: { kind: 'money', label: 'Still owed' },
      },
      totals: ['repaid', 'interest', 'writtenOff'],
    },
  },
  formula:
    'Taken a month = 9% × (pay ÷ 12 − threshold ÷ 12), in whole pounds downwards; 6% for a postgraduate loan. Interest a month = owed × rate ÷ 12',
  limits: [
    'Thresholds are known to 5 April 2027. Plan 2 stands still until April 2030; later years and other plans rise as you enter, a postgraduate loan’s does not.',
    'The index and Bank Rate stay as you enter them. The cap on interest is used until August 2027, the last month for which one is known.',
    'Pay is even over the twelve months of a tax year, and the same employer pays it. Self Assessment, moving abroad and plan 3 under another name are not looked at.',
    'Interest is added monthly. The Student Loans Company counts days, which moves the balance by small amounts.',
  ],
  sources: [
    {
      title: 'Education (Student Loans) (Repayment) Regulations 2009',
      href: 'https://www.legislation.gov.uk/uksi/2009/470/contents',
    },
    {
      title: 'Student Loans Company: both a Plan 1 and a Plan 2 loan',
      href: 'http://www.slc-apps.co.uk/qsg/what-if-i-have-both-a-plan1-and-a-plan-2-loan.html',
    },
  ],
  rules: [studentLoans, studentLoanTerms],

  compute(values, { show }) {
    const { plan, balance, courseEnd, from, second, secondBalance, secondEnd, overpayment } = values
    const start = monthNumberOf(from)
    if (second === plan) return problem('second', 'must be another plan: loans of one plan are one balance')
    const first: StudentLoan = loanOf(plan, balance, courseEnd)
    if (values.isOld && (plan === 'plan1' || plan === 'plan4')) first.ends = start + (65 - values.age) * 12
    const loans = second === 'none' ? [first] : [first, loanOf(second, secondBalance, secondEnd)]
    for (const [at, loan] of loans.entries())
      if (loan.ends <= start)
        return problem(
          at === 0 ? 'courseEnd' : 'secondEnd',
          `must be later: it was written off in ${monthOf(loan.ends)}`,
        )
    const lawOf = lawBy(values, taxYearOf(start))
    const path = studentLoanPath(loans, start, overpayment, lawOf)
    const last = path.at(-1)
    if (!last) return problem('balance', 'must be a penny at least')
    const total = sumOf(path, 'repaid')
    const writtenOff = sumOf(path, 'writtenOff')
    const plain = overpayment > 0 ? studentLoanPath(loans, start, 0, lawOf) : path
    const beginning = Math.max(start, Math.min(...loans.map(({ due }) => due)))
    const repaying = loans.filter(({ due }) => due <= beginning).map((one) => one.plan)
    const taken = monthlyDeductions(lawOf(beginning).salary / 12, repaying, lawOf(beginning))
    return {
      total,
      verdict: verdictOf(path, plain, overpayment, show),
      monthly: Object.values(taken).reduce((sum, one) => sum + one, 0),
      ends: `${monthOfNumber(last.month)}-01`,
      interest: sumOf(path, 'interest'),
      writtenOff: writtenOff > 0 ? writtenOff : undefined,
      rateNow: lawOf(start).interest(plan, start < first.due),
      without: overpayment > 0 ? sumOf(plain, 'repaid') : undefined,
      years: byYear(path),
    }
  },

  steps({ plan, second, from, courseEnd }) {
    const year = taxYearOf(Math.max(monthNumberOf(from), firstDue(courseEnd)))
    const isKnown = second === 'none' && year === knownYear
    const law = knownLaw(knownYear)
    return [
      isKnown
        ? {
            gives: 'monthly',
            is: 'max({share} × ({salary} ÷ 12 − {threshold} ÷ 12), 0)',
            rounded: 'down',
            with: {
              share: { kind: 'percent', value: plan === 'postgraduate' ? law.postgraduateRate : law.rate },
              threshold: { kind: 'money', value: law.thresholds[plan] },
            },
          }
        : { gives: 'monthly', says: 'The share of pay above each threshold, in whole pounds' },
      { gives: 'total', is: '{years.repaid}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'What you owe', of: 'years', x: 'year', y: ['balance'], area: true },
    { kind: 'bar', title: 'Paid and interest by year', of: 'years', x: 'year', y: ['repaid', 'interest'] },
  ],
  examples: [
    {
      name: 'A nurse on plan 2',
      given: { plan: 'plan2', balance: 45_000, salary: 35_000, growth: 0.03, courseEnd: '2020-07', from: '2026-12' },
      expect: { total: 25_668, monthly: 42, interest: 66_522.96, writtenOff: 85_854.96 },
    },
    {
      name: 'The end of a plan 1 loan',
      given: { plan: 'plan1', balance: 6000, salary: 40_000, growth: 0, courseEnd: '2010-07', from: '2026-12' },
      expect: { total: 6685.06, monthly: 98, interest: 685.06 },
    },
  ],
})

/** The April after the course. */
function firstDue(courseEnd: string): number {
  return aprilOf(taxYearOf(monthNumberOf(courseEnd)) + 1)
}

/** Plan 5 is repaid from April 2026 at the earliest. */
function loanOf(plan: StudentLoanPlan, balance: number, courseEnd: string): StudentLoan {
  const due = Math.max(firstDue(courseEnd), plan === 'plan5' ? aprilOf(2026) : 0)
  return { plan, balance, due, ends: due + terms.years[plan] * 12 }
}

/** The law of a tax year, or of the last one known before it. */
function knownLaw(year: number): Omit<StudentLoanMonth, 'salary' | 'interest'> {
  const day = firstDay(begins, Math.min(year, knownYear))
  const { thresholds, rate: share, postgraduateRate } = (versionOn(studentLoans, day) ?? studentLoans.versions[0]).value
  // Nothing was taken for plan 5 before it had a threshold.
  const plan5 = thresholds.plan5 ?? Number.POSITIVE_INFINITY
  return { thresholds: { ...thresholds, plan5 }, rate: share, postgraduateRate }
}

interface Outlook {
  salary: number
  growth: number
  inflation: number
  thresholdGrowth: number
  bankRate: number
}

/** The law of each month as it is known or, later, as the visitor expects it; pay rises with each tax year after `firstYear`. */
function lawBy({ salary, growth, inflation, thresholdGrowth, bankRate }: Outlook, firstYear: number) {
  const raisedTo = (year: number, last: number) => (1 + thresholdGrowth) ** Math.max(0, year - last)
  return (at: number): StudentLoanMonth => {
    const year = taxYearOf(at)
    const { thresholds, rate: share, postgraduateRate } = knownLaw(year)
    const raise = raisedTo(year, knownYear)
    const raiseOfTwo = raisedTo(year, planTwoFrozenThrough)
    const yearly = {
      plan1: thresholds.plan1 * raise,
      plan2: thresholds.plan2 * raiseOfTwo,
      plan4: thresholds.plan4 * raise,
      plan5: thresholds.plan5 * raise,
      postgraduate: thresholds.postgraduate,
    }
    const pay = salary * (1 + growth) ** (year - firstYear)
    const { margin, bankMargin, upperIncome } = terms
    const cap = versionOn(studentLoanTerms, `${monthOfNumber(at)}-01`)?.value.most ?? Number.POSITIVE_INFINITY
    const span = upperIncome * raiseOfTwo - yearly.plan2
    const marginOf = (isStudying: boolean) =>
      isStudying ? margin : margin * Math.min(1, Math.max(0, (pay - yearly.plan2) / span))
    const rateOf = {
      plan1: () => Math.min(inflation, bankRate + bankMargin),
      plan2: (isStudying: boolean) => Math.min(inflation + marginOf(isStudying), cap),
      plan4: () => Math.min(inflation, bankRate + bankMargin),
      plan5: () => inflation,
      postgraduate: () => Math.min(inflation + margin, cap),
    }
    return {
      salary: pay,
      thresholds: yearly,
      rate: share,
      postgraduateRate,
      interest: (plan, isStudying) => rateOf[plan](isStudying),
    }
  }
}

const sumOf = (path: readonly StudentLoanStep[], of: 'repaid' | 'interest' | 'writtenOff') =>
  pence(path.reduce((sum, step) => sum + step[of], 0))

function monthOf(at: number): string {
  return `April ${Math.floor(at / 12)}`
}

function byYear(path: readonly StudentLoanStep[]) {
  const years = [...new Set(path.map(({ month: at }) => taxYearOf(at)))]
  return years.map((year) => {
    const steps = path.filter(({ month: at }) => taxYearOf(at) === year)
    return {
      year: `${year}–${String((year + 1) % 100).padStart(2, '0')}`,
      salary: steps[0]?.salary ?? 0,
      repaid: sumOf(steps, 'repaid'),
      interest: sumOf(steps, 'interest'),
      writtenOff: sumOf(steps, 'writtenOff'),
      balance: steps.at(-1)?.balance ?? 0,
    }
  })
}

function verdictOf(
  path: readonly StudentLoanStep[],
  plain: readonly StudentLoanStep[],
  overpayment: number,
  show: { money: (amount: number) => string },
) {
  const left = sumOf(plain, 'writtenOff')
  if (overpayment === 0)
    return left > 0
      ? {
          is: 'fair' as const,
          says: `${show.money(left)} is written off. Paying on top costs you more in all, unless it clears the loan long before.`,
        }
      : { is: 'good' as const, says: 'You clear it before it would be written off, so paying on top saves interest.' }
  const order = compareAmounts(sumOf(path, 'repaid'), sumOf(plain, 'repaid'), 2)
  const difference = Math.abs(pence(sumOf(path, 'repaid') - sumOf(plain, 'repaid')))
  if (order === 0) return { is: 'fair' as const, says: 'Paying on top changes nothing in all.' }
  if (order > 0)
    return {
      is: 'bad' as const,
      says: `Paying on top costs you ${show.money(difference)} more in all: without it ${show.money(left)} would be written off.`,
    }
  return {
    is: 'good' as const,
    says: `Paying on top saves you ${show.money(difference)} and ends it ${plain.length - path.length} months sooner.`,
  }
}
