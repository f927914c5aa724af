/** What is counted of a text by its lines. */
export interface LineCounts {
  lines: number
  blank: number
  longest: number
  /** The number of the longest line, from 1. */
  longestAt: number
  unique: number
  /** Lines that repeat an earlier one; blank lines are left out. */
  repeated: number
  lf: number
  crlf: number
  cr: number
  endsWithLineEnd: boolean
  bytes: number
}

interface Counter {
  push(text: string): void
  end(): LineCounts
}

/** Different lines of more than this many characters together are not remembered: their number is then not told. */
const mostRemembered = 200_000_000

/** Counts lines of a text that comes in pieces of any size. A last line without a line end is a line. */
export function lineCounter(): Counter {
  const seen = new Map<string, number>()
  const counts = { lines: 0, blank: 0, longest: 0, longestAt: 0, lf: 0, crlf: 0, cr: 0 }
  let rest = ''
  let remembered = 0
  let repeated = 0

  function take(line: string): void {
    counts.lines++
    if (line.length > counts.longest) {
      counts.longest = line.length
      counts.longestAt = counts.lines
    }
    if (line.trim() === '') {
      counts.blank++
      return
    }
    if (remembered > mostRemembered) return
    const times = seen.get(line)
    if (times !== undefined) repeated++
    else remembered += line.length
    seen.set(line, (times ?? 0) + 1)
  }

  /** Takes whole lines; a CR at the very end may be half of a line end. */
  function drain(text: string, isLast: boolean): string {
    let start = 0
    const ends = /\r\n|\n|\r/g
    for (const { 0: end, index } of text.matchAll(ends)) {
      if (!isLast && end === '\r' && index === text.length - 1) break
      if (end === '\n') counts.lf++
      else if (end === '\r') counts.cr++
      else counts.crlf++
      take(text.slice(start, index))
      start = index + end.length
    }
    return text.slice(start)
  }

  const waiting: string[] = []
  return {
    push(text) {
      // A line of many pieces is joined once, when its end comes.
      if (!/[\r\n]/.test(text) && !rest.endsWith('\r')) {
        waiting.push(text)
        return
      }
      rest = drain(rest + waiting.join('') + text, false)
      waiting.length = 0
    },
    end() {
      rest = drain(rest + waiting.join(''), true)
      const endsWithLineEnd = rest === '' && counts.lines > 0
      if (rest !== '') take(rest)
      return { ...counts, unique: remembered > mostRemembered ? 0 : seen.size, repeated, endsWithLineEnd, bytes: 0 }
    },
  }
}

/** The lines of a whole text. */
export function linesOf(text: string): LineCounts {
  const counter = lineCounter()
  counter.push(text)
  return counter.end()
}
