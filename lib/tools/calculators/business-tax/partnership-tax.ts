import { choice, defineCalculator, money, percent, problem, rows, toggle, type Line } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import {
  form1040,
  lawOfYear,
  partnersYear,
  type FederalLaw,
  type PartnerYear,
  type StatedItems,
} from '@/lib/engines/us-partnership'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { currentYear } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const largest = 100_000_000
const apart = 'Stated apart'
const loans = 'Loans of the partnership'
const homes = 'The partners’ returns'

const stated = (label: string, help: string, least = 0) =>
  money(label, { initial: 0, min: least, max: largest, help, section: apart, refines: true })
const loan = (label: string, help?: string) =>
  money(label, { initial: 0, max: largest, section: loans, refines: true, ...(help ? { help } : {}) })

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
    }),
    income: money('Ordinary income before guaranteed payments', {
      initial: 200_000,
      min: -largest,
      max: largest,
      help: 'Form 1065, line 23, with line 10 put back. Below zero: a loss.',
    }),
    partners: rows('Partners', {
      columns: {
        kind: choice('Partner', {
          options: { general: 'General, or a member who works', limited: 'Limited' },
          initial: 'general',
          as: 'menu',
        }),
        profitShare: percent('Share of profit', { initial: 0.5, min: 0, max: 1 }),
        lossShare: percent('Of loss', { optional: true, min: 0, max: 1 }),
        guaranteed: money('Guaranteed payment', { initial: 0, max: largest }),
        capital: money('Capital on 1 January', { initial: 0, min: -largest, max: largest }),
        contributed: money('Paid in', { initial: 0, max: largest }),
        distributed: money('Distributed', { initial: 0, max: largest }),
      },
      initial: [
        { kind: 'general', profitShare: 0.6, guaranteed: 40_000, capital: 30_000, contributed: 0, distributed: 70_000 },
        { kind: 'limited', profitShare: 0.4, guaranteed: 0, capital: 50_000, contributed: 0, distributed: 90_000 },
      ],
      row: 'partner',
      min: 2,
      max: 20,
      help: 'Shares by the agreement. Loss empty: as profit. Capital by tax figures: item L of last year’s K-1.',
    }),

    interest: stated('Interest', 'K-1, box 5.'),
    dividends: stated('Qualified dividends', 'Boxes 6a and 6b.'),
    shortTerm: stated('Short-term gain or loss', 'Box 8.', -largest),
    longTerm: stated('Long-term gain or loss', 'Box 9a.', -largest),
    charity: stated('Gifts to charity', 'Box 13.'),
    taxExempt: stated('Tax-exempt income', 'Box 18, code B. It raises basis.'),
    nondeductible: stated('Expenses no return deducts', 'Box 18, code C. They lower basis.'),

    recourseBefore: loan('Recourse, 1 January', 'Somebody answers for it with his own money: the general partners.'),
    recourseAfter: loan('Recourse, 31 December'),
    nonrecourseBefore: loan(
      'Nonrecourse, 1 January',
      'Only property stands behind it; all debt of an LLC that nobody has guaranteed.',
    ),
    nonrecourseAfter: loan('Nonrecourse, 31 December'),
    qualified: toggle('Qualified loans on real property', {
      help: 'From a bank: they count as at risk.',
      section: loans,
      refines: true,
    }),
    passive: toggle('Limited partners take a material part', {
      help: 'More than 500 hours a year. Otherwise losses of the business wait for passive income.',
      section: homes,
      refines: true,
    }),
    households: rows('Households, in the order of the partners', {
      columns: {
        status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
        otherIncome: money('Other income', { initial: 0, max: largest }),
      },
      initial: [],
      row: 'household',
      min: 0,
      max: 20,
      help: 'Who is not listed is single without other income.',
      section: homes,
      refines: true,
    }),
    serviceBusiness: toggle('A specified service', {
      help: 'Health, law, accounting, consulting: at high income the business deduction ends.',
      section: homes,
      refines: true,
    }),
  },
  outputs: {
    tax: {
      kind: 'money',
      label: 'Tax that the K-1s bring',
      help: 'Federal, of all partners: each return with its K-1, less the same return without it.',
    },
    verdict: { kind: 'verdict', label: 'What needs attention' },
    ordinary: { kind: 'money', label: 'Ordinary income to share', help: 'Form 1065, line 23.' },
    guaranteed: { kind: 'money', label: 'Guaranteed payments' },
    selfEmployment: { kind: 'money', label: 'Self-employment earnings', help: 'Box 14, all partners.' },
    held: { kind: 'money', label: 'Losses that wait', help: 'Held by basis, the amount at risk and passive activity.' },
    k1: {
      kind: 'table',
      label: 'Schedule K-1',
      columns: {
        box: { kind: 'text', label: 'Box', unbroken: true },
        item: { kind: 'text', label: 'Item' },
        partner: { kind: 'text', label: 'Partner', unbroken: true },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    basis: {
      kind: 'table',
      label: 'Outside basis',
      columns: {
        partner: { kind: 'text', label: 'Partner', unbroken: true },
        before: { kind: 'money', label: '1 January' },
        raised: { kind: 'money', label: 'With income, contributions, loans' },
        gain: { kind: 'money', label: 'Gain on distribution' },
        after: { kind: 'money', label: '31 December' },
        liabilities: { kind: 'money', label: 'Of it loans' },
        capital: { kind: 'money', label: 'Capital account' },
      },
    },
    limits: {
      kind: 'table',
      label: 'Losses and deductions',
      columns: {
        partner: { kind: 'text', label: 'Partner', unbroken: true },
        wanted: { kind: 'money', label: 'Share' },
        byBasis: { kind: 'money', label: 'Held by basis' },
        byRisk: { kind: 'money', label: 'Not at risk' },
        passive: { kind: 'money', label: 'Passive' },
        allowed: { kind: 'money', label: 'Allowed now' },
      },
    },
    returns: {
      kind: 'table',
      label: 'Tax of each partner',
      columns: {
        partner: { kind: 'text', label: 'Partner', unbroken: true },
        income: { kind: 'money', label: 'Income from the K-1' },
        selfEmployment: { kind: 'money', label: 'Self-employment tax' },
        deduction: { kind: 'money', label: 'Business deduction' },
        tax: { kind: 'money', label: 'Tax it brings' },
        cash: { kind: 'money', label: 'Cash after tax' },
      },
      totals: ['income', 'selfEmployment', 'tax', 'cash'],
    },
  },
  formula:
    'Share = (ordinary income − guaranteed payments) × profit or loss share. Basis = capital + loans + contributions + income − distributions − losses, never below zero',
  limits: [
    'The agreement is taken as it is: whether its shares have substantial economic effect is not judged, and property contributed with a gain in it is left out.',
    'Distributions are money. Property, hot assets and payments for a leaving partner follow other rules.',
    'Nonrecourse loans are shared by profit, recourse loans among general partners by loss.',
    'Passive losses wait whole: other passive income and the allowance for rental property are not known here. Losses held from earlier years are left out.',
    'Rental income, Section 179, depletion and foreign items are left out. Guaranteed payments are for services.',
    'Each return takes the better of the standard deduction and gifts, and no credits. State tax is left out. Unrounded. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form 1065', href: 'https://www.irs.gov/forms-pubs/about-form-1065' },
    { title: 'IRS: Schedule K-1 (Form 1065)', href: 'https://www.irs.gov/forms-pubs/about-schedule-k-1-form-1065' },
    { title: 'IRS Publication 541: Partnerships', href: 'https://www.irs.gov/publications/p541' },
    { title: '26 U.S.C. § 704', href: 'https://www.law.cornell.edu/uscode/text/26/704' },
    { title: '26 U.S.C. § 705', href: 'https://www.law.cornell.edu/uscode/text/26/705' },
    { title: '26 U.S.C. § 752', href: 'https://www.law.cornell.edu/uscode/text/26/752' },
  ],
  rules: federalRules,

  compute(values, { minorDigits, show }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    for (const [name, of] of [
      ['profit', (one: (typeof values.partners)[number]) => one.profitShare],
      ['loss', (one: (typeof values.partners)[number]) => one.lossShare ?? one.profitShare],
    ] as const) {
      const total = values.partners.reduce((sum, one) => sum + of(one), 0)
      if (Math.abs(total - 1) > 0.000_05)
        return problem(
          'partners',
          `must have shares of ${name} that add up to 100%: they come to ${show.percent(total, 2)}`,
        )
    }
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const years = yearsOf(values)
    const filed = years.map((year, at) =>
      returnsOf(year, values.partners[at]?.distributed ?? 0, householdOf(values, at), values.serviceBusiness, law),
    )
    const all = (of: (year: PartnerYear) => number) => years.reduce((total, year) => total + of(year), 0)
    const held = all((year) => year.heldByBasis + year.heldByRisk + year.heldAsPassive)
    const gain = all((year) => year.gain)
    const name = (at: number) => `Partner ${at + 1}`
    return {
      tax: cents(filed.reduce((total, { tax }) => total + cents(tax), 0)),
      verdict: verdictOn(cents(held), cents(gain), show),
      ordinary: cents(all((year) => year.ordinary)),
      guaranteed: cents(all((year) => year.guaranteed)),
      selfEmployment: cents(all((year) => year.selfEmployment)),
      held: cents(held),
      k1: years
        .flatMap((year, at) =>
          boxesOf(year, values.partners[at]?.distributed ?? 0).map(({ amount, ...line }) => ({
            ...line,
            partner: name(at),
            amount: cents(amount),
          })),
        )
        .toSorted((one, other) => orderOf(one.box) - orderOf(other.box)),
      basis: years.map((year, at) => ({
        partner: name(at),
        before: cents(year.basisBefore),
        raised: cents(year.basisRaised),
        gain: cents(year.gain),
        after: cents(year.basisAfter),
        liabilities: cents(year.liabilitiesAfter),
        capital: cents(year.capitalAfter),
      })),
      limits: years.map((year, at) => ({
        partner: name(at),
        wanted: cents(year.lossAndDeductions),
        byBasis: cents(year.heldByBasis),
        byRisk: cents(year.heldByRisk),
        passive: cents(year.heldAsPassive),
        allowed: cents(year.lossAndDeductions - year.heldByBasis - year.heldByRisk - year.heldAsPassive),
      })),
      returns: filed.map((one, at) => ({
        partner: name(at),
        income: cents(one.income),
        selfEmployment: cents(one.selfEmployment),
        deduction: cents(one.deduction),
        tax: cents(one.tax),
        cash: cents(one.cash),
      })),
    }
  },

  steps(values, results) {
    const { returns, k1 } = results
    const [first] = yearsOf(values)
    const partner = values.partners[0]
    if (!first || !partner || !returns || !k1) return []
    const money = (value: number) => ({ kind: 'money', value }) as const
    const taxes = Object.fromEntries(returns.map(({ tax }, at) => [`tax${at}`, money(tax ?? 0)]))
    const lines: Line<keyof typeof results & string>[] = [
      { gives: 'ordinary', is: '{income} − {guaranteed}' },
      {
        finds: 'Share of partner 1',
        gives: money(first.ordinary),
        is: '{ordinary} × {share}',
        with: {
          share: {
            kind: 'percent',
            value: first.ordinary < 0 ? (partner.lossShare ?? partner.profitShare) : partner.profitShare,
          },
        },
      },
      {
        finds: 'Basis of partner 1 before distributions',
        gives: money(first.basisRaised),
        is: '{before}[ + {contributed}][ + {gains}][ + {newLoans}]',
        with: {
          before: money(first.basisBefore),
          contributed: money(partner.contributed),
          newLoans: money(Math.max(0, first.liabilitiesAfter - first.liabilitiesBefore)),
          gains: money(
            first.basisRaised -
              first.basisBefore -
              partner.contributed -
              Math.max(0, first.liabilitiesAfter - first.liabilitiesBefore),
          ),
        },
      },
      {
        gives: 'tax',
        is: returns.map((_, at) => `{tax${at}}`).join(' + '),
        with: taxes,
      },
    ]
    return lines
  },

  charts: [{ kind: 'bar', title: 'Tax and cash of each partner', of: 'returns', x: 'partner', y: ['tax', 'cash'] }],
  examples: [
    {
      name: 'A working and an investing partner',
      given: { taxYear: '2026' },
      expect: { tax: 38_617.22, ordinary: 160_000, guaranteed: 40_000, selfEmployment: 136_000 },
    },
    {
      name: 'A loss beyond the basis',
      given: {
        taxYear: '2026',
        income: -100_000,
        partners: [
          {
            kind: 'general',
            profitShare: 0.5,
            lossShare: 0.7,
            guaranteed: 0,
            capital: 20_000,
            contributed: 10_000,
            distributed: 0,
          },
          {
            kind: 'limited',
            profitShare: 0.5,
            lossShare: 0.3,
            guaranteed: 0,
            capital: 40_000,
            contributed: 0,
            distributed: 15_000,
          },
        ],
        recourseBefore: 20_000,
        recourseAfter: 20_000,
        households: [
          { status: 'joint', otherIncome: 120_000 },
          { status: 'single', otherIncome: 90_000 },
        ],
      },
      expect: { tax: -6000, held: 50_000 },
    },
  ],
})

interface Choices {
  income: number
  partners: readonly {
    kind: 'general' | 'limited'
    profitShare: number
    lossShare?: number | undefined
    guaranteed: number
    capital: number
    contributed: number
    distributed: number
  }[]
  interest: number
  dividends: number
  shortTerm: number
  longTerm: number
  charity: number
  taxExempt: number
  nondeductible: number
  recourseBefore: number
  recourseAfter: number
  nonrecourseBefore: number
  nonrecourseAfter: number
  qualified: boolean
  passive: boolean
  households: readonly Household[]
}

interface Household {
  status: FilingStatus
  otherIncome: number
}

function yearsOf(values: Choices): PartnerYear[] {
  const { interest, dividends, shortTerm, longTerm, charity, taxExempt, nondeductible } = values
  const items: StatedItems = { interest, dividends, shortTerm, longTerm, charity, taxExempt, nondeductible }
  return partnersYear(
    values.income,
    items,
    values.partners.map(({ lossShare, ...one }) => ({
      ...one,
      lossShare: lossShare ?? one.profitShare,
      takesPart: one.kind === 'general' || values.passive,
    })),
    values,
  )
}

function householdOf({ households }: Pick<Choices, 'households'>, at: number): Household {
  return households[at] ?? { status: 'single', otherIncome: 0 }
}

/** A partner’s return with the K-1 and without it, and what is left of what he was paid. */
function returnsOf(
  year: PartnerYear,
  distributed: number,
  { status, otherIncome }: Household,
  isService: boolean,
  law: FederalLaw,
) {
  const { items, passing } = year
  const allowed = (amount: number) => (amount < 0 ? amount * passing : amount)
  const ordinary = year.ordinary < 0 ? year.ordinary * passing + year.heldAsPassive : year.ordinary
  const isEarned = year.selfEmployment !== year.guaranteed
  const charity = year.lossAndDeductions > 0 ? items.charity * (1 - year.heldByBasis / year.lossAndDeductions) : 0
  const withIt = form1040(
    {
      status,
      otherIncome,
      profit: year.guaranteed + (isEarned ? ordinary : 0),
      guaranteed: year.guaranteed,
      passThrough: isEarned ? 0 : ordinary,
      isService,
      interest: items.interest,
      ordinaryDividends: items.dividends,
      qualifiedDividends: items.dividends,
      shortTerm: allowed(items.shortTerm),
      longTerm: allowed(items.longTerm) + year.gain,
      taxExemptInterest: items.taxExempt,
      itemized: { stateTaxes: 0, mortgageInterest: 0, medical: 0, charity },
    },
    law,
    'exact',
  )
  const without = form1040({ status, otherIncome }, law, 'exact')
  const tax = withIt.totalTax - without.totalTax
  return {
    income: withIt.totalIncome - without.totalIncome,
    selfEmployment: withIt.selfEmployment.tax,
    deduction: withIt.businessDeduction,
    tax,
    cash: distributed + year.guaranteed - tax,
  }
}

function boxesOf(year: PartnerYear, distributed: number) {
  const { items } = year
  const boxes = [
    { box: '1', item: 'Ordinary business income', amount: year.ordinary },
    { box: '4a', item: 'Guaranteed payments for services', amount: year.guaranteed },
    { box: '5', item: 'Interest', amount: items.interest },
    { box: '6a', item: 'Dividends', amount: items.dividends },
    { box: '6b', item: 'Qualified dividends', amount: items.dividends },
    { box: '8', item: 'Short-term gain', amount: items.shortTerm },
    { box: '9a', item: 'Long-term gain', amount: items.longTerm },
    { box: '13A', item: 'Gifts to charity', amount: items.charity },
    { box: '14A', item: 'Self-employment earnings', amount: year.selfEmployment },
    { box: '18B', item: 'Tax-exempt income', amount: items.taxExempt },
    { box: '18C', item: 'Expenses not deducted', amount: items.nondeductible },
    { box: '19A', item: 'Distributions of money', amount: distributed },
    { box: '20Z', item: 'Qualified business income', amount: year.ordinary },
  ]
  return boxes.filter(({ box, amount }) => amount !== 0 || box === '1')
}

function orderOf(box: string): number {
  return Number.parseInt(box, 10) * 100 + (box.match(/[a-z]/i)?.[0]?.toLowerCase().charCodeAt(0) ?? 0)
}

function verdictOn(held: number, gain: number, show: Show) {
  if (gain > 0)
    return {
      is: 'bad' as const,
      says: `Cash beyond the basis is a taxed gain of ${show.money(gain)}. It is a long-term gain only for those who have held their share for more than a year.`,
    }
  if (held > 0)
    return {
      is: 'fair' as const,
      says: `${show.money(held)} of losses and deductions wait until basis, money at risk or passive income lets them in.`,
    }
  return { is: 'good' as const, says: 'Every share can be used this year, and no distribution is taxed.' }
}
