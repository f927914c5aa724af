/** A part of the price of one article, from the end of the part before up to `upTo`, taxed at `rate`. The last part has no end. */
export interface TaxStep {
  upTo: number
  rate: number
}

/** The price before tax that with its tax comes to `gross`. No rate may be −1 or less. */
export function netOfStepped(gross: number, steps: readonly TaxStep[]): number {
  let from = 0
  let left = gross
  for (const { upTo, rate } of steps) {
    const part = left / (1 + rate)
    if (part <= upTo - from) return from + part
    left -= (upTo - from) * (1 + rate)
    from = upTo
  }
  return from
}
