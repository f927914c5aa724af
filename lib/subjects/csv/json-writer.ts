import type { Place } from '@/lib/subjects/csv/names'
import type { WritePlan } from '@/lib/subjects/csv/plan'
import type { Row } from '@/lib/subjects/csv/row-reader'
import { booleanLiteral, numberLiteral } from '@/lib/subjects/csv/values'

/** Values that stayed text although their column was chosen to be something else. */
interface Misfits {
  total: number
  firstLine: number
  firstValue: string
}

/** Rows whose key was there before, in a result with one record for each key. */
interface RepeatedKeys {
  total: number
  listed: { line: number; key: string }[]
}

export interface ConversionReport {
  records: number
  skipped: number
  repeated: RepeatedKeys
  /** By column. */
  misfits: [number, Misfits][]
}

const listedKeys = 20
const indentStep = '  '
/** Quotes, backslashes, halves of surrogate pairs and everything below the space. */
const mustEscape = /["\\\ud800-\udfff]|[^ -\uffff]/

function quoted(text: string): string {
  return mustEscape.test(text) ? JSON.stringify(text) : `"${text}"`
}

/** Key and value of a record, or the record alone; both without a line end. */
export interface Written {
  key: string
  text: string
}

/**
 * Writes records as JSON text by a plan: same digits, same order of columns, no object in between, so that a header named
 * `__proto__` is a key like any other.
 */
class RecordWriter {
  /** By column. */
  readonly misfits = new Map<number, Misfits>()
  #pretty: boolean
  #depth: number
  #line = 0
  #quotedKeys = new Map<string, string>()

  constructor(private readonly plan: WritePlan) {
    this.#pretty = plan.format === 'pretty'
    this.#depth = plan.shape === 'grouped' ? 2 : 1
  }

  /** Undefined for a row with another number of fields than columns when the plan leaves such rows out. */
  write(fields: readonly string[], line: number): Written | undefined {
    const { plan } = this
    const width = plan.names.length
    if (plan.ragged === 'skip' && fields.length !== width) return undefined
    this.#line = line
    const extra = fields.length > width ? fields.slice(width) : []
    const text = plan.shape === 'arrays' ? this.#row(fields, extra) : this.#record(fields, extra)
    return { key: fields[plan.keyColumn] ?? '', text }
  }

  #row(fields: readonly string[], extra: readonly string[]): string {
    const items = this.plan.names.map((_, column) => this.#value(fields[column] ?? '', column) ?? 'null')
    for (const value of extra) items.push(quoted(value))
    return this.#list(items, this.#depth)
  }

  #record(fields: readonly string[], extra: readonly string[]): string {
    const members = this.#members(this.plan.root.entries, fields, this.#depth)
    if (extra.length > 0) {
      const list = this.#list(extra.map(quoted), this.#depth + 1)
      members.push(this.#member(this.plan.extraKey, list))
    }
    return this.#object(members, this.#depth)
  }

  #members(entries: readonly [string, Place][], fields: readonly string[], depth: number): string[] {
    const members: string[] = []
    for (const [key, place] of entries) {
      const text = this.#place(place, fields, depth + 1)
      if (text !== undefined) members.push(this.#member(key, text))
    }
    return members
  }

  #place(place: Place, fields: readonly string[], depth: number): string | undefined {
    if (place.kind === 'value') return this.#value(fields[place.column] ?? '', place.column)
    if (place.kind === 'object') {
      const members = this.#members(place.entries, fields, depth)
      return members.length === 0 ? undefined : this.#object(members, depth)
    }
    const items = place.items.map((item) => item && this.#place(item, fields, depth + 1))
    while (items.length > 0 && items.at(-1) === undefined) items.pop()
    if (items.length === 0) return undefined
    return this.#list(
      items.map((item) => item ?? 'null'),
      depth,
    )
  }

  #value(value: string, column: number): string | undefined {
    if (value === '') {
      if (this.plan.empty === 'null') return 'null'
      return this.plan.empty === 'text' ? '""' : undefined
    }
    const type = this.plan.types[column]
    if (type === 'text') return quoted(value)
    const literal = type === 'number' ? numberLiteral(value) : booleanLiteral(value)
    if (literal !== undefined) return literal
    const known = this.misfits.get(column)
    if (known) known.total++
    else this.misfits.set(column, { total: 1, firstLine: this.#line, firstValue: value.slice(0, 60) })
    return quoted(value)
  }

  #member(key: string, text: string): string {
    let quotedKey = this.#quotedKeys.get(key)
    if (quotedKey === undefined) {
      quotedKey = quoted(key) + (this.#pretty ? ': ' : ':')
      this.#quotedKeys.set(key, quotedKey)
    }
    return quotedKey + text
  }

  #object(members: readonly string[], depth: number): string {
    return this.#around('{', members, '}', depth)
  }

  #list(items: readonly string[], depth: number): string {
    return this.#around('[', items, ']', depth)
  }

  #around(open: string, parts: readonly string[], close: string, depth: number): string {
    if (!this.#pretty || parts.length === 0) return open + parts.join(',') + close
    const inner = `\n${indentStep.repeat(depth + 1)}`
    return `${open}${inner}${parts.join(`,${inner}`)}\n${indentStep.repeat(depth)}${close}`
  }
}

/** Puts records together to a document, and gives its text away in parts as they come. */
export class DocumentWriter {
  readonly repeated: RepeatedKeys = { total: 0, listed: [] }
  records = 0
  skipped = 0
  #writer: RecordWriter
  #keys = new Set<string>()
  #groups = new Map<string, string[]>()
  #groupedLength = 0

  constructor(private readonly plan: WritePlan) {
    this.#writer = new RecordWriter(plan)
  }

  get misfits(): ReadonlyMap<number, Misfits> {
    return this.#writer.misfits
  }

  /** Characters held until the end, since a group can get another record until then. */
  get held(): number {
    return this.#groupedLength
  }

  /** The text that one row adds. */
  add(fields: readonly string[], line: number): string {
    const written = this.#writer.write(fields, line)
    if (!written) {
      this.skipped++
      return ''
    }
    const { shape, format } = this.plan
    const { key, text } = written
    if (shape === 'grouped') {
      const group = this.#groups.get(key)
      if (group) group.push(text)
      else this.#groups.set(key, [text])
      this.#groupedLength += text.length
      this.records++
      return ''
    }
    if (shape === 'keyed' && this.#isRepeated(key, line)) return ''
    const isFirst = this.records++ === 0
    if (format === 'ndjson') return `${text}\n`
    const opening = isFirst ? (shape === 'keyed' ? '{' : '[') : ','
    const member = shape === 'keyed' ? this.#keyed(key, text) : text
    return format === 'pretty' ? `${opening}\n${indentStep}${member}` : opening + member
  }

  /** What is left to write when no more rows come. */
  *finish(): Generator<string> {
    const { shape, format } = this.plan
    const isPretty = format === 'pretty'
    if (shape === 'grouped') {
      yield* this.#groupTexts(isPretty)
      return
    }
    if (format === 'ndjson') return
    const [open, close] = shape === 'keyed' ? ['{', '}'] : ['[', ']']
    if (this.records === 0) yield open + close
    else yield isPretty ? `\n${close}` : close
    if (isPretty) yield '\n'
  }

  *#groupTexts(isPretty: boolean): Generator<string> {
    const [newline, inner] = isPretty ? [`\n${indentStep}`, `\n${indentStep}${indentStep}`] : ['', '']
    let opening = '{'
    for (const [key, texts] of this.#groups) {
      yield `${opening}${newline}${this.#keyed(key, '[')}`
      opening = ','
      for (const [index, text] of texts.entries()) yield `${index > 0 ? ',' : ''}${inner}${text}`
      yield `${newline}]`
    }
    if (this.#groups.size === 0) yield '{}'
    else yield isPretty ? '\n}' : '}'
    if (isPretty) yield '\n'
  }

  #keyed(key: string, text: string): string {
    return quoted(key) + (this.plan.format === 'pretty' ? ': ' : ':') + text
  }

  #isRepeated(key: string, line: number): boolean {
    if (!this.#keys.has(key)) {
      this.#keys.add(key)
      return false
    }
    this.repeated.total++
    if (this.repeated.listed.length < listedKeys) this.repeated.listed.push({ line, key: key.slice(0, 60) })
    return true
  }
}

/** The JSON of a few records, such as the first hundred. */
export function convertRows(rows: readonly Row[], plan: WritePlan): { text: string; report: ConversionReport } {
  const document = new DocumentWriter(plan)
  const body = rows.map(({ fields, line }) => document.add(fields, line)).join('')
  return { text: body + [...document.finish()].join(''), report: reportOf(document) }
}

export function reportOf({ records, skipped, repeated, misfits }: DocumentWriter): ConversionReport {
  return { records, skipped, repeated, misfits: [...misfits] }
}
