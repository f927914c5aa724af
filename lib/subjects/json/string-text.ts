import { byteAt, charCode, textOf } from '@/lib/subjects/json/bytes'

const simpleEscapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }

/** The text that escapes stand for: those of JSON, and those that JSON5 adds. The text has been checked before. */
export function resolveEscapes(written: string): string {
  return written.replace(
    /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g,
    (_whole, unicode: string | undefined, hex: string | undefined, other: string | undefined) => {
      const code = unicode ?? hex
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      if (other === undefined || /^(?:\r\n|[\n\r\u2028\u2029])$/.test(other)) return ''
      return simpleEscapes[other] ?? other
    },
  )
}

/** What the string, or unquoted JSON5 key, in bytes `from` to `to` says. */
export function readString(bytes: Uint8Array, from: number, to: number): string {
  const first = byteAt(bytes, from)
  const quoted = first === charCode.quote || first === charCode.apostrophe
  const written = quoted ? textOf(bytes, from + 1, to - 1) : textOf(bytes, from, to)
  return written.includes('\\') ? resolveEscapes(written) : written
}

const shortEscapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * Text as a JSON string with its quotes (RFC 8259, section 7): only what must be escaped is, and lone surrogates so that
 * the result can be UTF-8. With `asciiOnly` every other character beyond ASCII is escaped too, as UTF-16 pairs where needed.
 */
export function writeString(text: string, asciiOnly = false): string {
  const escaped = text
    // eslint-disable-next-line no-control-regex -- control characters are what must be escaped
    .replace(/["\\\u0000-\u001f]/g, (unit) => shortEscapes[unit] ?? unicodeEscape(unit))
    .replace(/\p{Surrogate}/gu, unicodeEscape)
  return `"${asciiOnly ? escapeBeyondAscii(escaped) : escaped}"`
}

/** JSON text with every character beyond ASCII written as `\uXXXX`, which JSON allows in strings only. */
export function escapeBeyondAscii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, unicodeEscape)
}

export type UnescapedText = { text: string } | { offset: number; found: string }

/**
 * What a JSON string says, given with its quotes or without (then quotes and line breaks inside are taken as they are).
 * Otherwise where (UTF-16 offset from 0) and what the first thing is that a JSON string cannot hold.
 */
export function unescapeText(source: string): UnescapedText {
  const lead = source.length - source.trimStart().length
  const trimmed = source.trim()
  const quoted = trimmed.length >= 2 && trimmed.startsWith('"') && endsWithBareQuote(trimmed)
  const start = quoted ? lead + 1 : 0
  const inner = quoted ? trimmed.slice(1, -1) : source
  // eslint-disable-next-line no-control-regex -- control characters are what a string cannot hold
  const scanner = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\(?:u[\da-fA-F]{0,3}|[\s\S]?)|["\u0000-\u001f]/g
  for (const match of inner.matchAll(scanner)) {
    const found = match[0]
    const isEscape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/.test(found)
    if (!isEscape && (quoted || found.startsWith('\\'))) return { offset: start + match.index, found }
  }
  return { text: resolveEscapes(inner) }
}

/** Whether the last character is a quote that no backslash takes away. */
function endsWithBareQuote(text: string): boolean {
  const backslashes = /(\\*)"$/.exec(text)?.[1]
  return backslashes !== undefined && backslashes.length % 2 === 0
}
