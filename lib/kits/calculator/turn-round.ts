import type { Show } from '@/lib/base/format/show'
import { rootBetween } from '@/lib/base/root'
import { reachOf } from '@/lib/kits/fields/read'
import type { AnyValues, NumericField } from '@/lib/kits/fields/types'
import { follow, numbersEntered, showOf, type Asked, type Follow, type NamedEntry } from './ask-again'
import type { Output } from './types'
import { writeResult } from './write'

/*
 * Any field as the unknown: the numbers that it may hold are tried on a grid, and where the result passes what is wanted the grid is
 * refined until the page would show just that. A result that jumps past it is told by the numbers on either side.
 */

/** Which result is wanted to be what, and the entry that may change for it. */
export interface Goal {
  entry: NamedEntry
  output: string
  wanted: number
}

/** A number to enter, and what the result then is. */
export interface Found {
  number: number
  gives: number
  /** The page shows just what was wanted. */
  exact: boolean
}

export interface TurnedRound {
  /** Ascending. */
  found: readonly Found[]
  /** The grid: how many numbers between which two were tried. */
  tried: number
  from: number
  to: number
  /** Of those tried the one that comes nearest; absent where none has an answer. */
  nearest?: Found
}

/** So many points of the grid to a tenfold, over so many tenfolds, and so many at even distances over the usual numbers. */
const perTenfold = 4
const tenfolds = 7
const even = 60
/** A field without a limit is tried up to so many times what is usual in it: shares and rates stay near theirs. */
const beyond = { share: 10, other: 10_000 } as const
/** Whole numbers are all tried while they are no more than this. */
const allWhole = 300
/** A box has no more; see `typedNumber`. */
const finestDecimals = 12

function range(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
}

/** What a form holds of a number that was reckoned. */
const tidy = (number: number) => Number(number.toPrecision(12))

/**
 * The numbers to try, ascending: by size from very small to very large, evenly over the usual ones, and the ends of the reach. A box
 * that is empty or 0 is taken to be `like` another of its kind.
 */
function gridOf(field: NumericField, siblings: AnyValues, present: number | undefined, like: number): number[] {
  const { least, most } = reachOf(field, siblings)
  const isShare = field.kind === 'percent' || field.kind === 'rate'
  const usual = Math.max(Math.abs(present || like), field.slider?.to ?? 0, isShare ? 0.1 : 1)
  const far = usual * (isShare ? beyond.share : beyond.other)
  const low = Math.max(least ?? -far, -far)
  const high = Math.min(most ?? far, far)
  if (isWhole(field) && high - low <= allWhole) return range(low, high, Math.max(1, high - low)).map(Math.round)
  const sizes = Array.from({ length: tenfolds * perTenfold + 1 }, (_, step) => far / 10 ** (step / perTenfold))
  const points = [
    ...sizes,
    ...sizes.map((size) => -size),
    ...range(Math.max(low, field.slider?.from ?? (low < 0 ? -3 * usual : 0)), Math.min(high, 3 * usual), even),
    ...(present === undefined ? [] : [present]),
    0,
    low,
    high,
  ]
  const held = points.map((point) => Number(tidy(point).toFixed(decimalsOf(field))))
  return [...new Set(held)].filter((point) => point >= low && point <= high).sort((a, b) => a - b)
}

interface Point {
  number: number
  result: number
}

/** How finely a field is told: decimals of the number that it holds. */
function decimalsOf(field: NumericField): number {
  if (isWhole(field)) return 0
  const hundredths = field.kind === 'percent' || field.kind === 'rate' ? 2 : 0
  return Math.min((field.decimals ?? finestDecimals) + hundredths, finestDecimals)
}

/** Round numbers come first: to the next ten million. */
const roundestDecimals = -7

/** To so many decimals; −3 are thousands. */
function roundedTo(number: number, decimals: number, cut: (scaled: number) => number): number {
  if (decimals <= 0) return cut(number / 10 ** -decimals) * 10 ** -decimals
  return Number((cut(number * 10 ** decimals) / 10 ** decimals).toFixed(decimals))
}

const isWhole = (field: NumericField) => field.kind === 'integer' || field.decimals === 0

/** The last number with an answer between one that has one and one that has none. */
function edgeOf(result: Follow, inside: Point, outside: number, whole: boolean): Point {
  let edge = inside
  let beyondEdge = outside
  for (let round = 0; round < 40; round++) {
    const middle = (edge.number + beyondEdge) / 2
    const number = whole ? Math.round(middle) : middle
    if (number === edge.number || number === beyondEdge) break
    const found = result(number)
    if (found === undefined) beyondEdge = number
    else edge = { number, result: found }
  }
  return edge
}

/** Every tried number with its result, and where answers begin or end the last one that has one; a gap stands between runs. */
function runsOf(result: Follow, grid: readonly number[], whole: boolean): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  let before: number | undefined
  for (const number of grid) {
    const found = result(number)
    const last = run.at(-1)
    if (found === undefined) {
      if (last) run.push(edgeOf(result, last, number, whole))
      if (run.length > 0) runs.push(run)
      run = []
    } else {
      const point = { number, result: found }
      if (run.length === 0 && before !== undefined) run.push(edgeOf(result, point, before, whole))
      run.push(point)
    }
    before = number
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** Where the result is nearest to what is wanted between two numbers, by golden sections; it need not pass it. */
function closestBetween(result: Follow, wanted: number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  const distance = (number: number) => Math.abs((result(number) ?? Infinity) - wanted)
  let [low, high] = [from, to]
  for (let round = 0; round < 60 && high - low > 1e-12 * Math.max(Math.abs(low), Math.abs(high)); round++) {
    const one = high - golden * (high - low)
    const other = low + golden * (high - low)
    if (distance(one) <= distance(other)) high = other
    else low = one
  }
  return (low + high) / 2
}

interface Search {
  result: Follow
  wanted: number
  field: NumericField
  isShown: (result: number) => boolean
}

/** The roundest number near another with which the page shows what is wanted. */
function roundest({ result, field, isShown }: Search, number: number): Found | undefined {
  for (let decimals = roundestDecimals; decimals <= decimalsOf(field); decimals++) {
    const held = roundedTo(number, decimals, Math.round)
    const gives = result(held)
    if (gives !== undefined && isShown(gives)) return { number: held, gives, exact: true }
  }
  return undefined
}

/** Neighbours of a jump are told to a ten-thousandth of their size. */
function neighbourDecimals(field: NumericField, number: number): number {
  const most = decimalsOf(field)
  if (most < finestDecimals) return most
  return Math.min(most, Math.max(2, 4 - Math.floor(Math.log10(Math.abs(number) || 1))))
}

/** The numbers on either side of a place where the result passes what is wanted without being it. */
function sides({ result, wanted, field }: Search, number: number, low: Point, high: Point): Found[] {
  const side = ({ result: there }: Point, cut: (scaled: number) => number): Found[] => {
    for (let decimals = neighbourDecimals(field, number); decimals <= decimalsOf(field); decimals++) {
      const held = roundedTo(number, decimals, cut)
      const gives = result(held)
      if (gives !== undefined && Math.sign(gives - wanted) === Math.sign(there - wanted))
        return [{ number: held, gives, exact: false }]
    }
    return []
  }
  const below = (scaled: number) => Math.ceil(scaled) - 1
  return [...side(low, below), ...side(high, Math.ceil)]
}

/** The whole number before which the result lies on one side of what is wanted, and after which on the other. */
function wholeBetween(search: Search, low: Point, high: Point): number {
  const sign = Math.sign(low.result - search.wanted)
  let [before, after] = [low.number, high.number]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    const found = search.result(middle)
    if (found === undefined || Math.sign(found - search.wanted) !== sign) after = middle
    else before = middle
  }
  return after - 0.5
}

function foundBetween(search: Search, low: Point, high: Point): Found[] {
  const { result, wanted, field } = search
  const away = ({ result: one }: Point) => one - wanted
  if (away(low) * Math.sign(away(high)) >= 0) return []
  const number = isWhole(field)
    ? wholeBetween(search, low, high)
    : rootBetween((one) => (result(one) ?? NaN) - wanted, low.number, high.number)
  const exact = roundest(search, number)
  return exact ? [exact] : sides(search, number, low, high)
}

/** Where the result turns just when it reaches what is wanted, it touches it without passing. */
function foundAround(search: Search, [low, middle, high]: readonly [Point, Point, Point]): Found[] {
  const { wanted, result, field } = search
  const [before, at, after] = [low.result - wanted, middle.result - wanted, high.result - wanted]
  const turns = Math.abs(at) < Math.abs(before) && Math.abs(at) < Math.abs(after)
  if (isWhole(field) || !turns || before * at <= 0 || at * after <= 0) return []
  const exact = roundest(search, closestBetween(result, wanted, low.number, high.number))
  return exact ? [exact] : []
}

/** Of neighbouring numbers that all show what is wanted, the one nearest to what stands in the field. */
function foundAmong(search: Search, run: readonly Point[], present: number | undefined): Found[] {
  const found: Found[] = []
  let same: Point[] = []
  const settle = () => {
    const target = present ?? 0
    const distance = ({ number }: Point) => Math.abs(number - target)
    const exact = same
      .toSorted((one, other) => distance(one) - distance(other))
      .reduce<Found | undefined>((settled, { number }) => settled ?? roundest(search, number), undefined)
    if (exact) found.push(exact)
    same = []
  }
  for (const point of run) {
    if (search.isShown(point.result)) same.push(point)
    else if (same.length > 0) settle()
  }
  if (same.length > 0) settle()
  return found
}

function eachFoundOnce(found: readonly Found[]): Found[] {
  const byEntry = new Map(found.map((one) => [one.number, one]))
  return [...byEntry.values()].sort((a, b) => a.number - b.number)
}

/**
 * The numbers for one entry with which the page shows `wanted` as the result `output`, all else being as it is: every one that a scan
 * of the stated grid finds. A result that jumps past it gives the numbers on either side, `exact` being false. `wanted` is in the
 * result's own unit, a fraction for a percentage.
 */
export function turnRound(asked: Asked, { entry, output, wanted }: Goal): TurnedRound {
  const { takes: field, value: held } = entry
  const show = showOf(asked)
  const result = remembered(follow(asked, entry, output))
  const peers = numbersEntered(asked).flatMap(({ takes, value = 0 }) =>
    takes.kind === field.kind ? [Math.abs(value)] : [],
  )
  const grid = gridOf(field, siblingsOf(asked.values, entry), held, Math.max(...peers))
  const search = { result, wanted, field, isShown: shownAs(asked.declaration.outputs[output], wanted, show) }
  const runs = runsOf(result, grid, isWhole(field))
  const found = runs.flatMap((run) => [
    ...foundAmong(search, run, held),
    ...run.flatMap((high, at) => {
      const [before, low] = [run[at - 2], run[at - 1]]
      if (!low || search.isShown(low.result) || search.isShown(high.result)) return []
      const passed = foundBetween(search, low, high)
      return passed.length > 0 || !before ? passed : foundAround(search, [before, low, high])
    }),
  ])
  const points = runs.flat()
  const nearest = points.reduce<Point | undefined>(
    (best, point) => (best && Math.abs(best.result - wanted) <= Math.abs(point.result - wanted) ? best : point),
    undefined,
  )
  return {
    found: eachFoundOnce(found),
    tried: grid.length,
    from: grid[0] ?? 0,
    to: grid.at(-1) ?? 0,
    ...(nearest && { nearest: { number: nearest.number, gives: nearest.result, exact: false } }),
  }
}

/** An answer may take a millisecond or two, and ends of stretches are asked for again and again. */
function remembered(result: Follow): Follow {
  const known = new Map<number, number | undefined>()
  return (number) => {
    if (!known.has(number)) known.set(number, result(number))
    return known.get(number)
  }
}

/** What a limit may name: the form's values, and those of the same row. */
function siblingsOf(values: AnyValues, { field, row }: NamedEntry): AnyValues {
  const rows = values[field]
  return row === undefined || !Array.isArray(rows) ? values : { ...values, ...(rows[row] as AnyValues) }
}

function shownAs(output: Output | undefined, wanted: number, show: Show): (result: number) => boolean {
  if (!output) throw new Error('turnRound: no such result')
  const words = writeResult(output, wanted, show)
  return (result) => writeResult(output, result, show) === words
}
