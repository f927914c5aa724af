import { choice, date, defineCalculator, problem, text, type Verdict } from '@/lib/kits/calculator'
import { daysFrom } from '@/lib/subjects/time/calendar'
import {
  epochs,
  partsOfInstant,
  placeInYear,
  readEpoch,
  readInstant,
  readSnowflake,
  readStamp,
  writeEpoch,
  writeInstant,
  writeMailDate,
  type Epoch,
} from '@/lib/subjects/time/instant'
import { findZones } from '@/lib/subjects/zones/places'
import { isZone, offsetAt, resolveWall, writtenOffset } from '@/lib/subjects/zones/wall'

const labels = Object.fromEntries(Object.entries(epochs).map(([key, { label }]) => [key, label])) as Record<
  Epoch,
  string
>
const unix: readonly Epoch[] = ['s', 'ms', 'us', 'ns']

export default defineCalculator({
  inputs: {
    value: text('Timestamp or date', {
      initial: '1700000000',
      maxLength: 80,
      help: 'Such as 1700000000, 2023-11-14T22:13:20Z, Tue, 14 Nov 2023 22:13:20 +0000, a UUID of version 7 or an ObjectId.',
    }),
    as: choice('A number is', {
      options: {
        auto: 'Unix, by its number of digits',
        ...labels,
        twitter: 'Snowflake of Twitter (X)',
        discord: 'Snowflake of Discord',
      },
      initial: 'auto',
      as: 'search',
    }),
    zone: text('Also in the zone of', {
      optional: true,
      maxLength: 60,
      placeholder: 'New York',
      help: 'A city or a zone such as Europe/Paris. A date without an offset is then taken as local there.',
    }),
    asOf: date('Days apart from', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      refines: true,
    }),
  },
  outputs: {
    utc: { kind: 'text', label: 'UTC' },
    there: { kind: 'text', label: 'In the zone', optional: true },
    seconds: { kind: 'text', label: 'Unix seconds' },
    milliseconds: { kind: 'text', label: 'Unix milliseconds' },
    place: { kind: 'text', label: 'In the calendar' },
    relative: { kind: 'text', label: 'Days apart', optional: true },
    read: { kind: 'verdict', label: 'Read as', optional: true },
    mail: { kind: 'text', label: 'As in a mail header', section: 'Written otherwise' },
    local: { kind: 'text', label: 'ISO 8601 in the zone', optional: true, section: 'Written otherwise' },
    forms: {
      kind: 'table',
      label: 'The same moment in other epochs',
      columns: {
        name: { kind: 'text', label: 'Epoch' },
        value: { kind: 'text', label: 'Number', unbroken: true },
      },
    },
    readings: {
      kind: 'table',
      label: 'What else the number could mean',
      columns: { name: { kind: 'text', label: 'Read as' }, utc: { kind: 'text', label: 'UTC', unbroken: true } },
    },
    code: {
      kind: 'table',
      label: 'In code',
      columns: { language: { kind: 'text', label: 'Language' }, code: { kind: 'text', label: 'Expression' } },
    },
  },
  formula:
    'Moment = zero of the epoch + number × unit; Unix seconds count from 1 January 1970, 00:00 UTC, without leap seconds',
  limits: [
    'By digits: below 100 thousand million a number is in seconds, then each thousandfold in milliseconds, microseconds and nanoseconds.',
    'Years 1 to 9999 of the Gregorian calendar. Numbers are exact; decimals beyond a nanosecond are rounded.',
    'Unix time has no leap seconds; GPS time has them all, 18 by 2017, and none was announced after.',
    'Excel’s 1900 system has a 29 February 1900 that never was: serials below 60 are a day off there on purpose.',
    'Zones follow the data of your browser. In the hour that comes twice in autumn the first is taken.',
  ],
  sources: [
    { title: 'IEEE Std 1003.1 (POSIX), section 4.19: Seconds Since the Epoch' },
    { title: 'RFC 3339: Date and Time on the Internet', href: 'https://www.rfc-editor.org/rfc/rfc3339' },
    { title: 'RFC 9562: Universally Unique IDentifiers, section 5.7', href: 'https://www.rfc-editor.org/rfc/rfc9562' },
    { title: 'IERS Bulletin C: leap seconds', href: 'https://www.ietf.org/timezones/data/leap-seconds.list' },
  ],

  compute({ value, as, zone, asOf }, { show, today }) {
    const reference = asOf ?? today
    const place = zone === undefined ? undefined : zoneOf(zone)
    if (zone !== undefined && place === undefined)
      return problem('zone', 'must be a city or a zone such as Europe/Paris')
    const found = momentOf(value, as, place)
    if (!found) return problem('value', 'must be a timestamp or a date of the years 1 to 9999')
    const { instant } = found
    const ahead = place === undefined ? 0 : offsetAt(place, Number(instant / 1_000_000n)) / 1000
    const here = partsOfInstant(instant, ahead)
    if (!here) return problem('value', 'must be a moment of the years 1 to 9999 in that zone too')
    const seconds = writeEpoch(instant, 's')
    const code = asciiMinus(seconds)
    return {
      utc: writeInstant(instant),
      there:
        place === undefined
          ? undefined
          : `${show.date(here.day)}, ${clock(here.hour, here.minute, here.second)}, ${writtenOffset(ahead * 1000)}`,
      seconds,
      milliseconds: writeEpoch(instant, 'ms'),
      place: placeInYear(here.day),
      relative: reference === undefined ? undefined : relativeTo(daysFrom(reference, here.day), show.date(reference)),
      read: found.note,
      mail: writeMailDate(instant),
      local: place === undefined ? undefined : writeInstant(instant, ahead),
      forms: (Object.keys(epochs) as Epoch[]).map((epoch) => ({
        name: labels[epoch],
        value: writeEpoch(instant, epoch),
      })),
      readings: otherReadings(value),
      code: [
        { language: 'JavaScript', code: `new Date(${asciiMinus(writeEpoch(instant, 'ms'))})` },
        { language: 'Python', code: `datetime.fromtimestamp(${code}, tz=timezone.utc)` },
        { language: 'PostgreSQL', code: `to_timestamp(${code})` },
        { language: 'MySQL', code: `FROM_UNIXTIME(${code})` },
        { language: 'Shell (GNU)', code: `date -u -d @${code}` },
        { language: 'Excel, seconds in A1', code: '=A1/86400+DATE(1970,1,1)' },
      ],
    }
  },

  steps({ value, as, zone }, { utc }) {
    const found = momentOf(value, as, zone === undefined ? undefined : zoneOf(zone))
    return [
      { finds: 'Read as', working: value.trim(), gives: found?.note?.says ?? 'A date' },
      {
        finds: 'UTC',
        working: 'Zero of that epoch + number × unit, as day and time of the Gregorian calendar',
        gives: utc,
      },
    ]
  },

  rowList: {
    label: 'A long list or a CSV file',
    help: 'Up to 100,000 rows, read as chosen above. Numbers are told by their digits row by row.',
    placeholder: '1700000000\n2023-11-14T22:13:20Z',
    amount: 'Timestamp',
    beside: 'Zone',
    gives: ['UTC', 'Unix seconds', 'Unix milliseconds'],
  },
  rowReader({ as, zone }) {
    const usual = zone === undefined ? undefined : zoneOf(zone)
    if (zone !== undefined && usual === undefined)
      return problem('zone', 'must be a city or a zone such as Europe/Paris')
    return (amount, beside) => {
      const place = beside.trim() === '' ? usual : zoneOf(beside)
      if (beside.trim() !== '' && place === undefined) return { refused: 'No such zone' }
      const found = momentOf(amount, as, place)
      if (!found) return { refused: 'No timestamp' }
      const number = (epoch: Epoch) => asciiMinus(writeEpoch(found.instant, epoch))
      return { found: [writeInstant(found.instant), number('s'), number('ms')] }
    }
  },

  asked: [
    { says: 'timestamp|unix|epoch {value}', gives: ['utc'] },
    { says: '{value:stamp}', gives: ['utc'] },
  ],
  examples: [
    {
      name: 'A line of a log',
      given: { value: '1700000000', as: 'auto', zone: 'New York' },
      expect: {
        utc: '2023-11-14T22:13:20Z',
        local: '2023-11-14T17:13:20-05:00',
        place: 'Tuesday, day 318, ISO week 46 of 2023',
      },
    },
    {
      name: 'The last second of 32 bits',
      given: { value: '2147483647', as: 's' },
      expect: { utc: '2038-01-19T03:14:07Z', milliseconds: '2147483647000' },
    },
  ],
})

interface Found {
  instant: bigint
  note?: Verdict
}

const plain = (says: string): Verdict => ({ is: 'plain', says })
const asciiMinus = (number: string) => number.replace('−', '-')
const clock = (...parts: number[]) => parts.map((part) => String(part).padStart(2, '0')).join(':')

function zoneOf(typed: string): string | undefined {
  const found = findZones(typed, isZone)
  return 'zones' in found && found.zones.length === 1 ? found.zones[0] : undefined
}

/** Seconds, or of more digits milliseconds, microseconds or nanoseconds. */
function unixByDigits(value: string): Epoch {
  const digits = (/\d+/.exec(value)?.[0] ?? '').replace(/^0+/, '').length
  return digits <= 11 ? 's' : digits <= 14 ? 'ms' : digits <= 17 ? 'us' : 'ns'
}

type As = Epoch | 'auto' | 'twitter' | 'discord'

function momentOf(value: string, as: As, zone: string | undefined): Found | undefined {
  const stamp = readStamp(value)
  if (stamp) return { instant: stamp.instant, note: plain(`${stamp.kind}: the moment it was made.`) }
  if (as === 'twitter' || as === 'discord') {
    const instant = readSnowflake(value, as)
    if (instant !== undefined) return { instant, note: plain('The upper bits of a snowflake, in milliseconds.') }
  } else {
    const epoch = as === 'auto' ? unixByDigits(value) : as
    const instant = readEpoch(value, epoch)
    if (instant !== undefined) {
      const count = value.replaceAll(/\D/g, '').length
      const why = as === 'auto' ? `, by its ${count} digits; the table below has what else it could be` : ''
      return { instant, note: plain(`${labels[epoch]}${why}.`) }
    }
  }
  const written = readInstant(value)
  if (!written) return undefined
  if (!written.isBare) return { instant: written.instant }
  if (zone === undefined) return { instant: written.instant, note: plain('A date without an offset, taken as UTC.') }
  return fromWall(written.instant, zone)
}

/** A date without offset as the clocks of a zone showed it. */
function fromWall(asUtc: bigint, zone: string): Found | undefined {
  const parts = partsOfInstant(asUtc)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0] = parts.day.split('-').map(Number)
  const resolved = resolveWall(zone, { year, month, day, hour: parts.hour, minute: parts.minute })
  const ms = resolved.kind === 'one' ? resolved.ms : resolved.kind === 'gap' ? resolved.later : resolved.earlier
  const instant = BigInt(ms) * 1_000_000n + BigInt(parts.second) * 1_000_000_000n + parts.nanoseconds
  const notes = {
    one: plain('A date without an offset, taken as local in the zone.'),
    gap: { is: 'fair', says: 'Clocks in the zone skipped this hour; the time after the change is taken.' },
    overlap: { is: 'fair', says: 'Clocks in the zone showed this hour twice; the first is taken.' },
  } as const
  return { instant, note: notes[resolved.kind] }
}

function otherReadings(value: string) {
  if (!/^[-−+]?\d+(\.\d+)?$/.test(value.trim())) return []
  return (Object.keys(epochs) as Epoch[]).flatMap((epoch) => {
    const instant = readEpoch(value, epoch)
    return instant === undefined || (epoch === unixByDigits(value) && unix.includes(epoch))
      ? []
      : [{ name: labels[epoch], utc: writeInstant(instant) }]
  })
}

function relativeTo(days: number, day: string): string {
  if (days === 0) return `On ${day}`
  const size = Math.abs(days)
  return `${size} ${size === 1 ? 'day' : 'days'} ${days > 0 ? 'after' : 'before'} ${day}`
}
