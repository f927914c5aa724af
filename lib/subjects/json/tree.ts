/** How the source is read: RFC 8259; JSON with comments and trailing commas; JSON5 1.0.0; one JSON value per line. */
export type JsonMode = 'json' | 'jsonc' | 'json5' | 'ndjson'

export const nodeKind = { null: 1, true: 2, false: 3, number: 4, string: 5, array: 6, object: 7 } as const

export type NodeKindName = keyof typeof nodeKind

const kindNames: readonly (NodeKindName | undefined)[] = [
  undefined,
  'null',
  'true',
  'false',
  'number',
  'string',
  'array',
  'object',
]

export const kindMask = 0x0f
/** The node is a member of an object: its start is the start of its key. */
export const memberFlag = 0x10
/** An earlier member of the same object has the same key. */
export const duplicateFlag = 0x20

/**
 * A JSON text and where its values are, in document order: nine bytes per value and no object per value, so that a source
 * of 100 MB fits. Node 0 is the whole; the children of a container follow it directly.
 */
export interface JsonTree {
  readonly mode: JsonMode
  /** The source as UTF-8. */
  readonly bytes: Uint8Array
  /** Number of nodes. */
  readonly count: number
  /** Per node: offset of its key when it is a member of an object, of its value otherwise. */
  readonly starts: Uint32Array
  /** Per node: the first node after it that is not inside it. */
  readonly nexts: Uint32Array
  /** Per node: its kind and its flags. */
  readonly kinds: Uint8Array
}

export function kindOf(tree: JsonTree, node: number): NodeKindName {
  const name = kindNames[(tree.kinds[node] ?? 0) & kindMask]
  if (!name) throw new RangeError(`there is no node ${node}`)
  return name
}

export function isContainer(tree: JsonTree, node: number): boolean {
  return ((tree.kinds[node] ?? 0) & kindMask) >= nodeKind.array
}

export function isMember(tree: JsonTree, node: number): boolean {
  return ((tree.kinds[node] ?? 0) & memberFlag) !== 0
}

/** The first node after `node` that is not inside it. */
export function nextOf(tree: JsonTree, node: number): number {
  return tree.nexts[node] ?? tree.count
}

export function childCount(tree: JsonTree, node: number): number {
  if (!isContainer(tree, node)) return 0
  const end = nextOf(tree, node)
  let children = 0
  for (let child = node + 1; child < end; child = nextOf(tree, child)) children++
  return children
}

/** One step of the way from the whole to a node: the node, and its place among its parent's children, from 0. */
export interface PathStep {
  node: number
  index: number
}

/** The way from the whole (left out) down to `node` (included). */
export function stepsTo(tree: JsonTree, node: number): PathStep[] {
  const steps: PathStep[] = []
  let current = 0
  while (current !== node) {
    let child = current + 1
    let index = 0
    while (nextOf(tree, child) <= node) {
      child = nextOf(tree, child)
      index++
    }
    steps.push({ node: child, index })
    current = child
  }
  return steps
}
