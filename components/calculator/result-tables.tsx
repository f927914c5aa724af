import { useState } from 'react'
import { usePrinting } from '@/components/ui/use-printing'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { TableOutput, TableRow } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import { CopyableRows } from './copyable-rows'
import { TableView } from './table-view'

interface ResultTablesProps {
  declaration: Declaration
  answer: Answer
  show: Show
  /** What is copied and saved is the answer of that moment, which the rows on the page may still follow. */
  presentAnswer: () => Answer
}

export function ResultTables({ declaration, answer, show, presentAnswer }: ResultTablesProps) {
  return Object.entries(declaration.outputs).map(([name, output]) => {
    const rows = rowsIn(answer, name)
    if (output.kind !== 'table' || !rows) return null
    return (
      <ResultTable
        key={name}
        output={output}
        rows={rows}
        presentRows={() => rowsIn(presentAnswer(), name) ?? []}
        show={show}
        fileName={`${declaration.id}-${name}`}
      />
    )
  })
}

function rowsIn({ results }: Answer, name: string): readonly TableRow[] | undefined {
  const rows = results[name]
  return Array.isArray(rows) ? (rows as readonly TableRow[]) : undefined
}

interface ResultTableProps {
  output: TableOutput
  rows: readonly TableRow[]
  presentRows: () => readonly TableRow[]
  show: Show
  fileName: string
}

function ResultTable({ output, rows, presentRows, show, fileName }: ResultTableProps) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const takeAway = () => import('./take-away')
  async function copyRow(drawn: HTMLElement) {
    const row = presentRows()[[...(drawn.parentElement?.children ?? [])].indexOf(drawn)]
    if (row) await (await takeAway()).copyRow(output.columns, row)
  }
  return (
    <TableView
      output={output}
      rows={rows}
      show={show}
      all={all || printing}
      onAll={() => setAll(true)}
      onCopy={async () => (await takeAway()).copyTable(output.columns, presentRows())}
      around={(table) => (
        <CopyableRows rows="tbody > tr" onCopy={copyRow}>
          {table}
        </CopyableRows>
      )}
      onSave={async () => (await takeAway()).saveCsv(fileName, output.columns, presentRows())}
    />
  )
}
