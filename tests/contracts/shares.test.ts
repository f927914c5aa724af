import { describe, expect, it } from 'vitest'
import { isWhole, readShare, shareGap, shareText, splitByShares } from '@/lib/subjects/contracts/shares'

const shares = (texts: readonly string[]) => texts.map((text) => readShare(text) ?? { over: 0n, under: 1n })

describe('a share', () => {
  it.each([
    ['1/3', [1n, 3n]],
    ['33 1/3%', [1n, 3n]],
    ['33 1/3 %', [1n, 3n]],
    ['50%', [1n, 2n]],
    ['50', [1n, 2n]],
    ['12,5 %', [1n, 8n]],
    ['0.25', [1n, 4n]],
    ['1', [1n, 1n]],
    ['100', [1n, 1n]],
    ['1%', [1n, 100n]],
    ['2/4', [1n, 2n]],
  ] as const)('%s', (text, [over, under]) => {
    expect(readShare(text)).toEqual({ over, under })
  })

  it.each(['', 'half', '0', '0%', '-5%', '101%', '150', '3/2', '1/0', '1/3/3', '5%%', '1e3'])('%s is none', (text) => {
    expect(readShare(text)).toBeUndefined()
  })

  it('is written as a percentage where that ends', () => {
    expect(shares(['1/3', '1/8', '50', '2/7']).map(shareText)).toEqual(['1/3 (33.33%)', '12.5%', '50%', '2/7 (28.57%)'])
  })
})

describe('shares together', () => {
  it.each([
    [['1/3', '1/3', '1/3'], undefined],
    [['33.33%', '33.33%', '33.33%'], '0.01% short'],
    [['1/3', '33%', '33%'], '1/150 (0.67%) short'],
    [['50', '30', '25'], '5% over'],
    [['1/7', '2/7', '4/7'], undefined],
    [['0.1', '0.2', '0.7'], undefined],
  ] as const)('%j', (texts, gap) => {
    expect(shareGap(shares(texts))).toBe(gap)
    expect(isWhole(shares(texts))).toBe(gap === undefined)
  })

  it('split an amount to the last cent', () => {
    expect(splitByShares(10_000, shares(['1/3', '1/3', '1/3']))).toEqual([3334, 3333, 3333])
    expect(splitByShares(100, shares(['1/7', '2/7', '4/7']))).toEqual([14, 29, 57])
    expect(splitByShares(0, shares(['1/2', '1/2']))).toEqual([0, 0])
  })
})
