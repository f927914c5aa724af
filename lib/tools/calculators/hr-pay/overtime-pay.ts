import { defineCalculator, money, number, problem, rows, text } from '@/lib/kits/calculator'
import { overtimeOfWeek } from '@/lib/subjects/workforce/overtime'

const hours = { kind: 'number', decimals: 2, unit: 'h' } as const
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export default defineCalculator({
  inputs: {
    rate: money('Hourly rate', { initial: 18, max: 1e6 }),
    days: rows('Hours worked', {
      row: 'day',
      columns: {
        day: text('Day', { optional: true, maxLength: 30 }),
        hours: number('Hours', { min: 0, max: 24 }),
      },
      initial: weekdays.map((day, at) => ({ day, hours: [9, 8, 10, 8, 9.5, 4, 0][at] ?? 0 })),
      min: 1,
      max: 7,
      help: 'One workweek, each day once. 7.5 is seven hours and a half.',
    }),
    weekly: number('Overtime after hours in the week', { initial: 40, min: 0, max: 168, unit: 'h' }),
    multiplier: number('Overtime rate', {
      initial: 1.5,
      min: 1,
      max: 10,
      unit: '×',
      slider: { from: 1, to: 3, step: 0.05 },
    }),
    daily: number('Overtime after hours in a day', {
      optional: true,
      min: 0,
      max: 24,
      unit: 'h',
      refines: true,
      help: 'Empty: no daily overtime. California, for one, has 8.',
    }),
    doubleAfter: number('Double time after hours in a day', {
      optional: true,
      min: 0,
      max: 24,
      unit: 'h',
      refines: true,
      help: 'Empty: no double time. California, for one, has 12.',
    }),
    doubleMultiplier: number('Double-time rate', {
      initial: 2,
      min: 1,
      max: 10,
      unit: '×',
      slider: { from: 1, to: 4, step: 0.05 },
      refines: true,
    }),
  },
  outputs: {
    pay: { kind: 'money', label: 'Gross pay of the week' },
    regularPay: { kind: 'money', label: 'Regular pay' },
    overtimePay: { kind: 'money', label: 'Overtime pay' },
    doublePay: { kind: 'money', label: 'Double-time pay', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    effective: { kind: 'money', label: 'Average hourly rate', decimals: 3, optional: true, section: 'Hours' },
    premium: {
      kind: 'money',
      label: 'Extra for overtime',
      section: 'Hours',
      help: 'Above the plain rate for the same hours.',
    },
    total: { ...hours, label: 'Hours worked', section: 'Hours' },
    regular: { ...hours, label: 'Regular hours', section: 'Hours' },
    overtime: { ...hours, label: 'Overtime hours', section: 'Hours' },
    double: { ...hours, label: 'Double-time hours', section: 'Hours', optional: true },
    table: {
      kind: 'table',
      label: 'Day by day',
      columns: {
        day: { kind: 'text', label: 'Day' },
        hours: { ...hours, label: 'Hours' },
        regular: { ...hours, label: 'Regular' },
        daily: { ...hours, label: 'Overtime of the day' },
        weekly: { ...hours, label: 'Overtime of the week' },
        double: { ...hours, label: 'Double time' },
        pay: { kind: 'money', label: 'Pay' },
      },
      totals: ['hours', 'regular', 'daily', 'weekly', 'double'],
    },
  },
  formula:
    'Pay = regular hours × rate + overtime hours × rate × overtime rate + double-time hours × rate × double-time rate. Daily overtime is taken off before the week is tested, so no hour counts twice',
  limits: [
    'The rate is the regular rate. In the United States bonuses, commissions and shift premiums raise it; add them before you divide by hours.',
    'Who is entitled to overtime, and extra pay on a seventh day, Sundays or holidays, is not decided here.',
    'Gross pay, before tax and deductions. One workweek: hours of two weeks must not be averaged in the United States.',
  ],
  sources: [
    {
      title: 'U.S. Department of Labor: Fact Sheet 23, Overtime Pay Requirements of the Fair Labor Standards Act',
      href: 'https://www.dol.gov/agencies/whd/fact-sheets/23-flsa-overtime-pay',
    },
    {
      title: '29 CFR 778.110, Hourly rate employee',
      href: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-V/subchapter-B/part-778/subpart-B/section-778.110',
    },
    {
      title: 'California Labor Code, section 510',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=510.',
    },
  ],

  compute({ rate, days, weekly, multiplier, daily, doubleAfter, doubleMultiplier }, { show }) {
    if (doubleAfter !== undefined && daily !== undefined && doubleAfter < daily)
      return problem('doubleAfter', 'must not begin before the overtime of the day')
    const split = overtimeOfWeek(
      days.map((day) => day.hours),
      { weekly, daily, doubleAfter },
    )
    const sum = (of: 'hours' | 'regular' | 'daily' | 'weekly' | 'double') =>
      split.reduce((total, day) => total + day[of], 0)
    const total = sum('hours')
    const overtime = sum('daily') + sum('weekly')
    const regularPay = sum('regular') * rate
    const overtimePay = overtime * rate * multiplier
    const doublePay = sum('double') * rate * doubleMultiplier
    const pay = regularPay + overtimePay + doublePay
    const written = (amount: number) => `${show.number(amount, 2)} ${amount === 1 ? 'hour' : 'hours'}`
    return {
      pay,
      regularPay,
      overtimePay,
      doublePay: doubleAfter === undefined ? undefined : doublePay,
      verdict: {
        is: 'plain' as const,
        says:
          overtime + sum('double') === 0
            ? 'No overtime in this week.'
            : `${written(overtime)} of overtime${sum('double') > 0 ? ` and ${written(sum('double'))} of double time` : ''} in ${written(total)}.`,
      },
      effective: total > 0 ? pay / total : undefined,
      premium: pay - total * rate,
      total,
      regular: sum('regular'),
      overtime,
      double: doubleAfter === undefined ? undefined : sum('double'),
      table: split.map((day, at) => ({
        day: days[at]?.day || `Day ${at + 1}`,
        ...day,
        pay: rate * (day.regular + (day.daily + day.weekly) * multiplier + day.double * doubleMultiplier),
      })),
    }
  },

  steps: [
    { gives: 'regularPay', is: '{regular} × {rate}' },
    { gives: 'overtimePay', is: '{overtime} × {rate} × {multiplier}' },
    { gives: 'doublePay', is: '{double} × {rate} × {doubleMultiplier}' },
    { gives: 'pay', is: '{regularPay} + {overtimePay}[ + {doublePay}]' },
    { gives: 'effective', is: '{pay} ÷ {total}' },
    { gives: 'premium', is: '{pay} − {total} × {rate}' },
  ],

  charts: [
    {
      kind: 'stacked',
      title: 'Hours by day',
      of: 'table',
      x: 'day',
      y: ['regular', 'daily', 'weekly', 'double'],
    },
  ],
  examples: [
    {
      name: 'A warehouse week before a holiday',
      given: {
        rate: 20,
        days: [10, 8, 8, 8, 10, 6].map((hours, at) => ({ day: weekdays[at] ?? '', hours })),
        weekly: 40,
        multiplier: 1.5,
        daily: undefined,
        doubleAfter: undefined,
      },
      expect: { pay: 1100, regularPay: 800, overtimePay: 300, total: 50, overtime: 10, effective: 22, premium: 100 },
    },
  ],
})
