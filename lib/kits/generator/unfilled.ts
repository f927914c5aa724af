import type { Block, Document, ListItem, Notice, RichText, Span } from '@/lib/kits/document/types'
import { fieldId } from '@/lib/kits/fields/field-id'

/** What stands in a document for an entry that is not there yet: its name in brackets, which leads to its field. */
export function unfilled(field: string, label: string): Span {
  return { text: `[${label}]`, bold: true, href: `#${fieldId(field)}` }
}

const isUnfilled = (span: string | Span): span is Span =>
  typeof span !== 'string' && span.href?.startsWith(`#${fieldId('')}`) === true

function inItems(items: readonly ListItem[]): RichText[] {
  return items.flatMap(({ text, items: inner = [] }) => [text, ...inItems(inner)])
}

function richTexts(block: Block): RichText[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'list') return inItems(block.items)
  if (block.kind === 'columns') return block.columns.flatMap((blocks) => blocks.flatMap(richTexts))
  return []
}

/** What is not filled in yet, by name, in the order of the text, each once. */
export function unfilledIn({ blocks }: Pick<Document, 'blocks'>): readonly string[] {
  const spans = blocks.flatMap(richTexts).flatMap((text) => (typeof text === 'string' ? [] : text.filter(isUnfilled)))
  return [...new Set(spans.map(({ text }) => text.slice(1, -1)))]
}

/** Said beside a document while something is not filled in. */
export function unfilledNotice(document: Pick<Document, 'blocks'>): Notice[] {
  const names = unfilledIn(document)
  return names.length > 0 ? [{ is: 'fair', says: `Not filled in yet: ${names.join(', ')}.` }] : []
}

function plainText(text: RichText): RichText {
  if (typeof text === 'string') return text
  return text.map((span) => (isUnfilled(span) ? { text: span.text, bold: true } : span))
}

function plainItems(items: readonly ListItem[]): ListItem[] {
  return items.map(({ text, items: inner }) => ({
    text: plainText(text),
    ...(inner ? { items: plainItems(inner) } : {}),
  }))
}

function plainBlock(block: Block): Block {
  if (block.kind === 'paragraph') return { ...block, text: plainText(block.text) }
  if (block.kind === 'list') return { ...block, items: plainItems(block.items) }
  if (block.kind === 'columns') return { ...block, columns: block.columns.map((blocks) => blocks.map(plainBlock)) }
  return block
}

/** The document as it leaves the page, where no fields are to lead to. */
export function withoutFieldLinks(document: Document): Document {
  return { ...document, blocks: document.blocks.map(plainBlock) }
}
