import type { Diagram, Shape } from '@/lib/kits/chart/types'

/** Units of the drawing in a millimeter; the drawing's coordinates are rounded to a tenth of a unit. */
const perMillimeter = 10
const millimetersInInch = 25.4
/** A ruler of this length fits across any sheet, and a phone keeps its sixteenths apart. */
const longest = 90
const shortest = 40
/** Of a longer one the piece around the value is drawn, so much to each side. */
const around = 40
/** Nobody lays a longer tape. */
const longestTape = 100_000

const margin = 5
const edgeOfMetric = 10
const edgeOfInches = 32
const height = 42

type Point = readonly [number, number]
interface Edge {
  at: number
  /** Into which side its ticks go: 1 downwards, -1 upwards. */
  into: 1 | -1
  step: number
  lengthOf(tick: number): number
}

const metric: Edge = {
  at: edgeOfMetric,
  into: 1,
  step: 1,
  lengthOf: (tick) => (tick % 10 === 0 ? 5 : tick % 5 === 0 ? 3.6 : 2.2),
}
const inches: Edge = {
  at: edgeOfInches,
  into: -1,
  step: millimetersInInch / 16,
  lengthOf: (tick) => (tick % 16 === 0 ? 7 : tick % 8 === 0 ? 5.2 : tick % 4 === 0 ? 4 : tick % 2 === 0 ? 3 : 2.2),
}

function pieceAround(millimeters: number): readonly [from: number, to: number] {
  const whole = Math.floor(millimeters / 10) * 10
  if (millimeters > longest - 10) return [whole - around, whole + around + 10]
  return [0, Math.max(shortest, whole + 10)]
}

function ticksIn({ step }: Edge, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** An edge with its ticks in one line: along the edge, into each tick and back. */
function comb(edge: Edge, from: number, to: number): Shape {
  const across = (millimeters: number) => (millimeters - from + margin) * perMillimeter
  const points = ticksIn(edge, from, to).flatMap((tick): Point[] => {
    const x = across(tick * edge.step)
    const y = edge.at * perMillimeter
    return [
      [x, y],
      [x, y + edge.into * edge.lengthOf(tick) * perMillimeter],
      [x, y],
    ]
  })
  const ends: readonly [Point, Point] = [
    [across(from), edge.at * perMillimeter],
    [across(to), edge.at * perMillimeter],
  ]
  return { is: 'polyline', points: [ends[0], ...points, ends[1]] }
}

/**
 * A ruler with centimeters and millimeters on its upper edge and inches in sixteenths on the lower one, and a line across both at
 * `millimeters`, named by `above` in the one and `below` in the other. It is drawn to scale, and on paper in its true size: of more
 * than 8 cm the piece around the value. Nothing for a length below 0 or above 100 m.
 */
export function rulerDrawing(millimeters: number, names: { above: string; below: string }): Diagram | undefined {
  if (!(millimeters >= 0 && millimeters <= longestTape)) return undefined
  const [from, to] = pieceAround(millimeters)
  const across = (place: number) => (place - from + margin) * perMillimeter
  const numbers = (edge: Edge, unit: number, y: number): Shape[] =>
    ticksIn(edge, from, to)
      .filter((tick) => tick % unit === 0)
      .map((tick) => ({
        is: 'text',
        at: [across(tick * edge.step), y * perMillimeter],
        text: String(tick / unit),
        anchor: 'middle',
        small: true,
        tone: 'muted',
      }))
  const x = across(millimeters)
  return {
    title: from > 0 ? 'On a ruler: the piece around it' : 'On a ruler',
    width: (to - from + 2 * margin) * perMillimeter,
    height: height * perMillimeter,
    perMillimeter,
    shapes: [
      comb(metric, from, to),
      comb(inches, from, to),
      {
        is: 'line',
        from: [x, (edgeOfMetric - 3) * perMillimeter],
        to: [x, (edgeOfInches + 3) * perMillimeter],
        tone: 'warn',
        thick: 1.4,
      },
      ...numbers(metric, 10, edgeOfMetric + 7),
      ...numbers(inches, 16, edgeOfInches - 9),
      { is: 'text', at: [x, (edgeOfMetric - 6) * perMillimeter], text: names.above, anchor: 'middle', tone: 'warn' },
      { is: 'text', at: [x, (edgeOfInches + 6) * perMillimeter], text: names.below, anchor: 'middle', tone: 'warn' },
    ],
  }
}
