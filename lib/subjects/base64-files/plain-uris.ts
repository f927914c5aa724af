/* Data URIs of pictures that are written out instead of in Base64 (RFC 2397), as style sheets have them for SVG. */

/** Places in bytes of the text, the end excluded. */
export interface PlainUri {
  start: number
  end: number
  /** Media type that it says. */
  claimed: string
  /** The bytes that it stands for. */
  bytes: Uint8Array<ArrayBuffer>
  /** Its line, from 1. */
  line: number
}

const head = /data:(image\\?\/[\w.+-]+)((?:;[\w.+=-]+)*),/gi

/** Signs of an entity that may stand around an address in HTML. */
const entities: readonly string[] = ['&quot;', '&#34;', '&apos;', '&#39;', '&#x27;']
const ownEnd: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '(': ')' }

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function withoutEntities(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|apos|amp);/gi, (all, name: string) => named[name.toLowerCase()] ?? all)
    .replaceAll(/&#(?:x([0-9a-f]{1,2})|([0-9]{1,3}));/gi, (all, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code < 0x80 ? String.fromCharCode(code) : all
    })
}

/** What escapes of JSON, scripts and style sheets stand for; a broken line goes on. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/\\(\r?\n|[\s\S])/g, (_, sign: string) => {
    if (sign === 'n' || sign === 'r' || sign === 't') return ' '
    return /^[\r\n]/.test(sign) ? '' : sign
  })

function withoutPercents(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The first place from `from` at which a sign stands that is not escaped; -1 without one. */
function unescapedAt(text: string, sign: string, from: number): number {
  for (let at = text.indexOf(sign, from); at >= 0; at = text.indexOf(sign, at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}

interface Ending {
  end: number
  isEntity: boolean
}

/** Where an address ends that begins at `start` and whose data begin at `from`: with what was opened before it. */
function endingOf(text: string, start: number, from: number): Ending {
  const entity = entities.find((one) => text.startsWith(one, start - one.length))
  const opener = text[start - 1] ?? ''
  const isEscaped = text[start - 2] === '\\' && (opener === '"' || opener === "'")
  const closer = entity ?? (isEscaped ? `\\${opener}` : ownEnd[opener])
  const last = /^\s*</.test(text.slice(from, from + 20)) ? text.indexOf('</svg>', from) : -1
  if (closer !== undefined) {
    const found = entity || isEscaped ? text.indexOf(closer, from) : unescapedAt(text, closer, from)
    // A drawing with its signs may hold the quotes that stand around it.
    if (found >= 0 && found > last) return { end: found, isEntity: entity !== undefined }
  }
  // Bare: such a drawing reaches to its last tag, anything else to the next blank or quote.
  if (last >= 0) return { end: last + '</svg>'.length, isEntity: false }
  const rest = /[\s"'<>`]/g
  rest.lastIndex = from
  return { end: rest.exec(text)?.index ?? text.length, isEntity: false }
}

/**
 * The pictures that stand in a text as data URIs without Base64: with % escapes, or as they are. Signs of HTML, JSON and CSS around and
 * within them are taken off. Each character of `text` is one byte.
 */
export function plainUrisIn(text: string): PlainUri[] {
  const found: PlainUri[] = []
  let line = 1
  let counted = 0
  for (const match of text.matchAll(head)) {
    const [all, claimed = '', parameters = ''] = match
    const start = match.index
    if (/;base64$/i.test(parameters) || start < (found.at(-1)?.end ?? 0)) continue
    const from = start + all.length
    const { end, isEntity } = endingOf(text, start, from)
    let written = text.slice(from, end)
    if (isEntity || /^\s*&lt;/.test(written)) written = withoutEntities(written)
    if (written.includes('\\')) written = withoutEscapes(written)
    const plain = withoutPercents(written)
    for (let at = text.indexOf('\n', counted); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) {
      line += 1
      counted = at + 1
    }
    if (plain.trim() === '') continue
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
    found.push({ start, end, claimed: claimed.replace('\\', '').toLowerCase(), bytes, line })
  }
  return found
}

/** Signs that a text of one Base64 alone has none of, once its head is off. */
const signsOfMore: ReadonlySet<number> = new Set(Array.from('"\'`<>{}[]():,', (sign) => sign.charCodeAt(0)))

/** Whether a text, without what is around it, is one Base64 or one data URI: no code, no list, no mail. */
export function isOneText(bytes: Uint8Array, isBeginning: boolean): boolean {
  const from = isBeginning ? (/^data:[^,]{0,200};base64,/i.exec(beginning(bytes))?.[0].length ?? 0) : 0
  for (let at = from; at < bytes.length; at++) if (signsOfMore.has(bytes[at] ?? 0)) return false
  return true
}

const beginning = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 300))
