import type { DesignItem } from '@/lib/kits/document/design'
import { editDistance } from '@/lib/base/text/edit-distance'
import { millimetresOf } from '@/lib/subjects/design/measure'
import { moved, setText, type SetText, type TextStyle } from '@/lib/subjects/design/set-text'
import { barPieces, legend, linePiece, piePiece } from './charts'
import { cellsOf, readChart, slicesOf, type DataFault, type Slice } from './chart-data'
import { icons } from './icons'
import { pathItem, piece, round, type Piece, type Setting } from './piece'

/** What a page can be put together from. */
export const blockKinds = {
  title: 'Title',
  heading: 'Heading',
  text: 'Text',
  number: 'Big numbers',
  icons: 'Icon row',
  bar: 'Bar chart',
  pie: 'Pie chart',
  line: 'Line chart',
  timeline: 'Timeline',
  comparison: 'Comparison',
  process: 'Process',
} as const
export type BlockKind = keyof typeof blockKinds

export interface Block {
  kind: BlockKind
  title?: string | undefined
  /** Lines or a table, as its kind reads them. */
  data?: string | undefined
}

/** A block as it is drawn: pieces one under the other, and the slices of a pie. */
export interface LaidBlock {
  pieces: readonly Piece[]
  slices?: readonly Slice[]
}

const linesOf = (text = '') =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What stands first in a line, and what is said of it: parted by a bar, a tab, or a comma, colon or semicolon with a space. */
export function parted(line: string): [first: string, rest: string] {
  const at = /\s*[|\t]\s*|[,;:]\s+/.exec(line)
  return at ? [line.slice(0, at.index).trim(), line.slice(at.index + at[0].length).trim()] : [line, '']
}

/** The texts of a block with their places, and how far down they go. */
function stacked(
  texts: readonly (readonly [text: string, style: TextStyle])[],
  at: { x: number; y: number; width: number },
  gap: number,
): SetText {
  let y = at.y
  const items = texts.flatMap(([text, style]) => {
    const set = setText(text, { ...at, y }, style)
    if (set.height > 0) y += set.height + gap
    return set.items
  })
  const height = items.length > 0 ? y - at.y - gap : 0
  return { items, height, overflows: items.some(({ overflows }) => overflows) }
}

function titlePiece({ title = '', data = '' }: Block, { width, scale, theme }: Setting, margin: number): Piece {
  const inner = { x: 0, y: 11 * scale, width }
  const set = stacked(
    [
      [title, { size: 34 * scale, least: 16 * scale, bold: true, fill: theme.onBand, leading: 1.12 }],
      [linesOf(data).join('\n'), { size: 15 * scale, least: 9 * scale, fill: theme.onBand }],
    ],
    inner,
    3 * scale,
  )
  const height = set.height + 21 * scale
  return piece(height, [
    { kind: 'field', x: -margin, y: 0, width: width + 2 * margin, height, fill: theme.band },
    ...set.items,
  ])
}

function headingPiece(title: string, { width, scale, theme }: Setting): Piece {
  const set = setText(
    title,
    { x: 0, y: 0, width },
    { size: 19 * scale, least: 11 * scale, bold: true, fill: theme.accent, leading: 1.2 },
  )
  return { ...piece(set.height + 2 * scale, set.items), keepsNext: true }
}

function textPieces(data: string, { width, scale, theme }: Setting): Piece[] {
  return linesOf(data).map((line) => {
    const set = setText(line, { x: 0, y: 0, width }, { size: 12 * scale, fill: theme.ink, leading: 1.4 })
    return piece(set.height + 1.5 * scale, set.items)
  })
}

/** Entries side by side, as many in a row as there are up to a most, each row a piece. */
function rowsOf<Entry>(
  entries: readonly Entry[],
  { width, scale }: Setting,
  most: number,
  draw: (entry: Entry, width: number) => { items: readonly DesignItem[]; height: number },
  ground?: string,
): Piece[] {
  const across = Math.min(most, entries.length)
  const gap = 5 * scale
  const room = (width - gap * (across - 1)) / across
  const rows = Array.from({ length: Math.ceil(entries.length / across) }, (_, row) =>
    entries.slice(row * across, (row + 1) * across),
  )
  return rows.map((row) => {
    const drawn = row.map((entry) => draw(entry, room))
    const height = Math.max(...drawn.map((one) => one.height))
    const items = drawn.flatMap((one, at): DesignItem[] => [
      ...(ground
        ? [{ kind: 'field' as const, x: at * (room + gap), y: 0, width: room, height, fill: ground, radius: 2 * scale }]
        : []),
      ...moved(one.items, at * (room + gap), 0),
    ])
    return piece(height + gap, items)
  })
}

function numberPieces(data: string, setting: Setting): Piece[] {
  const { scale, theme } = setting
  const pad = 4 * scale
  const draw = (line: string, width: number) => {
    const [number, words] = parted(line)
    const set = stacked(
      [
        [
          number,
          {
            size: 38 * scale,
            least: 12 * scale,
            bold: true,
            fill: theme.accent,
            align: 'middle',
            leading: 1.1,
            most: 1,
          },
        ],
        [words, { size: 12 * scale, least: 8 * scale, fill: theme.ink, align: 'middle' }],
      ],
      { x: pad, y: pad, width: width - 2 * pad },
      scale,
    )
    return { items: set.items, height: set.height + 2 * pad }
  }
  return rowsOf(linesOf(data), setting, 3, draw, theme.card)
}

const usualIcons = ['truck', 'users', 'leaf', 'clock']

/** The icon of a name, or the names that are nearest to it. */
function iconNamed(name: string): string | { nearest: string[] } {
  const key = name.toLowerCase().replaceAll(/[\s_]+/g, '-')
  const found = Object.hasOwn(icons, key) ? icons[key] : undefined
  if (found !== undefined) return found
  const nearest = Object.keys(icons)
    .map((one) => ({ one, away: one.includes(key) ? 0 : editDistance(one, key) }))
    .filter(({ away }) => away < 3)
    .toSorted((one, other) => one.away - other.away)
    .map(({ one }) => one)
  return { nearest: [...nearest, ...usualIcons].slice(0, 4) }
}

function iconItem(path: string, x: number, y: number, side: number, colour: string): DesignItem {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`
  return { kind: 'drawing', x, y, width: side, height: side, svg }
}

function iconPieces(data: string, setting: Setting): Piece[] | DataFault {
  const { scale, theme } = setting
  const entries: { path: string; words: string }[] = []
  for (const line of linesOf(data)) {
    const [name, words] = parted(line)
    const path = iconNamed(name)
    if (typeof path !== 'string') return { fault: `there is no icon “${name}”. Try ${path.nearest.join(', ')}` }
    entries.push({ path, words })
  }
  const side = 15 * scale
  const draw = ({ path, words }: (typeof entries)[number], width: number) => {
    const set = setText(
      words,
      { x: 0, y: side + 3 * scale, width },
      { size: 11.5 * scale, least: 8 * scale, fill: theme.ink, align: 'middle' },
    )
    return {
      items: [iconItem(path, (width - side) / 2, 0, side, theme.accent), ...set.items],
      height: side + 3 * scale + set.height,
    }
  }
  return rowsOf(entries, setting, 4, draw)
}

function timelinePieces(data: string, setting: Setting): Piece[] {
  const { width, scale, theme } = setting
  const when = width * 0.2
  const x = when + 6 * scale
  const lines = linesOf(data)
  return lines.map((line, at) => {
    const [day, words] = parted(line)
    const date = setText(
      day,
      { x: 0, y: 0, width: when },
      { size: 13 * scale, least: 8 * scale, bold: true, fill: theme.accent, align: 'end' },
    )
    const text = setText(
      words,
      { x: x + 6 * scale, y: 0, width: width - x - 6 * scale },
      { size: 12 * scale, least: 8 * scale, fill: theme.ink },
    )
    const height = Math.max(date.height, text.height) + 5 * scale
    const dot = 1.8 * scale
    const middle = millimetresOf(13 * scale) * 0.65
    const from = at === 0 ? middle : 0
    const to = at === lines.length - 1 ? middle : height
    return piece(height, [
      {
        kind: 'field',
        x: x - 0.3 * scale,
        y: from,
        width: 0.6 * scale,
        height: Math.max(0.01, to - from),
        fill: theme.line,
      },
      { kind: 'field', x: x - dot, y: middle - dot, width: 2 * dot, height: 2 * dot, radius: dot, fill: theme.accent },
      ...date.items,
      ...text.items,
    ])
  })
}

function processPieces(data: string, setting: Setting): Piece[] {
  const { width, scale, theme } = setting
  const side = 11 * scale
  const lines = linesOf(data)
  return lines.map((line, at) => {
    const [name, words] = parted(line)
    const left = side + 5 * scale
    const set = stacked(
      [
        [name, { size: 13 * scale, least: 8 * scale, bold: true, fill: theme.ink }],
        [words, { size: 11.5 * scale, least: 8 * scale, fill: theme.ink }],
      ],
      { x: left, y: 1 * scale, width: width - left },
      0.5 * scale,
    )
    const height = Math.max(side, set.height + scale) + 6 * scale
    const number = setText(
      String(at + 1),
      { x: 0, y: side / 2 - millimetresOf(14 * scale) * 0.65, width: side },
      { size: 14 * scale, bold: true, fill: theme.onBand, align: 'middle' },
    )
    const arrow =
      at === lines.length - 1
        ? []
        : [
            pathItem(
              { x: side / 2 - 2 * scale, y: side, width: 4 * scale, height: height - side },
              `M${round(2 * scale)} ${round(scale)}V${round(height - side - scale)}M${round(0.5 * scale)} ${round(height - side - 2.5 * scale)}L${round(2 * scale)} ${round(height - side - scale)}L${round(3.5 * scale)} ${round(height - side - 2.5 * scale)}`,
              { stroke: theme.line, weight: 0.6 * scale },
            ),
          ]
    return piece(height, [
      { kind: 'field', x: 0, y: 0, width: side, height: side, radius: side / 2, fill: theme.band },
      ...number.items,
      ...arrow,
      ...set.items,
    ])
  })
}

/** A table whose first line names what is compared. Its head is repeated where a page ends within it. */
export function tablePieces(data: string, setting: Setting): Piece[] | DataFault {
  const { width, scale, theme } = setting
  const rows = cellsOf(data)
  const [head] = rows
  if (!head || rows.length < 2) return { fault: 'it needs a line of names and a line of entries below it' }
  const uneven = rows.findIndex((row) => row.length !== head.length)
  if (uneven > 0)
    return { fault: `line ${uneven + 1} has ${rows[uneven]?.length} entries where the first line has ${head.length}` }
  const pad = 2 * scale
  const first = head.length > 1 ? width * Math.max(0.25, 1 / head.length) : width
  const other = head.length > 1 ? (width - first) / (head.length - 1) : 0
  const drawnRow = (row: readonly string[], at: number): Piece => {
    const isHead = at === 0
    const cells = row.map((cell, column) =>
      setText(
        cell,
        {
          x: (column === 0 ? 0 : first + (column - 1) * other) + pad,
          y: pad,
          width: (column === 0 ? first : other) - 2 * pad,
        },
        {
          size: 11 * scale,
          least: 7 * scale,
          bold: isHead || column === 0,
          fill: isHead ? theme.onBand : theme.ink,
          align: column === 0 ? 'start' : 'middle',
        },
      ),
    )
    const height = Math.max(millimetresOf(11 * scale) * 1.3, ...cells.map((cell) => cell.height)) + 2 * pad
    const ground = isHead ? theme.band : at % 2 === 0 ? theme.card : theme.ground
    return piece(height, [
      { kind: 'field', x: 0, y: 0, width, height, fill: ground },
      ...cells.flatMap(({ items }) => items),
    ])
  }
  const [top, ...rest] = rows.map(drawnRow)
  if (!top) return []
  return [{ ...top, keepsNext: true }, ...rest.map((row) => ({ ...row, head: top }))]
}

function chartPieces(kind: 'bar' | 'pie' | 'line', data: string, setting: Setting): LaidBlock | DataFault {
  const read = readChart(data, setting.show.region)
  if ('fault' in read) return read
  if (kind === 'pie') {
    const slices = slicesOf(read)
    return 'fault' in slices ? slices : { pieces: [piePiece(slices, read, setting)], slices }
  }
  const names = legend(
    read.tracks.map(({ label }) => label),
    setting,
  )
  const drawn = kind === 'bar' ? barPieces(read, setting) : [linePiece(read, setting)]
  return { pieces: [...(names ? [{ ...names, keepsNext: true as const }] : []), ...drawn] }
}

function bodyOf({ kind, data = '' }: Block, setting: Setting): LaidBlock | DataFault {
  const plain = (pieces: readonly Piece[] | DataFault): LaidBlock | DataFault =>
    'fault' in pieces ? pieces : { pieces }
  const isEmpty = linesOf(data).length === 0
  if (isEmpty && kind !== 'text' && kind !== 'heading') return { fault: 'it has no entries yet. Write one a line' }
  switch (kind) {
    case 'text':
    case 'heading':
      return plain(textPieces(data, setting))
    case 'number':
      return plain(numberPieces(data, setting))
    case 'icons':
      return plain(iconPieces(data, setting))
    case 'timeline':
      return plain(timelinePieces(data, setting))
    case 'comparison':
      return plain(tablePieces(data, setting))
    case 'process':
      return plain(processPieces(data, setting))
    case 'bar':
    case 'pie':
    case 'line':
      return chartPieces(kind, data, setting)
    case 'title':
      return { pieces: [] }
  }
}

/** A block in pieces one under the other, each from its own upper left corner on. `margin` is how far a title's field goes over both sides. */
export function laidBlock(block: Block, setting: Setting, margin: number): LaidBlock | DataFault {
  if (block.kind === 'title') return { pieces: [titlePiece(block, setting, margin)] }
  const body = bodyOf(block, setting)
  if ('fault' in body) return body
  const title = block.title?.trim() ? [headingPiece(block.title, setting)] : []
  return { ...body, pieces: [...title, ...body.pieces] }
}
