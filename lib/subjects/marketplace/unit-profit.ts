/** What one unit costs to sell on a marketplace. Amounts are money per unit, shares are fractions. */
export interface UnitTerms {
  /** Off the price, at the seller's cost. */
  coupon: number
  /** Tax that is part of the price: 0.2 for 20% on top of the net price. */
  tax: number
  referralRate: number
  referralMinimum: number
  fulfilment: number
  /** Another fulfilment fee for what is sold below a price. */
  lowPrice?: { below: number; fulfilment: number } | undefined
  /** Storage and inbound placement. */
  otherFees: number
  /** Product, duty, freight and preparation. */
  landed: number
  adShare: number
  adAmount: number
  returns: number
  /** Share of the referral fee that the marketplace keeps on a refund, and the most it keeps. */
  keptShare: number
  keptMost: number
  returnFee: number
  /** Share of returned units that go back into stock at full value. */
  resellable: number
}

interface UnitProfit {
  paid: number
  taxPart: number
  revenue: number
  referral: number
  fulfilment: number
  /** Kept of the referral fee when one unit is refunded. */
  kept: number
  ads: number
  /** Expected cost of returns for each unit sold. */
  returnsCost: number
  profit: number
}

/**
 * Profit of one unit sold at `price`, in money: price less coupon and tax, marketplace fees, landed cost, ads and the expected cost of
 * returns. The referral fee is the greater of rate and minimum, on what the buyer pays; a refund gives it back less what is kept.
 * Source: Amazon Seller Central, Selling on Amazon fee schedule and refund administration fee.
 */
export function unitProfit(price: number, terms: UnitTerms): UnitProfit {
  const paid = price * (1 - terms.coupon)
  const revenue = paid / (1 + terms.tax)
  const referral = Math.max(paid * terms.referralRate, terms.referralMinimum)
  const fulfilment = terms.lowPrice && paid < terms.lowPrice.below ? terms.lowPrice.fulfilment : terms.fulfilment
  const kept = Math.min(referral * terms.keptShare, terms.keptMost)
  const ads = paid * terms.adShare + terms.adAmount
  const returnsCost = terms.returns * (revenue - (referral - kept) + terms.returnFee - terms.resellable * terms.landed)
  const profit = revenue - referral - fulfilment - terms.otherFees - terms.landed - ads - returnsCost
  return { paid, taxPart: paid - revenue, revenue, referral, fulfilment, kept, ads, returnsCost, profit }
}

/**
 * The lowest price at which a unit does not lose money. Profit is a straight line between the prices where the minimum referral fee, the
 * cap on what is kept, and the low-price fee change, so each stretch is solved by itself. `undefined` where no price is enough.
 */
export function breakEvenPrice(terms: UnitTerms): number | undefined {
  const profitAt = (price: number) => unitProfit(price, terms).profit
  const edges = [0, ...bends(terms)].toSorted((one, other) => one - other)
  for (const [at, from] of edges.entries()) {
    const to = edges[at + 1] ?? Infinity
    if (to <= from) continue
    if (profitAt(from) >= 0) return from
    // As far out as the loss is large: the slope between two close prices drowns in the digits of a large one.
    const reach = Math.max(1, -profitAt(from))
    const inside = to === Infinity ? from + reach : (from + to) / 2
    const further = to === Infinity ? from + 2 * reach : (from + 3 * to) / 4
    const slope = (profitAt(further) - profitAt(inside)) / (further - inside)
    if (slope <= 1e-9) continue
    const root = inside - profitAt(inside) / slope
    if (root >= from && root < to) return root
  }
  return undefined
}

/** The prices at which a fee changes its rule. */
function bends(terms: UnitTerms): number[] {
  const paid = [
    terms.referralMinimum / terms.referralRate,
    terms.keptMost / (terms.referralRate * terms.keptShare),
    terms.lowPrice?.below ?? 0,
  ]
  return paid.map((edge) => edge / (1 - terms.coupon)).filter((edge) => edge > 0 && Number.isFinite(edge))
}
