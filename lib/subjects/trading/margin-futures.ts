export interface FuturesContract {
  /** Money for a move of 1 in the quoted price. */
  multiplier: number
  /** Smallest move of the quoted price. */
  tick: number
  /** Units of the underlying, where prices of it and of the contract may differ by cents. */
  size: number
}

/**
 * Multiplier, tick and size as the exchanges publish them, read in November 2026. CME Group: contract specifications of each product;
 * corn is quoted in cents, the ten-year note in points of 1,000 dollars. NSE circular of 3 October 2025: 65 units from January 2026.
 */
export const futuresContracts: Readonly<Record<string, FuturesContract>> = {
  ES: { multiplier: 50, tick: 0.25, size: 50 },
  NQ: { multiplier: 20, tick: 0.25, size: 20 },
  CL: { multiplier: 1000, tick: 0.01, size: 1000 },
  GC: { multiplier: 100, tick: 0.1, size: 100 },
  '6E': { multiplier: 125_000, tick: 0.00005, size: 125_000 },
  ZC: { multiplier: 50, tick: 0.25, size: 5000 },
  ZN: { multiplier: 1000, tick: 1 / 64, size: 1000 },
  NIFTY: { multiplier: 65, tick: 0.1, size: 65 },
}

/**
 * A price in points and thirty-seconds as platforms write it: 110.165 is 110 and 16½ thirty-seconds, the third digit 2, 5 or 7 being
 * a quarter, a half or three quarters of one. `undefined` for digits that no such price has.
 */
export function fromThirtySeconds(quoted: number): number | undefined {
  const thousandths = Math.round(quoted * 1000)
  const points = Math.floor(thousandths / 1000)
  const digits = thousandths - points * 1000
  const whole = Math.floor(digits / 10)
  const part = { 0: 0, 2: 0.25, 5: 0.5, 7: 0.75 }[digits % 10]
  const isExact = Math.abs(quoted * 1000 - thousandths) < 1e-6
  return part === undefined || whole > 31 || !isExact ? undefined : points + (whole + part) / 32
}

/**
 * What a future is worth today by cost of carry: spot × e^((rate + storage − yield) × years), all rates continuously compounded.
 * Source: Hull, Options, Futures, and Other Derivatives, chapter on forward and futures prices.
 */
export function fairFuture(spot: number, rate: number, storage: number, income: number, years: number): number {
  return spot * Math.exp((rate + storage - income) * years)
}
