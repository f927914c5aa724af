import type { Size } from '@/lib/subjects/picture/sizes'
import type { Look } from './drawing'
import type { NamedSize } from './sizes'

/* What the page of placeholders asks its worker, and what it answers. */

export type PlaceholderKind = 'svg' | 'png' | 'jpeg' | 'webp' | 'avif'

export type PlaceholderQuestion =
  | { ask: 'draw'; look: Look; sizes: readonly NamedSize[]; kind: PlaceholderKind; quality: number }
  | { ask: 'blur'; file: File; across: number; down: number }

export interface DrawnPlaceholders {
  kind: 'drawn'
  files: readonly ({ file: Blob } & NamedSize)[]
  /** Of the only one, where it is short. */
  uri: string | undefined
}

export interface BlurredPhoto extends Size {
  kind: 'blurred'
  blurHash: string
  /** In Base64. */
  thumbHash: string
  /** The average colour, #rrggbb. */
  average: string
  /** What the BlurHash stands for, small. */
  picture: { picture: Blob } & Size
  /** The same as a data URI of a few pixels. */
  uri: string
}

export type PlaceholderAnswer = DrawnPlaceholders | BlurredPhoto
