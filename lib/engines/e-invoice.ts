/* E-invoices by EN 16931: written from a form, read from XML, held against the rules. */
export { eInvoiceDocument, eInvoiceJson, eInvoiceXml, isLongEInvoice } from '@/lib/families/e-invoices/tool'
