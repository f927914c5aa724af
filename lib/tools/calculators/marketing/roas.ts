import { defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { breakEvenReturn, profitOfAds, returnOnAdSpend } from '@/lib/subjects/marketing/ad-return'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { allocate, fromMinor, toMinor } from '@/lib/base/money/minor-units'

const ratio = { kind: 'number', decimals: 2, unit: '×' } as const

export default defineCalculator({
  inputs: {
    campaigns: rows('Campaigns', {
      row: 'campaign',
      columns: {
        name: text('Campaign', { optional: true, maxLength: 60 }),
        spend: money('Ad spend', { max: 1e9 }),
        revenue: money('Attributed revenue', { max: 1e10 }),
        refunds: money('Refunds', { optional: true, max: 1e10 }),
      },
      initial: [
        { name: 'Search', spend: 2000, revenue: 9600 },
        { name: 'Social', spend: 1500, revenue: 4200, refunds: 300 },
        { name: 'Display', spend: 800, revenue: 1400 },
      ],
      min: 1,
      max: 50,
      help: 'Revenue without sales tax or VAT, as your ad platform or shop attributes it. Refunds are taken off.',
    }),
    target: number('Target ROAS', {
      initial: 4,
      slider: { from: 0.5, to: 20, step: 0.5 },
      above: 0,
      max: 1000,
      unit: '×',
      help: '4 means 4 of revenue for each 1 of spend. Ad platforms write it as 400%.',
    }),
    margin: percent('Gross margin', {
      initial: 0.45,
      slider: { to: 1, step: 0.01 },
      max: 1,
      optional: true,
      help: 'What is left of the price after product, packaging, shipping and payment costs. Needed for profit.',
    }),
    feeShare: percent('Agency or platform fee', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      help: 'As a share of ad spend, on top of it.',
      section: 'Fees',
      refines: true,
    }),
    fixedFee: money('Fixed fees for the period', { initial: 0, max: 1e9, section: 'Fees', refines: true }),
  },
  outputs: {
    roas: { ...ratio, label: 'ROAS, all campaigns' },
    roasPercent: { kind: 'percent', label: 'ROAS as a percentage', decimals: 0 },
    costRatio: { kind: 'percent', label: 'Ad cost ratio', optional: true, help: 'Ad spend as a share of revenue.' },
    profit: { kind: 'money', label: 'Profit after product costs, ads and fees', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    gap: { ...ratio, label: 'Above or below target', section: 'Target' },
    maxSpend: { kind: 'money', label: 'Most you could spend for this revenue', section: 'Target' },
    neededRevenue: { kind: 'money', label: 'Revenue this spend must bring', section: 'Target' },
    breakEven: {
      ...ratio,
      label: 'Break-even ROAS',
      optional: true,
      section: 'Target',
      help: 'At this ratio gross profit pays for the ads and for fees charged as a share of spend.',
    },
    fees: { kind: 'money', label: 'Fees', optional: true, section: 'Fees' },
    afterFees: { ...ratio, label: 'ROAS with fees counted as spend', optional: true, section: 'Fees' },
    spend: { kind: 'money', label: 'Ad spend', section: 'All campaigns' },
    revenue: { kind: 'money', label: 'Revenue less refunds', section: 'All campaigns' },
    table: {
      kind: 'table',
      label: 'By campaign',
      columns: {
        name: { kind: 'text', label: 'Campaign' },
        spend: { kind: 'money', label: 'Ad spend' },
        revenue: { kind: 'money', label: 'Revenue less refunds' },
        roas: { ...ratio, label: 'ROAS' },
        costRatio: { kind: 'percent', label: 'Ad cost ratio' },
        gap: { ...ratio, label: 'To target' },
        maxSpend: { kind: 'money', label: 'Most spend at target' },
        profit: { kind: 'money', label: 'Profit' },
      },
      totals: ['spend', 'revenue', 'profit'],
    },
    against: {
      kind: 'series',
      label: 'ROAS against the target',
      columns: {
        name: { kind: 'text', label: 'Campaign' },
        roas: { ...ratio, label: 'ROAS' },
        target: { ...ratio, label: 'Target' },
      },
    },
  },
  formula:
    'ROAS = revenue less refunds ÷ ad spend. Ad cost ratio = 1 ÷ ROAS. Profit = revenue less refunds × gross margin − ad spend − fees',
  limits: [
    'It takes attributed revenue as given. It cannot see which sales would have come without the ad.',
    'One gross margin covers all campaigns. Where they sell different goods, calculate them one at a time.',
    'A refund takes revenue and its margin away, as if the goods came back fit for sale. Written-off goods cost more.',
    'Fixed fees are shared out by ad spend.',
  ],
  sources: [
    {
      title: 'Google Ads Help: About Target ROAS bidding (conversion value divided by ad spend)',
      href: 'https://support.google.com/google-ads/answer/6268637',
    },
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter 3, Margins and Profits' },
  ],

  compute({ campaigns, target, margin, feeShare, fixedFee }, { show, minorDigits }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const major = (amount: number) => fromMinor(amount, minorDigits)
    const weights = campaigns.map(({ spend }) => spend)
    const fixedFees = allocate(minor(fixedFee), weights)
    if (!fixedFees) return problem('campaigns', 'must include some ad spend')
    if (campaigns.some(({ revenue, refunds }) => (refunds ?? 0) > revenue))
      return problem('campaigns', 'must not have refunds above the revenue of the same campaign')

    const lines = campaigns.map((campaign, at) => {
      const spend = major(minor(campaign.spend))
      const revenue = major(minor(campaign.revenue - (campaign.refunds ?? 0)))
      const fees = major(minor(spend * feeShare) + (fixedFees[at] ?? 0))
      const profit = margin === undefined ? null : major(minor(profitOfAds({ spend, revenue, fees, margin })))
      return { name: campaign.name || `Campaign ${at + 1}`, spend, revenue, fees, profit }
    })
    const sum = (of: 'spend' | 'revenue' | 'fees' | 'profit') =>
      major(lines.reduce((total, line) => total + minor(line[of] ?? 0), 0))
    const spend = sum('spend')
    const revenue = sum('revenue')
    const roas = returnOnAdSpend(revenue, spend)
    if (roas === undefined) return problem('campaigns', 'must include some ad spend')
    const profit = margin === undefined ? undefined : sum('profit')
    const breakEven = margin === undefined ? undefined : breakEvenReturn(margin, feeShare)
    const fees = sum('fees')
    return {
      roas,
      spend,
      revenue,
      roasPercent: roas,
      costRatio: revenue > 0 ? spend / revenue : undefined,
      profit,
      verdict: judgement(),
      gap: roas - target,
      maxSpend: revenue / target,
      neededRevenue: spend * target,
      breakEven,
      fees: fees > 0 ? fees : undefined,
      afterFees: fees > 0 ? returnOnAdSpend(revenue, spend + fees) : undefined,
      table: lines.map((line) => {
        const own = returnOnAdSpend(line.revenue, line.spend) ?? null
        return {
          name: line.name,
          spend: line.spend,
          revenue: line.revenue,
          roas: own,
          costRatio: line.revenue > 0 ? line.spend / line.revenue : null,
          gap: own === null ? null : own - target,
          maxSpend: major(minor(line.revenue / target)),
          profit: line.profit,
        }
      }),
      against: lines.map((line) => ({
        name: line.name,
        roas: returnOnAdSpend(line.revenue, line.spend) ?? null,
        target,
      })),
    }

    function judgement() {
      const written = `${show.number(roas ?? 0, 2)}×`
      const reaches = compareAmounts(revenue, spend * target, minorDigits) >= 0
      if (profit === undefined)
        return reaches
          ? {
              is: 'good' as const,
              says: `ROAS of ${written} reaches the target. Add your gross margin to see the profit.`,
            }
          : {
              is: 'fair' as const,
              says: `ROAS of ${written} misses the target by ${show.money(spend * target - revenue)} of revenue. Add your gross margin to see the profit.`,
            }
      const order = compareAmounts(profit, 0, minorDigits)
      const left = order === 0 ? 'nothing' : show.money(profit)
      if (order < 0) {
        const threshold =
          breakEven === undefined
            ? ''
            : ` At this margin ROAS must exceed ${show.number(breakEven, 2)}× before fixed fees.`
        return {
          is: 'bad' as const,
          says: `ROAS of ${written} still loses ${show.money(-profit)} after product costs, ads and fees.${threshold}`,
        }
      }
      return reaches
        ? { is: 'good' as const, says: `ROAS of ${written} reaches the target and leaves ${left}.` }
        : {
            is: 'fair' as const,
            says: `The ads leave ${left}, but ${written} misses the target by ${show.money(spend * target - revenue)} of revenue.`,
          }
    }
  },

  steps: [
    { finds: 'ROAS', gives: 'roas', is: '{revenue} ÷ {spend}' },
    { gives: 'costRatio', is: '{spend} ÷ {revenue}' },
    { finds: 'Most spend at the target', gives: 'maxSpend', is: '{revenue} ÷ {target}' },
    { gives: 'fees', is: '{spend} × {feeShare} + {fixedFee}', rounded: 'cents' },
    { as: 'sales', in: 'money', is: '{campaigns.revenue} − {campaigns.refunds}' },
    { finds: 'Profit', gives: 'profit', is: '{sales} × {margin} − {spend}[ − {fees}]', rounded: 'cents that add up' },
    { gives: 'breakEven', is: '1 ÷ {margin}', when: { field: 'feeShare', is: 0 } },
    { gives: 'breakEven', is: '(1 + {feeShare}) ÷ {margin}', unless: { field: 'feeShare', is: 0 } },
  ],

  charts: [
    { kind: 'bar', title: 'ROAS by campaign against the target', of: 'against', x: 'name', y: ['roas', 'target'] },
  ],
  examples: [
    {
      name: 'A shop that sells furniture',
      given: {
        campaigns: [
          { name: 'Search', spend: 3000, revenue: 12_000, refunds: 600 },
          { name: 'Social', spend: 2000, revenue: 5000, refunds: 200 },
        ],
        target: 3,
        margin: 0.35,
        feeShare: 0.1,
        fixedFee: 0,
      },
      expect: { roas: 3.24, profit: 170, breakEven: 3.142857, maxSpend: 5400, fees: 500 },
    },
  ],
})
