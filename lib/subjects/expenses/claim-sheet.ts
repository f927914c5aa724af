import { minorUnitDigits } from '@/lib/base/money/currency'
import { fromMinor } from '@/lib/base/money/minor-units'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import { totalOf, type CountedExpense, type CountedJourney } from './claim'

/** The rows as a sheet whose converted amounts and sums are formulas over amounts and rates that can be changed. */
export function claimSheet(
  { expenses, journeys }: { expenses: readonly CountedExpense[]; journeys: readonly CountedJourney[] },
  claimed: string,
  labelOf: (category: string) => string,
): (readonly SheetCell[])[] {
  const digits = minorUnitDigits(claimed)
  const format = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
  const head = ['Date', 'What', 'Category', 'Amount', 'Currency', 'Rate', `In ${claimed}`]
  const written = [
    ...expenses.map((one) => ({
      cells: [one.date, one.what, labelOf(one.category), one.currency] as const,
      amount: fromMinor(one.paidMinor, minorUnitDigits(one.currency)),
      rate: one.currency === claimed ? 1 : (one.rate ?? 1),
      minor: one.baseMinor,
    })),
    ...journeys.map((one) => ({
      cells: [one.date, one.route, 'Mileage', ''] as const,
      amount: one.distance,
      rate: one.rate,
      minor: one.baseMinor,
    })),
  ]
  const last = written.length + 1
  return [
    head.map((label) => ({ text: label, look: 'head' as const })),
    ...written.map(({ cells: [day, what, category, currency], amount, rate, minor }, at): SheetCell[] => [
      { day },
      what,
      category,
      { value: amount, look: 'entry' },
      currency,
      { value: rate, look: 'entry' },
      { value: fromMinor(minor, digits), format, formula: `ROUND(D${at + 2}*F${at + 2},${digits})` },
    ]),
    [
      { text: 'Total', look: 'total' },
      null,
      null,
      null,
      null,
      null,
      {
        value: fromMinor(totalOf([...expenses, ...journeys]), digits),
        format,
        look: 'total',
        ...(written.length > 0 ? { formula: `SUM(G2:G${last})` } : {}),
      },
    ],
  ]
}
