import type { ListRow } from '@/lib/subjects/zones/convert-list'
import type { When } from '@/lib/subjects/zones/parse-when'

type Fault = Extract<When, { kind: 'fault' }>['fault']

export const zoneMessages = {
  paste: 'Paste a time',
  pasteHelp: '“3pm PST Friday”, “8 March 2026 14:00 Berlin”, an ISO time stamp, or seconds since 1970.',
  faults: {
    empty: '',
    'no time': 'This must have a time of day, such as 14:30 or 3pm.',
    'no such date': 'This must be a date and a time that exist.',
    'day or month': 'The month must be a word or the date be written 2026-03-08: two numbers may be read both ways.',
  } satisfies Record<Fault, string>,
  understood: (text: string) => `Read as ${text}`,
  several: (word: string) => `${word} stands for several zones. Which is meant?`,
  unknown: (word: string, near: string | undefined) =>
    near
      ? `“${word}” must be a city or time zone. Nearest: ${near}.`
      : `“${word}” must be a city, a time zone such as Asia/Tokyo, or an offset such as UTC+5:30.`,
  useNear: (near: string) => `Use ${near}`,

  date: 'Date',
  time: 'Time',
  now: 'Now',
  from: (city: string) => `Time in ${city}; change to`,
  changeHome: 'Change',
  fromHelp: 'City, zone, abbreviation or offset.',
  incomplete: 'Enter a date and a time.',
  slider: 'Time of day',
  gap: (city: string) => `Clocks in ${city} are put forward over this time, so it does not exist. Which is meant?`,
  overlap: (city: string) => `Clocks in ${city} are put back over this time, so it comes twice. Which is meant?`,
  choice: 'Which',
  choices: (earlier: string, later: string) => ({ earlier: `Earlier, ${earlier}`, later: `Later, ${later}` }),

  times: 'At the same moment',
  add: 'Add a place',
  addButton: 'Add',
  remove: (city: string) => `Remove ${city}`,
  removeShort: 'Remove',
  makeHome: (city: string) => `Convert from here: ${city}`,
  makeHomeShort: 'Convert from here',
  tooMany: 'Twelve places at most. Remove one first.',
  already: (city: string) => `${city} is there already.`,
  ahead: (hours: string) => `${hours} ahead`,
  behind: (hours: string) => `${hours} behind`,
  sameTime: 'same time',
  duration(minutes: number): string {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  },
  dayShift: (days: number) => (days === 0 ? '' : days === 1 ? 'next day' : days === -1 ? 'day before' : `${days} days`),
  nextChange: (date: string, minutes: number, way: string) =>
    `Clocks go ${way} ${minutes === 60 ? '1 hour' : `${minutes} minutes`} on ${date}`,
  forward: 'forward',
  back: 'back',
  noChange: 'No clock change in the next two years',
  changeSoon: 'within two weeks',

  strip: 'Working hours',
  stripHelp: 'Each column is an hour of your day above. Choose one to convert it.',
  workFrom: 'From',
  workTo: 'To',
  workRange: 'The end must be after the beginning.',
  works: 'works',
  away: 'away',
  overlapIs: (stretches: readonly string[], city: string) =>
    `Everybody works at ${stretches.join(' and ')}, on the clocks of ${city}.`,
  noOverlap: 'There is no half hour on this day in which everybody works.',
  hourAt: (time: string) => `Convert ${time}`,

  twelve: '12-hour clock',
  link: 'Copy link',
  linkCopied: 'Link copied.',
  copy: 'Copy times',
  calendar: 'Calendar file (.ics)',
  title: 'Event',
  initialTitle: 'Meeting',
  length: 'Minutes',
  lengthFault: 'This must be a whole number from 1 to 1,440.',

  list: 'Convert a list',
  listLabel: 'Dates and times, one a line',
  listHelp: (most: number) =>
    `Up to ${most.toLocaleString('en')} lines. A line without a zone is in the place above; the result has a column for every place.`,
  convertList: 'Convert and download CSV',
  converting: 'Converting…',
  cancel: 'Cancel',
  tooLong: (lines: number, most: number) =>
    `These are ${lines.toLocaleString('en')} lines; at most ${most.toLocaleString('en')} are converted. Split the list.`,
  listDone: (rows: number, failed: number, unsure: number) =>
    `${rows.toLocaleString('en')} lines converted${failed > 0 ? `, ${failed.toLocaleString('en')} not readable` : ''}${unsure > 0 ? `, ${unsure.toLocaleString('en')} at a clock change` : ''}.`,
  columns: { given: 'Given', utc: 'UTC', note: 'Note' },
  notes: {
    '': '',
    gap: 'skipped by a clock change',
    overlap: 'comes twice at a clock change',
    unreadable: 'not readable',
    'unknown zone': 'unknown place',
    'several zones': 'abbreviation with several meanings',
  } satisfies Record<ListRow['note'], string>,
  listFile: 'times.csv',
  eventFile: 'event.ics',
}
