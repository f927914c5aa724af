import { expect, it } from 'vitest'
import { isFault, readCron, type Dialect } from '@/lib/subjects/cron/expression'
import { cronReport, loadOf, type CronQuestion } from '@/lib/subjects/cron/report'
import { cronInWords } from '@/lib/subjects/cron/words'
import { readCrontab } from '@/lib/subjects/cron/crontab'

function read(text: string, dialect: Dialect = 'unix') {
  const cron = readCron(text, dialect)
  if (isFault(cron)) throw new Error(`${text}: ${cron.says}`)
  return cron
}

// What crontab(5), the tutorial of Quartz and the guide of EventBridge say of their examples, in our words.
it.each([
  ['* * * * *', 'unix', 'Every minute'],
  ['*/15 * * * *', 'unix', 'Every 15 minutes'],
  ['5 0 * * *', 'unix', 'At 00:05, every day'],
  ['15 14 1 * *', 'unix', 'At 14:15, on the 1st'],
  ['0 22 * * 1-5', 'unix', 'At 22:00, on Monday to Friday'],
  ['5 4 * * sun', 'unix', 'At 04:05, on Sunday'],
  ['30 4 1,15 * 5', 'unix', 'At 04:30, on the 1st and 15th and on every Friday'],
  ['0 0 * 8 *', 'unix', 'At 00:00, in August'],
  ['23 0-23/2 * * *', 'unix', 'At minute 23 of every 2nd hour from midnight, every day'],
  ['0 * * * *', 'unix', 'At minute 0 of every hour'],
  ['*/10 9-17 * * 0,6', 'unix', 'Every 10 minutes in the hours 09 to 17, on Saturday and Sunday'],
  [
    '0 0 */2 * 5',
    'unix',
    'At 00:00, on the 1st, 3rd, 5th, 7th, 9th, 11th, 13th, 15th, 17th, 19th, 21st, 23rd, 25th, 27th, 29th and 31st, if it is Friday',
  ],
  ['0 0 12 * * ?', 'quartz', 'At 12:00, every day'],
  ['0 15 10 * * ? 2005', 'quartz', 'At 10:15, in 2005'],
  ['0 15 10 L * ?', 'quartz', 'At 10:15, on the last day of the month'],
  ['0 15 10 L-2 * ?', 'quartz', 'At 10:15, on the day 2 before the last of the month'],
  ['0 15 10 LW * ?', 'quartz', 'At 10:15, on the last weekday of the month'],
  ['0 15 10 15W * ?', 'quartz', 'At 10:15, on the weekday nearest to the 15th'],
  ['0 15 10 ? * 6L', 'quartz', 'At 10:15, on the last Friday of the month'],
  ['0 15 10 ? * 6#3', 'quartz', 'At 10:15, on the 3rd Friday of the month'],
  ['0/20 * 14 * * ?', 'quartz', 'Every 20 seconds of every minute in the hour 14'],
  ['5,7 0 12 * * ?', 'quartz', 'At the seconds 5 and 7 of 12:00, every day'],
  ['0 18 ? * MON-FRI *', 'aws', 'At 18:00, on Monday to Friday'],
] as const)('%s (%s): %s', (text, dialect, words) => expect(cronInWords(read(text, dialect))).toBe(words))

const ask = (text: string, more: Partial<CronQuestion> = {}) =>
  cronReport({
    text,
    readAs: 'auto',
    zone: 'UTC',
    ownZone: 'UTC',
    count: 10,
    now: Date.parse('2026-03-06T12:00:00Z'),
    ...more,
  })
const tableOf = (report: ReturnType<typeof ask>, label: string) =>
  report.parts.flatMap(({ tables = [] }) => tables).find((table) => table.label === label)

it('explains one line', () => {
  const report = ask('30 2 * * *', { zone: 'New York', count: 3 })
  expect(report.headline).toBe('At 02:30, every day. Next: Sat 7 Mar 2026, 02:30.')
  // Clocks go from 02:00 to 03:00 on 8 Mar 2026 in New York; cronie runs the job then.
  expect(tableOf(report, 'Next runs')?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Sat 7 Mar 2026, 02:30', 'UTC−5', 'Sat 7 Mar 2026, 07:30'],
    ['Sun 8 Mar 2026, 03:00', 'UTC−4', 'Sun 8 Mar 2026, 07:00'],
    ['Mon 9 Mar 2026, 02:30', 'UTC−4', 'Mon 9 Mar 2026, 06:30'],
  ])
  expect(tableOf(report, 'Next runs')?.rows[1]?.[3]).toContain('skipped')
  expect(tableOf(report, 'The fields')?.rows).toHaveLength(5)
  expect(report.files?.['cron-runs.ics']).toContain('DTSTART:20260308T070000Z')
})

it('reads a whole table', () => {
  const text =
    'MAILTO=ops@example.com\n# nightly\n0 3 * * * /bin/a\n0 3 * * 1-5 /bin/b %x\r\n@reboot /bin/c\n61 * * * * /bin/d\n\nCRON_TZ=Asia/Tokyo\n0 9 * * * /bin/e\n'
  const table = readCrontab(text, 'auto')
  expect(table.jobs.map(({ line, command, zone }) => [line, command, zone])).toEqual([
    [3, '/bin/a', undefined],
    [4, '/bin/b %x', undefined],
    [5, '/bin/c', undefined],
    [9, '/bin/e', 'Asia/Tokyo'],
  ])
  expect(table.bad).toMatchObject([{ line: 6, column: 1, length: 2 }])
  expect(text.slice(table.bad[0]?.offset).startsWith('61 ')).toBe(true)
  expect(table.settings).toEqual([
    ['MAILTO', 'ops@example.com'],
    ['CRON_TZ', 'Asia/Tokyo'],
  ])
  expect(table.comments).toBe(1)
  const report = ask(text)
  expect(report.headline).toBe('4 jobs, 1 line that cannot be read. Next: Sat 7 Mar 2026, 09:00.')
  expect(report.parts[0]?.findings?.map(({ says }) => says)).toEqual([
    'The minute must be 0 to 59; it is 61.',
    'A % in the command ends it; what follows becomes its input. Write \\%.',
  ])
  expect(tableOf(report, 'Same minute')?.rows).toHaveLength(5)
  expect(tableOf(report, 'Line by line')?.rows[2]?.[2]).toBe('Once, when cron starts (after a boot)')
})

it('finds what a line hides', () => {
  const says = (text: string) =>
    ask(text)
      .parts[0]?.findings?.map((finding) => finding.says)
      .join(' ')
  expect(says('0 0 31 2 * x')).toContain('never runs')
  expect(says('0 0 13 * 5 x')).toContain('joined by “or”')
  expect(says('0 0 */2 * 5 x')).toContain('both must fit')
  expect(says('*/40 * * * * x')).toContain('the last gap is 20 minutes')
  expect(says('0 */5 * * * x')).toContain('the last gap is 4 hours')
  expect(says('@fortnightly x')).toContain('none of @reboot')
  expect(says('0 9 * * 1-5 x')).toBe('')
  expect(ask('0 9 * * * x', { zone: 'Qwxyz' }).parts[0]?.findings?.[0]?.says).toContain('no city or zone')
  expect(ask('').headline).toBe('0 jobs.')
})

it('tells dialects apart and follows the menu', () => {
  const kind = (text: string, readAs: CronQuestion['readAs'] = 'auto') =>
    ask(text, { readAs }).figures?.find(({ label }) => label === 'Read as')?.text
  expect(kind('0 0 12 * * ?')).toBe('Quartz')
  expect(kind('cron(0 10 * * ? *)')).toBe('AWS EventBridge')
  expect(kind('0 10 ? * MON-FRI *')).toBe('AWS EventBridge')
  expect(kind('0 5 * * 1 tar')).toBe('Crontab')
  expect(kind('0 0 12 1 1 ? 2030')).toBe('Quartz')
  expect(kind('0 0 9 ? * MON#1 *', 'quartz')).toBe('Quartz')
})

it('counts the week', () => {
  // 2026-03-02 is a Monday: 5 × 24 starts of the first, 7 of the second.
  const { hours, busiest } = loadOf([read('0 * * * 1-5'), read('0 3 * * *')], Date.UTC(2026, 2, 2))
  expect(hours.flat().reduce((sum, one) => sum + one, 0)).toBe(127)
  expect(busiest).toEqual({ count: 2, minute: 180, day: 0 })
})

it('bears 5,000 lines and rubbish', () => {
  expect(
    ask(Array.from({ length: 6000 }, (_, at) => `${at % 60} ${at % 24} * * * /bin/job-${at}`).join('\n')).headline,
  ).toMatch(/^5,000 jobs/)
  expect(ask('\u0000 ∞ ** /// = \n=\n@\ncron()').tone).toBe('bad')
}, 60_000)
