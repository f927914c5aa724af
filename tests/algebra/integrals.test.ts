import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { antiderivative } from '@/lib/subjects/calculus/antiderivative'
import { definite } from '@/lib/subjects/calculus/definite'
import { compiled } from '@/lib/subjects/calculus/evaluate'
import { differentiate } from '@/lib/subjects/calculus/differentiate'
import { readExpression } from '@/lib/subjects/calculus/read'
import { writeExpression } from '@/lib/subjects/calculus/write'

interface Row {
  formula: string
  from: string
  to: string
  value: number
}
const file = path.join(import.meta.dirname, '../vectors/math-algebra/integrals.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[]
const read = (text: string) => readExpression(text, ['x', 'a'], '.')
const limit = (text: string) => (text === 'inf' ? Infinity : text === '-inf' ? -Infinity : compiled(read(text))({}))

describe('integrals', () => {
  it('are those of mpmath, within the error that is told', () => {
    for (const { formula, from, to, value } of rows) {
      const found = definite(read(formula), limit(from), limit(to))
      const off = Math.abs(found.value - value)
      expect([formula, found.isDoubtful, found.gap, off <= found.error + 1e-13 * Math.max(1, Math.abs(value))]).toEqual(
        [formula, false, undefined, true],
      )
      expect(off).toBeLessThan(1e-7 * Math.max(1, Math.abs(value)))
    }
  })
  it('are not settled where they have no finite value', () => {
    for (const [formula, from, to] of [
      ['1/x', 0, 1],
      ['1/x', -1, 1],
      ['1/x^2', -1, 1],
      ['tan(x)', 0, 3],
      ['1/x', 1, Infinity],
      ['sin(x)', 0, Infinity],
      ['1/(x-1)', 0, 3],
      ['e^x', 0, Infinity],
      ['1/(x^2-2)', 0, 2],
    ] as const)
      expect([formula, definite(read(formula), from, to).isDoubtful]).toEqual([formula, true])
    expect(definite(read('sqrt(x)'), -1, 1).gap).toBeLessThan(0)
  })
})

const found =
  `x^2|1/x|x e^x|x^2 sin(x)|ln(x)|x ln(x)|sin(x)^2|sin(x)^3|cos(x)^4|tan(x)|tan(x)^2|1/(x^2-1)|1/(x^2+2x+5)|(2x+3)/(x^2+3x+5)|x/(x^2+1)|x^3/(x^2+1)|1/(x^3-x)
x e^(x^2)|sin(2x)cos(3x)|e^x sin(x)|1/sqrt(1-x^2)|1/sqrt(x^2+1)|sqrt(1-x^2)|sqrt(x^2+4)|x sqrt(x+1)|x sqrt(x^2+1)|ln(x)/x|ln(x)^2|1/(x ln(x))|atan(x)|x atan(x)|e^(2x)/(1+e^x)
cos(x)/(1+sin(x)^2)|x^2 e^(-x)|(x+1)^5|(x^2+1)^3|2^x|x 2^x|tanh(x)|x cosh(x)|1/(x^2 (x+1))|x^2/(x-1)^3|e^(sqrt(x))|x^5 e^(x^3)|sin(x)^2 cos(x)^3|1/(1+sqrt(x))|a x^2|x cos(3x+1)|x^3 ln(x)`.split(
    /[|\n]/,
  )

describe('antiderivatives', () => {
  it('have the integrand as their derivative, by the engine and by differences', { timeout: 60_000 }, () => {
    for (const formula of found) {
      const of = read(formula)
      const closed = antiderivative(of)
      expect([formula, closed !== undefined]).toEqual([formula, true])
      if (!closed) continue
      const [f, slope, F] = [of, differentiate(closed.found, 'x'), read(writeExpression(closed.found))].map(compiled)
      for (const x of [0.3, 0.8, 1.9]) {
        const wanted = f?.({ x, a: 1.4 }) ?? Number.NaN
        if (!Number.isFinite(wanted)) continue
        const h = 1e-4
        const by = ((F?.({ x: x + h, a: 1.4 }) ?? 0) - (F?.({ x: x - h, a: 1.4 }) ?? 0)) / (2 * h)
        expect(Math.abs((slope?.({ x, a: 1.4 }) ?? Number.NaN) - wanted)).toBeLessThan(
          1e-8 * Math.max(1, Math.abs(wanted)),
        )
        expect(Math.abs(by - wanted)).toBeLessThan(1e-4 * Math.max(1, Math.abs(wanted)))
      }
    }
  })
  it('are not made up where there is none in closed form', { timeout: 60_000 }, () => {
    for (const formula of ['e^(-x^2)', 'sin(x)/x', 'x^x', 'sin(x^2)', '1/ln(x)'])
      expect([formula, antiderivative(read(formula))]).toEqual([formula, undefined])
  })
})
