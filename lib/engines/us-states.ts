/* Income tax of the 50 states and the District of Columbia: a rule file for each, and how their parts make a tax. */
export {
  heldOf,
  isStateCode,
  nameOfState,
  rankedStates,
  readOnceOf,
  taxOfState,
  yearsOfState,
} from '@/lib/subjects/tax/us/states'
export { leftOut } from '@/lib/subjects/tax/us/state-scope'
export type { StateIncome, StateTax } from '@/lib/subjects/tax/us/state-tax'
