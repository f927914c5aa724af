import { diffArrays } from 'diff'

/** Which elements of two sequences are not part of what they have in common. */
export interface EditScript {
  /** 1 for an element of the left sequence that was removed. */
  left: Uint8Array<ArrayBuffer>
  /** 1 for an element of the right sequence that was added. */
  right: Uint8Array<ArrayBuffer>
  /** False when the time was up: the script is right, but there may be a shorter one. */
  exact: boolean
}

/**
 * The shortest edit script between two sequences of numbers (Myers 1986, by the diff library), with each run of changes
 * moved as GNU diff moves it: joined with its neighbours where it can be, level with a run on the other side if there is
 * one, else as far down as it goes.
 *
 * After `budget` milliseconds it falls back to lining up the elements that occur once on each side (patience diff), which
 * takes n log n. A budget of 0 takes the fallback at once.
 */
export function editScript(leftKeys: Int32Array, rightKeys: Int32Array, budget: number): EditScript {
  const script: EditScript = {
    left: new Uint8Array(leftKeys.length),
    right: new Uint8Array(rightKeys.length),
    exact: true,
  }
  const head = commonPrefix(leftKeys, rightKeys)
  const tail = commonSuffix(leftKeys, rightKeys, head)
  const leftEnd = leftKeys.length - tail
  const rightEnd = rightKeys.length - tail
  // An element that the other side does not have is changed in every script; without such elements the search is shorter.
  const leftKept = keepShared(leftKeys, head, leftEnd, rightKeys, head, rightEnd, script.left)
  const rightKept = keepShared(rightKeys, head, rightEnd, leftKeys, head, leftEnd, script.right)
  script.exact = markShortest(leftKeys, leftKept, rightKeys, rightKept, script, budget)
  slideRuns(leftKeys, script.left, script.right)
  slideRuns(rightKeys, script.right, script.left)
  return script
}

function commonPrefix(left: Int32Array, right: Int32Array): number {
  const limit = Math.min(left.length, right.length)
  let length = 0
  while (length < limit && left[length] === right[length]) length++
  return length
}

function commonSuffix(left: Int32Array, right: Int32Array, head: number): number {
  const limit = Math.min(left.length, right.length) - head
  let length = 0
  while (length < limit && left[left.length - 1 - length] === right[right.length - 1 - length]) length++
  return length
}

/** Indexes in `from` to `to` whose element the other side has too; the rest is marked as changed. */
function keepShared(
  keys: Int32Array,
  from: number,
  to: number,
  otherKeys: Int32Array,
  otherFrom: number,
  otherTo: number,
  changed: Uint8Array,
): number[] {
  const shared = new Set(otherKeys.subarray(otherFrom, otherTo))
  const kept: number[] = []
  for (let index = from; index < to; index++) {
    if (shared.has(keys[index] ?? 0)) kept.push(index)
    else changed[index] = 1
  }
  return kept
}

/** Marks what changed among the kept elements; false when the shortest script was not found in time. */
function markShortest(
  leftKeys: Int32Array,
  leftKept: readonly number[],
  rightKeys: Int32Array,
  rightKept: readonly number[],
  script: EditScript,
  budget: number,
): boolean {
  const left = leftKept.map((index) => leftKeys[index] ?? 0)
  const right = rightKept.map((index) => rightKeys[index] ?? 0)
  const changes = budget > 0 ? diffArrays(left, right, { timeout: budget }) : undefined
  if (!changes) {
    markPatience(left, leftKept, right, rightKept, script)
    return false
  }
  let leftIndex = 0
  let rightIndex = 0
  for (const change of changes) {
    for (let step = 0; step < change.count; step++) {
      if (!change.added) {
        const index = leftKept[leftIndex++]
        if (change.removed && index !== undefined) script.left[index] = 1
      }
      if (!change.removed) {
        const index = rightKept[rightIndex++]
        if (change.added && index !== undefined) script.right[index] = 1
      }
    }
  }
  return true
}

interface Stretch {
  leftFrom: number
  leftTo: number
  rightFrom: number
  rightTo: number
}

/** Below this product of lengths a stretch without anchors is still searched for its shortest script. */
const smallStretch = 40_000

function markPatience(
  left: readonly number[],
  leftKept: readonly number[],
  right: readonly number[],
  rightKept: readonly number[],
  script: EditScript,
): void {
  const open: Stretch[] = [{ leftFrom: 0, leftTo: left.length, rightFrom: 0, rightTo: right.length }]
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const { leftFrom, leftTo, rightFrom, rightTo } = trimmed(left, right, stretch)
    const anchors = patienceAnchors(left, right, { leftFrom, leftTo, rightFrom, rightTo })
    if (anchors.length === 0) {
      markStretch(left, leftKept, right, rightKept, { leftFrom, leftTo, rightFrom, rightTo }, script)
      continue
    }
    let leftNext = leftFrom
    let rightNext = rightFrom
    for (const [leftAnchor, rightAnchor] of anchors) {
      open.push({ leftFrom: leftNext, leftTo: leftAnchor, rightFrom: rightNext, rightTo: rightAnchor })
      leftNext = leftAnchor + 1
      rightNext = rightAnchor + 1
    }
    open.push({ leftFrom: leftNext, leftTo, rightFrom: rightNext, rightTo })
  }
}

function trimmed(left: readonly number[], right: readonly number[], stretch: Stretch): Stretch {
  let { leftFrom, leftTo, rightFrom, rightTo } = stretch
  while (leftFrom < leftTo && rightFrom < rightTo && left[leftFrom] === right[rightFrom]) {
    leftFrom++
    rightFrom++
  }
  while (leftFrom < leftTo && rightFrom < rightTo && left[leftTo - 1] === right[rightTo - 1]) {
    leftTo--
    rightTo--
  }
  return { leftFrom, leftTo, rightFrom, rightTo }
}

function markStretch(
  left: readonly number[],
  leftKept: readonly number[],
  right: readonly number[],
  rightKept: readonly number[],
  { leftFrom, leftTo, rightFrom, rightTo }: Stretch,
  script: EditScript,
): void {
  const small = (leftTo - leftFrom) * (rightTo - rightFrom) <= smallStretch
  const changes = small ? diffArrays(left.slice(leftFrom, leftTo), right.slice(rightFrom, rightTo)) : []
  for (let index = leftFrom; index < leftTo; index++) mark(script.left, leftKept[index], 1)
  for (let index = rightFrom; index < rightTo; index++) mark(script.right, rightKept[index], 1)
  let leftIndex = leftFrom
  let rightIndex = rightFrom
  for (const { added, removed, count } of changes) {
    if (!added && !removed) {
      for (let step = 0; step < count; step++) {
        mark(script.left, leftKept[leftIndex + step], 0)
        mark(script.right, rightKept[rightIndex + step], 0)
      }
    }
    if (!added) leftIndex += count
    if (!removed) rightIndex += count
  }
}

function mark(changed: Uint8Array, index: number | undefined, value: 0 | 1): void {
  if (index !== undefined) changed[index] = value
}

/** Pairs of elements that occur once on each side of the stretch, in an order that rises on both sides. */
function patienceAnchors(left: readonly number[], right: readonly number[], stretch: Stretch): [number, number][] {
  const leftPlaces = singlePlaces(left, stretch.leftFrom, stretch.leftTo)
  const rightPlaces = singlePlaces(right, stretch.rightFrom, stretch.rightTo)
  const pairs: [number, number][] = []
  for (const [key, leftPlace] of leftPlaces) {
    const rightPlace = rightPlaces.get(key)
    if (leftPlace !== -1 && rightPlace !== undefined && rightPlace !== -1) pairs.push([leftPlace, rightPlace])
  }
  pairs.sort((first, second) => first[0] - second[0])
  return longestRising(pairs)
}

/** Where each element occurs; -1 for one that occurs more than once. */
function singlePlaces(keys: readonly number[], from: number, to: number): Map<number, number> {
  const places = new Map<number, number>()
  for (let index = from; index < to; index++) {
    const key = keys[index] ?? 0
    places.set(key, places.has(key) ? -1 : index)
  }
  return places
}

/** The longest selection of pairs, already in order of their first number, whose second number rises too. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const lastOfLength: number[] = []
  const before = new Int32Array(pairs.length).fill(-1)
  pairs.forEach(([, second], index) => {
    let low = 0
    let high = lastOfLength.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[lastOfLength[middle] ?? 0]?.[1] ?? 0) < second) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (lastOfLength[low - 1] ?? -1) : -1
    lastOfLength[low] = index
  })
  const chosen: [number, number][] = []
  for (let index = lastOfLength.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index]
    if (pair) chosen.push(pair)
  }
  return chosen.reverse()
}

/**
 * Moves every run of changed elements among the places where it means the same (the element before it equals its last, or
 * the element after it equals its first). A run that meets another joins it. `kept` counts the unchanged elements before
 * the run: the same number stands for the same place on the other side.
 */
function slideRuns(keys: Int32Array, changed: Uint8Array, otherChanged: Uint8Array): void {
  const otherRuns = placesOfRuns(otherChanged)
  let index = 0
  let kept = 0
  while (index < keys.length) {
    if (changed[index] === 0) {
      index++
      kept++
      continue
    }
    let start = index
    let end = index
    while (changed[end] === 1) end++
    let length: number
    let level: number
    do {
      length = end - start
      while (start > 0 && keys[start - 1] === keys[end - 1]) {
        changed[--start] = 1
        changed[--end] = 0
        kept--
        while (changed[start - 1] === 1) start--
      }
      level = otherRuns.has(kept) ? kept : -1
      while (end < keys.length && keys[start] === keys[end]) {
        changed[start++] = 0
        changed[end++] = 1
        kept++
        while (changed[end] === 1) end++
        if (otherRuns.has(kept)) level = kept
      }
    } while (end - start !== length)
    while (level !== -1 && kept > level) {
      changed[--start] = 1
      changed[--end] = 0
      kept--
    }
    index = end
  }
}

/** Numbers of unchanged elements before each run of changed ones. */
function placesOfRuns(changed: Uint8Array): Set<number> {
  const places = new Set<number>()
  let kept = 0
  for (const flag of changed) {
    if (flag === 1) places.add(kept)
    else kept++
  }
  return places
}
