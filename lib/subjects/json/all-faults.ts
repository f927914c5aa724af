import { byteAt, bytesOf, charCode, textOf } from '@/lib/subjects/json/bytes'
import type { JsonFault, JsonFaultCode } from '@/lib/subjects/json/fault'
import { ParseWork } from '@/lib/subjects/json/parse'
import { writeString } from '@/lib/subjects/json/string-text'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { finish } from '@/lib/subjects/json/work'

export interface AllFaults {
  /** In the order of the source, with offsets in it. */
  faults: JsonFault[]
  /** Whether the source was read to its end. Otherwise what follows the last fault could not be told apart from it. */
  reachedEnd: boolean
  /** The source with each fault mended in the one way it can be; undefined where one could have been meant in several. */
  mended: Uint8Array | undefined
}

/** Bytes from `at`, `removed` of which give way to `inserted`. */
interface Edit {
  at: number
  removed: number
  inserted: Uint8Array
}

/** Faults told of one source. */
const faultLimit = 100
/** Bytes that are read in all: each fault is found by reading again from the beginning. */
const readLimit = 300_000_000

/** Faults after which only one text can have been meant. */
const plainFaults: ReadonlySet<JsonFaultCode> = new Set([
  'trailing-comma',
  'extra-comma',
  'missing-comma',
  'single-quote',
  'smart-quote',
  'wide-space',
  'unquoted-key',
  'number-key',
  'python-literal',
  'literal-case',
  'comment',
  'equals-for-colon',
  'semicolon',
  'plus-sign',
  'leading-dot',
  'trailing-dot',
  'number-separator',
  'control-in-string',
])

/**
 * Every fault of a JSON source: after each the text is mended in the least way that lets the same parser go on, and read again. What is
 * found so is a fault of the source as it stands, at its own offset. Stops where going on would be guessing, after 100 faults, and
 * where a source is so large that reading it again takes long.
 */
export function allFaults(source: Uint8Array, mode: JsonMode): AllFaults {
  const faults: JsonFault[] = []
  const edits: Edit[] = []
  const most = Math.max(1, Math.min(faultLimit, Math.floor(readLimit / Math.max(1, source.length))))
  let bytes = source
  let isPlain = true
  let last = -1
  while (faults.length < most) {
    const outcome = finish(new ParseWork(bytes, mode))
    if (outcome.kind === 'tree') return { faults, reachedEnd: true, mended: isPlain ? bytes : undefined }
    const { fault } = outcome
    const edit = mendingOf(bytes, fault)
    const isNew = fault.offset > last || edits.length === 0 || edit?.inserted.length === 0
    if (isNew) faults.push(inSource(fault, edits))
    isPlain &&= plainFaults.has(fault.code)
    if (!edit || !isNew) break
    last = fault.offset
    edits.push(edit)
    bytes = applied(bytes, edit)
  }
  return { faults, reachedEnd: false, mended: undefined }
}

function applied(bytes: Uint8Array, { at, removed, inserted }: Edit): Uint8Array {
  const edited = new Uint8Array(bytes.length - removed + inserted.length)
  edited.set(bytes.subarray(0, at))
  edited.set(inserted, at)
  edited.set(bytes.subarray(at + removed), at + inserted.length)
  return edited
}

/** An offset in the text after all edits as one in the text before them. */
function before(offset: number, edits: readonly Edit[]): number {
  return edits.reduceRight((found, { at, removed, inserted }) => {
    if (found < at) return found
    return found >= at + inserted.length ? found - inserted.length + removed : at
  }, offset)
}

function inSource(fault: JsonFault, edits: readonly Edit[]): JsonFault {
  const related = fault.related === undefined ? {} : { related: before(fault.related, edits) }
  return { ...fault, ...related, offset: before(fault.offset, edits) }
}

type Mend = (bytes: Uint8Array, fault: JsonFault) => Edit | undefined

const remove: Mend = (_, { offset, length }) => ({ at: offset, removed: length, inserted: bytesOf('') })
const replaceBy = (text: string, { offset, length }: JsonFault): Edit => ({
  at: offset,
  removed: length,
  inserted: bytesOf(text),
})
const insert = (text: string, at: number): Edit => ({ at, removed: 0, inserted: bytesOf(text) })
const quoted: Mend = (bytes, fault) =>
  replaceBy(writeString(textOf(bytes, fault.offset, fault.offset + fault.length)), fault)

const words: Readonly<Record<string, string>> = { true: 'true', false: 'false', none: 'null', null: 'null' }

const mendings: Partial<Record<JsonFaultCode, Mend>> = {
  'trailing-comma': (_, { offset }) => ({ at: offset, removed: 1, inserted: bytesOf('') }),
  'extra-comma': remove,
  'extra-bracket': remove,
  semicolon: (bytes, fault) => {
    // Between items it stands for a comma; after the end for nothing.
    const isLast = nextToken(bytes, fault.offset + 1) === undefined
    return replaceBy(isLast ? '' : ',', fault)
  },
  'wide-space': (_, fault) => replaceBy(' ', fault),
  unexpected: remove,
  'not-utf8': (_, fault) => replaceBy('?', fault),
  'missing-comma': (_, { related, offset }) => insert(',', related ?? offset),
  'missing-colon': (bytes, { offset, related }) => {
    const hasValue = ![charCode.comma, charCode.rightBrace].includes(byteAt(bytes, offset) as 0x2c | 0x7d)
    return insert(hasValue ? ':' : ':null', related ?? offset)
  },
  'equals-for-colon': (bytes, { offset }) => ({
    at: offset,
    removed: byteAt(bytes, offset + 1) === 0x3e ? 2 : 1,
    inserted: bytesOf(':'),
  }),
  'missing-key': (_, { offset }) => insert('""', offset),
  'missing-value': (_, { offset }) => insert('null', offset),
  'single-quote': (bytes, { offset }) => quotedUntil(bytes, offset, 1, ["'"]),
  'smart-quote': (bytes, { offset, length }) =>
    quotedUntil(bytes, offset, length, [
      '\u201c',
      '\u201d',
      '\u201e',
      '\u201f',
      '\u2019',
      '\u2018',
      '\u00bb',
      '\u00ab',
    ]),
  'unquoted-key': quoted,
  'number-key': quoted,
  'unquoted-value': (bytes, fault) => {
    let end = fault.offset
    while (end < bytes.length && !',}]\n\r'.includes(String.fromCharCode(byteAt(bytes, end)))) end++
    const text = textOf(bytes, fault.offset, end).trimEnd()
    return { at: fault.offset, removed: bytesOf(text).length, inserted: bytesOf(writeString(text)) }
  },
  'leading-zero': quoted,
  'hex-number': quoted,
  'bad-number': quoted,
  'python-literal': (_, fault) => replaceBy(words[fault.found.toLowerCase()] ?? 'null', fault),
  'literal-case': (_, fault) => replaceBy(words[fault.found.toLowerCase()] ?? 'null', fault),
  'not-in-json': (_, fault) => replaceBy('null', fault),
  comment: (bytes, { offset }) => ({ at: offset, removed: commentEnd(bytes, offset) - offset, inserted: bytesOf('') }),
  'mismatched-bracket': (bytes, fault) => {
    const isObject = byteAt(bytes, fault.related ?? 0) === charCode.leftBrace
    return replaceBy(isObject ? '}' : ']', fault)
  },
  'plus-sign': (_, { offset }) => ({ at: offset, removed: 1, inserted: bytesOf('') }),
  'leading-dot': (bytes, { offset }) => insert('0', offset + (byteAt(bytes, offset) === charCode.dot ? 0 : 1)),
  'trailing-dot': (_, { offset }) => insert('0', offset + 1),
  'missing-exponent': (_, { offset, length }) => insert('0', offset + length),
  'lone-minus': (_, { offset }) => insert('0', offset + 1),
  'number-separator': (bytes, fault) => {
    const text = textOf(bytes, fault.offset, fault.offset + fault.length)
    return replaceBy(text.replaceAll('_', ''), fault)
  },
  'line-break-in-string': lineBreakMended,
  'control-in-string': (bytes, fault) =>
    replaceBy(writeString(textOf(bytes, fault.offset, fault.offset + 1)).slice(1, -1), fault),
  'bad-escape': (_, { offset }) => insert('\\', offset),
  'bad-unicode-escape': (_, { offset }) => insert('\\', offset),
}

function mendingOf(bytes: Uint8Array, fault: JsonFault): Edit | undefined {
  return mendings[fault.code]?.(bytes, fault)
}

/** The byte after white space, undefined at the end. */
function nextToken(bytes: Uint8Array, from: number): number | undefined {
  let at = from
  while (at < bytes.length && byteAt(bytes, at) <= charCode.space) at++
  return bytes[at]
}

/** A string in other quotes, closed on its own line, in the quotes of JSON. */
function quotedUntil(bytes: Uint8Array, offset: number, length: number, closers: readonly string[]): Edit | undefined {
  let lineEnd = offset
  while (lineEnd < bytes.length && !'\n\r'.includes(String.fromCharCode(byteAt(bytes, lineEnd)))) lineEnd++
  const rest = textOf(bytes, offset + length, lineEnd)
  let end = 0
  while (end < rest.length && !closers.includes(rest.charAt(end))) end += rest.charAt(end) === '\\' ? 2 : 1
  if (end >= rest.length) return undefined
  const inside = rest.slice(0, end)
  const written = `"${inside.replaceAll("\\'", "'").replace(/(\\.)|"/gu, (_, escape: string | undefined) => escape ?? '\\"')}"`
  const removed = length + bytesOf(inside).length + bytesOf(rest.charAt(end)).length
  return { at: offset, removed, inserted: bytesOf(written) }
}

function commentEnd(bytes: Uint8Array, offset: number): number {
  const isBlock = byteAt(bytes, offset + 1) === charCode.asterisk
  let at = offset + 2
  while (at < bytes.length) {
    if (isBlock && byteAt(bytes, at) === charCode.asterisk && byteAt(bytes, at + 1) === charCode.slash) return at + 2
    if (!isBlock && (byteAt(bytes, at) === charCode.lineFeed || byteAt(bytes, at) === charCode.carriageReturn))
      return at
    at++
  }
  return at
}

/**
 * A line that ends inside a string lacks its closing quote where the next begins with a key or a bracket; otherwise the break belongs to
 * the text and lacks its escape.
 */
function lineBreakMended(bytes: Uint8Array, { offset }: JsonFault): Edit {
  const next = nextToken(bytes, offset)
  const isClosedThere = next === charCode.quote || next === charCode.rightBrace || next === charCode.rightBracket
  if (isClosedThere) {
    let at = offset
    while (at > 0 && byteAt(bytes, at - 1) <= charCode.space) at--
    if (byteAt(bytes, at - 1) === charCode.comma) at--
    return insert('"', at)
  }
  const isPair = byteAt(bytes, offset) === charCode.carriageReturn && byteAt(bytes, offset + 1) === charCode.lineFeed
  return { at: offset, removed: isPair ? 2 : 1, inserted: bytesOf('\\n') }
}
