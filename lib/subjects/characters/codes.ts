export const codeForms = ['decimal', 'hex', 'octal', 'unicode', 'html', 'html-hex', 'escape', 'table'] as const
export type CodeForm = (typeof codeForms)[number]

const hexOf = (code: number, digits: number) => code.toString(16).toUpperCase().padStart(digits, '0')
const escapeOf = (character: string) =>
  Array.from({ length: character.length }, (_, at) => `\\u${hexOf(character.charCodeAt(at), 4)}`).join('')

/** Control characters by their names in ASCII (RFC 20), and the space. */
const controlNames =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US SP'.split(
    ' ',
  )

function shownCharacter(character: string, code: number): string {
  return code === 0x7f ? 'DEL' : (controlNames[code] ?? character)
}

function codeOf(character: string, form: Exclude<CodeForm, 'table'>): string {
  const code = character.codePointAt(0) ?? 0
  switch (form) {
    case 'decimal':
      return String(code)
    case 'hex':
      return `0x${hexOf(code, 2)}`
    case 'octal':
      return `0o${code.toString(8).padStart(3, '0')}`
    case 'unicode':
      return `U+${hexOf(code, 4)}`
    case 'html':
      return `&#${code};`
    case 'html-hex':
      return `&#x${hexOf(code, 1)};`
    case 'escape':
      return escapeOf(character)
  }
}

/** A table of tabs: the character or its short name, its code in four bases, and its bytes in UTF-8. */
function tableOf(characters: readonly string[]): string {
  const utf8 = new TextEncoder()
  const rows = characters.map((character) => {
    const code = character.codePointAt(0) ?? 0
    const bytes = Array.from(utf8.encode(character), (byte) => hexOf(byte, 2)).join(' ')
    return [
      shownCharacter(character, code),
      String(code),
      `U+${hexOf(code, 4)}`,
      code.toString(8),
      code.toString(2),
      bytes,
    ]
  })
  return [['Character', 'Decimal', 'Unicode', 'Octal', 'Binary', 'UTF-8'], ...rows]
    .map((row) => `${row.join('\t')}\n`)
    .join('')
}

/** The code point of each character of a text. Half of a surrogate pair is refused with its place. */
export function writeCodes(text: string, form: CodeForm, separator: string): string | { lone: number } {
  const lone = text.search(/\p{Surrogate}/u)
  if (lone !== -1) return { lone }
  const characters = Array.from(text)
  if (characters.length === 0) return ''
  return form === 'table' ? tableOf(characters) : characters.map((one) => codeOf(one, form)).join(separator)
}

export interface CodeFault {
  fault: 'foreign' | 'beyond' | 'surrogate'
  offset: number
  length: number
}
export interface CodeReading {
  text: string
  /** Codes from 128 to 159, which are controls in Unicode and printed in Windows-1252. */
  controls: number
}

const token =
  /&#x([0-9a-f]+);?|&#(\d+);?|u\+([0-9a-f]+)|\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|0x([0-9a-f]+)|0o([0-7]+)|\\([0-7]{3})|([0-9a-f]+)(?![0-9a-z])|[\s,;|]+|\S/giu
const baseOfGroup = [16, 10, 16, 16, 16, 16, 16, 8, 8] as const

/** A code and what it is read from; undefined where the token is none in this base. */
function codeIn(groups: readonly (string | undefined)[], base: 8 | 10 | 16): number | undefined {
  const at = groups.findIndex((group) => group !== undefined)
  const digits = groups[at]
  if (digits === undefined) return undefined
  const named = baseOfGroup[at]
  if (named !== undefined) return Number.parseInt(digits, named)
  const allowed = { 8: /^[0-7]+$/, 10: /^\d+$/, 16: /^[0-9a-f]+$/i }[base]
  return allowed.test(digits) ? Number.parseInt(digits, base) : undefined
}

/**
 * Reads codes back: numbers of the given base, parted by spaces, commas or line ends, and with prefixes in any mixture. Two \u of a surrogate
 * pair are one character. Refuses what is no code, is beyond U+10FFFF or half of a pair, with its place.
 */
export function readCodes(text: string, base: 8 | 10 | 16): CodeReading | CodeFault {
  let out = ''
  let controls = 0
  let high: { code: number; offset: number; length: number } | undefined
  for (const found of text.matchAll(token)) {
    const [part, ...groups] = found
    const place = { offset: found.index, length: part.length }
    if (/^[\s,;|]+$/u.test(part)) continue
    const code = codeIn(groups, base)
    if (code === undefined) return { fault: 'foreign', ...place }
    if (code > 0x10ffff) return { fault: 'beyond', ...place }
    const isLow = code >= 0xdc00 && code <= 0xdfff
    if (high && isLow) {
      out += String.fromCharCode(high.code, code)
      high = undefined
      continue
    }
    if (high) return { fault: 'surrogate', offset: high.offset, length: high.length }
    if (isLow) return { fault: 'surrogate', ...place }
    if (code >= 0xd800 && code <= 0xdbff) {
      high = { code, ...place }
      continue
    }
    if (code >= 0x80 && code <= 0x9f) controls++
    out += String.fromCodePoint(code)
  }
  return high ? { fault: 'surrogate', offset: high.offset, length: high.length } : { text: out, controls }
}
