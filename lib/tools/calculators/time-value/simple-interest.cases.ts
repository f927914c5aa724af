import { defineCases } from '@/lib/kits/calculator'
import simple from './simple-interest'

const book = (how: string) => ({
  title: 'D. Dugan: The Mathematics of Money, section 1.2',
  href: 'https://issuhub.com/view/index/4277?pageIndex=35' as const,
  how,
})
const course = (how: string) => ({
  title: 'iPracticeMath: Simple interest, worked examples',
  href: 'https://www.ipracticemath.com/learn/consumermath/simple-interest-example' as const,
  how,
})
const undated = { from: undefined, until: undefined, bothDays: false, basis: 'act365' } as const

export default defineCases(simple, [
  {
    name: 'A textbook: 150 days of 120,000 at 9.45% by a year of 365 days',
    given: { ...undated, find: 'interest', principal: 120_000, rate: 0.0945, time: 150, unit: 'days' },
    expect: { interestDue: 4660.27, amount: 124_660.27, days: 150 },
    source: book('Example 1.2.6, read: $4,660.27'),
  },
  {
    name: 'The same book: 120 days of 1,000 at 8.6%',
    given: { ...undated, find: 'interest', principal: 1000, rate: 0.086, time: 120, unit: 'days' },
    expect: { interestDue: 28.27 },
    source: book('Example 1.2.5, read: $28.27 with 365 days'),
  },
  {
    name: 'Ordinary interest: 15,000 at 6% from 30 May to 10 August is 180',
    given: {
      find: 'interest',
      principal: 15_000,
      rate: 0.06,
      from: '2025-05-30',
      until: '2025-08-10',
      bothDays: false,
      basis: 'act360',
    },
    expect: {
      interestDue: 180,
      days: 72,
      years: 0.2,
      daily: 2.5,
      table: { rows: 1, at: { 0: { year: 0.2, simple: 15_180 } } },
    },
    source: course('Read: 72 days, the first not counted, over 360: $180; 180 ÷ 72 a day'),
  },
  {
    name: 'Exact interest: 1,800 at 8% from 25 December to 14 February is 20.12',
    given: {
      find: 'interest',
      principal: 1800,
      rate: 0.08,
      from: '2024-12-25',
      until: '2025-02-14',
      bothDays: false,
      basis: 'act365',
    },
    expect: { interestDue: 20.12, days: 51 },
    source: course('Read: 51 days over 365: $20.12'),
  },
  {
    name: 'Both days count: one day more',
    given: {
      find: 'interest',
      principal: 36_500,
      rate: 0.1,
      from: '2025-01-01',
      until: '2025-01-31',
      bothDays: true,
      basis: 'act365',
    },
    expect: { days: 31, interestDue: 310, daily: 10 },
    source: { title: 'Arithmetic on paper', how: '36,500 × 10% ÷ 365 is 10 a day; January has 31 days' },
  },
  {
    name: 'A year and a half by 30/360: the 31st counts as a 30th',
    given: {
      find: 'interest',
      principal: 10_000,
      rate: 0.06,
      from: '2024-01-31',
      until: '2025-07-31',
      bothDays: false,
      basis: 'thirty',
    },
    expect: { years: 1.5, interestDue: 900, days: 540 },
    source: {
      title: 'LibreOffice Calc',
      how: 'YEARFRAC with basis 0; 10,000 × 6% × 1.5',
      sheet: {
        cells: { A1: '2024-01-31', A2: '2025-07-31' },
        formulas: { years: '=YEARFRAC(A1;A2;0)' },
      },
    },
  },
  {
    name: 'Actual over actual: the days of 2024 over 366, those of 2025 over 365',
    given: {
      find: 'interest',
      principal: 10_000,
      rate: 0.06,
      from: '2024-07-01',
      until: '2025-07-01',
      bothDays: false,
      basis: 'actact',
    },
    expect: { years: 0.998_622_651_396_063, interestDue: 599.17, days: 365 },
    source: { title: 'ISDA 2006 Definitions, 4.16 (b)', how: '184 ÷ 366 + 181 ÷ 365, worked out with bc' },
  },
  {
    name: 'Three years of 5,000 at 6%, and what compounding would make of it',
    given: { ...undated, find: 'interest', principal: 5000, rate: 0.06, time: 3, unit: 'years' },
    expect: {
      interestDue: 900,
      amount: 5900,
      compound: 955.08,
      extra: 55.08,
      days: null,
      table: {
        rows: 3,
        at: { 1: { year: 2, interest: 300, simple: 5600, compound: 5618 }, 2: { simple: 5900, compound: 5955.08 } },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'Compounded less 5,000; 5,000 × 6% is 300 a year',
      sheet: { formulas: { compound: '=FV(6%;3;0;-5000)-5000', 'table.1.compound': '=FV(6%;2;0;-5000)' } },
    },
  },
  {
    name: 'The principal behind 900 of interest',
    given: { ...undated, find: 'principal', rate: 0.06, time: 36, unit: 'months', interest: 900 },
    expect: { principalFound: 5000, amount: 5900, interestDue: 900, rateFound: null },
    source: { title: 'Arithmetic on paper', how: '900 ÷ (6% × 3)' },
  },
  {
    name: 'The rate behind 900 of interest',
    given: { ...undated, find: 'rate', principal: 5000, time: 3, unit: 'years', interest: 900 },
    expect: { rateFound: 0.06, principalFound: null, timeFound: null },
    source: { title: 'Arithmetic on paper', how: '900 ÷ (5,000 × 3)' },
  },
  {
    name: 'The days until 52 of interest at 13% by the Banker’s Rule',
    given: { ...undated, find: 'time', principal: 2400, rate: 0.13, unit: 'days', interest: 52, basis: 'act360' },
    expect: { timeFound: 60, years: 0.166_666_666_666_667, days: null },
    source: {
      title: 'HomeworkSource: ordinary and exact simple interest',
      href: 'https://homeworksource.com/p/986446/9-calculate-the-ordinary-simple-interest-and-the-exact-simpl-986446',
      how: 'Read the other way round: 2,400 at 13% for 60 days over 360 gives $52',
    },
  },
  {
    name: 'At 0% nothing is due',
    given: { ...undated, find: 'interest', principal: 5000, rate: 0, time: 3, unit: 'years' },
    expect: { interestDue: 0, amount: 5000, compound: 0, extra: 0 },
    source: { title: 'Arithmetic on paper', how: '5,000 × 0' },
  },
  {
    name: 'No rate, no time to find',
    given: { ...undated, find: 'time', principal: 5000, rate: 0, interest: 900 },
    problem: 'rate',
    source: { title: 'Arithmetic on paper', how: 'Division by 0' },
  },
  {
    name: 'No time, no rate to find',
    given: { ...undated, find: 'rate', principal: 5000, time: 0, interest: 900 },
    problem: 'time',
    source: { title: 'Arithmetic on paper', how: 'Division by 0' },
  },
  {
    name: 'The end before the start',
    given: { find: 'interest', principal: 5000, rate: 0.06, from: '2025-05-01', until: '2025-04-30' },
    problem: 'until',
    source: { title: 'Calendar', how: '30 April comes first' },
  },
])
