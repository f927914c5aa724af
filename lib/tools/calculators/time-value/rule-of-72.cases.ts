import { defineCases } from '@/lib/kits/calculator'
import rule from './rule-of-72'

const python = (how: string) => ({ title: 'Python, module math', how })

export default defineCases(rule, [
  {
    name: '7% a year doubles in 10.24 years; the rule says 10.29',
    given: { find: 'years', rate: 0.07, multiple: 'double', compounding: 'yearly' },
    expect: {
      exact: 10.2447683511,
      by72: 10.2857142857143,
      rateNeeded: null,
      verdict: 'good',
      rules: {
        rows: 4,
        at: {
          0: { rule: 'Rule of 72', years: 10.2857142857143, error: 0.003_996_765_3 },
          1: { rule: 'Rule of 70', years: 10, error: -0.023_892_033_735_8 },
          2: { rule: 'Rule of 69.3', years: 9.9, error: -0.033_653_113_4 },
          3: { rule: 'Eckart–McHale', years: 10.259_067_357_5, error: 0.001_395_737_4 },
        },
      },
      table: {
        rows: 30,
        at: {
          6: { rate: 0.07, exact: 10.2447683511, by72: 10.2857142857, by70: 10, by69: 9.9, byMcHale: 10.2590673575 },
        },
      },
      errors: {
        at: {
          6: { rate: 0.07, by72: 0.0039967653, by70: -0.0238920337358, by69: -0.0336531134, byMcHale: 0.0013957374 },
        },
      },
    },
    says: { verdict: 'At 7.00% the rule of 72 is 0.4% too long.' },
    source: {
      title: 'LibreOffice Calc',
      how: 'NPER for the exact years; 72 ÷ 7, 70 ÷ 7, 69.3 ÷ 7 and 9.9 × 200 ÷ 193, each over it less 1',
      sheet: { formulas: { exact: '=NPER(7%;0;-1;2)', 'table.6.exact': '=NPER(7%;0;-1;2)' } },
    },
  },
  {
    name: 'A published article: at 20%, 72 gives 3.6 and is off by 0.2, 76 gives 3.8 and is nearly right',
    given: { find: 'years', rate: 0.2, multiple: 'double', compounding: 'yearly' },
    expect: { exact: 3.801_784_016_923_93, by72: 3.6, verdict: 'bad' },
    source: {
      title: 'Rule of 72, a copy of the encyclopedia’s article',
      href: 'http://1el6z.mdahrx.cyou/newslist/51595',
      how: 'Read: 3.8 by 76 is only about 0.002 off, 3.6 by 72 about 0.2; the decimals from math.log(2)/math.log(1.2)',
    },
  },
  {
    name: 'Ten years to double take 7.18%; the rule says 7.2%',
    given: { find: 'rate', years: 10, multiple: 'double', compounding: 'yearly' },
    expect: { rateNeeded: 0.0717734625, rate72: 0.072 },
    source: {
      title: 'LibreOffice Calc',
      how: 'RATE; 72 ÷ 10',
      sheet: { formulas: { rateNeeded: '=RATE(10;0;-1;2)' } },
    },
  },
  {
    name: 'Tenfold at 8%, credited monthly',
    given: { find: 'years', rate: 0.08, multiple: 'tenfold', compounding: 'monthly' },
    expect: { exact: 28.8781484606, by72: 29.897352854 },
    source: {
      title: 'LibreOffice Calc',
      how: 'NPER of months ÷ 12; nine years for each doubling, log2(10) = 3.32193 of them',
      sheet: { formulas: { exact: '=NPER(8%/12;0;-1;10)/12' } },
    },
  },
  {
    name: 'Continuously, ln 3 ÷ 5%',
    given: { find: 'years', rate: 0.05, multiple: 'triple', compounding: 'continuous' },
    expect: { exact: 21.972_245_773_4 },
    source: python('math.log(3)/0.05'),
  },
  {
    name: 'The continuous rate that quadruples money in twenty years',
    given: { find: 'rate', years: 20, multiple: 'quadruple', compounding: 'continuous' },
    expect: { rateNeeded: 0.069_314_718_056, rate72: 0.072 },
    source: python('math.log(4)/20; two doublings at 72 ÷ 20'),
  },
  {
    name: 'Money buys half as much when prices have doubled: 24 years or 23.4 at 3%',
    given: { find: 'years', rate: 0.03, multiple: 'half', compounding: 'yearly' },
    expect: { exact: 23.4497722504, by72: 24, verdict: 'fair' },
    source: python('math.log(2)/math.log(1.03) = 23.44977225; 1.03^23.45 = 2'),
  },
  {
    name: 'What does not grow never doubles',
    given: { find: 'years', rate: 0, multiple: 'double' },
    problem: 'rate',
    because: 'above 0',
    source: { title: 'Arithmetic on paper', how: 'ln(1) = 0' },
  },
  {
    name: 'What shrinks never doubles either',
    given: { find: 'years', rate: -0.02, multiple: 'double' },
    problem: 'rate',
    source: { title: 'Arithmetic on paper', how: '0.98 to any power is below 1' },
  },
  {
    name: 'Doubling in half a year is beyond the rules',
    given: { find: 'rate', years: 0.5, multiple: 'double', compounding: 'yearly' },
    problem: 'years',
    source: { title: 'Arithmetic on paper', how: '2² − 1 = 300% a year' },
  },
])
