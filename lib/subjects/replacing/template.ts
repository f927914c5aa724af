/** A piece of a replacement: text, what a group caught, or a turn of the case of all that follows. */
type Piece =
  | { is: 'text'; text: string }
  | { is: 'group'; name: number | string }
  | { is: 'case'; turn: 'upper' | 'lower' | 'first upper' | 'first lower' | 'end' }

export interface Caught {
  whole: string
  groups: readonly (string | undefined)[]
  named: Readonly<Record<string, string | undefined>>
}

const mark = /\$(\$|&|\d{1,2}|\{\d{1,2}\}|<[^>]*>)|\\([nrtULEul\\$])/g
const turns = { U: 'upper', L: 'lower', u: 'first upper', l: 'first lower', E: 'end' } as const
const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', $: '$' }

function groupNumber(digits: string, groupCount: number): { group: number; rest: string } | undefined {
  const both = Number(digits)
  if (both >= 1 && both <= groupCount) return { group: both, rest: '' }
  const first = Number(digits.slice(0, 1))
  return first >= 1 && first <= groupCount ? { group: first, rest: digits.slice(1) } : undefined
}

function dollar(sign: string, groupCount: number): Piece[] {
  if (sign === '$') return [{ is: 'text', text: '$' }]
  if (sign === '&') return [{ is: 'group', name: 0 }]
  if (sign.startsWith('<')) return [{ is: 'group', name: sign.slice(1, -1) }]
  const digits = sign.replace(/[{}]/g, '')
  if (Number(digits) === 0) return [{ is: 'group', name: 0 }]
  const found = groupNumber(digits, groupCount)
  if (!found) return [{ is: 'text', text: `$${sign}` }]
  return [
    { is: 'group', name: found.group },
    { is: 'text', text: found.rest },
  ]
}

function escaped(sign: string): Piece {
  const turn = turns[sign as keyof typeof turns]
  return turn ? { is: 'case', turn } : { is: 'text', text: signs[sign] ?? '' }
}

/**
 * A replacement for a regular expression: $1 to $99, ${1}, $&, $0, $<name> and $$ as ECMAScript has them; \n, \r, \t, \\ and \$; \U and \L turn
 * what follows up to \E, \u and \l the next letter, as Perl has them. A group that the expression lacks is text.
 */
export function readTemplate(source: string, groupCount: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of source.matchAll(mark)) {
    pieces.push({ is: 'text', text: source.slice(at, found.index) })
    const [whole, sign, escape] = found
    if (sign !== undefined) pieces.push(...dollar(sign, groupCount))
    else pieces.push(escaped(escape ?? ''))
    at = found.index + whole.length
  }
  pieces.push({ is: 'text', text: source.slice(at) })
  return pieces.filter((piece) => piece.is !== 'text' || piece.text !== '')
}

function caughtBy({ whole, groups, named }: Caught, name: number | string): string {
  if (name === 0) return whole
  return (typeof name === 'number' ? groups[name - 1] : named[name]) ?? ''
}

function turnedFirst(text: string, turn: 'first upper' | 'first lower'): string {
  const [first = '', ...rest] = text
  return (turn === 'first upper' ? first.toUpperCase() : first.toLowerCase()) + rest.join('')
}

/** What a template makes of one match. */
export function fillTemplate(pieces: readonly Piece[], caught: Caught): string {
  let out = ''
  let run: 'upper' | 'lower' | undefined
  let next: 'first upper' | 'first lower' | undefined
  for (const piece of pieces) {
    if (piece.is === 'case') {
      if (piece.turn === 'end') run = undefined
      else if (piece.turn === 'upper' || piece.turn === 'lower') run = piece.turn
      else next = piece.turn
      continue
    }
    let text = piece.is === 'text' ? piece.text : caughtBy(caught, piece.name)
    if (text === '') continue
    if (run) text = run === 'upper' ? text.toUpperCase() : text.toLowerCase()
    if (next) text = turnedFirst(text, next)
    next = undefined
    out += text
  }
  return out
}
