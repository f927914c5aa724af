import { choice, date, defineCalculator, money, number, problem, rate, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { actualActual, days30US } from '@/lib/subjects/time/day-count'

const solves = (...kinds: readonly ('interest' | 'principal' | 'rate' | 'time')[]) => ({ field: 'find', is: kinds })
const daysAYear = { act365: 365, act360: 360, thirty: 360, actact: 365 } as const
const largest = 1e12

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { interest: 'The interest', principal: 'The principal', rate: 'The rate', time: 'The time' },
      initial: 'interest',
      as: 'menu',
    }),
    principal: money('Principal', { initial: 5000, max: 1e10, shownWhen: solves('interest', 'rate', 'time') }),
    rate: rate('Interest rate', {
      initial: 0.06,
      slider: { to: 0.36, step: 0.0025 },
      per: 'year',
      max: 10,
      shownWhen: solves('interest', 'principal', 'time'),
    }),
    time: number('Time', { initial: 3, min: 0, max: 36_500, shownWhen: solves('interest', 'principal', 'rate') }),
    unit: choice('Counted in', {
      options: { years: 'Years', months: 'Months', days: 'Days' },
      initial: 'years',
    }),
    interest: money('Interest', { initial: 900, max: 1e10, shownWhen: solves('principal', 'rate', 'time') }),
    from: date('From this day', {
      optional: true,
      min: '1900-01-01',
      max: '2200-12-31',
      help: 'With both days filled in, they count instead of the time.',
      section: 'Days',
      shownWhen: solves('interest', 'principal', 'rate'),
      refines: true,
    }),
    until: date('Until this day', {
      optional: true,
      min: '1900-01-01',
      max: '2200-12-31',
      section: 'Days',
      shownWhen: solves('interest', 'principal', 'rate'),
      refines: true,
    }),
    bothDays: toggle('Count the first day too', {
      initial: false,
      help: 'Usually the day the money is lent does not count.',
      section: 'Days',
      shownWhen: solves('interest', 'principal', 'rate'),
      refines: true,
    }),
    basis: choice('Days in a year', {
      options: {
        act365: 'Actual ÷ 365 (exact)',
        act360: 'Actual ÷ 360 (Banker’s Rule)',
        thirty: '30 ÷ 360',
        actact: 'Actual ÷ actual',
      },
      initial: 'act365',
      as: 'menu',
      help: 'For days and dates. Years and months are taken as they are.',
      section: 'Days',
      refines: true,
    }),
  },
  outputs: {
    principalFound: { kind: 'money', label: 'Principal', optional: true },
    rateFound: { kind: 'percent', label: 'Rate a year', decimals: 4, optional: true },
    timeFound: {
      kind: 'number',
      label: 'Time',
      decimals: 4,
      unit: { field: 'unit', is: { years: 'years', months: 'months', days: 'days' } },
      optional: true,
    },
    interestDue: { kind: 'money', label: 'Interest' },
    amount: { kind: 'money', label: 'Principal and interest' },
    daily: { kind: 'money', label: 'Interest a day', decimals: 4 },
    years: { kind: 'number', label: 'Time in years', decimals: 6 },
    days: { kind: 'count', label: 'Days counted', optional: true },
    compound: {
      kind: 'money',
      label: 'Interest if it were compounded',
      optional: true,
      help: 'Added to the principal once a year.',
      section: 'Against compound interest',
    },
    extra: { kind: 'money', label: 'More than simple interest', optional: true, section: 'Against compound interest' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'After years' },
        interest: { kind: 'money', label: 'Interest of the year' },
        simple: { kind: 'money', label: 'Simple interest' },
        compound: { kind: 'money', label: 'Compounded yearly' },
      },
    },
  },
  formula: 'Interest = principal × rate × time in years; each of the four is found from the other three',
  limits: [
    'Interest is never added to the principal, and nothing is paid before the end.',
    'By 30 ÷ 360 the days between two dates follow the US rule, in which the end of February counts as a 30th.',
    'Days without dates are divided by 365 where the year would be the actual one.',
    'The comparison compounds once a year, for parts of a year too.',
  ],
  sources: [
    {
      title: 'D. Dugan: The Mathematics of Money, chapter 1, simple interest',
      href: 'https://issuhub.com/view/index/4277?pageIndex=35',
    },
    { title: 'ISDA 2006 Definitions, section 4.16: day count fractions' },
  ],

  compute({ find, principal, rate: yearly, time, unit, interest, from, until, bothDays, basis }, { minorDigits }) {
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const isDated = from !== undefined && until !== undefined && find !== 'time'
    if (isDated && until < from) return problem('until', 'must not lie before the first day')
    const first = isDated && bothDays ? (daysLater(from, -1) ?? from) : from
    const days = isDated
      ? basis === 'thirty'
        ? days30US(first ?? from, until)
        : daysFrom(first ?? from, until)
      : unit === 'days'
        ? time
        : undefined
    const perYear = unit === 'years' ? 1 : unit === 'months' ? 12 : daysAYear[basis]
    const span =
      isDated && basis === 'actact'
        ? actualActual(first ?? from, until)
        : isDated && days !== undefined
          ? days / daysAYear[basis]
          : time / perYear
    if (find !== 'time' && span > 100) return problem('time', 'must be at most 100 years')
    if ((find === 'principal' || find === 'time') && yearly === 0)
      return problem('rate', `must be above 0, or there is no interest to find the ${find} by`)
    if ((find === 'principal' || find === 'rate') && span === 0)
      return problem(isDated ? 'until' : 'time', 'must be longer than nothing')
    if ((find === 'rate' || find === 'time') && principal === 0) return problem('principal', 'must be above 0')

    const found =
      find === 'principal'
        ? { sum: interest / (yearly * span), by: yearly, over: span }
        : find === 'rate'
          ? { sum: principal, by: interest / (principal * span), over: span }
          : find === 'time'
            ? { sum: principal, by: yearly, over: interest / (principal * yearly) }
            : { sum: principal, by: yearly, over: span }
    const { sum, by, over } = found
    if (sum > largest) return problem('interest', 'must be smaller: the principal is too large')
    if (by > 100) return problem('interest', 'must be smaller: the rate would be above 10,000% a year')
    if (sum * (1 + by * over) > largest)
      return problem('rate', 'must be lower, or the time shorter: the interest is too large')
    if (find === 'time' && over > 100) return problem('interest', 'must be smaller: it takes more than 100 years')
    const due = find === 'interest' ? coins(sum * by * over) : interest
    const compounded = (time_: number) => sum * Math.exp(time_ * Math.log1p(by))
    const compoundAmount = compounded(over)
    const isComparable = compoundAmount < largest
    const ends = Array.from({ length: Math.floor(over) }, (_, index) => index + 1)
    if (over - Math.floor(over) > 1e-9) ends.push(over)
    let before = 0
    return {
      ...(find === 'principal' ? { principalFound: coins(sum) } : {}),
      ...(find === 'rate' ? { rateFound: by } : {}),
      ...(find === 'time' ? { timeFound: over * perYear } : {}),
      interestDue: due,
      amount: coins(coins(sum) + due),
      daily: (sum * by) / daysAYear[basis],
      years: over,
      ...(days === undefined || find === 'time' || !Number.isInteger(days) ? {} : { days }),
      ...(isComparable
        ? { compound: coins(compoundAmount - sum), extra: coins(coins(compoundAmount - sum) - due) }
        : {}),
      table: ends.map((year) => {
        const simple = coins(sum * (1 + by * year))
        const soFar = coins(sum * by * year)
        const one = {
          year,
          interest: coins(soFar - before),
          simple,
          compound: compounded(year) < largest ? coins(compounded(year)) : null,
        }
        before = soFar
        return one
      }),
    }
  },

  steps: [
    { gives: 'interestDue', is: '{principal} × {rate} × {years}', rounded: 'cents', when: solves('interest') },
    { gives: 'principalFound', is: '{interest} ÷ ({rate} × {years})', rounded: 'cents' },
    { gives: 'rateFound', is: '{interest} ÷ ({principal} × {years})' },
    {
      gives: 'years',
      is: '{interest} ÷ ({principal} × {rate})',
      when: solves('time'),
    },
    { gives: 'amount', is: '{principal} + {interestDue}', rounded: 'cents', when: solves('interest', 'rate', 'time') },
    { gives: 'amount', is: '{principalFound} + {interestDue}', rounded: 'cents' },
    { gives: 'extra', is: '{compound} − {interestDue}', rounded: 'cents' },
  ],

  charts: [{ kind: 'line', title: 'Simple and compound interest', of: 'table', x: 'year', y: ['simple', 'compound'] }],
  asked: [{ says: 'simple interest {principal} {rate} {time} years|yrs|year|y', gives: ['interestDue', 'amount'] }],
  examples: [
    {
      name: 'A loan between friends',
      given: {
        find: 'interest',
        principal: 5000,
        rate: 0.06,
        time: 3,
        unit: 'years',
        from: undefined,
        until: undefined,
        basis: 'act365',
      },
      expect: { interestDue: 900, amount: 5900, compound: 955.08 },
    },
    {
      name: 'A ninety-day note',
      given: {
        find: 'interest',
        principal: 20_000,
        rate: 0.09,
        time: 90,
        unit: 'days',
        from: undefined,
        until: undefined,
        basis: 'act360',
      },
      expect: { interestDue: 450 },
    },
  ],
})
