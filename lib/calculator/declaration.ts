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

/** Most rows of a table that stand in the HTML; the browser draws the rest. */
export const rowsInPage = 24

/** Results as the page carries them: long tables cut, series left out where a chart has drawn them already. */
export function resultsInPage(outputs: Outputs, results: AnyResults): AnyResults {
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      if (outputs[name]?.kind !== 'table' || !Array.isArray(result)) return [name, result]
      return [name, (result as readonly TableRow[]).slice(0, rowsInPage)]
    }),
  )
}
