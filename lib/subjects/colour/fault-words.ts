import type { ColourFault } from '@/lib/subjects/colour/parse'

const examples = '#1a7f5a, rgb(26 127 90), oklch(0.53 0.11 160) or seagreen'

/** Why a text is no colour, as a sentence. */
export function colourFault({ fault, found, near }: ColourFault): string {
  switch (fault) {
    case 'empty':
      return `This must be a colour, such as ${examples}.`
    case 'hex':
      return `${found} must have 3, 4, 6 or 8 digits from 0 to 9 and a to f after the #.`
    case 'unknown name':
      return near
        ? `CSS has no colour named ${found}. Did you mean ${near}?`
        : `“${found}” must be a colour, such as ${examples}.`
    case 'unknown function':
      return `${found}() must be one of rgb(), hsl(), hsv(), hwb(), lab(), lch(), oklab(), oklch(), color() or cmyk().`
    case 'parts':
      return `${found}() must have ${found.includes('cmyk') ? 'four' : 'three'} numbers, and at most one more for opacity.`
    case 'part':
      return `“${found}” must be a number, or a percentage or an angle where one belongs.`
  }
}
