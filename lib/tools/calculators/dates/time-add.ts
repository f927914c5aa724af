import { choice, defineCalculator, longText, number, problem, restOf, sumOfTerms, text } from '@/lib/kits/calculator'
import { readClock, writeTime } from '@/lib/subjects/time/clock'
import { inUnit, ofSeconds, readLength, writeColons, writeParts } from '@/lib/subjects/time/length'
import { framesOf, frameRates, secondsOfFrames, timecodeOf, type FrameRate } from '@/lib/subjects/time/timecode'

const rates = {
  none: 'No frames',
  ...Object.fromEntries(Object.entries(frameRates).map(([key, { label }]) => [key, label])),
} as Record<FrameRate | 'none', string>
const longestHours = 1e7
const scaled = { field: 'scale', is: ['times', 'by'] } as const

interface Entry {
  text: string
  length: bigint
  frames: number
}

export default defineCalculator({
  inputs: {
    times: longText('Times, one a line', {
      initial: '2:45:30\n+ 1:20:45',
      maxLength: 20_000,
      lines: 5,
      help: 'Such as 2:45:30, 1:02:03:04 with days, 90 min or 1 h 20 min. A minus takes off.',
    }),
    two: choice('Two parts, such as 5:30, are', {
      options: { hours: 'Hours and minutes', minutes: 'Minutes and seconds' },
      initial: 'hours',
    }),
    start: text('Begin at this time of day', {
      optional: true,
      maxLength: 12,
      placeholder: '9:30 am',
      help: 'Then the answer also says when it is.',
    }),
    scale: choice('And then', {
      options: { no: 'Nothing', times: 'Multiply', by: 'Divide' },
      initial: 'no',
      refines: true,
    }),
    factor: number('By', { initial: 2, above: 0, max: 1e6, shownWhen: scaled, refines: true }),
    rate: choice('Timecode of film, frames a second', { options: rates, initial: 'none', as: 'menu', refines: true }),
  },
  outputs: {
    total: { kind: 'text', label: 'Total' },
    parts: { kind: 'text', label: 'With days' },
    hours: { kind: 'number', label: 'In hours' },
    minutes: { kind: 'number', label: 'In minutes' },
    seconds: { kind: 'number', label: 'In seconds' },
    ends: { kind: 'text', label: 'Time of day', optional: true },
    average: { kind: 'text', label: 'Average of the times', section: 'The list' },
    count: { kind: 'count', label: 'Times in the list', section: 'The list' },
    frames: { kind: 'count', label: 'Frames', optional: true, section: 'Film' },
    length: { kind: 'text', label: 'Length on the clock', optional: true, section: 'Film' },
    running: {
      kind: 'table',
      label: 'Running total',
      columns: {
        entry: { kind: 'text', label: 'Typed' },
        seconds: { kind: 'number', label: 'Seconds' },
        total: { kind: 'text', label: 'Total so far' },
      },
      totals: ['seconds'],
    },
  },
  formula:
    'Total = sum of all times in seconds, those with a minus taken off, × or ÷ the factor; 60 seconds carry to a minute, 60 minutes to an hour',
  limits: [
    'Hours are not cut at 24, so a total can be 52:10:00; the line with days carries them.',
    'A time of day goes on past midnight with the number of days; changes to summer time are not counted.',
    'Drop-frame leaves out two frame numbers (four at 59.94) each minute but every tenth, and no frames. A multiplied timecode is rounded to a frame.',
    'Months and years are refused, having no fixed length.',
  ],
  sources: [
    { title: 'SMPTE ST 12-1: Time and Control Code' },
    { title: 'NIST Special Publication 811, table 6', href: 'https://www.nist.gov/pml/special-publication-811' },
  ],

  compute({ times, two, start, scale, factor, rate }, { show }) {
    const entries = readEntries(times, (line) => {
      if (rate !== 'none') return entryOfFrames(line, rate)
      const length = readLength(line, { bare: 'min', two }, show.region)
      return length === undefined ? undefined : { text: line, length, frames: 0 }
    })
    const example = rate === 'none' ? '2:45:30, 90 min or 1 h 20 min' : '01:00:10:12 at the chosen rate'
    if (typeof entries === 'number') return problem('times', `must have a time such as ${example} on line ${entries}`)
    if (entries.length === 0) return problem('times', `must have a time such as ${example}`)
    const clock = start === undefined ? undefined : readClock(start)
    if (start !== undefined && clock === undefined)
      return problem('start', 'must be a time of day such as 9:30 am or 21:15')
    const multiple = scale === 'no' ? 1 : scale === 'times' ? factor : 1 / factor
    const sum = entries.reduce((all, { length }) => all + length, 0n)
    const frames = Math.round(entries.reduce((all, one) => all + one.frames, 0) * multiple)
    const total =
      rate !== 'none'
        ? ofSeconds(secondsOfFrames(frames, rate))
        : scale === 'no'
          ? sum
          : ofSeconds(scaledSeconds(sum, scale, factor))
    if (
      Math.abs(inUnit(total, 'h')) > longestHours ||
      entries.some(({ length }) => Math.abs(inUnit(length, 'h')) > longestHours)
    )
      return problem('times', 'must come to at most 10 million hours')
    return {
      total: rate === 'none' ? writeColons(total) : timecodeOf(frames, rate),
      parts: writeParts(total),
      hours: inUnit(total, 'h'),
      minutes: inUnit(total, 'min'),
      seconds: inUnit(total, 's'),
      ends: clock === undefined ? undefined : timeOfDay(clock + Math.round(inUnit(total, 's'))),
      average: writeColons(ofSeconds(Math.round((inUnit(sum, 's') / entries.length) * 1000) / 1000)),
      count: entries.length,
      frames: rate === 'none' ? undefined : frames,
      length: rate === 'none' ? undefined : writeColons(ofSeconds(Math.round(inUnit(total, 's') * 1000) / 1000)),
      running: runningOf(entries, rate),
    }
  },

  steps({ scale, factor, rate }, { running, total, seconds, frames }) {
    const sum = running.reduce((all, row) => all + (row.seconds ?? 0), 0)
    const by = { kind: 'number', value: factor } as const
    if (rate !== 'none')
      return [
        { finds: 'Frames', working: 'Frames of all timecodes, added up and multiplied', gives: String(frames ?? 0) },
        { finds: 'Total', working: 'Frames as a timecode of that rate', gives: total },
      ]
    return [
      {
        finds: 'Sum in seconds',
        as: 'sum',
        in: 'number',
        is: sumOfTerms(running.length, 12, (at) => `{running.${at}.seconds}`),
        with: { rest: restOf(running.slice(12).reduce((all, row) => all + (row.seconds ?? 0), 0)) },
      },
      ...(scale === 'no'
        ? []
        : ([{ gives: 'seconds', is: scale === 'times' ? '{sum} × {by}' : '{sum} ÷ {by}', with: { by } }] as const)),
      { gives: 'minutes', is: '{seconds} ÷ 60' },
      { gives: 'hours', is: '{seconds} ÷ 3600' },
      {
        finds: 'Total',
        working: `${sum === seconds ? 'The sum' : 'The result'} in hours, minutes and seconds`,
        gives: total,
      },
    ]
  },

  examples: [
    {
      name: 'Two recordings',
      given: { times: '2:45:30\n+ 1:20:45', two: 'hours', scale: 'no', rate: 'none' },
      expect: { total: '4:06:15', seconds: 14_775, average: '2:03:07.5' },
    },
    {
      name: 'Four laps',
      given: { times: '1:32.45\n1:31.98\n1:33.02\n1:31.55', two: 'minutes', scale: 'no', rate: 'none' },
      expect: { total: '0:06:09', average: '0:01:32.25' },
    },
    {
      name: 'A meeting and a drive',
      given: { times: '1 h 45 min\n50 min', start: '2:30 pm', two: 'hours', scale: 'no', rate: 'none' },
      expect: { total: '2:35:00', ends: '17:05' },
    },
  ],
})

/** Every line that is not empty, or the number of the first that is none, from 1. */
function readEntries(times: string, read: (line: string) => Entry | undefined): Entry[] | number {
  const entries: Entry[] = []
  for (const [at, line] of times.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = read(line.trim())
    if (!entry) return at + 1
    entries.push(entry)
  }
  return entries
}

function entryOfFrames(line: string, rate: FrameRate): Entry | undefined {
  const [, sign = '', code = ''] = /^([-−+]?) ?(.*)$/.exec(line) ?? []
  const frames = framesOf(code, rate)
  if (frames === undefined) return undefined
  const signed = sign === '' || sign === '+' ? frames : -frames
  return { text: line, length: ofSeconds(secondsOfFrames(signed, rate)), frames: signed }
}

function scaledSeconds(sum: bigint, scale: 'times' | 'by', factor: number): number {
  const seconds = inUnit(sum, 's')
  return scale === 'times' ? seconds * factor : seconds / factor
}

function timeOfDay(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const time = writeTime(seconds - days * 86_400)
  if (days === 0) return time
  const size = Math.abs(days)
  return `${time}, ${size} ${size === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`
}

function runningOf(entries: readonly Entry[], rate: FrameRate | 'none') {
  let length = 0n
  let frames = 0
  return entries.map((entry) => {
    length += entry.length
    frames += entry.frames
    return {
      entry: entry.text,
      seconds: inUnit(entry.length, 's'),
      total: rate === 'none' ? writeColons(length) : timecodeOf(frames, rate),
    }
  })
}
