import { defineCases } from '@/lib/kits/calculator'
import raise from './pay-raise'

export default defineCases(raise, [
  {
    name: '42,000 raised by 4%, inflation 3%, from 1 April',
    given: { pay: 42_000, per: 'year', by: 'percent', raise: 0.04, inflation: 0.03, from: '2026-04-01', yearly: 0.02 },
    expect: {
      newPay: 43_680,
      raised: 0.04,
      more: 1680,
      moreMonth: 140,
      real: 0.00970874,
      yearOld: 42_000,
      yearNew: 43_680,
      moreYear: 1680,
      thisYear: 1265.753425,
      keepsUp: 43_260,
      fiveYears: 8742.787469,
      verdict: 'good',
      years: {
        rows: 5,
        at: {
          0: { year: 1, without: 42_000, with: 43_680, more: 1680, sum: 1680, today: 43_680 },
          4: {
            year: 5,
            without: 45_462.150720,
            with: 47_280.636749,
            more: 1818.486029,
            sum: 8742.787469,
            today: 42_008.233369,
          },
        },
        sum: { without: 218_569.68672, with: 227_312.474189, more: 8742.787469 },
      },
    },
    says: { verdict: 'a year beyond keeping up' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: '2026-04-01', A2: '2027-01-01', A3: '2026-01-01' },
        formulas: {
          newPay: '=42000*1.04',
          real: '=1.04/1.03-1',
          thisYear: '=1680*(A2-A1)/(A2-A3)',
          fiveYears: '=FV(2%;5;-1680)',
          'years.4.with': '=FV(2%;4;0;-43680)',
          'years.4.without': '=FV(2%;4;0;-42000)',
          'years.4.today': '=PV(3%;4;0;-FV(2%;4;0;-43680))',
          'years.sum.without': '=FV(2%;5;-42000)',
          'years.sum.with': '=FV(2%;5;-43680)',
        },
      },
    },
  },
  {
    name: 'Wages up by 6.20%, inflation 4.30%: 1.82% in substance',
    given: { pay: 1000, per: 'month', by: 'percent', raise: 0.062, inflation: 0.043 },
    expect: { real: 0.01821668, yearNew: 12_744, thisYear: null },
    source: {
      title: 'WizEdu, finance question 6764',
      href: 'https://wizedu.com/questions/6764/if-wages-grew-620-percent-but-inflation-was-430',
      how: 'The worked answer, 1.821668%; 1,062 × 12 on paper',
    },
  },
  {
    name: '65,000 a year raised by 5%, in pay of two weeks: 2,500 becomes 2,625',
    given: { pay: 2500, per: 'fortnight', by: 'percent', raise: 0.05, inflation: 0 },
    expect: { newPay: 2625, more: 125, yearOld: 65_000, yearNew: 68_250, moreYear: 3250 },
    source: {
      title: 'calculatorglobe.com: Raise Calculator',
      href: 'https://calculatorglobe.com/financial/business/raise-calculator',
      how: 'What the calculator shows for $65,000 and 5%, paid every two weeks',
    },
  },
  {
    name: 'The raise to a wish: from 21 to 22.5 an hour',
    given: { pay: 21, per: 'hour', hours: 2000, by: 'target', target: 22.5, inflation: 0.1 },
    expect: {
      raised: 0.0714286,
      more: 1.5,
      moreYear: 3000,
      moreMonth: 250,
      yearNew: 45_000,
      keepsUp: 46_200,
      verdict: 'bad',
    },
    says: { verdict: 'you can buy less than before' },
    source: {
      title: 'LibreOffice Calc',
      how: '=22.5/21-1; 2,000 × 1.5; 42,000 × 1.1',
      sheet: { formulas: { raised: '=22.5/21-1' } },
    },
  },
  {
    name: 'A cut of 100 each fortnight in a leap year',
    given: { pay: 1600, per: 'fortnight', by: 'amount', amount: -100, inflation: 0, from: '2028-07-01' },
    expect: {
      newPay: 1500,
      raised: -0.0625,
      moreYear: -2600,
      real: -0.0625,
      thisYear: -1307.103825,
      fiveYears: -13_000,
      verdict: 'bad',
    },
    source: {
      title: 'Python datetime and arithmetic',
      how: '−100 × 26 × (date(2029,1,1) − date(2028,7,1)).days ÷ 366 = −2,600 × 184 ÷ 366',
    },
  },
  {
    name: 'Just inflation, paid twice a month and by the week',
    given: { pay: 1000, per: 'halfMonth', by: 'percent', raise: 0.03, inflation: 0.03 },
    expect: { real: 0, yearOld: 24_000, verdict: 'fair' },
    says: { verdict: 'and no more' },
    source: { title: 'Arithmetic on paper', how: '1.03 ÷ 1.03; 24 half months' },
  },
  {
    name: 'A cut beyond the pay',
    given: { pay: 100, per: 'week', by: 'amount', amount: -101 },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: '100 − 101 is below 0' },
  },
])
