import { defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { allowableCost } from '@/lib/subjects/marketing/media-price'

export default defineCalculator({
  inputs: {
    channels: rows('Channels', {
      row: 'channel',
      columns: {
        name: text('Channel', { optional: true, maxLength: 60 }),
        type: text('Conversion', { optional: true, maxLength: 60 }),
        spend: money('Spend', { max: 1e10 }),
        conversions: number('Conversions', { min: 0, max: 1e9 }),
        value: money('Value each', { max: 1e9 }),
      },
      initial: [
        { name: 'Search', type: 'Order', spend: 3200, conversions: 160, value: 75 },
        { name: 'Social', type: 'Order', spend: 1900, conversions: 62, value: 70 },
        { name: 'Social', type: 'Sample box', spend: 0, conversions: 90, value: 12 },
        { name: 'Affiliates', type: 'Order', spend: 900, conversions: 20, value: 80 },
      ],
      min: 1,
      max: 60,
      help: 'Revenue of a conversion without tax. A second kind of conversion of the same channel is a row of its own; its spend may be 0.',
    }),
    margin: percent('Gross margin', {
      initial: 0.45,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Before advertising, after goods, postage and payment costs.',
    }),
    orders: number('Orders per customer', {
      initial: 1,
      slider: { from: 1, to: 6, step: 0.1 },
      min: 1,
      max: 1000,
      help: '1 counts the first order alone.',
    }),
    wanted: money('Profit wanted of each conversion', { initial: 0, max: 1e9 }),
    refunds: percent('Refunds', { initial: 0, slider: { to: 0.5, step: 0.01 }, max: 1, refines: true }),
  },
  outputs: {
    cpa: { kind: 'money', label: 'CPA, all channels' },
    allowable: { kind: 'money', label: 'Highest CPA that keeps the profit wanted' },
    profitEach: { kind: 'money', label: 'Profit per conversion' },
    profit: { kind: 'money', label: 'Profit, all channels' },
    verdict: { kind: 'verdict', label: 'Judgement' },
    weighted: {
      kind: 'money',
      label: 'CPA weighted by value',
      optional: true,
      section: 'All channels',
      help: 'A conversion counts as its share of the most valuable kind.',
    },
    breakEven: {
      kind: 'money',
      label: 'Break-even CPA',
      section: 'All channels',
      help: 'Leaves nothing and loses nothing.',
    },
    spend: { kind: 'money', label: 'Spend', section: 'All channels' },
    conversions: { kind: 'number', label: 'Conversions', decimals: 1, section: 'All channels' },
    table: {
      kind: 'table',
      label: 'By channel, cheapest conversion first',
      columns: {
        rank: { kind: 'count', label: 'Rank' },
        name: { kind: 'text', label: 'Channel' },
        spend: { kind: 'money', label: 'Spend' },
        conversions: { kind: 'number', label: 'Conversions', decimals: 1 },
        cpa: { kind: 'money', label: 'CPA' },
        weighted: { kind: 'money', label: 'CPA by value' },
        allowable: { kind: 'money', label: 'Highest CPA' },
        profitEach: { kind: 'money', label: 'Profit each' },
        profit: { kind: 'money', label: 'Profit' },
        flag: { kind: 'text', label: 'Judgement' },
      },
      totals: ['spend', 'conversions', 'profit'],
    },
  },
  formula:
    'CPA = spend ÷ conversions. Highest CPA = value × (1 − refunds) × margin × orders per customer − profit wanted. Profit = conversions × (highest CPA + profit wanted) − spend',
  limits: [
    'It counts the conversions that a channel claims. Two channels may claim the same one.',
    'Margin, refunds and orders per customer are one figure for all channels.',
    'Later orders count in full, as if they were paid today.',
  ],
  sources: [
    {
      title: 'Google Ads Help: Average cost per action (CPA)',
      href: 'https://support.google.com/google-ads/answer/6396841',
    },
    {
      title:
        'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Online, Email and Mobile Metrics',
    },
  ],

  compute({ channels, margin, orders, wanted, refunds }, { show, minorDigits }) {
    const best = Math.max(...channels.map(({ value }) => value))
    const names = [...new Set(channels.map(({ name }, at) => name || `Channel ${at + 1}`))]
    const nameOf = (at: number) => channels[at]?.name || `Channel ${at + 1}`
    const measured = names.map((name) =>
      measure(
        name,
        channels.filter((_, at) => nameOf(at) === name),
      ),
    )
    const total = measure('', channels)
    if (total.conversions <= 0)
      return problem('channels', 'must include a conversion: without one there is no cost per conversion')
    const ranked = measured.sort((one, other) => (one.cpa ?? Infinity) - (other.cpa ?? Infinity))
    const breakEven = allowableCost(total.value / total.conversions, margin, orders, refunds, 0)
    const allowable = breakEven - wanted
    const cpa = total.spend / total.conversions
    return {
      cpa,
      allowable,
      profitEach: breakEven - cpa,
      profit: total.profit,
      verdict: judgement(),
      weighted: total.weighted ?? undefined,
      breakEven,
      spend: total.spend,
      conversions: total.conversions,
      table: ranked.map((channel, at) => ({
        rank: at + 1,
        name: channel.name,
        spend: channel.spend,
        conversions: channel.conversions,
        cpa: channel.cpa,
        weighted: channel.weighted,
        allowable: channel.allowable,
        profitEach: channel.profitEach,
        profit: channel.profit,
        flag: channel.flag,
      })),
    }

    function measure(name: string, of: typeof channels) {
      const sum = (part: (one: (typeof channels)[number]) => number) => of.reduce((all, one) => all + part(one), 0)
      const spend = sum((one) => one.spend)
      const conversions = sum((one) => one.conversions)
      const value = sum((one) => one.conversions * one.value)
      const profit = value * (1 - refunds) * margin * orders - spend
      if (conversions <= 0)
        return {
          name,
          spend,
          conversions,
          value,
          cpa: null,
          weighted: null,
          allowable: null,
          profitEach: null,
          profit,
          flag: 'No conversion',
        }
      const most = allowableCost(value / conversions, margin, orders, refunds, wanted)
      const own = spend / conversions
      return {
        name,
        spend,
        conversions,
        value,
        cpa: own,
        weighted: value > 0 ? (spend * best) / value : null,
        allowable: most,
        profitEach: profit / conversions,
        profit,
        flag: compareAmounts(own, most, minorDigits) > 0 ? 'Too dear' : 'Within',
      }
    }

    function judgement() {
      const amount = (value: number) => (compareAmounts(value, 0, minorDigits) === 0 ? 'nothing' : show.money(value))
      const written = `A conversion costs ${amount(cpa)} and may cost ${allowable < 0 ? 'nothing' : amount(allowable)}.`
      const order = compareAmounts(cpa, allowable, minorDigits)
      if (order > 0) return { is: 'bad' as const, says: `${written} That is ${show.money(cpa - allowable)} too much.` }
      const dear = ranked.filter(({ flag }) => flag !== 'Within').map(({ name }) => name)
      return dear.length > 0
        ? { is: 'fair' as const, says: `${written} Beyond their own limit: ${dear.join(', ')}.` }
        : { is: 'good' as const, says: `${written} Every channel stays within its limit.` }
    }
  },

  steps({ channels }) {
    const revenue = channels.reduce((sum, { conversions, value }) => sum + conversions * value, 0)
    return [
      { gives: 'cpa', is: '{spend} ÷ {conversions}' },
      {
        gives: 'breakEven',
        is: '{revenue} ÷ {conversions} × (1 − {refunds}) × {margin} × {orders}',
        with: { revenue: { kind: 'money', value: revenue } },
      },
      { gives: 'allowable', is: '{breakEven} − {wanted}' },
      { gives: 'profitEach', is: '{breakEven} − {cpa}' },
      { gives: 'profit', is: '{profitEach} × {conversions}' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'CPA and the highest CPA by channel', of: 'table', x: 'name', y: ['cpa', 'allowable'] },
  ],
  examples: [
    {
      name: 'A coffee roaster',
      given: {
        channels: [
          { name: 'Search', spend: 1500, conversions: 100, value: 40 },
          { name: 'Display', spend: 900, conversions: 20, value: 40 },
        ],
        margin: 0.5,
        orders: 2,
        wanted: 10,
        refunds: 0,
      },
      expect: { cpa: 20, allowable: 30, breakEven: 40, profit: 2400, profitEach: 20, verdict: 'fair' },
    },
  ],
})
