import { QueryFault } from '@/lib/subjects/json-query/fault'

/* The grammar of JSONPath, RFC 9535, and its rules on types (section 2.4.3). */

export interface Query {
  /** `$` or `@`. */
  root: '$' | '@'
  segments: Segment[]
}
export interface Segment {
  isDescendant: boolean
  selectors: Selector[]
}
export type Selector =
  | { kind: 'name'; name: string }
  | { kind: 'wildcard' }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; start: number | undefined; end: number | undefined; step: number }
  | { kind: 'filter'; test: Logic }

export type Logic =
  | { kind: 'or' | 'and'; parts: Logic[] }
  | { kind: 'not'; part: Logic }
  | { kind: 'exists'; query: Query }
  | { kind: 'call'; call: Call }
  | { kind: 'compare'; left: Comparable; sign: Comparison; right: Comparable }
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

export type Literal = string | number | boolean | null
export type Comparable =
  | { kind: 'literal'; value: Literal }
  | { kind: 'query'; query: Query }
  | { kind: 'call'; call: Call }
export type Argument = Comparable | { kind: 'logic'; logic: Logic }
export type FunctionName = keyof typeof functions
export interface Call {
  name: FunctionName
  inputs: Argument[]
}

type Type = 'value' | 'nodes' | 'logic'

/** What the functions of section 2.4 take and give. */
export const functions = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logic' },
  search: { takes: ['value', 'value'], gives: 'logic' },
  value: { takes: ['nodes'], gives: 'value' },
} satisfies Record<string, { takes: Type[]; gives: Type }>

const largestInteger = Number.MAX_SAFE_INTEGER
const blank = /[ \t\n\r]*/y
const integer = /-?(?:0|[1-9]\d*)/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const memberName = /[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy
const functionName = /[a-z][a-z0-9_]*/y
const comparison = /==|!=|<=|>=|<|>/y
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '/': '/', '\\': '\\' }
/** Queries in each other and brackets that are followed. */
const deepest = 200

/** What stands in other dialects of JSONPath where the standard has another word, and what to write. */
const dialects: readonly [RegExp, string][] = [
  [/^\(@\.length/, 'Scripts are not part of RFC 9535. Write [-1] for the last item.'],
  [/^=~/, 'RFC 9535 has functions for patterns: match(@.name, "a.*") for the whole text, search(…) for a part.'],
  [/^(?:and|or|not)\b/, 'RFC 9535 writes && for and, || for or, ! for not.'],
  [/^(?:=(?!=)|===)/, 'RFC 9535 compares by == and !=.'],
  [/^(?:in|nin|subsetof|contains)\b/, 'Lists are not compared in RFC 9535. Join several comparisons by ||.'],
  [/^-/, 'A name with a hyphen stands in quotes and brackets, such as ["first-name"].'],
  [/^\^/, 'There is no step to a parent in RFC 9535. Put the condition into a filter of the parent.'],
  [/^~/, 'There is no step to a key in RFC 9535. The paths of the matches hold the keys.'],
  [/^\.?\w+\(\)/, 'Functions stand in filters: $[?length(@.name) > 3].'],
]

/** Reads a query. Throws a QueryFault at the first place that the grammar or the types do not allow. */
export function parseJsonPath(text: string): Query {
  return new Parser(text).whole()
}

class Parser {
  private at = 0
  private depth = 0

  constructor(private readonly text: string) {}

  whole(): Query {
    if (!this.text.startsWith('$')) this.fail('A query begins with $')
    this.at = 1
    const segments = this.segments()
    if (this.at < this.text.length) this.fail('Here a step should begin: .name, [index] or ..')
    return { root: '$', segments }
  }

  private fail(says: string, offset = this.at): never {
    const rest = this.text.slice(offset)
    const hint = dialects.find(([sign]) => sign.test(rest))?.[1]
    throw new QueryFault(hint === undefined ? `${says}.` : `${says}. ${hint}`, offset)
  }

  private starts(sign: string): boolean {
    return this.text.startsWith(sign, this.at)
  }

  private takes(sign: string): boolean {
    if (!this.starts(sign)) return false
    this.at += sign.length
    return true
  }

  private read(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  private skip(): void {
    this.read(blank)
  }

  private segments(): Segment[] {
    const segments: Segment[] = []
    for (;;) {
      const before = this.at
      this.skip()
      const segment = this.segment()
      if (!segment) {
        this.at = before
        return segments
      }
      segments.push(segment)
    }
  }

  private segment(): Segment | undefined {
    if (this.starts('[')) return { isDescendant: false, selectors: this.bracketed() }
    if (this.takes('..')) {
      if (this.starts('[')) return { isDescendant: true, selectors: this.bracketed() }
      return { isDescendant: true, selectors: [this.shorthand()] }
    }
    return this.takes('.') ? { isDescendant: false, selectors: [this.shorthand()] } : undefined
  }

  private shorthand(): Selector {
    if (this.takes('*')) return { kind: 'wildcard' }
    const name = this.read(memberName)
    if (name === undefined) this.fail('After the point a name or * is missing')
    if (this.starts('()')) this.fail('Here a step should begin', this.at - name.length)
    return { kind: 'name', name }
  }

  private bracketed(): Selector[] {
    this.at++
    const selectors: Selector[] = []
    do {
      this.skip()
      selectors.push(this.selector())
      this.skip()
    } while (this.takes(','))
    if (!this.takes(']')) this.fail('A bracket should end here, or a comma stand')
    return selectors
  }

  private selector(): Selector {
    if (this.starts('"') || this.starts("'")) return { kind: 'name', name: this.quoted() }
    if (this.takes('*')) return { kind: 'wildcard' }
    if (this.takes('?')) {
      this.skip()
      return { kind: 'filter', test: this.logic() }
    }
    const start = this.integer()
    const before = this.at
    this.skip()
    if (this.takes(':')) return this.slice(start)
    this.at = before
    if (start === undefined)
      this.fail('In brackets stands a name in quotes, a number, a slice, * or a filter that begins with ?')
    return { kind: 'index', index: start }
  }

  private slice(start: number | undefined): Selector {
    this.skip()
    const end = this.integer()
    const before = this.at
    this.skip()
    if (!this.takes(':')) {
      this.at = before
      return { kind: 'slice', start, end, step: 1 }
    }
    const colon = this.at
    this.skip()
    const step = this.integer()
    if (step === undefined) this.at = colon
    return { kind: 'slice', start, end, step: step ?? 1 }
  }

  private integer(): number | undefined {
    const start = this.at
    const written = this.read(integer)
    if (written === undefined) return undefined
    if (written === '-0' || /^\d/.test(this.text.slice(this.at)))
      this.fail('A number has no leading zero and no sign before 0', start)
    const value = Number(written)
    if (Math.abs(value) > largestInteger) this.fail('This number is larger than 9,007,199,254,740,991', start)
    return value
  }

  private quoted(): string {
    const start = this.at
    const quote = this.text.charAt(this.at++)
    let value = ''
    for (;;) {
      const sign = this.text.charAt(this.at)
      if (sign === '') this.fail('This text in quotes has no end', start)
      this.at++
      if (sign === quote) return value
      if (sign < ' ') this.fail('A control character must be escaped', this.at - 1)
      if (/[\ud800-\udfff]/.test(sign)) value += this.pair(sign)
      else value += sign === '\\' ? this.escape(quote) : sign
    }
  }

  /** A character beyond the basic plane as it is written; half of one is none. */
  private pair(high: string): string {
    const low = this.text.charAt(this.at)
    if (!/[\ud800-\udbff]/.test(high) || !/[\udc00-\udfff]/.test(low)) this.fail('Half a character', this.at - 1)
    this.at++
    return high + low
  }

  private escape(quote: string): string {
    const start = this.at - 1
    const sign = this.text.charAt(this.at++)
    if (sign === quote) return quote
    const known = escapes[sign]
    if (known !== undefined) return known
    if (sign !== 'u') this.fail('There is no such escape', start)
    const high = this.unit(start)
    if (high >= 0xdc00 && high <= 0xdfff) this.fail('Half a character', start)
    if (high < 0xd800 || high > 0xdbff) return String.fromCharCode(high)
    if (!this.takes('\\u')) this.fail('Half a character', start)
    const low = this.unit(start)
    if (low < 0xdc00 || low > 0xdfff) this.fail('Half a character', start)
    return String.fromCharCode(high, low)
  }

  private unit(start: number): number {
    const digits = this.text.slice(this.at, this.at + 4)
    if (!/^[\da-fA-F]{4}$/.test(digits)) this.fail('After \\u stand four hexadecimal digits', start)
    this.at += 4
    return Number.parseInt(digits, 16)
  }

  private logic(): Logic {
    if (++this.depth > deepest) this.fail('Brackets stand too deep in each other')
    const parts = [this.conjunction()]
    for (this.skip(); this.takes('||'); this.skip()) {
      this.skip()
      parts.push(this.conjunction())
    }
    this.depth--
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts }
  }

  private conjunction(): Logic {
    const parts = [this.basic()]
    for (;;) {
      const before = this.at
      this.skip()
      if (!this.takes('&&')) {
        this.at = before
        return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }
      }
      this.skip()
      parts.push(this.basic())
    }
  }

  private basic(): Logic {
    if (this.takes('!')) {
      this.skip()
      if (this.starts('(')) return { kind: 'not', part: this.inBrackets() }
      const start = this.at
      return { kind: 'not', part: this.testOf(this.operand(), start) }
    }
    if (this.starts('(')) return this.inBrackets()
    const start = this.at
    const left = this.operand()
    const end = this.at
    this.skip()
    const sign = this.read(comparison) as Comparison | undefined
    if (sign === undefined) {
      if (this.starts('=')) this.fail('Here a comparison should stand')
      this.at = end
      return this.testOf(left, start)
    }
    this.compared(left, start)
    this.skip()
    const place = this.at
    const right = this.operand()
    this.compared(right, place)
    return { kind: 'compare', left, sign, right }
  }

  private inBrackets(): Logic {
    this.at++
    this.skip()
    const inner = this.logic()
    this.skip()
    if (!this.takes(')')) this.fail('A bracket should end here')
    return inner
  }

  /** What stands alone asks whether something is there, or is a function that says yes or no. */
  private testOf(operand: Comparable, start: number): Logic {
    if (operand.kind === 'literal') return this.fail('A value alone is no condition', start)
    if (operand.kind === 'query') return { kind: 'exists', query: operand.query }
    if (functions[operand.call.name].gives !== 'logic')
      this.fail(`${operand.call.name}() gives a value, which must be compared`, start)
    return operand
  }

  /** Values are compared: literals, queries for one node at most, functions that give a value. */
  private compared(operand: Comparable, start: number): void {
    if (operand.kind === 'query' && !isSingular(operand.query))
      this.fail('Only a query for a single value is compared: names and numbers, no *, .., slice or filter', start)
    if (operand.kind === 'call' && functions[operand.call.name].gives !== 'value')
      this.fail(`${operand.call.name}() says yes or no and is not compared`, start)
  }

  private operand(): Comparable {
    const sign = this.text.charAt(this.at)
    if (sign === '"' || sign === "'") return { kind: 'literal', value: this.quoted() }
    if (sign === '@' || sign === '$') {
      this.at++
      if (++this.depth > deepest) this.fail('Queries stand too deep in each other')
      const segments = this.segments()
      this.depth--
      return { kind: 'query', query: { root: sign, segments } }
    }
    const start = this.at
    const name = this.read(functionName)
    if (name !== undefined) {
      if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' }
      if (name === 'null') return { kind: 'literal', value: null }
      if (this.starts('(')) return { kind: 'call', call: this.call(name, start) }
      this.at = start
    }
    const written = this.read(number)
    if (written === undefined) return this.fail('Here a value, @, $ or a function should stand')
    if (/^\d/.test(this.text.slice(this.at))) this.fail('A number has no leading zero', start)
    return { kind: 'literal', value: Number(written) }
  }

  private call(name: string, start: number): Call {
    if (!Object.hasOwn(functions, name))
      this.fail(`There is no function ${name}(). There are length, count, match, search and value`, start)
    const own = name as FunctionName
    this.at++
    const inputs: Argument[] = []
    const places: number[] = []
    this.skip()
    while (!this.takes(')')) {
      if (inputs.length > 0) {
        if (!this.takes(',')) this.fail('A comma or a bracket should stand here')
        this.skip()
      }
      places.push(this.at)
      inputs.push(this.input())
      this.skip()
    }
    const takes: readonly Type[] = functions[own].takes
    if (inputs.length !== takes.length) this.fail(`${name}() takes ${takes.length === 1 ? 'one' : 'two'}`, start)
    for (const [at, type] of takes.entries()) this.typed(inputs[at], type, places[at] ?? start)
    return { name: own, inputs }
  }

  /** An input is a value or a query; what goes on as a condition is one. */
  private input(): Argument {
    const start = this.at
    if (!this.starts('!') && !this.starts('(')) {
      const operand = this.operand()
      const end = this.at
      this.skip()
      if (this.starts(',') || this.starts(')')) {
        this.at = end
        return operand
      }
      this.at = start
    }
    return { kind: 'logic', logic: this.logic() }
  }

  private typed(input: Argument | undefined, type: Type, start: number): void {
    if (!input) return
    const isNodes = input.kind === 'query'
    if (type === 'nodes' && !isNodes) this.fail('This function takes a query, such as @.*', start)
    if (type !== 'value') return
    const isValue =
      input.kind === 'literal' ||
      (input.kind === 'query' && isSingular(input.query)) ||
      (input.kind === 'call' && functions[input.call.name].gives === 'value')
    if (!isValue) this.fail('This function takes a value or a query for a single one', start)
  }
}

/** Whether a query leads to one node at most (section 2.3.5.1). */
export function isSingular({ segments }: Query): boolean {
  return segments.every(({ isDescendant, selectors: [first, ...others] }) => {
    return !isDescendant && others.length === 0 && (first?.kind === 'name' || first?.kind === 'index')
  })
}
