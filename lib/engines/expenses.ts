/* Expenses converted and added up in whole minor units, and the pictures of their receipts. */
export { safePicture } from '@/lib/base/svg/safe-picture'
export { countedExpenses, countedJourneys, likelyTwice, sumsBy, totalOf } from '@/lib/subjects/expenses/claim'
export { claimSheet } from '@/lib/subjects/expenses/claim-sheet'
