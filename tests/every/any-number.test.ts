import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declare, type Declaration } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { resolveCharts } from '@/lib/calculator/drawing'
import { contextOf, regionOfLaw, runCalculator, type CalculatorModule } from '@/lib/calculator/run'
import { outputsFor } from '@/lib/calculator/units'
import { drawChart } from '@/lib/engines/chart'
import { initialValue } from '@/lib/fields/initial'
import { readForm, type Typed } from '@/lib/fields/read'
import type { AnyValue } from '@/lib/fields/types'
import { createShow } from '@/lib/format/show'
import { regionOf } from '@/lib/region/regions'
import type { Region } from '@/lib/region/types'
import { compiledCalculators } from './compiled'
import type { AnyResults } from '@/lib/calculator/types'
import { computerNotation, notFiniteIn, textsOfAnswer } from './page-text'
import { typedForms } from './typed-forms'

const calculators = await compiledCalculators()
/** One of each way of writing numbers that differs, and a currency without minor units. */
const visitors = ['global', 'de', 'in', 'jp', 'uk'].map((code) => regionOf(code))

/** As a page reads a form: in the currency of the law that the form names, if it names one. */
function readAs({ law, inputs }: Declaration, typed: Typed, visitor: Region) {
  const field = typeof law === 'object' ? inputs[law.field] : undefined
  const named: Record<string, AnyValue> =
    typeof law === 'object' && field
      ? { [law.field]: (typed[law.field] as string | undefined) ?? initialValue(field, visitor.code) }
      : {}
  return readForm(inputs, typed, createShow(regionOfLaw(law, named, visitor)))
}

describe.each(calculators)('$folder/$id', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)

  it.each(visitors)(
    'refuses or answers every number in $code, without one that is not finite and without computer notation',
    (visitor) => {
      fc.assert(
        fc.property(typedForms(definition.inputs, createShow(visitor)), (typed) => {
          expect(faultsOf(module, declaration, typed, visitor)).toEqual([])
        }),
        { seed: 20260108, numRuns: 30 },
      )
    },
  )

  it.runIf(declaration.charts.length > 0)('draws every number without computer notation', () => {
    fc.assert(
      fc.property(typedForms(definition.inputs, createShow(regionOf('global'))), (typed) => {
        const { values, errors } = readAs(declaration, typed, regionOf('global'))
        const outcome =
          Object.keys(errors).length === 0 ? runCalculator(module, declaration, values, regionOf('global')) : undefined
        if (!outcome || isProblem(outcome)) return
        const { show } = contextOf(declaration.law, values, regionOf('global'))
        for (const { drawing } of resolveCharts(
          declaration.charts,
          outputsFor(declaration.outputs, values),
          values,
          outcome.results,
          show,
        )) {
          const svg = drawChart(drawing)
          expect(svg).not.toMatch(/NaN|Infinity|undefined/)
          expect(svg.replace(/<[^>]*>/g, '\n')).not.toMatch(computerNotation)
        }
      }),
      { seed: 20260109, numRuns: 15 },
    )
  })
})

function faultsOf(module: CalculatorModule, declaration: Declaration, typed: Typed, visitor: Region): unknown[] {
  const { values, errors, understood } = readAs(declaration, typed, visitor)
  const said = [...Object.values(errors), ...Object.values(understood)]
  if (Object.keys(errors).length > 0) return said.filter((text) => computerNotation.test(text))
  let computed: AnyResults = {}
  const watched: CalculatorModule = {
    ...module,
    compute(...given) {
      const results = module.compute(...given)
      if (!isProblem(results)) computed = results
      return results
    },
  }
  const outcome = runCalculator(watched, declaration, values, visitor)
  const { show } = contextOf(declaration.law, values, visitor)
  const texts = isProblem(outcome) ? [outcome.message] : textsOfAnswer(declaration, values, outcome, show)
  return [
    // Of hidden outputs too: a text or a file may be made of them.
    ...notFiniteIn(computed),
    ...[...said, ...texts].filter((text) => computerNotation.test(text)),
  ]
}
