export { negated, product, quotient, ratio, sum, type Ratio } from '@/lib/base/units/ratio'
export { raised } from '@/lib/base/format/raised'
export { decimalText, fractionText, mixedText, wholeText } from '@/lib/subjects/numbers/exact'
export { readDecimal, type Decimal } from '@/lib/subjects/numbers/scientific'
export { partialProducts, writtenDivision, writtenSum, type WrittenDivision } from '@/lib/subjects/numbers/long-hand'
export { FormulaFault, readFormula } from '@/lib/subjects/algebra/formula'
export {
  dividePolynomials,
  polynomialOf,
  polynomialText,
  type RationalPolynomial,
} from '@/lib/subjects/algebra/rational-polynomial'
