import type { JsonRequest } from '@/lib/json/requests'
import type { JsonMode } from '@/lib/json/tree'

/** What json-formatter.worker.ts takes: the requests of an open source, files to open, and text to repair. */
export type JsonWorkerRequest =
  | JsonRequest
  | { ask: 'open'; source: Blob; mode: JsonMode }
  | { ask: 'repair'; source: string | Blob }
