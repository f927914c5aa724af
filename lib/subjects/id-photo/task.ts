import type { PicturePart } from '@/lib/kits/paged/questions'
import type { CropBox } from '@/lib/subjects/picture/crop-box'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Rgb } from '@/lib/subjects/picture/steps'
import type { PortraitSigns } from './checks'
import type { Framing, HeadPlace } from './frame'
import type { SheetPaper } from './sheet'

/* What the page of document photographs asks its worker, and what it answers. */

export interface PhotoPlan {
  /** Clockwise. */
  degrees: number
  /** The box of the head in shares of the straightened picture; undefined stands for where heads usually are. */
  head: CropBox | undefined
  width: number
  height: number
  place: HeadPlace
  pixels: Size
  /** Written into the file. */
  dpi: number
  /** In bytes. */
  limit: number | undefined
  /** The wall that replaces the one behind the head; undefined leaves it. */
  ground: Rgb | undefined
}

export interface Exchanged {
  /** Share of the edges that is unlike the wall, 0 to 1. */
  strange: number
  /** Share of the head that was taken for wall, 0 to 1. */
  swallowed: number
}

export interface MadePhoto {
  kind: 'photo'
  file: Blob
  before: Size
  /** Of the straightened picture. */
  straight: Size
  pixels: Size
  framing: Framing
  signs: PortraitSigns
  /** Where the wall was replaced. */
  exchanged: Exchanged | undefined
  quality: number
  /** Whether the limit was kept. */
  fits: boolean
  small: { picture: Blob } & Size
}

export interface SheetOrder {
  paper: SheetPaper
  gap: number
  marks: boolean
  as: 'jpeg' | 'pdf'
}

export interface MadeSheet {
  kind: 'sheet'
  file: Blob
  count: number
}

export type PhotoQuestion =
  | { ask: 'photo'; file: File; plan: PhotoPlan }
  | { ask: 'sheet'; file: File; plan: PhotoPlan; sheet: SheetOrder }
  | { ask: 'picture'; of: { source: Blob; degrees?: number }; part: PicturePart; width: number; height: number }

export type PhotoAnswer = MadePhoto | MadeSheet | ImageBitmap
