import {
  byteAt,
  bytesOf,
  charCode,
  codePointAt,
  endOfInput,
  isAsciiLetter,
  isDigit,
  isHexDigit,
  isWordByte,
  textOf,
  utf8Length,
} from '@/lib/subjects/json/bytes'
import { OpenKeys, hashBytes } from '@/lib/subjects/json/duplicate-keys'
import { changesAsDouble } from '@/lib/subjects/json/exact-number'
import type { JsonFault, JsonFaultCode } from '@/lib/subjects/json/fault'
import { readString } from '@/lib/subjects/json/string-text'
import { isLineEnd, isWideSpace, keyEnd, tokenStart } from '@/lib/subjects/json/tokens'
import { duplicateFlag, kindMask, memberFlag, nodeKind, type JsonMode, type JsonTree } from '@/lib/subjects/json/tree'
import { finish, type Work } from '@/lib/subjects/json/work'

export interface JsonCounts {
  objects: number
  arrays: number
  strings: number
  numbers: number
  booleans: number
  nulls: number
  /** Members of objects, repeated keys included. */
  keys: number
  /** Containers around the deepest value, itself included when it is one. */
  depth: number
  comments: number
  /** Bytes of UTF-8. */
  size: number
}

/** What a reader should know of a source although it is valid. Lists stop at `listLimit`; counts do not. */
export interface JsonFindings {
  duplicates: { count: number; nodes: number[] }
  /** Numbers that change when a program reads them as doubles. */
  inexact: { count: number; nodes: number[] }
  /** JSON5's NaN and infinities, for which JSON has no word. */
  notNumbers: { count: number; nodes: number[] }
}

export type ParseOutcome =
  | { kind: 'tree'; tree: JsonTree; counts: JsonCounts; findings: JsonFindings }
  | { kind: 'fault'; fault: JsonFault }

export const listLimit = 200

const stepBytes = 1 << 19

/** What may come next. */
const state = {
  value: 0,
  firstElement: 1,
  nextElement: 2,
  firstKey: 3,
  nextKey: 4,
  colon: 5,
  afterValue: 6,
  end: 7,
  record: 8,
  afterRecord: 9,
} as const

type State = (typeof state)[keyof typeof state]

const maximumSize = 0xffff_fffe

/**
 * Reads a JSON source by RFC 8259 (or RFC 8259 with comments and trailing commas, JSON5 1.0.0, or one RFC 8259 value per
 * line) without recursion, so that nesting has no limit. The source is UTF-8 without a byte order mark. Stops at the first fault.
 */
export class ParseWork implements Work<ParseOutcome> {
  private readonly bytes: Uint8Array
  private readonly mode: JsonMode
  private readonly allowsComments: boolean
  private readonly allowsTrailingComma: boolean
  private readonly isJson5: boolean

  private at = 0
  private state: State = state.value
  private fault: JsonFault | undefined
  private finished = false

  private count = 0
  private starts: Uint32Array
  private nexts: Uint32Array
  private kinds: Uint8Array

  /** The open containers and, for each, where its keys begin. */
  private stack = new Uint32Array(64)
  private keyMarks = new Uint32Array(64)
  private depth = 0
  private readonly openKeys: OpenKeys

  private pendingKey = -1
  private commaAt = 0
  private lastEnd = 0
  private crossedLine = false
  private hasEscape = false

  private readonly counts: JsonCounts
  private readonly findings: JsonFindings = {
    duplicates: { count: 0, nodes: [] },
    inexact: { count: 0, nodes: [] },
    notNumbers: { count: 0, nodes: [] },
  }

  constructor(bytes: Uint8Array, mode: JsonMode) {
    if (bytes.length > maximumSize) throw new RangeError('a source is smaller than 4 GiB')
    this.bytes = bytes
    this.mode = mode
    this.isJson5 = mode === 'json5'
    this.allowsComments = mode === 'json5' || mode === 'jsonc'
    this.allowsTrailingComma = this.allowsComments
    const capacity = Math.max(16, bytes.length >>> 5)
    this.starts = new Uint32Array(capacity)
    this.nexts = new Uint32Array(capacity)
    this.kinds = new Uint8Array(capacity)
    this.openKeys = new OpenKeys((left, right) => this.keyText(left) === this.keyText(right))
    this.counts = {
      objects: 0,
      arrays: 0,
      strings: 0,
      numbers: 0,
      booleans: 0,
      nulls: 0,
      keys: 0,
      depth: 0,
      comments: 0,
      size: bytes.length,
    }
    if (mode === 'ndjson') {
      this.open(nodeKind.array, 0)
      this.counts.arrays = 0
      this.counts.depth = 0
      this.state = state.record
    }
  }

  share(): number {
    return this.finished ? 1 : this.at / Math.max(1, this.bytes.length)
  }

  result(): ParseOutcome {
    if (!this.finished) throw new Error('the source has not been read to its end')
    if (this.fault) return { kind: 'fault', fault: this.fault }
    const { mode, bytes, count, starts, nexts, kinds } = this
    return {
      kind: 'tree',
      tree: { mode, bytes, count, starts, nexts, kinds },
      counts: this.counts,
      findings: this.findings,
    }
  }

  advance(): boolean {
    const until = this.at + stepBytes
    while (!this.finished) {
      const at = this.skipSpace(this.at)
      if (at < 0) break
      this.at = at
      if (at >= until) return false
      if (this.mode === 'ndjson' && !this.checkRecordLine(at)) break
      const byte = byteAt(this.bytes, at)
      if (byte === endOfInput) this.reachEnd()
      else this.take(at, byte)
    }
    return this.finished
  }

  private take(at: number, byte: number): void {
    switch (this.state) {
      case state.afterValue:
        this.takeAfterValue(at, byte)
        return
      case state.firstKey:
      case state.nextKey:
        this.takeKey(at, byte)
        return
      case state.colon:
        this.takeColon(at, byte)
        return
      case state.end:
        this.refuseContentAfterEnd(at, byte)
        return
      case state.firstElement:
        if (byte === charCode.rightBracket) this.close(at)
        else this.takeValue(at, byte)
        return
      case state.nextElement:
        if (byte === charCode.rightBracket) this.closeAfterComma(at)
        else this.takeValue(at, byte)
        return
      default:
        this.takeValue(at, byte)
    }
  }

  private takeAfterValue(at: number, byte: number): void {
    const container = this.stack[this.depth - 1] ?? 0
    const inObject = ((this.kinds[container] ?? 0) & kindMask) === nodeKind.object
    if (byte === charCode.comma) {
      this.commaAt = at
      this.lastEnd = at + 1
      this.at = at + 1
      this.state = inObject ? state.nextKey : state.nextElement
    } else if (byte === (inObject ? charCode.rightBrace : charCode.rightBracket)) {
      this.close(at)
    } else if (byte === charCode.rightBrace || byte === charCode.rightBracket) {
      this.refuse('mismatched-bracket', at, 1, this.bracketOffset(container))
    } else if (byte === charCode.semicolon) {
      this.refuse('semicolon', at, 1)
    } else if (!this.refuseStrangeByte(at, byte)) {
      const startsValue = byte === charCode.quote || byte === charCode.leftBrace || byte === charCode.leftBracket
      if (startsValue || isWordByte(byte) || byte === charCode.minus || byte === charCode.apostrophe) {
        this.refuse('missing-comma', at, 1, this.lastEnd)
      } else this.refuse('unexpected', at, 1)
    }
  }

  private takeKey(at: number, byte: number): void {
    if (byte === charCode.quote || (byte === charCode.apostrophe && this.isJson5)) {
      const end = this.scanString(at, byte)
      if (end >= 0) this.acceptKey(at, end)
    } else if (byte === charCode.rightBrace) {
      if (this.state === state.firstKey) this.close(at)
      else this.closeAfterComma(at)
    } else if (this.isJson5 && this.isNameStart(at, byte)) {
      const end = this.scanName(at)
      if (end >= 0) this.acceptKey(at, end)
    } else if (byte === charCode.comma) {
      this.refuse('extra-comma', at, 1)
    } else if (byte === charCode.rightBracket) {
      this.refuse('mismatched-bracket', at, 1, this.bracketOffset(this.stack[this.depth - 1] ?? 0))
    } else if (byte === charCode.colon) {
      this.refuse('missing-key', at, 1)
    } else if (byte === charCode.apostrophe) {
      this.refuse('single-quote', at, 1)
    } else if (isDigit(byte) || byte === charCode.minus) {
      this.refuseWord('number-key', at)
    } else if (isWordByte(byte)) {
      this.refuseWord('unquoted-key', at)
    } else if (!this.refuseStrangeByte(at, byte)) this.refuse('unexpected', at, 1)
  }

  private acceptKey(at: number, end: number): void {
    this.counts.keys++
    this.pendingKey = at
    this.lastEnd = end
    this.at = end
    this.state = state.colon
    const first = byteAt(this.bytes, at)
    const quoted = first === charCode.quote || first === charCode.apostrophe
    if (this.hasEscape) {
      const said = bytesOf(readString(this.bytes, at, end))
      this.openKeys.add(hashBytes(said, 0, said.length), this.count)
    } else {
      const trim = quoted ? 1 : 0
      this.openKeys.add(hashBytes(this.bytes, at + trim, end - trim), this.count)
    }
  }

  private takeColon(at: number, byte: number): void {
    if (byte === charCode.colon) {
      this.lastEnd = at + 1
      this.at = at + 1
      this.state = state.value
    } else if (byte === charCode.equals) {
      this.refuse('equals-for-colon', at, 1)
    } else if (!this.refuseStrangeByte(at, byte)) this.refuse('missing-colon', at, 1, this.lastEnd)
  }

  private takeValue(at: number, byte: number): void {
    if (byte === charCode.quote) this.takeString(at, byte)
    else if (isDigit(byte) || byte === charCode.minus) this.takeNumber(at)
    else if (byte === charCode.leftBrace) this.open(nodeKind.object, at)
    else if (byte === charCode.leftBracket) this.open(nodeKind.array, at)
    else if (this.isJson5 && byte === charCode.apostrophe) this.takeString(at, byte)
    else if (this.isJson5 && (byte === charCode.plus || byte === charCode.dot)) this.takeNumber(at)
    else if (isAsciiLetter(byte)) this.takeWord(at)
    else this.refuseValue(at, byte)
  }

  private takeString(at: number, quote: number): void {
    const end = this.scanString(at, quote)
    if (end < 0) return
    this.counts.strings++
    this.acceptScalar(nodeKind.string, at, end)
  }

  private takeWord(at: number): void {
    let end = at + 1
    while (isWordByte(byteAt(this.bytes, end))) end++
    const word = end - at <= 9 ? textOf(this.bytes, at, end) : ''
    if (word === 'true' || word === 'false') {
      this.counts.booleans++
      this.acceptScalar(nodeKind[word], at, end)
    } else if (word === 'null') {
      this.counts.nulls++
      this.acceptScalar(nodeKind.null, at, end)
    } else if (this.isJson5 && (word === 'NaN' || word === 'Infinity')) {
      this.takeNumber(at)
    } else if (word === 'True' || word === 'False' || word === 'None') this.refuse('python-literal', at, end - at)
    else if (/^(?:true|false|null)$/i.test(word)) this.refuse('literal-case', at, end - at)
    else if (word === 'NaN' || word === 'Infinity' || word === 'undefined') this.refuse('not-in-json', at, end - at)
    else this.refuseWord('unquoted-value', at)
  }

  private acceptScalar(kind: number, at: number, end: number): void {
    this.addNode(kind, at)
    this.lastEnd = end
    this.at = end
    this.afterValue()
  }

  private addNode(kind: number, at: number): number {
    const node = this.count
    if (node === this.kinds.length) this.enlarge()
    const isMember = this.pendingKey >= 0
    this.starts[node] = isMember ? this.pendingKey : at
    this.kinds[node] = isMember ? kind | memberFlag : kind
    this.count = node + 1
    this.nexts[node] = this.count
    this.pendingKey = -1
    return node
  }

  /** Guesses from the part that was read how many nodes there will be. */
  private enlarge(): void {
    const read = Math.max(1, this.at)
    const guess = Math.ceil((this.count / read) * this.bytes.length * 1.05) + 64
    const capacity = Math.min(this.bytes.length + 1, Math.max(guess, Math.ceil(this.count * 1.3) + 16))
    const starts = new Uint32Array(capacity)
    const nexts = new Uint32Array(capacity)
    const kinds = new Uint8Array(capacity)
    starts.set(this.starts)
    nexts.set(this.nexts)
    kinds.set(this.kinds)
    this.starts = starts
    this.nexts = nexts
    this.kinds = kinds
  }

  private open(kind: number, at: number): void {
    const node = this.addNode(kind, at)
    if (this.depth === this.stack.length) {
      const stack = new Uint32Array(this.depth * 2)
      const keyMarks = new Uint32Array(this.depth * 2)
      stack.set(this.stack)
      keyMarks.set(this.keyMarks)
      this.stack = stack
      this.keyMarks = keyMarks
    }
    this.stack[this.depth] = node
    this.keyMarks[this.depth] = this.openKeys.mark()
    this.depth++
    if (kind === nodeKind.object) {
      this.counts.objects++
      this.state = state.firstKey
    } else {
      this.counts.arrays++
      this.state = state.firstElement
    }
    const depth = this.mode === 'ndjson' ? this.depth - 1 : this.depth
    if (depth > this.counts.depth) this.counts.depth = depth
    if (node > 0 || this.mode !== 'ndjson') {
      this.lastEnd = at + 1
      this.at = at + 1
    }
  }

  private close(at: number): void {
    this.depth--
    const container = this.stack[this.depth] ?? 0
    this.nexts[container] = this.count
    if (((this.kinds[container] ?? 0) & kindMask) === nodeKind.object) {
      this.openKeys.close(this.keyMarks[this.depth] ?? 0, (node) => this.noteDuplicate(node))
    }
    this.lastEnd = at + 1
    this.at = at + 1
    this.afterValue()
  }

  private closeAfterComma(at: number): void {
    if (this.allowsTrailingComma) this.close(at)
    else this.refuse('trailing-comma', this.commaAt, 1, at)
  }

  private afterValue(): void {
    if (this.mode === 'ndjson' && this.depth === 1) this.state = state.afterRecord
    else this.state = this.depth === 0 ? state.end : state.afterValue
  }

  private noteDuplicate(node: number): void {
    this.kinds[node] = (this.kinds[node] ?? 0) | duplicateFlag
    note(this.findings.duplicates, node)
  }

  private keyText(node: number): string {
    const start = this.starts[node] ?? 0
    return readString(this.bytes, start, keyEnd(this.bytes, start))
  }

  private reachEnd(): void {
    if (this.state === state.end) {
      this.finished = true
    } else if (this.mode === 'ndjson' && this.depth === 1) {
      if (this.count === 1) {
        this.refuse('empty', this.bytes.length, 0)
        return
      }
      this.nexts[0] = this.count
      this.finished = true
    } else if (this.depth > 0) {
      const container = this.stack[this.depth - 1] ?? 0
      this.refuse('unclosed', this.lastEnd, 0, this.bracketOffset(container))
    } else this.refuse('empty', this.bytes.length, 0)
  }

  /** Where the bracket of an open container is; its node may begin at its key. */
  private bracketOffset(container: number): number {
    const start = this.starts[container] ?? 0
    if (((this.kinds[container] ?? 0) & memberFlag) === 0) return start
    const colon = tokenStart(this.bytes, keyEnd(this.bytes, start))
    return tokenStart(this.bytes, colon + 1)
  }

  // White space and comments

  /** The offset of the next token, or -1 after a fault. */
  private skipSpace(from: number): number {
    const { bytes } = this
    this.crossedLine = false
    let at = from
    for (;;) {
      const byte = byteAt(bytes, at)
      if (byte === charCode.space || byte === charCode.tab || byte === charCode.carriageReturn) at++
      else if (byte === charCode.lineFeed) {
        this.crossedLine = true
        at++
      } else if (byte === charCode.slash) {
        const end = this.skipComment(at)
        if (end < 0) return -1
        at = end
      } else if (this.isJson5 && (byte === 0x0b || byte === 0x0c)) at++
      else if (this.isJson5 && byte >= 0x80 && isWideSpace(codePointAt(bytes, at))) at += utf8Length(bytes, at)
      else return at
    }
  }

  private skipComment(at: number): number {
    const { bytes } = this
    const second = byteAt(bytes, at + 1)
    if (second !== charCode.slash && second !== charCode.asterisk) return this.refuse('unexpected', at, 1)
    if (!this.allowsComments) return this.refuse('comment', at, 2)
    this.counts.comments++
    let end = at + 2
    if (second === charCode.slash) {
      while (end < bytes.length && !isLineEnd(bytes, end)) end++
      return end
    }
    while (end < bytes.length) {
      if (byteAt(bytes, end) === charCode.asterisk && byteAt(bytes, end + 1) === charCode.slash) return end + 2
      end++
    }
    return this.refuse('open-comment', at, 2)
  }

  /** In NDJSON a record and a line are the same thing. */
  private checkRecordLine(at: number): boolean {
    if (byteAt(this.bytes, at) === endOfInput) return true
    if (this.depth > 1 && this.crossedLine) {
      this.refuse('record-over-lines', at, 1, this.starts[this.stack[1] ?? 0])
      return false
    }
    if (this.state !== state.afterRecord) return true
    if (!this.crossedLine) {
      this.refuse(byteAt(this.bytes, at) === charCode.comma ? 'extra-comma' : 'second-record-on-line', at, 1)
      return false
    }
    this.state = state.record
    return true
  }

  // Strings

  /** The offset after the string whose opening quote is at `at`, or -1 after a fault. */
  private scanString(start: number, quote: number): number {
    const { bytes } = this
    this.hasEscape = false
    let at = start + 1
    for (;;) {
      const byte = byteAt(bytes, at)
      if (byte === quote) return at + 1
      if (byte === charCode.backslash) {
        this.hasEscape = true
        at = this.scanEscape(at)
        if (at < 0) return -1
      } else if (byte >= 0x80) {
        const length = utf8Length(bytes, at)
        if (length === 0) return this.refuse('not-utf8', at, 1)
        at += length
      } else if (byte >= charCode.space) at++
      else if (byte === endOfInput) return this.refuse('unclosed-string', start, 1)
      else if (byte === charCode.lineFeed || byte === charCode.carriageReturn) {
        return this.refuse('line-break-in-string', at, 1, start)
      } else if (this.isJson5) at++
      else return this.refuse('control-in-string', at, 1)
    }
  }

  private scanEscape(at: number): number {
    const { bytes } = this
    const escaped = byteAt(bytes, at + 1)
    switch (escaped) {
      case charCode.quote:
      case charCode.backslash:
      case charCode.slash:
      case 0x62: // b
      case 0x66: // f
      case 0x6e: // n
      case 0x72: // r
      case 0x74: // t
        return at + 2
      case 0x75: // u
        for (let digit = 2; digit < 6; digit++) {
          if (!isHexDigit(byteAt(bytes, at + digit))) return this.refuse('bad-unicode-escape', at, digit)
        }
        return at + 6
    }
    if (escaped === endOfInput) return this.refuse('unclosed-string', at, 1)
    if (this.isJson5) return this.scanJson5Escape(at, escaped)
    return this.refuse('bad-escape', at, 1 + Math.max(1, utf8Length(bytes, at + 1)))
  }

  private scanJson5Escape(at: number, escaped: number): number {
    const { bytes } = this
    if (escaped === 0x78) {
      const hex = isHexDigit(byteAt(bytes, at + 2)) && isHexDigit(byteAt(bytes, at + 3))
      return hex ? at + 4 : this.refuse('bad-escape', at, 2)
    }
    // \0 is NUL unless a digit follows; \1 to \9 are not allowed (JSON5 1.0.0, section 5.1).
    if (isDigit(escaped) && (escaped !== charCode.zero || isDigit(byteAt(bytes, at + 2)))) {
      return this.refuse('bad-escape', at, 2)
    }
    if (escaped === charCode.carriageReturn && byteAt(bytes, at + 2) === charCode.lineFeed) return at + 3
    const length = utf8Length(bytes, at + 1)
    return length === 0 ? this.refuse('not-utf8', at + 1, 1) : at + 1 + length
  }

  // JSON5 names: ECMAScript 5.1 IdentifierName

  private isNameStart(at: number, byte: number): boolean {
    if (isAsciiLetter(byte) || byte === charCode.underscore || byte === charCode.dollar) return true
    if (byte === charCode.backslash) return true
    const code = byte >= 0x80 ? codePointAt(this.bytes, at) : -1
    return code >= 0 && /[\p{L}\p{Nl}]/u.test(String.fromCodePoint(code))
  }

  private scanName(start: number): number {
    const { bytes } = this
    this.hasEscape = false
    let at = start
    for (;;) {
      const byte = byteAt(bytes, at)
      let code = byte
      let length = 1
      if (byte === charCode.backslash) {
        this.hasEscape = true
        const digits = /^u([\da-f]{4})$/i.exec(textOf(bytes, at + 1, Math.min(bytes.length, at + 6)))?.[1]
        if (digits === undefined) return this.refuse('bad-name', at, 1)
        code = Number.parseInt(digits, 16)
        length = 6
      } else if (isWordByte(byte)) {
        at++
        continue
      } else if (byte >= 0x80) {
        code = codePointAt(bytes, at)
        length = utf8Length(bytes, at)
        if (code < 0) return this.refuse('not-utf8', at, 1)
        if (isWideSpace(code)) return at
      } else return at
      const allowed = at === start ? /[\p{L}\p{Nl}$_]/u : /[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]/u
      if (!allowed.test(String.fromCodePoint(code))) return this.refuse('bad-name', at, length)
      at += length
    }
  }

  // Numbers

  private takeNumber(start: number): void {
    const { bytes } = this
    let at = start
    const sign = byteAt(bytes, at)
    if (sign === charCode.minus || sign === charCode.plus) at++
    const first = byteAt(bytes, at)
    if (this.isJson5 && (first === 0x49 || first === 0x4e)) {
      this.takeNotNumber(start, at)
      return
    }
    if (this.isJson5 && first === charCode.zero && (byteAt(bytes, at + 1) | 0x20) === 0x78) {
      this.takeHexNumber(start, at + 2)
      return
    }
    const wholeStart = at
    while (isDigit(byteAt(bytes, at))) at++
    const wholeDigits = at - wholeStart
    if (wholeDigits > 1 && first === charCode.zero) {
      this.refuse('leading-zero', start, at - start)
      return
    }
    let fractionDigits = 0
    if (byteAt(bytes, at) === charCode.dot) {
      if (wholeDigits === 0 && !this.isJson5) {
        this.refuseWord('leading-dot', start)
        return
      }
      at++
      const fractionStart = at
      while (isDigit(byteAt(bytes, at))) at++
      fractionDigits = at - fractionStart
      if (fractionDigits === 0 && !this.isJson5) {
        this.refuse('trailing-dot', at - 1, 1)
        return
      }
    }
    if (wholeDigits + fractionDigits === 0) {
      if (byteAt(bytes, wholeStart) === 0x49) this.refuseWord('not-in-json', start)
      else this.refuse(sign === charCode.minus ? 'lone-minus' : 'unexpected', start, Math.max(1, at - start))
      return
    }
    let hasExponent = false
    if ((byteAt(bytes, at) | 0x20) === 0x65) {
      hasExponent = true
      at++
      const exponentSign = byteAt(bytes, at)
      if (exponentSign === charCode.plus || exponentSign === charCode.minus) at++
      if (!isDigit(byteAt(bytes, at))) {
        this.refuse('missing-exponent', start, at - start)
        return
      }
      while (isDigit(byteAt(bytes, at))) at++
    }
    if (!this.checkNumberEnd(start, at)) return
    if ((hasExponent || at - start > 15) && changesAsDouble(textOf(bytes, start, at))) {
      note(this.findings.inexact, this.count)
    }
    this.counts.numbers++
    this.acceptScalar(nodeKind.number, start, at)
  }

  private takeNotNumber(start: number, at: number): void {
    let end = at
    while (isWordByte(byteAt(this.bytes, end))) end++
    const word = textOf(this.bytes, at, end)
    if (word !== 'NaN' && word !== 'Infinity') {
      this.refuseWord('unquoted-value', start)
      return
    }
    this.counts.numbers++
    note(this.findings.notNumbers, this.count)
    this.acceptScalar(nodeKind.number, start, end)
  }

  private takeHexNumber(start: number, digits: number): void {
    let at = digits
    while (isHexDigit(byteAt(this.bytes, at))) at++
    if (at === digits) {
      this.refuse('bad-number', start, at - start)
      return
    }
    if (!this.checkNumberEnd(start, at)) return
    if (at - digits > 13) {
      const whole = BigInt(textOf(this.bytes, digits - 2, at))
      if (BigInt(Number(whole)) !== whole) note(this.findings.inexact, this.count)
    }
    this.counts.numbers++
    this.acceptScalar(nodeKind.number, start, at)
  }

  private checkNumberEnd(start: number, end: number): boolean {
    const byte = byteAt(this.bytes, end)
    if (!isWordByte(byte) && byte !== charCode.dot && byte !== charCode.plus && byte !== charCode.minus) return true
    let wordEnd = end
    while (isWordByte(byteAt(this.bytes, wordEnd)) || byteAt(this.bytes, wordEnd) === charCode.dot) wordEnd++
    const word = textOf(this.bytes, start, wordEnd)
    let code: JsonFaultCode = 'bad-number'
    if (/^-?0x[\da-f]+$/i.test(word)) code = 'hex-number'
    else if (byte === charCode.underscore) code = 'number-separator'
    this.refuse(code, start, Math.max(wordEnd, end + 1) - start)
    return false
  }

  // Faults

  private refuseValue(at: number, byte: number): void {
    const container = this.stack[this.depth - 1] ?? 0
    if (this.depth === 0 && byte === charCode.less) this.refuse('looks-like-markup', at, 1)
    else if (byte === charCode.apostrophe) this.refuse('single-quote', at, 1)
    else if (byte === charCode.comma)
      this.refuse(this.state === state.value && this.depth > 0 ? 'missing-value' : 'extra-comma', at, 1)
    else if (byte === charCode.rightBrace || byte === charCode.rightBracket) {
      if (this.depth === 0 || this.state === state.record) this.refuse('extra-bracket', at, 1)
      else if (this.state === state.value) this.refuse('missing-value', at, 1)
      else this.refuse('mismatched-bracket', at, 1, this.bracketOffset(container))
    } else if (byte === charCode.plus) this.refuseWord('plus-sign', at)
    else if (byte === charCode.dot)
      this.refuseWord(isDigit(byteAt(this.bytes, at + 1)) ? 'leading-dot' : 'unexpected', at)
    else if (isWordByte(byte)) this.refuseWord('unquoted-value', at)
    else if (!this.refuseStrangeByte(at, byte)) this.refuse('unexpected', at, 1)
  }

  private refuseContentAfterEnd(at: number, byte: number): void {
    if (byte === charCode.rightBrace || byte === charCode.rightBracket) this.refuse('extra-bracket', at, 1)
    else if (byte === charCode.semicolon) this.refuse('semicolon', at, 1)
    else if (byte === charCode.comma) this.refuse('extra-comma', at, 1)
    else if (!this.refuseStrangeByte(at, byte)) this.refuse('extra-content', at, 1, this.lastEnd)
  }

  /** Refuses a character beyond ASCII by what it looks like. */
  private refuseStrangeByte(at: number, byte: number): boolean {
    if (byte < 0x80) return false
    const code = codePointAt(this.bytes, at)
    const length = utf8Length(this.bytes, at)
    if (code < 0) this.refuse('not-utf8', at, 1)
    else if (isWideSpace(code) || (code >= 0x200b && code <= 0x200f) || code === 0x2060) {
      this.refuse('wide-space', at, length)
    } else if ((code >= 0x2018 && code <= 0x201f) || code === 0xab || code === 0xbb)
      this.refuse('smart-quote', at, length)
    else if (/[\p{L}\p{Nl}]/u.test(String.fromCodePoint(code))) {
      this.refuseWord(
        this.state === state.firstKey || this.state === state.nextKey ? 'unquoted-key' : 'unquoted-value',
        at,
      )
    } else this.refuse('unexpected', at, length)
    return true
  }

  private refuseWord(code: JsonFaultCode, at: number): number {
    let end = at
    while (end < this.bytes.length && end - at < 200) {
      const byte = byteAt(this.bytes, end)
      const isPart =
        isWordByte(byte) || byte >= 0x80 || byte === charCode.dot || byte === charCode.minus || byte === charCode.plus
      if (!isPart) break
      end += Math.max(1, utf8Length(this.bytes, end))
    }
    return this.refuse(code, at, Math.max(1, end - at))
  }

  private refuse(code: JsonFaultCode, offset: number, length: number, related?: number): number {
    const shownLength =
      code === 'unexpected' || length === 1 ? Math.max(length, utf8Length(this.bytes, offset)) : length
    const found =
      code === 'not-utf8'
        ? byteAt(this.bytes, offset).toString(16).toUpperCase().padStart(2, '0')
        : textOf(this.bytes, offset, Math.min(this.bytes.length, offset + Math.min(shownLength, 40)))
    this.fault = { code, offset, length: shownLength, found, ...(related === undefined ? {} : { related }) }
    this.finished = true
    return -1
  }
}

function note(list: { count: number; nodes: number[] }, node: number): void {
  list.count++
  if (list.nodes.length < listLimit) list.nodes.push(node)
}

/** Reads a whole source at once. See ParseWork; `text` may begin with a byte order mark. */
export function parseJson(text: string, mode: JsonMode = 'json'): ParseOutcome {
  return finish(new ParseWork(bytesOf(text.startsWith('\ufeff') ? text.slice(1) : text), mode))
}
