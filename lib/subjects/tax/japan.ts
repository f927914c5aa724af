/** An amount that holds for incomes above `over`. */
interface Amount {
  over: number
  amount: number
}

// Pay and rates are decimals: what binary fractions put a hair below a whole yen is that yen.
const noise = 1e-6

/** The amount of the last band that an income exceeds; an income of nothing has that of the first. */
export function amountOf(income: number, table: readonly Amount[]): number {
  return (table.findLast(({ over }) => income > over) ?? table[0])?.amount ?? 0
}

/** How employment income follows from pay, yen of a year: see `lib/law/jp/income-tax`. */
export interface EmploymentIncomeRule {
  leastDeduction: number
  deductionBands: readonly { over: number; rate: number; base: number }[]
  sliced: { from: number; below: number; by: number }
}

/**
 * Employment income of a pay, whole yen of a year: pay less the least deduction, then pay in slices less a deduction by bands, at last
 * pay itself less that deduction. Source: Income Tax Act of Japan, article 28 and table 5.
 */
export function employmentIncome(
  pay: number,
  { leastDeduction, deductionBands, sliced }: EmploymentIncomeRule,
): number {
  if (pay < sliced.from) return Math.max(0, Math.floor(pay - leastDeduction + noise))
  const counted = pay < sliced.below ? Math.floor(pay / sliced.by) * sliced.by : pay
  const band = deductionBands.findLast(({ over }) => counted > over)
  return Math.floor(counted - counted * (band?.rate ?? 0) - (band?.base ?? 0) + noise)
}

/** What a month's pay counts as: the amount of the grade that it lies in. */
export function standardPay(monthly: number, grades: readonly { from: number; counted: number }[]): number {
  return grades.findLast(({ from }) => monthly >= from)?.counted ?? 0
}

/**
 * The employee's half of a premium, whole yen: half a yen and less is dropped, more is a yen, as employers deduct it from pay.
 * `base` is yen, `rate` that of both halves.
 */
export function halfPremium(base: number, rate: number): number {
  return Math.max(0, Math.ceil((base * rate) / 2 - 0.5 - noise))
}
