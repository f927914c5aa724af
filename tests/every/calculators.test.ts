import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareResults } from '@/lib/calculator/compare'
import { declare } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { contextOf, runCalculator, type Outcome } from '@/lib/calculator/run'
import type { Column, Output } from '@/lib/calculator/types'
import { writeValue } from '@/lib/calculator/write'
import { initialValues } from '@/lib/fields/initial'
import { regionOf } from '@/lib/region/regions'
import { compiledCalculators } from './compiled'
import { computerNotation, notFiniteIn, textsOfAnswer } from './page-text'
import { validValues } from './values'

const calculators = await compiledCalculators()

function textsIn(outcome: Outcome): string {
  return isProblem(outcome) ? outcome.message : JSON.stringify(outcome)
}

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

  it.each(cases.map((one) => [one.name, one] as const))(
    'case: %s',
    (_, { given, region, expect: expected, problem }) => {
      const outcome = run(given, region)
      if (problem !== undefined) {
        expect(outcome).toMatchObject({ problem: true, field: problem })
        return
      }
      if (isProblem(outcome)) throw new Error(`${outcome.field}: ${outcome.message}`)
      expect(expected).toBeDefined()
      expect(
        compareResults(definition.outputs, expected ?? {}, outcome.results).filter(({ agrees }) => !agrees),
      ).toEqual([])
    },
  )

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

  it('answers whatever is valid with finite numbers or a problem, and the same the second time', () => {
    fc.assert(
      fc.property(validValues(definition.inputs), (values) => {
        const outcome = runCalculator(module, declaration, values, regionOf('global'))
        if (isProblem(outcome)) {
          expect(outcome.message).not.toBe('')
          if (outcome.field !== null) expect(Object.keys(definition.inputs)).toContain(outcome.field)
        } else {
          expect(notFiniteIn(outcome.results)).toEqual([])
          for (const [name, { kind }] of Object.entries(definition.outputs)) {
            const result = outcome.results[name]
            if (kind === 'count' && result !== undefined) expect(result).toSatisfy(Number.isInteger)
          }
          const { show } = contextOf(declaration.law, values, regionOf('global'))
          expect(
            textsOfAnswer(declaration, values, outcome, show).filter((text) => computerNotation.test(text)),
          ).toEqual([])
        }
        expect(textsIn(outcome)).not.toMatch(/NaN|Infinity|undefined/)
        expect(runCalculator(module, declaration, values, regionOf('global'))).toEqual(outcome)
      }),
      { seed: 20260101, numRuns: 150 },
    )
  })
})
