import { pointerSteps } from '@/lib/subjects/json/pointer-steps'
import { keyOf } from '@/lib/subjects/json/json-path'
import { isContainer, isMember, nextOf, type JsonTree } from '@/lib/subjects/json/tree'

/** The node that a JSON Pointer (RFC 6901) leads to, or the last on the way that is there. Of repeated keys the last counts. */
export function nodeAt(tree: JsonTree, pointer: string): number {
  let node = 0
  for (const key of pointerSteps(pointer)) {
    const found = isContainer(tree, node) ? childAt(tree, node, key) : undefined
    if (found === undefined) return node
    node = found
  }
  return node
}

function childAt(tree: JsonTree, container: number, key: string): number | undefined {
  const end = nextOf(tree, container)
  let found: number | undefined
  let index = 0
  for (let child = container + 1; child < end; child = nextOf(tree, child)) {
    if (isMember(tree, child) ? keyOf(tree, child) === key : String(index) === key) found = child
    index++
  }
  return found
}
