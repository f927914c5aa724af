import { millimetres, sheetSize } from './design'
import { lookOf } from './looks'
import type { Document } from './types'

/** Where paper turns, on a page of the site: the page's number, and room for a gap that is drawn over it. */
export const turnStyle = `
.doc .doc-turn{display:block;padding-top:1.5rem;font-size:.75rem;font-weight:400;line-height:1;text-align:center;color:#525b5a;white-space:normal;user-select:none}
.doc .doc-gap{display:block;height:1rem;margin:1rem 0 2rem}
.doc .doc-turned{display:block;list-style:none}
.doc tr.doc-turned{display:table-row}
.doc .doc-turned>td{border:0;padding:0}
.doc ol>li.doc-turned{counter-increment:none}
.doc .doc-again{opacity:.75;user-select:none}
.doc .doc-break{border:0;margin:0}
@media print{.doc :is(.doc-turn,.doc-turned,.doc-again){display:none!important}}`

/** The paper. A page of the site and a saved file print alike. */
export function pageStyle({ sheet, blocks = [] }: Pick<Document, 'sheet'> & Partial<Pick<Document, 'blocks'>>): string {
  const page = blocks.find((block) => block.kind === 'design')?.page
  if (page) {
    const { width, height } = sheetSize(page)
    return `@page{size:${millimetres(width)}mm ${millimetres(height)}mm;margin:0}`
  }
  return sheet === 'bare' ? '@page{margin:15mm}' : `@page{size:${sheet === 'letter' ? 'letter' : 'A4'};margin:18mm}`
}

export const letterSize = (scale: number) => `${scale * 0.9375}rem`

/** Class names that a document's own look asks for. */
export function lookNames(document: Pick<Document, 'look' | 'colour'>): string {
  const { isColoured, head, strip } = lookOf(document)
  return [isColoured && 'doc-coloured', head === 'field' && 'doc-field', strip > 0 && 'doc-strip']
    .filter(Boolean)
    .join(' ')
}
