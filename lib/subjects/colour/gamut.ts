import {
  cartesian,
  displayP3Of,
  each,
  oklabOf,
  oklchOf,
  srgbOf,
  xyzOfOklab,
  xyzOfSrgb,
  type Triple,
} from '@/lib/subjects/colour/spaces'

/** How far a code value may lie outside 0 to 1 and still count as inside: a fortieth of a step of 8 bits. */
const tolerance = 0.0001
/** The difference in OKLab that is just noticed, and how closely chroma is searched (CSS Color 4, section 13.2). */
const justNoticed = 0.02
const nearEnough = 0.0001

function isInside(code: Triple): boolean {
  return code.every((value) => value >= -tolerance && value <= 1 + tolerance)
}

export function isInSrgb(xyz: Triple): boolean {
  return isInside(srgbOf(xyz))
}

export function isInDisplayP3(xyz: Triple): boolean {
  return isInside(displayP3Of(xyz))
}

function clipped(code: Triple): Triple {
  return each(code, (value) => Math.min(1, Math.max(0, value)))
}

/** The distance of two colours in OKLab (deltaEOK of CSS Color 4). */
export function difference(one: Triple, other: Triple): number {
  const [l1, a1, b1] = oklabOf(one)
  const [l2, a2, b2] = oklabOf(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/**
 * sRGB code values from 0 to 1 of the colour that a screen can show instead: the same lightness and hue in OKLCH with less
 * chroma, by the binary search with local clipping of CSS Color 4, section 13.2. A colour inside the gamut is itself.
 */
export function mappedToSrgb(xyz: Triple): Triple {
  const own = srgbOf(xyz)
  if (isInside(own)) return clipped(own)
  const [lightness, chroma, hue] = oklchOf(xyz)
  if (lightness >= 1) return [1, 1, 1]
  if (lightness <= 0) return [0, 0, 0]
  let shown = clipped(own)
  if (difference(xyzOfSrgb(shown), xyz) < justNoticed) return shown
  let low = 0
  let high = chroma
  let lowIsInside = true
  while (high - low > nearEnough) {
    const middle = (low + high) / 2
    const tried = xyzOfOklab(cartesian([lightness, middle, hue]))
    const code = srgbOf(tried)
    if (lowIsInside && isInside(code)) {
      low = middle
      continue
    }
    shown = clipped(code)
    const seen = difference(xyzOfSrgb(shown), tried)
    if (seen >= justNoticed) {
      high = middle
      continue
    }
    if (justNoticed - seen < nearEnough) return shown
    lowIsInside = false
    low = middle
  }
  return shown
}
