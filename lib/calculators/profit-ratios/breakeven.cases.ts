import { defineCases } from '@/lib/calculator'
import breakeven from './breakeven'

const horngren = {
  title: "Horngren's Cost Accounting: A Managerial Emphasis, chapter 3 (the GMAT Success test-prep booth)",
}

export default defineCases(breakeven, [
  {
    name: 'Horngren: 25 packages at 200 a piece, 120 variable, 2,000 for the booth',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: undefined, targetProfit: 0, taxRate: 0 },
    expect: { units: 25, revenue: 5000, margin: 0.4, contribution: 80 },
    source: { ...horngren, how: 'Breakeven units = 2,000 ÷ 80 = 25; breakeven revenues = 2,000 ÷ 40% = 5,000' },
  },
  {
    name: 'Horngren: target operating income of 1,200 needs 40 packages',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, targetProfit: 1200, taxRate: 0 },
    expect: { targetUnits: 40, targetRevenue: 8000 },
    source: { ...horngren, how: '(2,000 + 1,200) ÷ 80 = 40' },
  },
  {
    name: 'Horngren: target net income of 960 at 40% tax needs 45 packages',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, targetProfit: 960, taxRate: 0.4 },
    expect: { targetUnits: 45 },
    source: { ...horngren, how: 'Operating income = 960 ÷ (1 − 0.40) = 1,600; (2,000 + 1,600) ÷ 80 = 45' },
  },
  {
    name: 'Horngren: 40 packages planned leave a margin of safety of 15 packages, 3,000 of revenue, 37.5%',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 40 },
    expect: { safetyUnits: 15, safetyRevenue: 3000, safetyShare: 0.375 },
    source: { ...horngren, how: 'Margin of safety = 8,000 − 5,000 = 3,000; 3,000 ÷ 8,000 = 37.5%' },
  },
  {
    name: 'A part of a unit cannot be sold: 1,000 ÷ 30 rounds up to 34',
    given: { fixedCosts: 1000, price: 30, variableCost: 0 },
    expect: { units: 34, revenue: 1000 },
    source: { title: 'Spreadsheet', how: '=ROUNDUP(1000/(30-0),0) and =1000/((30-0)/30)' },
  },
  {
    name: 'Floating point does not add a unit: 0.3 ÷ (0.3 − 0.2) is 3',
    given: { fixedCosts: 0.3, price: 0.3, variableCost: 0.2 },
    expect: { units: 3 },
    source: { title: 'Arithmetic on paper', how: '0.3 ÷ 0.1 = 3 exactly' },
  },
  {
    name: 'Nothing fixed, nothing to cover',
    given: { fixedCosts: 0, price: 10, variableCost: 4 },
    expect: { units: 0, revenue: 0 },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 6 = 0' },
  },
  {
    name: 'A price that only covers the unit never breaks even',
    given: { fixedCosts: 100, price: 10, variableCost: 10 },
    problem: 'price',
    source: { ...horngren, how: 'A contribution margin of zero or less has no breakeven point' },
  },
])
