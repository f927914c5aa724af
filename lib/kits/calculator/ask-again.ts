import { isProblem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues, NumericField, RowsField, Scalar } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { isNumeric } from '@/lib/kits/fields/write'
import { askingMessages } from '@/lib/messages/asking'
import { answerTo, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import { isFigure } from './figure-output'
import { isAllowed, near, otherNumbers } from './other-entries'
import type { AnyResults } from './types'

/** A calculator with an answer, of which one entry is changed and the rest kept. */
export interface Asked {
  calculator: CalculatorModule
  /** With the units that the values call for. */
  declaration: Declaration
  values: AnyValues
  visitor: Region
  today: string
}

/** A number that somebody enters: in a field, or in a column of one of its rows (the first is 0). */
export interface Entry {
  field: string
  row?: number
  column?: string
}

/** An entry with the field that takes it and what it is called. */
export interface NamedEntry extends Entry {
  takes: NumericField
  label: string
  /** Absent where the box is empty. */
  value: number | undefined
}

/** What a result comes to with another number: nothing where the form takes no such number or there is no answer. */
export type Follow = (number: number) => number | undefined

export function showOf({ declaration, values, visitor, today }: Asked): Show {
  return contextOf(declaration.law, values, visitor, today).show
}

type Row = Readonly<Record<string, Scalar | undefined>>

/** The values of a form with another number in one place. */
function withNumber(values: AnyValues, { field, row, column }: Entry, number: number): AnyValues {
  const rows = values[field]
  if (row === undefined || column === undefined || !Array.isArray(rows)) return { ...values, [field]: number }
  const changed = (rows as readonly Row[]).map((one, at) => (at === row ? { ...one, [column]: number } : one))
  return { ...values, [field]: changed }
}

/** Follows one figure from one entry. */
export function follow(asked: Asked, entry: Entry, output: string): Follow {
  const { calculator, declaration, values, visitor, today } = asked
  const show = showOf(asked)
  return (number) => {
    const tried = withNumber(values, entry, number)
    if (!isAllowed(declaration.inputs, tried, show)) return undefined
    const answer = answerTo(calculator, declaration, tried, visitor, today)
    if (isProblem(answer)) return undefined
    const found = answer.results[output]
    return typeof found === 'number' ? found : undefined
  }
}

/** The results that are one number, in the order of the page. */
export function figuresOf({ outputs }: Declaration, results: AnyResults): string[] {
  return Object.entries(outputs).flatMap(([name, output]) =>
    isFigure(output) && typeof results[name] === 'number' ? [name] : [],
  )
}

/** Of a long list the first rows are offered. */
const rowsOffered = 12

function entriesOfRows(name: string, field: RowsField, rows: readonly Row[]): NamedEntry[] {
  const columns = Object.entries(field.columns)
  return rows.slice(0, rowsOffered).flatMap((row, at) =>
    columns.flatMap(([column, cell]) => {
      const value = row[column]
      if (!isNumeric(cell) || typeof value !== 'number' || !isShown(cell, row)) return []
      return [
        {
          field: name,
          row: at,
          column,
          takes: cell,
          label: askingMessages.inRow(cell.label, field.row, at + 1),
          value,
        },
      ]
    }),
  )
}

/** The numbers that are entered in what is shown with these values. */
export function numbersEntered({ declaration: { inputs }, values }: Asked): NamedEntry[] {
  return Object.entries(inputs).flatMap(([name, field]): NamedEntry[] => {
    const value = values[name]
    if (!isShown(field, values)) return []
    if (field.kind === 'rows') return Array.isArray(value) ? entriesOfRows(name, field, value as readonly Row[]) : []
    if (!isNumeric(field)) return []
    return [{ field: name, takes: field, label: field.label, value: typeof value === 'number' ? value : undefined }]
  })
}

/** The entries that move a result, which is `present` now. */
export function movers(asked: Asked, output: string, present: number): NamedEntry[] {
  return numbersEntered(asked).filter((entry) => {
    const result = follow(asked, entry, output)
    return otherNumbers(entry.takes, entry.value ?? 0).some((other) => {
      const found = result(other)
      return found !== undefined && !near(found, present)
    })
  })
}
