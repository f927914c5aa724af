/* Federal tax of the United States: the law of its years and the lines of the return, which twenty tools read. */
export { lawOfYear, yearsOfLaw } from '@/lib/subjects/tax/us/law-of-year'
export { bracketsOf, form1040 } from '@/lib/subjects/tax/us/form-1040'
export type { Exactness, FederalLaw, Form1040, Household } from '@/lib/subjects/tax/us/form-1040'
export { additionalMedicareTax, scheduleSE } from '@/lib/subjects/tax/us/self-employment'
export type { ScheduleSE, SocialInsuranceLaw } from '@/lib/subjects/tax/us/self-employment'
export { exactAmounts, wholeDollars } from '@/lib/subjects/tax/us/filing'
