import { gs1CheckDigit } from '@/lib/base/check-digit'
import { isProblem } from '@/lib/base/problem'
import {
  barcodeContent,
  barcodeSvg,
  drawBarcode,
  printedSize,
  sheetOf,
  type BarcodeDrawing,
} from '@/lib/engines/barcode'
import type { DesignItem, DesignPage } from '@/lib/kits/document/design'
import type { Document } from '@/lib/kits/document/types'
import { placeOf, sheetsFor, type LabelSheet, type SheetName } from '@/lib/subjects/barcode/label-sheet'
import { moved, setText, type SetText } from '@/lib/subjects/design/set-text'

/** What is printed on so many labels: a name, a short line such as an article number, and a code. */
export interface ItemLabel {
  name: string
  note: string
  code: string
  copies: number
}

export interface LabelWishes {
  sheet: SheetName
  /** Of one label of the own sheet, which is paper of that size: a roll. Millimetres. */
  width: number
  height: number
  /** Bars, or a square of Data Matrix. */
  look: 'bars' | 'square'
  /** Place of the first label on the first sheet, from 1. */
  startAt: number
  /** A hairline round each label, to cut along. */
  outlines: boolean
}

export type LabelQuestion = LabelWishes & { title: string; labels: readonly ItemLabel[] }

const mostLabels = 5000
const black = '#000000'
const white = '#ffffff'
const grey = '#444444'
/** X-dimensions that are tried, from the usual one down, in millimetres. The least of GS1 for tills is 0.264. */
const widths = { retail: [0.33, 0.3, 0.264], plain: [0.33, 0.3, 0.264, 0.25] } as const
const leastBars = 4
const mostBars = 25
const leastCell = 0.25
const mostCell = 0.8
const hairline = 0.09
const mm = (length: number) => `${Number(length.toFixed(1))} mm`

type CodeKind = 'ean13' | 'ean8' | 'upca' | 'code128' | 'datamatrix'
const retailKinds: Readonly<Record<number, CodeKind>> = { 8: 'ean8', 12: 'upca', 13: 'ean13' }

/** The symbology of a code: that of its GTIN where it is one, else Code 128. */
function kindOf(code: string, look: LabelWishes['look']): CodeKind {
  if (look === 'square') return 'datamatrix'
  const isChecked = /^\d+$/.test(code) && gs1CheckDigit(code.slice(0, -1)) === code.slice(-1)
  return (isChecked ? retailKinds[code.length] : undefined) ?? 'code128'
}

type Refused = { refused: string }

function drawn(
  kind: CodeKind,
  code: string,
  size: { moduleWidth: number; barHeight?: number },
): BarcodeDrawing | Refused {
  const empty = { ean13: '', ean8: '', upca: '', upce: '', isbn: '', itf14: '', elements: '', code128: '', code39: '' }
  const content = barcodeContent({
    ...empty,
    data: '',
    addOn: '',
    code39Check: false,
    kind,
    [kind === 'datamatrix' ? 'data' : kind]: code,
  })
  if (isProblem(content)) return { refused: content.message }
  const drawing = drawBarcode(content, {
    kind,
    bearer: 'none',
    dataShape: 'square',
    columns: 0,
    sizing: 'own',
    moduleWidth: size.moduleWidth,
    barHeight: size.barHeight,
    dpi: 600,
    snap: false,
    showText: kind !== 'datamatrix',
    quiet: 'standard',
    quietModules: 0,
    dark: black,
    light: white,
    rotation: '0',
  })
  return drawing ?? { refused: 'must be shorter: it does not fit into the code' }
}

/** A text that is cut where it needs more lines than it may have even at its least size. */
function cutText(
  text: string,
  at: { x: number; y: number; width: number },
  style: Parameters<typeof setText>[2],
): SetText {
  let kept = text
  for (;;) {
    const set = setText(kept === text ? text : `${kept.trimEnd()}…`, at, style)
    if (!set.overflows || kept.length < 2) return set
    kept = kept.slice(0, Math.floor(kept.length * 0.9))
  }
}

const codeItem = (drawing: BarcodeDrawing, x: number, y: number, code: string): DesignItem => ({
  kind: 'drawing',
  x,
  y,
  ...printedSize(drawing),
  svg: barcodeSvg(drawing),
  alt: `Code ${code}`,
})

type Size = LabelSheet['label']

/** Name and note, one under the other. */
function words({ name, note }: ItemLabel, at: { x: number; y: number; width: number }, points: number, most: number) {
  const first = cutText(name, at, { size: points, least: points * 0.75, most, bold: true, fill: black, leading: 1.15 })
  const small = points * 0.8
  const second = cutText(
    note,
    { ...at, y: at.y + first.height },
    { size: small, least: small * 0.75, most: 1, fill: grey, leading: 1.2 },
  )
  return { items: [...first.items, ...second.items], height: first.height + second.height }
}

const pointsFor = (height: number) => Math.min(14, Math.max(6, height * 0.32))
const paddingOf = ([width, height]: Size) => Math.min(2, width * 0.05, height * 0.06)

function barsLabel(label: ItemLabel, size: Size): DesignItem[] | Refused {
  const [width, height] = size
  const padding = paddingOf(size)
  const kind = kindOf(label.code, 'bars')
  const room = { x: padding, y: padding, width: width - 2 * padding }
  const tried: readonly number[] = kind === 'code128' ? widths.plain : widths.retail
  const least = drawn(kind, label.code, { moduleWidth: tried[tried.length - 1] ?? leastCell, barHeight: leastBars })
  if ('refused' in least) return least
  const fitting = tried.find((moduleWidth) => moduleWidth * least.width <= width - 0.5)
  if (fitting === undefined)
    return { refused: `needs ${mm(printedSize(least).width)} of width, and a label has ${mm(width)}` }
  const low = drawn(kind, label.code, { moduleWidth: fitting, barHeight: leastBars })
  if ('refused' in low) return low
  const rest = printedSize(low).height - leastBars
  const gap = 0.6
  const barsBeneath = (text: number) => height - 2 * padding - text - gap - rest
  const points = pointsFor(height)
  const whole = words(label, room, points, height < 30 ? 1 : 2)
  const text = barsBeneath(whole.height) >= leastBars ? whole : words({ ...label, note: '' }, room, points, 1)
  const bars = Math.min(mostBars, barsBeneath(text.height))
  if (bars < leastBars) return { refused: `needs more height than the ${mm(height)} of a label` }
  const drawing = drawn(kind, label.code, { moduleWidth: fitting, barHeight: bars })
  if ('refused' in drawing) return drawing
  const printed = printedSize(drawing)
  const spare = height - 2 * padding - text.height - gap - printed.height
  const top = padding + text.height + gap + spare / 2
  return [...text.items, codeItem(drawing, (width - printed.width) / 2, top, label.code)]
}

function squareLabel(label: ItemLabel, size: Size): DesignItem[] | Refused {
  const [width, height] = size
  const padding = paddingOf(size)
  const inner = height - 2 * padding
  const plain = drawn('datamatrix', label.code, { moduleWidth: leastCell })
  if ('refused' in plain) return plain
  const side = Math.min(inner, (width - 2 * padding) * 0.45)
  const cell = Math.min(mostCell, side / Math.max(plain.width, plain.height))
  if (cell < leastCell) return { refused: `needs ${mm(printedSize(plain).width)}, and a label has ${mm(side)} for it` }
  const drawing = drawn('datamatrix', label.code, { moduleWidth: cell })
  if ('refused' in drawing) return drawing
  const printed = printedSize(drawing)
  const left = padding + printed.width + 1.2
  const text = words(label, { x: 0, y: 0, width: width - padding - left }, pointsFor(height), height < 20 ? 2 : 3)
  const code = cutText(
    label.code,
    { x: 0, y: text.height, width: width - padding - left },
    { size: pointsFor(height) * 0.8, least: pointsFor(height) * 0.5, most: 1, fill: grey, leading: 1.2 },
  )
  const fits = text.height + code.height <= inner
  const shown = fits
    ? [...text.items, ...code.items]
    : words({ ...label, note: '' }, { x: 0, y: 0, width: width - padding - left }, 6, 2).items
  return [codeItem(drawing, padding, (height - printed.height) / 2, label.code), ...moved(shown, left, padding)]
}

function outline([width, height]: Size): DesignItem[] {
  const field = (x: number, y: number, wide: number, high: number): DesignItem => ({
    kind: 'field',
    x,
    y,
    width: wide,
    height: high,
    fill: '#999999',
  })
  return [
    field(0, 0, width, hairline),
    field(0, height - hairline, width, hairline),
    field(0, 0, hairline, height),
    field(width - hairline, 0, hairline, height),
  ]
}

/** The sheet of a wish, or why there is none. */
function sheetFor({ sheet, width, height }: LabelWishes): LabelSheet {
  if (sheet === 'own')
    return {
      paper: [width, height],
      across: 1,
      down: 1,
      label: [width, height],
      margin: [0, 0],
      pitch: [width, height],
    }
  const none = { paperWidth: 0, paperHeight: 0, across: 1, down: 1, labelWidth: 0, labelHeight: 0 }
  const found = sheetOf({ ...none, sheet, leftMargin: 0, topMargin: 0, acrossPitch: 0, downPitch: 0 })
  if ('field' in found) throw new RangeError(found.says)
  return found
}

/**
 * Sheets of labels as a document, each label with its name, a line and a code in the size in which it is read: EAN-13, EAN-8 or UPC-A for
 * a GTIN whose check digit is right, Code 128 for any other ASCII text, or Data Matrix. `left` says which labels cannot be made and why.
 * Refuses what makes no label at all, more than 5,000 labels, and a first place that the sheet has not. Sizes: the makers of the sheets,
 * and GS1 General Specifications, section 5.12.3.
 */
export function itemLabels({
  labels,
  title,
  ...wishes
}: LabelQuestion): { document: Document; left: readonly string[] } | Refused {
  const sheet = sheetFor(wishes)
  const onSheet = sheet.across * sheet.down
  if (wishes.startAt > onSheet)
    return { refused: `The first label must be at most ${onSheet}, the labels of one sheet.` }
  const count = labels.reduce((sum, { copies }) => sum + copies, 0)
  if (count > mostLabels) return { refused: 'At most 5,000 labels go into one file.' }
  const left: string[] = []
  const made: DesignPage[] = []
  for (const label of labels) {
    if (label.copies < 1) continue
    const items = (wishes.look === 'square' ? squareLabel : barsLabel)(label, sheet.label)
    if ('refused' in items) {
      left.push(`${label.name}: the code ${label.code.slice(0, 40)} ${items.refused}.`)
      continue
    }
    const [width, height] = sheet.label
    const page = {
      name: label.name,
      width,
      height,
      bleed: 0,
      margin: 0,
      items: wishes.outlines ? [...items, ...outline(sheet.label)] : items,
    }
    for (let copy = 0; copy < label.copies; copy++) made.push(page)
  }
  if (made.length === 0) return { refused: left[0] ?? 'There is nothing to print a label of.' }
  const pages = Array.from({ length: sheetsFor(sheet, made.length, wishes.startAt) }, (): DesignItem[] => [])
  made.forEach((page, at) => {
    const { page: sheetAt, left: x, top: y } = placeOf(sheet, at, wishes.startAt)
    pages[sheetAt]?.push({ kind: 'frame', x, y, page, across: 0, down: 0 })
  })
  const [width, height] = sheet.paper
  return {
    document: {
      title,
      sheet: 'design',
      blocks: pages.map((items, at) => ({
        kind: 'design',
        page: { name: `${title}, sheet ${at + 1}`, width, height, bleed: 0, margin: 0, items },
      })),
    },
    left,
  }
}
