import { charsets, type Charset } from '@/lib/base/encoding/charset'

/** What a text becomes a part of; each part lets other characters stand. */
export const percentParts = {
  component: 'One value',
  query: 'Query value',
  form: 'Form field, + for space',
  path: 'Path segment',
  url: 'Whole URL',
  strict: 'Strict: letters, digits, - . _ ~',
  all: 'Every character',
} as const
export type PercentPart = keyof typeof percentParts

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** RFC 3986, section 2.3. */
const unreserved = `${letters}-._~`
/** RFC 3986, section 3.3, without the percent sign. */
const pathCharacters = `${unreserved}!$&'()*+,;=:@`

/** Characters that stay as they are. */
const kept: Readonly<Record<Exclude<PercentPart, 'url'>, string>> = {
  // ECMA-262, encodeURIComponent; the component percent-encode set of the URL standard.
  component: `${unreserved}!*'()`,
  // RFC 3986, section 3.4, without what parts and joins fields.
  query: `${unreserved}!$'()*,;:@/?`,
  // URL standard, application/x-www-form-urlencoded percent-encode set.
  form: `${letters}*-._`,
  path: pathCharacters,
  strict: unreserved,
  all: '',
}

const hex = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)

/** What an ASCII character is written as; undefined where it stays. */
type Table = readonly (string | undefined)[]

function tableOf(characters: string, space = '%20'): Table {
  const stays = new Set(characters)
  return Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code)
    if (stays.has(character)) return undefined
    return character === ' ' ? space : hex[code]
  })
}

/** URL standard, section 1.3: all of ASCII but these and the controls stays. */
function tableWithout(encoded: string): Table {
  return Array.from({ length: 128 }, (_, code) =>
    code < 0x20 || code === 0x7f || encoded.includes(String.fromCharCode(code)) ? hex[code] : undefined,
  )
}

const tables = {
  component: tableOf(kept.component),
  query: tableOf(kept.query),
  form: tableOf(kept.form, '+'),
  path: tableOf(kept.path),
  strict: tableOf(kept.strict),
  all: tableOf(kept.all),
  urlPath: tableWithout(' "<>^`{}'),
  urlQuery: tableWithout(' "<>\''),
  urlFragment: tableWithout(' "<>`'),
} as const satisfies Record<string, Table>

export interface Encoded {
  text: string
  /** What was written otherwise and how often, in the order of its first place. */
  changed: ReadonlyMap<string, { written: string; count: number }>
  /** Halves of characters (lone surrogates), written as U+FFFD. */
  halves: number
}

function utf8Escapes(code: number): string {
  if (code < 0x80) return hex[code] ?? ''
  if (code < 0x800) return `${hex[0xc0 | (code >> 6)]}${hex[0x80 | (code & 63)]}`
  if (code < 0x10000) return `${hex[0xe0 | (code >> 12)]}${hex[0x80 | ((code >> 6) & 63)]}${hex[0x80 | (code & 63)]}`
  return `${hex[0xf0 | (code >> 18)]}${hex[0x80 | ((code >> 12) & 63)]}${hex[0x80 | ((code >> 6) & 63)]}${hex[0x80 | (code & 63)]}`
}

/** A character that the charset cannot write, at its offset in UTF-16 units. */
export interface Unwritable {
  unwritable: number
  character: string
}

/** Collects what changes over all lines. */
export class PercentWriter {
  private readonly found = new Map<string, { written: string; count: number }>()
  private halves = 0

  constructor(
    private readonly charset: Extract<Charset, 'utf-8' | 'latin-1'>,
    private readonly keepsLines: boolean,
  ) {}

  write(text: string, part: PercentPart): string | Unwritable {
    if (part === 'url') return this.url(text)
    return this.piece(text, tables[part])
  }

  done(text: string): Encoded {
    return { text, changed: this.found, halves: this.halves }
  }

  private note(character: string, written: string): void {
    const known = this.found.get(character)
    if (known) known.count++
    else this.found.set(character, { written, count: 1 })
  }

  /** `keeps`: percent signs stay, as browsers leave them. */
  private piece(text: string, table: Table, keeps = false, offset = 0): string | Unwritable {
    const pieces: string[] = []
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code < 128) {
        if (this.keepsLines && (code === 10 || code === 13)) continue
        const written = keeps && code === 0x25 ? undefined : table[code]
        if (written === undefined) continue
        pieces.push(text.slice(from, at), written)
        this.note(text.charAt(at), written)
        from = at + 1
        continue
      }
      const point = text.codePointAt(at) ?? 0
      const isHalf = point >= 0xd800 && point < 0xe000
      if (isHalf) this.halves++
      const character = isHalf ? '\ufffd' : String.fromCodePoint(point)
      if (this.charset === 'latin-1' && (isHalf || point > 0xff)) return { unwritable: offset + at, character }
      const written = this.charset === 'latin-1' ? (hex[point] ?? '') : utf8Escapes(isHalf ? 0xfffd : point)
      pieces.push(text.slice(from, at), written)
      this.note(character, written)
      if (point > 0xffff) at++
      from = at + 1
    }
    return from === 0 ? text : pieces.join('') + text.slice(from)
  }

  /** Scheme and host stay, path, query and fragment are written as browsers write them, what is encoded already stays. */
  private url(text: string): string | Unwritable {
    const [, start = '', path = '', query = '', fragment = ''] =
      /^((?:[a-z][a-z0-9+.-]*:)?(?:[/\\]{2}[^/\\?#]*)?)([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/i.exec(text) ?? [
        undefined,
        '',
        text,
      ]
    const head = this.authority(start)
    const parts: (string | Unwritable)[] = [
      head,
      this.piece(path, tables.urlPath, true, start.length),
      this.piece(query, tables.urlQuery, true, start.length + path.length),
      this.piece(fragment, tables.urlFragment, true, start.length + path.length + query.length),
    ]
    return parts.find((part): part is Unwritable => typeof part !== 'string') ?? parts.join('')
  }

  private authority(start: string): string {
    const [, before = '', host = ''] = /^(.*[/\\]{2}(?:[^@]*@)?)(.*)$/s.exec(start) ?? []
    if (!/[^\0-\x7f]/.test(host)) return start
    const ascii = asciiHost(host)
    if (ascii === undefined) return start
    this.note(host, ascii)
    return before + ascii
  }
}

/** A host of other letters as it goes over the wire (UTS 46, Punycode); undefined for none. */
function asciiHost(host: string): string | undefined {
  try {
    return new URL(`https://${host}/`).host
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Whether a percent sign stands before anything but two hexadecimal digits. */
export function hasStrayPercent(text: string): boolean {
  return /%(?![0-9a-f]{2})/i.test(text)
}

/** Whether a text holds what looks like an escape already, so that encoding it again is likely a mistake. */
export function firstEscape(text: string): string | undefined {
  return /%[0-9a-f]{2}/i.exec(text)?.[0]
}

/** Bytes of escapes that are no text in the charset, at their place in UTF-16 units. */
export interface NoText {
  offset: number
  length: number
}

export interface Decoded {
  text: string
  /** Percent signs that are no escape and stay; the place of the first. */
  stray: number
  firstStray: number | undefined
}

/**
 * Takes escapes back: each run of %XX is read in the charset (RFC 3986, section 2.1). A percent sign without two hexadecimal
 * digits stays. `plus`: + is a space, as in forms.
 */
export function decodePercent(
  text: string,
  charset: Extract<Charset, 'utf-8' | 'latin-1'>,
  plus: boolean,
): Decoded | NoText {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let stray = 0
  let firstStray: number | undefined
  let wrong: NoText | undefined
  const spaced = plus ? text.replaceAll('+', ' ') : text
  const decoded = spaced.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (run: string, at: number) => {
    if (run === '%') {
      stray++
      firstStray ??= at
      return run
    }
    const bytes = Uint8Array.from(run.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))
    if (charset === 'latin-1') return String.fromCharCode(...bytes)
    try {
      return decoder.decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      wrong ??= { offset: at, length: run.length }
      return run
    }
  })
  return wrong ?? { text: decoded, stray, firstStray }
}

export const percentCharsets = { 'utf-8': charsets['utf-8'], 'latin-1': charsets['latin-1'] } as const
