import type { Ask, JsonAnswers, JsonRequest } from './requests'
import type { JsonMode } from './tree'

/** What the worker takes: requests of an open source, files to open, and text to repair. */
export type JsonQuestion =
  | JsonRequest
  | { ask: 'open'; source: string | Blob; mode: JsonMode }
  | { ask: 'repair'; source: string | Blob }

export type JsonAnswer = JsonAnswers[Ask] | { kind: 'repaired'; text: string }
