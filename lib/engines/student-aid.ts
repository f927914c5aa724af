/* The Student Aid Index by its three formulas, and the Pell Grant that comes of it. */
export { studentAidIndex } from '@/lib/subjects/education/student-aid-index'
export type { AidIncome, AidWorksheet, Earner } from '@/lib/subjects/education/student-aid-index'
export { worksheetRows } from '@/lib/subjects/education/student-aid-worksheet'
export { indexAfterTests, pellGrantOf, pellTests, povertyLine } from '@/lib/subjects/education/pell-grant'
export type { PellAmounts, PellTests } from '@/lib/subjects/education/pell-grant'
