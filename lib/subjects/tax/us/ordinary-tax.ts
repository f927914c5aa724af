import { roundHalfAway } from '@/lib/base/money/minor-units'
import { bracketTax, type Bracket } from '../brackets'

/** The Tax Table of Form 1040 ends here; from here on the rates are applied to the dollar. */
const tableEnds = 100_000

/** The middle of the row of the Tax Table in which a taxable income below 100,000 lies. Rows are 10, 25 and then 50 dollars wide. */
export function middleOfRow(taxableIncome: number): number {
  if (taxableIncome < 5) return 0
  if (taxableIncome < 25) return Math.floor((taxableIncome + 5) / 10) * 10
  const width = taxableIncome < 3000 ? 25 : 50
  return Math.floor(taxableIncome / width) * width + width / 2
}

/** How tax on ordinary income is found: from the table, as on the return, or exactly by the rates. */
export type OrdinaryTax = (taxableIncome: number, brackets: readonly Bracket[]) => number

/**
 * Tax on ordinary income as the return has it, dollars: below 100,000 from the Tax Table, which taxes the middle of a row and
 * rounds to the dollar; above by the Tax Computation Worksheet. Nothing on a negative income.
 * Source: Instructions for Form 1040, line 16.
 */
export const tableTax: OrdinaryTax = (taxableIncome, brackets) => {
  const taxed = taxableIncome < tableEnds ? middleOfRow(Math.max(0, taxableIncome)) : taxableIncome
  return roundHalfAway(bracketTax(taxed, brackets))
}

/** Tax on ordinary income by the rates of section 1, unrounded dollars. */
export const scheduleTax: OrdinaryTax = bracketTax
