import { choice, date, defineCalculator, number, problem, text } from '@/lib/kits/calculator'
import { monthNames } from '@/lib/base/format/dates'
import { daysLater } from '@/lib/subjects/time/calendar'
import { writeTime, writeTwelve } from '@/lib/subjects/time/clock'
import { readMilitary, spokenTime, zoneLetters, type ZoneLetter } from '@/lib/subjects/time/military'

const section = 'Zones'
const signed = (hours: number) => (hours === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`)
const letters = {
  J: 'J, Juliett: where I am',
  ...Object.fromEntries(
    Object.entries(zoneLetters).map(([letter, [name, hours]]) => [letter, `${letter}, ${name}: ${signed(hours)}`]),
  ),
} as Record<ZoneLetter | 'J', string>
const exampleDay = '2026-11-23'

export default defineCalculator({
  inputs: {
    time: text('Time', {
      initial: '3:30 pm',
      maxLength: 40,
      help: 'Such as 3:30 pm, 15:30, 1530, 1530Z or fifteen thirty hours.',
    }),
    letter: choice('Zone of the time', { options: letters, initial: 'J', as: 'search', section, refines: true }),
    offset: number('Local time, hours from UTC', {
      initial: 0,
      min: -12,
      max: 14,
      step: 0.25,
      help: 'Used where the zone is J, and for the local time of a time in another zone.',
      section,
      refines: true,
    }),
    day: date('Date', {
      optional: true,
      help: 'For the date-time group. Left empty, it is today by your device.',
      section,
      refines: true,
    }),
  },
  outputs: {
    military: { kind: 'text', label: 'Military time' },
    twelve: { kind: 'text', label: '12-hour clock' },
    colon: { kind: 'text', label: '24-hour clock' },
    spoken: { kind: 'text', label: 'Said' },
    zulu: { kind: 'text', label: 'Zulu time (UTC)' },
    decimal: { kind: 'number', label: 'Decimal hours', decimals: 4 },
    note: { kind: 'verdict', label: 'Note', optional: true },
    local: { kind: 'text', label: 'Local time', section: 'Zones and messages' },
    group: { kind: 'text', label: 'Date-time group', section: 'Zones and messages' },
    chart: {
      kind: 'table',
      label: '24-hour chart',
      columns: {
        military: { kind: 'text', label: 'Military' },
        twelve: { kind: 'text', label: '12-hour' },
        spoken: { kind: 'text', label: 'Said' },
      },
    },
    zones: {
      kind: 'table',
      label: 'The moment in every zone',
      columns: {
        zone: { kind: 'text', label: 'Zone' },
        time: { kind: 'text', label: 'Time there' },
        day: { kind: 'date', label: 'Date there' },
      },
    },
  },
  formula: 'Military hour = hour, + 12 from 1 pm to 11 pm, 00 at 12 am; Zulu = local time − hours ahead of UTC',
  limits: [
    'Letters stand for whole hours; India, Nepal and others with half or quarter hours have none, so set their hours from UTC.',
    'Summer time is not known here: New York is R (UTC−5) in winter and Q (UTC−4) in summer.',
    '2400 is the end of a day and 0000 its beginning; both are read, and services differ in which they write.',
    'UTC+14 has no letter; for UTC+13, ships in zone Y that keep summer time write N, which here is only UTC−1.',
  ],
  sources: [
    {
      title:
        'ACP 121: Communication Instructions, General (Combined Communications-Electronics Board), zone designators',
    },
    { title: 'ISO 8601-1: Date and time, Representations for information interchange' },
  ],

  compute({ time, letter: chosen, offset, day: typedDay }, { today }) {
    const read = readMilitary(time)
    if (!read) return problem('time', 'must be a time from 0000 to 2400, such as 3:30 pm, 15:30 or 1530')
    const { seconds } = read
    const letter = read.letter ?? chosen
    const ahead = letter === 'J' ? offset : zoneLetters[letter][1]
    const day = typedDay ?? today ?? exampleDay
    const at = (hours: number) => momentAt(day, seconds - ahead * 3600 + hours * 3600)
    const [utc, local] = [at(0), at(offset)]
    if (!utc || !local || !at(12) || !at(-12))
      return problem('day', 'must lie within the years 1 to 9999 in every zone')
    return {
      military: short(seconds) + (letter === 'J' ? '' : letter),
      twelve: writeTwelve(seconds),
      colon: writeTime(seconds),
      spoken: spokenTime(Math.floor(seconds / 60)) + (letter === 'J' ? '' : ` ${zoneLetters[letter][0]}`),
      zulu: `${short(utc.seconds)}Z`,
      decimal: seconds / 3600,
      note: noteOn(seconds),
      local: `${short(local.seconds)}, ${writeTwelve(local.seconds)}`,
      group: groupOf(letter === 'J' ? utc : { day, seconds }, letter === 'J' ? 'Z' : letter),
      chart: Array.from({ length: 25 }, (_, hour) => ({
        military: short(hour * 3600),
        twelve: writeTwelve(hour * 3600),
        spoken: spokenTime(hour * 60),
      })),
      zones: Object.entries(zoneLetters).map(([one, [name, hours]]) => {
        const there = at(hours)
        return { zone: `${one}, ${name}, ${signed(hours)}`, time: short(there?.seconds ?? 0), day: there?.day ?? day }
      }),
    }
  },

  steps({ time, letter: chosen, offset }, { zulu, decimal }) {
    const read = readMilitary(time)
    const letter = read?.letter ?? chosen
    const seconds = read?.seconds ?? 0
    const number = (value: number) => ({ kind: 'number', value }) as const
    return [
      {
        gives: 'decimal',
        is: '{hour} + {minute} ÷ 60[ + {second} ÷ 3600]',
        with: {
          hour: number(Math.floor(seconds / 3600)),
          minute: number(Math.floor(seconds / 60) % 60),
          second: number(seconds % 60),
        },
      },
      {
        finds: 'Hours by UTC',
        as: 'utc',
        in: 'number',
        is: '{decimal} − ({ahead})',
        with: { ahead: number(letter === 'J' ? offset : zoneLetters[letter][1]) },
      },
      {
        finds: 'Zulu time',
        working: `Those hours on the clock of a day of 24, from ${decimal === 24 ? 'midnight' : 'the time'}`,
        gives: zulu,
      },
    ]
  },

  examples: [
    {
      name: 'Half past three',
      given: { time: '3:30 pm', letter: 'J', offset: 0, day: '2026-11-23' },
      expect: { military: '1530', spoken: 'fifteen thirty hours', colon: '15:30' },
    },
    {
      name: 'Six in the morning on the US east coast',
      given: { time: '0600', letter: 'R', offset: 1, day: '2026-11-23' },
      expect: {
        zulu: '1100Z',
        spoken: 'zero six hundred hours Romeo',
        local: '1200, 12:00\u00A0pm',
        group: '230600R NOV 26',
      },
    },
  ],
})

const short = (seconds: number) => writeTime(Math.floor(seconds / 60) * 60).replace(':', '')

interface Moment {
  day: string
  seconds: number
}

function momentAt(day: string, seconds: number): Moment | undefined {
  const days = Math.floor(seconds / 86_400)
  const there = daysLater(day, days)
  return there === undefined ? undefined : { day: there, seconds: seconds - days * 86_400 }
}

/** Day, time, letter, month and year: 231530Z NOV 26. */
function groupOf({ day, seconds }: Moment, letter: ZoneLetter): string {
  const month = monthNames[Number(day.slice(5, 7)) - 1] ?? ''
  return `${day.slice(8)}${short(seconds)}${letter} ${month.slice(0, 3).toUpperCase()} ${day.slice(2, 4)}`
}

function noteOn(seconds: number) {
  if (seconds === 0) return { is: 'plain' as const, says: '12:00 am is midnight, the beginning of the day: 0000.' }
  if (seconds === 43_200) return { is: 'plain' as const, says: '12:00 pm is noon: 1200.' }
  if (seconds === 86_400)
    return { is: 'plain' as const, says: '2400 is the end of this day, the same moment as 0000 of the next.' }
  return undefined
}
