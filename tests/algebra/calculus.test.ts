import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compiled } from '@/lib/subjects/calculus/evaluate'
import { differentiate, implicitSlope } from '@/lib/subjects/calculus/differentiate'
import { readExpression } from '@/lib/subjects/calculus/read'
import { agreement } from '@/lib/subjects/calculus/tangent'
import { writeExpression } from '@/lib/subjects/calculus/write'

interface Row {
  formula: string
  points: [x: number, value: number, first: number, second: number][]
}
const file = path.join(import.meta.dirname, '../vectors/math-algebra/calculus.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[]
const read = (text: string) => readExpression(text, ['x', 'y', 'a'], '.')

describe('derivatives', () => {
  it('have the values that SymPy’s have, also when they are written and read again', () => {
    for (const { formula, points } of rows) {
      const of = read(formula)
      const first = differentiate(of, 'x')
      const found = [of, first, differentiate(first, 'x'), read(writeExpression(first))].map(compiled)
      for (const [x, value, slope, bend] of points)
        for (const [at, wanted] of [value, slope, bend, slope].entries()) {
          const got = found[at]?.({ x }) ?? Number.NaN
          expect([formula, x, at, Math.abs(got - wanted) <= 1e-8 * Math.max(1, Math.abs(wanted))]).toEqual([
            formula,
            x,
            at,
            true,
          ])
        }
    }
  })
  it('agree with differences of the function', () => {
    for (const { formula } of rows.slice(0, 80)) {
      const of = read(formula)
      expect([formula, agreement(of, differentiate(of, 'x'), 'x', ['x']).agrees]).toEqual([formula, true])
    }
  })
  it('are written as books write them', () => {
    for (const [typed, wanted] of [
      ['x^x', '(ln(x) + 1)·x^x'],
      ['sin(x)/cos(x)', '1/cos²(x)'],
      ['(x+1)/(x-1)', '−2/(x − 1)²'],
      ['x e^x', '(x + 1)·e^x'],
      ['sqrt(x^2+1)', 'x/√(x² + 1)'],
      ['a x^2', '2a·x'],
      ['5', '0'],
    ] as const)
      expect(writeExpression(differentiate(read(typed), 'x'))).toBe(wanted)
    expect(writeExpression(implicitSlope(read('x^2+y^2'), read('25')))).toBe('−x/y')
  })
})
