import type { Pixels } from '@/lib/base/png/pixels'
import { joinBytes } from '@/lib/base/encoding/bytes'

const short = 3
const long = 4
const rational = 5

/** Rows that are compressed together. */
const stripRows = 64

/**
 * A TIFF of 8 bits a channel with Deflate compression (TIFF 6.0; Adobe Photoshop TIFF Technical Notes, 2002, for compression 8), red, green
 * and blue, with alpha not multiplied in where there is some. `deflate` is to zlib's format.
 */
export function writeTiff(
  { data, width, height }: Pixels,
  hasAlpha: boolean,
  dpi: number,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const channels = hasAlpha ? 4 : 3
  const strips: Uint8Array[] = []
  for (let top = 0; top < height; top += stripRows) {
    const rows = Math.min(stripRows, height - top)
    const strip = new Uint8Array(rows * width * channels)
    for (let pixel = 0, from = top * width * 4; pixel < rows * width; pixel++, from += 4)
      for (let channel = 0; channel < channels; channel++) strip[pixel * channels + channel] = data[from + channel] ?? 0
    strips.push(deflate(strip))
  }
  const head = 8
  const offsets: number[] = []
  let at = head
  for (const strip of strips) {
    offsets.push(at)
    at += strip.length + (strip.length & 1)
  }
  // Values that are longer than four bytes lie behind the strips, and behind them the directory.
  const extra: number[][] = []
  const place = (values: number[]) => {
    const start = at
    extra.push(values)
    at += values.length
    return start
  }
  const shorts = (values: number[]) => values.flatMap((value) => [value & 255, value >> 8])
  const longs = (values: number[]) =>
    values.flatMap((value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24])
  const list = (values: number[]) => (values.length === 1 ? (values[0] ?? 0) : place(longs(values)))
  const bits = place(shorts(Array<number>(channels).fill(8)))
  const density = place(longs([dpi, 1]))
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, bits],
    [259, short, 1, 8],
    [262, short, 1, 2],
    [273, long, strips.length, list(offsets)],
    [277, short, 1, channels],
    [278, long, 1, stripRows],
    [279, long, strips.length, list(strips.map(({ length }) => length))],
    [282, rational, 1, density],
    [283, rational, 1, density],
    [284, short, 1, 1],
    [296, short, 1, 2],
    ...(hasAlpha ? [[338, short, 1, 2] as [number, number, number, number]] : []),
  ]
  const directory = at + (at & 1)
  const bytes = new Uint8Array(directory + 2 + entries.length * 12 + 4)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0])
  view.setUint32(4, directory, true)
  strips.forEach((strip, index) => bytes.set(strip, offsets[index] ?? 0))
  bytes.set(joinBytes(...extra.map((values) => Uint8Array.from(values))), at - extra.flat().length)
  view.setUint16(directory, entries.length, true)
  entries.forEach(([tag, type, count, value], index) => {
    const entry = directory + 2 + index * 12
    view.setUint16(entry, tag, true)
    view.setUint16(entry + 2, type, true)
    view.setUint32(entry + 4, count, true)
    view.setUint32(entry + 8, value, true)
  })
  return bytes
}
