import type { Region } from '@/lib/base/region/types'
import type { Outcome } from './made'
import type { Job } from './run'

/** What the page hands to the worker: text, or a file. */
export interface TransformWork {
  moduleHref: string
  job: Job
  visitor: Region
  given: string | Blob
}
export type TransformWorkResult = { outcome: Outcome }

/** Files above this are worked through in pieces where the tool can. */
export const streamsAbove = 1 << 20
/** The largest file that is read whole, for tools that need all of it at once. */
export const largestWhole = 100 * 1024 * 1024
/** The largest file that is worked through in pieces: browsers limit what a page may hold as a finished file. */
export const largestStreamed = 1024 * 1024 * 1024
