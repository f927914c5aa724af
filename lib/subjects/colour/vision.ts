import { each, linearSrgbOf, multiply, xyzOfLinearSrgb, xyzOfSrgb, type Triple } from '@/lib/subjects/colour/spaces'
import { mappedToSrgb } from '@/lib/subjects/colour/gamut'

export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof visions)[number]

/** Matrices on linear sRGB for a missing cone type (severity 1.0), G. Machado and others 2009, table of the authors' page. */
const missingCone: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** How a colour looks without one type of cone, cut to what a screen shows. */
export function seenWith(vision: Vision, xyz: Triple): Triple {
  const light = linearSrgbOf(xyzOfSrgb(mappedToSrgb(xyz)))
  const seen = multiply(missingCone[vision], light)
  return xyzOfLinearSrgb(each(seen, (value) => Math.min(1, Math.max(0, value))))
}

/**
 * The same as the 20 numbers of an SVG feColorMatrix with color-interpolation-filters="linearRGB" (Filter Effects 1), for
 * whole images. The browser cuts the result to what a screen shows.
 */
export function visionFilter(vision: Vision): string {
  return [...missingCone[vision].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')
}
