import { choice, date, defineCalculator, integer, longText, money, problem } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import type { Show } from '@/lib/base/format/show'
import { commonHolidays } from '@/lib/law/de/public-holidays'
import { targetClosingDays } from '@/lib/law/eu/public-holidays'
import { legalHolidays } from '@/lib/law/fr/public-holidays'
import { bankHolidays } from '@/lib/law/uk/public-holidays'
import { federalHolidays } from '@/lib/law/us/public-holidays'
import { readDayList, type WorkCalendar } from '@/lib/subjects/time/business-days'
import { weekdayNameOf } from '@/lib/subjects/time/calendar'
import { publicHolidays } from '@/lib/subjects/time/public-holidays'
import {
  halfMonthDays,
  payDates,
  payFrequencies,
  type PayDate,
  type PayFrequency,
} from '@/lib/subjects/workforce/pay-dates'

const calendars = {
  us: federalHolidays,
  uk: bankHolidays,
  de: commonHolidays,
  fr: legalHolidays,
  eu: targetClosingDays,
}
const names = Object.keys(payFrequencies) as PayFrequency[]
const options = {
  week: 'Weekly',
  fortnight: 'Every two weeks',
  fourWeeks: 'Every four weeks',
  halfMonth: 'Twice a month',
  month: 'Monthly',
} as const
const moved = { section: 'Pay dates that fall on days off', refines: true } as const
const furthestYears = 30
const yearsShown = 12

export default defineCalculator({
  inputs: {
    amount: money('Gross pay', { initial: 52_000, initialIn: { in: 900_000, jp: 4_500_000 }, above: 0, max: 1e10 }),
    per: choice('That is for', {
      options: {
        year: 'A year',
        month: 'A month',
        halfMonth: 'Half a month',
        fourWeeks: 'Four weeks',
        fortnight: 'Two weeks',
        week: 'A week',
      },
      initial: 'year',
      as: 'menu',
    }),
    frequency: choice('You are paid', {
      options,
      initial: 'fortnight',
      initialIn: { uk: 'month', de: 'month', fr: 'month', in: 'month', jp: 'month' },
      as: 'menu',
    }),
    first: date('A pay date', {
      initial: '2026-01-02',
      help: 'Any one that you know; the others follow from it.',
    }),
    otherDay: integer('The other pay day of a month', {
      optional: true,
      min: 1,
      max: 31,
      shownWhen: { field: 'frequency', is: 'halfMonth' },
      help: 'Such as 20 with the 5th; 31 is the last day. Empty: the 15th with the last day, the 1st with the 15th, else 15 days apart.',
    }),
    year: integer('Year', {
      optional: true,
      min: 1970,
      max: 2199,
      help: 'Empty: the year of the pay date.',
      refines: true,
    }),
    roll: choice('On a day off you are paid', {
      options: {
        none: 'On the day itself',
        preceding: 'On the working day before',
        following: 'On the next working day',
      },
      initial: 'none',
      initialIn: { us: 'preceding', uk: 'preceding' },
      as: 'menu',
      ...moved,
    }),
    calendar: choice('Days off are weekends and', {
      options: {
        none: 'None but those typed',
        us: 'United States: federal holidays',
        uk: 'England and Wales: bank holidays',
        de: 'Germany: those of all states',
        fr: 'France: legal holidays',
        eu: 'Euro payments (T2): closing days',
      },
      initial: 'none',
      initialIn: { us: 'us', uk: 'uk', de: 'de', fr: 'fr', eu: 'eu' },
      as: 'menu',
      shownWhen: { field: 'roll', is: ['preceding', 'following'] },
      ...moved,
    }),
    closures: longText('Further days off', {
      optional: true,
      maxLength: 5000,
      lines: 2,
      placeholder: '2026-12-24 Bank closed',
      help: 'One date a line.',
      shownWhen: { field: 'roll', is: ['preceding', 'following'] },
      ...moved,
    }),
  },
  outputs: {
    check: { kind: 'money', label: 'A paycheck' },
    count: { kind: 'count', label: 'Pay dates in the year' },
    paid: { kind: 'money', label: 'Paid in the year' },
    extra: { kind: 'money', label: 'More than the salary', optional: true, help: 'Below 0: less.' },
    reduced: { kind: 'money', label: 'Paycheck that keeps to the salary', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    annual: { kind: 'money', label: 'Salary of a usual year', section: 'The year' },
    month: { kind: 'money', label: 'A twelfth of it', section: 'The year' },
    longMonths: { kind: 'text', label: 'Months with a paycheck more', optional: true, section: 'The year' },
    next: { kind: 'text', label: 'Next year with an extra pay date', optional: true, section: 'The year' },
    frequencies: {
      kind: 'table',
      label: 'The same salary at every frequency',
      columns: {
        frequency: { kind: 'text', label: 'Paid' },
        usual: { kind: 'count', label: 'In a usual year' },
        check: { kind: 'money', label: 'A paycheck' },
        count: { kind: 'count', label: 'Pay dates in the year' },
        paid: { kind: 'money', label: 'Paid in the year' },
        reduced: { kind: 'money', label: 'Paycheck that keeps to the salary' },
      },
    },
    months: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'month', label: 'Month' },
        count: { kind: 'count', label: 'Pay dates' },
        paid: { kind: 'money', label: 'Paid' },
      },
      totals: ['count', 'paid'],
    },
    dates: {
      kind: 'table',
      label: 'Pay dates',
      columns: {
        number: { kind: 'count', label: 'Number' },
        date: { kind: 'date', label: 'Paid on' },
        weekday: { kind: 'text', label: 'Weekday' },
        planned: { kind: 'date', label: 'Instead of' },
        total: { kind: 'money', label: 'Paid so far' },
      },
    },
    years: {
      kind: 'table',
      label: 'Pay dates of the years ahead',
      columns: {
        year: { kind: 'text', label: 'Year' },
        count: { kind: 'count', label: 'Pay dates' },
        paid: { kind: 'money', label: 'Paid in the year' },
      },
    },
  },
  formula:
    'Paycheck = salary ÷ 52, 26, 13, 24 or 12. Pay dates = those that lie in the year when dates are stepped by 7, 14 or 28 days from the one you gave, or come on two days of each month or on one. Paid in the year = paycheck × pay dates. Paycheck that keeps to the salary = salary ÷ pay dates',
  limits: [
    'Gross pay. Tax is withheld from each paycheck by tables of its own.',
    'A pay date counts in the year in which pay arrives, not in the one in which it was earned.',
    'Whether a year with an extra pay date pays more, or the same in smaller paychecks, is for contract and law to say; notice may be due.',
    'State holidays, and days on which your bank alone is closed, are typed as further days off.',
  ],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics: Length of pay periods in the Current Employment Statistics survey',
      href: 'https://www.bls.gov/ces/publications/length-pay-period.htm',
    },
    {
      title: 'Dominion Payroll: Navigating 2026’s 27-Payroll Year',
      href: 'https://blog.dominionpayroll.com/extra-paycheck-same-salary-navigating-2026s-27-payroll-year',
    },
  ],
  rules: [federalHolidays, bankHolidays, commonHolidays, legalHolidays, targetClosingDays],

  compute(values, { show, minorDigits }) {
    const { amount, per, frequency, first, roll } = values
    const year = values.year ?? Number(first.slice(0, 4))
    if (year < 1970 || year > 2199) return problem('first', 'must lie between 1970 and 2199')
    if (Math.abs(year - Number(first.slice(0, 4))) > furthestYears)
      return problem('year', `must lie within ${furthestYears} years of the pay date`)
    const closed = readDayList(values.closures ?? '', show.region)
    if ('unread' in closed) return problem('closures', `must have a date at the beginning of line ${closed.unread}`)
    const law = values.calendar === 'none' ? undefined : calendars[values.calendar]
    if (roll !== 'none' && law && `${year - 1}-12-20` < law.versions[0].from)
      return problem(
        'calendar',
        `must be known in that year: these holidays are from ${show.date(law.versions[0].from)} on`,
      )
    const calendar: WorkCalendar = {
      weekend: [6, 0],
      free: new Set([
        ...closed.days.map(({ day }) => day),
        ...publicHolidays(law, `${year - 1}-12-01`, `${year + yearsShown + 1}-01-31`).map(({ day }) => day),
      ]),
    }
    const own = Number(first.slice(8))
    const { otherDay } = values
    if (frequency === 'halfMonth' && otherDay !== undefined) {
      if (otherDay === own) return problem('otherDay', 'must be another day than that of the pay date')
      if (Math.min(otherDay, own) >= 28)
        return problem('otherDay', 'must not lie at the end of the month too: in February both would be one day')
    }
    const halves = frequency === 'halfMonth' ? { halves: halfMonthDays(first, otherDay) } : {}
    const datesOf = (way: PayFrequency, of: number) => payDates(way, first, of, { rule: roll, calendar, ...halves })
    const annual = amount * (per === 'year' ? 1 : payFrequencies[per].usual)
    const { usual } = payFrequencies[frequency]
    const check = annual / usual
    const dates = datesOf(frequency, year)
    const paid = check * dates.length
    const isUsual = dates.length === usual
    const ahead = Array.from({ length: yearsShown }, (_, at) => ({
      year: String(year + at),
      count: datesOf(frequency, year + at).length,
    }))
    const next = ahead.find(({ count }, at) => at > 0 && count > usual)
    const months = monthsOf(dates, year, check)
    const most = Math.max(...months.map(({ count }) => count))
    const long = months.filter(({ count }) => count === most)
    const hasLong = frequency !== 'month' && frequency !== 'halfMonth' && long.length < 12
    return {
      check,
      count: dates.length,
      paid,
      extra: isUsual ? undefined : paid - annual,
      reduced: isUsual ? undefined : annual / dates.length,
      verdict: worded(dates.length, usual, compareAmounts(paid, annual, minorDigits), year, show),
      annual,
      month: annual / 12,
      longMonths: hasLong ? long.map(({ month }) => show.month(month)).join(', ') : undefined,
      next: next?.year,
      frequencies: names.map((way) => {
        const { usual: many } = payFrequencies[way]
        const count = datesOf(way, year).length
        return {
          frequency: options[way],
          usual: many,
          check: annual / many,
          count,
          paid: (annual / many) * count,
          reduced: annual / count,
        }
      }),
      months,
      dates: dates.map(({ date: day, planned }, at) => ({
        number: at + 1,
        date: day,
        weekday: weekdayNameOf(day),
        planned: planned === day ? null : planned,
        total: check * (at + 1),
      })),
      years: ahead.map((one) => ({ ...one, paid: check * one.count })),
    }
  },

  steps: ({ per, frequency }) => {
    const usual = { kind: 'count', value: payFrequencies[frequency].usual } as const
    return [
      per === 'year'
        ? { gives: 'annual', is: '{amount}' }
        : {
            gives: 'annual',
            is: '{amount} × {many}',
            with: { many: { kind: 'count', value: payFrequencies[per].usual } },
          },
      { gives: 'check', is: '{annual} ÷ {usual}', with: { usual } },
      { gives: 'paid', is: '{annual} ÷ {usual} × {count}' },
      { gives: 'extra', is: '{paid} − {annual}' },
      { gives: 'reduced', is: '{annual} ÷ {count}' },
      { gives: 'month', is: '{annual} ÷ 12' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Paid month by month', of: 'months', x: 'month', y: ['paid'] }],
  examples: [
    {
      name: 'Fridays in 2027',
      given: {
        amount: 78_000,
        per: 'year',
        frequency: 'fortnight',
        first: '2027-01-01',
        year: undefined,
        roll: 'none',
      },
      expect: { check: 3000, count: 27, paid: 81_000, extra: 3000, reduced: 2888.89 },
    },
    {
      name: 'From a monthly to a weekly payroll',
      given: { amount: 2600, per: 'month', frequency: 'week', first: '2026-01-09', year: 2026, roll: 'none' },
      expect: { annual: 31_200, check: 600, count: 52, paid: 31_200 },
    },
  ],
})

function monthsOf(dates: readonly PayDate[], year: number, check: number) {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}`
    const count = dates.filter(({ date: day }) => day.startsWith(month)).length
    return { month, count, paid: check * count }
  })
}

function worded(count: number, usual: number, order: -1 | 0 | 1, year: number, show: Show): Verdict {
  const dates = `${year} has ${show.count(count)} pay dates`
  if (order === 0) return { is: 'plain', says: `${dates}, as a usual year has.` }
  return order > 0
    ? { is: 'fair', says: `${dates}, not ${show.count(usual)}: full paychecks come to more than the salary.` }
    : { is: 'fair', says: `${dates}, not ${show.count(usual)}: full paychecks come to less than the salary.` }
}
