/**
 * Which white space does not count. `ends`: at the beginning and end of a line; `amount`: how much there is, and any at the
 * end of a line (as `diff -b`); `all`: none of it counts (as `diff -w`).
 */
export type WhitespaceRule = 'none' | 'ends' | 'amount' | 'all'

/** What two texts may differ in and still count as the same. */
export interface IgnoreRules {
  letterCase: boolean
  whitespace: WhitespaceRule
  lineEnds: boolean
  /** A regular expression; what it matches in a line does not count. Empty: nothing. */
  pattern: string
}

export const ignoreNothing: IgnoreRules = { letterCase: false, whitespace: 'none', lineEnds: false, pattern: '' }

/** Rules made ready for use. */
export interface CompiledRules {
  rules: IgnoreRules
  pattern: RegExp | undefined
}

/** Why a pattern is not a regular expression, in the engine's words; undefined when it is one. */
export function patternFault(pattern: string): string | undefined {
  try {
    compilePattern(pattern, false)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

/** Makes rules ready. Throws a SyntaxError for a pattern that `patternFault` refuses. */
export function compileRules(rules: IgnoreRules): CompiledRules {
  return { rules, pattern: rules.pattern === '' ? undefined : compilePattern(rules.pattern, rules.letterCase) }
}

function compilePattern(pattern: string, ignoreCase: boolean): RegExp {
  const flags = ignoreCase ? 'gi' : 'g'
  try {
    return new RegExp(pattern, `${flags}u`)
  } catch (error) {
    // Escapes such as \- are errors in Unicode mode only.
    if (error instanceof SyntaxError) return new RegExp(pattern, flags)
    throw error
  }
}

/**
 * What a piece of text counts as: two pieces with the same key are the same under the rules. The pattern is not applied
 * here.
 */
export function textKey(text: string, { letterCase, whitespace, lineEnds }: IgnoreRules): string {
  const spaced = whitespaceKey(lineEnds && text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, whitespace)
  return letterCase ? spaced.toLowerCase() : spaced
}

function whitespaceKey(text: string, rule: WhitespaceRule): string {
  if (rule === 'none') return text
  if (rule === 'ends') return text.trim()
  if (rule === 'all') return text.replace(/\s+/g, '')
  return text.replace(/\s+/g, ' ').replace(/ $/, '')
}

/**
 * The key of one whole line: pattern, white space, case and line end by the rules. `patternOnly` is true for a line that
 * the pattern matches wholly (it may then be added or removed without counting).
 */
export function lineKey(
  content: string,
  lineEnd: string,
  { rules, pattern }: CompiledRules,
): { key: string; patternOnly: boolean } {
  const kept = pattern ? content.replace(pattern, '') : content
  const patternOnly = content !== kept && kept.trim() === ''
  const key = textKey(kept, rules)
  return { key: rules.lineEnds ? key : key + lineEnd, patternOnly }
}

/**
 * Start and end offsets (in turn) of what the pattern matches in a text, line by line. The line end of a wholly matched line
 * belongs to the match.
 */
export function ignoredRanges(text: string, pattern: RegExp | undefined): number[] {
  const ranges: number[] = []
  if (!pattern) return ranges
  for (const line of text.matchAll(/([^\r\n]+)(\r\n?|\n)?/g)) {
    const content = line[1] ?? ''
    for (const match of content.matchAll(pattern)) {
      if (match[0] === '') continue
      const end = match[0] === content ? line[0].length : match.index + match[0].length
      ranges.push(line.index + match.index, line.index + end)
    }
  }
  return ranges
}
