import type { Pixels } from '@/lib/base/png/pixels'

/* ThumbHash: the coarsest waves of a picture, its alpha and its shape in about 25 bytes (E. Wallace, ThumbHash). */

/** The longest side that it is made of, in pixels. */
export const thumbSide = 100

interface Channel {
  average: number
  /** Amounts of the waves, 0.5 for none, 0 and 1 for `scale`; all 0 where there are none at all. */
  waves: number[]
  scale: number
}

const cosines = (length: number, wave: number) =>
  Float64Array.from({ length }, (_, at) => Math.cos((Math.PI / length) * wave * (at + 0.5)))

/** Waves in the triangle of those that are coarse across and down. */
function channelOf(values: Float64Array, width: number, height: number, across: number, down: number): Channel {
  let average = 0
  const waves: number[] = []
  for (let j = 0; j < down; j++) {
    const y = cosines(height, j)
    for (let i = 0; i * down < across * (down - j); i++) {
      const x = cosines(width, i)
      let sum = 0
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++)
          sum += (values[row * width + column] ?? 0) * (x[column] ?? 0) * (y[row] ?? 0)
      const amount = sum / (width * height)
      if (i === 0 && j === 0) average = amount
      else waves.push(amount)
    }
  }
  const scale = Math.max(0, ...waves.map(Math.abs))
  return { average, waves: waves.map((one) => (scale > 0 ? 0.5 + (0.5 * one) / scale : 0)), scale }
}

interface Planes {
  lightness: Float64Array
  /** Yellow to blue, and red to green. */
  yellow: Float64Array
  red: Float64Array
  alpha: Float64Array
  hasAlpha: boolean
}

/** See-through pixels stand on the average colour of the others. */
function planesOf({ data, width, height }: Pixels): Planes {
  const count = width * height
  const sum = [0, 0, 0]
  let cover = 0
  for (let at = 0; at < count; at++) {
    const alpha = (data[at * 4 + 3] ?? 0) / 255
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (alpha / 255) * (data[at * 4 + channel] ?? 0)
    cover += alpha
  }
  const average = sum.map((one) => (cover > 0 ? one / cover : one))
  const planes: Planes = {
    lightness: new Float64Array(count),
    yellow: new Float64Array(count),
    red: new Float64Array(count),
    alpha: new Float64Array(count),
    hasAlpha: cover < count,
  }
  for (let at = 0; at < count; at++) {
    const alpha = (data[at * 4 + 3] ?? 0) / 255
    const on = (channel: number) =>
      (average[channel] ?? 0) * (1 - alpha) + (alpha / 255) * (data[at * 4 + channel] ?? 0)
    const [r, g, b] = [on(0), on(1), on(2)]
    planes.lightness[at] = (r + g + b) / 3
    planes.yellow[at] = (r + g) / 2 - b
    planes.red[at] = r - g
    planes.alpha[at] = alpha
  }
  return planes
}

/** The ThumbHash of pixels of at most 100 a side. */
export function thumbHash(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { width, height } = pixels
  const longest = Math.max(width, height)
  if (longest > thumbSide) throw new Error(`${longest} pixels a side`)
  const { lightness, yellow, red, alpha, hasAlpha } = planesOf(pixels)
  const most = hasAlpha ? 5 : 7
  const across = Math.max(1, Math.round((most * width) / longest))
  const down = Math.max(1, Math.round((most * height) / longest))
  const channel = (values: Float64Array, i: number, j: number) => channelOf(values, width, height, i, j)
  const l = channel(lightness, Math.max(3, across), Math.max(3, down))
  const p = channel(yellow, 3, 3)
  const q = channel(red, 3, 3)
  const a = hasAlpha ? channel(alpha, 5, 5) : undefined
  const isLandscape = width > height
  const first =
    Math.round(63 * l.average) |
    (Math.round(31.5 + 31.5 * p.average) << 6) |
    (Math.round(31.5 + 31.5 * q.average) << 12) |
    (Math.round(31 * l.scale) << 18) |
    (Number(hasAlpha) << 23)
  const second =
    (isLandscape ? down : across) |
    (Math.round(63 * p.scale) << 3) |
    (Math.round(63 * q.scale) << 9) |
    (Number(isLandscape) << 15)
  const head = [first & 255, (first >> 8) & 255, first >> 16, second & 255, second >> 8]
  if (a) head.push(Math.round(15 * a.average) | (Math.round(15 * a.scale) << 4))
  const nibbles = [l, p, q, ...(a ? [a] : [])].flatMap(({ waves }) => waves.map((one) => Math.round(15 * one)))
  const bytes = new Uint8Array(head.length + Math.ceil(nibbles.length / 2))
  bytes.set(head)
  nibbles.forEach((nibble, at) => {
    const place = head.length + (at >> 1)
    bytes[place] = (bytes[place] ?? 0) | (nibble << ((at & 1) << 2))
  })
  return bytes
}
