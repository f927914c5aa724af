import { defineCases } from '@/lib/kits/calculator'
import cost from './employee-cost'

const time = { part: 1, weekly: 40, days: 5, leave: 0, away: 0 }

export default defineCases(cost, [
  {
    name: 'Everything, three days a week, with floors and caps',
    given: {
      salary: 60_000,
      bonus: 0.1,
      taxes: [
        { name: 'A', rate: 0.138, floor: 9100 },
        { rate: 0.062, cap: 20_000 },
        { name: 'C', rate: 0.05, floor: 50_000, cap: 90_000 },
      ],
      pension: 0.03,
      costs: [
        { name: 'Insurance', kind: 'benefits', amount: 2000 },
        { name: 'Laptop', kind: 'equipment', amount: 1500, years: 4 },
        { kind: 'place', amount: 1200 },
        { kind: 'hiring', amount: 3000, years: 2 },
      ],
      part: 0.6,
      weekly: 37.5,
      days: 5,
      leave: 33,
      away: 7,
    },
    expect: {
      total: 51_312,
      multiple: 1.425333,
      month: 4276,
      paidHours: 1170,
      hours: 990,
      hour: 51.830303,
      paidHour: 43.85641,
      pay: 39_600,
      contributions: 5449,
      pensionCost: 1188,
      rest: 5075,
      payShare: 0.771749,
      contributionTable: {
        rows: 3,
        at: {
          0: { name: 'A', base: 30_500, amount: 4209 },
          1: { name: 'Contribution 2', base: 20_000, amount: 1240 },
          2: { name: 'C', base: 0, amount: 0 },
        },
        sum: { amount: 5449 },
      },
      table: {
        rows: 8,
        at: {
          0: { part: 'Salary', amount: 36_000, share: 0.7015903, ofSalary: 1 },
          1: { part: 'Bonus', amount: 3600 },
          2: { part: 'Taxes and contributions', amount: 5449 },
          3: { part: 'Pension', amount: 1188 },
          4: { part: 'Benefits and insurance', amount: 2000 },
          5: { part: 'Equipment and software', amount: 375 },
          6: { part: 'Office and overhead', amount: 1200 },
          7: { part: 'Recruiting and training', amount: 1500, share: 0.0292329, ofSalary: 0.0416667 },
        },
        sum: { amount: 51_312, share: 1 },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: '=60000*60%*1.1' },
        formulas: {
          total: '=A1*1.03+(A1-9100)*13.8%+20000*6.2%+MAX(0;MIN(A1;90000)-50000)*5%+2000+1500/4+1200+3000/2',
          contributions: '=(A1-9100)*13.8%+MIN(A1;20000)*6.2%+MAX(0;MIN(A1;90000)-50000)*5%',
          pensionCost: '=A1*3%',
          hours: '=(52*5-40)*7.5*60%',
          hour: '=51312/((52*5-40)*7.5*60%)',
          multiple: '=51312/36000',
          payShare: '=A1/51312',
        },
      },
    },
  },
  {
    name: 'Civilian workers of September 2016: 23.42 of wages and 10.73 of benefits, 68.6% to 31.4%',
    given: {
      salary: 48_713.6,
      bonus: 0,
      taxes: [],
      pension: 0,
      costs: [{ kind: 'benefits', amount: 22_318.4 }],
      ...time,
    },
    expect: { total: 71_032, paidHour: 34.15, hour: 34.15, payShare: 0.685798, paidHours: 2080, hours: 2080 },
    says: { verdict: 'costs 1.46' },
    source: {
      title: 'U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation, September 2016',
      href: 'https://www.bls.gov/news.release/archives/ecec_12082016.htm',
      how: '$34.15 an hour, of which $23.42 wages (68.6 percent); both times 2,080 hours without leave',
    },
  },
  {
    name: 'Salary alone',
    given: { salary: 52_000, bonus: 0, taxes: [], pension: 0, costs: [], ...time, leave: 52 },
    expect: { total: 52_000, multiple: 1, hours: 1664, hour: 31.25, paidHour: 25, contributions: 0, rest: 0 },
    says: { verdict: '80% is at work' },
    source: { title: 'Arithmetic on paper', how: '(260 − 52) × 8 = 1,664; 52,000 ÷ 1,664' },
  },
  {
    name: 'A cap below the floor',
    given: { salary: 1, taxes: [{ rate: 0.1, floor: 10, cap: 5 }] },
    problem: 'taxes',
    source: { title: 'Arithmetic on paper', how: '5 is below 10' },
  },
  {
    name: 'Nobody at work',
    given: { salary: 1, ...time, leave: 200, away: 60 },
    problem: 'leave',
    source: { title: 'Arithmetic on paper', how: '260 − 260 = 0' },
  },
])
