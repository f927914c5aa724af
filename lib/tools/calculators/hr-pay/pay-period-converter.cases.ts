import { defineCases } from '@/lib/kits/calculator'
import converter from './pay-period-converter'

const plain = { year: undefined, roll: 'none', calendar: 'none', closures: undefined } as const

export default defineCases(converter, [
  {
    name: 'New Year’s Day moves a paycheck: 27 in 2026, 108,000 instead of 104,000',
    given: {
      ...plain,
      amount: 104_000,
      per: 'year',
      frequency: 'fortnight',
      first: '2026-01-02',
      roll: 'preceding',
      calendar: 'us',
    },
    expect: {
      check: 4000,
      count: 27,
      paid: 108_000,
      extra: 4000,
      reduced: 3851.85,
      verdict: 'fair',
      annual: 104_000,
      dates: {
        rows: 27,
        at: {
          0: { number: 1, date: '2026-01-02', weekday: 'Friday', planned: null, total: 4000 },
          26: { number: 27, date: '2026-12-31', weekday: 'Thursday', planned: '2027-01-01', total: 108_000 },
        },
      },
    },
    source: {
      title: 'on-edgenews.com: In 2026 some employers will have an extra pay period; Dominion Payroll on its 27th date',
      href: 'https://on-edgenews.com/in-2026-some-employers-will-have-an-extra-pay-period',
      how: '$104,000 in 26 are $4,000 each, with the extra one $108,000; the first date 2 January, the last moved to 31 December 2026; =104000/27',
    },
  },
  {
    name: 'Left on the day itself, the 27th is of 2027',
    given: { ...plain, amount: 78_000, per: 'year', frequency: 'fortnight', first: '2026-01-02' },
    expect: {
      check: 3000,
      count: 26,
      paid: 78_000,
      extra: null,
      reduced: null,
      verdict: 'plain',
      next: '2027',
      longMonths: 'Jan 2026, Jul 2026',
    },
    source: {
      title: 'next-payday.com: 27 Pay Periods in 2026; zaro.info: Extra Paycheck Months',
      href: 'https://next-payday.com/27-pay-periods-2026.html',
      how: '$78,000 in 26 are $3,000.00; without a move the date after 18 December is 1 January 2027. January and July as zaro.info has them',
    },
  },
  {
    name: 'A fortnight from 1 January 2021: three paychecks in January, July and December',
    given: { ...plain, amount: 78_000, per: 'year', frequency: 'fortnight', first: '2021-01-01' },
    expect: {
      count: 27,
      reduced: 2888.89,
      longMonths: 'Jan 2021, Jul 2021, Dec 2021',
      months: {
        rows: 12,
        at: { 0: { month: '2021-01', count: 3, paid: 9000 }, 1: { count: 2, paid: 6000 } },
        sum: { count: 27, paid: 81_000 },
      },
    },
    source: {
      title: 'swirlzcupcakes.com: What months have 3 pay checks',
      href: 'https://swirlzcupcakes.com/samples/what-months-have-3-pay-checks',
      how: 'First paycheck on January 1: January, July and December; 27 pay periods in 2021. $2,888.89 as next-payday.com has it',
    },
  },
  {
    name: 'From 8 January: April and October',
    given: { ...plain, amount: 3000, per: 'fortnight', frequency: 'fortnight', first: '2021-01-08' },
    expect: { count: 26, annual: 78_000, month: 6500, longMonths: 'Apr 2021, Oct 2021' },
    source: {
      title: 'swirlzcupcakes.com: What months have 3 pay checks',
      href: 'https://swirlzcupcakes.com/samples/what-months-have-3-pay-checks',
      how: 'First paycheck on January 8: April and October; 3,000 × 26 and ÷ 12 on paper',
    },
  },
  {
    name: 'Every frequency from Thursday 1 January 2032, a leap year',
    given: { ...plain, amount: 62_400, per: 'year', frequency: 'week', first: '2032-01-01', year: 2032 },
    expect: {
      check: 1200,
      count: 53,
      paid: 63_600,
      extra: 1200,
      next: '2037',
      frequencies: {
        rows: 5,
        at: {
          0: { frequency: 'Weekly', usual: 52, check: 1200, count: 53, paid: 63_600, reduced: 1177.3585 },
          1: { frequency: 'Every two weeks', usual: 26, check: 2400, count: 27, paid: 64_800, reduced: 2311.1111 },
          2: { usual: 13, check: 4800, count: 14, paid: 67_200, reduced: 4457.1429 },
          3: { usual: 24, check: 2600, count: 24, paid: 62_400, reduced: 2600 },
          4: { usual: 12, check: 5200, count: 12, paid: 62_400, reduced: 5200 },
        },
      },
      years: {
        rows: 12,
        at: {
          0: { year: '2032', count: 53, paid: 63_600 },
          1: { year: '2033', count: 52 },
          5: { year: '2037', count: 53 },
        },
      },
    },
    source: {
      title: 'Python datetime',
      how: 'Thursdays of each year counted one by one from 1 January 2032, and every second and fourth of them',
    },
  },
  {
    name: 'On the 5th and the 20th',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-01-20', roll: 'none' },
    expect: {
      count: 24,
      check: 2000,
      dates: { rows: 24, at: { 0: { date: '2026-01-05' }, 1: { date: '2026-01-20' }, 23: { date: '2026-12-20' } } },
    },
    source: { title: 'Counting on a calendar', how: 'Two days of each month, 15 days apart' },
  },
  {
    name: 'On the 1st and the 15th',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-03-01', roll: 'none' },
    expect: {
      dates: { rows: 24, at: { 0: { date: '2026-01-01' }, 1: { date: '2026-01-15' }, 2: { date: '2026-02-01' } } },
    },
    source: { title: 'Counting on a calendar', how: 'The 1st goes with the 15th' },
  },
  {
    name: 'On the 1st and the 15th, told by the 15th; New Year’s Day is paid in the old year',
    given: {
      ...plain,
      amount: 48_000,
      per: 'year',
      frequency: 'halfMonth',
      first: '2026-03-15',
      otherDay: 1,
      roll: 'preceding',
      calendar: 'us',
    },
    expect: {
      count: 24,
      dates: {
        at: {
          0: { date: '2026-01-15' },
          1: { date: '2026-01-30', planned: '2026-02-01' },
          23: { date: '2026-12-31', planned: '2027-01-01' },
        },
      },
    },
    source: { title: 'Counting on a calendar', how: 'January 1 is a holiday, February 1 a Sunday' },
  },
  {
    name: 'On the 10th and the 25th',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-06-10', roll: 'none' },
    expect: { dates: { rows: 24, at: { 10: { date: '2026-06-10' }, 11: { date: '2026-06-25' } } } },
    source: { title: 'Counting on a calendar', how: 'Two days of each month, 15 days apart' },
  },
  {
    name: 'On the last day of February: the 15th and the last',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-02-28', roll: 'none' },
    expect: { dates: { at: { 0: { date: '2026-01-15' }, 1: { date: '2026-01-31' }, 3: { date: '2026-02-28' } } } },
    source: { title: 'Counting on a calendar', how: 'February 2026 has 28 days' },
  },
  {
    name: 'Two days that are one in February',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-01-29', otherDay: 31 },
    problem: 'otherDay',
    because: 'in February both would be one day',
    source: { title: 'Counting on a calendar' },
  },
  {
    name: 'The other day is the same day',
    given: { ...plain, amount: 48_000, per: 'year', frequency: 'halfMonth', first: '2026-01-10', otherDay: 10 },
    problem: 'otherDay',
    because: 'another day',
    source: { title: 'Counting on a calendar' },
  },
  {
    name: 'Twice a month, weekends moved back',
    given: { ...plain, amount: 2600, per: 'halfMonth', frequency: 'halfMonth', first: '2026-02-15', roll: 'preceding' },
    expect: {
      count: 24,
      annual: 62_400,
      longMonths: null,
      next: null,
      dates: {
        at: {
          1: { date: '2026-01-30', planned: '2026-01-31', weekday: 'Friday' },
          2: { date: '2026-02-13', planned: '2026-02-15' },
          4: { date: '2026-03-13', planned: '2026-03-15' },
        },
      },
    },
    source: {
      title: 'Python calendar',
      how: 'The 15th and the last of each month; on Saturdays and Sundays the Friday before',
    },
  },
  {
    name: 'Monthly on the 31st, with a day typed as closed',
    given: {
      ...plain,
      amount: 5000,
      per: 'month',
      frequency: 'month',
      first: '2026-12-31',
      roll: 'following',
      closures: '2026-04-30 Bank closed',
    },
    expect: {
      count: 12,
      paid: 60_000,
      dates: {
        at: {
          0: { date: '2026-02-02', planned: '2026-01-31' },
          1: { date: '2026-03-02', planned: '2026-02-28' },
          3: { date: '2026-05-01', planned: '2026-04-30' },
        },
      },
    },
    source: {
      title: 'Python calendar',
      how: 'The last of each month; on a day off the first weekday after it. That of December 2025 is a Wednesday',
    },
  },
  {
    name: 'Holidays of a year that is not known',
    given: {
      ...plain,
      amount: 1000,
      per: 'week',
      frequency: 'week',
      first: '2020-01-03',
      roll: 'preceding',
      calendar: 'us',
    },
    problem: 'calendar',
    source: { title: 'The rule itself', how: 'Federal holidays are known from 2022 on' },
  },
  {
    name: 'A line without a date',
    given: {
      ...plain,
      amount: 1000,
      per: 'week',
      frequency: 'week',
      first: '2026-01-02',
      roll: 'preceding',
      closures: 'Christmas',
    },
    problem: 'closures',
    source: { title: 'Arithmetic on paper', how: 'No date stands in it' },
  },
  {
    name: 'A year far from the pay date',
    given: { ...plain, amount: 1000, per: 'week', frequency: 'week', first: '2026-01-02', year: 2100 },
    problem: 'year',
    source: { title: 'Arithmetic on paper', how: '2100 − 2026 is 74' },
  },
])
