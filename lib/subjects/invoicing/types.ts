/** A number exactly as it is written: '0.1', '-12.50', '1e-7'. */
export type Decimal = string

/**
 * Duty or tax category codes that EN 16931 takes from UNTDID 5305: S standard rated, Z zero rated, E exempt, AE reverse charge,
 * K intra-Community supply, G export, O not subject to VAT, L Canary Islands IGIC, M IPSI of Ceuta and Melilla. A tax that is no
 * VAT (GST, sales tax, a levy) is S where it is charged.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** One tax under its own name. `percent` is 19 for 19%. */
export interface Tax {
  name: string
  category: TaxCategory
  percent: Decimal
}

/** Of the amount it changes, or an amount in major units. */
export type Size = { percent: Decimal } | { amount: Decimal }

/** A discount takes away, a charge adds. */
export interface Adjustment {
  is: 'discount' | 'charge'
  size: Size
  reason?: string
}

/** A discount or charge on the whole document. Without taxes of its own it is spread over those of the lines, by their amounts. */
export interface DocumentAdjustment extends Adjustment {
  taxes?: readonly Tax[]
}

export interface InvoiceLine {
  description: string
  quantity: Decimal
  unit?: string
  /** In major units, with as many decimals as it needs. */
  unitPrice: Decimal
  /** The quantity that the price is for: 100 where it is said for a hundred pieces. 1 where absent. */
  per?: Decimal
  adjustments?: readonly Adjustment[]
  taxes: readonly Tax[]
}

/** Tax that the buyer keeps back and pays to the state: IRPF, TDS. */
export interface Withholding {
  name: string
  percent: Decimal
  /** What the percentage is of. */
  of: 'net' | 'total'
}

export interface InvoiceInput {
  /** ISO 4217 code. */
  currency: string
  /** Whether prices, discounts and charges contain the taxes of their line. */
  prices: 'without tax' | 'with tax'
  /** Where a tax becomes whole minor units: once for all that it is charged on (EN 16931), or in every line. */
  rounding: 'document' | 'line'
  lines: readonly InvoiceLine[]
  adjustments?: readonly DocumentAdjustment[]
  /** Paid before, in major units. */
  prepaid?: readonly Decimal[]
  /** What is to be paid is a multiple of this, in major units: '0.05' for Swiss francs in cash. */
  cashStep?: Decimal
  withholdings?: readonly Withholding[]
  /** What is asked for now; the rest is the balance. */
  deposit?: Size
}

/* All that follows is in whole minor units of the currency. */

/** A discount is below zero where what it is taken from is above. */
export interface AdjustmentSums {
  /** As it is priced: with tax where prices are. */
  amount: number
}

export interface LineSums {
  /** Quantity × price, as priced. */
  gross: number
  adjustments: readonly AdjustmentSums[]
  /** What the line comes to as priced: gross and adjustments. */
  priced: number
  /** BT-131: without tax. */
  net: number
  /** Share of the line in the document's taxes; the shares of all lines and adjustments add up to its tax. */
  tax: number
  /** Net and tax. */
  total: number
}

/** What a document's discount or charge comes to for lines of the same taxes. */
export interface AdjustmentPart {
  taxes: readonly Tax[]
  /** BT-92 or BT-99, below zero for a discount. */
  net: number
  tax: number
}

export interface DocumentAdjustmentSums extends AdjustmentSums {
  /** Without tax. */
  net: number
  parts: readonly AdjustmentPart[]
}

export interface TaxSums extends Tax {
  /** BT-116. */
  taxable: number
  /** BT-117. */
  amount: number
}

export interface InvoiceSums {
  currency: string
  /** Decimals of the currency. */
  digits: number
  lines: readonly LineSums[]
  adjustments: readonly DocumentAdjustmentSums[]
  /** One for each name, category and rate, in the order in which they first stand on a line. */
  taxes: readonly TaxSums[]
  /** BT-106: sum of the lines without tax. */
  lineNet: number
  /** Sum of the lines as priced. */
  linePriced: number
  /** BT-107: sum of the document's discounts without tax, above zero. */
  discounts: number
  /** BT-108: sum of the document's charges without tax. */
  charges: number
  /** BT-109: BT-106 − BT-107 + BT-108. */
  net: number
  /** BT-110: sum of the taxes. */
  tax: number
  /** BT-112: BT-109 + BT-110. */
  total: number
  /** BT-113. */
  prepaid: number
  withheld: readonly { name: string; amount: number }[]
  /** BT-114: what cash rounding adds. */
  rounding: number
  /** BT-115: BT-112 − BT-113 + BT-114. */
  due: number
  /** Due, less what is withheld. */
  toPay: number
  /** Of `toPay`, asked for now; 0 where no deposit is asked for. */
  deposit: number
  /** `toPay` less the deposit. */
  balance: number
}
