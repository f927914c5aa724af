import { defineCases } from '@/lib/kits/calculator'
import retention from './net-revenue-retention'

const totals = { from: 'segments', span: 12, goal: 1 } as const

export default defineCases(retention, [
  {
    name: '100,000 + 12,000 − 5,000 − 8,000: 99% net, 87% gross',
    given: { ...totals, segments: [{ opening: 100_000, expansion: 12_000, contraction: 5000, churned: 8000 }] },
    expect: {
      net: 0.99,
      gross: 0.87,
      closing: 99_000,
      opening: 100_000,
      annualNet: 0.99,
      annualGross: 0.87,
      expansion: 12_000,
      contraction: 5000,
      churned: 8000,
      leftOut: null,
      needed: 13_000,
      missing: 1000,
      verdict: 'bad',
      bridge: {
        rows: 5,
        at: {
          0: { line: 'A year ago', amount: 100_000, total: 'Sum' },
          1: { line: 'Expansion', amount: 12_000, total: null },
          2: { line: 'Contraction', amount: -5000, total: null },
          3: { line: 'Churned', amount: -8000, total: null },
          4: { line: 'Now', amount: 99_000, total: 'Sum' },
        },
      },
    },
    says: { verdict: 'New customers first have to fill the gap' },
    source: {
      title: 'MetricKit: NRR vs GRR calculator, example',
      href: 'https://metrickittools.com/saas-metrics/nrr-vs-grr-calculator',
      how: 'GRR by its printed formula on paper',
    },
  },
  {
    name: '200,000 − 6,000 − 4,000 + 20,000: 105%',
    given: { ...totals, segments: [{ opening: 200_000, expansion: 20_000, contraction: 4000, churned: 6000 }] },
    expect: { net: 1.05, gross: 0.95, missing: 0, verdict: 'good' },
    says: { verdict: 'Old customers grow by themselves' },
    source: { title: 'dnoise: Net revenue retention', href: 'https://dnoise.online/en/metrics/nrr-ndr' },
  },
  {
    name: '100,000 + 15,000 − 5,000 − 10,000: 100%',
    given: { ...totals, segments: [{ opening: 100_000, expansion: 15_000, contraction: 5000, churned: 10_000 }] },
    expect: { net: 1, verdict: 'fair' },
    says: { verdict: 'just makes up' },
    source: { title: 'MetricKit: Net revenue retention, glossary', href: 'https://metrickittools.com/glossary/nrr' },
  },
  {
    name: 'Customers: growth of one does not pay for another',
    given: {
      from: 'customers',
      customers: [
        { name: 'One', segment: 'S', cohort: '2025', before: 100, now: 160 },
        { name: 'Two', segment: 'S', cohort: '2024', before: 100, now: 70 },
        { name: 'Three', segment: 'L', cohort: '2024', before: 200, now: 0 },
        { name: 'New', segment: 'L', cohort: '2026', before: 0, now: 500 },
        { before: 600, now: 720 },
      ],
      span: 6,
      goal: 1.2,
    },
    expect: {
      net: 0.95,
      gross: 0.77,
      annualNet: 0.9025,
      annualGross: 0.5929,
      opening: 1000,
      closing: 950,
      expansion: 180,
      contraction: 30,
      churned: 200,
      leftOut: 1,
      needed: 430,
      missing: 250,
      verdict: 'bad',
      table: {
        rows: 3,
        at: {
          0: { segment: 'L', opening: 200, expansion: 0, contraction: 0, churned: 200, net: 0, gross: 0 },
          1: { segment: 'S', opening: 200, expansion: 60, contraction: 30, churned: 0, net: 1.15, gross: 0.85 },
          2: { segment: 'All', net: 1.2, gross: 1 },
        },
        sum: { opening: 1000, expansion: 180, contraction: 30, churned: 200 },
      },
      cohorts: {
        rows: 4,
        at: {
          0: { cohort: '2024', segment: 'S', opening: 100, closing: 70, net: 0.7, gross: 0.7 },
          1: { cohort: '2024', segment: 'L', opening: 200, closing: 0, net: 0, gross: 0 },
          2: { cohort: '2025', segment: 'S', closing: 160, net: 1.6, gross: 1 },
          3: { cohort: 'All', segment: 'All', closing: 720 },
        },
      },
      ahead: {
        rows: 6,
        at: {
          0: { year: 0, mrr: 950, arr: 11_400, floor: 11_400 },
          1: { mrr: 857.375, arr: 10_288.5, floor: 6759.06 },
          2: { year: 2, mrr: 773.78 },
        },
      },
    },
    says: { verdict: 'L keeps least' },
    source: {
      title: 'Arithmetic on paper',
      how: '(70 + 100 + 600) ÷ 1,000 gross; 0.95² and 0.77² for a year; 950 × 0.9025',
    },
  },
  {
    name: 'A segment without a year ago',
    given: {
      ...totals,
      segments: [
        { segment: 'A', opening: 100 },
        { segment: 'B', opening: 0, expansion: 20 },
      ],
    },
    expect: {
      net: 1.2,
      gross: 1,
      table: { rows: 2, at: { 0: { segment: 'A', net: 1 }, 1: { segment: 'B', net: null, gross: null } } },
    },
    source: { title: 'Arithmetic on paper', how: '120 ÷ 100; B has no divisor' },
  },
  {
    name: 'Nothing a year ago',
    given: { from: 'customers', customers: [{ before: 0, now: 5 }] },
    problem: 'customers',
    because: 'nothing could be kept',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'More lost than there was',
    given: { ...totals, segments: [{ opening: 100, contraction: 50, churned: 60 }] },
    problem: 'segments',
    because: 'more MRR than there was (row 1)',
    source: { title: 'Arithmetic on paper', how: '110 of 100' },
  },
])
