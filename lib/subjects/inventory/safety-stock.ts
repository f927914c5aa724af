import { normalQuantile, normalUpperTail } from '@/lib/subjects/statistics/distributions'

/** Demand of a day and the lead time in days, each with its standard deviation, in units and days. */
export interface Replenishment {
  demand: number
  demandDeviation: number
  leadTime: number
  leadTimeDeviation: number
}

/**
 * Standard deviation of the demand during the lead time, in units: √(L·σd² + d²·σL²), demand of different days and the lead time
 * taken as independent. Source: P. King, Crack the Code, APICS magazine, July/August 2011.
 */
export function leadTimeDemandDeviation({
  demand,
  demandDeviation,
  leadTime,
  leadTimeDeviation,
}: Replenishment): number {
  return Math.sqrt(leadTime * demandDeviation ** 2 + demand ** 2 * leadTimeDeviation ** 2)
}

/** Standard deviations of safety stock for a chance of no shortage in a cycle, a fraction; undefined at 0 and 1. */
export function serviceFactor(level: number): number | undefined {
  return level > 0 && level < 1 ? normalQuantile(level) : undefined
}

/** Units short on average, in standard deviations, where stock reaches z of them beyond the mean: φ(z) − z × (1 − Φ(z)). */
export function unitLoss(z: number): number {
  return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI) - z * normalUpperTail(z)
}

/**
 * The z at which a share `fillRate` of the units ordered is delivered from stock: unit loss × deviation = (1 − fill rate) × order
 * quantity, found by halving between −10 and 10. Undefined for a fill rate outside 0 to 1, or without a deviation.
 * Source: E. Silver, D. Pyke, D. Thomas, Inventory and Production Management in Supply Chains, chapter 6.
 */
export function fillRateFactor(fillRate: number, quantity: number, deviation: number): number | undefined {
  if (!(fillRate > 0 && fillRate < 1 && quantity > 0 && deviation > 0)) return undefined
  const wanted = ((1 - fillRate) * quantity) / deviation
  let low = -10
  let high = 10
  if (unitLoss(low) <= wanted) return undefined
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2
    if (unitLoss(middle) > wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}
