/** Debt for each unit of equity, and the tax rate, as fractions. */
export interface Leverage {
  debtToEquity: number
  tax: number
}

/** The beta of a business without its debt, whose own beta is taken as 0. Source: R. Hamada, Journal of Finance 27 (1972). */
export function unleveredBeta(beta: number, { debtToEquity, tax }: Leverage): number {
  return beta / (1 + (1 - tax) * debtToEquity)
}

/** The beta of shares of a business with this debt: the inverse of `unleveredBeta`. Source: R. Hamada (1972). */
export function leveredBeta(unlevered: number, { debtToEquity, tax }: Leverage): number {
  return unlevered * (1 + (1 - tax) * debtToEquity)
}

/**
 * The same return in money of another inflation: (1 + rate) × (1 + theirs) ÷ (1 + ours) − 1, all fractions a year. With `theirs` 0 it
 * is the real rate. Source: I. Fisher; A. Damodaran, Investment Valuation, chapter on currencies.
 */
export function inOtherMoney(rate: number, ours: number, theirs: number): number {
  return ((1 + rate) * (1 + theirs)) / (1 + ours) - 1
}
