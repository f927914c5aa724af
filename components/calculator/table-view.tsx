import { memo, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { rowsShown } from '@/lib/kits/calculator/declaration'
import type { Column, TableOutput, TableRow } from '@/lib/kits/calculator/types'
import { writeValue } from '@/lib/kits/calculator/write'
import type { Show } from '@/lib/base/format/show'
import { formMessages } from '@/lib/messages/form'

interface TableViewProps {
  output: TableOutput
  rows: readonly TableRow[]
  show: Show
  /** Every row, however many there are. */
  all?: boolean
  onAll?: () => void
  onCopy?: () => void
  /** What comes with the calculator and stands around the rows. */
  around?: (table: ReactNode) => ReactNode
  onSave?: () => void
}

function totalOf(rows: readonly TableRow[], name: string): number {
  return rows.reduce((total, row) => total + (typeof row[name] === 'number' ? row[name] : 0), 0)
}

/** A longer table takes the browser longer to lay out than the rest of the page: it waits until it is near the screen. */
const rowsLaidOut = 24
/** Of a row on one line, in rem. */
const rowHeight = 2.05

const isText = ({ kind }: Column) => kind === 'text'

function cellClass(column: Column): string | undefined {
  if (!isText(column)) return undefined
  return column.unbroken ? 'text-left unbroken' : 'text-left'
}

/** A table of results. Drawn at build without its actions, which come with the calculator. */
export function TableView({ output, rows, show, all = false, onAll, onCopy, around, onSave }: TableViewProps) {
  // A column that has nothing to say today, such as dates without a start date, is left out.
  const columns = Object.entries(output.columns).filter(([name]) => rows.some((row) => (row[name] ?? null) !== null))
  const shown = all ? rows : rows.slice(0, rowsShown(rows))
  if (rows.length === 0)
    return (
      <section className="mt-6">
        <h2 className="mb-2 font-semibold">{output.label}</h2>
        <p className="text-sm text-muted">{formMessages.noRows}</p>
      </section>
    )
  return (
    <section className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{output.label}</h2>
        <div className="flex gap-2" data-print="hidden">
          <Button size="small" onClick={onCopy}>
            {formMessages.copyTable}
          </Button>
          <Button size="small" onClick={onSave}>
            {formMessages.saveCsv}
          </Button>
        </div>
      </div>
      {output.help && <p className="mb-2 text-sm text-muted">{output.help}</p>}
      <Frame label={output.label} rows={shown.length} around={around}>
        <table className="result-table w-full text-sm">
          <thead className="bg-raised">
            <tr>
              {columns.map(([name, column]) => (
                <th key={name} scope="col" className={isText(column) ? 'text-left' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, position) => (
              // A row of a computed table is its place in it.
              <Row key={position} columns={columns} row={row} show={show} />
            ))}
          </tbody>
          {output.totals && (
            <tfoot className="border-t-2 border-line font-semibold">
              <tr>
                {columns.map(([name, column], position) => (
                  <td key={name} className={isText(column) || position === 0 ? 'text-left' : undefined}>
                    {output.totals?.includes(name)
                      ? writeValue(column, totalOf(rows, name), show)
                      : position === 0
                        ? formMessages.totals
                        : ''}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </Frame>
      {shown.length < rows.length && (
        <>
          <Button size="small" className="mt-2" data-print="hidden" onClick={onAll}>
            {formMessages.showAllRows(show.count(rows.length))}
          </Button>
          <p className="hidden text-sm print:block">
            {formMessages.firstRows(show.count(shown.length), show.count(rows.length))}
          </p>
        </>
      )}
    </section>
  )
}

interface RowProps {
  columns: readonly (readonly [string, Column])[]
  row: TableRow
  show: Show
}

/** Writing the figures of a long table costs more than computing them: a row that says the same is not written again. */
function isSameRow(one: RowProps, other: RowProps): boolean {
  if (one.show !== other.show || one.columns.length !== other.columns.length) return false
  return one.columns.every(([name, column], position) => {
    const [otherName, otherColumn] = other.columns[position] ?? []
    return name === otherName && column === otherColumn && one.row[name] === other.row[name]
  })
}

const Row = memo(function Row({ columns, row, show }: RowProps) {
  return (
    <tr>
      {columns.map(([name, column]) => (
        <td key={name} className={cellClass(column)}>
          {writeValue(column, row[name] ?? null, show)}
        </td>
      ))}
    </tr>
  )
}, isSameRow)

interface FrameProps {
  label: string
  rows: number
  around: TableViewProps['around'] | undefined
  children: ReactNode
}

/** A wide table scrolls by itself; its frame can be reached by keyboard. */
function Frame({ label, rows, around, children }: FrameProps) {
  const frame = (
    <div
      className={`relative overflow-x-auto rounded-md border border-line print:overflow-visible print:border-0 ${rows > rowsLaidOut ? 'long-table' : ''}`}
      style={rows > rowsLaidOut ? { containIntrinsicBlockSize: `auto ${(rows + 1) * rowHeight}rem` } : undefined}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  )
  return around?.(frame) ?? frame
}
