import type { ColumnName } from './member'

/** How taxes are named; the last of a pair is charged besides the first. */
export const taxNames = {
  tax: 'Tax',
  vat: 'VAT',
  gst: 'GST',
  igst: 'IGST',
  cgst: 'CGST + SGST, half each',
  utgst: 'CGST + UTGST, half each',
  sales: 'Sales tax',
  hst: 'HST',
  pst: 'GST + PST',
  qst: 'GST + QST',
  own: 'Another name',
} as const

/** Why a line is at 0%: categories of EN 16931. */
export const zeroReasons = {
  Z: 'Zero rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-Community supply',
  G: 'Export outside the EU',
  O: 'Outside the scope of tax',
} as const

/** What the columns of the lines are called in the form and in a CSV file. */
export const columnLabels = {
  description: 'Description',
  code: 'HS code',
  origin: 'Origin',
  weight: 'Net weight',
  quantity: 'Quantity',
  carton: 'Carton',
  delivered: 'Delivered',
  unit: 'Unit',
  price: 'Unit price',
  discount: 'Discount',
  tax: 'Tax',
  optional: 'Optional',
} as const satisfies Record<ColumnName, string>

/** What both sides' numbers are called in the form and in what is said of them. */
export const commonFieldLabels = {
  fromId: 'Your tax number',
  toId: 'Tax number of the other side',
} as const
