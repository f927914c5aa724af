import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'timer-tick',
  controls: [
    { label: 'For a time', help: 'Minutes, 1:30:00, 90 s or 2 h 15 min, from a second to a hundred days.' },
    { label: 'To a date', help: 'Date and time of day in any zone, across changes of summer time.' },
    { label: 'Countdowns', help: 'Up to 50 at once, each with a name; repeated, or one after the other.' },
    {
      label: 'Colours, sound and notification',
      help: 'Yellow and red from seconds that you set; four chimes, or none.',
    },
    { label: 'Full screen', help: 'Readable across a hall, with the time of day beside it.' },
  ],
  results: [
    { label: 'Time left, and after zero by how much it is over', kind: 'value' },
    { label: 'When each one ends or has ended, and whether the device slept', kind: 'verdict' },
    { label: 'Event page as one HTML file, and a calendar file', kind: 'value' },
  ],
  formula: 'Time left = stored moment of the end − present moment; nothing is counted down',
  limits: [
    'A closed page makes no sound: what ended meanwhile is said when you come back.',
    'A phone that is locked may hold the page still until you unlock it.',
    'A clock put forward by hand cannot be told from a device that slept, so the time then passes.',
    'A date is told by the device’s clock, so it comes early or late where that clock is wrong.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'W3C: High Resolution Time', href: 'https://www.w3.org/TR/hr-time-3/' },
    { title: 'W3C: Web Audio API', href: 'https://www.w3.org/TR/webaudio/' },
  ],
  abilities: ['save', 'print'],
})
