import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

/** A car bought with a trade-in: amounts of money, the tax as a fraction. */
export interface CarPurchase {
  /** The agreed price with options, before rebate and tax. */
  price: number
  rebate: number
  /** Title, registration and document fees. */
  fees: number
  down: number
  tradeIn: number
  /** What is still owed on the trade-in and is paid off by the deal. */
  tradeOwed: number
  taxRate: number
  /** `price`: tax on the whole price. `net`: the value of the trade-in is taken off first. */
  taxOn: 'price' | 'net'
  /** Whether the tax is charged on the price before the rebate. */
  rebateTaxed: boolean
  /** Whether the fees are added to the loan or paid in cash. */
  feesFinanced: boolean
}

export interface AmountFinanced {
  taxable: number
  /** Rounded to the currency's minor unit. */
  tax: number
  /** Price less rebate, with tax and fees. */
  outTheDoor: number
  /** The loan, rounded to the minor unit; 0 or less where nothing has to be borrowed. */
  financed: number
  /** Paid by the buyer on the day. */
  cash: number
}

/**
 * The amount financed, line by line: price − rebate + tax + fees − down payment − (trade-in − owed on it), the fees left out
 * where they are paid in cash. `minorDigits` is the currency's number of decimals (ISO 4217).
 * Source: Regulation Z, 12 CFR 1026.18(b), amount financed.
 */
export function amountFinanced(purchase: CarPurchase, minorDigits: number): AmountFinanced {
  const { price, rebate, fees, down, tradeIn, tradeOwed } = purchase
  const rounded = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
  const credit = (purchase.taxOn === 'net' ? tradeIn : 0) + (purchase.rebateTaxed ? 0 : rebate)
  const taxable = Math.max(0, price - credit)
  const tax = rounded(taxable * purchase.taxRate)
  const outTheDoor = price - rebate + tax + fees
  const cashFees = purchase.feesFinanced ? 0 : fees
  return {
    taxable,
    tax,
    outTheDoor,
    financed: rounded(outTheDoor - down - tradeIn + tradeOwed - cashFees),
    cash: down + cashFees,
  }
}
