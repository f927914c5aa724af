import { defineCases } from '@/lib/kits/calculator'
import definition from './uk-salary-sacrifice'

const plain = {
  benefit: 'pension',
  benefitValue: 0,
  nation: 'ruk',
  taxYear: '2025-26',
  passedOn: 0,
  loan: 'none',
  hours: 37.5,
  age: 'adult',
} as const
const published = {
  title: 'Bonus Tax Calculator UK: salary sacrifice, 50,000 with 5,000 exchanged in 2025/26',
  href: 'https://bonustaxcalculator.co.uk/salary-sacrifice',
} as const
const aegon = {
  title: 'Aegon: salary sacrifice, example of a higher-rate taxpayer on 60,000 in 2024/25',
  href: 'https://aegon.co.uk/adviser/knowledge-centre/technical-zone/salary-sacrifice/higher-rate-taxpayer',
} as const
const paper = { title: 'Arithmetic on paper with the rates as GOV.UK and gov.scot print them' }

export default defineCases(definition, [
  {
    name: 'Fifty thousand, five thousand into a pension',
    given: { ...plain, salary: 50_000, exchanged: 5000 },
    expect: {
      cost: 3600,
      saved: 1400,
      taxSaved: 1000,
      insuranceSaved: 400,
      loanSaved: 0,
      employerSaved: 750,
      monthCost: 300,
      perPound: 0.72,
      verdict: 'good',
      pay: {
        rows: 5,
        at: {
          0: { line: 'Salary', before: 50_000, after: 45_000, change: -5000 },
          1: { line: 'Income tax', before: -7486, after: -6486, change: 1000 },
          2: { line: 'National Insurance', before: -2994.4, after: -2594.4, change: 400 },
          3: { line: 'Student loan', before: 0, after: 0, change: 0 },
          4: { line: 'Take-home pay', before: 39_519.6, after: 35_919.6, change: -3600 },
        },
      },
      paid: {
        rows: 4,
        at: {
          0: { from: 'Your take-home pay', amount: 3600 },
          1: { from: 'Income tax', amount: 1000 },
          2: { from: 'National Insurance', amount: 400 },
          3: { from: 'Student loan', amount: 0 },
        },
      },
    },
    says: { verdict: '£0.72' },
    source: { ...published, how: 'All lines stand in its table; 3,600 ÷ 5,000 on paper' },
  },
  {
    name: 'Sixty thousand in 2024-25, before the exchange',
    given: { ...plain, taxYear: '2024-25', salary: 60_000, exchanged: 0 },
    expect: {
      cost: 0,
      saved: 0,
      into: 0,
      verdict: 'plain',
      pay: { rows: 5, at: { 1: { before: -11_432 }, 2: { before: -3210.6 } } },
      insurance: { rows: 2, at: { 0: { line: 'Class 1, on pay', before: 7024.2, after: 7024.2 }, 1: { after: 0 } } },
    },
    source: { ...aegon, how: '7,540 + 3,892 and 3,016 + 194.60; (60,000 − 9,100) × 13.8% on paper' },
  },
  {
    name: 'The stretch between 100,000 and 125,140, with half of the employer’s saving',
    given: { ...plain, salary: 110_000, exchanged: 10_000, passedOn: 0.5 },
    expect: {
      taxSaved: 6000,
      insuranceSaved: 200,
      cost: 3800,
      employerSaved: 1500,
      added: 750,
      kept: 750,
      into: 10_750,
      verdict: 'good',
    },
    says: { verdict: '£5,000 of your personal allowance' },
    source: {
      ...paper,
      how: '10,000 × 40% and 5,000 of allowance × 40%; 10,000 × 2%; 10,000 × 15%, half of it added',
    },
  },
  {
    name: 'Scotland, out of the higher band',
    given: { ...plain, taxYear: '2026-27', nation: 'scotland', salary: 50_000, exchanged: 5000 },
    expect: {
      taxSaved: 2100,
      insuranceSaved: 400,
      cost: 2500,
      pay: { rows: 5, at: { 1: { before: -8982.05, after: -6882.05 } } },
    },
    source: { ...paper, how: '3,967 × 19% + 12,989 × 20% + 14,136 × 21% + 6,338 × 42%, and 1,338 × 42% after' },
  },
  {
    name: 'An electric car of 40,000 at 3%',
    given: { ...plain, benefit: 'car', benefitValue: 1200, salary: 45_000, exchanged: 6000 },
    expect: {
      taxSaved: 960,
      insuranceSaved: 480,
      cost: 4560,
      monthCost: 380,
      employerSaved: 720,
      kept: 720,
      insurance: {
        rows: 2,
        at: { 0: { before: 6000, after: 5100 }, 1: { line: 'Class 1A, on the benefit', before: 0, after: 180 } },
      },
    },
    source: { ...paper, how: '(6,000 − 1,200) × 20%; 6,000 × 8%; 6,000 × 15% − 1,200 × 15%' },
  },
  {
    name: 'A phone contract is taxed on the pay given up',
    given: { ...plain, benefit: 'other', benefitValue: 800, salary: 40_000, exchanged: 1200 },
    expect: { taxSaved: 0, insuranceSaved: 96, cost: 1104, employerSaved: 0, verdict: 'fair' },
    says: { verdict: 'no income tax' },
    source: { ...paper, how: 'ITEPA 2003 s. 69B: the higher of 800 and 1,200; 1,200 × 8%; 1,200 × 15% both ways' },
  },
  {
    name: 'A benefit worth more than the pay given up',
    given: { ...plain, benefit: 'other', benefitValue: 2000, salary: 40_000, exchanged: 1200, passedOn: 1 },
    expect: { taxSaved: -160, insuranceSaved: 96, saved: -64, cost: 1264, employerSaved: -120, added: 0, into: 1200 },
    source: { ...paper, how: '800 more is taxed at 20%; 180 − 300 for the employer, who then adds nothing' },
  },
  {
    name: 'A student loan of plan 2 in whole pounds',
    given: { ...plain, loan: 'plan2', salary: 40_000, exchanged: 4000 },
    expect: { loanSaved: 360, taxSaved: 800, insuranceSaved: 320, cost: 2520 },
    source: { ...paper, how: '(40,000 − 28,470) × 9% = 1,037 in whole pounds, (36,000 − 28,470) × 9% = 677' },
  },
  {
    name: 'A bicycle that leaves less than the minimum wage',
    given: { ...plain, benefit: 'cycle', taxYear: '2026-27', salary: 25_000, exchanged: 1000 },
    expect: { cost: 720, verdict: 'bad' },
    says: { verdict: '£12.31 an hour, and the minimum wage is £12.71' },
    source: { ...paper, how: '24,000 ÷ 52 ÷ 37.5 = 12.31; GOV.UK: 12.71 from April 2026; 1,000 × (1 − 20% − 8%)' },
  },
  {
    name: 'The same for somebody of nineteen',
    given: { ...plain, benefit: 'cycle', taxYear: '2026-27', salary: 25_000, exchanged: 1000, age: 'from18' },
    expect: { verdict: 'good' },
    source: { ...paper, how: 'GOV.UK: 10.85 for 18 to 20 from April 2026' },
  },
  {
    name: 'More than the annual allowance',
    given: { ...plain, salary: 150_000, exchanged: 70_000 },
    expect: { verdict: 'fair' },
    says: { verdict: '£10,000 above the annual allowance of £60,000' },
    source: { ...paper, how: 'GOV.UK: 60,000 a year' },
  },
  {
    name: 'More than the salary',
    given: { ...plain, salary: 20_000, exchanged: 20_001 },
    problem: 'exchanged',
    source: { ...paper, how: 'Nobody can give up more than they earn' },
  },
  {
    name: 'Plan 5 before its repayments begin',
    given: { ...plain, salary: 40_000, exchanged: 1000, loan: 'plan5' },
    problem: 'loan',
    source: {
      title: 'GOV.UK: Repaying your student loan',
      href: 'https://www.gov.uk/repaying-your-student-loan',
      how: 'From April 2026',
    },
  },
])
