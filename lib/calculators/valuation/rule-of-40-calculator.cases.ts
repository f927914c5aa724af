import { defineCases } from '@/lib/calculator'
import rule from './rule-of-40-calculator'

const feld = {
  title: 'Brad Feld: The Rule of 40% For a Healthy SaaS Company (2015)',
  href: 'http://www.feld.com/archives/2015/02/rule-40-healthy-saas-company.html',
}
const bessemer = {
  title: 'Bessemer Venture Partners: The Rule of X (2023)',
  href: 'https://www.bvp.com/atlas/the-rule-of-x',
}
const paper = { title: 'Arithmetic on paper' }
const plain = { basis: 'revenue', measure: 'ebitda', previous: 100, target: 0.4, quarters: [], peers: [] } as const

export default defineCases(rule, [
  {
    name: 'Feld: growth of 20% and a profit of 20% are 40',
    given: { ...plain, current: 120, profit: 24 },
    expect: { score: 40, growth: 0.2, margin: 0.2, gap: 0, verdict: 'good' },
    source: { ...feld, how: 'If you are growing at 20%, you should be generating a profit of 20%' },
  },
  {
    name: 'Feld: growth of 50% allows a loss of 10%',
    given: { ...plain, current: 150, profit: -15 },
    expect: { score: 40, margin: -0.1, growthNeeded: 0.5, verdict: 'good' },
    source: { ...feld, how: 'If you are growing at 50%, you can lose 10%' },
  },
  {
    name: 'Cummings: growth of 100% with a margin of −60% is 40',
    given: { ...plain, current: 200, profit: -120 },
    expect: { score: 40 },
    source: {
      title: 'David Cummings: Rule of 40% for SaaS Companies (2015)',
      href: 'https://davidcummings.org/2015/03/08/rule-of-40-for-saas-companies/',
      how: 'Grew 100% with margins of −60%: together 40%',
    },
  },
  {
    name: 'Wilson: shrinking by 10% calls for a margin of 50%',
    given: { ...plain, current: 90, profit: 45 },
    expect: { score: 40, growth: -0.1, growthNeeded: -0.1, verdict: 'good' },
    source: {
      title: 'F. Wilson: The 40% Rule (2015)',
      href: 'http://avc.com/2015/02/the-40-rule/',
      how: 'If your business is declining 10%, you should have 50% operating margins',
    },
  },
  {
    name: 'Growth of 55% and an EBITDA margin of −10% are 45',
    given: { ...plain, current: 155, profit: -15.5 },
    expect: { score: 45, gap: 5 },
    source: {
      title: 'PitchKit glossary: Rule of 40',
      href: 'https://pitchkit.net/learn/glossary/rule-of-40',
      how: 'Its example: 55% growth, −10% EBITDA margin: 45',
    },
  },
  {
    name: 'Growth of 40% needs no margin',
    given: { ...plain, current: 140, profit: 0, planned: 0.4 },
    expect: { score: 40, marginNeeded: 0, profitNeeded: 0 },
    source: { ...feld, how: 'If you are growing at 40%, you should be generating a 0% profit' },
  },
  {
    name: 'Growth weighted 1.33 and margin 0.67',
    given: { ...plain, current: 130, profit: 13, growthWeight: 1.33 },
    expect: { score: 40, weighted: 46.6 },
    source: { ...paper, how: '1.33 × 30 + 0.67 × 10 = 39.9 + 6.7' },
  },
  {
    name: 'Rule of X: twice the growth plus the free cash flow margin',
    given: { ...plain, measure: 'ebitda', current: 130, profit: 20, cashFlow: 13, multiplier: 2 },
    expect: { ruleOfX: 70, margin: 0.1538 },
    source: { ...bessemer, how: 'Growth × multiplier + FCF margin: 30 × 2 + 10' },
  },
  {
    name: 'Without free cash flow there is no Rule of X',
    given: { ...plain, current: 130, profit: 13, cashFlow: undefined },
    expect: { ruleOfX: null },
    source: { ...bessemer, how: 'The margin of the rule is that of free cash flow' },
  },
  {
    name: 'Growth of ARR, margin of revenue',
    given: { ...plain, basis: 'arr', current: 150, revenue: 125, profit: 25 },
    expect: { growth: 0.5, margin: 0.2, score: 70 },
    source: { ...paper, how: '150 ÷ 100 − 1 = 50%; 25 ÷ 125 = 20%' },
  },
  {
    name: 'Quarters are compared with the same quarter of the year before',
    given: {
      ...plain,
      current: 120,
      profit: 12,
      quarters: [
        { revenue: 20, profit: 0 },
        { revenue: 0, profit: 0 },
        { revenue: 24, profit: 1 },
        { revenue: 25, profit: 1 },
        { name: 'A', revenue: 25, profit: 5 },
        { name: 'B', revenue: 30, profit: 3 },
      ],
    },
    expect: {
      trend: {
        rows: 2,
        at: { 0: { name: 'A', growth: 0.25, margin: 0.2, score: 45 }, 1: { growth: null, margin: 0.1, score: null } },
      },
    },
    source: { ...paper, how: '25 ÷ 20 − 1 = 25%; 5 ÷ 25 = 20%; growth from 0 does not exist' },
  },
  {
    name: 'Peers ranked by score',
    given: { ...plain, current: 120, profit: 12, peers: [{ name: 'P', growth: 0.5, margin: -0.1 }] },
    expect: {
      score: 30,
      gap: -10,
      ranking: { rows: 2, at: { 0: { name: 'P', score: 40 }, 1: { name: 'You', score: 30 } } },
    },
    source: { ...paper, how: '50 − 10 = 40; 20 + 10 = 30' },
  },
  {
    name: 'A tiny base is flagged',
    given: { ...plain, previous: 10, current: 50, profit: -50 },
    expect: { score: 300, base: 'fair' },
    source: { ...feld, how: 'The rule is for firms at scale; 50 ÷ 10 − 1 = 400%' },
  },
  {
    name: 'No revenue the year before',
    given: { ...plain, previous: 0, current: 50, profit: 5 },
    problem: 'previous',
    source: { ...paper, how: '50 ÷ 0 has no value' },
  },
])
