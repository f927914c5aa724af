import type { PicturePart } from '@/lib/kits/paged/questions'
import type { Cell } from './layout'
import type { Rgb } from '@/lib/subjects/picture/steps'

/* What the page of collages asks its worker, and what it answers. */

export type Arrangement = 'row' | 'column' | 'grid' | 'mosaic' | 'lead' | 'leadAbove' | 'pairs' | 'free' | 'stitch'

export interface CollagePlan {
  arrangement: Arrangement
  width: number
  columns: number
  /** Width by height, of the cells of a grid, of the whole mosaic or of the page that pictures lie on freely. */
  ratio: number
  /** Where pictures were placed freely, in shares of the page. */
  boxes: readonly (Cell | undefined)[]
  gap: number
  hasEdge: boolean
  /** Of the corners of each picture, as a share of half its shorter side. */
  radius: number
  /** Undefined leaves what is not covered see-through. */
  ground: Rgb | undefined
  ink: Rgb
  fit: 'crop' | 'pad'
  focus: 'centre' | 'top' | 'bottom'
  /** One for each picture; empty for none at all. */
  captions: readonly string[]
  /** Height of their letters as a share of the width. */
  captionSize: number
}

export interface Written {
  as: 'png' | 'jpeg' | 'webp' | 'pdf'
  quality: number
}

export interface LookedPicture {
  kind: 'looked'
  width: number
  height: number
}

export interface MadeCollage {
  kind: 'made'
  file: Blob
  width: number
  height: number
  /** Rows that screenshots had in common, pair by pair. */
  shared: readonly number[]
}

export type CollageQuestion =
  | { ask: 'look'; file: File }
  | { ask: 'make'; files: readonly File[]; plan: CollagePlan; written: Written }
  | {
      ask: 'picture'
      of: { source: Blob } | { files: readonly File[]; plan: CollagePlan }
      part: PicturePart
      width: number
      height: number
    }

export type CollageAnswer = LookedPicture | MadeCollage | ImageBitmap
