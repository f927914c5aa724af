import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

/** How the limit of a payment counts: see lib/law/in/tds. */
type Counts = 'year' | 'least' | 'payment' | 'month' | 'contract' | 'excess' | 'none'

/**
 * What of a payment, and of those before it from which nothing was deducted, tax is deducted from. `earlier` are the payments of the
 * same kind to the same person since April (or since the first of the month, where a month counts), `taxedEarlier` those of them from which tax
 * was deducted. All in rupees. Source: India, Income-tax Act 1961, sections 192A to 194T.
 */
export function amountUnderTds(
  { payment, earlier, taxedEarlier }: { payment: number; earlier: number; taxedEarlier: number },
  { counts, limit, yearLimit = Infinity }: { counts: Counts; limit: number; yearLimit?: number | undefined },
): number {
  const all = payment + earlier
  const untaxed = all - taxedEarlier
  if (counts === 'none') return payment
  if (counts === 'payment') return payment > limit ? payment : 0
  if (counts === 'excess') return Math.max(0, all - limit - taxedEarlier)
  if (counts === 'contract') {
    if (all > yearLimit) return untaxed
    return payment > limit ? payment : 0
  }
  return (counts === 'least' ? all >= limit : all > limit) ? untaxed : 0
}

/**
 * The last day to pay over tax deducted on `day`: the seventh of the next month, 30 April for March. For property, rent by individuals,
 * large payments by individuals and digital assets of small payers it is thirty days after the month. Source: Income-tax Rules 1962, rule 30.
 */
export function tdsDueOn(day: string, byStatement: boolean): string {
  const next = monthsLater(`${day.slice(0, 7)}-01`, 1) ?? ''
  if (byStatement) return daysLater(next, 29) ?? ''
  return day.slice(5, 7) === '03' ? `${next.slice(0, 8)}30` : `${next.slice(0, 8)}07`
}

/** Calendar months from one day to another, each begun one whole, none where the second is not later. */
export function monthsBegun(from: string, to: string): number {
  if (to <= from) return 0
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  )
}
