import { defineCalculator, money, number, problem } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { periodsPerYear, weeklyPay } from '@/lib/subjects/workforce/pay-periods'

const ladder = [-0.1, -0.05, 0, 0.05, 0.1] as const

export default defineCalculator({
  inputs: {
    rate: money('Hourly rate', { initial: 25, initialIn: { in: 250, jp: 1500 }, min: 0.01, max: 1e6 }),
    hours: number('Hours a week', { initial: 40, slider: { from: 1, to: 80, step: 1 }, above: 0, max: 168, unit: 'h' }),
    weeks: number('Paid weeks a year', {
      initial: 52,
      slider: { from: 1, to: 52, step: 1 },
      above: 0,
      max: 52.29,
      help: '52 with paid holidays. Take off weeks without pay. A calendar year has 52.14 weeks, a leap year 52.29.',
    }),
    days: number('Days worked a week', { initial: 5, slider: { from: 0.5, to: 7, step: 0.5 }, above: 0, max: 7 }),
    overtimeHours: number('Overtime hours a week', {
      initial: 0,
      min: 0,
      max: 168,
      unit: 'h',
      section: 'Overtime',
      refines: true,
    }),
    multiplier: number('Overtime multiplier', {
      initial: 1.5,
      min: 1,
      max: 5,
      unit: '×',
      section: 'Overtime',
      help: '1.5 is time and a half.',
      refines: true,
    }),
  },
  outputs: {
    year: { kind: 'money', label: 'Gross pay a year' },
    month: { kind: 'money', label: 'A month (÷ 12)' },
    halfMonth: { kind: 'money', label: 'Half a month (÷ 24)' },
    fortnight: { kind: 'money', label: 'A fortnight (÷ 26)' },
    week: { kind: 'money', label: 'A paid week' },
    day: { kind: 'money', label: 'A day worked' },
    hoursYear: { kind: 'number', label: 'Paid hours a year', section: 'Hours' },
    average: {
      kind: 'money',
      label: 'Average for each hour',
      help: 'Overtime included. The same as your rate without overtime.',
      section: 'Hours',
    },
    unpaid: {
      kind: 'money',
      label: 'Lost to unpaid weeks',
      optional: true,
      help: 'Against 52 paid weeks with the same hours.',
      section: 'Hours',
    },
    periods: {
      kind: 'table',
      label: 'Pay by period',
      columns: {
        period: { kind: 'text', label: 'Period' },
        total: { kind: 'money', label: 'Gross pay' },
        basic: { kind: 'money', label: 'Ordinary hours' },
        overtime: { kind: 'money', label: 'Overtime' },
      },
    },
    rates: {
      kind: 'table',
      label: 'If the rate were',
      columns: {
        change: { kind: 'text', label: 'Change' },
        rate: { kind: 'money', label: 'Hourly rate' },
        year: { kind: 'money', label: 'Year' },
        month: { kind: 'money', label: 'Month' },
        week: { kind: 'money', label: 'Paid week' },
      },
    },
  },
  formula:
    'Yearly pay = (rate × hours + rate × overtime hours × multiplier) × paid weeks. A month is the year ÷ 12, half a month ÷ 24, a fortnight ÷ 26',
  limits: [
    'Gross pay only: before income tax, social contributions and deductions.',
    'Every paid week has the same hours and the same overtime.',
    'The law of your country decides when overtime starts and what it costs. Enter the multiplier of your contract.',
    'Bonuses, tips, shift premiums and the worth of paid leave are left out.',
  ],
  sources: [
    {
      title: 'U.S. Office of Personnel Management: Computing Hourly Rates of Pay Using the 2,087-Hour Divisor',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/computing-hourly-rates-of-pay-using-the-2087-hour-divisor/',
    },
    {
      title: 'U.S. Office of Personnel Management: How to Compute Rates of Pay',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/how-to-compute-rates-of-pay/',
    },
  ],

  compute({ rate, hours, weeks, days, overtimeHours, multiplier }, { show, minorDigits }) {
    if (hours + overtimeHours > 168)
      return problem('overtimeHours', `must be at most ${show.number(168 - hours)}: a week has 168 hours`)
    const { basic, overtime } = weeklyPay({ rate, hours, overtimeHours, multiplier })
    const week = basic + overtime
    const year = week * weeks
    const whole = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const part = (period: string, share: number) => {
      const total = whole(week * share)
      const ordinary = whole(basic * share)
      return { period, basic: ordinary, overtime: whole(total - ordinary), total }
    }
    return {
      year,
      month: year / periodsPerYear.month,
      halfMonth: year / periodsPerYear.halfMonth,
      fortnight: year / periodsPerYear.fortnight,
      week,
      day: week / days,
      hoursYear: (hours + overtimeHours) * weeks,
      average: week / (hours + overtimeHours),
      unpaid: weeks < periodsPerYear.week ? week * (periodsPerYear.week - weeks) : undefined,
      periods: [
        part('Hour', 1 / (hours + overtimeHours)),
        part('Day worked', 1 / days),
        part('Paid week', 1),
        part('Fortnight', weeks / periodsPerYear.fortnight),
        part('Half month', weeks / periodsPerYear.halfMonth),
        part('Month', weeks / periodsPerYear.month),
        part('Year', weeks),
      ],
      rates: ladder.map((change) => ({
        change: change === 0 ? 'Your rate' : `${change > 0 ? '+' : ''}${show.percent(change)}`,
        rate: whole(rate * (1 + change)),
        week: whole(week * (1 + change)),
        month: whole((year * (1 + change)) / periodsPerYear.month),
        year: whole(year * (1 + change)),
      })),
    }
  },

  steps: [
    { gives: 'week', is: '{rate} × {hours} hours[ + {overtimeHours} hours of overtime × {rate} × {multiplier}]' },
    { finds: 'Pay a year', gives: 'year', is: '{week} × {weeks} weeks' },
    { finds: 'Pay a month', gives: 'month', is: '{year} ÷ 12' },
    { finds: 'Pay a fortnight', gives: 'fortnight', is: '{year} ÷ 26' },
    { finds: 'Pay a day', gives: 'day', is: '{week} ÷ {days} days' },
  ],

  asked: [
    { says: '{rate} an|per hour|hourly|ph', gives: ['year', 'month'] },
    { says: 'hourly {rate} to salary', gives: ['year', 'month'] },
  ],
  examples: [
    {
      name: 'A lab technician',
      given: { rate: 25, hours: 40, weeks: 52, days: 5, overtimeHours: 4, multiplier: 1.5 },
      expect: { year: 59_800, month: 4983.33, fortnight: 2300, week: 1150, average: 26.1364 },
    },
    {
      name: 'A school cook',
      given: { rate: 18, hours: 30, weeks: 40, days: 5, overtimeHours: 0, multiplier: 1.5 },
      expect: { year: 21_600, month: 1800, week: 540, unpaid: 6480, hoursYear: 1200 },
    },
  ],
})
