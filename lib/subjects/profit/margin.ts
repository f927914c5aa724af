/**
 * Margin: the profit in a price as a fraction of the price. Amounts in any one currency; negative where the price is below
 * the cost. `undefined` for a price of 0, which has no share. Source: definition of gross margin, IFRS 18 and Horngren.
 */
export function marginOnPrice(price: number, cost: number): number | undefined {
  return price === 0 ? undefined : (price - cost) / price
}

/** Markup: the profit in a price as a fraction of the cost. `undefined` for a cost of 0. */
export function markupOnCost(price: number, cost: number): number | undefined {
  return cost === 0 ? undefined : (price - cost) / cost
}

/** The price at which `cost` leaves `margin`, a fraction below 1: cost ÷ (1 − margin). `undefined` for a margin of 1 or more. */
export function priceForMargin(cost: number, margin: number): number | undefined {
  return margin < 1 ? cost / (1 - margin) : undefined
}

/** The markup that gives `margin`, both fractions: margin ÷ (1 − margin). `undefined` for a margin of 1 or more. */
export function markupOfMargin(margin: number): number | undefined {
  return margin < 1 ? margin / (1 - margin) : undefined
}

/** The margin that `markup` gives, both fractions: markup ÷ (1 + markup). `undefined` for a markup of −1 or less. */
export function marginOfMarkup(markup: number): number | undefined {
  return markup > -1 ? markup / (1 + markup) : undefined
}
