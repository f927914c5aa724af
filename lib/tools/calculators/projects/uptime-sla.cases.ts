import { defineCases } from '@/lib/kits/calculator'
import uptime from './uptime-sla'

const quiet = { period: 'average', from: '2026-03-01', incidents: [], components: [], credits: [], fee: 0 } as const
const outage = { scope: 1, kind: 'outage' } as const
const cloud = {
  title: 'Calculator Cloud: SLA uptime calculator',
  href: 'https://calculator-cloud.com/other/sla-uptime/index.html',
}
const optimizer = {
  title: 'Amazon Web Services: Compute Optimizer service level agreement',
  href: 'https://aws.amazon.com/compute-optimizer/sla/?did=sla_card&trk=sla_card',
}
const awsSteps = [
  { below: 0.999, credit: 0.1 },
  { below: 0.99, credit: 0.25 },
  { below: 0.95, credit: 1 },
]
const vectors = { title: 'A second program, minute by minute', how: 'tests/vectors/ratio-kpi/uptime-sla.py' }

export default defineCases(uptime, [
  {
    name: '99.9% allows 43.8 minutes in an average month',
    given: { ...quiet, target: 0.999 },
    expect: {
      allowed: 43.8,
      used: 0,
      left: 43.8,
      achieved: 1,
      spent: 0,
      burn: null,
      composite: null,
      compositeDown: null,
      creditShare: null,
      credit: null,
      counted: 43_800,
      verdict: 'good',
      table: {
        rows: 7,
        at: {
          0: { period: 'A day', minutes: 1.44 },
          1: { minutes: 10.08 },
          2: { minutes: 43.2 },
          3: { minutes: 43.8 },
          4: { minutes: 131.4 },
          5: { minutes: 525.6, hours: 8.76 },
          6: { minutes: 527.04 },
        },
      },
    },
    source: { ...cloud, how: 'Its table: three nines, 43.8 minutes a month; 43,800 minutes are an average month' },
  },
  {
    name: 'Three services at 99.9% in series',
    given: {
      ...quiet,
      target: 0.999,
      period: 'year',
      components: [
        { availability: 0.999, copies: 1 },
        { availability: 0.999, copies: 1 },
        { availability: 0.999, copies: 1 },
      ],
    },
    expect: { composite: 0.997002999, compositeDown: 1575.2237256 },
    source: { ...cloud, how: '0.999³ = 0.997, about 26 hours a year' },
  },
  {
    name: 'Two of 99% in parallel make 99.99%, as copies',
    given: { ...quiet, target: 0.999, components: [{ availability: 0.99, copies: 2 }] },
    expect: { composite: 0.9999, compositeDown: 4.38 },
    source: { ...cloud, how: '1 − 0.01 × 0.01' },
  },
  {
    name: 'The same as a group, in series with a database',
    given: {
      ...quiet,
      target: 0.999,
      components: [
        { availability: 0.99, copies: 1, group: 'web' },
        { availability: 0.99, copies: 1, group: 'web' },
        { availability: 0.999, copies: 1 },
      ],
    },
    expect: { composite: 0.9989001 },
    source: { ...cloud, how: '0.9999 × 0.999' },
  },
  {
    name: 'At a burn rate of 14.4 the budget of 30 days is gone after 2.08 days',
    given: {
      ...quiet,
      target: 0.99,
      period: 'thirty',
      incidents: [{ start: '2026-03-01 00:00', end: '2026-03-01 07:12', ...outage }],
      days: 30 / 14.4,
    },
    expect: { allowed: 432, used: 432, spent: 1, burn: 14.4, left: 0, achieved: 0.99, verdict: 'fair' },
    source: {
      title: 'Coderslingo: SLO-based alerting vocabulary',
      href: 'https://coderslingo.com/exercises/slo-engineering/slo-alerting-vocabulary/',
      how: '30 days ÷ 14.4 = 2.08 days until the budget is gone',
    },
  },
  {
    name: '40 minutes at 60% count as 24',
    given: {
      ...quiet,
      target: 0.999,
      period: 'thirty',
      incidents: [{ start: '2026-03-02 10:00', end: '2026-03-02 10:40', scope: 0.6, kind: 'outage' }],
    },
    expect: { used: 24, left: 19.2 },
    source: {
      title: 'CodingAce: Uptime and availability calculator',
      href: 'https://codingace.net/eng/uptime_availability.php',
      how: 'Its example of impact: 40 minutes at 60% impact count as 24',
    },
  },
  {
    name: '98.5% in a month: a credit of 25%',
    given: {
      ...quiet,
      target: 0.999,
      period: 'thirty',
      incidents: [{ start: '2026-03-02 00:00', end: '2026-03-02 10:48', ...outage }],
      credits: awsSteps,
      fee: 1200,
    },
    expect: { achieved: 0.985, creditShare: 0.25, credit: 300, verdict: 'bad' },
    says: { verdict: 'broken' },
    source: { ...optimizer, how: 'Less than 99.0% but not less than 95.0%: 25%' },
  },
  {
    name: 'Exactly 99% is not below 99%: 10%',
    given: {
      ...quiet,
      target: 0.999,
      period: 'thirty',
      incidents: [{ start: '2026-03-02 00:00', end: '2026-03-02 07:12', ...outage }],
      credits: awsSteps,
      fee: 1200,
    },
    expect: { achieved: 0.99, creditShare: 0.1, credit: 120 },
    source: { ...optimizer, how: 'Less than 99.9% but greater than or equal to 99.0%: 10%' },
  },
  {
    name: 'Overlaps, maintenance within an outage, an end after the period, a leap February',
    given: {
      ...quiet,
      target: 0.9995,
      period: 'month',
      from: '2028-02-01',
      incidents: [
        { start: '2028-01-31 23:50', end: '2028-02-01 00:05', ...outage },
        { start: '2028-02-10 10:00', end: '2028-02-10 11:00', scope: 0.5, kind: 'outage' },
        { start: '2028-02-10 10:30', end: '2028-02-10 10:50', ...outage },
        { start: '2028-02-10 10:55', end: '2028-02-10 12:55', scope: 1, kind: 'planned' },
        { start: '2028-02-29 23:58', end: '2028-03-01 01:00', ...outage },
      ],
    },
    expect: {
      counted: 41_640,
      used: 44.5,
      allowed: 20.82,
      left: -23.68,
      spent: 2.1373679155,
      achieved: 0.998931316,
      verdict: 'bad',
      budget: { rows: 31, at: { 0: { day: 0, left: 20.82 }, 15: { day: 14.5, left: -21.68 }, 30: { left: -23.68 } } },
    },
    source: vectors,
  },
  {
    name: 'A quarter and a leap year have their own days',
    given: { ...quiet, target: 0.99, period: 'quarter', from: '2028-01-01' },
    expect: { counted: 131_040, allowed: 1310.4 },
    source: { title: 'By hand', how: '31 + 29 + 31 days of 1,440 minutes' },
  },
  {
    name: 'An end before its start',
    given: { ...quiet, incidents: [{ start: '2026-03-05 10:00', end: '2026-03-05 09:00', ...outage }] },
    problem: 'incidents',
    because: 'row 1',
    source: { title: 'Time runs forward' },
  },
  {
    name: 'A day that does not exist',
    given: { ...quiet, incidents: [{ start: '2026-02-30 10:00', end: '2026-03-05 09:00', ...outage }] },
    problem: 'incidents',
    source: { title: 'Gregorian calendar' },
  },
  {
    name: 'Maintenance all the time leaves nothing to promise',
    given: {
      ...quiet,
      period: 'thirty',
      incidents: [{ start: '2026-02-01 00:00', end: '2026-06-01 00:00', scope: 1, kind: 'planned' }],
    },
    problem: 'incidents',
    because: 'not maintenance',
    source: { title: 'Division by zero' },
  },
  {
    name: 'More days gone than the period has',
    given: { ...quiet, period: 'thirty', days: 31 },
    problem: 'days',
    source: { title: 'A period has no more days than its own' },
  },
])
