import { defineCases } from '@/lib/kits/calculator'
import cac from './cac'

const plain = { costs: [], months: [], lag: 1, firstProfit: undefined }

export default defineCases(cac, [
  {
    name: '200,000 of sales and marketing, 40 new customers: 5,000 each',
    given: { ...plain, channels: [{ kind: 'paid', spend: 200_000, customers: 40 }] },
    expect: {
      loaded: 5000,
      blended: 5000,
      paid: 5000,
      customers: 40,
      organicShare: 0,
      verdict: null,
      lagged: null,
    },
    source: {
      title: 'MV3 Marketing, glossary: Blended CAC',
      href: 'https://www.mv3marketing.com/glossary/blended-cac/',
      how: 'The example of the page: $200,000 ÷ 40 = $5,000',
    },
  },
  {
    name: '200,000 of media, 1,000 customers of whom some are returning',
    given: {
      ...plain,
      channels: [
        { name: 'Ads', kind: 'paid', spend: 200_000, customers: 900, returning: 400 },
        { name: 'Search', kind: 'organic', customers: 100 },
      ],
      firstProfit: 300,
    },
    expect: { blended: 333.333333, paid: 400, customers: 600, organicShare: 0.1666667, verdict: 'bad' },
    says: { verdict: 'does not cover the ads either' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: { formulas: { blended: '=200000/600', paid: '=200000/500', organicShare: '=100/600' } },
    },
  },
  {
    name: 'Channels, lines of cost, and a trend with two months of sales cycle',
    given: {
      channels: [
        { name: 'Search ads', kind: 'paid', spend: 18_000, customers: 90, returning: 10 },
        { kind: 'paid', spend: 12_000, customers: 50, returning: 2 },
        { name: 'Referrals', kind: 'organic', customers: 72 },
        { name: 'Fair', kind: 'organic', spend: 500, customers: 0 },
      ],
      costs: [
        { kind: 'pay', amount: 21_000 },
        { kind: 'tools', amount: 1800 },
        { kind: 'pay', amount: 4000 },
        { kind: 'commissions', amount: 5200 },
      ],
      firstProfit: 200,
      months: [
        { month: '2026-03', cost: 50_000, customers: 120 },
        { month: '2026-01', cost: 40_000, customers: 90 },
        { month: '2026-02', cost: 44_000, customers: 100 },
        { month: '2026-04', cost: 10_000, customers: 0 },
      ],
      lag: 2,
    },
    expect: {
      loaded: 312.5,
      blended: 152.5,
      paid: 238.28125,
      customers: 200,
      organicShare: 0.36,
      adSpend: 30_500,
      otherCosts: 32_000,
      total: 62_500,
      lagged: 700,
      verdict: 'fair',
      byChannel: {
        rows: 4,
        at: {
          0: { name: 'Search ads', spend: 18_000, customers: 80, share: 0.4, cac: 225, loaded: 385 },
          1: { name: 'Channel 2', spend: 12_000, customers: 48, share: 0.24, cac: 250, loaded: 410 },
          2: { name: 'Referrals', spend: 0, customers: 72, share: 0.36, cac: 0, loaded: 160 },
          3: { name: 'Fair', spend: 500, customers: 0, share: 0, cac: null, loaded: null },
        },
        sum: { spend: 30_500, customers: 200 },
      },
      byCost: {
        rows: 4,
        at: {
          0: { kind: 'Ads', amount: 30_500, each: 152.5, share: 0.488 },
          1: { kind: 'Pay', amount: 25_000, each: 125, share: 0.4 },
          2: { kind: 'Tools', amount: 1800, each: 9, share: 0.0288 },
          3: { kind: 'Commissions', amount: 5200, each: 26, share: 0.0832 },
        },
        sum: { amount: 62_500 },
      },
      trend: {
        rows: 4,
        at: {
          0: { month: '2026-01', customers: 90, cost: null, cac: null },
          2: { month: '2026-03', customers: 120, cost: 40_000, cac: 333.333333 },
          3: { month: '2026-04', customers: 0, cost: 44_000, cac: null },
        },
      },
    },
    says: { verdict: 'short of the fully loaded cost, but covers the ads' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case; the trend pairs March with January and April with February',
      sheet: {
        cells: { A1: 18000, A2: 12000, A3: 500, B1: 80, B2: 48, B3: 72, C1: 21000, C2: 1800, C3: 4000, C4: 5200 },
        formulas: {
          loaded: '=(SUM(A1:A3)+SUM(C1:C4))/SUM(B1:B3)',
          blended: '=SUM(A1:A3)/SUM(B1:B3)',
          paid: '=SUM(A1:A3)/SUM(B1:B2)',
          lagged: '=(40000+44000)/(120+0)',
          'byChannel.0.loaded': '=A1/B1+SUM(C1:C4)/SUM(B1:B3)',
          'byChannel.1.loaded': '=A2/B2+SUM(C1:C4)/SUM(B1:B3)',
          'byCost.1.share': '=(C1+C3)/(SUM(A1:A3)+SUM(C1:C4))',
          'trend.2.cac': '=40000/120',
        },
      },
    },
  },
  {
    name: 'The first order pays all',
    given: {
      ...plain,
      channels: [{ kind: 'organic', customers: 10 }],
      costs: [{ kind: 'other', amount: 1000 }],
      firstProfit: 100,
    },
    expect: { loaded: 100, blended: 0, paid: null, organicShare: 1, verdict: 'good' },
    says: { verdict: 'pays the customer back' },
    source: { title: 'Arithmetic on paper', how: '1,000 ÷ 10 = 100' },
  },
  {
    name: 'Only returning buyers',
    given: { ...plain, channels: [{ kind: 'paid', spend: 10, customers: 4, returning: 4 }] },
    problem: 'channels',
    because: 'at least one new customer',
    source: { title: 'Arithmetic on paper', how: '4 − 4 = 0' },
  },
  {
    name: 'More returning buyers than buyers',
    given: { ...plain, channels: [{ kind: 'paid', customers: 4, returning: 5 }] },
    problem: 'channels',
    because: 'row 1',
    source: { title: 'Arithmetic on paper', how: '4 − 5 is below 0' },
  },
  {
    name: 'A month twice',
    given: {
      ...plain,
      channels: [{ kind: 'paid', customers: 4 }],
      months: [
        { month: '2026-01', cost: 1, customers: 1 },
        { month: '2026-01', cost: 1, customers: 1 },
      ],
    },
    problem: 'months',
    because: 'once',
    source: { title: 'Arithmetic on paper', how: 'January twice' },
  },
  {
    name: 'A month left out',
    given: {
      ...plain,
      channels: [{ kind: 'paid', customers: 4 }],
      months: [
        { month: '2026-01', cost: 1, customers: 1 },
        { month: '2026-03', cost: 1, customers: 1 },
      ],
    },
    problem: 'months',
    because: 'skip',
    source: { title: 'Arithmetic on paper', how: 'February lacks' },
  },
])
