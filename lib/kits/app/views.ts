/* What a workbench shows, as data: the build writes it into the page, and the kit draws it. */
import type { ReportChart } from '@/lib/base/report/report'

import type { Turn } from './cards'

export type Tone = 'plain' | 'good' | 'warn' | 'bad'

/** What was found, in words. */
export interface Finding {
  tone: Tone
  says: string
  detail?: string
  /** Two texts that should be equal; their equal beginning is pale. */
  differs?: readonly [LabelledText, LabelledText]
  /** Where it stands in a text. */
  at?: Spot
  /** The line of the place, with what is wrong in it. */
  excerpt?: Excerpt
  /** Ways out, one press each. */
  offers?: readonly Offer[]
  /** Said after them. */
  caution?: string
}

export interface Offer {
  label: string
  /** Gives these options these values. */
  sets?: Readonly<Record<string, string | boolean>>
  /** Shows this node in the tree. */
  shows?: number
  /** Takes the result away, or into an input, in the way of this name. */
  takes?: string
  /** Makes these choices among the results. */
  picks?: Readonly<Record<string, string>>
  /** Puts a text in the place of what an input holds; it can be taken back. */
  puts?: { input: string; text: string; done: string }
}

/** A stretch of one line; where it is not the whole line, it says so. */
export interface Excerpt {
  before: string
  marked: string
  after: string
  cutBefore: boolean
  cutAfter: boolean
}

/**
 * A place in the text of an input: lines and columns from 1, offset and length in UTF-16 units of the text as it was given. Without an
 * offset nobody is taken there, as in a file.
 */
export interface Spot {
  input: string
  line: number
  column: number
  offset?: number | undefined
  length?: number | undefined
}

export interface LabelledText {
  label: string
  text: string
}

/** A value with its name and a button that copies it. */
export interface NamedValue {
  label: string
  text: string
  badge?: { text: string; says: string }
  mark?: { tone: Tone; text: string }
}

/** A row of a list with a choice of its own, which is kept as a pick of that name; the first option stands for no choice. */
export interface ChoiceRow {
  label: string
  text: string
  pick: string
  /** Names the choice. */
  says: string
  options: readonly { value: string; label: string }[]
}

export interface Preview {
  /** Where it is shown. */
  label: string
  /** The place of a picture above or beside the lines, with what is known of it. */
  picture?: { shape: 'wide' | 'square'; says: string }
  /** `bold`: stretches of the text, from the first of their UTF-16 units to before the last. */
  lines: readonly { look: 'small' | 'title' | 'text'; text: string; bold?: readonly (readonly [number, number])[] }[]
}

export interface ShortTable {
  label: string
  rows: readonly (readonly string[])[]
}

export interface Warning {
  says: string
  more?: LabelledText
  places?: readonly { text: string; offer: Offer }[]
  /** Of places that are not listed. */
  rest?: string
}

/** What a tool calls the place of a node in its own notation. */
export interface TreeWords {
  copyPath: string
  pathCopied: string
  /** A path becomes the text of this input by a press. */
  usePath?: { label: string; input: string; done: string }
}

/** A stretch of a text. Marks that touch have shades of their own; `warn` and `bad` are two degrees of one thing. */
export interface MarkedPart {
  text: string
  mark?: 'odd' | 'even' | 'warn' | 'bad'
}

export interface PictureBefore {
  label: string
  of: object
  width: number
  height: number
}

export interface Swatch {
  /** #rrggbb. */
  colour: string
  /** The colour of a text that stands on it. */
  ink?: string
  label: string
  /** Beneath the label. */
  text?: string
}

export interface Card {
  /** Its place in the order is kept under this name. */
  key: string
  /** What it is, read out. */
  label: string
  /** In short, beneath it. */
  caption: string
  /** Asked of the desk as that of a `picture`; undefined for an empty one. `key` tells it from others. */
  picture?: { key: string; of: object; width: number; height: number }
  turn: Turn
}

/** What may be done with cards beside choosing and moving them. */
export interface CardTools {
  turn?: true
  remove?: true
  keep?: true
  repeat?: true
  blank?: true
  reverse?: true
}

/** A drawing with what stands beneath it; a cut one is seen in the shape that a system cuts of it. */
export interface DrawnItem {
  label: string
  of: string | Blob
  width: number
  height: number
  cut?: 'circle' | 'rounded'
}

/** A file or folder by its path. */
export interface PathItem {
  path: string
  /** Beside its name. */
  text: string
  mark?: { tone: Tone; text: string }
  /** It has no box: a folder, or what cannot be taken. */
  isFixed?: true
}

export interface ReadyFile {
  /** On the button. */
  label: string
  /** Of the file. */
  name: string
  content: Blob
}

export type View =
  | {
      kind: 'note'
      says: string
      tone?: Tone
      strong?: boolean
      /** Read out when it changes. */
      status?: boolean
      /** Stands beneath the input of this name instead of among the results. */
      under?: string
    }
  /** Sentences to read before the result is used; one may open to more, or to the places it speaks of. */
  | { kind: 'warnings'; label: string; items: readonly Warning[] }
  | { kind: 'findings'; items: readonly Finding[]; label?: string }
  | { kind: 'values'; items: readonly NamedValue[] }
  /** Figures that change while somebody types, the first foremost. `spoken` is read out when they have come to rest. */
  | { kind: 'counts'; label: string; items: readonly LabelledText[]; spoken: string }
  /** How far something is on its way to a goal. */
  | { kind: 'bar'; label: string; value: number; goal: number; says: string }
  | { kind: 'heading'; says: string }
  /** The options of the panel of this label. */
  | { kind: 'panel'; of: string }
  /** Terms with an explanation each. */
  | { kind: 'terms'; items: readonly LabelledText[] }
  /** Small figures in a line. */
  | { kind: 'figures'; items: readonly LabelledText[] }
  /** `boxed`: in a box of its own, whose whole text a key selects. */
  | { kind: 'text'; label: string; text: string; boxed?: true }
  /** A page of HTML, cleaned of scripts and shown in a frame that runs none. */
  | { kind: 'page'; label: string; html: string }
  /** A text in which stretches are marked; an empty one is a place between two characters. */
  | { kind: 'marked'; label: string; parts: readonly MarkedPart[] }
  /** A text of any length that stays where it is: its lines are asked for as they come into view (lib/kits/paged). */
  | { kind: 'lines'; label: string; lines: number; colours?: 'json' }
  /**
   * Named and listed values in each other, whose rows are asked for as they come into view (lib/kits/paged). `ofNode` with a `node` asks
   * for the text of that node.
   */
  | { kind: 'tree'; label: string; rows: number; words: TreeWords; ofNode: object }
  | {
      kind: 'table'
      label: string
      /** Its label stands above it. */
      isTitled?: true
      /** The first column heads its row. */
      columns: readonly string[]
      rows: readonly (readonly string[])[]
    }
  /** A chart as the chart engine drew it, which escapes every text that it takes. */
  | ({ kind: 'chart' } & ReportChart)
  /** Short tables beside each other, their heads only read out; each says `empty` where it has no rows. */
  | { kind: 'tables'; columns: readonly string[]; items: readonly ShortTable[]; empty: string }
  | { kind: 'choices'; label: string; rows: readonly ChoiceRow[] }
  /** How other sites and programs may show something, each in a box of its own. */
  | { kind: 'previews'; items: readonly Preview[] }
  /**
   * A picture, drawn at the size it is seen at by whoever holds it: `of` is put to the desk (lib/kits/paged). A Blob is small enough to
   * be shown as it is, in small or `isAtSize`. Sizes are those of the picture in pixels. With `before`, a divider parts it from another of the same motif.
   */
  | {
      kind: 'picture'
      label: string
      of: object | Blob
      isAtSize?: true
      width: number
      height: number
      before?: PictureBefore
    }
  /**
   * Drawings beside each other, each in its size in CSS pixels: the text of an SVG, which the build writes into the page, or a small file.
   */
  | { kind: 'drawings'; label: string; items: readonly DrawnItem[] }
  /**
   * A picture with a box over it that is dragged, or reached with Tab and nudged, and kept as a pick (lib/subjects/picture/crop-box): of a
   * shape, of exactly so many pixels, or four corners of something in it. `seen` is how what is cut out will end. A box that `carries` a picture
   * places that picture instead of cutting out: it is drawn in the box while it moves, and nothing around it is darkened.
   */
  | {
      kind: 'crop'
      label: string
      of: object
      width: number
      height: number
      pick: string
      /** What stands there while nothing was picked, written as the pick is. */
      initial?: string
      by: 'box' | 'corners'
      ratio?: number
      fixed?: { width: number; height: number }
      seen?: 'circle' | 'rounded'
      carries?: { of: object; width: number; height: number }
    }
  /**
   * Cards in an order that is the visitor's, of any number. What is done with them is kept as the pick (lib/kits/app/cards), with `of` as
   * it is given. A card that is opened makes the pick `opens`.
   */
  | {
      kind: 'cards'
      label: string
      items: readonly Card[]
      pick: string
      of: string
      can: CardTools
      opens?: string
    }
  /**
   * Files in their folders, each with a box to tick, found by typing. What is ticked is kept as the pick (lib/kits/app/ticks); a file that
   * is pressed makes the pick `opens` with its place in the list.
   */
  | { kind: 'paths'; label: string; items: readonly PathItem[]; pick: string; opens: string }
  /** A line that is typed among the results and kept as a pick; with a button it is taken by a press. */
  | { kind: 'entry'; label: string; pick: string; secret?: true; button?: string; help?: string; fault?: string }
  /** Colours with their names; a press copies one as it is written. */
  | { kind: 'swatches'; label: string; items: readonly Swatch[]; large?: true }
  /** A tone that is heard by a press: how long it sounds and then rests, in milliseconds, alternately. A lamp may follow it. */
  | { kind: 'keyed'; label: string; keying: readonly number[]; hertz: number; hasLamp?: boolean }
  /** A text that a voice of the device reads out by a press, in the language of that BCP 47 tag; 1 is the usual rate. */
  | { kind: 'spoken'; label: string; text: string; language: string; rate: number }
  /** Codes that the clock replaces: `of` is put to the desk with the time (lib/kits/paged), again when one of them has run out. */
  | { kind: 'ticking'; label: string; of: object }
  /**
   * A wheel of names that turns to the winner, who was drawn before; another `spin` turns it again, and what is there when the page opens
   * rests. Without a winner it waits.
   */
  | {
      kind: 'wheel'
      label: string
      slices: readonly { label: string; weight: number }[]
      winner?: number
      spin: string
      sounds: boolean
    }
  /** Ready files, each saved by a press, all of them by one that is named in `all`, and other presses beside them. */
  | { kind: 'ready'; items: readonly ReadyFile[]; all?: string; offers?: readonly Offer[] }
  /** The files of an input in their order, each with what came of it; `below` stands beneath the ways to take the result away. */
  | { kind: 'files'; of: Readonly<Record<number, readonly View[]>>; below?: true }
