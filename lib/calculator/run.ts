import { isShown } from '@/lib/fields/visible'
import type { AnyValues } from '@/lib/fields/types'
import { createShow } from '@/lib/format/show'
import { minorUnitDigits } from '@/lib/money/currency'
import { regionOf, withCurrencyOf } from '@/lib/region/regions'
import type { Region } from '@/lib/region/types'
import type { Declaration } from './declaration'
import { isProblem } from './define'
import type { AnyCalculator, AnyResults, Context, Problem, Step } from './types'

/** What the browser's copy of a calculator holds. */
export type CalculatorModule = Pick<AnyCalculator, 'compute' | 'steps'>

export interface Answer {
  results: AnyResults
  steps: readonly Step[]
}
export type Outcome = Answer | Problem

/** How a tool writes: the visitor's numbers and dates, in the currency of the law it applies. */
export function regionOfLaw(
  law: Declaration['law'],
  values: Readonly<Record<string, unknown>>,
  visitor: Region,
): Region {
  if (law === undefined) return visitor
  const code = typeof law === 'string' ? law : values[law.field]
  if (code === 'global' || typeof code !== 'string') return visitor
  const key = `${visitor.code} ${code}`
  const known = regionsOfLaw.get(key)
  if (known) return known
  const region = withCurrencyOf(visitor, regionOf(code))
  regionsOfLaw.set(key, region)
  return region
}

/** One object for each pair, so that a form can tell that nothing has changed. */
const regionsOfLaw = new Map<string, Region>()

export function contextOf(law: Declaration['law'], values: AnyValues, visitor: Region): Context {
  const region = regionOfLaw(law, values, visitor)
  return {
    region: region.code,
    currency: region.currency,
    minorDigits: minorUnitDigits(region.currency),
    show: createShow(region),
  }
}

/** Answers valid values; results of outputs that are hidden with these values are left out. */
export function runCalculator(
  module: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  visitor: Region,
): Outcome {
  const context = contextOf(declaration.law, values, visitor)
  const computed = module.compute(values, context)
  if (isProblem(computed)) return computed
  const results = Object.fromEntries(
    Object.entries(declaration.outputs).flatMap(([name, output]) =>
      isShown(output, values) && computed[name] !== undefined ? [[name, computed[name]]] : [],
    ),
  )
  return { results, steps: module.steps(values, computed, context.show) }
}
