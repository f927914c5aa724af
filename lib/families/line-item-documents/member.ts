import type { Notice } from '@/lib/kits/document/types'
import type { DocumentKind as RecordKind } from '@/lib/kits/records/kinds'

import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Making } from './document'
import type { Entries } from './form'

/** What a line of the document may hold. */
export type ColumnName =
  | 'description'
  | 'code'
  | 'origin'
  | 'weight'
  | 'quantity'
  | 'carton'
  | 'delivered'
  | 'unit'
  | 'price'
  | 'discount'
  | 'tax'
  | 'optional'

/** A row as the member gives it to begin with. */
export type SampleLine = Readonly<Partial<Record<ColumnName, string | number | boolean>>>

/** Fields that only some kinds have. */
export type KindField = keyof typeof import('./kind-fields').kindFields

/** What is true of one kind of document; everything else is the family's. */
export interface DocumentKind {
  /** What the list of kept documents calls it, which also numbers it and says what it can become; absent: it is not kept there. */
  record?: RecordKind
  /** As the document is headed and named: 'Invoice'. */
  title: string
  number: { label: string; initial: string }
  date: string
  /** The second date: by when to pay, accept or deliver. */
  deadline?: { label: string; initial?: string }
  /** Who writes the document, and to whom. */
  from: { label: string; role: string; initial: string }
  to: { label: string; role: string; initial: string }
  columns: readonly ColumnName[]
  lines: readonly SampleLine[]
  fields?: readonly KindField[]
  /** Printed under the heading: 'This is not a tax invoice.' */
  statement?: string
  /** What the last sum is called: 'Amount due'. */
  due?: string
  /** Whether money is asked for or acknowledged: the payment fields. */
  payment?: 'asked' | 'received'
  /**
   * Where tax is owed for what it says: the law of invoices, an engine of its own that comes when somebody fills in the form, since
   * fourteen jurisdictions weigh as much as everything else.
   */
  law?: () => Promise<{ lawOn(making: Making, sums: InvoiceSums): Notice[] }>
  /** Whether the tax numbers of both sides close: an engine of its own, which comes with the first number. */
  numbers?: () => Promise<{ numbersOn(entries: Partial<Entries>): Notice[] }>
  /** Who signs, where somebody does. */
  signers?: readonly string[]
}
