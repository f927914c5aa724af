import {
  awsOf,
  calendarMoments,
  cronFindings,
  cronInWords,
  isFault,
  isZone,
  linesOf,
  nextRuns,
  onlyZone,
  quartzOf,
  readCron,
  resolveWall,
  runCells,
  systemdOf,
  type Cron,
} from '@/lib/engines/cron'
import type { Block, Notice } from '@/lib/kits/document/types'
import { choice, date, defineGenerator, integer, problem, text } from '@/lib/kits/generator'

const divisors = {
  m1: '1',
  m2: '2',
  m3: '3',
  m4: '4',
  m5: '5',
  m6: '6',
  m10: '10',
  m12: '12',
  m15: '15',
  m20: '20',
  m30: '30',
}
const hourDivisors = { h1: '1', h2: '2', h3: '3', h4: '4', h6: '6', h8: '8', h12: '12' }
const months = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}

interface Values {
  repeats: 'minutes' | 'hours' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'own'
  everyMinutes: keyof typeof divisors
  everyHours: keyof typeof hourDivisors
  minute: number
  times: string
  weekdays: string
  monthDays: string
  month: keyof typeof months
  own: string
  zone: string
  command: string
  from: string | undefined
  count: number
}

const timed = { field: 'repeats', is: ['daily', 'weekly', 'monthly', 'yearly'] } as const
/** Until the page runs, a day has to be named without one: the list has as many rows then as later. */
const unknownDay = '2026-01-01'

interface Planned {
  crons: readonly Cron[]
  lines: readonly string[]
  zone: string
  runs: readonly { at: number; clock?: 'moved' | 'first' | 'again' }[]
}

function planOf(values: Values, today: string | undefined) {
  const lines = linesOf({
    ...values,
    everyMinutes: Number(divisors[values.everyMinutes]),
    everyHours: Number(hourDivisors[values.everyHours]),
    month: Object.keys(months).indexOf(values.month) + 1,
  })
  if (!Array.isArray(lines)) return problem(lines.field, lines.says)
  const zone = onlyZone(values.zone, isZone)
  if (zone === undefined) return problem('zone', 'must be a city, a zone such as Europe/London, or UTC')
  const crons = lines.flatMap((line): Cron[] => {
    const read = readCron(line, 'unix')
    return isFault(read) ? [] : [read]
  })
  const [year = 0, month = 1, day = 1] = (values.from ?? today ?? unknownDay).split('-').map(Number)
  const start = resolveWall(zone, { year, month, day, hour: 0, minute: 0 })
  const after = (start.kind === 'one' ? start.ms : start.earlier) - 1
  const runs = crons
    .flatMap((cron) => nextRuns(cron, zone, after, values.count))
    .sort((one, other) => one.at - other.at)
    .slice(0, values.count)
  return { crons, lines, zone, runs } satisfies Planned
}

function systemBlocks({ crons, lines, zone }: Planned, command: string): Block[] {
  const isUtc = zone === 'UTC'
  const quartz = crons.map(quartzOf)
  const aws = crons.map(awsOf)
  const all = (written: readonly (string[] | undefined)[]) => written.every((one) => one !== undefined)
  const plain = (label: string, content: string): Block => ({ kind: 'plain', label, text: content, look: 'code' })
  return [
    plain('Crontab', [...(isUtc ? [] : [`CRON_TZ=${zone}`]), ...lines.map((line) => `${line} ${command}`)].join('\n')),
    plain(
      'systemd timer',
      crons
        .flatMap((cron) => systemdOf(cron, zone))
        .map((line) => `OnCalendar=${line}`)
        .join('\n'),
    ),
    plain('Kubernetes CronJob', lines.map((line) => `schedule: "${line}"\ntimeZone: "${zone}"`).join('\n---\n')),
    ...(isUtc
      ? [plain('GitHub Actions', ['on:', '  schedule:', ...lines.map((line) => `    - cron: '${line}'`)].join('\n'))]
      : []),
    ...(all(quartz) ? [plain('Quartz and Spring', quartz.flatMap((one) => one ?? []).join('\n'))] : []),
    ...(all(aws) ? [plain('AWS EventBridge Scheduler', aws.flatMap((one) => one ?? []).join('\n'))] : []),
  ]
}

function noticesOf({ crons, lines, zone }: Planned): Notice[] {
  const found = crons.flatMap((cron) => cronFindings(cron))
  const isUtc = zone === 'UTC'
  return [
    ...found.map(({ tone, says }): Notice => ({ is: tone === 'bad' ? 'bad' : 'fair', says })),
    ...(lines.length > 1
      ? [
          {
            is: 'plain',
            says: 'Times with different minutes need a line each: a cron expression joins every hour with every minute.',
          } as const,
        ]
      : []),
    ...(crons.some((cron) => quartzOf(cron) === undefined)
      ? [{ is: 'fair', says: 'Quartz and AWS cannot say that both days must fit, so that they are left out.' } as const]
      : []),
    ...(isUtc
      ? []
      : [
          {
            is: 'plain',
            says: 'CRON_TZ is read by cronie (Fedora, Red Hat, Arch). Debian and Ubuntu go by the zone of the machine.',
          } as const,
          { is: 'plain', says: 'GitHub Actions runs by UTC; choose the zone UTC to get its lines.' } as const,
        ]),
  ]
}

export default defineGenerator({
  form: {
    repeats: choice('Runs', {
      options: {
        minutes: 'Every few minutes',
        hours: 'Every few hours',
        daily: 'Every day',
        weekly: 'On days of the week',
        monthly: 'On days of the month',
        yearly: 'Once a year',
        own: 'By my own expression',
      },
      initial: 'weekly',
      as: 'menu',
    }),
    everyMinutes: choice('Minutes between runs', {
      options: divisors,
      initial: 'm15',
      as: 'menu',
      shownWhen: { field: 'repeats', is: 'minutes' },
    }),
    everyHours: choice('Hours between runs', {
      options: hourDivisors,
      initial: 'h6',
      as: 'menu',
      shownWhen: { field: 'repeats', is: 'hours' },
    }),
    minute: integer('At minute', { initial: 0, min: 0, max: 59, shownWhen: { field: 'repeats', is: 'hours' } }),
    weekdays: text('Days of the week', {
      initial: 'mon-fri',
      maxLength: 100,
      help: 'Names, lists and ranges: mon-fri, or sat, sun.',
      shownWhen: { field: 'repeats', is: 'weekly' },
    }),
    month: choice('Month', {
      options: months,
      initial: 'jan',
      as: 'menu',
      shownWhen: { field: 'repeats', is: 'yearly' },
    }),
    monthDays: text('Days of the month', {
      initial: '1',
      maxLength: 100,
      help: 'Such as 1, 15 or 1-7.',
      shownWhen: { field: 'repeats', is: ['monthly', 'yearly'] },
    }),
    times: text('At', {
      initial: '09:00',
      maxLength: 200,
      help: 'One time or several: 09:00, 17:30.',
      shownWhen: timed,
    }),
    own: text('Cron expression', {
      initial: '0 9 1,15 * *',
      maxLength: 200,
      help: 'Minute, hour, day of month, month, day of week.',
      shownWhen: { field: 'repeats', is: 'own' },
    }),
    zone: text('Time zone', { initial: 'UTC', maxLength: 60, help: 'A city, a zone such as Europe/London, or UTC.' }),
    command: text('Command', { initial: '/usr/local/bin/job', maxLength: 500, refines: true }),
    from: date('List runs from', { optional: true, help: 'Empty: today.', refines: true }),
    count: integer('Runs to list', { initial: 5, min: 1, max: 20, refines: true }),
  },
  makes:
    'A crontab line from a schedule in words, the same for systemd, Kubernetes, GitHub Actions, Quartz and AWS, and the next runs in a time zone.',
  limits: [
    'A cron expression cannot say every 90 minutes or every second week; a command that asks the date can.',
    'On the day of a change of clocks the list follows cronie: a skipped time runs at the change, a repeated one the first time.',
    'Kubernetes and AWS leave a skipped time out; Quartz warns that a run may be skipped or repeated.',
    'Seconds, years and the letters L, W and # of Quartz are read by the Cron Explainer and not written here.',
  ],
  sources: [
    { title: 'crontab(5), Debian manual pages', href: 'https://manpages.debian.org/bookworm/cron/crontab.5.en.html' },
    {
      title: 'systemd.time(7), calendar events',
      href: 'https://www.freedesktop.org/software/systemd/man/latest/systemd.time.html',
    },
    { title: 'Kubernetes: CronJob', href: 'https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/' },
    {
      title: 'GitHub Actions: schedule',
      href: 'https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule',
    },
    {
      title: 'Quartz 2.3: Cron Trigger Tutorial',
      href: 'https://www.quartz-scheduler.org/documentation/quartz-2.3.0/tutorials/crontrigger.html',
    },
    {
      title: 'Amazon EventBridge Scheduler: Schedule types',
      href: 'https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html',
    },
  ],

  build(values, { today }) {
    const plan = planOf(values, today)
    if ('problem' in plan) return plan
    const { crons, lines, zone, runs } = plan
    const rows = runs.map((run) => runCells(run, zone))
    const hasNotes = rows.some(([, , note]) => note !== '')
    return {
      title: 'Cron schedule',
      sheet: 'bare',
      blocks: [
        {
          kind: 'plain',
          label: lines.length === 1 ? 'Expression' : 'Expressions',
          text: lines.join('\n'),
          look: 'code',
        },
        { kind: 'paragraph', text: `${crons.map(cronInWords).join('. ')}.` },
        {
          kind: 'table',
          label: 'Next runs',
          columns: [
            { label: 'When', width: 3 },
            { label: 'Ahead of UTC', width: 1 },
            ...(hasNotes ? [{ label: 'Change of clocks', width: 3 }] : []),
          ],
          rows: rows.map(([when, offset, note]) => [when, offset, ...(hasNotes ? [note] : [])]),
        },
        ...systemBlocks(plan, values.command),
      ],
      notices: noticesOf(plan),
    }
  },

  files: {
    calendar: {
      label: 'Calendar',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make(values, { today }) {
        const plan = planOf(values, today)
        if ('problem' in plan) return plan
        return calendarMoments(
          plan.runs.map(({ at }) => ({
            title: values.command,
            from: at,
            to: at + 60_000,
            note: plan.lines.join('\n'),
            id: `${at}-cron`,
          })),
          { made: plan.runs[0]?.at ?? 0, product: 'Cron Expression Builder' },
        )
      },
    },
  },
  saves: [],

  examples: [
    {
      name: 'Nine o’clock on working days',
      given: { repeats: 'weekly', weekdays: 'mon-fri', times: '09:00', zone: 'UTC', from: '2026-03-06', count: 3 },
      expect: {
        plain: '0 9 * * 1-5',
        text: ['At 09:00, on Monday to Friday', 'Fri 6 Mar 2026, 09:00', 'Mon 9 Mar 2026, 09:00', '0 0 9 ? * MON-FRI'],
      },
    },
    {
      name: 'A backup in the hour that is skipped',
      given: { repeats: 'daily', times: '02:30', zone: 'Berlin', from: '2026-03-28', count: 3 },
      expect: { plain: '30 2 * * *', text: ['Sun 29 Mar 2026, 03:00', 'CRON_TZ=Europe/Berlin'] },
    },
  ],
})
