import type { DesignPage } from './design'
import type { LookName } from './looks'
import type { Running } from './running'

/* A document as plain data: one set of blocks is drawn on the page, printed, copied as text and saved. */

/** An amount in whole minor units of an ISO 4217 currency, so that a document adds up to the cent. */
export interface MinorAmount {
  minor: number
  currency: string
}

/** A stretch of text that looks different from its surroundings, or leads somewhere. */
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  href?: string
}
export type RichText = string | readonly (string | Span)[]

interface TypedValue {
  /** As the document's own language writes it; as the page writes where absent. */
  text?: string
}

/** A typed value; text is written as it stands. Dates are ISO days, shares are fractions. */
export type Value =
  | string
  | (TypedValue &
      (
        | ({ kind: 'money' } & MinorAmount)
        | { kind: 'number'; value: number; decimals?: number; unit?: string }
        | { kind: 'percent'; value: number; decimals?: number }
        | { kind: 'date'; value: string }
      ))

export interface Fact {
  label: string
  value: Value
  strong?: boolean
}

/** Somebody whom the document is from, to or between. */
export interface Party {
  role: string
  name: string
  /** Address, registration numbers, contact: one line each. */
  lines?: readonly string[]
}

export interface TableColumn {
  label: string
  /** Numbers and money stand at the end of their cell. */
  align?: 'start' | 'end' | 'centre'
  /** Share of the width, by weight; columns without one share what is left. */
  width?: number
  /** The foot of the table holds the sum of this column, computed from its rows. All its cells are money of one currency, or numbers. */
  sum?: boolean
}

export interface ListItem {
  text: RichText
  items?: readonly ListItem[]
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: RichText; align?: 'start' | 'end' | 'centre'; quiet?: boolean }
  | { kind: 'parties'; parties: readonly Party[] }
  /** `aside` facts are about the document, for the page alone: not printed. */
  | { kind: 'facts'; facts: readonly Fact[]; align?: 'start' | 'end'; aside?: boolean }
  | {
      kind: 'table'
      label: string
      columns: readonly TableColumn[]
      rows: readonly (readonly Value[])[]
      /** Positions of rows that stand out: sums among the rows. */
      strong?: readonly number[]
      /** The last row, set off from the others, where it is not the sums of columns. */
      foot?: readonly Value[]
      totals?: readonly Fact[]
    }
  /** Numbered lists count 1, 1.1, 1.1.1, as clauses of a contract do. */
  | { kind: 'list'; numbered?: boolean; items: readonly ListItem[] }
  /** A photograph or logo as a data address of PNG or JPEG. `width` is the printed width in millimetres. */
  | { kind: 'picture'; href: string; alt: string; width: number; ratio: number; align?: 'start' | 'end' | 'centre' }
  /** A drawing as SVG text made by the tool, never markup that a visitor typed. `width` is the printed width in millimetres. */
  | { kind: 'image'; svg: string; alt: string; width?: number }
  /** A page that is drawn; only documents of the sheet 'design' have them. */
  | { kind: 'design'; page: DesignPage }
  /** Text to be taken as it stands, with a button that copies it. `aside`: not printed. */
  | {
      kind: 'plain'
      label: string
      text: string
      language?: string
      direction?: 'ltr' | 'rtl'
      look?: 'code' | 'prose'
      aside?: boolean
    }
  /** `grid`: boxes that stay beside each other however narrow the page is. */
  | { kind: 'columns'; columns: readonly (readonly Block[])[]; grid?: boolean }
  | { kind: 'signature'; signers: readonly { role: string; name?: string; title?: string }[] }
  | { kind: 'rule' }
  | { kind: 'page-break' }

/** Said beside the document, never part of it: not printed, not saved. */
export interface Notice {
  is: 'good' | 'fair' | 'bad' | 'plain'
  says: string
}

export type DocumentWord = 'total' | 'signature' | 'signedOn' | 'carried' | 'brought' | 'page'

export interface Document {
  /** Names the printed page and saved files. */
  title: string
  /**
   * The paper it is made for. 'bare' is no page at all: a code, a list of values, text to copy. A 'design' has pages of its own size,
   * a block each.
   */
  sheet: 'a4' | 'letter' | 'bare' | 'design'
  /** Classic where absent. */
  look?: LookName
  /** #rrggbb, for looks that have colour. */
  colour?: string
  /** BCP 47 tag of its language. English where absent. */
  language?: string
  direction?: 'ltr' | 'rtl'
  /** What the renderers write by themselves, in the document's language; `page` is a pattern such as 'Page {page} of {pages}'. */
  words?: Partial<Record<DocumentWord, string>>
  blocks: readonly Block[]
  /** Of a design: pixels to an inch of a picture for screens. */
  dots?: number
  /** Of a design that is written on: what a Word file has at the head and foot of its sheets. */
  running?: Running
  notices?: readonly Notice[]
}
