import type { Analysis, Reading } from '@/lib/subjects/csv/analyse'
import type { ConversionReport } from '@/lib/subjects/csv/json-writer'
import type { WritePlan } from '@/lib/subjects/csv/plan'
import type { ReadSettings } from '@/lib/subjects/csv/settings'

/** What the page asks of the CSV worker. */
export type CsvRequest =
  | { ask: 'analyse'; source: string | Blob; settings: ReadSettings }
  /** With `handle` the result goes to that file as it is made; without, it comes back as a blob. */
  | { ask: 'write'; source: string | Blob; reading: Reading; plan: WritePlan; handle?: FileSystemFileHandle }

export type CsvAnswer =
  | { kind: 'analysed'; analysis: Analysis }
  | { kind: 'written'; blob: Blob | undefined; bytes: number; report: ConversionReport }
