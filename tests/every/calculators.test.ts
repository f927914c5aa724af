import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareResults } from '@/lib/kits/calculator/compare'
import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { Column, Output } from '@/lib/kits/calculator/types'
import { writeValue } from '@/lib/kits/calculator/write'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'
import { compiledCalculators, isDrawn, provedTools } from './compiled'
import { faultsOfCase, faultsOfValues, visitors } from './properties'
import { validValues } from './values'

const calculators = await compiledCalculators(provedTools)

describe.each(calculators)('$folder/$id', ({ id, definition, module, cases }) => {
  const declaration = declare(id, id, definition)
  const run = (given: object, region: string = 'global') =>
    runCalculator(
      module,
      declaration,
      initialValues(definition.inputs, given as Readonly<Record<string, never>>, regionOf(region).code),
      regionOf(region),
    )

  it('answers its initial values', () => {
    expect(isProblem(run({}))).toBe(false)
  })

  it.each(definition.examples.map((example) => [example.name, example] as const))(
    'example: %s',
    (_, { given, expect: expected }) => {
      const outcome = run(given)
      if (isProblem(outcome)) throw new Error(outcome.message)
      expect(compareResults(definition.outputs, expected, outcome.results).filter(({ agrees }) => !agrees)).toEqual([])
    },
  )

  it.each(cases.map((one) => [one.name, one] as const))('case: %s', (_, one) => {
    expect(faultsOfCase(module, declaration, one)).toEqual([])
  })

  it('writes no p-value as 0', () => {
    const numbers = Object.values(definition.outputs).flatMap((output) =>
      'columns' in output ? Object.values<Output | Column>(output.columns) : [output],
    )
    const written = numbers
      .filter(({ kind, label }) => kind === 'number' && /^p\b/.test(label))
      .map((column) => writeValue(column as Column, 3.63848e-13, contextOf(undefined, {}, regionOf('de')).show))
    expect(written.filter((text) => !/^below 0,0+1$/.test(text))).toEqual([])
  })

  it('has a unit for each option of the choice that its units follow', () => {
    const units = Object.values(definition.outputs).flatMap((output) =>
      'columns' in output
        ? Object.values(output.columns).map(({ unit }) => unit)
        : 'unit' in output
          ? [output.unit]
          : [],
    )
    for (const unit of units) {
      if (typeof unit !== 'object') continue
      const field = definition.inputs[unit.field]
      expect(Object.keys(unit.is)).toEqual(field?.kind === 'choice' ? Object.keys(field.options) : undefined)
    }
  })

  it.runIf(isDrawn({ id })).each(visitors)(
    'answers whatever is valid in $code with finite numbers or a problem, and the same the second time',
    (visitor) => {
      fc.assert(
        fc.property(validValues(definition.inputs), (values) => {
          expect(faultsOfValues(module, declaration, values, visitor)).toEqual([])
        }),
        { seed: 20260101, numRuns: 40 },
      )
    },
  )
})
