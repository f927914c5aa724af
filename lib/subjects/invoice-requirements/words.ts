import type { InvoiceParticular, InvoiceStatement } from '@/lib/law/invoice-contents'

/** A particular as a sentence begins with it, and whether it is one or several. */
export const particularWords: Readonly<Record<InvoiceParticular, readonly [words: string, verb: 'is' | 'are']>> = {
  taxInvoiceTitle: ['The words “Tax invoice”', 'are'],
  number: ['The invoice number', 'is'],
  issueDate: ['The date of the invoice', 'is'],
  supplyDate: ['The date of supply', 'is'],
  sellerName: ['Your name', 'is'],
  sellerAddress: ['Your address', 'is'],
  sellerTaxNumber: ['Your tax number', 'is'],
  sellerCompanyNumber: ['Your company number', 'is'],
  buyerName: ['The buyer’s name', 'is'],
  buyerAddress: ['The buyer’s address', 'is'],
  buyerTaxNumber: ['The buyer’s tax number', 'is'],
  description: ['A description of what was sold', 'is'],
  itemCode: ['The HSN or SAC code of a line', 'is'],
  quantity: ['The quantity of a line', 'is'],
  unit: ['The unit of a line', 'is'],
  unitPrice: ['The unit price without tax', 'is'],
  discount: ['The discount', 'is'],
  netAmount: ['The amount without tax, for each rate', 'is'],
  taxRate: ['The rate of tax', 'is'],
  taxAmount: ['The amount of tax', 'is'],
  total: ['The total', 'is'],
  placeOfSupply: ['The place of supply with the name of the state', 'is'],
  paymentTerms: ['The day by which payment is due', 'is'],
  latePaymentTerms: ['The interest for late payment and the fixed sum of 40 euros for recovery', 'are'],
  signature: ['Your signature', 'is'],
}

/** Why a statement is wanted. */
export const statementWords: Readonly<Record<InvoiceStatement, string>> = {
  reverseCharge: 'the buyer owes the tax',
  exempt: 'the supply is exempt and no tax is charged',
  smallBusiness: 'your business is small and charges no tax',
}
