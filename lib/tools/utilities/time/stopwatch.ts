import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  controls: [
    { label: 'Start, stop, lap and reset', help: 'By press, or by Space, L and R.' },
    { label: 'Stopwatches', help: 'Up to 24, each with a name; all started or stopped together if you like.' },
    { label: 'Sound and voice', help: 'A tone at start, stop and lap; each lap said aloud.' },
    { label: 'Screen', help: 'Full screen, and kept on while a watch runs.' },
  ],
  results: [
    { label: 'Time to a hundredth on the page, to a thousandth in laps and files', kind: 'value' },
    { label: 'Laps with splits, best, worst and mean', kind: 'table' },
    { label: 'Whether the device slept or its clock was set', kind: 'verdict' },
    { label: 'CSV, text and picture', kind: 'value' },
  ],
  formula:
    'Time = present moment − stored moment at which the watch stood at 0, both by the device’s steady clock; a lap = its split − the split before',
  limits: [
    'A press takes longer to reach the page than a thousandth of a second, on most screens by several hundredths.',
    'A device that sleeps and a clock put forward look alike to a page: the time is counted, and you can take it out.',
    'Over a reload the time follows the device’s clock of day.',
    'The picture holds the last forty laps; CSV and text hold all.',
  ],
  sources: [
    { title: 'W3C: High Resolution Time', href: 'https://www.w3.org/TR/hr-time-3/' },
    { title: 'W3C: Screen Wake Lock API', href: 'https://www.w3.org/TR/screen-wake-lock/' },
    { title: 'WICG: Web Speech API', href: 'https://webaudio.github.io/web-speech-api/' },
  ],
  abilities: ['save', 'print'],
})
