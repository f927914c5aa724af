import { choice, date, defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { daysFrom } from '@/lib/subjects/time/calendar'
import { periodsPerYear } from '@/lib/subjects/workforce/pay-periods'

const perYear = { ...periodsPerYear, year: 1 } as const
const byHour = { field: 'per', is: 'hour' } as const

export default defineCalculator({
  inputs: {
    pay: money('Pay now', { initial: 42_000, above: 0, max: 1e12 }),
    per: choice('Paid per', {
      options: {
        year: 'Year',
        month: 'Month',
        halfMonth: 'Half month',
        fortnight: 'Two weeks',
        week: 'Week',
        hour: 'Hour',
      },
      initial: 'year',
      as: 'menu',
    }),
    by: choice('Raise given as', {
      options: { percent: 'Percent', amount: 'Amount', target: 'New pay' },
      initial: 'percent',
    }),
    raise: percent('Raise', {
      initial: 0.04,
      negative: true,
      min: -1,
      max: 10,
      slider: { from: 0, to: 0.25, step: 0.005 },
      shownWhen: { field: 'by', is: 'percent' },
    }),
    amount: money('Raise, for each pay period', {
      initial: 2000,
      negative: true,
      max: 1e12,
      shownWhen: { field: 'by', is: 'amount' },
    }),
    target: money('Pay you aim for', { initial: 45_000, max: 1e12, shownWhen: { field: 'by', is: 'target' } }),
    inflation: percent('Inflation a year', {
      initial: 0.03,
      negative: true,
      above: -1,
      max: 10,
      slider: { from: 0, to: 0.15, step: 0.0025 },
      help: 'Of the year since the last raise. It also goes on in the five years below.',
    }),
    hours: number('Hours a year', {
      initial: 2080,
      above: 0,
      max: 8784,
      shownWhen: byHour,
      refines: true,
    }),
    from: date('Raise begins on', {
      optional: true,
      min: '1950-01-01',
      max: '2199-12-31',
      refines: true,
      help: 'For what it comes to within that calendar year.',
    }),
    yearly: percent('The same raise each later year', {
      initial: 0,
      negative: true,
      min: -1,
      max: 1,
      slider: { from: 0, to: 0.15, step: 0.0025 },
      refines: true,
      help: 'Given on top of the new pay and, in the comparison, on top of the old.',
    }),
  },
  outputs: {
    newPay: { kind: 'money', label: 'New pay, each period' },
    raised: { kind: 'percent', label: 'Raise', decimals: 2 },
    more: { kind: 'money', label: 'More each period' },
    moreMonth: { kind: 'money', label: 'More a month' },
    real: { kind: 'percent', label: 'Raise after inflation', decimals: 2 },
    verdict: { kind: 'verdict', label: 'In words' },
    yearOld: { kind: 'money', label: 'Pay a year before', section: 'A year' },
    yearNew: { kind: 'money', label: 'Pay a year after', section: 'A year' },
    moreYear: { kind: 'money', label: 'More a year', section: 'A year' },
    thisYear: { kind: 'money', label: 'More in the first calendar year', optional: true, section: 'A year' },
    keepsUp: { kind: 'money', label: 'Pay that would match inflation', section: 'A year', help: 'For a year.' },
    fiveYears: { kind: 'money', label: 'More in five years', section: 'Five years' },
    years: {
      kind: 'table',
      label: 'Five years with the raise and without',
      columns: {
        year: { kind: 'count', label: 'Year' },
        without: { kind: 'money', label: 'Without' },
        with: { kind: 'money', label: 'With' },
        more: { kind: 'money', label: 'More' },
        sum: { kind: 'money', label: 'Added up' },
        today: { kind: 'money', label: 'With, in today’s money' },
      },
      totals: ['without', 'with', 'more'],
    },
  },
  formula:
    'New pay = pay × (1 + raise). Raise after inflation = (1 + raise) ÷ (1 + inflation) − 1. First calendar year = more a year × days left ÷ days of the year',
  limits: [
    'Gross pay. A raise can move part of it into a higher tax rate, so that less than the percentage arrives.',
    'Bonus, pension and overtime that follow pay are not counted.',
    'Inflation of your own basket may differ from the published index.',
  ],
  sources: [
    { title: 'I. Fisher: The Theory of Interest (1930), relation of nominal rate, real rate and inflation' },
    {
      title: 'U.S. Bureau of Labor Statistics: Consumer Price Index, Math Calculations',
      href: 'https://www.bls.gov/cpi/factsheets/',
    },
  ],

  compute({ pay, per, by, raise, amount, target, inflation, hours, from, yearly }, { show, minorDigits }) {
    const periods = per === 'hour' ? hours : perYear[per]
    const newPay = by === 'percent' ? pay * (1 + raise) : by === 'amount' ? pay + amount : target
    if (newPay < 0) return problem(by === 'amount' ? 'amount' : 'raise', 'must not take away more than the pay')
    const raised = newPay / pay - 1
    const real = (1 + raised) / (1 + inflation) - 1
    const yearOld = pay * periods
    const yearNew = newPay * periods
    const moreYear = yearNew - yearOld
    let sum = 0
    const years = Array.from({ length: 5 }, (_, at) => {
      const without = yearOld * (1 + yearly) ** at
      const withRaise = yearNew * (1 + yearly) ** at
      sum += withRaise - without
      return {
        year: at + 1,
        without,
        with: withRaise,
        more: withRaise - without,
        sum,
        today: withRaise / (1 + inflation) ** at,
      }
    })
    return {
      newPay,
      raised,
      more: newPay - pay,
      moreMonth: moreYear / 12,
      real,
      verdict: judgement(),
      yearOld,
      yearNew,
      moreYear,
      thisYear: from === undefined ? undefined : moreYear * restOfYear(from),
      keepsUp: yearOld * (1 + inflation),
      fiveYears: sum,
      years,
    }

    function judgement() {
      const needed = yearOld * (1 + inflation)
      const order = compareAmounts(yearNew, needed, minorDigits)
      if (order === 0) return { is: 'fair' as const, says: 'The raise makes up for inflation and no more.' }
      const gap = show.money(Math.abs(yearNew - needed))
      return order > 0
        ? {
            is: 'good' as const,
            says: `After inflation you can buy more than before: ${gap} a year beyond keeping up.`,
          }
        : {
            is: 'bad' as const,
            says: `After inflation you can buy less than before: ${gap} a year are missing to keep up.`,
          }
    }
  },

  steps({ by, per }) {
    const periods = { kind: 'count' as const, value: per === 'hour' ? 0 : perYear[per] }
    const times = per === 'hour' ? '{hours}' : '{periods}'
    const figures = per === 'hour' ? {} : { with: { periods } }
    return [
      ...(by === 'percent' ? [{ gives: 'newPay' as const, is: '{pay} × (1 + {raise})' }] : []),
      ...(by === 'amount' ? [{ gives: 'newPay' as const, is: '{pay} + {amount}' }] : []),
      ...(by === 'target' ? [{ gives: 'raised' as const, is: '{target} ÷ {pay} − 1' }] : []),
      { gives: 'real', is: '(1 + {raised}) ÷ (1 + {inflation}) − 1' },
      { gives: 'yearOld', is: `{pay} × ${times}`, ...figures },
      { gives: 'yearNew', is: `{newPay} × ${times}`, ...figures },
      { gives: 'moreYear', is: '{yearNew} − {yearOld}' },
      { gives: 'moreMonth', is: '{moreYear} ÷ 12' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Yearly pay with the raise and without',
      of: 'years',
      x: 'year',
      y: ['with', 'without', 'today'],
    },
  ],
  examples: [
    {
      name: 'A dental nurse',
      given: { pay: 3000, per: 'month', by: 'amount', amount: 150, inflation: 0.03, from: '2026-10-01', yearly: 0 },
      expect: {
        newPay: 3150,
        raised: 0.05,
        real: 0.01941748,
        moreYear: 1800,
        thisYear: 453.69863,
        fiveYears: 9000,
        verdict: 'good',
      },
    },
  ],
})

/** Share of the calendar year from that day on, the day included. */
function restOfYear(day: string): number {
  const year = Number(day.slice(0, 4))
  const first = `${year}-01-01`
  const next = `${String(year + 1).padStart(4, '0')}-01-01`
  return daysFrom(day, next) / daysFrom(first, next)
}
