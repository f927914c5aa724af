import { pointerSteps, writtenStep } from '@/lib/subjects/json/pointer-steps'
import { sameValue, type Change, type Step } from '@/lib/subjects/json/difference'
import { isList, isMembers, type JsonMembers, type JsonValue } from '@/lib/subjects/json/value'

/** Why a patch cannot be applied, and at which of its operations, from 0. */
export class PatchFault extends Error {
  override readonly name = 'PatchFault'
  constructor(
    readonly why:
      | 'not-a-list'
      | 'not-an-object'
      | 'no-op'
      | 'no-path'
      | 'bad-pointer'
      | 'no-value'
      | 'missing'
      | 'bad-index'
      | 'test'
      | 'into-itself',
    readonly operation: number,
    readonly found: string,
  ) {
    super(`${why}: ${found}`)
  }
}

/** A JSON Pointer (RFC 6901). */
export const pointerOf = (path: readonly Step[]): string => path.map(writtenStep).join('')

/** Changes as a JSON Patch (RFC 6902). With tests each replaced or removed value is tested first. */
export function jsonPatch(changes: readonly Change[], withTests: boolean): JsonValue {
  return changes.flatMap(({ kind, path, before, after }) => {
    const member = (op: string, value: JsonValue | undefined): JsonMembers =>
      new Map<string, JsonValue>([
        ['op', op],
        ['path', pointerOf(path)],
        ...(value === undefined ? [] : [['value', value] as [string, JsonValue]]),
      ])
    const test = withTests && before !== undefined ? [member('test', before)] : []
    return [...test, member(kind, kind === 'remove' ? undefined : after)]
  })
}

/** The JSON Merge Patch (RFC 7396) that makes the second value of the first; undefined where none can, since the second has members that are null. */
export function mergePatch(before: JsonValue, after: JsonValue): JsonValue | undefined {
  const patch = mergeOf(before, after)
  return sameValue(applyMerge(before, patch), after) ? patch : undefined
}

function mergeOf(before: JsonValue, after: JsonValue): JsonValue {
  if (!isMembers(after)) return after
  const known: JsonMembers = isMembers(before) ? before : new Map()
  const patch = new Map<string, JsonValue>()
  for (const key of known.keys()) if (!after.has(key)) patch.set(key, null)
  for (const [key, one] of after) {
    const old = known.get(key)
    if (old === undefined || !sameValue(old, one)) patch.set(key, old === undefined ? one : mergeOf(old, one))
  }
  return patch
}

/** Applies a JSON Merge Patch as RFC 7396, section 2. */
export function applyMerge(target: JsonValue, patch: JsonValue): JsonValue {
  if (!isMembers(patch)) return patch
  const made = new Map(isMembers(target) ? target : [])
  for (const [key, one] of patch) {
    if (one === null) made.delete(key)
    else made.set(key, applyMerge(made.get(key) ?? null, one))
  }
  return made
}

/** Applies a JSON Patch (RFC 6902) whole or not at all: throws a PatchFault at the first operation that cannot be done. */
export function applyPatch(target: JsonValue, patch: JsonValue): JsonValue {
  if (!isList(patch)) throw new PatchFault('not-a-list', 0, '')
  return patch.reduce<JsonValue>((value, operation, index) => applyOne(value, operation, index), target)
}

function applyOne(target: JsonValue, operation: JsonValue, index: number): JsonValue {
  const fault = (why: PatchFault['why'], found = '') => new PatchFault(why, index, found)
  if (!isMembers(operation)) throw fault('not-an-object')
  const written = (name: string): string => {
    const one = operation.get(name)
    if (typeof one !== 'string') throw fault('no-path', name)
    return one
  }
  const pathIn = (name: string): string[] => {
    const pointer = written(name)
    if (pointer !== '' && !pointer.startsWith('/')) throw fault('bad-pointer', pointer)
    if (/~(?![01])/.test(pointer)) throw fault('bad-pointer', pointer)
    return pointerSteps(pointer)
  }
  const value = (): JsonValue => {
    const one = operation.get('value')
    if (one === undefined) throw fault('no-value')
    return one
  }
  const op = operation.get('op')
  const steps = pathIn('path')
  if (op === 'add') return put(target, steps, value(), fault)
  if (op === 'remove') return taken(target, steps, fault)
  if (op === 'replace') {
    const made = value()
    found(target, steps, fault)
    return replaced(target, steps, made, fault)
  }
  if (op === 'test') {
    if (!sameValue(found(target, steps, fault), value())) throw fault('test', written('path'))
    return target
  }
  if (op === 'copy') return put(target, steps, found(target, pathIn('from'), fault), fault)
  if (op !== 'move') throw fault('no-op', typeof op === 'string' ? op : '')
  const from = pathIn('from')
  const isInside = steps.length > from.length && from.every((step, place) => step === steps[place])
  if (isInside) throw fault('into-itself', written('path'))
  const moved = found(target, from, fault)
  return put(taken(target, from, fault), steps, moved, fault)
}

type Fault = (why: PatchFault['why'], found?: string) => PatchFault

function placeIn(list: readonly JsonValue[], step: string, most: number, fault: Fault): number {
  if (!/^(?:0|[1-9]\d*)$/.test(step) || Number(step) > most) throw fault('bad-index', step)
  return Number(step)
}

function found(target: JsonValue, steps: readonly string[], fault: Fault): JsonValue {
  let value = target
  for (const step of steps) {
    const next: JsonValue | undefined = isMembers(value)
      ? value.get(step)
      : isList(value)
        ? value[placeIn(value, step, value.length - 1, fault)]
        : undefined
    if (next === undefined) throw fault('missing', step)
    value = next
  }
  return value
}

/** Rebuilds the way to the last step, where `change` makes the new container. */
function at(
  target: JsonValue,
  steps: readonly string[],
  change: (container: JsonValue, step: string) => JsonValue,
  fault: Fault,
): JsonValue {
  const [step = '', ...rest] = steps
  if (rest.length === 0) return change(target, step)
  const made = at(found(target, [step], fault), rest, change, fault)
  if (isMembers(target)) return new Map(target).set(step, made)
  return isList(target) ? target.with(Number(step), made) : target
}

function put(target: JsonValue, steps: readonly string[], value: JsonValue, fault: Fault): JsonValue {
  if (steps.length === 0) return value
  return at(
    target,
    steps,
    (container, step) => {
      if (isMembers(container)) return new Map(container).set(step, value)
      if (!isList(container)) throw fault('missing', step)
      return container.toSpliced(
        step === '-' ? container.length : placeIn(container, step, container.length, fault),
        0,
        value,
      )
    },
    fault,
  )
}

function replaced(target: JsonValue, steps: readonly string[], value: JsonValue, fault: Fault): JsonValue {
  if (steps.length === 0) return value
  return at(
    target,
    steps,
    (container, step) => {
      if (isMembers(container)) return new Map(container).set(step, value)
      return isList(container) ? container.with(Number(step), value) : container
    },
    fault,
  )
}

function taken(target: JsonValue, steps: readonly string[], fault: Fault): JsonValue {
  if (steps.length === 0) return null
  return at(
    target,
    steps,
    (container, step) => {
      found(container, [step], fault)
      if (isList(container)) return container.toSpliced(Number(step), 1)
      const made = new Map(isMembers(container) ? container : [])
      made.delete(step)
      return made
    },
    fault,
  )
}
