/* Pay slips: their sums, the document and what it is saved as. */
export { methods, paySlipDocument, sumsOfSlip, type PaySlip } from '@/lib/subjects/pay-slip/document'
export { paySlipCsv, paySlipJson } from '@/lib/subjects/pay-slip/files'
