import { editScript, type EditScript } from '@/lib/subjects/diff/edit-script'
import { KeyTable } from '@/lib/subjects/diff/key-table'
import { lineCount, lineStarts } from '@/lib/subjects/diff/lines'

interface PatchOptions {
  leftName: string
  rightName: string
  /** Unchanged lines shown around a change. */
  context?: number
  /** Milliseconds for the shortest patch; after that a correct but longer one is made. */
  budget?: number
}

/** A stretch in which every line was removed (left) or added (right), as half-open ranges of line numbers from 0. */
interface Edit {
  leftFrom: number
  leftTo: number
  rightFrom: number
  rightTo: number
}

/**
 * The difference of two texts in the unified format of `diff -u` (GNU diffutils manual, "Detailed Description of Unified
 * Format"; POSIX.1-2017 diff -u): applied to the left text it gives exactly the right one. Lines end at \n only, as there;
 * a carriage return belongs to its line. Equal texts give an empty patch. Names are written without a time.
 */
export function unifiedPatch(
  left: string,
  right: string,
  { leftName, rightName, context = 3, budget = 5000 }: PatchOptions,
): string {
  const leftLines = patchLines(left)
  const rightLines = patchLines(right)
  const table = new KeyTable()
  const leftKeys = Int32Array.from(leftLines, (line) => table.number(line))
  const rightKeys = Int32Array.from(rightLines, (line) => table.number(line))
  const edits = editsOf(editScript(leftKeys, rightKeys, budget))
  if (edits.length === 0) return ''
  const pieces = [`--- ${patchName(leftName)}\n+++ ${patchName(rightName)}\n`]
  for (const hunk of hunksOf(edits, context)) writeHunk(pieces, hunk, leftLines, rightLines, context)
  return pieces.join('')
}

function patchLines(text: string): string[] {
  const starts = lineStarts(text, { lineFeedOnly: true })
  return Array.from({ length: lineCount(starts) }, (_, line) => text.slice(starts[line], starts[line + 1]))
}

function editsOf(script: EditScript): Edit[] {
  const edits: Edit[] = []
  let left = 0
  let right = 0
  while (left < script.left.length || right < script.right.length) {
    const edit = { leftFrom: left, leftTo: left, rightFrom: right, rightTo: right }
    while (script.left[edit.leftTo] === 1) edit.leftTo++
    while (script.right[edit.rightTo] === 1) edit.rightTo++
    if (edit.leftTo > left || edit.rightTo > right) edits.push(edit)
    left = edit.leftTo + 1
    right = edit.rightTo + 1
  }
  return edits
}

function hunksOf(edits: readonly Edit[], context: number): Edit[][] {
  const hunks: Edit[][] = []
  let previous: Edit | undefined
  for (const edit of edits) {
    const hunk = hunks.at(-1)
    if (hunk && previous && edit.leftFrom - previous.leftTo <= 2 * context) hunk.push(edit)
    else hunks.push([edit])
    previous = edit
  }
  return hunks
}

function writeHunk(
  pieces: string[],
  hunk: readonly Edit[],
  leftLines: readonly string[],
  rightLines: readonly string[],
  context: number,
): void {
  const first = hunk[0]
  const last = hunk.at(-1)
  if (!first || !last) return
  const before = Math.min(context, first.leftFrom)
  const after = Math.min(context, leftLines.length - last.leftTo)
  const leftFrom = first.leftFrom - before
  const leftTo = last.leftTo + after
  pieces.push(`@@ -${range(leftFrom, leftTo)} +${range(first.rightFrom - before, last.rightTo + after)} @@\n`)
  let line = leftFrom
  for (const edit of hunk) {
    for (; line < edit.leftFrom; line++) writeLine(pieces, ' ', leftLines[line])
    for (; line < edit.leftTo; line++) writeLine(pieces, '-', leftLines[line])
    for (let added = edit.rightFrom; added < edit.rightTo; added++) writeLine(pieces, '+', rightLines[added])
  }
  for (; line < leftTo; line++) writeLine(pieces, ' ', leftLines[line])
}

/** A range of lines from 0 as the format writes it: first line and count, the count left out when it is 1. */
function range(from: number, to: number): string {
  const count = to - from
  if (count === 0) return `${from},0`
  return count === 1 ? `${from + 1}` : `${from + 1},${count}`
}

function writeLine(pieces: string[], sign: string, line: string | undefined): void {
  if (line === undefined) return
  pieces.push(sign, line)
  if (!line.endsWith('\n')) pieces.push('\n\\ No newline at end of file\n')
}

const namedEscapes: Record<number, string> = {
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
  34: '\\"',
  92: '\\\\',
}

/** A file name as GNU diff writes it: in quotes, with C escapes, when it holds a space or anything but printable ASCII. */
export function patchName(name: string): string {
  if (/^[!#-[\]-~]+$/.test(name)) return name
  const escaped = Array.from(new TextEncoder().encode(name), (byte) => {
    const named = namedEscapes[byte]
    if (named) return named
    return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
  })
  return `"${escaped.join('')}"`
}
