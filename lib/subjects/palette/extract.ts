import { oklabOf, xyzOfSrgb, type Triple } from '@/lib/subjects/colour/spaces'
import type { Pixels } from '@/lib/base/png/pixels'

/** A colour of a picture: sRGB bytes, and the share of the counted pixels that are nearest to it. */
export interface FoundColour {
  bytes: Triple
  share: number
}

interface Sample {
  bytes: Triple
  lab: Triple
  count: number
}

/** Pixels that are less there than this are left out, of 255. */
const seen = 128
/** Colours nearer than this in OKLab are one to the eye. */
export const sameColour = 0.04
/** A colour that fewer pixels have is an edge between two others. */
const leastShare = 0.004
const rounds = 12

const distance = (one: Triple, other: Triple) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

export const oklabOfBytes = ([red, green, blue]: Triple): Triple =>
  oklabOf(xyzOfSrgb([red / 255, green / 255, blue / 255]))

const keyOf = ([red, green, blue]: Triple) => (red << 16) | (green << 8) | blue
const bytesOfKey = (key: number): Triple => [key >> 16, (key >> 8) & 255, key & 255]

/** The colour that nearly all pixels at the edge have; undefined where the edge is see-through or of many colours. */
export function backgroundOf({ data, width, height }: Pixels): Triple | undefined {
  const counts = new Map<number, number>()
  let edge = 0
  const count = (x: number, y: number) => {
    const at = (y * width + x) * 4
    edge += 1
    if ((data[at + 3] ?? 0) < seen) return
    const key = keyOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (let x = 0; x < width; x++) {
    count(x, 0)
    count(x, height - 1)
  }
  for (let y = 1; y < height - 1; y++) {
    count(0, y)
    count(width - 1, y)
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1])
  if (!most) return undefined
  const lab = oklabOfBytes(bytesOfKey(most[0]))
  const alike = [...counts].reduce(
    (sum, [key, times]) => (distance(oklabOfBytes(bytesOfKey(key)), lab) < sameColour ? sum + times : sum),
    0,
  )
  return alike >= edge * 0.9 ? bytesOfKey(most[0]) : undefined
}

/** Neighbours of its colour that a pixel has within a surface, of eight: less is a soft edge or a speck. */
const surfaceNeighbours = 4
/** Where less of a picture than this is surface, it is all lines, and every pixel counts. */
const leastSurface = 0.25

/** The colour of each pixel that counts; the others are undefined. */
function seenColours({ data }: Pixels): (Triple | undefined)[] {
  const known = new Map<number, Triple>()
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4
    if ((data[at + 3] ?? 0) < seen) return undefined
    const key = keyOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    const lab = known.get(key) ?? oklabOfBytes(bytesOfKey(key))
    known.set(key, lab)
    return lab
  })
}

function isSurface(labs: readonly (Triple | undefined)[], { width, height }: Pixels, pixel: number): boolean {
  const own = labs[pixel]
  if (!own) return false
  const x = pixel % width
  const y = (pixel - x) / width
  let alike = 0
  for (let down = -1; down <= 1; down++)
    for (let across = -1; across <= 1; across++) {
      // Beyond the edge the picture goes on as it is there.
      const column = Math.min(width - 1, Math.max(0, x + across))
      const row = Math.min(height - 1, Math.max(0, y + down))
      const other = labs[row * width + column]
      if ((across !== 0 || down !== 0) && other && distance(own, other) < sameColour) alike += 1
    }
  return alike >= surfaceNeighbours
}

function samplesOf(pixels: Pixels, without: Triple | undefined): Sample[] {
  const { data } = pixels
  const labs = seenColours(pixels)
  const there = labs.flatMap((lab, pixel) => (lab ? [pixel] : []))
  const surface = there.filter((pixel) => isSurface(labs, pixels, pixel))
  const counts = new Map<number, number>()
  for (const pixel of surface.length >= there.length * leastSurface ? surface : there) {
    const at = pixel * 4
    const key = keyOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const left = without && oklabOfBytes(without)
  return [...counts].flatMap(([key, count]) => {
    const bytes = bytesOfKey(key)
    const lab = oklabOfBytes(bytes)
    return left && distance(lab, left) < sameColour ? [] : [{ bytes, lab, count }]
  })
}

/** First centres: the commonest colour, then whatever is furthest from all of them for how common it is. */
function firstCentres(samples: readonly Sample[], most: number): Triple[] {
  const [commonest] = samples.toSorted((one, other) => other.count - one.count)
  if (!commonest) return []
  const centres = [commonest.lab]
  const nearest = samples.map(({ lab }) => distance(lab, commonest.lab))
  while (centres.length < Math.min(most, samples.length)) {
    let best = -1
    let weight = 0
    samples.forEach(({ count }, at) => {
      const next = Math.sqrt(count) * (nearest[at] ?? 0)
      if (next > weight) {
        weight = next
        best = at
      }
    })
    const chosen = samples[best]
    if (!chosen) break
    centres.push(chosen.lab)
    samples.forEach(({ lab }, at) => {
      nearest[at] = Math.min(nearest[at] ?? 0, distance(lab, chosen.lab))
    })
  }
  return centres
}

function groupsBy(samples: readonly Sample[], centres: readonly Triple[]): Sample[][] {
  const groups: Sample[][] = centres.map(() => [])
  for (const sample of samples) {
    let best = 0
    let least = Infinity
    centres.forEach((centre, at) => {
      const far = distance(sample.lab, centre)
      if (far < least) {
        least = far
        best = at
      }
    })
    groups[best]?.push(sample)
  }
  return groups
}

function meanOf(group: readonly Sample[]): Triple {
  const total = group.reduce((sum, { count }) => sum + count, 0)
  const mean = (axis: 0 | 1 | 2) => group.reduce((sum, { lab, count }) => sum + lab[axis] * count, 0) / total
  return [mean(0), mean(1), mean(2)]
}

/** What stands for a group: its commonest colour where there is one, as in a drawing, else the one nearest to its mean. */
function speaksFor(group: readonly Sample[]): Triple {
  const total = group.reduce((sum, { count }) => sum + count, 0)
  const [commonest] = group.toSorted((one, other) => other.count - one.count)
  if (!commonest) return [0, 0, 0]
  if (commonest.count >= total * 0.1) return commonest.bytes
  const mean = meanOf(group)
  const [nearest] = group.toSorted((one, other) => distance(one.lab, mean) - distance(other.lab, mean))
  return (nearest ?? commonest).bytes
}

/**
 * At most so many colours that stand for a picture, the commonest first: k-means in OKLab over the pixels that are at least half there.
 * Colours that the eye takes for one are put together, and edges between two colours are left out. Always the same for the same pixels.
 */
export function coloursIn(pixels: Pixels, most: number, without?: Triple): FoundColour[] {
  const samples = samplesOf(pixels, without)
  const total = samples.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  let centres = firstCentres(samples, most)
  for (let round = 0; round < rounds; round++) {
    const groups = groupsBy(samples, centres)
    centres = groups.map((group, at) => (group.length > 0 ? meanOf(group) : (centres[at] ?? [0, 0, 0])))
  }
  const found = groupsBy(samples, centres)
    .filter((group) => group.length > 0)
    .map((group) => ({ bytes: speaksFor(group), share: group.reduce((sum, { count }) => sum + count, 0) / total }))
    .toSorted((one, other) => other.share - one.share)
  const kept: FoundColour[] = []
  for (const one of found) {
    const same = kept.find(({ bytes }) => distance(oklabOfBytes(bytes), oklabOfBytes(one.bytes)) < sameColour)
    if (same) same.share += one.share
    else if (one.share >= leastShare || kept.length === 0) kept.push({ ...one })
  }
  return kept
}
