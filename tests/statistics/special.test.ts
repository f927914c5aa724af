import { describe, expect, it } from 'vitest'
import { logGamma, logGammaHalfStep, upperGamma } from '@/lib/subjects/statistics/special'
import vectors from '../vectors/mpmath/special.json'

const functions: Readonly<Record<string, (args: readonly number[]) => number | undefined>> = {
  logGamma: ([x = 0]) => logGamma(x),
  logGammaHalfStep: ([x = 0]) => logGammaHalfStep(x),
  upperGamma: ([a = 0, x = 0]) => upperGamma(a, x),
}

describe('agrees with mpmath', () => {
  it.each(vectors.map(({ name, args, value }) => [`${name}(${args.join(', ')})`, name, args, value] as const))(
    '%s',
    (_, name, args, value) => {
      const own = functions[name]?.(args)
      if (own === undefined) throw new Error(`${name} gave no answer`)
      // Digits are counted from those of ln Γ, which the exponential of a large one takes away again.
      const allowed = name === 'logGammaHalfStep' ? 1e-14 * Math.max(1, Math.abs(value)) : 3e-13 * Math.abs(value)
      expect(Math.abs(own - value)).toBeLessThanOrEqual(allowed)
    },
  )
})
