import { minorUnitDigits } from '@/lib/base/money/currency'
import {
  cellReference,
  columnName,
  sheetNames,
  type Sheet,
  type SheetCell,
  type Workbook,
} from '@/lib/base/workbook/workbook'
import type { Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import { savingMessages as says } from '@/lib/messages/saving'
import { cellOf, numberCell, type Described } from './cell-format'
import type { WrittenFigure } from './expression'
import { formulaOf } from './formula'
import { entryPath, type Live } from './live'
import {
  enteredTables,
  enteredText,
  entriesOf,
  isFigure,
  resultsOf,
  tablesOf,
  totalOf,
  type SavedAnswer,
  type SavedTable,
} from './saved-answer'
import type { Output, Step } from './types'
import type { WrittenLine } from './working'

/** A line of a sheet; `holds` says which entry, or which result or figure on the way, stands in its cell `at`. */
interface Line {
  cells: readonly SheetCell[]
  holds?: { entry?: string; figure?: string; at: number }
}

interface EnteredColumn {
  from: number
  rows: number
  column: number
}

/** What the sheets share: where everything stands, so that formulas find it. */
interface Writing {
  answer: SavedAnswer
  live: Live
  minorDigits: number
  answerSheet: string
  entries: Map<string, string>
  /** Cells of results and of figures on the way. */
  figures: Map<string, string>
  /** Columns of tables that were entered, as `table.column`. */
  columns: Map<string, EnteredColumn>
}

const blank: Line = { cells: [] }
const heading = (text: string): Line => ({ cells: [{ text, look: 'heading' }] })
const quiet = (text: string): SheetCell => ({ text, look: 'quiet' })

function unitOf(described: Described & { unit?: unknown }, { answer }: Writing): SheetCell {
  if (described.kind === 'money') return answer.show.currencyCode
  return typeof described.unit === 'string' ? described.unit : null
}

function entryCell(field: ScalarField, value: Scalar | undefined, isFollowed: boolean, writing: Writing): SheetCell {
  const { answer, minorDigits } = writing
  // The decimals of a field limit what is typed; its value has those it has.
  if (isNumeric(field) && typeof value === 'number')
    return { ...numberCell({ kind: field.kind }, value, minorDigits), ...(isFollowed ? { look: 'entry' } : {}) }
  if (field.kind === 'date' || field.kind === 'month') return cellOf(field, String(value ?? ''), minorDigits)
  return { text: enteredText(field, value, answer.show) }
}

function resultLines(writing: Writing): Line[] {
  const { answer, live, minorDigits } = writing
  const lines: Line[] = []
  let section: string | undefined
  for (const { name, output, result, text } of resultsOf(answer)) {
    if (output.section !== undefined && output.section !== section) lines.push(heading(output.section))
    ;({ section } = output)
    const isPlain = typeof result === 'number' || typeof result === 'string'
    const cell: SheetCell = isPlain ? cellOf(output, result, minorDigits) : { text }
    const stays = live.formulas.size > 0 && typeof result === 'number' && !live.formulas.has(name)
    lines.push({
      cells: [output.label, cell, unitOf(output, writing), stays ? quiet(says.asSaved) : null],
      holds: { figure: name, at: 1 },
    })
  }
  return lines
}

function entryLines(writing: Writing): Line[] {
  const { answer, live } = writing
  return entriesOf(answer).map(({ name, field, value, text }) => {
    const isOther = field.kind === 'quantity' && (answer.units[name] ?? field.unit) !== field.unit
    const cell = entryCell(field, value, live.follows.has(name), writing)
    return {
      cells: [field.label, cell, unitOf(field, writing), isOther ? quiet(text) : null],
      holds: { entry: name, at: 1 },
    }
  })
}

/** Tables that were entered, below `above` lines; remembers where their columns stand. */
function enteredTableLines(above: number, writing: Writing): Line[] {
  const lines: Line[] = []
  for (const { name, field, rows } of enteredTables(writing.answer)) {
    const columns = Object.entries(field.columns)
    lines.push(blank, heading(field.label), {
      cells: columns.map(([, { label }]) => ({ text: label, look: 'head' })),
    })
    for (const [column, [key]] of columns.entries())
      writing.columns.set(`${name}.${key}`, { from: above + lines.length, rows: rows.length, column })
    const isFollowed = writing.live.follows.has(name)
    for (const row of rows)
      lines.push({ cells: columns.map(([key, column]) => entryCell(column, row[key], isFollowed, writing)) })
  }
  return lines
}

function answerLines(writing: Writing): Line[] {
  const { answer, live } = writing
  const { declaration, show, today, address } = answer
  const entries = entryLines(writing)
  const lines: Line[] = [
    { cells: [{ text: declaration.name, look: 'title' }] },
    { cells: [quiet(says.madeOn(show.date(today)))] },
    { cells: [quiet(live.formulas.size > 0 ? says.live : says.still)] },
    ...(address === undefined ? [] : [{ cells: [{ text: address, href: address }] }]),
    blank,
    heading(says.results),
    ...resultLines(writing),
    ...(entries.length > 0 ? [blank, heading(says.entries), ...entries] : []),
  ]
  return [...lines, ...enteredTableLines(lines.length, writing)]
}

/** How the figure that a line gives is described: by its result, or by the line itself. */
function givenAs({ line }: WrittenLine, outputs: Readonly<Record<string, Output>>): Described {
  if ('as' in line) return { kind: line.in, ...(line.decimals === undefined ? {} : { decimals: line.decimals }) }
  if (typeof line.gives === 'object') return line.gives
  return outputs[line.gives ?? ''] ?? { kind: 'number' }
}

function workingLine(step: Step | WrittenLine, writing: Writing): Line {
  const { finds, working, gives } = step
  const told: readonly SheetCell[] = [finds, { text: working, wraps: true }]
  if (!('line' in step) || step.result === undefined) return { cells: [...told, { text: gives }] }
  const cell = numberCell(givenAs(step, writing.answer.declaration.outputs), step.result, writing.minorDigits)
  const name = 'as' in step.line ? step.line.as : typeof step.line.gives === 'string' ? step.line.gives : undefined
  return { cells: [...told, cell], ...(name === undefined ? {} : { holds: { figure: name, at: 2 } }) }
}

const head = (labels: readonly string[]): Line => ({ cells: labels.map((text) => ({ text, look: 'head' })) })

function tableSheet(name: string, { columns, rows, totals }: SavedTable, { minorDigits, answer }: Writing): Sheet {
  const named = Object.entries(columns)
  const labels = named.map(([, column]) => {
    const unit = column.kind === 'money' ? answer.show.currencyCode : typeof column.unit === 'string' ? column.unit : ''
    return unit === '' ? column.label : `${column.label} (${unit})`
  })
  const foot = named.map(([key, column], at): SheetCell => {
    if (!totals.includes(key)) return at === 0 ? { text: says.total, look: 'total' } : { text: '', look: 'total' }
    const letter = columnName(at)
    const cell = numberCell(column, totalOf(rows, key), minorDigits)
    return { ...cell, formula: `SUM(${letter}2:${letter}${rows.length + 1})`, look: 'total' }
  })
  return {
    name,
    frozenRows: 1,
    widths: labels.map((label, at) =>
      isFigure(named[at]?.[1] ?? { kind: 'text', label }) ? Math.max(14, label.length / 2) : 24,
    ),
    rows: [
      head(labels).cells,
      ...rows.map((row) => named.map(([key, column]) => cellOf(column, row[key], minorDigits))),
      ...(totals.length > 0 ? [foot] : []),
    ],
  }
}

function sourceLines({ answer }: Writing): Line[] {
  const { formula, limits, sources } = answer.about
  const wrapped = (text: string): Line => ({ cells: [{ text, wraps: true }] })
  return [
    heading(says.formula),
    wrapped(formula),
    ...(limits.length > 0 ? [blank, heading(says.limits), ...limits.map(wrapped)] : []),
    blank,
    heading(says.sources),
    ...sources.map(({ title, href, checkedOn }): Line => {
      const told = checkedOn === undefined ? title : `${title}, ${says.checked(answer.show.date(checkedOn))}`
      return { cells: [{ text: told, wraps: true }, href === undefined ? null : { text: href, href }] }
    }),
  ]
}

/** What a figure of the working is in the workbook: its cell, a range, or the formula that leads to it. */
function placeOf(writing: Writing): (figure: WrittenFigure) => string | undefined {
  const { live, entries, figures, columns, answerSheet, answer } = writing
  const place = ({ path }: WrittenFigure): string | undefined => {
    if (path === undefined) return undefined
    if (live.formulas.has(path)) return figures.get(path) ?? `(${formulaText(path, writing, place)})`
    const entry = entryPath(path, answer.declaration)
    if (!entry) return undefined
    if (entry.column === undefined) return entries.get(entry.field)
    const found = columns.get(`${entry.field}.${entry.column}`)
    if (!found) return undefined
    if (entry.row !== undefined) return cellReference(answerSheet, found.from + entry.row, found.column)
    const end = `$${columnName(found.column)}$${found.from + found.rows}`
    return `SUM(${cellReference(answerSheet, found.from, found.column)}:${end})`
  }
  return place
}

function formulaText(
  name: string,
  { live, minorDigits }: Writing,
  place: (figure: WrittenFigure) => string | undefined,
): string | undefined {
  const formula = live.formulas.get(name)
  return formula && formulaOf(formula.expression, formula.rounding, minorDigits, place)
}

/** Remembers which cell is whose; the first that shows a figure is its home. */
function settle(lines: readonly Line[], sheet: string, { entries, figures }: Writing): void {
  for (const [row, { holds }] of lines.entries()) {
    if (!holds) continue
    const { entry, figure, at } = holds
    const place = cellReference(sheet, row, at)
    if (entry !== undefined) entries.set(entry, place)
    if (figure !== undefined && !figures.has(figure)) figures.set(figure, place)
  }
}

/** The cells of the lines, formulas where there are any; a figure that has its home elsewhere refers to it. */
function written(lines: readonly Line[], sheet: string, writing: Writing): (readonly SheetCell[])[] {
  const place = placeOf(writing)
  return lines.map(({ cells, holds }, row) => {
    if (holds?.figure === undefined) return cells
    const formula = formulaText(holds.figure, writing, place)
    if (formula === undefined) return cells
    const home = writing.figures.get(holds.figure)
    const own = cellReference(sheet, row, holds.at)
    return cells.map((cell, at) =>
      at === holds.at && typeof cell === 'object' && cell !== null && 'value' in cell
        ? { ...cell, formula: home === own || home === undefined ? formula : home }
        : cell,
    )
  })
}

/**
 * An answer as a workbook: entries and figures with their units, every row of its tables and of what its charts draw, working, formula
 * and sources. What `live` names is a formula of the entries.
 */
export function calculatorWorkbook(answer: SavedAnswer, live: Live): Workbook {
  const tables = tablesOf(answer, true)
  const [first = '', working = '', sources = '', ...others] = sheetNames([
    says.answerSheet,
    says.workingSheet,
    says.sourcesSheet,
    ...tables.map(({ output }) => output.label),
  ])
  const writing: Writing = {
    answer,
    live,
    minorDigits: minorUnitDigits(answer.show.currencyCode),
    answerSheet: first,
    entries: new Map(),
    figures: new Map(),
    columns: new Map(),
  }
  const top = answerLines(writing)
  const steps = [head([says.finds, says.how, says.gives]), ...answer.steps.map((step) => workingLine(step, writing))]
  settle(top, first, writing)
  settle(steps, working, writing)
  return {
    title: answer.declaration.name,
    sheets: [
      { name: first, widths: [44, 18, 14, 24], rows: written(top, first, writing) },
      ...tables.map((table, at) => tableSheet(others[at] ?? '', table, writing)),
      ...(answer.steps.length > 0
        ? [{ name: working, widths: [36, 70, 20], frozenRows: 1, rows: written(steps, working, writing) }]
        : []),
      { name: sources, widths: [90, 60], rows: sourceLines(writing).map(({ cells }) => cells) },
    ],
  }
}
