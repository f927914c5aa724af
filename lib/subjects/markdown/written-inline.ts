/* Text within a block of Markdown, written so that it is read as what it was (CommonMark 0.31.2, GitHub Flavored Markdown). */

export type Emphasis = 'strong' | 'em' | 'del'

/** A part of a line. `fixed` is written as it stands, such as a code span. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'fixed'; text: string }
  | { kind: 'break' }
  | { kind: 'open' | 'close'; of: Emphasis }

export interface InlineWriting {
  /** Of a line break. */
  breaks: 'backslash' | 'spaces' | 'html'
}

/** Signs of plain text that Markdown would take for its own, each with a backslash. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~\n]|$)/g, '\\\\')
    .replaceAll(/[*`[~]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/<(?=[A-Za-z/!?])/g, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll('\u00a0', '&nbsp;')
}

const spaces = /[ \t\n\r\f]+/g

/** Runs of white space as one space, none at the ends and beside breaks, as a browser shows them. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  let isAfterSpace = true
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      let text = piece.text.replace(spaces, ' ')
      if (isAfterSpace) text = text.replace(/^ /, '')
      if (text === '') continue
      isAfterSpace = text.endsWith(' ')
      kept.push({ kind: 'text', text })
    } else if (piece.kind === 'break') {
      trimEnd(kept)
      if (kept.length > 0) kept.push(piece)
      isAfterSpace = true
    } else {
      if (piece.kind === 'fixed') isAfterSpace = false
      kept.push(piece)
    }
  }
  trimEnd(kept)
  while (kept.at(-1)?.kind === 'break') {
    kept.pop()
    trimEnd(kept)
  }
  return kept
}

/** Takes the space at the end away, also before marks that close there. */
function trimEnd(pieces: Piece[]): void {
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at]
    if (piece?.kind === 'open' || piece?.kind === 'close') continue
    if (piece?.kind !== 'text') return
    const text = piece.text.replace(/ $/, '')
    if (text !== '') {
      pieces[at] = { kind: 'text', text }
      return
    }
    pieces.splice(at, 1)
  }
}

/** Spaces stand outside of marks, and marks around nothing go. */
function tidied(pieces: readonly Piece[]): Piece[] {
  let tidy = collapsed(pieces)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    const next: Piece[] = []
    for (const piece of tidy) {
      const last = next.at(-1)
      if (piece.kind === 'close' && last?.kind === 'open' && last.of === piece.of) {
        next.pop()
        isChanged = true
      } else if (piece.kind === 'text' && last?.kind === 'open' && piece.text.startsWith(' ')) {
        next.splice(next.length - 1, 0, { kind: 'text', text: ' ' })
        if (piece.text !== ' ') next.push({ kind: 'text', text: piece.text.slice(1) })
        isChanged = true
      } else if (piece.kind === 'close' && last?.kind === 'text' && last.text.endsWith(' ')) {
        next.pop()
        if (last.text !== ' ') next.push({ kind: 'text', text: last.text.slice(0, -1) })
        next.push(piece, { kind: 'text', text: ' ' })
        isChanged = true
      } else if (piece.kind === 'break' && last?.kind === 'open') {
        next.splice(next.length - 1, 0, piece)
        isChanged = true
      } else if (piece.kind === 'close' && last?.kind === 'break') {
        next.splice(next.length - 1, 0, piece)
        isChanged = true
      } else next.push(piece)
    }
    tidy = isChanged ? collapsed(next) : next
  }
  return tidy
}

const isSpace = (sign: string) => sign === '' || /^\s$/u.test(sign)
const isPunctuation = (sign: string) => /^[\p{P}\p{S}]$/u.test(sign)
const isWord = (sign: string) => /^[\p{L}\p{N}]$/u.test(sign)
const isLeft = (before: string, after: string) =>
  !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))

interface Pair {
  open: number
  close: number
  of: Emphasis
}

function pairsOf(pieces: readonly Piece[]): Pair[] {
  const pairs: Pair[] = []
  const waiting: { at: number; of: Emphasis }[] = []
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'open') waiting.push({ at, of: piece.of })
    if (piece.kind !== 'close') continue
    const open = waiting.pop()
    if (open) pairs.push({ open: open.at, close: at, of: open.of })
  }
  return pairs
}

const tags: Record<Emphasis, readonly [string, string]> = {
  strong: ['<strong>', '</strong>'],
  em: ['<em>', '</em>'],
  del: ['<del>', '</del>'],
}

/** The signs around emphasis: Markdown's where they are read as such between their neighbours, else HTML's. */
function signsFor(pair: Pair, written: readonly string[]): readonly [string, string] {
  const [before, after] = [lastOf(written, pair.open), firstOf(written, pair.close + 1)]
  const [first, last] = [firstOf(written, pair.open + 1), lastOf(written, pair.close)]
  const opens = isLeft(before, first)
  const closes = isLeft(after, last)
  if (!opens || !closes) return tags[pair.of]
  if (pair.of === 'del') return [before, after, first, last].includes('~') ? tags.del : ['~~', '~~']
  const isFree = (sign: string) => ![before, after, first, last].includes(sign)
  if (pair.of === 'strong') return isFree('*') ? ['**', '**'] : tags.strong
  const mayUnderline = !isWord(before) && !isWord(after) && isFree('_')
  if (mayUnderline) return ['_', '_']
  return isFree('*') ? ['*', '*'] : tags.em
}

/** The sign before a place, and the one at it, of what is written so far. */
function lastOf(written: readonly string[], at: number): string {
  for (let place = at - 1; place >= 0; place--)
    if (written[place]) return Array.from(written[place]?.slice(-2) ?? '').at(-1) ?? ''
  return ''
}
function firstOf(written: readonly string[], at: number): string {
  for (let place = at; place < written.length; place++)
    if (written[place]) return Array.from(written[place]?.slice(0, 2) ?? '')[0] ?? ''
  return ''
}

const breakSigns = { backslash: '\\\n', spaces: '  \n', html: '<br>' }

/** What begins a line like the sign of a block is given a backslash. */
function guardedLine(line: string): string {
  return line
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[>]/, '\\>')
    .replace(/^[-+](?=\s|$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:=+|-+)\s*$/, '\\$&')
    .replace(/^-(?=[ \t]*-[ \t]*-[ \t-]*$)/, '\\-')
    .replace(/^(?=:?-+:?\s*(?:\||$))/, '\\')
}

/** Pieces of a block as Markdown. */
export function inlineMarkdown(pieces: readonly Piece[], { breaks }: InlineWriting): string {
  const tidy = tidied(pieces)
  const signs: Record<Emphasis, string> = { strong: '*', em: '_', del: '~' }
  const written = tidy.map((piece) => {
    if (piece.kind === 'text' || piece.kind === 'fixed') return piece.text
    return piece.kind === 'break' ? breakSigns[breaks] : signs[piece.of]
  })
  // From within: what stands inside decides what may stand around it.
  for (const [at, part] of written.entries())
    if (part.startsWith('[') && written[at - 1]?.endsWith('!')) written[at - 1] = `${written[at - 1]?.slice(0, -1)}\\!`
  for (const pair of pairsOf(tidy)) [written[pair.open], written[pair.close]] = signsFor(pair, written)
  return written.join('').split('\n').map(guardedLine).join('\n')
}

/** A code span that holds backticks too. */
export function codeSpan(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  const longest = Array.from(line.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  const isPadded = /^`|`$/.test(line) || (/^ .* $/.test(line) && line.trim() !== '')
  return isPadded ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}

/** A fence that is longer than any run of its sign in the code. */
export function fencedCode(code: string, language: string, sign: '`' | '~'): string {
  const runs: readonly string[] = code.match(sign === '`' ? /`{3,}/g : /~{3,}/g) ?? []
  const fence = sign.repeat(runs.reduce((most, { length }) => Math.max(most, length + 1), 3))
  const info = language.replaceAll(/[`\s]/g, '')
  return `${fence}${info}\n${code}${code === '' ? '' : '\n'}${fence}`
}

/** Address and title of a link as they stand in brackets. */
export function linkTarget(href: string, title: string): string {
  const address = href.trim().replaceAll(/[\n\r\t]/g, '')
  let depth = 0
  const isBalanced = Array.from(address).every((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return depth >= 0
  })
  const isBare = address !== '' && isBalanced && depth === 0 && !/[\s<>\\]/.test(address) && !/\p{Cc}/u.test(address)
  const written = isBare
    ? address.replaceAll(/&(?=#?\w+;)/g, '\\&')
    : `<${address.replaceAll(/[<>\\]/g, '\\$&').replaceAll(/&(?=#?\w+;)/g, '\\&')}>`
  if (title === '') return written
  return `${written} "${title
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/[\\"]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')}"`
}
