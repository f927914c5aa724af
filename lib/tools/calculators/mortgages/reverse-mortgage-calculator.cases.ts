import { defineCases } from '@/lib/kits/calculator'
import reverse from './reverse-mortgage-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const handbook = (how: string) => ({
  title: 'HUD Handbook 4235.1 REV-1, appendix 21: Using an HP12C to Calculate Payments to Borrowers',
  href: 'http://www.docstoc.com/docs/1117068/Payment-Calculator',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const old = {
  mode: 'hecm',
  age: 75,
  value: 100_000,
  factor: 0.416,
  annualRate: 0.1,
  noteRate: undefined,
  growth: 0.04,
  payout: 'tenure',
  termMonths: 120,
  liens: 0,
  closing: 1500,
  origination: 0,
  upfront: 0.02,
  annual: 0.005,
  limit: undefined,
} as const
const free = {
  ...old,
  annualRate: 0,
  annual: 0,
  upfront: 0,
  closing: 0,
  growth: 0,
  factor: 0.5,
  origination: 0,
} as const
const generic = {
  ...old,
  mode: 'generic',
  age: 70,
  value: 300_000,
  shares: [
    { from: 65, share: 0.3 },
    { from: 55, share: 0.2 },
    { from: 75, share: 0.4 },
  ],
  annualRate: 0.06,
  growth: 0,
  closing: 0,
} as const

export default defineCases(reverse, [
  {
    name: 'HUD: at 75, a house of 100,000 and 10% give 38,100, or 356.61 a month for life',
    given: old,
    expect: {
      claim: 100_000,
      gross: 41_600,
      premium: 2000,
      fee: 0,
      net: 38_100,
      monthly: 356.61,
      owedFirst: 3500,
      growthRate: 0.105,
      firstYear: 21_460,
      crossing: 90,
      outlook: 'fair',
      years: {
        rows: 26,
        at: {
          0: { age: 75, balance: 3500, value: 100_000, equity: 96_500, line: null },
          1: { age: 76, balance: 8416.44, value: 104_000, equity: 95_583.56 },
          15: { age: 90, balance: 172_927.11, value: 180_094.35 },
          16: { age: 91, balance: 196_515, value: 187_298.12, equity: 0 },
          [-1]: { age: 100, balance: 567_750.66, equity: 0 },
        },
      },
    },
    says: { outlook: 'From the age of 90 more is owed than the home is worth. The insurance bears the difference' },
    source: {
      ...handbook(
        'Its display: 41,600.000, 38,100.000 and 356.613; 24,960 − 3,500 by the rule of 60%; balances by FV with payments at the start',
      ),
      sheet: {
        formulas: {
          monthly: '=PMT(10.5%/12;300;-38100;0;1)',
          'years.15.balance': '=FV(10.5%/12;180;-PMT(10.5%/12;300;-38100;0;1);-3500;1)',
          'years.16.balance': '=FV(10.5%/12;192;-PMT(10.5%/12;300;-38100;0;1);-3500;1)',
          'years.16.value': '=FV(4%;16;0;-100000)',
          'years.1.balance': '=FV(10.5%/12;12;-PMT(10.5%/12;300;-38100;0;1);-3500;1)',
          'years.-1.balance': '=FV(10.5%/12;300;-PMT(10.5%/12;300;-38100;0;1);-3500;1)',
        },
      },
    },
  },
  {
    name: 'HUD: the same principal limit grows to 519,983.18 by the age of 100',
    given: { ...old, payout: 'line' },
    expect: {
      monthly: null,
      owedFirst: 3500,
      years: { at: { 0: { line: 38_100 }, [-1]: { age: 100, line: 519_983.18 } } },
    },
    source: handbook('Its display as future value of the principal limit: −519,983.179'),
  },
  {
    name: 'Ten years of payments, at an expected rate other than the one charged',
    given: { ...old, payout: 'term', noteRate: 0.08, growth: 0.02 },
    expect: {
      monthly: 509.64,
      growthRate: 0.085,
      years: { at: { 10: { age: 85, balance: 104_726.86 }, 11: { balance: 113_983.76 } } },
    },
    source: {
      ...calc('Payments at 10.5%, debt at 8.5%, and after ten years only growth'),
      sheet: {
        cells: { A1: '=PMT(10.5%/12;120;-38100;0;1)' },
        formulas: {
          monthly: '=A1',
          'years.10.balance': '=FV(8.5%/12;120;-A1;-3500;1)',
          'years.11.balance': '=FV(8.5%/12;12;0;-FV(8.5%/12;120;-A1;-3500;1))',
        },
      },
    },
  },
  {
    name: '70 years, 300,000 and a factor of 0.465: a principal limit of 139,500',
    given: { ...old, age: 70, value: 300_000, factor: 0.465, annualRate: 0.05, origination: undefined, closing: 0 },
    expect: { gross: 139_500, premium: 6000, fee: 5000, net: 128_500 },
    source: {
      title: 'myHECM: principal limit factor tables; RMI: origination fee',
      href: 'https://www.myhecm.com/reverse-mortgage-glossary/hecm-principal-limit-factor-tables-pl-factor-tables',
      how: 'Its example of 139,500; 2% of 300,000; 4,000 + 1% of 100,000',
    },
  },
  {
    name: 'The origination fee of a home of 250,000 is at most 4,500',
    given: { ...old, value: 250_000, origination: undefined },
    expect: { fee: 4500 },
    source: {
      title: 'reverse-mortgage-info: origination fee',
      href: 'https://reverse-mortgage-info.blogspot.com',
      how: 'Its example: 2% × 200,000 + 1% × 50,000',
    },
  },
  {
    name: 'A home of 100,000 may cost 2,500 to originate, one of 900,000 not more than 6,000',
    given: { ...old, value: 900_000, origination: undefined },
    expect: { fee: 6000 },
    source: {
      title: 'reversecert.org: HECM costs',
      href: 'https://www.reversecert.org/hecm-costs/',
      how: 'Capped at $6,000',
    },
  },
  {
    name: 'The least fee that a lender may always charge',
    given: { ...old, origination: undefined },
    expect: { fee: 2500, net: 35_600 },
    source: {
      title: 'reversecert.org: HECM costs',
      href: 'https://www.reversecert.org/hecm-costs/',
      how: 'The greater of $2,500 and 2%; 38,100 − 2,500',
    },
  },
  {
    name: 'A home above the limit counts with 1,249,125',
    given: { ...free, value: 2_000_000 },
    expect: { claim: 1_249_125, gross: 624_562.5 },
    source: {
      title: 'Boomer News: FHA increases HECM limit to $1.25M in 2026',
      href: 'https://www.boomer-news.com/housing/fha-increases-hecm-limit-to-1-25m-in-2026',
      how: 'Half of 1,249,125',
    },
  },
  {
    name: 'As a lump sum: liens and a tenth where that is more than 60%',
    given: { ...free, payout: 'lump', liens: 30_000 },
    expect: {
      gross: 50_000,
      net: 20_000,
      firstYear: 5000,
      owedFirst: 35_000,
      monthly: null,
      outlook: 'good',
      crossing: null,
    },
    says: { outlook: 'At 100 the debt is still below the value; $65,000 would be left.' },
    source: paper('30,000 + 10% of 50,000 = 35,000 > 30,000'),
  },
  {
    name: 'The first year never pays more than there is',
    given: { ...free, payout: 'lump', liens: 48_000 },
    expect: { net: 2000, firstYear: 2000, owedFirst: 50_000 },
    source: paper('48,000 + 5,000 is above 50,000'),
  },
  {
    name: 'Without interest a lifelong payment is the sum over its months',
    given: free,
    expect: { monthly: 166.67, net: 50_000, years: { at: { [-1]: { balance: 50_000, equity: 50_000 } } } },
    source: paper('50,000 ÷ 300'),
  },
  {
    name: 'A lifetime loan of 30% at 6% reaches the value at 90',
    given: generic,
    expect: {
      gross: 90_000,
      net: 90_000,
      claim: 300_000,
      premium: 0,
      fee: 0,
      firstYear: null,
      monthly: null,
      owedFirst: 90_000,
      growthRate: 0.06,
      crossing: 90,
      outlook: 'fair',
      years: { rows: 31, at: { 10: { age: 80, balance: 163_745.71, value: 300_000, equity: 136_254.29, line: null } } },
    },
    says: { outlook: 'Without a promise of no negative equity' },
    source: {
      ...calc('The line from 65; 30% reach 100% after PDURATION months, 241.4, that is in the 21st year'),
      sheet: {
        formulas: {
          crossing: '=70+ROUNDDOWN(PDURATION(6%/12;90000;300000)/12;0)',
          'years.10.balance': '=FV(6%/12;120;0;-90000)',
        },
      },
    },
  },
  {
    name: 'A debt above the value from the start',
    given: { ...generic, shares: [{ from: 60, share: 1 }], closing: 0, growth: -0.1 },
    expect: { net: 300_000, crossing: 70, outlook: 'fair' },
    source: paper('300,000 × 1.005 > 300,000 × 0.9^(1/12)'),
  },
  {
    name: 'Nobody gets a HECM at 61',
    given: { ...old, age: 61 },
    problem: 'age',
    because: 'at least 62',
    source: {
      title: 'reverse-mortgage-info; understandingreverse.com: borrowers must be 62 or older',
      href: 'https://understandingreverse.com/reverse-mortgage-principal-limits/',
    },
  },
  {
    name: 'No line of the table for a younger owner',
    given: { ...generic, age: 54 },
    problem: 'shares',
    source: paper('54 < 55'),
  },
  {
    name: 'A mortgage larger than the principal limit',
    given: { ...old, liens: 40_000 },
    problem: 'liens',
    because: 'must leave something',
    source: paper('41,600 − 3,500 − 40,000'),
  },
  {
    name: 'Costs larger than the principal limit',
    given: { ...old, closing: 40_000 },
    problem: 'value',
    source: paper('41,600 − 2,000 − 40,000'),
  },
])
