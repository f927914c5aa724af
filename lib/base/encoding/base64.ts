import { joinBytes } from './bytes'

/* Base64 as in RFC 4648, sections 3 to 5, with the folding of RFC 2045, section 6.8, in pieces of any size. */

export type Base64Alphabet = 'standard' | 'url'

export interface Base64Form {
  alphabet: Base64Alphabet
  padding: boolean
  /** Characters on a line, a multiple of 4; 0 for a single line. */
  columns: number
  lineEnd: '\r\n' | '\n'
}

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const digits: Readonly<Record<Base64Alphabet, Uint8Array>> = {
  standard: new TextEncoder().encode(`${common}+/`),
  url: new TextEncoder().encode(`${common}-_`),
}
const equalsSign = 0x3d

export interface Base64Encoder {
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
}

/** Writes bytes as ASCII codes of Base64 text. Folded text has a line end between lines and none at its end. */
export function createBase64Encoder({ alphabet, padding, columns, lineEnd }: Base64Form): Base64Encoder {
  const digit = digits[alphabet]
  const breakCodes = new TextEncoder().encode(lineEnd)
  let rest = new Uint8Array(0)
  let column = 0

  /** `bytes` come in threes. */
  function write(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const plain = (bytes.length / 3) * 4
    const breaks = columns === 0 ? 0 : Math.floor((plain + column) / columns)
    const out = new Uint8Array(plain + breaks * breakCodes.length)
    let to = 0
    for (let at = 0; at < bytes.length; at += 3) {
      if (columns !== 0 && column === columns) {
        out.set(breakCodes, to)
        to += breakCodes.length
        column = 0
      }
      const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
      out[to] = digit[group >> 18] ?? 0
      out[to + 1] = digit[(group >> 12) & 63] ?? 0
      out[to + 2] = digit[(group >> 6) & 63] ?? 0
      out[to + 3] = digit[group & 63] ?? 0
      to += 4
      column += 4
    }
    return out.subarray(0, to)
  }

  return {
    push(bytes) {
      const all = rest.length === 0 ? bytes : joinBytes(rest, new Uint8Array(bytes))
      const whole = all.length - (all.length % 3)
      rest = all.slice(whole)
      return write(all.subarray(0, whole))
    },
    end() {
      if (rest.length === 0) return rest
      const unused = 3 - rest.length
      const last = write(joinBytes(rest, new Uint8Array(unused)))
      if (padding) last.fill(equalsSign, last.length - unused)
      return padding ? last : last.subarray(0, last.length - unused)
    },
  }
}

/**
 * tolerant: both alphabets, white space anywhere, missing padding, a data URI or PEM lines around the text.
 * strict: what RFC 4648 demands where nothing else is agreed (sections 3.1 to 3.5).
 * skipping: tolerant, and characters outside the alphabets are passed over (RFC 2045, section 6.8).
 */
export type Base64Reading = 'tolerant' | 'strict' | 'skipping'

export interface Base64Expected {
  reading: Base64Reading
  /** What strict reading allows. */
  alphabet: Base64Alphabet
  padding: boolean
  lineBreaks: boolean
}

export interface Base64Fault {
  fault:
    | 'foreign'
    | 'other-alphabet'
    | 'white-space'
    | 'after-padding'
    | 'single'
    | 'padding'
    | 'trailing-bits'
    | 'plain-data-uri'
  /** Where in the input, in bytes from its start, and how many bytes are at fault. */
  offset: number
  length: number
  /** Base64 characters read before. */
  characters: number
}

/** What a tolerant reading has passed over. */
export interface Base64Findings {
  characters: number
  standard?: boolean
  url?: boolean
  padded?: true
  /** Padding characters too few (negative) or too many. */
  padding: number
  trailingBits?: true
  foreign: number
  armour?: true
  /** Media type of the data URI the text stood in. */
  dataUri?: string
}

export interface Base64Decoder {
  push(codes: Uint8Array): Uint8Array<ArrayBuffer> | Base64Fault
  end(): { bytes: Uint8Array<ArrayBuffer>; findings: Base64Findings } | Base64Fault
}

const standardOnly = 0x100
const urlOnly = 0x200
const noDigit = 0x400
const white = 0x401
const padding = 0x402
const foreign = 0x403
const otherAlphabet = 0x404

function readingTable({ reading, alphabet }: Base64Expected): Uint16Array {
  const table = new Uint16Array(256).fill(foreign)
  for (const code of [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]) table[code] = white
  table[equalsSign] = padding
  digits.standard.forEach((code, value) => (table[code] = value < 62 ? value : value | standardOnly))
  digits.url.forEach((code, value) => (table[code] = value < 62 ? value : value | urlOnly))
  if (reading === 'strict')
    for (const code of digits[alphabet === 'standard' ? 'url' : 'standard'].subarray(62)) table[code] = otherAlphabet
  return table
}

/** No-break space, zero width space and joiners, byte order mark: what copying from a page brings along. */
const stray = /^[\u00a0\u200b-\u200d\ufeff]$/

const uriStart = 'data:'
const armourStarts = ['-----BEGIN ', '-----END ']
const longestUriHead = 300

const isLineBreak = (code: number) => code === 0x0a || code === 0x0d

/** Reads Base64 text, given as UTF-8 in pieces, into bytes. After a fault the decoder is of no more use. */
export function createBase64Decoder(expected: Base64Expected): Base64Decoder {
  const table = readingTable(expected)
  const strict = expected.reading === 'strict'
  const skipping = expected.reading === 'skipping'
  const findings: Base64Findings = { characters: 0, padding: 0, foreign: 0 }
  let out = new Uint8Array(0)
  let length = 0
  /** Bits of the group that is being read, and how many of its digits are there. */
  let group = 0
  let count = 0
  let lastDigitAt = 0
  let pads = 0
  let ended = false
  let position = 0
  let seenFlags = 0
  let atLineStart = true
  /** Codes that may turn out to be the beginning of a data URI or of a PEM line. */
  let held: number[] = []
  let heldAt = 0
  let mode: 'text' | 'held' | 'uri' | 'armour' = 'text'
  /** A character of several bytes that has not arrived whole. */
  let wide: number[] = []
  let wideLength = 0

  function faultAt(fault: Base64Fault['fault'], offset: number, size = 1): Base64Fault {
    return { fault, offset, length: size, characters: findings.characters }
  }

  function flushPartial(): Base64Fault | undefined {
    const spare = count === 2 ? 4 : 2
    if ((group & ((1 << spare) - 1)) !== 0) {
      findings.trailingBits = true
      if (strict) return faultAt('trailing-bits', lastDigitAt)
    }
    if (count === 3) out[length++] = (group >> 10) & 255
    out[length++] = (group >> spare) & 255
    return undefined
  }

  function readDigit(entry: number, offset: number): Base64Fault | undefined {
    if (ended) return faultAt('after-padding', offset)
    seenFlags |= entry
    findings.characters++
    lastDigitAt = offset
    group = (group << 6) | (entry & 63)
    if (++count < 4) return undefined
    out[length] = (group >> 16) & 255
    out[length + 1] = (group >> 8) & 255
    out[length + 2] = group & 255
    length += 3
    group = 0
    count = 0
    return undefined
  }

  function readPadding(offset: number): Base64Fault | undefined {
    if (count === 1) return faultAt('single', lastDigitAt)
    findings.padded = true
    if (strict && !expected.padding) return faultAt('padding', offset)
    pads++
    if (ended) return undefined
    const fault = count === 0 ? undefined : flushPartial()
    ended = true
    return fault
  }

  function readForeign(offset: number, size: number): Base64Fault | undefined {
    if (!skipping) return faultAt('foreign', offset, size)
    findings.foreign++
    return undefined
  }

  function readWide(code: number, offset: number): Base64Fault | undefined {
    if (wide.length === 0) wideLength = code >= 0xf0 ? 4 : code >= 0xe0 ? 3 : code >= 0xc0 ? 2 : 1
    wide.push(code)
    if (wide.length < wideLength) return undefined
    const isStray = !strict && stray.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(wide)))
    wide = []
    return isStray ? undefined : readForeign(offset - wideLength + 1, wideLength)
  }

  function readCode(code: number, offset: number): Base64Fault | undefined {
    if (wide.length > 0 || code >= 0x80) {
      if (code >= 0x80 && (wide.length === 0 || code < 0xc0)) return readWide(code, offset)
      // The sequence broke off: what came of it is a foreign character.
      const size = wide.length
      wide = []
      return readForeign(offset - size, size) ?? readCode(code, offset)
    }
    const entry = table[code] ?? foreign
    if (entry < noDigit) return readDigit(entry, offset)
    if (entry === padding) return readPadding(offset)
    if (entry === white) {
      if (strict && !(expected.lineBreaks && isLineBreak(code))) return faultAt('white-space', offset)
      return undefined
    }
    return entry === otherAlphabet ? faultAt('other-alphabet', offset) : readForeign(offset, 1)
  }

  function heldText(): string {
    return String.fromCharCode(...held)
  }

  function releaseHeld(): Base64Fault | undefined {
    const codes = held
    held = []
    mode = 'text'
    for (let at = 0; at < codes.length; at++) {
      const fault = readCode(codes[at] ?? 0, heldAt + at)
      if (fault) return fault
    }
    return undefined
  }

  function mayHold(code: number): boolean {
    if (strict || wide.length > 0) return false
    // Behind the padding only the last line of armour may follow.
    if (ended) return code === 0x2d
    if (count !== 0) return false
    return code === 0x2d || (findings.characters === 0 && !findings.dataUri && (code | 0x20) === 0x64)
  }

  function holdCode(code: number, offset: number): Base64Fault | undefined {
    if (held.length === 0) heldAt = offset
    held.push(code)
    const text = heldText()
    if (text.toLowerCase() === uriStart) mode = 'uri'
    else if (armourStarts.includes(text)) mode = 'armour'
    else if (!uriStart.startsWith(text.toLowerCase()) && !armourStarts.some((start) => start.startsWith(text)))
      return releaseHeld()
    return undefined
  }

  function readUriHead(code: number): Base64Fault | undefined {
    held.push(code)
    if (code !== 0x2c) return held.length > longestUriHead ? releaseHeld() : undefined
    const head = /^data:(.*?)\s*;\s*base64\s*,$/i.exec(heldText())
    if (!head) return faultAt('plain-data-uri', heldAt, held.length)
    held = []
    mode = 'text'
    findings.dataUri = head[1] || 'text/plain'
    return undefined
  }

  function readSlowly(code: number, offset: number): Base64Fault | undefined {
    if (mode === 'armour') {
      if (!isLineBreak(code)) return undefined
      held = []
      mode = 'text'
      findings.armour = true
      atLineStart = true
      return undefined
    }
    if (mode === 'uri') return readUriHead(code)
    if (mode === 'held') return holdCode(code, offset)
    if (atLineStart && mayHold(code)) {
      mode = 'held'
      atLineStart = false
      return holdCode(code, offset)
    }
    const entry = table[code] ?? foreign
    if (entry !== white && code < 0x80) atLineStart = false
    if (isLineBreak(code)) atLineStart = true
    return readCode(code, offset)
  }

  function push(codes: Uint8Array): Uint8Array<ArrayBuffer> | Base64Fault {
    out = new Uint8Array((((codes.length + held.length + 4) * 3) >> 2) + 3)
    length = 0
    let at = 0
    while (at < codes.length) {
      if (count === 0 && !ended && !atLineStart && mode === 'text' && wide.length === 0) {
        let flags = seenFlags
        const begun = at
        while (at + 4 <= codes.length) {
          const first = table[codes[at] ?? 0] ?? foreign
          const second = table[codes[at + 1] ?? 0] ?? foreign
          const third = table[codes[at + 2] ?? 0] ?? foreign
          const fourth = table[codes[at + 3] ?? 0] ?? foreign
          if ((first | second | third | fourth) >= noDigit) break
          flags |= first | second | third | fourth
          out[length] = ((first & 63) << 2) | ((second & 63) >> 4)
          out[length + 1] = ((second & 15) << 4) | ((third & 63) >> 2)
          out[length + 2] = ((third & 3) << 6) | (fourth & 63)
          length += 3
          at += 4
        }
        seenFlags = flags
        findings.characters += at - begun
        if (at >= codes.length) break
      }
      const fault = readSlowly(codes[at] ?? 0, position + at)
      if (fault) return fault
      at++
    }
    position += codes.length
    return out.subarray(0, length)
  }

  function end(): { bytes: Uint8Array<ArrayBuffer>; findings: Base64Findings } | Base64Fault {
    out = new Uint8Array((((held.length + 4) * 3) >> 2) + 3)
    length = 0
    if (mode === 'armour') findings.armour = true
    else if (held.length > 0) {
      const fault = releaseHeld()
      if (fault) return fault
    }
    const broken = wide.length > 0 ? readForeign(position - wide.length, wide.length) : undefined
    if (broken) return broken
    if (count === 1) return faultAt('single', lastDigitAt)
    const needed = count === 0 ? 0 : 4 - count
    if (count > 0 && !ended) {
      const fault = flushPartial()
      if (fault) return fault
    }
    findings.padding = pads - needed
    if (strict && expected.padding && pads !== needed) return faultAt('padding', position, 0)
    findings.standard = (seenFlags & standardOnly) !== 0
    findings.url = (seenFlags & urlOnly) !== 0
    return { bytes: out.subarray(0, length), findings }
  }

  return { push, end }
}
