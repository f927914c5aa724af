import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'timer-tick',
  controls: [
    { label: 'Time and weekdays', help: 'Once, on chosen weekdays or every day; up to 100 alarms.' },
    { label: 'Day and place', help: 'A day for an alarm that rings once, and a city whose clocks it follows.' },
    {
      label: 'Sound',
      help: 'Four chimes or a sound file of your own, growing to its volume over seconds that you set.',
    },
    { label: 'Snooze and sum', help: 'Put off by 1 to 60 minutes; a sum to be worked out before it stops.' },
    {
      label: 'Will it ring?',
      help: 'Sound, notifications, screen, background and battery, looked at before you rely on them.',
    },
  ],
  results: [
    { label: 'The next alarm, and the time until it rings', kind: 'value' },
    { label: 'Alarms that were missed, with the reason', kind: 'verdict' },
    { label: 'A calendar file that rings on your phone', kind: 'value' },
  ],
  formula:
    'Next ring = first moment after the last one at which the clocks of its zone show its time on one of its days',
  limits: [
    'A closed page cannot ring, nor can a device that sleeps; the calendar file is for what must not be missed.',
    'What fell into the last ten minutes rings as soon as the device wakes; what is older is reported and stays silent.',
    'Browsers keep a page silent until it was pressed once after it was opened.',
    'A clock put forward by hand cannot be told from a device that slept.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'W3C: Web Audio API', href: 'https://www.w3.org/TR/webaudio/' },
    { title: 'W3C: Screen Wake Lock API', href: 'https://www.w3.org/TR/screen-wake-lock/' },
  ],
  abilities: ['save', 'print'],
})
