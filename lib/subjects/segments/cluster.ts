/* Groups of rows that are alike: k-means with the beginning of Arthur and Vassilvitskii (2007), silhouettes, principal components. */

/** A number from 0 to below 1. */
export type Chance = () => number

export type Matrix = readonly (readonly number[])[]

export interface Scaled {
  rows: number[][]
  means: number[]
  /** Divided by n. */
  deviations: number[]
}

/** Columns brought to mean 0 and standard deviation 1 (divided by n). A column that does not vary stays 0. */
export function zScores(rows: Matrix): Scaled {
  const width = rows[0]?.length ?? 0
  const count = rows.length
  const means = Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / count)
  const deviations = means.map((mean, at) =>
    Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / count),
  )
  const scaled = rows.map((row) =>
    row.map((value, at) => (deviations[at] === 0 ? 0 : (value - (means[at] ?? 0)) / (deviations[at] ?? 1))),
  )
  return { rows: scaled, means, deviations }
}

/** Whether a column varies beyond the noise of its own size. */
export function isConstant(values: readonly number[]): boolean {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity)
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity)
  return !(high - low > Math.max(Math.abs(low), Math.abs(high)) * 1e-12)
}

function squared(one: readonly number[], other: readonly number[], most = Infinity): number {
  let sum = 0
  for (let at = 0; at < one.length && sum < most; at++) {
    const between = (one[at] ?? 0) - (other[at] ?? 0)
    sum += between * between
  }
  return sum
}

/** The nearest centre to a row, by its place; of equally near ones the first. */
export function nearest(row: readonly number[], centres: Matrix): number {
  let best = 0
  let least = Infinity
  for (let at = 0; at < centres.length; at++) {
    const distance = squared(row, centres[at] ?? [], least)
    if (distance < least) {
      least = distance
      best = at
    }
  }
  return best
}

export interface Clusters {
  centres: number[][]
  /** The cluster of each row. */
  labels: number[]
  /** The sum of squared distances from the rows to their centres. */
  inertia: number
}

/** Centres to begin with: each next one a row, the likelier the farther it lies from those before, by its square. */
function firstCentres(rows: Matrix, count: number, chance: Chance): number[][] {
  const first = rows[Math.floor(chance() * rows.length)] ?? []
  const centres = [[...first]]
  const distances = rows.map((row) => squared(row, first))
  while (centres.length < count) {
    const total = distances.reduce((sum, distance) => sum + distance, 0)
    let left = chance() * total
    let chosen = distances.findIndex((distance) => (left -= distance) < 0)
    if (chosen < 0) chosen = rows.length - 1
    const centre = [...(rows[chosen] ?? [])]
    centres.push(centre)
    for (const [at, row] of rows.entries()) distances[at] = Math.min(distances[at] ?? 0, squared(row, centre))
  }
  return centres
}

const mostRounds = 100

function oneRun(rows: Matrix, count: number, chance: Chance): Clusters {
  let centres = firstCentres(rows, count, chance)
  let labels: number[] = []
  for (let round = 0; round < mostRounds; round++) {
    const next = rows.map((row) => nearest(row, centres))
    if (round > 0 && next.every((label, at) => label === labels[at])) break
    labels = next
    const sums = centres.map((centre) => centre.map(() => 0))
    const sizes = centres.map(() => 0)
    for (const [at, row] of rows.entries()) {
      const label = labels[at] ?? 0
      sizes[label] = (sizes[label] ?? 0) + 1
      const sum = sums[label]
      if (sum) for (const [column, value] of row.entries()) sum[column] = (sum[column] ?? 0) + value
    }
    centres = centres.map((centre, label) =>
      sizes[label] === 0 ? centre : (sums[label] ?? []).map((sum) => sum / (sizes[label] ?? 1)),
    )
  }
  const inertia = rows.reduce((sum, row, at) => sum + squared(row, centres[labels[at] ?? 0] ?? []), 0)
  return { centres, labels, inertia }
}

const manyRuns = 50
const fewRuns = 10
/** Rows up to which many runs take no time. */
const smallTable = 2000

/** The best of several runs of Lloyd's algorithm by its inertia, fifty for a small table, else ten; the largest cluster is the first. `count` is at least 1 and at most the rows. */
export function kMeans(
  rows: Matrix,
  count: number,
  chance: Chance,
  runs = rows.length <= smallTable ? manyRuns : fewRuns,
): Clusters {
  let best = oneRun(rows, count, chance)
  for (let run = 1; run < runs; run++) {
    const next = oneRun(rows, count, chance)
    if (next.inertia < best.inertia) best = next
  }
  const sizes = best.centres.map((_, label) => best.labels.filter((own) => own === label).length)
  const order = sizes.map((_, label) => label).sort((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0))
  const renamed = order.map((_, label) => order.indexOf(label))
  return {
    centres: order.map((label) => best.centres[label] ?? []),
    labels: best.labels.map((label) => renamed[label] ?? 0),
    inertia: best.inertia,
  }
}

/**
 * The mean silhouette (Rousseeuw 1987) over all rows: from −1 to 1, the larger the better rows lie within their cluster. A row alone in
 * its cluster counts 0. Undefined for fewer than two clusters with rows. Works on every pair of rows.
 */
export function silhouette(rows: Matrix, labels: readonly number[]): number | undefined {
  const count = Math.max(...labels) + 1
  const sizes = Array.from({ length: count }, (_, label) => labels.filter((own) => own === label).length)
  if (sizes.filter((size) => size > 0).length < 2) return undefined
  let total = 0
  for (const [at, row] of rows.entries()) {
    const own = labels[at] ?? 0
    if (sizes[own] === 1) continue
    const sums = sizes.map(() => 0)
    for (const [other, against] of rows.entries()) {
      const label = labels[other] ?? 0
      sums[label] = (sums[label] ?? 0) + Math.sqrt(squared(row, against))
    }
    const within = (sums[own] ?? 0) / ((sizes[own] ?? 1) - 1)
    let between = Infinity
    for (const [label, size] of sizes.entries())
      if (label !== own && size > 0) between = Math.min(between, (sums[label] ?? 0) / size)
    const larger = Math.max(within, between)
    total += larger === 0 ? 0 : (between - within) / larger
  }
  return total / rows.length
}

export interface Components {
  /** Unit vectors, the one along which rows vary most first; of each, the part of the greatest size is positive. */
  axes: number[][]
  /** The share of the variance along each. */
  shares: number[]
}

const mostSweeps = 60

/** Principal components of rows whose columns have mean 0: eigenvectors of their covariances, by Jacobi rotations. */
export function principalComponents(rows: Matrix): Components {
  const width = rows[0]?.length ?? 0
  const indices = Array.from({ length: width }, (_, at) => at)
  const matrix = indices.map((one) =>
    indices.map((other) => rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0) / rows.length),
  )
  const vectors = indices.map((one) => indices.map((other) => (one === other ? 1 : 0)))
  const cell = (of: readonly (readonly number[])[], row: number, column: number) => of[row]?.[column] ?? 0
  function turn(of: number[][], one: number, other: number, cosine: number, sine: number): void {
    for (const row of of) {
      const [a, b] = [row[one] ?? 0, row[other] ?? 0]
      row[one] = cosine * a - sine * b
      row[other] = sine * a + cosine * b
    }
  }
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let rest = 0
    for (const one of indices)
      for (const other of indices) {
        if (other <= one) continue
        const between = cell(matrix, one, other)
        rest += between * between
        if (Math.abs(between) < 1e-15) continue
        const angle = (cell(matrix, other, other) - cell(matrix, one, one)) / (2 * between)
        const tangent = (angle < 0 ? -1 : 1) / (Math.abs(angle) + Math.sqrt(angle * angle + 1))
        const cosine = 1 / Math.sqrt(tangent * tangent + 1)
        const sine = tangent * cosine
        turn(matrix, one, other, cosine, sine)
        // The same from the other side: rows instead of columns.
        const [first, second] = [[...(matrix[one] ?? [])], [...(matrix[other] ?? [])]]
        matrix[one] = first.map((value, at) => cosine * value - sine * (second[at] ?? 0))
        matrix[other] = first.map((value, at) => sine * value + cosine * (second[at] ?? 0))
        turn(vectors, one, other, cosine, sine)
      }
    if (rest < 1e-24) break
  }
  const variances = indices.map((at) => Math.max(0, cell(matrix, at, at)))
  const total = variances.reduce((sum, variance) => sum + variance, 0)
  const order = [...indices].sort((one, other) => (variances[other] ?? 0) - (variances[one] ?? 0))
  const axes = order.map((at) => {
    const axis = vectors.map((row) => row[at] ?? 0)
    const largest = axis.reduce((most, part) => (Math.abs(part) > Math.abs(most) ? part : most), 0)
    return largest < 0 ? axis.map((part) => -part) : axis
  })
  return { axes, shares: order.map((at) => (total === 0 ? 0 : (variances[at] ?? 0) / total)) }
}

/** Where a row lies along an axis. */
export function along(row: readonly number[], axis: readonly number[]): number {
  return row.reduce((sum, value, at) => sum + value * (axis[at] ?? 0), 0)
}
