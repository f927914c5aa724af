/** What an invoice can show. The words for people are in lib/subjects/invoice-requirements. */
export type InvoiceParticular =
  | 'taxInvoiceTitle'
  | 'number'
  | 'issueDate'
  | 'supplyDate'
  | 'sellerName'
  | 'sellerAddress'
  | 'sellerTaxNumber'
  | 'sellerCompanyNumber'
  | 'buyerName'
  | 'buyerAddress'
  | 'buyerTaxNumber'
  | 'description'
  | 'itemCode'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'netAmount'
  | 'taxRate'
  | 'taxAmount'
  | 'total'
  | 'placeOfSupply'
  | 'paymentTerms'
  | 'latePaymentTerms'
  | 'signature'

/** When a particular is needed, where it is not always. */
export type InvoiceCondition =
  /** The supply was on another day than the invoice. */
  | 'otherDay'
  /** Prices were reduced. */
  | 'discounted'
  /** The buyer is a business. */
  | 'toBusiness'
  /** The buyer is registered for the tax. */
  | 'toRegistered'
  /** The buyer owes the tax. */
  | 'reverseCharge'
  /** The buyer is a business in another member state of the union. */
  | 'acrossUnion'
  /** Between states or provinces of one country. */
  | 'interState'

export type InvoiceNeed =
  | InvoiceParticular
  | {
      what: InvoiceParticular
      /** Absent where it is always needed. */
      when?: InvoiceCondition
      /** What stands for it. */
      or?: readonly InvoiceParticular[]
    }

export interface SimplifiedInvoice {
  /** In the jurisdiction's currency. */
  upTo: number
  /** Whether an invoice of exactly that amount is among them. */
  including: boolean
  /** Which amount is compared: with or without the tax. */
  of: 'gross' | 'net'
  needs: readonly InvoiceNeed[]
  /** False where the buyer who owes the tax gets a full invoice whatever the amount. */
  forReverseCharge: boolean
  /** True where a buyer who is not registered may always get this one. */
  anyAmountToUnregistered?: true
}

export interface InvoiceWording {
  /** The words of the law, or an example where any words that mean it will do. */
  text: string
  exact: boolean
  provision: string
}

export type InvoiceStatement = 'reverseCharge' | 'exempt' | 'smallBusiness'

/** What a jurisdiction wants on an invoice of a business registered for its tax on sales. */
export interface InvoiceContents {
  /** Where it says so, for people: "UStG, § 14(4)". */
  provision: string
  full: readonly InvoiceNeed[]
  /** Lighter ones, the smallest amount first. */
  simplified: readonly SimplifiedInvoice[]
  /** What is needed instead where no tax is charged for this reason, whatever the amount. */
  untaxed?: Partial<Record<InvoiceStatement, { provision: string; needs: readonly InvoiceNeed[] }>>
  /** From this amount without tax on, a buyer who has no number is named too; absent where every buyer is or none. */
  namedBuyerFrom?: number
  /** What the number may consist of, as a pattern and in words. */
  numberForm?: { pattern: string; words: string }
  wordings: Partial<Record<InvoiceStatement, InvoiceWording>>
  /** What was read in one source only. */
  oneSource: readonly string[]
}
