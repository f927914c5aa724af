import { choice, date, defineCalculator, money, problem, toggle } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { maternityPay, maternityPayTerms } from '@/lib/law/uk/maternity-pay'
import { daysLater } from '@/lib/subjects/time/calendar'
import {
  maternityDates,
  maternityWeeks,
  paidByMonth,
  type MaternityDates,
  type MaternityWeek,
} from '@/lib/subjects/workforce/maternity-pay'

const datesPart = 'Dates'
const employerPart = 'The employer'
const leaveWeeks = 52
const latestStart = 42

const lastRate = maternityPay.versions[maternityPay.versions.length - 1] ?? maternityPay.versions[0]
const lastTerms = maternityPayTerms.versions[maternityPayTerms.versions.length - 1] ?? maternityPayTerms.versions[0]
/** The year after the last flat rate that is known is worked out with a rate that is entered. */
const enteredUntil = daysLater(lastRate.until ?? lastRate.from, 364) ?? lastRate.from

export default defineCalculator({
  law: 'uk',
  inputs: {
    due: date('Baby is due on', { initial: '2027-01-20', min: '2023-01-01', max: '2029-12-31' }),
    employed: date('Employed since', {
      initial: '2023-05-08',
      min: '1960-01-01',
      max: '2029-12-31',
      help: 'Without a break, by the same employer.',
    }),
    earnings: money('Average earnings a week', {
      initial: 560,
      max: 100_000,
      help: 'Before tax, of about eight weeks up to the last payday in the qualifying week.',
    }),
    leave: date('Leave and pay begin on', { initial: '2026-12-14', min: '2023-01-01', max: '2029-12-31' }),
    small: toggle('Small employer', {
      help: 'National Insurance of £45,000 or less in the last whole tax year before the qualifying week.',
    }),
    payday: choice('Paid', {
      options: { week: 'Each week of leave', month: 'On the last day of the month' },
      initial: 'week',
      refines: true,
    }),
    nextRate: money('Flat rate from April 2027', {
      initial: lastRate.value.flat,
      max: 1000,
      help: 'Not set yet: the rate of 2026–27 stands here. Change it once the new one is out.',
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Statutory maternity pay' },
    verdict: { kind: 'verdict', label: 'What it means' },
    higher: { kind: 'money', label: 'A week, for six weeks', optional: true },
    later: { kind: 'money', label: 'A week, from the seventh', optional: true },
    payEnds: { kind: 'date', label: 'Pay ends on', optional: true },
    assumed: {
      kind: 'text',
      label: 'Not known yet',
      optional: true,
      help: 'Later weeks are paid at the flat rate under more options; refunds stay at today’s share.',
    },
    qualifyingEnds: {
      kind: 'date',
      label: 'Qualifying week ends on',
      section: datesPart,
      help: 'The fifteenth week before the expected one. By then the employer is told of the leave.',
    },
    employedBy: { kind: 'date', label: 'Employed since this day or before', section: datesPart },
    earliestLeave: { kind: 'date', label: 'Leave can begin from', section: datesPart },
    expectedWeek: { kind: 'date', label: 'Expected week begins on', section: datesPart },
    leaveEnds: { kind: 'date', label: 'Leave of 52 weeks ends on', section: datesPart },
    refund: { kind: 'money', label: 'Recovered from HMRC', section: employerPart },
    cost: {
      kind: 'money',
      label: 'Left to the employer',
      section: employerPart,
      help: 'Below zero where the refund makes up for National Insurance too.',
    },
    payments: {
      kind: 'table',
      label: 'Payments',
      columns: {
        paid: { kind: 'date', label: 'Up to' },
        amount: { kind: 'money', label: 'Maternity pay' },
        refund: { kind: 'money', label: 'Recovered' },
      },
      totals: ['amount', 'refund'],
    },
  },
  formula:
    'Six weeks at 90% of average weekly earnings, then 33 weeks at that or the flat rate of the week, whichever is lower',
  limits: [
    'Average earnings are entered, not worked out from payslips. A pay rise that would have come before the end of leave raises them.',
    'A baby born before leave begins, an illness in the last four weeks, work during pay and keeping-in-touch days move dates or pay; they are left out.',
    'The employee must still be employed in the qualifying week and give 28 days’ notice with the certificate MATB1.',
    'What employers recover is rounded for each payment.',
  ],
  sources: [
    { title: 'GOV.UK: Maternity pay and leave', href: 'https://www.gov.uk/maternity-pay-leave' },
    {
      title: 'GOV.UK: Maternity, adoption and paternity calculator for employers',
      href: 'https://www.gov.uk/maternity-paternity-calculator',
    },
  ],
  rules: [maternityPay, maternityPayTerms],

  compute(values, { show }) {
    const { due, employed, earnings, leave, nextRate } = values
    const dates = maternityDates(due)
    const leaveEnds = daysLater(leave, leaveWeeks * 7 - 1)
    const terms = dates && versionOn(maternityPayTerms, dates.qualifying[1])?.value
    if (!dates || !terms || leaveEnds === undefined)
      return problem(
        'due',
        `must give a qualifying week whose law is known: ${knownPeriods(maternityPayTerms, show.date)}`,
      )
    if (leave < dates.earliestLeave) return problem('leave', `must not lie before ${show.date(dates.earliestLeave)}`)
    if (leave > (daysLater(due, latestStart) ?? due))
      return problem('leave', 'must not lie six weeks after the due date')
    const law = versionOn(maternityPay, leave)?.value ?? lastRate.value
    const weeks = maternityWeeks(leave, earnings, law, (day) => flatOn(day, nextRate))
    if (!weeks)
      return problem('leave', `must lie in a time whose flat rate is known: ${knownPeriods(maternityPay, show.date)}`)
    const isEntitled = employed <= dates.employedBy && earnings >= terms.lowerEarnings
    const payments = isEntitled ? paymentsOf(weeks, values.payday === 'month', values.small) : []
    const total = sumOf(payments.map(({ amount }) => amount))
    const refund = sumOf(payments.map((payment) => payment.refund))
    const pays = (at: number) => (isEntitled ? (weeks[at]?.pence ?? 0) / 100 : undefined)
    return {
      total,
      verdict: verdictOn({ dates, employed, earnings, lowerEarnings: terms.lowerEarnings, weeks }, show),
      higher: pays(0),
      later: pays(law.higherWeeks),
      payEnds: isEntitled ? weeks.at(-1)?.to : undefined,
      assumed: isEntitled ? assumedOf(payments.at(-1)?.paid ?? leave, weeks, show) : undefined,
      qualifyingEnds: dates.qualifying[1],
      employedBy: dates.employedBy,
      earliestLeave: dates.earliestLeave,
      expectedWeek: dates.expected[0],
      leaveEnds,
      refund,
      cost: sumOf([total, -refund]),
      payments,
    }
  },

  steps: (_, { verdict }) =>
    verdict.is === 'bad'
      ? [{ gives: 'total', says: 'Nothing is due by law' }]
      : [
          { gives: 'higher', says: '90% of average earnings, rounded up to a penny' },
          { gives: 'later', says: 'The lower of that and the flat rate of the seventh week' },
          { gives: 'total', says: 'The payments of the table, each rounded up to a penny' },
          { gives: 'cost', is: '{total} − {refund}' },
        ],

  charts: [{ kind: 'bar', title: 'Payments', of: 'payments', x: 'paid', y: ['amount'] }],
  examples: [
    {
      name: 'Leave from February 2026',
      given: { due: '2026-03-18', employed: '2023-05-08', earnings: 560, leave: '2026-02-23' },
      expect: { total: 9436.56, higher: 504, later: 194.32, payEnds: '2026-11-22' },
    },
    {
      name: 'A small employer, across April',
      given: { due: '2026-01-14', employed: '2022-01-10', earnings: 600, leave: '2025-12-01', small: true },
      expect: { total: 9566.88, refund: 10_400.49, cost: -833.61 },
    },
  ],
})

function flatOn(day: string, nextRate: number): number | undefined {
  const known = versionOn(maternityPay, day)?.value.flat
  if (known !== undefined) return known
  return lastRate.until !== undefined && day > lastRate.until && day <= enteredUntil ? nextRate : undefined
}

interface Payment {
  paid: string
  amount: number
  refund: number
}

function paymentsOf(weeks: readonly MaternityWeek[], isMonthly: boolean, isSmall: boolean): readonly Payment[] {
  const due = isMonthly ? paidByMonth(weeks) : weeks.map(({ to, pence }) => ({ day: to, pence }))
  return due.map(({ day, pence }) => {
    const terms = versionOn(maternityPayTerms, day)?.value ?? lastTerms.value
    const share = isSmall ? terms.smallRefund : terms.refund
    return { paid: day, amount: pence / 100, refund: Math.round(Number((pence * share).toFixed(6))) / 100 }
  })
}

function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100
}

/** What of an answer rests on a year whose figures are not out. */
function assumedOf(lastPaid: string, weeks: readonly MaternityWeek[], show: Show): string | undefined {
  const rateEnds = lastRate.until ?? ''
  if (weeks.some(({ from }, at) => at >= lastRate.value.higherWeeks && from > rateEnds))
    return `Flat rate after ${show.date(rateEnds)}`
  if (lastPaid > (lastTerms.until ?? lastPaid)) return 'Refunds of the next tax year'
  return undefined
}

interface Claim {
  dates: MaternityDates
  employed: string
  earnings: number
  lowerEarnings: number
  weeks: readonly MaternityWeek[]
}

function verdictOn({ dates, employed, earnings, lowerEarnings, weeks }: Claim, show: Show) {
  const instead = 'The employer gives form SMP1; Maternity Allowance may be paid instead.'
  if (employed > dates.employedBy)
    return {
      is: 'bad' as const,
      says: `Employment had to begin by ${show.date(dates.employedBy)}. ${instead}`,
    }
  if (earnings < lowerEarnings)
    return { is: 'bad' as const, says: `Average earnings must reach ${show.money(lowerEarnings)} a week. ${instead}` }
  const isLow = weeks.at(-1)?.rate === weeks[0]?.rate
  return {
    is: 'good' as const,
    says: isLow
      ? '90% of earnings is not above the flat rate, so all weeks are paid alike.'
      : 'Six weeks follow earnings, then the flat rate applies.',
  }
}
