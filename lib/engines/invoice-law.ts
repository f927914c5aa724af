/* What the law of the seller's country wants on an invoice: fetched when somebody fills one in. */
export { lawOn } from '@/lib/families/line-item-documents/law-on'
