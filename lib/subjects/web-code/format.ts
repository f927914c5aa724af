import type { Options, Plugin } from 'prettier'
import { format } from 'prettier/standalone'

/** Code laid out anew, or the first place that is not code of this language, in UTF-16 units. */
export type FormattedCode =
  | { kind: 'formatted'; text: string }
  | { kind: 'fault'; offset: number; length: number; reason: string }

interface Place {
  line: number
  column: number
}

/**
 * Lays code out with the library Prettier. Without a configuration beside the page its options are those that are given here. Code that
 * cannot be read is a fault with its place and the library's reason in one line; anything else that goes wrong is thrown.
 */
export async function formatCode(
  source: string,
  options: Options & { plugins: (Plugin | string | URL)[] },
): Promise<FormattedCode> {
  try {
    return { kind: 'formatted', text: await format(source, { embeddedLanguageFormatting: 'auto', ...options }) }
  } catch (error) {
    const place = error instanceof Error ? placeIn(error) : undefined
    if (!(error instanceof Error) || !place) throw error
    const offset = offsetOf(source, place.start)
    const end = place.end ? offsetOf(source, place.end) : offset + 1
    return { kind: 'fault', offset, length: Math.max(1, end - offset), reason: reasonOf(error.message) }
  }
}

/** The library marks the place of a mistake as `loc`, lines and columns from 1. */
function placeIn(error: Error): { start: Place; end?: Place } | undefined {
  const { loc } = error as Error & { loc?: { start?: Place; end?: Place } | Place }
  if (!loc) return undefined
  if ('line' in loc) return { start: loc }
  return loc.start && { start: loc.start, ...(loc.end && { end: loc.end }) }
}

function offsetOf(text: string, { line, column }: Place): number {
  let start = 0
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf('\n', start)
    if (next < 0) return text.length
    start = next + 1
  }
  return Math.min(text.length, start + Math.max(0, column - 1))
}

/** The first line of what the library says, without the place at its end. */
const reasonOf = (message: string) => (message.split('\n')[0] ?? '').replace(/\s*\(\d+:\d+\)\s*$/, '').slice(0, 200)
