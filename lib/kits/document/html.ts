import type { Show } from '@/lib/base/format/show'
import { leadsOut } from './href'
import { lookOf } from './looks'
import { documentStyle, letterSize, lookNames, pageStyle } from './style'
import type { Block, Document, Fact, ListItem, RichText, Span, TableColumn, Value } from './types'
import { wordsOf } from './words'
import { isNumericValue, sumCells, valueText } from './value'

type Words = ReturnType<typeof wordsOf>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an HTML or XML element or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Only addresses that cannot run a script become links. */
function isSafeHref(href: string): boolean {
  return leadsOut(href) || href.startsWith('#')
}

function spanHtml(span: string | Span): string {
  if (typeof span === 'string') return escapeHtml(span)
  let html = escapeHtml(span.text)
  if (span.bold) html = `<strong>${html}</strong>`
  if (span.italic) html = `<em>${html}</em>`
  return span.href !== undefined && isSafeHref(span.href) ? `<a href="${escapeHtml(span.href)}">${html}</a>` : html
}

/** Line breaks within a paragraph stay line breaks. */
function richHtml(text: RichText): string {
  const spans = typeof text === 'string' ? [text] : text
  return spans.map(spanHtml).join('').replaceAll('\n', '<br>')
}

type Direction = Document['direction']

/** A text with a direction of its own: in a line from right to left, "12 Quay Street" and "−AED 5.00" would have their ends exchanged. */
function isolated(html: string, direction: Direction): string {
  return direction === 'rtl' && html !== '' ? `<bdi>${html}</bdi>` : html
}

function valueHtml(value: Value, show: Show, direction: Direction): string {
  return isolated(escapeHtml(valueText(value, show)).replaceAll('\n', '<br>'), direction)
}

function factsHtml(
  facts: readonly Fact[],
  align: 'start' | 'end' | undefined,
  show: Show,
  direction: Direction,
): string {
  const rows = facts.map(
    ({ label, value, strong }) =>
      `<div${strong ? ' class="doc-strong"' : ''}><dt>${escapeHtml(label)}</dt><dd>${valueHtml(value, show, direction)}</dd></div>`,
  )
  return `<dl class="doc-facts${align === 'end' ? ' doc-facts-end' : ''}">${rows.join('')}</dl>`
}

function alignOf(column: TableColumn, cell: Value | undefined): string {
  const align = column.align ?? (isNumericValue(cell) ? 'end' : 'start')
  return align === 'start' ? '' : ` class="doc-${align}"`
}

function tableHtml(table: Block & { kind: 'table' }, show: Show, words: Words, direction: Direction): string {
  const { columns, rows, totals = [] } = table
  const weight = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const widths =
    weight > 0
      ? `<colgroup>${columns.map(({ width }) => (width ? `<col style="width:${Math.round((width / weight) * 100)}%">` : '<col>')).join('')}</colgroup>`
      : ''
  const head = columns
    .map((column, at) => `<th scope="col"${alignOf(column, rows[0]?.[at])}>${escapeHtml(column.label)}</th>`)
    .join('')
  const body = rows
    .map(
      (row) =>
        `<tr>${columns.map((column, at) => `<td${alignOf(column, row[at])}>${valueHtml(row[at] ?? '', show, direction)}</td>`).join('')}</tr>`,
    )
    .join('')
  const sums = sumCells(table, words.total)
  const foot = sums ? footRow(columns, sums, show, direction) : ''
  const frame = `<div class="doc-scroll" tabindex="0" role="region" aria-label="${escapeHtml(table.label)}"><table>${widths}<thead><tr>${head}</tr></thead><tbody>${body}</tbody>${foot}</table></div>`
  return totals.length > 0 ? `${frame}${factsHtml(totals, 'end', show, direction)}` : frame
}

function footRow(columns: readonly TableColumn[], cells: readonly Value[], show: Show, direction: Direction): string {
  const row = columns.map((column, at) => {
    const cell = cells[at] ?? ''
    if (cell === '') return '<td></td>'
    if (at === 0 && typeof cell === 'string') return `<th scope="row">${escapeHtml(cell)}</th>`
    return `<td${alignOf(column, cell)}>${valueHtml(cell, show, direction)}</td>`
  })
  return `<tfoot><tr>${row.join('')}</tr></tfoot>`
}

function listHtml(items: readonly ListItem[], numbered: boolean | undefined): string {
  const tag = numbered ? 'ol' : 'ul'
  const rows = items.map(
    ({ text, items: inner }) =>
      `<li><span>${richHtml(text)}</span>${inner && inner.length > 0 ? listHtml(inner, numbered) : ''}</li>`,
  )
  return `<${tag}>${rows.join('')}</${tag}>`
}

function partiesHtml({ parties }: Block & { kind: 'parties' }, direction: Direction): string {
  const all = parties.map(({ role, name, lines = [] }) => {
    const rest = lines
      .filter((line) => line !== '')
      .map((line) => `<div>${isolated(escapeHtml(line), direction)}</div>`)
    return `<div><div class="doc-role">${escapeHtml(role)}</div><div class="doc-name">${isolated(escapeHtml(name), direction)}</div>${rest.join('')}</div>`
  })
  return `<div class="doc-parties">${all.join('')}</div>`
}

function signatureHtml({ signers }: Block & { kind: 'signature' }, words: Words): string {
  const all = signers.map(({ role, name, title }) => {
    const lines = [words.signature, ...(name ? [name] : []), ...(title ? [title] : []), words.signedOn]
    return `<div><div class="doc-role">${escapeHtml(role)}</div>${lines
      .map((line) =>
        line === name || line === title
          ? `<div>${escapeHtml(line)}</div>`
          : `<div class="doc-sign">${escapeHtml(line)}</div>`,
      )
      .join('')}</div>`
  })
  return `<div class="doc-parties doc-signatures">${all.join('')}</div>`
}

/** One block as HTML. Everything a visitor typed is escaped; the only markup passed through is an image's own SVG. */
export function blockHtml(block: Block, show: Show, words: Words = wordsOf({}), direction?: Direction): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`
    case 'paragraph': {
      const names = [block.quiet ? 'doc-quiet' : '', block.align && block.align !== 'start' ? `doc-${block.align}` : '']
        .filter(Boolean)
        .join(' ')
      return `<p${names ? ` class="${names}"` : ''}>${richHtml(block.text)}</p>`
    }
    case 'parties':
      return partiesHtml(block, direction)
    case 'facts':
      return block.aside
        ? `<div class="doc-aside">${factsHtml(block.facts, block.align, show, direction)}</div>`
        : factsHtml(block.facts, block.align, show, direction)
    case 'table':
      return tableHtml(block, show, words, direction)
    case 'list':
      return listHtml(block.items, block.numbered)
    case 'image':
      return `<figure class="doc-image" role="img" aria-label="${escapeHtml(block.alt)}"${block.width === undefined ? '' : ` style="--print-width:${block.width}mm"`}>${block.svg}</figure>`
    case 'picture':
      return `<p class="doc-picture${block.align && block.align !== 'start' ? ` doc-${block.align}` : ''}"><img src="${escapeHtml(block.href)}" alt="${escapeHtml(block.alt)}" style="width:${block.width}mm"></p>`
    case 'plain':
      return `<pre class="doc-plain${block.look === 'prose' ? ' doc-prose' : ''}${block.aside ? ' doc-aside' : ''}"${languageAttributes(block)}>${escapeHtml(block.text)}</pre>`
    case 'columns':
      return `<div class="doc-columns">${block.columns.map((blocks) => `<div>${blocks.map((one) => blockHtml(one, show, words, direction)).join('')}</div>`).join('')}</div>`
    case 'signature':
      return signatureHtml(block, words)
    case 'rule':
      return '<hr>'
    case 'page-break':
      return '<div class="doc-break"></div>'
  }
}

export function languageAttributes({ language, direction }: { language?: string; direction?: 'ltr' | 'rtl' }): string {
  return `${language ? ` lang="${escapeHtml(language)}"` : ''}${direction ? ` dir="${direction}"` : ''}`
}

/** The whole document as an HTML file that needs nothing else: no script, no request. */
export function documentHtml(document: Document, show: Show): string {
  const { title, language = 'en', direction, blocks } = document
  const words = wordsOf(document)
  const { colour, scale } = lookOf(document)
  return [
    '<!doctype html>',
    `<html${languageAttributes({ language, ...(direction ? { direction } : {}) })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>body{margin:0}${documentStyle}${pageStyle(document)}</style>`,
    '</head>',
    `<body><main class="doc doc-${document.sheet} ${lookNames(document)}" style="--doc-colour:${colour};font-size:${letterSize(scale)}">${blocks.map((block) => blockHtml(block, show, words, direction)).join('\n')}</main></body>`,
    '</html>',
    '',
  ].join('\n')
}
