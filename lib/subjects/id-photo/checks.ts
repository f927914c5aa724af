import type { Pixels } from '@/lib/base/png/pixels'
import type { CropBox } from '@/lib/subjects/picture/crop-box'
import type { Size } from '@/lib/subjects/picture/sizes'

/* What of a portrait can be measured without knowing faces: signs of uneven light and an uneven background, no verdict. */

export interface PortraitSigns {
  /** Lightness of the background, 0 to 100 (CIE L* of its mean); undefined where too little of it is seen beside the head. */
  ground: number | undefined
  /** How far the background varies, as the standard deviation of its lightness. */
  groundVaries: number
  /** How much lighter the brighter half of the face is, in lightness. */
  sides: number
  /** Lightness of the face. */
  face: number
  /** Share of the face that is white or black without any detail. */
  lost: number
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** L* of CIE 1976 of an sRGB colour (CSS Color 4, 10.6 and 10.2), 0 to 100. */
export function lightness(red: number, green: number, blue: number): number {
  const y = 0.212_639 * linear(red) + 0.715_169 * linear(green) + 0.072_192 * linear(blue)
  return y > 216 / 24_389 ? 116 * Math.cbrt(y) - 16 : (y * 24_389) / 27
}

interface Spread {
  mean: number
  deviation: number
  count: number
}

function spread(values: readonly number[]): Spread {
  const count = values.length
  if (count === 0) return { mean: 0, deviation: 0, count }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count
  return { mean, deviation: Math.sqrt(variance), count }
}

/** Points looked at along each side. */
const steps = 160

function lightnessIn({ data, width, height }: Pixels, isWanted: (x: number, y: number) => boolean): number[] {
  const stride = Math.max(1, Math.floor(Math.max(width, height) / steps))
  const found: number[] = []
  for (let y = 0; y < height; y += stride)
    for (let x = 0; x < width; x += stride) {
      if (!isWanted(x, y)) continue
      const at = (y * width + x) * 4
      found.push(lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
    }
  return found
}

/** The outermost strips of a photograph, of its width and of its height, in which hair seldom is. */
const strip = { side: 0.09, top: 0.05 }
const leastPoints = 30

/** Signs in a finished photograph whose head stands in a box, in its pixels. */
export function portraitSigns(photo: Pixels, head: CropBox): PortraitSigns {
  const middle = head.x + head.width / 2
  const ears = head.y + head.height * 0.5
  const ground = spread(
    lightnessIn(photo, (x, y) => {
      const isBeside = Math.abs(x - middle) > head.width * 0.55
      const isAtSide = x < photo.width * strip.side || x >= photo.width * (1 - strip.side)
      return isBeside && y < ears && (isAtSide || y < photo.height * strip.top)
    }),
  )
  const isSeen = ground.count >= leastPoints
  // Within the oval of the face, below the hair.
  const inFace = (x: number, y: number) =>
    Math.hypot((x - middle) / (head.width * 0.36), (y - (head.y + head.height * 0.6)) / (head.height * 0.32)) < 1
  const left = spread(lightnessIn(photo, (x, y) => x < middle && inFace(x, y)))
  const right = spread(lightnessIn(photo, (x, y) => x >= middle && inFace(x, y)))
  const face = lightnessIn(photo, inFace)
  const lost = face.filter((value) => value > 99 || value < 2).length
  return {
    ground: isSeen ? ground.mean : undefined,
    groundVaries: isSeen ? ground.deviation : 0,
    sides: left.count > 0 && right.count > 0 ? Math.abs(left.mean - right.mean) : 0,
    face: spread(face).mean,
    lost: face.length === 0 ? 0 : lost / face.length,
  }
}

/** Share of the oval of a head that is not subject, 0 to 1: hair, skin or a collar as light as the wall behind it. */
export function swallowedShare(subject: Float32Array, { width, height }: Size, head: CropBox): number {
  let [inside, lost] = [0, 0]
  const [middle, centre] = [head.x + head.width / 2, head.y + head.height / 2]
  for (let y = Math.max(0, Math.floor(head.y)); y < Math.min(height, head.y + head.height); y += 1)
    for (let x = Math.max(0, Math.floor(head.x)); x < Math.min(width, head.x + head.width); x += 1) {
      // The outermost tenth is where the box may be drawn too large.
      if (Math.hypot((x - middle) / (head.width * 0.36), (y - centre) / (head.height * 0.45)) > 1) continue
      inside += 1
      lost += 1 - (subject[y * width + x] ?? 1)
    }
  return inside === 0 ? 0 : lost / inside
}
