import { projectFile } from '@/lib/base/format/project-file'
import { problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import { readNumber } from '@/lib/base/format/read-number'
import { designSvg } from '@/lib/kits/document/design-svg'
import type { DesignItem } from '@/lib/kits/document/design'
import { logoBlocks } from '@/lib/kits/document/logo'
import { lookOf, type LookName } from '@/lib/kits/document/looks'
import type { Block as DocumentBlock, Document, Notice } from '@/lib/kits/document/types'
import { itemsOf, textBlocks } from '@/lib/kits/generator/typed-text'
import { unfilledNotice } from '@/lib/kits/generator/unfilled'
import { laidBlock } from '@/lib/subjects/design/blocks/blocks'
import { cellsOf } from '@/lib/subjects/design/blocks/chart-data'
import type { Setting } from '@/lib/subjects/design/blocks/piece'
import { sourceNotice } from '@/lib/subjects/design/blocks/source-notice'
import { reportBlockKinds, type BlockWidth, type ReportBlockKind } from './kinds'
import { moved } from '@/lib/subjects/design/set-text'
import { themeOf } from '@/lib/subjects/design/theme'

export interface ReportBlock {
  kind: ReportBlockKind
  width: BlockWidth
  title?: string | undefined
  /** Text, lines or a table, as its kind reads them. */
  data?: string | undefined
}

export interface Report {
  title: string
  /** Lines under the title: for whom, by whom, of when. */
  byline?: string | undefined
  blocks: readonly ReportBlock[]
  source?: string | undefined
  cover: boolean
  contents: boolean
  numbers: boolean
  logo?: string | undefined
  paper: 'a4' | 'letter'
  look: LookName
  /** #rrggbb. */
  colour: string
}

/** Between the margins of a sheet, in millimetres. */
const sheetWidth = 174
const gap = 6
const across: Readonly<Record<BlockWidth, number>> = { full: 1, half: 2, third: 3 }
/** UTF-16 units of a text that is drawn: its letters are measured one by one. */
const mostDrawn = 20_000
const mostTableRows = 5000
const mostTableColumns = 12

const roomOf = (width: BlockWidth) => (sheetWidth - gap * (across[width] - 1)) / across[width]
const trimmed = (text: string | undefined) => text?.trim() ?? ''

interface Writing {
  report: Report
  show: Show
}

type Written = readonly DocumentBlock[] | { fault: string }

/** The words of a drawing for those who cannot see it. */
function altOf({ kind, title, data = '' }: ReportBlock): string {
  const isTable = kind === 'bar' || kind === 'line' || kind === 'pie'
  const lines = isTable ? cellsOf(data).map((cells) => cells.join(' ')) : data.split(/[\r\n]+/).filter(Boolean)
  const told = lines.slice(0, 12).join('; ')
  const name = trimmed(title)
  return `${reportBlockKinds[kind]}${name === '' ? '' : `, ${name}`}: ${told}${lines.length > 12 ? '; …' : ''}`
}

/** A block of the kit of pictures as one drawing. */
function drawn(block: ReportBlock, { report, show }: Writing): Written {
  const { kind, width, data } = block
  if (kind !== 'number' && kind !== 'bar' && kind !== 'line' && kind !== 'pie' && kind !== 'timeline') return []
  if (data !== undefined && data.length > mostDrawn)
    return { fault: `it has ${show.count(data.length)} characters, and a drawing takes ${show.count(mostDrawn)}` }
  const room = roomOf(width)
  const setting: Setting = {
    width: room,
    scale: room > 120 ? 0.85 : 0.7,
    theme: themeOf('light', lookOf(report).colour),
    show,
    fromZero: true,
  }
  const laid = laidBlock({ kind, ...(data === undefined ? {} : { data }) }, setting, 0)
  if ('fault' in laid) return laid
  let height = 0
  const items: DesignItem[] = []
  for (const piece of laid.pieces) {
    items.push(...moved(piece.items, 0, height))
    height += piece.height
  }
  if (items.some((item) => item.kind === 'text' && item.overflows))
    return { fault: 'a word is wider than its place. Shorten it, or give the block more width' }
  const page = { name: reportBlockKinds[kind], width: room, height, bleed: 0, margin: 0, items, alt: altOf(block) }
  return [{ kind: 'image', svg: designSvg(page), alt: altOf(block), width: room }]
}

function tableOf({ title, data = '' }: ReportBlock, { show }: Writing): Written {
  const [head = [], ...rows] = cellsOf(data)
  if (rows.length === 0) return { fault: 'it needs a line of headings and a line below it' }
  if (rows.length > mostTableRows)
    return { fault: `it has ${show.count(rows.length)} rows, and at most ${show.count(mostTableRows)} are taken` }
  const columns = Math.max(head.length, ...rows.map((row) => row.length))
  if (columns > mostTableColumns)
    return { fault: `it has ${columns} columns, and a sheet has room for ${mostTableColumns}` }
  const isNumbers = (at: number) =>
    rows.some((row) => row[at]) && rows.every((row) => !row[at] || 'value' in readNumber(row[at], show.region))
  return [
    {
      kind: 'table',
      label: trimmed(title) || 'Table',
      columns: Array.from({ length: columns }, (_, at) => ({
        label: head[at] ?? '',
        align: isNumbers(at) ? ('end' as const) : ('start' as const),
      })),
      rows: rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')),
      strong: rows.flatMap(([first = ''], at) => (/^(grand )?(sub)?totals?\b|^sum\b/i.test(first) ? [at] : [])),
    },
  ]
}

function calloutOf({ data = '' }: ReportBlock): Written {
  return [{ kind: 'rule' }, ...textBlocks('blocks', data), { kind: 'rule' }]
}

function listOf({ data = '' }: ReportBlock): Written {
  const items = itemsOf('blocks', data)
  if (items.length === 0) return { fault: 'it has no entries yet. Write one a line' }
  return [{ kind: 'list', numbered: true, items: items.map((text) => ({ text })) }]
}

function bodyOf(block: ReportBlock, writing: Writing): Written {
  switch (block.kind) {
    case 'section':
    case 'heading':
    case 'text':
      return textBlocks('blocks', block.data ?? '')
    case 'list':
      return listOf(block)
    case 'table':
      return tableOf(block, writing)
    case 'callout':
      return calloutOf(block)
    case 'break':
      return [{ kind: 'page-break' }]
    case 'number':
    case 'bar':
    case 'line':
    case 'pie':
    case 'timeline':
      return drawn(block, writing)
  }
}

/** A title stands above what it names; that of a section or a heading is one, the others are a line in bold. */
function titleBlocks({ kind, title }: ReportBlock, number: string): DocumentBlock[] {
  const text = trimmed(title)
  if (text === '' || kind === 'break') return []
  if (kind === 'section') return [{ kind: 'heading', level: 2, text: `${number}${text}` }]
  if (kind === 'heading') return [{ kind: 'heading', level: 3, text }]
  return [{ kind: 'paragraph', text: [{ text, bold: true }] }]
}

/** The number before the title of each section, where sections are numbered. */
function sectionNumbers({ blocks, numbers }: Report): readonly string[] {
  let count = 0
  return blocks.map(({ kind, title }) => {
    if (!numbers || kind !== 'section' || trimmed(title) === '') return ''
    count += 1
    return `${count}. `
  })
}

/** Blocks of one width in a row stand beside each other, as many as there is room for. */
function arranged(blocks: readonly ReportBlock[], written: readonly (readonly DocumentBlock[])[]): DocumentBlock[] {
  const rows: { width: BlockWidth; cells: (readonly DocumentBlock[])[] }[] = []
  blocks.forEach(({ kind, width: asked }, at) => {
    const width = kind === 'section' || kind === 'break' ? 'full' : asked
    const last = rows.at(-1)
    const cell = written[at] ?? []
    if (last && width !== 'full' && last.width === width && last.cells.length < across[width]) last.cells.push(cell)
    else rows.push({ width, cells: [cell] })
  })
  return rows.flatMap(({ width, cells }): DocumentBlock[] => {
    if (width === 'full') return [...(cells[0] ?? [])]
    const empty = Array.from({ length: across[width] - cells.length }, (): DocumentBlock[] => [])
    return [{ kind: 'columns', columns: [...cells, ...empty], grid: true }]
  })
}

function contentsOf({ blocks }: Report, numbers: readonly string[]): DocumentBlock[] {
  const items = blocks.flatMap(({ kind, title }, at) =>
    kind === 'section' && trimmed(title) !== '' ? [{ text: `${numbers[at] ?? ''}${trimmed(title)}` }] : [],
  )
  return items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: 'Contents' },
        { kind: 'list', items },
      ]
}

function headOf(report: Report, logo: readonly DocumentBlock[], numbers: readonly string[]): DocumentBlock[] {
  const byline = trimmed(report.byline)
  return [
    ...logo,
    { kind: 'heading', level: 1, text: trimmed(report.title) },
    ...(byline === '' ? [] : [{ kind: 'paragraph' as const, text: byline, quiet: true }]),
    ...(report.contents ? contentsOf(report, numbers) : []),
    ...(report.cover ? [{ kind: 'page-break' as const }] : []),
  ]
}

function noticesOf(report: Report): Notice[] {
  const notices = sourceNotice(report)
  if (report.contents && !report.blocks.some(({ kind, title }) => kind === 'section' && trimmed(title) !== ''))
    notices.push({ is: 'fair', says: 'The contents are empty: no section heading has a title.' })
  return notices
}

/**
 * A report as a document: a head or a cover, the contents, the blocks in their order and, of those that are narrower, beside each
 * other. Charts and big numbers are drawings with their figures as alternative text. Refused where a block cannot be made.
 */
export function reportDocument(report: Report, show: Show): Document | Problem<'blocks' | 'logo'> {
  const logo = logoBlocks(report.logo, 'Logo')
  if (typeof logo === 'string') return problem('logo', logo)
  const numbers = sectionNumbers(report)
  const written: DocumentBlock[][] = []
  for (const [at, block] of report.blocks.entries()) {
    const body = bodyOf(block, { report, show })
    if ('fault' in body)
      return problem('blocks', `need a change in no. ${at + 1} (${reportBlockKinds[block.kind]}): ${body.fault}`)
    written.push([...titleBlocks(block, numbers[at] ?? ''), ...body])
  }
  const source = trimmed(report.source)
  const blocks: DocumentBlock[] = [
    ...headOf(report, logo, numbers),
    ...arranged(report.blocks, written),
    ...(source === '' ? [] : [{ kind: 'paragraph' as const, text: `Source: ${source}`, quiet: true }]),
  ]
  return {
    title: trimmed(report.title) || 'Report',
    sheet: report.paper,
    look: report.look,
    colour: report.colour,
    language: 'en',
    blocks,
    notices: [...noticesOf(report), ...unfilledNotice({ blocks })],
  }
}

/** The project as JSON that the form takes back. The logo stays where it is. */
export const reportJson = (report: Report) => projectFile('Report', report)
