import { pointsPerMillimetre } from '@/lib/base/pdf/page'
import type { Show } from '@/lib/base/format/show'
import type { Block, Document, Fact, ListItem, Party, RichText, TableColumn, Value } from '@/lib/kits/document/types'
import { alignOf, isNumericValue, sumCells, sumsSoFar, valueText } from '@/lib/kits/document/value'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import { lookOf } from '@/lib/kits/document/looks'
import type { Turn } from '@/lib/kits/document/turns'
import { pageWords, wordsOf } from '@/lib/kits/document/words'
import type { Faces } from './faces'
import { lineHeight, linesOf, widestLine, type Line, type Run } from './lines'

/** A node of the structure that a screen reader walks: ISO 32000-1, 14.8.4. */
export interface Tag {
  role: string
  under?: Tag
  alt?: string
}

interface Placed {
  /** From the left edge of the sheet and from the top of the piece, in points. */
  x: number
  y: number
  /** None for what only decorates, or says again what was said. */
  tag?: Tag | undefined
  /** What stands over these edges is not drawn. Text is never cut. */
  cut?: { x: number; y: number; width: number; height: number }
}

/** `y` of a run is its baseline. */
export type Item =
  | (Placed & { kind: 'run'; run: Run; colour: string })
  | (Placed & { kind: 'line'; toX: number; weight: number; colour: string; dashed?: boolean })
  | (Placed & { kind: 'field'; width: number; height: number; colour: string; radius?: number })
  | (Placed & { kind: 'drawing'; svg: string; width: number; height: number })
  | (Placed & {
      kind: 'picture'
      href: string
      width: number
      height: number
      /** Its own shape where absent: the box has it already. */
      fit?: 'cover' | 'contain'
      radius?: number
    })

/** What stands on one sheet or moves to the next as a whole. */
interface Piece {
  height: number
  /** Room above, which falls away at the top of a sheet. */
  before: number
  items: readonly Item[]
  /** Never the last on its sheet. */
  keeps?: boolean
  heading?: { text: string; level: 1 | 2 | 3 }
  breaks?: boolean
  table?: TableFlow
  /** Where in its block it begins; its beginning where absent. */
  place?: Omit<Turn, 'block'>
}

/** A piece of a known block. */
type PlacedPiece = Piece & { block: number }

/** What a table says again where it goes on. */
interface TableFlow {
  head: Piece
  /** Rows that carry the sums so far, where the table has sums; `rows` of its rows stand above. */
  carried?: (rows: number, isFoot: boolean) => Piece
  /** How many rows stand up to and with this piece; 0 for its head. */
  rows: number
}

export interface Sheet {
  items: readonly Item[]
  headings: readonly { text: string; level: 1 | 2 | 3; y: number }[]
}

export interface Laid {
  width: number
  height: number
  sheets: readonly Sheet[]
  /** Where each sheet but the first begins. */
  turns: readonly Turn[]
  /** The page as trimmed and as far as colour goes over its edges, in points from the sheet's edges; where they differ from it. */
  trim?: { edge: number; bleed: number }
}

const papers = { a4: [595.28, 841.89], letter: [612, 792], bare: [595.28, 841.89], design: [595.28, 841.89] } as const
const usualMargin = 18 * pointsPerMillimetre
/** Room for "Page 1 of 3" beneath the text. */
const footRoom = 14

const ink = '#16201f'
const quietInk = '#525b5a'
const ruleInk = '#b9bebd'
const linkInk = '#0b5c8a'
const body = 10
const gap = 9
const cellPadding = 4
const indent = 16

type Words = ReturnType<typeof wordsOf>

interface Flow {
  look: ReturnType<typeof lookOf>
  faces: Faces
  show: Show
  words: Words
  isRtl: boolean
  root: Tag
}

type Align = 'start' | 'end' | 'centre'

interface Text {
  size?: number
  bold?: boolean
  colour?: string
  align?: Align
}

const sizeOf = ({ size = body }: Text) => size
const leading = (size: number) => size * lineHeight
/** The share of a line's height above its baseline. */
const baselineOf = (size: number) => leading(size) * 0.5 + size * 0.36

function leftOf(line: Pick<Line, 'width'>, left: number, width: number, align: Align, isRtl: boolean): number {
  if (align === 'centre') return left + (width - line.width) / 2
  return (align === 'end') === isRtl ? left : left + width - line.width
}

function itemsOf(line: Line, x: number, top: number, size: number, colour: string, tag: Tag | undefined): Item[] {
  return line.runs.map((run) => ({
    kind: 'run',
    run,
    x: x + run.x,
    y: top + baselineOf(size),
    colour: run.href === undefined ? colour : linkInk,
    ...(tag ? { tag } : {}),
  }))
}

function brokenText(flow: Flow, text: RichText, style: Text, width: number): Line[] {
  const direction = flow.isRtl ? 'rtl' : 'ltr'
  return linesOf(text, { size: sizeOf(style), bold: style.bold === true, direction }, width, flow.faces)
}

/** Text in a box: its items and its height. */
function textBox(flow: Flow, text: RichText, style: Text, left: number, width: number, tag?: Tag) {
  const size = sizeOf(style)
  const lines = brokenText(flow, text, style, width)
  const items = lines.flatMap((line, at) =>
    itemsOf(
      line,
      leftOf(line, left, width, style.align ?? 'start', flow.isRtl),
      at * leading(size),
      size,
      style.colour ?? ink,
      tag,
    ),
  )
  return { items, height: lines.length * leading(size) }
}

/** Text of which each line is a piece; the first two and the last two lines stay together. */
function textPieces(
  flow: Flow,
  text: RichText,
  style: Text,
  left: number,
  width: number,
  before: number,
  tag: Tag,
): Piece[] {
  const size = sizeOf(style)
  const lines = brokenText(flow, text, style, width)
  return lines.map((line, at) => ({
    height: leading(size),
    before: at === 0 ? before : 0,
    keeps: lines.length > 1 && (at === 0 || at === lines.length - 2),
    ...(at > 0 ? { place: { after: line.start } } : {}),
    items: itemsOf(
      line,
      leftOf(line, left, width, style.align ?? 'start', flow.isRtl),
      0,
      size,
      style.colour ?? ink,
      tag,
    ),
  }))
}

const moved = (items: readonly Item[], by: number): Item[] => items.map((item) => ({ ...item, y: item.y + by }))

/** Pieces one under the other as one that does not break. */
function stacked(pieces: readonly Piece[]): { items: Item[]; height: number } {
  let height = 0
  const items = pieces.flatMap((piece, at) => {
    if (at > 0) height += piece.before
    const here = moved(piece.items, height)
    height += piece.height
    return here
  })
  return { items, height }
}

/** Boxes side by side as one piece; they stand in the order of reading. */
function sideBySide(
  flow: Flow,
  left: number,
  width: number,
  count: number,
  boxOf: (at: number, left: number, width: number) => { items: Item[]; height: number },
): Piece[] {
  const perRow = Math.max(1, Math.min(count, Math.floor((width + 24) / 150)))
  const each = (width - 24 * (perRow - 1)) / perRow
  const pieces: Piece[] = []
  for (let from = 0; from < count; from += perRow) {
    const boxes = Array.from({ length: Math.min(perRow, count - from) }, (_, at) => {
      const place = flow.isRtl ? perRow - 1 - at : at
      return boxOf(from + at, left + place * (each + 24), each)
    })
    pieces.push({
      before: from === 0 ? gap * 1.4 : gap,
      height: Math.max(...boxes.map(({ height }) => height)),
      items: boxes.flatMap(({ items }) => items),
      ...(from > 0 ? { place: { isWithin: true } } : {}),
    })
  }
  return pieces
}

function partyBox(flow: Flow, { role, name, lines = [] }: Party, left: number, width: number) {
  const box = (text: string, style: Text) => textBox(flow, text, style, left, width, { role: 'P', under: flow.root })
  const parts = [
    box(role, { size: 8, colour: quietInk }),
    box(name, { bold: true }),
    ...lines.filter((line) => line !== '').map((line) => box(line, {})),
  ]
  return stacked(parts.map((part) => ({ ...part, before: 0 })))
}

function factPieces(
  flow: Flow,
  facts: readonly Fact[],
  align: Align | undefined,
  left: number,
  width: number,
): Piece[] {
  const narrow = align === 'end' ? Math.min(width, 250) : width
  const start = align === 'end' && !flow.isRtl ? left + width - narrow : left
  const list = { role: 'L', under: flow.root }
  return facts.map(({ label, value, strong }, at): Piece => {
    const style = { bold: strong === true }
    const item = { role: 'LI', under: list }
    const text = valueText(value, flow.show)
    const room = Math.min(widestLine(text, { size: body, ...style, direction: 'ltr' }, flow.faces) + 0.5, narrow * 0.65)
    const labelWidth = narrow - room - 12
    const labelBox = textBox(flow, label, style, flow.isRtl ? start + narrow - labelWidth : start, labelWidth, {
      role: 'Lbl',
      under: item,
    })
    const valueBox = textBox(flow, text, { ...style, align: 'end' }, flow.isRtl ? start : start + narrow - room, room, {
      role: 'LBody',
      under: item,
    })
    return {
      before: at === 0 ? gap : 1.5,
      height: Math.max(labelBox.height, valueBox.height),
      items: [...labelBox.items, ...valueBox.items],
      keeps: at < facts.length - 1 && facts.length <= 12,
      ...(at > 0 ? { place: { row: at } } : {}),
    }
  })
}

interface Column {
  column: TableColumn
  x: number
  width: number
  align: Align
}

type Table = Block & { kind: 'table' }

const longestWord = (text: string) =>
  text.split(/[\s-]+/).reduce((one, other) => (other.length > one.length ? other : one), '')

/** The widths that tables take: what cannot break has its room, the rest is shared by what the columns would like. */
function columnsOf(flow: Flow, table: Table, left: number, width: number): Column[] {
  const { columns, rows } = table
  const all = [...rows, ...(sumCells(table, flow.words.total) ? [sumCells(table, flow.words.total) ?? []] : [])]
  const measured = columns.map((column, at) => {
    const align = alignOf(column, rows[0]?.[at])
    const texts = all.map((row) => valueText(row[at] ?? '', flow.show))
    const style = { size: body - 1, direction: 'ltr' } as const
    const wide = (text: string, bold: boolean) => widestLine(text, { ...style, bold }, flow.faces) + 2 * cellPadding + 1
    const isWhole = (row: number) => align === 'end' || isNumericValue(all[row]?.[at])
    const least = Math.max(
      wide(longestWord(column.label), true),
      ...texts.map((text, row) => wide(isWhole(row) ? text : longestWord(text), table.strong?.includes(row) === true)),
    )
    const liked = Math.max(least, wide(column.label, true), ...texts.map((text) => wide(text, false)))
    return { align, least: Math.min(least, width / Math.min(columns.length, 3)), liked }
  })
  const weight = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const wanted = columns.map(({ width: share }, at) =>
    weight > 0 && share ? (share / weight) * width : Math.min(measured[at]?.liked ?? 0, width),
  )
  const leastOf = (at: number) => measured[at]?.least ?? 0
  const leastSum = measured.reduce((sum, { least }) => sum + least, 0)
  const spare = Math.max(0, width - leastSum)
  const over = wanted.map((want, at) => Math.max(0, want - leastOf(at)))
  const overSum = over.reduce((sum, one) => sum + one, 0)
  const scale = leastSum > width ? width / leastSum : 1
  let x = flow.isRtl ? left + width : left
  return columns.map((column, at) => {
    const share = overSum > 0 ? ((over[at] ?? 0) / overSum) * spare : spare / columns.length
    const own = leastOf(at) * scale + (leastSum > width ? 0 : share)
    if (flow.isRtl) x -= own
    const placed = { column, x, width: own, align: measured[at]?.align ?? 'start' } as const
    if (!flow.isRtl) x += own
    return placed
  })
}

function rowPiece(
  flow: Flow,
  columns: readonly Column[],
  cells: readonly Value[],
  row: Tag,
  style: Text,
  role: string,
): Piece {
  const boxes = columns.map(({ x, width, align }, at) =>
    textBox(
      flow,
      valueText(cells[at] ?? '', flow.show),
      { size: body - 1, ...style, align },
      x + cellPadding,
      width - 2 * cellPadding,
      { role, under: row },
    ),
  )
  const height = Math.max(leading(body - 1), ...boxes.map((box) => box.height)) + 2 * cellPadding
  return { before: 0, height, items: boxes.flatMap(({ items }) => moved(items, cellPadding)) }
}

function underlined(piece: Piece, left: number, width: number, weight: number, colour: string, atTop = false): Piece {
  const y = atTop ? 0 : piece.height
  return { ...piece, items: [...piece.items, { kind: 'line', x: left, toX: left + width, y, weight, colour }] }
}

const untagged = (piece: Piece): Piece => ({
  ...piece,
  items: piece.items.map((item) => ({ ...item, tag: undefined })),
})

function tablePieces(flow: Flow, table: Table, left: number, width: number): Piece[] {
  const columns = columnsOf(flow, table, left, width)
  const tag = { role: 'Table', under: flow.root }
  const rowTag = () => ({ role: 'TR', under: tag })
  const isField = flow.look.head === 'field'
  const headOf = (row: Tag) => {
    const labels = columns.map(({ column }) => column.label)
    const piece = rowPiece(flow, columns, labels, row, { bold: true, ...(isField ? { colour: '#ffffff' } : {}) }, 'TH')
    if (!isField) return underlined(piece, left, width, 1, flow.look.isColoured ? flow.look.colour : quietInk)
    const field: Item = { kind: 'field', x: left, y: 0, width, height: piece.height, colour: flow.look.colour }
    return { ...piece, items: [field, ...piece.items] }
  }
  const head = headOf(rowTag())
  const sums = sumCells(table, flow.words.total)
  const carried = (rows: number, isFoot: boolean): Piece => {
    const cells = sumsSoFar(table, rows, isFoot ? flow.words.carried : flow.words.brought)
    // Said for whoever turns pages: no part of the table's own rows.
    const piece = rowPiece(flow, columns, cells, rowTag(), { colour: quietInk }, 'TD')
    return untagged(piece)
  }
  // What the head says again on later sheets is no second head for whoever listens.
  const again = untagged(head)
  const isSummed = sums !== undefined && table.foot === undefined
  const flowOf = (rows: number): TableFlow => ({ head: again, rows, ...(isSummed ? { carried } : {}) })
  const rows = table.rows.map((cells, at): Piece => {
    const piece = underlined(
      rowPiece(flow, columns, cells, rowTag(), { bold: table.strong?.includes(at) === true }, 'TD'),
      left,
      width,
      0.5,
      ruleInk,
    )
    const keeps = at === table.rows.length - 1 && sums !== undefined
    return { ...piece, table: flowOf(at + 1), keeps, place: { row: at } }
  })
  const foot = sums
    ? [underlined(rowPiece(flow, columns, sums, rowTag(), { bold: true }, 'TD'), left, width, 1, quietInk, true)]
    : []
  return [
    { ...head, before: gap * 1.2, keeps: true, table: flowOf(0) },
    ...rows,
    ...foot.map((piece) => ({ ...piece, place: { row: rows.length } })),
    ...factPieces(flow, table.totals ?? [], 'end', left, width).map((piece, at) => ({
      ...piece,
      place: { row: rows.length + at },
    })),
  ]
}

function listPieces(
  flow: Flow,
  items: readonly ListItem[],
  numbered: boolean | undefined,
  left: number,
  width: number,
  under: Tag,
  prefix = '',
  path: readonly number[] = [],
): Piece[] {
  const list = { role: 'L', under }
  const nested = prefix !== ''
  return items.flatMap(({ text, items: inner = [] }, at) => {
    const mark = numbered ? `${prefix}${at + 1}.` : '•'
    const item = { role: 'LI', under: list }
    const room = numbered
      ? Math.max(indent, widestLine(`${mark} `, { size: body, bold: true, direction: 'ltr' }, flow.faces) + 5)
      : indent - 3
    const textLeft = flow.isRtl ? left : left + room
    const pieces = textPieces(flow, text, {}, textLeft, width - room, at === 0 && !nested ? gap : 4, {
      role: 'LBody',
      under: item,
    })
    const markBox = textBox(flow, mark, { bold: numbered === true }, flow.isRtl ? left + width - room : left, room, {
      role: 'Lbl',
      under: item,
    })
    const place = [...path, at]
    const [first, ...rest] = pieces.map((piece) => ({ ...piece, place: { ...piece.place, item: place } }))
    return [
      ...(first ? [{ ...first, items: [...markBox.items, ...first.items] }] : []),
      ...rest,
      ...listPieces(flow, inner, numbered, textLeft, width - room, item, numbered ? mark : ' ', place),
    ]
  })
}

function signatureBox(
  flow: Flow,
  signer: (Block & { kind: 'signature' })['signers'][number],
  left: number,
  width: number,
) {
  const tag = () => ({ role: 'P', under: flow.root })
  const { role, name, title } = signer
  const small = { size: 8, colour: quietInk }
  const room = 34
  const line = (label: string): Piece => {
    const text = textBox(flow, label, small, left, width, tag())
    return {
      before: 0,
      height: room + text.height + 2,
      items: [
        { kind: 'line', x: left, toX: left + width, y: room, weight: 0.75, colour: ink },
        ...moved(text.items, room + 2),
      ],
    }
  }
  const plain = (text: string, style: Text): Piece => ({ before: 0, ...textBox(flow, text, style, left, width, tag()) })
  return stacked([
    plain(role, small),
    line(flow.words.signature),
    ...(name ? [plain(name, { bold: true })] : []),
    ...(title ? [plain(title, {})] : []),
    line(flow.words.signedOn),
  ])
}

const headingSizes = { 1: 17, 2: 12.5, 3: 10.5 } as const
const headingRoom = { 1: gap, 2: 18, 3: 13 } as const

function piecesOf(flow: Flow, block: Block, left: number, width: number): Piece[] {
  switch (block.kind) {
    case 'heading': {
      const { level, text } = block
      const tag = { role: `H${level}`, under: flow.root }
      const colour = flow.look.isColoured ? flow.look.colour : ink
      const pieces = textPieces(
        flow,
        text,
        { size: headingSizes[level], bold: true, colour },
        left,
        width,
        headingRoom[level],
        tag,
      )
      return pieces.map((piece, at) => ({ ...piece, keeps: true, ...(at === 0 ? { heading: { text, level } } : {}) }))
    }
    case 'paragraph': {
      const style = {
        size: block.quiet ? 9 : body,
        colour: block.quiet ? quietInk : ink,
        align: block.align ?? 'start',
      }
      return textPieces(flow, block.text, style, left, width, gap * 0.8, { role: 'P', under: flow.root })
    }
    case 'parties':
      return sideBySide(flow, left, width, block.parties.length, (at, x, room) =>
        partyBox(flow, block.parties[at] as Party, x, room),
      )
    case 'facts':
      return block.aside ? [] : factPieces(flow, block.facts, block.align, left, width)
    case 'table':
      return tablePieces(flow, block, left, width)
    case 'list':
      return listPieces(flow, block.items, block.numbered, left, width, flow.root)
    case 'picture': {
      const wide = Math.min(width, block.width * pointsPerMillimetre)
      const height = wide * block.ratio
      const tag = { role: 'Figure', under: flow.root, alt: block.alt }
      const x = leftOf({ width: wide }, left, width, block.align ?? 'start', flow.isRtl)
      return [
        { before: gap, height, items: [{ kind: 'picture', href: block.href, x, y: 0, width: wide, height, tag }] },
      ]
    }
    case 'image': {
      const wide = Math.min(width, (block.width ?? 60) * pointsPerMillimetre)
      const side = viewBoxOf(block.svg)
      const height = (wide * side.height) / side.width
      const tag = { role: 'Figure', under: flow.root, alt: block.alt }
      const x = flow.isRtl ? left + width - wide : left
      return [{ before: gap, height, items: [{ kind: 'drawing', svg: block.svg, x, y: 0, width: wide, height, tag }] }]
    }
    case 'plain':
      return block.aside
        ? []
        : textPieces(flow, block.text, { size: 9 }, left, width, gap, { role: 'P', under: flow.root })
    case 'columns':
      return sideBySide(flow, left, width, block.columns.length, (at, x, room) =>
        stacked((block.columns[at] ?? []).flatMap((one) => piecesOf(flow, one, x, room))),
      )
    case 'signature':
      return sideBySide(flow, left, width, block.signers.length, (at, x, room) => {
        const signer = block.signers[at]
        return signer ? signatureBox(flow, signer, x, room) : { items: [], height: 0 }
      })
    case 'rule':
      return [
        {
          before: gap,
          height: 1,
          items: [{ kind: 'line', x: left, toX: left + width, y: 0.5, weight: 0.5, colour: ruleInk }],
        },
      ]
    // Pages of their own, which documentPdf draws.
    case 'design':
      return []
    case 'page-break':
      return [{ before: 0, height: 0, items: [], breaks: true }]
  }
}

/** What is taller than a sheet, in parts that are not: cut between lines of text. */
function inParts(piece: PlacedPiece, height: number): PlacedPiece[] {
  if (piece.height <= height) return [piece]
  const isHere = ({ y }: Item) => y <= height - 4
  const here = piece.items.filter(isHere)
  const rest = piece.items.filter((item) => !isHere(item))
  if (here.length === 0 || rest.length === 0) return [piece]
  const from = Math.min(...rest.map(({ y }) => y)) - leading(body)
  const { heading, ...later } = piece
  return [
    { ...later, ...(heading ? { heading } : {}), height, items: here },
    ...inParts(
      { ...later, before: 0, height: piece.height - from, items: moved(rest, -from), place: { isWithin: true } },
      height,
    ),
  ]
}

/** Pieces that must stand on one sheet: those that keep, with the one that follows. */
function groupFrom(pieces: readonly Piece[], at: number): readonly Piece[] {
  let end = at
  while (pieces[end]?.keeps && end + 1 < pieces.length && !pieces[end + 1]?.breaks) end++
  return pieces.slice(at, end + 1)
}

interface OpenSheet {
  items: Item[]
  headings: { text: string; level: 1 | 2 | 3; y: number }[]
}

/** Pieces poured onto sheets of this height; a table that goes on says its head and its sums so far again. */
function poured(
  pieces: readonly PlacedPiece[],
  height: number,
  margin: number,
): { sheets: readonly OpenSheet[]; turns: readonly Turn[] } {
  const sheets: OpenSheet[] = [{ items: [], headings: [] }]
  const turns: Turn[] = []
  let y = 0
  const place = (piece: Piece, before: number) => {
    const sheet = sheets[sheets.length - 1]
    y += before
    sheet?.items.push(...moved(piece.items, margin + y))
    if (piece.heading) sheet?.headings.push({ ...piece.heading, y: margin + y })
    y += piece.height
  }
  const turn = ({ block, place }: PlacedPiece) => {
    sheets.push({ items: [], headings: [] })
    turns.push({ block, ...place })
    y = 0
  }
  let settled = -1
  pieces.forEach((piece, at) => {
    if (piece.breaks) return turn(piece)
    const group = at > settled ? groupFrom(pieces, at) : [piece]
    const needed = group.reduce(
      (sum, one, position) => sum + one.height + (position === 0 && y === 0 ? 0 : one.before),
      0,
    )
    const reserve = piece.table?.carried && pieces[at + 1]?.table ? piece.table.carried(0, true).height : 0
    const isTooMuch = y > 0 && y + needed + reserve > height
    // A group that no sheet can hold is placed piece by piece.
    const moves = isTooMuch && (needed <= height || y + piece.before + piece.height > height)
    if (at > settled && needed <= height) settled = at + group.length - 1
    if (!moves) return place(piece, y === 0 ? 0 : piece.before)
    const last = pieces[at - 1]?.table
    const goesOn = piece.table && piece.table.rows > 1 && last ? last : undefined
    if (goesOn?.carried) place(goesOn.carried(goesOn.rows, true), 0)
    turn(piece)
    if (goesOn) place(goesOn.head, 0)
    if (goesOn?.carried) place(goesOn.carried(goesOn.rows, false), 0)
    place(piece, 0)
  })
  return { sheets, turns }
}

function scaled(item: Item, by: number): Item {
  const placed = { ...item, x: item.x * by, y: item.y * by }
  if (placed.kind === 'run') {
    const { run } = placed
    return { ...placed, run: { ...run, width: run.width * by, size: run.size * by } }
  }
  if (placed.kind === 'line') return { ...placed, toX: placed.toX * by }
  return { ...placed, width: placed.width * by, height: placed.height * by }
}

/**
 * A document on sheets of its paper. A heading stands with what follows it, the first and last two lines of a paragraph stay
 * together, a table's head and its sums so far are said again on each sheet, and more than one sheet are counted.
 */
export function laidOut(document: Document, show: Show, faces: Faces): Laid {
  const [width, height] = papers[document.sheet]
  const look = lookOf(document)
  const flow: Flow = {
    look,
    faces,
    show,
    words: wordsOf(document),
    isRtl: document.direction === 'rtl',
    root: { role: 'Document' },
  }
  // A look of smaller letters is laid out on a larger sheet, and drawn smaller.
  const margin = usualMargin / look.scale
  const room = width / look.scale - 2 * margin
  const sheetHeight = height / look.scale - 2 * margin - footRoom
  const pieces = document.blocks.flatMap((block, at) => {
    const own = piecesOf(flow, block, margin, room)
    // Nobody signs a sheet that says nothing.
    const last = own.at(-1)
    const kept = last && document.blocks[at + 1]?.kind === 'signature' ? own.with(-1, { ...last, keeps: true }) : own
    return kept.map((piece) => ({ ...piece, block: at }))
  })
  const { sheets: open, turns } = poured(
    pieces.flatMap((piece) => inParts(piece, sheetHeight)),
    sheetHeight,
    margin,
  )
  const sheets = open.map(({ items, headings }, at) => ({
    items: [
      ...stripOf(flow, at, width / look.scale),
      ...items,
      ...countOf(flow, at, open.length, margin, room, sheetHeight),
    ].map((item) => scaled(item, look.scale)),
    headings: headings.map((heading) => ({ ...heading, y: heading.y * look.scale })),
  }))
  return { width, height, sheets, turns }
}

function stripOf({ look }: Flow, at: number, width: number): Item[] {
  if (at > 0 || look.strip === 0) return []
  return [{ kind: 'field', x: 0, y: 0, width, height: look.strip * pointsPerMillimetre, colour: look.colour }]
}

/** "Page 2 of 3" beneath the text, where there are several. */
function countOf(flow: Flow, at: number, sheets: number, margin: number, room: number, height: number): Item[] {
  if (sheets === 1) return []
  const style = { size: 8, colour: quietInk, align: 'centre' } as const
  return moved(
    textBox(flow, pageWords(flow.words, at + 1, sheets), style, margin, room).items,
    margin + height + footRoom + 2,
  )
}
