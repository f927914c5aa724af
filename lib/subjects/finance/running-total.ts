import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

/**
 * Amounts and their running total in whole minor units, shown as money. Each total is the exact total rounded, and each
 * amount the difference of two totals, so that the column adds up to the coin and ends at the rounded exact sum.
 * `digits` is the currency's number of decimals. `undefined` when a total is too large to be counted exactly.
 */
export function runningTotal(
  amounts: readonly number[],
  digits: number,
): { amount: number; total: number }[] | undefined {
  let exact = 0
  let before = 0
  const rows: { amount: number; total: number }[] = []
  for (const amount of amounts) {
    exact += amount
    const total = toMinor(exact, digits)
    if (total === undefined) return undefined
    rows.push({ amount: fromMinor(total - before, digits), total: fromMinor(total, digits) })
    before = total
  }
  return rows
}
