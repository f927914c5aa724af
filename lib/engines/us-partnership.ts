/* A partnership's year, partner by partner, and the return that each of them files. */
export { partnersYear } from '@/lib/subjects/tax/us/partnership'
export type { Liabilities, Partner, PartnerYear, StatedItems } from '@/lib/subjects/tax/us/partnership'
export { form1040 } from '@/lib/subjects/tax/us/form-1040'
export type { FederalLaw } from '@/lib/subjects/tax/us/form-1040'
export { lawOfYear } from '@/lib/subjects/tax/us/law-of-year'
