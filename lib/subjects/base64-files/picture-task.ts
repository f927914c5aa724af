import type { Base64Findings } from '@/lib/base/encoding/base64'
import type { PictureKind } from '@/lib/subjects/picture/head'
import type { Missing } from '@/lib/subjects/picture/missing'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Rgb } from '@/lib/subjects/picture/steps'
import type { DecodeFault, Repair } from './decode-task'

/* What the page of pictures in Base64 asks its worker, and what it answers. */

export type WrittenAs = 'same' | 'png' | 'jpeg' | 'webp'

export interface PicturesRequest {
  source: string | Blob
  /** `auto`: one picture where nothing else stands in the text. */
  reads: 'auto' | 'one' | 'many'
  repair: Repair
  as: WrittenAs
  quality: number
  ground: Rgb
}

export interface FoundPicture {
  /** As it is saved, with its ending. */
  name: string
  kind: PictureKind
  type: string
  /** Media type that a data URI says. */
  claimed: string | undefined
  /** Of the picture as it stood in the text. */
  bytes: number
  /** Base64 characters without padding, or characters of the escaped text. */
  characters: number
  isBase64: boolean
  /** Where it stands in a longer text, from 1. */
  line: number | undefined
  size: Size | undefined
  /** More than one where it moves. */
  frames: number
  missing: Missing | undefined
  findings: Base64Findings | undefined
  /** A repair cut it at this character, from 1. */
  cutAt: number | undefined
  /** What is saved: the bytes as they were, or in the kind that was wanted. */
  content: Blob
  /** It was written anew in another kind. */
  isConverted: boolean
  /** Its preview, or why there is none; undefined for one of many. */
  small: ({ picture: Blob } & Size) | undefined
  /** Why it is not shown, or not converted. */
  fault: string | undefined
  /** Its clean data URI, where it is the only one and not too long. */
  uri: string | undefined
}

export type PicturesAnswer =
  | { kind: 'pictures'; pictures: readonly FoundPicture[]; isCut: boolean; others: readonly string[] }
  | { kind: 'fault'; fault: DecodeFault }
  /** The text is Base64, of something else. */
  | { kind: 'other'; type: string; bytes: number }
