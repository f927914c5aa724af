import { choice, date, defineCalculator, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { requiredDistributions } from '@/lib/law/us/required-distributions'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'

const begins = '01-01'
const rules = [requiredDistributions]
const later = 'Later years'

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Year of the distribution', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'For the owner of an account, not for heirs. Uniform Lifetime Table.',
      as: 'menu',
    }),
    born: date('Date of birth', { initial: '1951-05-01', min: '1920-01-01', max: '2010-12-31' }),
    balance: money('Balance on 31 December before', {
      initial: 400_000,
      max: 1_000_000_000,
      help: 'Of all traditional IRAs together, or of one 401(k).',
    }),
    kind: choice('Account', {
      options: { ira: 'Traditional, SEP or SIMPLE IRA', plan: '401(k) or 403(b)', roth: 'Roth IRA or Roth 401(k)' },
      initial: 'ira',
      as: 'menu',
    }),
    working: toggle('Still working for that employer', {
      help: 'And owning at most 5% of it.',
      shownWhen: { field: 'kind', is: 'plan' },
    }),
    youngerSpouse: toggle('Spouse is the only heir and more than 10 years younger', { refines: true }),
    donated: money('Given to charity from the IRA', {
      initial: 0,
      max: 1_000_000,
      help: 'Qualified charitable distributions of the year, within their limit; they count and are not taxed.',
      shownWhen: { field: 'kind', is: 'ira' },
      refines: true,
    }),
    taxRate: percent('Tax rate on it', {
      initial: 0.22,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      section: later,
      refines: true,
    }),
    returnRate: rate('Return', {
      initial: 0.05,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: later,
      refines: true,
    }),
  },
  outputs: {
    required: { kind: 'money', label: 'To take out in the year' },
    verdict: { kind: 'verdict', label: 'When' },
    factor: { kind: 'number', label: 'Life expectancy factor', decimals: 1, optional: true },
    age: { kind: 'count', label: 'Age on your birthday in the year' },
    due: { kind: 'date', label: 'By', optional: true },
    afterTax: { kind: 'money', label: 'Left after tax' },
    penalty: {
      kind: 'money',
      label: 'Penalty if nothing is taken',
      help: 'A tenth instead of a quarter if it is made up within two years.',
    },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        age: { kind: 'count', label: 'Age' },
        start: { kind: 'money', label: 'Balance before' },
        factor: { kind: 'number', label: 'Factor', decimals: 1 },
        required: { kind: 'money', label: 'To take out' },
        end: { kind: 'money', label: 'Balance after' },
      },
      totals: ['required'],
    },
  },
  formula: 'Required distribution = balance on 31 December of the year before ÷ factor for the age reached in the year',
  limits: [
    'For owners. Heirs, and a spouse who inherited, have other tables and deadlines.',
    'A spouse who is the only heir and more than ten years younger has the larger factors of Table II, which are not known here.',
    'Who was born before 1951 began under older rules; the factor is the same today.',
    'The projection takes the required amount at the end of each year and earns the same return every year.',
    'The yearly limit of charitable distributions is not checked. No tax advice.',
  ],
  sources: [
    { title: 'IRS Publication 590-B, Appendix B', href: 'https://www.irs.gov/publications/p590b' },
    {
      title: 'IRS: Retirement plan and IRA required minimum distributions FAQs',
      href: 'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
    },
  ],
  rules,

  compute(values, { minorDigits, show }) {
    const law = versionOn(requiredDistributions, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose rules are known here')
    if (values.youngerSpouse && values.kind !== 'roth')
      return problem('youngerSpouse', 'must be off: the joint table, which asks for less, is not known here')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const year = Number(values.taxYear)
    const born = Number(values.born.slice(0, 4))
    const age = year - born
    const startAge = startOf(born, law)
    const isFree = values.kind === 'roth' || (values.kind === 'plan' && values.working)
    const isDue = !isFree && age >= startAge
    const required = isDue ? cents(values.balance / factorOf(age, law)) : 0
    const years: { year: string; age: number; start: number; factor: number | null; required: number; end: number }[] =
      []
    let balance = values.balance
    for (let at = 0; at < 40 && age + at <= 110 && balance > 0; at++) {
      const reached = age + at
      const mustTake = values.kind !== 'roth' && reached >= startAge && !(at === 0 && isFree)
      const factor = mustTake ? factorOf(reached, law) : null
      const taken = factor === null ? 0 : cents(balance / factor)
      const end = cents(balance * (1 + values.returnRate) - taken)
      years.push({ year: String(year + at), age: reached, start: cents(balance), factor, required: taken, end })
      balance = Math.max(0, end)
    }
    const isFirst = age === startAge
    const taxed = Math.max(0, required - values.donated)
    return {
      required,
      verdict: verdictOn({ values, isFree, isFirst, year, age, startAge, show }),
      factor: isDue ? factorOf(age, law) : undefined,
      age,
      due: isDue ? (isFirst ? `${year + 1}-04-01` : `${year}-12-31`) : undefined,
      afterTax: required - taxed * values.taxRate,
      penalty: required * law.penalty,
      years,
    }
  },

  steps(values, { factor, required }) {
    const law = versionOn(requiredDistributions, firstDay(begins, Number(values.taxYear)))?.value
    if (!law || factor === undefined || required === 0)
      return [{ gives: 'required', says: 'Nothing is due in this year' }]
    return [
      { gives: 'required', is: '{balance} ÷ {factor:1}', rounded: 'cents' },
      { gives: 'penalty', is: '{required} × {share}', with: { share: { kind: 'percent', value: law.penalty } } },
      { gives: 'afterTax', is: '{required} − max(0, {required}[ − {donated}]) × {taxRate}' },
    ]
  },

  charts: [{ kind: 'line', title: 'Balance and distributions by age', of: 'years', x: 'age', y: ['end', 'required'] }],
  examples: [
    {
      name: 'An IRA at 75',
      given: { taxYear: '2026', born: '1951-05-01', balance: 400_000 },
      expect: { required: 16_260.16, factor: 24.6, age: 75, due: '2026-12-31' },
    },
    {
      name: 'The first year',
      given: { taxYear: '2026', born: '1953-05-01', balance: 250_000 },
      expect: { required: 9433.96, due: '2027-04-01' },
    },
  ],
})

interface Law {
  starts: readonly { bornFrom: number; age: number }[]
  firstAge: number
  factors: readonly number[]
}

/** The age of the first distribution; who was born earlier than the first row has long begun. */
function startOf(born: number, { starts, firstAge }: Law): number {
  return starts.findLast(({ bornFrom }) => born >= bornFrom)?.age ?? firstAge
}

function factorOf(age: number, { factors, firstAge }: Law): number {
  return factors[Math.min(age - firstAge, factors.length - 1)] ?? 0
}

interface When {
  values: { kind: 'ira' | 'plan' | 'roth'; working: boolean }
  isFree: boolean
  isFirst: boolean
  year: number
  age: number
  startAge: number
  show: Show
}

function verdictOn({ values, isFree, isFirst, year, age, startAge, show }: When) {
  if (values.kind === 'roth')
    return { is: 'good' as const, says: 'The owner of a Roth account need not take anything out.' }
  if (isFree) return { is: 'good' as const, says: 'This plan can wait until the year in which you leave the employer.' }
  if (age < startAge)
    return {
      is: 'good' as const,
      says: `Nothing yet: distributions begin in ${year + startAge - age}, the year in which you reach ${startAge}.`,
    }
  if (isFirst)
    return {
      is: 'fair' as const,
      says: `The first one may wait until ${show.date(`${year + 1}-04-01`)}, but then two are taxed in ${year + 1}.`,
    }
  return {
    is: 'plain' as const,
    says:
      values.kind === 'ira'
        ? 'All traditional IRAs are added up, and the sum may be taken from any of them.'
        : 'Each 401(k) has its own distribution; only 403(b) accounts may be taken together.',
  }
}
