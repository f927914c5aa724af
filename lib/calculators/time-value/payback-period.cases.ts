import { defineCases } from '@/lib/calculator'
import payback from './payback-period'

const brealey = (how: string) => ({
  title: 'Slides to Brealey, Myers, Allen: Principles of Corporate Finance, the payback rule, projects A, B and C',
  href: 'https://issuhub.com/view/index/5159?pageIndex=94',
  how: `Cash flows of that page at its 10%; ${how}`,
})
const acca = (page: number, how: string) => ({
  title: 'ACCA F9 integrated workbook (2017)',
  href: `https://online.flipbuilder.com/bmcx/mbdm/files/basic-html/page${page}.html`,
  how,
})
const calc = (how: string) => ({ title: 'LibreOffice Calc', how })
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const uneven = (...amounts: number[]) => ({
  pattern: 'uneven' as const,
  flows: amounts.map((amount) => ({ amount })),
})

export default defineCases(payback, [
  {
    name: 'Brealey: project A returns late and is worth 2,624',
    given: { outlay: 2000, ...uneven(500, 500, 5000), discountRate: 0.1, cutOff: 2 },
    expect: { npv: 2624.34259954921, simple: 2.2, ignored: 3756.574005, verdict: 'bad' },
    source: brealey('=NPV(10%;500;500;5000)-2000 = 2624.3426 in LibreOffice Calc; 2 + (2,000 − 1,000) ÷ 5,000 = 2.2'),
  },
  {
    name: 'Brealey: project B pays back within two years and loses 58',
    given: { outlay: 2000, ...uneven(500, 1800, 0), discountRate: 0.1, cutOff: 2 },
    expect: { npv: -57.85124, simple: 1.833333, discounted: null, verdict: 'fair' },
    source: brealey('=NPV(10%;500;1800)-2000 = -57.8512 in LibreOffice Calc; 1 + (2,000 − 500) ÷ 1,800'),
  },
  {
    name: 'Brealey: project C pays back within two years and adds 50',
    given: { outlay: 2000, ...uneven(1800, 500, 0), discountRate: 0.1, cutOff: 2 },
    expect: { npv: 49.586776859504, simple: 1.4, verdict: 'good' },
    source: brealey('=NPV(10%;1800;500)-2000 = 49.5868 in LibreOffice Calc; 1 + (2,000 − 1,800) ÷ 500 = 1.4'),
  },
  {
    name: 'ACCA: a million comes back in 3 years and 11 months, months rounded up',
    given: {
      outlay: 1_000_000,
      ...uneven(400_000, 250_000, 200_000, 175_000, 75_000, 250_000),
      discountRate: 0,
      cutOff: 4,
    },
    expect: { simple: 3.857143, inWords: '3 years 11 months', verdict: 'good' },
    source: acca(30, 'Question 5: 3 years + 150/175 × 12 months, always rounded up; the sale of 200,000 is in year 6'),
  },
  {
    name: 'ACCA: 10,000 at 10% comes back after 3.7 discounted years',
    given: { outlay: 10_000, ...uneven(4000, 3500, 3000, 2500), discountRate: 0.1, cutOff: 4 },
    expect: { discounted: 3.7128, table: { at: { 1: { value: 3636.36 }, 2: { cumulativeValue: -3471.07 } } } },
    source: acca(
      122,
      'Question 5: 3 + 1,220/1,708 with factors of three decimals, 3.7; unrounded =3+(10000-4000/1.1-3500/1.1^2-3000/1.1^3)/(2500/1.1^4) = 3.7128 in LibreOffice Calc',
    ),
  },
  {
    name: 'A van: 3.1 years simple, 3.77 discounted at 10%',
    given: { outlay: 50_000, ...uneven(14_000, 16_000, 18_000, 20_000), discountRate: 0.1, cutOff: 4 },
    expect: { simple: 3.1, discounted: 3.77055, ignored: 0, table: { rows: 5, at: { 3: { cumulative: -2000 } } } },
    source: calc('=3+(50000-48000)/20000; =3+(50000-14000/1.1-16000/1.1^2-18000/1.1^3)/(20000/1.1^4)'),
  },
  {
    name: 'Even flows: 40,000 ÷ 12,000 a year, discounted at 8% in the fifth year',
    given: { outlay: 40_000, pattern: 'even', annual: 12_000, years: 6, discountRate: 0.08, cutOff: 4 },
    expect: {
      simple: 3.333333,
      discounted: 4.031159296,
      ignored: 15_729.0338870023,
      npv: 15_474.5559675343,
      inWords: '3 years 4 months',
    },
    source: calc(
      '=40000/12000; =4+(40000-PV(8%;4;-12000))/(12000/1.08^5); =12000/1.08^5+12000/1.08^6; =PV(8%;6;-12000)-40000',
    ),
  },
  {
    name: 'Never recovered',
    given: { outlay: 10_000, ...uneven(2000, 3000, 1000), discountRate: 0.1, cutOff: 3 },
    expect: { simple: null, discounted: null, verdict: 'bad' },
    source: paper('2,000 + 3,000 + 1,000 = 6,000, 4,000 short'),
  },
  {
    name: 'A repair in year 3 opens the account again; it closes for good in year 4',
    given: { outlay: 1000, ...uneven(600, 600, -500, 400), discountRate: 0, cutOff: 4 },
    expect: { simple: 1.666667, lasting: 3.75, reopened: 'fair' },
    source: paper('After year 2: +200; after year 3: −300; 3 + 300 ÷ 400 = 3.75'),
  },
  {
    name: 'A repair in the last year leaves it open',
    given: { outlay: 1000, ...uneven(600, 600, -500), discountRate: 0, cutOff: 3 },
    expect: { simple: 1.666667, lasting: null, reopened: 'bad' },
    source: paper('600 + 600 − 500 = 700 is 300 short of 1,000'),
  },
  {
    name: 'Bailout: with the sale value the money is safe after two years, without it after four',
    given: {
      outlay: 20_000,
      pattern: 'uneven',
      flows: [
        { amount: 4000, salvage: 14_000 },
        { amount: 5000, salvage: 11_000 },
        { amount: 5000, salvage: 8000 },
        { amount: 6000, salvage: 5000 },
      ],
      discountRate: 0,
      cutOff: 4,
    },
    expect: { simple: 4, bailout: 2 },
    source: paper('Year 1: 4,000 + 14,000 = 18,000; year 2: 9,000 + 11,000 = 20,000'),
  },
  {
    name: 'Ten receipts of 0.1 repay 1 exactly at the tenth',
    given: { outlay: 1, pattern: 'even', annual: 0.1, years: 10, discountRate: 0, cutOff: 10 },
    expect: { simple: 10, verdict: 'good' },
    source: paper('10 × 0.1 = 1'),
  },
])
