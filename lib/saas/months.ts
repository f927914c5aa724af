export interface MonthFault {
  fault: 'twice' | 'missing' | 'no opening' | 'customers below zero' | 'mrr below zero'
  /** The month concerned as 'YYYY-MM'; of a missing one, the month before it. */
  month: string
}

/** 'YYYY-MM' as a count of months, so that neighbours differ by 1. */
export function monthNumberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** The month after one, both as 'YYYY-MM'. */
export function monthAfter(month: string): string {
  const next = monthNumberOf(month) + 1
  return `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}`
}
