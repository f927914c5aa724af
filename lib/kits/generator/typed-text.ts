import type { Block, RichText, Span } from '@/lib/kits/document/types'
import { unfilled } from './unfilled'

const mark = /^\s*(?:[-*•]|\d+[.)])\s+/
/** [name of the client]: somebody meant to come back to it. A number in brackets is a reference. */
const bracketed = /\[([^[\]\n]{0,60}\p{L}[^[\]\n]{0,60})\]/gu

/** A text of which words in brackets stand out, lead to their field and hold up saving. */
function richOf(field: string, text: string): RichText {
  const parts: (string | Span)[] = []
  let from = 0
  for (const match of text.matchAll(bracketed)) {
    if (match.index > from) parts.push(text.slice(from, match.index))
    parts.push(unfilled(field, match[1] ?? ''))
    from = match.index + match[0].length
  }
  if (parts.length === 0) return text
  return from < text.length ? [...parts, text.slice(from)] : parts
}

const linesOf = (text: string) => text.split(/\r\n?|\n/)

/** The lines that say something, without marks of a list that were typed. */
export function itemsOf(field: string, text: string): RichText[] {
  return linesOf(text)
    .map((line) => line.replace(mark, '').trim())
    .filter((line) => line !== '')
    .map((line) => richOf(field, line))
}

/** Lines of a text that belong together: a list, or a paragraph whose breaks stay. */
interface Group {
  isList: boolean
  lines: string[]
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  for (const line of linesOf(text)) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    const isList = mark.test(line)
    if (!open || open.isList !== isList) {
      open = { isList, lines: [] }
      groups.push(open)
    }
    open.lines.push(line)
  }
  return groups
}

/**
 * A typed text as blocks: an empty line parts paragraphs, and lines that begin with a dash, a star or a number are a list. What
 * stands in brackets counts as not filled in.
 */
export function textBlocks(field: string, text: string): Block[] {
  return groupsOf(text).map(({ isList, lines }): Block => {
    const typed = lines.join('\n')
    return isList
      ? { kind: 'list', items: itemsOf(field, typed).map((item) => ({ text: item })) }
      : { kind: 'paragraph', text: richOf(field, lines.map((line) => line.trim()).join('\n')) }
  })
}
