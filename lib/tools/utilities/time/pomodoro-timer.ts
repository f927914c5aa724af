import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'timer-tick',
  controls: [
    { label: 'Focus, short break and long break', help: 'Lengths in minutes, from a second to four hours.' },
    { label: 'Long break after', help: 'Finished focuses, 1 to 12.' },
    { label: 'Tasks', help: 'Up to 200, each with an estimate in focuses.' },
    { label: 'Sound and volume', help: 'Four chimes made in the browser, or none.' },
    { label: 'Notification, screen and start', help: 'Whether the next phase starts by itself.' },
  ],
  results: [
    { label: 'Time left', kind: 'value' },
    { label: 'When the estimated tasks will be done', kind: 'verdict' },
    { label: 'Time in focus by day, month and task', kind: 'table' },
    { label: 'Focus history as CSV', kind: 'value' },
  ],
  formula: 'Time left is the stored moment of the end less the present moment; nothing is counted down',
  limits: [
    'A closed page makes no sound: what ended meanwhile is said and counted when you come back.',
    'A phone that is locked may hold the page still until you unlock it.',
    'A clock put forward by hand cannot be told from a device that slept, so the phase then ends.',
    'The history groups tasks by their names: a task renamed later has two lines.',
    'The mini window needs a browser based on Chromium on a computer.',
  ],
  sources: [
    { title: 'Francesco Cirillo: The Pomodoro Technique', href: 'https://www.pomodorotechnique.com/' },
    { title: 'W3C: High Resolution Time', href: 'https://www.w3.org/TR/hr-time-3/' },
    { title: 'WICG: Document Picture-in-Picture', href: 'https://wicg.github.io/document-picture-in-picture/' },
    { title: 'W3C: Web Locks API', href: 'https://www.w3.org/TR/web-locks/' },
    { title: 'W3C: Screen Wake Lock API', href: 'https://www.w3.org/TR/screen-wake-lock/' },
  ],
  abilities: ['save', 'print'],
})
