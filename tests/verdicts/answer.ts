import { contextOf } from '@/lib/kits/fields/context'
import { isProblem } from '@/lib/base/problem'
import type { AnyCalculator, AnyResults, Calculator, Outputs, Results, Verdict } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'

/** What a calculator answers where these values replace its initial ones; throws where it has no answer. */
export function answerOf<I extends Fields, O extends Outputs>(
  calculator: Calculator<I, O>,
  given: Partial<Values<I>>,
  region: RegionCode = 'us',
): Results<O> {
  const any = calculator as unknown as AnyCalculator
  const values = initialValues(any.inputs, given as AnyValues, region)
  const results: AnyResults | { problem: true } = any.compute(values, contextOf(any.law, values, regionOf(region)))
  if (isProblem(results)) throw new Error(`${results.field}: ${results.message}`)
  return results as unknown as Results<O>
}

/** The judgement and the sentence of a verdict as one text. */
export function spoken(verdict: Verdict | undefined): string {
  return verdict ? `${verdict.is}: ${verdict.says}` : 'nothing'
}
