import { unzlibSync } from 'fflate'
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { Pixels } from '@/lib/base/png/pixels'

const key = (name: string) => PDFName.of(name)

export type Space = 'rgb' | 'grey'

/** A picture of a PDF that can be worked on; its colours are as they stand in the file. */
export interface Raster {
  width: number
  height: number
  space: Space
  packed: 'jpeg' | 'flate'
  /** Bits that a JPEG cannot hold as a fourth channel of its own stay beside it. */
  stream: PDFRawStream
}

function numberOf(object: PDFObject | undefined): number | undefined {
  return object instanceof PDFNumber ? object.asNumber() : undefined
}

function spaceOf(
  object: PDFObject | undefined,
  look: (object: PDFObject | undefined) => PDFObject | undefined,
): Space | undefined {
  if (object === key('DeviceRGB')) return 'rgb'
  if (object === key('DeviceGray')) return 'grey'
  if (!(object instanceof PDFArray)) return undefined
  const kind = object.get(0)
  if (kind === key('CalRGB')) return 'rgb'
  if (kind === key('CalGray')) return 'grey'
  if (kind !== key('ICCBased')) return undefined
  const profile = look(object.get(1))
  const count = profile instanceof PDFRawStream ? numberOf(look(profile.dict.get(key('N')))) : undefined
  return count === 3 ? 'rgb' : count === 1 ? 'grey' : undefined
}

/**
 * A picture that may be written anew: 8 bits, RGB or grey, packed as JPEG or by deflate alone. Undefined for CMYK, palettes, stencils,
 * colour keys and decode arrays, which stay as they are.
 */
export function rasterOf(document: PDFDocument, stream: PDFObject | undefined): Raster | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined
  const look = (object: PDFObject | undefined) => (object instanceof PDFRef ? document.context.lookup(object) : object)
  const entry = (name: string) => look(stream.dict.get(key(name)))
  if (stream.dict.get(key('Subtype')) !== key('Image')) return undefined
  if (['ImageMask', 'Decode'].some((name) => stream.dict.has(key(name)))) return undefined
  if (entry('Mask') instanceof PDFArray || numberOf(entry('BitsPerComponent')) !== 8) return undefined
  const filters = entry('Filter')
  const filter = filters instanceof PDFArray && filters.size() === 1 ? look(filters.get(0)) : filters
  const packed = filter === key('DCTDecode') ? 'jpeg' : filter === key('FlateDecode') ? 'flate' : undefined
  const space = spaceOf(entry('ColorSpace'), look)
  const [width, height] = [numberOf(entry('Width')), numberOf(entry('Height'))]
  if (!packed || !space || !width || !height || width * height > 300_000_000) return undefined
  return { width, height, space, packed, stream }
}

/** Rows without the filters of PNG (PNG third edition, 9.2), which PDF calls predictors 10 to 15. */
function unfiltered(bytes: Uint8Array, row: number, step: number): Uint8Array | undefined {
  const rows = Math.floor(bytes.length / (row + 1))
  const out = new Uint8Array(rows * row)
  for (let y = 0; y < rows; y++) {
    const filter = bytes[y * (row + 1)] ?? 0
    const from = y * (row + 1) + 1
    const to = y * row
    for (let x = 0; x < row; x++) {
      const left = x >= step ? (out[to + x - step] ?? 0) : 0
      const above = y > 0 ? (out[to + x - row] ?? 0) : 0
      const corner = y > 0 && x >= step ? (out[to + x - row - step] ?? 0) : 0
      const raw = bytes[from + x] ?? 0
      if (filter === 0) out[to + x] = raw
      else if (filter === 1) out[to + x] = raw + left
      else if (filter === 2) out[to + x] = raw + above
      else if (filter === 3) out[to + x] = raw + ((left + above) >> 1)
      else if (filter === 4) {
        const guess = left + above - corner
        const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
        out[to + x] = raw + (a <= b && a <= c ? left : b <= c ? above : corner)
      } else return undefined
    }
  }
  return out
}

/** The pixels of a picture that is packed by deflate; undefined where its data is not what it says. */
export function flatePixels({ stream, width, height, space }: Raster, document: PDFDocument): Pixels | undefined {
  const channels = space === 'rgb' ? 3 : 1
  const found = stream.dict.get(key('DecodeParms'))
  const first = found instanceof PDFRef ? document.context.lookup(found) : found
  const parms = first instanceof PDFArray ? document.context.lookup(first.get(0)) : first
  const read = (name: string) => (parms instanceof PDFDict ? numberOf(parms.get(key(name))) : undefined)
  const predictor = read('Predictor') ?? 1
  let bytes: Uint8Array | undefined
  try {
    bytes = unzlibSync(stream.getContents())
  } catch {
    return undefined
  }
  const row = width * channels
  if (predictor >= 10) {
    if ((read('Columns') ?? 1) !== width || (read('Colors') ?? 1) !== channels) return undefined
    bytes = unfiltered(bytes, row, channels)
  } else if (predictor !== 1) return undefined
  if (!bytes || bytes.length < row * height) return undefined
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = red, blue = red] = channels === 3 ? bytes.subarray(at * 3, at * 3 + 3) : [bytes[at] ?? 0]
    data[at * 4] = red
    data[at * 4 + 1] = green
    data[at * 4 + 2] = blue
    data[at * 4 + 3] = 255
  }
  return { data, width, height }
}

/** Colours looked at to tell a photograph from a drawing. */
const looked = 20_000
const fewColours = 512

/** Whether a picture has so many colours that the small errors of a JPEG are not seen in it; drawings and screenshots have few. */
export function isPhotograph({ data }: Pixels): boolean {
  const step = Math.max(4, Math.floor(data.length / 4 / looked) * 4)
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += step) {
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    if (colours.size > fewColours) return true
  }
  return false
}

/** Bytes of the channels that a picture keeps. */
export function channelBytes({ data, width, height }: Pixels, space: Space): Uint8Array {
  const channels = space === 'rgb' ? 3 : 1
  const out = new Uint8Array(width * height * channels)
  for (let at = 0; at < width * height; at++)
    for (let channel = 0; channel < channels; channel++) out[at * channels + channel] = data[at * 4 + channel] ?? 0
  return out
}
