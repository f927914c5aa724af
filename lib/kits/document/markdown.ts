import { textsOf } from './design'
import type { Show } from '@/lib/base/format/show'
import { leadsOut } from './href'
import type { Block, Document, Fact, ListItem, RichText, TableColumn, Value } from './types'
import { alignOf, sumCells, valueText } from './value'
import { wordsOf } from './words'

type Words = ReturnType<typeof wordsOf>

/** Signs that would be read as markup; at the beginning of a line more of them would. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replace(/^(\s*)([#+=-])/gm, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/gm, String.raw`$1\$2`)
}

/** Line breaks within a paragraph stay: a backslash at the end of a line (CommonMark 6.7). */
const broken = (text: string) => text.replaceAll('\n', '\\\n')

function richText(text: RichText): string {
  const spans = typeof text === 'string' ? [text] : text
  return spans
    .map((span) => {
      if (typeof span === 'string') return plain(span)
      const words = plain(span.text)
      const italic = span.italic ? `*${words}*` : words
      const bold = span.bold ? `**${italic}**` : italic
      return span.href !== undefined && leadsOut(span.href) ? `[${bold}](<${encodeURI(span.href)}>)` : bold
    })
    .join('')
}

function factLines(facts: readonly Fact[], show: Show): string {
  return facts.map(({ label, value }) => `- **${plain(label)}:** ${inCell(value, show)}`).join('\n')
}

/** A table's cell and an item's value are one line. */
function inCell(value: Value, show: Show): string {
  return plain(valueText(value, show)).replace(/\s*\n\s*/g, '<br>')
}

function listLines(items: readonly ListItem[], numbered: boolean | undefined, indent: string): string[] {
  return items.flatMap(({ text, items: inner = [] }, at) => {
    const mark = numbered ? `${at + 1}.` : '-'
    const room = indent + ' '.repeat(mark.length + 1)
    const [first = '', ...rest] = broken(richText(text)).split('\n')
    return [`${indent}${mark} ${first}`, ...rest.map((line) => room + line), ...listLines(inner, numbered, room)]
  })
}

const ruleOf = (column: TableColumn, cell: Value | undefined) => (alignOf(column, cell) === 'start' ? '---' : '---:')

function tableText(table: Block & { kind: 'table' }, show: Show, words: Words): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const write = (cells: readonly Value[]) => line(table.columns.map((_, at) => inCell(cells[at] ?? '', show)))
  const sums = sumCells(table, words.total)
  const rows = [
    line(table.columns.map(({ label }) => plain(label))),
    line(table.columns.map((column, at) => ruleOf(column, table.rows[0]?.[at]))),
    ...table.rows.map(write),
    ...(sums ? [write(sums)] : []),
  ].join('\n')
  return table.totals && table.totals.length > 0 ? `${rows}\n\n${factLines(table.totals, show)}` : rows
}

function blockText(block: Block, show: Show, words: Words): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plain(block.text).replaceAll('\n', ' ')}`
    case 'paragraph':
      return broken(richText(block.text))
    case 'parties':
      return block.parties
        .map(({ role, name, lines = [] }) =>
          broken([`${plain(role)}: **${plain(name)}**`, ...lines.filter((one) => one !== '').map(plain)].join('\n')),
        )
        .join('\n\n')
    case 'facts':
      return block.aside ? '' : factLines(block.facts, show)
    case 'table':
      return tableText(block, show, words)
    case 'list':
      return listLines(block.items, block.numbered, '').join('\n')
    case 'picture':
    case 'image':
      return `*${plain(block.alt)}*`
    case 'design':
      return textsOf(block.page).map(plain).join('\n')
    case 'plain':
      return block.aside ? '' : block.text.replace(/^/gm, '    ')
    case 'columns':
      return block.columns
        .flatMap((blocks) => blocks.map((one) => blockText(one, show, words)))
        .filter((text) => text !== '')
        .join('\n\n')
    case 'signature':
      return block.signers
        .map(({ role, name, title }) =>
          broken(
            [
              `**${plain(role)}**`,
              ...[name, title].filter((one) => one !== undefined).map(plain),
              `${words.signature}: ………………`,
              `${words.signedOn}: ………………`,
            ].join('\n'),
          ),
        )
        .join('\n\n')
    case 'rule':
      return '---'
    case 'page-break':
      return ''
  }
}

/** The document as Markdown (CommonMark with the tables of GitHub). What was typed is text in it, never markup. */
export function documentMarkdown(document: Document, show: Show): string {
  const words = wordsOf(document)
  const texts = document.blocks.map((block) => blockText(block, show, words)).filter((text) => text !== '')
  return `${texts.join('\n\n')}\n`
}
