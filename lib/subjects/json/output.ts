import type { PagedLine } from '@/lib/kits/paged/questions'
import { byteAt, charCode, textOf } from '@/lib/subjects/json/bytes'

const chunkSize = 1 << 20
/** One line start in this many is remembered. */
const linesPerMark = 256

/** A long text written piece by piece as UTF-8, kept in blocks, from which any lines can be read. */
export class Output {
  private readonly chunks: Uint8Array<ArrayBuffer>[] = []
  private chunk: Uint8Array<ArrayBuffer>
  private used = 0
  private full = 0
  private marks = new Float64Array(64)
  private newLines = 0
  private lineStart = 0
  private widest = 0

  /** `expected`: about how many bytes will come. */
  constructor(expected: number) {
    this.chunk = new Uint8Array(Math.min(chunkSize, Math.max(256, expected)))
  }

  /** Bytes. */
  get length(): number {
    return this.full + this.used
  }

  get lines(): number {
    return this.newLines + 1
  }

  /** Bytes of the longest line. */
  get widestLine(): number {
    return Math.max(this.widest, this.length - this.lineStart)
  }

  byte(value: number): void {
    if (this.used === this.chunk.length) this.startChunk()
    this.chunk[this.used++] = value
  }

  copy(source: Uint8Array, from: number, to: number): void {
    if (to - from <= this.chunk.length - this.used && to - from < 32) {
      for (let offset = from; offset < to; offset++) this.chunk[this.used++] = source[offset] ?? 0
      return
    }
    let at = from
    while (at < to) {
      if (this.used === this.chunk.length) this.startChunk()
      const part = Math.min(to - at, this.chunk.length - this.used)
      this.chunk.set(source.subarray(at, at + part), this.used)
      this.used += part
      at += part
    }
  }

  newLine(): void {
    this.byte(charCode.lineFeed)
    const start = this.length
    const width = start - 1 - this.lineStart
    if (width > this.widest) this.widest = width
    this.lineStart = start
    this.newLines++
    if (this.newLines % linesPerMark !== 0) return
    const mark = this.newLines / linesPerMark
    if (mark >= this.marks.length) {
      const marks = new Float64Array(this.marks.length * 2)
      marks.set(this.marks)
      this.marks = marks
    }
    this.marks[mark] = start
  }

  private startChunk(): void {
    this.chunks.push(this.chunk)
    this.full += this.chunk.length
    this.chunk = new Uint8Array(Math.min(chunkSize, this.full))
    this.used = 0
  }

  /** The blocks in order, for a Blob. */
  parts(): Uint8Array<ArrayBuffer>[] {
    return [...this.chunks, this.chunk.subarray(0, this.used)]
  }

  text(): string {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const pieces = this.parts().map((part) => decoder.decode(part, { stream: true }))
    return pieces.join('') + decoder.decode()
  }

  /** Lines `from` (from 0) to before `to`, each cut after `widthLimit` bytes. */
  readLines(from: number, to: number, widthLimit: number): PagedLine[] {
    const lines: PagedLine[] = []
    const last = Math.min(to, this.lines)
    if (from >= last) return lines
    const mark = Math.floor(from / linesPerMark)
    let start = this.marks[mark] ?? 0
    for (let line = mark * linesPerMark; line < last; line++) {
      const end = this.lineEnd(start)
      if (line >= from) lines.push(this.readLine(start, end, widthLimit))
      start = end + 1
    }
    return lines
  }

  private readLine(start: number, end: number, widthLimit: number): PagedLine {
    let shown = Math.min(end, start + widthLimit)
    // A cut may not split a character.
    while (shown < end && shown > start && (byteAt(this.slice(shown, shown + 1), 0) & 0xc0) === 0x80) shown--
    const bytes = this.slice(start, shown)
    return { text: textOf(bytes, 0, bytes.length), hidden: end - shown }
  }

  private lineEnd(start: number): number {
    let base = 0
    for (const part of this.parts()) {
      if (start < base + part.length) {
        const found = part.indexOf(charCode.lineFeed, Math.max(0, start - base))
        if (found >= 0) return base + found
      }
      base += part.length
    }
    return this.length
  }

  private slice(from: number, to: number): Uint8Array {
    const slice = new Uint8Array(Math.max(0, to - from))
    let base = 0
    for (const part of this.parts()) {
      const start = Math.max(from, base)
      const end = Math.min(to, base + part.length)
      if (start < end) slice.set(part.subarray(start - base, end - base), start - from)
      base += part.length
    }
    return slice
  }
}
