import { keyEnd } from '@/lib/subjects/json/tokens'
import { readString } from '@/lib/subjects/json/string-text'
import { isMember, stepsTo, type JsonTree } from '@/lib/subjects/json/tree'

const pathEscapes: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
}

/** A member name as RFC 9535, section 2.7, writes it in a normalized path, quotes included. */
export function normalName(name: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what must be escaped
  const escaped = name.replace(/['\\\u0000-\u001f]/g, (unit) => {
    return pathEscapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `'${escaped}'`
}

export function keyOf(tree: JsonTree, node: number): string {
  const start = tree.starts[node] ?? 0
  return readString(tree.bytes, start, keyEnd(tree.bytes, start))
}

/** The normalized path of a node (RFC 9535, section 2.7), such as `$['items'][0]`. Members with the same name share it. */
export function normalizedPath(tree: JsonTree, node: number): string {
  const parts = stepsTo(tree, node).map((step) => {
    return isMember(tree, step.node) ? `[${normalName(keyOf(tree, step.node))}]` : `[${step.index}]`
  })
  return `$${parts.join('')}`
}
