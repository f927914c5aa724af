export interface RegexMatch {
  offset: number
  text: string
  /** What each group captured; undefined where it took no part. */
  groups: (string | undefined)[]
}

export interface MatchList {
  /** All of them, up to `countLimit`. */
  count: number
  isCut: boolean
  first: RegexMatch[]
}

const countLimit = 1_000_000

/** The matches of a pattern in a text: one, or with `g` all, counted up to a million. */
export function matchesOf(pattern: RegExp, text: string, listed: number): MatchList {
  const first: RegexMatch[] = []
  let count = 0
  pattern.lastIndex = 0
  for (;;) {
    const match = pattern.exec(text)
    if (!match) break
    count++
    if (first.length < listed) first.push({ offset: match.index, text: match[0], groups: match.slice(1) })
    if (!pattern.global || count === countLimit) break
    if (match[0] === '') pattern.lastIndex += stepAt(pattern, text)
  }
  return { count, isCut: count === countLimit, first }
}

/** After an empty match the search goes on one character further, as String.prototype.matchAll does. */
function stepAt(pattern: RegExp, text: string): number {
  const isWhole = pattern.unicode || pattern.flags.includes('v')
  const code = isWhole ? text.codePointAt(pattern.lastIndex) : undefined
  return code !== undefined && code > 0xffff ? 2 : 1
}

export interface LineResult {
  line: number
  text: string
  matches: boolean
}

/** Whether each line of a text, by itself, has a match. */
export function linesMatching(pattern: RegExp, text: string): LineResult[] {
  return text.split(/\r\n|\n|\r/).map((line, at) => {
    pattern.lastIndex = 0
    return { line: at + 1, text: line, matches: pattern.test(line) }
  })
}
