/* Invoices as PDF/A-3b with their XML inside, written and read. */
export { facturXDocument, facturXPdf, facturXXml } from '@/lib/families/e-invoices/factur-x'
export { isLongEInvoice } from '@/lib/families/e-invoices/tool'
