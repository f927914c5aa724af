import { csvText } from '@/lib/base/format/csv-cell'
import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { normalizedPath } from '@/lib/subjects/json/json-path'
import { flatten } from '@/lib/subjects/json/flatten'
import { positionsAt } from '@/lib/subjects/json/position'
import { pointerSteps, writtenStep } from '@/lib/subjects/json/pointer-steps'
import { keyOf } from '@/lib/subjects/json/json-path'
import { isMember, kindOf, nextOf, stepsTo, type JsonTree } from '@/lib/subjects/json/tree'
import { isMembers, isList, valueOf, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { QueryFault, QueryTooSlow, type Clock } from '@/lib/subjects/json-query/fault'
import { evaluateJmesPath } from '@/lib/subjects/json-query/jmespath'
import { typeName } from '@/lib/subjects/json-query/jmespath-functions'
import { parseJmesPath } from '@/lib/subjects/json-query/jmespath-syntax'
import { selectJsonPath } from '@/lib/subjects/json-query/json-path'
import { parseJsonPath } from '@/lib/subjects/json-query/json-path-syntax'
import {
  jsonPathMessages as says,
  type QueryAnswer,
  type QueryLanguage,
} from '@/lib/tools/utilities/developer/jsonpath-tester.messages'

export interface Queried {
  report: Omit<QueryAnswer, 'lines'>
  /** The result as JSON. */
  text: string
  /** Nodes of the tree that were found, in the order of the query. */
  nodes: readonly number[]
  /** What the query gives, for a table. */
  values: readonly JsonValue[]
}

const indent = '  '
/** Characters of a result that are written. */
const mostText = 20_000_000
const largestForJmes = 20_000_000
const shownValue = 120
const nothing = { text: '', nodes: [], values: [] }

const base = (language: QueryLanguage) => ({
  kind: 'queried' as const,
  language,
  verdict: '',
  findings: [] as Finding[],
  warnings: [] as string[],
  places: [] as string[][],
})

/** Asks a tree by JSONPath, JSON Pointer or JMESPath. */
export function runQuery(tree: JsonTree, language: QueryLanguage, query: string, clock: Clock): Queried {
  const refused = (finding: Finding, verdict: string): Queried => ({
    report: { ...base(language), verdict, findings: [finding] },
    ...nothing,
  })
  try {
    if (language === 'path') return found(tree, selectJsonPath(tree, parseJsonPath(query), clock), clock)
    if (language === 'pointer') return pointed(tree, query)
    if (tree.bytes.length > largestForJmes) return refused({ tone: 'bad', says: says.tooLargeForJmes }, '')
    return evaluated(evaluateJmesPath(parseJmesPath(query), valueOf(tree), clock))
  } catch (error) {
    if (error instanceof QueryTooSlow) return refused({ tone: 'bad', says: says.tooSlow }, '')
    if (!(error instanceof QueryFault)) throw error
    const { offset, length } = error
    return refused(findingIn(language, query, { offset, length }, { tone: 'bad', says: error.says }), says.faulty)
  }
}

function found(tree: JsonTree, nodes: readonly number[], clock: Clock): Queried {
  const { text, values } = written(tree, nodes, clock)
  return {
    report: {
      ...base('path'),
      verdict: says.matches(nodes.length),
      warnings: [
        ...(values.length < nodes.length ? [says.cut(values.length)] : []),
        ...(nodes.length > says.shown ? [says.morePlaces(nodes.length - says.shown)] : []),
      ],
      places: placesOf(tree, nodes.slice(0, says.shown), (node) => normalizedPath(tree, node)),
    },
    text,
    nodes,
    values,
  }
}

/** The values of nodes as an array, as far as there is room. */
function written(tree: JsonTree, nodes: readonly number[], clock: Clock): { text: string; values: JsonValue[] } {
  const values: JsonValue[] = []
  const parts: string[] = []
  let length = 0
  for (const node of nodes) {
    clock.tick()
    if (length > mostText) break
    const value = valueOf(tree, node)
    const part = indent + writeJson(value, { indent }, 1)
    values.push(value)
    parts.push(part)
    length += part.length
  }
  return { text: parts.length === 0 ? '[]\n' : `[\n${parts.join(',\n')}\n]\n`, values }
}

function placesOf(tree: JsonTree, nodes: readonly number[], pathOf: (node: number) => string): string[][] {
  const starts = nodes.map((node) => tree.starts[node] ?? 0)
  // Places are counted in one go through the text, which asks for them in their order.
  const sorted = [...new Set(starts)].toSorted((left, right) => left - right)
  const lines = new Map(positionsAt(tree.bytes, sorted).map(({ line }, at) => [sorted[at] ?? 0, line]))
  return nodes.map((node, at) => [pathOf(node), shortValue(tree, node), String(lines.get(starts[at] ?? 0) ?? 1)])
}

function shortValue(tree: JsonTree, node: number): string {
  const kind = kindOf(tree, node)
  if ((kind === 'array' || kind === 'object') && nextOf(tree, node) - node > shownValue)
    return kind === 'array' ? '[ … ]' : '{ … }'
  const text = writeJson(valueOf(tree, node))
  return text.length > shownValue ? `${text.slice(0, shownValue - 1)}…` : text
}

function evaluated(value: JsonValue): Queried {
  const name = typeName(value)
  return {
    report: { ...base('jmes'), verdict: says.gives(says.typeNames[name] ?? name) },
    text: `${writeJson(value, { indent })}\n`,
    nodes: [],
    values: isList(value) ? value : [value],
  }
}

/** The pointer of a node, as RFC 6901 writes it. */
export function pointerOf(tree: JsonTree, node: number): string {
  return stepsTo(tree, node)
    .map((step) => writtenStep(isMember(tree, step.node) ? keyOf(tree, step.node) : step.index))
    .join('')
}

/** A name of JMESPath: as it is, or in quotes. */
const jmesName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

/** The way to a node as JMESPath writes it. */
export function jmesPathOf(tree: JsonTree, node: number): string {
  const steps = stepsTo(tree, node).map((step, at) => {
    if (!isMember(tree, step.node)) return `[${step.index}]`
    return `${at === 0 ? '' : '.'}${jmesName(keyOf(tree, step.node))}`
  })
  return steps.join('') || '@'
}

/** RFC 6901, as it is or as the fragment of an address (section 6). */
function pointed(tree: JsonTree, query: string): Queried {
  const pointer = query.startsWith('#') ? unescapedFragment(query) : query
  if (pointer !== '' && !pointer.startsWith('/')) throw new QueryFault(says.badPointer, 0)
  const escape = /~(?![01])/.exec(pointer)
  if (escape) throw new QueryFault(says.badEscape, query.startsWith('#') ? 0 : escape.index)
  let node = 0
  let way = ''
  for (const key of pointerSteps(pointer)) {
    const child = childAt(tree, node, key)
    const offset = Math.max(0, Math.min(query.length - 1, way.length + 1))
    if (child === undefined) {
      if (kindOf(tree, node) === 'array' && /^[-+]?\d+$/.test(key) && !/^(?:0|[1-9]\d*)$/.test(key))
        throw new QueryFault(says.badIndex, offset, key.length)
      throw new QueryFault(says.notThere(query, way), offset, Math.max(1, key.length))
    }
    node = child
    way += writtenStep(key)
  }
  const value = valueOf(tree, node)
  return {
    report: {
      ...base('pointer'),
      verdict: says.matches(1),
      places: placesOf(tree, [node], (one) => pointerOf(tree, one)),
    },
    text: `${writeJson(value, { indent })}\n`,
    nodes: [node],
    values: [value],
  }
}

function unescapedFragment(query: string): string {
  try {
    return decodeURIComponent(query.slice(1))
  } catch (error) {
    if (error instanceof URIError) throw new QueryFault('After % stand two hexadecimal digits of UTF-8.', 0)
    throw error
  }
}

function childAt(tree: JsonTree, container: number, key: string): number | undefined {
  const kind = kindOf(tree, container)
  if (kind !== 'array' && kind !== 'object') return undefined
  let last: number | undefined
  let index = 0
  for (let child = container + 1; child < nextOf(tree, container); child = nextOf(tree, child)) {
    if (kind === 'object' ? keyOf(tree, child) === key : String(index) === key) last = child
    index++
  }
  return last
}

/** What a query gives as CSV: objects with a column for each member, anything else as a value; with the path where there is one. */
export function queriedCsv(tree: JsonTree, { nodes, values, report }: Queried): string {
  const pathOf = report.language === 'pointer' ? pointerOf : normalizedPath
  const paths = nodes.length > 0 ? values.map((_, at) => pathOf(tree, nodes[at] ?? 0)) : undefined
  const isTable = values.length > 0 && values.every(isMembers)
  const table = isTable
    ? flatten(values, { arrays: 'json', between: '; ', pathMark: '.', nullAs: 'null' })
    : {
        names: [says.csvValue],
        rows: values.map((value) => [typeof value === 'string' ? value : writeJson(value)]),
      }
  const head = [...(paths ? [says.csvPath] : []), ...table.names]
  const body = table.rows.map((cells, at) => [
    ...(paths ? [paths[at] ?? ''] : []),
    ...table.names.map((_, column) => cells[column] ?? ''),
  ])
  return csvText([head, ...body])
}
