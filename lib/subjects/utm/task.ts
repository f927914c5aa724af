import type { Rules } from './tags'

/** What utm.worker.ts takes. */
export interface UtmRequest {
  file: Blob | string
  rules: Rules
}

export interface BulkSample {
  row: number
  address: string
  /** Empty for a refused row. */
  href: string
  channel: string
  notes: string
}

/** What it answers. */
export type UtmAnswer =
  | {
      kind: 'built'
      rows: number
      links: number
      refused: number
      duplicates: number
      /** Links that break a rule of the visitor's own. */
      errors: number
      /** The first rows, for the page. */
      sample: readonly BulkSample[]
      csv: string
    }
  | { kind: 'refused'; reason: 'not-text' | 'no-heading' | 'empty' | 'unreadable' }
  | { kind: 'refused'; reason: 'too-many'; rows: number }
