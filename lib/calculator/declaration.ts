import type { Fields } from '@/lib/fields/types'
import type { AnyCalculator, AnyResults, Chart, Outputs, TableRow } from './types'

/**
 * What crosses from the page to the form: data only, so that it is also the tool's public description. A change that old
 * readers would misread raises `schema`.
 */
export interface Declaration {
  schema: 1
  id: string
  name: string
  law?: AnyCalculator['law']
  inputs: Fields
  outputs: Outputs
  charts: readonly Chart[]
}

export function declare(id: string, name: string, { law, inputs, outputs, charts = [] }: AnyCalculator): Declaration {
  return { schema: 1, id, name, ...(law === undefined ? {} : { law }), inputs, outputs, charts }
}

/** A table of so many rows stands whole in the HTML and on the page. */
const mostRowsShown = 24
/** Of a longer one the first rows, until somebody asks for all. */
const rowsOfLongTable = 12

/** How many rows of a table are shown before anybody has asked for all of them. */
export function rowsShown(rows: readonly unknown[]): number {
  return rows.length > mostRowsShown ? rowsOfLongTable : rows.length
}

/** What a page says of a table that it does not hold whole. */
export interface CutTable {
  rows: number
  totals: Readonly<Record<string, number>>
}

export interface PageResults {
  results: AnyResults
  cut: Readonly<Record<string, CutTable>>
}

export function totalsOf(names: readonly string[], rows: readonly TableRow[]): Record<string, number> {
  const sum = (name: string) => rows.reduce((total, row) => total + (typeof row[name] === 'number' ? row[name] : 0), 0)
  return Object.fromEntries(names.map((name) => [name, sum(name)]))
}

/**
 * Results as the page carries them: long tables cut, series and diagrams left out, since the page has them drawn. The
 * browser computes the whole answer once the calculator is there.
 */
export function resultsInPage(outputs: Outputs, results: AnyResults): PageResults {
  const kept: Record<string, AnyResults[string]> = {}
  const cut: Record<string, CutTable> = {}
  for (const [name, result] of Object.entries(results)) {
    const output = outputs[name]
    if (output?.kind === 'series' || output?.kind === 'diagram') continue
    kept[name] = result
    if (output?.kind !== 'table' || !Array.isArray(result)) continue
    const rows: readonly TableRow[] = result
    if (rowsShown(rows) === rows.length) continue
    kept[name] = rows.slice(0, rowsShown(rows))
    cut[name] = { rows: rows.length, totals: totalsOf(output.totals ?? [], rows) }
  }
  return { results: kept, cut }
}
