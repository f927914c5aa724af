import { rootBetween } from '@/lib/base/root'

/** What a SAFE or a note turns into shares with. */
export interface Conversion {
  /** Money that converts: the purchase amount, or principal with interest. */
  amount: number
  /** Valuation cap; none when absent. */
  cap?: number | undefined
  /** Off the round's price, a fraction below 1. */
  discount: number
  /**
   * What the cap is divided by: `post` counts everything that converts but not the pool's increase, `pre` counts the increase but
   * nothing that converts.
   */
  basis: 'post' | 'pre'
  /** Places, in the list of all, of what a most-favoured-nation clause may take the terms of instead of its own. */
  mayFollow?: readonly number[]
}

/**
 * What the pre-money valuation pays for. `ownership`: everything before the new money, so that the investor gets
 * investment ÷ post-money. `fixed`: the shares and the pool, and what converts comes on top. `dollars`: the pre-money and the
 * money that converts pay for both.
 */
export type PricingMethod = 'ownership' | 'fixed' | 'dollars'

export interface Round {
  preMoney: number
  investment: number
  /** Shares, and options that are granted or promised. */
  shares: number
  /** Options reserved and not granted. */
  pool: number
  /** The pool not granted after the round, as a fraction of all shares after it; below 1. */
  poolTarget: number
  /** Whether the pool grows before the price is set, at the cost of present holders, or afterwards at everybody's. */
  poolGrows: 'before' | 'after'
  method: PricingMethod
  conversions: readonly Conversion[]
}

export interface PricedRound {
  price: number
  /** Shares of each conversion, the terms that gave the most, and the price they came to. Not rounded. */
  converted: readonly { shares: number; by: 'cap' | 'discount' | 'price'; price: number; followed?: number }[]
  newShares: number
  /** Options added to the pool. */
  poolIncrease: number
  /** Everything after the round, fully diluted. */
  total: number
  /** Shares, pool and everything that converts, before the new money and without what is added to the pool: YC's company capitalization. */
  capitalization: number
  /** The shares that the valuation is divided by. */
  priced: number
}

/**
 * Prices one round of shares over what is outstanding: price, shares of everything that converts, and the pool. SAFEs under a
 * post-money cap count each other, the pool's target counts the new shares, and a price may decide which terms are best, so the
 * round is one equation in the number of shares after it, solved to the precision of a double. Nothing is rounded to whole shares.
 * `undefined` when caps, discounts and pool together leave nothing for present holders.
 * Source: Y Combinator, Post-Money Safe User Guide (company capitalization; better of cap, discount and price);
 * Cooley GO, Calculating Share Price With Outstanding Convertible Notes or Safes (the three methods).
 */
export function priceRound(round: Round): PricedRound | undefined {
  const { preMoney, investment, shares, pool, conversions, method } = round
  const target = round.poolGrows === 'before' ? round.poolTarget : 0
  const converting = conversions.reduce((sum, { amount }) => sum + amount, 0)
  const counted = preMoney + (method === 'dollars' ? converting : 0)

  /** Everything about the round if `total` shares came out of it. */
  const at = (total: number) => {
    const poolAfter = Math.max(pool, target * total)
    const perMoney = method === 'fixed' ? (shares + poolAfter) / preMoney : total / (counted + investment)
    const left = total - shares - poolAfter - investment * perMoney
    const own = conversions.map((one) => ownTerms(one, perMoney, shares + pool + left, shares + poolAfter))
    const best = conversions.map(({ amount, mayFollow = [] }, index) =>
      mayFollow.reduce(
        (most, place) => {
          const other = own[place]
          const perAmount = other === undefined ? 0 : other.perMoney
          return perAmount > most.perMoney && other ? { ...other, followed: place, shares: perAmount * amount } : most
        },
        own[index] as Terms & { shares: number; followed?: number },
      ),
    )
    return { poolAfter, perMoney, left, best, gap: left - best.reduce((sum, one) => sum + one.shares, 0) }
  }

  const least = shares + pool
  const far = least * 2 ** 50
  if (!(at(far).gap > 0 && at(2 * far).gap > at(far).gap)) return undefined
  const inRound =
    conversions.length === 0 && target === 0 ? least * (1 + investment / preMoney) : solved(at, least, far)
  const { poolAfter, perMoney, best, left } = at(inRound)
  const added = round.poolGrows === 'after' ? (round.poolTarget * inRound - pool) / (1 - round.poolTarget) : 0
  const poolIncrease = poolAfter - pool + Math.max(0, added)
  return {
    price: 1 / perMoney,
    converted: best.map(({ perMoney: each, by, shares: issued, followed }) => ({
      shares: issued,
      by,
      price: 1 / each,
      ...(followed === undefined ? {} : { followed }),
    })),
    newShares: investment * perMoney,
    poolIncrease,
    total: inRound + Math.max(0, added),
    capitalization: shares + pool + left,
    priced: counted * perMoney,
  }
}

interface Terms {
  /** Shares for one unit of money. */
  perMoney: number
  by: 'cap' | 'discount' | 'price'
}

function ownTerms(
  { amount, cap, discount, basis }: Conversion,
  perMoney: number,
  postCount: number,
  preCount: number,
): Terms & { shares: number } {
  const byDiscount = perMoney / (1 - discount)
  const byCap = cap === undefined ? 0 : (basis === 'post' ? postCount : preCount) / cap
  const best: Terms =
    byCap > byDiscount
      ? { perMoney: byCap, by: 'cap' }
      : { perMoney: byDiscount, by: discount > 0 ? 'discount' : 'price' }
  return { ...best, shares: amount * best.perMoney }
}

function solved(at: (total: number) => { gap: number }, least: number, far: number): number {
  let high = least
  while (at(high).gap < 0 && high < far) high *= 2
  return rootBetween((total) => at(total).gap, least / 2, high)
}
