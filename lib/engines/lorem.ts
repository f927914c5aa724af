/* Word lists of placeholder text and what is made of them. */
export { composeLorem, type LoremRequest } from '@/lib/subjects/lorem/compose'
export { flavours, type FlavourName } from '@/lib/subjects/lorem/flavours'
export { layoutBlocks, readOutline, writeLayout } from '@/lib/subjects/lorem/layout'
export { asCsv, asHtml, asJson, asText } from '@/lib/subjects/lorem/output'
export { pseudolocalise } from '@/lib/subjects/lorem/pseudo'
