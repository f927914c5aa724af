/* What is asked of esbuild, which whoever calls brings along, and where it says that something stands. */

/** The part of the library's options that is used here. */
export interface RewriteOptions {
  loader: 'css' | 'js' | 'jsx' | 'ts' | 'tsx'
  minifyWhitespace?: boolean
  minifySyntax?: boolean
  minifyIdentifiers?: boolean
  keepNames?: boolean
  drop?: ('console' | 'debugger')[]
  banner?: string
  target?: string[]
  charset?: 'utf8'
  legalComments?: 'inline' | 'none'
  sourcemap?: 'external'
  sourcefile?: string
  logLevel?: 'silent'
  jsx?: 'transform' | 'automatic' | 'preserve'
}

export interface CompilerMessage {
  text: string
  /** Line from 1, column from 0 and length in bytes of UTF-8. */
  location: { line: number; column: number; length: number } | null
}

export interface Rewritten {
  code: string
  map: string
  warnings: CompilerMessage[]
}

export type Rewrite = (source: string, options: RewriteOptions) => Promise<Rewritten>

/** Something that was read otherwise than it was meant, or not at all, in UTF-16 units of the source. */
export interface CodeRemark {
  reason: string
  offset: number
  length: number
}

export type Minified =
  | { kind: 'minified'; text: string; map: string | undefined; remarks: readonly CodeRemark[] }
  | { kind: 'fault'; faults: readonly CodeRemark[] }

function isMessage(value: unknown): value is CompilerMessage {
  return typeof value === 'object' && value !== null && 'text' in value && 'location' in value
}

/** What the library says of a source that it cannot read; undefined of any other error. */
export function faultsIn(error: unknown, source: string): CodeRemark[] | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  const messages: unknown[] = error.errors
  return messages.filter(isMessage).map(remarkIn(source))
}

/** A message with its place in the source; one about the whole of it stands at the beginning. */
export function remarkIn(source: string): (message: CompilerMessage) => CodeRemark {
  const lines = lineStarts(source)
  return ({ text, location }) => {
    if (!location) return { reason: text, offset: 0, length: 0 }
    const start = lines[location.line - 1] ?? source.length
    const line = source.slice(start, lines[location.line] ?? source.length)
    const before = unitsOf(line, location.column)
    return { reason: text, offset: start + before, length: unitsOf(line.slice(before), location.length) }
  }
}

/** Lines as the library counts them. */
function lineStarts(source: string): number[] {
  const starts = [0]
  for (const { index, 0: end } of source.matchAll(/\r\n|[\n\r\f\u2028\u2029]/g)) starts.push(index + end.length)
  return starts
}

/** How many UTF-16 units so many bytes of UTF-8 are. */
function unitsOf(line: string, bytes: number): number {
  let [units, left] = [0, bytes]
  for (const character of line) {
    if (left <= 0) break
    const code = character.codePointAt(0) ?? 0
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    units += character.length
  }
  return units
}
