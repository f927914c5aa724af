import type { ReportFinding } from '@/lib/base/report/report'
import type { Network } from './networks'
import type { ShareAnswer, TriedPicture } from './report'

export type ShareQuestion =
  | { ask: 'tags'; text: string; address: string; tried: TriedPicture | undefined }
  | { ask: 'file'; file: File }
  | { ask: 'card'; text: string; address: string; network: Network; picture: File | undefined }

/** A picture with the shapes that networks cut it to. */
export interface PictureAnswer {
  kind: 'picture'
  tried: TriedPicture
  findings: readonly ReportFinding[]
  crops: readonly { label: string; content: Blob; width: number; height: number }[]
}
export interface PageAnswer {
  kind: 'page'
  row: readonly string[]
}
export interface CardAnswer {
  kind: 'card'
  content: Blob
}
export type ShareReply = ShareAnswer | PictureAnswer | PageAnswer | CardAnswer

/** Columns of the table of many pages. */
export const pageColumns = [
  'File',
  'Faults',
  'To look at',
  'Title',
  'Description',
  'Picture',
  'Card on X',
  'What is wrong',
]
