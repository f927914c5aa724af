/* Structured data of a whole table of products. */
export { productLines } from '@/lib/subjects/structured-data/product-lines'
