import type { Measure, PageRequest } from './run'

export type Grade = 'good' | 'needs improvement' | 'poor'

export interface Threshold {
  name: string
  /** Good up to, poor above; milliseconds, CLS without a unit. */
  good: number
  poor: number
  source: string
}

/** Google's limits (web.dev/articles/vitals; for TBT and Speed Index those of Lighthouse on phones). */
export const thresholds: Readonly<Partial<Record<Measure, Threshold>>> = {
  lcp: { name: 'Largest Contentful Paint', good: 2500, poor: 4000, source: 'web.dev' },
  inp: { name: 'Interaction to Next Paint', good: 200, poor: 500, source: 'web.dev' },
  cls: { name: 'Cumulative Layout Shift', good: 0.1, poor: 0.25, source: 'web.dev' },
  fcp: { name: 'First Contentful Paint', good: 1800, poor: 3000, source: 'web.dev' },
  ttfb: { name: 'Time to First Byte', good: 800, poor: 1800, source: 'web.dev' },
  tbt: { name: 'Total Blocking Time', good: 200, poor: 600, source: 'Lighthouse' },
  si: { name: 'Speed Index', good: 3400, poor: 5800, source: 'Lighthouse' },
}
export const plainNames: Readonly<Record<Measure, string>> = {
  lcp: 'Largest Contentful Paint',
  inp: 'Interaction to Next Paint',
  cls: 'Cumulative Layout Shift',
  fcp: 'First Contentful Paint',
  ttfb: 'Time to First Byte',
  tbt: 'Total Blocking Time',
  si: 'Speed Index',
  dcl: 'DOM content loaded',
  load: 'Load event',
}

/** Undefined for what has no published limits. */
export function gradeOf(measure: Measure, value: number): Grade | undefined {
  const limits = thresholds[measure]
  if (!limits) return undefined
  return value <= limits.good ? 'good' : value <= limits.poor ? 'needs improvement' : 'poor'
}

/** Endings under which registries sell names, beside those of one label. */
const twoLabels =
  /\.(?:(?:co|com|org|net|ac|gov|gob|edu|or|ne|go|in|nom|govt)\.[a-z]{2}|(?:github|gitlab|netlify|vercel|pages|herokuapp|azurewebsites|cloudfront|blogspot)\.(?:io|app|dev|com|net))$/

/** The site of a host: its name under the ending that registries sell. Addresses of numbers stay as they are. */
export function siteOf(url: string): string {
  let host = ''
  try {
    host = new URL(url).hostname.toLowerCase()
  } catch {
    return ''
  }
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return host
  const labels = host.split('.')
  return labels.slice(twoLabels.test(`.${host}`) ? -3 : -2).join('.')
}

/** Seconds for which an answer may be used again without asking (RFC 9111): s-maxage is for shared caches and does not count. */
export function freshFor(headers: ReadonlyMap<string, string>): number | undefined {
  const control = (headers.get('cache-control') ?? '').toLowerCase()
  if (/\bno-store\b|\bno-cache\b/.test(control)) return 0
  const [, age] = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(control) ?? []
  if (age !== undefined) return Number(age)
  const expires = headers.get('expires')
  if (expires === undefined) return undefined
  // HTTP dates have the month in letters; engines read other texts, such as 0, as dates too.
  const until = /[a-z]{3}/i.test(expires) ? Date.parse(expires) : NaN
  const from = Date.parse(headers.get('date') ?? '')
  // What is no date means that it has expired.
  if (Number.isNaN(until)) return 0
  return Number.isNaN(from) ? undefined : Math.max(0, Math.round((until - from) / 1000))
}

const textual = new Set<PageRequest['kind']>(['document', 'style', 'script', 'data'])
/** Below it, packing saves nothing that fits into fewer packets. */
export const leastPacked = 1400

/** Whether a text came unpacked although it is worth it; undefined where the heads are not known. */
export function isUnpacked({ kind, headers, size, status, url, isFromCache }: PageRequest): boolean | undefined {
  if (!headers || headers.size === 0) return undefined
  const isText = textual.has(kind) || (kind === 'image' && /\.svg(?:[?#]|$)/i.test(url))
  if (!isText || isFromCache || status < 200 || status >= 300 || (size ?? 0) < leastPacked) return false
  return !/\b(?:gzip|br|zstd|deflate|compress)\b/i.test(headers.get('content-encoding') ?? '')
}

export interface Link {
  name: string
  /** Bits a second towards the visitor. */
  down: number
  /** Of a packet there and back, in milliseconds. */
  roundTrip: number
}

/** Profiles of WebPageTest and Lighthouse. */
export const links: readonly Link[] = [
  { name: 'Slow 3G (400 kbit/s, 400 ms)', down: 400_000, roundTrip: 400 },
  { name: 'Slow 4G (1.6 Mbit/s, 150 ms)', down: 1_600_000, roundTrip: 150 },
  { name: '4G (9 Mbit/s, 170 ms)', down: 9_000_000, roundTrip: 170 },
  { name: 'Cable (5 Mbit/s, 28 ms)', down: 5_000_000, roundTrip: 28 },
  { name: 'Fibre (20 Mbit/s, 4 ms)', down: 20_000_000, roundTrip: 4 },
]

/** Ten segments of 1,460 bytes go out before the first answer (RFC 6928). */
export const firstWindow = 14_600

/**
 * Milliseconds until a document of so many bytes is there over a new connection: a round trip each for name, TCP, TLS 1.3 and the
 * request, one more for every time the window has to double before the rest goes out at the link's speed, and the bytes at that speed.
 * Without loss, redirects and the server's own time.
 */
export function arrivalOf(bytes: number, { down, roundTrip }: Link): number {
  const inFlight = (down / 8) * (roundTrip / 1000)
  let window = firstWindow
  let sent = 0
  let rounds = 0
  while (window < inFlight && sent + window < bytes) {
    sent += window
    window *= 2
    rounds++
  }
  return (4 + rounds) * roundTrip + ((bytes - sent) * 8000) / down
}

/** The most bytes of a document that are there within so many milliseconds. */
export function budgetFor(milliseconds: number, link: Link): number {
  let low = 0
  let high = 1e9
  if (arrivalOf(1, link) > milliseconds) return 0
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (arrivalOf(middle, link) <= milliseconds) low = middle
    else high = middle
  }
  return low
}
