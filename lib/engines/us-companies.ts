/* A company taxed in each of the ways that the law offers, and what its members have of it. */
export {
  asCorporation,
  asSmallCorporation,
  electionSavesFrom,
  withoutElection,
} from '@/lib/subjects/tax/us/company-forms'
export type { Company, Member, WayOfTax } from '@/lib/subjects/tax/us/company-forms'
export { lawOfYear } from '@/lib/subjects/tax/us/law-of-year'
