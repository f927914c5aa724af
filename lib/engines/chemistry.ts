export { elements } from '@/lib/subjects/chemistry/elements'
export {
  ChemicalFault,
  inHillOrder,
  readChemicalFormula,
  weightOf,
  type Atoms,
  type ChemicalFormula,
} from '@/lib/subjects/chemistry/chemical-formula'
export { empiricalFormula, type Empirical, type Portion } from '@/lib/subjects/chemistry/composition'
export { toNumber } from '@/lib/base/units/ratio'
export { readDecimal, decimalOf, writeReadable } from '@/lib/subjects/numbers/scientific'
export { toRatio } from '@/lib/base/units/ratio'
