import { describe, expect, it } from 'vitest'
import { nearest, rootBetween, rootsBetween } from '@/lib/base/root'

// scipy.optimize.elementwise.find_root of SciPy 1.17.1, Chandrupatla's method too: `x` and `nfev`, how often it asks for a value.
// It stops at a slightly narrower or wider bracket, which takes one value more or less, near a multiple zero a few.
const scipy: [string, (x: number) => number, number, number, number, number][] = [
  ['x³ − 2x − 5', (x) => x ** 3 - 2 * x - 5, 2, 3, 2.0945514815423265, 9],
  ['1 − 1 ÷ x²', (x) => 1 - 1 / x ** 2, 0.5, 1.51, 1, 9],
  ['x⁵ − 0.3', (x) => x ** 5 - 0.3, 0, 1, 0.7860030855966228, 11],
  ['e^x − 5', (x) => Math.exp(x) - 5, -4, 4, 1.6094379124341005, 12],
  ['x e^−x − 0.2', (x) => x * Math.exp(-x) - 0.2, 0, 1, 0.25917110181907377, 8],
  ['(x − 1) e^−9x + x⁹', (x) => (x - 1) * Math.exp(-9 * x) + x ** 9, 0.1, 1, 0.5367416625779998, 11],
  ['3x − 1', (x) => 3 * x - 1, 0, 7, 1 / 3, 5],
  ['x² − 2', (x) => x * x - 2, 0, 2, 1.4142135623730954, 9],
  ['cos x − x', (x) => Math.cos(x) - x, 0, 1, 0.7390851332151607, 8],
]

describe('a zero between two points', () => {
  it.each(scipy)('of %s is found to the last digit in as few steps as SciPy takes', (_, f, low, high, x, nfev) => {
    let asked = 0
    const counted = (at: number) => {
      asked += 1
      return f(at)
    }
    expect(Math.abs(rootBetween(counted, low, high) - x)).toBeLessThanOrEqual(4 * Number.EPSILON * Math.abs(x))
    expect(Math.abs(asked - nfev)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['(x − 3)³', (x: number) => (x - 3) ** 3, 0, 5, 3, 53],
    ['(x + 4)(x − 1)³', (x: number) => (x + 4) * (x - 1) ** 3, -2, 3, 1, 57],
  ] as const)('of %s, where the curve lies flat, takes no longer', (_, f, low, high, x, nfev) => {
    let asked = 0
    const counted = (at: number) => {
      asked += 1
      return f(at)
    }
    expect(rootBetween(counted, low, high)).toBeCloseTo(x, 14)
    expect(Math.abs(asked - nfev)).toBeLessThanOrEqual(2)
  })

  it('is an end of the bracket where the value there is nothing', () => {
    expect(rootBetween((x) => x - 2, 2, 5)).toBe(2)
    expect(rootBetween((x) => x - 5, 2, 5)).toBe(5)
  })

  it('is the very point where the curve jumps to the other sign', () => {
    expect(rootBetween((x) => (x < 0.3 ? -1 : 1), 0, 1)).toBeCloseTo(0.3, 15)
  })
})

describe('the zeros on a grid', () => {
  it('are each found once, also on a point of the grid and where the curve only touches', () => {
    expect(rootsBetween((x) => x * (x - 2) * (x - 3.5), [-1, 0, 1, 3, 4])).toEqual([
      0,
      expect.closeTo(2, 12),
      expect.closeTo(3.5, 12),
    ])
    expect(rootsBetween((x) => (x - 2) ** 2, [0, 1, 2, 3])).toEqual([2])
    expect(rootsBetween((x) => x + 1, [0, 1])).toEqual([])
    expect(rootsBetween((x) => x, [0, 1])).toEqual([0])
  })

  it('are found where the values are too small to be multiplied', () => {
    expect(rootsBetween((x) => (x - 0.5) * 1e-300, [0, 1])).toEqual([0.5])
  })

  it('have one that is nearest, the first of two as near', () => {
    expect(nearest([-3, 1, 4], 2)).toBe(1)
    expect(nearest([-3, 1, 4], 3)).toBe(4)
    expect(nearest([-3, 1, 4], -9)).toBe(-3)
    expect(nearest([1, 3], 2)).toBe(1)
    expect(nearest([], 2)).toBeUndefined()
  })
})
