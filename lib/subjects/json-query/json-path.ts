import { keyOf } from '@/lib/subjects/json/json-path'
import { isMember, kindOf, nextOf, type JsonTree } from '@/lib/subjects/json/tree'
import { ExactNumber, isList, isMembers, valueOf, type JsonValue } from '@/lib/subjects/json/value'
import type { Clock } from '@/lib/subjects/json-query/fault'
import { iRegexp, type IRegexp } from '@/lib/subjects/json-query/i-regexp'
import type {
  Argument,
  Call,
  Comparable,
  Comparison,
  Logic,
  Query,
  Selector,
} from '@/lib/subjects/json-query/json-path-syntax'

/** Nothing: what a query for a single value has where there is none (RFC 9535, section 2.3.5.2.2). */
const nothing = Symbol('nothing')
type Value = JsonValue | typeof nothing

/**
 * The nodes that a query of RFC 9535 selects, in the order of the standard, one as often as it is selected. Of a repeated key the last
 * value counts. Numbers are compared as 64-bit floats.
 */
export function selectJsonPath(tree: JsonTree, query: Query, clock: Clock): number[] {
  return new Evaluation(tree, clock).nodesOf(query, 0)
}

class Evaluation {
  private readonly patterns = new Map<string, IRegexp | undefined>()

  constructor(
    private readonly tree: JsonTree,
    private readonly clock: Clock,
  ) {}

  nodesOf({ root, segments }: Query, current: number): number[] {
    let nodes = [root === '$' ? 0 : current]
    for (const { isDescendant, selectors } of segments) {
      const found: number[] = []
      const add = (node: number) => {
        for (const selector of selectors) this.select(selector, node, found)
      }
      for (const node of nodes) {
        if (!isDescendant) add(node)
        // In document order whoever is visited comes before what is in it.
        else for (let inner = node; inner < nextOf(this.tree, node); inner++) if (this.isVisited(inner)) add(inner)
      }
      nodes = found
    }
    return nodes
  }

  private isVisited(node: number): boolean {
    this.clock.tick()
    const kind = kindOf(this.tree, node)
    return kind === 'object' || kind === 'array'
  }

  private children(node: number): number[] {
    const kind = kindOf(this.tree, node)
    if (kind !== 'object' && kind !== 'array') return []
    const children: number[] = []
    for (let child = node + 1; child < nextOf(this.tree, node); child = nextOf(this.tree, child)) {
      this.clock.tick()
      children.push(child)
    }
    return children
  }

  private select(selector: Selector, node: number, found: number[]): void {
    switch (selector.kind) {
      case 'name':
        this.selectName(selector.name, node, found)
        return
      case 'wildcard':
        for (const child of this.children(node)) found.push(child)
        return
      case 'index': {
        const child = this.itemAt(node, selector.index)
        if (child !== undefined) found.push(child)
        return
      }
      case 'slice':
        this.selectSlice(selector, node, found)
        return
      case 'filter':
        for (const child of this.children(node)) if (this.holds(selector.test, child)) found.push(child)
    }
  }

  private selectName(name: string, node: number, found: number[]): void {
    if (kindOf(this.tree, node) !== 'object') return
    const named = this.children(node).findLast(
      (child) => isMember(this.tree, child) && keyOf(this.tree, child) === name,
    )
    if (named !== undefined) found.push(named)
  }

  private itemAt(node: number, index: number): number | undefined {
    if (kindOf(this.tree, node) !== 'array') return undefined
    return this.children(node).at(index)
  }

  /** Section 2.3.4.2. */
  private selectSlice({ start, end, step }: Extract<Selector, { kind: 'slice' }>, node: number, found: number[]): void {
    if (kindOf(this.tree, node) !== 'array' || step === 0) return
    const children = this.children(node)
    const count = children.length
    const placed = (at: number) => (at >= 0 ? at : count + at)
    if (step > 0) {
      const from = Math.max(0, placed(start ?? 0))
      const to = Math.min(count, placed(end ?? count))
      for (let at = from; at < to; at += step) found.push(children[at] ?? 0)
      return
    }
    const from = Math.min(count - 1, placed(start ?? count - 1))
    const to = Math.max(-1, end === undefined ? -1 : placed(end))
    for (let at = from; at > to; at += step) found.push(children[at] ?? 0)
  }

  private holds(test: Logic, node: number): boolean {
    this.clock.tick()
    switch (test.kind) {
      case 'or':
        return test.parts.some((part) => this.holds(part, node))
      case 'and':
        return test.parts.every((part) => this.holds(part, node))
      case 'not':
        return !this.holds(test.part, node)
      case 'exists':
        return this.nodesOf(test.query, node).length > 0
      case 'call':
        return this.isMatch(test.call, node)
      case 'compare':
        return this.compare(this.value(test.left, node), test.sign, this.value(test.right, node))
    }
  }

  private value(of: Comparable | Argument, node: number): Value {
    if (of.kind === 'literal') return typeof of.value === 'number' ? new ExactNumber(String(of.value)) : of.value
    if (of.kind === 'query') return this.only(of.query, node)
    return of.kind === 'call' ? this.called(of.call, node) : nothing
  }

  private only(query: Query, node: number): Value {
    const [found, ...others] = this.nodesOf(query, node)
    return found === undefined || others.length > 0 ? nothing : valueOf(this.tree, found)
  }

  private called({ name, inputs: [input] }: Call, node: number): Value {
    if (!input) return nothing
    if (name === 'count')
      return input.kind === 'query' ? new ExactNumber(String(this.nodesOf(input.query, node).length)) : nothing
    if (name === 'value') return input.kind === 'query' ? this.only(input.query, node) : nothing
    return this.lengthOf(this.value(input, node))
  }

  private lengthOf(value: Value): Value {
    if (typeof value === 'string') return new ExactNumber(String([...value].length))
    if (value === nothing) return nothing
    if (isList(value)) return new ExactNumber(String(value.length))
    return isMembers(value) ? new ExactNumber(String(value.size)) : nothing
  }

  private isMatch({ name, inputs: [first, second] }: Call, node: number): boolean {
    if (!first || !second) return false
    const [text, pattern] = [this.value(first, node), this.value(second, node)]
    if (typeof text !== 'string' || typeof pattern !== 'string') return false
    if (!this.patterns.has(pattern)) this.patterns.set(pattern, iRegexp(pattern))
    const expression = this.patterns.get(pattern)
    if (!expression) return false
    return name === 'match' ? expression.matches(text) : expression.finds(text)
  }

  private compare(left: Value, sign: Comparison, right: Value): boolean {
    switch (sign) {
      case '==':
        return isEqual(left, right)
      case '!=':
        return !isEqual(left, right)
      case '<':
        return isLess(left, right)
      case '>':
        return isLess(right, left)
      case '<=':
        return isLess(left, right) || isEqual(left, right)
      case '>=':
        return isLess(right, left) || isEqual(left, right)
    }
  }
}

/** Whether two values are equal, numbers by their value and members in any order. */
export function isEqual(left: Value, right: Value): boolean {
  if (left instanceof ExactNumber || right instanceof ExactNumber)
    return left instanceof ExactNumber && right instanceof ExactNumber && Number(left.written) === Number(right.written)
  if (left === nothing || right === nothing) return left === right
  if (isList(left) || isList(right)) {
    if (!isList(left) || !isList(right) || left.length !== right.length) return false
    return left.every((one, at) => {
      const other = right[at]
      return other !== undefined && isEqual(one, other)
    })
  }
  if (isMembers(left) || isMembers(right)) {
    if (!isMembers(left) || !isMembers(right) || left.size !== right.size) return false
    return [...left].every(([key, one]) => {
      const other = right.get(key)
      return other !== undefined && isEqual(one, other)
    })
  }
  return left === right
}

/** Texts by their Unicode scalar values, numbers by size; nothing else has an order. */
function isLess(left: Value, right: Value): boolean {
  if (left instanceof ExactNumber && right instanceof ExactNumber) return Number(left.written) < Number(right.written)
  return typeof left === 'string' && typeof right === 'string' && compareTexts(left, right) < 0
}

/** Below zero where the first comes first by Unicode scalar values, which is not the order of UTF-16 units. */
export function compareTexts(left: string, right: string): number {
  const [own, others] = [[...left], [...right]]
  for (let at = 0; at < Math.min(own.length, others.length); at++) {
    const difference = (own[at]?.codePointAt(0) ?? 0) - (others[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return own.length - others.length
}
