import { sheetNames, type FlowingCell } from '@/lib/base/workbook/workbook'
import { analyse, recordsOf, type Analysis, type Progress, type Unreadable } from '@/lib/subjects/csv/analyse'
import type { ColumnFacts } from '@/lib/subjects/csv/columns'
import type { Row } from '@/lib/subjects/csv/row-reader'
import type { ReadSettings } from '@/lib/subjects/csv/settings'
import type { DecimalMark } from './columns'
import {
  hasHead,
  mostSheetRows,
  rowsOfSheets,
  tableHeadings,
  type PlannedColumn,
  type PlannedSheet,
  type SheetStyle,
} from './sheet-plan'
import { sheetCell, shownCell, textCell } from './sheet-cell'
import {
  markOf,
  typedColumns,
  TypedWatch,
  type SheetType,
  type TypedColumn,
  type TypedFacts,
  type TypeRules,
} from './typed-columns'
import { flowXlsx, type FlowingSheet } from './write-xlsx'

/* Workbooks of CSV files: each file a sheet, or several where one does not hold it. */

/** A row as cells of every type, of which the page shows those that are chosen. */
export interface ShownRow {
  line: number
  cells: Readonly<Record<Exclude<SheetType, 'omit'>, string>>[]
}

export interface SheetAnalysis {
  analysis: Analysis
  /** What each column is by its values. */
  columns: PlannedColumn[]
  /** The decimal mark that was taken where numbers could be read in two ways. */
  unsureMark: DecimalMark | undefined
  /** Texts that begin with =. */
  formulas: number
  /** Fields of the longest record. */
  width: number
  shown: ShownRow[]
}

const shownRows = 10

function plannedColumns(
  { columns, reading }: Analysis,
  typed: readonly TypedFacts[],
  rules: TypeRules,
): PlannedColumn[] {
  const types = typedColumns(columns, typed, reading.delimiter, rules)
  return columns.map((own, at) => {
    const facts = typed[at]
    const column: TypedColumn = types[at] ?? { type: 'text', mark: '.', order: 'day' }
    const figures = facts?.figures[column.mark]
    return {
      ...column,
      heading: own.header,
      decimals: figures?.decimals ?? 0,
      isGrouped: figures?.isGrouped ?? false,
      isTimed: (facts?.timed ?? 0) > 0,
      hasSeconds: (facts?.seconds ?? 0) > 0,
      longest: facts?.longest ?? 0,
      zone: facts?.zones[0] || undefined,
      because: becauseOf(own, facts, column),
    }
  })
}

function becauseOf({ firsts }: ColumnFacts, facts: TypedFacts | undefined, { why }: TypedColumn) {
  if (why === 'mixed') return firsts.text ?? firsts.date ?? firsts['date-time'] ?? firsts.boolean
  if (why === 'leading-zero' || why === 'phone') return firsts[why]
  return why === 'too-long' ? (firsts[why] ?? facts?.tooLong) : undefined
}

const plainStyle: SheetStyle = {
  layout: 'plain',
  head: 'plain',
  freeze: 'none',
  dates: 'iso',
  numbers: 'file',
  marks: 'none',
  widths: 'usual',
  formulas: false,
}

function shownRow({ line, fields }: Row, columns: readonly PlannedColumn[]): ShownRow {
  const cells = columns.map((column, at) => {
    const as = (type: SheetType) => shownCell(fields[at] ?? '', { ...column, type }, plainStyle)
    return { text: as('text'), number: as('number'), date: as('date'), boolean: as('boolean') }
  })
  return { line, cells }
}

/** Reads a CSV text or file to its end: what `analyse` tells, and what its columns are in a spreadsheet's eyes. */
export async function analyseForSheet(
  source: string | Blob,
  settings: ReadSettings,
  rules: TypeRules,
  progress: Progress,
): Promise<SheetAnalysis | Unreadable> {
  let watch = new TypedWatch(settings.hasHeader, settings.trim)
  const analysis = await analyse(source, settings, progress, () => {
    const fresh = new TypedWatch(settings.hasHeader, settings.trim)
    watch = fresh
    return (row) => fresh.see(row)
  })
  if ('unreadable' in analysis) return analysis
  const typed = watch.facts(analysis.columns.length)
  const columns = plannedColumns(analysis, typed, rules)
  const { mark, isUnsure } = markOf(typed, analysis.reading.delimiter)
  return {
    analysis,
    columns,
    unsureMark: isUnsure && rules.mark === undefined ? mark : undefined,
    formulas: typed.reduce((sum, facts) => sum + facts.formulas, 0),
    width: watch.width,
    shown: analysis.preview.slice(0, shownRows).map((row) => shownRow(row, columns)),
  }
}

/** Values that did not fit the type of their column and stayed text. */
export interface SheetMisfit {
  sheet: string
  column: string
  total: number
  line: number
  value: string
}

export interface WorkbookReport {
  sheets: { name: string; rows: number }[]
  misfits: SheetMisfit[]
  /** Texts longer than a cell holds, which were cut. */
  cut: number
}

const longestText = 32_767
const narrowest = 8
const batchRows = 2000

/** A file on its way into one sheet or several. */
class SheetFlow {
  readonly misfits = new Map<number, SheetMisfit>()
  cut = 0
  #rows: AsyncIterator<{ rows: { line: number; fields: string[] }[]; share: number }>
  #ready: { line: number; fields: string[] }[] = []
  #at = 0

  constructor(
    private readonly sheet: PlannedSheet,
    private readonly style: SheetStyle,
    private readonly name: string,
    private readonly progress: Progress,
  ) {
    this.#rows = recordsOf(sheet.source, sheet.reading)[Symbol.asyncIterator]()
  }

  /** The next so many records as rows, in parts. */
  async *take(most: number, head: readonly FlowingCell[] | undefined): AsyncGenerator<(readonly FlowingCell[])[]> {
    if (head) yield [head]
    let left = most
    while (left > 0) {
      if (this.#at >= this.#ready.length) {
        const next = await this.#rows.next()
        if (next.done) return
        this.#ready = next.value.rows
        this.#at = 0
        await this.progress(next.value.share)
        continue
      }
      const some = this.#ready.slice(this.#at, this.#at + Math.min(left, batchRows))
      this.#at += some.length
      left -= some.length
      yield some.map((row) => this.cells(row))
    }
  }

  private cells({ line, fields }: { line: number; fields: string[] }): FlowingCell[] {
    const { columns } = this.sheet
    const cells: FlowingCell[] = []
    for (const [at, value] of fields.entries()) {
      if (value.length > longestText) this.cut++
      const column = columns[at]
      if (column?.type === 'omit') continue
      // Fields beyond the last heading are kept as they are, to the right of it.
      const cell = column ? sheetCell(value, column, this.style) : value === '' ? null : textCell(value, true)
      if (column && column.type !== 'text' && isText(cell)) this.note(at, column, line, value)
      cells.push(cell)
    }
    return cells
  }

  private note(at: number, { heading }: PlannedColumn, line: number, value: string): void {
    const known = this.misfits.get(at)
    if (known) known.total++
    else
      this.misfits.set(at, {
        sheet: this.name,
        column: heading || `Column ${at + 1}`,
        total: 1,
        line,
        value: value.slice(0, 60),
      })
  }
}

const isText = (cell: FlowingCell) => typeof cell === 'object' && cell !== null && 'text' in cell

function widthsOf(
  columns: readonly PlannedColumn[],
  headings: readonly string[],
  { widths, layout }: SheetStyle,
): number[] {
  if (widths === 'usual') return []
  const button = layout === 'plain' ? 0 : 3
  return columns.map(({ longest, type, isTimed, decimals }, at) => {
    const shown = type === 'date' ? (isTimed ? 19 : 11) : type === 'number' ? longest + Math.min(decimals, 3) : longest
    return Math.min(60, Math.max(narrowest, shown, (headings[at] ?? '').length + button) + 1)
  })
}

function headOf(headings: readonly string[], { head, layout }: SheetStyle): FlowingCell[] {
  // A table brings its own colours.
  const look = layout === 'table' || head === 'plain' ? undefined : head === 'bold' ? 'heading' : 'head'
  return headings.map((text) => ({ text, ...(look && { look }) }))
}

interface Stretch {
  flow: SheetFlow
  sheet: PlannedSheet
  rows: number
}

/** One sheet of a file, with what is said of it beforehand. */
function flowing({ flow, sheet, rows }: Stretch, name: string, style: SheetStyle, at: number): FlowingSheet {
  const columns = sheet.columns.filter(({ type }) => type !== 'omit')
  const own = columns.map(({ heading }) => heading)
  const headings =
    style.layout === 'table' ? tableHeadings(own) : own.map((one, place) => one || headless(sheet, place))
  const withHead = hasHead(sheet, style)
  const all = rows + (withHead ? 1 : 0)
  const isFiltered = rows > 0 && columns.length > 0
  const ofKind = (type: PlannedColumn['type']) => columns.flatMap((one, place) => (one.type === type ? [place] : []))
  const { marks } = style
  return {
    name,
    widths: widthsOf(columns, withHead ? headings : [], style),
    frozenRows: withHead && style.freeze !== 'none' ? 1 : 0,
    frozenColumns: style.freeze === 'both' && columns.length > 1 ? 1 : 0,
    ...(style.layout === 'table' && isFiltered && { table: { name: `Table${at + 1}`, columns: headings, rows: all } }),
    ...(style.layout === 'filter' && isFiltered && { filtered: { columns: columns.length, rows: all } }),
    ...(marks !== 'none' &&
      rows > 0 && { marks: { rows: all, columns: ofKind('number').map((column) => ({ column, by: marks })) } }),
    ...(rows > 0 && { texts: { rows: all, columns: ofKind('text') } }),
    rows: flow.take(rows, withHead ? headOf(headings, style) : undefined),
  }
}

const headless = ({ reading }: PlannedSheet, place: number) => (reading.hasHeader ? '' : `Column ${place + 1}`)

/**
 * Writes CSV files as one workbook, each on a sheet of its own and on further sheets where it has more rows than one holds, and hands
 * it to `write` in parts. Reads each file once and keeps no more of it than a few thousand rows. `most` is the rows of a sheet.
 */
export async function writeCsvWorkbook(
  sheets: readonly PlannedSheet[],
  style: SheetStyle,
  write: (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>,
  { progress = () => {}, most = mostSheetRows }: { progress?: Progress; most?: number } = {},
): Promise<WorkbookReport> {
  const counts = sheets.map((sheet) => rowsOfSheets(sheet, hasHead(sheet, style), most))
  const names = sheetNames(sheets.flatMap(({ label }, at) => (counts[at] ?? []).map(() => label)))
  const all = sheets.reduce((sum, { rows }) => sum + rows + 1, 0)
  let before = 0
  let next = 0
  const stretches = sheets.flatMap((sheet, at) => {
    const done = before / all
    before += sheet.rows + 1
    const part = (sheet.rows + 1) / all
    const flow = new SheetFlow(sheet, style, names[next] ?? '', (share) => progress(done + share * part))
    next += counts[at]?.length ?? 0
    return (counts[at] ?? []).map((rows): Stretch => ({ flow, sheet, rows }))
  })
  const title = sheets.length === 1 ? (sheets[0]?.label ?? '') : 'Workbook'
  await flowXlsx({ title, sheets: stretches.map((stretch, at) => flowing(stretch, names[at] ?? '', style, at)) }, write)
  const flows = [...new Set(stretches.map(({ flow }) => flow))]
  return {
    sheets: stretches.map(({ rows }, at) => ({ name: names[at] ?? '', rows })),
    misfits: flows.flatMap(({ misfits }) => [...misfits.values()]),
    cut: flows.reduce((sum, { cut }) => sum + cut, 0),
  }
}
