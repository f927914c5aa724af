import { monthNumberOf } from '@/lib/base/format/dates'
import type { MonthFault } from './months'
import { closingMrr, type MrrMovement } from './mrr-bridge'

/** One month of a subscription business as typed: openings may be left out after the first. */
export interface MonthlyFigures extends MrrMovement {
  month: string
  openingCustomers?: number | undefined
  newCustomers: number
  churnedCustomers: number
  openingMrr?: number | undefined
}

/** A month with both ends known. */
export type MonthlyRecord<Figures extends MonthlyFigures> = Figures & {
  openingCustomers: number
  closingCustomers: number
  openingMrr: number
  closingMrr: number
  /** Typed opening MRR less the closing MRR of the month before; 0 where they tie. */
  mrrGap: number
  customerGap: number
}

/** Less than half of the smallest minor unit in use is rounding, not a gap. */
const leastGap = 0.0005

/**
 * Months in calendar order with their openings and closings. An opening that is left out is the closing of the month before; one
 * that is typed is believed, and its difference from that closing kept as a gap.
 * Refuses: a month twice, a month missing in between, no opening in the first month, a month that loses more than it has.
 */
export function monthlyRecords<Figures extends MonthlyFigures>(
  figures: readonly Figures[],
): MonthlyRecord<Figures>[] | MonthFault {
  const sorted = figures.toSorted((one, other) => monthNumberOf(one.month) - monthNumberOf(other.month))
  const records: MonthlyRecord<Figures>[] = []
  for (const month of sorted) {
    const before = records.at(-1)
    if (before) {
      const passed = monthNumberOf(month.month) - monthNumberOf(before.month)
      if (passed === 0) return { fault: 'twice', month: month.month }
      if (passed > 1) return { fault: 'missing', month: before.month }
    }
    const openingCustomers = month.openingCustomers ?? before?.closingCustomers
    const openingMrr = month.openingMrr ?? before?.closingMrr
    if (openingCustomers === undefined || openingMrr === undefined) return { fault: 'no opening', month: month.month }
    const record = {
      ...month,
      openingCustomers,
      closingCustomers: openingCustomers + month.newCustomers - month.churnedCustomers,
      openingMrr,
      closingMrr: tidied(closingMrr(openingMrr, month)),
      mrrGap: before ? gap(openingMrr - before.closingMrr) : 0,
      customerGap: before ? openingCustomers - before.closingCustomers : 0,
    }
    if (record.closingCustomers < 0) return { fault: 'customers below zero', month: month.month }
    if (record.closingMrr < 0) return { fault: 'mrr below zero', month: month.month }
    records.push(record)
  }
  return records
}

/** Sums of cents leave 1e-12 behind in binary numbers. */
function tidied(amount: number): number {
  return Number(amount.toPrecision(15))
}

function gap(difference: number): number {
  return Math.abs(difference) < leastGap ? 0 : tidied(difference)
}
