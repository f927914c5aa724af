import { defineCases } from '@/lib/kits/calculator'
import retention from './employee-retention-rate'

/** Somebody followed for so many days until 31 December 2026, or who left after so many. */
const followed = (days: number, hasLeft: boolean) => {
  const day = (since: string, add: number) => new Date(Date.parse(since) + add * 86_400_000).toISOString().slice(0, 10)
  return hasLeft ? { start: '2026-01-01', left: day('2026-01-01', days) } : { start: day('2026-12-31', -days) }
}

export default defineCases(retention, [
  {
    name: 'Maintained group of the leukaemia trial: 0.909 to 0.184, median 31',
    given: {
      people: [
        followed(9, true),
        followed(13, true),
        followed(13, false),
        followed(18, true),
        followed(23, true),
        followed(28, false),
        followed(31, true),
        followed(34, true),
        followed(45, false),
        followed(48, true),
        followed(161, false),
      ],
      from: '2026-01-01',
      asOf: '2026-12-31',
    },
    expect: {
      seen: 11,
      leavers: 7,
      medianDays: 31,
      median: 0.1,
      ninety: 0.184,
      firstYear: null,
      cohort: 7,
      stayed: 0,
      retention: 0,
      headcount: 4,
      withYear: 0,
      before: 0,
      stability: null,
      table: {
        rows: 7,
        at: {
          0: { days: 9, atRisk: 11, left: 1, stays: 0.909 },
          1: { days: 13, atRisk: 10, left: 1, stays: 0.818 },
          2: { days: 18, atRisk: 8, stays: 0.716 },
          3: { days: 23, atRisk: 7, stays: 0.614 },
          4: { days: 31, atRisk: 5, stays: 0.491 },
          5: { days: 34, atRisk: 4, stays: 0.368 },
          6: { days: 48, atRisk: 2, stays: 0.184 },
        },
      },
    },
    says: { verdict: 'Half of those who start have left after 31 days' },
    source: {
      title:
        'R, package survival: survfit(Surv(time, status) ~ 1) of the data aml, group Maintained; R. Miller, Survival Analysis (1981)',
      href: 'https://search.r-project.org/CRAN/refmans/survival/html/aml.html',
      how: 'Weeks there, days here; tests/vectors/statistics-lab/survival.R prints times, numbers at risk, shares and the median',
    },
  },
  {
    name: 'A cohort, a stability index and same-day leavers',
    given: {
      people: [
        { start: '2024-01-01' },
        { start: '2025-12-31' },
        { start: '2025-12-31', left: '2026-12-31' },
        { start: '2025-03-01', left: '2026-03-31' },
        { start: '2026-05-04', left: '2026-05-04' },
        { start: '2027-01-01' },
      ],
      from: '2026-03-31',
      asOf: '2026-12-31',
    },
    expect: {
      cohort: 4,
      stayed: 3,
      retention: 0.75,
      headcount: 3,
      withYear: 3,
      before: 4,
      stability: 0.75,
      seen: 5,
      leavers: 2,
      ninety: 0.8,
      firstYear: 0.8,
      medianDays: 395,
      median: 1.1,
      table: {
        rows: 2,
        at: { 0: { days: 0, atRisk: 5, left: 1, stays: 0.8 }, 1: { days: 395, atRisk: 2, left: 1, stays: 0.4 } },
      },
      curve: {
        rows: 6,
        at: { 0: { years: 0, stays: 1 }, 2: { stays: 0.8 }, 4: { years: 1.08, stays: 0.4 }, 5: { stays: 0.4 } },
      },
    },
    source: {
      title: 'Counting on paper',
      how: 'The last day counts as here; 1 − 1/5; who was watched 365 days is gone from the two at day 395',
    },
  },
  {
    name: 'Nobody has left',
    given: { people: [{ start: '2026-01-01' }, { start: '2026-12-01' }], from: '2025-01-01', asOf: '2026-12-31' },
    expect: {
      retention: null,
      cohort: 0,
      leavers: 0,
      ninety: 1,
      firstYear: null,
      median: null,
      verdict: 'plain',
    },
    says: { verdict: 'Nobody was here on' },
    source: { title: 'Counting on paper', how: 'None of two' },
  },
  {
    name: 'A last day before the first',
    given: { people: [{ start: '2026-02-01', left: '2026-01-31' }] },
    problem: 'people',
    because: 'before the first day (row 1)',
    source: { title: 'Counting on paper', how: 'Minus one day' },
  },
  {
    name: 'A cohort after the end',
    given: { from: '2027-01-01', asOf: '2026-12-31' },
    problem: 'from',
    source: { title: 'Counting on paper', how: 'The order of the two days' },
  },
  {
    name: 'Nobody yet',
    given: { people: [{ start: '2027-02-01' }], from: '2026-01-01', asOf: '2026-12-31' },
    problem: 'people',
    because: 'started by that day',
    source: { title: 'Counting on paper', how: 'None of one' },
  },
])
