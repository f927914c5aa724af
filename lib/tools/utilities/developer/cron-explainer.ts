import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { CronQuestion } from '@/lib/subjects/cron/report'

const sample = `# m h dom mon dow command
*/15 * * * * /usr/local/bin/sync-stock
30 2 * * * /usr/local/bin/backup
0 9 1,15 * 5 mail -s "Invoices are due" accounts@example.com
0 9 * * 1-5 /usr/local/bin/report
@reboot /usr/local/bin/warm-cache
0 0 31 2 * /usr/local/bin/never
`

export default defineWorkbench({
  worker: worker<Omit<CronQuestion, 'now' | 'ownZone'>, Report>('cron-explainer'),
  options: {
    readAs: choice('Read as', {
      options: { auto: 'By its form', unix: 'Crontab, 5 fields', quartz: 'Quartz, 6 or 7', aws: 'AWS, 6 with a year' },
      initial: 'auto',
      as: 'menu',
    }),
    count: choice('Runs to list', { options: { 10: '10', 20: '20', 100: '100' }, initial: '10', as: 'buttons' }),
  },
  panels: [{ at: 'inputs', fields: ['readAs', 'count'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Cron expression or crontab',
      placeholder: '0 9 * * 1-5',
      height: 'middle',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open a crontab',
        accept: '.txt,.cron,.crontab,.tab,text/plain',
        largest: 2_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
    zone: {
      kind: 'text',
      label: 'Time zone',
      placeholder: 'Europe/London, New York or UTC',
      help: 'Where the machine’s clock stands. Empty: the zone of your device. A line CRON_TZ=… counts for the lines below it.',
      height: 'line',
    },
  },
  resultLabel: 'What it says',
  ask({ values: { readAs, count }, texts: { text, zone } }) {
    return text.trim() === '' ? undefined : { text, readAs, zone, count: Number(count) }
  },
  views: (work) =>
    reportViews(work, 'text', 'Give a line such as 0 9 * * 1-5. Its meaning and its next runs stand here.'),
  takeAway: {
    calendar: {
      kind: 'save',
      label: 'Save the runs (ICS)',
      file: 'cron-runs.ics',
      type: 'text/calendar;charset=utf-8',
      of: ({ answer }) => reportFile(answer, 'cron-runs.ics'),
    },
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'crontab.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'Cron expression or crontab',
      help: 'One expression, or a table of up to 5,000 lines with its settings and remarks.',
    },
    { label: 'Time zone', help: 'A city, a zone or an offset.' },
    {
      label: 'Read as',
      help: 'Five fields are a crontab; six or seven are Quartz or AWS, told apart by the question mark and the year.',
    },
  ],
  results: [
    { label: 'The schedule in words', kind: 'value' },
    { label: 'Next runs, with UTC and changes of clocks', kind: 'table' },
    { label: 'Lines that cannot be read, never run or mean something else than they seem to', kind: 'verdict' },
    { label: 'Lines that begin in the same minute', kind: 'table' },
    { label: 'Starts in each hour of the week', kind: 'chart' },
  ],
  formula:
    'Reads each field as a set of numbers and goes through the days of the calendar; a crontab joins its two days by “or” unless one begins with a star',
  limits: [
    'Clocks are those of the browser’s time zone data; a server with older data may differ after a country changes its law.',
    'In a skipped or repeated hour a crontab does as cronie and Debian do; Quartz and AWS leave a skipped time out and take the first of two.',
    'Random entries of Jenkins (H) and of cronie (~) are named and not guessed.',
    'systemd’s OnCalendar is not read.',
    'How long a job takes is not known, so that jobs may overlap though they begin at different times.',
  ],
  asked: [{ says: 'cron {text:words}' }, { says: 'crontab {text:words}' }],
  sources: [
    { title: 'crontab(5), Debian manual pages', href: 'https://manpages.debian.org/bookworm/cron/crontab.5.en.html' },
    { title: 'cronie: crontab(5) and cron(8)', href: 'https://github.com/cronie-crond/cronie' },
    {
      title: 'Quartz 2.3: Cron Trigger Tutorial',
      href: 'https://www.quartz-scheduler.org/documentation/quartz-2.3.0/tutorials/crontrigger.html',
    },
    {
      title: 'Amazon EventBridge Scheduler: Schedule types',
      href: 'https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
