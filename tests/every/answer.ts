import { declare } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { runCalculator } from '@/lib/calculator/run'
import type { AnyCalculator, Calculator, Outputs, Results, Step } from '@/lib/calculator/types'
import { initialValues } from '@/lib/fields/initial'
import type { AnyValues, Fields, Values } from '@/lib/fields/types'
import { regionOf } from '@/lib/region/regions'
import type { RegionCode } from '@/lib/region/types'

/** What the page of a calculator answers, its other fields as they come; throws where the page shows a problem. */
export function answer<I extends Fields, O extends Outputs>(
  calculator: Calculator<I, O>,
  given: Partial<Values<I>>,
  region: RegionCode = 'us',
): { results: Results<O>; steps: readonly Step[] } {
  const any = calculator as unknown as AnyCalculator
  const values = initialValues(calculator.inputs, given as AnyValues, region)
  const outcome = runCalculator(any, declare('answered', 'answered', any), values, regionOf(region))
  if (isProblem(outcome)) throw new Error(`${outcome.field}: ${outcome.message}`)
  return { results: outcome.results as Results<O>, steps: outcome.steps }
}
