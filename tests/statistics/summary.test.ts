import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { readPasted, type Commas } from '@/lib/subjects/statistics/pasted'
import { classesOf } from '@/lib/subjects/statistics/classes'
import { midRank, quantile, type QuantileWay } from '@/lib/subjects/statistics/quantiles'
import {
  excessKurtosis,
  inOrder,
  modesOf,
  momentsOf,
  sampleDeviation,
  skewness,
} from '@/lib/subjects/statistics/summary'
import vectors from '../vectors/statistics-lab/summary.json'
import { numAcc } from '../vectors/statistics-lab/strd'

const near = (own: number | undefined, value: number | null, off = 1e-12) => {
  if (value === null || own === undefined) return expect(own ?? null).toBe(value)
  return expect(Math.abs(own - value)).toBeLessThanOrEqual(off * Math.max(1e-3, Math.abs(value)))
}

describe('summaries agree with Python', () => {
  it.each(vectors.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const moments = momentsOf(one.values)
    near(moments.mean, one.mean)
    near(moments.squares, one.squares)
    near(sampleDeviation(moments), one.deviation)
    near(skewness(moments), one.skewness, 1e-10)
    near(excessKurtosis(moments), one.kurtosis, 1e-10)
    const sorted = inOrder(one.values)
    expect(modesOf(sorted).modes).toEqual(one.modes)
    for (const [way, share, value] of one.quantiles)
      near(quantile(sorted, Number(share), way as QuantileWay), Number(value), 1e-11)
    for (const [score = 0, share = 0] of one.ranks) near(midRank(sorted, score).share, share)
  })
})

describe('reaches the certified values of NIST StRD', () => {
  it.each(numAcc)('$name', ({ values, mean, deviation, digits }) => {
    const moments = momentsOf(values)
    near(moments.mean, mean, 1e-14)
    near(sampleDeviation(moments), deviation, 10 ** -digits)
  })
})

describe('refuses what has no answer', () => {
  it('has no deviation of one value, no skewness of two, no kurtosis of three, and none without spread', () => {
    expect([
      sampleDeviation(momentsOf([4])),
      skewness(momentsOf([1, 2])),
      excessKurtosis(momentsOf([1, 2, 4])),
    ]).toEqual([undefined, undefined, undefined])
    expect([skewness(momentsOf([3, 3, 3])), excessKurtosis(momentsOf([3, 3, 3, 3]))]).toEqual([undefined, undefined])
  })
  it('has no quantile of nothing, and none where PERCENTILE.EXC refuses', () => {
    expect([quantile([], 0.5, '7'), quantile([1, 2, 3], 0.2, '6'), quantile([1, 2, 3], 0.8, '6')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('classes', () => {
  it('hold every value once, the highest in the last', () => {
    for (const { values } of vectors) {
      const sorted = inOrder(values)
      const classes = classesOf(sorted, (quantile(sorted, 0.75, '7') ?? 0) - (quantile(sorted, 0.25, '7') ?? 0))
      expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
      expect(classes.length).toBeLessThanOrEqual(32)
      for (const [at, { from, to, count }] of classes.entries()) {
        const isLast = at === classes.length - 1
        expect(sorted.filter((value) => value >= from && (isLast ? value <= to : value < to)).length).toBe(count)
      }
    }
  })
})

describe('reads numbers as they are pasted', () => {
  const read = (text: string, region = 'us', commas: Commas = 'auto') =>
    readPasted(text, regionOf(region as 'us'), commas)
  const [us, de, fr] = ['us', 'de', 'fr']
  it.each([
    ['1, 2, 3', us, [1, 2, 3]],
    ['1,2,3', us, [1, 2, 3]],
    ['1,2,3', de, [1, 2, 3]],
    ['1;2;3', us, [1, 2, 3]],
    ['1\t2\r\n3', us, [1, 2, 3]],
    ['1 2  3 ', us, [1, 2, 3]],
    ['1.5, 2.5,\n3.5,', us, [1.5, 2.5, 3.5]],
    ['1,5\n2,5', de, [1.5, 2.5]],
    ['1,5; 2,5', fr, [1.5, 2.5]],
    ['1,5 2,25', de, [1.5, 2.25]],
    ['1.234,5\n2.000,0', us, [1234.5, 2000]],
    ['1.5\n1.25', de, [1.5, 1.25]],
    ['1.234\n2.345', de, [1234, 2345]],
    ['100,200,300', us, [100, 200, 300]],
    ['-3 −4 (5)', us, [-3, -4, -5]],
    ['12%\n15%', us, [12, 15]],
    ['$1200.50\n$3', us, [1200.5, 3]],
    ['1\u202F234,5\n2', fr, [1234.5, 2]],
    ['Height, cm\n170\n182', us, [170, 182]],
    ['1e3 2.5E-2', us, [1000, 0.025]],
    ['', us, []],
  ] as const)('%j in %s', (text, region, values) => {
    expect(read(text, region)).toMatchObject({ values })
  })
  it('tells heading and missing values', () => {
    expect(read('Score\n7\nNA\n-\n9')).toEqual({
      values: [7, 9],
      cells: [7, null, null, 9],
      heading: 'Score',
      missing: 2,
    })
  })
  it('asks what commas are where they can be two things', () => {
    expect([read('12,5\n13,7'), read('1,234\n2,345'), read('1,234')].map((one) => 'says' in one)).toEqual([
      true,
      true,
      true,
    ])
    expect(read('12,5\n13,7', us, 'decimal')).toMatchObject({ values: [12.5, 13.7] })
    expect(read('1,234\n2,345', us, 'grouping')).toMatchObject({ values: [1234, 2345] })
    expect(read('1,234\n2,345', us, 'between')).toMatchObject({ values: [1, 234, 2, 345] })
    expect(read('1,5\n2,5', de, 'between')).toMatchObject({ values: [1, 5, 2, 5] })
  })
  it('names what is no number, at most five, and numbers of a size that cannot be written', () => {
    expect(read('4 five 6')).toEqual({ says: expect.stringContaining('“five” (2)') })
    expect(read('a b c d e f 1')).toEqual({ says: expect.stringContaining('and 1 more') })
    expect(read('5 1e300 1e-300')).toEqual({ says: expect.stringContaining('number 2, number 3') })
    expect(read('1 '.repeat(20_001))).toEqual({ says: 'have at most 20000 numbers' })
  })
})
