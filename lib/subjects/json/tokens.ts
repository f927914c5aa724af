import { byteAt, charCode, codePointAt, endOfInput, isJsonSpace, utf8Length } from '@/lib/subjects/json/bytes'
import { isContainer, isMember, nextOf, type JsonTree } from '@/lib/subjects/json/tree'

/** ECMAScript's white space and line ends beyond ASCII, which JSON5 accepts (JSON5 1.0.0, section 8). */
export function isWideSpace(codePoint: number): boolean {
  return (
    codePoint === 0xa0 ||
    codePoint === 0xfeff ||
    codePoint === 0x2028 ||
    codePoint === 0x2029 ||
    codePoint === 0x1680 ||
    (codePoint >= 0x2000 && codePoint <= 0x200a) ||
    codePoint === 0x202f ||
    codePoint === 0x205f ||
    codePoint === 0x3000
  )
}

/** The offset after the string that begins at `offset` with a quote, in a source that was read without a fault. */
export function stringEnd(bytes: Uint8Array, offset: number): number {
  const quote = byteAt(bytes, offset)
  let at = offset + 1
  for (;;) {
    const byte = byteAt(bytes, at)
    if (byte === quote || byte === endOfInput) return at + 1
    at += byte === charCode.backslash ? 2 : 1
  }
}

function commentEnd(bytes: Uint8Array, offset: number): number {
  let at = offset + 2
  if (byteAt(bytes, offset + 1) === charCode.asterisk) {
    while (at < bytes.length && !(byteAt(bytes, at) === charCode.asterisk && byteAt(bytes, at + 1) === charCode.slash))
      at++
    return at + 2
  }
  while (at < bytes.length && !isLineEnd(bytes, at)) at++
  return at
}

/** Whether a line ends at `offset` for a comment: LF, CR, U+2028 or U+2029. */
export function isLineEnd(bytes: Uint8Array, offset: number): boolean {
  const byte = byteAt(bytes, offset)
  if (byte === charCode.lineFeed || byte === charCode.carriageReturn) return true
  if (byte !== 0xe2 || byteAt(bytes, offset + 1) !== 0x80) return false
  const third = byteAt(bytes, offset + 2)
  return third === 0xa8 || third === 0xa9
}

/** The offset of the next token, past white space and comments, in a source that was read without a fault. */
export function tokenStart(bytes: Uint8Array, offset: number): number {
  let at = offset
  for (;;) {
    const byte = byteAt(bytes, at)
    if (isJsonSpace(byte) || byte === 0x0b || byte === 0x0c) at++
    else if (byte === charCode.slash) at = commentEnd(bytes, at)
    else if (byte >= 0x80 && isWideSpace(codePointAt(bytes, at))) at += utf8Length(bytes, at)
    else return at
  }
}

/** The offset after the unquoted token (number, literal, JSON5 name) that begins at `offset`. */
export function wordEnd(bytes: Uint8Array, offset: number): number {
  let at = offset
  for (;;) {
    const byte = byteAt(bytes, at)
    if (byte >= 0x80) {
      if (isWideSpace(codePointAt(bytes, at))) return at
      at += Math.max(1, utf8Length(bytes, at))
      continue
    }
    if (
      byte <= charCode.space ||
      byte === charCode.comma ||
      byte === charCode.colon ||
      byte === charCode.slash ||
      byte === charCode.rightBracket ||
      byte === charCode.rightBrace
    ) {
      return at
    }
    at++
  }
}

export function keyEnd(bytes: Uint8Array, offset: number): number {
  const byte = byteAt(bytes, offset)
  return byte === charCode.quote || byte === charCode.apostrophe ? stringEnd(bytes, offset) : wordEnd(bytes, offset)
}

/** Where a node's value begins; for a member of an object that is after its key and colon. */
export function valueStart(tree: JsonTree, node: number): number {
  const start = tree.starts[node] ?? 0
  if (!isMember(tree, node)) return start
  const colon = tokenStart(tree.bytes, keyEnd(tree.bytes, start))
  return tokenStart(tree.bytes, colon + 1)
}

/** The offset after a string, number or literal that begins at `start`. */
export function scalarEnd(bytes: Uint8Array, start: number): number {
  return keyEnd(bytes, start)
}

/** The offset after a node's value. For a container this takes a walk down its last branch. */
export function valueEnd(tree: JsonTree, node: number): number {
  const { bytes } = tree
  let last = node
  let openContainers = 0
  while (isContainer(tree, last)) {
    // The records of NDJSON have no brackets around them.
    if (last !== 0 || tree.mode !== 'ndjson') openContainers++
    const end = nextOf(tree, last)
    if (end === last + 1) break
    let child = last + 1
    while (nextOf(tree, child) < end) child = nextOf(tree, child)
    last = child
  }
  const start = valueStart(tree, last)
  let at = isContainer(tree, last) ? (openContainers === 0 ? start : start + 1) : scalarEnd(bytes, start)
  for (; openContainers > 0; openContainers--) {
    at = tokenStart(bytes, at)
    if (byteAt(bytes, at) === charCode.comma) at = tokenStart(bytes, at + 1)
    at++
  }
  return at
}
