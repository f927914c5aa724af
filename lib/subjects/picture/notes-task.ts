import type { PicturePart } from '@/lib/kits/paged/questions'
import type { PictureKind } from './head'

/* What the page of picture notes asks its worker, and what it answers. */

/** What is taken out of the file that is made. */
export type Removal = 'all' | 'place'

export type NotesQuestion =
  | { ask: 'notes'; file: File; removes: Removal }
  | { ask: 'picture'; of: { source: Blob }; part: PicturePart; width: number; height: number }

export interface NoteRow {
  group: 'place' | 'camera' | 'picture' | 'preview' | 'xmp' | 'press' | 'texts'
  name: string
  text: string
}

export interface ReadNotes {
  kind: 'notes'
  picture: PictureKind
  /** Upright, in pixels; undefined where the head does not say. */
  size: { width: number; height: number } | undefined
  rows: readonly NoteRow[]
  place: { latitude: number; longitude: number; altitude: number | undefined } | undefined
  profile: string | undefined
  hasOrigin: boolean
  trailing: number
  damaged: number
  /** The small picture within Exif, which may show more than the picture itself. */
  preview: Blob | undefined
  /** The file without; undefined for kinds that are not rewritten. */
  cleaned: Blob | undefined
}

export type NotesAnswer = ReadNotes | ImageBitmap
