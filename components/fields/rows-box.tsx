import { useState, type ClipboardEvent } from 'react'
import { leastRows, shownUnit, type TypedRow } from '@/lib/kits/fields/read'
import type { RowsField, ScalarField } from '@/lib/kits/fields/types'
import { typedCell } from '@/lib/kits/fields/write'
import { classNames } from '@/components/ui/class-names'
import { initialValue } from '@/lib/kits/fields/initial'
import type { Show } from '@/lib/base/format/show'
import { rowMessages } from '@/lib/messages/rows'
import { currencyLabel } from '@/lib/base/region/regions'
import { CellBox } from './cell-box'
import { FieldNotes } from './field-frame'
import type { RowValues } from './use-form'

/** What stands in the head of a column instead of in each of its cells. */
function unitOfColumn(column: ScalarField, show: Show): string | undefined {
  if (column.kind === 'money') return currencyLabel(show.region)
  if (column.kind === 'percent' || column.kind === 'rate') return '%'
  if (column.kind === 'quantity') return shownUnit(column, show)
  return column.kind === 'number' || column.kind === 'integer' ? column.unit : undefined
}

function headOf(column: ScalarField, show: Show): string {
  const unit = unitOfColumn(column, show)
  return unit ? `${column.label} (${unit})` : column.label
}

/** So that the words in a cell can be read; a table that gets too wide scrolls by itself. */
const columnWidths: Partial<Record<ScalarField['kind'], string>> = {
  text: 'min-w-28',
  choice: 'min-w-28',
  date: 'min-w-36',
}

function isSentence(column: ScalarField): boolean {
  return column.kind === 'text' && (column.maxLength ?? 0) >= 200
}

/**
 * Where the room is narrow rows of many columns are cards, and so are those of words: nobody should have to push a table about to fill
 * it in, or read a sentence through a slit. A column with a line of its own leaves the others room for two short entries.
 */
function areCards({ columns, ownLine }: RowsField): boolean {
  const others = Object.entries(columns).flatMap(([name, column]) => (name === ownLine ? [] : [column]))
  if (ownLine) return others.length > 2 || others.some(isSentence)
  return others.length > 4 || others.filter(({ kind }) => columnWidths[kind] !== undefined).length > 2
}

/** Rows of so many columns beside one with a line of its own are cards however wide the page is: no table of them could be read. */
const mostBeside = 5

function stayCards({ columns, ownLine }: RowsField): boolean {
  return ownLine !== undefined && Object.keys(columns).length - 1 > mostBeside
}

/** What of a card a cell takes up: a sentence all of it, a day or the words of a choice two of its thirds. */
function shareOf(field: RowsField, name: string, column: ScalarField): string {
  if (isSentence(column) || field.ownLine === name) return 'card-wide'
  return column.kind === 'date' || column.kind === 'choice' ? 'card-two-thirds' : ''
}

const lineOf = (field: RowsField, column: string) => (field.ownLine === column ? 'own-line' : '')

/** Texts of sentences get more of the room than names and units. */
function widthOf(column: ScalarField): string {
  if (isSentence(column)) return 'w-2/5 min-w-40'
  return columnWidths[column.kind] ?? 'min-w-20'
}

/** No table takes a longer text; taking it apart would only hold up the page. UTF-16 units. */
const longestPasted = 1_000_000

interface RowsBoxProps {
  id: string
  field: RowsField
  rows: readonly TypedRow[]
  values: readonly RowValues[]
  /** Nobody has entered them: they came with the page. */
  untouched: boolean
  show: Show
  /** Sentences by `position.column`. */
  errors: Readonly<Record<string, string>>
  error?: string | undefined
  onRows(rows: readonly TypedRow[]): void
}

export default function RowsBox({ id, field, rows, values, untouched, show, errors, error, onRows }: RowsBoxProps) {
  const columns = Object.entries(field.columns)
  const most = field.max ?? 1000
  const [refused, setRefused] = useState<{ sentence: string; over: readonly TypedRow[] }>()
  /** Of rows in an order: how they stood before each change, the latest last. What is typed into one cell is one change. */
  const [changes, setChanges] = useState<
    readonly { before: readonly TypedRow[]; after: readonly TypedRow[]; cell?: string }[]
  >([])
  const [said, setSaid] = useState('')
  const last = changes.at(-1)
  const undone = last?.after === rows ? last : undefined

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

  /** What is refused has its initial value among the others. */
  function valueIn(position: number, name: string) {
    return Object.hasOwn(errors, `${position}.${name}`) ? undefined : values[position]?.[name]
  }

  function change(after: readonly TypedRow[], cell?: string) {
    if (field.ordered) {
      const goesOn = cell !== undefined && undone?.cell === cell
      const one = { before: goesOn ? undone.before : rows, after, ...(cell === undefined ? {} : { cell }) }
      setChanges([...(goesOn ? changes.slice(0, -1) : changes.slice(-99)), one])
    }
    onRows(after)
  }

  function undo() {
    if (!undone) return
    setChanges(changes.slice(0, -1))
    onRows(undone.before)
  }

  function setCell(position: number, name: string, text: string) {
    change(
      rows.map((row, at) => (at === position ? { ...row, [name]: text } : row)),
      `${position}.${name}`,
    )
  }

  /** A text that is one cell is the browser's to paste; what may be several is taken apart by code that a first paste brings. */
  async function onPaste(event: ClipboardEvent, position: number, columnPosition: number) {
    const text = event.clipboardData.getData('text')
    const refuse = (sentence: string) => setRefused({ sentence, over: rows })
    if (text.length > longestPasted) {
      event.preventDefault()
      return refuse(rowMessages.tooMuchPasted)
    }
    // A box of several lines holds what is pasted into it.
    if (columns[columnPosition]?.[1].kind === 'long-text' || !/[\t\n\r;,"]/.test(text)) return
    event.preventDefault()
    const box = event.target
    const { fillRows } = await import('./fill-rows').catch(() => ({ fillRows: undefined }))
    const filled = fillRows?.({ field, rows, untouched, text, region: show.region, position, columnPosition, emptyRow })
    if (!filled) {
      if (box instanceof HTMLElement) box.focus()
      // The old command is the only way to type for somebody that the box's own undo takes back.
      return document.execCommand('insertText', false, text)
    }
    if ('tooMany' in filled) return refuse(rowMessages.tooManyPasted(show.count(filled.tooMany), show.count(most)))
    change(filled.rows)
  }

  /** The button that was pressed stays under the finger, and the focus with it on the row that was moved. */
  function move(position: number, by: -1 | 1) {
    const row = rows[position]
    if (!row) return
    change(rows.toSpliced(position, 1).toSpliced(position + by, 0, row))
    setSaid(rowMessages.moved(field.row, position + by + 1))
    const side = by < 0 ? 'up' : 'down'
    requestAnimationFrame(() => {
      const button = document.getElementById(`${id}.${position + by}.${side}`) as HTMLButtonElement | null
      const other = document.getElementById(`${id}.${position + by}.${by < 0 ? 'down' : 'up'}`)
      if (button?.disabled) other?.focus()
      else button?.focus()
    })
  }

  function addRow() {
    change([...rows, emptyRow()])
    // The new row exists after React has drawn it.
    requestAnimationFrame(() => document.getElementById(`${id}.${rows.length}.${columns[0]?.[0]}`)?.focus())
  }

  const sentences = Object.values(errors)
  const asCards = areCards(field)
  const arranged = asCards ? 'rows-as-cards' : field.ownLine ? 'rows-in-lines' : ''
  return (
    <fieldset
      className={classNames('min-w-0', arranged && '@container', stayCards(field) && 'max-w-[29rem]')}
      aria-describedby={`${id}-help`}
    >
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      {rows.length > 0 && (
        <div className="rows-frame">
          <table className={classNames('rows-table', arranged, field.ordered && 'rows-ordered')}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{field.row}</span>
                </th>
                {columns.map(([name, column]) => (
                  <th key={name} scope="col" className={classNames(widthOf(column), lineOf(field, name))}>
                    {column.label}
                    {unitOfColumn(column, show) && <span> ({unitOfColumn(column, show)})</span>}
                  </th>
                ))}
                <th scope="col" data-print="hidden">
                  <span className="sr-only">{rowMessages.remove}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((row, position) => (
                // Rows have no identity of their own: their place is what a visitor sees.
                <tr key={position}>
                  <th scope="row">{position + 1}</th>
                  {columns.map(([name, column], columnPosition) => (
                    <td
                      key={name}
                      className={(asCards ? shareOf(field, name, column) : lineOf(field, name)) || undefined}
                      data-label={asCards ? headOf(column, show) : undefined}
                      onPaste={(event) => onPaste(event, position, columnPosition)}
                    >
                      <CellBox
                        id={`${id}.${position}.${name}`}
                        field={column}
                        text={row[name] ?? ''}
                        show={show}
                        value={valueIn(position, name)}
                        invalid={Object.hasOwn(errors, `${position}.${name}`)}
                        describedBy={`${id}-error`}
                        name={`${column.label}, ${field.row} ${position + 1}`}
                        onText={(text) => setCell(position, name, text)}
                      />
                    </td>
                  ))}
                  <td data-print="hidden">
                    {field.ordered &&
                      ([-1, 1] as const).map((by) => (
                        <button
                          key={by}
                          id={`${id}.${position}.${by < 0 ? 'up' : 'down'}`}
                          type="button"
                          aria-label={(by < 0 ? rowMessages.moveUp : rowMessages.moveDown)(field.row, position + 1)}
                          disabled={by < 0 ? position === 0 : position === Math.min(rows.length, most) - 1}
                          onClick={() => move(position, by)}
                        >
                          {by < 0 ? '↑' : '↓'}
                        </button>
                      ))}
                    <button
                      type="button"
                      aria-label={rowMessages.removeRow(field.row, position + 1)}
                      disabled={rows.length <= leastRows(field)}
                      onClick={() => change(rows.filter((_, at) => at !== position))}
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
      <div className="rows-foot" data-print="hidden">
        <button type="button" disabled={rows.length >= most} onClick={addRow}>
          {rowMessages.addRow(field.row)}
        </button>
        {undone && (
          <button type="button" onClick={undo}>
            {rowMessages.undo}
          </button>
        )}
        {field.ordered && (
          <span className="sr-only" role="status">
            {said}
          </span>
        )}
        <p>{rowMessages.pasteRows}</p>
      </div>
      <FieldNotes
        id={id}
        help={field.help}
        error={refused && refused.over === rows ? refused.sentence : (error ?? sentences[0])}
      />
    </fieldset>
  )
}
