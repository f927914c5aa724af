import { defineCases } from '@/lib/kits/calculator'
import salary from './hourly-to-salary'

const opm = {
  title: 'U.S. Office of Personnel Management: How to Compute Rates of Pay',
  href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/how-to-compute-rates-of-pay/',
}
const sheet = { title: 'LibreOffice Calc' }
const full = { hours: 40, weeks: 52, days: 5, overtimeHours: 0, multiplier: 1.5 }

export default defineCases(salary, [
  {
    name: 'A full year of 40 hours has 2,080 hours',
    given: { ...full, rate: 25 },
    expect: {
      hoursYear: 2080,
      year: 52_000,
      month: 4333.333333,
      halfMonth: 2166.666667,
      fortnight: 2000,
      week: 1000,
      day: 200,
      unpaid: null,
    },
    source: { ...sheet, how: '=25*2080, ÷12, ÷24, ÷26; =25*40; =25*40/5' },
  },
  {
    name: 'OPM: 33.50 an hour is 2,680 for two weeks of 80 hours',
    given: { ...full, rate: 33.5 },
    expect: { fortnight: 2680 },
    source: { ...opm, how: 'Biweekly rate: 33.50 × 80 hours = 2,680 (2025 edition)' },
  },
  {
    name: 'OPM: an hour of overtime at one and a half of 33.50 is 50.25',
    given: { ...full, rate: 33.5, overtimeHours: 1 },
    expect: { week: 1390.25, periods: { rows: 7, at: { 2: { basic: 1340, overtime: 50.25, total: 1390.25 } } } },
    source: { ...opm, how: 'Overtime hourly rate: 33.50 × 1.5 = 50.25; 33.50 × 40 + 50.25' },
  },
  {
    name: 'The 2,087-hour year of the U.S. federal government',
    given: { ...full, rate: 33.5, weeks: 52.175 },
    expect: { hoursYear: 2087, year: 69_914.5 },
    source: { ...opm, how: '2,087 ÷ 40 = 52.175 weeks; 33.50 × 2,087 = 69,914.50' },
  },
  {
    name: 'Overtime every week',
    given: { rate: 18.4, hours: 37.5, weeks: 48, days: 5, overtimeHours: 3.5, multiplier: 2 },
    expect: {
      week: 818.8,
      year: 39_302.4,
      month: 3275.2,
      fortnight: 1511.630769,
      average: 19.970732,
      hoursYear: 1968,
      unpaid: 3275.2,
      periods: {
        rows: 7,
        at: {
          0: { period: 'Hour', total: 19.97, basic: 16.83, overtime: 3.14 },
          1: { period: 'Day worked', total: 163.76, basic: 138, overtime: 25.76 },
          2: { period: 'Paid week', total: 818.8, basic: 690, overtime: 128.8 },
          3: { period: 'Fortnight', total: 1511.63, basic: 1273.85, overtime: 237.78 },
          4: { period: 'Half month', total: 1637.6, basic: 1380, overtime: 257.6 },
          5: { period: 'Month', total: 3275.2, basic: 2760, overtime: 515.2 },
          6: { period: 'Year', total: 39302.4, basic: 33120, overtime: 6182.4 },
        },
      },
      rates: {
        rows: 5,
        at: {
          0: { change: '−10%', rate: 16.56, week: 736.92, month: 2947.68, year: 35372.16 },
          1: { change: '−5%', rate: 17.48, week: 777.86, month: 3111.44, year: 37337.28 },
          2: { change: 'Your rate', rate: 18.4, week: 818.8, month: 3275.2, year: 39302.4 },
          3: { change: '+5%', rate: 19.32, week: 859.74, month: 3438.96, year: 41267.52 },
          4: { change: '+10%', rate: 20.24, week: 900.68, month: 3602.72, year: 43232.64 },
        },
      },
    },
    source: {
      ...sheet,
      how: '=(18.4*37.5+3.5*18.4*2)*48, ÷12, ÷26; ×0.9 to ×1.1; =818.8/41; =818.8*4; the same with =18.4*37.5 alone for the ordinary hours, and the difference of the rounded two as overtime',
    },
  },
  {
    name: 'Half the weeks, half the pay',
    given: { ...full, rate: 25, weeks: 26 },
    expect: { year: 26_000, week: 1000, fortnight: 1000 },
    source: { title: 'Arithmetic on paper', how: '1,000 × 26 = 26,000; ÷ 26 = 1,000' },
  },
  {
    name: 'Every hour of the week is the most there is',
    given: { ...full, rate: 10, hours: 168, days: 7 },
    expect: { week: 1680, day: 240 },
    source: { title: 'Arithmetic on paper', how: '7 × 24 = 168; 168 × 10; 24 × 10' },
  },
  {
    name: 'Ordinary hours and overtime cannot exceed the week',
    given: { ...full, rate: 10, hours: 160, overtimeHours: 9 },
    problem: 'overtimeHours',
    source: { title: 'Arithmetic on paper', how: '160 + 9 > 7 × 24' },
  },
])
