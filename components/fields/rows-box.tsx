import { useState, type ClipboardEvent } from 'react'
import { pastedRows } from '@/lib/fields/pasted-rows'
import { shownUnit, type TypedRow } from '@/lib/fields/read'
import type { AnyValues, RowsField, ScalarField } from '@/lib/fields/types'
import { typedCell } from '@/lib/fields/write'
import { initialValue } from '@/lib/fields/initial'
import type { Show } from '@/lib/format/show'
import { rowMessages } from '@/lib/messages/rows'
import { currencyLabel } from '@/lib/region/regions'
import { CellBox } from './cell-box'
import { FieldNotes } from './field-frame'

/** What stands in the head of a column instead of in each of its cells. */
function unitOfColumn(column: ScalarField, show: Show): string | undefined {
  if (column.kind === 'money') return currencyLabel(show.region)
  if (column.kind === 'percent' || column.kind === 'rate') return '%'
  if (column.kind === 'quantity') return shownUnit(column, show)
  return column.kind === 'number' || column.kind === 'integer' ? column.unit : undefined
}

/** So that the words in a cell can be read; a table that gets too wide scrolls by itself. */
const columnWidths: Partial<Record<ScalarField['kind'], string>> = {
  text: 'min-w-28',
  choice: 'min-w-28',
  date: 'min-w-36',
}

/** No table takes a longer text; taking it apart would only hold up the page. UTF-16 units. */
const longestPasted = 1_000_000

interface RowsBoxProps {
  id: string
  field: RowsField
  rows: readonly TypedRow[]
  /** Nobody has entered them: they came with the page. */
  untouched: boolean
  show: Show
  siblings: AnyValues
  /** Sentences by `position.column`. */
  errors: Readonly<Record<string, string>>
  error?: string | undefined
  onRows(rows: readonly TypedRow[]): void
}

export default function RowsBox({ id, field, rows, untouched, show, siblings, errors, error, onRows }: RowsBoxProps) {
  const columns = Object.entries(field.columns)
  const most = field.max ?? 1000
  const [refused, setRefused] = useState<{ sentence: string; over: readonly TypedRow[] }>()

  function emptyRow(): TypedRow {
    return Object.fromEntries(
      columns.map(([name, column]) => {
        const initial = initialValue(column, show.region.code)
        return [
          name,
          column.kind === 'choice' || column.kind === 'toggle'
            ? typedCell(column, initial as string | boolean, show)
            : '',
        ]
      }),
    )
  }

  function setCell(position: number, name: string, text: string) {
    onRows(rows.map((row, at) => (at === position ? { ...row, [name]: text } : row)))
  }

  /**
   * A block copied from a spreadsheet fills the table from the cell it is pasted into. Pasted at the start over rows that came
   * with the page, it replaces all of them: what is left of an example would spoil the sum.
   */
  function onPaste(event: ClipboardEvent, position: number, columnPosition: number) {
    const text = event.clipboardData.getData('text')
    const refuse = (sentence: string) => {
      event.preventDefault()
      setRefused({ sentence, over: rows })
    }
    if (text.length > longestPasted) return refuse(rowMessages.tooMuchPasted)
    const pasted = pastedRows(field.columns, columnPosition, text)
    if (pasted.length <= 1 && Object.keys(pasted[0] ?? {}).length <= 1) return
    const replaces = untouched && position === 0 && columnPosition === 0
    const count = position + pasted.length
    if (count > most) return refuse(rowMessages.tooManyPasted(show.count(count), show.count(most)))
    event.preventDefault()
    const filled = replaces ? [] : rows.map((row) => ({ ...row }))
    pasted.forEach((line, at) => {
      filled[position + at] = { ...(filled[position + at] ?? emptyRow()), ...line }
    })
    while (filled.length < (field.min ?? 1)) filled.push(emptyRow())
    onRows(filled)
  }

  function addRow() {
    onRows([...rows, emptyRow()])
    // The new row exists after React has drawn it.
    requestAnimationFrame(() => document.getElementById(`${id}.${rows.length}.${columns[0]?.[0]}`)?.focus())
  }

  const sentences = Object.values(errors)
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-help`}>
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      {rows.length > 0 && (
        // Positioned, so that text for screen readers in its cells does not widen the page.
        <div className="relative overflow-x-auto rounded-md border border-line">
          <table className="rows-table w-full text-sm">
            <thead className="bg-raised text-left">
              <tr>
                <th scope="col" className="w-8 px-2 py-1.5 font-medium text-muted">
                  <span className="sr-only">{field.row}</span>
                </th>
                {columns.map(([name, column]) => (
                  <th
                    key={name}
                    scope="col"
                    className={`px-1 py-1.5 font-medium ${columnWidths[column.kind] ?? 'min-w-20'}`}
                  >
                    {column.label}
                    {unitOfColumn(column, show) && (
                      <span className="font-normal text-muted"> ({unitOfColumn(column, show)})</span>
                    )}
                  </th>
                ))}
                <th scope="col" className="w-10" data-print="hidden">
                  <span className="sr-only">{rowMessages.remove}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((row, position) => (
                // Rows have no identity of their own: their place is what a visitor sees.
                <tr key={position}>
                  <th scope="row" className="sticky left-0 bg-surface px-2 font-normal text-muted tabular-nums">
                    {position + 1}
                  </th>
                  {columns.map(([name, column], columnPosition) => (
                    <td key={name} className="p-1" onPaste={(event) => onPaste(event, position, columnPosition)}>
                      <CellBox
                        id={`${id}.${position}.${name}`}
                        field={column}
                        text={row[name] ?? ''}
                        show={show}
                        siblings={siblings}
                        invalid={Object.hasOwn(errors, `${position}.${name}`)}
                        describedBy={`${id}-error`}
                        name={`${column.label}, ${field.row} ${position + 1}`}
                        onText={(text) => setCell(position, name, text)}
                      />
                    </td>
                  ))}
                  <td className="p-1" data-print="hidden">
                    <button
                      type="button"
                      className="flex size-9 items-center justify-center rounded-md text-lg text-muted hover:bg-raised disabled:opacity-40"
                      aria-label={rowMessages.removeRow(field.row, position + 1)}
                      disabled={rows.length <= (field.min ?? 1)}
                      onClick={() => onRows(rows.filter((_, at) => at !== position))}
                    >
                      ×
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3" data-print="hidden">
        <button
          type="button"
          className="min-h-9 rounded-md border border-edge px-3 text-sm hover:bg-raised disabled:opacity-40"
          disabled={rows.length >= most}
          onClick={addRow}
        >
          {rowMessages.addRow(field.row)}
        </button>
        <p className="text-sm text-muted">{rowMessages.pasteRows}</p>
      </div>
      <FieldNotes
        id={id}
        help={field.help}
        error={refused && refused.over === rows ? refused.sentence : (error ?? sentences[0])}
      />
    </fieldset>
  )
}
