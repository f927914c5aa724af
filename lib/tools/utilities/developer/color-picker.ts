import { isColour, parseColour, write, type NotationId } from '@/lib/engines/colour-notations'
import { defineApp } from '@/lib/kits/app/define'
import { colourMessages as says } from './color-picker.messages'

/** What somebody who pastes a colour most often wants it as. */
const mainNotations: readonly NotationId[] = ['hex', 'rgb', 'hsl', 'oklch']

export default defineApp({
  asked: [{ says: '{colour:colour}' }],
  answers({ colour: text = '' }) {
    const colour = parseColour(text)
    if (!isColour(colour)) return undefined
    return mainNotations.map((notation) => ({
      label: says.notationNames[notation],
      value: write(colour, notation) ?? '',
    }))
  },
  controls: [
    { label: 'Colour', help: 'HEX, any notation of CSS Color 4, HSV, CMYK or a CSS name.' },
    { label: 'Sliders', help: 'RGB, HSL, HSV, OKLCH or CMYK, with opacity.' },
    { label: 'Screen or image', help: 'Any pixel of the screen where the browser can, or of an image you open.' },
    { label: 'Background', help: 'The colour that contrast is measured against.' },
    { label: 'Scheme', help: 'Complementary, analogous, split, triadic, square or tetradic.' },
  ],
  results: [
    { label: 'The colour in twelve notations', kind: 'value' },
    { label: 'Contrast by WCAG 2.2 and APCA', kind: 'verdict' },
    { label: 'View with a colour vision deficiency', kind: 'chart' },
    { label: 'Schemes, tints and shades', kind: 'table' },
    { label: 'CSS, Tailwind, SCSS, GIMP or Adobe palette', kind: 'value' },
  ],
  formula:
    'Every notation is converted through CIE XYZ with the matrices of CSS Color 4; what sRGB cannot show keeps lightness and hue in OKLCH and loses chroma',
  limits: [
    'CMYK is arithmetic without a profile of press and paper; a printer gives other inks.',
    'Images are read as sRGB, and large ones at the size they are shown: at most 1,600 pixels a side.',
    'Picking from the screen works in Chrome, Edge and Opera on a computer.',
    'Colour vision is simulated for a missing type of cone, the severest form.',
    'calc(), relative colours and color-mix() are not read.',
  ],
  sources: [
    { title: 'W3C: CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { title: 'W3C: Web Content Accessibility Guidelines 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
    { title: 'A. Somers: APCA 0.1.9', href: 'https://github.com/Myndex/apca-w3' },
    {
      title:
        'G. Machado, M. Oliveira, L. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG 15 (2009)',
      href: 'https://doi.org/10.1109/TVCG.2009.113',
    },
  ],
  abilities: ['save', 'print'],
})
