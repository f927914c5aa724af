import { whole } from '@/lib/messages/counted'
import { timerMessages } from '@/lib/messages/timers'

const hours = (minutes: number) => {
  const [size, rest] = [Math.abs(minutes), Math.abs(minutes) % 60]
  return `${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} h`
}

export const mostClocks = 40

/** Words of the world clock. */
export const worldWords = {
  zoneFault: timerMessages.zoneFault,
  title: 'Clocks',
  add: 'Add a city',
  addHelp: 'A city, with a country behind a comma where there are several, or a zone, or UTC+5:30.',
  addButton: 'Add',
  useNear: (name: string) => `Add ${name}`,
  several: (word: string) => `There are several called “${word.slice(0, 40)}”. Which one?`,
  noCity: (word: string, near: string | undefined) =>
    `“${word.slice(0, 40)}” is not a city that is known here.${near ? ` The nearest name is ${near}.` : ' Try a large city near it.'}`,
  already: (name: string) => `${name} is there already.`,
  tooMany: `${mostClocks} clocks at most. Remove one first.`,
  slider: 'Another time',
  now: 'Now',
  isNow: 'now',
  ahead: (minutes: number) => `${minutes < 0 ? '−' : '+'}${hours(minutes)}`,
  face: 'Faces',
  faces: { digital: 'Digital', analogue: 'Analogue' },
  twelve: '12-hour clock',
  workFrom: 'Office hours from',
  workTo: 'to',
  workRange: 'The end must be after the beginning.',
  parts: { works: 'Office hours', near: 'Within an hour of them', away: 'Outside office hours' },
  label: 'Label',
  labelOf: (name: string) => `Label of ${name}`,
  labelHint: 'Client, team …',
  here: 'This device',
  days: (days: number) =>
    days === 0
      ? ''
      : days === 1
        ? 'tomorrow'
        : days === -1
          ? 'yesterday'
          : `${days > 0 ? '+' : '−'}${Math.abs(days)} days`,
  same: 'same time',
  difference: (minutes: number) =>
    minutes === 0 ? 'same time' : `${hours(minutes)} ${minutes > 0 ? 'ahead' : 'behind'}`,
  sun: { day: 'Day', night: 'Night', up: 'The Sun does not set', down: 'The Sun does not rise' },
  rises: (rise: string, set: string) => `Sun ${rise}–${set}`,
  noChange: 'No change of the clocks ahead',
  change: (date: string, minutes: number) => `Clocks ${minutes > 0 ? 'forward' : 'back'} ${hours(minutes)} on ${date}`,
  up: 'Earlier in the list',
  down: 'Later in the list',
  remove: 'Remove',
  removed: (name: string) => `${name} removed.`,
  map: 'Day and night',
  mapOf: (time: string, sun: string) => `World map at ${time}. The Sun stands overhead at ${sun}.`,
  overhead: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  changes: 'Changes of the clocks ahead',
  changesNote: 'In the next two years, as the time zone data of this browser has them.',
  noChanges: 'None of these zones changes its clocks in the next two years.',
  changeColumns: ['Zone', 'Date there', 'Clocks show', 'They go to', 'From UTC'],
  csv: 'Save as CSV',
  ics: 'Calendar file',
  eventTitle: (zone: string, minutes: number) =>
    `${zone}: clocks go ${minutes > 0 ? 'forward' : 'back'} ${hours(minutes)}`,
  eventNote: (before: string, after: string) => `From ${before} to ${after}`,
  nothing: 'There is no change to save.',
  old: (release: string) =>
    `The time zone data of this browser is older than release ${release}, so some clocks may be an hour off. Update the browser.`,
  fileHead: ['zone', 'moment_utc', 'local_before', 'local_after', 'offset_before', 'offset_after'],
  count: (shown: number) => whole(shown),
} as const
