import type { Report } from '@/lib/base/report/report'
import type { Places, Reading } from './customers'

export interface SegmentQuestion extends Omit<Reading, 'places'> {
  source: string | Blob
  method: 'rfm' | 'clusters'
  /** Columns chosen by hand, by their places. */
  chosen: Places
  /** Columns that clusters leave out, by their places. */
  unused: readonly number[]
  /** 0 to choose by silhouette. */
  clusters: number
  seed: number
  missing: 'leave' | 'median'
  outliers: 'keep' | 'cap' | 'leave'
  hidesEmails: boolean
}

export interface SegmentAnswer {
  report: Report
  headings: readonly string[]
  places: Places
  /** Columns that clusters can use. */
  usable: readonly number[]
}

/** Of the file that the answer holds. */
export const taggedName = 'customers-tagged.csv'
