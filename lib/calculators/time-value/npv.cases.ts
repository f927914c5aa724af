import { defineCases } from '@/lib/calculator'
import npv from './npv'

const excel = (how: string) => ({
  title: 'Microsoft Support: NPV function',
  href: 'https://support.microsoft.com/en-us/office/npv-function-8672cb67-2576-4d07-b67b-ac28acf2a568',
  how,
})
const calc = (how: string) => ({ title: 'LibreOffice Calc', how })
const flows = (...amounts: number[]) => amounts.map((amount) => ({ amount }))
const plain = { timing: 'end', inflate: false, taxed: false, terminal: 'none' } as const

export default defineCases(npv, [
  {
    name: 'Excel’s second example: 40,000 for a shoe store, five years at 8%',
    given: { ...plain, outlay: 40_000, flows: flows(8000, 9200, 10_000, 12_000, 14_500), discountRate: 0.08 },
    expect: { npv: 1922.06155493236, verdict: 'good', table: { rows: 6, at: { '-1': { cumulative: 1922.06 } } } },
    source: excel('=NPV(A2, A4:A8)+A3, shown there as $1,922.06; more digits from LibreOffice Calc'),
  },
  {
    name: 'Excel’s example with the collapsing roof: a loss of 9,000 in the sixth year',
    given: { ...plain, outlay: 40_000, flows: flows(8000, 9200, 10_000, 12_000, 14_500, -9000), discountRate: 0.08 },
    expect: { npv: -3749.46508701557, verdict: 'bad' },
    source: excel('=NPV(A2, A4:A8, -9000)+A3, shown there as ($3,749.47)'),
  },
  {
    name: 'Excel’s first example puts the outlay one period away: no outlay today, −10,000 in period 1',
    given: { ...plain, outlay: 0, flows: flows(-10_000, 3000, 4200, 6800), discountRate: 0.1 },
    expect: { npv: 1188.44341233522, index: null },
    source: excel('=NPV(A2, A3, A4, A5, A6), shown there as $1,188.44'),
  },
  {
    name: 'The same flows with the outlay today are worth 10% more',
    given: { ...plain, outlay: 10_000, flows: flows(3000, 4200, 6800), discountRate: 0.1 },
    expect: { npv: 1307.28775356874, index: 1.130729 },
    source: calc('=NPV(10%;3000;4200;6800)-10000; 11,307.29 ÷ 10,000'),
  },
  {
    name: 'Break-even rate of a van: 12.69%',
    given: { ...plain, outlay: 50_000, flows: flows(14_000, 16_000, 18_000, 20_000), discountRate: 0.1 },
    expect: { npv: 3134.3487466703, breakEvenRate: 0.126926060040158 },
    source: calc('=NPV(10%;14000;16000;18000;20000)-50000; =IRR({-50000;14000;16000;18000;20000})'),
  },
  {
    name: 'Flows in the middle of the period are half a period nearer',
    given: { ...plain, outlay: 900, flows: flows(300, 300, 300, 300), discountRate: 0.12, timing: 'mid' },
    expect: { npv: 64.3285219197587 },
    source: calc('=NPV(12%;300;300;300;300)*1.12^0.5-900'),
  },
  {
    name: 'A rate for each period: 10%, then 12%, then 8%',
    given: {
      ...plain,
      outlay: 1000,
      flows: [{ amount: 500 }, { amount: 600, rate: 0.12 }, { amount: 700, rate: 0.08 }],
      discountRate: 0.1,
    },
    expect: { npv: 467.652717652717 },
    source: calc('=-1000+500/1.1+600/(1.1*1.12)+700/(1.1*1.12*1.08)'),
  },
  {
    name: 'Prices of today at 3% inflation and 13.3% nominal are worth what 10% real says',
    given: {
      ...plain,
      outlay: 50_000,
      flows: flows(14_000, 16_000, 18_000, 20_000),
      discountRate: 0.133,
      inflate: true,
      inflation: 0.03,
    },
    expect: { npv: 3134.34874667028, table: { at: { 2: { flow: 16_974.4 } } } },
    source: calc('=NPV(1.10*1.03-1;14000*1.03;16000*1.03^2;18000*1.03^3;20000*1.03^4)-50000'),
  },
  {
    name: 'Tax of 25% without depreciation takes a quarter of each flow',
    given: {
      ...plain,
      outlay: 50_000,
      flows: flows(14_000, 16_000, 18_000, 20_000),
      discountRate: 0.1,
      taxed: true,
      taxRate: 0.25,
      depreciation: 0,
    },
    expect: { npv: -10_149.2384399973 },
    source: calc('=NPV(10%;14000*75%;16000*75%;18000*75%;20000*75%)-50000'),
  },
  {
    name: 'Depreciation of 12,500 a period saves 3,125 of tax each time',
    given: {
      ...plain,
      outlay: 50_000,
      flows: flows(14_000, 16_000, 18_000, 20_000),
      discountRate: 0.1,
      taxed: true,
      taxRate: 0.25,
      depreciation: 12_500,
    },
    expect: { npv: -243.408920155736, table: { at: { 1: { flow: 13_625 } } } },
    source: calc('=NPV(10%;14000*75%;16000*75%;18000*75%;20000*75%)+PV(10%;4;-3125)-50000'),
  },
  {
    name: 'A last flow of 20,000 growing 2% for ever is worth 255,000 at the end at 10%',
    given: {
      ...plain,
      outlay: 50_000,
      flows: flows(14_000, 16_000, 18_000, 20_000),
      discountRate: 0.1,
      terminal: 'growth',
      growth: 0.02,
    },
    expect: { npv: 177_302.779864763, terminalToday: 174_168.431118 },
    source: calc('=NPV(10%;14000;16000;18000;20000+20000*1.02/(10%-2%))-50000; =255000/1.1^4'),
  },
  {
    name: 'Growth that reaches the discount rate has no value',
    given: { ...plain, outlay: 100, flows: flows(10), discountRate: 0.05, terminal: 'growth', growth: 0.05 },
    problem: 'growth',
    source: {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, growing perpetuities',
      how: 'C ÷ (r − g) needs r > g',
    },
  },
])
