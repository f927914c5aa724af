/** What a put is worth to its owner at expiry, per share: strike less share price, never less than nothing. Hull, section 10.2. */
export function longPutValue(strike: number, sharePrice: number): number {
  return Math.max(strike - sharePrice, 0)
}

/** What a call is worth to its owner at expiry, per share: share price less strike, never less than nothing. Hull, section 10.1. */
export function longCallValue(strike: number, sharePrice: number): number {
  return Math.max(sharePrice - strike, 0)
}
