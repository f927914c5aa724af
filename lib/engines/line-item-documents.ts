/* What the browser runs for the members of lib/families/line-item-documents: a function of the same name, the form left out. */
export { documentModule as defineLineItemDocument } from '@/lib/families/line-item-documents/module'
export { pricedBlocks } from '@/lib/families/line-item-documents/document'
