import { projectFile } from '@/lib/base/format/project-file'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Entries } from './form'
import type { DocumentKind } from './member'

/** All entries and sums for other programs. Sums are in whole minor units of the currency. */
export const jsonOf = (kind: DocumentKind, entries: Entries, sums: InvoiceSums | undefined) =>
  projectFile(kind.title, entries, sums ? { sums } : {})
