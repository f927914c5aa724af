/** How bytes are written as digits. */
export interface BitsForm {
  /** Bits of a group; 7 is for ASCII alone. */
  bits: 7 | 8
  /** Between groups. */
  separator: string
  /** Before each group, such as 0b. */
  prefix: string
}

/** Bytes as groups of bits; undefined where a byte does not fit into 7. */
export function writeBits(bytes: Uint8Array, { bits, separator, prefix }: BitsForm): string | { unfit: number } {
  const unfit = bits === 7 ? bytes.findIndex((byte) => byte > 127) : -1
  if (unfit !== -1) return { unfit }
  const written: string[] = []
  for (const byte of bytes) written.push(prefix + byte.toString(2).padStart(bits, '0'))
  return written.join(separator)
}

export type BitsFault = { fault: 'foreign' | 'group'; offset: number; length: number }

/** A token of digits, with or without a prefix; commas, semicolons, bars, underscores and white space part them. */
const token = /0b[01]*|[01]+|[\s,;|_-]+|./gsu

interface Group {
  digits: string
  offset: number
}

function groupsOf(text: string): Group[] | BitsFault {
  const groups: Group[] = []
  for (const { 0: part, index } of text.matchAll(token)) {
    if (/^[\s,;|_-]/u.test(part)) continue
    if (!/^(?:0b)?[01]+$/u.test(part)) return { fault: 'foreign', offset: index, length: part.length }
    const prefix = part.startsWith('0b') ? 2 : 0
    groups.push({ digits: part.slice(prefix), offset: index + prefix })
  }
  return groups
}

/** How many bits a group has: 7 or 8 by the groups, by their number alone where nothing parts them. */
function widthOf(groups: readonly Group[]): 7 | 8 {
  if (groups.length > 1) return groups.every(({ digits }) => digits.length % 7 === 0 && digits.length % 8 !== 0) ? 7 : 8
  const length = groups[0]?.digits.length ?? 0
  return length % 8 !== 0 && length % 7 === 0 ? 7 : 8
}

/**
 * Reads groups of 0 and 1 as bytes. `auto` takes 8 bits, or 7 where all groups have 7. A group of fewer bits is a number with its zeros
 * left out; one of more holds several bytes. Refuses other characters and a group that ends within a byte, with their place.
 */
export function readBits(text: string, width: 7 | 8 | 'auto'): { bytes: Uint8Array; bits: 7 | 8 } | BitsFault {
  const groups = groupsOf(text)
  if ('fault' in groups) return groups
  const bits = width === 'auto' ? widthOf(groups) : width
  const bytes: number[] = []
  for (const { digits, offset } of groups) {
    if (digits.length <= bits) {
      if (groups.length === 1 && digits.length < bits) return { fault: 'group', offset, length: digits.length }
      bytes.push(Number.parseInt(digits, 2))
      continue
    }
    const rest = digits.length % bits
    if (rest !== 0) return { fault: 'group', offset: offset + digits.length - rest, length: rest }
    for (let at = 0; at < digits.length; at += bits) bytes.push(Number.parseInt(digits.slice(at, at + bits), 2))
  }
  return { bytes: Uint8Array.from(bytes), bits }
}
