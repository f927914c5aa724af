import { parseJson } from '@/lib/subjects/json/parse'
import { valueOf, type JsonValue } from '@/lib/subjects/json/value'
import { QueryFault } from '@/lib/subjects/json-query/fault'

/* The grammar of JMESPath (jmespath.org/specification.html). */

export type Expression =
  | { kind: 'current' }
  | { kind: 'literal'; value: JsonValue }
  | { kind: 'field'; name: string }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; start: number | undefined; end: number | undefined; step: number; offset: number }
  | { kind: 'sub' | 'pipe' | 'or' | 'and'; left: Expression; right: Expression }
  | { kind: 'not'; inner: Expression }
  /** Each item, each value, each item of the lists among the items, or each item that passes; what follows is done with it. */
  | { kind: 'items' | 'values' | 'flattened'; left: Expression; right: Expression }
  | { kind: 'filtered'; left: Expression; test: Expression; right: Expression }
  | { kind: 'compare'; sign: string; left: Expression; right: Expression }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'hash'; members: [string, Expression][] }
  | { kind: 'call'; name: string; inputs: Expression[]; offset: number }
  | { kind: 'reference'; inner: Expression }

interface Token {
  kind: 'name' | 'quoted' | 'number' | 'literal' | 'sign' | 'end'
  text: string
  value?: JsonValue
  offset: number
}

const pieces =
  /\s+|([A-Za-z_]\w*)|"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|`((?:[^`\\]|\\[\s\S])*)`|(-?\d+)|(\[\?|\[\]|&&|\|\||==|!=|<=|>=|[.[\]{}(),:@&|!<>*])/y

const strengths: Readonly<Record<string, number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '[?': 21,
  '.': 40,
  '[': 55,
}
/** What binds less ends what is done with each item of a projection. */
const endOfProjection = 10
const deepest = 300

/** Reads an expression. Throws a QueryFault at the first place that the grammar does not allow. */
export function parseJmesPath(text: string): Expression {
  return new Parser(tokensOf(text)).whole()
}

function jsonOf(text: string, offset: number): JsonValue {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') throw new QueryFault('Between backticks stands JSON, such as `5` or `"text"`.', offset)
  return valueOf(outcome.tree)
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    pieces.lastIndex = at
    const found = pieces.exec(text)
    if (!found) throw new QueryFault(unknownSign(text.slice(at)), at)
    const [whole, name, quoted, raw, literal, number, sign] = found
    if (name !== undefined) tokens.push({ kind: 'name', text: name, offset: at })
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: nameIn(quoted, at), offset: at })
    else if (raw !== undefined)
      tokens.push({ kind: 'literal', text: whole, value: raw.replaceAll("\\'", "'"), offset: at })
    else if (literal !== undefined)
      tokens.push({ kind: 'literal', text: whole, value: jsonOf(literal.replaceAll('\\`', '`'), at), offset: at })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, offset: at })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, offset: at })
    at += whole.length
  }
  return [...tokens, { kind: 'end', text: '', offset: text.length }]
}

function nameIn(quoted: string, offset: number): string {
  const outcome = parseJson(`"${quoted}"`)
  const value = outcome.kind === 'fault' ? undefined : valueOf(outcome.tree)
  if (typeof value !== 'string') throw new QueryFault('This name in quotes is no JSON string.', offset)
  return value
}

function unknownSign(rest: string): string {
  if (/^["'`]/.test(rest)) return 'This quote has no end.'
  if (rest.startsWith('$')) return 'JMESPath begins with a name, or with @ for the whole. $ is of JSONPath.'
  return rest.startsWith('=') ? 'JMESPath compares by ==.' : `“${[...rest][0] ?? ''}” has no meaning here.`
}

class Parser {
  private at = 0
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const expression = this.expression(0)
    if (this.token.kind !== 'end') this.fail()
    return expression
  }

  private get token(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1)
    if (!token) throw new Error('a text without an end')
    return token
  }

  private fail(says?: string, { text, kind, offset } = this.token): never {
    const found = kind === 'end' ? 'The expression ends too soon.' : `“${text}” cannot stand here.`
    throw new QueryFault(says ?? found, offset, Math.max(1, text.length))
  }

  private isSign(...signs: readonly string[]): boolean {
    return this.token.kind === 'sign' && signs.includes(this.token.text)
  }

  private takes(sign: string): boolean {
    if (!this.isSign(sign)) return false
    this.at++
    return true
  }

  private wants(sign: string): void {
    if (!this.takes(sign)) this.fail(this.token.kind === 'end' ? `“${sign}” is missing at the end.` : undefined)
  }

  private strength(): number {
    return this.token.kind === 'sign' ? (strengths[this.token.text] ?? 0) : 0
  }

  private expression(least: number): Expression {
    if (++this.depth > deepest) this.fail('Expressions stand too deep in each other.')
    let left = this.beginning()
    while (least < this.strength()) left = this.going(left)
    this.depth--
    return left
  }

  private beginning(): Expression {
    const token = this.token
    this.at++
    if (token.kind === 'literal') return { kind: 'literal', value: token.value ?? null }
    if (token.kind === 'name') {
      if (this.isSign('(')) return this.call(token)
      return { kind: 'field', name: token.text }
    }
    if (token.kind === 'quoted') {
      if (this.isSign('(')) this.fail('The name of a function stands without quotes.', token)
      return { kind: 'field', name: token.text }
    }
    if (token.kind !== 'sign') return this.fail(undefined, token)
    switch (token.text) {
      case '@':
        return { kind: 'current' }
      case '*':
        return { kind: 'values', left: { kind: 'current' }, right: this.projected(20) }
      case '!':
        return { kind: 'not', inner: this.expression(45) }
      case '&':
        return { kind: 'reference', inner: this.expression(0) }
      case '(': {
        const inner = this.expression(0)
        this.wants(')')
        return inner
      }
      case '{':
        return this.hash()
      case '[]':
        return {
          kind: 'items',
          left: { kind: 'flattened', left: { kind: 'current' }, right: { kind: 'current' } },
          right: this.projected(9),
        }
      case '[?':
        return this.filter({ kind: 'current' })
      case '[':
        return this.bracket({ kind: 'current' })
      default:
        return this.fail(undefined, token)
    }
  }

  private going(left: Expression): Expression {
    const token = this.token
    this.at++
    switch (token.text) {
      case '.':
        if (this.takes('*')) return { kind: 'values', left, right: this.projected(40) }
        return { kind: 'sub', left, right: this.afterPoint(40) }
      case '|':
        return { kind: 'pipe', left, right: this.expression(1) }
      case '||':
        return { kind: 'or', left, right: this.expression(2) }
      case '&&':
        return { kind: 'and', left, right: this.expression(3) }
      case '[]':
        return {
          kind: 'items',
          left: { kind: 'flattened', left, right: { kind: 'current' } },
          right: this.projected(9),
        }
      case '[?':
        return this.filter(left)
      case '[':
        return this.indexed(left)
      default:
        return { kind: 'compare', sign: token.text, left, right: this.expression(5) }
    }
  }

  private afterPoint(strength: number): Expression {
    const { kind } = this.token
    if (kind === 'name' || kind === 'quoted' || this.isSign('*')) return this.expression(strength)
    if (this.takes('[')) return this.list()
    if (this.takes('{')) return this.hash()
    return this.fail()
  }

  /** What is done with each item of a projection. */
  private projected(strength: number): Expression {
    if (this.strength() < endOfProjection) return { kind: 'current' }
    if (this.isSign('[', '[?')) return this.expression(strength)
    if (this.takes('.')) return this.afterPoint(strength)
    return this.fail()
  }

  private filter(left: Expression): Expression {
    const test = this.expression(0)
    this.wants(']')
    const right = this.isSign('[]') ? ({ kind: 'current' } as const) : this.projected(21)
    return { kind: 'filtered', left, test, right }
  }

  /** After a bracket at the beginning: an index, a slice, every item, or a list. */
  private bracket(left: Expression): Expression {
    const isEvery =
      this.isSign('*') && this.tokens[this.at + 1]?.text === ']' && this.tokens[this.at + 1]?.kind === 'sign'
    if (this.token.kind === 'number' || this.isSign(':') || isEvery) return this.indexed(left)
    return this.list()
  }

  private indexed(left: Expression): Expression {
    if (this.takes('*')) {
      this.wants(']')
      return { kind: 'items', left, right: this.projected(20) }
    }
    const { offset } = this.token
    const numbers: (number | undefined)[] = [this.number()]
    while (numbers.length < 3 && this.takes(':')) numbers.push(this.number())
    this.wants(']')
    const [start, end, step] = numbers
    if (numbers.length === 1) {
      if (start === undefined) this.fail()
      return { kind: 'sub', left, right: { kind: 'index', index: start } }
    }
    const slice = { kind: 'slice', start, end, step: step ?? 1, offset } as const
    return { kind: 'items', left: { kind: 'sub', left, right: slice }, right: this.projected(20) }
  }

  private number(): number | undefined {
    if (this.token.kind !== 'number') return undefined
    const value = Number(this.token.text)
    this.at++
    return value
  }

  private list(): Expression {
    const items = [this.expression(0)]
    while (this.takes(',')) items.push(this.expression(0))
    this.wants(']')
    return { kind: 'list', items }
  }

  private hash(): Expression {
    const members: [string, Expression][] = []
    do {
      const { kind, text } = this.token
      if (kind !== 'name' && kind !== 'quoted') this.fail()
      this.at++
      this.wants(':')
      members.push([text, this.expression(0)])
    } while (this.takes(','))
    this.wants('}')
    return { kind: 'hash', members }
  }

  private call({ text, offset }: Token): Expression {
    this.at++
    const inputs: Expression[] = []
    while (!this.takes(')')) {
      if (inputs.length > 0) this.wants(',')
      inputs.push(this.expression(0))
    }
    return { kind: 'call', name: text, inputs, offset }
  }
}
