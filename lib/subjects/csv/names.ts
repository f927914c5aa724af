/** A key, an index, or the next free place of a list (`tags[]`). */
type Step = string | number | null

/** Where the values of a row go. */
export type Place =
  | { kind: 'value'; column: number }
  | { kind: 'object'; entries: [string, Place][] }
  | { kind: 'list'; items: (Place | undefined)[] }

export interface Rename {
  column: number
  header: string
  name: string
  why: 'duplicate' | 'empty' | 'conflict'
}

export interface Layout {
  /** The name of every column, none twice but for lists written `tags[]`. */
  names: string[]
  root: Extract<Place, { kind: 'object' }>
  renames: Rename[]
  /** True when a header asks for an object or a list. */
  isNested: boolean
}

const largestIndex = 999
const listEnd = /\[\]$/
const pathPattern = /^(?:[^.[\]]+|\["[^"]+"\]|\['[^']+'\])(?:\.[^.[\]]+|\[\d{1,3}\]|\["[^"]+"\]|\['[^']+'\])*(?:\[\])?$/

/**
 * The steps that a header such as `address.city`, `items[0].name`, `tags[]` or `total["net"]` names. Undefined when it is not
 * written as a path: a dot at an end, or one with a space beside it (“Dr. name”), is only a dot.
 */
function pathOf(header: string): Step[] | undefined {
  if (!pathPattern.test(header)) return undefined
  const steps: Step[] = []
  for (const [step, dotted, index, double, single] of header.matchAll(
    /(?:^|\.)([^.[\]]+)|\[(\d+)\]|\["([^"]+)"\]|\['([^']+)'\]|\[\]/g,
  )) {
    if (dotted !== undefined && dotted.trim() !== dotted) return undefined
    if (index !== undefined && Number(index) > largestIndex) return undefined
    steps.push(step === '[]' ? null : index === undefined ? (dotted ?? double ?? single ?? '') : Number(index))
  }
  return steps
}

/**
 * Names the columns and lays them out. Headers that are empty or repeated get names of their own. With `nest`, dotted and bracketed
 * headers become objects and lists; one that would need the place of another value stays a plain key.
 */
export function layOut(headers: readonly string[], nest: boolean): Layout {
  const names: string[] = []
  const renames: Rename[] = []
  const taken = new Set(headers)
  const used = new Set<string>()
  for (const [column, header] of headers.entries()) {
    let name = header
    if (header === '') name = freeName(`column${column + 1}`, taken)
    else if (used.has(header) && !(nest && listEnd.test(header))) name = freeName(header, taken)
    if (name !== header) renames.push({ column, header, name, why: header === '' ? 'empty' : 'duplicate' })
    taken.add(name)
    used.add(name)
    names.push(name)
  }
  const root: Layout['root'] = { kind: 'object', entries: [] }
  let isNested = false
  for (const [column, name] of names.entries()) {
    const path = nest ? pathOf(name) : undefined
    if (path && path.length > 1 && put(root, path, column)) {
      isNested = true
      continue
    }
    if (put(root, [path?.length === 1 && typeof path[0] === 'string' ? path[0] : name], column)) {
      if (path && path.length > 1) renames.push({ column, header: name, name, why: 'conflict' })
      continue
    }
    const free = freeName(name, new Set([...taken, ...root.entries.map(([key]) => key)]))
    put(root, [free], column)
    taken.add(free)
    names[column] = free
    renames.push({ column, header: name, name: free, why: 'conflict' })
  }
  return { names, root, renames, isNested }
}

function freeName(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}_${number}`)) number++
  return `${base}_${number}`
}

function put(root: Layout['root'], path: readonly Step[], column: number): boolean {
  let place: Place = root
  for (const [depth, step] of path.entries()) {
    const next = path[depth + 1]
    const isLast = depth === path.length - 1
    const made: Place = isLast
      ? { kind: 'value', column }
      : typeof next === 'string'
        ? { kind: 'object', entries: [] }
        : { kind: 'list', items: [] }
    const found = child(place, step)
    if (found === 'wrong' || (found && (isLast || found.kind !== made.kind))) return false
    if (!found) attach(place, step, made)
    place = found ?? made
  }
  return true
}

function child(place: Place, step: Step): Place | undefined | 'wrong' {
  if (place.kind === 'object' && typeof step === 'string') return place.entries.find(([key]) => key === step)?.[1]
  if (place.kind === 'list' && step === null) return undefined
  return place.kind === 'list' && typeof step === 'number' ? place.items[step] : 'wrong'
}

function attach(place: Place, step: Step, made: Place): void {
  if (place.kind === 'object' && typeof step === 'string') place.entries.push([step, made])
  else if (place.kind === 'list' && step === null) place.items.push(made)
  else if (place.kind === 'list' && typeof step === 'number') {
    while (place.items.length < step) place.items.push(undefined)
    place.items[step] = made
  }
}
