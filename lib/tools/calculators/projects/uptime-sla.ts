import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rows,
  text,
} from '@/lib/kits/calculator'
import { availabilityOf, creditFor, minutesAt, outageMinutes } from '@/lib/subjects/projects/availability'

const minutes = { kind: 'number', decimals: 1, unit: 'min' } as const
const share = { kind: 'percent', decimals: 4 } as const
const most = 1e9
const moment = {
  source: '\\d{4}-\\d{2}-\\d{2}[ T]([01]\\d|2[0-3]):[0-5]\\d',
  says: 'be written as 2026-03-14 02:10',
} as const
const day = 1440

export default defineCalculator({
  inputs: {
    target: percent('Promised availability (SLA or SLO)', {
      initial: 0.999,
      above: 0,
      below: 1,
      decimals: 6,
      slider: { from: 0.99, to: 0.9999, step: 0.0001 },
    }),
    period: choice('Counted over', {
      options: {
        month: 'Calendar month',
        average: 'Average month',
        thirty: '30 days',
        quarter: 'Quarter',
        year: 'Year',
      },
      initial: 'average',
    }),
    from: date('From', { initial: '2026-03-01' }),
    incidents: rows('Incidents', {
      row: 'incident',
      columns: {
        start: text('Start', { pattern: moment, maxLength: 16 }),
        end: text('End', { pattern: moment, maxLength: 16 }),
        scope: percent('Scope', { initial: 1, max: 1 }),
        kind: choice('Kind', { options: { outage: 'Outage', planned: 'Maintenance' }, initial: 'outage' }),
      },
      initial: [
        { start: '2026-03-05 09:12', end: '2026-03-05 09:30', scope: 1, kind: 'outage' },
        { start: '2026-03-14 02:00', end: '2026-03-14 02:45', scope: 0.3, kind: 'outage' },
      ],
      min: 0,
      max: 300,
      help: 'All in one time zone without summer time, such as UTC. Scope is the share of users or requests that failed. Maintenance takes its time out of the count.',
    }),
    days: number('Days of the period gone', { optional: true, above: 0, max: 366, refines: true }),
    components: rows('What the service depends on', {
      row: 'component',
      columns: {
        name: text('Component', { optional: true, maxLength: 60 }),
        availability: percent('Availability', { max: 1, decimals: 6 }),
        copies: integer('Copies, of which one is enough', { initial: 1, min: 1, max: 50 }),
        group: text('Stands in for group', { optional: true, maxLength: 30 }),
      },
      initial: [],
      min: 0,
      max: 60,
      refines: true,
      help: 'All are needed, unless they share a group: of a group one is enough.',
    }),
    fee: money('Fee for the period', { initial: 0, max: most, section: 'Service credit', refines: true }),
    credits: rows('Credit table', {
      row: 'step',
      columns: {
        below: percent('Availability below', { above: 0, max: 1, decimals: 6 }),
        credit: percent('Credit', { max: 1 }),
      },
      initial: [],
      min: 0,
      max: 20,
      section: 'Service credit',
      refines: true,
      help: 'As your contract has it.',
    }),
  },
  outputs: {
    allowed: { ...minutes, label: 'Downtime allowed' },
    used: { ...minutes, label: 'Downtime counted' },
    left: { ...minutes, label: 'Error budget left', help: 'Below 0: the promise is broken.' },
    achieved: { ...share, label: 'Achieved availability' },
    verdict: { kind: 'verdict', label: 'Judgement' },
    spent: { kind: 'percent', label: 'Error budget used', decimals: 1, section: 'Error budget' },
    burn: {
      kind: 'number',
      label: 'Burn rate',
      decimals: 2,
      optional: true,
      section: 'Error budget',
      help: 'At 1 the budget is used up exactly at the end of the period.',
    },
    counted: { ...minutes, label: 'Time that counts', section: 'Error budget', help: 'The period less maintenance.' },
    composite: { ...share, label: 'Availability of all components', optional: true, section: 'Components' },
    compositeDown: { ...minutes, label: 'Downtime to expect from them', optional: true, section: 'Components' },
    creditShare: { kind: 'percent', label: 'Credit', decimals: 1, optional: true, section: 'Service credit' },
    credit: { kind: 'money', label: 'Credit due', optional: true, section: 'Service credit' },
    table: {
      kind: 'table',
      label: 'The promise as downtime',
      columns: {
        period: { kind: 'text', label: 'In' },
        minutes: { kind: 'number', label: 'Minutes', decimals: 2 },
        hours: { kind: 'number', label: 'Hours', decimals: 3 },
      },
    },
    budget: {
      kind: 'series',
      label: 'Error budget through the period',
      columns: {
        day: { kind: 'number', label: 'Day', decimals: 1 },
        left: { kind: 'number', label: 'Minutes left', decimals: 1 },
      },
    },
  },
  formula:
    'Allowed downtime = (1 − SLA) × time that counts. Achieved = 1 − downtime ÷ time that counts. In series availability = Π a; of parallel ones 1 − Π (1 − a). Burn rate = share of budget used ÷ share of time gone',
  limits: [
    'Where incidents overlap, each minute counts once, with the widest scope.',
    'Only what lies within the period counts, and maintenance counts as neither up nor down.',
    'Components are taken to fail independently. A shared network, region or release makes the true figure lower.',
    'Contracts measure in their own ways, such as by failed requests or whole five-minute steps. Theirs decides about a credit.',
  ],
  sources: [
    {
      title: 'Amazon Web Services: EC2 service level agreement of 2018 (monthly uptime percentage)',
      href: 'https://aws.amazon.com/ec2/sla/historical',
    },
    {
      title: 'Coderslingo: SLO-based alerting (burn rate)',
      href: 'https://coderslingo.com/exercises/slo-engineering/slo-alerting-vocabulary/',
    },
    {
      title: 'Calculator Cloud: SLA uptime, composite availability',
      href: 'https://calculator-cloud.com/other/sla-uptime/index.html',
    },
  ],

  compute({ target, period, from, incidents, days, components, fee, credits }, { show }) {
    const begins = minutesAt(from)
    const long = lengthOf(period, from)
    const spans = incidents.map((one) => ({ ...one, start: minutesAt(one.start), end: minutesAt(one.end) }))
    const odd = spans.findIndex((one) => !(one.end > one.start))
    if (odd !== -1) return problem('incidents', `must be on days that exist and end after they start (row ${odd + 1})`)
    const outages = spans.filter((one) => one.kind === 'outage')
    const planned = spans.filter((one) => one.kind === 'planned')
    const within = (end: number) => outageMinutes(outages, planned, { start: begins, end })
    const whole = within(begins + long)
    if (whole.counted <= 0) return problem('incidents', 'must leave some time that is not maintenance')
    if (days !== undefined && days * day > long) return problem('days', 'must not be more than the period has')
    const used = whole.down
    const allowed = (1 - target) * whole.counted
    const achieved = 1 - used / whole.counted
    const gone = days === undefined ? undefined : (days * day) / long
    const composite = components.length === 0 ? undefined : availabilityOf(components)
    const creditShare = credits.length === 0 ? undefined : creditFor(credits, achieved)
    return {
      allowed,
      used,
      left: allowed - used,
      achieved,
      verdict: judgement(),
      spent: used / allowed,
      burn: gone === undefined ? undefined : used / allowed / gone,
      counted: whole.counted,
      composite,
      compositeDown: composite === undefined ? undefined : (1 - composite) * long,
      creditShare,
      credit: creditShare === undefined ? undefined : creditShare * fee,
      table: Object.entries({
        'A day': day,
        'A week': 7 * day,
        '30 days': 30 * day,
        'An average month': (365 / 12) * day,
        'A quarter of a year': (365 / 4) * day,
        'A year': 365 * day,
        'A leap year': 366 * day,
      }).map(([name, length]) => ({
        period: name,
        minutes: (1 - target) * length,
        hours: ((1 - target) * length) / 60,
      })),
      budget: Array.from({ length: 31 }, (_, step) => {
        const passed = (long * step) / 30
        return { day: passed / day, left: allowed - (step === 0 ? 0 : within(begins + passed).down) }
      }),
    }

    function judgement() {
      if (used > allowed)
        return {
          is: 'bad' as const,
          says: `The promise is broken by ${show.number(used - allowed, 1)} minutes; ${show.percent(achieved, 4)} was reached.`,
        }
      if (days !== undefined && used / allowed > (days * day) / long)
        return {
          is: 'fair' as const,
          says: `Kept so far, but at this pace the ${show.number(allowed, 1)} minutes are used up before the period ends.`,
        }
      return {
        is: 'good' as const,
        says: `Kept: ${show.number(used, 1)} of ${show.number(allowed, 1)} minutes are used.`,
      }
    }
  },

  steps: (_, { used, allowed, burn }) => [
    {
      gives: 'allowed',
      is: '(1 − {target:6}) × {counted}',
      with: {
        spentShare:
          burn === undefined || burn === 0 ? undefined : { kind: 'number', value: used / allowed / burn, decimals: 6 },
      },
    },
    { gives: 'left', is: '{allowed} − {used}' },
    { gives: 'achieved', is: '1 − {used} ÷ {counted}' },
    { gives: 'spent', is: '{used} ÷ {allowed}' },
    { gives: 'burn', is: '{spent} ÷ {spentShare}' },
    { gives: 'credit', is: '{fee} × {creditShare}' },
  ],

  charts: [{ kind: 'line', title: 'Error budget left', of: 'budget', x: 'day', y: ['left'] }],
  examples: [
    {
      name: 'A booking page in March',
      given: {
        target: 0.999,
        period: 'month',
        from: '2026-03-01',
        incidents: [
          { start: '2026-03-05 09:00', end: '2026-03-05 09:20', scope: 1, kind: 'outage' },
          { start: '2026-03-05 09:10', end: '2026-03-05 09:40', scope: 0.5, kind: 'outage' },
        ],
        components: [],
        credits: [],
        fee: 0,
      },
      expect: { allowed: 44.64, used: 30, left: 14.64, achieved: 0.999327957 },
    },
  ],
})

function lengthOf(period: 'month' | 'average' | 'thirty' | 'quarter' | 'year', from: string): number {
  if (period === 'average') return (365 / 12) * day
  if (period === 'thirty') return 30 * day
  const months = { month: 1, quarter: 3, year: 12 }[period]
  const [year = 0, monthOfYear = 1, dayOfMonth = 1] = from.split('-').map(Number)
  return Date.UTC(year, monthOfYear - 1 + months, dayOfMonth) / 60_000 - minutesAt(from)
}
