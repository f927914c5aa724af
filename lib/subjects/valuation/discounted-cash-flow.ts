/** One year of a forecast: growth of revenue on the year before, tax on EBIT, everything else as a share of the year's revenue. */
export interface ForecastYear {
  growth: number
  margin: number
  tax: number
  depreciation: number
  capex: number
  workingCapital: number
}

/** One year in money. `fcff` is the free cash flow to the firm, before interest. */
export interface OperatingYear {
  revenue: number
  ebit: number
  tax: number
  depreciation: number
  capex: number
  /** Money tied up in net working capital during the year; negative when it is set free. */
  investedInStock: number
  fcff: number
}

/**
 * Free cash flow to the firm of each year: EBIT − tax on it + depreciation and amortisation − capital spending − increase in
 * net working capital. `revenue` and `workingCapital` are those of the year before the first, in money. A year with a loss
 * pays no tax, and the loss is not carried forward.
 * Source: A. Damodaran, Damodaran on Valuation, chapter 6; Koller, Goedhart, Wessels, Valuation, chapter on free cash flow.
 */
export function forecastCashFlows(
  { revenue, workingCapital }: { revenue: number; workingCapital: number },
  years: readonly ForecastYear[],
): OperatingYear[] {
  let sales = revenue
  let tiedUp = workingCapital
  return years.map((year) => {
    sales *= 1 + year.growth
    const ebit = sales * year.margin
    const tax = Math.max(0, ebit) * year.tax
    const depreciation = sales * year.depreciation
    const capex = sales * year.capex
    const investedInStock = sales * year.workingCapital - tiedUp
    tiedUp = sales * year.workingCapital
    return {
      revenue: sales,
      ebit,
      tax,
      depreciation,
      capex,
      investedInStock,
      fcff: ebit - tax + depreciation - capex - investedInStock,
    }
  })
}

/** When the flows of a forecast arrive. */
export interface Timing {
  years: number
  /** The part of the first year that is still to come on the day of valuation, above 0 and at most 1. */
  firstShare: number
  /** In the middle of each year, or of what is left of the first one, instead of at its end. */
  midYear: boolean
}

/**
 * Years from the day of valuation to each flow, and to the end of the last year (`horizon`).
 * Source: J. Rosenbaum, J. Pearl, Investment Banking, chapter 3 (mid-year convention, stub year).
 */
export function flowTimes({ years, firstShare, midYear }: Timing): { times: number[]; horizon: number } {
  const horizon = firstShare + years - 1
  const times = Array.from({ length: years }, (_, year) => {
    const end = firstShare + year
    return midYear ? end - (year === 0 ? firstShare : 1) / 2 : end
  })
  return { times, horizon }
}

/**
 * The growth for ever at which a growing perpetuity after `flow` (the last year's) is worth `value` at `rate`:
 * (value × rate − flow) ÷ (value + flow). `undefined` when flow or value is not positive.
 * Source: value = flow × (1 + g) ÷ (rate − g), solved for g.
 */
export function impliedGrowth(value: number, flow: number, rate: number): number | undefined {
  return value > 0 && flow > 0 ? (value * rate - flow) / (value + flow) : undefined
}
