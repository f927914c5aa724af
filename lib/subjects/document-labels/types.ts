/** BCP 47. */
export const documentLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar', 'hi'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

export const documentKinds = [
  'invoice',
  'taxInvoice',
  'commercialInvoice',
  'proformaInvoice',
  'creditNote',
  'debitNote',
  'quotation',
  'receipt',
  'purchaseOrder',
  'deliveryNote',
  'packingSlip',
] as const
/** The documents of a sale. `taxInvoice` is an invoice under the name that GST and the VAT of the Gulf ask for. */
export type DocumentKind = (typeof documentKinds)[number]

/** What a tax on sales is called; which countries have it, `taxes.ts` says. */
export const salesTaxes = ['vat', 'gst', 'cgst', 'sgst', 'utgst', 'igst', 'hst', 'pst', 'qst', 'salesTax'] as const
export type SalesTax = (typeof salesTaxes)[number]

/** How a receipt was paid. */
export type PaymentMethod = 'transfer' | 'card' | 'cash' | 'cheque' | 'other'

/** What only one kind of document says: its parties, dates, signers and last sum. */
export type DocumentPhrase =
  | 'billTo'
  | 'deliverTo'
  | 'creditTo'
  | 'debitTo'
  | 'quotationFor'
  | 'exporter'
  | 'buyer'
  | 'supplier'
  | 'requiredBy'
  | 'amountCredited'
  | 'amountInAdvance'
  | 'notTaxInvoice'
  | 'receivedBy'
  | 'moneyReceivedBy'
  | 'moneyReceivedFrom'
  | 'signedForExporter'
  | 'orderedBy'
  | 'approvedBy'
  | 'acceptedBy'

/** Every word of an invoice and of what goes before and after it, in one language. */
export interface DocumentLabels {
  titles: Readonly<Record<DocumentKind, string>>
  taxes: Readonly<Record<SalesTax, string>>
  from: string
  to: string
  shipTo: string
  number: string
  date: string
  dueDate: string
  /** When the goods were delivered or the service was done. */
  supplyDate: string
  validUntil: string
  yourReference: string
  /** Before the number of the invoice that a credit or debit note changes. */
  forInvoice: string
  taxNumber: string
  companyNumber: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  discount: string
  charge: string
  net: string
  tax: string
  taxRate: string
  subtotal: string
  rounding: string
  total: string
  withholding: string
  deposit: string
  paid: string
  amountDue: string
  amountInWords: string
  carriedForward: string
  broughtForward: string
  paymentTerms: string
  bank: string
  accountHolder: string
  accountNumber: string
  reference: string
  notes: string
  signature: string
  reverseCharge: string
  currency: string
  /** Heads the column that counts the lines. */
  lineNumber: string
  /** Names the table to those who do not see it. */
  lines: string
  options: string
  hsCode: string
  origin: string
  netWeight: string
  ordered: string
  delivered: string
  /** What was ordered and is still to be delivered. */
  remaining: string
  amount: string
  amountWithTax: string
  subtotalWithTax: string
  /** Before the name of a tax that the total contains. */
  ofWhich: string
  totalWithTax: string
  balance: string
  taxTable: string
  taxable: string
  taxAmount: string
  payment: string
  /** Describes the code to those who do not see it. */
  payCode: string
  paymentMethod: string
  cashGiven: string
  change: string
  reason: string
  termsOfDelivery: string
  carrier: string
  parcels: string
  grossWeight: string
  reasonForExport: string
  declaration: string
  /** Before the name of the business. */
  logo: string
  /** Reasons why nothing is charged, as are the three after it. */
  exempt: string
  intraCommunity: string
  exportUntaxed: string
  outsideScope: string
  methods: Readonly<Record<PaymentMethod, string>>
  phrases: Readonly<Record<DocumentPhrase, string>>
  received: string
  inWords: string
  /** What was paid for. */
  purpose: string
  /** The document that a payment is for. */
  settles: string
  cartons: string
  cartonOf(number: string, of: string): string
  noCarton: string
  /** The number of another document and its day as it is written. */
  originalOf(number: string, date: string): string
  page(number: string, of: string): string
}
