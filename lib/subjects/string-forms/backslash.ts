import { firstOf, halves, mostUnread, type ReadBody, type Unread, type Unwritable, type Written } from './types'

/* Writing and reading escapes that a sign begins, which is a backslash nearly everywhere. */

export interface WritingRules {
  open: string
  close: string
  /** Characters that have an escape of their own. */
  named: Readonly<Record<string, string>>
  /** Others that are written by their number, as the inside of a class of a pattern. */
  numbered: string
  /** `next` is the unit that follows, empty at the end. */
  byNumber(code: number, next: string): string
  /** Half of a surrogate pair can be written by its number. */
  hasHalves?: true
  /** What no escape can write. */
  refuses?: readonly (readonly [RegExp, Unwritable['why']])[]
  /** Longer pieces that are escaped first, such as ${. */
  pieces?: readonly (readonly [RegExp, string | ((found: string) => string)])[]
}

const inClass = (character: string) => character.replace(/[\\\]^-]/u, String.raw`\$&`)

/** A function that writes texts by these rules. */
export function writes(rules: WritingRules): (text: string, ascii: boolean) => Written | Unwritable {
  const { open, close, named, numbered, byNumber, hasHalves, refuses = [], pieces = [] } = rules
  const own = Object.keys(named).map(inClass).join('')
  const few = new RegExp(String.raw`[${own}${numbered}\p{Surrogate}]`, 'gu')
  const many = new RegExp(String.raw`[${own}${numbered}\x80-\u{10ffff}]`, 'gu')
  return (text, ascii) => {
    const reason = firstOf(text, hasHalves ? refuses : [halves, ...refuses])
    if (reason) return reason
    const escaped = text.replace(
      ascii ? many : few,
      (character, at: number) =>
        named[character] ?? byNumber(character.codePointAt(0) ?? 0, text.charAt(at + character.length)),
    )
    const body = pieces.reduce((done, [pattern, by]) => done.replace(pattern, by as string), escaped)
    return { open, body, close }
  }
}

export const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** \u and four digits for each unit of UTF-16. */
export function inUnits(code: number): string {
  return Array.from({ length: code > 0xffff ? 2 : 1 }, (_, at) => {
    const unit = String.fromCodePoint(code).charCodeAt(at)
    return `\\u${hex(unit, 4)}`
  }).join('')
}

/** \u and four digits, or \U and eight. */
export const shortOrLong = (code: number) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`)

const utf8 = new TextEncoder()

/** A backslash and three octal digits for each byte of UTF-8: digits that follow cannot join them. */
export const inOctal = (code: number) =>
  Array.from(utf8.encode(String.fromCodePoint(code)), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** An escape with digits: what stands behind the sign, sticky, with the digits as its group. */
export interface NumberEscape {
  pattern: RegExp
  base: 8 | 16
  /** Bytes are put together as UTF-8. */
  of: 'code' | 'byte'
}

export const numbers = {
  x2: { pattern: /x([0-9a-fA-F]{2})/y, base: 16, of: 'code' },
  x2Bytes: { pattern: /x([0-9a-fA-F]{2})/y, base: 16, of: 'byte' },
  x1To2Bytes: { pattern: /x([0-9a-fA-F]{1,2})/y, base: 16, of: 'byte' },
  x1To4: { pattern: /x([0-9a-fA-F]{1,4})/y, base: 16, of: 'code' },
  xBytes: { pattern: /x([0-9a-fA-F]+)/y, base: 16, of: 'byte' },
  xBraces: { pattern: /x\{\s*([0-9a-fA-F]{1,8})\s*\}/y, base: 16, of: 'code' },
  u4: { pattern: /u([0-9a-fA-F]{4})/y, base: 16, of: 'code' },
  u1To4: { pattern: /u([0-9a-fA-F]{1,4})/y, base: 16, of: 'code' },
  manyU4: { pattern: /u+([0-9a-fA-F]{4})/y, base: 16, of: 'code' },
  u8: { pattern: /U([0-9a-fA-F]{8})/y, base: 16, of: 'code' },
  u1To8: { pattern: /U([0-9a-fA-F]{1,8})/y, base: 16, of: 'code' },
  uBraces: { pattern: /u\{([0-9a-fA-F]{1,8})\}/y, base: 16, of: 'code' },
  octal: { pattern: /([0-7]{1,3})/y, base: 8, of: 'code' },
  octalBytes: { pattern: /([0-7]{1,3})/y, base: 8, of: 'byte' },
  octal3Bytes: { pattern: /([0-7]{3})/y, base: 8, of: 'byte' },
} as const satisfies Readonly<Record<string, NumberEscape>>

export interface ReadingRules {
  /** A backslash unless given. */
  sign?: string
  named: Readonly<Record<string, string>>
  numbers?: readonly NumberEscape[]
  /** An escape of another kind, sticky behind the sign, and what it stands for. */
  other?: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[]
  /** What an escape is that the language does not know: the character alone, both signs, or a mistake. */
  unknown: 'alone' | 'kept' | 'mistake'
  /** A sign before a line end joins the lines; `trimmed` also drops white space before what follows. */
  joins?: 'plain' | 'trimmed'
  /** A quote that is written twice stands for itself. */
  doubled?: string
  /** What cannot stand here without an escape, sticky. */
  ends?: RegExp
}

/** Reads as UTF-8; undefined where the bytes are none. */
function textOf(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

interface Escape {
  length: number
  text?: string
  byte?: number
}

function numberAt(body: string, at: number, known: readonly NumberEscape[]): Escape | undefined {
  for (const { pattern, base, of } of known) {
    const found = matchAt(pattern, body, at)
    if (!found) continue
    const code = Number.parseInt(found[1] ?? '', base)
    if (of === 'byte') return code > 0xff ? undefined : { length: found[0].length, byte: code }
    if (code <= 0x10ffff) return { length: found[0].length, text: String.fromCodePoint(code) }
  }
  return undefined
}

/** What stands behind the sign at this place; undefined where it is no escape. */
function escapeAt(body: string, at: number, rules: ReadingRules): Escape | undefined {
  const number = numberAt(body, at, rules.numbers ?? [])
  if (number) return number
  for (const [pattern, meant] of rules.other ?? []) {
    const found = matchAt(pattern, body, at)
    if (found) return { length: found[0].length, text: meant(found) }
  }
  const joined = rules.joins && matchAt(rules.joins === 'trimmed' ? /\r?\n\s*/y : /\r\n|\n/y, body, at)
  if (joined) return { length: joined[0].length, text: '' }
  const character = String.fromCodePoint(body.codePointAt(at) ?? 0)
  if (at >= body.length) return undefined
  if (Object.hasOwn(rules.named, character)) return { length: character.length, text: rules.named[character] ?? '' }
  if (rules.unknown === 'mistake') return undefined
  return { length: character.length, text: rules.unknown === 'alone' ? character : (rules.sign ?? '\\') + character }
}

/** Undoes the escapes of a language. */
export function readEscapes(body: string, rules: ReadingRules): ReadBody {
  const { sign = '\\', doubled, ends } = rules
  const stops = new RegExp(
    `${sign.replace(/[\\^]/u, String.raw`\$&`)}${doubled ? `|${doubled}` : ''}${ends ? `|${ends.source}` : ''}`,
    'gu',
  )
  const bad: Unread[] = []
  const out: string[] = []
  let bytes: number[] = []
  let bytesFrom = 0
  let at = 0
  const stays = (from: number, to: number) => {
    out.push(body.slice(from, to))
    if (bad.length < mostUnread)
      bad.push({ at: from, found: body.slice(from, Math.max(to, Math.min(from + 6, body.length))) })
  }
  const finishBytes = (to: number) => {
    if (bytes.length === 0) return
    const text = textOf(bytes)
    if (text === undefined) stays(bytesFrom, to)
    else out.push(text)
    bytes = []
  }
  for (let found = stops.exec(body); found; found = stops.exec(body)) {
    const from = found.index
    if (from > at) {
      finishBytes(at)
      out.push(body.slice(at, from))
    }
    const escape = found[0] === sign ? escapeAt(body, from + sign.length, rules) : undefined
    at = from + (escape ? sign.length + escape.length : found[0].length)
    if (escape?.byte !== undefined) {
      if (bytes.length === 0) bytesFrom = from
      bytes.push(escape.byte)
    } else {
      finishBytes(from)
      if (escape?.text !== undefined) out.push(escape.text)
      else if (found[0] === doubled && body.startsWith(doubled, at)) {
        out.push(doubled)
        at += doubled.length
      } else stays(from, at)
    }
    stops.lastIndex = at
  }
  finishBytes(at)
  out.push(body.slice(at))
  return { text: out.join(''), bad }
}

/** Reads a form without escapes: what would end it is named. */
export function readPlainly(body: string, ends?: RegExp): ReadBody {
  if (!ends) return { text: body, bad: [] }
  const found = Array.from(body.matchAll(ends), ({ index, 0: text }) => ({ at: index, found: text }))
  return { text: body, bad: found.slice(0, mostUnread) }
}

/** Reads quotes that are written twice. */
export function readDoubled(body: string, quote: RegExp): ReadBody {
  const bad: Unread[] = []
  const text = body.replace(new RegExp(`(${quote.source})(${quote.source})?`, 'gu'), (found, one: string, ...rest) => {
    const two: unknown = rest[0]
    if (two === undefined && bad.length < mostUnread) bad.push({ at: Number(rest[1]), found })
    return one
  })
  return { text, bad }
}
