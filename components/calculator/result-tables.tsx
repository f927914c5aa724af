import { useState } from 'react'
import { usePrinting } from '@/components/ui/use-printing'
import type { Declaration } from '@/lib/calculator/declaration'
import type { Answer } from '@/lib/calculator/run'
import type { TableOutput, TableRow } from '@/lib/calculator/types'
import type { Show } from '@/lib/format/show'
import { TableView } from './table-view'

interface ResultTablesProps {
  declaration: Declaration
  answer: Answer
  show: Show
}

export function ResultTables({ declaration, answer, show }: ResultTablesProps) {
  return Object.entries(declaration.outputs).map(([name, output]) => {
    const rows = answer.results[name]
    if (output.kind !== 'table' || !Array.isArray(rows)) return null
    return (
      <ResultTable
        key={name}
        output={output}
        rows={rows as readonly TableRow[]}
        show={show}
        fileName={`${declaration.id}-${name}`}
      />
    )
  })
}

interface ResultTableProps {
  output: TableOutput
  rows: readonly TableRow[]
  show: Show
  fileName: string
}

function ResultTable({ output, rows, show, fileName }: ResultTableProps) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const takeAway = () => import('./take-away')
  return (
    <TableView
      output={output}
      rows={rows}
      show={show}
      all={all || printing}
      onAll={() => setAll(true)}
      onCopy={async () => (await takeAway()).copyTable(output.columns, rows)}
      onSave={async () => (await takeAway()).saveCsv(fileName, output.columns, rows)}
    />
  )
}
