import { xyzOfSrgb, type Colour, type Triple } from '@/lib/subjects/colour/spaces'
import { hexOf } from '@/lib/subjects/colour/write'

/** A colour of a screen, given in three bytes of sRGB. */
export const colourOfBytes = ([red, green, blue]: Triple): Colour => ({
  xyz: xyzOfSrgb([red / 255, green / 255, blue / 255]),
  alpha: 1,
})

export const hexOfBytes = (bytes: Triple): string => hexOf(colourOfBytes(bytes))
