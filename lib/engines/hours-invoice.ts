/* Invoices of logged time, made by the sums and the document of the invoice tool. */
export {
  hoursCsv,
  hoursInvoice,
  hoursInvoiceJson,
  timesheetJson,
} from '@/lib/families/line-item-documents/hours-invoice'
export { groupings, roundings } from '@/lib/subjects/time-entries/hours'
