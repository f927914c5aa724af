import { defineGeneratorCases } from '@/lib/kits/generator'
import builder from './cron-expression-builder'

const manual = (how: string) => ({
  title: 'crontab(5), Debian manual pages',
  href: 'https://manpages.debian.org/bookworm/cron/crontab.5.en.html',
  how,
})
const systemd = (how: string) => ({
  title: 'systemd-analyze calendar, systemd 252',
  how,
})

export default defineGeneratorCases(builder, [
  {
    name: 'every quarter of an hour',
    given: { repeats: 'minutes', everyMinutes: 'm15', from: '2026-01-01', count: 2 },
    expect: {
      plain: '*/15 * * * *',
      text: ['Every 15 minutes', 'OnCalendar=*-*-* *:00/15:00 UTC', '0 */15 * * * ?', 'Thu 1 Jan 2026, 00:15'],
    },
    source: systemd('OnCalendar=*-*-* *:00/15:00 UTC: next 00:00, 00:15'),
  },
  {
    name: 'every minute',
    given: { repeats: 'minutes', everyMinutes: 'm1' },
    expect: { plain: '* * * * *', text: ['Every minute', 'cron(* * * * ? *)'] },
    source: manual('first of the fields: a star is first to last'),
  },
  {
    name: 'every two hours, 23 minutes past',
    given: { repeats: 'hours', everyHours: 'h2', minute: 23, from: '2026-01-01', count: 3 },
    expect: { plain: '23 */2 * * *', text: ['Thu 1 Jan 2026, 00:23', 'Thu 1 Jan 2026, 04:23'] },
    source: manual('“run 23 minutes after midn, 2am, 4am …, everyday”: 23 0-23/2 * * *'),
  },
  {
    name: 'ten at night on weekdays',
    given: {
      repeats: 'weekly',
      weekdays: 'Monday to Friday',
      times: '22:00',
      zone: 'New York',
      from: '2026-03-06',
      count: 2,
    },
    expect: {
      plain: '0 22 * * 1-5',
      text: [
        'Fri 6 Mar 2026, 22:00',
        'UTC−5',
        'Mon 9 Mar 2026, 22:00',
        'UTC−4',
        'timeZone: "America/New_York"',
        'OnCalendar=Mon..Fri *-*-* 22:00:00 America/New_York',
        'cron(0 22 ? * MON-FRI *)',
      ],
    },
    source: manual('“run at 10 pm on weekdays, annoy Joe”: 0 22 * * 1-5'),
  },
  {
    name: 'a quarter past two on the first',
    given: { repeats: 'monthly', monthDays: '1st', times: '14:15', from: '2026-01-02', count: 1 },
    expect: {
      plain: '15 14 1 * *',
      text: ['Sun 1 Feb 2026, 14:15', '0 15 14 1 * ?', 'OnCalendar=*-*-01 14:15:00 UTC'],
    },
    source: manual('“run at 2:15pm on the first of every month”: 15 14 1 * *'),
  },
  {
    name: 'once a year on 29 February',
    given: { repeats: 'yearly', month: 'feb', monthDays: '29', times: '00:00', from: '2026-01-01', count: 2 },
    expect: { plain: '0 0 29 2 *', text: ['Tue 29 Feb 2028', 'Sun 29 Feb 2032'] },
    source: { title: 'Python 3.11, datetime', how: 'weekdays of the leap days' },
  },
  {
    name: 'two times with different minutes are two lines',
    given: { times: '09:00, 17:30; 12:00', weekdays: 'sat, sun', from: '2026-03-07', count: 3 },
    expect: {
      plain: '0 9,12 * * 0,6\n30 17 * * 0,6',
      text: ['Sat 7 Mar 2026, 17:30', 'OnCalendar=Sat,Sun *-*-* 17:30:00 UTC', "- cron: '30 17 * * 0,6'"],
    },
    source: manual('a field is a set; all hours are joined with all minutes'),
  },
  {
    name: 'a range over the week’s end',
    given: { weekdays: 'fri-mon', times: '6:05' },
    expect: { plain: '5 6 * * 0,1,5,6', text: ['OnCalendar=Mon,Fri..Sun *-*-* 06:05:00 UTC'] },
    source: manual('a range goes upwards, Sunday is 0'),
  },
  {
    name: 'days joined by “or” are two entries elsewhere',
    given: { repeats: 'own', own: '30 4 1,15 * 5', from: '2026-01-01', count: 4 },
    expect: {
      plain: '30 4 1,15 * 5',
      text: [
        'Thu 1 Jan 2026, 04:30',
        'Fri 2 Jan 2026, 04:30',
        '0 30 4 1,15 * ?\n0 30 4 ? * FRI',
        'OnCalendar=*-*-01,15 04:30:00 UTC\nOnCalendar=Fri *-*-* 04:30:00 UTC',
      ],
    },
    source: manual('“30 4 1,15 * 5” runs at 4:30 am on the 1st and 15th of each month, plus every Friday'),
  },
  {
    name: 'days that must both fit are not written for Quartz',
    given: { repeats: 'own', own: '0 0 */10 * 1', from: '2026-01-01', count: 1 },
    expect: { plain: '0 0 */10 * 1', text: ['Mon 11 May 2026, 00:00', 'OnCalendar=Mon *-*-01,11,21,31 00:00:00 UTC'] },
    source: systemd('OnCalendar=Mon *-*-01,11,21,31 00:00:00 UTC is accepted; next Mon 2026-05-11'),
  },
  { name: 'no such hour', given: { times: '24:00' }, problem: 'times', source: manual('hour 0-23') },
  { name: 'no time', given: { times: 'noon' }, problem: 'times', source: manual('hour 0-23') },
  {
    name: 'no such day',
    given: { weekdays: 'funday' },
    problem: 'weekdays',
    source: manual('day of week 0-7 or names'),
  },
  {
    name: 'no such day of the month',
    given: { repeats: 'monthly', monthDays: '32' },
    problem: 'monthDays',
    source: manual('day of month 1-31'),
  },
  {
    name: 'no such zone',
    given: { zone: 'Qwxyz' },
    problem: 'zone',
    source: manual('CRON_TZ is a zone of the system'),
  },
  { name: 'no expression', given: { repeats: 'own', own: '* * *' }, problem: 'own', source: manual('five fields') },
])
