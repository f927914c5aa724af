import type { SchemeId } from './scheme-names'
import { compacted, inBlocks, misfit, wrongCheckDigits, type IdentifierCheck } from '@/lib/subjects/identifiers/check'

/** Where check characters stand in a number: from which character, how many, and which characters they may be. */
export interface Closing {
  start: number
  width: number
  characters: string
}

/** Something that a number says of itself. */
export interface Fact {
  label: string
  text: string
}

/** A kind of number: what it looks like, how it is closed, what it says. */
export interface Scheme {
  id: SchemeId
  /** How it is closed, one sentence. */
  rule: string
  /** One that fits, as its standard or its register publishes it. */
  example: string
  /** Whether a number without spaces and signs may be one. */
  looks: RegExp
  /** Whether a number as it was typed is written as this kind is and no other. */
  looksWritten?: RegExp
  check(text: string): IdentifierCheck
  /** Undefined where there are no check characters, or where they stand cannot be told. `length` is that of the whole number. */
  closing?(compact: string, length: number): Closing | undefined
  facts?(compact: string): readonly Fact[]
}

export const digits = '0123456789'
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Check digits at the end. */
export function atEnd(width = 1, characters = digits): NonNullable<Scheme['closing']> {
  return (_, length) => ({ start: length - width, width, characters })
}

interface PlainRule {
  /** With its article: "an ISSN". */
  what: string
  /** What it looks like, after "must be". */
  shape: string
  pattern: RegExp
  /** Undefined where there is no check digit. */
  fits?(compact: string): boolean
  blocks?: readonly number[]
  /** How people write it, where blocks do not say it. */
  written?(compact: string): string
}

/** The check of a number that is told by a pattern and closed by a sum. Spaces, hyphens, points and slashes are left out. */
export function plainCheck({ what, shape, pattern, fits, blocks, written }: PlainRule): Scheme['check'] {
  return (text) => {
    const compact = compacted(text)
    if (!pattern.test(compact)) return misfit(`must be ${shape}, as ${what} is`)
    if (fits && !fits(compact)) return wrongCheckDigits
    return {
      fits: true,
      country: '',
      what,
      compact,
      written: written?.(compact) ?? (blocks ? inBlocks(compact, blocks) : compact),
      checkDigits: fits !== undefined,
    }
  }
}

/** Every text of a width from these characters. */
function fillings({ width, characters }: Closing): string[] {
  let texts = ['']
  for (let at = 0; at < width; at++) texts = texts.flatMap((text) => [...characters].map((one) => text + one))
  return texts
}

/** The number with the only check characters that fit, whatever stands in their place. Undefined where none or several fit. */
export function closed({ check, closing }: Scheme, compact: string): string | undefined {
  const at = closing?.(compact, compact.length)
  if (!at) return undefined
  const found = fillings(at)
    .map((filling) => compact.slice(0, at.start) + filling + compact.slice(at.start + at.width))
    .filter((text) => check(text).fits)
  return found.length === 1 ? found[0] : undefined
}

/** The number that a front without check characters belongs to. */
export function completed(scheme: Scheme, front: string): string | undefined {
  const bare = compacted(front)
  const at = scheme.closing?.(bare, bare.length + 1)
  if (!at) return undefined
  const { start, width } = scheme.closing?.(bare, bare.length + at.width) ?? at
  return closed(scheme, bare.slice(0, start) + '0'.repeat(width) + bare.slice(start))
}

/** Numbers that fit and differ by two neighbours that changed places, which is how people mistype. */
export function swapped({ check }: Scheme, compact: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at + 1 < compact.length; at++) {
    const [one = '', other = ''] = [compact.charAt(at), compact.charAt(at + 1)]
    const turned = compact.slice(0, at) + other + one + compact.slice(at + 2)
    if (one !== other && check(turned).fits) found.add(turned)
  }
  return [...found]
}
