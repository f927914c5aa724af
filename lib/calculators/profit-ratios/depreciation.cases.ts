import { defineCases } from '@/lib/calculator'
import depreciation from './depreciation'

const microsoft = {
  title: 'Microsoft Support: DB function, example',
  href: 'https://support.microsoft.com/en-us/office/db-function-354e7d28-5f93-4ff1-8a52-eb4ee549d9d7',
}
const spreadsheet = { title: 'LibreOffice Calc' }
const course = {
  title: 'Course Hero: ACCT 1310, double-declining-balance depreciation of a truck',
  href: 'https://www.coursehero.com/file/6545368/Double1/',
}
const truck = {
  cost: 90_000,
  residual: 10_000,
  life: 5,
  start: '2026-08-01',
  yearEnd: '12',
  convention: 'fullMonth',
  soldOn: undefined,
} as const
const wholeYears = {
  start: '2026-01-01',
  yearEnd: '12',
  convention: 'daily',
  soldOn: undefined,
  rate: undefined,
} as const

export default defineCases(depreciation, [
  {
    name: 'Straight line: 2,250 in each of ten years',
    given: { ...wholeYears, cost: 30_000, residual: 7500, life: 10, method: 'straight' },
    expect: {
      firstCharge: 2250,
      last: 7500,
      schedule: { rows: 10, sum: { charge: 22_500 }, at: { '-1': { carrying: 7500 } } },
    },
    source: { ...spreadsheet, how: '=SLN(30000;7500;10)' },
  },
  {
    name: 'Sum of the years’ digits',
    given: { ...wholeYears, cost: 30_000, residual: 7500, life: 10, method: 'digits' },
    expect: {
      firstCharge: 4090.91,
      last: 7500,
      schedule: { rows: 10, at: { 9: { charge: 409.09 } }, sum: { charge: 22_500 } },
    },
    source: { ...spreadsheet, how: '=SYD(30000;7500;10;1), =SYD(30000;7500;10;10)' },
  },
  {
    name: 'Double declining balance stops at the residual value',
    given: { ...wholeYears, cost: 2400, residual: 300, life: 10, method: 'double', switches: false },
    expect: { firstCharge: 480, last: 300, schedule: { rows: 10, at: { 9: { charge: 22.12 } } } },
    source: { ...spreadsheet, how: '=DDB(2400;300;10;1), =DDB(2400;300;10;10)' },
  },
  {
    name: 'Double declining balance to zero, changing to the straight line',
    given: { ...wholeYears, cost: 2400, residual: 0, life: 10, method: 'double', switches: true },
    expect: { last: 0, schedule: { rows: 10, at: { 9: { charge: 157.29 } } } },
    source: { ...spreadsheet, how: '=VDB(2400;0;10;9;10) = 157.2864' },
  },
  {
    name: '150% declining balance with the change',
    given: { ...wholeYears, cost: 2400, residual: 300, life: 10, method: 'oneHalf', switches: true },
    expect: { firstCharge: 360, last: 300, schedule: { at: { 5: { charge: 159.73 } } } },
    source: { ...spreadsheet, how: '=VDB(2400;300;10;0;1;1.5), =VDB(2400;300;10;5;6;1.5)' },
  },
  {
    name: 'Excel’s DB example: seven months in the first year, rate 31.9%',
    given: {
      cost: 1_000_000,
      residual: 100_000,
      life: 6,
      method: 'percentage',
      rate: 0.319,
      switches: false,
      start: '2026-06-10',
      yearEnd: '12',
      convention: 'fullMonth',
      soldOn: undefined,
    },
    expect: {
      firstCharge: 186_083.33,
      schedule: { rows: 7, at: { 1: { charge: 259_639.42 }, 6: { charge: 15_845.1 } } },
    },
    source: { ...microsoft, how: '=DB(1000000,100000,6,1,7) = 186,083.33; year 2 259,639.42; year 7 15,845.10' },
  },
  {
    name: 'The own rate computed from cost and residual value ends on the residual value',
    given: { ...wholeYears, cost: 1_000_000, residual: 100_000, life: 6, method: 'percentage', switches: false },
    expect: { appliedRate: 0.318708, last: 100_000, schedule: { rows: 6 } },
    source: { title: 'Arithmetic on paper', how: '1 − 0.1^(1/6) = 0.318708; 1,000,000 × 0.1 = 100,000' },
  },
  {
    name: 'By days: bought on 1 April, 275 of 365 days',
    given: {
      cost: 50_000,
      residual: 5000,
      life: 5,
      method: 'straight',
      start: '2026-04-01',
      yearEnd: '12',
      convention: 'daily',
      soldOn: undefined,
    },
    expect: { firstCharge: 6780.82, last: 5000, schedule: { rows: 6, sum: { charge: 45_000 } } },
    source: { ...spreadsheet, how: '=9000*275/365; April to December has 275 days' },
  },
  {
    name: 'From mid-May, double declining with the change: 17,857.14, then 23,469.39',
    given: {
      cost: 100_000,
      residual: 0,
      life: 7,
      method: 'double',
      switches: true,
      start: '2026-05-15',
      yearEnd: '12',
      convention: 'halfMonth',
      soldOn: undefined,
    },
    expect: {
      firstCharge: 17_857.14,
      last: 0,
      schedule: { at: { 0: { carrying: 82_142.86 }, 1: { charge: 23_469.39, carrying: 58_673.47 } } },
    },
    source: {
      title: 'Texas Instruments BA II Plus guidebook, declining balance with straight-line crossover',
      href: 'https://www.coursehero.com/file/9105403/4-If-you-select-DB-or-DBX-key-in-a-value-for-the-declining-balance/',
      how: 'Its example: LIF 7, M01 5.50, CST 100,000, SAL 0; the printed amounts of years 1 and 2',
    },
  },
  {
    name: 'A truck with five months in its first year, double declining balance',
    given: { ...truck, method: 'double', switches: false },
    expect: {
      firstCharge: 15_000,
      last: 10_000,
      schedule: {
        rows: 6,
        at: {
          1: { charge: 30_000 },
          2: { charge: 18_000 },
          3: { charge: 10_800 },
          4: { charge: 6200 },
          5: { charge: 0, accumulated: 80_000 },
        },
      },
    },
    source: { ...course, how: 'The table of the page: 15,000, 30,000, 18,000, 10,800, 6,200 and 0' },
  },
  {
    name: 'The same truck by the sum of the years’ digits',
    given: { ...truck, method: 'digits' },
    expect: { firstCharge: 11_111.11, schedule: { rows: 6, at: { 1: { charge: 24_444.45 }, 5: { charge: 3111.11 } } } },
    source: {
      ...course,
      how: 'The page: 5/12 of 26,667, then 7/12 of 26,667 + 5/12 of 21,333, at last 7/12 of 5,333; digits by LibreOffice, cents from accumulated amounts',
    },
  },
  {
    name: 'Half a year at both ends',
    given: {
      cost: 10_000,
      residual: 0,
      life: 4,
      method: 'straight',
      start: '2026-11-20',
      yearEnd: '12',
      convention: 'halfYear',
      soldOn: undefined,
    },
    expect: { firstCharge: 1250, schedule: { rows: 5, at: { 1: { charge: 2500 }, 4: { charge: 1250 } } } },
    source: { title: 'Arithmetic on paper', how: '10,000 ÷ 4 ÷ 2 = 1,250' },
  },
  {
    name: 'Half of the first month',
    given: {
      cost: 12_000,
      residual: 0,
      life: 1,
      method: 'straight',
      start: '2026-10-05',
      yearEnd: '12',
      convention: 'halfMonth',
      soldOn: undefined,
    },
    expect: { firstCharge: 2500, last: 0, schedule: { rows: 2, at: { 1: { charge: 9500 } } } },
    source: { title: 'Arithmetic on paper', how: '1,000 a month × 2.5 months' },
  },
  {
    name: 'Units of production never go below the residual value',
    given: {
      cost: 42_000,
      residual: 2000,
      method: 'units',
      capacity: 100_000,
      usage: [{ units: 30_000 }, { units: 50_000 }, { units: 40_000 }],
      start: '2026-01-01',
      yearEnd: '12',
      soldOn: undefined,
    },
    expect: {
      firstCharge: 12_000,
      last: 2000,
      schedule: { rows: 3, at: { 1: { charge: 20_000 }, 2: { charge: 8000 } } },
    },
    source: {
      title: 'Arithmetic on paper',
      how: '40,000 ÷ 100,000 = 0.40 a unit; the third year is cut at 40,000 in all',
    },
  },
  {
    name: 'A sale in the fourth financial year',
    given: {
      cost: 50_000,
      residual: 5000,
      life: 5,
      method: 'straight',
      start: '2026-04-01',
      yearEnd: '12',
      convention: 'fullMonth',
      soldOn: '2029-07-01',
      proceeds: 18_000,
    },
    expect: { carryingSold: 20_750, gain: -2750, verdict: 'bad', schedule: { rows: 4, at: { 3: { charge: 4500 } } } },
    source: {
      title: 'Arithmetic on paper',
      how: '39 months at 750 = 29,250; 50,000 − 29,250 = 20,750; 18,000 − 20,750',
    },
  },
  {
    name: 'No own rate can be computed for a residual value of zero',
    given: { ...wholeYears, cost: 1000, residual: 0, life: 5, method: 'percentage' },
    problem: 'rate',
    source: { title: 'Arithmetic on paper', how: '1 − 0^(1/5) = 100%' },
  },
])
