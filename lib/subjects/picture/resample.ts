import type { Pixels } from '@/lib/base/png/pixels'
import { byteOf, light } from './light'

/** Lobes of the Lanczos window on each side. */
const lobes = 3

function sinc(x: number): number {
  if (x === 0) return 1
  const angle = Math.PI * x
  return Math.sin(angle) / angle
}

const lanczos = (x: number) => (Math.abs(x) < lobes ? sinc(x) * sinc(x / lobes) : 0)

/** Which source pixels a pixel is made of, and by which shares, which add up to 1. */
interface Mix {
  from: number
  shares: Float32Array
}

/** The mixes of every pixel of a row or column that goes from one length to another. Beyond the edge the edge is repeated. */
function mixes(source: number, target: number): Mix[] {
  const scale = source / target
  // A smaller picture is made of all that lies beneath, a larger one of its neighbours.
  const reach = lobes * Math.max(1, scale)
  const width = Math.max(1, scale)
  return Array.from({ length: target }, (_, index) => {
    const centre = (index + 0.5) * scale - 0.5
    const first = Math.ceil(centre - reach)
    const last = Math.floor(centre + reach)
    const from = Math.max(0, first)
    const to = Math.min(source - 1, last)
    const shares = new Float32Array(to - from + 1)
    let sum = 0
    for (let at = first; at <= last; at++) {
      const share = lanczos((at - centre) / width)
      const place = Math.min(to, Math.max(from, at)) - from
      shares[place] = (shares[place] ?? 0) + share
      sum += share
    }
    for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / sum
    return { from, shares }
  })
}

/** One row of pixels as light, its colours times its alpha, so that what cannot be seen gives no colour to its neighbours. */
function rowAsLight({ data, width }: Pixels, row: number, into: Float32Array): void {
  let at = row * width * 4
  for (let place = 0; place < width * 4; place += 4, at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    into[place] = (light[data[at] ?? 0] ?? 0) * alpha
    into[place + 1] = (light[data[at + 1] ?? 0] ?? 0) * alpha
    into[place + 2] = (light[data[at + 2] ?? 0] ?? 0) * alpha
    into[place + 3] = alpha
  }
}

function mixRow(row: Float32Array, across: readonly Mix[], into: Float32Array): void {
  for (let target = 0; target < across.length; target++) {
    const mix = across[target]
    if (!mix) continue
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    const { shares } = mix
    for (let index = 0, at = mix.from * 4; index < shares.length; index++, at += 4) {
      const share = shares[index] ?? 0
      red += (row[at] ?? 0) * share
      green += (row[at + 1] ?? 0) * share
      blue += (row[at + 2] ?? 0) * share
      alpha += (row[at + 3] ?? 0) * share
    }
    const place = target * 4
    into[place] = red
    into[place + 1] = green
    into[place + 2] = blue
    into[place + 3] = alpha
  }
}

function writeRow(sum: Float32Array, data: Uint8ClampedArray, start: number): void {
  for (let at = 0; at < sum.length; at += 4) {
    const alpha = Math.min(1, Math.max(0, sum[at + 3] ?? 0))
    const over = alpha > 0 ? 1 / alpha : 0
    data[start + at] = byteOf((sum[at] ?? 0) * over)
    data[start + at + 1] = byteOf((sum[at + 1] ?? 0) * over)
    data[start + at + 2] = byteOf((sum[at + 2] ?? 0) * over)
    data[start + at + 3] = Math.round(alpha * 255)
  }
}

/**
 * The picture in another size, by Lanczos resampling with three lobes in linear light. Sizes are whole pixels of at least 1.
 * `progress` is called with the share that is done, after every row. Source: C. Duchon, Lanczos Filtering in One and Two Dimensions,
 * Journal of Applied Meteorology 18 (1979).
 */
export function resample(
  source: Pixels,
  width: number,
  height: number,
  progress: (share: number) => void = () => undefined,
): Pixels {
  if (source.width === width && source.height === height) return source
  const across = mixes(source.width, width)
  const down = mixes(source.height, height)
  const data = new Uint8ClampedArray(width * height * 4)
  const row = new Float32Array(source.width * 4)
  // Rows that later ones may still need, by their number; each is mixed across once.
  const mixed = new Map<number, Float32Array>()
  const spare: Float32Array[] = []
  const rowOf = (number: number): Float32Array => {
    const known = mixed.get(number)
    if (known) return known
    const made = spare.pop() ?? new Float32Array(width * 4)
    rowAsLight(source, number, row)
    mixRow(row, across, made)
    mixed.set(number, made)
    return made
  }
  const sum = new Float32Array(width * 4)
  down.forEach(({ from, shares }, target) => {
    for (const [number, done] of mixed) {
      if (number >= from) continue
      mixed.delete(number)
      spare.push(done)
    }
    sum.fill(0)
    shares.forEach((share, index) => {
      const part = rowOf(from + index)
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (part[at] ?? 0) * share
    })
    writeRow(sum, data, target * width * 4)
    progress((target + 1) / height)
  })
  return { data, width, height }
}
