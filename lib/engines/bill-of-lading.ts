/* Bills of lading for road and sea. */
export { freightTerms, ladingDocument, loaders } from '@/lib/subjects/bill-of-lading/document'
