import { get, kindOf, listAt, numberAt, textAt, type Json, type PageRequest, type RequestParts, type Run } from './run'

/** A part of the time in a HAR: −1 and what is no number count 0. */
const part = (entry: Json, name: string) => Math.max(0, numberAt(entry, 'timings', name) ?? 0)

function partsIn(entry: Json): RequestParts | undefined {
  const total = numberAt(entry, 'time')
  if (get(entry, 'timings') === undefined)
    return total === undefined || total < 0
      ? undefined
      : { blocked: 0, dns: 0, connect: 0, tls: 0, send: 0, wait: total, receive: 0 }
  const tls = part(entry, 'ssl')
  return {
    blocked: part(entry, 'blocked'),
    dns: part(entry, 'dns'),
    // HAR counts TLS into connect.
    connect: Math.max(0, part(entry, 'connect') - tls),
    tls: Math.min(tls, Math.max(tls, part(entry, 'connect'))),
    send: part(entry, 'send'),
    wait: part(entry, 'wait'),
    receive: part(entry, 'receive'),
  }
}

function headersIn(entry: Json): Map<string, string> {
  return new Map(
    listAt(entry, 'response', 'headers').map((one) => [textAt(one, 'name').toLowerCase(), textAt(one, 'value')]),
  )
}

function transferredIn(entry: Json): number | undefined {
  const own = numberAt(entry, 'response', '_transferSize')
  if (own !== undefined && own >= 0) return own
  const heads = numberAt(entry, 'response', 'headersSize') ?? -1
  const body = numberAt(entry, 'response', 'bodySize') ?? -1
  if (body >= 0) return body + Math.max(0, heads)
  const size = numberAt(entry, 'response', 'content', 'size')
  return size === undefined || size < 0
    ? undefined
    : size - (numberAt(entry, 'response', 'content', 'compression') ?? 0)
}

/** What Chrome notes of priorities: style sheets of the head are highest, scripts that the parser waits for are high. */
function blocksIn(entry: Json, kind: PageRequest['kind']): PageRequest['blocks'] {
  const own = textAt(entry, '_renderBlocking')
  if (own === 'blocking') return 'said'
  const priority = textAt(entry, '_priority')
  const isParsed = textAt(entry, '_initiator', 'type') === 'parser'
  if (kind === 'style' && (priority === 'VeryHigh' || priority === 'Highest')) return 'likely'
  return kind === 'script' && isParsed && priority === 'High' ? 'likely' : undefined
}

function requestIn(entry: Json): (PageRequest & { startedAt: number }) | string {
  const url = textAt(entry, 'request', 'url')
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return 'no address'
  const startedAt = Date.parse(textAt(entry, 'startedDateTime'))
  if (Number.isNaN(startedAt)) return 'no time of the start'
  const status = numberAt(entry, 'response', 'status')
  if (status === undefined) return 'no response'
  const parts = partsIn(entry)
  if (!parts) return 'no times'
  const kind = kindOf(textAt(entry, 'response', 'content', 'mimeType'), url, textAt(entry, '_resourceType'))
  const size = numberAt(entry, 'response', 'content', 'size')
  const isFromCache = textAt(entry, '_fromCache') !== '' || get(entry, '_fromCache') === true || status === 304
  return {
    url,
    kind,
    status,
    startedAt,
    start: 0,
    parts,
    transferred: textAt(entry, '_fromCache') === '' ? transferredIn(entry) : 0,
    size: size !== undefined && size >= 0 ? size : undefined,
    headers: headersIn(entry),
    protocol: textAt(entry, 'response', 'httpVersion').toLowerCase(),
    isFromCache,
    blocks: blocksIn(entry, kind),
  }
}

/** Reads a HAR (1.1 to 1.3): the entries of its first page; what an entry lacks is said and the entry left out. */
export function readHar(har: Json): Run {
  const pages = listAt(har, 'log', 'pages')
  const [first] = pages
  const id = textAt(first, 'id')
  const skipped: { at: number; why: string }[] = []
  const found: (PageRequest & { startedAt: number })[] = []
  let others = 0
  for (const [at, entry] of listAt(har, 'log', 'entries').entries()) {
    const reference = textAt(entry, 'pageref')
    if (pages.length > 1 && reference !== '' && reference !== id) {
      others++
      continue
    }
    const read = requestIn(entry)
    if (typeof read === 'string') skipped.push({ at: at + 1, why: read })
    else found.push(read)
  }
  found.sort((one, other) => one.startedAt - other.startedAt)
  const zero = found[0]?.startedAt ?? 0
  const requests = found.map(({ startedAt, ...request }): PageRequest => ({ ...request, start: startedAt - zero }))
  const timing = (name: string) => {
    const value = numberAt(first, 'pageTimings', name)
    return value !== undefined && value >= 0 ? value : undefined
  }
  const main = requests.find(({ kind, status }) => kind === 'document' && (status < 300 || status >= 400))
  const ttfb =
    main &&
    main.start +
      main.parts.blocked +
      main.parts.dns +
      main.parts.connect +
      main.parts.tls +
      main.parts.send +
      main.parts.wait
  const [dcl, load] = [timing('onContentLoad'), timing('onLoad')]
  return {
    from: 'har',
    page: main?.url ?? requests[0]?.url ?? textAt(first, 'title'),
    requests,
    measured: {
      ...(ttfb !== undefined && { ttfb }),
      ...(dcl !== undefined && { dcl }),
      ...(load !== undefined && { load }),
    },
    field: {},
    score: undefined,
    audits: [],
    skipped,
    notes:
      others > 0
        ? [
            `The file holds ${String(pages.length)} pages. The first was read; ${String(others)} requests of the others were not.`,
          ]
        : [],
  }
}
