import { barcodeContent, barcodeSvg, drawBarcode } from '@/lib/engines/barcode'
import { defineDesign } from '@/lib/families/visual-design'
import { choice, colour, date, file, isProblem, longText, problem, text } from '@/lib/kits/generator'
import { barcodeReadsBack } from '@/lib/subjects/code-files/barcode-reads-back'
import { qrOfDesign } from '@/lib/subjects/code-files/design-code'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import type { DesignCode } from '@/lib/subjects/design/code'
import { idBacks, idLooks } from '@/lib/subjects/design/looks/id-card'
import { initialsOf } from '@/lib/subjects/design/names'

/** ISO/IEC 7810 ID-1, millimetres. */
const long = 85.6
const short = 53.98

/** Code 128 with its own usual module and quiet zones, without digits beneath. */
function barcodeOf(number: string): DesignCode | ReturnType<typeof problem<'number'>> {
  const content = barcodeContent({
    kind: 'code128',
    code128: number,
    ean13: '',
    ean8: '',
    upca: '',
    upce: '',
    isbn: '',
    itf14: '',
    elements: '',
    code39: '',
    data: '',
    addOn: '',
    code39Check: false,
  })
  if (isProblem(content)) return problem('number', content.message)
  const drawing = drawBarcode(content, {
    kind: 'code128',
    bearer: 'none',
    dataShape: 'square',
    columns: 0,
    sizing: 'standard',
    moduleWidth: 0.33,
    barHeight: 12,
    dpi: 300,
    snap: false,
    showText: false,
    quiet: 'standard',
    quietModules: 10,
    dark: '#000000',
    light: '#ffffff',
    rotation: '0',
  })
  if (!drawing) return problem('number', 'does not fit into a barcode')
  return { svg: barcodeSvg(drawing), alt: 'Barcode', content: number, modules: drawing.width }
}

function codeOf(kind: 'qr' | 'barcode' | 'none', number: string) {
  if (kind === 'none') return undefined
  if (kind === 'barcode') return barcodeOf(number)
  return qrOfDesign(number, 'QR code') ?? problem('number', 'is too long for a QR code')
}

export default defineDesign({
  form: {
    name: text('Name', { initial: 'Amara Okafor', maxLength: 80, as: 'name' }),
    role: text('Job title', { initial: 'Site engineer', maxLength: 80, optional: true }),
    company: text('Company', { initial: 'Harbour Tools', maxLength: 80, optional: true }),
    number: text('Staff number', { initial: 'HT-00417', maxLength: 60 }),
    photo: file('Photo', {
      accept: 'image/png,image/jpeg,image/webp',
      maxBytes: 15_000_000,
      longestSide: 900,
      optional: true,
      help: 'The middle of it is shown. It stays on this page and is not in the link.',
    }),

    department: text('Department', {
      initial: 'Operations',
      maxLength: 80,
      optional: true,
      refines: true,
      section: 'On the card',
    }),
    valid: date('Valid until', { optional: true, refines: true, section: 'On the card' }),
    back: longText('Words on the back', {
      initial: 'This card belongs to the company. If you find it, please return it to:',
      maxLength: 400,
      lines: 3,
      optional: true,
      refines: true,
      section: 'On the card',
    }),
    address: longText('Return address', {
      initial: 'Harbour Tools\n4 Dock Street\nLeeds LS10 1JF',
      maxLength: 200,
      lines: 3,
      optional: true,
      refines: true,
      section: 'On the card',
    }),
    code: choice('Code on the back', {
      options: { qr: 'QR code', barcode: 'Barcode (Code 128)', none: 'None' },
      initial: 'qr',
      as: 'menu',
      help: 'It holds the staff number and nothing else.',
      refines: true,
      section: 'On the card',
    }),

    look: choice('Look', { options: { band: 'Band', side: 'Side' }, initial: 'band', refines: true, section: 'Look' }),
    way: choice('Way up', {
      options: { wide: 'Lying', tall: 'Standing' },
      initial: 'wide',
      refines: true,
      section: 'Look',
    }),
    colour: colour('Colour', { initial: '#1d4f91', refines: true, section: 'Look' }),
    logo: file('Logo', {
      accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
      maxBytes: 5_000_000,
      longestSide: 800,
      optional: true,
      refines: true,
      section: 'Look',
    }),
    print: choice('Make', {
      options: {
        trim: 'The card alone, for a card printer',
        marks: 'With 3 mm bleed and crop marks',
        a4: 'A4 sheet to cut',
        letter: 'US Letter sheet to cut',
      },
      initial: 'trim',
      as: 'menu',
      refines: true,
      section: 'Print',
    }),
  },

  compose(values, { show }) {
    const { name, role, company, number, photo, department, valid, back, address, code, look, way, logo, print } =
      values
    const made = codeOf(code, number)
    if (made && isProblem(made)) return made
    const of = (label: string, value: string | undefined) => ({ text: value ?? '', label })
    const slots = {
      name: of('Name', name),
      role: of('Job title', role),
      company: of('Company', company),
      department: of('Department', department),
      number: of('Staff number', `No. ${number}`),
      valid: of('Valid until', valid === undefined ? '' : `Valid until ${show.date(valid)}`),
      initials: of('Initials', initialsOf(name)),
      back: of('Words on the back', back),
      address: of('Return address', address),
      photo: photo ? { picture: photo, alt: `Photo of ${name}`, field: 'photo', isPhoto: true as const } : undefined,
      logo: logo ? { picture: logo, alt: `Logo of ${company ?? name}`, field: 'logo' } : undefined,
      ...(made ? { code: { code: made } } : {}),
    }
    return {
      title: `ID card ${name}`,
      width: way === 'wide' ? long : short,
      height: way === 'wide' ? short : long,
      safe: 3,
      brand: values.colour,
      sides: [
        { name: 'Front', template: idLooks[look][way], slots },
        { name: 'Back', template: idBacks[code][way], slots },
      ],
      print,
      notices: photo ? [] : [{ is: 'plain', says: 'There is no photo yet: the initials stand in its place.' }],
    }
  },
  reads: (pixels, code) =>
    code.alt === 'Barcode' ? barcodeReadsBack(pixels, code.content) : readsBack(pixels, code.content),

  records: { kind: 'other', business: { name: 'company', address: 'address', logo: 'logo' } },
  makes:
    'A staff card of 85.60 by 53.98 mm (ISO/IEC 7810 ID-1, also called CR80) with front and back, lying or standing, as PDF, PNG of 300 dpi and SVG.',
  limits: [
    'One card at a time: a list of staff and a folder of photos are not read yet.',
    'The page has square corners. Plastic cards have round ones of about 3 mm, so nothing stands in the corners.',
    'Nothing is written to a chip or a magnetic stripe, and there is no hologram: the card proves no more than a print does.',
    'Colours are RGB; a card printer converts them.',
  ],
  sources: [
    {
      title: 'ISO/IEC 7810:2019, Identification cards: physical characteristics (ID-1, 85.60 by 53.98 mm)',
      href: 'https://www.iso.org/standard/70483.html',
    },
    {
      title: 'Markus Kuhn: International standard paper sizes, identification cards',
      href: 'https://www.cl.cam.ac.uk/~mgk25/iso-paper.html',
    },
    {
      title: 'ISO/IEC 15417: Code 128 bar code symbology specification',
      href: 'https://www.iso.org/standard/43896.html',
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
      name: 'A site engineer',
      given: { name: 'Amara Okafor', role: 'Site engineer', number: 'HT-00417', code: 'qr' },
      expect: { text: ['Amara Okafor', 'No. HT-00417', 'Cut to: 85.6 × 53.98 mm'], plain: 'HT-00417' },
    },
    {
      name: 'Standing, with a barcode',
      given: { name: 'Jun Park', number: '20417', way: 'tall', code: 'barcode' },
      expect: { text: ['Cut to: 53.98 × 85.6 mm', 'No. 20417'], plain: '20417' },
    },
  ],
})
