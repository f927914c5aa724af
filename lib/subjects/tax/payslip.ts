import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

/** What one line of a payslip adds or takes, in the money of a year. */
export interface PayslipLine {
  item: string
  amount: number
}

/**
 * A payslip for several periods: what comes in, what is taken off and what is left, a column for each of `divisors` (26 for a
 * fortnight of a year). Each column is in whole minor units and adds up: what comes in less what is taken off is what is left.
 * The largest deduction takes the odd unit, or where nothing is taken off, the largest income. A divisor of 0 leaves its column empty.
 */
export function payslipRows<Period extends string>(
  income: readonly [PayslipLine, ...PayslipLine[]],
  deductions: readonly PayslipLine[],
  left: PayslipLine,
  divisors: Readonly<Record<Period, number>>,
  digits: number,
): readonly ({ item: string } & Record<Period, number | null>)[] {
  const lines = [...income, ...deductions.map(({ item, amount }) => ({ item, amount: -amount })), left]
  const changeable = deductions.length > 0 ? lines.slice(income.length, -1) : lines.slice(0, income.length)
  const sizes = changeable.map(({ amount }) => Math.abs(amount))
  const odd = (deductions.length > 0 ? income.length : 0) + sizes.indexOf(Math.max(...sizes))
  const columns = Object.entries<number>(divisors).map(([period, divisor]) => {
    if (divisor === 0) return [period, undefined] as const
    const cells = lines.map(({ amount }) => toMinor(amount / divisor, digits) ?? 0)
    const rest = (cells.at(-1) ?? 0) - cells.slice(0, -1).reduce((sum, one) => sum + one, 0)
    const even = cells.with(odd, (cells[odd] ?? 0) + rest)
    const shown = even.map((cell, at) => (at >= income.length && at < lines.length - 1 ? -cell : cell) + 0)
    return [period, shown.map((cell) => fromMinor(cell, digits))] as const
  })
  return lines.map(({ item }, row) => ({
    item,
    ...(Object.fromEntries(columns.map(([period, cells]) => [period, cells?.[row] ?? null])) as Record<
      Period,
      number | null
    >),
  }))
}
