import { contextOf } from '@/lib/calculator/run'
import { isProblem } from '@/lib/calculator/define'
import type { AnyCalculator, AnyResults, Calculator, Outputs, Results, Verdict } from '@/lib/calculator/types'
import { initialValues } from '@/lib/fields/initial'
import type { AnyValues, Fields, Values } from '@/lib/fields/types'
import { regionOf } from '@/lib/region/regions'
import type { RegionCode } from '@/lib/region/types'

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
