import type { Show } from '@/lib/base/format/show'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { leadsOut } from './href'
import type { Block, Document, Fact, ListItem, RichText, Span, TableColumn, Value } from './types'
import { printable } from './printable'
import type { Turn } from './turns'
import { pageWords, wordsOf } from './words'
import { alignOf, sumCells, sumsSoFar, valueText } from './value'

type Words = ReturnType<typeof wordsOf>

/** The mark of a turn to the next sheet, and where it stands in its block. */
export interface Mark {
  turn: Turn
  html: string
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
function richHtml(text: RichText, marks: readonly Mark[] = []): string {
  const spans = typeof text === 'string' ? [text] : text
  const last = marks.at(-1)
  if (!last) return spans.map(spanHtml).join('').replaceAll('\n', '<br>')
  // The last one first: what stands before each is counted from the beginning.
  const [before, after] = cutAt(spans, last.turn.after ?? 0)
  return richHtml(before, marks.slice(0, -1)) + last.html + richHtml(after)
}

/** A text in two, the first of so many UTF-16 units as it is printed. */
function cutAt(spans: readonly (string | Span)[], units: number): [(string | Span)[], (string | Span)[]] {
  const before: (string | Span)[] = []
  const after: (string | Span)[] = []
  let left = units
  for (const span of spans) {
    const { text, ...look } = typeof span === 'string' ? { text: span } : span
    const whole = printable(text)
    before.push({ ...look, text: whole.slice(0, left) })
    after.push({ ...look, text: whole.slice(left) })
    left = Math.max(0, left - whole.length)
  }
  return [before, after]
}

/** Where a page ends on paper: its number, and a gap before the next. It says nothing to whoever listens or copies. */
export function turnHtml(words: Words, page: number, pages: number): string {
  return `<span class="doc-turn" aria-hidden="true">${escapeHtml(pageWords(words, page, pages))}<span class="doc-gap"></span></span>`
}

const marksHtml = (marks: readonly Mark[]) => marks.map(({ html }) => html).join('')

type Direction = Document['direction']

/** A text with a direction of its own: in a line from right to left, "12 Quay Street" and "−AED 5.00" would have their ends exchanged. */
function isolated(html: string, direction: Direction): string {
  return direction === 'rtl' && html !== '' ? `<bdi>${html}</bdi>` : html
}

function valueHtml(value: Value, show: Show, direction: Direction): string {
  return isolated(escapeHtml(valueText(value, show)).replaceAll('\n', '<br>'), direction)
}

/** An address in a cell may break at its signs, so that its column stays on the sheet. */
function cellHtml(value: Value, show: Show, direction: Direction): string {
  const text = escapeHtml(valueText(value, show)).replaceAll(/[^\s]{24,}/g, (word) =>
    word.replaceAll(/&amp;|[/?=._-]/g, '$&<wbr>'),
  )
  return isolated(text.replaceAll('\n', '<br>'), direction)
}

function factsHtml(
  facts: readonly Fact[],
  align: 'start' | 'end' | undefined,
  show: Show,
  direction: Direction,
  marks: readonly Mark[] = [],
): string {
  const rows = facts.map(
    ({ label, value, strong }, at) =>
      `${marksHtml(marks.filter(({ turn }) => turn.row === at))}<div${strong ? ' class="doc-strong"' : ''}><dt>${escapeHtml(label)}</dt><dd>${valueHtml(value, show, direction)}</dd></div>`,
  )
  return `<dl class="doc-facts${align === 'end' ? ' doc-facts-end' : ''}">${rows.join('')}</dl>`
}

function alignName(column: TableColumn, cell: Value | undefined): string {
  const align = alignOf(column, cell)
  return align === 'start' ? '' : ` class="doc-${align}"`
}

function tableHtml(
  table: Block & { kind: 'table' },
  show: Show,
  words: Words,
  direction: Direction,
  marks: readonly Mark[],
): string {
  const { columns, rows, totals = [] } = table
  const weight = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const widths =
    weight > 0
      ? `<colgroup>${columns.map(({ width }) => (width ? `<col style="width:${Math.round((width / weight) * 100)}%">` : '<col>')).join('')}</colgroup>`
      : ''
  const head = columns
    .map((column, at) => `<th scope="col"${alignName(column, rows[0]?.[at])}>${escapeHtml(column.label)}</th>`)
    .join('')
  const body = rows
    .map(
      (row, at) =>
        `${turnRows(table, at, head, show, words, direction, marks)}<tr${table.strong?.includes(at) ? ' class="doc-strong"' : ''}>${columns.map((column, at) => `<td${alignName(column, row[at])}>${cellHtml(row[at] ?? '', show, direction)}</td>`).join('')}</tr>`,
    )
    .join('')
  const sums = sumCells(table, words.total)
  const foot = sums ? footRow(columns, sums, show, direction) : ''
  const frame = `<div class="doc-scroll" tabindex="0" role="region" aria-label="${escapeHtml(table.label)}"><table>${widths}<thead><tr>${head}</tr></thead><tbody>${body}</tbody>${foot}</table></div>`
  const below = marks.map((mark) => ({ ...mark, turn: { ...mark.turn, row: (mark.turn.row ?? 0) - rows.length } }))
  return totals.length > 0 ? `${frame}${factsHtml(totals, 'end', show, direction, below)}` : frame
}

/** What paper says where a table goes on: the sums so far, and after the turn its head and those sums again. */
function turnRows(
  table: Block & { kind: 'table' },
  at: number,
  head: string,
  show: Show,
  words: Words,
  direction: Direction,
  marks: readonly Mark[],
): string {
  const here = marks.filter(({ turn }) => turn.row === at)
  if (here.length === 0) return ''
  const sums = (label: string) => {
    const cells = sumsSoFar(table, at, label).map(
      (cell, column) =>
        `<td${alignName(table.columns[column] ?? { label }, table.rows[0]?.[column])}>${valueHtml(cell, show, direction)}</td>`,
    )
    return `<tr class="doc-again" aria-hidden="true">${cells.join('')}</tr>`
  }
  const hasSums = at > 0 && table.columns.some(({ sum }) => sum)
  return [
    hasSums ? sums(words.carried) : '',
    `<tr class="doc-turned" aria-hidden="true"><td colspan="${table.columns.length}">${marksHtml(here)}</td></tr>`,
    at > 0 ? `<tr class="doc-again" aria-hidden="true">${head.replaceAll(' scope="col"', '')}</tr>` : '',
    hasSums ? sums(words.brought) : '',
  ].join('')
}

function footRow(columns: readonly TableColumn[], cells: readonly Value[], show: Show, direction: Direction): string {
  const row = columns.map((column, at) => {
    const cell = cells[at] ?? ''
    if (cell === '') return '<td></td>'
    if (at === 0 && typeof cell === 'string') return `<th scope="row">${escapeHtml(cell)}</th>`
    return `<td${alignName(column, cell)}>${valueHtml(cell, show, direction)}</td>`
  })
  return `<tfoot><tr>${row.join('')}</tr></tfoot>`
}

function listHtml(
  items: readonly ListItem[],
  numbered: boolean | undefined,
  marks: readonly Mark[] = [],
  depth = 0,
): string {
  const tag = numbered ? 'ol' : 'ul'
  const rows = items.map(({ text, items: inner }, at) => {
    const within = marks.filter(({ turn }) => turn.item?.[depth] === at)
    const own = within.filter(({ turn }) => turn.item?.length === depth + 1)
    const before = own.filter(({ turn }) => turn.after === undefined)
    const inText = own.filter(({ turn }) => turn.after !== undefined)
    const later = within.filter((mark) => !own.includes(mark))
    const turned = before.length > 0 ? `<li class="doc-turned" aria-hidden="true">${marksHtml(before)}</li>` : ''
    return `${turned}<li><span>${richHtml(text, inText)}</span>${inner && inner.length > 0 ? listHtml(inner, numbered, later, depth + 1) : ''}</li>`
  })
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

/** Drawings up to this many millimetres are marks and codes, shown small; wider ones take the width of the text. */
const widestMark = 100

/**
 * One block that is poured as HTML, with marks where paper turns within it. Everything a visitor typed is escaped; the only markup passed through is
 * an image's own SVG.
 */
export function blockHtml(
  block: Block,
  show: Show,
  words: Words = wordsOf({}),
  direction?: Direction,
  marks: readonly Mark[] = [],
): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`
    case 'paragraph': {
      const names = [block.quiet ? 'doc-quiet' : '', block.align && block.align !== 'start' ? `doc-${block.align}` : '']
        .filter(Boolean)
        .join(' ')
      return `<p${names ? ` class="${names}"` : ''}>${richHtml(block.text, marks)}</p>`
    }
    case 'parties':
      return partiesHtml(block, direction)
    case 'facts':
      return block.aside
        ? `<div class="doc-aside">${factsHtml(block.facts, block.align, show, direction)}</div>`
        : factsHtml(block.facts, block.align, show, direction, marks)
    case 'table':
      return tableHtml(block, show, words, direction, marks)
    case 'list':
      return listHtml(block.items, block.numbered, marks)
    case 'image':
      return `<figure class="doc-image${(block.width ?? 0) > widestMark ? ' doc-wide' : ''}" role="img" aria-label="${escapeHtml(block.alt)}"${block.width === undefined ? '' : ` style="--print-width:${block.width}mm"`}>${block.svg}</figure>`
    case 'picture':
      return `<p class="doc-picture${block.align && block.align !== 'start' ? ` doc-${block.align}` : ''}"><img src="${escapeHtml(block.href)}" alt="${escapeHtml(block.alt)}" style="width:${block.width}mm"></p>`
    case 'design':
      throw new TypeError('a drawn page is no block among others: designHtml draws it')
    case 'plain':
      return `<pre class="doc-plain${block.look === 'prose' ? ' doc-prose' : ''}${block.aside ? ' doc-aside' : ''}"${languageAttributes(block)}>${escapeHtml(block.text)}</pre>`
    case 'columns':
      return `<div class="doc-columns${block.grid ? ' doc-grid' : ''}">${block.columns.map((blocks) => `<div>${blocks.map((one) => blockHtml(one, show, words, direction)).join('')}</div>`).join('')}</div>`
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
