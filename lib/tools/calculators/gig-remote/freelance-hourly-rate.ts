import { defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'

const most = 1e9
const weeksInYear = 52
const away = { section: 'Weeks without work', refines: true } as const
const extra = { section: 'Pension, reserve and unpaid bills', refines: true } as const
const shares = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const

export default defineCalculator({
  inputs: {
    net: money('Take-home pay you want a year', {
      initial: 45_000,
      initialIn: { in: 1_200_000, jp: 5_000_000, kr: 45_000_000 },
      above: 0,
      max: most,
    }),
    tax: percent('Tax and social contributions', {
      initial: 0.3,
      max: 0.9,
      slider: { to: 0.6, step: 0.01 },
      help: 'As a share of your profit, on average. Last year’s assessment shows it; the figure here is an example.',
    }),
    costs: money('Business costs a year', {
      initial: 9000,
      initialIn: { in: 200_000, jp: 900_000, kr: 9_000_000 },
      max: most,
      help: 'Software, insurance, accountant, equipment, desk, travel that nobody pays back.',
    }),
    hours: number('Hours you work a week', { initial: 40, above: 0, max: 100, unit: 'h' }),
    billable: percent('Of these, billed to clients', {
      initial: 0.6,
      above: 0,
      max: 1,
      slider: { from: 0.2, to: 1, step: 0.05 },
      help: 'The rest goes into offers, accounts, learning and waiting.',
    }),
    holiday: number('Holidays', { initial: 6, min: 0, max: 52, unit: 'weeks', help: 'With public holidays.', ...away }),
    sick: number('Sickness', { initial: 1, min: 0, max: 52, unit: 'weeks', ...away }),
    training: number('Training and fairs', { initial: 1, min: 0, max: 52, unit: 'weeks', ...away }),
    days: number('Working days a week', { initial: 5, above: 0, max: 7, help: 'Makes the day rate.', ...away }),
    pension: percent('Pension, as a share of profit', {
      initial: 0.1,
      max: 0.6,
      slider: { to: 0.3, step: 0.01 },
      help: 'Paid before tax.',
      ...extra,
    }),
    buffer: percent('Reserve on top', {
      initial: 0.1,
      max: 3,
      slider: { to: 0.5, step: 0.01 },
      help: 'For months without orders and for growth. The target rate holds it, the lowest rate does not.',
      ...extra,
    }),
    badDebt: percent('Bills that are never paid', {
      initial: 0.01,
      max: 0.9,
      slider: { to: 0.2, step: 0.005 },
      ...extra,
    }),
    salary: money('Salary to compare with', {
      optional: true,
      above: 0,
      max: most,
      help: 'A year’s gross pay of a job like yours.',
      ...extra,
    }),
  },
  outputs: {
    target: { kind: 'money', label: 'Target hourly rate' },
    lowest: {
      kind: 'money',
      label: 'Lowest hourly rate',
      help: 'Without the reserve. Below it you miss your take-home pay.',
    },
    day: { kind: 'money', label: 'Day rate' },
    billed: { kind: 'number', label: 'Hours billed a year', decimals: 1, unit: 'h' },
    revenue: { kind: 'money', label: 'To invoice a year' },
    verdict: { kind: 'verdict', label: 'In words' },
    half: { kind: 'money', label: 'Half a day', section: 'Rates' },
    week: { kind: 'money', label: 'A billed week of full days', section: 'Rates' },
    month: {
      kind: 'money',
      label: 'To invoice a month',
      section: 'Rates',
      help: 'A twelfth of the year, holidays included.',
    },
    weeks: { kind: 'number', label: 'Weeks at work', decimals: 1, section: 'Time' },
    daysBilled: { kind: 'number', label: 'Days billed', decimals: 1, section: 'Time' },
    profit: { kind: 'money', label: 'Profit before tax and pension', section: 'Against a job' },
    paidHour: {
      kind: 'money',
      label: 'Hourly pay of the job',
      section: 'Against a job',
      optional: true,
      help: 'Salary over all paid hours of the year.',
    },
    times: {
      kind: 'number',
      label: 'Target rate over it',
      decimals: 2,
      unit: '×',
      section: 'Against a job',
      optional: true,
    },
    year: {
      kind: 'table',
      label: 'A year at the target rate',
      section: 'A year',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        hour: { kind: 'money', label: 'In a billed hour' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
      },
      totals: ['amount', 'hour', 'share'],
    },
    sensitivity: {
      kind: 'table',
      label: 'If another share of your time is billed',
      section: 'A year',
      columns: {
        billable: { kind: 'percent', label: 'Billed', decimals: 0 },
        hours: { kind: 'number', label: 'Hours a year', decimals: 1 },
        lowest: { kind: 'money', label: 'Lowest rate' },
        target: { kind: 'money', label: 'Target rate' },
      },
    },
  },
  formula:
    'Profit = take-home ÷ ((1 − tax) × (1 − pension)). Lowest rate = (profit + costs) ÷ (1 − unpaid) ÷ hours billed; target rate = that × (1 + reserve). Hours billed = (52 − weeks off) × hours × share billed',
  limits: [
    'Tax is one average share. Progressive rates, allowances and social insurance limits need the tax calculator of your country.',
    'VAT, GST or sales tax is added on top and is not yours.',
    'The reserve is before tax; what you take out of it later is taxed then.',
    'The market sets a ceiling that this page does not know.',
  ],
  sources: [
    {
      title: 'Calculator Lib: Freelance hourly rate, the formula with a worked example',
      href: 'https://calculatorlib.com/freelance-hourly-rate-calculator',
    },
  ],

  compute(values, { show }) {
    const { net, tax, costs, hours, billable, holiday, sick, training, days, pension, buffer, badDebt, salary } = values
    const weeks = weeksInYear - holiday - sick - training
    if (weeks <= 0) return problem('holiday', 'must leave weeks to work: with sickness and training the year is full')
    const profit = net / ((1 - tax) * (1 - pension))
    const needed = (profit + costs) / (1 - badDebt)
    const billed = weeks * hours * billable
    const lowest = needed / billed
    const target = lowest * (1 + buffer)
    const revenue = target * billed
    const dayHours = hours / days
    const pensionPaid = profit * pension
    const taxPaid = (profit - pensionPaid) * tax
    const lines = [
      ['Take-home pay', net],
      ['Tax and contributions', taxPaid],
      ['Pension', pensionPaid],
      ['Business costs', costs],
      ['Reserve', needed * (1 - badDebt) * buffer],
      ['Unpaid bills', revenue * badDebt],
    ] as const
    const paidHour = salary === undefined ? undefined : salary / (weeksInYear * hours)
    return {
      target,
      lowest,
      day: target * dayHours,
      billed,
      revenue,
      verdict: inWords(),
      half: (target * dayHours) / 2,
      week: target * hours,
      month: revenue / 12,
      weeks,
      daysBilled: billed / dayHours,
      profit,
      paidHour,
      times: paidHour === undefined ? undefined : target / paidHour,
      year: lines.map(([line, amount]) => ({ line, amount, hour: amount / billed, share: amount / revenue })),
      sensitivity: shares.map((share) => {
        const other = weeks * hours * share
        return { billable: share, hours: other, lowest: needed / other, target: (needed / other) * (1 + buffer) }
      }),
    }

    function inWords(): Verdict {
      const kept = show.percent(net / revenue, 1)
      if (weeks * hours > 2500)
        return {
          is: 'fair',
          says: `That is ${show.number(weeks * hours, 0)} hours of work a year. Of each amount invoiced you keep ${kept}.`,
        }
      return {
        is: 'plain',
        says: `Of each amount invoiced you keep ${kept}. ${show.number(billed / weeks, 1)} hours a week are billed.`,
      }
    }
  },

  steps: [
    { gives: 'weeks', is: '52 − {holiday} − {sick} − {training}' },
    { gives: 'billed', is: '{weeks} × {hours} × {billable}' },
    { gives: 'profit', is: '{net} ÷ ((1 − {tax}) × (1 − {pension}))' },
    { gives: 'lowest', is: '({profit} + {costs})[ ÷ (1 − {badDebt})] ÷ {billed}' },
    { gives: 'target', is: '{lowest} × (1 + {buffer})' },
    { gives: 'day', is: '{target} × {hours} ÷ {days}' },
    { gives: 'half', is: '{day} ÷ 2' },
    { gives: 'week', is: '{target} × {hours}' },
    { gives: 'revenue', is: '{target} × {billed}' },
    { gives: 'month', is: '{revenue} ÷ 12' },
    { gives: 'daysBilled', is: '{billed} ÷ ({hours} ÷ {days})' },
    { gives: 'paidHour', is: '{salary} ÷ (52 × {hours})' },
    { gives: 'times', is: '{target} ÷ {paidHour}' },
  ],

  charts: [
    { kind: 'donut', title: 'Where an invoiced hour goes', of: 'year', label: 'line', value: 'amount' },
    { kind: 'line', title: 'Rate by share of time billed', of: 'sensitivity', x: 'billable', y: ['lowest', 'target'] },
  ],
  examples: [
    {
      name: 'A designer in her first year',
      given: {
        net: 45_000,
        tax: 0.3,
        costs: 9000,
        hours: 40,
        billable: 0.6,
        holiday: 6,
        sick: 1,
        training: 1,
        days: 5,
        pension: 0.1,
        buffer: 0.1,
        badDebt: 0.01,
        salary: 58_000,
      },
      expect: { weeks: 44, billed: 1056, profit: 71_428.571429, lowest: 76.932747, target: 84.626022, day: 677.008177 },
    },
    {
      name: 'The same with half of the time billed',
      given: {
        net: 45_000,
        tax: 0.3,
        costs: 9000,
        hours: 40,
        billable: 0.5,
        holiday: 6,
        sick: 1,
        training: 1,
        days: 5,
        pension: 0.1,
        buffer: 0.1,
        badDebt: 0.01,
      },
      expect: { billed: 880, target: 101.551227 },
    },
  ],
})
