/* Ignore rules as git reads them (gitignore(5)). */

export interface IgnoreRule {
  /** From 1. */
  line: number
  /** As it stands there. */
  text: string
  isNegated: boolean
  /** Matches folders only. */
  isFolder: boolean
  /** Counts from the place of the file; else any name at any depth. */
  isAnchored: boolean
  /** Without its signs: ! in front, / at either end. */
  pattern: string
  /** Without any special sign the pattern is this name or path. */
  literal?: string
  test(path: string): boolean
}

const posix: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '\\x21-\\x7e',
  lower: 'a-z',
  print: '\\x20-\\x7e',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\s',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f',
}

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A class in brackets from its place; undefined where it does not close, and then nothing matches. */
function readClass(pattern: string, start: number): { source: string; end: number } | undefined {
  let at = start + 1
  const isNegated = pattern[at] === '!' || pattern[at] === '^'
  if (isNegated) at++
  const first = at
  let source = ''
  while (at < pattern.length && (pattern[at] !== ']' || at === first)) {
    const named = /^\[:(\w+):\]/.exec(pattern.slice(at, at + 12))
    if (named) {
      const set = posix[named[1] ?? '']
      if (set === undefined) return undefined
      source += set
      at += named[0].length
      continue
    }
    if (pattern[at] === '\\') at++
    const sign = pattern[at]
    if (sign === undefined) return undefined
    at++
    const isRange = pattern[at] === '-' && at + 1 < pattern.length && pattern[at + 1] !== ']'
    if (!isRange) {
      source += escaped(sign)
      continue
    }
    at++
    if (pattern[at] === '\\') at++
    const last = pattern[at]
    if (last === undefined) return undefined
    at++
    if (sign <= last) source += `${escaped(sign)}-${escaped(last)}`
  }
  if (at >= pattern.length) return undefined
  if (source === '') return { source: isNegated ? '[^/]' : '(?!)', end: at + 1 }
  return { source: isNegated ? `[^/${source}]` : `(?!/)[${source}]`, end: at + 1 }
}

/** A run of stars from its place: across folders where it stands alone between slashes. */
function readStars(pattern: string, start: number): { source: string; end: number } {
  let end = start
  while (pattern[end] === '*') end++
  const opens = start === 0 || pattern[start - 1] === '/'
  const isAcross = end - start === 2 && opens
  if (isAcross && pattern[end] === '/') return { source: '(?:[^/]+/)*', end: end + 1 }
  if (isAcross && end === pattern.length) return { source: '.*', end }
  return { source: '[^/]*', end }
}

/** The regular expression of a pattern; undefined where git can never match it. */
function sourceOf(pattern: string): string | undefined {
  let source = ''
  let at = 0
  while (at < pattern.length) {
    const sign = pattern[at] ?? ''
    if (sign === '*') {
      const run = readStars(pattern, at)
      source += run.source
      at = run.end
    } else if (sign === '[') {
      const set = readClass(pattern, at)
      if (!set) return undefined
      source += set.source
      at = set.end
    } else if (sign === '\\') {
      const next = pattern[at + 1]
      if (next === undefined) return undefined
      source += escaped(next)
      at += 2
    } else {
      source += sign === '?' ? '[^/]' : escaped(sign)
      at++
    }
  }
  return source
}

/** Git compares bytes: one sign of these is a byte of UTF-8. */
function bytesOf(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/** Spaces at the end count only after a backslash. */
function withoutEnd(line: string): string {
  let end = line.length
  while (end > 0 && line[end - 1] === ' ' && !isEscaped(line, end - 1)) end--
  return line.slice(0, end)
}

function isEscaped(line: string, at: number): boolean {
  let slashes = 0
  while (line[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** One line as a rule; undefined for what is empty or a remark. */
export function readRule(raw: string, line: number): IgnoreRule | undefined {
  const text = withoutEnd(raw.replace(/\r$/, ''))
  if (text === '' || text.startsWith('#')) return undefined
  const isNegated = text.startsWith('!')
  const bare = isNegated ? text.slice(1) : text
  const isFolder = bare.endsWith('/') && bare !== '/'
  const body = isFolder ? bare.slice(0, -1) : bare
  const isAnchored = body.includes('/')
  const pattern = body.replace(/^\//, '')
  const source = pattern === '' ? undefined : sourceOf(bytesOf(pattern))
  const isLiteral = !/[*?[\\]/.test(pattern)
  const expression = source === undefined ? undefined : new RegExp(`^${source}$`, 's')
  return {
    line,
    text,
    isNegated,
    isFolder,
    isAnchored,
    pattern,
    ...(isLiteral && pattern !== '' && { literal: pattern }),
    test: isLiteral ? (path) => path === pattern && pattern !== '' : (path) => expression?.test(bytesOf(path)) ?? false,
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Whether two rules may match one path. Of two with wildcards it is not known, and they are said to. */
export function mayOverlap(one: IgnoreRule, other: IgnoreRule): boolean {
  const fixed = other.literal === undefined ? one : other
  const free = other.literal === undefined ? other : one
  if (fixed.literal === undefined) return true
  const name = nameOf(fixed.literal)
  if (!free.isAnchored) return free.test(name)
  if (fixed.isAnchored) return free.test(fixed.literal)
  return free.literal === undefined || nameOf(free.literal) === name
}

export const readRules = (text: string): IgnoreRule[] =>
  text.split('\n').flatMap((raw, at) => readRule(raw, at + 1) ?? [])

export interface Verdict {
  isIgnored: boolean
  /** The rule that decides; undefined where none matches. */
  rule?: IgnoreRule
  /** The folder that is ignored with all that is in it. */
  by?: string
}

const open: Verdict = { isIgnored: false }

/** Judges paths one after the other, as `git check-ignore` does: a folder that is ignored closes all that is in it. */
export function judgeOf(rules: readonly IgnoreRule[]): (path: string) => Verdict {
  const literals = new Map<string, number[]>()
  const others: number[] = []
  for (const [at, { literal, isAnchored }] of rules.entries()) {
    if (literal === undefined || isAnchored) others.push(at)
    else literals.set(literal, [...(literals.get(literal) ?? []), at])
  }
  const folders = new Map<string, Verdict>()

  const fits = (at: number, isFolder: boolean) => !rules[at]?.isFolder || isFolder

  function last(path: string, isFolder: boolean): IgnoreRule | undefined {
    const name = nameOf(path)
    const named = literals.get(name)?.findLast((at) => fits(at, isFolder)) ?? -1
    for (let index = others.length - 1; index >= 0; index--) {
      const at = others[index] ?? -1
      if (at < named) break
      const rule = rules[at]
      if (rule && fits(at, isFolder) && rule.test(rule.isAnchored ? path : name)) return rule
    }
    return rules[named]
  }

  function folder(path: string): Verdict {
    const known = folders.get(path)
    if (known) return known
    const verdict = verdictOf(path, true)
    folders.set(path, verdict)
    return verdict
  }

  function verdictOf(path: string, isFolder: boolean): Verdict {
    const slash = path.lastIndexOf('/')
    if (slash > 0) {
      const above = folder(path.slice(0, slash))
      if (above.isIgnored) return { by: path.slice(0, slash), ...above }
    }
    const rule = last(path, isFolder)
    return rule ? { isIgnored: !rule.isNegated, rule } : open
  }

  return (written) => {
    const path = written.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
    return verdictOf(path.replace(/\/+$/, ''), path.endsWith('/'))
  }
}
