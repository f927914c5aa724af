import type { PicturePart } from '@/lib/kits/paged/questions'
import type { FoundColour } from './extract'

export type PaletteQuestion =
  | { ask: 'palette'; file: File; most: number; leavesBackground: boolean }
  | { ask: 'picture'; of: { source: Blob }; part: PicturePart; width: number; height: number }

export interface FoundPalette {
  kind: 'palette'
  colours: readonly FoundColour[]
  /** The colour behind the logo that was left out. */
  background: FoundColour['bytes'] | undefined
  /** Undefined for a drawing, which is read as text. */
  size: { width: number; height: number } | undefined
}

export type PaletteAnswer = FoundPalette | ImageBitmap
