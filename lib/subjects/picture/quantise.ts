import type { Pixels } from '@/lib/base/png/pixels'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { pngChunk } from '@/lib/base/png/write'

/** A picture of at most 256 colours: an index for each pixel, and red, green, blue and alpha of each colour. */
export interface Indexed {
  width: number
  height: number
  indexes: Uint8Array
  palette: Uint8Array
}

interface Box {
  /** Positions in the list of distinct colours. */
  members: Uint32Array
}

interface Colours {
  /** Red, green, blue, alpha of each, and how many pixels have it. */
  values: Float32Array
  counts: Float32Array
}

/** Bits of each channel by which colours are put together before they are divided. */
const keptBits = 5
const cellsAcross = 1 << keptBits

/** What cannot be seen is one colour. */
function channelsAt(data: Uint8ClampedArray, at: number): [number, number, number, number] {
  const alpha = data[at + 3] ?? 255
  return alpha === 0 ? [0, 0, 0, 0] : [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha]
}

/** The colours of a picture, by cells of five bits a channel, each as the mean of its pixels. */
function coloursOf({ data }: Pixels): Colours {
  const cells = new Float64Array(cellsAcross ** 4 * 5)
  const shift = 8 - keptBits
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = channelsAt(data, at)
    const cell =
      ((((red >> shift) * cellsAcross + (green >> shift)) * cellsAcross + (blue >> shift)) * cellsAcross +
        (alpha >> shift)) *
      5
    cells[cell] = (cells[cell] ?? 0) + red
    cells[cell + 1] = (cells[cell + 1] ?? 0) + green
    cells[cell + 2] = (cells[cell + 2] ?? 0) + blue
    cells[cell + 3] = (cells[cell + 3] ?? 0) + alpha
    cells[cell + 4] = (cells[cell + 4] ?? 0) + 1
  }
  const values: number[] = []
  const counts: number[] = []
  for (let cell = 0; cell < cells.length; cell += 5) {
    const count = cells[cell + 4] ?? 0
    if (count === 0) continue
    for (let channel = 0; channel < 4; channel++) values.push((cells[cell + channel] ?? 0) / count)
    counts.push(count)
  }
  return { values: Float32Array.from(values), counts: Float32Array.from(counts) }
}

/** How much a difference of each channel is seen. */
const weights = [0.5, 1, 0.35, 1]

/** The channel in which a box is widest by its spread, and that spread summed over its pixels. */
function widest({ members }: Box, { values, counts }: Colours): { channel: number; error: number } {
  let channel = 0
  let error = -1
  for (let at = 0; at < 4; at++) {
    let sum = 0
    let squares = 0
    let total = 0
    for (const member of members) {
      const count = counts[member] ?? 0
      const value = values[member * 4 + at] ?? 0
      sum += value * count
      squares += value * value * count
      total += count
    }
    const spread = (squares - (sum * sum) / total) * (weights[at] ?? 1)
    if (spread > error) {
      channel = at
      error = spread
    }
  }
  return { channel, error }
}

function split({ members }: Box, channel: number, { values, counts }: Colours): [Box, Box] {
  const sorted = members.slice().sort((a, b) => (values[a * 4 + channel] ?? 0) - (values[b * 4 + channel] ?? 0))
  let total = 0
  let sum = 0
  for (const member of sorted) {
    const count = counts[member] ?? 0
    total += count
    sum += (values[member * 4 + channel] ?? 0) * count
  }
  const mean = sum / total
  let place = sorted.findIndex((member) => (values[member * 4 + channel] ?? 0) > mean)
  if (place <= 0) place = 1
  return [{ members: sorted.slice(0, place) }, { members: sorted.slice(place) }]
}

function meanOf({ members }: Box, { values, counts }: Colours): number[] {
  const sums = [0, 0, 0, 0]
  let total = 0
  for (const member of members) {
    const count = counts[member] ?? 0
    total += count
    for (let channel = 0; channel < 4; channel++)
      sums[channel] = (sums[channel] ?? 0) + (values[member * 4 + channel] ?? 0) * count
  }
  return sums.map((sum) => Math.round(sum / total))
}

/** At most so many colours that stand for all of a picture: the widest box is divided at its mean until there are enough. */
export function paletteOf(pixels: Pixels, most: number): Uint8Array {
  const colours = coloursOf(pixels)
  const boxes: { box: Box; channel: number; error: number }[] = [
    { members: Uint32Array.from(colours.counts.keys()) },
  ].map((box) => ({ box, ...widest(box, colours) }))
  while (boxes.length < most) {
    let at = -1
    boxes.forEach(({ box, error }, index) => {
      if (box.members.length > 1 && (at < 0 || error > (boxes[at]?.error ?? 0))) at = index
    })
    const chosen = boxes[at]
    if (!chosen) break
    boxes.splice(at, 1, ...split(chosen.box, chosen.channel, colours).map((box) => ({ box, ...widest(box, colours) })))
  }
  return Uint8Array.from(boxes.flatMap(({ box }) => meanOf(box, colours)))
}

/** Finds the nearest colour of a palette; answers are remembered by cells of six bits. */
function nearestIn(palette: Uint8Array): (red: number, green: number, blue: number, alpha: number) => number {
  const known = new Int16Array(1 << 24).fill(-1)
  return (red, green, blue, alpha) => {
    const key = ((red >> 2) << 18) | ((green >> 2) << 12) | ((blue >> 2) << 6) | (alpha >> 2)
    const before = known[key] ?? -1
    if (before >= 0) return before
    let best = 0
    let least = Infinity
    for (let at = 0; at < palette.length; at += 4) {
      const distance =
        0.5 * (red - (palette[at] ?? 0)) ** 2 +
        (green - (palette[at + 1] ?? 0)) ** 2 +
        0.35 * (blue - (palette[at + 2] ?? 0)) ** 2 +
        (alpha - (palette[at + 3] ?? 0)) ** 2
      if (distance < least) {
        least = distance
        best = at / 4
      }
    }
    known[key] = best
    return best
  }
}

/**
 * The picture in at most 256 colours, what is lost spread over the neighbours (R. Floyd and L. Steinberg, An Adaptive Algorithm for
 * Spatial Grey Scale, 1976). A picture that has no more colours keeps each of its pixels.
 */
export function quantise(pixels: Pixels, most: number): Indexed {
  const { width, height, data } = pixels
  const exact = exactPalette(pixels, most)
  if (exact) return exact
  const palette = paletteOf(pixels, most)
  const nearest = nearestIn(palette)
  const indexes = new Uint8Array(width * height)
  let errors = new Float32Array((width + 2) * 4)
  let below = new Float32Array((width + 2) * 4)
  const clamped = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = (column + 1) * 4
      const channels = channelsAt(data, (row * width + column) * 4)
      const wanted = channels.map((value, channel) => clamped(value + (errors[place + channel] ?? 0)))
      const [red = 0, green = 0, blue = 0, alpha = 255] = wanted
      // What is wholly see-through or wholly there stays so.
      const index = nearest(red, green, blue, channels[3] === 0 || channels[3] === 255 ? channels[3] : alpha)
      indexes[row * width + column] = index
      for (let channel = 0; channel < 3; channel++) {
        const lost = (wanted[channel] ?? 0) - (palette[index * 4 + channel] ?? 0)
        errors[place + 4 + channel] = (errors[place + 4 + channel] ?? 0) + lost * (7 / 16)
        below[place - 4 + channel] = (below[place - 4 + channel] ?? 0) + lost * (3 / 16)
        below[place + channel] = (below[place + channel] ?? 0) + lost * (5 / 16)
        below[place + 4 + channel] = (below[place + 4 + channel] ?? 0) + lost * (1 / 16)
      }
    }
    ;[errors, below] = [below, errors.fill(0)]
  }
  return { width, height, indexes, palette }
}

function exactPalette({ width, height, data }: Pixels, most: number): Indexed | undefined {
  const known = new Map<number, number>()
  const indexes = new Uint8Array(width * height)
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++) {
    const [red, green, blue, alpha] = channelsAt(data, at)
    const colour = ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0
    let index = known.get(colour)
    if (index === undefined) {
      if (known.size === most) return undefined
      index = known.size
      known.set(colour, index)
    }
    indexes[pixel] = index
  }
  const palette = Uint8Array.from(
    [...known.keys()].flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255]),
  )
  return { width, height, indexes, palette }
}

/** An indexed picture as a PNG of one byte a pixel, without compression of its own: an optimiser follows. `deflate` is to zlib's format. */
export function indexedPng(
  { width, height, indexes, palette }: Indexed,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const count = palette.length / 4
  const colours = new Uint8Array(count * 3)
  const alphas = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    colours.set(palette.subarray(at * 4, at * 4 + 3), at * 3)
    alphas[at] = palette[at * 4 + 3] ?? 255
  }
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 3], 8)
  return joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', head),
    pngChunk('PLTE', colours),
    ...(alphas.some((alpha) => alpha < 255) ? [pngChunk('tRNS', alphas)] : []),
    pngChunk('IDAT', deflate(rows)),
    pngChunk('IEND', new Uint8Array(0)),
  )
}
