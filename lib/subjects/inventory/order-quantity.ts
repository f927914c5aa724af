/** Demand in units a year, the cost of placing one order, and the cost of holding one unit for a year, both in money. */
export interface OrderTerms {
  demand: number
  orderCost: number
  holdingCost: number
}
export interface BackorderPlan {
  quantity: number
  /** Units owed to customers when the delivery arrives. */
  mostShort: number
  /** Units in stock just after it. */
  mostInStock: number
  cost: number
}

/**
 * The order size, in units, at which a year's ordering and holding costs are lowest: √(2DS ÷ H).
 * All terms must be above 0: without holding cost the best order is endless.
 * Source: F. W. Harris, How Many Parts to Make at Once (1913).
 */
export function economicOrderQuantity({ demand, orderCost, holdingCost }: OrderTerms): number {
  return Math.sqrt((2 * demand * orderCost) / holdingCost)
}

/** A year's ordering and holding cost at an order size of `quantity` units, half of which is in stock on average. */
export function stockCosts({ demand, orderCost, holdingCost }: OrderTerms, quantity: number) {
  const ordering = (demand / quantity) * orderCost
  const holding = (quantity / 2) * holdingCost
  return { ordering, holding, total: ordering + holding }
}

/** How many times the lowest cost an order of `quantity` costs: ½(Q ÷ Q* + Q* ÷ Q), at least 1. */
export function costRatio(quantity: number, best: number): number {
  return (quantity / best + best / quantity) / 2
}

/**
 * The best order size where customers wait, at `shortageCost` (above 0) for each unit owed for a year.
 * Source: F. Hillier, G. Lieberman, Introduction to Operations Research, Inventory Theory, EOQ with planned shortages.
 */
export function plannedBackorders(terms: OrderTerms, shortageCost: number): BackorderPlan {
  const plain = economicOrderQuantity(terms)
  const stretch = Math.sqrt((terms.holdingCost + shortageCost) / shortageCost)
  const quantity = plain * stretch
  const mostInStock = plain / stretch
  return { quantity, mostInStock, mostShort: quantity - mostInStock, cost: mostInStock * terms.holdingCost }
}
