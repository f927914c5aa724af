import type { DocumentKind } from './kinds'

/**
 * What a field may hold of the visitor's business. `party` is all that a document says of it, a line each, the name first; `address`
 * all of the address; `payment` where to pay. `iban` and `bic` are the account and the code of the bank where they are such by their look; what
 * `iban` holds is then not in `payment` again.
 */
export type BusinessRole =
  | 'party'
  | 'name'
  | 'contact'
  | 'address'
  | 'street'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'email'
  | 'phone'
  | 'website'
  | 'taxId'
  | 'companyId'
  | 'bankName'
  | 'accountName'
  | 'account'
  | 'bankCode'
  | 'payment'
  | 'iban'
  | 'bic'
  | 'currency'
  | 'terms'
  | 'logo'

export type ClientRole = Extract<
  BusinessRole,
  | 'party'
  | 'name'
  | 'contact'
  | 'address'
  | 'street'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'email'
  | 'phone'
  | 'taxId'
>

export type ItemRole = 'name' | 'code' | 'unit' | 'price' | 'tax'

/**
 * Which field of a form is which of the visitor's records. A generator that has it fills its form from a business, a client and
 * items, takes its number from their series, and keeps what it makes in the list of documents.
 */
export interface RecordFields<Name extends string = string> {
  kind: DocumentKind
  /** Another tool makes the usual document of this kind: what is to become one is made there. */
  besides?: true
  /** Who writes it, the seller where absent: an order's \`business\` is whom an invoice goes to. */
  writer?: 'buyer'
  business?: Partial<Record<BusinessRole, Name>>
  client?: Partial<Record<ClientRole, Name>>
  /** A table of lines, and which of its columns is which of an item. */
  items?: { rows: Name; columns: Partial<Record<ItemRole, string>> }
  number?: Name
  date?: Name
  due?: Name
  /** Where the number and the day of the document stand that this one was made from. */
  origin?: { number?: Name; date?: Name }
  /** What it can become; offered where a finished tool makes it. */
  becomes?: readonly DocumentKind[]
  /** Fields that do not go along, besides number, days and origin. */
  stays?: readonly Name[]
}
