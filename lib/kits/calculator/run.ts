import { isProblem, type Problem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { answerTo, type Answer, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import type { Step } from './types'
import { workingOf } from './working'

export interface WorkedAnswer extends Answer {
  steps: readonly Step[]
}
export type Outcome = WorkedAnswer | Problem

/** The answer with its working; without `today` on no day, as at build. */
export function runCalculator(
  module: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  visitor: Region,
  today?: string,
): Outcome {
  const answer = answerTo(module, declaration, values, visitor, today)
  if (isProblem(answer)) return answer
  const { show } = contextOf(declaration.law, values, visitor, today)
  return { results: answer.results, steps: workingOf(module, declaration, values, answer.computed, show) }
}
