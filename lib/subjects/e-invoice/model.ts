/**
 * The semantic model of EN 16931-1: what an electronic invoice says, whichever syntax it is written in. All values are texts as they
 * stand in the file, days as YYYY-MM-DD; what is absent is undefined. The number of each term is in `terms.ts`.
 */
export interface EInvoice {
  syntax?: 'ubl' | 'cii'
  /** BT-24 and BT-23. */
  specification?: string
  process?: string
  number?: string
  issueDate?: string
  dueDate?: string
  typeCode?: string
  notes?: readonly Note[]
  taxPointDate?: string
  taxPointCode?: string
  currency?: string
  taxCurrency?: string
  accountingReference?: string
  buyerReference?: string
  period?: Period
  order?: string
  salesOrder?: string
  preceding?: readonly Preceding[]
  despatchAdvice?: string
  receivingAdvice?: string
  tender?: string
  contract?: string
  project?: string
  object?: Identifier
  attachments?: readonly Attachment[]
  seller?: Party
  buyer?: Party
  payee?: Party
  taxRepresentative?: Party
  delivery?: Delivery
  payments?: readonly Payment[]
  remittance?: string
  /** BT-89 and BT-90. */
  mandate?: string
  creditor?: string
  terms?: string
  allowances?: readonly Adjustment[]
  charges?: readonly Adjustment[]
  vat?: readonly VatRow[]
  totals?: Totals
  lines?: readonly Line[]
  /** Currencies that amounts of the file are said to be in; UBL alone says so. */
  amountCurrencies?: readonly string[]
  /** Of the VAT totals that stand in the file, in their order; empty where one names none. */
  taxTotalCurrencies?: readonly string[]
  /** Where the file is a document of its own for credit notes. */
  document?: 'credit note'
}

export interface Note {
  subject?: string
  text?: string
}
export interface Identifier {
  id?: string
  scheme?: string
}
export interface Period {
  start?: string
  end?: string
}
export interface Preceding {
  number?: string
  date?: string
}
export interface Attachment {
  id?: string
  description?: string
  location?: string
  mime?: string
  fileName?: string
  /** Base64. */
  content?: string
}
export interface Address {
  street?: string
  more?: string
  third?: string
  city?: string
  postCode?: string
  subdivision?: string
  country?: string
}
export interface Contact {
  name?: string
  phone?: string
  email?: string
}
export interface Party {
  endpoint?: Identifier
  identifiers?: readonly Identifier[]
  name?: string
  tradingName?: string
  registration?: Identifier
  legalForm?: string
  vatId?: string
  taxNumber?: string
  address?: Address
  contact?: Contact
}
export interface Delivery {
  name?: string
  location?: Identifier
  date?: string
  address?: Address
}
export interface Payment {
  code?: string
  text?: string
  account?: { id?: string; name?: string; bank?: string }
  card?: { number?: string; holder?: string }
  debited?: string
}
export interface VatCategory {
  category?: string
  rate?: string
}
export interface Adjustment {
  amount?: string
  base?: string
  percent?: string
  reason?: string
  reasonCode?: string
  vat?: VatCategory
}
export interface VatRow extends VatCategory {
  taxable?: string
  amount?: string
  exemption?: string
  exemptionCode?: string
}
export interface Totals {
  lines?: string
  allowances?: string
  charges?: string
  net?: string
  tax?: string
  /** BT-111. */
  taxInTaxCurrency?: string
  gross?: string
  prepaid?: string
  rounding?: string
  due?: string
}
export interface Classification {
  code?: string
  list?: string
  version?: string
}
export interface Line {
  id?: string
  note?: string
  object?: Identifier
  quantity?: string
  unit?: string
  net?: string
  orderLine?: string
  accountingReference?: string
  period?: Period
  allowances?: readonly Adjustment[]
  charges?: readonly Adjustment[]
  price?: string
  priceDiscount?: string
  grossPrice?: string
  baseQuantity?: string
  baseUnit?: string
  vat?: VatCategory
  name?: string
  description?: string
  sellerItem?: string
  buyerItem?: string
  standardItem?: Identifier
  classifications?: readonly Classification[]
  origin?: string
  attributes?: readonly { name?: string; value?: string }[]
}
