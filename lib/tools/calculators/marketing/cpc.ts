import { choice, defineCalculator, integer, money, percent, problem } from '@/lib/kits/calculator'
import { costPerClick, costPerConversion, effectiveThousand } from '@/lib/subjects/marketing/media-price'

const changes = [-0.5, -0.25, -0.1, 0, 0.1, 0.25, 0.5]
const price = { kind: 'money', decimals: 3 } as const

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { cpc: 'Cost per click', clicks: 'Clicks', spend: 'Budget' },
      initial: 'cpc',
    }),
    spend: money('Ad spend', { initial: 1200, max: 1e10, shownWhen: { field: 'find', is: ['cpc', 'clicks'] } }),
    clicks: integer('Clicks', { initial: 1600, min: 0, max: 1e10, shownWhen: { field: 'find', is: ['cpc', 'spend'] } }),
    cpc: money('Price of a click', {
      initial: 0.75,
      above: 0,
      max: 1e6,
      shownWhen: { field: 'find', is: ['clicks', 'spend'] },
    }),
    conversionRate: percent('Clicks that convert', {
      initial: 0.025,
      slider: { to: 0.2, step: 0.001 },
      max: 1,
      optional: true,
    }),
    orderValue: money('Value of an order', { initial: 90, max: 1e9, optional: true }),
    margin: percent('Gross margin', {
      optional: true,
      slider: { to: 1, step: 0.01 },
      max: 1,
      refines: true,
      help: 'What is left of an order after goods and postage. Empty: the whole order value counts as earned.',
    }),
    impressions: integer('Impressions', { optional: true, min: 1, max: 1e12, refines: true, section: 'Reach' }),
    ctr: percent('Click-through rate', {
      optional: true,
      slider: { from: 0.001, to: 0.2, step: 0.001 },
      above: 0,
      max: 1,
      refines: true,
      section: 'Reach',
      help: 'Instead of impressions.',
    }),
  },
  outputs: {
    cpc: { ...price, label: 'Cost per click' },
    clicks: { kind: 'count', label: 'Clicks' },
    spend: { kind: 'money', label: 'Ad spend' },
    cpa: { kind: 'money', label: 'Cost per conversion', optional: true },
    profitPerClick: {
      ...price,
      label: 'Profit per click',
      optional: true,
      help: 'Before goods while no margin is given.',
    },
    verdict: { kind: 'verdict', label: 'Judgement', optional: true },
    conversions: {
      kind: 'number',
      label: 'Conversions',
      decimals: 1,
      optional: true,
      section: 'What the clicks bring',
    },
    earnings: { ...price, label: 'Earnings per click', optional: true, section: 'What the clicks bring' },
    profit: { kind: 'money', label: 'Profit of all clicks', optional: true, section: 'What the clicks bring' },
    neededRate: {
      kind: 'percent',
      label: 'Conversion rate that pays for the click',
      decimals: 2,
      optional: true,
      section: 'What the clicks bring',
    },
    clickRate: { kind: 'percent', label: 'Click-through rate', decimals: 2, optional: true, section: 'Reach' },
    reach: { kind: 'count', label: 'Impressions', optional: true, section: 'Reach' },
    ecpm: { kind: 'money', label: 'Effective CPM', optional: true, section: 'Reach' },
    prices: {
      kind: 'table',
      label: 'If a click cost less or more',
      columns: {
        change: { kind: 'text', label: 'Change' },
        cpc: { ...price, label: 'Cost per click' },
        clicks: { kind: 'count', label: 'Clicks for the same money' },
        cpa: { kind: 'money', label: 'Cost per conversion' },
        ecpm: { kind: 'money', label: 'Effective CPM' },
        profitPerClick: { ...price, label: 'Profit per click' },
        profit: { kind: 'money', label: 'Profit' },
      },
    },
  },
  formula:
    'CPC = spend ÷ clicks. Cost per conversion = CPC ÷ conversion rate. Effective CPM = CPC × click-through rate × 1,000. Profit per click = conversion rate × order value × margin − CPC',
  limits: [
    'It is an average. The next click can cost more than the last, above all when the budget grows.',
    'The table changes the price alone. In an auction a lower bid also changes who clicks and how many.',
    'Invalid clicks that the platform refunds later are in the spend until then.',
  ],
  sources: [
    {
      title: 'Google Ads Help: Average cost-per-click (Avg. CPC)',
      href: 'https://support.google.com/google-ads/answer/14074',
    },
    {
      title:
        'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Online, Email and Mobile Metrics',
    },
  ],

  compute(values, { show }) {
    const { find, conversionRate, orderValue, margin, impressions, ctr } = values
    const wholeClicks = Math.floor(values.spend / values.cpc + 1e-9)
    const clicks = find === 'clicks' ? wholeClicks : values.clicks
    const spend = find === 'spend' ? values.clicks * values.cpc : values.spend
    const cpc = find === 'cpc' ? costPerClick(spend, clicks) : values.cpc
    if (cpc === undefined) return problem('clicks', 'must be more than 0: without a click there is no cost per click')
    if (impressions !== undefined && ctr !== undefined)
      return problem('ctr', 'must be left empty when impressions are given')
    if (impressions !== undefined && impressions < clicks)
      return problem('impressions', 'must not be fewer than the clicks')
    const clickRate = impressions === undefined ? ctr : clicks / impressions
    const earnings =
      conversionRate === undefined || orderValue === undefined ? undefined : conversionRate * orderValue * (margin ?? 1)
    const cpaAt = (each: number) => (conversionRate === undefined ? undefined : costPerConversion(each, conversionRate))
    const earned = orderValue === undefined ? 0 : orderValue * (margin ?? 1)
    const profitPerClick = earnings === undefined ? undefined : earnings - cpc
    return {
      cpc,
      clicks,
      spend,
      cpa: cpaAt(cpc),
      profitPerClick,
      verdict: profitPerClick === undefined ? undefined : judgement(profitPerClick),
      conversions: conversionRate === undefined ? undefined : clicks * conversionRate,
      earnings,
      profit: profitPerClick === undefined ? undefined : profitPerClick * clicks,
      neededRate: earned > 0 && cpc <= earned ? cpc / earned : undefined,
      clickRate,
      reach: impressions ?? (ctr === undefined ? undefined : Math.ceil(clicks / ctr - 1e-9)),
      ecpm: clickRate === undefined ? undefined : effectiveThousand(cpc, clickRate),
      prices: changes.map((change) => {
        const each = cpc * (1 + change)
        const bought = each > 0 ? Math.floor(spend / each + 1e-9) : clicks
        const left = earnings === undefined ? null : earnings - each
        return {
          change: change === 0 ? 'Now' : `${change > 0 ? '+' : ''}${show.percent(change)}`,
          cpc: each,
          clicks: bought,
          cpa: cpaAt(each) ?? null,
          ecpm: clickRate === undefined ? null : effectiveThousand(each, clickRate),
          profitPerClick: left,
          profit: left === null ? null : left * bought,
        }
      }),
    }

    function judgement(left: number) {
      const before = margin === undefined ? ' before the cost of goods' : ''
      const written = show.money(Math.abs(left), 3)
      if (Math.abs(left) < 5e-10) return { is: 'fair' as const, says: `A click earns just what it costs${before}.` }
      return left > 0
        ? { is: 'good' as const, says: `Each click earns ${written} more than it costs${before}.` }
        : { is: 'bad' as const, says: `Each click loses ${written}${before}.` }
    }
  },

  steps: [
    { gives: 'cpc', is: '{spend} ÷ {clicks}', when: { field: 'find', is: 'cpc' } },
    { gives: 'clicks', is: '{spend} ÷ {cpc}', rounded: 'down', when: { field: 'find', is: 'clicks' } },
    { gives: 'spend', is: '{clicks} × {cpc}', when: { field: 'find', is: 'spend' } },
    { gives: 'cpa', is: '{cpc} ÷ {conversionRate}' },
    { gives: 'earnings', is: '{conversionRate} × {orderValue}[ × {margin}]' },
    { gives: 'profitPerClick', is: '{earnings} − {cpc}' },
    { gives: 'clickRate', is: '{clicks} ÷ {impressions}' },
    { gives: 'ecpm', is: '{cpc} × {clickRate} × 1000' },
  ],

  charts: [
    {
      kind: 'bar',
      title: 'Profit per click by price of a click',
      of: 'prices',
      x: 'change',
      y: ['profitPerClick'],
      needs: 'profitPerClick',
    },
  ],
  examples: [
    {
      name: 'A tutoring firm on search ads',
      given: {
        find: 'cpc',
        spend: 640,
        clicks: 400,
        conversionRate: 0.04,
        orderValue: 120,
        margin: 0.5,
        impressions: 12_500,
      },
      expect: {
        cpc: 1.6,
        cpa: 40,
        earnings: 2.4,
        profitPerClick: 0.8,
        ecpm: 51.2,
        verdict: 'good',
        neededRate: 0.0266667,
      },
    },
    {
      name: 'A budget for clicks at two',
      given: { find: 'clicks', spend: 500, cpc: 2, conversionRate: 0.01, orderValue: 90 },
      expect: { clicks: 250, cpa: 200, profitPerClick: -1.1, verdict: 'bad' },
    },
  ],
})
