import type { Size } from '@/lib/subjects/picture/sizes'
import type { IconLook, LetterFamily } from './icon-svg'
import type { PngFile } from './pack'

/* What the page of icons asks its worker, and what it answers. */

export type ArtSource =
  | { by: 'letters'; text: string; family: LetterFamily; isBold: boolean }
  | { by: 'emoji'; text: string }
  | { by: 'file'; file: File }

export type BinaryFile = PngFile | 'favicon.ico'

/** The whole set of a picture that was brought along, or one file of it, which is made when it is saved. */
export type IconQuestion =
  | { ask: 'pack'; look: IconLook; art: ArtSource }
  | { ask: 'file'; name: BinaryFile; look: IconLook; art: ArtSource }

export interface IconPack {
  kind: 'pack'
  ico: Blob
  /** Pictures of 16, 32 and 48 pixels, as they are in the ICO. */
  small: readonly { side: number; picture: Blob }[]
  pngs: Readonly<Record<PngFile, Blob>>
  /** Undefined of a picture of pixels. */
  svg: string | undefined
  /** Of a picture that was brought along. */
  source: Size | undefined
}

/** A Blob is the file that was asked for. */
export type IconAnswer = IconPack | Blob
