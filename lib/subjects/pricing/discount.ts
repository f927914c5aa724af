import { roundHalfAway } from '@/lib/base/money/minor-units'

/** The sale price, in whole minor units, of an article at `discount` (a fraction from 0 to 1) off: price × (1 − discount). */
export function salePriceMinor(originalMinor: number, discount: number): number {
  return roundHalfAway(originalMinor * (1 - discount))
}

/**
 * The original price, in whole minor units, of an article that costs `saleMinor` after `discount` (a fraction below 1):
 * sale price ÷ (1 − discount). `undefined` for a discount of 1 or more, after which every article costs nothing.
 */
export function originalPriceMinor(saleMinor: number, discount: number): number | undefined {
  return discount < 1 ? roundHalfAway(saleMinor / (1 - discount)) : undefined
}

/** What tax is charged on: the price paid, the price before the discount, or it is part of the prices already. */
export type DiscountTax = 'after' | 'before' | 'included'

/** Tax, in whole minor units, on an order of `grossMinor` before and `netMinor` after the discount, at `rate` (a fraction). */
export function discountTaxMinor(grossMinor: number, netMinor: number, rate: number, basis: DiscountTax): number {
  if (basis === 'included') return roundHalfAway((netMinor * rate) / (1 + rate))
  return roundHalfAway((basis === 'after' ? netMinor : grossMinor) * rate)
}
