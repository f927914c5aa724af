import type { DocumentKind as RecordKind } from '@/lib/kits/records/kinds'
import type { RecordFields } from '@/lib/kits/records/roles'
import type { Fields } from '@/lib/kits/fields/types'
import type { ColumnName, DocumentKind } from './member'

/** What follows what in trade: an offer is ordered, delivered, invoiced, paid or corrected. */
const becomes: Partial<Record<RecordKind, readonly RecordKind[]>> = {
  quotation: ['purchase-order', 'proforma-invoice', 'delivery-note', 'invoice'],
  'proforma-invoice': ['delivery-note', 'invoice', 'commercial-invoice'],
  'purchase-order': ['delivery-note', 'proforma-invoice', 'invoice'],
  'delivery-note': ['packing-slip', 'invoice'],
  'packing-slip': ['delivery-note', 'invoice'],
  invoice: ['delivery-note', 'packing-slip', 'commercial-invoice', 'receipt', 'credit-note', 'debit-note'],
  'commercial-invoice': ['packing-slip', 'receipt', 'credit-note'],
  receipt: ['credit-note'],
}

/** What was paid, why it was corrected and what was given in cash belong to one document. */
const own = ['paid', 'deposit', 'tendered', 'received', 'purpose', 'reason', 'supplyDate']

/** Which field of a kind's form is which of the visitor's records. */
export function recordsOf({ record, columns }: DocumentKind, form: Fields): RecordFields | undefined {
  if (record === undefined) return undefined
  const field = <Role extends string>(role: Role, name: string) =>
    (Object.hasOwn(form, name) ? { [role]: name } : {}) as Partial<Record<Role, string>>
  const column = <Role extends string>(role: Role, name: ColumnName) =>
    (columns.includes(name) ? { [role]: name } : {}) as Partial<Record<Role, string>>
  return {
    kind: record,
    ...(record === 'purchase-order' ? { writer: 'buyer' as const } : {}),
    business: {
      party: 'from',
      ...field('taxId', 'fromId'),
      ...field('logo', 'logo'),
      ...field('currency', 'currency'),
      ...field('terms', 'terms'),
      ...field('payment', 'bank'),
      ...field('iban', 'iban'),
      ...field('bic', 'bic'),
    },
    client: { party: 'to', ...field('taxId', 'toId') },
    items: {
      rows: 'lines',
      columns: {
        ...column('name', 'description'),
        ...column('unit', 'unit'),
        ...column('price', 'price'),
        ...column('tax', 'tax'),
      },
    },
    number: 'number',
    date: 'date',
    ...field('due', 'deadline'),
    origin: { ...field('number', 'original'), ...field('date', 'originalDate') },
    becomes: becomes[record] ?? [],
    stays: own.filter((name) => Object.hasOwn(form, name)),
  }
}
