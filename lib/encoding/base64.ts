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
  let out = new Uint8Array(0)
  let length = 0

  function reserve(bytes: number): void {
    const groups = Math.ceil(bytes / 3)
    const breaks = columns === 0 ? 0 : Math.floor((groups * 4 + column) / columns) + 1
    out = new Uint8Array(groups * 4 + breaks * breakCodes.length)
    length = 0
  }

  function breakLine(): void {
    if (columns === 0 || column < columns) return
    for (const code of breakCodes) out[length++] = code
    column = 0
  }

  function writeGroup(first: number, second: number, third: number): void {
    breakLine()
    out[length] = digit[first >> 2] ?? 0
    out[length + 1] = digit[((first & 3) << 4) | (second >> 4)] ?? 0
    out[length + 2] = digit[((second & 15) << 2) | (third >> 6)] ?? 0
    out[length + 3] = digit[third & 63] ?? 0
    length += 4
    column += 4
  }

  function joined(bytes: Uint8Array): Uint8Array {
    if (rest.length === 0) return bytes
    const both = new Uint8Array(rest.length + bytes.length)
    both.set(rest)
    both.set(bytes, rest.length)
    return both
  }

  return {
    push(bytes) {
      const all = joined(bytes)
      const whole = all.length - (all.length % 3)
      reserve(whole)
      for (let at = 0; at < whole; at += 3) writeGroup(all[at] ?? 0, all[at + 1] ?? 0, all[at + 2] ?? 0)
      rest = all.slice(whole)
      return out.subarray(0, length)
    },
    end() {
      reserve(rest.length)
      const [first, second] = rest
      if (first === undefined) return out.subarray(0, 0)
      writeGroup(first, second ?? 0, 0)
      const unused = second === undefined ? 2 : 1
      if (padding) out.fill(equalsSign, length - unused, length)
      return out.subarray(0, padding ? length : length - unused)
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
  standard: boolean
  url: boolean
  padded: boolean
  /** Padding characters too few (negative) or too many. */
  padding: number
  trailingBits: boolean
  whiteSpace: number
  foreign: number
  armour: boolean
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

/** No-break space, zero width space and joiners, byte order mark: what copying from a page brings along, in UTF-8. */
const strayInUtf8 = new Set(['c2a0', 'e2808b', 'e2808c', 'e2808d', 'efbbbf'])

const uriStart = 'data:'
const armourStarts = ['-----BEGIN ', '-----END ']
const longestUriHead = 300

const isLineBreak = (code: number) => code === 0x0a || code === 0x0d

/** Reads Base64 text, given as UTF-8 in pieces, into bytes. After a fault the decoder is of no more use. */
export function createBase64Decoder(expected: Base64Expected): Base64Decoder {
  const table = readingTable(expected)
  const strict = expected.reading === 'strict'
  const skipping = expected.reading === 'skipping'
  const findings: Base64Findings = {
    characters: 0,
    standard: false,
    url: false,
    padded: false,
    padding: 0,
    trailingBits: false,
    whiteSpace: 0,
    foreign: 0,
    armour: false,
  }
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
    if (count === 2) out[length++] = (group >> 4) & 255
    else {
      out[length++] = (group >> 10) & 255
      out[length++] = (group >> 2) & 255
    }
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

  function readWide(code: number, offset: number): Base64Fault | undefined {
    if (wide.length === 0) wideLength = code >= 0xf0 ? 4 : code >= 0xe0 ? 3 : code >= 0xc0 ? 2 : 1
    wide.push(code)
    if (wide.length < wideLength) return undefined
    const start = offset - wide.length + 1
    const stray = strayInUtf8.has(wide.map((one) => one.toString(16)).join(''))
    wide = []
    if (stray && !strict) {
      findings.whiteSpace++
      return undefined
    }
    if (skipping) {
      findings.foreign++
      return undefined
    }
    return faultAt('foreign', start, wideLength)
  }

  function readCode(code: number, offset: number): Base64Fault | undefined {
    if (wide.length > 0 || code >= 0x80) {
      if (code >= 0x80 && (wide.length === 0 || code < 0xc0)) return readWide(code, offset)
      // The sequence broke off: what came of it is a foreign character.
      const start = offset - wide.length
      const size = wide.length
      wide = []
      if (!skipping) return faultAt('foreign', start, size)
      findings.foreign++
      return readCode(code, offset)
    }
    const entry = table[code] ?? foreign
    if (entry < noDigit) return readDigit(entry, offset)
    if (entry === padding) return readPadding(offset)
    if (entry === white) {
      if (strict && !(expected.lineBreaks && isLineBreak(code))) return faultAt('white-space', offset)
      findings.whiteSpace++
      return undefined
    }
    if (entry === otherAlphabet) return faultAt('other-alphabet', offset)
    if (!skipping) return faultAt('foreign', offset)
    findings.foreign++
    return undefined
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
    if (strict || ended || count !== 0 || wide.length > 0) return false
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
    const head = heldText().slice(uriStart.length, -1)
    if (!/;\s*base64\s*$/i.test(head)) return faultAt('plain-data-uri', heldAt, held.length)
    held = []
    mode = 'text'
    findings.dataUri = head.replace(/;\s*base64\s*$/i, '') || 'text/plain'
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
    if (wide.length > 0) {
      if (!skipping) return faultAt('foreign', position - wide.length, wide.length)
      findings.foreign++
    }
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
