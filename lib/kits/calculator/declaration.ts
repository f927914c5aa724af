import type { Fields } from '@/lib/kits/fields/types'
import type { AnyCalculator, AnyResults, Chart, MovedPlane, Outputs, RowList, ScreenGauge } from './types'

/**
 * What crosses from the page to the form: data only, so that it is also the tool's public description. A change that old
 * readers would misread raises `schema`.
 */
export interface Declaration {
  schema: 1
  id: string
  name: string
  /** The name that entries are kept under on the visitor's device, where it is not the id. */
  keptAs?: string
  law?: AnyCalculator['law']
  inputs: Fields
  outputs: Outputs
  charts: readonly Chart[]
  screenGauge?: ScreenGauge
  plane?: MovedPlane
  rowList?: RowList
}

export function declare(id: string, name: string, definition: AnyCalculator, keptAs?: string): Declaration {
  const { law, inputs, outputs, charts = [], screenGauge, plane, rowList } = definition
  const optional = {
    ...(keptAs && { keptAs }),
    ...(law && { law }),
    ...(screenGauge && { screenGauge }),
    ...(plane && { plane }),
    ...(rowList && { rowList }),
  }
  return { schema: 1, id, name, inputs, outputs, charts, ...optional }
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
 * Results as the form gets them from the page: what is drawn into the HTML as it is (tables, charts, diagrams) stays out, since
 * the browser computes the whole answer once the calculator is there.
 */
export function resultsInPage(outputs: Outputs, results: AnyResults): AnyResults {
  const drawn = ['table', 'series', 'diagram']
  return Object.fromEntries(Object.entries(results).filter(([name]) => !drawn.includes(outputs[name]?.kind ?? '')))
}
