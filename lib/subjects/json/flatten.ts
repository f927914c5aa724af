import { writtenStep } from '@/lib/subjects/json/pointer-steps'
import { ExactNumber, isList, isMembers, writeJson, type JsonMembers, type JsonValue } from '@/lib/subjects/json/value'

export const arrayRules = ['join', 'json', 'columns', 'rows'] as const
/** What a list within a record becomes: one cell of its items, one cell of JSON, a column for each place, a row for each item. */
export type ArrayRule = (typeof arrayRules)[number]

export interface FlattenRules {
  arrays: ArrayRule
  /** Between the items of a list in one cell. */
  between: string
  /** Between the names of members in each other: `address.city`. */
  pathMark: string
  /** What null becomes. */
  nullAs: string
}

export interface ColumnSummary {
  name: string
  filled: number
  /** What kinds of values stand in it: text, number, true or false, list, object. */
  kinds: readonly string[]
}

export interface FlatTable {
  names: string[]
  /** Cells in the order of the names; what a record lacks is undefined. */
  rows: (string | undefined)[][]
  columns: ColumnSummary[]
  /** Whole numbers of more digits than a spreadsheet keeps. */
  longNumbers: number
  /** Records from which several rows were made. */
  unfolded: number
  /** Lists that would have made more than `mostRowsOfRecord` rows of one record, and stand in one cell. */
  kept: number
}

/** Rows that one record may become. */
const mostRowsOfRecord = 10_000

const isSimple = (value: JsonValue) => !isList(value) && !isMembers(value)

/** A list of records with the pointer that leads to it. */
export interface RecordList {
  pointer: string
  records: readonly JsonValue[]
}

/** Every list of objects that is reached through objects alone, the longest first; a list that is the whole comes first of all. */
export function recordLists(value: JsonValue): RecordList[] {
  if (isList(value)) return [{ pointer: '', records: value }]
  const found: RecordList[] = []
  collect(value, '', found)
  return found.toSorted((left, right) => right.records.length - left.records.length)
}

function collect(value: JsonValue, pointer: string, found: RecordList[]): void {
  if (isList(value) && value.some(isMembers)) found.push({ pointer, records: value })
  if (!isMembers(value)) return
  for (const [key, one] of value) collect(one, pointer + writtenStep(key), found)
}

/** Turns records into a table whose columns stand in the order in which their names first occur. */
export function flatten(records: readonly JsonValue[], rules: FlattenRules): FlatTable {
  const places = new Map<string, number>()
  const facts: { filled: number; kinds: Set<string> }[] = []
  const rows: (string | undefined)[][] = []
  let [longNumbers, unfolded, kept] = [0, 0, 0]

  function cellOf(value: JsonValue): string {
    if (value === null) return rules.nullAs
    if (value instanceof ExactNumber) {
      if (isLong(value.written)) longNumbers++
      return value.written
    }
    return typeof value === 'string' ? value : isSimple(value) ? String(value) : writeJson(value)
  }
  function place(name: string, value: JsonValue): [number, string] {
    const at = places.get(name) ?? places.size
    places.set(name, at)
    const fact = (facts[at] ??= { filled: 0, kinds: new Set() })
    if (value !== null && value !== '') {
      fact.filled++
      fact.kinds.add(kindOf(value))
    }
    return [at, cellOf(value)]
  }

  for (const record of records) {
    const made = expanded(record, rules)
    if (made.rows.length > 1) unfolded++
    kept += made.kept
    for (const members of made.rows) {
      const row: (string | undefined)[] = []
      for (const [name, value] of members) {
        const [at, cell] = place(name, value)
        row[at] = cell
      }
      rows.push(row)
    }
  }
  const names = [...places.keys()]
  return {
    names,
    rows,
    columns: names.map((name, at) => ({ name, filled: facts[at]?.filled ?? 0, kinds: [...(facts[at]?.kinds ?? [])] })),
    longNumbers,
    unfolded,
    kept,
  }
}

const isLong = (written: string) => /^-?\d+$/.test(written) && written.replace('-', '').length > 15

function kindOf(value: JsonValue): string {
  if (value instanceof ExactNumber) return 'number'
  if (isList(value)) return 'list'
  if (isMembers(value)) return 'object'
  return typeof value === 'boolean' ? 'true or false' : 'text'
}

/** Pairs of column and value; a name may not stand twice in a row. */
type FlatRow = ReadonlyMap<string, JsonValue>

function expanded(record: JsonValue, rules: FlattenRules): { rows: FlatRow[]; kept: number } {
  let rows: FlatRow[] = [new Map()]
  let kept = 0
  const enter = (name: string, value: JsonValue): void => {
    rows = rows.map((row) => new Map(row).set(name, value))
  }
  const walk = (name: string, value: JsonValue): void => {
    if (isMembers(value) && value.size > 0) {
      for (const [key, one] of value) walk(name === '' ? key : `${name}${rules.pathMark}${key}`, one)
      return
    }
    if (isList(value) && value.length === 0) return enter(name || 'value', rules.arrays === 'json' ? value : '')
    if (!isList(value)) return enter(name || 'value', value)
    if (rules.arrays === 'columns') {
      for (const [index, one] of value.entries()) walk(`${name}[${index}]`, one)
      return
    }
    if (rules.arrays === 'rows') {
      if (rows.length * value.length > mostRowsOfRecord) {
        kept++
        return enter(name || 'value', value)
      }
      const before = rows
      rows = value.flatMap((one) => {
        rows = before
        walk(name, one)
        return rows
      })
      return
    }
    if (rules.arrays === 'join' && value.every(isSimple)) {
      const text = value.map((one) =>
        one === null ? rules.nullAs : one instanceof ExactNumber ? one.written : String(one),
      )
      return enter(name || 'value', text.join(rules.between))
    }
    enter(name || 'value', value)
  }
  walk('', record as JsonMembers)
  return { rows, kept }
}

export interface ColumnChoice {
  /** As the record names it. */
  name: string
  /** As the header names it. */
  heading: string
}

/** Columns that a visitor names, separated by commas or lines; `total = Sum` gives one another heading. Empty where all are wanted. */
export function chosenColumns(text: string): ColumnChoice[] {
  return text.split(/[,\n]/).flatMap((part) => {
    const [name = '', heading] = part.split('=').map((one) => one.trim())
    return name === '' ? [] : [{ name, heading: heading === undefined || heading === '' ? name : heading }]
  })
}
