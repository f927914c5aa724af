import type { Pixels } from '@/lib/base/png/pixels'
import { solveDefiniteSystem } from '@/lib/subjects/algebra/linear-system'
import { byteOf, light } from './light'
import type { Rgb } from './steps'

/*
 * What stands before a plain wall, told from the wall by colour alone: the wall is what its edges show, as an even or slowly changing
 * colour, and all that is joined to those edges and close enough to it. No face and no shape is known here.
 */

export interface Matte {
  /** How much of each pixel is subject, 0 to 1. */
  subject: Float32Array
  /** Light of the wall at each pixel, red, green and blue in turn, 0 to 1. */
  wall: Float32Array
  /** Share of the edges that is unlike the wall, 0 to 1: a pattern, furniture or a person that leaves the picture. */
  strange: number
}

/** Bent across and straight downwards: light falls off to the sides, and below the shoulders there are no samples to bend by. */
const termsAt = (x: number, y: number) => [1, x, y, x * x, x * y]

/** The strips at the edges in which the wall is looked for, and how far down the sides they go. */
const strip = 0.025
const downTo = 0.8
const samplesAcross = 240
const rounds = 4

/** Differences of colour in OKLab within which the wall may vary; the least is the noise of a camera, the first is before light falling off is known. */
const tolerance = { first: 0.2, least: 0.035, most: 0.1, ofMedian: 5 }

/** A speck of this share of the picture is no subject. */
const speck = 0.0005

interface Sample {
  terms: readonly number[]
  colour: readonly [number, number, number]
}

function edgeSamples({ data, width, height }: Pixels): Sample[] {
  const stride = Math.max(1, Math.floor(Math.max(width, height) / samplesAcross))
  const side = Math.max(1, Math.round(width * strip))
  const top = Math.max(1, Math.round(height * strip))
  const found: Sample[] = []
  for (let y = 0; y < height * downTo; y += stride)
    for (let x = 0; x < width; x += stride) {
      if (y >= top && x >= side && x < width - side) continue
      const at = (y * width + x) * 4
      found.push({
        terms: termsAt(x / width, y / height),
        colour: [light[data[at] ?? 0] ?? 0, light[data[at + 1] ?? 0] ?? 0, light[data[at + 2] ?? 0] ?? 0],
      })
    }
  return found
}

type Surface = readonly [readonly number[], readonly number[], readonly number[]]

/** Keeps the equations solvable where the edges show a single row or column. */
const ridge = 1e-6

function fitted(samples: readonly Sample[]): Surface {
  const size = termsAt(0, 0).length
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_, column) =>
        samples.reduce((sum, { terms }) => sum + (terms[row] ?? 0) * (terms[column] ?? 0), 0) +
        (row === column ? ridge : 0),
    ),
  )
  const channel = (index: 0 | 1 | 2) =>
    solveDefiniteSystem(
      matrix,
      Array.from({ length: size }, (_, row) =>
        samples.reduce((sum, { terms, colour }) => sum + (terms[row] ?? 0) * colour[index], 0),
      ),
    )
  return [channel(0), channel(1), channel(2)]
}

const heightOf = (terms: readonly number[], weights: readonly number[]) =>
  Math.min(
    1,
    Math.max(
      0,
      weights.reduce((sum, weight, at) => sum + weight * (terms[at] ?? 0), 0),
    ),
  )

/** The difference of two lights as a distance in OKLab (B. Ottosson, 2020), without an object for each pixel. */
function distance(r1: number, g1: number, b1: number, r2: number, g2: number, b2: number): number {
  const l = Math.cbrt(long(r1, g1, b1)) - Math.cbrt(long(r2, g2, b2))
  const m = Math.cbrt(middle(r1, g1, b1)) - Math.cbrt(middle(r2, g2, b2))
  const s = Math.cbrt(short(r1, g1, b1)) - Math.cbrt(short(r2, g2, b2))
  return Math.hypot(
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  )
}
const long = (r: number, g: number, b: number) => 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
const middle = (r: number, g: number, b: number) => 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
const short = (r: number, g: number, b: number) => 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

interface Wall {
  surface: Surface
  tolerance: number
  strange: number
}

function even(samples: readonly Sample[]): Surface {
  const constant = (index: 0 | 1 | 2) => [median(samples.map(({ colour }) => colour[index]))]
  return [constant(0), constant(1), constant(2)]
}

/**
 * The colour that most of the edges agree on, at first their median. What differs from it, such as shoulders, is left out of the next
 * round.
 */
function wallOf(pixels: Pixels): Wall {
  const samples = edgeSamples(pixels)
  let surface = even(samples)
  let allowed = tolerance.most
  const gap = ({ terms, colour: [r, g, b] }: Sample) =>
    distance(r, g, b, heightOf(terms, surface[0]), heightOf(terms, surface[1]), heightOf(terms, surface[2]))
  for (let round = 0; round < rounds; round += 1) {
    const kept = samples.filter((one) => gap(one) < (round === 0 ? tolerance.first : allowed))
    if (kept.length < samples.length / 4) break
    surface = fitted(kept)
    allowed = Math.min(tolerance.most, Math.max(tolerance.least, median(kept.map(gap)) * tolerance.ofMedian))
  }
  const strange = samples.filter((one) => gap(one) >= allowed).length / Math.max(1, samples.length)
  return { surface, tolerance: allowed, strange }
}

/** Marks with 1 what is joined to some pixels, side by side, through pixels that are let in; returns the pixels that were marked. */
function fill(
  marked: Uint8Array,
  starts: Iterable<number>,
  width: number,
  isLetIn: (at: number) => boolean,
  room: Int32Array,
): Int32Array {
  const count = marked.length
  let end = 0
  const take = (at: number) => {
    if (marked[at] === 1 || !isLetIn(at)) return
    marked[at] = 1
    room[end] = at
    end += 1
  }
  for (const at of starts) take(at)
  for (let next = 0; next < end; next += 1) {
    const at = room[next] ?? 0
    const x = at % width
    if (x > 0) take(at - 1)
    if (x < width - 1) take(at + 1)
    if (at >= width) take(at - width)
    if (at < count - width) take(at + width)
  }
  return room.subarray(0, end)
}

function* upperAndSideEdges(width: number, height: number): Iterable<number> {
  for (let x = 0; x < width; x += 1) yield x
  for (let y = 0; y < height; y += 1) {
    yield y * width
    yield y * width + width - 1
  }
}

/** Marks with 1 what is joined to the upper, left and right edge through pixels that may be wall. */
function joined(mayBeWall: Uint8Array, width: number, height: number): Uint8Array {
  const found = new Uint8Array(mayBeWall.length)
  fill(found, upperAndSideEdges(width, height), width, (at) => mayBeWall[at] === 1, new Int32Array(mayBeWall.length))
  return found
}

/** Gives to the wall what stands in it alone and is smaller than a share of the picture. */
function withoutSpecks(wall: Uint8Array, width: number): void {
  const least = wall.length * speck
  const seen = Uint8Array.from(wall)
  const room = new Int32Array(wall.length)
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1) continue
    const part = fill(seen, [start], width, () => true, room)
    if (part.length < least) for (const at of part) wall[at] = 1
  }
}

/** Sums over all rectangles from the corner, so that the sum of any window takes four look-ups. */
function summed(values: (at: number) => number, width: number, height: number): Float64Array {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let across = 0
    for (let x = 0; x < width; x += 1) {
      across += values(y * width + x)
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + across
    }
  }
  return sums
}

function windowSum(sums: Float64Array, width: number, height: number, x: number, y: number, reach: number): number {
  const row = width + 1
  const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
  const [top, bottom] = [Math.max(0, y - reach) * row, Math.min(height, y + reach + 1) * row]
  return (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0)
}

/** Pixels on either side of the outline whose share is worked out: a camera spreads an edge over about three of a thousand. */
const reachOf = (width: number, height: number) => Math.max(1, Math.round(Math.max(width, height) / 400))

/** Lights closer than this cannot be told apart, squared. */
const leastContrast = 1e-4

/**
 * Tells a subject from the plain wall behind it. The wall's colour is fitted to the upper edge and the upper sides (a smooth surface
 * in linear light, without what differs from it); wall is what is joined to the edges within a distance in OKLab. Along
 * the outline, the share of each pixel follows from where its light lies between the wall and the subject close by.
 */
export function matteOf(pixels: Pixels): Matte {
  const { data, width, height } = pixels
  const { surface, tolerance: allowed, strange } = wallOf(pixels)
  const count = width * height
  const wall = new Float32Array(count * 3)
  const mayBeWall = new Uint8Array(count)
  const lightAt = (at: number, channel: number) => light[data[at * 4 + channel] ?? 0] ?? 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const terms = termsAt(x / width, y / height)
      const [r, g, b] = [heightOf(terms, surface[0]), heightOf(terms, surface[1]), heightOf(terms, surface[2])]
      wall.set([r, g, b], at * 3)
      if (distance(lightAt(at, 0), lightAt(at, 1), lightAt(at, 2), r, g, b) < allowed) mayBeWall[at] = 1
    }
  const isWall = joined(mayBeWall, width, height)
  withoutSpecks(isWall, width)

  const reach = reachOf(width, height)
  const near = summed((at) => isWall[at] ?? 0, width, height)
  const isSure = Uint8Array.from({ length: count }, (_, at) =>
    windowSum(near, width, height, at % width, Math.floor(at / width), reach) === 0 ? 1 : 0,
  )
  const sure = summed((at) => isSure[at] ?? 0, width, height)
  const colours = [0, 1, 2].map((channel) =>
    summed((at) => (isSure[at] === 1 ? lightAt(at, channel) : 0), width, height),
  )
  const subject = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    if (isSure[at] === 1) subject[at] = 1
    else subject[at] = shareAt(at)
  }
  return { subject, wall, strange }

  function shareAt(at: number): number {
    const [x, y] = [at % width, Math.floor(at / width)]
    const plain = isWall[at] === 1 ? 0 : 1
    const wide = reach * 3
    const around = windowSum(sure, width, height, x, y, wide)
    if (around === 0) return plain
    let [along, length] = [0, 0]
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = wall[at * 3 + channel] ?? 0
      const before = windowSum(colours[channel] ?? sure, width, height, x, y, wide) / around - behind
      along += (lightAt(at, channel) - behind) * before
      length += before * before
    }
    return length < leastContrast ? plain : Math.min(1, Math.max(0, along / length))
  }
}

/** The subject before another wall: what of a pixel's light was the old wall is exchanged for the new one. */
export function onGround({ data, width, height }: Pixels, { subject, wall }: Matte, ground: Rgb): Pixels {
  const made = new Uint8ClampedArray(data)
  const wanted = ground.map((byte) => light[byte] ?? 0)
  for (let at = 0; at < subject.length; at += 1) {
    const behind = 1 - (subject[at] ?? 1)
    if (behind === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const was = light[data[at * 4 + channel] ?? 0] ?? 0
      const now = was + behind * ((wanted[channel] ?? 0) - (wall[at * 3 + channel] ?? 0))
      made[at * 4 + channel] = behind === 1 ? (ground[channel] ?? 0) : byteOf(now)
    }
  }
  return { data: made, width, height }
}
