import type { Document } from '@/lib/kits/document/types'

/** Words of a sentence stay, so that it takes as many lines as another; of anything else each letter has the width of a zero. */
const veiledText = (text: string) =>
  / /.test(text.trim()) ? text.replace(/\p{Nd}/gu, '0') : text.replace(/[\p{L}\p{Nd}]/gu, '0')

/** What is read in a document, but for names of kinds, alignments and the like. */
const read = new Set(['text', 'value', 'rows', 'foot', 'items', 'facts', 'totals', 'blocks', 'columns', 'lines'])

function veiled(value: unknown, isRead: boolean): unknown {
  if (typeof value === 'string') return isRead ? veiledText(value) : value
  if (Array.isArray(value)) return value.map((one) => veiled(one, isRead))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, veiled(one, read.has(key))]))
}

/**
 * A document of the same shape in which nothing of chance can be read. Drawn unseen, it keeps the place of one that is drawn once the
 * page runs, so that nothing moves then.
 */
export const roomOf = (document: Document) => veiled(document, false) as Document
