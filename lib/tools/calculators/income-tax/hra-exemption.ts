import { choice, defineCalculator, integer, money, percent, problem, rows } from '@/lib/kits/calculator'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { incomeTax } from '@/lib/law/in/income-tax'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears, yearName } from '@/lib/law/years'
import { exemptRentAllowance } from '@/lib/subjects/tax/india'

const begins = '04-01'
const rules = [incomeTax, healthAndEducationCess] as const
const largest = 1_000_000_000

export default defineCalculator({
  law: 'in',
  inputs: {
    year: choice('Tax year', {
      options: Object.fromEntries(
        knownYears(begins, rules).map((year) => [String(year), yearName(year).replace('-', '–')]),
      ),
      initial: String(currentYear(begins, rules)),
      help: 'For somebody who gets the allowance in pay and rents the home they live in.',
    }),
    periods: rows('Months with the same pay, rent and city', {
      row: 'period',
      min: 1,
      max: 12,
      columns: {
        months: integer('Months', { initial: 12, min: 1, max: 12 }),
        salary: money('Basic and DA', { max: largest }),
        allowance: money('HRA', { max: largest }),
        rent: money('Rent paid', { max: largest }),
        city: choice('City', { options: { listed: 'Listed', other: 'Other' }, initial: 'other', as: 'menu' }),
      },
      initial: [{ months: 12, salary: 50_000, allowance: 20_000, rent: 18_000, city: 'listed' }],
      help: 'Amounts a month. Listed cities are Delhi, Mumbai, Kolkata and Chennai, from 2026–27 also Bengaluru, Hyderabad, Pune and Ahmedabad.',
    }),
    regime: choice('Tax regime', { options: { old: 'Old', new: 'New' }, initial: 'old' }),
    slab: percent('Your slab', {
      initial: 0.3,
      slider: { to: 0.3, step: 0.01 },
      max: 0.5,
      help: 'The rate on the last rupee, without cess.',
      refines: true,
    }),
  },
  outputs: {
    exempt: { kind: 'money', label: 'Free of tax in the year' },
    taxable: { kind: 'money', label: 'Taxed of the allowance' },
    received: { kind: 'money', label: 'Allowance received' },
    saved: { kind: 'money', label: 'Tax saved, with cess' },
    months: { kind: 'count', label: 'Months entered' },
    fullRent: {
      kind: 'money',
      label: 'Rent a month that frees all of it',
      optional: true,
      help: 'In the first period, if its salary allows it at all.',
      section: 'More',
    },
    verdict: { kind: 'verdict', label: 'What limits it' },
    list: {
      kind: 'table',
      label: 'Each period, a month',
      columns: {
        months: { kind: 'count', label: 'Months' },
        allowance: { kind: 'money', label: 'HRA' },
        rentPart: { kind: 'money', label: 'Rent less a tenth of salary' },
        share: { kind: 'money', label: 'Share of salary' },
        exempt: { kind: 'money', label: 'Free a month' },
        taxed: { kind: 'money', label: 'Taxed a month' },
      },
    },
  },
  formula:
    'Free = the least of the allowance, rent − 10% of salary, and 50% of salary in a listed city or 40% elsewhere, month by month',
  limits: [
    'The old regime alone: the new one frees nothing.',
    'Salary is basic pay, dearness allowance that counts for retirement, and commission that is a share of turnover.',
    'A deduction for rent without an allowance, and what the landlord must declare, are left out.',
    'Rent paid to a spouse, or for one’s own home, frees nothing.',
  ],
  sources: [
    {
      title: 'Income-tax Rules, 1962, rule 2A; Income-tax Rules, 2026, rule 279',
      href: 'https://www.incometaxindia.gov.in/',
    },
    { title: 'Income Tax Department: House rent allowance calculator', href: 'https://www.incometaxindia.gov.in/' },
  ],
  rules: [...rules],

  compute({ year, periods, regime, slab }) {
    const day = firstDay(begins, Number(year))
    const shares = versionOn(incomeTax, day)?.value.hra
    const cess = versionOn(healthAndEducationCess, day)?.value.cess
    if (!shares || cess === undefined) return problem('year', 'must be a year whose law is known')
    const months = periods.reduce((sum, period) => sum + period.months, 0)
    if (months > 12) return problem('periods', 'must have twelve months at most together')
    const list = periods.map(({ months: count, salary, allowance, rent, city }) => {
      const share = shares[city]
      const exempt = regime === 'new' ? 0 : exemptRentAllowance({ allowance, rent, salary, share })
      return {
        months: count,
        allowance,
        rentPart: Math.max(0, rent - salary / 10),
        share: salary * share,
        exempt,
        taxed: allowance - exempt,
      }
    })
    const sum = (of: (one: (typeof list)[number]) => number) => list.reduce((all, one) => all + one.months * of(one), 0)
    const exempt = sum((one) => one.exempt)
    const [first] = list
    const [entered] = periods
    const isReachable = regime === 'old' && first !== undefined && first.allowance <= first.share
    return {
      exempt,
      taxable: sum((one) => one.taxed),
      received: sum((one) => one.allowance),
      saved: exempt * slab * (1 + cess),
      months,
      fullRent: isReachable && first.allowance > 0 ? first.allowance + (entered?.salary ?? 0) / 10 : undefined,
      verdict: verdictOf(regime, first),
      list,
    }
  },

  steps({ regime, periods }) {
    const terms = periods.map(
      (_, at) => `min({list.${at}.allowance}, {list.${at}.rentPart}, {list.${at}.share}) × {list.${at}.months}`,
    )
    return [
      ...(regime === 'old' && periods.length <= 3 ? [{ gives: 'exempt' as const, is: terms.join(' + ') }] : []),
      { gives: 'taxable', is: '{received} − {exempt}' },
    ]
  },

  charts: [{ kind: 'donut', title: 'The allowance of the year', parts: ['exempt', 'taxable'] }],
  examples: [
    {
      name: 'A flat in Mumbai',
      given: {
        year: '2025',
        periods: [{ months: 12, salary: 50_000, allowance: 20_000, rent: 18_000, city: 'listed' }],
        regime: 'old',
        slab: 0.3,
      },
      expect: { exempt: 156_000, taxable: 84_000, saved: 48_672, fullRent: 25_000 },
    },
    {
      name: 'A move in October',
      given: {
        year: '2025',
        periods: [
          { months: 6, salary: 50_000, allowance: 20_000, rent: 18_000, city: 'listed' },
          { months: 6, salary: 60_000, allowance: 24_000, rent: 35_000, city: 'other' },
        ],
        regime: 'old',
        slab: 0.3,
      },
      expect: { exempt: 222_000, taxable: 42_000 },
    },
  ],
})

function verdictOf(
  regime: 'old' | 'new',
  first: { allowance: number; rentPart: number; share: number; exempt: number } | undefined,
) {
  if (regime === 'new') return { is: 'bad' as const, says: 'Under the new regime the whole allowance is taxed.' }
  if (!first || first.exempt === first.allowance)
    return { is: 'good' as const, says: 'All of the allowance is free in the first period.' }
  return first.rentPart <= first.share
    ? {
        is: 'fair' as const,
        says: 'The rent limits it in the first period: only what passes a tenth of salary counts.',
      }
    : { is: 'fair' as const, says: 'The salary limits it in the first period, whatever the rent.' }
}
