import type { PictureKind } from '@/lib/subjects/picture/head'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Recipe, Remark } from '@/lib/subjects/picture/task'

/* What the page that writes pictures in Base64 asks its worker, and what it answers. */

export interface ImageRequest {
  file: File
  /** How pictures of pixels are made smaller first; undefined takes the bytes as they are. */
  shrinks: Recipe | undefined
  /** Drawings are tidied and cleaned of what runs first. */
  tidies: boolean
}

/** What happened on the way beside what happened to the pixels. */
export type ImageRemark =
  | { is: 'moves'; frames: number }
  | { is: 'no-browser'; kind: PictureKind }
  | { is: 'cut-off' }
  | { is: 'tidied'; before: number; after: number; active: number }
  | { is: 'not-tidied' }
  | { is: 'links-left'; why: string }
  | { is: 'drawing-stays' }
  | { is: 'runs'; active: number }

export interface EncodedImage {
  /** Told by the bytes. */
  found: PictureKind
  /** Of what was encoded. */
  kind: PictureKind
  type: string
  size: Size | undefined
  /** Of the file, and of what was encoded. */
  before: number
  bytes: number
  characters: number
  /** The beginning of the Base64, in one line, and all of it. */
  head: string
  whole: Blob
  /** A drawing as an address with % escapes. */
  address: string | undefined
  small: ({ picture: Blob } & Size) | undefined
  remarks: readonly ImageRemark[]
  pixelRemarks: readonly Remark[]
}
