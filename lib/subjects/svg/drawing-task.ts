import type { PicturePart } from '@/lib/kits/paged/questions'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Rgb } from '@/lib/subjects/picture/steps'
import type { DrawingNotes } from './drawing'
import type { NamedScale } from './drawing-sizes'
import type { Obstacle } from './vectors/style'

/* What the page of drawings asks its worker, and what it answers. */

export type DrawnKind = 'png' | 'webp' | 'jpeg' | 'avif' | 'pdf'

export interface DrawingPlan {
  kind: DrawnKind
  scales: readonly NamedScale[]
  /** 1 to 100, for JPEG, WebP and AVIF. */
  quality: number
  /** WebP without loss. */
  lossless: boolean
  /** Most colours of a PNG; undefined keeps each. */
  colours: number | undefined
  /** What stands behind the drawing; undefined leaves it see-through, but for JPEG, where it is white. */
  ground: Rgb | undefined
  /** Share of the shorter side that stays free all round. */
  padding: number
  variables: readonly (readonly [name: string, value: string])[]
  ink: string | undefined
  fonts: readonly File[]
}

export type DrawingQuestion =
  | { ask: 'draw'; file: File; plan: DrawingPlan }
  | { ask: 'font'; file: File }
  | { ask: 'picture'; of: { source: Blob }; part: PicturePart; width: number; height: number }

export interface DrawnFile extends Size {
  adds: string
  file: Blob
}

export interface DrawnAnswer {
  kind: 'drawn'
  /** The size that the drawing has by itself, in CSS pixels. */
  size: Size
  files: readonly DrawnFile[]
  notes: DrawingNotes
  /** Of the families that it asks for, those that neither this device nor a font among the files has. */
  missing: readonly string[]
  /** Why a PDF holds pixels; undefined where it holds outlines, or is none. */
  obstacle: Obstacle | undefined
  /** The largest of them as browsers show it. */
  shown: Blob
  largest: Size
  small: { picture: Blob } & Size
}

export interface FontAnswer {
  kind: 'font'
  family: string
  weight: number
  isItalic: boolean
}

export type DrawingAnswer = DrawnAnswer | FontAnswer | ImageBitmap
