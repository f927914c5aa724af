/* I-Regexp (RFC 9485), matched by following all ways at once: no pattern takes longer than the length of a text times its own. */

type Test = (character: string) => boolean

type Part =
  | { kind: 'one'; test: Test }
  | { kind: 'edge'; of: 'start' | 'end' }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'any'; parts: Part[] }
  | { kind: 'times'; part: Part; least: number; most: number }

/** A state leads on by a character, or to others without one. */
interface State {
  test?: Test
  edge?: 'start' | 'end'
  next: number[]
}

export interface IRegexp {
  /** Whether the whole text matches. */
  matches(text: string): boolean
  /** Whether some part of the text matches. */
  finds(text: string): boolean
}

const mostStates = 20_000
const category = /^(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)$/
const escapable = new Set('()*+-.?[\\]^{|}nrt$')
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

class NotIRegexp extends Error {}

class Reader {
  private at = 0
  private readonly signs: readonly string[]

  constructor(pattern: string) {
    this.signs = [...pattern]
  }

  whole(): Part {
    const part = this.branches()
    if (this.at < this.signs.length) throw new NotIRegexp()
    return part
  }

  private peek(): string | undefined {
    return this.signs[this.at]
  }

  private takes(sign: string): boolean {
    if (this.peek() !== sign) return false
    this.at++
    return true
  }

  private branches(): Part {
    const parts = [this.branch()]
    while (this.takes('|')) parts.push(this.branch())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts }
  }

  private branch(): Part {
    const parts: Part[] = []
    for (let sign = this.peek(); sign !== undefined && sign !== '|' && sign !== ')'; sign = this.peek())
      parts.push(this.quantified(this.atom()))
    return { kind: 'all', parts }
  }

  private quantified(part: Part): Part {
    if (this.takes('*')) return { kind: 'times', part, least: 0, most: Infinity }
    if (this.takes('+')) return { kind: 'times', part, least: 1, most: Infinity }
    if (this.takes('?')) return { kind: 'times', part, least: 0, most: 1 }
    if (!this.takes('{')) return part
    const least = this.digits()
    const most = this.takes(',') ? (this.peek() === '}' ? Infinity : this.digits()) : least
    if (!this.takes('}') || most < least) throw new NotIRegexp()
    return { kind: 'times', part, least, most }
  }

  private digits(): number {
    let written = ''
    for (let sign = this.peek(); sign !== undefined && /^\d$/.test(sign); sign = this.peek()) {
      written += sign
      this.at++
    }
    if (written === '') throw new NotIRegexp()
    return Number(written)
  }

  private atom(): Part {
    if (this.takes('(')) {
      const inner = this.branches()
      if (!this.takes(')')) throw new NotIRegexp()
      return inner
    }
    if (this.takes('.')) return { kind: 'one', test: (character) => character !== '\n' && character !== '\r' }
    if (this.takes('[')) return { kind: 'one', test: this.characters() }
    // The grammar knows no anchors, but the compliance suite of RFC 9535 reads them as every other language does.
    if (this.takes('^')) return { kind: 'edge', of: 'start' }
    if (this.takes('$')) return { kind: 'edge', of: 'end' }
    const sign = this.peek()
    if (sign === '\\') return { kind: 'one', test: this.escaped() }
    if (sign === undefined || /^[)*+?\]{|}]$/.test(sign)) throw new NotIRegexp()
    this.at++
    return { kind: 'one', test: (character) => character === sign }
  }

  /** A category, or a sign that is escaped. */
  private escaped(): Test {
    const sign = this.escapedSign()
    return typeof sign === 'string' ? (character) => character === sign : sign
  }

  private escapedSign(): string | Test {
    this.at++
    const sign = this.peek()
    this.at++
    if (sign === 'p' || sign === 'P') {
      const name = this.category()
      const found = new RegExp(`^\\p{${name}}$`, 'u')
      return (character) => found.test(character) === (sign === 'p')
    }
    if (sign === undefined || !escapable.has(sign)) throw new NotIRegexp()
    return controls[sign] ?? sign
  }

  private category(): string {
    if (!this.takes('{')) throw new NotIRegexp()
    let name = ''
    for (let sign = this.peek(); sign !== undefined && sign !== '}'; sign = this.peek()) {
      name += sign
      this.at++
    }
    if (!this.takes('}') || !category.test(name)) throw new NotIRegexp()
    return name
  }

  private characters(): Test {
    const isNegative = this.takes('^')
    const tests: Test[] = []
    if (this.takes('-')) tests.push((character) => character === '-')
    while (!this.takes(']')) {
      if (this.peek() === '-' && this.signs[this.at + 1] === ']') {
        this.at++
        tests.push((character) => character === '-')
        continue
      }
      tests.push(this.range())
    }
    if (tests.length === 0) throw new NotIRegexp()
    return (character) => tests.some((test) => test(character)) !== isNegative
  }

  private range(): Test {
    const from = this.inClass()
    if (typeof from !== 'string') return from
    if (this.peek() !== '-' || this.signs[this.at + 1] === ']') return (character) => character === from
    this.at++
    const to = this.inClass()
    if (typeof to !== 'string') throw new NotIRegexp()
    const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0]
    if (last < first) throw new NotIRegexp()
    return (character) => {
      const code = character.codePointAt(0) ?? 0
      return code >= first && code <= last
    }
  }

  private inClass(): string | Test {
    const sign = this.peek()
    if (sign === '\\') return this.escapedSign()
    if (sign === undefined || sign === '[' || sign === ']' || sign === '-') throw new NotIRegexp()
    this.at++
    return sign
  }
}

class Machine {
  private readonly states: State[] = []

  private add(state: State): number {
    if (this.states.length >= mostStates) throw new NotIRegexp()
    this.states.push(state)
    return this.states.length - 1
  }

  /** Adds a part whose end leads to a state. Returns where it begins. */
  private build(part: Part, end: number): number {
    if (part.kind === 'one') return this.add({ test: part.test, next: [end] })
    if (part.kind === 'edge') return this.add({ edge: part.of, next: [end] })
    if (part.kind === 'all') return part.parts.reduceRight((next, one) => this.build(one, next), end)
    if (part.kind === 'any') return this.add({ next: part.parts.map((one) => this.build(one, end)) })
    let start = end
    if (part.most === Infinity) {
      const again = this.add({ next: [end] })
      this.states[again]?.next.push(this.build(part.part, again))
      start = again
    } else
      for (let time = part.least; time < part.most; time++)
        start = this.add({ next: [end, this.build(part.part, start)] })
    for (let time = 0; time < part.least; time++) start = this.build(part.part, start)
    return start
  }

  of(part: Part): IRegexp {
    const end = this.add({ next: [] })
    const start = this.build(part, end)
    const { states } = this
    const reach = (from: readonly number[], isStart: boolean, isEnd: boolean): Set<number> => {
      const reached = new Set<number>()
      const open = [...from]
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (reached.has(at)) continue
        reached.add(at)
        const state = states[at]
        if (!state || state.test) continue
        if ((state.edge === 'start' && !isStart) || (state.edge === 'end' && !isEnd)) continue
        open.push(...state.next)
      }
      return reached
    }
    const run = (text: string, isAnywhere: boolean): boolean => {
      const characters = [...text]
      let active = reach([start], true, characters.length === 0)
      if (isAnywhere && active.has(end)) return true
      for (const [place, character] of characters.entries()) {
        const next: number[] = isAnywhere ? [start] : []
        for (const at of active) {
          const state = states[at]
          if (state?.test?.(character)) next.push(...state.next)
        }
        active = reach(next, false, place === characters.length - 1)
        if (isAnywhere && active.has(end)) return true
        if (active.size === 0) return false
      }
      return active.has(end)
    }
    return { matches: (text) => run(text, false), finds: (text) => run(text, true) }
  }
}

/** A pattern of I-Regexp; undefined where it is none, or is built of more than 20,000 pieces. */
export function iRegexp(pattern: string): IRegexp | undefined {
  try {
    return new Machine().of(new Reader(pattern).whole())
  } catch (error) {
    if (error instanceof NotIRegexp) return undefined
    throw error
  }
}
