import type { Lexis } from '@/lib/subjects/sql/dialects'

export type SqlTokenKind = 'space' | 'comment' | 'string' | 'name' | 'word' | 'number' | 'placeholder' | 'sign'

export interface SqlToken {
  kind: SqlTokenKind
  text: string
  offset: number
  /** A string, a quoted name or a comment that the script does not close. */
  isOpen?: true
}

/** Signs of several characters that mean something else apart. */
const signs =
  /->>|#>>|<=>|!~\*|\|\|\/|\|\||->|#>|#-|::|:=|<=|>=|<>|!=|!~|~\*|@>|<@|@@|@\?|\?\||\?&|&&|\*\*|\/\/|==|=>|<<|>>|\^=|\|\/|!<|!>|[^\s\w]/y
const word = /(?:@{1,2}|#{1,2}|\$)?[\p{L}_](?:[\p{L}\p{M}\p{N}_$]|[@#](?![>-]))*/uy
const number = /(?:0x[\da-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy
const space = /\s+/y
const placeholder = /\{\{[^{}]*\}\}|\{%[^%]*%\}|[#$]\{[^{}]*\}|%\(\w+\)s|\$\d+|:\w+|\?\d*/y
const dollarTag = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Where text in quotes ends, the quote doubled inside; -1 where it does not. */
function quoteEnd(text: string, at: number, quote: string, hasBackslash: boolean): number {
  for (let next = at; next < text.length; next++) {
    const character = text.charAt(next)
    if (hasBackslash && character === '\\') next++
    else if (character === quote) {
      if (text.charAt(next + 1) !== quote) return next + 1
      next++
    }
  }
  return -1
}

function blockEnd(text: string, at: number, isNested: boolean): number {
  let depth = 1
  for (let next = at + 2; next < text.length; next++) {
    if (text.startsWith('*/', next)) {
      depth--
      next++
      if (depth === 0) return next + 1
    } else if (isNested && text.startsWith('/*', next)) {
      depth++
      next++
    }
  }
  return -1
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' }

function quotedPart(text: string, at: number, lexis: Lexis): { kind: SqlTokenKind; end: number } | undefined {
  const character = text.charAt(at)
  if (character === "'") {
    const isEscaped = lexis.dollar === true && /(?:^|[^\w$])e$/i.test(text.slice(Math.max(0, at - 2), at))
    return { kind: 'string', end: quoteEnd(text, at + 1, "'", lexis.backslash === true || isEscaped) }
  }
  if (character === '"') return { kind: 'name', end: quoteEnd(text, at + 1, '"', lexis.backslash === true) }
  if (character === '`') return { kind: 'name', end: quoteEnd(text, at + 1, '`', false) }
  if (character === '[' && lexis.brackets) return { kind: 'name', end: quoteEnd(text, at + 1, ']', false) }
  if (character === '$' && lexis.dollar) {
    const tag = matchAt(dollarTag, text, at)
    if (tag === undefined) return undefined
    const close = text.indexOf(tag, at + tag.length)
    return { kind: 'string', end: close < 0 ? -1 : close + tag.length }
  }
  if (lexis.quoteOperator && /^n?q'/i.test(text.slice(at, at + 3))) {
    const opening = text.indexOf("'", at)
    const close = text.indexOf(`${closers[text.charAt(opening + 1)] ?? text.charAt(opening + 1)}'`, opening + 2)
    return { kind: 'string', end: close < 0 ? -1 : close + 2 }
  }
  return undefined
}

function commentEnd(text: string, at: number, lexis: Lexis): number | undefined {
  const begins = (sign: string) => text.startsWith(sign, at)
  if (begins('/*')) return blockEnd(text, at, lexis.nested === true)
  if (!begins('--') && !(lexis.hash && begins('#') && !begins('#{') && !begins('#>'))) return undefined
  const end = text.slice(at).search(/[\r\n]/)
  return end < 0 ? text.length : at + end
}

/** The words of a script with all that is between them: the texts of the tokens are the script. Never refuses. */
export function* sqlTokens(script: string, lexis: Lexis): Generator<SqlToken> {
  for (let at = 0; at < script.length;) {
    const token = tokenAt(script, at, lexis)
    yield token
    at += token.text.length
  }
}

function tokenAt(text: string, at: number, lexis: Lexis): SqlToken {
  const upTo = (kind: SqlTokenKind, end: number): SqlToken => ({
    kind,
    text: text.slice(at, end < 0 ? text.length : end),
    offset: at,
    ...(end < 0 && { isOpen: true as const }),
  })
  const found = (kind: SqlTokenKind, pattern: RegExp) => {
    const part = matchAt(pattern, text, at)
    return part === undefined ? undefined : upTo(kind, at + part.length)
  }
  const comment = commentEnd(text, at, lexis)
  if (comment !== undefined) return upTo('comment', comment)
  const quoted = quotedPart(text, at, lexis)
  if (quoted) return upTo(quoted.kind, quoted.end)
  return (
    found('space', space) ??
    (text.startsWith('::', at) || text.startsWith(':=', at) ? found('sign', signs) : undefined) ??
    found('placeholder', placeholder) ??
    found('number', number) ??
    found('word', word) ??
    found('sign', signs) ??
    upTo('sign', at + 1)
  )
}

export interface SqlStatement {
  offset: number
  /** Without the semicolon that ends it. */
  text: string
  isEnded: boolean
}

/** A script cut at the semicolons that stand outside strings, names and comments. White space around statements is left out. */
export function statementsOf(script: string, lexis: Lexis): SqlStatement[] {
  const statements: SqlStatement[] = []
  let start = 0
  function add(end: number, isEnded: boolean): void {
    const raw = script.slice(start, end)
    const text = raw.trim()
    const offset = start + raw.length - raw.trimStart().length
    if (text !== '' || isEnded) statements.push({ offset, text, isEnded })
  }
  for (const { kind, text, offset } of sqlTokens(script, lexis)) {
    if (kind !== 'sign' || text !== ';') continue
    add(offset, true)
    start = offset + 1
  }
  add(script.length, false)
  return statements
}

/** Comments that a database reads: hints of `/*+` and what MySQL runs from a version on, `/*!`. */
const isHint = (text: string) => /^\/\*[+!]/.test(text)

function comparable({ kind, text }: SqlToken): string {
  if (kind === 'word') return text.toUpperCase()
  if (kind === 'comment' && !isHint(text)) return text.replaceAll(/\s+/g, ' ').trim()
  return text
}

/** Whether two texts are the same SQL: the same words, strings, numbers, signs and comments in the same order, in any letter case. */
export function isSameSql(left: string, right: string, lexis: Lexis): boolean {
  const other = meaningful(right, lexis)
  for (const token of meaningful(left, lexis)) {
    const next = other.next()
    if (next.done || comparable(token) !== comparable(next.value)) return false
  }
  return other.next().done === true
}

function* meaningful(text: string, lexis: Lexis): Generator<SqlToken> {
  for (const token of sqlTokens(text, lexis)) if (token.kind !== 'space') yield token
}

/** The first string, name or comment that is never closed. */
export function openToken(script: string, lexis: Lexis): SqlToken | undefined {
  for (const token of sqlTokens(script, lexis)) if (token.isOpen) return token
  return undefined
}

/** The script on as few lines as its meaning allows: comments dropped but for hints, white space only where words would join. */
export function minifySql(script: string, lexis: Lexis): string {
  let written = ''
  let last: SqlToken | undefined
  let isApart = false
  for (const token of sqlTokens(script, lexis)) {
    const isDropped = token.kind === 'space' || (token.kind === 'comment' && !isHint(token.text))
    if (isDropped) {
      isApart = true
      continue
    }
    if (last && isApart && needsSpace(last, token)) written += ' '
    written += token.text
    last = token
    isApart = false
  }
  return written
}

function needsSpace(left: SqlToken, right: SqlToken): boolean {
  if (/^[,;()]$/.test(left.text) || /^[,;)]$/.test(right.text)) return false
  // Two signs, as in `a - -1`, would be one or begin a comment.
  if (left.kind === 'sign' && right.kind === 'sign') return true
  if (left.kind === 'sign' || right.kind === 'sign')
    return /[:.@?#$]/.test(left.text + right.text) || right.text === '('
  return true
}

export interface SqlParameters {
  text: string
  values: { name: string; value: string }[]
}

/** How parameters are written. */
export const parameterStyles = ['question', 'numbered', 'colon', 'at'] as const
export type ParameterStyle = (typeof parameterStyles)[number]

const written: Record<ParameterStyle, (place: number) => string> = {
  question: () => '?',
  numbered: (place) => `$${place}`,
  colon: (place) => `:p${place}`,
  at: (place) => `@p${place}`,
}

/** Strings and numbers taken out of a script and listed, with a parameter in the place of each. Numbers after LIMIT and in types stay. */
export function parameterised(script: string, lexis: Lexis, style: ParameterStyle): SqlParameters {
  const values: SqlParameters['values'] = []
  let text = ''
  let before = ''
  let isInType = false
  for (const token of sqlTokens(script, lexis)) {
    const isValue =
      token.kind === 'number' || (token.kind === 'string' && !/^(?:DATE|TIME|TIMESTAMP|INTERVAL)$/i.test(before))
    if (token.text === '(') isInType = /CHAR|VARCHAR2?|DECIMAL|NUMERIC|FLOAT|BINARY|TIMESTAMP/i.test(before)
    if (isValue && !isInType) {
      const name = written[style](values.length + 1)
      values.push({ name, value: token.text })
      text += name
    } else text += token.text
    if (token.text === ')') isInType = false
    if (token.kind !== 'space' && token.kind !== 'comment') before = token.text
  }
  return { text, values }
}
