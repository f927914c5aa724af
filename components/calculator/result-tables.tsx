'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { rowsShown, totalsOf, type CutTable, type Declaration } from '@/lib/calculator/declaration'
import type { Answer } from '@/lib/calculator/run'
import type { Column, TableOutput, TableRow } from '@/lib/calculator/types'
import { writeValue } from '@/lib/calculator/write'
import type { Show } from '@/lib/format/show'
import { formMessages } from '@/lib/messages/form'

interface ResultTablesProps {
  declaration: Declaration
  answer: Answer
  show: Show
  /** Tables of which the answer holds only the first rows. */
  cut?: Readonly<Record<string, CutTable>> | undefined
}

export function ResultTables({ declaration, answer, show, cut }: ResultTablesProps) {
  return Object.entries(declaration.outputs).map(([name, output]) => {
    const rows = answer.results[name]
    if (output.kind !== 'table' || !Array.isArray(rows)) return null
    return (
      <ResultTable
        key={name}
        output={output}
        rows={rows as readonly TableRow[]}
        show={show}
        whole={cut?.[name]}
        fileName={`${declaration.id}-${name}`}
      />
    )
  })
}

const isText = ({ kind }: Column) => kind === 'text'

interface ResultTableProps {
  output: TableOutput
  rows: readonly TableRow[]
  show: Show
  whole?: CutTable | undefined
  fileName: string
}

function ResultTable({ output, rows, show, whole, fileName }: ResultTableProps) {
  const [all, setAll] = useState(false)
  // A column that has nothing to say today, such as dates without a start date, is left out.
  const columns = Object.entries(output.columns).filter(([name]) => rows.some((row) => (row[name] ?? null) !== null))
  const count = whole?.rows ?? rows.length
  const totals = whole?.totals ?? totalsOf(output.totals ?? [], rows)
  const shown = all ? rows : rows.slice(0, rowsShown(rows))

  async function save() {
    const { saveCsv } = await import('./take-away')
    saveCsv(fileName, output.columns, rows)
  }
  async function copy() {
    const { copyTable } = await import('./take-away')
    await copyTable(output.columns, rows)
  }

  return (
    <section className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{output.label}</h3>
        <div className="flex gap-2" data-print="hidden">
          <Button size="small" onClick={copy}>
            {formMessages.copyTable}
          </Button>
          <Button size="small" onClick={save}>
            {formMessages.saveCsv}
          </Button>
        </div>
      </div>
      {output.help && <p className="mb-2 text-sm text-muted">{output.help}</p>}
      {/* A wide table scrolls by itself; the frame can be reached by keyboard. */}
      <div
        className="overflow-x-auto rounded-md border border-line"
        tabIndex={0}
        role="region"
        aria-label={output.label}
      >
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
              <tr key={position}>
                {columns.map(([name, column]) => (
                  <td key={name} className={isText(column) ? 'text-left' : undefined}>
                    {writeValue(column, row[name] ?? null, show)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {output.totals && (
            <tfoot className="border-t-2 border-line font-semibold">
              <tr>
                {columns.map(([name, column], position) => (
                  <td key={name} className={isText(column) || position === 0 ? 'text-left' : undefined}>
                    {output.totals?.includes(name)
                      ? writeValue(column, totals[name] ?? 0, show)
                      : position === 0
                        ? formMessages.totals
                        : ''}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {shown.length < count && (
        <Button size="small" className="mt-2" onClick={() => setAll(true)}>
          {formMessages.showAllRows(show.count(count))}
        </Button>
      )}
    </section>
  )
}
