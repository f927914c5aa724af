import type { AskedWay } from '@/lib/kits/asked/ways'
import type { Pixels } from '@/lib/base/png/pixels'
import type { Context } from '@/lib/kits/fields/context'
import type { Problem } from '@/lib/base/problem'
import type { Source } from '@/lib/base/source'
import type { Carrier } from '@/lib/kits/document/carrier'
import type { Document, Notice } from '@/lib/kits/document/types'
import type { DocumentFormat } from '@/lib/kits/document/formats'
import type { AnyValues, Condition, Fields, Values } from '@/lib/kits/fields/types'
import type { RegionCode } from '@/lib/base/region/types'
import type { Draw } from '@/lib/base/random/draw'
import type { RecordFields } from '@/lib/kits/records/roles'
import type { AnyRule } from '@/lib/law/rule'

export interface GeneratorContext extends Context {
  /** How far long work is: a share from 0 to 1. Does nothing where nobody waits. */
  progress(share: number, note?: string): void
  /** For tools with `fresh.secure`: absent while the page is built, so that no random value is ever part of a page. */
  draw?: Draw
  /** Sets a document without pictures as a PDF, for archives where it carries a file. Only in the worker that makes a slow file. */
  pdf?(document: Document, carrier?: Carrier): Promise<Uint8Array>
}

/** What a check may use of the browser. */
export interface CheckContext extends GeneratorContext {
  /** Draws SVG text at a width in pixels, as the visitor's browser shows it. */
  rasterise(svg: string, width: number): Promise<Pixels>
}

type Content = string | Uint8Array<ArrayBuffer>

interface FileOptions {
  /** What the button says after "Save": 'SVG'. */
  label: string
  /** Media type. */
  type: string
  extension: string
  shownWhen?: Condition | readonly Condition[]
  /** True where the visitor came for this file: its button then stands before those of the sheet. */
  leads?: true
}
/** A file that the tool makes besides the document. Its name is the document's title. */
export type GeneratorFile<V, Name extends string = string> = FileOptions &
  (
    | {
        /** Made in a worker, which can set PDFs, with progress and a way to cancel. */
        slow?: true
        make(values: V, context: GeneratorContext): Content | Problem<Name> | Promise<Content | Problem<Name>>
      }
    | {
        /** SVG text that the browser turns into a PNG of this width in pixels. */
        picture(values: V, context: GeneratorContext): { svg: string; width: number } | Problem<Name>
      }
  )

/** What must stand in a document that was built from given values. */
export interface ExpectedDocument {
  /** The document's title, which names its files too. */
  title?: string
  /** Each stands in the document's text. */
  text?: readonly string[]
  /** The first block of plain text, whole. */
  plain?: string
  /** Its length in UTF-8. */
  plainBytes?: number
  /** Declared files by name, whole, where they are text. */
  files?: Readonly<Record<string, string>>
}

export interface GeneratorExample<F extends Fields = Fields> {
  name: string
  given: Partial<Values<F>>
  expect: ExpectedDocument
  source?: Source
}

/**
 * Chance that may be repeated comes from a whole-number field, from 0 to `below`. `secure` chance comes from the platform's
 * cryptographic generator once the page runs, and reaches `build` as `context.draw`.
 */
export type Fresh<Name extends string = string> =
  | { label: string; seed: Name; below: number }
  | { label: string; secure: true }

export interface Generator<F extends Fields = Fields> {
  /** As a calculator's: the jurisdiction whose law the document follows, or the choice field whose keys are region codes. */
  law?: RegionCode | { field: keyof F & string }
  form: F
  /** What is made, and by which standard, in one sentence that the page prints. */
  makes: string
  /** Questions in words, or data, that the search opens it with. */
  asked?: readonly AskedWay[]
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  rules?: readonly AnyRule[]
  /** Pure: the same values give the same document. Chance comes from a seed field, today from a date field. */
  build(values: Values<F>, context: GeneratorContext): Document | Problem<keyof F & string>
  /** True where these values take longer than a keystroke may: build then runs in a worker. */
  slow?(values: Values<F>): boolean
  /** Looks at the finished result a moment after the last change: does it scan, does it validate. */
  check?(values: Values<F>, context: CheckContext): Promise<readonly Notice[]>
  /** The clauses that a contract made of these values has, explained. */
  notes?(values: Values<F>, context: GeneratorContext): readonly ClauseNote[]
  files?: Readonly<Record<string, GeneratorFile<Values<F>, keyof F & string>>>
  /** Formats the whole document can be saved in; all where absent. */
  saves?: readonly DocumentFormat[]
  /** True where one of the files is JSON with `values`, which the form takes back. */
  opens?: boolean
  /** True where a table of clients, people or lines can make many of its documents at once. */
  many?: boolean
  /** A button for another result. */
  fresh?: Fresh<keyof F & string>
  /** Which field is which of the visitor's records: fills the form from them and keeps documents in the list. */
  records?: RecordFields<keyof F & string>
  examples: readonly [GeneratorExample<F>, ...GeneratorExample<F>[]]
}

/** A clause of the finished document in plain words, told beside it and never part of it. */
export interface ClauseNote {
  /** With its number, as it stands in the document. */
  title: string
  note: string
  /** Regions whose law it was written for; `global` suits any. */
  suits: readonly string[]
  /** The day its text was written. */
  version: string
  source?: Source
}

/** What the engines hold when they do not know which generator it is. */
export interface AnyGenerator extends Omit<
  Generator,
  'form' | 'law' | 'build' | 'slow' | 'check' | 'notes' | 'files' | 'fresh' | 'records' | 'examples'
> {
  law?: RegionCode | { field: string }
  form: Fields
  build(values: AnyValues, context: GeneratorContext): Document | Problem
  slow?(values: AnyValues): boolean
  check?(values: AnyValues, context: CheckContext): Promise<readonly Notice[]>
  notes?(values: AnyValues, context: GeneratorContext): readonly ClauseNote[]
  files?: Readonly<Record<string, GeneratorFile<AnyValues>>>
  fresh?: Fresh
  records?: RecordFields
  examples: readonly { name: string; given: AnyValues; expect: ExpectedDocument; source?: Source }[]
}

/** One proof: what the document must hold, and who says so. */
export interface GeneratorCase<F extends Fields = Fields> {
  name: string
  given: Partial<Values<F>>
  region?: RegionCode
  expect?: ExpectedDocument
  problem?: (keyof F & string) | null
  source: Source & { how?: string }
}
