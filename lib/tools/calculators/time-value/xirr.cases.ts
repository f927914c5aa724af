import { defineCases } from '@/lib/kits/calculator'
import xirr from './xirr'

const microsoft = {
  title: 'Microsoft Support: XIRR function',
  href: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
}
const paper = { title: 'Arithmetic on paper' }
const flow = (date: string, amount: number, label?: string) => ({ date, amount, label })

export default defineCases(xirr, [
  {
    name: 'The example of the function in spreadsheets',
    given: {
      flows: [
        flow('2008-01-01', -10_000),
        flow('2008-03-01', 2750),
        flow('2008-10-30', 4250),
        flow('2009-02-15', 3250),
        flow('2009-04-01', 2750),
      ],
      value: undefined,
    },
    expect: {
      rate: 0.3733625335,
      verdict: 'good',
      gain: 3000,
      invested: 10_000,
      returned: 13_000,
      multiple: 1.3,
      simpleReturn: 0.3,
      days: 456,
      schemes: { rows: 0 },
      list: {
        rows: 5,
        at: {
          0: { date: '2008-01-01', amount: -10_000, days: 0, value: -10_000, balance: 10_000 },
          1: { days: 60, value: 2610.2558, balance: 7785.3658 },
          2: { days: 303, value: 3265.9411 },
          [-1]: { days: 456, balance: 0 },
        },
        sum: { amount: 3000 },
      },
      growth: {
        rows: 5,
        at: {
          0: { date: '2008-01-01', paid: 10_000, worth: 10_000 },
          1: { paid: 7250, worth: 7785.3658 },
          [-1]: { date: '2009-04-01', paid: -250, worth: 2750 },
        },
      },
    },
    source: {
      ...microsoft,
      how: 'XIRR itself, and each flow discounted or carried on by it',
      sheet: {
        cells: {
          A1: '2008-01-01',
          A2: '2008-03-01',
          A3: '2008-10-30',
          A4: '2009-02-15',
          A5: '2009-04-01',
          B1: -10_000,
          B2: 2750,
          B3: 4250,
          B4: 3250,
          B5: 2750,
        },
        formulas: {
          rate: '=XIRR(B1:B5;A1:A5)',
          gain: '=SUM(B1:B5)',
          days: '=A5-A1',
          'list.1.days': '=A2-A1',
          'list.1.value': '=B2/(1+XIRR(B1:B5;A1:A5))^((A2-A1)/365)',
          'list.1.balance': '=-B1*(1+XIRR(B1:B5;A1:A5))^((A2-A1)/365)-B2',
          'list.2.value': '=B3/(1+XIRR(B1:B5;A1:A5))^((A3-A1)/365)',
        },
      },
    },
  },
  {
    name: 'A monthly plan with the value of today, unsorted and with two payments on a day',
    given: {
      flows: [
        flow('2024-03-01', -500),
        flow('2024-01-01', -500),
        flow('2024-02-01', -250),
        flow('2024-02-01', -250),
        flow('2024-12-02', 300),
      ],
      value: 1350,
      valueDate: '2025-06-30',
    },
    expect: { rate: 0.0756757837, periodReturn: 0.1153004821, days: 546, verdict: 'good', list: { rows: 6 } },
    says: { verdict: 'over 1.5 years in all' },
    source: {
      title: 'LibreOffice Calc',
      how: 'XIRR of the flows in the order of their days',
      sheet: {
        cells: {
          A1: '2024-01-01',
          A2: '2024-02-01',
          A3: '2024-03-01',
          A4: '2024-12-02',
          A5: '2025-06-30',
          B1: -500,
          B2: -500,
          B3: -500,
          B4: 300,
          B5: 1350,
        },
        formulas: {
          rate: '=XIRR(B1:B5;A1:A5)',
          periodReturn: '=(1+XIRR(B1:B5;A1:A5))^((A5-A1)/365)-1',
          days: '=A5-A1',
        },
      },
    },
  },
  {
    name: 'Half lost in exactly 365 days',
    given: { flows: [flow('2025-01-01', -1000)], value: 500, valueDate: '2026-01-01' },
    expect: { rate: -0.5, periodReturn: -0.5, verdict: 'bad' },
    says: { verdict: 'lost 50%' },
    source: { ...paper, how: '1,000 × (1 − 50%)^1 = 500' },
  },
  {
    name: 'Nearly all lost: a rate below −99%',
    given: { flows: [flow('2025-01-01', -1000)], value: 5, valueDate: '2026-01-01' },
    expect: { rate: -0.995 },
    source: { ...paper, how: '1,000 × 0.005 = 5' },
  },
  {
    name: 'Seventy-three days are a fifth of a year: 10% in them is 61.05% a year',
    given: { flows: [flow('2025-01-01', -1000)], value: 1100, valueDate: '2025-03-15' },
    expect: { rate: 0.61051, periodReturn: 0.1, days: 73, verdict: 'fair' },
    says: { verdict: 'Only 73 days: over them it is 10%' },
    source: { ...paper, how: '1.1^5 = 1.61051' },
  },
  {
    name: 'A loan: the money comes first',
    given: { flows: [flow('2024-01-01', 1000), flow('2025-12-31', -1210)], value: undefined },
    expect: { rate: 0.1, gain: -210, verdict: 'plain' },
    says: { verdict: 'what it cost' },
    source: { ...paper, how: '2024 has 366 days, so 730 days lie between: 1,000 × 1.1² = 1,210' },
  },
  {
    name: 'Two rates, 25% and 400%: the one nearest 10% is shown',
    given: {
      flows: [flow('2021-01-01', -1600), flow('2022-01-01', 10_000), flow('2023-01-01', -10_000)],
      value: undefined,
    },
    expect: { rate: 0.25, verdict: 'fair' },
    says: { verdict: '2 rates fit' },
    source: {
      title: 'J. Lorie, L. Savage: Three Problems in Rationing Capital, Journal of Business 28 (1955): the oil pump',
      how: '−1,600 + 10,000 ÷ 1.25 − 10,000 ÷ 1.25² = 0, and the same at 5',
    },
  },
  {
    name: 'No rate fits',
    given: {
      flows: [flow('2021-01-01', -1000), flow('2022-01-01', 3000), flow('2023-01-01', -2500)],
      value: undefined,
    },
    expect: {
      rate: null,
      growth: { rows: 0 },
      periodReturn: null,
      verdict: 'fair',
      list: { at: { 0: { value: null, balance: null } } },
    },
    says: { verdict: 'No rate' },
    source: { ...paper, how: '3,000² − 4 × 1,000 × 2,500 is below 0, so the quadratic has no root' },
  },
  {
    name: 'A tenfold gain in two days has no yearly rate to speak of',
    given: { flows: [flow('2025-01-01', -10)], value: 100, valueDate: '2025-01-03' },
    expect: { rate: null, multiple: 10, verdict: 'fair' },
    says: { verdict: 'more than 100,000%' },
    source: { ...paper, how: '10^182.5 is a number of 183 digits' },
  },
  {
    name: 'Two funds, each with its closing value as a row',
    given: {
      flows: [
        flow('2024-01-01', -1000, 'Index'),
        flow('2024-01-01', -500, 'Bonds'),
        flow('2025-12-31', 1210, 'Index'),
        flow('2025-12-31', 500, 'Bonds'),
        flow('2025-01-01', -200, 'Gold'),
      ],
      value: undefined,
    },
    expect: {
      schemes: {
        rows: 3,
        at: {
          0: { label: 'Index', rate: 0.1, invested: 1000, returned: 1210, gain: 210, multiple: 1.21 },
          1: { label: 'Bonds', rate: 0, gain: 0, multiple: 1 },
          2: { label: 'Gold', rate: null, invested: 200, returned: 0, gain: -200, multiple: 0 },
        },
      },
    },
    source: { ...paper, how: '730 days at 10%: 1,210; nothing gained is 0%; gold has no flow back' },
  },
  {
    name: 'Only payments',
    given: { flows: [flow('2024-01-01', -1000), flow('2024-06-01', -1000)], value: undefined },
    problem: 'flows',
    because: 'nothing has come back',
    source: { ...paper, how: 'No positive amount' },
  },
  {
    name: 'Only receipts',
    given: { flows: [flow('2024-01-01', 1000)], value: 10, valueDate: '2024-02-01' },
    problem: 'flows',
    because: 'must contain a negative amount',
    source: { ...paper, how: 'No negative amount' },
  },
  {
    name: 'Everything on one day',
    given: { flows: [flow('2024-01-01', -1000)], value: 1100, valueDate: '2024-01-01' },
    problem: 'flows',
    because: 'two different days',
    source: { ...paper, how: 'No time has passed' },
  },
  {
    name: 'A value from before the last flow',
    given: { flows: [flow('2024-05-01', -1000)], value: 1100, valueDate: '2024-04-30' },
    problem: 'valueDate',
    because: 'before the last cash flow',
    source: { ...paper, how: 'The value would not hold the last payment' },
  },
  {
    name: 'Two rates, 2% and 25%, in a fund of that name: the nearest to 10% is 2%',
    given: {
      flows: [flow('2021-01-01', -1000, 'A'), flow('2022-01-01', 2270, 'A'), flow('2023-01-01', -1275, 'A')],
      value: undefined,
    },
    expect: {
      rate: 0.02,
      gain: -5,
      verdict: 'fair',
      schemes: { rows: 1, at: { 0: { label: 'A', rate: 0.02, invested: 2275, returned: 2270, gain: -5 } } },
    },
    says: { verdict: '2 rates fit' },
    source: { ...paper, how: '(1.02 − g)(1.25 − g) = g² − 2.27 g + 1.275; both years have 365 days' },
  },
  {
    name: 'A fund that grew fivefold in a fifth of a year',
    given: { flows: [flow('2025-01-01', -0.5, 'Quick'), flow('2025-03-15', 2.5, 'Quick')], value: undefined },
    expect: {
      rate: null,
      periodReturn: null,
      verdict: 'fair',
      multiple: 5,
      schemes: { at: { 0: { rate: null, invested: 0.5, returned: 2.5, multiple: 5 } } },
      list: { at: { 0: { value: null, balance: null } } },
    },
    says: { verdict: 'more than 100,000%' },
    source: { ...paper, how: '5^5 − 1 = 3,124 is beyond 1,000; 2.5 ÷ 0.5 = 5' },
  },
  {
    name: 'Half a unit that grew by a fifth',
    given: { flows: [flow('2025-01-01', -0.5)], value: 0.6, valueDate: '2026-01-01' },
    expect: { rate: 0.2, verdict: 'good', growth: { at: { [-1]: { paid: 0.5, worth: 0.6 } } } },
    source: { ...paper, how: '0.5 × 1.2 = 0.6' },
  },
  {
    name: 'A loan of half a unit',
    given: { flows: [flow('2025-01-01', 0.5), flow('2026-01-01', -0.55)], value: undefined },
    expect: { rate: 0.1, verdict: 'plain' },
    says: { verdict: 'what it cost' },
    source: { ...paper, how: '0.5 × 1.1 = 0.55' },
  },
  {
    name: 'Given back to the unit',
    given: { flows: [flow('2025-01-01', -1000)], value: 1000, valueDate: '2026-01-01' },
    expect: { rate: 0, gain: 0, verdict: 'plain' },
    says: { verdict: 'earned 0%' },
    source: { ...paper, how: '1,000 × 1 = 1,000' },
  },
])
