import type { BarcodeContent } from './content'
import { encodeBarcode, type LinearSymbol, type MatrixSymbol, type Run } from './encode'
import { isRetail } from './kinds'
import { dotsOf, inch, symbolSizes } from './sizes'
import type { BarcodeValues } from './values'

/** A dark rectangle: left, top, width and height in modules. */
export type Bar = readonly [number, number, number, number]

/** One character of the human-readable text: left end and baseline in modules, and how high a capital is. */
export interface PlacedCharacter {
  character: string
  x: number
  y: number
  size: number
}

/** A symbol with quiet zones and text, measured in modules, before it is turned. */
export interface BarcodeDrawing {
  width: number
  height: number
  /** Millimetres of one module. */
  moduleWidth: number
  bars: readonly Bar[]
  text: readonly PlacedCharacter[]
  dark: string
  light: string
  rotation: 0 | 90 | 180 | 270
}

export type LookValues = Pick<
  BarcodeValues,
  | 'kind'
  | 'bearer'
  | 'dataShape'
  | 'columns'
  | 'sizing'
  | 'moduleWidth'
  | 'barHeight'
  | 'dpi'
  | 'snap'
  | 'showText'
  | 'quiet'
  | 'quietModules'
  | 'dark'
  | 'light'
  | 'rotation'
>

/** Millimetres of one module as the values ask for it, before and after it is rounded to whole dots. */
export function moduleWidthOf({ kind, sizing, moduleWidth, snap, dpi }: LookValues): { asked: number; drawn: number } {
  const asked = sizing === 'own' ? moduleWidth : symbolSizes[kind].usual
  return { asked, drawn: snap ? (dotsOf(asked, dpi) * inch) / dpi : asked }
}

/** Height of the bars in millimetres. */
export function barHeightOf(values: LookValues): number {
  const { height = 15, grows, usual } = symbolSizes[values.kind]
  return values.barHeight ?? (grows ? (height * moduleWidthOf(values).drawn) / usual : height)
}

export function quietZoneOf({ kind, quiet, quietModules }: LookValues): readonly [number, number, number] {
  return quiet === 'own'
    ? [quietModules, quietModules, symbolSizes[kind].quiet[2] && quietModules]
    : symbolSizes[kind].quiet
}

/** Ink of a digit in OCR-B lies around this part of its height, and a line of text takes this room for each character. */
const middleOfInk = 0.4115
const pitch = 0.85
/** Height of a digit and its distance from the bars at an X-dimension of 0.33 mm, in modules: 2.75 mm and 0.33 mm. */
const retailText = 2.75 / 0.33
const gap = 1
/** Guard bars are this much longer. */
const guard = 5

/** Characters centred in slots of equal width. */
function inSlots(text: string, left: number, slot: number, baseline: number, size: number): PlacedCharacter[] {
  return [...text].map((character, at) => ({
    character,
    x: left + (at + 0.5) * slot - middleOfInk * size,
    y: baseline,
    size,
  }))
}

/** A line of text in the middle of a width; smaller where it would not fit. */
function centred(text: string, left: number, width: number, baseline: number, size: number): PlacedCharacter[] {
  const slot = size * pitch
  return inSlots(text, left + (width - text.length * slot) / 2, slot, baseline, size)
}

function fitting(texts: readonly string[], width: number, size: number): number {
  const longest = Math.max(1, ...texts.map(({ length }) => length))
  return Math.min(size, width / (longest * pitch))
}

interface Part {
  bars: Bar[]
  text: PlacedCharacter[]
  width: number
  height: number
}

/** How the digits of each retail symbol stand: in the margin, under the left half, under the right half, in the margin. */
const digitPlaces = {
  ean13: { first: 1, left: [3, 42], right: [50, 42], last: 0, leftDigits: 6 },
  isbn: { first: 1, left: [3, 42], right: [50, 42], last: 0, leftDigits: 6 },
  ean8: { first: 0, left: [3, 28], right: [36, 28], last: 0, leftDigits: 4 },
  upca: { first: 1, left: [10, 35], right: [50, 35], last: 1, leftDigits: 5 },
  upce: { first: 1, left: [3, 42], right: [45, 0], last: 1, leftDigits: 6 },
} as const

function isGuard(kind: keyof typeof digitPlaces, from: number, width: number): boolean {
  if (kind === 'upce') return from < 3 || from >= width - 6
  const middle = Math.abs(from - width / 2) < 2
  return from < (kind === 'upca' ? 10 : 3) || from >= width - (kind === 'upca' ? 10 : 3) || middle
}

function retailPart(content: BarcodeContent, symbol: LinearSymbol, values: LookValues): Part {
  const { kind, data, addOn, heading } = content
  if (!isRetail(kind)) throw new TypeError(`${kind} is no retail symbol`)
  const hasText = values.showText
  const place = digitPlaces[kind]
  const [leftZone, rightZone] = quietZoneOf(values)
  // Digits beside the bars need room even where the quiet zone is cut.
  const left = hasText && place.first ? Math.max(leftZone, 9) : leftZone
  const right = hasText && place.last ? Math.max(rightZone, 7) : rightZone
  const height = barHeightOf(values) / moduleWidthOf(values).drawn
  const above = hasText && heading !== '' ? retailText * 0.8 + 2 : 0
  const bars: Bar[] = symbol.bars.map(([from, width]) => [
    left + from,
    above,
    width,
    height + (isGuard(kind, from, symbol.width) ? guard : 0),
  ])
  const text: PlacedCharacter[] = []
  const baseline = above + height + gap + retailText
  if (hasText) {
    const small = place.last ? retailText * 0.66 : retailText
    const leftEnd = place.first + place.leftDigits
    const between = data.slice(place.first, leftEnd)
    const rest = data.slice(leftEnd, data.length - place.last)
    if (place.first) text.push(...inSlots(data.charAt(0), left - 9, 7, baseline, small))
    text.push(...inSlots(between, left + place.left[0], place.left[1] / between.length, baseline, retailText))
    if (rest) text.push(...inSlots(rest, left + place.right[0], place.right[1] / rest.length, baseline, retailText))
    if (place.last) text.push(...inSlots(data.slice(-1), left + symbol.width + 1, 7, baseline, small))
    if (heading) {
      const size = fitting([heading], symbol.width + 2 * Math.min(left, right, 6), retailText * 0.8)
      text.push(...centred(heading, left, symbol.width, size, size))
    }
  }
  const total = { bars, text, width: left + symbol.width + right, height: hasText ? baseline : above + height + guard }
  if (!symbol.addOn) return total
  // The add-on stands 7 to 12 modules away and ends with the guard bars; its digits stand above it.
  const from = left + symbol.width + 9
  const drop = hasText ? retailText + gap : 0
  for (const [at, width] of symbol.addOn.bars) bars.push([from + at, above + drop, width, height + guard - drop])
  if (hasText) text.push(...inSlots(addOn, from, symbol.addOn.width / addOn.length, above + retailText, retailText))
  return { ...total, width: from + symbol.addOn.width + (values.quiet === 'own' ? values.quietModules : 5) }
}

/** Lines of text, of which GS1 values are never broken. */
function wrapped(lines: readonly string[], most: number): string[] {
  const wide: string[] = []
  for (const line of lines) {
    const last = wide.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= most) wide[wide.length - 1] = `${last} ${line}`
    else wide.push(line)
  }
  return wide
}

function linesPart(content: BarcodeContent, part: Part, room: number, moduleWidth: number): Part {
  const size = Math.min(2.75 / moduleWidth, 12)
  const lines = wrapped(content.lines, Math.floor(room / (size * pitch)))
  const fitted = fitting(lines, room, size)
  const left = (part.width - room) / 2
  const text = lines.flatMap((line, at) =>
    centred(line, left, room, part.height + gap + fitted + at * fitted * 1.5, fitted),
  )
  return { ...part, text, height: part.height + gap + fitted * (1.5 * lines.length - 0.25) }
}

function linearPart(content: BarcodeContent, symbol: LinearSymbol, values: LookValues): Part {
  const [left, right] = quietZoneOf(values)
  const moduleWidth = moduleWidthOf(values).drawn
  const height = barHeightOf(values) / moduleWidth
  const width = left + symbol.width + right
  // Bearer bars: twice the narrow bar where a printer prints them, 4.83 mm around it where a printing plate does.
  const bearer =
    content.kind !== 'itf14' ? 0 : values.bearer === 'frame' ? 4.83 / moduleWidth : values.bearer === 'bars' ? 2 : 0
  const side = values.bearer === 'frame' ? bearer : 0
  const full = width + 2 * side
  const bars: Bar[] = symbol.bars.map(([from, wide]) => [side + left + from, bearer, wide, height])
  if (bearer > 0) bars.push([0, 0, full, bearer], [0, bearer + height, full, bearer])
  if (side > 0) bars.push([0, bearer, side, height], [full - side, bearer, side, height])
  return { bars, text: [], width: full, height: height + 2 * bearer }
}

function matrixPart({ width, rows, rowHeight }: MatrixSymbol, values: LookValues): Part {
  const [left, right, vertical] = quietZoneOf(values)
  const bars = rows.flatMap((runs: readonly Run[], row) =>
    runs.map(([from, wide]): Bar => [left + from, vertical + row * rowHeight, wide, rowHeight]),
  )
  return { bars, text: [], width: left + width + right, height: 2 * vertical + rows.length * rowHeight }
}

/** The drawing of a content; undefined where the symbology cannot hold it. */
export function drawBarcode(content: BarcodeContent, values: LookValues): BarcodeDrawing | undefined {
  const symbol = encodeBarcode(content, values)
  if (!symbol) return undefined
  const { dark, light } = values
  const moduleWidth = moduleWidthOf(values).drawn
  let part =
    symbol.kind === 'cells'
      ? matrixPart(symbol, values)
      : isRetail(content.kind)
        ? retailPart(content, symbol, values)
        : linearPart(content, symbol, values)
  if (values.showText && content.lines.length > 0) {
    // Text of a small square symbol may be wider than the symbol.
    const longest = Math.max(...content.lines.map(({ length }) => length))
    const room = symbol.kind === 'cells' ? Math.max(part.width, (longest * pitch * 2) / moduleWidth) : part.width
    const shift = (room - part.width) / 2
    const bars = part.bars.map(([x, y, wide, high]): Bar => [x + shift, y, wide, high])
    part = linesPart(
      content,
      { ...part, bars, width: room },
      room,
      symbol.kind === 'cells' ? moduleWidth * 1.375 : moduleWidth,
    )
  }
  const rotation = Number(values.rotation) as BarcodeDrawing['rotation']
  return { ...part, moduleWidth, dark, light, rotation }
}
