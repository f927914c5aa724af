import { monthNames } from '@/lib/base/format/dates'
import { fromUtc, isWall, type Wall } from '@/lib/subjects/zones/wall'

/** What a text says about a moment. */
export type When =
  | { kind: 'instant'; ms: number }
  /** `place` is the words that are left: a zone, a city, an abbreviation; empty when there are none. */
  | { kind: 'wall'; wall: Wall; place: string }
  | { kind: 'fault'; fault: 'empty' | 'no time' | 'no such date' | 'day or month' }

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const monthPattern = monthNames
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?${name === 'September' ? '|sept' : ''}`)
  .join('|')
const weekdayPattern = weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')

/**
 * Reads a date, a time and words for a place, such as "3pm PST Friday", "8 March 2026 14:00 Berlin", "tomorrow noon" or an
 * ISO 8601 time stamp with or without offset; 10, 13, 16 or 19 digits are seconds, milliseconds, microseconds or nanoseconds
 * since 1970. What is missing of the date is taken from `today`; a weekday is the next such day, today included. Refuses
 * dates such as 03/08/2026, where either number may be the month.
 */
export function parseWhen(text: string, today: Wall): When {
  let rest = ` ${text.trim().replaceAll(/[\u2009\u202f\u00a0]/g, ' ')} `
  if (rest.trim() === '') return { kind: 'fault', fault: 'empty' }
  const epoch = /^ (\d{10})((?:\d{3}){0,3})(?:\.\d+)? $/.exec(rest)
  if (epoch) return { kind: 'instant', ms: Number(`${epoch[1]}${(epoch[2] ?? '').slice(0, 3).padEnd(3, '0')}`) }
  rest = rest
    // ISO 8601 without separators, and the date of a web server's log.
    .replace(/\b(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(?=\D)/, '$1-$2-$3T$4:$5')
    .replace(/\[?\b(\d\d)\/([a-z]{3})\/(\d{4}):(\d\d:\d\d:\d\d)\b([^\]]*)\]?/i, '$1 $2 $3 $4$5')
    .replace(new RegExp(String.raw`\b(\d{1,2})-(${monthPattern})-(\d{4})\b`, 'i'), '$1 $2 $3')
    .replace(/\b(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/, '$1-$2-$3')
    .replace(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/, onlyReading)

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(rest)
    if (!match) return undefined
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    return match
  }
  let { year, month, day } = today
  const stamp = take(/\b(\d{4})-(\d{1,2})-(\d{1,2})(?=[T\s,]|$)/i)
  const written =
    !stamp &&
    (take(
      new RegExp(
        String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(?<month>${monthPattern})\b\.?,?(?:\s+(?<year>\d{4})\b)?`,
        'i',
      ),
    ) ??
      take(
        new RegExp(
          String.raw`\b(?<month>${monthPattern})\b\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,?\s+(?<year>\d{4})\b(?!:))?`,
          'i',
        ),
      ))
  if (stamp) [year, month, day] = [Number(stamp[1]), Number(stamp[2]), Number(stamp[3])]
  else if (written) {
    const name = (written.groups?.month ?? '').slice(0, 3).toLowerCase()
    month = monthNames.findIndex((one) => one.toLowerCase().startsWith(name)) + 1
    day = Number(written.groups?.day)
    if (written.groups?.year) year = Number(written.groups.year)
  } else if (/\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/.test(rest)) return { kind: 'fault', fault: 'day or month' }
  const relative = take(/\b(today|tonight|tomorrow|yesterday)\b/i)?.[1]?.toLowerCase()
  const weekday = take(new RegExp(String.raw`\b(?:on\s+|next\s+|this\s+)?(${weekdayPattern})\b`, 'i'))?.[1]
  if (!stamp && !written) {
    const base = Date.UTC(today.year, today.month - 1, today.day)
    let days = relative === 'tomorrow' ? 1 : relative === 'yesterday' ? -1 : 0
    if (weekday && !relative) {
      const wanted = weekdays.findIndex((one) => one.startsWith(weekday.slice(0, 3).toLowerCase()))
      days = (wanted - new Date(base).getUTCDay() + 7) % 7
    }
    ;({ year, month, day } = fromUtc(base + days * 86_400_000))
  }

  const word = take(/\b(noon|midnight)\b/i)?.[1]?.toLowerCase()
  const clock = word
    ? undefined
    : (take(
        /(?:\bat\s+|T|\s)(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:\.\d+)?)?\s*((?:am|pm)\b|a\.m\.|p\.m\.)?(?=[\s,)+\-−]|[a-z]|$)/i,
      ) ??
      take(/(?:\bat\s+|\s)(\d{1,2})()()\s*(am|pm|a\.m\.|p\.m\.)(?=[\s,)]|$)/i) ??
      take(/(?:\bat\s+|\s)(\d{1,2})h(?=[\s,)]|$)/i))
  if (!word && !clock) return { kind: 'fault', fault: 'no time' }
  let hour = word === 'noon' ? 12 : word ? 0 : Number(clock?.[1])
  const minute = Number(clock?.[2] || 0)
  const half = clock?.[4]?.toLowerCase().replaceAll('.', '')
  if (half && (hour < 1 || hour > 12)) return { kind: 'fault', fault: 'no such date' }
  if (half) hour = (hour % 12) + (half === 'pm' ? 12 : 0)
  const wall = { year, month, day, hour, minute }
  if (!isWall(wall)) return { kind: 'fault', fault: 'no such date' }
  const place = rest
    .replaceAll(/\b(at|on|in|time|by|standard|daylight|summer)\b/gi, ' ')
    .replaceAll(/[,()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { kind: 'wall', wall, place }
}

/** A date of two numbers and a year, written as ISO does where only one of the numbers can be the month. */
function onlyReading(written: string, first: string, second: string, year: string): string {
  if (Number(first) > 12 && Number(second) <= 12) return `${year}-${second}-${first}`
  if (Number(second) > 12 && Number(first) <= 12) return `${year}-${first}-${second}`
  return Number(first) === Number(second) ? `${year}-${first}-${second}` : written
}
