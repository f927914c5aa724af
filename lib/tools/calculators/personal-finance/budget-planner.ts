import { choice, defineCalculator, money, problem, rows, text } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const rhythms = {
  weekly: 'Weekly',
  fortnightly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
} as const
const timesPerYear = { weekly: 52, fortnightly: 26, monthly: 12, quarterly: 4, yearly: 1 }
const categories = {
  housing: 'Housing',
  utilities: 'Energy, water, phone',
  food: 'Food and household',
  transport: 'Transport',
  health: 'Health',
  insurance: 'Insurance',
  children: 'Children and school',
  debt: 'Debt repayments',
  leisure: 'Leisure and eating out',
  personal: 'Clothes and personal',
  giving: 'Gifts and giving',
  savings: 'Savings',
  other: 'Everything else',
} as const

export default defineCalculator({
  inputs: {
    incomes: rows('Income after tax', {
      row: 'income',
      columns: {
        name: text('From', { optional: true, maxLength: 60 }),
        planned: money('Planned', { max: 1e9 }),
        actual: money('Actual', { optional: true, max: 1e9 }),
        every: choice('How often', { options: rhythms, initial: 'monthly', as: 'menu' }),
      },
      initial: [
        { name: 'Salary', planned: 3200, actual: 3200, every: 'monthly' },
        { name: 'Weekend work', planned: 90, actual: 75, every: 'weekly' },
      ],
      min: 0,
      max: 40,
    }),
    expenses: rows('Spending and saving', {
      row: 'line',
      columns: {
        category: choice('Category', { options: categories, initial: 'other', as: 'menu' }),
        name: text('For', { optional: true, maxLength: 60 }),
        planned: money('Planned', { max: 1e9 }),
        actual: money('Actual', { optional: true, max: 1e9 }),
        every: choice('How often', { options: rhythms, initial: 'monthly', as: 'menu' }),
      },
      initial: [
        { category: 'housing', name: 'Rent', planned: 1150, actual: 1150, every: 'monthly' },
        { category: 'utilities', name: 'Electricity', planned: 270, actual: 312, every: 'quarterly' },
        { category: 'food', name: 'Groceries', planned: 120, actual: 131, every: 'weekly' },
        { category: 'transport', name: 'Fuel', planned: 80, actual: 78, every: 'fortnightly' },
        { category: 'insurance', name: 'Car insurance', planned: 720, actual: 720, every: 'yearly' },
        { category: 'debt', name: 'Student loan', planned: 180, actual: 180, every: 'monthly' },
        { category: 'leisure', name: 'Eating out', planned: 45, actual: 62, every: 'weekly' },
        { category: 'savings', name: 'Reserve', planned: 400, actual: 400, every: 'monthly' },
      ],
      min: 0,
      max: 150,
      help: 'An empty actual counts as planned. Put money you set aside under Savings.',
    }),
  },
  outputs: {
    left: { kind: 'money', label: 'Left over each month, as planned', help: 'Not yet given to any purpose.' },
    leftActual: { kind: 'money', label: 'Left over each month, actual' },
    verdict: { kind: 'verdict', label: 'Your plan' },
    income: { kind: 'money', label: 'Income a month', section: 'As planned' },
    spending: { kind: 'money', label: 'Spending a month', section: 'As planned' },
    saved: { kind: 'money', label: 'Savings a month', section: 'As planned' },
    savingsRate: { kind: 'percent', label: 'Savings rate', optional: true, section: 'As planned' },
    actualRate: { kind: 'percent', label: 'Savings rate, actual', optional: true, section: 'As planned' },
    leftYear: { kind: 'money', label: 'Left over in a year', section: 'As planned' },
    byCategory: {
      kind: 'table',
      label: 'By category, a month',
      columns: {
        category: { kind: 'text', label: 'Category' },
        planned: { kind: 'money', label: 'Planned' },
        share: { kind: 'percent', label: 'Share of outgoings', decimals: 1 },
        actual: { kind: 'money', label: 'Actual' },
        variance: { kind: 'money', label: 'Under (+) or over (−) plan' },
        year: { kind: 'money', label: 'Planned a year' },
      },
      totals: ['planned', 'actual', 'variance', 'year'],
    },
    byLine: {
      kind: 'table',
      label: 'Line by line, a month',
      columns: {
        name: { kind: 'text', label: 'Line' },
        planned: { kind: 'money', label: 'Planned' },
        actual: { kind: 'money', label: 'Actual' },
        variance: { kind: 'money', label: 'Better (+) or worse (−)' },
      },
    },
  },
  formula:
    'A month = amount × 52 ÷ 12 (weekly), × 26 ÷ 12 (every two weeks), ÷ 3 (quarterly), ÷ 12 (yearly). Left over = income − spending − savings. Savings rate = savings ÷ income',
  limits: [
    'A month here is a twelfth of a year. In a month with five paydays or a yearly bill the account moves differently.',
    'Lines without an actual amount count as planned, so the comparison covers only what you have filled in.',
    'Money left over is not counted as saved until you give it a line.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Your Money, Your Goals, a financial empowerment toolkit',
      href: 'https://www.consumerfinance.gov/consumer-tools/educator-tools/your-money-your-goals/toolkit/',
    },
    { title: 'ASIC Moneysmart: Budget planner', href: 'https://moneysmart.gov.au/budgeting/budget-planner' },
  ],

  compute({ incomes, expenses }, { minorDigits, show }) {
    if (incomes.length + expenses.length === 0) return problem('incomes', 'must have a line, or the spending below')
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const monthly = (amount: number, every: keyof typeof rhythms, months = 1) =>
      toMinor((amount * timesPerYear[every] * months) / 12, minorDigits) ?? 0
    const inMonths = (
      lines: readonly { planned: number; actual?: number | undefined; every: keyof typeof rhythms }[],
    ) =>
      lines.map(({ planned, actual, every }) => ({
        planned: monthly(planned, every),
        actual: monthly(actual ?? planned, every),
        year: monthly(planned, every, 12),
      }))
    const sum = (
      lines: readonly { planned: number; actual: number; year: number }[],
      of: 'planned' | 'actual' | 'year',
    ) => lines.reduce((total, line) => total + line[of], 0)
    const ins = inMonths(incomes)
    const outs = inMonths(expenses)
    const saving = outs.filter((_, index) => expenses[index]?.category === 'savings')
    const income = sum(ins, 'planned')
    const all = sum(outs, 'planned')
    const saved = sum(saving, 'planned')
    const actualIncome = sum(ins, 'actual')
    const left = income - all
    const leftActual = actualIncome - sum(outs, 'actual')
    const byCategory = Object.entries(categories).flatMap(([key, category]) => {
      const lines = outs.filter((_, index) => expenses[index]?.category === key)
      const planned = sum(lines, 'planned')
      const actual = sum(lines, 'actual')
      return lines.length === 0
        ? []
        : [
            {
              category,
              planned: money(planned),
              share: all > 0 ? planned / all : null,
              actual: money(actual),
              variance: money(planned - actual),
              year: money(sum(lines, 'year')),
            },
          ]
    })
    return {
      left: money(left),
      leftActual: money(leftActual),
      verdict:
        income === 0
          ? { is: 'bad', says: 'There is no income yet: everything below has to come from reserves.' }
          : left < 0
            ? { is: 'bad', says: `You plan ${show.money(money(-left))} a month more than comes in.` }
            : leftActual < 0
              ? {
                  is: 'fair',
                  says: `The plan works, but actual outgoings exceed income by ${show.money(money(-leftActual))} a month.`,
                }
              : left === 0
                ? { is: 'good', says: 'Every coin of your income has a purpose.' }
                : { is: 'good', says: `${show.money(money(left))} a month has no purpose yet.` },
      income: money(income),
      spending: money(all - saved),
      saved: money(saved),
      ...(income > 0 ? { savingsRate: saved / income } : {}),
      ...(actualIncome > 0 ? { actualRate: sum(saving, 'actual') / actualIncome } : {}),
      leftYear: money(sum(ins, 'year') - sum(outs, 'year')),
      byCategory,
      byLine: [
        ...ins.map((line, index) => ({
          name: incomes[index]?.name ?? 'Income',
          planned: money(line.planned),
          actual: money(line.actual),
          variance: money(line.actual - line.planned),
        })),
        ...outs.map((line, index) => ({
          name: expenses[index]?.name ?? categories[expenses[index]?.category ?? 'other'],
          planned: money(line.planned),
          actual: money(line.actual),
          variance: money(line.planned - line.actual),
        })),
      ],
    }
  },

  steps({ incomes, expenses }, _, show) {
    const counted = (lines: number) => (lines === 1 ? '1 line' : `${show.count(lines)} lines`)
    return [
      { gives: 'income', says: `${counted(incomes.length)}, each brought to a twelfth of a year` },
      {
        finds: 'Outgoings a month',
        as: 'outgoings',
        in: 'money',
        is: '{spending} spending + {saved} savings',
        says: `${counted(expenses.length)}: {spending} spending + {saved} savings`,
      },
      { finds: 'Left over', gives: 'left', is: '{income} − {outgoings}' },
      { gives: 'savingsRate', is: '{saved} ÷ {income}' },
    ]
  },

  charts: [
    {
      kind: 'donut',
      title: 'Where the money goes, as planned',
      of: 'byCategory',
      label: 'category',
      value: 'planned',
    },
  ],
  examples: [
    {
      name: 'A first budget',
      given: {
        incomes: [
          { name: 'Salary', planned: 3200, actual: 3200, every: 'monthly' },
          { name: 'Weekend work', planned: 90, actual: 75, every: 'weekly' },
        ],
        expenses: [
          { category: 'housing', name: 'Rent', planned: 1150, actual: 1150, every: 'monthly' },
          { category: 'utilities', name: 'Electricity', planned: 270, actual: 312, every: 'quarterly' },
          { category: 'food', name: 'Groceries', planned: 120, actual: 131, every: 'weekly' },
          { category: 'savings', name: 'Reserve', planned: 400, actual: 400, every: 'monthly' },
        ],
      },
      expect: { income: 3590, spending: 1760, saved: 400, left: 1430, leftActual: 1303.33 },
    },
  ],
})
