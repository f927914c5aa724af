import { defineDesign } from '@/lib/families/visual-design'
import { pictureSize } from '@/lib/base/png/picture-size'
import type { Notice } from '@/lib/kits/document/types'
import { choice, colour, file, longText, text, toggle } from '@/lib/kits/generator'
import { letterheadLooks, laterSheet } from '@/lib/subjects/design/looks/letterhead'
import { paletteOf } from '@/lib/subjects/design/palette'
import { sheets } from '@/lib/subjects/design/sheet'

type Legal = 'uk' | 'de' | 'own'

interface Particulars {
  legal: Legal
  part: 'ew' | 'w' | 's' | 'ni'
  companyNumber: string | undefined
  office: string | undefined
  seat: string | undefined
  court: string | undefined
  register: string | undefined
  directors: string | undefined
  chair: string | undefined
  vat: string | undefined
  other: string | undefined
}

const lines = (value = '') =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const joined = (value: string | undefined, by = ', ') => lines(value).join(by)

const parts = {
  ew: 'England and Wales',
  w: 'Wales',
  s: 'Scotland',
  ni: 'Northern Ireland',
} as const

function ukLines(company: string, { part, companyNumber, office, directors, vat }: Particulars): string[] {
  const registered = `Registered in ${parts[part]}${companyNumber ? ` no. ${companyNumber}` : ''}`
  return [
    [company, registered].filter(Boolean).join('. ') + '.',
    ...(office ? [`Registered office: ${joined(office)}.`] : []),
    [...(directors ? [`Directors: ${joined(directors)}.`] : []), ...(vat ? [`VAT no. ${vat}.`] : [])].join(' '),
  ].filter(Boolean)
}

function deLines(company: string, { seat, court, register, directors, chair, vat }: Particulars): string[] {
  return [
    [
      company,
      ...(seat ? [`Sitz der Gesellschaft: ${seat}`] : []),
      ...(court || register ? [`Registergericht: ${[court, register].filter(Boolean).join(', ')}`] : []),
    ].join(' · '),
    [
      ...(directors ? [`Geschäftsführer: ${joined(directors)}`] : []),
      ...(chair ? [`Vorsitz des Aufsichtsrats: ${chair}`] : []),
    ].join(' · '),
    ...(vat ? [`USt-IdNr.: ${vat}`] : []),
  ].filter(Boolean)
}

/** Who asks for what on letters, and what of it is not there. */
function lacking(particulars: Particulars): Notice[] {
  const { legal, companyNumber, office, seat, court, register, directors } = particulars
  const wanted =
    legal === 'uk'
      ? ([
          ['the registered number', companyNumber],
          ['the address of the registered office', office],
        ] as const)
      : legal === 'de'
        ? ([
            ['the seat of the company', seat],
            ['the register court', court],
            ['the number in the commercial register', register],
            ['all managing directors, each with a first name written out', directors],
          ] as const)
        : []
  const missing = wanted.filter(([, value]) => !value).map(([what]) => what)
  if (missing.length === 0) return []
  const law =
    legal === 'uk'
      ? 'UK company letters (SI 2015/17, regulation 25) state'
      : 'Letters of a GmbH to a certain recipient (GmbHG, section 35a) state'
  return [{ is: 'fair', says: `${law} ${missing.join(', ')}. Fill it in under “The law at the foot”.` }]
}

/** A tenth of the paper's height, where a letter without a window begins. */
const tops = { none: 40, a: 77, b: 95 } as const

export default defineDesign({
  form: {
    company: text('Company', { initial: 'Harbour Tools Ltd', maxLength: 100 }),
    address: longText('Address', {
      initial: '4 Dock Street\nLeeds LS10 1JF',
      maxLength: 200,
      lines: 3,
      optional: true,
    }),
    contact: longText('Contact', {
      initial: '+44 20 7946 0123\noffice@harbour-tools.example\nharbour-tools.example',
      maxLength: 300,
      lines: 3,
      help: 'Phone, e-mail, website, a line each.',
      optional: true,
    }),
    legal: choice('Details at the foot for', {
      options: { uk: 'A UK company', de: 'A German GmbH', own: 'My own words' },
      initial: 'own',
      initialIn: { uk: 'uk', de: 'de' },
    }),

    tagline: text('Line under the name', { optional: true, maxLength: 100, refines: true, section: 'At the head' }),
    logo: file('Logo', {
      accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
      maxBytes: 8_000_000,
      longestSide: 1000,
      optional: true,
      help: 'PNG, JPEG, WebP or SVG. It stays on this page and is not in the link.',
      refines: true,
      section: 'At the head',
    }),
    look: choice('Look', {
      options: { classic: 'Classic', centred: 'Centred', band: 'Band', side: 'Side' },
      initial: 'classic',
      refines: true,
      section: 'At the head',
    }),
    colour: colour('Colour', { initial: '#7a2e1f', refines: true, section: 'At the head' }),

    part: choice('Registered in', {
      options: { ew: 'England and Wales', w: 'Wales', s: 'Scotland', ni: 'Northern Ireland' },
      initial: 'ew',
      as: 'menu',
      shownWhen: { field: 'legal', is: 'uk' },
      refines: true,
      section: 'The law at the foot',
    }),
    companyNumber: text('Company number', {
      optional: true,
      maxLength: 20,
      placeholder: '01234567',
      shownWhen: { field: 'legal', is: 'uk' },
      refines: true,
      section: 'The law at the foot',
    }),
    office: longText('Registered office', {
      optional: true,
      maxLength: 200,
      lines: 2,
      shownWhen: { field: 'legal', is: 'uk' },
      refines: true,
      section: 'The law at the foot',
    }),
    seat: text('Seat (Sitz)', {
      optional: true,
      maxLength: 80,
      placeholder: 'Berlin',
      shownWhen: { field: 'legal', is: 'de' },
      refines: true,
      section: 'The law at the foot',
    }),
    court: text('Register court', {
      optional: true,
      maxLength: 80,
      placeholder: 'Amtsgericht Charlottenburg',
      shownWhen: { field: 'legal', is: 'de' },
      refines: true,
      section: 'The law at the foot',
    }),
    register: text('Number in the commercial register', {
      optional: true,
      maxLength: 40,
      placeholder: 'HRB 12345 B',
      shownWhen: { field: 'legal', is: 'de' },
      refines: true,
      section: 'The law at the foot',
    }),
    directors: longText('Directors', {
      optional: true,
      maxLength: 400,
      lines: 2,
      help: 'One a line. A UK letterhead names all directors or none; a GmbH names all.',
      shownWhen: { field: 'legal', is: ['uk', 'de'] },
      refines: true,
      section: 'The law at the foot',
    }),
    chair: text('Chair of the supervisory board', {
      optional: true,
      maxLength: 80,
      shownWhen: { field: 'legal', is: 'de' },
      refines: true,
      section: 'The law at the foot',
    }),
    vat: text('VAT number', {
      optional: true,
      maxLength: 30,
      shownWhen: { field: 'legal', is: ['uk', 'de'] },
      refines: true,
      section: 'The law at the foot',
    }),
    other: longText('Words at the foot', {
      initial: 'Harbour Tools Ltd · Bank details, registration and terms stand here.',
      optional: true,
      maxLength: 500,
      lines: 3,
      shownWhen: { field: 'legal', is: 'own' },
      refines: true,
      section: 'The law at the foot',
    }),

    paper: choice('Paper', {
      options: { a4: 'A4', letter: 'US Letter' },
      initial: 'a4',
      initialIn: { us: 'letter', ca: 'letter' },
      refines: true,
      section: 'Print',
    }),
    window: choice('Window envelope', {
      options: { none: 'No marks', a: 'DIN 5008 form A', b: 'DIN 5008 form B' },
      initial: 'none',
      as: 'menu',
      help: 'Marks for folding and punching, and the sender above the address.',
      shownWhen: { field: 'paper', is: 'a4' },
      refines: true,
      section: 'Print',
    }),
    later: toggle('Second sheet', {
      initial: true,
      help: 'A plainer sheet for letters that go on.',
      refines: true,
      section: 'Print',
    }),
    print: choice('Make', {
      options: { trim: 'To the paper’s size', marks: 'With 3 mm bleed and crop marks' },
      initial: 'trim',
      refines: true,
      section: 'Print',
    }),
  },

  compose(values) {
    const { company, address, contact, legal, tagline, logo, look, paper, later, print, other } = values
    const window = paper === 'a4' ? values.window : 'none'
    const { width, height } = sheets[paper]
    const foot = legal === 'uk' ? ukLines(company, values) : legal === 'de' ? deLines(company, values) : lines(other)
    const reached = [...lines(address), ...lines(contact)]
    const of = (label: string, text: string | undefined) => ({ text: text ?? '', label })
    const flag = (isOn: boolean) => (isOn ? { text: '·', label: '' } : undefined)
    const slots = {
      company: of('Company', company),
      tagline: of('Line under the name', tagline),
      contact: of('Address and contact', reached.join('\n')),
      contactLine: of('Address and contact', reached.join(' · ')),
      legal: of('Details at the foot', foot.join('\n')),
      sender: of('Sender above the address', [company, ...lines(address)].join(' · ')),
      logo: logo ? { picture: logo, alt: `Logo of ${company}`, field: 'logo' } : undefined,
      foldA: flag(window === 'a'),
      foldB: flag(window === 'b'),
    }
    const palette = paletteOf(values.colour)
    const size = logo ? pictureSize(logo) : undefined
    const align = look === 'centred' ? 'centre' : 'start'
    const small = { size: 8, colour: palette.quiet, align } as const
    return {
      title: `Letterhead ${company}`,
      width,
      height,
      safe: 4,
      brand: values.colour,
      sides: [
        { name: 'First sheet', template: letterheadLooks[look], slots },
        ...(later ? [{ name: 'Second sheet', template: laterSheet, slots }] : []),
      ],
      print,
      notices: lacking(values),
      running: {
        paper,
        ...(logo
          ? {
              logo: {
                href: logo,
                alt: `Logo of ${company}`,
                width: 28,
                ratio: size ? size.height / size.width : 0.5,
                align,
              },
            }
          : {}),
        head: [
          { text: company, size: 16, bold: true, colour: palette.brand, align },
          ...(tagline ? [{ text: tagline, size: 9, colour: palette.quiet, align } as const] : []),
          { text: reached.join(' · '), ...small },
        ],
        later: [{ text: company, size: 10, bold: true, colour: palette.brand, align }],
        foot: foot.map((text) => ({ text, ...small })),
        rule: palette.brand,
        top: tops[window],
        side: 25,
        bottom: 30,
      },
    }
  },
  saves: ['pdf', 'docx', 'png', 'svg'],

  records: {
    kind: 'other',
    business: { name: 'company', address: 'address', companyId: 'companyNumber', taxId: 'vat', logo: 'logo' },
  },
  makes:
    'A letterhead on A4 or US Letter as PDF, and as a Word file whose head and foot are the program’s own, so that the letter is typed between them.',
  limits: [
    'The Word file has the words, the logo and the colour; bands, folding marks and the place of the address are in the PDF, PNG and SVG.',
    'Marks for window envelopes are those of DIN 5008; other windows, such as that of a US no. 10 envelope, have none.',
    'What the law asks for is told for companies registered in the United Kingdom and for a German GmbH, as read on 23 November 2026. Other forms and countries ask for other things.',
    'A UK company that may leave “limited” out of its name, an investment company and a community interest company state more than is asked for here.',
    'Share capital is left out: who states it has to state more.',
    'Not legal advice.',
  ],
  sources: [
    {
      title:
        'The Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 (SI 2015/17), regulation 25',
      href: 'https://www.legislation.gov.uk/uksi/2015/17/contents',
    },
    {
      title: 'Regulation 25 as in force since 31 January 2015',
      href: 'https://service.betterregulation.com/document/289846',
    },
    {
      title: 'GmbHG, section 35a: particulars in business letters',
      href: 'https://gmbhg.kommentar.de/eng/Abschnitt-3/Angaben-auf-Geschaeftsbriefen',
    },
    {
      title: 'IHK Limburg: Geschäftsbriefbogen der GmbH',
      href: 'https://ihk.de/limburg/recht/wirtschaftsrecht/firmen-und-gesellschaftsrecht/geschaeftsbriefbogen-der-gmbh-3311862',
    },
    {
      title: 'Folding marks of DIN 5008, forms A and B',
      href: 'https://sprache-kompakt.de/schreibpraxis/briefe/briefbogen-faltmarken.php',
    },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
  ],

  examples: [
    {
      name: 'A company registered in Leeds',
      given: {
        legal: 'uk',
        company: 'Harbour Tools Ltd',
        companyNumber: '01234567',
        office: '4 Dock Street\nLeeds LS10 1JF',
      },
      expect: {
        text: [
          'Harbour Tools Ltd. Registered in England and Wales no. 01234567.',
          'Registered office: 4 Dock Street, Leeds LS10 1JF.',
          'Cut to: 210 × 297 mm',
        ],
      },
    },
    {
      name: 'A GmbH in Berlin',
      given: {
        legal: 'de',
        company: 'Hafen Werkzeug GmbH',
        seat: 'Berlin',
        court: 'Amtsgericht Charlottenburg',
        register: 'HRB 12345 B',
        directors: 'Jana Vogt\nPaul Seidel',
        window: 'b',
      },
      expect: {
        text: [
          'Hafen Werkzeug GmbH · Sitz der Gesellschaft: Berlin · Registergericht: Amtsgericht Charlottenburg, HRB 12345 B',
          'Geschäftsführer: Jana Vogt, Paul Seidel',
        ],
      },
    },
  ],
})
