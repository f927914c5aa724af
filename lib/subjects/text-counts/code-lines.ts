import type { CodeLanguage } from '@/lib/subjects/text-counts/code-languages'

export interface CodeCounts {
  lines: number
  blank: number
  /** Lines that hold nothing but comment. */
  comment: number
  /** Lines that hold code, with or without a comment. */
  code: number
}

export const noCode: CodeCounts = { lines: 0, blank: 0, comment: 0, code: 0 }

interface State {
  /** What ends the comment that is open, and how deep comments lie in each other. */
  block: readonly [string, string] | undefined
  depth: number
  /** The quote of a string that spans lines. */
  quote: string | undefined
}

const spansLines = (quote: string) => quote.length === 3 || quote === '`'

/** What a line holds; changes `state` to how the next one begins. */
function readLine(line: string, language: CodeLanguage, state: State): { hasCode: boolean; hasComment: boolean } {
  let at = 0
  let hasCode = state.quote !== undefined && line.trim() !== ''
  let hasComment = state.block !== undefined && line.trim() !== ''
  while (at < line.length) {
    if (state.block) {
      const [opens, closes] = state.block
      const end = line.indexOf(closes, at)
      const inner = language.nests ? line.indexOf(opens, at) : -1
      if (inner !== -1 && (end === -1 || inner < end)) {
        state.depth++
        at = inner + opens.length
      } else if (end === -1) break
      else {
        state.depth--
        if (state.depth === 0) state.block = undefined
        at = end + closes.length
      }
      continue
    }
    if (state.quote) {
      const end = closingQuote(line, at, state.quote)
      if (end === -1) {
        if (!spansLines(state.quote)) state.quote = undefined
        break
      }
      at = end + state.quote.length
      state.quote = undefined
      continue
    }
    const block = language.block.find(([opens]) => line.startsWith(opens, at))
    if (block) {
      state.block = block
      state.depth = 1
      hasComment = true
      at += block[0].length
      continue
    }
    if (language.line.some((mark) => line.startsWith(mark, at))) {
      hasComment = true
      break
    }
    const quote = language.quotes.find((mark) => line.startsWith(mark, at))
    if (quote) {
      state.quote = quote
      hasCode = true
      at += quote.length
      continue
    }
    if (line[at]?.trim() !== '') hasCode = true
    at++
  }
  if (state.quote && !spansLines(state.quote)) state.quote = undefined
  return { hasCode, hasComment }
}

function closingQuote(line: string, from: number, quote: string): number {
  let end = line.indexOf(quote, from)
  while (end > from && isEscaped(line, end, from)) end = line.indexOf(quote, end + 1)
  return end
}

function isEscaped(line: string, place: number, from: number): boolean {
  let back = place
  while (back > from && line[back - 1] === '\\') back--
  return (place - back) % 2 === 1
}

/** Lines of source code by what they hold. A blank line within a comment is blank, a line with both is code. */
export function codeLinesOf(text: string, language: CodeLanguage): CodeCounts {
  const counts = { ...noCode }
  const state: State = { block: undefined, depth: 0, quote: undefined }
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) {
    counts.lines++
    const { hasCode, hasComment } = readLine(line, language, state)
    if (line.trim() === '') counts.blank++
    else if (hasCode) counts.code++
    else if (hasComment) counts.comment++
  }
  return counts
}

export function addCode(one: CodeCounts, other: CodeCounts): CodeCounts {
  return {
    lines: one.lines + other.lines,
    blank: one.blank + other.blank,
    comment: one.comment + other.comment,
    code: one.code + other.code,
  }
}
