/** One purchase or sale. Fees are paid on top of a purchase and out of the proceeds of a sale. */
export interface Trade {
  side: 'buy' | 'sell'
  shares: number
  price: number
  fees: number
}

export interface Position {
  shares: number
  /** What the shares still held have cost, purchase fees included. */
  cost: number
  /** Proceeds of all sales less their fees and less the cost of the shares sold. */
  realised: number
}

/** How a sale takes cost out: at the average of all shares held, or of those bought first. */
export type CostMethod = 'average' | 'first-in'

/**
 * The position after each trade, in order. `{ oversold }` is the index of the first trade that sells more than is held.
 * Source: IRS Publication 550 (cost basis, first-in first-out and average basis).
 */
export function sharePositions(trades: readonly Trade[], method: CostMethod): Position[] | { oversold: number } {
  const positions: Position[] = []
  let lots: { shares: number; cost: number }[] = []
  let realised = 0
  for (const [index, { side, shares, price, fees }] of trades.entries()) {
    if (side === 'buy') {
      lots.push({ shares, cost: shares * price + fees })
      if (method === 'average') lots = [total(lots)]
    } else {
      const held = total(lots)
      // 0.1 + 0.2 shares bought cover 0.3 sold, although their binary sum differs.
      const noise = 1e-9 * held.shares
      if (shares > held.shares + noise) return { oversold: index }
      lots = shares >= held.shares - noise ? [] : withoutFirst(lots, shares)
      realised += shares * price - fees - (held.cost - total(lots).cost)
    }
    positions.push({ ...total(lots), realised })
  }
  return positions
}

function total(lots: readonly { shares: number; cost: number }[]) {
  return lots.reduce((sum, { shares, cost }) => ({ shares: sum.shares + shares, cost: sum.cost + cost }), {
    shares: 0,
    cost: 0,
  })
}

function withoutFirst(lots: readonly { shares: number; cost: number }[], sold: number) {
  let left = sold
  return lots.flatMap((lot) => {
    const taken = Math.min(left, lot.shares)
    left -= taken
    const shares = lot.shares - taken
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
