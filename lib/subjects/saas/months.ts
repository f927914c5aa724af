export interface MonthFault {
  fault: 'twice' | 'missing' | 'no opening' | 'customers below zero' | 'mrr below zero'
  /** The month concerned as 'YYYY-MM'; of a missing one, the month before it. */
  month: string
}
