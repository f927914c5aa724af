import { defineCases } from '@/lib/kits/calculator'
import safety from './safety-stock'

const plain = { history: [] as { units: number }[], review: 0, unitCost: 10, holding: 0.2 } as const

export default defineCases(safety, [
  {
    name: 'Sand: a deviation of 5 tons in the lead time and a risk of 3%: 9.4 tons',
    given: { ...plain, demand: 50, deviation: 5, leadTime: 1, leadDeviation: 0, level: 0.97 },
    expect: {
      z: 1.880794,
      spread: 5,
      stock: 10,
      reorderPoint: 60,
      methods: { at: { 0: { method: 'Demand varies', exact: 9.403968 } } },
    },
    source: {
      title: 'Stevenson, Operations Management, chapter 12, example 8, as printed at holooly.com',
      href: 'https://holooly.com/solutions-v20/computing-the-rop-and-safety-stock-when-the-mean-and-standard-deviation-of-lead-time-demand-are-given-suppose-that-the-manager-of-a-construction-supply-house-determined-from-historical-records-that-2',
      how: 'z = 1.88, 9.40 tons, reorder at 59.40; whole tons here, and z by R qnorm(0.97) = 1.880794',
    },
  },
  {
    name: 'All methods',
    given: {
      ...plain,
      demand: 40,
      deviation: 12,
      leadTime: 9,
      leadDeviation: 2,
      level: 0.95,
      fillRate: 0.99,
      quantity: 500,
      mostDemand: 60,
      mostLead: 12,
    },
    expect: {
      z: 1.644854,
      spread: 87.726849,
      stock: 145,
      reorderPoint: 505,
      days: 3.625,
      cost: 290,
      average: 40,
      daily: 12,
      short: 1.832873,
      filled: 0.996334,
      warning: 'good',
      methods: {
        rows: 5,
        at: {
          0: { method: 'Average and maximum', z: null, exact: 360, days: 9, cost: 720 },
          1: { method: 'Demand varies', z: 1.644854, exact: 59.214731, days: 1.480368, cost: 118.429461 },
          2: { method: 'Lead time varies', exact: 131.58829 },
          3: { method: 'Both vary', exact: 144.297825 },
          4: { method: 'Fill rate', z: 1.192293, exact: 104.596095 },
        },
      },
      curve: { rows: 15, at: { 0: { level: 0.5, stock: 0 }, 8: { level: 0.95, stock: 144.297825 } } },
    },
    source: {
      title: 'LibreOffice Calc, R 4',
      how: 'Formulas in the sheet of this case; the z of the fill rate by R uniroot(function(z) dnorm(z) - z*(1-pnorm(z)) - 5/87.726849, c(-5, 5), tol = 1e-12)',
      sheet: {
        cells: { A1: '=NORMINV(0.95;0;1)', A2: '=SQRT(9*12^2+40^2*2^2)' },
        formulas: {
          z: '=A1',
          spread: '=A2',
          stock: '=ROUNDUP(A1*A2;0)',
          reorderPoint: '=ROUNDUP(40*9+A1*A2;0)',
          short: '=A2*(NORMDIST(A1;0;1;0)-A1*(1-NORMDIST(A1;0;1;1)))',
          filled: '=1-A2*(NORMDIST(A1;0;1;0)-A1*(1-NORMDIST(A1;0;1;1)))/500',
          'methods.1.exact': '=A1*12*SQRT(9)',
          'methods.2.exact': '=A1*40*2',
          'methods.3.exact': '=A1*A2',
        },
      },
    },
  },
  {
    name: 'Past demand with few days',
    given: {
      ...plain,
      history: [38, 52, 41, 27, 44, 36, 49, 31, 40, 45].map((units) => ({ units })),
      leadTime: 4,
      leadDeviation: 0,
      level: 0.9,
      review: 5,
    },
    expect: { average: 40.3, daily: 7.717944, spread: 23.153833, stock: 30, reorderPoint: 393, warning: 'fair' },
    says: { warning: '10 days are few' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: 38, A2: 52, A3: 41, A4: 27, A5: 44, A6: 36, A7: 49, A8: 31, A9: 40, A10: 45 },
        formulas: {
          average: '=AVERAGE(A1:A10)',
          daily: '=STDEV(A1:A10)',
          spread: '=STDEV(A1:A10)*SQRT(9)',
          stock: '=ROUNDUP(NORMINV(0.9;0;1)*STDEV(A1:A10)*3;0)',
          reorderPoint: '=ROUNDUP(9*AVERAGE(A1:A10)+NORMINV(0.9;0;1)*STDEV(A1:A10)*3;0)',
        },
      },
    },
  },
  {
    name: 'Lumpy demand',
    given: {
      ...plain,
      history: [{ units: 0 }, { units: 0 }, { units: 9 }],
      leadTime: 1,
      leadDeviation: 0,
      level: 0.9,
    },
    expect: { average: 3, warning: 'bad' },
    says: { warning: 'one day in 3.0' },
    source: { title: 'Arithmetic on paper', how: '3 days, one with demand' },
  },
  {
    name: 'A forecast error in the place of the deviation, below half of all cycles',
    given: { ...plain, demand: 10, deviation: 3, forecastError: 20, leadTime: 1, leadDeviation: 0, level: 0.4 },
    expect: { daily: 20, stock: 0, reorderPoint: 10, warning: 'fair', short: 7.978846 },
    says: { warning: 'more than its own average' },
    source: {
      title: 'R 4',
      how: '20 * dnorm(0) = 7.978846; without stock the reorder point is the demand of the lead time',
    },
  },
  {
    name: 'A history of nothing',
    given: { ...plain, history: [{ units: 0 }, { units: 0 }] },
    problem: 'history',
    source: { title: 'Arithmetic on paper', how: 'No demand, no stock' },
  },
  {
    name: 'A history of one day',
    given: { ...plain, history: [{ units: 5 }] },
    problem: 'history',
    because: 'two days',
    source: { title: 'Arithmetic on paper', how: 'One day has no deviation' },
  },
  {
    name: 'A fill rate without an order quantity',
    given: { ...plain, demand: 10, deviation: 3, fillRate: 0.9 },
    problem: 'quantity',
    source: { title: 'Arithmetic on paper', how: 'The share short needs an order to be a share of' },
  },
  {
    name: 'An order quantity without a fill rate',
    given: { ...plain, demand: 10, deviation: 3, quantity: 5 },
    problem: 'fillRate',
    source: { title: 'Arithmetic on paper', how: 'The other way round' },
  },
  {
    name: 'A maximum below the average',
    given: { ...plain, demand: 10, deviation: 3, mostDemand: 5, mostLead: 20 },
    problem: 'mostDemand',
    source: { title: 'Arithmetic on paper', how: '5 is below 10' },
  },
  {
    name: 'A longest lead time below the usual one',
    given: { ...plain, demand: 10, deviation: 3, leadTime: 9, mostDemand: 15, mostLead: 8 },
    problem: 'mostLead',
    source: { title: 'Arithmetic on paper', how: '8 is below 9' },
  },
])
