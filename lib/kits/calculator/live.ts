import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import type { Show } from '@/lib/base/format/show'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValue, AnyValues, Fields, Scalar } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import { isShown } from '@/lib/kits/fields/visible'
import type { CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import { isAllowed, near, otherNumbers, tries } from './other-entries'
import { evaluate, readExpression, valueOf, type Expression, type Piece, type WrittenFigure } from './expression'
import type { AnyResults, Rounding } from './types'
import { rounded, writeAllLines, type WrittenLine } from './working'

/*
 * Which results a spreadsheet can go on working out. A line of the working holds for the entries that it was written for; others
 * may call for other lines. So every formula is held against the calculator at other entries first, and one that would come to
 * another figure anywhere is none.
 */

/** A result, or a figure on the way to it, as the working has it. */
export interface LiveFormula {
  expression: Expression
  rounding: Rounding | undefined
}

export interface Live {
  /** By the name of a result, or by what a line calls its own. */
  formulas: ReadonlyMap<string, LiveFormula>
  /** Names of the fields that they follow. */
  follows: ReadonlySet<string>
}

export interface Answered {
  calculator: CalculatorModule
  declaration: Declaration
  values: AnyValues
  computed: AnyResults
  visitor: Region
  today: string
  show: Show
}

type Row = Readonly<Record<string, Scalar | undefined>>
type Path = { field: string; column?: string; row?: number }

/** Before a name in an expression: what was entered, though a later line gives a result of that name. */
const asEntered = '@'

/**
 * Which numbers of the form a name in the working stands for; undefined for anything else. A result may have the name of a field: where
 * no line gives it, it is what was entered, or other entries show that it is not.
 */
export function entryPath(path: string, { inputs }: Pick<Declaration, 'inputs'>): Path | undefined {
  const [name = '', first, second] = path.replace(asEntered, '').split('.')
  const field = inputs[name]
  if (!field) return undefined
  if (field.kind !== 'rows') return isNumeric(field) && first === undefined ? { field: name } : undefined
  const column = second ?? first
  if (column === undefined || !isNumeric(field.columns[column] ?? { kind: 'text', label: '' })) return undefined
  if (second === undefined) return { field: name, column }
  return /^\d+$/.test(first ?? '') ? { field: name, column, row: Number(first) } : undefined
}

function entryValue({ field, column, row }: Path, values: AnyValues): number | undefined {
  const value = values[field]
  if (column === undefined) return typeof value === 'number' ? value : undefined
  if (!Array.isArray(value)) return undefined
  if (row === undefined) return (value as readonly Row[]).reduce((sum, one) => sum + Number(one[column] ?? 0), 0)
  const cell = (value as readonly Row[])[row]?.[column]
  return typeof cell === 'number' ? cell : undefined
}

function changedValue(field: Fields[string], value: AnyValue, attempt: number): AnyValue {
  if (isNumeric(field)) return typeof value === 'number' ? otherNumbers(field, value)[attempt] : value
  if (field.kind !== 'rows' || !Array.isArray(value)) return value
  return (value as readonly Row[]).map((row, at) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        const column = field.columns[name]
        // One row more than the others, so that their shares of a sum change.
        const isChanged = column && isNumeric(column) && typeof cell === 'number' && (attempt > 0 || at === 0)
        return [name, isChanged ? otherNumbers(column, cell)[attempt] : cell]
      }),
    ),
  )
}

interface Trial {
  values: AnyValues
  computed: AnyResults
  changed: readonly string[]
}

/** The calculator's own answers to other entries: each field alone, then all at once. */
function trialsOf({ calculator, declaration, values, visitor, today, show }: Answered): Trial[] {
  const { inputs, law } = declaration
  const changeable = Object.entries(inputs).filter(
    ([name, field]) =>
      isShown(field, values) && (isNumeric(field) ? typeof values[name] === 'number' : field.kind === 'rows'),
  )
  const together = [...changeable.map((one) => [one]), changeable]
  return together.flatMap((fields) =>
    Array.from({ length: tries }, (_, attempt) => attempt).flatMap((attempt): Trial[] => {
      const others = fields.map(([name, field]) => [name, changedValue(field, values[name], attempt)] as const)
      const tried = { ...values, ...Object.fromEntries(others) }
      if (!isAllowed(inputs, tried, show)) return []
      const computed = calculator.compute(tried, contextOf(law, tried, visitor, today))
      return isProblem(computed) ? [] : [{ values: tried, computed, changed: fields.map(([name]) => name) }]
    }),
  )
}

type Formulas = ReadonlyMap<string, LiveFormula>

/** What a formula comes to with these entries; figures that nothing follows stay as they were written. */
function workedOut(name: string, formulas: Formulas, { declaration, show }: Answered, values: AnyValues): number {
  const known = new Map<string, number>()
  function worth({ path, value }: WrittenFigure): number {
    if (path === undefined) return value
    if (formulas.has(path)) return worthOf(path)
    const entry = entryPath(path, declaration)
    return (entry && entryValue(entry, values)) ?? value
  }
  function worthOf(one: string): number {
    const found = known.get(one)
    if (found !== undefined) return found
    const formula = formulas.get(one)
    // A formula that leads back to itself is met again before it has a value.
    known.set(one, Number.NaN)
    const value = formula ? rounded(valueOf(formula.expression, worth), formula.rounding, show) : Number.NaN
    known.set(one, value)
    return value
  }
  return worthOf(name)
}

function figuresIn(expression: Expression): WrittenFigure[] {
  const found: WrittenFigure[] = []
  valueOf(expression, (figure) => {
    found.push(figure)
    return figure.value
  })
  return found
}

/** Names of the formulas that one needs, and of the fields that all of them follow. */
function needsOf(name: string, formulas: Formulas, declaration: Declaration) {
  const needed = new Set<string>()
  const fields = new Set<string>()
  function visit(one: string): void {
    const formula = formulas.get(one)
    if (!formula || needed.has(one)) return
    needed.add(one)
    for (const { path } of figuresIn(formula.expression)) {
      if (path === undefined) continue
      if (formulas.has(path)) visit(path)
      else {
        const entry = entryPath(path, declaration)
        if (entry) fields.add(entry.field)
      }
    }
  }
  visit(name)
  return { needed, fields }
}

/** The line with what it leaves out because it is 0, where that comes to the same: another entry may not be 0. */
function piecesOf({ pieces, whole, result, line }: WrittenLine, show: Show): readonly Piece[] {
  if (whole === pieces || result === undefined) return pieces
  return near(rounded(evaluate(whole), line.rounded, show), result) ? whole : pieces
}

/** What a line names before any line has given it, and somebody entered, is the entry. */
function withEntries(pieces: readonly Piece[], given: Formulas, { declaration, values }: Answered): readonly Piece[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string' || piece.path === undefined || given.has(piece.path)) return piece
    const field = declaration.inputs[piece.path]
    const isEntry = field && isNumeric(field) && isShown(field, values) && values[piece.path] === piece.value
    return isEntry ? { ...piece, path: `${asEntered}${piece.path}` } : piece
  })
}

/** Every line of arithmetic that gives a result or something of its own; what two lines give is left to neither. */
function candidates(answered: Answered): Map<string, LiveFormula> {
  const { calculator, declaration, values, computed, show } = answered
  const { steps } = calculator
  const lines = typeof steps === 'function' ? steps(values, computed, show) : steps
  const formulas = new Map<string, LiveFormula>()
  const twice = new Set<string>()
  for (const one of writeAllLines(lines, declaration, values, computed, show)) {
    if (!('line' in one) || one.line.is === undefined || one.pieces.length === 0) continue
    const { line } = one
    const name = 'as' in line ? line.as : typeof line.gives === 'string' ? line.gives : undefined
    if (name === undefined || name.includes('.')) continue
    if (formulas.has(name)) twice.add(name)
    const pieces = withEntries(piecesOf(one, show), formulas, answered)
    formulas.set(name, { expression: readExpression(pieces), rounding: line.rounded })
  }
  for (const name of twice) formulas.delete(name)
  return formulas
}

/**
 * The results that formulas can follow from the entries, with what they need on the way: each comes to the calculator's own figure
 * at the entries there are, and at up to five others of every field, alone and all together.
 */
export function liveFormulas(answered: Answered): Live {
  const { declaration, values, computed } = answered
  const formulas = candidates(answered)
  const isResult = (name: string) => Object.hasOwn(declaration.outputs, name)
  const trials: readonly Trial[] = [{ values, computed, changed: [] }, ...trialsOf(answered)]
  const isRight = (name: string) =>
    trials.every((trial) => {
      const wanted = trial.computed[name]
      const found = workedOut(name, formulas, answered, trial.values)
      return typeof wanted === 'number' ? near(found, wanted) : !Number.isFinite(found)
    })
  for (;;) {
    const wrong = [...formulas.keys()].filter((name) => isResult(name) && !isRight(name))
    for (const name of wrong) formulas.delete(name)
    if (wrong.length === 0) break
  }
  const tried = new Set(trials.flatMap(({ changed }) => changed))
  const live = new Set<string>()
  const follows = new Set<string>()
  for (const name of formulas.keys()) {
    if (!isResult(name)) continue
    const { needed, fields } = needsOf(name, formulas, declaration)
    // Nothing proves a formula of fields that take no other number.
    if (fields.size === 0 || ![...fields].every((field) => tried.has(field))) continue
    for (const one of needed) live.add(one)
    for (const field of fields) follows.add(field)
  }
  return { formulas: new Map([...formulas].filter(([name]) => live.has(name))), follows }
}
