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

/**
 * Results as the page carries them: long tables cut, series and diagrams left out, since the page has them drawn. The
 * browser computes the whole answer once the calculator is there.
 */
export function resultsInPage(outputs: Outputs, results: AnyResults): AnyResults {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, result]) => {
      const kind = outputs[name]?.kind
      if (kind === 'series' || kind === 'diagram') return []
      return [
        [
          name,
          kind === 'table' && Array.isArray(result)
            ? (result as readonly TableRow[]).slice(0, rowsShown(result))
            : result,
        ],
      ]
    }),
  )
}
