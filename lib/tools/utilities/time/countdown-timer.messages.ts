import { timerMessages } from '@/lib/messages/timers'
import { counted, whole } from '@/lib/messages/counted'
import { mostCountdowns, mostWarning, type CountdownEnd } from '@/lib/subjects/timers/countdown'

/** Words of the countdown timer. */
export const countdownWords = {
  ...timerMessages,
  timer: (number: number) => `Countdown ${whole(number)}`,
  left: (name: string) => `Time left: ${name}`,
  start: 'Start',
  pause: 'Pause',
  goOn: 'Go on',
  reset: 'Reset',
  extend: '+1 min',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  startAll: 'Start all',
  pauseAll: 'Pause all',
  endsAt: (time: string) => `Ends ${time}`,
  endedAt: (time: string) => `Ended ${time}`,
  standing: 'Not running',
  way: 'Count down',
  ways: { length: 'For a time', moment: 'To a date' },
  length: 'Time',
  lengthHelp: 'Minutes, 1:30:00, 90 s or 2 h 15 min.',
  lengthFault: 'This must be a time from 1 second to 100 days, such as 25, 1:30:00 or 90 s.',
  name: 'Name',
  nameHelp: 'Shown above the time, and in files.',
  date: 'Date',
  time: 'Time of day',
  dateFault: 'This must be a date from 1900 to 2200.',
  timeFault: 'This must be a time of day.',
  twice: 'The clocks go back over this time, so it comes twice. The earlier one is taken.',
  never:
    'The clocks go forward over this time, so it does not come. The moment counted to is as long after the change.',
  change: 'Change this one',
  add: 'Add it',
  addStart: 'Add and start',
  tooMany: `${mostCountdowns} countdowns at most. Remove one first.`,
  presets: 'Minutes',
  preset: (minutes: number) => `${whole(minutes)} min`,
  list: 'Countdowns',
  choose: 'Show large',
  chosen: 'Shown large',
  remove: 'Remove',
  removed: (name: string) => `“${name}” removed.`,
  up: 'Up',
  down: 'Down',
  repeats: 'Repeat',
  startsNext: 'Then start the next',
  settings: 'Sound, colours and keys',
  countsUp: 'Go on above zero, and show by how much the time is over',
  soonAt: 'Yellow from, seconds before the end',
  lastAt: 'Red from, seconds before the end',
  warningFault: `This must be a whole number of seconds from 0 to ${whole(mostWarning)}.`,
  shortcuts: 'Keys: Space starts and pauses, R resets, F fills the screen',
  urgency: { calm: '', soon: 'Soon over', last: 'Last seconds', over: 'Time is up' },
  ended({ how }: CountdownEnd, name: string, time: string): string {
    const what = `${name} ended at ${time}`
    if (how === 'on time') return `${what}.`
    return how === 'closed'
      ? `${what}, while this page was closed.`
      : `${what}, while this device slept, or because its clock was put forward.`
  },
  close: 'Close',
  notification: (name: string) => `${name}: time is up`,
  notificationBody: (time: string) => `Ended at ${time}`,
  files: 'Save',
  page: 'Event page',
  ics: 'Calendar file',
  filesHelp:
    'The event page is one file that counts down by itself: open it in a browser, or add it to OBS as a browser source. Behind its address, #dark or #light gives it a background.',
  over: 'Time is up',
  eventLength: (count: number) => counted(count, 'minute', 'minutes'),
  clock: 'Time of day',
} as const
