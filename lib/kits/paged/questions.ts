/* What the views of lines and of a tree ask whoever holds the text or the tree. Rows, lines and nodes count from 0. */

/** A line of a text. */
export interface PagedLine {
  text: string
  /** Bytes of it that are not shown. */
  hidden: number
}

/** A row of a tree that is open as far as somebody has opened it. */
export interface TreeRow {
  row: number
  node: number
  /** 0 for the whole. */
  depth: number
  /** `object` and `array` hold others; a `string` is shown in quotes, anything else as it is written. */
  kind: string
  /** Its name; what is listed has its `index` instead. */
  key: string | undefined
  /** Its place among what holds it, and how many those are. */
  index: number
  siblings: number
  /** Strings without quotes and escapes, other values as written; empty for what holds others. */
  value: string
  isCut: boolean
  children: number
  isOpen: boolean
  isDuplicate: boolean
  /** It is among what was asked for. */
  isFound?: boolean
}

/** A row that was made visible, and how many rows there are then. */
export interface RevealedRow {
  node: number
  row: number
  count: number
}

/** A rectangle in the pixels of a picture. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** A code that stands until a second since 1970, and the one after it. */
export interface TickingCode {
  label: string
  text: string
  /** Without the spaces that only help the eye. */
  copied: string
  next: string
  until: number
  /** Seconds that it stands in all. */
  lasts: number
}

/** What changes with the clock, as of one second. */
export interface Ticking {
  items: readonly TickingCode[]
  table?: { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export type PagedQuestion =
  | { ask: 'lines'; from: number; to: number; widthLimit: number }
  | { ask: 'rows'; from: number; to: number }
  | { ask: 'toggle'; node: number }
  | { ask: 'setAllOpen'; open: boolean }
  | { ask: 'reveal'; node: number }
  | { ask: 'revealParent'; node: number }
  /** The next row after one whose name begins with a text; that row itself comes last. */
  | { ask: 'named'; after: number; text: string }
  | { ask: 'search'; query: string }
  | { ask: 'revealMatch'; index: number }
  | { ask: 'describe'; node: number }
  /** A part of a picture, in its own pixels, drawn at a size in device pixels; `of` says which picture. */
  | { ask: 'picture'; of: object; part: PicturePart; width: number; height: number }
  /** What changes with the clock, as of a second since 1970; `of` says what. */
  | { ask: 'ticking'; of: object; seconds: number }

export interface PagedAnswers {
  lines: PagedLine[]
  rows: { rows: TreeRow[]; count: number }
  /** How many rows there are then. */
  toggle: number
  setAllOpen: number
  reveal: RevealedRow
  revealParent: RevealedRow
  named: number | undefined
  /** How many nodes hold the text. */
  search: number
  revealMatch: RevealedRow | undefined
  /** Where a node is: its path in the notation of the tool, its place in the text, its size in bytes. */
  describe: { path: string; position: { line: number; column: number }; size: number }
  picture: ImageBitmap | Blob
  ticking: Ticking
}

export type PagedAsk = keyof PagedAnswers
export type PagedQuestionOf<K extends PagedAsk> = Extract<PagedQuestion, { ask: K }>
