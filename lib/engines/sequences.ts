export { isLess, negated, product, quotient, ratio, size, sum, toNumber, type Ratio } from '@/lib/base/units/ratio'
export { fractionText, readExact } from '@/lib/subjects/numbers/exact'
export { writeExactly } from '@/lib/subjects/numbers/long-numbers'
export { writeRatio } from '@/lib/subjects/numbers/scientific'
export { FormulaFault, readFormula } from '@/lib/subjects/algebra/formula'
export type { FormulaValue } from '@/lib/subjects/algebra/formula-value'
export { nextByRecurrence, readRecurrence } from '@/lib/subjects/algebra/own-recurrence'
export { polynomialOf, polynomialText } from '@/lib/subjects/algebra/rational-polynomial'
export {
  differenceRows,
  guessRule,
  limitsOf,
  polynomialAt,
  powerOfRatio,
  recurrenceText,
  ruleText,
  sumPolynomial,
  walk,
  type SequenceRule,
} from '@/lib/subjects/algebra/sequences'
export { toRatio } from '@/lib/base/units/ratio'
