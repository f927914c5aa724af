import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { ratio, toNumber, toRatio } from '@/lib/base/units/ratio'
import { exactLogarithm, naturalLog } from '@/lib/subjects/algebra/logarithm'
import { powerOf } from '@/lib/subjects/algebra/power'
import { solveQuadratic } from '@/lib/subjects/algebra/quadratic'
import { fractionText } from '@/lib/subjects/numbers/exact'
import { factorsOf, isPrime, primesBetween } from '@/lib/subjects/numbers/primes'
import { roundedToFigures, significantFigures } from '@/lib/subjects/numbers/significant'
import { rootNumber, surdOf, surdText } from '@/lib/subjects/numbers/surds'
import { gamma } from '@/lib/subjects/statistics/special'

interface Points {
  quadratics: { a: string; b: string; c: string; roots: string[]; discriminant: string; values: [string, string][] }[]
  roots: { value: string; index: number; surd: string; near: string }[]
  factors: { value: string; factors: [string, number][] }[]
  powers: { base: string; exponent: string; exact: string; near: string }[]
  logarithms: { base: string; argument: string; exact: string | null; near: string }[]
  gammas: { x: string; near: string }[]
  figures: { typed: string; count: number; to: number; rounded: Record<string, [string, number]> }[]
}
const file = path.join(import.meta.dirname, '../vectors/math-algebra/points.json')
const points = JSON.parse(readFileSync(file, 'utf8')) as Points
const region = regionOf('global')

function expectNear(found: number, wanted: string, off: number) {
  const value = Number(wanted)
  expect(Math.abs(found - value)).toBeLessThanOrEqual(Math.abs(value) * off)
}

describe('exact arithmetic at seeded random points', () => {
  it('solves quadratic equations as SymPy does', () => {
    for (const { a, b, c, roots, discriminant, values } of points.quadratics) {
      const found = solveQuadratic(toRatio(a), toRatio(b), toRatio(c))
      expect([a, b, c, found.solutions.map(({ text }) => text)]).toEqual([a, b, c, roots])
      expect(fractionText(found.discriminant)).toBe(discriminant)
      for (const [at, [real, imaginary]] of values.entries()) {
        const one = found.solutions[at]
        expectNear(toNumber(one?.real ?? ratio(0n)), real, 1e-15)
        expectNear(toNumber(one?.imaginary ?? ratio(0n)), imaginary, 1e-15)
      }
    }
  })
  it('keeps a solution that doubles lose', () => {
    const { solutions } = solveQuadratic(ratio(1n), ratio(10n ** 30n), ratio(1n))
    expect(solutions.map(({ real }) => toNumber(real))).toEqual([-1e30, -1e-30])
  })
  it('simplifies roots', () => {
    for (const { value, index, surd, near } of points.roots) {
      expect([value, index, surdText(surdOf(toRatio(value), index))]).toEqual([value, index, surd])
      expectNear(toNumber(rootNumber(toRatio(value), index, 30)), near, 1e-15)
    }
  })
  it('takes numbers apart into primes', () => {
    for (const { value, factors } of points.factors) {
      const found = factorsOf(BigInt(value))
      expect(found.rest).toBe(1n)
      expect([value, found.primes.map(([prime, power]) => [String(prime), power])]).toEqual([value, factors])
    }
  })
  it('knows the same primes by sieve and by test', () => {
    const sieved = new Set(primesBetween(0, 20_000))
    for (let at = 0; at <= 20_000; at += 1) expect([at, isPrime(BigInt(at))]).toEqual([at, sieved.has(at)])
    expect(primesBetween(19_000, 20_000)).toEqual([...sieved].filter((prime) => prime >= 19_000))
  })
  it('refuses to call a number prime that it cannot prove', () => {
    expect(() => isPrime(10n ** 24n)).toThrow(RangeError)
  })
  it('leaves what is too large in one piece', () => {
    const [one, other] = [18446744073709551629n, 18446744073709551653n]
    expect(factorsOf(one * other * 12n)).toEqual({
      primes: [
        [2n, 2],
        [3n, 1],
      ],
      rest: one * other,
    })
    expect(surdText(surdOf(ratio(one * one * 5n), 2))).toBe(`${one}√5`)
  })
  it('raises to whole and broken powers', () => {
    for (const { base, exponent, exact, near } of points.powers) {
      const exactly = toRatio(base)
      const found = powerOf({ number: toNumber(exactly), exact: exactly }, toRatio(exponent))
      if (found === 'complex') throw new Error(`${base} is above 0`)
      expect([
        base,
        exponent,
        found.exact ? fractionText(found.exact) : surdText(found.surd ?? surdOf(ratio(0n), 2)),
      ]).toEqual([base, exponent, exact])
      expectNear(toNumber(found.near ?? ratio(0n)), near, 1e-15)
      expect(Math.abs(found.magnitude - Math.log10(Number(near)))).toBeLessThan(1e-12)
    }
  })
  it('finds logarithms, and which of them are quotients', () => {
    for (const { base, argument, exact, near } of points.logarithms) {
      const [b, x] = [toRatio(base), toRatio(argument)]
      const found = exactLogarithm(b, x)
      if (exact !== null) expect([base, argument, found && fractionText(found)]).toEqual([base, argument, exact])
      else if (found) expectNear(toNumber(found), near, 1e-15)
      const real = (value: typeof b) => naturalLog({ number: toNumber(value), exact: value })
      expect(Math.abs(real(x) / real(b) - Number(near))).toBeLessThan(Math.max(1, Math.abs(Number(near))) * 1e-13)
    }
  })
  it('has the gamma function to the digits that pages show', () => {
    for (const { x, near } of points.gammas)
      expectNear(gamma(Number(x)), near, 2e-11 * Math.max(1, 0.2 / Math.abs(Number(x) - Math.round(Number(x)))))
  })
  it('counts and rounds significant figures', () => {
    for (const { typed, count, to, rounded } of points.figures) {
      const found = significantFigures(typed, region, false)
      expect([typed, found?.figures]).toEqual([typed, count])
      for (const way of ['halfAway', 'halfEven'] as const) {
        const wanted = rounded[way]
        if (!wanted || !found) continue
        const { digits, power } = roundedToFigures(found.value, to, way)
        expect([typed, to, String(digits), power]).toEqual([typed, to, ...wanted])
      }
    }
  })
})
