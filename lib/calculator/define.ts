import type { Fields } from '@/lib/fields/types'
import type { Calculator, Case, Outputs, Problem } from './types'

/** A calculator. The compile step leaves only compute and steps in the browser module; see scripts/tools. */
export function defineCalculator<const I extends Fields, const O extends Outputs>(
  calculator: Calculator<I, O>,
): Calculator<I, O> {
  return calculator
}

/** Cases of one calculator, typed by its definition. */
export function defineCases<I extends Fields, O extends Outputs>(
  _calculator: Calculator<I, O>,
  cases: readonly [Case<I, O>, Case<I, O>, Case<I, O>, ...Case<I, O>[]],
): readonly Case<I, O>[] {
  return cases
}

/** Valid values without an answer. The message completes the field's label; with `null` it is a whole sentence. */
export function problem<const Name extends string = never>(field: Name | null, message: string): Problem<Name> {
  return { problem: true, field, message }
}

export function isProblem(result: object): result is Problem {
  return 'problem' in result && result.problem === true
}
