import type { Show } from '@/lib/base/format/show'
import { textsOf } from './design'
import type { Block, Document, Fact, ListItem, RichText, Value } from './types'
import { wordsOf } from './words'
import { sumCells, valueText } from './value'

type Words = ReturnType<typeof wordsOf>

function richText(text: RichText): string {
  return typeof text === 'string' ? text : text.map((span) => (typeof span === 'string' ? span : span.text)).join('')
}

function factLines(facts: readonly Fact[], show: Show): string[] {
  return facts.map(({ label, value }) => `${label}: ${valueText(value, show)}`)
}

function listLines(items: readonly ListItem[], numbered: boolean | undefined, prefix: string, depth: number): string[] {
  return items.flatMap(({ text, items: inner = [] }, at) => {
    const mark = numbered ? `${prefix}${at + 1}.` : '-'
    return [
      `${'  '.repeat(depth)}${mark} ${richText(text)}`,
      ...listLines(inner, numbered, numbered ? mark : '', depth + 1),
    ]
  })
}

/** Tabs between cells: a spreadsheet takes the block as it is. */
function tableLines(table: Block & { kind: 'table' }, show: Show, words: Words): string[] {
  const write = (cells: readonly Value[]) =>
    cells.map((cell) => valueText(cell, show).replace(/[\t\n]+/g, ' ')).join('\t')
  const sums = sumCells(table, words.total)
  return [
    table.columns.map(({ label }) => label).join('\t'),
    ...table.rows.map(write),
    ...(sums ? [write(sums)] : []),
    ...factLines(table.totals ?? [], show),
  ]
}

function blockText(block: Block, show: Show, words: Words): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return richText(block.text)
    case 'parties':
      return block.parties
        .map(({ role, name, lines = [] }) => [`${role}: ${name}`, ...lines.filter((line) => line !== '')].join('\n'))
        .join('\n\n')
    case 'facts':
      return factLines(block.facts, show).join('\n')
    case 'table':
      return tableLines(block, show, words).join('\n')
    case 'list':
      return listLines(block.items, block.numbered, '', 0).join('\n')
    case 'picture':
    case 'image':
      return `[${block.alt}]`
    case 'design':
      return textsOf(block.page).join('\n')
    case 'plain':
      return block.text
    case 'columns':
      return block.columns.flatMap((blocks) => blocks.map((one) => blockText(one, show, words))).join('\n\n')
    case 'signature':
      return block.signers
        .map(({ role, name, title }) =>
          [
            role,
            ...(name ? [name] : []),
            ...(title ? [title] : []),
            `${words.signature}: ____________________`,
            `${words.signedOn}: ____________________`,
          ].join('\n'),
        )
        .join('\n\n')
    case 'rule':
    case 'page-break':
      return ''
  }
}

/** The document as plain text, blocks parted by an empty line. */
export function documentText(document: Pick<Document, 'blocks' | 'words'>, show: Show): string {
  const words = wordsOf(document)
  return document.blocks
    .map((block) => blockText(block, show, words))
    .filter((text) => text !== '')
    .join('\n\n')
}
