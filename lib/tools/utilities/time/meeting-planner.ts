import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  controls: [
    { label: 'People', help: 'Up to fifty, each with a city, working hours, hours liked and hours ruled out.' },
    {
      label: 'Holidays and days off',
      help: 'Public holidays of 250 countries and territories, each with its weekend, and dates of your own.',
    },
    { label: 'Meeting', help: 'Its length, the days to look at, and how often it comes again.' },
    { label: 'Hours of a day', help: 'A grid of everybody’s hours; a press chooses one.' },
  ],
  results: [
    { label: 'The best hours, ranked by discomfort', kind: 'table' },
    { label: 'The chosen hour on everybody’s clocks', kind: 'table' },
    { label: 'A rotation that shares the discomfort', kind: 'table' },
    { label: 'Changes of the clocks within the series', kind: 'verdict' },
    { label: 'Link, text, calendar file with its zones', kind: 'value' },
  ],
  formula:
    'Discomfort of an hour = sum over everybody of the dearest quarter of an hour: 0 suits, 1 at work, 4 and more outside, 24 day off, 100 ruled out',
  limits: [
    'Public holidays are those that a country has as a whole; those of single states and regions are typed as days off.',
    'Offsets come from the time zone data of your browser.',
    'A link holds names and hours. Who has the link can read them; no server sees them.',
    'Calendars of others are not looked into.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    {
      title: 'Open World Holidays Framework (Vacanza, MIT licence): public holidays by country',
      href: 'https://github.com/vacanza/holidays',
    },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  abilities: ['link', 'save', 'print'],
  worker: 'meeting-planner',
})
