import { defineCases } from '@/lib/kits/calculator'
import ageDifference from './age-difference'

const dateutil = {
  title: 'dateutil 2.9.0, tests/vectors/date-arithmetic/make.py',
  href: 'https://dateutil.readthedocs.io/en/stable/relativedelta.html',
}
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = { times: 2, sum: 100, asOf: '2026-11-23', more: [] } as const

export default defineCases(ageDifference, [
  {
    name: 'Five years apart',
    given: { ...plain, one: '1990-05-15', other: '1995-08-20', oneName: 'Ada', otherName: 'Ben' },
    expect: {
      gap: '5 years, 3 months and 5 days',
      days: 1923,
      older: 'Ada',
      oneAge: '36 years, 6 months and 8 days',
      otherAge: '31 years, 3 months and 3 days',
      timesDay: '2000-11-24',
      timesAges: '10 years, 6 months and 9 days; 5 years, 3 months and 4 days',
      note: 'plain',
      sumDay: '2043-01-01',
      share: 0.855858,
      people: {
        rows: 2,
        at: {
          0: { name: 'Ada', born: '1990-05-15', age: '36 years, 6 months and 8 days', gap: '0 days' },
          1: { name: 'Ben', gap: '5 years, 3 months and 5 days' },
        },
      },
      milestones: { rows: 6, at: { 0: { sum: 75, day: '2030-07-03' }, 1: { sum: 100, day: '2043-01-01' } } },
    },
    says: { note: 'was 2 times' },
    source: {
      ...dateutil,
      how: 'relativedelta; later birth + timedelta(1923); earlier birth + half of gap and 100 × 365.2425 days',
    },
  },
  {
    name: 'The same by DATEDIF',
    given: { ...plain, one: '1995-08-20', other: '1990-05-15' },
    expect: { days: 1923, older: 'The second' },
    source: {
      ...calc,
      how: 'DATEDIF with "d"; "y" 5, "ym" 3 and "md" 5 agree',
      sheet: { formulas: { days: '=DATEDIF(DATE(1990;5;15);DATE(1995;8;20);"d")' } },
    },
  },
  {
    name: 'A mother three times as old as her child, years ahead',
    given: { ...plain, one: '1994-03-02', other: '2025-10-11', times: 3 },
    expect: { gap: '31 years, 7 months and 9 days', timesDay: '2041-08-01', note: 'plain' },
    says: { note: 'will be 3 times' },
    source: { ...dateutil, how: 'Child’s birth + timedelta(ceil(11546 / 2))' },
  },
  {
    name: 'Three of them',
    given: { ...plain, one: '1990-05-15', other: '1995-08-20', more: [{ name: 'Cy', born: '1988-11-23' }] },
    expect: { people: { rows: 3, at: { 0: { name: 'Cy', age: '38 years' }, 1: { name: 'The first' } } } },
    source: { ...dateutil, how: 'relativedelta(date(2026,11,23), date(1988,11,23)) is years=+38' },
  },
  {
    name: 'Twins',
    given: { ...plain, one: '2000-02-29', other: '2000-02-29' },
    expect: {
      gap: '0 days',
      days: 0,
      older: 'Born on the same day',
      timesDay: null,
      timesAges: null,
      note: 'plain',
      share: 1,
    },
    says: { note: 'neither is ever older' },
    source: { ...dateutil, how: 'relativedelta of a day to itself is empty' },
  },
  {
    name: 'A leap day to 28 February',
    given: { ...plain, one: '2000-02-29', other: '2001-02-28' },
    expect: { gap: '1 year', days: 365 },
    source: { ...dateutil, how: 'relativedelta(date(2001,2,28), date(2000,2,29)) is years=+1' },
  },
  {
    name: 'A day apart and hardly more than once as old: beyond the calendar',
    given: { ...plain, one: '2020-01-01', other: '2010-01-01', times: 1.001 },
    expect: { timesDay: null, timesAges: null, note: 'plain' },
    says: { note: 'beyond the year 9999' },
    source: { ...dateutil, how: 'date + timedelta(3652000) overflows' },
  },
  {
    name: 'Born today, both: no life lived yet',
    given: { ...plain, one: '2026-11-23', other: '2026-11-23' },
    expect: { share: null },
    source: { ...dateutil, how: '0 ÷ 0' },
  },
  {
    name: 'Not born yet',
    given: { ...plain, one: '2027-01-01', other: '1990-01-01' },
    problem: 'one',
    source: { ...dateutil, how: 'The age is negative' },
  },
  {
    name: 'The second not born yet',
    given: { ...plain, one: '1990-01-01', other: '2027-01-01' },
    problem: 'other',
    source: { ...dateutil, how: 'The age is negative' },
  },
  {
    name: 'A third not born yet',
    given: { ...plain, one: '1990-01-01', other: '1991-01-01', more: [{ name: 'Cy', born: '2030-01-01' }] },
    problem: 'more',
    source: { ...dateutil, how: 'The age is negative' },
  },
])
