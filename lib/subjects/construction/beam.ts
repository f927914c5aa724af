import { solveDefiniteSystem } from '@/lib/subjects/algebra/linear-system'
import {
  derivativeOf,
  integralOf,
  signChangesWithin,
  valueAt,
  type Polynomial,
} from '@/lib/subjects/algebra/polynomial'

/*
 * Straight prismatic beam by the direct stiffness method, Euler–Bernoulli theory. Any consistent units. x runs from the left end;
 * deflection and reactions are positive upwards, loads and settlement downwards, moments and slope anticlockwise; a bending
 * moment is positive where it sags, a shear force where it is the upward sum of what acts to the left.
 */

export interface BeamSupport {
  at: number
  holdsDeflection: boolean
  holdsRotation: boolean
  /** How far the support has sunk. */
  settlement: number
}
export interface PointLoad {
  at: number
  force: number
}
/** Linear between its ends: uniform where both intensities are equal, triangular where one is zero. */
export interface LineLoad {
  from: number
  to: number
  atFrom: number
  atTo: number
}
export interface AppliedMoment {
  at: number
  moment: number
}
export interface Beam {
  length: number
  /** E · I. */
  rigidity: number
  supports: readonly BeamSupport[]
  pointLoads: readonly PointLoad[]
  lineLoads: readonly LineLoad[]
  moments: readonly AppliedMoment[]
}

export interface Reaction {
  at: number
  force: number
  moment: number
}
/** A stretch without a jump: its polynomials are in the distance from `from`. */
export interface Piece {
  from: number
  to: number
  shear: Polynomial
  moment: Polynomial
  slope: Polynomial
  deflection: Polynomial
}
export interface BeamResponse {
  /** In the order of the supports as given. */
  reactions: readonly Reaction[]
  pieces: readonly Piece[]
}
export type Quantity = 'shear' | 'moment' | 'slope' | 'deflection'

/** Whether the supports keep the beam from falling and from turning as a rigid body. Lengthwise movement is not looked at. */
export function holdsBeam(supports: readonly BeamSupport[]): boolean {
  const props = new Set(supports.filter(({ holdsDeflection }) => holdsDeflection).map(({ at }) => at))
  return props.size >= 2 || (props.size === 1 && supports.some(({ holdsRotation }) => holdsRotation))
}

/** Hermite shape functions at `t` = x ÷ length: what a unit force there passes to the four end movements of a member. */
function shapes(t: number, length: number): [number, number, number, number] {
  return [1 - 3 * t ** 2 + 2 * t ** 3, length * t * (1 - t) ** 2, t ** 2 * (3 - 2 * t), -length * t ** 2 * (1 - t)]
}
function shapeSlopes(t: number, length: number): [number, number, number, number] {
  const swing = (6 * t * (1 - t)) / length
  return [-swing, 1 - 4 * t + 3 * t ** 2, swing, 3 * t ** 2 - 2 * t]
}

/** Three Gauss points: exact for a cubic shape under a linear load. */
const gauss = [
  { at: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { at: 0.5, weight: 8 / 18 },
  { at: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
]

function intensityAt({ from, to, atFrom, atTo }: LineLoad, x: number): number {
  return atFrom + ((atTo - atFrom) * (x - from)) / (to - from)
}

interface Member {
  start: number
  end: number
}

function isWithin(at: number, { start, end }: Member, isLast: boolean): boolean {
  return at >= start && (at < end || (isLast && at === end))
}

/** What the loads on a member pass to its ends: upward force and anticlockwise moment at the left, then at the right. */
function nodalLoads(beam: Beam, member: Member, isLast: boolean): number[] {
  const { start, end } = member
  const length = end - start
  const sum = [0, 0, 0, 0]
  const add = (values: readonly number[], factor: number) =>
    values.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value * factor))
  for (const { at, force } of beam.pointLoads)
    if (isWithin(at, member, isLast)) add(shapes((at - start) / length, length), -force)
  for (const { at, moment } of beam.moments)
    if (isWithin(at, member, isLast)) add(shapeSlopes((at - start) / length, length), moment)
  for (const load of beam.lineLoads) {
    const from = Math.max(load.from, start)
    const width = Math.min(load.to, end) - from
    if (width <= 0) continue
    for (const { at, weight } of gauss) {
      const x = from + at * width
      add(shapes((x - start) / length, length), -intensityAt(load, x) * weight * width)
    }
  }
  return sum
}

function memberStiffness(rigidity: number, length: number): number[][] {
  const by = (factor: number, power: number) => (factor * rigidity) / length ** power
  return [
    [by(12, 3), by(6, 2), by(-12, 3), by(6, 2)],
    [by(6, 2), by(4, 1), by(-6, 2), by(2, 1)],
    [by(-12, 3), by(-6, 2), by(12, 3), by(-6, 2)],
    [by(6, 2), by(2, 1), by(-6, 2), by(4, 1)],
  ]
}

function inOrder(places: readonly number[]): number[] {
  return [...new Set(places)].toSorted((one, other) => one - other)
}

/**
 * Reactions and the exact course of shear, moment, slope and deflection. Refuses nothing: undefined where the supports do not
 * hold the beam (see holdsBeam). Source: W. Weaver, J. Gere, Matrix Analysis of Framed Structures, chapters 3 and 4.
 */
export function solveBeam(beam: Beam): BeamResponse | undefined {
  if (!holdsBeam(beam.supports)) return undefined
  const nodes = inOrder([0, beam.length, ...beam.supports.map(({ at }) => at)])
  const size = nodes.length * 2
  const stiffness = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const loads = Array.from({ length: size }, () => 0)
  nodes.slice(1).forEach((end, index) => {
    const member = { start: nodes[index] ?? 0, end }
    const passed = nodalLoads(beam, member, index === nodes.length - 2)
    memberStiffness(beam.rigidity, end - member.start).forEach((row, rowAt) => {
      const target = stiffness[index * 2 + rowAt]
      loads[index * 2 + rowAt] = (loads[index * 2 + rowAt] ?? 0) + (passed[rowAt] ?? 0)
      row.forEach((value, at) => target && (target[index * 2 + at] = (target[index * 2 + at] ?? 0) + value))
    })
  })
  const prescribed = new Map<number, number>()
  for (const { at, holdsDeflection, holdsRotation, settlement } of beam.supports) {
    const node = nodes.indexOf(at)
    if (holdsDeflection) prescribed.set(node * 2, -settlement)
    if (holdsRotation) prescribed.set(node * 2 + 1, 0)
  }
  const free = loads.flatMap((_, index) => (prescribed.has(index) ? [] : [index]))
  const known = (row: readonly number[]) =>
    [...prescribed].reduce((sum, [index, movement]) => sum + (row[index] ?? 0) * movement, 0)
  const found = solveDefiniteSystem(
    free.map((row) => free.map((column) => stiffness[row]?.[column] ?? 0)),
    free.map((row) => (loads[row] ?? 0) - known(stiffness[row] ?? [])),
  )
  const movements = loads.map((_, index) => prescribed.get(index) ?? found[free.indexOf(index)] ?? 0)
  const residual = (index: number) =>
    (stiffness[index] ?? []).reduce((sum, value, at) => sum + value * (movements[at] ?? 0), -(loads[index] ?? 0))
  const reactions = beam.supports.map(({ at, holdsDeflection, holdsRotation }) => {
    const node = nodes.indexOf(at)
    return {
      at,
      force: holdsDeflection ? residual(node * 2) : 0,
      moment: holdsRotation ? residual(node * 2 + 1) : 0,
    }
  })
  return { reactions, pieces: piecesOf(beam, reactions, nodes, movements) }
}

/** Integrates the load from left to right; at each node slope and deflection start again from the solution. */
function piecesOf(
  beam: Beam,
  reactions: readonly Reaction[],
  nodes: readonly number[],
  movements: readonly number[],
): Piece[] {
  const stops = inOrder([
    ...nodes,
    ...beam.pointLoads.map(({ at }) => at),
    ...beam.moments.map(({ at }) => at),
    ...beam.lineLoads.flatMap(({ from, to }) => [from, to]),
  ])
  let shear = 0
  let moment = 0
  let slope = 0
  let deflection = 0
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? 0
    const node = nodes.indexOf(from)
    if (node >= 0) {
      deflection = movements[node * 2] ?? 0
      slope = movements[node * 2 + 1] ?? 0
    }
    for (const { at, force } of beam.pointLoads) if (at === from) shear -= force
    for (const applied of beam.moments) if (applied.at === from) moment -= applied.moment
    for (const reaction of reactions) {
      if (reaction.at !== from) continue
      shear += reaction.force
      moment -= reaction.moment
    }
    const width = to - from
    const here = beam.lineLoads.filter((load) => load.from <= from && load.to >= to)
    const atStart = here.reduce((sum, load) => sum - intensityAt(load, from), 0)
    const rise = here.reduce((sum, load) => sum - (load.atTo - load.atFrom) / (load.to - load.from), 0)
    const piece: Piece = {
      from,
      to,
      shear: integralOf([atStart, rise], shear),
      moment: [],
      slope: [],
      deflection: [],
    }
    piece.moment = integralOf(piece.shear, moment)
    piece.slope = integralOf(
      piece.moment.map((coefficient) => coefficient / beam.rigidity),
      slope,
    )
    piece.deflection = integralOf(piece.slope, deflection)
    shear = valueAt(piece.shear, width)
    moment = valueAt(piece.moment, width)
    slope = valueAt(piece.slope, width)
    deflection = valueAt(piece.deflection, width)
    return piece
  })
}

export interface Place {
  value: number
  at: number
}
export interface Extremes {
  highest: Place
  lowest: Place
}

/** The polynomial whose roots are the turning points of a quantity. */
function turning(piece: Piece, quantity: Quantity): Polynomial {
  if (quantity === 'deflection') return piece.slope
  if (quantity === 'slope') return piece.moment
  if (quantity === 'moment') return piece.shear
  return derivativeOf(piece.shear)
}

/**
 * Highest and lowest value of a quantity within some pieces, with their exact places; of equal ones the leftmost. `less` is a line
 * taken off first: its value at x = 0 and its slope.
 */
export function extremesOf(
  pieces: readonly Piece[],
  quantity: Quantity,
  less: { start: number; slope: number } = { start: 0, slope: 0 },
): Extremes {
  const places = pieces.flatMap((piece) => {
    const [constant = 0, ...rest] = turning(piece, quantity)
    const length = piece.to - piece.from
    return [0, ...signChangesWithin([constant - less.slope, ...rest], length), length].map((distance) => ({
      value: valueAt(piece[quantity], distance) - less.start - less.slope * (piece.from + distance),
      at: piece.from + distance,
    }))
  })
  const size = Math.max(0, ...places.map(({ value }) => Math.abs(value)))
  const noise = size * 1e-9
  const start = places[0] ?? { value: 0, at: 0 }
  return {
    highest: places.reduce((best, place) => (place.value > best.value + noise ? place : best), start),
    lowest: places.reduce((best, place) => (place.value < best.value - noise ? place : best), start),
  }
}

/** Values at about `count` places evenly along the beam and at both sides of every jump, from left to right. */
export function samplesOf(pieces: readonly Piece[], count: number): (Record<Quantity, number> & { at: number })[] {
  const length = pieces.at(-1)?.to ?? 0
  return pieces.flatMap((piece) => {
    const width = piece.to - piece.from
    const parts = Math.max(1, Math.round((count * width) / length))
    return Array.from({ length: parts + 1 }, (_, part) => {
      const distance = (width * part) / parts
      return {
        at: piece.from + distance,
        shear: valueAt(piece.shear, distance),
        moment: valueAt(piece.moment, distance),
        slope: valueAt(piece.slope, distance),
        deflection: valueAt(piece.deflection, distance),
      }
    })
  })
}

export interface SpanDeflection {
  from: number
  to: number
  /** The side on which no support holds it from sinking. */
  freeAt: 'left' | 'right' | undefined
  /** Farthest from the line through the supports, downwards positive; of an overhang, from the level of its support. */
  sag: number
  at: number
}

/** Deflection of each span and overhang against its own supports, so that settlement does not count as bending. */
export function spanDeflections({ length, supports }: Beam, { pieces }: BeamResponse): SpanDeflection[] {
  const props = inOrder(supports.filter(({ holdsDeflection }) => holdsDeflection).map(({ at }) => at))
  const levelAt = (at: number) => {
    const settled = supports.find((support) => support.holdsDeflection && support.at === at)
    return settled ? -settled.settlement : undefined
  }
  const ends = inOrder([0, ...props, length])
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? 0
    const left = levelAt(from)
    const right = levelAt(to)
    const slope = left === undefined || right === undefined ? 0 : (right - left) / (to - from)
    const start = (left ?? right ?? 0) - slope * from
    const inside = pieces.filter((piece) => piece.from >= from && piece.to <= to)
    const { highest, lowest } = extremesOf(inside, 'deflection', { start, slope })
    const most = Math.abs(highest.value) > Math.abs(lowest.value) * (1 + 1e-9) ? highest : lowest
    const freeAt = left === undefined ? 'left' : right === undefined ? 'right' : undefined
    return { from, to, freeAt, sag: -most.value, at: most.at }
  })
}
