/* What a crontab says: each line in words, when it runs next, what falls together, what never runs. */
import type { Report, ReportFinding, ReportPart, ReportTable } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { calendarMoments } from '@/lib/subjects/zones/calendar-event'
import { onlyZone } from '@/lib/subjects/zones/places'
import { shownDate, timeText } from '@/lib/subjects/zones/show'
import { fromUtc, isZone, offsetAt, wallAt, writtenOffset } from '@/lib/subjects/zones/wall'
import { mostLines, readCrontab, type BadLine, type Crontab, type Job, type ReadAs } from './crontab'
import { bothDaysCount, everRuns, nextRuns, runsOnDay, type Run } from './runs'
import type { Cron, Dialect } from './expression'
import { cronInWords } from './words'

export interface CronQuestion {
  text: string
  readAs: ReadAs
  /** City, zone or offset; empty for the machine's own. */
  zone: string
  /** Zone of the device. */
  ownZone: string
  count: number
  /** Milliseconds since 1970. */
  now: number
}

const dialectNames: Readonly<Record<Dialect, string>> = { unix: 'Crontab', quartz: 'Quartz', aws: 'AWS EventBridge' }
const clockNotes = {
  moved: 'its hour is skipped that day; cronie runs it when the clocks have been put forward',
  first: 'this hour comes twice that day; it runs the first time',
  again: 'this hour comes twice that day; it runs both times',
} as const

/** Of a run, in a zone: its day and time, how far the zone is ahead of UTC, and what a change of clocks does to it. */
export function runCells({ at, clock }: Run, zone: string): [when: string, offset: string, note: string] {
  const wall = wallAt(zone, at)
  const second = Math.floor(at / 1000) % 60
  const time = `${timeText(wall)}${second === 0 ? '' : `:${String(second).padStart(2, '0')}`}`
  // Months in short: rows of any date are as wide as each other.
  const day = shownDate(wall).replace(/[A-Z][a-z]{3,}/, (month) => month.slice(0, 3))
  return [`${day}, ${time}`, writtenOffset(offsetAt(zone, at)), clock ? clockNotes[clock] : '']
}

/** What to know of one expression beside its times. */
export function cronFindings(cron: Cron): ReportFinding[] {
  const { fields, dialect } = cron
  const both = [fields['day of month'], fields['day of week']]
  const found: ReportFinding[] = []
  if (!everRuns(cron))
    found.push({
      tone: 'bad',
      says: 'It never runs: no year has such a day.',
      detail: 'February has no 30th, and April, June, September and November have no 31st.',
    })
  if (dialect === 'unix' && !bothDaysCount(cron))
    found.push({
      tone: 'warn',
      says: 'Day of month and day of week are joined by “or”: it runs when either fits.',
      detail: 'Ask for the other in the command, such as [ "$(date +\\%u)" = 5 ] && …',
      source: 'crontab(5)',
    })
  if (
    dialect === 'unix' &&
    bothDaysCount(cron) &&
    both.every(({ written }) => written !== '*') &&
    both.some(({ isStar }) => isStar)
  )
    found.push({
      tone: 'warn',
      says: 'One of the two days begins with a star, so both must fit.',
      detail: 'Vixie cron and cronie take */2 for a star here. Other schedulers join the days by “or”.',
      source: 'entry.c, DOM_STAR and DOW_STAR',
    })
  for (const [name, size] of [
    ['minute', 60],
    ['hour', 24],
  ] as const) {
    const step = /^\*\/(\d+)$/.exec(fields[name].written)?.[1]
    if (step !== undefined && size % Number(step) !== 0 && Number(step) < size)
      found.push({
        tone: 'warn',
        says: `Every ${step} ${name}s does not divide ${name === 'minute' ? 'an hour' : 'a day'}: the last gap is ${size - Math.floor((size - 1) / Number(step)) * Number(step)} ${name}s.`,
        detail: 'A step counts from the start of the range, and begins anew each time.',
      })
  }
  return [...found, ...cron.remarks.map((says) => ({ tone: 'warn', says }) as const)]
}

function placed(finding: ReportFinding, { line, offset, schedule }: Job): ReportFinding {
  return { ...finding, at: { line, column: 1, offset, length: schedule.length } }
}

function badFinding({ line, column, offset, length, says }: BadLine): ReportFinding {
  return { tone: 'bad', says, at: { line, column, offset, length } }
}

/** An unescaped percent sign ends the command: the rest is its input (crontab(5)). */
function commandFindings(job: Job): ReportFinding[] {
  if (job.cron?.dialect === 'unix' && /(?:^|[^\\])%/.test(job.command))
    return [
      placed(
        {
          tone: 'warn',
          says: 'A % in the command ends it; what follows becomes its input. Write \\%.',
          source: 'crontab(5)',
        },
        job,
      ),
    ]
  return []
}

const dayMs = 86_400_000

/** How many jobs begin in each hour of the seven days from a day of the calendar, on the clock as it is written. */
export function loadOf(
  crons: readonly Cron[],
  firstDay: number,
): { hours: number[][]; busiest: { count: number; minute: number; day: number } } {
  const minutes = new Uint16Array(7 * 1440)
  for (const cron of crons)
    for (let day = 0; day < 7; day++) {
      if (!runsOnDay(cron, firstDay + day * dayMs)) continue
      for (const hour of cron.fields.hour.values)
        for (const minute of cron.fields.minute.values) {
          const at = day * 1440 + hour * 60 + minute
          minutes[at] = (minutes[at] ?? 0) + 1
        }
    }
  let at = 0
  for (const [index, count] of minutes.entries()) if (count > (minutes[at] ?? 0)) at = index
  const hours = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) =>
      minutes.subarray(day * 1440 + hour * 60, day * 1440 + hour * 60 + 60).reduce((sum, one) => sum + one, 0),
    ),
  )
  return { hours, busiest: { count: minutes[at] ?? 0, minute: at % 1440, day: Math.floor(at / 1440) } }
}

interface Timed {
  job: Job
  cron: Cron
  zone: string
}

function nextTable(
  timed: readonly Timed[],
  { now, count }: CronQuestion,
): { table: ReportTable; runs: { run: Run; one: Timed }[] } {
  // A long table of jobs asks each for few runs: only the soonest of all are listed.
  const each = timed.length > 1 ? Math.min(count, 20) : count
  const runs = timed
    .flatMap((one) => nextRuns(one.cron, one.zone, now, each).map((run) => ({ run, one })))
    .sort((left, right) => left.run.at - right.run.at || left.one.job.line - right.one.job.line)
    .slice(0, count)
  const isMany = timed.length > 1
  const rows = runs.map(({ run, one }) => {
    const [when, offset, note] = runCells(run, one.zone)
    const [utc] = runCells({ at: run.at }, 'UTC')
    return { line: String(one.job.line), when, offset, utc, note, command: one.job.command }
  })
  const columns = [
    ...(isMany ? [['Line', 'line'] as const] : []),
    ['When', 'when'] as const,
    // Only what says something: a table of a server on UTC needs no second clock.
    ...(rows.some(({ offset }) => offset !== 'UTC')
      ? [['Ahead of UTC', 'offset'] as const, ['In UTC', 'utc'] as const]
      : []),
    ...(rows.some(({ note }) => note !== '') ? [['Change of clocks', 'note'] as const] : []),
    ...(isMany ? [['Command', 'command'] as const] : []),
  ]
  return {
    runs,
    table: {
      label: isMany ? 'Next runs of all lines' : 'Next runs',
      columns: columns.map(([label]) => label),
      rows: rows.map((row) => columns.map(([, name]) => row[name])),
    },
  }
}

function fieldTable(cron: Cron): ReportTable {
  const shown = Object.values(cron.fields).filter(
    ({ name }) => (name !== 'second' || cron.dialect === 'quartz') && (name !== 'year' || cron.dialect !== 'unix'),
  )
  return {
    label: 'The fields',
    columns: ['Field', 'Written', 'Values'],
    rows: shown.map(({ name, written, values, special, isStar }) => [
      name,
      written,
      isStar && !written.includes('/')
        ? 'every'
        : [
            values.length > 40
              ? `${values.slice(0, 40).join(', ')} … (${whole(values.length)})`
              : values
                  .map((value) =>
                    name === 'day of week' ? ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][value] : value,
                  )
                  .join(', '),
            ...special.map(
              ({ kind }) =>
                `${kind === 'nth' ? 'a weekday counted within the month' : kind === 'last' ? 'counted from the end of the month' : 'the nearest weekday'}`,
            ),
          ]
            .filter(Boolean)
            .join('; '),
    ]),
  }
}

function listTable(jobs: readonly Job[]): ReportTable {
  return {
    label: 'Line by line',
    columns: ['Line', 'Schedule', 'In words', 'Kind', 'Command'],
    rows: jobs.map(({ line, schedule, command, cron }) => [
      String(line),
      schedule,
      cron ? cronInWords(cron) : 'Once, when cron starts (after a boot)',
      cron ? dialectNames[cron.dialect] : 'Crontab',
      command,
    ]),
  }
}

function clashTable(timed: readonly Timed[], firstDay: number): ReportPart {
  const starts = new Map<number, number[]>()
  for (const { cron, job } of timed)
    for (let day = 0; day < 7; day++) {
      if (!runsOnDay(cron, firstDay + day * dayMs)) continue
      if (cron.fields.hour.values.length * cron.fields.minute.values.length > 48) continue
      for (const hour of cron.fields.hour.values)
        for (const minute of cron.fields.minute.values) {
          const at = day * 1440 + hour * 60 + minute
          starts.set(at, [...(starts.get(at) ?? []), job.line])
        }
    }
  const together = [...starts].filter(([, lines]) => lines.length > 1).sort(([one], [other]) => one - other)
  if (together.length === 0) return {}
  return {
    heading: 'What falls together',
    notes: [
      'Lines that begin in the same minute within the week ahead. Lines that run more than 48 times a day are left out.',
    ],
    tables: [
      {
        label: 'Same minute',
        columns: ['When', 'Lines'],
        rows: together.map(([at, lines]) => {
          const wall = fromUtc(firstDay + at * 60_000)
          return [`${shownDate(wall)}, ${timeText(wall)}`, lines.join(', ')]
        }),
      },
    ],
  }
}

function filesOf(runs: readonly { run: Run; one: Timed }[], now: number): Readonly<Record<string, string>> {
  if (runs.length === 0) return {}
  return {
    'cron-runs.ics': calendarMoments(
      runs.map(({ run, one: { job } }) => ({
        title: job.command || job.schedule,
        from: run.at,
        to: run.at + 60_000,
        note: `${job.schedule} (line ${job.line})`,
        id: `${run.at}-${job.line}-cron`,
      })),
      { made: now, product: 'Cron Explainer' },
    ),
  }
}

function headlineOf(
  { jobs, bad }: Crontab,
  timed: readonly Timed[],
  runs: readonly { run: Run; one: Timed }[],
): string {
  const [first] = runs
  const [only] = timed
  if (jobs.length === 1 && bad.length === 0) {
    if (!only) return 'Runs once, when cron starts.'
    return first
      ? `${cronInWords(only.cron)}. Next: ${runCells(first.run, only.zone)[0]}.`
      : `${cronInWords(only.cron)}. That never comes.`
  }
  const wrong =
    bad.length === 0 ? '' : `, ${counted(bad.length, 'line that cannot be read', 'lines that cannot be read')}`
  const next = first ? `. Next: ${runCells(first.run, first.one.zone)[0]}` : ''
  return `${counted(jobs.length, 'job', 'jobs')}${wrong}${next}.`
}

/** Explains a crontab or a single expression. `draw` makes a chart of the week’s load. */
export function cronReport(
  question: CronQuestion,
  draw?: (hours: number[][], days: string[]) => NonNullable<ReportPart['charts']>[number],
): Report {
  const { text, readAs, zone: written, ownZone, now } = question
  const asked = written.trim() === '' ? ownZone : onlyZone(written, isZone)
  const zone = asked ?? ownZone
  const table = readCrontab(text, readAs)
  const timed = table.jobs.flatMap((job): Timed[] => {
    const own = job.zone !== undefined && isZone(job.zone) ? job.zone : zone
    return job.cron ? [{ job, cron: job.cron, zone: own }] : []
  })
  const [only] = timed
  const isOne = table.jobs.length === 1 && table.bad.length === 0
  const next = nextTable(timed, question)
  const today = wallAt(zone, now)
  const firstDay = Date.UTC(today.year, today.month - 1, today.day)
  const load = loadOf(
    timed.map(({ cron }) => cron),
    firstDay,
  )
  const days = load.hours.map((_, day) => shownDate(fromUtc(firstDay + day * dayMs)).replace(/ \d{4}$/, ''))
  const findings: ReportFinding[] = [
    ...(asked
      ? []
      : [
          {
            tone: 'bad',
            says: `“${written.trim()}” is no city or zone that is known, or could be several. The times are of ${ownZone}.`,
          } as const,
        ]),
    ...table.bad.map(badFinding),
    ...timed.flatMap(({ job, cron }) => [
      ...cronFindings(cron).map((finding) => placed(finding, job)),
      ...commandFindings(job),
    ]),
  ]
  const busy = wallOfLoad(firstDay, load.busiest)
  return {
    headline: headlineOf(table, timed, next.runs),
    tone:
      table.bad.length > 0 || findings.some(({ tone }) => tone === 'bad')
        ? 'bad'
        : findings.length > 0
          ? 'warn'
          : 'good',
    figures: [
      { label: 'Zone', text: only && isOne ? only.zone : zone },
      ...(isOne && only ? [{ label: 'Read as', text: dialectNames[only.cron.dialect] }] : []),
      { label: 'Starts within 7 days', text: whole(load.hours.flat().reduce((sum, one) => sum + one, 0)) },
      ...(timed.length > 1
        ? [{ label: 'Busiest minute', text: `${busy}: ${counted(load.busiest.count, 'job', 'jobs')}` }]
        : []),
    ],
    parts: [
      { findings },
      ...(isOne ? [] : [{ tables: [listTable(table.jobs)] }]),
      { heading: 'When it runs', tables: [next.table] },
      ...(isOne && only ? [{ tables: [fieldTable(only.cron)] }] : []),
      ...(timed.length > 1 ? [clashTable(timed, firstDay)] : []),
      ...(draw && timed.length > 0 ? [{ charts: [draw(load.hours, days)] }] : []),
      ...(table.settings.length > 0
        ? [{ tables: [{ label: 'Settings', columns: ['Name', 'Value'], rows: table.settings }] }]
        : []),
      ...(table.left > 0 ? [{ notes: [`${whole(table.left)} lines beyond ${whole(mostLines)} left out.`] }] : []),
    ],
    files: filesOf(next.runs, now),
  }
}

function wallOfLoad(firstDay: number, { day, minute }: { day: number; minute: number }): string {
  const wall = fromUtc(firstDay + day * dayMs + minute * 60_000)
  return `${shownDate(wall).replace(/ \d{4}$/, '')}, ${timeText(wall)}`
}
