export {
  lastInstalmentSentence,
  loanSchedule,
  scheduleByYear,
  type ExtraPayment,
  type LoanSchedule,
  type LoanTerms,
  type ScheduleRow,
} from '@/lib/subjects/finance/loan-schedule'
