import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  month,
  problem,
  rows,
  type Verdict,
} from '@/lib/kits/calculator'
import { monthAfter } from '@/lib/base/format/dates'
import { burnMultiple, compoundGrowth, magicNumber, runwayMonths } from '@/lib/subjects/saas/efficiency'
import { monthlyRecords, type MonthlyFigures, type MonthlyRecord } from '@/lib/subjects/saas/monthly-record'
import type { MonthFault } from '@/lib/subjects/saas/months'
import { annualRecurringRevenue, netNewMrr, quickRatio, sumOfMovements } from '@/lib/subjects/saas/mrr-bridge'
import {
  churnRate,
  compounded,
  customerLifetime,
  grossRevenueRetention,
  netRevenueRetention,
} from '@/lib/subjects/saas/retention'
import {
  acquisitionCost,
  averageRevenuePerAccount,
  grossMargin,
  lifetimeValue,
  paybackMonths,
} from '@/lib/subjects/saas/unit-economics'
import type { Show } from '@/lib/base/format/show'
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const windows = { one: 1, three: 3, twelve: 12 } as const

export default defineCalculator({
  inputs: {
    months: rows('Months', {
      row: 'month',
      columns: {
        month: month('Month', {}),
        openingCustomers: integer('Opening customers', { min: 0, optional: true }),
        newCustomers: integer('New customers', { min: 0 }),
        churnedCustomers: integer('Lost customers', { min: 0 }),
        openingMrr: money('Opening MRR', { optional: true }),
        newMrr: money('New MRR', {}),
        expansion: money('Expansion MRR', {}),
        contraction: money('Contraction MRR', {}),
        churnedMrr: money('Churned MRR', {}),
        salesAndMarketing: money('Sales and marketing', {}),
        research: money('Research and development', {}),
        administration: money('General and administrative', {}),
        costOfRevenue: money('Cost of revenue (COGS)', {}),
        cash: money('Cash at month end', { negative: true, optional: true }),
      },
      initial: [
        ['2025-07', 14, 4, 3000, 560, 160, 900, 28_800, 7200, 513_400],
        ['2025-08', 15, 5, 3200, 600, 170, 1100, 29_600, 7600, 500_300],
        ['2025-09', 15, 5, 3300, 620, 170, 1110, 30_400, 8000, 488_600],
        ['2025-10', 16, 4, 3500, 650, 180, 920, 31_200, 8400, 478_800],
        ['2025-11', 16, 5, 3500, 680, 190, 1130, 32_000, 8900, 470_500],
        ['2025-12', 17, 5, 3700, 700, 200, 1140, 32_800, 9300, 464_200],
      ].map((row, index) => initialMonth(row, index)),
      max: 120,
      help: 'Losses are positive amounts. After the first month the openings may stay empty: they are the closings of the month before. Recurring revenue only, without VAT, setup fees or one-off work.',
    }),
    window: choice('Ratios over', {
      options: { one: 'Last month', three: 'Last 3 months', twelve: 'Last 12 months' },
      initial: 'three',
      help: 'One month of a small business is chance. Fewer months are taken where the table has fewer.',
      refines: true,
    }),
    longest: duration('Longest customer lifetime to believe', {
      initial: 60,
      above: 0,
      max: 600,
      optional: true,
      help: 'Caps LTV where churn is very low or zero. Empty: no cap, and no LTV at zero churn.',
      refines: true,
    }),
  },
  outputs: {
    arr: { kind: 'money', label: 'Annual recurring revenue', decimals: 0 },
    bridge: { kind: 'verdict', label: 'MRR bridge' },
    mrr: { kind: 'money', label: 'MRR at the end', section: 'Growth' },
    growth: { kind: 'percent', label: 'MRR growth in the last month', optional: true, decimals: 1, section: 'Growth' },
    growthYear: { kind: 'percent', label: 'MRR growth over 12 months', optional: true, decimals: 1, section: 'Growth' },
    growthRate: {
      kind: 'percent',
      label: 'Average MRR growth a month',
      optional: true,
      decimals: 1,
      section: 'Growth',
    },
    arpa: { kind: 'money', label: 'ARPA (MRR for each customer)', optional: true, section: 'Growth' },
    ruleOf40: {
      kind: 'percent',
      label: 'Rule of 40: growth plus operating margin',
      optional: true,
      decimals: 1,
      section: 'Growth',
    },
    ruleOf40Light: { kind: 'verdict', label: 'Rule of 40', optional: true, section: 'Growth' },
    logoChurn: { kind: 'percent', label: 'Logo churn a month', optional: true, section: 'Retention' },
    revenueChurn: { kind: 'percent', label: 'Revenue churn a month, gross', optional: true, section: 'Retention' },
    netRetention: { kind: 'percent', label: 'NRR a month', optional: true, section: 'Retention' },
    grossRetention: { kind: 'percent', label: 'GRR a month', optional: true, section: 'Retention' },
    netRetentionYear: {
      kind: 'percent',
      label: 'NRR a year, compounded',
      optional: true,
      decimals: 1,
      section: 'Retention',
    },
    grossRetentionYear: {
      kind: 'percent',
      label: 'GRR a year, compounded',
      optional: true,
      decimals: 1,
      section: 'Retention',
    },
    retentionLight: { kind: 'verdict', label: 'Retention', optional: true, section: 'Retention' },
    quick: { kind: 'number', label: 'Quick ratio', optional: true, decimals: 2, section: 'Retention' },
    quickLight: { kind: 'verdict', label: 'Quick ratio', optional: true, section: 'Retention' },
    margin: { kind: 'percent', label: 'Gross margin', optional: true, decimals: 1, section: 'Unit economics' },
    marginLight: { kind: 'verdict', label: 'Gross margin', optional: true, section: 'Unit economics' },
    cac: { kind: 'money', label: 'CAC', optional: true, section: 'Unit economics' },
    payback: {
      kind: 'number',
      label: 'CAC payback',
      optional: true,
      decimals: 1,
      unit: 'months',
      section: 'Unit economics',
    },
    paybackLight: { kind: 'verdict', label: 'CAC payback', optional: true, section: 'Unit economics' },
    ltv: { kind: 'money', label: 'LTV', optional: true, section: 'Unit economics' },
    ltvToCac: { kind: 'number', label: 'LTV ÷ CAC', optional: true, decimals: 2, section: 'Unit economics' },
    ltvLight: { kind: 'verdict', label: 'LTV ÷ CAC', optional: true, section: 'Unit economics' },
    magic: { kind: 'number', label: 'Magic number', optional: true, decimals: 2, section: 'Efficiency' },
    magicLight: { kind: 'verdict', label: 'Magic number', optional: true, section: 'Efficiency' },
    burn: { kind: 'money', label: 'Net burn a month', optional: true, section: 'Efficiency' },
    burnRatio: { kind: 'number', label: 'Burn multiple', optional: true, decimals: 2, section: 'Efficiency' },
    burnLight: { kind: 'verdict', label: 'Burn multiple', optional: true, section: 'Efficiency' },
    runway: {
      kind: 'number',
      label: 'Runway at this burn',
      optional: true,
      decimals: 1,
      unit: 'months',
      section: 'Efficiency',
    },
    movements: {
      kind: 'table',
      label: 'MRR bridge by month',
      columns: {
        month: { kind: 'month', label: 'Month' },
        opening: { kind: 'money', label: 'Opening MRR' },
        newMrr: { kind: 'money', label: 'New' },
        expansion: { kind: 'money', label: 'Expansion' },
        contraction: { kind: 'money', label: 'Contraction' },
        churned: { kind: 'money', label: 'Churn' },
        closing: { kind: 'money', label: 'Closing MRR' },
        gap: { kind: 'money', label: 'Does not tie by' },
      },
      totals: ['newMrr', 'expansion', 'contraction', 'churned'],
    },
    metrics: {
      kind: 'table',
      label: 'Metrics by month',
      columns: {
        month: { kind: 'month', label: 'Month' },
        customers: { kind: 'count', label: 'Customers' },
        arr: { kind: 'money', label: 'ARR' },
        growth: { kind: 'percent', label: 'MRR growth', decimals: 1 },
        arpa: { kind: 'money', label: 'ARPA' },
        logoChurn: { kind: 'percent', label: 'Logo churn', decimals: 1 },
        netRetention: { kind: 'percent', label: 'NRR', decimals: 1 },
        grossRetention: { kind: 'percent', label: 'GRR', decimals: 1 },
        quick: { kind: 'number', label: 'Quick ratio', decimals: 2 },
        margin: { kind: 'percent', label: 'Gross margin', decimals: 1 },
        cac: { kind: 'money', label: 'CAC' },
        burn: { kind: 'money', label: 'Net burn' },
      },
    },
  },
  formula:
    'Closing MRR = opening + new + expansion − contraction − churn; ARR = 12 × MRR; NRR = (opening + expansion − contraction − churn) ÷ opening; CAC = sales and marketing ÷ new customers; LTV = ARPA × gross margin ÷ logo churn; quick ratio = (new + expansion) ÷ (contraction + churn); magic number = 4 × growth of quarterly revenue ÷ sales and marketing of the quarter before; burn multiple = net burn ÷ net new ARR',
  limits: [
    'Closing MRR stands for the revenue of a month, so that usage fees and one-off services are left out of margins.',
    'Retention comes from the totals of each month, not from cohorts: expansion of customers won within the 12 months counts in the yearly figure. From 6 to 11 months are taken as the pace of a year.',
    'Sales and marketing of a period is set against the customers won in the same period, without a lag for the sales cycle.',
    'Net burn is the fall of the cash balance, so that a funding round or loan within the period hides it.',
  ],
  sources: [
    {
      title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters',
      href: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
    {
      title: 'B. Feld: The Rule of 40% for a Healthy SaaS Company, 2015',
      href: 'https://feld.com/archives/2015/02/rule-40-healthy-saas-company/',
    },
    { title: 'D. Sacks: The Burn Multiple, 2020', href: 'https://sacks.substack.com/p/the-burn-multiple-51a7e43cb200' },
    {
      title: 'L. Leckie: Magic Number for SaaS Companies, 2008',
      href: 'https://larsleckie.blogspot.com/2008/03/magic-number-for-saas-companies.html',
    },
    {
      title: 'Sapphire Ventures: gross margin and gross retention (70% and 90%)',
      href: 'https://sapphireventures.com/blog/gross-margin-gross-retention-efficient-growth',
    },
    {
      title: 'Stats for Startups: Gross Revenue Retention Rate (median about 90%, small customers 80%)',
      href: 'https://statsforstartups.com/kpis/gross-revenue-retention-rate/',
    },
    { title: 'M. Hamid: Numbers That Actually Matter for Founders, SaaStr Annual 2015 (quick ratio)' },
  ],

  compute({ months, window, longest }, { minorDigits, show }) {
    const records = monthlyRecords<Month>(months)
    if (!Array.isArray(records)) return problem('months', faultSentence(records as MonthFault, show))
    const last = records.at(-1)
    const [first] = records
    if (!last || !first) return problem('months', 'must hold at least one month')
    const recent = records.slice(-windows[window])
    const year = records.length >= 12 ? records.slice(-12) : undefined
    const sums = sumOfMovements(recent)
    const sum = (of: readonly Row[], value: (one: Row) => number) => of.reduce((total, one) => total + value(one), 0)
    const revenue = (one: Row) => one.closingMrr
    const spent = (one: Row) => one.salesAndMarketing

    const growthYear = year && compoundGrowth(year[0]?.openingMrr ?? 0, last.closingMrr, 1)
    const growthRate = compoundGrowth(first.openingMrr, last.closingMrr, records.length)
    const spans = year ?? records
    const earned = sum(spans, revenue)
    const operating = earned > 0 ? sum(spans, operatingResult) / earned : undefined
    const pace = growthRate === undefined || records.length < 3 ? undefined : (1 + growthRate) ** 12 - 1
    const yearly = growthYear ?? (pace !== undefined && pace <= 100 ? pace : undefined)
    const ruleOf40 = yearly === undefined || operating === undefined ? undefined : yearly + operating

    const logoChurn = churnRate(
      sum(recent, (one) => one.churnedCustomers),
      sum(recent, (one) => one.openingCustomers),
    )
    const openings = sum(recent, (one) => one.openingMrr)
    const netRetentionYear = yearlyRate(spans, (one) => netRevenueRetention(one.openingMrr, one))
    const grossRetentionYear = yearlyRate(spans, (one) => grossRevenueRetention(one.openingMrr, one))
    const quick = quickRatio(sums)
    const margin = grossMargin(
      sum(recent, revenue),
      sum(recent, (one) => one.costOfRevenue),
    )
    const spending = sum(recent, spent)
    const cac = acquisitionCost(
      spending,
      sum(recent, (one) => one.newCustomers),
    )
    const payback = margin === undefined ? undefined : paybackMonths(spending, sums.newMrr, margin)
    const arpa = averageRevenuePerAccount(last.closingMrr, last.closingCustomers)
    const lifetime = logoChurn === undefined ? undefined : shorter(customerLifetime(logoChurn), longest)
    const ltv =
      arpa === undefined || margin === undefined || lifetime === undefined
        ? undefined
        : lifetimeValue(arpa, margin, lifetime)
    const ltvToCac = ltv === undefined || cac === undefined || cac === 0 ? undefined : ltv / cac
    const magic =
      records.length >= 6
        ? magicNumber(
            sum(records.slice(-3), revenue),
            sum(records.slice(-6, -3), revenue),
            sum(records.slice(-6, -3), spent),
          )
        : undefined
    const burning = records.flatMap((one, index) => {
      const burn = burnOf(one, records[index - 1])
      return burn === undefined || index < records.length - recent.length ? [] : [{ burn, arr: netNewMrr(one) * 12 }]
    })
    const netBurn = burning.reduce((total, { burn }) => total + burn, 0)
    const newArr = burning.reduce((total, { arr }) => total + arr, 0)
    const burn = burning.length === 0 ? undefined : netBurn / burning.length
    const burnRatio = burn === undefined || netBurn <= 0 ? undefined : burnMultiple(netBurn, newArr)
    const runway = burn === undefined || last.cash === undefined ? undefined : runwayMonths(last.cash, burn)

    const ratio = (value: number) => show.number(value, 2)
    return {
      arr: annualRecurringRevenue(last.closingMrr),
      bridge: bridgeVerdict(records, show),
      mrr: last.closingMrr,
      growth: compoundGrowth(last.openingMrr, last.closingMrr, 1),
      growthYear,
      growthRate,
      arpa,
      ruleOf40,
      ruleOf40Light:
        ruleOf40 === undefined
          ? undefined
          : light(
              compareAmounts(ruleOf40, 0.4, 3) >= 0 ? 'good' : compareAmounts(ruleOf40, 0, 3) >= 0 ? 'fair' : 'bad',
              `Growth of ${show.percent(yearly ?? 0, 1)} a year${growthYear === undefined ? ' (annualised)' : ''} and an operating margin of ${show.percent(operating ?? 0, 1)} make ${show.percent(ruleOf40, 1)}. Feld’s line is 40%, for companies from about 1 million of MRR.`,
            ),
      logoChurn,
      revenueChurn: churnRate(sums.contraction + sums.churnedMrr, openings),
      netRetention: notNegative(netRevenueRetention(openings, sums)),
      grossRetention: notNegative(grossRevenueRetention(openings, sums)),
      netRetentionYear,
      grossRetentionYear,
      retentionLight:
        netRetentionYear === undefined || grossRetentionYear === undefined
          ? undefined
          : light(
              compareAmounts(grossRetentionYear, 0.8, 3) < 0
                ? 'bad'
                : compareAmounts(grossRetentionYear, 0.9, 3) >= 0 && compareAmounts(netRetentionYear, 1, 3) >= 0
                  ? 'good'
                  : 'fair',
              `Of each 100 of recurring revenue, ${show.number(grossRetentionYear * 100, 1)} ${year ? 'stayed for a year' : 'would stay for a year'}; with expansion, ${show.number(netRetentionYear * 100, 1)}. Sapphire looks for 90 without expansion, and small customers bring about 80. From 100 with expansion you grow without new customers.`,
            ),
      quick,
      quickLight:
        quick === undefined
          ? light('plain', 'No recurring revenue was lost in this period, so that the quick ratio has no denominator.')
          : light(
              grade(quick, 4, 1),
              `${ratio(quick)} gained for each 1 lost. Hamid looks for 4; below 1 the business shrinks.`,
            ),
      margin,
      marginLight:
        margin === undefined
          ? undefined
          : light(
              compareAmounts(margin, 0.7, 3) >= 0 ? 'good' : compareAmounts(margin, 0, 3) > 0 ? 'fair' : 'bad',
              compareAmounts(margin, 0, 3) > 0
                ? `${show.percent(margin, 1)} of revenue is left after delivery. Sapphire’s rule for software is 70% or more.`
                : 'Delivery takes all of the revenue or more. Sapphire’s rule for software is 70% left.',
            ),
      cac,
      payback,
      paybackLight:
        payback === undefined
          ? undefined
          : light(
              compareAmounts(payback, 12, 1) < 0 ? 'good' : 'fair',
              `${show.number(payback, 1)} months until gross profit has paid for new business. Skok’s guideline is under 12.`,
            ),
      ltv,
      ltvToCac,
      ltvLight:
        logoChurn === 0
          ? light(
              'plain',
              longest === undefined
                ? 'No customer was lost in this period: lifetime and LTV have no limit. Choose a longer period or a cap.'
                : `No customer was lost in this period. LTV counts the cap of ${show.number(longest)} months.`,
            )
          : ltvToCac === undefined
            ? undefined
            : light(
                grade(ltvToCac, 3, 1),
                `A customer brings ${ratio(ltvToCac)} times what it costs to win. Skok’s guideline is 3 or more; below 1 each customer loses money.`,
              ),
      magic,
      magicLight:
        magic === undefined
          ? undefined
          : light(
              compareAmounts(magic, 0.75, 2) >= 0 ? 'good' : compareAmounts(magic, 0, 2) > 0 ? 'fair' : 'bad',
              `${ratio(magic)} of yearly revenue for each 1 of sales and marketing. Leckie’s line is 0.75: above it, spend more; below, look at the business first.`,
            ),
      burn,
      burnRatio,
      burnLight: burn === undefined ? undefined : burnVerdict(netBurn, newArr, burnRatio, minorDigits, ratio),
      runway,
      movements: records.map((one) => ({
        month: one.month,
        opening: one.openingMrr,
        newMrr: one.newMrr,
        expansion: one.expansion,
        contraction: -one.contraction,
        churned: -one.churnedMrr,
        closing: one.closingMrr,
        gap: one.mrrGap === 0 ? null : one.mrrGap,
      })),
      metrics: records.map((one, index) => ({
        month: one.month,
        customers: one.closingCustomers,
        arr: annualRecurringRevenue(one.closingMrr),
        growth: compoundGrowth(one.openingMrr, one.closingMrr, 1) ?? null,
        arpa: averageRevenuePerAccount(one.closingMrr, one.closingCustomers) ?? null,
        logoChurn: churnRate(one.churnedCustomers, one.openingCustomers) ?? null,
        netRetention: notNegative(netRevenueRetention(one.openingMrr, one)) ?? null,
        grossRetention: notNegative(grossRevenueRetention(one.openingMrr, one)) ?? null,
        quick: quickRatio(one) ?? null,
        margin: grossMargin(one.closingMrr, one.costOfRevenue) ?? null,
        cac: acquisitionCost(one.salesAndMarketing, one.newCustomers) ?? null,
        burn: burnOf(one, records[index - 1]) ?? null,
      })),
    }
  },

  steps({ months, window, longest }, { movements, metrics, logoChurn }) {
    const recent = movements.slice(-windows[window])
    const span = recent.length === 1 ? 'the last month' : `the last ${recent.length} months`
    const money = (value: number) => ({ kind: 'money' as const, value })
    const sum = (key: 'newMrr' | 'expansion' | 'contraction' | 'churned' | 'opening') =>
      money(Math.abs(recent.reduce((total, row) => total + (row[key] ?? 0), 0)))
    const counted = months.toSorted((one, other) => (one.month < other.month ? -1 : 1)).slice(-recent.length)
    const burning = recent.flatMap((row, at) => {
      const burn = metrics[metrics.length - recent.length + at]?.burn ?? null
      const moved = [row.newMrr, row.expansion, row.contraction, row.churned].reduce<number>(
        (all, one) => all + (one ?? 0),
        0,
      )
      return burn === null ? [] : [{ burn, moved }]
    })
    const lifetime =
      logoChurn === 0 ? '{longest}' : longest === undefined ? '1 ÷ {logoChurn}' : 'min({longest}, 1 ÷ {logoChurn})'
    return [
      {
        finds: 'Closing MRR of {movements.-1.month}',
        gives: 'mrr',
        is: '{movements.-1.opening} + {movements.-1.newMrr} + {movements.-1.expansion} + {movements.-1.contraction} + {movements.-1.churned}',
      },
      { gives: 'arr', is: '12 × {mrr}' },
      {
        finds: `NRR a month, over ${span}`,
        gives: 'netRetention',
        is: '({opened} + {expansion} − {contraction} − {churned}) ÷ {opened}, openings of all these months',
        with: {
          opened: sum('opening'),
          won: sum('newMrr'),
          expansion: sum('expansion'),
          contraction: sum('contraction'),
          churned: sum('churned'),
          spent: money(counted.reduce((total, row) => total + row.salesAndMarketing, 0)),
          customers: { kind: 'count', value: counted.reduce((total, row) => total + row.newCustomers, 0) },
          burned: money(burning.reduce((total, { burn }) => total + burn, 0)),
          gained: money(burning.reduce((total, { moved }) => total + moved, 0)),
        },
      },
      { gives: 'quick', is: '({won} + {expansion}) ÷ ({contraction} + {churned})' },
      { gives: 'cac', is: '{spent} ÷ {customers} new customers' },
      { finds: 'Customer lifetime', as: 'lifetime', in: 'number', decimals: 1, unit: 'months', is: lifetime },
      { gives: 'ltv', is: '{arpa} × {margin} × {lifetime} months' },
      { gives: 'burnRatio', is: '{burned} of net burn ÷ (12 × {gained} of net new MRR)' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Annual recurring revenue', of: 'metrics', x: 'month', y: ['arr'], area: true },
    {
      kind: 'stacked',
      title: 'What moved MRR',
      of: 'movements',
      x: 'month',
      y: ['newMrr', 'expansion', 'contraction', 'churned'],
    },
    {
      kind: 'line',
      title: 'Retention and gross margin',
      of: 'metrics',
      x: 'month',
      y: ['netRetention', 'grossRetention', 'margin'],
    },
  ],
  examples: [
    {
      name: 'A quarter of a young company',
      given: {
        months: [
          {
            month: '2026-01',
            openingCustomers: 100,
            newCustomers: 10,
            churnedCustomers: 2,
            openingMrr: 20_000,
            newMrr: 2000,
            expansion: 500,
            contraction: 100,
            churnedMrr: 400,
            salesAndMarketing: 9000,
            research: 8000,
            administration: 3000,
            costOfRevenue: 4400,
            cash: 300_000,
          },
          {
            month: '2026-02',
            newCustomers: 12,
            churnedCustomers: 3,
            newMrr: 2400,
            expansion: 550,
            contraction: 150,
            churnedMrr: 600,
            salesAndMarketing: 10_000,
            research: 8000,
            administration: 3000,
            costOfRevenue: 4800,
            cash: 296_000,
          },
          {
            month: '2026-03',
            newCustomers: 11,
            churnedCustomers: 2,
            newMrr: 2200,
            expansion: 600,
            contraction: 200,
            churnedMrr: 400,
            salesAndMarketing: 11_000,
            research: 8000,
            administration: 3000,
            costOfRevenue: 5200,
            cash: 292_000,
          },
        ],
        window: 'three',
        longest: 60,
      },
      expect: {
        arr: 316_800,
        mrr: 26_400,
        bridge: 'good',
        quick: 4.46,
        quickLight: 'good',
        cac: 909.09,
        burnRatio: 0.15,
      },
    },
  ],
})

interface Month extends MonthlyFigures {
  salesAndMarketing: number
  research: number
  administration: number
  costOfRevenue: number
  cash?: number | undefined
}
type Row = MonthlyRecord<Month>

function initialMonth(row: readonly (string | number)[], index: number) {
  const [name, ...figures] = row
  const [
    newCustomers = 0,
    churnedCustomers = 0,
    newMrr = 0,
    expansion = 0,
    contraction = 0,
    churnedMrr = 0,
    salesAndMarketing = 0,
    costOfRevenue = 0,
    cash = 0,
  ] = figures.map(Number)
  return {
    month: String(name),
    ...(index === 0 ? { openingCustomers: 171, openingMrr: 37_070 } : {}),
    newCustomers,
    churnedCustomers,
    newMrr,
    expansion,
    contraction,
    churnedMrr,
    salesAndMarketing,
    research: 13_000,
    administration: 5000,
    costOfRevenue,
    cash,
  }
}

function light(is: Verdict['is'], says: string): Verdict {
  return { is, says }
}

/** A ratio of two decimals against the lines of good and fair. */
function grade(value: number, good: number, fair: number): Verdict['is'] {
  if (compareAmounts(value, good, 2) >= 0) return 'good'
  return compareAmounts(value, fair, 2) >= 0 ? 'fair' : 'bad'
}

function shorter(lifetime: number | undefined, longest: number | undefined): number | undefined {
  if (lifetime === undefined) return longest
  return longest === undefined ? lifetime : Math.min(lifetime, longest)
}

/** Revenue won and lost within one month was never in its opening: a share kept below 0 means nothing. */
function notNegative(rate: number | undefined): number | undefined {
  return rate === undefined || rate < 0 ? undefined : rate
}

/** The monthly rates of the last year, multiplied; of half a year or more, at the same pace. */
function yearlyRate(months: readonly Row[], rateOf: (one: Row) => number | undefined): number | undefined {
  const rate = months.length < 6 ? undefined : compounded(months.map((one) => notNegative(rateOf(one))))
  return rate === undefined ? undefined : rate ** (12 / months.length)
}

function operatingResult(one: Row): number {
  return one.closingMrr - one.costOfRevenue - one.salesAndMarketing - one.research - one.administration
}

/** Fall of the cash balance since the month before; unknown where either balance is. */
function burnOf(one: Row, before: Row | undefined): number | undefined {
  return one.cash === undefined || before?.cash === undefined ? undefined : before.cash - one.cash
}

function faultSentence({ fault, month: named }: MonthFault, show: Show): string {
  if (fault === 'twice') return `must list each month once: ${show.month(named)} stands twice`
  if (fault === 'missing') return `must not skip a month: ${show.month(monthAfter(named))} is missing`
  if (fault === 'no opening') return `must start with the opening customers and opening MRR of ${show.month(named)}`
  if (fault === 'customers below zero') return `must not lose more customers than there are, as in ${show.month(named)}`
  return `must not lose more MRR than there is, as in ${show.month(named)}`
}

function bridgeVerdict(records: readonly Row[], show: Show): Verdict {
  const loose = records.flatMap((one, index) =>
    one.mrrGap === 0 && one.customerGap === 0 ? [] : [{ one, before: records[index - 1] }],
  )
  const [worst] = loose
  if (!worst?.before)
    return light(
      'good',
      records.length === 1
        ? 'Opening plus movements make the closing MRR.'
        : `The bridge ties in all ${records.length} months.`,
    )
  const { one, before } = worst
  const more =
    loose.length > 1
      ? ` ${loose.length === 2 ? 'One more month does' : `${loose.length - 1} more months do`} not tie; see the table.`
      : ''
  const opens = `${show.month(one.month)} opens with`
  const closes = `but ${show.month(before.month)} closes with`
  return light(
    'bad',
    one.mrrGap === 0
      ? `The bridge does not tie: ${opens} ${show.count(one.openingCustomers)} customers, ${closes} ${show.count(before.closingCustomers)}.${more}`
      : `The bridge does not tie: ${opens} MRR of ${show.money(one.openingMrr)}, ${closes} ${show.money(before.closingMrr)}, a difference of ${show.money(Math.abs(one.mrrGap))}.${more}`,
  )
}

function burnVerdict(
  netBurn: number,
  newArr: number,
  burnRatio: number | undefined,
  minorDigits: number,
  write: (value: number) => string,
): Verdict {
  if (compareAmounts(netBurn, 0, minorDigits) <= 0)
    return light('good', 'Cash did not fall in this period: nothing is burned.')
  if (burnRatio === undefined || compareAmounts(newArr, 0, minorDigits) <= 0)
    return light('bad', 'Cash fell while recurring revenue did not grow: there is no new ARR to set the burn against.')
  return light(
    compareAmounts(burnRatio, 2, 2) <= 0 ? 'good' : compareAmounts(burnRatio, 3, 2) <= 0 ? 'fair' : 'bad',
    `${write(burnRatio)} burned for each 1 of new ARR. Sacks calls up to 2 good, 2 to 3 suspect and above 3 bad.`,
  )
}
