/* Whether tax numbers close: fetched when somebody writes one on a document. */
export { numbersOn } from '@/lib/families/line-item-documents/numbers-on'
