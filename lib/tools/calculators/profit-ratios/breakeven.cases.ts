import { defineCases } from '@/lib/kits/calculator'
import breakeven from './breakeven'

const solutions = {
  title: 'Solutions to exercise 3-23 of Horngren, Datar, Rajan: Cost Accounting, 15th edition, GradeSaver',
  href: 'http://www.gradesaver.com/textbooks/business/accounting/cost-accounting-15th-edition/chapter-3-cost-volume-profit-analysis-assignment-material-exercises-page-95/3-23-2',
}
const albrecht = {
  title: 'D. Albrecht: Solutions to homework problems, Cost Volume Profit, problem 26 (Stardust Furniture)',
  href: 'https://docplayer.net/21520631-Solutions-to-homework-problems-for-cvp-cost-volume-profit-by-david-albrecht.html',
}
const course = {
  title: 'Course Hero: CVP example, chapter 3 templates',
  href: 'https://www.coursehero.com/file/17299890/Chapter-3-Templates/',
}

export default defineCases(breakeven, [
  {
    name: 'Stardust: 175 a piece, 105 variable, 350,000 fixed: 5,000 pieces',
    given: {
      fixedCosts: 350_000,
      price: 175,
      variableCost: 105,
      plannedUnits: undefined,
      targetProfit: 140_000,
      taxRate: 0,
    },
    expect: { units: 5000, revenue: 875_000, contribution: 70, targetUnits: 7000, targetRevenue: 1_225_000 },
    source: { ...albrecht, how: '350,000 ÷ 70 = 5,000; 490,000 ÷ 70 = 7,000; sales 875,000 and 1,225,000' },
  },
  {
    name: 'Horngren 3-23: 450,000 after 25% tax on a contribution of 7.50',
    given: { fixedCosts: 1_500_000, price: 30, variableCost: 22.5, targetProfit: 450_000, taxRate: 0.25 },
    expect: { contribution: 7.5, units: 200_000, targetUnits: 280_000 },
    source: {
      ...solutions,
      how: 'The page: fixed 1,500,000, contribution 30 − 21 − 1.50 = 7.50, before tax 450,000 ÷ 0.75 = 600,000; 2,100,000 ÷ 7.50 in Python',
    },
  },
  {
    name: 'A part of a unit is a whole one: 1,500 ÷ 0.34 is 4,411.8',
    given: {
      fixedCosts: 1500,
      price: 0.7,
      variableCost: 0.36,
      plannedUnits: 10_000,
      targetProfit: 1800,
      taxRate: 0,
    },
    expect: {
      units: 4412,
      revenue: 3088.24,
      margin: 0.485714,
      profit: 1900,
      targetUnits: 9706,
      targetRevenue: 6794.12,
      safetyUnits: 5588,
      safetyRevenue: 3911.76,
    },
    source: {
      ...course,
      how: 'The page: 4,412 units, 48.57%, 3,088.24, profit 1,900 at 10,000 units, 9,706 units and 6,794.12 for 1,800. Margin of safety: 10,000 − 4,411.76; 7,000 − 3,088.24',
    },
  },
  {
    name: '15,000 after 35% tax needs 5,385 units',
    given: { fixedCosts: 20_000, price: 18, variableCost: 10, targetProfit: 15_000, taxRate: 0.35 },
    expect: { units: 2500, revenue: 45_000, margin: 0.444444, targetUnits: 5385, targetRevenue: 96_923.08 },
    source: {
      ...course,
      how: 'The page: 23,076.92 before tax, break-even 2,500 units and 45,000, target 5,385 units and 96,923.07; 15,000 ÷ 0.65 = 23,076.92',
    },
  },
  {
    name: 'Sales can fall by 37.5% from 40 units before 25 are reached',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 40, targetProfit: 0 },
    expect: {
      safetyUnits: 15,
      safetyRevenue: 3000,
      safetyShare: 0.375,
      profit: 1200,
      verdict: 'good',
      lines: {
        at: {
          0: { sold: 0, revenue: 0, cost: 2000, fixed: 2000 },
          1: { sold: 5, revenue: 1000, cost: 2600, fixed: 2000 },
          [-1]: { sold: 50, revenue: 10_000, cost: 8000, fixed: 2000 },
        },
      },
    },
    says: { verdict: 'leaves $1,200.00 before tax' },
    source: { title: 'LibreOffice Calc', how: '=40*200-2000/((200-120)/200); the same ÷ (40*200)' },
  },
  {
    name: 'A part of a unit cannot be sold: 1,000 ÷ 30 rounds up to 34',
    given: { fixedCosts: 1000, price: 30, variableCost: 0 },
    expect: { units: 34, revenue: 1000 },
    source: { title: 'LibreOffice Calc', how: '=ROUNDUP(1000/(30-0);0) and =1000/((30-0)/30)' },
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
    source: { title: 'Arithmetic on paper', how: '100 ÷ 0 has no value' },
  },
  {
    name: 'One unit short, five units short, and exactly enough',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 24 },
    expect: { profit: -80, safetyUnits: -1, verdict: 'bad' },
    says: { verdict: 'falls 1 unit short' },
    source: { title: 'Arithmetic on paper', how: '2,000 ÷ 80 = 25; 24 × 80 − 2,000' },
  },
  {
    name: 'Five units short',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 20 },
    expect: { profit: -400, safetyUnits: -5, safetyShare: -0.25, verdict: 'bad' },
    says: { verdict: 'falls 5 units short' },
    source: { title: 'Arithmetic on paper', how: '20 × 80 − 2,000; −5 ÷ 20' },
  },
  {
    name: 'The units of the break-even cover all costs and leave nothing',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 25 },
    expect: { profit: 0, safetyUnits: 0, verdict: 'good' },
    says: { verdict: 'leaves nothing' },
    source: { title: 'Arithmetic on paper', how: '25 × 80 − 2,000 = 0' },
  },
  {
    name: 'More than a trillion units are refused',
    given: { fixedCosts: 1e9, price: 1, variableCost: 0.9999 },
    problem: 'price',
    source: { title: 'Arithmetic on paper', how: '1,000,000,000 ÷ 0.0001 = 10,000,000,000,000' },
  },
  {
    name: 'One unit planned has a share of safety, none planned has not',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 1 },
    expect: { safetyUnits: -24, safetyShare: -24 },
    source: { title: 'Arithmetic on paper', how: '(1 − 25) ÷ 1' },
  },
  {
    name: 'Of nothing planned there is no share',
    given: { fixedCosts: 2000, price: 200, variableCost: 120, plannedUnits: 0 },
    expect: { safetyUnits: -25, safetyShare: null, profit: -2000 },
    source: { title: 'Arithmetic on paper', how: '−25 ÷ 0 has no value' },
  },
])
