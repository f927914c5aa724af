/* Contents of payment codes, with the table of IBANs that they are checked by. */
export { toMinor } from '@/lib/base/money/minor-units'
export { mustBeTextFile, uploadedText } from '@/lib/base/text/uploaded-text'
export { checkIban } from '@/lib/subjects/identifiers/iban'
export { epcContent, longestEpcContent, type SepaTransfer } from '@/lib/subjects/payments/epc-qr'
export { transferLabels, transferList, type TransferList } from '@/lib/subjects/payments/transfer-list'
