import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ratio, toRatio } from '@/lib/base/units/ratio'
import { linearEquation } from '@/lib/subjects/algebra/linear-form'
import { dividePolynomials, polynomialOf, productOf, sumOf } from '@/lib/subjects/algebra/rational-polynomial'
import {
  determinant,
  identity,
  inverted,
  matrixText,
  multiplied,
  nullSpace,
  rowReduced,
  triangular,
} from '@/lib/subjects/algebra/rational-matrix'
import { readFormula } from '@/lib/subjects/algebra/formula'
import { fractionText } from '@/lib/subjects/numbers/exact'

interface Point {
  rows: string[][]
  reduced: string
  pivots: number[]
  kernel: string[][]
  determinant?: string
  inverse?: string | null
  cube?: string
}
const file = path.join(import.meta.dirname, '../vectors/math-algebra/linear.json')
const points = (JSON.parse(readFileSync(file, 'utf8')) as Point[]).map((point) => ({
  ...point,
  matrix: point.rows.map((row) => row.map(toRatio)),
}))

describe('matrices of exact numbers', () => {
  it('are reduced as SymPy reduces them', () => {
    for (const { matrix, reduced, pivots, kernel } of points) {
      const found = rowReduced(matrix)
      expect(matrixText(found.matrix)).toBe(reduced)
      expect(found.pivots).toEqual(pivots)
      expect(nullSpace(found, matrix[0]?.length ?? 0).map((vector) => vector.map(fractionText))).toEqual(kernel)
    }
  })
  it('have the determinants, inverses and cubes of SymPy', () => {
    for (const { matrix, determinant: wanted, inverse, cube } of points) {
      if (wanted === undefined) continue
      expect(fractionText(determinant(matrix))).toBe(wanted)
      expect(inverted(matrix)?.inverse.length ?? null).toBe(inverse === null ? null : matrix.length)
      const found = inverted(matrix)
      if (found) expect(matrixText(found.inverse)).toBe(inverse)
      expect(matrixText(multiplied(multiplied(matrix, matrix), matrix))).toBe(cube)
    }
  })
  it('are products of their triangles', () => {
    for (const { matrix } of points) {
      const { lower, upper, order } = triangular(matrix)
      expect(matrixText(multiplied(lower, upper))).toBe(matrixText(order.map((at) => matrix[at] ?? [])))
      for (const [row, entries] of lower.entries())
        for (const [column, entry] of entries.entries())
          if (column >= row) expect(entry).toEqual(identity(matrix.length)[row]?.[column])
    }
  })
})

const vocabulary = {
  functions: {},
  inverses: {},
  isName: (name: string) => /^[a-z]$/i.test(name),
  decimal: '.' as const,
}

describe('polynomials of exact numbers', () => {
  it('are the divisor times the quotient and the remainder', () => {
    const texts = ['x^5 - 3x + 1/2', '7x^3 + x^2', '(x - 1)^4 (x + 2)', '3', '0']
    const polynomials = texts.map((text) => polynomialOf(readFormula(text, vocabulary)))
    for (const dividend of polynomials)
      for (const divisor of polynomials.slice(0, 4)) {
        const { quotient, remainder } = dividePolynomials(dividend, divisor)
        expect(sumOf(productOf(divisor, quotient), remainder)).toEqual(dividend)
        expect(remainder.length).toBeLessThan(divisor.length)
      }
  })
})

describe('a linear equation', () => {
  it('has all its terms on the left', () => {
    const { factors, constant } = linearEquation('2(x - y)/3 = x + 4 - y', '.')
    expect([...factors]).toEqual([
      ['x', ratio(-1n, 3n)],
      ['y', ratio(1n, 3n)],
    ])
    expect(constant).toEqual(ratio(-4n))
  })
  it.each([
    ['x y = 1', 3],
    ['x = 1 / y', 7],
    ['x = y^2', 6],
    ['x = 1 = y', 7],
    ['x + 2', 6],
    ['x = sin(y)', 6],
  ])('is refused with its place: %s', (text, at) => {
    expect(() => linearEquation(text, '.')).toThrow(`character ${at}`)
  })
})
