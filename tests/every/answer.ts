import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator, Calculator, Outputs, Results, Step } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'

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
