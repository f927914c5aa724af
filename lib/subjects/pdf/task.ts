import type { PicturePart } from '@/lib/kits/paged/questions'

/* What a page asks the worker of PDF files, and what it answers. Lengths are points, 72 to the inch; pages count from 1. */

/** A quarter turn clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** A page as it is seen: its visible box upright. */
export interface PageSize {
  width: number
  height: number
}

/** A file to open: a PDF or a picture. */
export interface Source {
  /** Tells it from other files of the page. */
  key: string
  file: File
  password: string
}

/** What of a file the visitor should know before it is written anew. */
export type Trait =
  | 'bookmarks'
  | 'form'
  | 'xfa'
  | 'scripts'
  | 'signed'
  | 'restricted'
  | 'encrypted'
  | 'cut-off'
  | 'tagged'

export interface OpenedFile {
  kind: 'opened'
  of: 'pdf' | 'picture'
  pages: readonly PageSize[]
  traits: readonly Trait[]
  /** Bookmarks of the highest level, with the pages they lead to. */
  chapters: readonly { title: string; page: number }[]
  /** Pages on which stands what was to be found. */
  found: readonly number[]
}

/** What to look for when a file is opened: pages with a text on them, whatever its case, or pages without any mark. */
export type Search = { for: 'text'; text: string } | { for: 'blank' }

/** It opens with a password; `isWrong` where the one that was given does not fit. */
export interface LockedFile {
  kind: 'locked'
  isWrong: boolean
}

/** A page of what is written: one of a file, or an empty one of the size of the page before. */
export type PlannedPage = { source: number; page: number; turn: Turn } | { blank: true; turn: Turn }

/** How a picture lies on its page. */
export interface PictureLayout {
  /** Undefined: as large as the picture at `dpi`, and its margin around it. */
  paper: PageSize | undefined
  dpi: number
  /** In points. */
  margin: number
  /** Whether the picture fills the page within its margins and is cut, instead of standing there whole. */
  isFilled: boolean
  /** Whether the paper stands, lies, or follows each picture. */
  lies: 'as the picture' | 'upright' | 'across'
}

export interface Plan {
  pages: readonly PlannedPage[]
  /** Bookmarks on the first page of each source; the bookmarks of the source lie beneath. Undefined leaves them out. */
  titles?: readonly string[] | undefined
  /** Whether the bookmarks of the sources are kept. */
  keepsBookmarks: boolean
  /** Whether readers are told the page numbers that the sources name for them. */
  keepsLabels: boolean
  /** An empty page after a source that would end on the front of a sheet. */
  padsOdd: boolean
  pictures: PictureLayout
  /** Whether files within the sources go along. */
  keepsAttachments: boolean
  /** The name that readers show above the document. */
  title?: string | undefined
}

/** What was left out or changed on the way. */
export type Change =
  | { is: 'links'; count: number }
  | { is: 'scripts'; count: number }
  | { is: 'renamed'; fields: readonly string[] }
  | { is: 'signatures'; count: number }
  | { is: 'tags' }
  | { is: 'xfa' }
  | { is: 'fields-once'; count: number }
  | { is: 'padded'; count: number }
  | { is: 'pictures-anew'; count: number }
  | { is: 'twins'; count: number }
  | { is: 'unused'; count: number }
  /** Nothing smaller came of these files, which were kept as they are. */
  | { is: 'kept'; count: number }
  | { is: 'limit-missed'; count: number }

export interface Written {
  kind: 'written'
  file: Blob
  pages: number
  changes: readonly Change[]
}

/** A file that is written with others into an archive. */
export interface NamedPlan {
  name: string
  plan: Plan
}

/** Parts of a file that are written into an archive. */
export interface Packed {
  kind: 'packed'
  file: Blob
  parts: number
  changes: readonly Change[]
}

/** What readers of an encrypted file are asked to allow (ISO 32000-2, table 22). Reading aloud is always allowed. */
export interface Permissions {
  printing: 'none' | 'low' | 'high'
  copies: boolean
  changes: boolean
  notes: boolean
  forms: boolean
  arranges: boolean
}

/** How a file becomes another with all that it holds: only what is named changes. */
export type Rework =
  /** AES-256. An empty `openPassword` lets anybody open it; an empty `ownerPassword` becomes one that nobody knows. */
  | { do: 'lock'; openPassword: string; ownerPassword: string; may: Permissions }
  | { do: 'unlock' }
  | { do: 'stamp'; stamp: Stamp }
  | { do: 'squeeze'; squeeze: Squeeze }

/** How a file is made smaller. */
export interface Squeeze {
  /** Undefined leaves every pixel as it is. */
  pictures: { dpi: number; /** 1 to 100. */ quality: number; isGrey: boolean } | undefined
  /** Descriptions, small pictures of pages, private data of programs. */
  dropsMetadata: boolean
  /** In bytes; pictures then lose more, step by step, until the file fits. */
  limit: number | undefined
}

/** A text on pages; `{page}`, `{pages}`, `{number}`, `{file}` and `{date}` stand for what they say. */
export interface Stamp {
  text: string
  /** In words of `readRanges`; empty for all pages. */
  range: string
  /** Of the first page that is stamped; it counts on from there, and on through the files where `goesOn`. */
  start: number
  goesOn: boolean
  /** How `{number}` is written: as readers write page labels, or with so many digits at least. */
  style: 'D' | 'r' | 'R' | 'a' | 'A'
  digits: number
  place: StampPlace
  /** From the edge of the page, in points. */
  margin: number
  /** Of letters, in points. `fit`: as large as the diagonal or the width of the page lets it. */
  size: number | 'fit'
  /** Of the text, counterclockwise, in degrees; `diagonal` follows the page. */
  angle: number | 'diagonal'
  /** Red, green and blue, 0 to 255. */
  colour: readonly [number, number, number]
  opacity: number
  isBehind: boolean
  /** Whether readers are told the same numbers as page labels. */
  labels: { prefix: string } | undefined
  /** What `{date}` says. */
  date: string
}

export type StampPlace =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'
  | 'top-outside'
  | 'bottom-outside'
  | 'middle'
  | 'tiles'

/** What a page of text is written as. */
export type TextForm = 'reading' | 'layout' | 'markdown'

export interface PdfTextFile {
  kind: 'text'
  text: string
  pages: number
  /** Pages that show a picture and hold no letters. */
  scans: readonly number[]
  /** Lines at the head and foot of pages that were left out. */
  repeated: number
  /** Letters for which the file does not say what they are. */
  unknown: number
}

export interface DrawnPages {
  kind: 'drawn'
  file: Blob
  count: number
  /** Pages that had to be smaller than asked, because a canvas is no larger. */
  smaller: readonly number[]
}

export interface Drawing {
  /** In words of `readRanges`. */
  range: string
  dpi: number
  as: 'png' | 'jpeg' | 'webp'
  /** 1 to 100, for JPEG and WebP. */
  quality: number
  isGrey: boolean
}

export type PdfQuestion =
  | { ask: 'rework'; sources: readonly Source[]; names: readonly string[]; rework: Rework }
  | { ask: 'text'; source: Source; form: TextForm; range: string; marksPages: boolean; dropsRepeated: boolean }
  | { ask: 'draw'; sources: readonly Source[]; names: readonly string[]; drawing: Drawing }
  | { ask: 'open'; source: Source; search?: Search | undefined }
  /** Each plan as a file of its own, all in one archive; with `limit`, in bytes, each is cut into as few files as keep within it. */
  | { ask: 'pack'; sources: readonly Source[]; plans: readonly NamedPlan[]; limit?: number | undefined }
  | { ask: 'write'; sources: readonly Source[]; plan: Plan }
  /** `larger`: how many of the part's units make a point. `rework`: the page as it will be. */
  | {
      ask: 'picture'
      of: { source: Source; page: number; larger?: number; rework?: Rework }
      part: PicturePart
      width: number
      height: number
    }

export type PdfAnswer = OpenedFile | LockedFile | Written | Packed | PdfTextFile | DrawnPages | ImageBitmap
