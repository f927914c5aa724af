import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { resolveCharts } from '@/lib/kits/calculator/drawing'
import { runCalculator } from '@/lib/kits/calculator/run'
import { outputsFor } from '@/lib/kits/calculator/units'
import { drawChart } from '@/lib/engines/chart'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { compiledCalculators, isDrawn, provedTools } from './compiled'
import { computerNotation } from './page-text'
import { faultsOfTyped, readAs, visitors } from './properties'
import { formsOfOneEdge, typedForms } from './typed-forms'

const calculators = (await compiledCalculators(provedTools)).filter(isDrawn)

describe.each(calculators)('$folder/$id', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)

  it.each(visitors)(
    'refuses or answers every number in $code, without one that is not finite and without computer notation',
    (visitor) => {
      fc.assert(
        fc.property(typedForms(definition.inputs, createShow(visitor)), (typed) => {
          expect(faultsOfTyped(module, declaration, typed, visitor)).toEqual([])
        }),
        { seed: 20260108, numRuns: 30 },
      )
    },
  )

  it('refuses or answers the least and the most of each number, the others as they open', () => {
    const visitor = regionOf('global')
    const faults = formsOfOneEdge(definition.inputs, createShow(visitor)).flatMap((typed) =>
      faultsOfTyped(module, declaration, typed, visitor).map((fault) => `${JSON.stringify(typed)}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

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
