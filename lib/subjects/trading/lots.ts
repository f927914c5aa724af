/** One purchase or sale. Fees are paid on top of a purchase and out of the proceeds of a sale. */
export interface Trade {
  side: 'buy' | 'sell'
  /** Shares or coins. */
  shares: number
  price: number
  fees: number
  /** Coins that the fee itself took: a purchase brings so many fewer, a sale takes so many more out. */
  feeShares?: number
}

export interface Position {
  shares: number
  /** What the shares still held have cost, purchase fees included. */
  cost: number
  /** Proceeds of all sales less their fees and less the cost of the shares sold. */
  realised: number
}

/** How a sale takes cost out: at the average of all shares held, or of those bought first, last or at the highest cost each. */
export type CostMethod = 'average' | 'first-in' | 'last-in' | 'highest-cost'

interface Lot {
  shares: number
  cost: number
}

/**
 * The position after each trade, in order. `{ oversold }` is the index of the first trade that sells more than is held.
 * Source: IRS Publication 550 (cost basis, first-in first-out, specific identification and average basis).
 */
export function sharePositions(trades: readonly Trade[], method: CostMethod): Position[] | { oversold: number } {
  const positions: Position[] = []
  let lots: Lot[] = []
  let realised = 0
  for (const [index, { side, shares, price, fees, feeShares = 0 }] of trades.entries()) {
    if (side === 'buy') {
      lots.push({ shares: shares - feeShares, cost: shares * price + fees })
      if (method === 'average') lots = [total(lots)]
    } else {
      const held = total(lots)
      const leaving = shares + feeShares
      // 0.1 + 0.2 shares bought cover 0.3 sold, although their binary sum differs.
      const noise = 1e-9 * held.shares
      if (leaving > held.shares + noise) return { oversold: index }
      lots = leaving >= held.shares - noise ? [] : without(lots, leaving, method)
      realised += shares * price - fees - (held.cost - total(lots).cost)
    }
    positions.push({ ...total(lots), realised })
  }
  return positions
}

function total(lots: readonly Lot[]): Lot {
  return lots.reduce((sum, { shares, cost }) => ({ shares: sum.shares + shares, cost: sum.cost + cost }), {
    shares: 0,
    cost: 0,
  })
}

/** Lots in the order in which a sale takes them. */
function inOrderOfSale(lots: readonly Lot[], method: CostMethod): Lot[] {
  if (method === 'last-in') return lots.toReversed()
  if (method === 'highest-cost') return lots.toSorted((one, other) => other.cost / other.shares - one.cost / one.shares)
  return [...lots]
}

function without(lots: readonly Lot[], sold: number, method: CostMethod): Lot[] {
  let left = sold
  const takenFrom = new Map<Lot, number>()
  for (const lot of inOrderOfSale(lots, method)) {
    const taken = Math.min(left, lot.shares)
    left -= taken
    takenFrom.set(lot, taken)
  }
  return lots.flatMap((lot) => {
    const shares = lot.shares - (takenFrom.get(lot) ?? 0)
    return shares > 0 ? [{ shares, cost: (lot.cost * shares) / lot.shares }] : []
  })
}

/**
 * The shares to buy at `price`, with one fee of `fees`, that move the average of a position to `target`:
 * (shares × (average − target) + fees) ÷ (target − price). Zero or less when the fee alone moves it past the target;
 * `undefined` unless the target lies between price and average.
 */
export function sharesForAverage(
  { shares, cost }: Pick<Position, 'shares' | 'cost'>,
  target: number,
  price: number,
  fees: number,
): number | undefined {
  const average = cost / shares
  const between = (price < target && target < average) || (average < target && target < price)
  return between ? (cost - shares * target + fees) / (target - price) : undefined
}
