import {
  choice,
  date,
  defineCalculator,
  longText,
  number,
  problem,
  restOf,
  sumOfTerms,
  type Verdict,
} from '@/lib/kits/calculator'
import type { Region } from '@/lib/base/region/types'
import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'
import {
  inUnit,
  ofSeconds,
  readLength,
  writeColons,
  writeIso,
  writeWords,
  type LengthUnit,
} from '@/lib/subjects/time/length'
import { unitSigns, writeAbroad, type SignLanguage } from '@/lib/subjects/time/length-abroad'
import { framesOf, frameRates, secondsOfFrames, timecodeOf, type FrameRate } from '@/lib/subjects/time/timecode'

const bareUnits = { h: 'Hours', min: 'Minutes', s: 'Seconds', ms: 'Milliseconds', d: 'Days' } as const
const steps = {
  '0': 'Not at all',
  '1': 'A second',
  '60': 'A minute',
  '300': '5 minutes',
  '900': '15 minutes',
  '3600': 'An hour',
} as const
const languages = Object.fromEntries(Object.entries(unitSigns).map(([code, [name]]) => [code, name])) as Record<
  SignLanguage,
  string
>
const rates = {
  none: 'No frames',
  ...Object.fromEntries(Object.entries(frameRates).map(([key, { label }]) => [key, label])),
} as Record<FrameRate | 'none', string>
const longestDays = 4e6
const section = 'In one unit'

export default defineCalculator({
  inputs: {
    values: longText('Durations, one a line', {
      initial: 'PT2H30M',
      maxLength: 20_000,
      lines: 4,
      help: 'Such as PT2H30M, P1DT12H, 02:30:00, 2.5 h, 2h 30m or 150 min. A minus takes off.',
    }),
    bare: choice('A number alone is in', { options: bareUnits, initial: 'min', as: 'menu' }),
    two: choice('Two parts, such as 5:30, are', {
      options: { hours: 'Hours and minutes', minutes: 'Minutes and seconds' },
      initial: 'hours',
      refines: true,
    }),
    anchor: date('Months and years count from', {
      optional: true,
      help: 'P1M from 31 January is 28 or 29 days. Without a date, months and years are refused.',
      refines: true,
    }),
    step: choice('Round each to', { options: steps, initial: '0', as: 'menu', refines: true }),
    hours: number('Hours of a work day', {
      unit: 'h',
      initial: 8,
      above: 0,
      max: 24,
      slider: { from: 1, to: 12, step: 0.5 },
      refines: true,
    }),
    language: choice('Short form in', { options: languages, initial: 'en', as: 'search', refines: true }),
    rate: choice('Frames a second, for timecode', { options: rates, initial: 'none', as: 'menu', refines: true }),
  },
  outputs: {
    iso: { kind: 'text', label: 'ISO 8601' },
    clock: { kind: 'text', label: 'hh:mm:ss' },
    hours: { kind: 'number', label: 'Decimal hours' },
    words: { kind: 'text', label: 'In words' },
    abroad: { kind: 'text', label: 'Short form' },
    note: { kind: 'verdict', label: 'How it was read', optional: true },
    minutes: { kind: 'number', label: 'Minutes', section },
    seconds: { kind: 'number', label: 'Seconds', section },
    milliseconds: { kind: 'number', label: 'Milliseconds', section },
    days: { kind: 'number', label: 'Days of 24 hours', section },
    workDays: { kind: 'number', label: 'Work days', section },
    frames: { kind: 'text', label: 'Timecode', optional: true, section },
    average: { kind: 'text', label: 'Average', section: 'The list' },
    longest: { kind: 'text', label: 'Longest', section: 'The list' },
    shortest: { kind: 'text', label: 'Shortest', section: 'The list' },
    list: {
      kind: 'table',
      label: 'Each duration',
      columns: {
        typed: { kind: 'text', label: 'Typed' },
        iso: { kind: 'text', label: 'ISO 8601' },
        clock: { kind: 'text', label: 'hh:mm:ss' },
        seconds: { kind: 'number', label: 'Seconds' },
      },
      totals: ['seconds'],
    },
  },
  formula: 'Seconds = weeks × 604,800 + days × 86,400 + hours × 3,600 + minutes × 60 + seconds; a list is added up',
  limits: [
    'A day is 24 hours and a week seven days, as ISO 8601 has it without a date; a change to summer time is not counted.',
    'Months and years need the date from which they count; days behind them count from there.',
    'In “2h 30m” the m is minutes; months are only written as P2M.',
    'Times are held to a nanosecond and up to four million days. Timecode is read at the chosen rate and never mixed with milliseconds.',
  ],
  sources: [
    { title: 'ISO 8601-1:2019, section 5.5.2: Duration' },
    {
      title: 'RFC 3339, appendix A: ISO 8601 Collected ABNF',
      href: 'https://www.rfc-editor.org/rfc/rfc3339#appendix-A',
    },
    { title: 'SMPTE ST 12-1: Time and Control Code' },
    { title: 'Unicode CLDR: units', href: 'https://cldr.unicode.org' },
  ],

  compute(values, { show }) {
    const entries: Entry[] = []
    for (const [at, line] of values.values.split('\n').entries()) {
      if (line.trim() === '') continue
      const entry = entryOf(line.trim(), values, show.region)
      if (!entry) return problem('values', `must have a duration such as PT2H30M, 02:30:00 or 2.5 h on line ${at + 1}`)
      if (entry === 'anchor') return problem('anchor', `must be given: line ${at + 1} has months or years`)
      if (Math.abs(inUnit(entry.length, 'd')) > longestDays)
        return problem('values', `must be at most four million days on line ${at + 1}`)
      entries.push(entry)
    }
    if (entries.length === 0) return problem('values', 'must have a duration such as PT2H30M')
    const total = entries.reduce((sum, { length }) => sum + length, 0n)
    const sorted = entries
      .map(({ length }) => length)
      .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    const hours = inUnit(total, 'h')
    return {
      iso: writeIso(total),
      clock: writeColons(total),
      hours,
      words: writeWords(total),
      abroad: writeAbroad(total, values.language),
      note: noteOn(entries),
      minutes: inUnit(total, 'min'),
      seconds: inUnit(total, 's'),
      milliseconds: inUnit(total, 'ms'),
      days: inUnit(total, 'd'),
      workDays: hours / values.hours,
      frames:
        values.rate === 'none' ? undefined : timecodeOf(nearestFrame(inUnit(total, 's'), values.rate), values.rate),
      average: writeColons(ofSeconds(Math.round((inUnit(total, 's') / entries.length) * 1000) / 1000)),
      longest: writeColons(sorted.at(-1) ?? 0n),
      shortest: writeColons(sorted[0] ?? 0n),
      list: entries.map(({ typed, length }) => ({
        typed,
        iso: writeIso(length),
        clock: writeColons(length),
        seconds: inUnit(length, 's'),
      })),
    }
  },

  steps: ({ hours }, { list }) => [
    {
      gives: 'seconds',
      is: sumOfTerms(list.length, 12, (at) => `{list.${at}.seconds}`),
      with: { rest: restOf(list.slice(12).reduce((sum, row) => sum + (row.seconds ?? 0), 0)) },
    },
    { gives: 'minutes', is: '{seconds} ÷ 60' },
    { gives: 'hours', is: '{seconds} ÷ 3600' },
    { gives: 'days', is: '{seconds} ÷ 86400' },
    { gives: 'workDays', is: '{hours} ÷ {day}', with: { day: { kind: 'number', value: hours } } },
  ],

  rowList: {
    label: 'A long list or a CSV file',
    help: 'Up to 100,000 rows, read as set above. A number alone takes the unit beside it, or the chosen one.',
    placeholder: 'PT2H30M\n02:30:00\n150 min',
    amount: 'Duration',
    beside: 'Unit',
    gives: ['ISO 8601', 'hh:mm:ss', 'Seconds'],
  },
  rowReader:
    (values, { show }) =>
    (amount, beside) => {
      const entry = entryOf(`${amount} ${beside}`.trim(), values, show.region)
      if (!entry) return { refused: 'No duration' }
      if (entry === 'anchor') return { refused: 'Months or years without a date' }
      return {
        found: [writeIso(entry.length), writeColons(entry.length).replace('−', '-'), String(inUnit(entry.length, 's'))],
      }
    },

  examples: [
    {
      name: 'A video of a catalogue',
      given: { values: 'PT2H30M', bare: 'min', language: 'de' },
      expect: { clock: '2:30:00', hours: 2.5, words: '2 hours and 30 minutes', abroad: '2\u00A0Std. 30\u00A0Min.' },
    },
    {
      name: 'Tickets of a week',
      given: { values: 'PT6H\n1d 2h\n90\n4:15', bare: 'min', hours: 8 },
      expect: { iso: 'P1DT13H45M', workDays: 4.71875, average: '9:26:15' },
    },
  ],
})

interface Entry {
  typed: string
  length: bigint
  isCalendar: boolean
  isLooseM: boolean
}

interface Settings {
  bare: LengthUnit
  two: 'hours' | 'minutes'
  anchor?: string | undefined
  step: keyof typeof steps
  rate: FrameRate | 'none'
}

function entryOf(
  typed: string,
  { bare, two, anchor, step, rate }: Settings,
  region: Region,
): Entry | 'anchor' | undefined {
  const code = rate === 'none' ? undefined : ofTimecode(typed, rate)
  const plain = code ?? readLength(typed, { bare, two }, region)
  const calendar = plain === undefined ? ofCalendar(typed, anchor, region) : undefined
  if (calendar === 'anchor') return 'anchor'
  const length = plain ?? calendar
  if (length === undefined) return undefined
  return {
    typed,
    length: toStep(length, Number(step)),
    isCalendar: calendar !== undefined,
    isLooseM: /\d ?m\b/i.test(typed) && !/^[-−+]?p/i.test(typed),
  }
}

function ofTimecode(typed: string, rate: FrameRate): bigint | undefined {
  const [, sign = '', body = ''] = /^([-−]?)(.*)$/.exec(typed) ?? []
  const frames = framesOf(body, rate)
  if (frames === undefined) return undefined
  return ofSeconds(secondsOfFrames(sign === '' ? frames : -frames, rate))
}

const calendarForm = /^([-−+]?)P(?:(\d{1,4})Y)?(?:(\d{1,5})M)?((?:\d+W)?(?:\d+D)?(?:T.*)?)$/i

/** Years and months from the date on, then the rest; "anchor" where they have no date. */
function ofCalendar(typed: string, anchor: string | undefined, region: Region): bigint | 'anchor' | undefined {
  const match = calendarForm.exec(typed.replaceAll(/\s/g, ''))
  if (!match || (match[2] ?? match[3]) === undefined) return undefined
  const [, sign = '', years = '0', months = '0', rest = ''] = match
  if (anchor === undefined) return 'anchor'
  const behind = rest === '' ? 0n : readLength(`P${rest}`, { bare: 's', two: 'hours' }, region)
  const isBack = sign === '-' || sign === '−'
  const reached = monthsLater(anchor, (Number(years) * 12 + Number(months)) * (isBack ? -1 : 1))
  if (behind === undefined || reached === undefined || daysLater(reached, 0) === undefined) return undefined
  const days = BigInt(daysFrom(anchor, reached)) * 86_400_000_000_000n
  return isBack ? days - behind : days + behind
}

/** The nearest multiple of so many seconds, a half away from zero. */
function toStep(length: bigint, seconds: number): bigint {
  if (seconds === 0) return length
  const step = BigInt(seconds) * 1_000_000_000n
  const size = length < 0n ? -length : length
  const rounded = ((size * 2n + step) / (step * 2n)) * step
  return length < 0n ? -rounded : rounded
}

const nearestFrame = (seconds: number, rate: FrameRate) => Math.round(seconds / secondsOfFrames(1, rate))

function noteOn(entries: readonly Entry[]): Verdict | undefined {
  if (entries.some(({ isCalendar }) => isCalendar))
    return {
      is: 'plain',
      says: 'Months and years were counted in days from the date given; from another date they are longer or shorter.',
    }
  if (entries.some(({ isLooseM }) => isLooseM))
    return { is: 'plain', says: 'The m was read as minutes. Months are written as P2M and need a date.' }
  return undefined
}
