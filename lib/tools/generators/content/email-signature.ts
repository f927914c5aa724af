import {
  embeddedBytes,
  safeAddress,
  safePicture,
  signatureHtml,
  signatureText,
  vcardText,
} from '@/lib/engines/email-signature'
import { fileWord } from '@/lib/base/format/file-word'
import type { Block, Span } from '@/lib/kits/document/types'
import {
  choice,
  colour,
  defineGenerator,
  file,
  integer,
  longText,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'
import { archiveOf } from '@/lib/subjects/code-files/file-archive'
import type { Signer, SignatureStyle } from '@/lib/subjects/signature/signature'

interface Entered {
  name: string
  title?: string | undefined
  company?: string | undefined
  phone?: string | undefined
  mobile?: string | undefined
  email?: string | undefined
  website?: string | undefined
  address?: string | undefined
}

interface Styled {
  colour: string
  font: 'sans' | 'serif'
  layout: 'beside' | 'below'
  pictureUrl?: string | undefined
  picture?: string | undefined
  pictureWidth: number
  links: readonly { label: string; href: string }[]
  disclaimer?: string | undefined
}

const plain = (typed: string | undefined) => (typed ?? '').trim()

function signerOf(entered: Entered): Signer {
  return {
    name: plain(entered.name),
    title: plain(entered.title),
    company: plain(entered.company),
    phone: plain(entered.phone),
    mobile: plain(entered.mobile),
    email: plain(entered.email),
    website: plain(entered.website),
    address: plain(entered.address),
  }
}

/** The picture to be fetched comes before the one that stands in the signature. */
function pictureOf({ pictureUrl, picture }: Styled): string {
  const address = plain(pictureUrl)
  if (address !== '') return safeAddress(address) ?? ''
  const safe = typeof picture === 'string' && picture !== '' ? safePicture(picture) : ''
  return typeof safe === 'string' ? safe : ''
}

function styleOf(values: Styled): SignatureStyle {
  const { colour: shade, font, layout, pictureWidth, links, disclaimer } = values
  return {
    colour: shade,
    font,
    layout,
    picture: pictureOf(values),
    pictureWidth,
    links: links.flatMap(({ label, href }) => {
      const safe = safeAddress(href)
      return label.trim() === '' || safe === undefined ? [] : [{ label: label.trim(), href: safe }]
    }),
    disclaimer: plain(disclaimer),
  }
}

function cardOf(entered: Entered): string {
  const { name, title, company, phone, mobile, email, website, address } = signerOf(entered)
  const [first = '', ...rest] = name.split(/\s+/)
  return vcardText({
    givenName: first,
    familyName: rest.join(' '),
    organisation: company,
    jobTitle: title,
    mobile,
    phone,
    emailAddress: email,
    website: safeAddress(website) ?? '',
    street: address.split('\n').join(', '),
    city: '',
    state: '',
    postcode: '',
    country: '',
    note: '',
  })
}

/** The page's own picture of the signature, as far as blocks can show it. */
function previewBlocks(signer: Signer, style: SignatureStyle): Block[] {
  const site = safeAddress(signer.website)
  const contact: (string | Span)[] = [
    signer.phone,
    signer.mobile,
    ...(signer.email === '' ? [] : [{ text: signer.email, href: `mailto:${encodeURI(signer.email)}` }]),
    ...(site === undefined ? [] : [{ text: site.replace(/^https?:\/\//, ''), href: site }]),
    ...signer.address.split('\n'),
  ]
    .filter((part) => part !== '')
    .flatMap((part, at): (string | Span)[] => (at === 0 ? [part] : ['\n', part]))
  const links = style.links.flatMap(({ label, href }, at): (string | Span)[] => [
    ...(at === 0 ? [] : [' | ']),
    { text: label, href },
  ])
  const role = [signer.title, signer.company].filter((part) => part !== '').join(', ')
  return [
    { kind: 'paragraph', text: [{ text: signer.name, bold: true }, ...(role === '' ? [] : [`\n${role}`])] },
    ...(contact.length > 0 ? [{ kind: 'paragraph' as const, text: contact }] : []),
    ...(links.length > 0 ? [{ kind: 'paragraph' as const, text: links }] : []),
    ...(style.disclaimer === '' ? [] : [{ kind: 'paragraph' as const, text: style.disclaimer, quiet: true }]),
  ]
}

/** As Gmail's interface for signatures limits them. */
const gmailCharacters = 10_000
const heavyPicture = 30_000

function remarks(html: string, style: SignatureStyle): Notice[] {
  const bytes = embeddedBytes(style.picture)
  return [
    ...(bytes > 0
      ? [
          {
            is: 'fair' as const,
            says: 'The picture stands inside the signature. Outlook and Gmail drop such pictures: put it on your website and enter its address.',
          },
        ]
      : []),
    ...(bytes > heavyPicture
      ? [
          {
            is: 'fair' as const,
            says: `The picture has ${Math.round(bytes / 1000)} KB, which goes with every message. Keep it below 30 KB.`,
          },
        ]
      : []),
    ...(html.length > gmailCharacters
      ? [{ is: 'bad' as const, says: `The signature has ${html.length} characters; Gmail takes 10,000.` }]
      : [
          { is: 'plain' as const, says: `The signature has ${html.length} of the 10,000 characters that Gmail takes.` },
        ]),
  ]
}

export default defineGenerator({
  form: {
    name: text('Name', { initial: 'Maya Lind', maxLength: 150, as: 'name' }),
    title: text('Position', { initial: 'Production planner', optional: true, maxLength: 150 }),
    company: text('Company', { initial: 'Harbour Tools', optional: true, maxLength: 150 }),
    phone: text('Phone', { initial: '0113 496 0000', optional: true, maxLength: 60, as: 'tel' }),
    email: text('E-mail', { initial: 'maya.lind@harbour.example', optional: true, maxLength: 200, as: 'email' }),

    mobile: text('Mobile', { optional: true, maxLength: 60, as: 'tel', section: 'More of you', refines: true }),
    website: text('Website', {
      optional: true,
      maxLength: 300,
      placeholder: 'harbour.example',
      section: 'More of you',
      refines: true,
    }),
    address: longText('Address', { optional: true, lines: 2, maxLength: 500, section: 'More of you', refines: true }),
    links: rows('Links', {
      row: 'link',
      columns: {
        label: text('Says', { maxLength: 60, placeholder: 'LinkedIn' }),
        href: text('Address', { maxLength: 500 }),
      },
      initial: [],
      min: 0,
      max: 10,
      section: 'More of you',
      refines: true,
    }),
    disclaimer: longText('Small print', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'What your law wants in business letters: register, number, seat.',
      section: 'More of you',
      refines: true,
    }),

    pictureUrl: text('Address of a picture', {
      optional: true,
      maxLength: 1000,
      placeholder: 'https://harbour.example/logo.png',
      section: 'Look',
      refines: true,
    }),
    picture: file('Or a picture inside', {
      optional: true,
      accept: 'image/png,image/jpeg',
      maxBytes: 5_000_000,
      longestSide: 240,
      section: 'Look',
      refines: true,
    }),
    pictureWidth: integer('Width of the picture', {
      initial: 96,
      unit: 'px',
      min: 24,
      max: 300,
      section: 'Look',
      refines: true,
    }),
    layout: choice('Picture', {
      options: { beside: 'Beside', below: 'Below' },
      initial: 'beside',
      section: 'Look',
      refines: true,
    }),
    font: choice('Letters', {
      options: { sans: 'Arial', serif: 'Georgia' },
      initial: 'sans',
      section: 'Look',
      refines: true,
    }),
    colour: colour('Colour', { initial: '#0b5c5a', section: 'Look', refines: true }),

    bulk: toggle('A team', { section: 'A team', refines: true }),
    team: rows('Members', {
      row: 'member',
      columns: {
        name: text('Name', { maxLength: 150 }),
        title: text('Position', { optional: true, maxLength: 150 }),
        phone: text('Phone', { optional: true, maxLength: 60 }),
        mobile: text('Mobile', { optional: true, maxLength: 60 }),
        email: text('E-mail', { optional: true, maxLength: 200 }),
      },
      initial: [],
      min: 0,
      max: 500,
      help: 'Paste rows from a spreadsheet. Company, website, links and look are those of the form.',
      section: 'A team',
      refines: true,
      shownWhen: { field: 'bulk', is: true },
    }),
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
    },
  },
  makes:
    'An e-mail signature as one HTML table with styles that Gmail, Outlook and Apple Mail take, as plain text, and as a vCard after RFC 6350.',
  limits: [
    'The page shows the words of the signature; open the saved file to see it with its picture.',
    'Outlook for Windows and Gmail drop pictures that stand inside. A picture by address needs a website of yours.',
    'Symbols of networks are words, as symbols would be further pictures to fetch.',
    'Programs in dark mode change colours by their own rules. The signature sets no background, and one colour.',
  ],
  sources: [
    { title: 'Can I email: support of CSS in mail programs', href: 'https://github.com/hteumeuleu/caniemail' },
    { title: 'RFC 6350: vCard 4.0', href: 'https://www.rfc-editor.org/rfc/rfc6350' },
    {
      title: 'Signature exceeds maximum length of 10000 characters: the limit of Gmail’s interface',
      href: 'https://support.xink.io/support/solutions/articles/1000299609-gmail-signature-too-long-error-10000-character-limit-',
    },
  ],
  build(values) {
    const signer = signerOf(values)
    if (signer.name === '') return problem('name', 'must be filled in')
    if (plain(values.website) !== '' && safeAddress(plain(values.website)) === undefined)
      return problem('website', 'must be an address such as https://harbour.example')
    const wrong = values.links.findIndex(({ href }) => plain(href) !== '' && safeAddress(href) === undefined)
    if (wrong >= 0) return problem('links', `must lead to addresses that begin with https://: see line ${wrong + 1}`)
    if (plain(values.pictureUrl) !== '' && safeAddress(plain(values.pictureUrl)) === undefined)
      return problem('pictureUrl', 'must be an address that begins with https://')
    if (typeof values.picture === 'string' && values.picture !== '' && typeof safePicture(values.picture) !== 'string')
      return problem('picture', 'must be a PNG or JPEG picture')
    if (signer.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(signer.email))
      return problem('email', 'must be an address such as maya@harbour.example')
    const style = styleOf(values)
    const html = signatureHtml(signer, style)
    return {
      title: `Signature ${signer.name}`,
      sheet: 'bare',
      language: 'en',
      blocks: [
        { kind: 'plain', label: 'HTML', text: html },
        ...previewBlocks(signer, style),
        { kind: 'plain', label: 'Plain text', text: signatureText(signer, style), look: 'prose' },
      ],
      notices: remarks(html, style),
    }
  },
  files: {
    htm: {
      label: 'signature (HTM)',
      type: 'text/html;charset=utf-8',
      extension: 'htm',
      leads: true,
      make: (values) =>
        `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Signature</title></head><body>\n${signatureHtml(signerOf(values), styleOf(values))}</body></html>\n`,
    },
    txt: {
      label: 'plain text',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      make: (values) => signatureText(signerOf(values), styleOf(values)),
    },
    vcf: {
      label: 'contact (VCF)',
      type: 'text/vcard;charset=utf-8',
      extension: 'vcf',
      make: (values) => cardOf(values),
    },
    zip: {
      label: 'the team (ZIP)',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      shownWhen: { field: 'bulk', is: true },
      async make(values, { progress }) {
        const members = values.team.filter(({ name }) => plain(name) !== '')
        if (members.length === 0) return problem('team', 'must have at least one member with a name')
        const style = styleOf(values)
        const files: Record<string, string> = {}
        for (const [at, member] of members.entries()) {
          const { company, website, address } = values
          const entered = { ...member, company, website, address }
          const stem = `${String(at + 1).padStart(3, '0')}-${fileWord(plain(member.name))}`
          files[`${stem}.htm`] = signatureHtml(signerOf(entered), style)
          files[`${stem}.txt`] = signatureText(signerOf(entered), style)
          files[`${stem}.vcf`] = cardOf(entered)
          progress((at + 1) / members.length)
        }
        return archiveOf(files)
      },
    },
  },
  saves: [],
  examples: [
    {
      name: 'A planner',
      given: { website: 'harbour.example' },
      expect: {
        text: [
          '<a href="tel:01134960000" style="color:#0b5c5a;text-decoration:none">0113 496 0000</a>',
          '<a href="https://harbour.example" style="color:#0b5c5a;text-decoration:none">harbour.example</a>',
          '-- \nMaya Lind\nProduction planner, Harbour Tools',
        ],
      },
    },
  ],
})
