export { FormulaFault, readFormula, writeFormula, type Formula } from '@/lib/subjects/algebra/formula'
export {
  isReserved,
  vocabularyWith,
  workOut,
  type AngleUnit,
  type FormulaValue,
  type Operation,
} from '@/lib/subjects/algebra/formula-value'
export {
  decimalOf,
  magnitudeOf,
  toDigits,
  trimmed,
  writeEngineering,
  writePlain,
  writeScientific,
  type Decimal,
} from '@/lib/subjects/numbers/scientific'
