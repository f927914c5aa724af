import type { SitemapRules } from './build'
import type { RowCells } from './columns'

export type SitemapQuestion =
  | { ask: 'list'; source: string | Blob; rules: SitemapRules }
  | { ask: 'page'; source: Blob; name: string }

/** What one page of HTML says of itself. */
export interface PageAnswer {
  kind: 'page'
  cells: RowCells
}
