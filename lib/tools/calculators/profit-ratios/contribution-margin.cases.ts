import { defineCases } from '@/lib/kits/calculator'
import contribution from './contribution-margin'

export default defineCases(contribution, [
  {
    name: 'Labour hours short: 4,000 of B and 2,000 of A',
    given: {
      products: [
        { name: 'A', price: 100, variable: 80, units: 5000, hours: 0.5 },
        { name: 'B', price: 120, variable: 75, units: 4000, hours: 0.75 },
      ],
      fixed: 0,
      capacity: 4000,
    },
    expect: {
      hoursUsed: 5500,
      planHours: 4000,
      planContribution: 220_000,
      verdict: 'bad',
      plan: {
        rows: 2,
        at: {
          0: { rank: 1, name: 'B', perHour: 60, units: 4000, hours: 3000, contribution: 180_000 },
          1: { rank: 2, name: 'A', perHour: 40, units: 2000, hours: 1000, contribution: 40_000 },
        },
      },
    },
    says: { verdict: 'needs 1,500.0 hours more' },
    source: {
      title: 'aCOWtancy, ACCA PM: Planning with one limiting factor',
      href: 'https://www.acowtancy.com/textbook/acca-pm/limiting-factors/determining-the-optimal-production-plan-re-a-single-limiting-factor/notes',
      how: 'The worked example of the notes; contribution 4,000 × 45 + 2,000 × 20 on paper',
    },
  },
  {
    name: 'Cuecraft: P3, P2, then 902 whole units of P1',
    given: {
      products: [
        { name: 'P1', price: 100, variable: 68, units: 1200, hours: 4 },
        { name: 'P2', price: 90, variable: 60, units: 1000, hours: 3.5 },
        { name: 'P3', price: 80, variable: 49, units: 1200, hours: 3 },
      ],
      fixed: 45_000,
      capacity: 10_710,
    },
    expect: {
      hoursUsed: 11_900,
      profit: 60_600,
      contribution: 105_600,
      planProfit: 51_064,
      plan: {
        at: {
          0: { name: 'P3', perHour: 10.333333, units: 1200 },
          1: { name: 'P2', perHour: 8.571429, units: 1000 },
          2: { name: 'P1', perHour: 8, units: 902 },
        },
        sum: { units: 3102, hours: 10_708, contribution: 96_064 },
      },
    },
    source: {
      title: 'P. Dunn: Limiting Factor Analysis, PQ Magazine, May 2021',
      href: 'https://www.pqmagazine.com/limiting-factor-analysis/',
      how: 'Answers 1 to 13; variable cost = labour + material + 3 for each hour; answer 12 rounds 902.5 of P1 up to 903, for which two hours lack; 1,200 × 31 + 1,000 × 30 + 902 × 32 − 45,000 on paper',
    },
  },
  {
    name: 'A mix with a loss-maker, an idle product, and one without scarce hours',
    given: {
      products: [
        { name: 'X', price: 50, variable: 30, units: 300, hours: 2, demand: 400 },
        { price: 20, variable: 22, units: 100, hours: 1 },
        { name: 'Z', price: 10, variable: 4, units: 100, demand: 150 },
      ],
      fixed: 4000,
      capacity: 700,
    },
    expect: {
      revenue: 18_000,
      contribution: 6400,
      profit: 2400,
      average: 12.8,
      ratio: 0.3555556,
      breakEvenUnits: 312.5,
      breakEvenRevenue: 11_250,
      safety: 0.375,
      hoursUsed: 700,
      planContribution: 7900,
      planProfit: 3900,
      planHours: 700,
      verdict: 'fair',
      table: {
        rows: 3,
        at: {
          0: {
            name: 'X',
            margin: 20,
            ratio: 0.4,
            perHour: 10,
            units: 300,
            variable: 9000,
            contribution: 6000,
            breakEven: 188,
          },
          1: {
            name: 'Product 2',
            margin: -2,
            ratio: -0.1,
            perHour: -2,
            units: 100,
            variable: 2200,
            contribution: -200,
            breakEven: 63,
          },
          2: {
            name: 'Z',
            margin: 6,
            ratio: 0.6,
            perHour: null,
            units: 100,
            variable: 400,
            contribution: 600,
            breakEven: 63,
          },
        },
        sum: { units: 500, variable: 11_600, contribution: 6400 },
      },
      plan: {
        rows: 2,
        at: {
          0: { rank: 1, name: 'Z', perHour: null, units: 150, hours: 0, contribution: 900 },
          1: { rank: 2, name: 'X', perHour: 10, units: 350, hours: 700, contribution: 7000 },
        },
      },
    },
    says: { verdict: 'begins with Z and adds' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: 50, A2: 20, A3: 10, B1: 30, B2: 22, B3: 4, C1: 300, C2: 100, C3: 100 },
        formulas: {
          contribution: '=SUMPRODUCT(C1:C3;A1:A3-B1:B3)',
          average: '=SUMPRODUCT(C1:C3;A1:A3-B1:B3)/SUM(C1:C3)',
          ratio: '=SUMPRODUCT(C1:C3;A1:A3-B1:B3)/SUMPRODUCT(C1:C3;A1:A3)',
          breakEvenUnits: '=4000/(SUMPRODUCT(C1:C3;A1:A3-B1:B3)/SUM(C1:C3))',
          breakEvenRevenue: '=4000/(SUMPRODUCT(C1:C3;A1:A3-B1:B3)/SUMPRODUCT(C1:C3;A1:A3))',
          'table.0.breakEven': '=ROUNDUP(312.5*C1/SUM(C1:C3);0)',
          'table.1.breakEven': '=ROUNDUP(312.5*C2/SUM(C1:C3);0)',
          planContribution: '=150*6+700/2*20',
        },
      },
    },
  },
  {
    name: 'Hours enough for all',
    given: { products: [{ price: 10, variable: 4, units: 5, hours: 1 }], fixed: 100, capacity: 50 },
    expect: { profit: -70, breakEvenUnits: 16.666667, safety: -2.333333, verdict: 'good' },
    says: { verdict: 'limit nothing' },
    source: { title: 'Arithmetic on paper', how: '5 × 6 − 100; 100 ÷ 6; 1 − 166.67 ÷ 50' },
  },
  {
    name: 'Nothing earns a contribution',
    given: { products: [{ price: 4, variable: 10, units: 5, hours: 1 }], fixed: 100, capacity: 50 },
    expect: {
      contribution: -30,
      breakEvenUnits: null,
      breakEvenRevenue: null,
      safety: null,
      planProfit: -100,
      verdict: 'bad',
    },
    says: { verdict: 'Making none loses least' },
    source: { title: 'Arithmetic on paper', how: '5 × −6' },
  },
  {
    name: 'The mix is the best plan already',
    given: { products: [{ price: 10, variable: 4, units: 5, hours: 1, demand: 9 }], fixed: 0, capacity: 5 },
    expect: { verdict: 'good', planProfit: 30 },
    says: { verdict: 'already makes the most' },
    source: { title: 'Arithmetic on paper', how: '5 hours, 5 units' },
  },
  {
    name: 'No scarce resource asked, no units',
    given: { products: [{ price: 10, variable: 4, units: 0 }], fixed: 10, capacity: undefined },
    expect: {
      average: null,
      ratio: null,
      planProfit: null,
      planHours: null,
      planContribution: null,
      verdict: null,
    },
    source: { title: 'Arithmetic on paper', how: 'Nothing sold' },
  },
  {
    name: 'Hours available that no product uses',
    given: { products: [{ price: 10, variable: 4, units: 1 }], fixed: 10, capacity: 5 },
    problem: 'products',
    source: { title: 'Arithmetic on paper', how: 'A limit without a use' },
  },
])
