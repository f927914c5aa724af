/** How prices of a list end: whole steps, or the same ending every time. Amounts in major units. */
export interface PriceEnding {
  /** Distance between two allowed prices: 0.05 for prices in steps of five cents, 1 for prices that all end alike. */
  step: number
  /** What is added to a multiple of the step: 0.99 for 4.99, 5.99 and so on. Nothing without it. */
  ending?: number
}

/** Endings as forms offer them, and what each is. */
export const endingNames = {
  coin: 'Any coin',
  'five-cents': 'Steps of 0.05',
  'ten-cents': 'Steps of 0.10',
  'fifty-cents': 'Steps of 0.50',
  whole: 'Whole units',
  'ninety-nine': '.99',
  'ninety-five': '.95',
} as const
export const priceEndings: Readonly<Record<keyof typeof endingNames, PriceEnding>> = {
  coin: { step: 0 },
  'five-cents': { step: 0.05 },
  'ten-cents': { step: 0.1 },
  'fifty-cents': { step: 0.5 },
  whole: { step: 1 },
  'ninety-nine': { step: 1, ending: 0.99 },
  'ninety-five': { step: 1, ending: 0.95 },
}

/**
 * A price in minor units, whole or not, moved to the nearest allowed ending, or to the next one up, never below the smallest
 * one above 0. The answer is whole minor units. `digits` is the currency's number of decimals; a step finer than its coin
 * counts as one coin.
 */
export function priceWithEnding(
  priceMinor: number,
  { step, ending = 0 }: PriceEnding,
  direction: 'up' | 'nearest',
  digits: number,
): number {
  const stepMinor = Math.max(1, Math.round(step * 10 ** digits))
  const endingMinor = Math.round(ending * 10 ** digits) % stepMinor
  // 15.9 × 100 is 1590.0000000000002 in binary; without this, rounding up would add a whole step.
  const steps = Number(((priceMinor - endingMinor) / stepMinor).toPrecision(13))
  const whole = direction === 'up' ? Math.ceil(steps) : Math.floor(steps + 0.5)
  const fewest = endingMinor > 0 ? 0 : 1
  return Math.max(fewest, whole) * stepMinor + endingMinor
}
