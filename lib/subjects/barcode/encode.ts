import {
  azteccode,
  code128,
  code39,
  datamatrix,
  ean13,
  ean2,
  ean5,
  ean8,
  interleaved2of5,
  pdf417,
  upca,
  upce,
  type DrawingContext,
  type RenderOptions,
} from 'bwip-js/generic'
import type { BarcodeContent } from './content'

/** A bar or a run of dark cells: where it begins and how wide it is, in modules. */
export type Run = readonly [from: number, width: number]

export interface LinearSymbol {
  kind: 'bars'
  width: number
  bars: readonly Run[]
  addOn: { width: number; bars: readonly Run[] } | undefined
}
export interface MatrixSymbol {
  kind: 'cells'
  width: number
  /** Dark runs of each row. */
  rows: readonly (readonly Run[])[]
  /** Modules that a row is high. */
  rowHeight: number
}
export type BarcodeSymbol = LinearSymbol | MatrixSymbol

type Options = Omit<RenderOptions, 'bcid'>
type Encoder = (options: RenderOptions, drawing: DrawingContext<undefined>) => undefined

interface Shapes {
  width: number
  height: number
  bars: Run[]
  polygons: [number, number][][]
}

/** Takes what the library would draw at a scale of one: bars one unit for each module, cells as outlines. */
function shapesOf(encode: Encoder, options: Options): Shapes {
  const shapes: Shapes = { width: 0, height: 0, bars: [], polygons: [] }
  const ignore = () => undefined
  encode(
    { ...options, bcid: '', scale: 1 },
    {
      setopts: ignore,
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init(width, height) {
        shapes.width = width
        shapes.height = height
      },
      // A bar comes as a stroke: the rounded middle of its width.
      line: (x, _, __, ___, width) => void shapes.bars.push([x - Math.ceil(width / 2), width]),
      polygon: (points) => void shapes.polygons.push(points),
      hexagon: ignore,
      ellipse: ignore,
      fill: ignore,
      text: ignore,
      end: ignore,
    },
  )
  return shapes
}

function barsOf(encode: Encoder, options: Options): { width: number; bars: Run[] } {
  const { bars } = shapesOf(encode, options)
  const first = bars[0]?.[0] ?? 0
  const last = bars.at(-1) ?? [0, 0]
  return { width: last[0] + last[1] - first, bars: bars.map(([from, width]) => [from - first, width] as const) }
}

/** Dark runs row by row, from outlines filled by the even-odd rule. */
function cellsOf({ width, height, polygons }: Shapes, unit: number, rowUnit: number): MatrixSymbol {
  const rows = Array.from({ length: height / rowUnit }, (_, row) => {
    const middle = (row + 0.5) * rowUnit
    const crossings = polygons
      .flatMap((points) =>
        points.flatMap(([x, y], at) => {
          const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
          return x === nextX && y > middle !== nextY > middle ? [x / unit] : []
        }),
      )
      .sort((one, other) => one - other)
    return Array.from({ length: crossings.length / 2 }, (__, at): Run => {
      const from = crossings[2 * at] ?? 0
      return [from, (crossings[2 * at + 1] ?? from) - from]
    })
  })
  return { kind: 'cells', width: width / unit, rows, rowHeight: rowUnit / unit }
}

/** The library's own escapes: `^` begins one, FNC1 and the character set are written as one. */
function escaped(text: string): string {
  return text.replaceAll('^', '^^')
}

function withCharacterSet(text: string): string {
  // ECI 26 says UTF-8; without it a decoder takes bytes for the characters of Western Europe.
  return (/[^\0-\u007f]/.test(text) ? '^ECI000026' : '') + escaped(text)
}

function gs1Text(data: string): string {
  return `^FNC1${escaped(data).replaceAll('\u001d', '^FNC1')}`
}

export interface MatrixOptions {
  dataShape: 'square' | 'rectangle'
  /** Data columns of PDF417; 0 leaves it to the encoder. */
  columns: number
}

/** The symbol of a content. Undefined where the content does not fit into the symbology. */
export function encodeBarcode(
  content: BarcodeContent,
  { dataShape, columns }: MatrixOptions,
): BarcodeSymbol | undefined {
  try {
    return encoded(content, dataShape, columns)
  } catch (error) {
    // What the encoder refuses is named after it: "bwipp.datamatrixNoValidSymbol#123: …".
    if (error instanceof Error && error.message.startsWith('bwipp.')) return undefined
    throw error
  }
}

function encoded({ kind, data, addOn, check }: BarcodeContent, dataShape: string, columns: number): BarcodeSymbol {
  const linear = (encode: Encoder, text: string, options: Partial<Options> = {}): LinearSymbol => ({
    kind: 'bars',
    ...barsOf(encode, { text, ...options }),
    addOn: addOn === '' ? undefined : barsOf(addOn.length === 2 ? ean2 : ean5, { text: addOn }),
  })
  const format = dataShape === 'rectangle' ? { format: 'rectangle' } : {}
  switch (kind) {
    case 'ean13':
    case 'isbn':
      return linear(ean13, data)
    case 'ean8':
      return linear(ean8, data)
    case 'upca':
      return linear(upca, data)
    case 'upce':
      return linear(upce, data)
    case 'itf14':
      return linear(interleaved2of5, data)
    case 'code39':
      return linear(code39, data + check)
    case 'code128':
      return linear(code128, escaped(data), { parsefnc: true })
    case 'gs1-128':
      return linear(code128, gs1Text(data), { parsefnc: true })
    case 'datamatrix':
      return cellsOf(shapesOf(datamatrix, { text: withCharacterSet(data), parsefnc: true, ...format }), 2, 2)
    case 'gs1-datamatrix':
      return cellsOf(shapesOf(datamatrix, { text: gs1Text(data), parsefnc: true, ...format }), 2, 2)
    case 'pdf417':
      return cellsOf(
        shapesOf(pdf417, { text: withCharacterSet(data), parsefnc: true, ...(columns > 0 ? { columns } : {}) }),
        1,
        3,
      )
    case 'aztec':
      return cellsOf(shapesOf(azteccode, { text: withCharacterSet(data), parsefnc: true }), 2, 2)
  }
}
