import { choice, date, defineCalculator, integer, money, problem, rate, toggle } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { socialSecurityBenefits } from '@/lib/law/us/social-security-benefits'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import {
  averageOfWage,
  fullRetirementAge,
  paidAt,
  primaryAmount,
  shareAt,
  spouseShare,
  type RetirementBenefitLaw,
} from '@/lib/subjects/tax/us/retirement-benefit'

const begins = '01-01'
const rules = [socialSecurityBenefits, socialInsurance]
const largest = 10_000_000
const [firstAge, lastAge] = [62, 70]
const creditsNeeded = 10
const living = 'How long, and what money is worth'
const spousePart = 'Spouse'
const workPart = 'Work while claiming'
const fromWage = { field: 'basis', is: 'wage' } as const

export default defineCalculator({
  law: 'us',
  inputs: {
    born: date('Date of birth', { initial: '1964-05-15', min: '1943-01-02', max: '2008-12-31' }),
    basis: choice('What you know', {
      options: {
        statement: 'Monthly benefit at full retirement age',
        average: 'Average indexed monthly earnings',
        wage: 'A yearly wage in today’s money',
      },
      initial: 'statement',
      as: 'menu',
      help: 'The first is on your Social Security statement and takes your whole record into account.',
    }),
    statement: money('Benefit at full retirement age', {
      initial: 2000,
      max: 20_000,
      help: 'A month.',
      shownWhen: { field: 'basis', is: 'statement' },
    }),
    average: money('Average indexed monthly earnings', {
      initial: 5000,
      max: 100_000,
      shownWhen: { field: 'basis', is: 'average' },
    }),
    wage: money('Yearly wage', {
      initial: 70_000,
      max: largest,
      help: 'Taken to have risen with all wages. Above the Social Security wage base it counts no more.',
      shownWhen: fromWage,
    }),
    years: integer('Years of work until you claim', { initial: 35, min: 0, max: 60, shownWhen: fromWage }),
    claimAge: integer('You claim at', {
      initial: 67,
      min: firstAge,
      max: lastAge,
    }),

    claimMonths: integer('And months', { initial: 0, min: 0, max: 11, section: living, refines: true }),
    untilAge: integer('Compare until age', {
      initial: 90,
      min: 71,
      max: 110,
      slider: { from: 71, to: 105, step: 1 },
      section: living,
      refines: true,
    }),
    discount: rate('Worth of waiting money', {
      initial: 0.02,
      per: 'year',
      max: 0.15,
      slider: { to: 0.08, step: 0.005 },
      help: 'Above inflation. Benefits rise with prices by themselves.',
      section: living,
      refines: true,
    }),
    spouseOwn: money('Own benefit of your spouse', {
      optional: true,
      max: 20_000,
      help: 'At full retirement age, a month; 0 without one. Empty: no spouse.',
      section: spousePart,
      refines: true,
    }),
    spouseEarly: integer('Months your spouse claims early', {
      initial: 0,
      min: 0,
      max: 60,
      section: spousePart,
      refines: true,
    }),
    earnings: money('Earnings in a year with benefits', { initial: 0, max: largest, section: workPart, refines: true }),
    reachesAge: toggle('You reach full retirement age in that year', {
      help: 'Then only earnings before that month count, above a higher amount.',
      section: workPart,
      refines: true,
    }),
  },
  outputs: {
    benefit: { kind: 'money', label: 'Benefit a month', decimals: 0 },
    verdict: { kind: 'verdict', label: 'The best age' },
    primary: { kind: 'money', label: 'At full retirement age', help: 'The primary insurance amount.' },
    fullAge: { kind: 'text', label: 'Full retirement age' },
    share: { kind: 'percent', label: 'Of it you are paid', decimals: 2 },
    yearly: { kind: 'money', label: 'In a year', decimals: 0 },
    even: {
      kind: 'text',
      label: 'Waiting from 62 pays off at',
      optional: true,
      help: 'The age at which the larger benefits have made up for the years without.',
    },
    spouse: {
      kind: 'money',
      label: 'Added for your spouse a month',
      optional: true,
      decimals: 0,
      help: 'What half of your amount is above the spouse’s own.',
      section: spousePart,
    },
    withheld: {
      kind: 'money',
      label: 'Held back for earnings',
      optional: true,
      help: 'In that year. It comes back as a larger benefit from full retirement age on.',
      section: workPart,
    },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    ages: {
      kind: 'table',
      label: 'By age of claiming',
      columns: {
        age: { kind: 'count', label: 'Age' },
        share: { kind: 'percent', label: 'Share', decimals: 2 },
        benefit: { kind: 'money', label: 'A month', decimals: 0 },
        total: { kind: 'money', label: 'Sum until the age chosen', decimals: 0 },
        value: { kind: 'money', label: 'Worth at 62', decimals: 0 },
      },
    },
    sums: {
      kind: 'series',
      label: 'Sum received by age',
      columns: {
        age: { kind: 'count', label: 'Age' },
        early: { kind: 'money', label: 'Claimed at 62', decimals: 0 },
        chosen: { kind: 'money', label: 'Claimed at your age', decimals: 0 },
        late: { kind: 'money', label: 'Claimed at 70', decimals: 0 },
      },
    },
  },
  formula:
    'Benefit = (90% of average earnings up to the first bend point + 32% up to the second + 15% above) × share of the age, which loses 5/9% for each of the first 36 months early and 5/12% for others, and gains 2/3% for each month late up to 70',
  limits: [
    'Retirement benefits of a worker, in today’s money: rises of the cost of living are left out on all sides.',
    'Earnings are not indexed year by year. Take the amount of your statement, or an average that is already indexed.',
    'Who reaches 62 after 2026 is worked out by the formula of 2026; bend points rise with wages, as an indexed average does.',
    'Disability, survivors’ and children’s benefits, the family maximum, taxes and Medicare premiums are left out.',
    'A spouse’s addition begins when both have claimed, and does not grow beyond full retirement age.',
  ],
  sources: [
    {
      title: 'Social Security Administration: Primary insurance amount',
      href: 'https://www.ssa.gov/oact/cola/piaformula.html',
    },
    {
      title: 'Social Security Administration: Benefit calculation examples',
      href: 'https://www.ssa.gov/oact/cola/Benefits.html',
    },
    {
      title: 'Social Security Administration: Early or late retirement',
      href: 'https://www.ssa.gov/oact/quickcalc/early_late.html',
    },
    { title: '20 CFR Part 404', href: 'https://www.ecfr.gov/current/title-20/chapter-III/part-404' },
  ],
  rules,

  compute(values, { show }) {
    const now = currentYear(begins, rules)
    const turns62 = Number(dayBefore(values.born).slice(0, 4)) + firstAge
    if (values.basis !== 'statement' && turns62 < (knownYears(begins, rules).at(-1) ?? now))
      return problem('basis', `must be the statement: the formula of ${turns62} is not known here`)
    const law = lawFor(turns62)
    if (!law) return problem('born', 'must be a date whose formula is known here')
    const age = ageOf(values)
    if (age > lastAge * 12) return problem('claimMonths', 'must be 0 at 70, when nothing more is added')
    const primary = primaryOf(values, law.benefits, law.wageBase)
    const full = fullRetirementAge(values.born, law.benefits)
    const share = shareAt(age, full, law.benefits)
    const benefit = paidAt(primary, share)
    const early = paidAt(primary, shareAt(firstAge * 12, full, law.benefits))
    const late = paidAt(primary, shareAt(lastAge * 12, full, law.benefits))
    const ages = Array.from({ length: lastAge - firstAge + 1 }, (_, at) => {
      const claimed = firstAge + at
      const part = shareAt(claimed * 12, full, law.benefits)
      const monthly = paidAt(primary, part)
      return {
        age: claimed,
        share: part,
        benefit: monthly,
        total: monthly * 12 * (values.untilAge - claimed),
        value: monthly * worthAt62((claimed - firstAge) * 12, (values.untilAge - firstAge) * 12, values.discount),
      }
    })
    const best = ages.reduce((one, other) => (other.value > one.value ? other : one))
    const received = (monthly: number, from: number, at: number) => monthly * Math.max(0, at * 12 - from)
    return {
      benefit,
      verdict: verdictOn(values, best.age, primary, show),
      primary,
      fullAge: ageInWords(full),
      share,
      yearly: benefit * 12,
      even: benefit > early ? evenAge(benefit, age, early) : undefined,
      spouse:
        values.spouseOwn === undefined
          ? undefined
          : spouseAdds(primary, values.spouseOwn, values.spouseEarly, law.benefits),
      withheld: values.earnings > 0 ? heldBack(values, benefit, law.today) : undefined,
      oneSource: concernedBy(values, turns62 >= now)
        ? readOnce([socialSecurityBenefits], firstDay(begins, now))
        : undefined,
      ages,
      sums: Array.from({ length: 100 - firstAge + 1 }, (_, at) => ({
        age: firstAge + at,
        early: received(early, firstAge * 12, firstAge + at),
        chosen: received(benefit, age, firstAge + at),
        late: received(late, lastAge * 12, firstAge + at),
      })),
    }
  },

  steps(values, { primary, benefit, share, withheld, yearly }) {
    const law = lawFor(Number(dayBefore(values.born).slice(0, 4)) + firstAge)
    if (!law) return []
    const money = (value: number) => ({ kind: 'money', value }) as const
    const { rates } = law.benefits
    const earned =
      values.basis === 'wage' ? averageOfWage(Math.min(values.wage, law.wageBase), values.years) : values.average
    return [
      ...(values.basis === 'statement' || primary === 0
        ? []
        : [
            {
              gives: 'primary' as const,
              says: `${[0, 1, 2].map((at) => `${Math.round((rates[at] ?? 0) * 100)}%`).join(', ')} of the parts of ${Math.round(earned)}, rounded down to ten cents`,
            },
          ]),
      {
        finds: 'Paid of it',
        gives: { kind: 'percent', value: share, decimals: 2 } as const,
        says: 'By the months before or after full retirement age',
      },
      ...(benefit > 0
        ? [
            {
              gives: 'yearly' as const,
              is: '{benefit} × {months}',
              with: { months: { kind: 'count', value: 12 } as const },
            },
          ]
        : []),
      ...(withheld !== undefined && withheld > 0 && withheld < yearly
        ? [
            {
              gives: 'withheld' as const,
              is: '({earnings} − {exempt}) ÷ {parts}',
              with: {
                exempt: money(values.reachesAge ? law.today.exemptInLastYear : law.today.exempt),
                parts: { kind: 'count', value: values.reachesAge ? 3 : 2 } as const,
              },
              rounded: 'cents' as const,
            },
          ]
        : []),
    ]
  },

  charts: [{ kind: 'line', title: 'Received by age', of: 'sums', x: 'age', y: ['early', 'chosen', 'late'] }],
  examples: [
    {
      name: 'A statement of two thousand',
      given: { born: '1964-05-15', basis: 'statement', statement: 2000, claimAge: 62 },
      expect: { benefit: 1400, share: 0.7, fullAge: '67' },
    },
    {
      name: 'Thirty-five years at 70 thousand',
      given: { born: '1964-05-15', basis: 'wage', wage: 70_000, years: 35, claimAge: 70 },
      expect: { primary: 2612.4, benefit: 3239 },
    },
  ],
})

interface Choices {
  born: string
  basis: 'statement' | 'average' | 'wage'
  statement: number
  average: number
  wage: number
  years: number
  claimAge: number
  claimMonths: number
}

/** Whether a figure that was read once has a part in the answer. */
function concernedBy(
  values: {
    basis: Choices['basis']
    earnings: number
    reachesAge: boolean
    spouseOwn?: number | undefined
    spouseEarly: number
  },
  isThisYear: boolean,
): boolean {
  if (values.basis !== 'statement' && isThisYear) return true
  return (values.earnings > 0 && values.reachesAge) || (values.spouseOwn !== undefined && values.spouseEarly > 0)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** Formula of the year of 62, of the nearest one known; earnings test and wage base of today. */
function lawFor(turns62: number) {
  const known = knownYears(begins, rules)
  const [latest, earliest] = [known[0] ?? 0, known.at(-1) ?? 0]
  const benefits = versionOn(
    socialSecurityBenefits,
    firstDay(begins, Math.min(latest, Math.max(earliest, turns62))),
  )?.value
  const today = versionOn(socialSecurityBenefits, firstDay(begins, currentYear(begins, rules)))?.value
  const insurance = versionOn(socialInsurance, firstDay(begins, currentYear(begins, rules)))?.value
  return benefits && today && insurance && { benefits, today, wageBase: insurance.wageBase }
}

function ageOf({ claimAge, claimMonths }: Choices): number {
  return claimAge * 12 + claimMonths
}

function primaryOf(values: Choices, law: RetirementBenefitLaw, wageBase: number): number {
  if (values.basis === 'statement') return values.statement
  if (values.basis === 'average') return primaryAmount(values.average, law)
  return values.years < creditsNeeded
    ? 0
    : primaryAmount(averageOfWage(Math.min(values.wage, wageBase), values.years), law)
}

/** What a dollar a month from one month to another is worth in the first, both counted from 62. */
function worthAt62(from: number, until: number, yearly: number): number {
  const month = (1 + yearly) ** (-1 / 12)
  let worth = 0
  for (let at = from; at < until; at++) worth += month ** at
  return worth
}

function ageInWords(months: number): string {
  const rest = months % 12
  return rest === 0 ? String(months / 12) : `${Math.floor(months / 12)} and ${rest} ${rest === 1 ? 'month' : 'months'}`
}

/** When what was claimed later has made up for what 62 had paid by then. */
function evenAge(benefit: number, age: number, early: number): string {
  const months = (benefit * (age - firstAge * 12)) / (benefit - early)
  return ageInWords(firstAge * 12 + Math.ceil(months - 1e-9))
}

function spouseAdds(primary: number, own: number, monthsEarly: number, law: RetirementBenefitLaw): number {
  return paidAt(Math.max(0, primary / 2 - own), spouseShare(monthsEarly, law))
}

function heldBack(
  { earnings, reachesAge }: { earnings: number; reachesAge: boolean },
  benefit: number,
  { exempt, exemptInLastYear }: { exempt: number; exemptInLastYear: number },
): number {
  const above = reachesAge ? (earnings - exemptInLastYear) / 3 : (earnings - exempt) / 2
  return Math.round(Math.min(benefit * 12, Math.max(0, above)) * 100) / 100
}

function verdictOn(values: Choices & { untilAge: number }, best: number, primary: number, show: Show) {
  if (primary === 0)
    return {
      is: 'bad' as const,
      says:
        values.basis === 'wage' && values.years < creditsNeeded
          ? 'No benefit: 40 credits are needed, at most four a year.'
          : 'No benefit without covered earnings.',
    }
  const years = show.number(values.untilAge)
  return values.claimAge === best
    ? { is: 'good' as const, says: `Until ${years} no other age is worth more.` }
    : { is: 'plain' as const, says: `Until ${years} claiming at ${best} is worth the most.` }
}
