import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { declare } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import { initialValues } from '@/lib/kits/fields/initial'
import { compiledCalculators, manifest } from '@/tests/every/compiled'
import { smLs } from '../vectors/statistics-lab/strd'

const calculators = await compiledCalculators(Object.entries(manifest.tools).filter(([id]) => id === 'anova'))

/** Digits that a figure shares with the certified one: −log₁₀ of how far it is from it, beside it. */
const digitsOf = (own: number, certified: number) =>
  own === certified ? 15 : -Math.log10(Math.abs(own - certified) / certified)

describe.each(calculators)('$id reaches what doubles hold of NIST StRD', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)
  it.each(smLs)('$name', ({ table, f, squaresBetween, squaresWithin, digits }) => {
    const values = initialValues(declaration.inputs, { from: 'columns', columns: table }, 'global')
    const outcome = runCalculator(module, declaration, values, regionOf('global'))
    if (isProblem(outcome)) throw new Error(outcome.message)
    const { f: found, variance } = outcome.results as { f: number; variance: { squares: number }[] }
    expect(digitsOf(found, f)).toBeGreaterThanOrEqual(digits)
    expect(digitsOf(variance[0]?.squares ?? 0, squaresBetween)).toBeGreaterThanOrEqual(digits - 1)
    expect(digitsOf(variance[1]?.squares ?? 0, squaresWithin)).toBeGreaterThanOrEqual(digits - 1)
  })
})

it('asks the calculator', () => {
  expect(calculators).toHaveLength(1)
})
