/* Measured calls, wherever they come from. */

export interface Sample {
  /** What calls are put together by, such as the method and the address without its query. */
  label: string
  /** In milliseconds after the first began. */
  startedAt: number
  milliseconds: number
  /** 0 where no answer came. */
  status: number
  bytes: number | undefined
  /** Milliseconds until the first byte, where it is known. */
  waiting: number | undefined
}

export interface Samples {
  samples: readonly Sample[]
  /** Entries that could not be read. */
  skipped: number
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** The address without query and fragment, which differ from call to call. */
export function endpointOf(method: string, url: string): string {
  return `${method} ${url.replace(/[?#].*$/s, '')}`
}

/** What is no HAR, as a sentence. */
export class HarRefused extends Error {}

/** The entries of an HTTP archive (HAR 1.2). Entries without a request or a time are counted as skipped. */
export function samplesOfHar(text: string): Samples {
  let read: unknown
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new HarRefused('This is no HAR file: it is not JSON.')
  }
  const log = isPlain(read) ? read.log : undefined
  if (!isPlain(log) || !Array.isArray(log.entries))
    throw new HarRefused('This is no HAR file: it has no log with entries.')
  const found: (Sample & { at: number })[] = []
  for (const entry of log.entries as readonly unknown[]) {
    if (!isPlain(entry) || !isPlain(entry.request)) continue
    const { method, url } = entry.request
    const milliseconds = numberIn(entry.time)
    const at = typeof entry.startedDateTime === 'string' ? Date.parse(entry.startedDateTime) : Number.NaN
    if (typeof method !== 'string' || typeof url !== 'string' || milliseconds === undefined || milliseconds < 0)
      continue
    const response = isPlain(entry.response) ? entry.response : {}
    const timings = isPlain(entry.timings) ? entry.timings : {}
    const size = numberIn(response.bodySize)
    const wait = numberIn(timings.wait)
    found.push({
      label: endpointOf(method, url),
      at: Number.isNaN(at) ? 0 : at,
      startedAt: 0,
      milliseconds,
      status: numberIn(response.status) ?? 0,
      bytes: size !== undefined && size >= 0 ? size : undefined,
      waiting: wait !== undefined && wait >= 0 ? wait : undefined,
    })
  }
  const began = Math.min(...found.map(({ at }) => at))
  return {
    samples: found.map(({ at, ...sample }) => ({ ...sample, startedAt: at - began })),
    skipped: log.entries.length - found.length,
  }
}

/** The results of JMeter as CSV: timeStamp, elapsed, label, responseCode, bytes, Latency. */
export function samplesOfJmeter(rows: readonly (readonly string[])[]): Samples {
  const [head = [], ...body] = rows
  const place = (name: string) => head.findIndex((one) => one.trim().toLowerCase() === name.toLowerCase())
  const [time, elapsed, label, code, bytes, latency] = [
    'timeStamp',
    'elapsed',
    'label',
    'responseCode',
    'bytes',
    'Latency',
  ].map(place)
  if (elapsed === undefined || elapsed < 0)
    throw new HarRefused('The table has no column “elapsed”, as JMeter writes it.')
  const cell = (row: readonly string[], at: number | undefined) => (at === undefined || at < 0 ? '' : (row[at] ?? ''))
  const read = body.flatMap((row) => {
    const milliseconds = Number(cell(row, elapsed))
    if (cell(row, elapsed).trim() === '' || !Number.isFinite(milliseconds) || milliseconds < 0) return []
    const status = Number(cell(row, code))
    return [
      {
        label: cell(row, label) || 'All',
        at: Number(cell(row, time)) || 0,
        milliseconds,
        status: Number.isInteger(status) ? status : 0,
        bytes: Number(cell(row, bytes)) || undefined,
        waiting: Number(cell(row, latency)) || undefined,
      },
    ]
  })
  const began = Math.min(...read.map(({ at }) => at))
  return {
    samples: read.map(({ at, ...sample }) => ({ ...sample, startedAt: at - began })),
    skipped: body.length - read.length,
  }
}
