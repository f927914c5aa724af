const moment =
  /^([+-]?\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/
const week = /^(?:--\d\d-?\d\d|--\d\d|\d{4}-W\d\d(?:-\d)?)$/

export type Moment = 'day' | 'time' | 'zoned'

/**
 * What a text is by ISO 8601: a year, month or day, a day with a time, or one with its difference to UTC too. Undefined where it is none,
 * or a day that the calendar lacks.
 */
export function momentOf(text: string): Moment | undefined {
  if (week.test(text)) return 'day'
  const [, year, month = '01', day = '01', hour, minute = '00', second = '00', zone] = moment.exec(text) ?? []
  if (year === undefined || text.includes(' ')) return undefined
  if (Number(minute) > 59 || Number(second) > 60) return undefined
  if (Number(hour ?? 0) > 24 || (hour === '24' && (minute !== '00' || second !== '00'))) return undefined
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return undefined
  if (hour === undefined) return 'day'
  return zone === undefined ? 'time' : 'zoned'
}

/** Whether a text is a time of day by ISO 8601, with or without its difference to UTC. */
export const isTime = (text: string): boolean =>
  /^T?(?:[01]\d|2[0-4]):?[0-5]\d(?::?[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/.test(text)

/** Whether a text is a length of time by ISO 8601, such as PT1H30M or P3W; at least one part must be there. */
export const isDuration = (text: string): boolean =>
  /^-?P(?!$)(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?W)?(?:\d+(?:\.\d+)?D)?(?:T(?!$)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?$/.test(
    text,
  )
