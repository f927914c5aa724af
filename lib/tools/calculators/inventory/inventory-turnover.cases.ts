import { defineCases } from '@/lib/kits/calculator'
import turnover from './inventory-turnover'

const plain = { period: 365, basis: 'cost', months: [] as { stock: number }[], target: undefined } as const

export default defineCases(turnover, [
  {
    name: 'Cost of 4,380,000 over an average of 870,000: 5.03 turns, 72.5 days',
    given: { ...plain, items: [{ cost: 4_380_000, opening: 840_000, closing: 900_000 }] },
    expect: {
      turnover: 5.034483,
      daysOnHand: 72.5,
      average: 870_000,
      freed: null,
      targetStock: null,
      targetDays: null,
      monthly: null,
    },
    source: {
      title: 'Gaodun, question on the days to sell inventory',
      href: 'https://www.gaodun.com/q/f053ff',
      how: 'Answer D: 365 ÷ 5.03 = 72.5 days; opening and closing chosen around the printed average',
    },
  },
  {
    name: '600,000 over 120,000: 5 turns',
    given: { ...plain, items: [{ cost: 600_000, opening: 120_000, closing: 120_000 }] },
    expect: { turnover: 5, daysOnHand: 73, verdict: 'plain' },
    says: { verdict: 'lies 73 days' },
    source: {
      title: 'Worked example read at bestftxrpswdxj.netlify.app',
      href: 'https://bestftxrpswdxj.netlify.app/champ37987wexo/average-stock-turnover-days-60.html',
      how: '$600,000 ÷ $120,000 = 5; 365 ÷ 5 on paper',
    },
  },
  {
    name: 'Three categories, months and a target',
    given: {
      items: [
        { name: 'Tools', cost: 240_000, opening: 58_000, closing: 62_000 },
        { name: 'Paint', cost: 180_000, opening: 24_000, closing: 36_000 },
        { cost: 0, opening: 5000, closing: 5000 },
      ],
      period: 365,
      target: 6,
      basis: 'cost',
      months: [80_000, 120_000, 140_000, 100_000].map((stock) => ({ stock })),
    },
    expect: {
      turnover: 3.8181818,
      monthly: 3.8181818,
      twoPoint: 4.4210526,
      daysOnHand: 95.595238,
      average: 110_000,
      freed: 40_000,
      targetStock: 70_000,
      targetDays: 60.833333,
      closingDays: 89.511905,
      verdict: 'fair',
      table: {
        rows: 3,
        at: {
          0: { name: 'Category 3', cost: 0, average: 5000, turnover: 0, days: null, share: 0.0526316, freed: 5000 },
          1: {
            name: 'Tools',
            cost: 240_000,
            average: 60_000,
            turnover: 4,
            days: 91.25,
            share: 0.6315789,
            freed: 20_000,
          },
          2: { name: 'Paint', turnover: 6, days: 60.833333, share: 0.3157895, freed: 0 },
        },
        sum: { cost: 420_000, average: 95_000 },
      },
      trend: {
        rows: 4,
        at: { 0: { month: 0, stock: 80_000, average: 110_000 }, 3: { month: 3, stock: 100_000, average: 110_000 } },
      },
    },
    says: { verdict: '16% above that of opening and closing' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: 80000, A2: 120000, A3: 140000, A4: 100000 },
        formulas: {
          turnover: '=420000/AVERAGE(A1:A4)',
          twoPoint: '=420000/((87000+103000)/2)',
          daysOnHand: '=365/(420000/AVERAGE(A1:A4))',
          freed: '=AVERAGE(A1:A4)-420000/6',
          closingDays: '=365*103000/420000',
          'table.1.days': '=365/(240000/60000)',
        },
      },
    },
  },
  {
    name: 'The slowest is named',
    given: {
      ...plain,
      period: 360,
      items: [
        { name: 'A', cost: 100, opening: 50, closing: 50 },
        { name: 'B', cost: 100, opening: 10, closing: 10 },
      ],
    },
    expect: { turnover: 3.333333, daysOnHand: 108, verdict: 'plain' },
    says: { verdict: 'A lies longest, 180 days' },
    source: { title: 'Arithmetic on paper', how: '200 ÷ 60; 360 ÷ 3⅓; 360 × 50 ÷ 100' },
  },
  {
    name: 'Sales in the place of cost',
    given: { ...plain, basis: 'sales', items: [{ cost: 100, opening: 50, closing: 50 }] },
    expect: { verdict: 'bad' },
    says: { verdict: 'too high by your markup' },
    source: { title: 'Arithmetic on paper', how: 'The choice says so' },
  },
  {
    name: 'No stock',
    given: { ...plain, items: [{ cost: 100, opening: 0, closing: 0 }] },
    problem: 'items',
    because: 'some stock',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'No stock in any month',
    given: { ...plain, items: [{ cost: 100, opening: 1, closing: 0 }], months: [{ stock: 0 }] },
    problem: 'months',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'Nothing sold',
    given: { ...plain, items: [{ cost: 0, opening: 5, closing: 5 }] },
    problem: 'items',
    because: 'never turns',
    source: { title: 'Arithmetic on paper', how: 'Endless days' },
  },
])
