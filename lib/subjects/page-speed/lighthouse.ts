import {
  get,
  kindOf,
  listAt,
  numberAt,
  textAt,
  type Audit,
  type Json,
  type Measure,
  type Measured,
  type PageRequest,
  type Run,
} from './run'

const auditOf: Readonly<Partial<Record<Measure, string>>> = {
  lcp: 'largest-contentful-paint',
  inp: 'interaction-to-next-paint',
  cls: 'cumulative-layout-shift',
  fcp: 'first-contentful-paint',
  ttfb: 'server-response-time',
  tbt: 'total-blocking-time',
  si: 'speed-index',
}

const fieldOf: Readonly<Partial<Record<Measure, string>>> = {
  lcp: 'LARGEST_CONTENTFUL_PAINT_MS',
  inp: 'INTERACTION_TO_NEXT_PAINT',
  cls: 'CUMULATIVE_LAYOUT_SHIFT_SCORE',
  fcp: 'FIRST_CONTENTFUL_PAINT_MS',
  ttfb: 'EXPERIMENTAL_TIME_TO_FIRST_BYTE',
}

const blockingAudits = ['render-blocking-insight', 'render-blocking-resources']

/** A request of Lighthouse has only its begin and its end. */
function requestIn(item: Json, blocking: ReadonlySet<string>): PageRequest | undefined {
  const url = textAt(item, 'url')
  const start = numberAt(item, 'networkRequestTime') ?? numberAt(item, 'startTime')
  const end = numberAt(item, 'networkEndTime') ?? numberAt(item, 'endTime')
  if (url === '' || start === undefined || end === undefined) return undefined
  return {
    url,
    kind: kindOf(textAt(item, 'mimeType'), url, textAt(item, 'resourceType')),
    status: numberAt(item, 'statusCode') ?? 0,
    start,
    parts: { blocked: 0, dns: 0, connect: 0, tls: 0, send: 0, wait: 0, receive: Math.max(0, end - start) },
    transferred: numberAt(item, 'transferSize'),
    size: numberAt(item, 'resourceSize'),
    headers: undefined,
    protocol: textAt(item, 'protocol').toLowerCase(),
    isFromCache: false,
    blocks: blocking.has(url) ? 'said' : undefined,
  }
}

function auditsIn(report: Json): Audit[] {
  const audits = get(report, 'audits')
  if (typeof audits !== 'object' || audits === null || Array.isArray(audits)) return []
  return Object.values(audits as { readonly [name: string]: Json }).flatMap((audit): Audit[] => {
    const score = numberAt(audit, 'score')
    const mode = textAt(audit, 'scoreDisplayMode')
    if (score === undefined || score >= 0.9 || mode === 'informative' || mode === 'notApplicable' || mode === 'manual')
      return []
    return [{ title: textAt(audit, 'title'), value: textAt(audit, 'displayValue'), score }]
  })
}

/** Reads a report of Lighthouse 6 to 13, alone or in an answer of PageSpeed Insights v5. */
export function readLighthouse(given: Json): Run {
  const report = get(given, 'lighthouseResult') ?? given
  const blocking = new Set(
    blockingAudits.flatMap((name) =>
      listAt(report, 'audits', name, 'details', 'items').map((item) => textAt(item, 'url')),
    ),
  )
  const skipped: { at: number; why: string }[] = []
  const requests = listAt(report, 'audits', 'network-requests', 'details', 'items').flatMap((item, at) => {
    const request = requestIn(item, blocking)
    if (!request) skipped.push({ at: at + 1, why: 'no address or no times' })
    return request ? [request] : []
  })
  const zero = requests.reduce((least, { start }) => Math.min(least, start), Infinity)
  const of = (value: (measure: Measure) => number | undefined): Measured =>
    Object.fromEntries(
      (Object.keys(auditOf) as Measure[]).flatMap((measure) => {
        const found = value(measure)
        return found === undefined ? [] : [[measure, found]]
      }),
    )
  const field = of((measure) => {
    const found = numberAt(given, 'loadingExperience', 'metrics', fieldOf[measure] ?? '', 'percentile')
    // The shift comes as a hundredfold.
    return found !== undefined && measure === 'cls' ? found / 100 : found
  })
  const failed = textAt(report, 'runtimeError', 'message')
  return {
    from: 'lighthouse',
    page: textAt(report, 'finalDisplayedUrl') || textAt(report, 'finalUrl') || textAt(report, 'requestedUrl'),
    requests: requests
      .map((request) => ({ ...request, start: request.start - zero }))
      .sort((one, other) => one.start - other.start),
    measured: of((measure) => numberAt(report, 'audits', auditOf[measure] ?? '', 'numericValue')),
    field,
    score: numberAt(report, 'categories', 'performance', 'score'),
    audits: auditsIn(report),
    skipped,
    notes: [
      ...(failed === '' ? [] : [`Lighthouse could not finish: ${failed}`]),
      'Lighthouse keeps only begin and end of a request, and no heads: waiting and receiving are one, and caches are not judged.',
    ],
  }
}
