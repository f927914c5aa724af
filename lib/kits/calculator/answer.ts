import { isProblem, type Problem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import type { Declaration } from './declaration'
import type { AnyCalculator, AnyResults } from './types'

/** What the browser's copy of a calculator holds. */
export type CalculatorModule = Pick<AnyCalculator, 'needs' | 'compute' | 'steps' | 'rowReader' | 'carry'>

export interface Answer {
  results: AnyResults
}
/** With the results of hidden outputs too, which the working may name. */
export interface WholeAnswer extends Answer {
  computed: AnyResults
}
/** Answers valid values; results of outputs that are hidden with these values are left out. */
export function answerTo(
  module: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  visitor: Region,
  today?: string,
): WholeAnswer | Problem {
  const computed = module.compute(values, contextOf(declaration.law, values, visitor, today))
  if (isProblem(computed)) return computed
  const results = Object.fromEntries(
    Object.entries(declaration.outputs).flatMap(([name, output]) =>
      isShown(output, values) && computed[name] !== undefined ? [[name, computed[name]]] : [],
    ),
  )
  return { results, computed }
}
