import { csvRecord } from '@/lib/subjects/csv/record'
import { analyse, recordsOf, type Analysis, type Progress, type Unreadable } from '@/lib/subjects/csv/analyse'
import { nearestOf, valueFault, type ColumnRule, type ValueFault } from '@/lib/subjects/csv/rules'
import type { ReadSettings } from '@/lib/subjects/csv/settings'

export type CellFaultKind =
  | ValueFault
  | 'unique'
  | 'short'
  | 'long'
  | 'stray-quote'
  | 'unclosed'
  | 'control'
  | 'space'
  | 'formula'

export interface CellFault {
  line: number
  /** Its name, or empty where the whole row is meant. */
  column: string
  value: string
  kind: CellFaultKind
  /** Of a value that is there twice: the line of the first. */
  first?: number
}

export interface HeaderFault {
  kind: 'empty' | 'repeated' | 'missing' | 'extra'
  column: string
  nearest?: string | undefined
}

export interface CsvCheck {
  analysis: Analysis
  headers: HeaderFault[]
  /** By kind, all of them. */
  counts: Partial<Record<CellFaultKind, number>>
  total: number
  listed: CellFault[]
  /** Columns whose values were too many to be compared to the end. */
  uncompared: string[]
}

const listedFaults = 10_000
/** Different values of one column that are kept for comparing. */
const comparedValues = 3_000_000

// eslint-disable-next-line no-control-regex -- controls are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const formula = /^[=+@\t\r]|^-(?!\d)/

class Findings {
  readonly counts: CsvCheck['counts'] = {}
  readonly listed: CellFault[] = []
  total = 0

  add(fault: CellFault): void {
    this.counts[fault.kind] = (this.counts[fault.kind] ?? 0) + 1
    this.total++
    if (this.listed.length < listedFaults) this.listed.push({ ...fault, value: fault.value.slice(0, 200) })
  }
}

function headerFaults(names: readonly string[], rules: readonly ColumnRule[]): HeaderFault[] {
  const faults: HeaderFault[] = []
  names.forEach((column, at) => {
    if (column === '') faults.push({ kind: 'empty', column: String(at + 1) })
    else if (names.indexOf(column) < at) faults.push({ kind: 'repeated', column })
  })
  for (const { column } of rules)
    if (!names.includes(column)) faults.push({ kind: 'missing', column, nearest: nearestOf(column, names) })
  return faults
}

/**
 * Reads a CSV text or file twice: for its form, and for each value against the rules of its column. Memory holds the faults that are
 * listed and, of columns that must be unique, their values up to three million.
 */
export async function checkCsv(
  source: string | Blob,
  settings: ReadSettings,
  rules: readonly ColumnRule[],
  progress: Progress = () => {},
): Promise<CsvCheck | Unreadable> {
  const analysis = await analyse(source, settings, (share) => progress(share / 2))
  if ('unreadable' in analysis) return analysis
  const names = analysis.columns.map(({ header }, at) => (settings.hasHeader ? header : String(at + 1)))
  const ruleOf = new Map(rules.map((rule) => [names.indexOf(rule.column), rule]))
  const seen = new Map<number, Map<string, number>>()
  const uncompared = new Set<string>()
  const findings = new Findings()
  for (const { line, kind } of analysis.quoteFaults.listed)
    findings.add({ line, column: '', value: '', kind: kind === 'unclosed' ? 'unclosed' : 'stray-quote' })

  for await (const { rows, share } of recordsOf(source, analysis.reading)) {
    for (const { line, fields } of rows) {
      if (fields.length !== names.length)
        findings.add({
          line,
          column: '',
          value: String(fields.length),
          kind: fields.length < names.length ? 'short' : 'long',
        })
      fields.forEach((value, at) => checkValue(value, at, line))
    }
    await progress(0.5 + share / 2)
  }

  function checkValue(value: string, at: number, line: number): void {
    const column = names[at] ?? String(at + 1)
    if (control.test(value)) findings.add({ line, column, value, kind: 'control' })
    if (value !== '' && value.trim() !== value) findings.add({ line, column, value, kind: 'space' })
    else if (formula.test(value)) findings.add({ line, column, value, kind: 'formula' })
    const rule = ruleOf.get(at)
    if (!rule) return
    const kind = valueFault(value, rule)
    if (kind) findings.add({ line, column, value, kind })
    if (rule.isUnique && value !== '') compare(value, at, line, column)
  }

  function compare(value: string, at: number, line: number, column: string): void {
    const values = seen.get(at) ?? new Map<string, number>()
    seen.set(at, values)
    const first = values.get(value)
    if (first !== undefined) findings.add({ line, column, value, kind: 'unique', first })
    else if (values.size < comparedValues) values.set(value, line)
    else uncompared.add(column)
  }

  const { counts, total, listed } = findings
  listed.sort((left, right) => left.line - right.line)
  const headers = headerFaults(settings.hasHeader ? names : [], settings.hasHeader ? rules : [])
  return { analysis, headers, counts, total, listed, uncompared: [...uncompared] }
}

/**
 * The same records in the form of RFC 4180: every row as long as the header, quotes only where they are needed and doubled inside,
 * lines that end in CR LF, UTF-8 without a mark. Values are not touched; a row that is too long stays so.
 */
export async function* tidied(source: string | Blob, { reading, columns }: Analysis): AsyncGenerator<[string, number]> {
  const { delimiter, hasHeader } = reading
  let head = hasHeader
    ? csvRecord(
        columns.map(({ header }) => header),
        delimiter,
      )
    : ''
  for await (const { rows, share } of recordsOf(source, reading)) {
    const text = rows.map(({ fields }) => {
      const padded = [...fields, ...Array<string>(Math.max(0, columns.length - fields.length)).fill('')]
      return csvRecord(padded, delimiter)
    })
    yield [head + text.join(''), share]
    head = ''
  }
  if (head !== '') yield [head, 1]
}
