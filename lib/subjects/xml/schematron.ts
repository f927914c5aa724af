/* ISO Schematron (ISO/IEC 19757-3) over XPath 1.0, the query language that a schema has unless it names another. */

/** A node of a document, as whoever parsed it gives it. */
export interface XPathNode {
  readonly line: number
  isSameNode(other: XPathNode): boolean
  /** The value of an XPath 1.0 expression with this node as its context; nodes in the order of the document. Throws on a wrong one. */
  eval(expression: string, namespaces: Readonly<Record<string, string>>): XPathValue
}
export type XPathValue = readonly XPathNode[] | string | number | boolean

export interface SchematronFinding {
  line: number
  /** Where it stands, as XPath with the prefixes of the document. */
  path: string
  /** The name of the element, for its place in the line. */
  element: string
  says: string
  test: string
  id: string
  role: string
  /** A report says that something is so, an assertion that it is not. */
  isReport: boolean
}

export interface SchematronFault {
  line: number
  says: string
}

export interface SchematronOutcome {
  findings: SchematronFinding[]
  /** What of the schema could not be applied. */
  faults: SchematronFault[]
  /** How many assertions and reports were tried, once for each place. */
  tried: number
}

const known = new Set(['', 'xslt', 'xslt1', 'xpath', 'xpath1'])
const mostFindings = 1000
const mostFaults = 100
const mostNodes = 1000

const asked = (expression: string, node: XPathNode) => node.eval(expression, {})
const textOf = (node: XPathNode, expression: string) => String(asked(`string(${expression})`, node))
const nodesOf = (node: XPathNode, expression: string) => {
  const found = asked(expression, node)
  return Array.isArray(found) ? (found as readonly XPathNode[]) : []
}
const childrenOf = (node: XPathNode, ...names: readonly string[]) =>
  nodesOf(node, `*[${names.map((name) => `local-name()='${name}'`).join(' or ')}]`)
const localName = (node: XPathNode) => textOf(node, 'local-name()')

class SchemaFault extends Error {
  override readonly name = 'SchemaFault'
}

interface Variable {
  name: string
  value: string
}

/** Puts in the place of every `$name` and of `current()` an expression that says the same anywhere; texts in quotes stay. */
function replaced(expression: string, variables: ReadonlyMap<string, string>, current: () => string): string {
  return expression.replace(
    /"[^"]*"|'[^']*'|\$([\p{L}_][\p{L}\p{N}_.:-]*)|\bcurrent\(\s*\)/gu,
    (written, name: string | undefined) => {
      if (name !== undefined) {
        const value = variables.get(name)
        if (value === undefined) throw new SchemaFault(`$${name} is not declared`)
        return value
      }
      return written.startsWith('current') ? current() : written
    },
  )
}

/** Parameters of an abstract pattern are texts that are put in before anything is read. */
const withParameters = (expression: string, parameters: ReadonlyMap<string, string>) =>
  expression.replace(/\$([\p{L}_][\p{L}\p{N}_.-]*)/gu, (written, name: string) => parameters.get(name) ?? written)

function literal(text: string): string {
  if (!text.includes('"')) return `"${text}"`
  if (!text.includes("'")) return `'${text}'`
  const parts = text.split('"').map((part) => `"${part}"`)
  return `concat(${parts.join(`,'"',`)})`
}

/** An absolute path to a node that leads to it alone. */
function exactPath(node: XPathNode): string {
  if (asked('not(..)', node)) return '/'
  const steps = nodesOf(node, 'ancestor::*').map(
    (one) => `/*[${Number(asked('count(preceding-sibling::*)', one)) + 1}]`,
  )
  const own = asked('count(../@*) = count(../@* | .)', node)
    ? `/@*[name()="${textOf(node, 'name()')}"]`
    : `/node()[${Number(asked('count(preceding-sibling::node())', node)) + 1}]`
  return steps.join('') + own
}

/** A path for people. */
function readablePath(node: XPathNode): string {
  const steps = nodesOf(node, 'ancestor-or-self::*').map((one) => {
    const name = textOf(one, 'name()')
    const same = `[name()="${name}"]`
    const before = Number(asked(`count(preceding-sibling::*${same})`, one))
    const isAlone = before === 0 && asked(`count(following-sibling::*${same}) = 0`, one) === true
    return `/${name}${isAlone ? '' : `[${before + 1}]`}`
  })
  const isAttribute = asked('not(self::*) and count(../@*) = count(../@* | .)', node) === true
  return (steps.join('') || '/') + (isAttribute ? `/@${textOf(node, 'name()')}` : '')
}

function valueText(value: XPathValue): string {
  if (typeof value === 'boolean') return value ? 'true()' : 'false()'
  if (typeof value === 'string') return literal(value)
  if (typeof value !== 'number') {
    if (value.length > mostNodes) throw new SchemaFault(`a variable holds more than ${mostNodes} nodes`)
    return value.length === 0 ? '(/..)' : `(${value.map(exactPath).join(' | ')})`
  }
  if (Number.isNaN(value)) return "number('')"
  return Number.isFinite(value) ? `(${value})` : `(${value > 0 ? 1 : -1} div 0)`
}

/** The alternatives of a pattern, as they stand between bars outside brackets and quotes. */
function alternatives(context: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const [piece] of context.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (piece === '(' || piece === '[') depth++
    if (piece === ')' || piece === ']') depth--
    if (piece === '|' && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${piece}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** What a pattern of XSLT matches, as an expression from the root. */
const matching = (context: string) =>
  alternatives(context)
    .map((one) => (/^(?:\/|(?:id|key)\s*\()/.test(one) ? one : `//${one}`))
    .join(' | ')

/**
 * Holds a document against a schema. In each pattern a place is judged by the first rule that it matches. Patterns of every phase are
 * applied. Variables, abstract rules and patterns, diagnostics and `current()` are known; functions of XSLT are not, and `include`
 * is not followed.
 */
export function applySchematron(schema: XPathNode, document: XPathNode): SchematronOutcome {
  return new Schematron(schema, document).apply()
}

class Schematron {
  private readonly findings: SchematronFinding[] = []
  private readonly faults: SchematronFault[] = []
  private tried = 0
  private readonly namespaces: Record<string, string> = {}

  constructor(
    private readonly schema: XPathNode,
    private readonly root: XPathNode,
  ) {}

  apply(): SchematronOutcome {
    const binding = textOf(this.schema, '@queryBinding').toLowerCase()
    if (!known.has(binding)) {
      this.fault(this.schema, `it asks for the query language “${binding}”; rules in XPath 1.0 are applied here`)
      return this.outcome()
    }
    for (const one of childrenOf(this.schema, 'ns')) this.namespaces[textOf(one, '@prefix')] = textOf(one, '@uri')
    for (const one of nodesOf(this.schema, `descendant::*[local-name()='include']`))
      this.fault(one, `it includes ${textOf(one, '@href')}, which is not followed; put its rules into one file`)
    const variables = this.globals(childrenOf(this.schema, 'let'), new Map(), new Map())
    for (const pattern of childrenOf(this.schema, 'pattern')) this.pattern(pattern, variables)
    return this.outcome()
  }

  private outcome(): SchematronOutcome {
    return { findings: this.findings, faults: this.faults, tried: this.tried }
  }

  private fault(node: XPathNode, says: string): void {
    const { line } = node
    const isKnown = this.faults.some((one) => one.line === line && one.says === says)
    if (!isKnown && this.faults.length < mostFaults) this.faults.push({ line, says })
  }

  /** Does what a part of the schema asks for; where that part is wrong, says so. */
  private tryPart<Result>(part: XPathNode, work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      this.fault(part, error.message.trim().replace(/\s+/g, ' '))
      return undefined
    }
  }

  private variable(node: XPathNode, parameters: ReadonlyMap<string, string>): Variable {
    const value = textOf(node, '@value')
    return { name: textOf(node, '@name'), value: withParameters(value, parameters) }
  }

  /** Variables of the schema or of a pattern, whose context is the root. */
  private globals(
    nodes: readonly XPathNode[],
    before: ReadonlyMap<string, string>,
    parameters: ReadonlyMap<string, string>,
  ): ReadonlyMap<string, string> {
    const all = new Map(before)
    for (const node of nodes)
      this.tryPart(node, () => {
        const { name, value } = this.variable(node, parameters)
        all.set(name, this.fixed(value, all, this.root))
      })
    return all
  }

  private fixed(expression: string, variables: ReadonlyMap<string, string>, context: XPathNode): string {
    const ready = replaced(expression, variables, () => `(${exactPath(context)})`)
    const value = context.eval(ready, this.namespaces)
    return typeof value === 'object' && ready.trim().startsWith('/') ? `(${ready})` : valueText(value)
  }

  private pattern(pattern: XPathNode, outer: ReadonlyMap<string, string>): void {
    if (textOf(pattern, '@abstract') === 'true') return
    const parent = textOf(pattern, '@is-a')
    const source = parent === '' ? pattern : this.abstractPattern(parent)
    if (!source) {
      this.fault(pattern, `there is no abstract pattern “${parent}”`)
      return
    }
    const parameters = new Map(
      childrenOf(pattern, 'param').map((one) => [textOf(one, '@name'), textOf(one, '@value')] as const),
    )
    const variables = this.globals(childrenOf(source, 'let'), outer, parameters)
    const rules = childrenOf(source, 'rule').filter((rule) => textOf(rule, '@abstract') !== 'true')
    const found = rules.flatMap((rule) => {
      const context = this.tryPart(rule, () => {
        const written = withParameters(textOf(rule, '@context'), parameters)
        const expression = matching(replaced(written, variables, () => '(/..)'))
        return { expression, nodes: this.nodesAt(expression) }
      })
      return context ? [{ rule, ...context }] : []
    })
    if (found.length === 0) return
    const all = this.nodesAt(found.map(({ expression }) => expression).join(' | '))
    const next = found.map(() => 0)
    for (const node of all) {
      let judge: XPathNode | undefined
      for (const [at, { rule, nodes }] of found.entries()) {
        const place = next[at] ?? 0
        if (!nodes[place]?.isSameNode(node)) continue
        next[at] = place + 1
        judge ??= rule
      }
      if (judge) this.judge(judge, node, variables, parameters)
    }
  }

  private nodesAt(expression: string): readonly XPathNode[] {
    const value = this.root.eval(expression, this.namespaces)
    if (typeof value !== 'object') throw new SchemaFault(`“${expression}” names no nodes`)
    return value
  }

  private abstractPattern(id: string): XPathNode | undefined {
    return childrenOf(this.schema, 'pattern').find(
      (one) => textOf(one, '@abstract') === 'true' && textOf(one, '@id') === id,
    )
  }

  /** The parts of a rule, those of the abstract rules that it extends in their place. */
  private partsOf(rule: XPathNode, depth = 0): XPathNode[] {
    if (depth > 20) throw new SchemaFault('rules extend each other in a circle')
    return childrenOf(rule, 'let', 'assert', 'report', 'extends').flatMap((part) => {
      if (localName(part) !== 'extends') return [part]
      const id = textOf(part, '@rule')
      const [parent] = nodesOf(
        this.schema,
        `descendant::*[local-name()='rule' and @abstract='true' and @id=${literal(id)}]`,
      )
      if (!parent) throw new SchemaFault(`there is no abstract rule “${id}”`)
      return this.partsOf(parent, depth + 1)
    })
  }

  private judge(
    rule: XPathNode,
    node: XPathNode,
    outer: ReadonlyMap<string, string>,
    parameters: ReadonlyMap<string, string>,
  ): void {
    const variables = new Map(outer)
    for (const part of this.tryPart(rule, () => this.partsOf(rule)) ?? []) {
      this.tryPart(part, () => {
        if (localName(part) === 'let') {
          const { name, value } = this.variable(part, parameters)
          variables.set(name, this.fixed(value, variables, node))
          return
        }
        const evaluate = (expression: string) =>
          node.eval(
            replaced(withParameters(expression, parameters), variables, () => `(${exactPath(node)})`),
            this.namespaces,
          )
        this.test(part, node, evaluate)
      })
    }
  }

  private test(part: XPathNode, node: XPathNode, evaluate: (expression: string) => XPathValue): void {
    const test = textOf(part, '@test')
    const isReport = localName(part) === 'report'
    const holds = evaluate(`boolean(${test})`)
    this.tried++
    if (holds !== isReport || this.findings.length >= mostFindings) return
    this.findings.push({
      line: node.line,
      path: readablePath(node),
      element: textOf(node, 'name(ancestor-or-self::*[1])'),
      says: [this.sentence(part, node, evaluate), ...this.diagnostics(part, node, evaluate)].join(' '),
      test,
      id: textOf(part, '@id'),
      role: textOf(part, '@role') || textOf(part, '@flag'),
      isReport,
    })
  }

  private diagnostics(part: XPathNode, node: XPathNode, evaluate: (expression: string) => XPathValue): string[] {
    const wanted = textOf(part, '@diagnostics')
      .split(/\s+/)
      .filter((id) => id !== '')
    return wanted.flatMap((id) => {
      const [found] = nodesOf(this.schema, `descendant::*[local-name()='diagnostic' and @id=${literal(id)}]`)
      return found ? [this.sentence(found, node, evaluate)] : []
    })
  }

  /** The text of an assertion with its values in their places. */
  private sentence(part: XPathNode, node: XPathNode, evaluate: (expression: string) => XPathValue): string {
    const pieces = nodesOf(part, 'node()').map((piece) => {
      if (asked('boolean(self::text())', piece) === true) return textOf(piece, '.')
      const kind = localName(piece)
      if (kind === 'value-of') return String(evaluate(`string(${textOf(piece, '@select')})`))
      if (kind === 'name') return String(evaluate(`name(${textOf(piece, '@path') || '.'})`))
      return asked('boolean(self::*)', piece) === true ? this.sentence(piece, node, evaluate) : ''
    })
    return pieces.join('').trim().replace(/\s+/g, ' ')
  }
}
