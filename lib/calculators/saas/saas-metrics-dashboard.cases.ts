import { defineCases } from '@/lib/calculator'
import dashboard from './saas-metrics-dashboard'

const byHand = (how: string) => ({ title: 'Arithmetic on paper', how })
const skok = (how: string) => ({
  title: 'D. Skok: SaaS Metrics 2.0',
  href: 'https://www.forentrepreneurs.com/saas-metrics-2/',
  how,
})

const still = {
  newCustomers: 0,
  churnedCustomers: 0,
  newMrr: 0,
  expansion: 0,
  contraction: 0,
  churnedMrr: 0,
  salesAndMarketing: 0,
  research: 0,
  administration: 0,
  costOfRevenue: 0,
}
const steady = {
  ...still,
  month: '2026-01',
  openingCustomers: 500,
  newCustomers: 10,
  churnedCustomers: 10,
  openingMrr: 50_000,
  newMrr: 1000,
  churnedMrr: 1000,
  salesAndMarketing: 10_000,
  costOfRevenue: 10_000,
}
const monthOf = (index: number) => `2025-${String(index + 1).padStart(2, '0')}`

export default defineCases(dashboard, [
  {
    name: 'LTV, CAC and payback: 100 a month, 80% margin, 2% churn, 1,000 to win',
    given: { months: [steady], window: 'one', longest: undefined },
    expect: {
      arr: 600_000,
      arpa: 100,
      logoChurn: 0.02,
      margin: 0.8,
      marginLight: 'good',
      ltv: 4000,
      cac: 1000,
      ltvToCac: 4,
      ltvLight: 'good',
      payback: 12.5,
      paybackLight: 'fair',
    },
    source: skok('LTV = ARPA × GM ÷ churn = 100 × 0.8 ÷ 0.02 = 4,000; months to recover = 1,000 ÷ (100 × 0.8) = 12.5'),
  },
  {
    name: 'A cap of 24 months cuts the lifetime of 50',
    given: { months: [steady], window: 'one', longest: 24 },
    expect: { ltv: 1920, ltvToCac: 1.92, ltvLight: 'fair' },
    source: byHand('100 × 0.8 × 24 = 1,920; ÷ 1,000'),
  },
  {
    name: 'Quick ratio and retention: 20k new, 8k expansion, 5k churn, 3k contraction',
    given: {
      months: [
        {
          ...still,
          month: '2026-04',
          openingCustomers: 50,
          openingMrr: 100_000,
          newMrr: 20_000,
          expansion: 8000,
          churnedMrr: 5000,
          contraction: 3000,
        },
      ],
      window: 'one',
    },
    expect: {
      quick: 3.5,
      quickLight: 'fair',
      netRetention: 1,
      grossRetention: 0.92,
      revenueChurn: 0.08,
      mrr: 120_000,
      growth: 0.2,
      bridge: 'good',
    },
    source: {
      title: 'PitchKit glossary: Quick ratio',
      href: 'https://pitchkit.net/resources/glossary/quick-ratio',
      how: 'Its example: (20 + 8) ÷ (5 + 3) = 3.5. NRR (100 + 8 − 3 − 5) ÷ 100, GRR (100 − 3 − 5) ÷ 100',
    },
  },
  {
    name: 'Burn multiple: three million burned for one million of new ARR',
    given: {
      months: [12_000_000, 11_000_000, 10_000_000, 9_000_000].map((cash, index) => ({
        ...still,
        month: monthOf(index),
        ...(index === 0 ? { openingCustomers: 10, openingMrr: 500_000 } : { newMrr: 27_777.78 }),
        cash,
      })),
      window: 'three',
    },
    expect: { burn: 1_000_000, burnRatio: 3, burnLight: 'fair', runway: 9 },
    source: {
      title: 'D. Sacks breaks down the burn multiple (transcript)',
      href: 'https://lawwu.github.io/transcripts/SjDmtKF4EZA.html',
      how: 'Its example: 3 million burned for 1 million of net new ARR is 3; two to three is suspect. Here net new MRR of 83,333.34 in three months is 1,000,000 of ARR; 9 ÷ 1 = 9 months',
    },
  },
  {
    name: 'Rule of 40: growing at 50% you can lose 10%',
    given: {
      months: Array.from({ length: 12 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        ...(index === 0 ? { openingCustomers: 10, openingMrr: 100_000, newMrr: 50_000 } : {}),
        research: 165_000,
      })),
    },
    expect: { growthYear: 0.5, ruleOf40: 0.4, ruleOf40Light: 'good', netRetentionYear: 1, grossRetentionYear: 1 },
    source: {
      title: 'B. Feld: The Rule of 40% for a Healthy SaaS Company',
      href: 'https://feld.com/archives/2015/02/rule-40-healthy-saas-company/',
      how: 'Twelve months of 150,000 MRR and 165,000 of cost: margin −10%; year-over-year growth of MRR 50%',
    },
  },
  {
    name: 'Magic number: quarters of 1.2 and 1.5 million, 900,000 of sales and marketing',
    given: {
      months: Array.from({ length: 6 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        ...(index === 0 ? { openingCustomers: 10, openingMrr: 400_000 } : {}),
        newMrr: index === 3 ? 100_000 : 0,
        salesAndMarketing: index < 3 ? 300_000 : 350_000,
      })),
    },
    expect: { magic: 1.333333, magicLight: 'good' },
    source: {
      title: 'L. Leckie: Magic Number for SaaS Companies, as reprinted by web2ireland',
      href: 'http://web2ireland.org/2008/03/magic-numbers-for-saas-companies/',
      how: 'Its example: revenue 1.2M and 1.5M, expense 900K: 1.33 at the end of the third quarter',
    },
  },
  {
    name: 'Five months are too few for a magic number',
    given: {
      months: Array.from({ length: 5 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        ...(index === 0 ? { openingCustomers: 10, openingMrr: 90_000 } : {}),
      })),
    },
    expect: { magic: null, growthYear: null, netRetentionYear: null },
    source: byHand('Two whole quarters are six months; a year is twelve'),
  },
  {
    name: 'Yearly retention compounds: 1% net lost each month leaves 88.64%',
    given: {
      months: Array.from({ length: 12 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        openingCustomers: 100,
        openingMrr: 10_000,
        expansion: 100,
        churnedMrr: 200,
        newMrr: 100,
      })),
    },
    expect: { netRetentionYear: 0.8864, grossRetentionYear: 0.7847, growthYear: 0, retentionLight: 'bad' },
    source: { title: 'LibreOffice Calc', how: '=0.99^12 = 0.88638; =0.98^12 = 0.78472' },
  },
  {
    name: 'Half a year at the same pace: 0.99 six times, squared',
    given: {
      months: Array.from({ length: 6 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        openingCustomers: 100,
        openingMrr: 10_000,
        churnedMrr: 100,
        newMrr: 100,
      })),
    },
    expect: { netRetentionYear: 0.8864, grossRetentionYear: 0.8864, growthYear: null, retentionLight: 'fair' },
    source: { title: 'LibreOffice Calc', how: '=(0.99^6)^(12/6) = 0.88638' },
  },
  {
    name: 'Sapphire’s lines: 70% of gross margin and 90% of gross retention are reached',
    given: {
      months: Array.from({ length: 12 }, (_, index) => ({
        ...still,
        month: monthOf(index),
        openingCustomers: 100,
        openingMrr: 10_000,
        expansion: 100,
        churnedMrr: 80,
        costOfRevenue: 3000,
      })),
      window: 'one',
    },
    expect: { grossRetentionYear: 0.9081, netRetentionYear: 1.0243, retentionLight: 'good', marginLight: 'good' },
    source: {
      title: 'Sapphire Ventures: gross margin and gross retention',
      href: 'https://sapphireventures.com/blog/gross-margin-gross-retention-efficient-growth',
      how: 'The page: above 70% for gross margin and 90% for gross retention. LibreOffice: =0.992^12 = 0.90814; =1.002^12 = 1.02427; (10,020 − 3,000) ÷ 10,020 = 70.06%',
    },
  },
  {
    name: 'Zero churn: LTV counts the cap, the quick ratio has no denominator',
    given: {
      months: [{ ...steady, newCustomers: 0, churnedCustomers: 0, newMrr: 0, churnedMrr: 0 }],
      window: 'one',
      longest: 60,
    },
    expect: { ltv: 4800, ltvLight: 'plain', quick: null, quickLight: 'plain', logoChurn: 0, cac: null, payback: null },
    source: byHand('100 × 0.8 × 60 = 4,800; 0 ÷ 0 and 10,000 ÷ 0 have no value'),
  },
  {
    name: 'Zero churn without a cap has no LTV',
    given: {
      months: [{ ...steady, churnedCustomers: 0, churnedMrr: 0 }],
      window: 'one',
      longest: undefined,
    },
    expect: { ltv: null, ltvToCac: null, ltvLight: 'plain' },
    source: byHand('1 ÷ 0 months'),
  },
  {
    name: 'Months in any order are the same months',
    given: {
      months: [{ ...still, month: '2026-02', newMrr: 500 }, steady],
      window: 'one',
    },
    expect: { mrr: 50_500, movements: { rows: 2, at: { 0: { month: '2026-01', opening: 50_000 } } } },
    source: byHand('50,000 + 1,000 − 1,000 + 500'),
  },
  {
    name: 'An opening that is not the closing before it is named',
    given: {
      months: [steady, { ...still, month: '2026-02', openingMrr: 51_000 }],
      window: 'one',
    },
    expect: { bridge: 'bad', mrr: 51_000, movements: { at: { 1: { gap: 1000 } } } },
    source: byHand('51,000 − (50,000 + 1,000 − 1,000) = 1,000'),
  },
  {
    name: 'Customers that do not tie are named as well',
    given: {
      months: [steady, { ...still, month: '2026-02', openingCustomers: 499 }],
      window: 'one',
    },
    expect: { bridge: 'bad' },
    source: byHand('500 + 10 − 10 = 500, not 499'),
  },
  {
    name: 'A missing month is refused',
    given: { months: [steady, { ...still, month: '2026-03' }] },
    problem: 'months',
    source: byHand('February 2026 lies between January and March'),
  },
  {
    name: 'A month that stands twice is refused',
    given: { months: [steady, { ...still, month: '2026-01' }] },
    problem: 'months',
    source: byHand('January 2026 twice'),
  },
  {
    name: 'The first month needs its opening',
    given: { months: [{ ...still, month: '2026-01', newMrr: 100 }] },
    problem: 'months',
    source: byHand('Nothing precedes the first month'),
  },
  {
    name: 'More customers lost than there are',
    given: { months: [{ ...steady, churnedCustomers: 511 }] },
    problem: 'months',
    source: byHand('500 + 10 − 511 = −1'),
  },
])
