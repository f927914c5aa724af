import { choice, defineCalculator, money, problem } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import {
  additionalMedicareTax,
  exactAmounts,
  lawOfYear,
  scheduleSE,
  wholeDollars,
  type SocialInsuranceLaw,
} from '@/lib/engines/us-federal'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { currentYear, knownYears } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const begins = '01-01'
const largest = 1_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(
        knownYears(begins, [socialInsurance])
          .toReversed()
          .map((year) => [year, String(year)]),
      ),
      initial: String(currentYear(begins, [socialInsurance])),
      help: 'One self-employed person. A spouse with a business has a Schedule SE of his own.',
    }),
    profit: money('Net profit or loss', {
      initial: 60_000,
      min: -largest,
      max: largest,
      help: 'Schedule C, line 31, of all your businesses together, with Schedule F and partnership earnings.',
    }),
    wages: money('Your W-2 wages', {
      initial: 0,
      max: largest,
      help: 'Box 3 and 7: wages and tips that Social Security tax was taken from.',
    }),
    status: choice('Filing status', {
      options: filingStatuses,
      initial: 'single',
      as: 'menu',
      help: 'It decides only where Additional Medicare Tax begins.',
    }),
    medicareWages: money('Medicare wages on the return', {
      optional: true,
      max: largest,
      help: 'Box 5, of both spouses on a joint return. Empty: your W-2 wages.',
      refines: true,
    }),
    churchPay: money('Church pay without Social Security tax', {
      initial: 0,
      max: largest,
      help: 'From a church that chose to be exempt: Schedule SE, line 5a.',
      refines: true,
    }),
    exactness: choice('Lines are rounded', {
      options: { return: 'To whole dollars', exact: 'Not at all' },
      initial: 'return',
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Self-employment tax' },
    verdict: { kind: 'verdict', label: 'What it means', optional: true },
    deductiblePart: { kind: 'money', label: 'Deductible from income', help: 'Schedule 1, line 15.' },
    ofProfit: { kind: 'percent', label: 'Of the profit', decimals: 2, optional: true },
    nextRate: {
      kind: 'percent',
      label: 'Of the next $100 of profit',
      decimals: 2,
      help: 'Additional Medicare Tax included.',
    },
    additional: { kind: 'money', label: 'Additional Medicare Tax', help: 'Form 8959; it is not deductible.' },
    withoutWages: {
      kind: 'money',
      label: 'Saved by your wages',
      optional: true,
      help: 'Wages use up the Social Security wage base first.',
    },
    lines: {
      kind: 'table',
      label: 'Schedule SE, line by line',
      columns: {
        line: { kind: 'text', label: 'Line' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    byProfit: {
      kind: 'series',
      label: 'By profit',
      columns: {
        profit: { kind: 'money', label: 'Profit', decimals: 0 },
        socialSecurity: { kind: 'money', label: 'Social Security', decimals: 0 },
        medicare: { kind: 'money', label: 'Medicare', decimals: 0 },
        additional: { kind: 'money', label: 'Additional Medicare', decimals: 0 },
      },
    },
  },
  formula:
    'Self-employment tax = 12.4% × the smaller of net earnings and what wages leave of the wage base + 2.9% × net earnings, where net earnings = 92.35% × profit',
  limits: [
    'For a US citizen or resident who is not covered by another country’s social security. No income tax; no tax advice.',
    'The optional methods of Part II, for low profits, are left out.',
    'Ministers, and members of religious orders and sects with an exemption, have other rules.',
    'Additional Medicare Tax is what this year’s earnings owe, before what an employer withheld of it.',
    'Conservation payments of Social Security recipients (Schedule SE, line 1b) must be taken out of the profit by you.',
  ],
  sources: [
    { title: 'IRS: Schedule SE (Form 1040)', href: 'https://www.irs.gov/forms-pubs/about-schedule-se-form-1040' },
    { title: 'IRS: Form 8959', href: 'https://www.irs.gov/forms-pubs/about-form-8959' },
    { title: 'SSA: Contribution and benefit base', href: 'https://www.ssa.gov/oact/cola/cbb.html' },
    { title: 'Tax-Calculator 6.7.2', href: 'https://github.com/PSLmodels/Tax-Calculator' },
  ],
  rules: [socialInsurance],

  compute(values, { show }) {
    const law = lawOfYear(Number(values.taxYear))?.insurance
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    const found = earningsTax(values, law)
    const { schedule, additional } = found
    const more = earningsTax({ ...values, profit: values.profit + 100, exactness: 'exact' }, law)
    const now = earningsTax({ ...values, exactness: 'exact' }, law)
    const saved = earningsTax({ ...values, wages: 0 }, law).schedule.tax - schedule.tax
    return {
      tax: schedule.tax,
      verdict: verdictOn(values, schedule, law, show),
      deductiblePart: schedule.deductiblePart,
      ofProfit: values.profit > 0 ? schedule.tax / values.profit : undefined,
      nextRate: (more.schedule.tax + more.additional - now.schedule.tax - now.additional) / 100,
      additional,
      withoutWages: saved > 0 ? saved : undefined,
      lines: linesOf(values, found, law),
      byProfit: byProfit(values, law),
    }
  },

  steps(values) {
    const law = lawOfYear(Number(values.taxYear))?.insurance
    if (!law) return []
    const { schedule, additional, threshold, medicareWages } = earningsTax(values, law)
    const money = (value: number) => ({ kind: 'money', value }) as const
    const percent = (value: number) => ({ kind: 'percent', value }) as const
    const rounded = values.exactness === 'return' ? { rounded: 'nearest' as const } : {}
    if (schedule.netEarnings === 0)
      return [{ gives: 'tax', says: 'Net earnings below the least that is taxed: no Schedule SE is due' }]
    return [
      {
        finds: 'Net earnings',
        gives: money(schedule.netEarnings),
        ...(values.churchPay === 0 && {
          is: '{profit} × {share}',
          with: { share: percent(law.selfEmployedShare) },
          ...rounded,
        }),
        ...(values.churchPay !== 0 && { says: 'The share of business profit and church pay that is taxed' }),
      },
      {
        finds: 'Social Security',
        gives: money(schedule.socialSecurity),
        is: 'min({earnings}, {left}) × {rate}',
        with: {
          earnings: money(schedule.netEarnings),
          left: money(schedule.baseLeft),
          rate: percent(2 * law.socialSecurityRate),
        },
        ...rounded,
      },
      {
        finds: 'Medicare',
        gives: money(schedule.medicare),
        is: '{earnings} × {rate}',
        with: { rate: percent(2 * law.medicareRate) },
        ...rounded,
      },
      {
        gives: 'tax',
        is: '{socialSecurity} + {medicare}',
        with: { socialSecurity: money(schedule.socialSecurity), medicare: money(schedule.medicare) },
      },
      { gives: 'deductiblePart', is: '{tax} × {half}', with: { half: percent(law.deductibleShare) }, ...rounded },
      ...(additional > 0
        ? [
            {
              gives: 'additional' as const,
              is: 'max(0, {earnings} − max(0, {threshold} − {onWages})) × {rate}',
              with: {
                threshold: money(threshold),
                onWages: money(medicareWages),
                rate: percent(law.additionalRate),
              },
              ...rounded,
            },
          ]
        : []),
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'Tax by profit, with your wages',
      of: 'byProfit',
      x: 'profit',
      y: ['socialSecurity', 'medicare', 'additional'],
    },
  ],
  examples: [
    {
      name: 'A designer without a job',
      given: { taxYear: '2026', profit: 60_000, wages: 0 },
      expect: { tax: 8478, deductiblePart: 4239 },
    },
    {
      name: 'A consultant with a salary',
      given: { taxYear: '2026', profit: 40_000, wages: 170_000 },
      expect: { tax: 2869, withoutWages: 2783 },
    },
  ],
})

interface Choices {
  profit: number
  wages: number
  status: FilingStatus
  medicareWages?: number | undefined
  churchPay: number
  exactness: 'return' | 'exact'
}

/** Schedule SE, and Additional Medicare Tax on the business alone: what is due on wages is not of this page. */
function earningsTax(values: Choices, law: SocialInsuranceLaw) {
  const rounding = values.exactness === 'return' ? wholeDollars : exactAmounts
  const schedule = scheduleSE(values, law, rounding)
  const medicareWages = values.medicareWages ?? values.wages
  const { onSelfEmployment } = additionalMedicareTax(
    { wages: medicareWages, netEarnings: schedule.netEarnings, status: values.status },
    law,
    rounding,
  )
  return { schedule, additional: onSelfEmployment, medicareWages, threshold: law.additionalOver[values.status] }
}

type Found = ReturnType<typeof earningsTax>

function linesOf(values: Choices, { schedule, additional }: Found, law: SocialInsuranceLaw) {
  const row = (line: string, item: string, amount: number) => ({ line, item, amount })
  return [
    row('3', 'Net profit or loss', values.profit),
    ...(values.churchPay > 0 ? [row('5a', 'Church pay', values.churchPay)] : []),
    row('6', 'Net earnings from self-employment', schedule.netEarnings),
    row('7', 'Social Security wage base', law.wageBase),
    row('8d', 'Wages and tips taxed already', values.wages),
    row('9', 'Left of the wage base', schedule.baseLeft),
    row('10', 'Social Security', schedule.socialSecurity),
    row('11', 'Medicare', schedule.medicare),
    row('12', 'Self-employment tax', schedule.tax),
    row('13', 'Deductible part', schedule.deductiblePart),
    ...(additional > 0 ? [row('8959', 'Additional Medicare Tax', additional)] : []),
  ]
}

/** Tax by profits from nothing to twice the profit, or twice the wage base. */
function byProfit(values: Choices, law: SocialInsuranceLaw) {
  const to = Math.min(2_000_000, Math.max(law.wageBase * 2, values.profit * 2))
  return Array.from({ length: 61 }, (_, at) => {
    const profit = (to / 60) * at
    const { schedule, additional } = earningsTax({ ...values, profit, exactness: 'exact' }, law)
    return { profit, socialSecurity: schedule.socialSecurity, medicare: schedule.medicare, additional }
  })
}

function verdictOn(
  { profit, wages, churchPay }: Choices,
  { netEarnings, baseLeft }: Found['schedule'],
  law: SocialInsuranceLaw,
  show: Show,
) {
  if (netEarnings === 0 && churchPay === 0)
    return {
      is: 'good' as const,
      says:
        profit <= 0
          ? 'A loss owes no self-employment tax.'
          : `Net earnings below ${show.money(law.selfEmployedFrom)} owe no self-employment tax.`,
    }
  if (baseLeft === 0)
    return {
      is: 'plain' as const,
      says: `Wages of ${show.money(wages, 0)} reach the wage base, so the profit owes Medicare tax alone.`,
    }
  if (netEarnings > baseLeft)
    return {
      is: 'plain' as const,
      says: `Above ${show.money(baseLeft / law.selfEmployedShare, 0)} of profit only Medicare tax is due.`,
    }
  return undefined
}
