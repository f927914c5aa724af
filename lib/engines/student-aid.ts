/* The Student Aid Index by its three formulas, and the Pell Grant that comes of it. */
export { studentAidIndex } from '@/lib/subjects/education/student-aid-index'
export type {
  AidIncome,
  AidWorksheet,
  AssetLines,
  Earner,
  IncomeLines,
} from '@/lib/subjects/education/student-aid-index'
export { indexAfterTests, pellGrantOf, pellTests, povertyLine } from '@/lib/subjects/education/pell-grant'
export type { PellAmounts, PellTests } from '@/lib/subjects/education/pell-grant'
