import { choice, defineCalculator, money, problem } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { paydayInsurance } from '@/lib/subjects/tax/us/employee-insurance'

const begins = '01-01'
const rules = [socialInsurance]
const secondJob = 'A second job'
const largest = 100_000_000
const paydays = { '52': 'Every week', '26': 'Every two weeks', '24': 'Twice a month', '12': 'Every month' }

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Year', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'For an employee whose job is covered by Social Security. Income tax is not in it.',
    }),
    frequency: choice('You are paid', { options: paydays, initial: '26', as: 'menu' }),
    gross: money('Gross pay each payday', { initial: 4000, max: largest, help: 'With tips that you report.' }),
    before: money('Paid earlier this year', {
      initial: 0,
      max: largest,
      help: 'By the same employer, before this payday. The Social Security wages of the last paystub.',
    }),
    cafeteria: money('Cafeteria plan each payday', {
      initial: 0,
      max: largest,
      help: 'Health premiums, FSA and HSA under section 125. Traditional 401(k) pay is taxed here all the same.',
      refines: true,
    }),
    otherWages: money('Yearly wages of the second job', {
      initial: 0,
      max: largest,
      help: 'Box 3 of its W-2.',
      section: secondJob,
      refines: true,
    }),
  },
  outputs: {
    taken: { kind: 'money', label: 'FICA taken from this pay' },
    verdict: { kind: 'verdict', label: 'Wage base', optional: true },
    socialSecurity: { kind: 'money', label: 'Social Security' },
    medicare: { kind: 'money', label: 'Medicare' },
    additional: {
      kind: 'money',
      label: 'Additional Medicare Tax',
      help: 'Above $200,000 from one employer, whatever the return owes.',
    },
    employer: { kind: 'money', label: 'The employer pays besides' },
    yearTaken: { kind: 'money', label: 'Taken in the year', section: 'A year of such paydays' },
    yearEmployer: { kind: 'money', label: 'Paid by the employer', section: 'A year of such paydays' },
    excess: {
      kind: 'money',
      label: 'Social Security taken twice',
      optional: true,
      help: 'Both jobs together took more than the wage base allows: a credit on Schedule 3, line 11.',
      section: 'A year of such paydays',
    },
    paychecks: {
      kind: 'table',
      label: 'Payday by payday',
      columns: {
        payday: { kind: 'count', label: 'Payday' },
        toDate: { kind: 'money', label: 'Taxed pay to date' },
        socialSecurity: { kind: 'money', label: 'Social Security' },
        medicare: { kind: 'money', label: 'Medicare' },
        additional: { kind: 'money', label: 'Additional' },
        employer: { kind: 'money', label: 'Employer' },
      },
      totals: ['socialSecurity', 'medicare', 'additional', 'employer'],
    },
  },
  formula:
    'FICA = 6.2% × pay up to the wage base + 1.45% × pay + 0.9% × pay above $200,000 from one employer; the employer pays the first two as well',
  limits: [
    'Even pay over the year, in whole paydays from 1 January; a bonus moves the payday on which the wage base is reached.',
    'Students who work for their school, some visa holders (F-1, J-1), ministers and some public employees pay no FICA.',
    'What Additional Medicare Tax comes to is settled on the return, at a threshold that follows the filing status.',
    'Income tax, state disability and paid leave contributions are left out. No tax advice.',
  ],
  sources: [
    {
      title: 'IRS Topic 751: Social Security and Medicare withholding rates',
      href: 'https://www.irs.gov/taxtopics/tc751',
    },
    { title: 'IRS Topic 608: excess Social Security tax withheld', href: 'https://www.irs.gov/taxtopics/tc608' },
    { title: 'SSA: Contribution and benefit base', href: 'https://www.ssa.gov/oact/cola/cbb.html' },
  ],
  rules,

  compute(values, { minorDigits, show }) {
    const law = versionOn(socialInsurance, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose rates are known here')
    if (values.cafeteria > values.gross) return problem('cafeteria', 'must not be more than the pay')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const taxed = values.gross - values.cafeteria
    const now = paydayInsurance(values.before, taxed, law, cents)
    const count = Number(values.frequency)
    const paychecks = Array.from({ length: count }, (_, at) => ({
      payday: at + 1,
      toDate: cents(taxed * (at + 1)),
      ...paydayInsurance(cents(taxed * at), taxed, law, cents),
    }))
    const sum = (name: 'socialSecurity' | 'medicare' | 'additional' | 'employer') =>
      paychecks.reduce((total, row) => total + row[name], 0)
    const most = law.wageBase * law.socialSecurityRate
    const both = sum('socialSecurity') + Math.min(values.otherWages, law.wageBase) * law.socialSecurityRate
    const reached = paychecks.findIndex(({ toDate }) => toDate >= law.wageBase)
    return {
      taken: now.socialSecurity + now.medicare + now.additional,
      verdict: reached < 0 ? undefined : wageBaseVerdict(reached, count, law, taxed, show),
      ...now,
      yearTaken: cents(sum('socialSecurity') + sum('medicare') + sum('additional')),
      yearEmployer: cents(sum('employer')),
      excess: values.otherWages > 0 ? cents(Math.max(0, both - most)) : undefined,
      paychecks,
    }
  },

  steps(values) {
    const law = versionOn(socialInsurance, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return []
    const percent = (value: number) => ({ kind: 'percent', value }) as const
    const money = (value: number) => ({ kind: 'money', value }) as const
    return [
      { finds: 'Taxed pay', as: 'taxed', in: 'money', is: '{gross}[ − {cafeteria}]' },
      {
        gives: 'socialSecurity',
        is: 'min({taxed}, max(0, {base} − {before})) × {rate}',
        with: { base: money(law.wageBase), rate: percent(law.socialSecurityRate) },
        rounded: 'cents',
      },
      {
        gives: 'medicare',
        is: '{taxed} × {medicareRate}',
        with: { medicareRate: percent(law.medicareRate) },
        rounded: 'cents',
      },
      {
        gives: 'additional',
        is: 'max(0, min({taxed}, {before} + {taxed} − {over})) × {additionalRate}',
        with: { over: money(law.withheldOver), additionalRate: percent(law.additionalRate) },
        rounded: 'cents',
      },
      { gives: 'taken', is: '{socialSecurity} + {medicare}[ + {additional}]' },
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'Taken payday by payday',
      of: 'paychecks',
      x: 'payday',
      y: ['socialSecurity', 'medicare', 'additional'],
    },
  ],
  examples: [
    {
      name: 'The last full paycheck of the year',
      given: { taxYear: '2026', frequency: '26', gross: 9000, before: 180_000 },
      expect: { socialSecurity: 279, medicare: 130.5, taken: 409.5 },
    },
    {
      name: 'Two jobs above the wage base',
      given: { taxYear: '2026', frequency: '24', gross: 5000, otherWages: 90_000 },
      expect: { excess: 1581, yearTaken: 9180 },
    },
  ],
})

interface Law {
  wageBase: number
  socialSecurityRate: number
}

function wageBaseVerdict(reached: number, count: number, law: Law, taxed: number, show: Show) {
  const gain = show.money(taxed * law.socialSecurityRate)
  return {
    is: 'plain' as const,
    says:
      reached === count - 1
        ? `The wage base of ${show.money(law.wageBase, 0)} is reached on the last payday.`
        : `The wage base of ${show.money(law.wageBase, 0)} is reached on payday ${reached + 1} of ${count}; after that ${gain} more of each pay is yours.`,
  }
}
