import type { AnyCalculator, AnyResults, TableRow } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { initialValues } from '@/lib/kits/fields/initial'
import type { Show } from '@/lib/base/format/show'
import { TableView } from './table-view'

interface InitialTablesProps {
  definition: AnyCalculator
  results: AnyResults
  show: Show
}

/** The tables of the initial answer, drawn at build: the browser computes them anew as soon as something changes. */
export function InitialTables({ definition, results, show }: InitialTablesProps) {
  const tables = Object.entries(outputsFor(definition.outputs, initialValues(definition.inputs))).flatMap(
    ([name, output]) =>
      output.kind === 'table' && Array.isArray(results[name])
        ? [{ name, output, rows: results[name] as readonly TableRow[] }]
        : [],
  )
  return tables.map(({ name, output, rows }) => <TableView key={name} output={output} rows={rows} show={show} />)
}
