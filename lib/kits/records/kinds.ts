/** Kinds of documents that the list keeps apart: what each is called, and what `{kind}` stands for in its number. */
export const documentKinds = {
  proposal: { label: 'Proposal', prefix: 'PRP' },
  quotation: { label: 'Quotation', prefix: 'QUO' },
  'proforma-invoice': { label: 'Pro forma invoice', prefix: 'PRO' },
  'purchase-order': { label: 'Purchase order', prefix: 'PO' },
  order: { label: 'Order', prefix: 'ORD' },
  'delivery-note': { label: 'Delivery note', prefix: 'DN' },
  'packing-slip': { label: 'Packing slip', prefix: 'PS' },
  invoice: { label: 'Invoice', prefix: 'INV' },
  'commercial-invoice': { label: 'Commercial invoice', prefix: 'CI' },
  receipt: { label: 'Receipt', prefix: 'REC' },
  'credit-note': { label: 'Credit note', prefix: 'CN' },
  'debit-note': { label: 'Debit note', prefix: 'DB' },
  'bill-of-lading': { label: 'Bill of lading', prefix: 'BOL' },
  'pay-slip': { label: 'Pay slip', prefix: 'PAY' },
  letter: { label: 'Letter', prefix: 'LET' },
  contract: { label: 'Contract', prefix: 'CON' },
  statement: { label: 'Statement', prefix: 'STA' },
  other: { label: 'Document', prefix: 'DOC' },
} as const satisfies Record<string, { label: string; prefix: string }>

export type DocumentKind = keyof typeof documentKinds

export function isDocumentKind(raw: unknown): raw is DocumentKind {
  return typeof raw === 'string' && Object.hasOwn(documentKinds, raw)
}

export const kindLabels = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { label }]) => [kind, label]),
) as Record<DocumentKind, string>

/** How a kind is numbered before anybody has said otherwise: INV-2026-0001. */
export const usualPattern = '{kind}-{year}-{number:4}'
