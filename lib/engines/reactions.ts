export { ChemicalFault, readChemicalFormula } from '@/lib/subjects/chemistry/chemical-formula'
export {
  atomsOf,
  balance,
  equationText,
  kindsOf,
  molarMassOf,
  readReaction,
  type Balance,
  type Reaction,
} from '@/lib/subjects/chemistry/reaction'
