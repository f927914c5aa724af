import { urlText } from '@/lib/engines/qr'
import { defineDesign } from '@/lib/families/visual-design'
import { choice, colour, file, longText, problem, text } from '@/lib/kits/generator'
import { qrOfDesign } from '@/lib/subjects/code-files/design-code'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import { flyerLooks } from '@/lib/subjects/design/looks/flyer'

/** What is cut out, in millimetres: ISO 216, a third of A4, and 8.5 by 11 inches. */
const sizes = {
  a5: [148, 210],
  a4: [210, 297],
  dl: [99, 210],
  letter: [215.9, 279.4],
} as const

function codeOf(link: string | undefined) {
  if (!link) return undefined
  const address = urlText(link)
  if (typeof address !== 'string') return problem('link', address.message)
  return qrOfDesign(address, 'QR code') ?? problem('link', 'is too long for a QR code')
}

/** A line each, with a mark that every font has; in the middle of a sheet marks would stand anywhere. */
function marked(points = '', look: keyof typeof flyerLooks): string {
  return points
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s*/, ''))
    .filter(Boolean)
    .map((line) => (look === 'frame' ? line : `• ${line}`))
    .join('\n')
}

export default defineDesign({
  form: {
    headline: text('Headline', { initial: 'Sharp tools again by Friday', maxLength: 120 }),
    offer: text('Offer', { initial: 'Three blades sharpened for the price of two', maxLength: 160, optional: true }),
    points: longText('Points', {
      initial: 'Knives, shears and plane irons\nDrop off before noon\nAll of March',
      maxLength: 500,
      lines: 4,
      help: 'One a line.',
      optional: true,
    }),
    contact: longText('Contact', {
      initial: '4 Dock Street, Leeds\n+44 20 7946 0123',
      maxLength: 300,
      lines: 3,
      optional: true,
    }),
    link: text('Web address in the QR code', {
      initial: 'https://harbour-tools.example/march',
      maxLength: 400,
      as: 'url',
      optional: true,
    }),

    company: text('Company', {
      initial: 'Harbour Tools',
      maxLength: 80,
      optional: true,
      refines: true,
      section: 'On the flyer',
    }),
    codeWords: text('Words at the code', {
      initial: 'Scan for opening hours and the way',
      maxLength: 80,
      optional: true,
      refines: true,
      section: 'On the flyer',
    }),
    photo: file('Photo', {
      accept: 'image/png,image/jpeg,image/webp',
      maxBytes: 25_000_000,
      longestSide: 2600,
      optional: true,
      help: 'The middle of it is shown. It stays on this page and is not in the link.',
      refines: true,
      section: 'On the flyer',
    }),
    logo: file('Logo', {
      accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
      maxBytes: 8_000_000,
      longestSide: 1000,
      optional: true,
      refines: true,
      section: 'On the flyer',
    }),
    look: choice('Look', {
      options: { poster: 'Poster', light: 'Light', diagonal: 'Diagonal', frame: 'Frame' },
      initial: 'poster',
      refines: true,
      section: 'Look',
    }),
    colour: colour('Colour', { initial: '#14532d', refines: true, section: 'Look' }),
    size: choice('Size', {
      options: { a5: 'A5', a4: 'A4', dl: 'DL, 99 × 210 mm', letter: 'US Letter' },
      initial: 'a5',
      initialIn: { us: 'letter', ca: 'letter' },
      as: 'menu',
      refines: true,
      section: 'Print',
    }),
    print: choice('Make', {
      options: { trim: 'To its size', marks: 'With 3 mm bleed and crop marks' },
      initial: 'trim',
      refines: true,
      section: 'Print',
    }),
  },

  compose(values) {
    const { headline, offer, points, contact, link, company, codeWords, photo, logo, look, size, print } = values
    const code = codeOf(link)
    if (code && 'problem' in code) return code
    const [width, height] = sizes[size]
    const of = (label: string, value: string | undefined) => ({ text: value ?? '', label })
    return {
      title: `Flyer ${headline}`,
      width,
      height,
      safe: 5,
      brand: values.colour,
      sides: [
        {
          name: 'Flyer',
          template: flyerLooks[look],
          slots: {
            headline: of('Headline', headline),
            offer: of('Offer', offer),
            points: of('Points', marked(points, look)),
            contact: of('Contact', contact),
            company: of('Company', company),
            codeWords: of('Words at the code', code ? codeWords : ''),
            photo: photo ? { picture: photo, alt: 'Photo', field: 'photo', isPhoto: true as const } : undefined,
            logo: logo ? { picture: logo, alt: `Logo of ${company ?? 'the company'}`, field: 'logo' } : undefined,
            ...(code ? { code: { code } } : {}),
          },
        },
      ],
      print,
    }
  },
  reads: (pixels, { content }) => readsBack(pixels, content),

  records: { kind: 'other', business: { name: 'company', website: 'link', logo: 'logo' } },
  makes:
    'A flyer of one side in A5, A4, DL or US Letter, as PDF with TrimBox and BleedBox, as PNG of 300 dpi and as SVG with letters as outlines.',
  limits: [
    'One side, from four templates: parts are not moved by hand.',
    'Colours are RGB. A printer who works in CMYK converts them, and bright colours come out duller.',
    'A photo fills its place and loses what stands over at its edges. It is kept with at most 2,600 pixels on its longer side.',
    'Letters are those of Noto Sans; scripts that the site has no font for are left to your browser’s own print.',
  ],
  sources: [
    {
      title: 'ISO 216:2007, Writing paper and certain classes of printed matter: trimmed sizes, A and B series',
      href: 'https://www.iso.org/standard/36631.html',
    },
    {
      title: 'ISO 32000-1:2008, 14.11.2: page boundaries (TrimBox, BleedBox)',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'ISO/IEC 18004:2015, QR Code bar code symbology specification',
      href: 'https://www.iso.org/standard/62021.html',
    },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
  ],

  examples: [
    {
      name: 'A sharpening week',
      given: {
        headline: 'Sharp tools again by Friday',
        offer: 'Three blades sharpened for the price of two',
        link: 'https://harbour-tools.example/march',
      },
      expect: {
        text: ['Three blades sharpened for the price of two', '• Drop off before noon', 'Cut to: 148 × 210 mm'],
        plain: 'https://harbour-tools.example/march',
      },
    },
    {
      name: 'A letterbox strip',
      given: { headline: 'Open house', size: 'dl', look: 'frame', print: 'marks' },
      expect: { text: ['Cut to: 99 × 210 mm', 'With bleed and crop marks: 115 × 226 mm'] },
    },
  ],
})
