import { defineCases } from '@/lib/calculator'
import irr from './irr'

const excel = {
  title: 'Microsoft Support: IRR function',
  href: 'https://support.microsoft.com/en-us/office/irr-function-64925eaa-9988-495b-b290-3ad0c163c1bc',
}
const brealey = {
  title: 'Slides to Brealey, Myers, Allen: Principles of Corporate Finance, internal rate of return, pitfall 3',
  href: 'https://issuhub.com/view/index/5159?pageIndex=105',
}
const lorie = {
  title: 'J. Lorie, L. Savage: Three Problems in Rationing Capital, Journal of Business 28 (1955): the oil pump',
}

function flows(...amounts: number[]) {
  return amounts.map((amount) => ({ amount }))
}
const pair = (first: number[], second: number[]) => first.map((amount, at) => ({ amount, other: second[at] ?? 0 }))

export default defineCases(irr, [
  {
    name: "Excel's example after five years",
    given: { flows: flows(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000), period: 'year' },
    expect: { rate: 0.0866309480365316, annual: 0.0866309480365316, rates: { rows: 1 } },
    source: {
      ...excel,
      how: '=IRR(A2:A7), shown there as 8.7%; the other digits by bisection of the sum in another program',
    },
  },
  {
    name: "Excel's example after four years: a negative rate",
    given: { flows: flows(-70_000, 12_000, 15_000, 18_000, 21_000), period: 'year' },
    expect: { rate: -0.0212448482734109 },
    source: {
      ...excel,
      how: '=IRR(A2:A6), shown there as -2.1%; the other digits by bisection of the sum in another program',
    },
  },
  {
    name: "Excel's example after two years, which Excel finds only from a guess of -10%",
    given: { flows: flows(-70_000, 12_000, 15_000), period: 'year' },
    expect: { rate: -0.443506941334741 },
    source: {
      ...excel,
      how: '=IRR(A2:A4,-10%), shown there as -44.4%; the other digits by bisection of the sum in another program',
    },
  },
  {
    name: 'The oil pump has two rates, 25% and 400%',
    given: { flows: flows(-1600, 10_000, -10_000), period: 'year' },
    expect: { rates: { rows: 2, at: { 0: { rate: 0.25 }, 1: { rate: 4 } } } },
    source: { ...lorie, how: '-1,600 + 10,000/1.25 - 10,000/1.25² = 0 and -1,600 + 10,000/5 - 10,000/25 = 0' },
  },
  {
    name: 'A project that changes sign twice and has no rate, but is worth having',
    given: { flows: flows(1000, -3000, 2500), period: 'year', hurdle: 0.1 },
    expect: { rate: null, value: 338.842975, verdict: 'good' },
    source: {
      title: 'Arithmetic on paper',
      how: '1,000 x² − 3,000 x + 2,500 with x = 1 + r has the discriminant 9,000,000 − 10,000,000 < 0, so no real rate; 1,000 − 3,000/1.1 + 2,500/1.21 = 338.843',
    },
  },
  {
    name: '20,000 for 10,000 is 100%, worth 8,182 at 10%',
    given: { flows: flows(-10_000, 20_000), period: 'year', hurdle: 0.1 },
    expect: { rate: 1, value: 8181.818182, verdict: 'good' },
    source: {
      ...brealey,
      how: 'Its smaller project, 10,000 for 20,000: IRR 100, NPV at 10% 8,182; the digits by 20,000 ÷ 1.1 − 10,000',
    },
  },
  {
    name: 'The extra 10,000 of a larger project earn 50%, so the one with the lower rate is the better one',
    given: { flows: pair([-10_000, 20_000], [-20_000, 35_000]), compare: true, period: 'year', hurdle: 0.1 },
    expect: { rate: 1, otherRate: 0.75, incrementalRate: 0.5, otherValue: 11_818.181818, choice: 'good' },
    source: {
      ...brealey,
      how: 'Its larger project, 20,000 for 35,000: IRR 75, NPV at 10% 11,818; of the difference, 10,000 for 15,000, the IRR is 50% by hand',
    },
  },
  {
    name: 'A loan at 10% is worth taking for somebody who requires 12%, though the IRR is lower',
    given: { flows: flows(1000, -1100), period: 'year', hurdle: 0.12 },
    expect: { rate: 0.1, value: 17.857143, verdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '1,000 − 1,100 ÷ 1.12 = 17.857143; 1,100 ÷ 1,000 − 1 = 10%' },
  },
  {
    name: 'Quarters compound: 3% a quarter is 12.55% a year',
    given: { flows: flows(-100, 3, 3, 3, 103), period: 'quarter' },
    expect: { rate: 0.03, annual: 0.12550881 },
    source: { title: 'Spreadsheet', how: '=IRR({-100;3;3;3;103}) is 3%; =EFFECT(12%,4) is 12.550881%' },
  },
  {
    name: 'Months compound: 1% a month is 12.68% a year',
    given: { flows: flows(-1000, 1010), period: 'month' },
    expect: { rate: 0.01, annual: 0.12682503 },
    source: { title: 'Spreadsheet', how: '=EFFECT(12%,12) is 12.682503%' },
  },
  {
    name: 'Money that only comes in has no rate',
    given: { flows: flows(100, 200, 300) },
    problem: 'flows',
    source: { ...excel, how: 'Values must contain at least one positive and one negative value; otherwise #NUM!' },
  },
])
