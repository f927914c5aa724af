import type { TextForm } from '@/lib/subjects/pdf/task'
import { readingOrder } from './order'
import { median, rowsOf, rowText, type ReadPage, type Row } from './pieces'

interface Block {
  text: string
  size: number
  kind: 'text' | 'bullet' | 'number'
}

const bullet = /^[•◦▪‣●○■–—*-]\s+/
const listNumber = /^\d{1,3}[.)]\s+/

/** From line to line, as most lines of a page stand. */
function leadingOf(rows: readonly Row[]): number {
  const steps = rows.flatMap((row, at) => {
    const step = row.y - (rows[at - 1]?.y ?? row.y)
    return step > 0 ? [step] : []
  })
  return median(steps)
}

/** The words before and after the end of a line, without the hyphen that parts one. */
function joined(before: string, after: string): string {
  if (/\p{L}[-\u2010\u00AD]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  return /\p{L}-$/u.test(before) && /^\p{L}/u.test(after) ? before + after : `${before} ${after}`
}

function kindOf(text: string): Block['kind'] {
  if (bullet.test(text)) return 'bullet'
  return listNumber.test(text) ? 'number' : 'text'
}

/** Lines that belong together as paragraphs, headings and points of a list. */
function blocksOf(rows: readonly Row[]): Block[] {
  const leading = leadingOf(rows)
  const blocks: Block[] = []
  rows.forEach((row, at) => {
    const text = rowText(row)
    const last = blocks.at(-1)
    const step = row.y - (rows[at - 1]?.y ?? row.y)
    const kind = kindOf(text)
    const goesOn =
      last !== undefined &&
      kind === 'text' &&
      Math.abs(last.size - row.size) < 0.1 * row.size &&
      (step < 0 || step < 1.35 * Math.max(leading, row.size))
    if (goesOn) last.text = joined(last.text, text)
    else blocks.push({ text, size: row.size, kind })
  })
  return blocks
}

/** Lines with their letters about where they stand on the page. */
function laidOut(rows: readonly Row[]): string {
  const widths = rows.flatMap(({ pieces }) => pieces.map(({ text, width }) => width / text.length))
  const letter = Math.max(1, median(widths.filter((width) => width > 0)))
  const left = Math.min(...rows.flatMap(({ pieces }) => pieces.map(({ x }) => x)))
  const leading = leadingOf(rows)
  const lines: string[] = []
  rows.forEach((row, at) => {
    const step = row.y - (rows[at - 1]?.y ?? row.y)
    for (let empty = Math.min(3, Math.round(step / leading) - 1); leading > 0 && empty > 0; empty--) lines.push('')
    let line = ''
    let end: number | undefined
    for (const { x, width, text } of row.pieces) {
      const isTouching = end !== undefined && x - end < 0.15 * row.size
      const place = Math.round((x - left) / letter)
      if (!isTouching) line = line.padEnd(end === undefined ? place : Math.max(place, line.length + 1))
      line += text
      end = x + width
    }
    lines.push(line.trimEnd())
  })
  return lines.join('\n')
}

const escaped = (text: string) => text.replaceAll(/[\\`*_<[\]]/g, '\\$&').replace(/^([#+>-])/, '\\$1')

/** The size in which most letters are set, and those of headings from the largest. */
function sizesOf(pages: readonly (readonly Block[])[]): { body: number; headings: number[] } {
  const letters = new Map<number, number>()
  const rounded = (size: number) => Math.round(size * 2) / 2
  for (const { size, text } of pages.flat()) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length)
  const body = [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
  const headings = [...letters.keys()].filter((size) => size > body * 1.15).sort((one, other) => other - one)
  return { body, headings: headings.slice(0, 4) }
}

function markdown(blocks: readonly Block[], { body, headings }: ReturnType<typeof sizesOf>): string {
  const parts = blocks.map(({ text, size, kind }) => {
    const level = headings.findIndex((heading) => size >= heading - 0.25)
    if (size > body * 1.15 && level >= 0 && text.length < 160) return `${'#'.repeat(level + 1)} ${escaped(text)}`
    if (kind === 'bullet') return `- ${escaped(text.replace(bullet, ''))}`
    return escaped(text)
  })
  return parts
    .map((part, at) => {
      const isList = blocks[at]?.kind !== 'text' && blocks[at + 1]?.kind === blocks[at]?.kind
      return at === parts.length - 1 ? part : part + (isList ? '\n' : '\n\n')
    })
    .join('')
}

/** What lines are known by from page to page: numbers count alike. */
const mould = (row: Row) => rowText(row).replaceAll(/\d+/g, '#')

/** Lines in the outer tenth of pages that come again on half of them, three at least: running heads and page numbers. */
function repeatedLines(pages: readonly (readonly Row[])[], heights: readonly number[]): Set<Row> {
  const edges = pages.map((rows, at) => {
    const height = heights[at] ?? 0
    return rows.filter(({ y }) => y < height * 0.1 || y > height * 0.9)
  })
  const counts = new Map<string, number>()
  for (const rows of edges) for (const text of new Set(rows.map(mould))) counts.set(text, (counts.get(text) ?? 0) + 1)
  const least = Math.max(3, pages.length / 2)
  return new Set(edges.flat().filter((row) => (counts.get(mould(row)) ?? 0) >= least))
}

export interface WrittenText {
  pages: string[]
  repeated: number
}

/**
 * The text of pages: in the order in which columns are read, with lines joined to paragraphs; as laid out on the page; or as Markdown,
 * with headings by the size of their letters. Lines that come again at the edge of pages are left out where `dropsRepeated`.
 */
export function writePages(read: readonly ReadPage[], form: TextForm, dropsRepeated: boolean): WrittenText {
  const all = read.map(({ pieces }) => rowsOf(pieces))
  const repeated = dropsRepeated
    ? repeatedLines(
        all,
        read.map(({ height }) => height),
      )
    : new Set<Row>()
  const kept = all.map((rows) => rows.filter((row) => !repeated.has(row)))
  if (form === 'layout') {
    return { pages: kept.map((rows) => (rows.length > 0 ? laidOut(rows) : '')), repeated: repeated.size }
  }
  const blocks = kept.map((rows) => blocksOf(readingOrder(rows)))
  const sizes = sizesOf(blocks)
  const pages = blocks.map((own) =>
    form === 'markdown' ? markdown(own, sizes) : own.map(({ text }) => text).join('\n\n'),
  )
  return { pages, repeated: repeated.size }
}
