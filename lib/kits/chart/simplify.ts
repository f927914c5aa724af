export type Point = readonly [x: number, y: number]

/** Nothing is gained by thinning out so few. */
const few = 24

/**
 * A path of fewer points that looks the same: Ramer–Douglas–Peucker with a tolerance of a quarter unit; a series too
 * rough for that keeps the lowest and highest point of every 3 units of width.
 */
export function simplified(points: readonly Point[], most = 300): readonly Point[] {
  if (points.length <= few) return points
  const smooth = withinTolerance(points, 0.25)
  return smooth.length <= most * 1.5 ? smooth : extremes(points, 3)
}

function withinTolerance(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    const start = points[from]
    const end = points[to]
    if (!start || !end) continue
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
    let farthest = -1
    let distance = tolerance
    for (let index = from + 1; index < to; index += 1) {
      const point = points[index]
      if (!point) continue
      const away =
        Math.abs((end[0] - start[0]) * (start[1] - point[1]) - (start[0] - point[0]) * (end[1] - start[1])) / length
      if (away > distance) {
        distance = away
        farthest = index
      }
    }
    if (farthest < 0) continue
    kept.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => kept.has(index))
}

function extremes(points: readonly Point[], width: number): Point[] {
  const kept: Point[] = []
  let bucket: Point[] = []
  let column = NaN
  const flush = () => {
    const [first] = bucket
    if (!first) return
    let lowest = first
    let highest = first
    for (const point of bucket) {
      if (point[1] < lowest[1]) lowest = point
      if (point[1] > highest[1]) highest = point
    }
    if (lowest === highest) kept.push(lowest)
    else kept.push(...(lowest[0] <= highest[0] ? [lowest, highest] : [highest, lowest]))
  }
  const inner = points.slice(1, -1)
  for (const point of inner) {
    const own = Math.floor(point[0] / width)
    if (own !== column) {
      flush()
      bucket = []
      column = own
    }
    bucket.push(point)
  }
  flush()
  const first = points[0]
  const last = points.at(-1)
  return [...(first ? [first] : []), ...kept, ...(last ? [last] : [])]
}
