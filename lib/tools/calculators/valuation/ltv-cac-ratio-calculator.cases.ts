import { defineCases } from '@/lib/kits/calculator'
import ltvCac from './ltv-cac-ratio-calculator'

const libreOffice = { title: 'LibreOffice Calc: PV and NPER over months' } as const
const skok = {
  title: 'D. Skok: SaaS Metrics 2.0',
  href: 'https://www.forentrepreneurs.com/saas-metrics-2/',
} as const
const program = { title: 'Python, tests/vectors/venture/make.py' } as const

const plain = {
  arpa: 100,
  margin: 0.8,
  churn: 0.025,
  spend: 120_000,
  customers: 100,
  earlier: undefined,
  horizon: 'forever',
  years: 5,
  discountRate: 0.12,
  expansion: 0,
  retention: [],
  segments: [],
} as const

export default defineCases(ltvCac, [
  {
    name: 'A churn of 2.5% is a lifetime of 40 months, worth 3,200',
    given: plain,
    expect: {
      ratio: 2.67,
      ltv: 3200,
      cac: 1200,
      payback: 15,
      lifetime: 40,
      verdict: 'fair',
      paidBack: 19,
      bySegment: { rows: 0 },
      grid: {
        rows: 5,
        at: {
          0: { churn: 0.0125, same: 5.33 },
          2: { churn: 0.025, cheap: 3.56, same: 2.67, dear: 2.13, dearer: 1.78 },
          4: { churn: 0.0375, same: 1.78 },
        },
      },
      curve: { rows: 29, at: { 0: { month: 1, profit: 80, cost: 1200 } } },
    },
    says: { verdict: '3,600' },
    source: {
      ...libreOffice,
      how: 'PV of 80 a month at the rate at which churn discounts, 1/0.975 − 1, over 10,000 months; NPER until 1,200 is reached, 18.6; ratios of the grid by changing churn and cost',
      sheet: {
        cells: { A1: 0.025 },
        formulas: {
          ltv: '=PV(1/(1-A1)-1;10000;-80;0;1)',
          ratio: '=PV(1/(1-A1)-1;10000;-80;0;1)/1200',
          payback: '=NPER(0;-80;1200)',
          paidBack: '=CEILING(NPER(1/(1-A1)-1;-80;1200;0;1);1)',
        },
      },
    },
  },
  {
    name: 'Five years at 12% with customers who pay 1% more each month',
    given: { ...plain, horizon: 'years', expansion: 0.01 },
    expect: { ltv: 2527.79, cohortLtv: 2527.79, ratio: 2.11, paidBack: 17 },
    source: {
      ...libreOffice,
      how: 'PV at 1.12^(1/12) ÷ (0.975 × 1.01) − 1 over 60 months, paid at the beginning',
      sheet: {
        formulas: {
          cohortLtv: '=PV(1.12^(1/12)/(0.975*1.01)-1;60;-80;0;1)',
          ratio: '=PV(1.12^(1/12)/(0.975*1.01)-1;60;-80;0;1)/1200',
          paidBack: '=CEILING(NPER(1/(0.975*1.01)-1;-80;1200;0;1);1)',
        },
      },
    },
  },
  {
    name: 'The whole lifetime with growth of 1% a month',
    given: { ...plain, expansion: 0.01 },
    expect: { ltv: 5245.9, ratio: 4.37, verdict: 'good' },
    says: { verdict: 'Between 3 and 5' },
    source: {
      ...libreOffice,
      how: 'The same without discount over 10,000 months',
      sheet: { formulas: { ltv: '=PV(1/(0.975*1.01)-1;10000;-80;0;1)' } },
    },
  },
  {
    name: 'A cohort table: 70% left after a year, half after two; two years without discount',
    given: {
      ...plain,
      churn: 0,
      horizon: 'years',
      years: 2,
      discountRate: 0,
      retention: [{ left: 0.7 }, { left: 0.5 }],
      spend: 150_000,
    },
    expect: { cohortLtv: 1398.18, ratio: 0.93, verdict: 'bad', lifetime: null, grid: { rows: 0 } },
    source: {
      ...libreOffice,
      how: 'Two annuities due of 12 months at 0.7^(−1/12) − 1 and (0.5/0.7)^(−1/12) − 1, the second on 70% of the customers',
      sheet: {
        formulas: { cohortLtv: '=PV(0.7^(-1/12)-1;12;-80;0;1)+0.7*PV((0.5/0.7)^(-1/12)-1;12;-80;0;1)' },
      },
    },
  },
  {
    name: 'After the last year of a cohort table its pace goes on',
    given: { ...plain, horizon: 'years', years: 3, discountRate: 0, retention: [{ left: 0.6 }], spend: 100_000 },
    expect: { cohortLtv: 1504.96 },
    source: {
      ...libreOffice,
      how: 'An annuity due of 36 months at 0.6^(−1/12) − 1',
      sheet: { formulas: { cohortLtv: '=PV(0.6^(-1/12)-1;36;-80;0;1)' } },
    },
  },
  {
    name: 'Ratio of 6 with no customer left after month one; the spend of the quarter before counts',
    given: { ...plain, churn: 0.5, earlier: 2667, spend: 9_999_999 },
    expect: { cac: 26.67, ltv: 160, ratio: 6, verdict: 'good', payback: 0.3 },
    says: { verdict: 'Above 5' },
    source: { ...skok, how: 'LTV = 80 ÷ 50%; CAC = 2,667 ÷ 100; the formulas of the article by hand' },
  },
  {
    name: 'Two segments: totals are sums over customers won, not means of ratios',
    given: {
      ...plain,
      segments: [
        { name: 'Self-serve', arpa: 50, margin: 0.8, churn: 0.05, spend: 30_000, customers: 150 },
        { name: '', arpa: 500, margin: 0.8, churn: 0.01, spend: 90_000, customers: 10 },
      ],
    },
    expect: {
      bySegment: {
        rows: 3,
        at: {
          0: { name: 'Self-serve', ltv: 800, cac: 200, ratio: 4, payback: 5 },
          1: { name: 'Segment 2', ltv: 40_000, cac: 9000, ratio: 4.44, payback: 22.5 },
          2: { name: 'All', ltv: 3250, cac: 750, ratio: 4.33, payback: 12 },
        },
      },
    },
    source: {
      ...program,
      how: 'Both segments followed month by month; 520,000 of profit for 120,000 spent on 160 customers; 120,000 ÷ 10,000 a month',
    },
  },
  {
    name: 'Half a percent of churn at a margin that repays in exactly three lifetimes of cost',
    given: { ...plain, arpa: 10, margin: 0.3, churn: 0.005, spend: 20_000 },
    expect: { ratio: 3, verdict: 'good', ltv: 600, cac: 200, payback: 66.7, paidBack: 81 },
    source: {
      ...libreOffice,
      sheet: {
        formulas: {
          ltv: '=PV(1/0.995-1;20000;-3;0;1)',
          paidBack: '=CEILING(NPER(1/0.995-1;-3;200;0;1);1)',
        },
      },
    },
  },
  {
    name: 'Nobody leaves: the lifetime has no end',
    given: { ...plain, churn: 0 },
    problem: 'churn',
    because: 'must be more than 0',
    source: { ...skok, how: 'LTV divides by churn' },
  },
  {
    name: 'Growth as fast as churn',
    given: { ...plain, churn: 0.01, expansion: 0.02 },
    problem: 'expansion',
    source: { ...skok, how: '0.99 × 1.02 is more than 1' },
  },
  {
    name: 'Customers cannot come back in a cohort table',
    given: { ...plain, retention: [{ left: 0.5 }, { left: 0.6 }] },
    problem: 'retention',
    because: 'row 2',
    source: { title: 'Arithmetic on paper', how: '60% left after 50%' },
  },
  {
    name: 'Customers won for nothing',
    given: { ...plain, spend: 0 },
    problem: 'spend',
    source: { ...skok, how: 'A ratio over a CAC of 0' },
  },
])
