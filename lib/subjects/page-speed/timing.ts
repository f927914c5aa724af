import { kindOf, numberAt, textAt, type Json, type Measured, type PageRequest, type Run } from './run'

function requestIn(entry: Json): PageRequest | undefined {
  const url = textAt(entry, 'name')
  const at = (name: string) => numberAt(entry, name) ?? 0
  const start = numberAt(entry, 'startTime')
  const duration = numberAt(entry, 'duration')
  if (url === '' || start === undefined || duration === undefined) return undefined
  const isNavigation = textAt(entry, 'entryType') === 'navigation'
  const end = at('responseEnd') > 0 ? at('responseEnd') : start + duration
  // Other hosts show their times only with Timing-Allow-Origin; then there are begin and end alone.
  const isOpen = at('requestStart') > 0
  const tlsStart = at('secureConnectionStart')
  const connect = at('connectEnd') - at('connectStart')
  const tls = tlsStart > 0 ? Math.max(0, at('connectEnd') - tlsStart) : 0
  const dns = Math.max(0, at('domainLookupEnd') - at('domainLookupStart'))
  const wait = Math.max(0, at('responseStart') - at('requestStart'))
  const receive = Math.max(0, end - at('responseStart'))
  const parts = isOpen
    ? {
        blocked: Math.max(0, end - start - dns - Math.max(0, connect) - wait - receive),
        dns,
        connect: Math.max(0, connect - tls),
        tls,
        send: 0,
        wait,
        receive,
      }
    : { blocked: 0, dns: 0, connect: 0, tls: 0, send: 0, wait: 0, receive: Math.max(0, end - start) }
  return {
    url,
    kind: isNavigation
      ? 'document'
      : kindOf('', url, textAt(entry, 'initiatorType') === 'link' ? '' : textAt(entry, 'initiatorType')),
    status: at('responseStatus'),
    start,
    parts,
    transferred: numberAt(entry, 'transferSize'),
    size: at('decodedBodySize') > 0 ? at('decodedBodySize') : undefined,
    headers: undefined,
    protocol: textAt(entry, 'nextHopProtocol').toLowerCase(),
    isFromCache: at('transferSize') === 0 && at('decodedBodySize') > 0,
    blocks: textAt(entry, 'renderBlockingStatus') === 'blocking' ? 'said' : undefined,
  }
}

/** Reads the entries of a page's performance timeline (W3C Navigation, Resource and Paint Timing) as JSON. */
export function readTiming(entries: readonly Json[]): Run {
  const skipped: { at: number; why: string }[] = []
  const requests: PageRequest[] = []
  let measured: Measured = {}
  let page = ''
  for (const [at, entry] of entries.entries()) {
    const type = textAt(entry, 'entryType')
    if (type === 'paint' && textAt(entry, 'name') === 'first-contentful-paint') {
      const fcp = numberAt(entry, 'startTime')
      if (fcp !== undefined) measured = { ...measured, fcp }
    }
    if (type !== 'navigation' && type !== 'resource') continue
    const request = requestIn(entry)
    if (!request) {
      skipped.push({ at: at + 1, why: 'no address or no times' })
      continue
    }
    requests.push(request)
    if (type === 'navigation') {
      page = request.url
      const part = (name: string) => numberAt(entry, name) ?? 0
      measured = {
        ...measured,
        ttfb: part('responseStart'),
        ...(part('domContentLoadedEventEnd') > 0 && { dcl: part('domContentLoadedEventEnd') }),
        ...(part('loadEventEnd') > 0 && { load: part('loadEventEnd') }),
      }
    }
  }
  return {
    from: 'timing',
    page,
    requests: requests.sort((one, other) => one.start - other.start),
    measured,
    field: {},
    score: undefined,
    audits: [],
    skipped,
    notes: [
      'Other hosts show their sizes and parts of the time only where they send Timing-Allow-Origin; without it they count 0 bytes.',
    ],
  }
}
