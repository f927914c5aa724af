export { magnitude, toNumber, type Ratio } from '@/lib/base/units/ratio'
export { FormulaFault, readFormula, writeFormula } from '@/lib/subjects/algebra/formula'
export { vocabularyWith } from '@/lib/subjects/algebra/formula-value'
export { measure, type MeasuredOperation } from '@/lib/subjects/algebra/measured-formula'
export { readExact } from '@/lib/subjects/numbers/exact'
export { writePlain, writeRatio, writeScientific, type Decimal } from '@/lib/subjects/numbers/scientific'
export {
  figuresOf,
  rounded,
  roundedToFigures,
  significantFigures,
  type Measured,
} from '@/lib/subjects/numbers/significant'
