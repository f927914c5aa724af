/** Wei in a gwei and in an ether. */
export const weiPerGwei = 1_000_000_000n
export const weiPerEther = 1_000_000_000_000_000_000n

/** What a transaction offers and meets, in wei for a unit of gas. */
export interface GasPrices {
  base: bigint
  /** The tip that is offered to the proposer of the block. */
  tip: bigint
  /** The most that is paid for base fee and tip together. */
  most: bigint
}

/** The price of a unit of gas in wei: base fee and as much of the tip as the maximum leaves. `undefined` while the maximum is below the base fee and the transaction waits. Source: EIP-1559. */
export function gasPrice({ base, tip, most }: GasPrices): bigint | undefined {
  if (most < base) return undefined
  return base + (tip < most - base ? tip : most - base)
}

/** The lowest and highest base fee that the next block can have, in wei: after an empty block and after a full one. Source: EIP-1559. */
export function nextBaseFee(base: bigint): { lowest: bigint; highest: bigint } {
  const step = base / 8n
  return { lowest: base - step, highest: base + (step > 0n ? step : 1n) }
}

/** A decimal number, with point or comma, in units of 10^-`digits`, cut below them; `undefined` for any other text. */
export function fixedPoint(text: string, digits: number): bigint | undefined {
  const [, whole, fraction = ''] = /^\s*(\d{1,40})(?:[.,](\d{0,60}))?\s*$/.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** A whole number of 10^-`digits` as decimal text with a point, without zeros at its end. */
export function decimalOf(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const fraction = text.slice(text.length - digits).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
