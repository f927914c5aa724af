import Papa from 'papaparse'

/** One record and the line of the file on which it begins, from 1. */
export interface Row {
  line: number
  fields: string[]
}

/** A record whose quotes break RFC 4180, by its first line. */
export interface QuoteFault {
  line: number
  kind: 'unclosed' | 'stray'
}

/** A record longer than this, in characters, is a quote that was never closed. */
const longestRecord = 32_000_000

/** A quote was opened on `line` and not closed within 32 million characters. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError'
  constructor(readonly line: number) {
    super(`The quote opened on line ${line} is not closed`)
  }
}

interface ParsedPart {
  data: string[][]
  errors: { code: string; row?: number }[]
  meta: { cursor: number }
}

/**
 * Reads records from text that arrives in parts, by RFC 4180 with any one-character separator: quoted fields may hold
 * separators, line ends and doubled quotes. Lines end in LF or CRLF, mixed if need be, or throughout in CR (`lineEnd`).
 * Empty lines are counted, not given. Spaces after a closing quote are ignored.
 */
export class RowReader {
  emptyLines = 0
  readonly faults: QuoteFault[] = []
  #parser: Papa.Parser
  #pending = ''
  #line: number

  constructor(
    delimiter: string,
    private readonly lineEnd: '\n' | '\r',
    firstLine = 1,
  ) {
    this.#parser = new Papa.Parser({ delimiter, newline: lineEnd })
    this.#line = firstLine
  }

  /** The records that `text` completes. */
  read(text: string): Row[] {
    const rows = this.#rowsOf(this.#parse(this.#pending + text))
    if (this.#pending.length > longestRecord) throw new UnclosedQuoteError(this.#line)
    return rows
  }

  /** The records left when no more text comes. */
  finish(): Row[] {
    if (this.#pending === '') return []
    const lacksEnd = !this.#pending.endsWith(this.lineEnd)
    const rows = this.#rowsOf(this.#parse(lacksEnd ? this.#pending + this.lineEnd : this.#pending))
    if (this.#pending === '') return rows
    // What is left has a quote without its partner; the field then reaches to the end.
    const left = lacksEnd ? this.#pending.slice(0, -1) : this.#pending
    this.faults.push({ line: this.#line, kind: 'unclosed' })
    const rest = this.#parser.parse(left, 0, false) as ParsedPart
    this.#pending = ''
    return [...rows, ...this.#rowsOf({ ...rest, errors: [] })]
  }

  #parse(text: string): ParsedPart {
    const part = this.#parser.parse(text, 0, true) as ParsedPart
    this.#pending = text.slice(part.meta.cursor)
    return part
  }

  #rowsOf({ data, errors }: ParsedPart): Row[] {
    const strayRows = new Set(errors.map(({ row }) => row))
    const rows: Row[] = []
    for (const [index, fields] of data.entries()) {
      const line = this.#line
      const last = fields.length - 1
      if (this.lineEnd === '\n' && fields[last]?.endsWith('\r')) fields[last] = fields[last].slice(0, -1)
      this.#line += 1
      for (const field of fields) if (field.includes(this.lineEnd)) this.#line += field.split(this.lineEnd).length - 1
      if (strayRows.has(index)) this.faults.push({ line, kind: 'stray' })
      if (last === 0 && fields[0] === '') this.emptyLines++
      else rows.push({ line, fields })
    }
    return rows
  }
}
