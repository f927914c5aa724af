import type { Fields } from '@/lib/kits/fields/types'
import type { Calculator, Case, Figure, Outputs } from './types'

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

/** The first `most` of `count` terms of a sum, as a line writes it; `{rest}` stands for the others. */
export function sumOfTerms(count: number, most: number, term: (at: number) => string): string {
  const written = Array.from({ length: Math.min(count, most) }, (_, at) => term(at))
  return [...written, ...(count > most ? ['{rest}'] : [])].join(' + ')
}

/** What `{rest}` stands for. */
export function restOf(value: number): Figure {
  return { kind: 'number', value, text: '…' }
}
