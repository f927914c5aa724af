import { choice, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'

const kinds = {
  benefits: 'Benefits and insurance',
  equipment: 'Equipment and software',
  place: 'Office and overhead',
  hiring: 'Recruiting and training',
} as const
const weeksInYear = 52

export default defineCalculator({
  inputs: {
    salary: money('Yearly salary, full time', { initial: 48_000, above: 0, max: 1e12 }),
    bonus: percent('Bonus, as a share of salary', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 10,
      refines: true,
    }),
    taxes: rows('Employer taxes and contributions', {
      row: 'contribution',
      columns: {
        name: text('Contribution', { optional: true, maxLength: 60 }),
        rate: percent('Rate', { max: 1 }),
        floor: money('On pay above', { optional: true, max: 1e12 }),
        cap: money('On pay up to', { optional: true, max: 1e12 }),
      },
      initial: [
        { name: 'Social insurance', rate: 0.09 },
        { name: 'Unemployment insurance', rate: 0.02, cap: 12_000 },
        { name: 'Payroll levy', rate: 0.01, floor: 10_000 },
      ],
      min: 0,
      max: 20,
      help: 'The employer’s share only, with this year’s rates and limits of your country. The figures here are examples.',
    }),
    pension: percent('Employer pension', {
      initial: 0.04,
      slider: { to: 0.2, step: 0.005 },
      max: 1,
      help: 'As a share of pay with bonus.',
    }),
    costs: rows('Everything else', {
      row: 'cost',
      columns: {
        name: text('Cost', { optional: true, maxLength: 60 }),
        kind: choice('Kind', { options: kinds, initial: 'benefits', as: 'menu' }),
        amount: money('Amount', { max: 1e12 }),
        years: number('Spread over years', { optional: true, above: 0, max: 50 }),
      },
      initial: [
        { name: 'Health insurance', kind: 'benefits', amount: 4200 },
        { name: 'Laptop and phone', kind: 'equipment', amount: 2400, years: 3 },
        { name: 'Software', kind: 'equipment', amount: 900 },
        { name: 'Desk and heating', kind: 'place', amount: 3600 },
        { name: 'Recruiting', kind: 'hiring', amount: 6000, years: 3 },
      ],
      min: 0,
      max: 40,
      help: 'For a year. What is bought once, such as a laptop or the search for a person, is spread over the years it serves.',
    }),
    part: percent('Share of full time', {
      initial: 1,
      slider: { from: 0.1, to: 1, step: 0.05 },
      above: 0,
      max: 1,
      refines: true,
      help: 'Salary and hours shrink with it; the other costs stay as entered.',
    }),
    weekly: number('Hours a week, full time', {
      initial: 40,
      above: 0,
      max: 168,
      refines: true,
      section: 'Working time',
    }),
    days: number('Working days a week', { initial: 5, above: 0, max: 7, refines: true, section: 'Working time' }),
    leave: number('Days of paid leave and holidays', {
      initial: 33,
      min: 0,
      max: 366,
      refines: true,
      section: 'Working time',
    }),
    away: number('Days of sickness and training', {
      initial: 8,
      min: 0,
      max: 366,
      refines: true,
      section: 'Working time',
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Cost of the employee a year' },
    multiple: { kind: 'number', label: 'Times the salary', decimals: 2, unit: '×' },
    month: { kind: 'money', label: 'A month' },
    hour: {
      kind: 'money',
      label: 'For an hour at work',
      help: 'Hours paid less leave, holidays, sickness and training.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    paidHour: { kind: 'money', label: 'For an hour paid', section: 'Time' },
    paidHours: { kind: 'number', label: 'Hours paid a year', decimals: 0, section: 'Time' },
    hours: { kind: 'number', label: 'Hours at work a year', decimals: 0, section: 'Time' },
    pay: { kind: 'money', label: 'Salary and bonus', section: 'Parts' },
    contributions: { kind: 'money', label: 'Taxes and contributions', section: 'Parts' },
    pensionCost: { kind: 'money', label: 'Pension', section: 'Parts' },
    rest: { kind: 'money', label: 'Everything else', section: 'Parts' },
    payShare: { kind: 'percent', label: 'Pay as a share of the cost', decimals: 1, section: 'Parts' },
    contributionTable: {
      kind: 'table',
      label: 'Taxes and contributions',
      columns: {
        name: { kind: 'text', label: 'Contribution' },
        base: { kind: 'money', label: 'Of pay' },
        amount: { kind: 'money', label: 'A year' },
      },
      totals: ['amount'],
    },
    table: {
      kind: 'table',
      label: 'Where the money goes',
      columns: {
        part: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'A year' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        ofSalary: { kind: 'percent', label: 'Of salary', decimals: 1 },
      },
      totals: ['amount', 'share'],
    },
  },
  formula:
    'Cost = salary + bonus + contributions + pension + other costs. Contribution = rate × (pay up to its cap − pay below its floor). Hour at work = cost ÷ ((52 × days a week − days away) × hours a day)',
  limits: [
    'Rates, floors and caps are those you enter. It knows no country’s law and none of its exemptions.',
    'Paid leave is part of the salary, so it costs nothing extra; it makes the hours at work fewer and dearer.',
    'A manager’s time, notice periods and severance are not counted.',
  ],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation',
      href: 'https://www.bls.gov/ecec/',
    },
    {
      title: 'Regulation (EC) 450/2003: the labour cost index, definition of labour costs',
      href: 'https://eur-lex.europa.eu/eli/reg/2003/450/oj',
    },
  ],

  compute({ salary, bonus, taxes, pension, costs, part, weekly, days, leave, away }, { show }) {
    const odd = taxes.findIndex(({ floor = 0, cap }) => cap !== undefined && cap < floor)
    if (odd !== -1) return problem('taxes', `must not end below where it begins (row ${odd + 1})`)
    const daysAtWork = weeksInYear * days - leave - away
    if (daysAtWork <= 0) return problem('leave', 'must leave at least one day of work in the year')
    const base = salary * part
    const extra = base * bonus
    const pay = base + extra
    const lines = taxes.map(({ name, rate, floor = 0, cap }, at) => {
      const charged = Math.max(0, Math.min(pay, cap ?? pay) - floor)
      return { name: name || `Contribution ${at + 1}`, base: charged, amount: charged * rate }
    })
    const contributions = lines.reduce((sum, { amount }) => sum + amount, 0)
    const pensionCost = pay * pension
    const ofKind = (kind: keyof typeof kinds) =>
      costs.filter((one) => one.kind === kind).reduce((sum, { amount, years = 1 }) => sum + amount / years, 0)
    const parts = [
      { part: 'Salary', amount: base },
      { part: 'Bonus', amount: extra },
      { part: 'Taxes and contributions', amount: contributions },
      { part: 'Pension', amount: pensionCost },
      ...(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({ part: kinds[kind], amount: ofKind(kind) })),
    ].filter(({ amount }) => amount > 0)
    const rest = costs.reduce((sum, { amount, years = 1 }) => sum + amount / years, 0)
    const total = pay + contributions + pensionCost + rest
    const paidHours = weeksInYear * weekly * part
    const hours = (daysAtWork * weekly * part) / days
    return {
      total,
      multiple: total / base,
      month: total / 12,
      hour: total / hours,
      verdict: {
        is: 'plain' as const,
        says: `For each 1.00 of salary the employee costs ${show.number(total / base, 2)}. Of a paid hour ${show.percent(hours / paidHours, 0)} is at work.`,
      },
      paidHour: total / paidHours,
      paidHours,
      hours,
      pay,
      contributions,
      pensionCost,
      rest,
      payShare: pay / total,
      contributionTable: lines,
      table: parts.map(({ part: name, amount }) => ({
        part: name,
        amount,
        share: amount / total,
        ofSalary: amount / base,
      })),
    }
  },

  steps: [
    { as: 'base', in: 'money', finds: 'Salary for the share of full time', is: '{salary} × {part}' },
    { gives: 'pay', is: '{base} × (1 + {bonus})' },
    { gives: 'pensionCost', is: '{pay} × {pension}' },
    { gives: 'total', is: '{pay} + {contributions} + {pensionCost} + {rest}' },
    { gives: 'multiple', is: '{total} ÷ {base}' },
    { gives: 'month', is: '{total} ÷ 12' },
    { gives: 'paidHours', is: '52 × {weekly} × {part}' },
    { gives: 'hours', is: '(52 × {days} − {leave} − {away}) × {weekly} × {part} ÷ {days}' },
    { gives: 'hour', is: '{total} ÷ {hours}' },
  ],

  charts: [{ kind: 'donut', title: 'Where the money goes', of: 'table', label: 'part', value: 'amount' }],
  examples: [
    {
      name: 'A first hire of a design studio',
      given: {
        salary: 40_000,
        bonus: 0,
        taxes: [
          { name: 'Social insurance', rate: 0.1 },
          { name: 'Unemployment insurance', rate: 0.02, cap: 10_000 },
        ],
        pension: 0.05,
        costs: [
          { name: 'Laptop', kind: 'equipment', amount: 1800, years: 3 },
          { name: 'Desk', kind: 'place', amount: 3000 },
        ],
        part: 1,
        weekly: 40,
        days: 5,
        leave: 30,
        away: 5,
      },
      expect: {
        total: 49_800,
        multiple: 1.245,
        month: 4150,
        hours: 1800,
        hour: 27.666667,
        contributions: 4200,
        payShare: 0.8032129,
      },
    },
  ],
})
