import { choice, defineCalculator, money, percent, problem, rows, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import {
  asCorporation,
  asSmallCorporation,
  electionSavesFrom,
  lawOfYear,
  withoutElection,
  type Company,
  type Member,
  type WayOfTax,
} from '@/lib/engines/us-companies'
import { companyFees } from '@/lib/law/us/company-fees'
import { corporateTax } from '@/lib/law/us/corporate-tax'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import { filingStatuses } from '@/lib/subjects/tax/us/filing'

const largest = 100_000_000
const company = 'The company'
const statePart = 'The state'
const places = 61
const waysPart = 'Cash for the owners'

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
    }),
    profit: money('Profit of the LLC', {
      initial: 140_000,
      min: -largest,
      max: largest,
      help: 'Of a year, before anything for the owners and before state fees. Below zero: a loss.',
    }),
    members: rows('Owners', {
      columns: {
        share: percent('Share', { initial: 1, min: 0.0001, max: 1 }),
        salary: money('Salary as corporation', { initial: 60_000, max: largest }),
        status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
        otherIncome: money('Other income', { initial: 0, max: largest }),
      },
      initial: [{ share: 1, salary: 60_000, status: 'single', otherIncome: 0 }],
      row: 'owner',
      min: 1,
      max: 10,
      help: 'Who work in the business. The salary has to be what the work is worth; other income is that of the household.',
    }),
    costs: money('Costs of being a corporation', {
      initial: 2500,
      max: largest,
      help: 'Payroll service, second tax return, unemployment tax. Of a year.',
    }),
    state: choice('State', {
      options: { other: 'Another: I type its fee', california: 'California', texas: 'Texas' },
      initial: 'other',
      help: 'Fees and taxes of the company itself.',
    }),
    yearlyFee: money('Yearly fee of the LLC', {
      initial: 0,
      max: largest,
      help: 'Annual report, franchise tax, registered agent.',
      section: statePart,
      shownWhen: { field: 'state', is: 'other' },
      refines: true,
    }),
    corporateRate: percent('State tax on a corporation’s profit', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.12, step: 0.001 },
      help: 'Some states tax S corporations too; enter what applies to both.',
      section: statePart,
      shownWhen: { field: 'state', is: 'other' },
      refines: true,
    }),
    receipts: money('Receipts of the year', {
      optional: true,
      max: 1_000_000_000,
      help: 'All that came in, before costs: the Californian fee goes by it. Empty: the profit.',
      section: statePart,
      shownWhen: { field: 'state', is: ['california', 'texas'] },
      refines: true,
    }),
    paidOut: percent('Paid out by a C corporation', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Of its profit after tax, as dividends.',
      section: company,
      refines: true,
    }),
    serviceBusiness: toggle('A specified service', {
      help: 'Health, law, accounting, consulting, performing arts, finance: at high income the business deduction ends.',
      section: company,
      refines: true,
    }),
  },
  outputs: {
    least: {
      kind: 'money',
      label: 'Lowest tax and costs',
      help: 'Of a year: income tax of all owners, Social Security and Medicare, the company’s own tax, state fees and costs.',
    },
    verdict: { kind: 'verdict', label: 'Which way it is' },
    byDefault: { kind: 'money', label: 'Without an election' },
    small: { kind: 'money', label: 'As S corporation' },
    corporation: { kind: 'money', label: 'As C corporation' },
    savesFrom: {
      kind: 'money',
      label: 'An S election saves from a profit of',
      decimals: 0,
      optional: true,
      help: 'With these salaries, as far as the profit carries them. Looked for up to twice your profit, and at least to $500,000.',
    },
    cashByDefault: { kind: 'money', label: 'Left without an election', section: waysPart },
    cashSmall: { kind: 'money', label: 'Left as S corporation', section: waysPart },
    cashCorporation: {
      kind: 'money',
      label: 'Left as C corporation',
      help: 'Without what stays in the company.',
      section: waysPart,
    },
    ways: {
      kind: 'table',
      label: 'Side by side',
      columns: {
        item: { kind: 'text', label: 'Item' },
        byDefault: { kind: 'money', label: 'No election' },
        small: { kind: 'money', label: 'S corporation' },
        corporation: { kind: 'money', label: 'C corporation' },
      },
    },
    owners: {
      kind: 'table',
      label: 'Tax on each owner’s return',
      columns: {
        owner: { kind: 'text', label: 'Owner' },
        byDefault: { kind: 'money', label: 'No election' },
        small: { kind: 'money', label: 'S corporation' },
        corporation: { kind: 'money', label: 'C corporation' },
      },
      totals: ['byDefault', 'small', 'corporation'],
    },
    returns: {
      kind: 'table',
      label: 'Which forms it takes',
      columns: {
        way: { kind: 'text', label: 'Way' },
        company: { kind: 'text', label: 'The company files' },
        owner: { kind: 'text', label: 'The owner’s return has' },
        chosen: { kind: 'text', label: 'Chosen by' },
      },
    },
    byProfit: {
      kind: 'series',
      label: 'By profit',
      columns: {
        profit: { kind: 'money', label: 'Profit', decimals: 0 },
        byDefault: { kind: 'money', label: 'No election', decimals: 0 },
        small: { kind: 'money', label: 'S corporation', decimals: 0 },
        corporation: { kind: 'money', label: 'C corporation', decimals: 0 },
      },
    },
  },
  formula:
    'No election: income tax + self-employment tax on each share. S corporation: income tax on salary and K-1 + Social Security and Medicare on the salary, twice. C corporation: the company’s own tax on the profit after salaries + tax on dividends. Each with state fees and costs',
  limits: [
    'Every owner works in the business and is a US resident, so that the whole share is self-employment income where nothing was elected.',
    'Salaries are the only wages of the company. With employees the limit of the business deduction is higher.',
    'The standard deduction is taken, without credits; state income tax of the owners is left out, since the way of tax seldom changes it.',
    'A loss passes to the owners whole: limits by basis, at-risk money, passive activity and the excess business loss limit are not applied. A C corporation keeps its loss for later years.',
    'Profit that a C corporation keeps is taxed once more when it is paid out or the shares are sold; the penalty tax on needless keeping is left out.',
    'Texas is answered up to the revenue at which it asks for nothing. Above it the tax follows the margin: choose another state and type it.',
    'Unrounded, so a line may differ from a return by a dollar. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form 8832, entity classification election', href: 'https://www.irs.gov/forms-pubs/about-form-8832' },
    { title: 'IRS: Form 2553, S election', href: 'https://www.irs.gov/forms-pubs/about-form-2553' },
    { title: 'IRS: Form 1065', href: 'https://www.irs.gov/forms-pubs/about-form-1065' },
    { title: 'IRS: Form 1120-S', href: 'https://www.irs.gov/forms-pubs/about-form-1120-s' },
    { title: '26 CFR § 301.7701-3', href: 'https://www.law.cornell.edu/cfr/text/26/301.7701-3' },
  ],
  rules: [...federalRules, corporateTax, companyFees],

  compute(values, { minorDigits, show }) {
    const year = Number(values.taxYear)
    const law = lawOf(year)
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    const shares = values.members.reduce((total, { share }) => total + share, 0)
    if (Math.abs(shares - 1) > 0.000_05)
      return problem('members', `must have shares that add up to 100%: they come to ${show.percent(shares, 2)}`)
    const { freeUpTo } = law.fees.texas
    if (values.state === 'texas' && receiptsOf(values) > freeUpTo)
      return problem(
        'receipts',
        `must be at most ${show.money(freeUpTo, 0)} for Texas: above it, choose another state and type the tax`,
      )
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const asked = companyOf(values)
    const found = waysOf(asked, law)
    const [none, small, corporation] = [
      cents(found.none.total),
      cents(found.small.total),
      cents(found.corporation.total),
    ]
    const far = Math.max(2 * values.profit, 200_000)
    return {
      least: Math.min(none, small, corporation),
      verdict: verdictOn({ none, small, corporation, kept: found.corporation.kept }, values.members.length, show),
      byDefault: none,
      small,
      corporation,
      savesFrom: electionSavesFrom(asked, law.federal, law.fees, Math.max(2 * values.profit, 500_000)),
      cashByDefault: cents(found.none.cash),
      cashSmall: cents(found.small.cash),
      cashCorporation: cents(found.corporation.cash),
      ways: rowsOf(found, values.profit, cents),
      owners: values.members.map((_, at) => ({
        owner: `Owner ${at + 1}`,
        byDefault: cents(found.none.returns[at]?.totalTax ?? 0),
        small: cents(found.small.returns[at]?.totalTax ?? 0),
        corporation: cents(found.corporation.returns[at]?.totalTax ?? 0),
      })),
      returns: formsOf(values.members.length),
      byProfit: Array.from({ length: places }, (_, at) => {
        const profit = (far / (places - 1)) * at
        const there = waysOf({ ...asked, profit, receipts: values.receipts ?? profit }, law)
        return {
          profit,
          byDefault: there.none.total,
          small: there.small.total,
          corporation: there.corporation.total,
        }
      }),
    }
  },

  steps(values, { least }) {
    const law = lawOf(Number(values.taxYear))
    if (!law) return []
    const found = waysOf(companyOf(values), law)
    const money = (value: number) => ({ kind: 'money', value }) as const
    const figures = (name: string, way: WayOfTax) => ({
      [`${name}Income`]: money(way.incomeTax),
      [`${name}Employment`]: money(way.selfEmployment),
      [`${name}Extra`]: money(way.surtaxes),
      [`${name}Payroll`]: money(way.payroll),
      [`${name}Corporate`]: money(way.corporate),
      [`${name}State`]: money(way.state),
      [`${name}Costs`]: money(way.costs),
    })
    return [
      {
        gives: 'byDefault',
        is: '{noneIncome} + {noneEmployment}[ + {noneExtra}][ + {noneState}]',
        rounded: 'cents',
        with: figures('none', found.none),
      },
      {
        gives: 'small',
        is: '{smallIncome} + {smallPayroll}[ + {smallExtra}][ + {smallState}][ + {smallCosts}]',
        rounded: 'cents',
        with: figures('small', found.small),
      },
      {
        finds: 'The company’s own federal tax',
        gives: money(found.corporation.corporate),
        is: 'max(0, {taxed}) × {rate}',
        with: {
          taxed: money(found.corporation.taxed),
          rate: { kind: 'percent', value: law.corporateRate },
          ...figures('own', found.corporation),
        },
      },
      {
        gives: 'corporation',
        is: '{ownIncome} + {ownPayroll}[ + {ownCorporate}][ + {ownExtra}][ + {ownState}][ + {ownCosts}]',
        rounded: 'cents',
      },
      ...(least === undefined ? [] : [{ gives: 'least' as const, is: 'min({byDefault}, {small}, {corporation})' }]),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Tax and costs by profit',
      of: 'byProfit',
      x: 'profit',
      y: ['byDefault', 'small', 'corporation'],
    },
  ],
  examples: [
    {
      name: 'A consultant on her own',
      given: { taxYear: '2026', profit: 140_000, costs: 2500 },
      expect: {
        least: 28_882.16,
        byDefault: 34_559.01,
        small: 28_882.16,
        corporation: 39_818.44,
        savesFrom: 95_947,
        cashSmall: 111_117.84,
      },
    },
    {
      name: 'Two owners in California',
      given: {
        taxYear: '2026',
        profit: 300_000,
        members: [
          { share: 0.6, salary: 90_000, status: 'joint', otherIncome: 40_000 },
          { share: 0.4, salary: 80_000, status: 'single', otherIncome: 0 },
        ],
        costs: 4000,
        state: 'california',
        receipts: 620_000,
      },
      expect: { least: 71_003.74, byDefault: 76_770.81, small: 71_003.74, corporation: 93_681.31 },
    },
    {
      name: 'A year of loss',
      given: {
        taxYear: '2026',
        profit: -30_000,
        members: [{ share: 1, salary: 60_000, status: 'joint', otherIncome: 110_000 }],
        costs: 2500,
      },
      expect: { least: 5240, byDefault: 5240, small: 7440, corporation: 11_340 },
    },
  ],
})

interface Choices {
  profit: number
  members: readonly Member[]
  costs: number
  state: Company['state']
  yearlyFee: number
  corporateRate: number
  receipts?: number | undefined
  paidOut: number
  serviceBusiness: boolean
}

interface Law {
  federal: NonNullable<ReturnType<typeof lawOfYear>>
  fees: (typeof companyFees.versions)[number]['value']
  corporateRate: number
}

function lawOf(year: number): Law | undefined {
  const federal = lawOfYear(year)
  const day = firstDay(federalYearBegins, year)
  const fees = versionOn(companyFees, day)?.value
  const own = versionOn(corporateTax, day)?.value
  return federal && fees && own && { federal, fees, corporateRate: own.rate }
}

function receiptsOf({ receipts, profit }: Pick<Choices, 'receipts' | 'profit'>): number {
  return receipts ?? Math.max(0, profit)
}

function companyOf(values: Choices): Company {
  return {
    profit: values.profit,
    members: values.members,
    isService: values.serviceBusiness,
    costs: values.costs,
    state: values.state,
    receipts: receiptsOf(values),
    yearlyFee: values.yearlyFee,
    corporateRate: values.corporateRate,
    paidOut: values.paidOut,
  }
}

function waysOf(asked: Company, { federal, fees, corporateRate }: Law) {
  return {
    none: withoutElection(asked, federal, fees),
    small: asSmallCorporation(asked, federal, fees),
    corporation: asCorporation(asked, federal, fees, corporateRate),
  }
}

function rowsOf(
  { none, small, corporation }: ReturnType<typeof waysOf>,
  profit: number,
  cents: (amount: number) => number,
) {
  const row = (item: string, of: (way: WayOfTax) => number) => ({
    item,
    byDefault: cents(of(none)),
    small: cents(of(small)),
    corporation: cents(of(corporation)),
  })
  return [
    row('Profit before the owners', () => profit),
    row('Salaries of the owners', (way) => way.salaries),
    row('Profit taxed after them', (way) => way.taxed),
    row('Business deduction', (way) => way.businessDeduction),
    row('Income tax of the owners', (way) => way.incomeTax),
    row('Self-employment tax', (way) => way.selfEmployment),
    row('Social Security and Medicare on salaries', (way) => way.payroll),
    row('Additional Medicare and investment tax', (way) => way.surtaxes),
    row('Federal tax of the company', (way) => way.corporate),
    row('State tax and fee of the company', (way) => way.state),
    row('Costs of the corporation', (way) => way.costs),
    row('Tax and costs', (way) => way.total),
    row('Dividends', (way) => way.dividends),
    row('Kept in the company', (way) => way.kept),
    row('Left for the owners', (way) => way.cash),
  ]
}

function formsOf(owners: number) {
  return [
    {
      way: owners === 1 ? 'Sole owner' : 'Partnership',
      company: owners === 1 ? 'Nothing: it is disregarded' : 'Form 1065',
      owner: owners === 1 ? 'Schedules C and SE' : 'Schedule K-1, Schedules E and SE',
      chosen: 'Nothing: it is the rule',
    },
    { way: 'S corporation', company: 'Form 1120-S', owner: 'W-2 and Schedule K-1', chosen: 'Form 2553' },
    { way: 'C corporation', company: 'Form 1120', owner: 'W-2 and Form 1099-DIV', chosen: 'Form 8832' },
  ]
}

function verdictOn(
  { none, small, corporation, kept }: { none: number; small: number; corporation: number; kept: number },
  owners: number,
  show: Show,
) {
  const ways = [
    { total: none, name: owners === 1 ? 'a sole owner without an election' : 'a partnership without an election' },
    { total: small, name: 'an S corporation' },
    { total: corporation, name: 'a C corporation' },
  ].toSorted((one, other) => one.total - other.total)
  const [best, second] = ways
  if (!best || !second) return { is: 'plain' as const, says: 'Nothing to compare.' }
  const says = `Lowest as ${best.name}: ${show.money(second.total - best.total, 0)} less than as ${second.name}.`
  if (best.total === corporation && kept >= 1)
    return {
      is: 'fair' as const,
      says: `${says} ${show.money(kept, 0)} of it stays in the company and is taxed again when it is paid out.`,
    }
  return best.total === small
    ? { is: 'good' as const, says: `${says} It holds only as long as the salary is what the work is worth.` }
    : { is: 'plain' as const, says }
}
