/* Word lists of placeholder text and what is made of them. */
export { composeLorem, type LoremRequest } from '@/lib/lorem/compose'
export { flavours, type FlavourName } from '@/lib/lorem/flavours'
export { asCsv, asHtml, asJson, asText } from '@/lib/lorem/output'
export { pseudolocalise } from '@/lib/lorem/pseudo'
