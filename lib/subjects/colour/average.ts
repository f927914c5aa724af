import { linearSrgbOf, xyzOfLinearSrgb, xyzOfSrgb } from '@/lib/subjects/colour/spaces'
import { hexOf } from '@/lib/subjects/colour/write'

/** Pixels as four bytes each: red, green, blue, opacity. */
export type Sample = ArrayLike<number>

/** The mean of pixels by the light they give, weighted by opacity, as hexadecimal digits; undefined where all are transparent. */
export function averageHex(pixels: Sample): string | undefined {
  let weight = 0
  const sum: [number, number, number] = [0, 0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    const light = linearSrgbOf(
      xyzOfSrgb([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]),
    )
    for (const part of [0, 1, 2] as const) sum[part] += light[part] * alpha
    weight += alpha
  }
  if (weight === 0) return undefined
  return hexOf({ xyz: xyzOfLinearSrgb([sum[0] / weight, sum[1] / weight, sum[2] / weight]), alpha: 1 })
}
