import { choice, defineCalculator, integer, money, problem, type Line } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { form1040, lawOfYear, type FederalLaw } from '@/lib/engines/us-federal'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { currentYear } from '@/lib/law/years'
import { schedule8812 } from '@/lib/subjects/tax/us/credits'
import {
  above,
  exactAmounts,
  filingStatuses,
  jointOrOther,
  wholeDollars,
  type FilingStatus,
} from '@/lib/subjects/tax/us/filing'

const largest = 100_000_000
const refund = 'Tax and earnings'
const places = 81

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'joint', as: 'menu' }),
    children: integer('Children under 17 with a number', {
      initial: 2,
      min: 0,
      max: 20,
      help: 'Under 17 on 31 December, with a Social Security number valid for work. One of you needs such a number too.',
    }),
    others: integer('Other dependants', {
      initial: 0,
      min: 0,
      max: 20,
      help: 'From 17, parents, and children who have an ITIN.',
    }),
    agi: money('Adjusted gross income', { initial: 60_000, max: largest, help: 'Form 1040, line 11.' }),

    excluded: money('Income excluded as foreign', {
      initial: 0,
      max: largest,
      help: 'Form 2555, Puerto Rico and American Samoa. It counts for the limit, and foreign earnings shut out the refund.',
      section: refund,
      refines: true,
    }),
    tax: money('Tax before these credits', {
      optional: true,
      max: largest,
      help: 'Line 18 less the credits of Schedule 3. Empty: worked out from your income with the standard deduction.',
      section: refund,
      refines: true,
    }),
    earned: money('Earned income', {
      optional: true,
      max: largest,
      help: 'Wages and business profit, with combat pay. Empty: the adjusted gross income.',
      section: refund,
      refines: true,
    }),
    socialTaxes: money('Social Security and Medicare tax paid', {
      optional: true,
      max: largest,
      help: 'W-2, boxes 4 and 6, and half of self-employment tax: with three children and more. Empty: as on wages.',
      section: refund,
      refines: true,
    }),
    earnedCredit: money('Earned income credit', {
      initial: 0,
      max: 100_000,
      help: 'Line 27. It is taken off those taxes.',
      section: refund,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Credits of the year' },
    verdict: { kind: 'verdict', label: 'What becomes of them' },
    nonrefundable: { kind: 'money', label: 'Takes away tax', help: 'Form 1040, line 19.' },
    refundable: { kind: 'money', label: 'Paid out', help: 'Additional child tax credit, line 28.' },
    lost: { kind: 'money', label: 'Lost to the income limit' },
    unused: { kind: 'money', label: 'Left unused', help: 'Neither tax nor earnings are enough for it.' },
    lines: {
      kind: 'table',
      label: 'Schedule 8812',
      columns: {
        line: { kind: 'text', label: 'Line', unbroken: true },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    curve: {
      kind: 'series',
      label: 'By income',
      columns: {
        income: { kind: 'money', label: 'Income', decimals: 0 },
        nonrefundable: { kind: 'money', label: 'Takes away tax', decimals: 0 },
        refundable: { kind: 'money', label: 'Paid out', decimals: 0 },
      },
    },
  },
  formula:
    'Credit = children × amount + other dependants × amount − $50 for each begun $1,000 of income above the limit. Paid out: what tax leaves, at most 15% of earnings above $2,500, or with three children what Social Security and Medicare took',
  limits: [
    'Age, relationship, home and support of each child are taken as given: Schedule 8812 and Publication 972 say who counts.',
    'Whole dollars, as on the return. Empty boxes take all income as wages and the standard deduction; age and blindness are left out.',
    'Credits that come before these on the return have to be taken off the tax you type.',
    'Puerto Rico residents have rules of their own for the paid-out part. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Schedule 8812 (Form 1040)', href: 'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040' },
    { title: '26 U.S.C. § 24', href: 'https://www.law.cornell.edu/uscode/text/26/24' },
    { title: 'IRS Direct File', href: 'https://github.com/IRS-Public/direct-file' },
  ],
  rules: federalRules,

  compute(values, { show }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    const found = creditsOf(values, law)
    const { full, nonrefundable, refundable, allowed } = found
    const limit = jointOrOther(law.family.over, values.status)
    const far = Math.max(limit + (full / law.family.cutPerThousand) * 1000 + 20_000, values.agi)
    const perChild = values.children * law.family.refundable
    return {
      total: nonrefundable + refundable,
      verdict: verdictOn(found, show),
      nonrefundable,
      refundable,
      lost: full - allowed,
      unused: allowed - nonrefundable - refundable,
      lines: [
        { line: '3', item: 'Income with what was excluded', amount: found.income },
        { line: '5', item: 'For children', amount: values.children * law.family.child },
        { line: '7', item: 'For other dependants', amount: values.others * law.family.otherDependant },
        { line: '8', item: 'Together', amount: full },
        { line: '9', item: 'Limit of income', amount: limit },
        { line: '10', item: 'Above it, in begun thousands', amount: found.thousands * 1000 },
        { line: '11', item: 'Taken off', amount: found.thousands * law.family.cutPerThousand },
        { line: '12', item: 'Left', amount: allowed },
        { line: '13', item: 'Tax that it may take away', amount: found.tax },
        { line: '14', item: 'Credit against tax', amount: nonrefundable },
        { line: '16a', item: 'Not used by tax', amount: allowed - nonrefundable },
        { line: '16b', item: 'Most that is paid out for the children', amount: perChild },
        { line: '18a', item: 'Earned income', amount: found.earned },
        { line: '20', item: 'By earnings', amount: found.byEarnings },
        ...(values.children >= manyChildren
          ? [{ line: '25', item: 'By Social Security and Medicare tax', amount: found.byTaxes }]
          : []),
        { line: '27', item: 'Additional child tax credit', amount: refundable },
      ],
      curve: Array.from({ length: places }, (_, at) => {
        const income = (far * at) / (places - 1)
        const there = creditsOf(
          { ...values, agi: income, excluded: 0, tax: undefined, earned: undefined, socialTaxes: undefined },
          law,
        )
        return { income, nonrefundable: there.nonrefundable, refundable: there.refundable }
      }),
    }
  },

  steps(values, { refundable }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return []
    const found = creditsOf(values, law)
    const { family } = law
    const dollars = (value: number) => ({ kind: 'money', value }) as const
    const count = (value: number) => ({ kind: 'count', value }) as const
    const lines: Line<'total' | 'nonrefundable' | 'refundable' | 'lost'>[] = [
      {
        finds: 'Before the limit',
        gives: dollars(found.full),
        is: '{children} × {each} + {others} × {other}',
        with: {
          each: dollars(family.child),
          other: dollars(family.otherDependant),
          full: dollars(found.full),
          allowed: dollars(found.allowed),
          thousands: count(found.thousands),
          cut: dollars(family.cutPerThousand),
          tax: dollars(found.tax),
          earnings: dollars(found.earned),
          from: dollars(family.earnedOver),
          rate: { kind: 'percent', value: family.refundableRate },
          byEarnings: dollars(found.byEarnings),
          byTaxes: dollars(found.byTaxes),
          perChild: dollars(family.refundable),
        },
      },
      { gives: 'lost', is: 'min({full}, {thousands} × {cut})' },
      { gives: 'nonrefundable', is: 'min({allowed}, {tax})' },
    ]
    if ((refundable ?? 0) > 0)
      lines.push(
        {
          finds: 'By earnings',
          gives: dollars(found.byEarnings),
          is: 'max(0, {earnings} − {from}) × {rate}',
          rounded: 'nearest',
        },
        values.children >= manyChildren
          ? {
              gives: 'refundable',
              is: 'min({allowed} − {nonrefundable}, {children} × {perChild}, max({byEarnings}, {byTaxes}))',
            }
          : { gives: 'refundable', is: 'min({allowed} − {nonrefundable}, {children} × {perChild}, {byEarnings})' },
      )
    lines.push({ gives: 'total', is: '{nonrefundable} + {refundable}' })
    return lines
  },

  charts: [
    { kind: 'stacked', title: 'Credits by income', of: 'curve', x: 'income', y: ['nonrefundable', 'refundable'] },
  ],
  examples: [
    {
      name: 'Two children at a middle income',
      given: { taxYear: '2026', status: 'joint', children: 2, agi: 60_000 },
      expect: { total: 4400, nonrefundable: 2843, refundable: 1557, lost: 0 },
    },
    {
      name: 'Above the limit',
      given: { taxYear: '2026', status: 'joint', children: 2, others: 1, agi: 425_300 },
      expect: { total: 3600, lost: 1300, refundable: 0 },
    },
  ],
})

/** From this many children on the taxes of Social Security may be paid back instead. */
const manyChildren = 3

interface Choices {
  status: FilingStatus
  children: number
  others: number
  agi: number
  excluded: number
  tax?: number | undefined
  earned?: number | undefined
  socialTaxes?: number | undefined
  earnedCredit: number
}

function creditsOf(values: Choices, law: FederalLaw) {
  const { status, children, others, excluded } = values
  const { family, insurance } = law
  const agi = wholeDollars(values.agi)
  const income = agi + wholeDollars(excluded)
  const full = children * family.child + others * family.otherDependant
  const thousands = Math.ceil(above(income, jointOrOther(family.over, status)) / 1000)
  const tax = values.tax ?? form1040({ status, otherIncome: agi }, law).incomeTax
  const earned = wholeDollars(values.earned ?? agi)
  const paid =
    values.socialTaxes ??
    wholeDollars(Math.min(earned, insurance.wageBase) * insurance.socialSecurityRate + earned * insurance.medicareRate)
  const result = schedule8812(
    {
      status,
      children,
      otherDependants: others,
      agi: income,
      taxLeft: tax,
      earned,
      socialTaxes: paid,
      earnedIncomeCredit: values.earnedCredit,
    },
    family,
    values.tax === undefined ? wholeDollars : exactAmounts,
  )
  return {
    income,
    full,
    thousands,
    tax,
    earned,
    ...result,
    refundable: excluded > 0 ? 0 : wholeDollars(result.refundable),
    byEarnings: wholeDollars(above(earned, family.earnedOver) * family.refundableRate),
    byTaxes: above(paid, values.earnedCredit),
  }
}

function verdictOn(
  {
    full,
    allowed,
    nonrefundable,
    refundable,
  }: { full: number; allowed: number; nonrefundable: number; refundable: number },
  show: Show,
) {
  if (full === 0) return { is: 'plain' as const, says: 'Nobody is entered for whom there is a credit.' }
  if (allowed === 0) return { is: 'bad' as const, says: 'Income is so far above the limit that nothing is left.' }
  const unused = allowed - nonrefundable - refundable
  if (unused > 0)
    return {
      is: 'fair' as const,
      says: `${show.money(unused, 0)} goes unused: there is no tax left for it, and it is not paid out.`,
    }
  return allowed < full
    ? { is: 'fair' as const, says: `The income limit takes ${show.money(full - allowed, 0)}; the rest is used whole.` }
    : { is: 'good' as const, says: 'The credits are used whole.' }
}
