import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isConstant, kMeans, principalComponents, silhouette, zScores } from '@/lib/subjects/segments/cluster'
import { rfmScores, segmentOf, segments } from '@/lib/subjects/segments/rfm'
import { seededChance } from '@/lib/subjects/segments/chance'

interface Vectors {
  iris: number[][]
  means: number[]
  deviations: number[]
  runs: { clusters: number; inertia: number; silhouette: number; labels: number[]; rand: number }[]
  axes: number[][]
  shares: number[]
  customers: { recency: number; frequency: number; money: number }[]
  recency: number[]
  frequency: number[]
  money: number[]
}
const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/segments/clusters.json'), 'utf8'),
) as Vectors

const scaled = zScores(vectors.iris)

/** Whether two rows are together in one list of labels exactly where they are in the other. */
function areSame(one: readonly number[], other: readonly number[]): boolean {
  const pairs = new Set(one.map((label, at) => `${label} ${other[at]}`))
  return pairs.size === new Set(one).size && pairs.size === new Set(other).size
}

describe('irises, against scikit-learn', () => {
  it('has the same means and deviations', () => {
    scaled.means.forEach((mean, at) => expect(mean).toBeCloseTo(vectors.means[at] ?? NaN, 12))
    scaled.deviations.forEach((deviation, at) => expect(deviation).toBeCloseTo(vectors.deviations[at] ?? NaN, 12))
  })
  it.each(vectors.runs)('finds the same $clusters clusters', ({ clusters, inertia, silhouette: expected, labels }) => {
    const found = kMeans(scaled.rows, clusters, seededChance(1), 1500)
    expect(found.inertia).toBeCloseTo(inertia, 8)
    expect(areSame(found.labels, labels)).toBe(true)
    expect(silhouette(scaled.rows, found.labels)).toBeCloseTo(expected, 10)
    const sizes = found.centres.map((_, label) => found.labels.filter((own) => own === label).length)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  })
  it('has the same components but for their sign', () => {
    const { axes, shares } = principalComponents(scaled.rows)
    shares.forEach((share, at) => expect(share).toBeCloseTo(vectors.shares[at] ?? NaN, 10))
    axes.forEach((axis, at) => {
      const other = vectors.axes[at] ?? []
      const sign = Math.sign(axis.reduce((sum, part, column) => sum + part * (other[column] ?? 0), 0))
      axis.forEach((part, column) => expect(part).toBeCloseTo(sign * (other[column] ?? NaN), 8))
    })
  })
  it('repeats with the same seed', () => {
    const run = (seed: number) => kMeans(scaled.rows, 5, seededChance(seed), 1).labels
    expect(run(3)).toEqual(run(3))
  })
})

it('tells columns that do not vary', () => {
  expect(isConstant([3, 3, 3])).toBe(true)
  expect(isConstant([3, 3.1, 3])).toBe(false)
})

it('scores as counted by bisection', () => {
  const scores = rfmScores(vectors.customers)
  expect(scores.map(({ recency }) => recency)).toEqual(vectors.recency)
  expect(scores.map(({ frequency }) => frequency)).toEqual(vectors.frequency)
  expect(scores.map(({ money }) => money)).toEqual(vectors.money)
})

it('gives every pair of scores a segment, and uses every segment', () => {
  const pairs = [1, 2, 3, 4, 5].flatMap((recency) =>
    [1, 2, 3, 4, 5].map((frequency) => segmentOf({ recency, frequency })),
  )
  expect(new Set(pairs)).toEqual(new Set(segments.map(({ name }) => name)))
  expect(segmentOf({ recency: 5, frequency: 5 })).toBe('Champions')
  expect(segmentOf({ recency: 1, frequency: 5 })).toBe('Cannot lose them')
  expect(segmentOf({ recency: 1, frequency: 1 })).toBe('Hibernating')
  expect(segmentOf({ recency: 5, frequency: 1 })).toBe('New')
})
