import { defineCases } from '@/lib/kits/calculator'
import overtime from './overtime-pay'

const week = (...hours: number[]) => hours.map((one) => ({ hours: one }))
const federal = { weekly: 40, multiplier: 1.5, daily: undefined, doubleAfter: undefined, doubleMultiplier: 2 }
const california = { weekly: 40, multiplier: 1.5, daily: 8, doubleAfter: 12, doubleMultiplier: 2 }

export default defineCases(overtime, [
  {
    name: '46 hours at $6: $294',
    given: { ...federal, rate: 6, days: week(9, 9, 10, 9, 9) },
    expect: {
      pay: 294,
      regular: 40,
      overtime: 6,
      regularPay: 240,
      overtimePay: 54,
      doublePay: null,
      double: null,
      total: 46,
      premium: 18,
    },
    says: { verdict: '6.00 hours of overtime in 46.00 hours' },
    source: {
      title: '29 CFR 778.110 as the U.S. Department of Labor words it, quoted at wfrn.org',
      href: 'https://wfrn.org/glossary/overtime/',
      how: '$6 an hour for 40 hours and $9 for 6 hours of overtime, or a total of $294',
    },
  },
  {
    name: 'California: 10, 8, 13, 8 and 8 hours at $25: $1,275',
    given: { ...california, rate: 25, days: week(10, 8, 13, 8, 8) },
    expect: {
      pay: 1275,
      regularPay: 1000,
      overtimePay: 225,
      doublePay: 50,
      regular: 40,
      overtime: 6,
      double: 1,
      total: 47,
      effective: 27.12766,
      premium: 100,
      table: {
        rows: 5,
        at: {
          0: { day: 'Day 1', hours: 10, regular: 8, daily: 2, weekly: 0, double: 0, pay: 275 },
          2: { day: 'Day 3', hours: 13, regular: 8, daily: 4, weekly: 0, double: 1, pay: 400 },
        },
        sum: { hours: 47, regular: 40, daily: 6, weekly: 0, double: 1 },
      },
    },
    says: { verdict: 'and 1.00 hour of double time' },
    source: {
      title: 'overtimecalc.com: California overtime',
      href: 'https://overtimecalc.com/guides/california-overtime',
      how: 'The example of the page: 40 hours $1,000, 6 hours $225, 1 hour $50, together $1,275; the average by =1275/47',
    },
  },
  {
    name: 'Six days of nine hours: 14 hours of overtime, none counted twice',
    given: { ...california, rate: 10, days: week(9, 9, 9, 9, 9, 9) },
    expect: {
      overtime: 14,
      regular: 40,
      double: 0,
      pay: 610,
      table: {
        at: { 5: { hours: 9, regular: 0, daily: 1, weekly: 8, double: 0, pay: 135 } },
        sum: { daily: 6, weekly: 8 },
      },
    },
    source: {
      title: 'Study.com: California’s Overtime Pay Regulations',
      href: 'https://study.com/academy/lesson/californias-overtime-pay-regulations.html',
      how: 'Timothy’s week: the 14 weekly hours are greater than the 6 daily hours; 40 × 10 + 14 × 15 on paper',
    },
  },
  {
    name: 'No hours',
    given: { ...federal, rate: 20, days: week(0) },
    expect: { pay: 0, effective: null, overtime: 0, total: 0 },
    says: { verdict: 'No overtime' },
    source: { title: 'Arithmetic on paper', how: '0 × 20' },
  },
  {
    name: 'Double time without overtime of the day',
    given: { ...federal, rate: 10, days: week(14), doubleAfter: 12 },
    expect: { double: 2, doublePay: 40, regular: 12, pay: 160 },
    source: { title: 'Arithmetic on paper', how: '12 × 10 + 2 × 20' },
  },
  {
    name: 'As many hours of overtime as of double time, limits an hour apart',
    given: { ...california, rate: 10, days: week(13), daily: 11, doubleAfter: 12 },
    expect: { overtime: 1, double: 1, pay: 145, verdict: 'plain' },
    says: { verdict: '1.00 hour of overtime and 1.00 hour of double time' },
    source: { title: 'Arithmetic on paper', how: '11 × 10 + 15 + 20' },
  },
  {
    name: 'Half an hour, and one limit for both kinds',
    given: { ...california, rate: 10, days: week(0.5), daily: 8, doubleAfter: 8 },
    expect: { pay: 5, effective: 10 },
    source: { title: 'Arithmetic on paper', how: '½ × 10' },
  },
  {
    name: 'Double time before overtime',
    given: { ...federal, rate: 10, days: week(14), daily: 10, doubleAfter: 8 },
    problem: 'doubleAfter',
    source: { title: 'Arithmetic on paper', how: '8 is below 10' },
  },
])
