import { mecardText, urlText, vcardText, type Contact } from '@/lib/engines/qr'
import { defineDesign } from '@/lib/families/visual-design'
import { choice, colour, file, longText, problem, text } from '@/lib/kits/generator'
import { qrOfDesign } from '@/lib/subjects/code-files/design-code'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import { cardBack, cardCodeBack, cardLooks } from '@/lib/subjects/design/looks/card'
import { initialsOf, nameParts } from '@/lib/subjects/design/names'

/** What is cut out, in millimetres. */
const sizes = {
  eu: [85, 55],
  us: [88.9, 50.8],
  jp: [91, 55],
  id1: [85.6, 53.98],
} as const

interface Entries {
  name: string
  familyName: string | undefined
  role: string | undefined
  company: string | undefined
  phone: string | undefined
  email: string | undefined
  website: string | undefined
  address: string | undefined
}

function contactOf({ name, familyName, role, company, phone, email, website, address }: Entries): Contact {
  return {
    ...nameParts(name, familyName),
    organisation: company ?? '',
    jobTitle: role ?? '',
    mobile: '',
    phone: phone ?? '',
    emailAddress: email ?? '',
    website: website ?? '',
    street: address ?? '',
    city: '',
    state: '',
    postcode: '',
    country: '',
    note: '',
  }
}

/** With how it is reached: half an address opens nothing. */
function addressOf(website: string | undefined) {
  if (!website) return problem('website', 'must be filled in for a QR code that opens it')
  const address = urlText(website)
  return typeof address === 'string' ? address : problem('website', address.message)
}

function contentOfCode(values: Entries & { holds: 'vcard' | 'mecard' | 'url' }) {
  const website = values.website ? addressOf(values.website) : ''
  if (typeof website !== 'string') return website
  if (values.holds === 'url') return addressOf(values.website)
  const contact = contactOf({ ...values, website })
  return values.holds === 'vcard' ? vcardText(contact) : mecardText(contact)
}

export default defineDesign({
  form: {
    name: text('Name', { initial: 'Maya Lind', maxLength: 80, as: 'name' }),
    role: text('Job title', { initial: 'Production planner', maxLength: 80, optional: true }),
    company: text('Company', { initial: 'Harbour Tools', maxLength: 80, optional: true }),
    phone: text('Phone', { initial: '+44 20 7946 0123', maxLength: 40, as: 'tel', optional: true }),
    email: text('E-mail address', {
      initial: 'maya@harbour-tools.example',
      maxLength: 100,
      as: 'email',
      optional: true,
      pattern: { source: '^(?:[^\\s@]+@[^\\s@]+|)$', says: 'be an e-mail address such as maya@example.com' },
    }),

    website: text('Website', {
      initial: 'harbour-tools.example',
      maxLength: 120,
      as: 'url',
      optional: true,
      refines: true,
      section: 'On the card',
    }),
    address: longText('Address', {
      initial: '4 Dock Street\nLeeds LS10 1JF',
      maxLength: 200,
      lines: 3,
      optional: true,
      refines: true,
      section: 'On the card',
    }),
    tagline: text('Line under the company on the back', {
      optional: true,
      maxLength: 120,
      refines: true,
      section: 'On the card',
    }),
    familyName: text('Family name, where it is not the last word', {
      optional: true,
      maxLength: 60,
      help: 'For the contact in the code: García Márquez.',
      refines: true,
      section: 'On the card',
    }),

    look: choice('Look', {
      options: { classic: 'Classic', bar: 'Bar', bold: 'Bold', minimal: 'Minimal', band: 'Band' },
      initial: 'classic',
      as: 'buttons',
      refines: true,
      section: 'Look',
    }),
    colour: colour('Colour', { initial: '#0b5c5a', refines: true, section: 'Look' }),
    logo: file('Logo', {
      accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
      maxBytes: 5_000_000,
      longestSide: 800,
      optional: true,
      help: 'PNG, JPEG, WebP or SVG. It stays on this page and is not in the link.',
      refines: true,
      section: 'Look',
    }),
    back: choice('Back', {
      options: { code: 'QR code', company: 'Company', none: 'Nothing' },
      initial: 'code',
      refines: true,
      section: 'Look',
    }),
    front: choice('QR code on the front', {
      options: { no: 'No', yes: 'Yes' },
      initial: 'no',
      refines: true,
      section: 'Look',
    }),
    holds: choice('The code holds', {
      options: { vcard: 'Contact (vCard)', mecard: 'Contact (MECARD, shorter)', url: 'Web address' },
      initial: 'vcard',
      as: 'menu',
      refines: true,
      section: 'Look',
    }),

    size: choice('Size', {
      options: { eu: '85 × 55 mm', us: '3.5 × 2 in', jp: '91 × 55 mm', id1: 'Bank card' },
      initial: 'eu',
      initialIn: { us: 'us', ca: 'us', jp: 'jp' },
      as: 'menu',
      refines: true,
      section: 'Print',
    }),
    print: choice('Make', {
      options: {
        trim: 'The card alone',
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

  compose(values) {
    const { name, role, company, phone, email, website, address, tagline, look, logo, back, front, size, print } =
      values
    const needsCode = back === 'code' || front === 'yes'
    const content = needsCode ? contentOfCode(values) : ''
    if (typeof content !== 'string') return content
    const code = needsCode ? qrOfDesign(content, 'QR code') : undefined
    if (needsCode && !code) return problem('address', 'makes the contact too long for a QR code. Shorten it')
    const of = (label: string, value: string | undefined) => ({ text: value ?? '', label })
    const slots = {
      name: of('Name', name),
      role: of('Job title', role),
      company: of('Company', company),
      phone: of('Phone', phone),
      email: of('E-mail address', email),
      website: of('Website', website),
      address: of('Address', address),
      tagline: of('Line under the company', tagline ?? website),
      initials: of('Initials', initialsOf(company ?? name)),
      codeWords: of(
        'Words beside the code',
        values.holds === 'url' ? 'Scan to open the website' : 'Scan to save this contact',
      ),
      logo: logo ? { picture: logo, alt: `Logo of ${company ?? name}`, field: 'logo' } : undefined,
    }
    const coded = code ? { ...slots, code: { code } } : slots
    const [width, height] = sizes[size]
    const backs = {
      code: { name: 'Back', template: cardCodeBack, slots: coded },
      company: { name: 'Back', template: cardBack, slots },
    }
    return {
      title: `Business card ${name}`,
      width,
      height,
      safe: 3,
      brand: values.colour,
      sides: [
        { name: 'Front', template: cardLooks[look], slots: front === 'yes' ? coded : slots },
        ...(back === 'none' ? [] : [backs[back]]),
      ],
      print,
    }
  },
  reads: (pixels, { content }) => readsBack(pixels, content),
  files: {
    vcf: {
      label: 'Contact (vCard)',
      type: 'text/vcard;charset=utf-8',
      extension: 'vcf',
      make(values) {
        const website = values.website ? addressOf(values.website) : ''
        return typeof website === 'string' ? vcardText(contactOf({ ...values, website })) : website
      },
    },
  },

  records: {
    kind: 'other',
    business: {
      contact: 'name',
      name: 'company',
      phone: 'phone',
      email: 'email',
      website: 'website',
      address: 'address',
      logo: 'logo',
    },
  },
  makes:
    'A business card of exact size with front and back, as PDF with TrimBox and BleedBox, as PNG of 300 dpi, as SVG with letters as outlines, and as a vCard 4.0.',
  limits: [
    'Colours are RGB. A printer who works in CMYK converts them, and bright colours come out duller.',
    'The address goes into the contact as one text, since its lines differ from country to country.',
    'Letters are those of Noto Sans; scripts that the site has no font for are left to your browser’s own print.',
    'MECARD has no place for a company: it stands in the note.',
    'Each card is made by hand: a list of staff is not read.',
  ],
  sources: [
    { title: 'RFC 6350: vCard format specification', href: 'https://www.rfc-editor.org/rfc/rfc6350' },
    {
      title: 'ISO/IEC 7810:2019, Identification cards: physical characteristics (bank card, 85.60 by 53.98 mm)',
      href: 'https://www.iso.org/standard/70483.html',
    },
    {
      title: 'Business card sizes by country: 85 by 55, 88.9 by 50.8 and 91 by 55 mm',
      href: 'https://www.printingdeals.org/standardsizes/businesscardsize.html',
    },
    {
      title: 'ZXing: barcode contents, MECARD',
      href: 'https://github.com/zxing/zxing/wiki/Barcode-Contents',
    },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
  ],

  examples: [
    {
      name: 'A planner in Leeds',
      given: { name: 'Maya Lind', role: 'Production planner', company: 'Harbour Tools', look: 'classic' },
      expect: { text: ['Maya Lind', 'Production planner', 'Cut to: 85 × 55 mm'] },
    },
    {
      name: 'Ten to a Letter sheet',
      given: { name: 'Ann Okafor', size: 'us', print: 'letter', look: 'bold' },
      expect: { text: ['Cut to: 88.9 × 50.8 mm', 'On a sheet: 10'] },
    },
  ],
})
