import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Entries } from './form'
import type { DocumentKind } from './member'

/** All entries and sums for other programs. Sums are in whole minor units of the currency. */
export function jsonOf(kind: DocumentKind, entries: Entries, sums: InvoiceSums | undefined): string {
  const { logo: _, ...values } = entries
  return `${JSON.stringify({ document: kind.title, version: 1, values, ...(sums ? { sums } : {}) }, undefined, 2)}\n`
}
