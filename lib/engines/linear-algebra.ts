export { negated, product, quotient, ratio, size, sum, toNumber, type Ratio } from '@/lib/base/units/ratio'
export { fractionText, readExact } from '@/lib/subjects/numbers/exact'
export { writeRatio } from '@/lib/subjects/numbers/scientific'
export { FormulaFault } from '@/lib/subjects/algebra/formula'
export { linearEquation, type LinearForm } from '@/lib/subjects/algebra/linear-form'
export {
  addedTo,
  determinant,
  identity,
  inverted,
  matrixText,
  multiplied,
  nullSpace,
  rowNorm,
  rowReduced,
  scaled,
  transposed,
  triangular,
  type RationalMatrix,
  type RowStep,
} from '@/lib/subjects/algebra/rational-matrix'
