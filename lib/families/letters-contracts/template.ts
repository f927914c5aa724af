/* What the compile step makes of a template and of a clause: data, so that the browser carries no reader of Markdown. */
import type { Source } from '@/lib/base/source'

/** How a placeholder is written. Where none is named, as the field's own kind is. */
export const writings = ['text', 'date', 'money', 'number', 'percent', 'choice'] as const
export type Writing = (typeof writings)[number]

/** All must hold. `is` names options of a choice; without it the field is filled in, ticked or has rows. */
export interface Test {
  field: string
  is?: readonly string[]
  not?: true
  /** Line of the file, in Node's copy alone. */
  at?: number
}

export type Inline =
  | string
  | { put: string; as?: Writing; at?: number }
  /** A whole number with its noun: 1 month, 3 months. */
  | { count: string; one: string; many: string; at?: number }
  /** The number of a clause, by its anchor. */
  | { clause: string; at?: number }
  | { bold: readonly Inline[] }
  | { italic: readonly Inline[] }
  | { when: readonly Test[]; show: readonly Inline[]; otherwise?: readonly Inline[] }

export interface TemplateItem {
  text: readonly Inline[]
  items?: readonly TemplateItem[]
}

export interface Signer {
  role: readonly Inline[]
  name?: string
  title?: string
}

export type TemplateBlock =
  | { heading: 1 | 2 | 3; text: readonly Inline[]; anchor?: string; at?: number }
  | { paragraph: readonly Inline[] }
  | { list: readonly TemplateItem[] }
  /** In a contract the paragraphs of a clause, 3.1, 3.2; elsewhere a numbered list. */
  | { numbered: readonly TemplateItem[] }
  | { when: readonly Test[]; show: readonly TemplateBlock[]; otherwise?: readonly TemplateBlock[] }
  /** Fields nameName, nameAddress and, where there is one, nameContact. */
  | { party: string; letterhead?: true; at?: number }
  /** A long text whose lines are items. */
  | { lines: string; at?: number }
  /** `boxes`: a column to tick on each row. */
  | { table: string; total?: true; boxes?: true; at?: number }
  | { signers: readonly Signer[]; at?: number }
  | { include: Clause; at?: number }
  | { rule: true }
  | { pageBreak: true }

/** A clause of the library. */
export interface Clause {
  name: string
  title: string
  /** What it means, in plain words. */
  note: string
  /** Regions whose law it was written for; `global` suits any. */
  suits: readonly string[]
  /** The day its text was written. */
  version: string
  source?: Source
  blocks: readonly TemplateBlock[]
  file?: string
}

export interface Template {
  /** Names the printed page and saved files; what is not filled in is left out of it. */
  title: readonly Inline[]
  version: string
  /** Headings of level 2 are numbered, and the paragraphs beneath them. */
  contract?: true
  blocks: readonly TemplateBlock[]
  file?: string
}
