export const escapeTargets = [
  'javascript',
  'braces',
  'java',
  'json',
  'python',
  'c',
  'css',
  'html',
  'sql',
  'url',
] as const
export type EscapeTarget = (typeof escapeTargets)[number]

export interface EscapeRules {
  target: EscapeTarget
  /** Letters and signs of ASCII are escaped too, not only what lies beyond. */
  all: boolean
  /** The sign that begins an escape is escaped, so that the text comes back as it was. */
  own: boolean
  capitals: boolean
}

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0')
const utf8 = new TextEncoder()

/** The sign that begins an escape. */
const signOf = (target: EscapeTarget) => (target === 'html' ? '&' : target === 'url' ? '%' : '\\')

function fourDigits(character: string): string {
  let escapes = ''
  for (let at = 0; at < character.length; at++) escapes += `\\u${hexOf(character.charCodeAt(at), 4)}`
  return escapes
}

function escapeOf(character: string, target: EscapeTarget): string {
  const code = character.codePointAt(0) ?? 0
  switch (target) {
    case 'javascript':
    case 'java':
    case 'json':
      return fourDigits(character)
    case 'braces':
      return `\\u{${hexOf(code, 1)}}`
    case 'python':
    case 'c':
      return code > 0xffff ? `\\U${hexOf(code, 8)}` : `\\u${hexOf(code, 4)}`
    case 'css':
      // The space ends the digits, and is part of the escape.
      return `\\${hexOf(code, 1)} `
    case 'html':
      return `&#x${hexOf(code, 1)};`
    case 'sql':
      return code > 0xffff ? `\\+${hexOf(code, 6)}` : `\\${hexOf(code, 4)}`
    case 'url':
      return Array.from(utf8.encode(character), (byte) => `%${hexOf(byte, 2)}`).join('')
  }
}

function withCapitals(escape: string): string {
  return escape.replace(/(?<=^(?:\\[uU]?\{?\+?|&#x|%))[0-9a-f%]+/u, (digits) => digits.toUpperCase())
}

/** A text with escapes. Half of a surrogate pair is written where units are escaped, and refused with its place where characters are. */
export function writeEscapes(text: string, { target, all, own, capitals }: EscapeRules): string | { lone: number } {
  const hasUnits = target === 'javascript' || target === 'java' || target === 'json'
  const lone = hasUnits ? -1 : text.search(/\p{Surrogate}/u)
  if (lone !== -1) return { lone }
  const sign = signOf(target)
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (!all && code >= 0x20 && code < 0x7f && !(own && character === sign)) return character
    const escape = escapeOf(character, target)
    if (!capitals) return escape
    return hasUnits ? escape.replaceAll(/[0-9a-f]{4}/gu, (digits) => digits.toUpperCase()) : withCapitals(escape)
  }).join('')
}

export interface Unescaped {
  text: string
  /** Where something began as an escape and was none; it stays as it was. At most twenty. */
  bad: { offset: number; found: string }[]
}

const simple: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  a: '\u0007',
  '\\': '\\',
  '/': '/',
  '"': '"',
  "'": "'",
}
const simpleOf: Readonly<Partial<Record<EscapeTarget, string>>> = {
  javascript: 'nrtbfv0\\\'"/',
  braces: 'nrt0\\\'"',
  java: 'nrtbf0\\\'"',
  json: 'nrtbf\\"/',
  python: 'nrtbfva0\\\'"',
  c: 'nrtbfva0\\\'"',
}
const grammar: Readonly<Record<EscapeTarget, RegExp>> = {
  javascript: /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([^ux]))|\\/giu,
  braces: /\\(?:u\{([0-9a-f]{1,6})\}|x([0-7][0-9a-f])|([^ux]))|\\/giu,
  java: /\\(?:u+([0-9a-f]{4})|([^u]))|\\/giu,
  json: /\\(?:u([0-9a-f]{4})|([^u]))|\\/giu,
  python: /\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|x([0-9a-f]{2})|([^uxU]))|\\/gu,
  c: /\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|x([0-9a-f]{2})|([^uxU]))|\\/gu,
  css: /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \n\t\f\r])?|([^\n\r\f]))|\\/giu,
  html: /&#(?:x([0-9a-f]{1,7})|(\d{1,8}));/giu,
  sql: /\\(?:\+([0-9a-f]{6})|([0-9a-f]{4})|(\\))|\\/giu,
  url: /((?:%[0-9a-f]{2})+)|%/giu,
}
// Digits of Python and C may be capitals too; u and U mean different things there.
const caseful = (target: EscapeTarget) => target === 'python' || target === 'c'
const mostBad = 20

function fromPercent(run: string): string | undefined {
  try {
    return decodeURIComponent(run)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function characterOf(digits: string, base: number): string | undefined {
  const code = Number.parseInt(digits, base)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** What one escape stands for; undefined where it is none. */
function meantBy(found: RegExpExecArray | RegExpMatchArray, target: EscapeTarget): string | undefined {
  const [, ...groups] = found
  const at = groups.findIndex((group) => group !== undefined)
  const group = groups[at]
  if (group === undefined) return undefined
  if (target === 'url') return fromPercent(group)
  if (target === 'html') return characterOf(group, at === 0 ? 16 : 10)
  const isLast = at === groups.length - 1
  if (!isLast) return characterOf(group, 16)
  if (target === 'css' || target === 'sql') return group
  return simpleOf[target]?.includes(group) ? simple[group] : undefined
}

/** Undoes the escapes of a language. What is none stays, and is named with its place. */
export function readEscapes(text: string, target: EscapeTarget): Unescaped {
  const bad: Unescaped['bad'] = []
  const pattern = caseful(target)
    ? new RegExp(grammar[target].source.replaceAll('0-9a-f', '0-9a-fA-F'), 'gu')
    : grammar[target]
  let out = ''
  let at = 0
  for (const found of text.matchAll(pattern)) {
    const meant = meantBy(found, target)
    out += text.slice(at, found.index) + (meant ?? found[0])
    at = found.index + found[0].length
    if (meant === undefined && bad.length < mostBad)
      bad.push({ offset: found.index, found: text.slice(found.index, found.index + 6) })
  }
  return { text: out + text.slice(at), bad }
}
