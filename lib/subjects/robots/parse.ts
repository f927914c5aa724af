/* A robots.txt as lines and groups. Sources: RFC 9309; Google's documentation and its tests (tests/vectors/robots). */

/** What a line says, in the words of RFC 9309. */
export type RobotsKey = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown'

export interface RobotsLine {
  /** From 1. */
  line: number
  key: RobotsKey
  /** As it stands there. */
  name: string
  value: string
  /** Where the line and its value begin, in UTF-16 units of the text. */
  offset: number
  valueOffset: number
  /** It was longer than a line may be, and was cut. */
  isCut: boolean
  /** A space stands where a colon belongs. */
  lacksColon: boolean
  /** A spelling that is understood all the same. */
  isMisspelt: boolean
}

export interface RobotsRule extends RobotsLine {
  key: 'allow' | 'disallow'
}

/** User agents with the rules that follow them. */
export interface RobotsGroup {
  agents: readonly RobotsLine[]
  rules: readonly RobotsRule[]
}

export interface Robots {
  lines: readonly RobotsLine[]
  groups: readonly RobotsGroup[]
  /** Rules that stand before the first user agent, which nobody follows. */
  strays: readonly RobotsRule[]
  sitemaps: readonly RobotsLine[]
  /** Lines that are neither empty nor anything that is known, such as HTML. */
  unreadable: readonly { line: number; offset: number; text: string }[]
  bytes: number
}

/** RFC 9309, 2.5: a crawler must read at least this much; Google reads no more. In bytes. */
export const readLimit = 500 * 1024
/** Google reads no more of a line, in bytes: eight times the longest URL of old browsers. */
const lineLimit = 2083 * 8

const spellings: readonly { key: RobotsKey; exact: string; also: readonly string[] }[] = [
  { key: 'user-agent', exact: 'user-agent', also: ['useragent', 'user agent'] },
  { key: 'allow', exact: 'allow', also: [] },
  {
    key: 'disallow',
    exact: 'disallow',
    also: ['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  },
  { key: 'sitemap', exact: 'sitemap', also: ['site-map'] },
]

function keyOf(name: string): { key: RobotsKey; isMisspelt: boolean } {
  const lower = name.toLowerCase()
  for (const { key, exact, also } of spellings) {
    if (lower.startsWith(exact)) return { key, isMisspelt: lower !== exact }
    if (also.some((one) => lower.startsWith(one))) return { key, isMisspelt: true }
  }
  return { key: 'unknown', isMisspelt: false }
}

const encoder = new TextEncoder()

/** Bytes of UTF-8, of which a short text needs no counting. */
function cutToBytes(text: string, most: number): string {
  if (text.length * 3 <= most) return text
  const bytes = encoder.encode(text)
  return bytes.length <= most ? text : new TextDecoder().decode(bytes.subarray(0, most))
}

/** The name and value of a line: parted by a colon, or where there is none by spaces between just two words. */
function partsOf(text: string): { name: string; value: string; lacksColon: boolean } | undefined {
  const colon = text.indexOf(':')
  if (colon >= 0) return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim(), lacksColon: false }
  const [name = '', value, ...more] = text.trim().split(/[ \t]+/)
  return value !== undefined && more.length === 0 ? { name, value, lacksColon: true } : undefined
}

function readLine(raw: string, line: number, offset: number): RobotsLine | undefined | 'unreadable' {
  const cut = cutToBytes(raw, lineLimit - 1)
  const hash = cut.indexOf('#')
  const text = hash < 0 ? cut : cut.slice(0, hash)
  if (text.trim() === '') return undefined
  const parts = partsOf(text)
  if (!parts || parts.name === '') return 'unreadable'
  const { name, value, lacksColon } = parts
  const valueAt = value === '' ? text.trimEnd().length : text.lastIndexOf(value)
  return {
    line,
    ...keyOf(name),
    name,
    value,
    offset,
    valueOffset: offset + valueAt,
    isCut: cut.length < raw.length,
    lacksColon,
  }
}

function* rawLines(text: string): Generator<{ raw: string; offset: number }> {
  const ends = /\r\n|\r|\n/g
  let from = text.startsWith('\uFEFF') ? 1 : 0
  for (const end of text.matchAll(ends)) {
    yield { raw: text.slice(from, end.index), offset: from }
    from = end.index + end[0].length
  }
  if (from < text.length) yield { raw: text.slice(from), offset: from }
}

const isRule = (line: RobotsLine): line is RobotsRule => line.key === 'allow' || line.key === 'disallow'

/**
 * Reads a robots.txt. A group is one user agent or more with the rules up to the next user agent; other lines do not end it (RFC 9309,
 * 2.1). Nothing is refused: what cannot be read is listed.
 */
export function parseRobots(text: string): Robots {
  const lines: RobotsLine[] = []
  const unreadable: Robots['unreadable'][number][] = []
  let number = 0
  for (const { raw, offset } of rawLines(text)) {
    number++
    const read = readLine(raw, number, offset)
    if (read === 'unreadable') unreadable.push({ line: number, offset, text: raw.trim() })
    else if (read) lines.push(read)
  }

  const groups: { agents: RobotsLine[]; rules: RobotsRule[] }[] = []
  const strays: RobotsRule[] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (line.key === 'user-agent') {
      if (group && group.rules.length === 0) group.agents.push(line)
      else groups.push({ agents: [line], rules: [] })
    } else if (isRule(line)) {
      if (group) group.rules.push(line)
      else strays.push(line)
    }
  }
  const sitemaps = lines.filter(({ key }) => key === 'sitemap')
  return { lines, groups, strays, sitemaps, unreadable, bytes: encoder.encode(text).length }
}
