import { defineCases } from '@/lib/kits/calculator'
import inflation from './inflation'

const coin = (how: string) => ({
  title: 'CoinNews: Consumer Price Index and annual percent changes from 1913',
  href: 'http://coinnews.net/tools/cpi-inflation-calculator/consumer-price-index-cpi-and-annual-percent-changes-from-1913-to-2008' as const,
  how,
})
const unpaid = { yearly: 0.025, payThen: undefined, payNow: undefined } as const

export default defineCases(inflation, [
  {
    name: 'Ten dollars of 1914 and the deflation of 1921, as a table of the yearly averages prints them',
    given: { ...unpaid, amount: 10, series: 'us', from: 1914, to: 1921 },
    expect: {
      value: 17.9,
      total: 0.79,
      table: {
        rows: 8,
        at: {
          0: { year: '1914', index: 10, inflation: null, value: 10 },
          2: { year: '1916', index: 10.9 },
          6: { year: '1920', index: 20, value: 20 },
          7: { index: 17.9, inflation: -0.105, value: 17.9 },
        },
      },
    },
    source: coin('Read: averages of 10.0, 10.9, 20.0 and 17.9, and −10.5% in 1921; 17.9 ÷ 20.0 − 1 is exactly −10.5%'),
  },
  {
    name: 'From 2000 to 2024 by the index, on average by RRI',
    given: { amount: 100, series: 'us', from: 2000, to: 2024, yearly: 0.025, payThen: 40_000, payNow: 65_000 },
    expect: {
      value: 182.1655,
      total: 0.821655,
      average: 0.025_304_2,
      lost: 0.451_049,
      worth: 54.8951,
      payNeeded: 72_866.202,
      payReal: -0.107_954,
      verdict: 'bad',
      line: { rows: 25, at: { 24: { year: 2024, value: 182.1655 } } },
    },
    says: { verdict: 'it buys 10.8% less' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Averages of 172.2 and 313.689, as the Bureau of Labor Statistics has them; pay of 40,000 restated, and 65,000 over it',
      sheet: {
        cells: { A1: 172.2, A2: 313.689 },
        formulas: {
          value: '=FV(A2/A1-1;1;0;-100)',
          average: '=RRI(24;A1;A2)',
          worth: '=PV(A2/A1-1;1;0;-100)',
          payNeeded: '=FV(A2/A1-1;1;0;-40000)',
        },
      },
    },
  },
  {
    name: 'Back in time: what 100 of 2024 bought in 2000',
    given: { ...unpaid, amount: 100, series: 'us', from: 2024, to: 2000 },
    expect: { value: 54.8951, average: 0.025_304_2, lost: -0.821_655 },
    source: {
      title: 'LibreOffice Calc',
      how: 'The same two averages the other way round; the yearly rate is the same',
      sheet: {
        cells: { A1: 172.2, A2: 313.689 },
        formulas: { value: '=PV(A2/A1-1;1;0;-100)', average: '=RRI(24;A1;A2)' },
      },
    },
  },
  {
    name: 'Beyond the index: five years at 3% after 2025',
    given: { ...unpaid, amount: 100, series: 'us', from: 2025, to: 2030, yearly: 0.03 },
    expect: { value: 115.927_407, average: 0.03, table: { at: { 5: { year: '2030', index: 373.22 } } } },
    source: { title: 'Arithmetic on paper', how: '100 × 1.03^5; 321.943 × 1.159274' },
  },
  {
    name: 'An assumed rate over ten years, and pay that kept up',
    given: {
      amount: 1000,
      series: 'global',
      from: 2026,
      to: 2036,
      yearly: 0.06,
      payThen: 50_000,
      payNow: 100_000,
    },
    expect: { value: 1790.8477, total: 0.790_847_7, worth: 558.3948, payReal: 0.116_789_6, verdict: 'good' },
    says: { verdict: 'it buys 11.7% more' },
    source: {
      title: 'LibreOffice Calc',
      how: '100,000 over 50,000 grown at 6%',
      sheet: {
        formulas: {
          value: '=FV(6%;10;0;-1000)',
          worth: '=PV(6%;10;0;-1000)',
          total: '=FV(6%;10;0;-1)-1',
          payReal: '=PV(6%;10;0;-2)-1',
        },
      },
    },
  },
  {
    name: 'The same year',
    given: { ...unpaid, amount: 100, series: 'us', from: 2010, to: 2010 },
    expect: { value: 100, total: 0, lost: 0, average: null },
    source: { title: 'Arithmetic on paper', how: '100 × 1' },
  },
  {
    name: 'Before the index begins',
    given: { ...unpaid, amount: 100, series: 'us', from: 1900, to: 2010 },
    problem: 'from',
    because: '1913',
    source: coin('The table begins in 1913'),
  },
])
