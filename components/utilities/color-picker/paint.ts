import type { CSSProperties } from 'react'
import { isInSrgb } from '@/lib/subjects/colour/gamut'
import type { Colour } from '@/lib/subjects/colour/spaces'
import { hexOf, write } from '@/lib/subjects/colour/write'

const chequers = 'repeating-conic-gradient(#b9b9b9 0 25%, #fff 0 50%) 0 0 / 16px 16px'

/** A colour as CSS for this screen: beyond sRGB where the screen can show it. */
export function cssOf(colour: Colour): string {
  return isInSrgb(colour.xyz) ? hexOf(colour) : (write(colour, 'display-p3') ?? hexOf(colour))
}

/** A surface of a colour, with squares behind it where it lets something through. */
export function paint(colour: Colour): CSSProperties {
  const css = cssOf(colour)
  const background = colour.alpha === 1 ? css : `linear-gradient(${css}, ${css}), ${chequers}`
  // The colour is what is printed, not a decoration that saves ink when left out.
  return { background, printColorAdjust: 'exact' }
}
