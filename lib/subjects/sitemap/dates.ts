/* Days and times as a sitemap writes them: W3C Datetime (NOTE-datetime), of which the schema of sitemaps.org takes a day, or a day and a time. */

const day = String.raw`(\d{4})-(\d{2})-(\d{2})`
const time = String.raw`([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d+)?)?`
const dayAlone = new RegExp(`^${day}$`)
const dayAndTime = new RegExp(String.raw`^${day}[T ]${time}(?: ?(Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$`)
/** RFC 9110, 5.6.7: as servers say when a page was changed. */
const ofServers =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d) GMT$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type WrittenDate = { value: string } | { fault: string }

function isDay(year: string, month: string, date: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(date)]
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate()
  return y > 0 && m >= 1 && m <= 12 && d >= 1 && d <= last
}

const noSuchDay = { fault: 'is no day of the calendar' }

/**
 * A day, or a time with its zone, as a sitemap takes it. Seconds that are missing are added, a time without a zone is left out, and the date of
 * a server's head is rewritten. `fault` is the end of a sentence: other forms could mean two days.
 */
export function sitemapDate(written: string): WrittenDate {
  const text = written.trim()
  const alone = dayAlone.exec(text)
  if (alone) return isDay(alone[1] ?? '', alone[2] ?? '', alone[3] ?? '') ? { value: text } : noSuchDay
  const timed = dayAndTime.exec(text)
  if (timed) {
    const [, year = '', month = '', date = '', hours = '', minutes = '', seconds = '00', fraction = '', zone] = timed
    if (!isDay(year, month, date)) return noSuchDay
    const whole = `${year}-${month}-${date}`
    return { value: zone === undefined ? whole : `${whole}T${hours}:${minutes}:${seconds}${fraction}${zone}` }
  }
  const served = ofServers.exec(text)
  if (served) {
    const [, date = '', name = '', year = '', hours = '', minutes = '', seconds = ''] = served
    const month = String(months.indexOf(name) + 1).padStart(2, '0')
    if (!isDay(year, month, date)) return noSuchDay
    return { value: `${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z` }
  }
  return /^\d{4}(?:-\d{2})?$/.test(text)
    ? { fault: 'names no day, which the schema of the protocol wants' }
    : { fault: 'is not written as 2026-03-31 or 2026-03-31T09:30:00+01:00' }
}
