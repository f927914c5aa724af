import type { DocumentKind } from './member'

/** An invoice in the words of the tool of that name, for documents that other tools make with its sums. */
export const plainInvoice: DocumentKind = {
  title: 'Invoice',
  number: { label: 'Invoice number', initial: '' },
  date: 'Invoice date',
  deadline: { label: 'Due date' },
  from: { label: 'From (your business)', role: 'From', initial: '' },
  to: { label: 'Bill to', role: 'Bill to', initial: '' },
  columns: ['description', 'quantity', 'unit', 'price', 'tax'],
  lines: [],
  payment: 'asked',
}
