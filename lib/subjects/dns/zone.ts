/* Records as zone files and dig write them. Source: RFC 1035, 5. */
import type { DnsRecord } from './types'

export interface ZoneReading {
  records: readonly DnsRecord[]
  /** Lines that are no record, with their number. */
  unread: readonly { line: number; text: string }[]
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/** A time to live: seconds, or numbers with units as in 1h30m. */
function ttlOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  if (!/^(?:\d+[smhdw])+$/i.test(word)) return undefined
  return [...word.matchAll(/(\d+)([smhdw])/gi)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (units[unit.toLowerCase()] ?? 0),
    0,
  )
}

/** A line without its remark; a semicolon in quotes or after a backslash is none. */
function withoutRemark(line: string): string {
  return /^(?:"(?:[^"\\]|\\.)*"?|\\.|[^;"\\])*/.exec(line)?.[0] ?? line
}

const knownType =
  /^(?:A|AAAA|NS|CNAME|SOA|PTR|MX|TXT|SPF|SRV|CAA|DS|DNSKEY|RRSIG|NSEC|NSEC3|TLSA|SSHFP|NAPTR|HTTPS|SVCB|DNAME|LOC|CDS|TYPE\d+)$/i

interface Line {
  number: number
  text: string
}

/** Lines in brackets are one record. */
function* joinedLines(text: string): Generator<Line> {
  let open: Line | undefined
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = withoutRemark(raw)
    if (open) open.text += ` ${line}`
    else open = { number: at + 1, text: line }
    const all = open.text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    if ((all.match(/\(/g) ?? []).length > (all.match(/\)/g) ?? []).length) continue
    yield { number: open.number, text: open.text.replaceAll(/[()](?=(?:[^"]*"[^"]*")*[^"]*$)/g, ' ') }
    open = undefined
  }
  if (open) yield open
}

function withOrigin(name: string, origin: string): string {
  if (name === '@') return origin || '@'
  return name.endsWith('.') || origin === '' ? name : `${name}.${origin}`
}

/** Reads records as zone files, dig and host tables have them. A line without a name belongs to the one before. */
export function readZone(text: string): ZoneReading {
  const records: DnsRecord[] = []
  const unread: { line: number; text: string }[] = []
  let origin = ''
  let lastName = ''
  let usualTtl: number | undefined
  for (const { number, text: line } of joinedLines(text)) {
    if (line.trim() === '') continue
    const [first = '', second = ''] = line.trim().split(/\s+/)
    if (/^\$origin$/i.test(first)) {
      origin = second
      continue
    }
    if (/^\$ttl$/i.test(first)) {
      usualTtl = ttlOf(second)
      continue
    }
    const read = readRecord(line, { lastName, usualTtl, origin })
    if (!read) {
      unread.push({ line: number, text: line.trim() })
      continue
    }
    lastName = read.name
    records.push(read)
  }
  return { records, unread }
}

interface Context {
  lastName: string
  usualTtl: number | undefined
  origin: string
}

const isClass = (word: string) => /^(?:IN|CH|HS)$/i.test(word)

/** The record of a line whose type stands at that place among its words. */
function recordAt(
  line: string,
  at: number,
  isNamed: boolean,
  { lastName, usualTtl, origin }: Context,
): DnsRecord | undefined {
  const words = line.trim().split(/\s+/)
  const [type] = words.slice(at)
  if (type === undefined || at === words.length - 1) return undefined
  const name = isNamed ? withOrigin(words[0] ?? '', origin) : lastName || '@'
  const middle = words.slice(isNamed ? 1 : 0, at)
  if (middle.some((word) => !isClass(word) && ttlOf(word) === undefined)) return undefined
  const ttl = middle.map(ttlOf).find((one) => one !== undefined) ?? usualTtl
  const data = line.trim().replace(new RegExp(`^(?:\\S+\\s+){${String(at + 1)}}`), '')
  const spaced = data.trim().replaceAll(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ' ')
  return { name, ...(ttl !== undefined && { ttl }), type: type.toUpperCase(), data: spaced }
}

/** Where a line begins with white space, its name is that of the line before; a host may be called A or MX. */
function readRecord(line: string, context: Context): DnsRecord | undefined {
  const words = line.trim().split(/\s+/)
  const typeFrom = (from: number) =>
    words.findIndex((word, place) => place >= from && place <= 3 && knownType.test(word))
  const isIndented = /^\s/.test(line)
  const named = isIndented ? -1 : typeFrom(1)
  const found = named > 0 ? recordAt(line, named, true, context) : undefined
  if (found) return found
  const bare = typeFrom(0)
  return bare < 0 ? undefined : recordAt(line, bare, false, context)
}

/** The text of a TXT record, its parts joined and its escapes resolved. */
export function textOf(data: string): string {
  const parts = data.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []
  const bytes = parts
    .map((part) => (part.startsWith('"') ? part.slice(1, -1) : part))
    .join('')
    .replaceAll(/\\(\d{3}|.)/g, (_, escape: string) =>
      /^\d{3}$/.test(escape) ? String.fromCodePoint(Number(escape)) : escape,
    )
  return bytes
}
