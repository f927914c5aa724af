import { choice, date, defineCalculator, money, problem, toggle } from '@/lib/kits/calculator'
import { gratuity } from '@/lib/law/in/gratuity'
import { gratuityTerms } from '@/lib/law/in/gratuity-terms'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { gratuityYears, wagesWithExcess } from '@/lib/subjects/workforce/gratuity'

const largest = 1_000_000_000
const rules = [gratuity, gratuityTerms] as const

export default defineCalculator({
  law: 'in',
  inputs: {
    scheme: choice('Employer', {
      options: { covered: 'Covered by the law', outside: 'Not covered' },
      initial: 'covered',
      help: 'Covered are employers who had ten people or more on any day of a year. For somebody paid by the month.',
    }),
    salary: money('Basic pay and DA a month', {
      initial: 60_000,
      max: largest,
      help: 'The last drawn; where the employer is not covered, the average of the last ten months.',
    }),
    joined: date('Joined on', { initial: '2018-01-10', min: '1950-01-01' }),
    left: date('Left on', { initial: '2026-10-31', max: '2026-12-31' }),
    reason: choice('Reason', {
      options: { left: 'Resigned or retired', fixedTerm: 'End of a fixed term', death: 'Death or disablement' },
      initial: 'left',
      as: 'menu',
    }),
    allowances: money('Other allowances a month', {
      initial: 0,
      max: largest,
      help: 'House rent, conveyance and the like. Since November 2025 what they have above half of pay counts as wages.',
      refines: true,
    }),
    paid: money('Gratuity really paid', {
      optional: true,
      max: 1_000_000_000_000,
      help: 'If the employer pays more or less than the law asks.',
      refines: true,
    }),
    before: money('Exemption used before', {
      initial: 0,
      max: largest,
      help: 'On gratuities of earlier employers.',
      refines: true,
    }),
    government: toggle('Government employee', { help: 'All of it is free of tax.', refines: true }),
  },
  outputs: {
    gratuity: { kind: 'money', label: 'Gratuity' },
    exempt: { kind: 'money', label: 'Free of tax' },
    taxable: { kind: 'money', label: 'Taxed as pay' },
    years: { kind: 'count', label: 'Years counted' },
    wages: { kind: 'money', label: 'Wages it is reckoned on' },
    withoutCode: {
      kind: 'money',
      label: 'Without the wage test',
      optional: true,
      section: 'Wage test',
      help: 'On basic pay and DA alone.',
    },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: 'Wage test' },
    verdict: { kind: 'verdict', label: 'Service' },
    parts: {
      kind: 'table',
      label: 'Limits of the exemption',
      columns: { limit: { kind: 'text', label: 'Limit' }, amount: { kind: 'money', label: 'Amount' } },
    },
  },
  formula:
    'Gratuity = wages × 15 ÷ 26 × years, a rest of more than six months counting as one; not covered: wages × 15 ÷ 30 × completed years',
  limits: [
    'Seasonal work, piece rates and schemes that are better than the law are left out.',
    'Courts have let four years and 240 days of the fifth pass as five; the page counts five.',
    'Gratuity lost by misconduct is left out.',
    'The tax on the taxed part is that of pay; it is not worked out here.',
  ],
  sources: [
    { title: 'Payment of Gratuity Act, 1972, section 4', href: 'https://www.indiacode.nic.in/' },
    { title: 'Code on Social Security, 2020, section 53', href: 'https://labour.gov.in/' },
    { title: 'Income-tax Act, 1961, section 10(10)', href: 'https://www.incometaxindia.gov.in/' },
  ],
  rules: [...rules],

  compute(values, { show }) {
    const formula = versionOn(gratuity, values.left)?.value
    const terms = versionOn(gratuityTerms, values.left)?.value
    if (!formula || !terms)
      return problem('left', `must lie in a time whose law is known: ${knownPeriods(gratuityTerms, show.date)}`)
    const service = gratuityYears(values.joined, values.left)
    if (!service) return problem('left', 'must not lie before the day of joining')
    const isCovered = values.scheme === 'covered'
    const wages = isCovered ? wagesWithExcess(values.salary, values.allowances, terms.wageShare) : values.salary
    const share = isCovered ? formula.daysAYear / formula.daysAMonth : terms.outsideShare
    const years = isCovered ? service.counted : service.completed
    const least = values.reason === 'fixedTerm' ? terms.fixedTermYears : terms.leastYears
    const isEarned = values.reason === 'death' || service.completed >= least
    const byLaw = isEarned ? wages * share * years : 0
    const received = values.paid ?? byLaw
    const open = Math.max(0, terms.exempt - values.before)
    const formulaLimit = wages * share * years
    const exempt = values.government ? received : Math.min(received, formulaLimit, open)
    const plain = values.salary * share * years
    return {
      gratuity: received,
      exempt,
      taxable: received - exempt,
      years,
      wages,
      withoutCode: wages > values.salary && isEarned ? plain : undefined,
      oneSource: wages > values.salary ? readOnce([gratuityTerms], values.left) : undefined,
      verdict: isEarned
        ? {
            is: 'good',
            says: `${show.count(years)} years count${isCovered && years > service.completed ? ', the rest of more than six months as one' : ''}.`,
          }
        : {
            is: 'bad',
            says: `No gratuity is due by law: it takes ${show.count(least)} completed years, and here are ${show.count(service.completed)}.`,
          },
      parts: [
        { limit: 'What was paid', amount: received },
        { limit: 'By the formula', amount: formulaLimit },
        { limit: 'Left of the limit for life', amount: open },
      ],
    }
  },

  steps({ paid, scheme, reason, government }, { verdict }) {
    const share = scheme === 'covered' ? '15 ÷ 26' : '15 ÷ 30'
    return [
      ...(paid === undefined && (verdict.is === 'good' || reason === 'death')
        ? [{ gives: 'gratuity' as const, is: `{wages} × ${share} × {years}` }]
        : []),
      ...(government
        ? []
        : [{ gives: 'exempt' as const, is: 'min({parts.0.amount}, {parts.1.amount}, {parts.2.amount})' }]),
      { gives: 'taxable', is: '{gratuity} − {exempt}' },
    ]
  },

  charts: [{ kind: 'donut', title: 'What is free and what is taxed', parts: ['exempt', 'taxable'] }],
  examples: [
    {
      name: 'Eight years and nine months',
      given: { scheme: 'covered', salary: 60_000, joined: '2018-01-10', left: '2026-10-31', reason: 'left' },
      expect: { gratuity: 311_538.46, years: 9, taxable: 0 },
    },
    {
      name: 'The end of a two-year contract',
      given: { scheme: 'covered', salary: 60_000, joined: '2024-09-01', left: '2026-10-01', reason: 'fixedTerm' },
      expect: { gratuity: 69_230.77, years: 2 },
    },
  ],
})
