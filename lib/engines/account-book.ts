/* A cash book in whole cents, and the files of banks that come into it. */
export {
  monthsOfYear,
  posted,
  profitAndLoss,
  rateOn,
  ruleFor,
  taxByQuarter,
  yearOf,
} from '@/lib/subjects/account-book/book'
export { isBankCsv, readBankCsv } from '@/lib/subjects/bank-files/bank-csv'
export { isOfx, readOfx } from '@/lib/subjects/bank-files/ofx'
export { newMovements } from '@/lib/subjects/bank-files/statement'
export { countedJourneys } from '@/lib/subjects/expenses/claim'
export { anchored, nextDue, readRepeat, repeatPattern, repeatText } from '@/lib/subjects/tasks/repeat-rule'
