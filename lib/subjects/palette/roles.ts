import { mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { colourOfBytes } from '@/lib/subjects/colour/of-bytes'
import { cartesian, oklchOf, xyzOfOklab, xyzOfSrgb, type Colour, type Triple } from '@/lib/subjects/colour/spaces'
import { oklabOfBytes, type FoundColour } from './extract'

/** Least OKLCH chroma of what is seen as a colour and not as a grey. */
const leastChroma = 0.035

export { colourOfBytes }

const chromaOf = (bytes: Triple) => oklchOf(colourOfBytes(bytes).xyz)[1]

export interface Roles {
  primary: Colour
  /** Undefined where the logo has one colour or none. */
  accent: Colour | undefined
  neutral: Colour
  /** Whether the neutral was in the logo; else it is a grey with a breath of the primary colour. */
  hasNeutral: boolean
  isGrey: boolean
}

/** A grey with the hue of a colour. */
function greyOf(primary: Colour): Colour {
  const [, chroma, hue] = oklchOf(primary.xyz)
  const wanted = xyzOfOklab(cartesian([0.55, Math.min(0.015, chroma), hue]))
  return { xyz: xyzOfSrgb(mappedToSrgb(wanted)), alpha: 1 }
}

const far = (one: Triple, other: Triple) => {
  const [a, b] = [oklabOfBytes(one), oklabOfBytes(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/**
 * What the colours of a logo are for: the primary is the commonest that is no grey, the accent the one furthest from it that is no grey
 * either, the neutral its commonest grey. A logo of greys has its darkest as primary. Undefined without any colour.
 */
export function rolesOf(colours: readonly FoundColour[]): Roles | undefined {
  const coloured = colours.filter(({ bytes }) => chromaOf(bytes) >= leastChroma)
  const greys = colours.filter(({ bytes }) => chromaOf(bytes) < leastChroma)
  // White is what it stands on more often than what it is.
  const [grey] = greys.filter(({ bytes }) => oklabOfBytes(bytes)[0] < 0.97)
  const [first] = coloured
  if (first) {
    const [accent] = coloured
      .slice(1)
      .toSorted((one, other) => far(other.bytes, first.bytes) - far(one.bytes, first.bytes))
    const primary = colourOfBytes(first.bytes)
    return {
      primary,
      accent: accent && colourOfBytes(accent.bytes),
      neutral: grey ? colourOfBytes(grey.bytes) : greyOf(primary),
      hasNeutral: grey !== undefined,
      isGrey: false,
    }
  }
  const [darkest] = greys.toSorted((one, other) => oklabOfBytes(one.bytes)[0] - oklabOfBytes(other.bytes)[0])
  if (!darkest) return undefined
  const primary = colourOfBytes(darkest.bytes)
  return { primary, accent: undefined, neutral: primary, hasNeutral: true, isGrey: true }
}
