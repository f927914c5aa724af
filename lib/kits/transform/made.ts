import type { Notice } from '@/lib/kits/document/types'
import { cutTail, textOfBytes, type Charset } from '@/lib/base/encoding/charset'
import { countText, type Counts } from './counts'
import type { Position } from './position'
import type { Refusal, Result, Side } from './types'

interface MadeOf {
  counts: Counts
  notices: readonly Notice[]
  file?: { extension: string; type: string }
  /** Everything, where `text` or `head` is only the beginning. */
  whole?: Blob
}
export type MadeText = MadeOf & { kind: 'text'; text: string }
/** A text that is all there. */
export type ShortText = Omit<MadeText, 'whole'>
export type MadeBytes = MadeOf & {
  kind: 'bytes'
  head: Uint8Array<ArrayBuffer>
  /** `head` as text, where it is text of the chosen charset. */
  text?: string
}
/** A result as the page holds it: what is long is a Blob, of which only the beginning is in the page's memory. */
export type Made = MadeText | MadeBytes

/** A refusal with its place found in the input. */
export interface Refused extends Refusal {
  position?: Position
}
export type Outcome = Made | Refused

/** A longer text is shown in part and cannot be edited: text boxes become slow. UTF-16 units. */
export const longestEditable = 200_000
/** How much is shown of what is longer. */
const headCharacters = 20_000
export const headBytes = 65_536

/** Controls of ASCII that text does not have: all but tab, line ends, form feed and the like. */
const controls = /[^\P{Cc}\s\u0080-\u009f]/u
const escape = '\u001b'

/** Bytes as text people can read; undefined where they are something else. `cut`: more bytes follow. */
export function readableText(bytes: Uint8Array, charset: Charset, cut = false): string | undefined {
  const text = textOfBytes(cut ? bytes.subarray(0, bytes.length - cutTail(bytes, charset)) : bytes, charset)
  if (text === undefined) return undefined
  // Logs of terminals are full of escape sequences and still text.
  const plain = text.includes(escape) ? text.replaceAll(escape, '') : text
  const binary = controls.test(plain) || (charset === 'latin-1' && /[\u0080-\u009f]/.test(plain))
  return binary ? undefined : text
}

function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** A result that is all there, as the page holds it. */
export function present(result: Result<Side>, charset: Charset): Made {
  const { gives, notices = [], file } = result
  const shared = { notices, ...(file === undefined ? {} : { file }) }
  if (typeof gives === 'string') {
    const counts = countText(gives)
    if (gives.length <= longestEditable) return { kind: 'text', text: gives, counts, ...shared }
    return {
      kind: 'text',
      text: wholeCharacters(gives, headCharacters),
      whole: new Blob([gives]),
      counts,
      ...shared,
    }
  }
  const counts = { bytes: gives.length }
  // A view into a larger buffer would keep and copy all of it.
  if (gives.length <= longestEditable) return withText(new Uint8Array(gives), charset, counts, shared)
  return withText(gives.slice(0, headBytes), charset, counts, { ...shared, whole: new Blob([new Uint8Array(gives)]) })
}

function withText(
  head: Uint8Array<ArrayBuffer>,
  charset: Charset,
  counts: Counts,
  rest: Pick<MadeOf, 'notices' | 'file' | 'whole'>,
): MadeBytes {
  const text = readableText(head, charset, rest.whole !== undefined)
  const counted = text === undefined || rest.whole ? counts : { ...countText(text), bytes: counts.bytes }
  return { kind: 'bytes', head, ...(text === undefined ? {} : { text }), counts: counted, ...rest }
}

/** A streamed result. `head` is its beginning, text as UTF-8. */
export function presentStreamed(
  whole: Blob,
  head: Uint8Array<ArrayBuffer>,
  side: Side,
  charset: Charset,
  rest: { notices?: readonly Notice[]; file?: { extension: string; type: string } },
): Made {
  const shared = { notices: rest.notices ?? [], ...(rest.file === undefined ? {} : { file: rest.file }), whole }
  const counts = { bytes: whole.size }
  if (side.kind === 'bytes') return withText(head, charset, counts, shared)
  const text = new TextDecoder().decode(head.subarray(0, head.length - cutTail(head, 'utf-8')))
  return { kind: 'text', text: wholeCharacters(text, headCharacters), counts, ...shared }
}
