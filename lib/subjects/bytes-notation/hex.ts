export const hexStyles = ['pairs', 'list', 'escaped', 'percent', 'c', 'java', 'python', 'go', 'xxd', 'hexdump'] as const
export type HexStyle = (typeof hexStyles)[number]

export interface HexForm {
  style: HexStyle
  capitals: boolean
  /** Between groups; of the style of pairs alone, as the two below. */
  separator: string
  /** Bytes of a group. */
  group: number
  /** Bytes of a line; all in one where absent. */
  perLine: number | undefined
}

const allPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const pairOf = (byte: number) => allPairs[byte] ?? ''
const rowBytes = 16
const listBytes = 12

function chunks<Item>(items: ArrayLike<Item>, size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    Array.prototype.slice.call(items, at * size, (at + 1) * size),
  )
}

const printable = (bytes: readonly number[]) =>
  bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('')
const offsetOf = (row: number) => (row * rowBytes).toString(16).padStart(8, '0')

/** As xxd writes it: groups of two bytes, a line of sixteen, and what is printable behind them. */
function xxdOf(bytes: Uint8Array): string {
  return chunks(bytes, rowBytes)
    .map((row, at) => {
      const groups = chunks(row, 2).map((pair) => pair.map(pairOf).join(''))
      return `${offsetOf(at)}: ${groups.join(' ').padEnd(39)}  ${printable(row)}\n`
    })
    .join('')
}

/** As `hexdump -Cv` writes it: pairs, a gap in the middle, and the length in the last line. */
function canonicalOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return ''
  const rows = chunks(bytes, rowBytes).map((row, at) => {
    const halves = chunks(row, 8).map((half) => half.map(pairOf).join(' '))
    return `${offsetOf(at)}  ${halves.join('  ').padEnd(48)}  |${printable(row)}|\n`
  })
  return `${rows.join('')}${bytes.length.toString(16).padStart(8, '0')}\n`
}

function listed(bytes: Uint8Array, write: (pair: string, byte: number) => string): string {
  return chunks(bytes, listBytes)
    .map((row) => `  ${row.map((byte) => write(pairOf(byte), byte)).join(', ')}`)
    .join(',\n')
}

function pairsOf(bytes: Uint8Array, { separator, group, perLine }: HexForm): string {
  if (perLine === undefined && group === 1) return Array.from(bytes, pairOf).join(separator)
  const lines = perLine === undefined ? [Array.from(bytes)] : chunks(bytes, perLine)
  return lines
    .map((line) =>
      chunks(line, group)
        .map((part) => part.map(pairOf).join(''))
        .join(separator),
    )
    .join('\n')
}

const oxOf = (pair: string) => `0x${pair}`

function written(bytes: Uint8Array, form: HexForm): string {
  const each = (before: string, between: string) => Array.from(bytes, (byte) => before + pairOf(byte)).join(between)
  switch (form.style) {
    case 'pairs':
      return pairsOf(bytes, form)
    case 'list':
      return each('0x', ', ')
    case 'escaped':
      return each(String.raw`\x`, '')
    case 'percent':
      return each('%', '')
    case 'c':
      return `unsigned char bytes[] = {\n${listed(bytes, oxOf)}\n};\nunsigned int bytes_len = ${bytes.length};\n`
    case 'java':
      // Bytes of Java have a sign: those above 127 need a cast.
      return `byte[] bytes = {\n${listed(bytes, (pair, byte) => (byte > 127 ? `(byte) 0x${pair}` : oxOf(pair)))}\n};\n`
    case 'python':
      return `b"${each(String.raw`\x`, '')}"`
    case 'go':
      return `[]byte{${each('0x', ', ')}}`
    case 'xxd':
      return xxdOf(bytes)
    case 'hexdump':
      return canonicalOf(bytes)
  }
}

/** Bytes in hexadecimal. Capitals are those of the digits alone; dumps have small ones, as the programs that they follow. */
export function writeHex(bytes: Uint8Array, form: HexForm): string {
  const small = written(bytes, form)
  if (!form.capitals || form.style === 'xxd' || form.style === 'hexdump') return small
  if (form.style === 'pairs') return small.toUpperCase()
  return small.replaceAll(/(?<=0x|\\x|%)[0-9a-f]{2}/g, (pair) => pair.toUpperCase())
}

export type HexFault = { fault: 'foreign' | 'odd'; offset: number; length: number }
export type HexReading = { bytes: Uint8Array<ArrayBuffer>; isDump: boolean } | HexFault

const dumpLine = /^([0-9a-f]{4,16})(?::|(?=\s|$))[ \t]*(.*)$/iu

/** The digits of a line of a dump, without what is printed behind them. */
function digitsOfRow(rest: string, isXxd: boolean): string {
  if (isXxd) return rest.split(/ {2,}/u)[0] ?? ''
  const [bare = ''] = rest.split('|')
  return /^(?:[0-9a-f]{2} {1,2}){0,15}[0-9a-f]{2}(?= {2,}|\s*$)/iu.exec(bare.trimStart())?.[0] ?? bare.trim()
}

/** The bytes of a dump by xxd, hexdump or Wireshark: offsets that fit their lines. Undefined where it is none. */
function readDump(text: string): Uint8Array<ArrayBuffer> | undefined {
  const lines = text.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '')
  const bytes: number[] = []
  let row: number[] = []
  let isSqueezed = false
  for (const line of lines) {
    if (line.trim() === '*') {
      isSqueezed = row.length > 0
      if (!isSqueezed) return undefined
      continue
    }
    const [, offset, rest = ''] = dumpLine.exec(line) ?? []
    if (offset === undefined) return undefined
    const start = Number.parseInt(offset, 16)
    if (isSqueezed) {
      if (start > bytes.length + (1 << 26)) return undefined
      while (bytes.length < start) bytes.push(...row)
    }
    isSqueezed = false
    if (start !== bytes.length) return undefined
    const digits = digitsOfRow(rest, line.startsWith(`${offset}:`)).replaceAll(/\s/gu, '')
    if (!/^(?:[0-9a-f]{2})*$/iu.test(digits)) return undefined
    row = (digits.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16))
    bytes.push(...row)
  }
  // One line of digits could be an offset and nothing else.
  const isDump =
    lines.length > 0 && bytes.length > 0 && (lines.length > 1 || /^[0-9a-f]{4,16}(?::| {2})/iu.test(lines[0] ?? ''))
  return isDump ? Uint8Array.from(bytes) : undefined
}

const token = /(?:0x|\\x|%|\bx(?=['"]))?([0-9a-f]+)h?(?![0-9a-z])|[\s,;:|_'"()[\]{}<>-]+|\\\r?\n|[0-9a-z]+|./giu
const cast = /\(byte\)|\(unsigned char\)/giu

/** Inside of the first braces; quotes, casts and names around them are blanked, so that places stay. */
function insideOf(text: string): string {
  const blank = (part: string) => part.replaceAll(/[^\s]/gu, ' ')
  const open = text.indexOf('{')
  const close = text.indexOf('}', open)
  const inside =
    open >= 0 && close > open
      ? blank(text.slice(0, open + 1)) + text.slice(open + 1, close) + blank(text.slice(close))
      : text.replace(/^\s*b(?=["'])/u, ' ')
  return inside.replaceAll(cast, blank).replaceAll(/(?<=[0-9a-f]{2})(?=\\x|%)/giu, '\u0000')
}

/**
 * Reads bytes in any usual notation: pairs, with or without signs between or before them, arrays of C, Java and Go, strings of Python, and
 * dumps by xxd, hexdump and Wireshark. A digit alone among others is a byte with its zero left out. Refuses other signs and odd runs
 * with their place.
 */
export function readHex(text: string): HexReading {
  const dump = readDump(text)
  if (dump) return { bytes: dump, isDump: true }
  const bytes: number[] = []
  const marks = insideOf(text)
  let offset = 0
  const parts = [...marks.matchAll(token)]
  const count = parts.filter(([, digits]) => digits !== undefined).length
  for (const { 0: part, 1: digits } of parts) {
    if (part === '\u0000') continue
    const at = offset
    offset += part.length
    if (digits === undefined) {
      if (/^[\s,;:|_'"()[\]{}<>\\-]+$/u.test(part)) continue
      const wrong = Math.max(0, part.search(/[^0-9a-f]/iu))
      return { fault: 'foreign', offset: at + wrong, length: 1 }
    }
    const start = at + part.toLowerCase().indexOf(digits.toLowerCase())
    if (digits.length === 1 && (count > 1 || part.length > 1)) bytes.push(Number.parseInt(digits, 16))
    else if (digits.length % 2 === 1) return { fault: 'odd', offset: start + digits.length - 1, length: 1 }
    else
      for (let place = 0; place < digits.length; place += 2)
        bytes.push(Number.parseInt(digits.slice(place, place + 2), 16))
  }
  return { bytes: Uint8Array.from(bytes), isDump: false }
}
