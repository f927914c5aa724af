import { defineCases } from '@/lib/kits/calculator'
import cpc from './cpc'

const alone = { find: 'cpc', conversionRate: undefined, orderValue: undefined } as const

export default defineCases(cpc, [
  {
    name: 'Two clicks, one of 0.20 and one of 0.40: 0.30 on average',
    given: { ...alone, spend: 0.6, clicks: 2 },
    expect: { cpc: 0.3, cpa: null, profitPerClick: null, verdict: null, ecpm: null },
    source: {
      title: 'Google Ads Help: Average cost-per-click (Avg. CPC)',
      href: 'https://support.google.com/adwords/answer/14074',
      how: 'The example on the page',
    },
  },
  {
    name: '180 for 12,000 impressions and 360 clicks: 0.50 a click, CPM 15, click-through rate 3%',
    given: { ...alone, spend: 180, clicks: 360, impressions: 12_000 },
    expect: { cpc: 0.5, clickRate: 0.03, ecpm: 15, clicks: 360, spend: 180, reach: 12_000 },
    source: {
      title: 'luvvhelp: CPC, CPM, CTR metrics',
      href: 'https://luvvhelp.com/learn/Analytics/marketing-analyst/channel-metrics/cpc-cpm-ctr-metrics',
      how: 'Worked example 1',
    },
  },
  {
    name: 'A rate of 2% and 0.40 a click: CPM 8',
    given: { ...alone, find: 'spend', clicks: 1000, cpc: 0.4, ctr: 0.02 },
    expect: { ecpm: 8, spend: 400, reach: 50_000 },
    source: {
      title: 'Hacker News, item 60164',
      href: 'https://news.ycombinator.com/item?id=60164',
      how: 'CPM = 0.40 × 0.02 × 1000 = 8, as written there; 1,000 × 0.40 and 1,000 ÷ 2% on paper',
    },
  },
  {
    name: 'A budget of 1,000 at 0.37 buys 2,702 whole clicks',
    given: { find: 'clicks', spend: 1000, cpc: 0.37, conversionRate: 0.03, orderValue: 45, margin: 0.4, ctr: 0.018 },
    expect: {
      clicks: 2702,
      cpa: 12.333333,
      earnings: 0.54,
      profitPerClick: 0.17,
      conversions: 81.06,
      profit: 459.34,
      neededRate: 0.02055556,
      ecpm: 6.66,
      clickRate: 0.018,
      verdict: 'good',
      prices: {
        rows: 7,
        at: {
          0: {
            change: '−50%',
            cpc: 0.185,
            clicks: 5405,
            cpa: 6.166667,
            ecpm: 3.33,
            profitPerClick: 0.355,
            profit: 1918.775,
          },
          3: {
            change: 'Now',
            cpc: 0.37,
            clicks: 2702,
            cpa: 12.333333,
            ecpm: 6.66,
            profitPerClick: 0.17,
            profit: 459.34,
          },
          [-1]: {
            change: '+50%',
            cpc: 0.555,
            clicks: 1801,
            cpa: 18.5,
            ecpm: 9.99,
            profitPerClick: -0.015,
            profit: -27.015,
          },
        },
      },
    },
    says: { verdict: 'Each click earns' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: 1000, A2: 0.37, A3: 0.03, A4: 45, A5: 0.4, A6: 0.018 },
        formulas: {
          clicks: '=ROUNDDOWN(A1/A2;0)',
          cpa: '=A2/A3',
          earnings: '=A3*A4*A5',
          profitPerClick: '=A3*A4*A5-A2',
          profit: '=ROUNDDOWN(A1/A2;0)*(A3*A4*A5-A2)',
          neededRate: '=A2/(A4*A5)',
          ecpm: '=A2*A6*1000',
          'prices.0.clicks': '=ROUNDDOWN(A1/(A2*0.5);0)',
          'prices.0.profit': '=ROUNDDOWN(A1/(A2*0.5);0)*(A3*A4*A5-A2*0.5)',
          'prices.-1.profit': '=ROUNDDOWN(A1/(A2*1.5);0)*(A3*A4*A5-A2*1.5)',
        },
      },
    },
  },
  {
    name: 'Nobody converts: no cost per conversion, and all that is paid is lost',
    given: { find: 'cpc', spend: 50, clicks: 100, conversionRate: 0, orderValue: 80 },
    expect: { cpc: 0.5, cpa: null, profitPerClick: -0.5, conversions: 0, verdict: 'bad', neededRate: 0.00625 },
    says: { verdict: 'loses' },
    source: { title: 'Arithmetic on paper', how: '50 ÷ 100; 0 × 80 − 0.50; 0.50 ÷ 80' },
  },
  {
    name: 'Just even',
    given: { find: 'cpc', spend: 100, clicks: 100, conversionRate: 0.02, orderValue: 50 },
    expect: { profitPerClick: 0, verdict: 'fair' },
    says: { verdict: 'just what it costs before the cost of goods' },
    source: { title: 'Arithmetic on paper', how: '2% × 50 = 1 = 100 ÷ 100' },
  },
  {
    name: 'No clicks',
    given: { ...alone, spend: 100, clicks: 0 },
    problem: 'clicks',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'Impressions and a rate at once',
    given: { ...alone, spend: 100, clicks: 10, impressions: 1000, ctr: 0.01 },
    problem: 'ctr',
    source: { title: 'Arithmetic on paper', how: 'One follows from the other' },
  },
  {
    name: 'Fewer impressions than clicks',
    given: { ...alone, spend: 100, clicks: 10, impressions: 9 },
    problem: 'impressions',
    source: { title: 'Arithmetic on paper', how: 'A click needs an impression' },
  },
])
