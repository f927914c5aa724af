import { inferType, type ColumnFacts } from '@/lib/subjects/csv/columns'
import type { Row } from '@/lib/subjects/csv/row-reader'

/** Which rows are shown, and in which order. */
export interface RowChoice {
  /** Words that a row must hold: `berlin`, `city:berlin`, `price>=10`, each one of them. */
  filter: string
  /** The place of the column to sort by. */
  sortBy: number | undefined
  isDescending: boolean
}

/** What a column holds. Numbers are those of columns of which every value is one. */
export interface ColumnSummary {
  name: string
  type: 'text' | 'number' | 'boolean'
  filled: number
  empty: number
  /** Different values; undefined above `distinctLimit`. */
  distinct: number | undefined
  least: string
  most: string
  sum: number | undefined
  mean: number | undefined
}

const distinctLimit = 100_000

type Test = (fields: readonly string[]) => boolean

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
}

/** Words apart by spaces; what stands in quotes is one word. */
const wordsOf = (filter: string) =>
  [...filter.matchAll(/(?:[^\s"]|"[^"]*"?)+/g)].map(([word]) => word.replaceAll('"', ''))

const isEqual = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** A table that was read, kept as its rows, of which some are shown in some order. Rows are never changed. */
export class HeldTable {
  private choice = ''
  private shown: readonly Row[]

  constructor(
    readonly names: readonly string[],
    readonly rows: readonly Row[],
    private readonly facts: readonly ColumnFacts[],
  ) {
    this.shown = rows
  }

  isNumber(column: number): boolean {
    const facts = this.facts[column]
    return facts !== undefined && inferType(facts).type === 'number'
  }

  /** The rows of a choice; asking the same again takes no time. */
  chosen(choice: RowChoice): readonly Row[] {
    const key = JSON.stringify(choice)
    if (key === this.choice) return this.shown
    const tests = wordsOf(choice.filter).map((word) => this.test(word))
    const kept = tests.length === 0 ? this.rows : this.rows.filter(({ fields }) => tests.every((test) => test(fields)))
    this.shown = choice.sortBy === undefined ? kept : this.sorted(kept, choice.sortBy, choice.isDescending)
    this.choice = key
    return this.shown
  }

  private test(word: string): Test {
    const [, name = '', sign = '', wanted = ''] = /^([^:<>=]+)(>=|<=|>|<|:|=)(.*)$/.exec(word) ?? []
    const column = this.names.findIndex((one) => isEqual(one, name))
    const compare = comparisons[sign]
    const lower = wanted.toLowerCase()
    if (column >= 0 && compare && wanted !== '' && Number.isFinite(Number(wanted)))
      return (fields) => {
        const value = fields[column] ?? ''
        return value.trim() !== '' && compare(Number(value), Number(wanted))
      }
    if (column >= 0 && sign === '=') return (fields) => isEqual(fields[column] ?? '', wanted)
    if (column >= 0 && sign === ':') return (fields) => (fields[column] ?? '').toLowerCase().includes(lower)
    const any = word.toLowerCase()
    return (fields) => fields.some((value) => value.toLowerCase().includes(any))
  }

  /** Numbers by size, other values by their letters in any case; empty ones last, equal ones in the order of the file. */
  private sorted(rows: readonly Row[], column: number, isDescending: boolean): Row[] {
    const isNumber = this.isNumber(column)
    const keyed = rows.map((row) => {
      const value = row.fields[column] ?? ''
      return { row, isEmpty: value === '', key: isNumber ? Number(value) : value.toLowerCase() }
    })
    const turn = isDescending ? -1 : 1
    keyed.sort((left, right) => {
      if (left.isEmpty || right.isEmpty) return Number(left.isEmpty) - Number(right.isEmpty)
      return left.key < right.key ? -turn : left.key > right.key ? turn : 0
    })
    return keyed.map(({ row }) => row)
  }

  /** What the columns hold, of the rows of a choice. */
  summary(choice: RowChoice): ColumnSummary[] {
    const rows = this.chosen(choice)
    return this.names.map((name, column) => {
      const isNumber = this.isNumber(column)
      const distinct = new Set<string>()
      let filled = 0
      let sum = 0
      let least: string | undefined
      let most: string | undefined
      for (const { fields } of rows) {
        const value = fields[column] ?? ''
        if (value === '') continue
        filled++
        if (distinct.size <= distinctLimit) distinct.add(value)
        if (isNumber) sum += Number(value)
        const isBefore = (left: string, right: string) => (isNumber ? Number(left) < Number(right) : left < right)
        if (least === undefined || isBefore(value, least)) least = value
        if (most === undefined || isBefore(most, value)) most = value
      }
      return {
        name,
        type: this.facts[column] ? inferType(this.facts[column]).type : 'text',
        filled,
        empty: rows.length - filled,
        distinct: distinct.size > distinctLimit ? undefined : distinct.size,
        least: least ?? '',
        most: most ?? '',
        sum: isNumber && filled > 0 ? sum : undefined,
        mean: isNumber && filled > 0 ? sum / filled : undefined,
      }
    })
  }
}
