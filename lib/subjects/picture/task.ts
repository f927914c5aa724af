import type { PicturePart } from '@/lib/kits/paged/questions'
import type { PictureHead, PictureKind } from './head'
import type { Rgb, Step } from './steps'
import type { Size } from './sizes'

/* What a page asks the worker of pictures, and what it answers. */

/** Kinds that are kept as they are; the others are written when they are asked for. */
export type KeptKind = 'jpeg' | 'png' | 'webp' | 'avif'

export type WrittenKind = KeptKind | 'gif' | 'bmp' | 'tiff' | 'ico'

/** What of the notes in a file goes into the new one. */
export type NotesRule = 'none' | 'without-place' | 'all'

export interface Writing {
  /** `same`: the kind of the file, or PNG where that kind is not written here. */
  kind: WrittenKind | 'same'
  /** 1 to 100, for JPEG, WebP and AVIF. */
  quality: number
  /** WebP without loss. */
  lossless: boolean
  /** Most colours of a PNG; undefined keeps each. */
  colours: number | undefined
  /** In bytes; `quality` and `colours` are then found. */
  limit: number | undefined
  /** Whether the picture may lose pixels where the limit wants it. */
  shrinks: boolean
  notes: NotesRule
  /** What stands behind see-through pixels where the kind has no alpha. */
  ground: Rgb
  /** Dots per inch that the file names for printing, where its kind can (JPEG, PNG). */
  dpi: number | undefined
  /** Where nothing but the file's size was to change and the new one is no smaller, the old one is kept. */
  keepsSmaller: boolean
}

export interface Recipe {
  steps: readonly Step[]
  writing: Writing
}

export type PictureQuestion =
  | { ask: 'make'; file: File; recipe: Recipe }
  | { ask: 'picture'; of: { source: Blob; degrees?: number }; part: PicturePart; width: number; height: number }

/** What happened on the way that the visitor should know. */
export type Remark =
  | { is: 'kept-original' }
  | { is: 'notes-taken-out' }
  | { is: 'flattened' }
  | { is: 'palette'; colours: number }
  | { is: 'shrunk'; from: Size; to: Size }
  | { is: 'limit-missed'; size: number }
  | { is: 'notes-not-kept'; kind: WrittenKind }
  | { is: 'cmyk' }
  | { is: 'deep'; bits: number }
  | { is: 'profile' }
  | { is: 'turned' }
  | { is: 'cut-off' }

export interface MadePicture {
  kind: 'made'
  file: Blob
  /** The same for the eye: another file where browsers cannot draw its kind. */
  shown: Blob
  written: PictureKind
  /** Of what was given and of what was made, upright, in pixels. */
  before: Size
  after: Size
  head: PictureHead
  /** The quality that was used, or found for a limit; undefined where there is none. */
  quality: number | undefined
  /** Structural similarity to the pixels before encoding, 0 to 1; undefined where nothing was encoded. */
  likeness: number | undefined
  remarks: readonly Remark[]
  /** A small picture of it. */
  small: { picture: Blob } & Size
}

export type PictureAnswer = MadePicture | ImageBitmap
