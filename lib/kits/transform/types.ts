import type { Problem } from '@/lib/base/problem'
import type { Source } from '@/lib/base/source'
import type { AskedWay } from '@/lib/kits/asked/ways'
import type { Carried } from '@/lib/kits/carried/kinds'
import type { Notice } from '@/lib/kits/document/types'
import type { Charset } from '@/lib/base/encoding/charset'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'

/** Text in, or text out. */
export interface TextSide {
  kind: 'text'
  label: string
  placeholder?: string
  /** Of saved files, without the point; txt where absent. */
  extension?: string
  /** Media type of saved files. */
  type?: string
  /** Endings of the files people usually open here, as the accept attribute of a file box. Others may be dropped too. */
  accept?: string
  /** What a text on this side is to other tools. */
  carried?: Carried
}
/** Bytes in, or bytes out. Where somebody types them they are text in this charset. */
export interface BytesSide {
  kind: 'bytes'
  label: string
  placeholder?: string
  /** Fixed, or the key of a choice field whose options are charsets. */
  charset: Charset | { field: string }
  extension?: string
  type?: string
  accept?: string
  /** What a text on this side is to other tools. */
  carried?: Carried
}
export type Side = TextSide | BytesSide

export type ContentOf<S extends Side> = S extends { kind: 'bytes' } ? Uint8Array : string

/** Where in the input, counted in UTF-16 units of text or in bytes. */
export interface Place {
  offset: number
  length: number
}
/** Why there is no result. With a field, the message completes its label; otherwise it is a whole sentence. */
export interface Refusal extends Problem {
  at?: Place
}

export interface TransformContext {
  show: Show
  /** How far long work is: a share from 0 to 1. Does nothing where nobody waits. */
  progress(share: number, note?: string): void
}

interface Findings {
  notices?: readonly Notice[]
  /** Where the result is not always the same kind of file. */
  file?: { extension: string; type: string }
}
export interface Result<S extends Side> extends Findings {
  gives: ContentOf<S>
}

/** Work on a file that does not fit into memory. Text arrives and leaves as UTF-8. Places count bytes from the start. */
export interface Stream {
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer> | Refusal
  end(): ({ bytes: Uint8Array<ArrayBuffer> } & Findings) | Refusal
}

export interface Way<From extends Side, To extends Side, V> {
  /** Pure: the same input and options give the same result. Never throws for what a visitor typed. */
  run(
    input: ContentOf<From>,
    options: V,
    context: TransformContext,
  ): Result<To> | Refusal | Promise<Result<To> | Refusal>
  /** The same in pieces of any size, for large files. Pieces it is given may be used again by the caller. */
  stream?(options: V, context: Pick<TransformContext, 'show'>): Stream
}

/** Text as it stands, or bytes in hexadecimal with or without spaces. */
export type Content = { text: string } | { hex: string }

export interface TransformExample<F extends Fields = Fields> {
  name: string
  given: Content
  options?: Partial<Values<F>>
  /** Taken on the side that the tool gives. */
  inverse?: true
  expect: Content
  source?: Source
}

export interface Transform<From extends Side = Side, To extends Side = Side, F extends Fields = Fields> extends Way<
  From,
  To,
  Values<F>
> {
  takes: From
  gives: To
  /** No option may be called input or output: links use these names for the text. */
  options: F
  /** The way back. `loses` says what does not come back, where a round trip is not exact. */
  inverse?: Way<To, From, Values<F>> & { loses?: string }
  /** Tools that take a result, which must take what both sides are. */
  leadsTo?: readonly string[]
  /** Questions in words that the search answers with it: the place `{text:words}` is what is typed. */
  asked?: readonly AskedWay[]
  /** What is done, and by which standard, in one sentence that the page prints. */
  method: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  /** Shown in the guide and run by the tests. The page opens with the first one, which is text and no inverse. */
  examples: readonly [TransformExample<F>, ...TransformExample<F>[]]
}

/** One proof: what must come out, and who says so. */
export interface TransformCase<F extends Fields = Fields> {
  name: string
  given: Content
  options?: Partial<Values<F>>
  inverse?: true
  expect?: Content
  /** A word or more of a notice that must be there; null where nothing is to be said. */
  notice?: string | null
  /** The input is refused, at this offset where there is a place. */
  refused?: { at?: number; field?: keyof F & string; says?: string }
  source: Source & { how?: string }
}

type AnyWay = Way<Side, Side, AnyValues>

/** What the engines hold when they do not know which transform it is. */
export interface AnyTransform extends Omit<Transform, 'run' | 'stream' | 'inverse' | 'examples'>, AnyWay {
  inverse?: AnyWay & { loses?: string }
  examples: readonly (Omit<TransformExample, 'options'> & { options?: AnyValues })[]
}
export type AnyTransformCase = Omit<TransformCase, 'options'> & { options?: AnyValues }

/** The sides of a transform, as the page and links call them. */
export type SideName = 'takes' | 'gives'
