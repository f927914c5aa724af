import type { Comparison, CompareOptions } from '@/lib/subjects/diff/comparison'
import type { ReportInput } from '@/lib/subjects/diff/report'
import type { TextEncodingName } from '@/lib/base/text/decode'

/** What the page asks of the text diff worker. */
export type TextDiffRequest =
  | { kind: 'compare'; left: string; right: string; options: CompareOptions }
  | { kind: 'patch'; left: string; right: string; leftName: string; rightName: string }
  | ({ kind: 'report' } & ReportInput)
  | { kind: 'read'; name: string; bytes: ArrayBuffer }

export type TextDiffAnswer =
  | { kind: 'compared'; comparison: Comparison }
  | { kind: 'written'; text: string }
  | { kind: 'read'; text: string; source: TextSource }
  | { kind: 'refused'; reason: RefusalReason }

/** How the text of a file was found. */
export type TextSource =
  | { format: 'text'; encoding: TextEncodingName; byteOrderMark: boolean }
  | { format: 'docx' }
  | { format: 'pdf'; pages: number }

export type RefusalReason = 'binary' | 'too long' | 'damaged document' | 'damaged pdf' | 'password' | 'no text'
