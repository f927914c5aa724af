import commercialInvoice from '@/lib/tools/generators/invoicing/commercial-invoice'
import creditNote from '@/lib/tools/generators/invoicing/credit-note'
import debitNote from '@/lib/tools/generators/invoicing/debit-note'
import deliveryNote from '@/lib/tools/generators/invoicing/delivery-note'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import packingSlip from '@/lib/tools/generators/invoicing/packing-slip'
import proformaInvoice from '@/lib/tools/generators/invoicing/proforma-invoice'
import purchaseOrder from '@/lib/tools/generators/invoicing/purchase-order'
import quotation from '@/lib/tools/generators/invoicing/quotation'
import receipt from '@/lib/tools/generators/invoicing/receipt'

const members = {
  invoice,
  quotation,
  receipt,
  'proforma-invoice': proformaInvoice,
  'purchase-order': purchaseOrder,
  'delivery-note': deliveryNote,
  'packing-slip': packingSlip,
  'commercial-invoice': commercialInvoice,
  'credit-note': creditNote,
  'debit-note': debitNote,
} as const
export type Member = (typeof members)[keyof typeof members]

/** Every document with lines, by its id. */
export const everyMember = Object.entries(members).map(([name, member]) => ({ name, member }))
