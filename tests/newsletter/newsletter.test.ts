import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkAddress, pictureAddress } from '@/lib/subjects/newsletter/addresses'
import { blockKinds, type Newsletter, type TypedBlock } from '@/lib/subjects/newsletter/blocks'
import { newsletterNotices } from '@/lib/subjects/newsletter/checks'
import { newsletterHtml } from '@/lib/subjects/newsletter/html'
import { newsletterDocument, newsletterEml, newsletterProblem } from '@/lib/subjects/newsletter/newsletter'
import { newsletterText } from '@/lib/subjects/newsletter/plain'

const hasPython = spawnSync('python3', ['-c', 'import email']).status === 0
const python = (script: string, input: string): unknown =>
  JSON.parse(
    execFileSync('python3', [path.join(import.meta.dirname, script)], {
      input,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    }),
  )
interface Read {
  faults: string[]
  words: string[]
  links: string[]
  images: [string, string, string][]
}
const readHtml = (html: string) => python('read-html.py', html) as { outlook: Read; others: Read; bytes: number }
interface Message {
  type: string
  subject: string
  from: [string, string][]
  defects: string[]
  longest: number
  parts: [string, string, string][]
}
const readMessage = (eml: string) => python('read-message.py', eml) as Message

const footer: TypedBlock = { kind: 'footer', text: '4 Dock Street, Leeds' }
const every: readonly TypedBlock[] = [
  { kind: 'header', title: 'Harbour & Sons', picture: 'https://h.example/logo.png', alt: 'Harbour', link: 'h.example' },
  {
    kind: 'hero',
    title: 'Größer <als> je',
    text: 'Ein *|FNAME|* & "mehr"',
    label: 'Go',
    link: 'https://h.example/?a=1&b=2',
    picture: 'https://h.example/hero.jpg',
    alt: 'A "plane"',
  },
  {
    kind: 'article',
    title: 'News',
    text: 'One\ntwo\n\n- three\n- [four](h.example/4)',
    label: 'More',
    link: 'h.example/n',
  },
  { kind: 'text', text: '**Bold** words' },
  { kind: 'button', label: 'Press', link: 'mailto:a@h.example' },
  { kind: 'product', title: 'Knife', text: '£18', picture: 'https://h.example/k.jpg', alt: 'Knife' },
  { kind: 'product', title: 'Stone', text: '£34', label: 'Buy', link: 'h.example/s' },
  { kind: 'product', title: 'Odd one' },
  { kind: 'line' },
  footer,
]
const letter: Newsletter = {
  subject: 'Neues für Übermorgen: größere Hobel und zwei Abende am Schleifstein in der Werkstatt',
  preview: 'Kurz & gut',
  blocks: every,
  program: 'mailchimp',
  unsubscribe: '',
  hasWebVersion: true,
  look: { accent: '#0b5c5a', ink: '#222222', paper: '#ffffff', ground: '#eeeeee', font: 'sans', width: 600 },
  language: 'de',
  direction: 'ltr',
}
const of = (blocks: readonly TypedBlock[], more: Partial<Newsletter> = {}): Newsletter => ({
  ...letter,
  ...more,
  blocks: [...blocks, footer],
})
const says = (given: Newsletter, bytes = 1000) => newsletterNotices(given, bytes).map((one) => one.says)

describe.runIf(hasPython)('read by Python', () => {
  it('is a message of two parts, whole', () => {
    const eml = newsletterEml(letter, { name: 'Zoë "Z" Ng', address: 'zoe@h.example' })
    if (typeof eml !== 'string') throw new Error(eml.message)
    const { type, subject, from, defects, longest, parts } = readMessage(eml)
    expect({ type, subject, from, defects }).toEqual({
      type: 'multipart/alternative',
      subject: letter.subject,
      from: [['Zoë "Z" Ng', 'zoe@h.example']],
      defects: [],
    })
    expect(longest).toBeLessThanOrEqual(78)
    expect(parts.map(([kind, charset]) => [kind, charset])).toEqual([
      ['text/plain', 'utf-8'],
      ['text/html', 'utf-8'],
    ])
    const [plain, html] = parts.map(([, , content]) => content.replaceAll('\r\n', '\n').trimEnd())
    expect(plain).toBe(newsletterText(letter).trimEnd())
    expect(html).toBe(newsletterHtml(letter).trimEnd())
  })

  it.each([
    ['Maya Lind', 'maya@h.example'],
    [String.raw`Back\slash "quote"`, 'a@h.example'],
    ['', 'b@h.example'],
  ])('has a sender: %s', (name, address) => {
    const eml = newsletterEml(letter, { name, address })
    expect(readMessage(eml as string).from).toEqual([[name, address]])
  })

  it('holds no field that somebody typed', () => {
    const eml = newsletterEml(
      { ...letter, subject: 'a\r\nBcc: x@y.z' },
      { name: 'a\nBcc: x@y.z', address: 'a@b.c\nBcc: d@e.f' },
    )
    expect(eml).not.toMatch(/^Bcc/m)
  })

  it('closes what it opens, for Outlook and for the others', () => {
    for (const direction of ['ltr', 'rtl'] as const)
      for (const program of ['mailchimp', 'monitor'] as const) {
        const { outlook, others } = readHtml(newsletterHtml({ ...letter, direction, program }))
        expect(outlook.faults).toEqual([])
        expect(others.faults).toEqual([])
        expect(outlook.words).toEqual(others.words)
      }
  })

  it('says and leads where it was told to', () => {
    const { others } = readHtml(newsletterHtml(letter))
    for (const words of ['Größer <als> je', 'Ein *|FNAME|* & "mehr"', 'Bold', 'words', 'three', 'Odd one', '£34'])
      expect(others.words).toContain(words)
    expect(others.links).toEqual([
      '*|ARCHIVE|*',
      'https://h.example',
      'https://h.example/?a=1&b=2',
      'https://h.example/?a=1&b=2',
      'https://h.example/?a=1&b=2',
      'https://h.example/n',
      'https://h.example/4',
      'https://h.example/n',
      'mailto:a@h.example',
      'https://h.example/s',
      'https://h.example/s',
      '*|UNSUB|*',
    ])
    // Half of 600 less a gutter of 12 on both sides is 288; within it the picture has 12 on both sides.
    expect(others.images).toEqual([
      ['https://h.example/logo.png', 'Harbour', '160'],
      ['https://h.example/hero.jpg', 'A "plane"', '600'],
      ['https://h.example/k.jpg', 'Knife', '264'],
    ])
  })

  it('is measured to the byte', () => {
    const document = newsletterDocument(letter)
    if ('problem' in document) throw new Error(document.message)
    const { bytes } = readHtml(newsletterHtml(letter))
    const [facts] = document.blocks
    if (facts?.kind !== 'facts') throw new Error('no figures')
    expect(facts.facts[0]?.value).toBe(`${bytes.toLocaleString('en-US')} bytes`)
    expect(facts.facts[1]?.value).toBe(`${((bytes / 104_448) * 100).toFixed(1)}%`)
  })

  it('carries nothing that was typed as markup', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    for (const kind of Object.keys(blockKinds) as TypedBlock['kind'][]) {
      const block = { kind, title: evil, text: evil, label: evil, link: evil, picture: evil, alt: evil }
      const html = newsletterHtml(of([block], { subject: evil, preview: evil, language: evil }))
      expect(html).not.toContain('<script')
      expect(readHtml(html).others.images).toEqual([])
    }
  })
})

it('has only properties that Gmail, Outlook and Apple Mail take, by the data of caniemail', () => {
  const support = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../vectors/caniemail/properties.json'), 'utf8'),
  ) as Record<string, { gmail: string; outlook: string; 'apple-mail': string }>
  // Corners are square in Outlook; what is hidden there is hidden by display and mso-hide.
  const worthless = new Set(['border-radius', 'max-height', 'overflow'])
  const familyOf = (property: string) => property.replace(/^(padding|border|margin)-(?:top|left|right)$/, '$1')
  const html = newsletterHtml(letter)
  const used = new Set(
    [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, css = '']) =>
      css.split(';').map((part) => familyOf(part.split(':')[0] ?? '')),
    ),
  )
  expect(used.size).toBeGreaterThan(12)
  for (const property of [...used].filter((one) => one !== 'color' && !one.startsWith('mso-'))) {
    const { gmail = 'none', outlook = 'none', 'apple-mail': apple = 'none' } = support[property] ?? {}
    expect({ property, gmail, apple }).toEqual({
      property,
      gmail: expect.stringMatching(/^[ya]$/) as string,
      apple: expect.stringMatching(/^[ya]$/) as string,
    })
    if (!worthless.has(property))
      expect({ property, outlook }).toMatchObject({ outlook: expect.stringMatching(/^[ya]$/) as string })
  }
})

describe('a message', () => {
  it('is refused without a way to unsubscribe', () => {
    expect(newsletterProblem({ ...letter, blocks: every.slice(0, -1) })).toMatchObject({ field: 'blocks' })
    expect(newsletterProblem({ ...letter, program: 'other' })).toMatchObject({ field: 'unsubscribe' })
    expect(newsletterProblem({ ...letter, program: 'other', unsubscribe: 'click below' })).toMatchObject({
      field: 'unsubscribe',
    })
    for (const unsubscribe of ['{{ unsubscribe }}', 'https://h.example/bye?m=%%email%%', 'mailto:bye@h.example'])
      expect(newsletterProblem({ ...letter, program: 'other', unsubscribe })).toBeUndefined()
    expect(newsletterDocument({ ...letter, blocks: [] })).toHaveProperty('problem')
    expect(newsletterEml({ ...letter, blocks: [] }, { name: '', address: '' })).toHaveProperty('problem')
  })

  it.each([
    [{ kind: 'article', title: 'A', link: 'javascript:alert(1)' }, 'javascript:alert(1)'],
    [{ kind: 'text', text: 'See [this](data:text/html,x)' }, 'data:text/html,x'],
    [{ kind: 'hero', title: 'A', label: 'Go' }, 'leads nowhere'],
    [{ kind: 'button', link: 'h.example' }, 'says nothing'],
  ] as const)('is refused: %j', (block, reason) => {
    expect(newsletterProblem(of([block]))?.message).toContain(reason)
  })

  it('has the tags that the programs document', () => {
    expect(newsletterHtml({ ...letter, program: 'mailchimp' })).toContain('href="*|UNSUB|*"')
    expect(newsletterHtml({ ...letter, program: 'brevo' })).toContain('href="{{ unsubscribe }}"')
    expect(newsletterHtml({ ...letter, program: 'brevo' })).toContain('href="{{ mirror }}"')
    expect(newsletterHtml({ ...letter, program: 'hubspot' })).toContain('href="{{ unsubscribe_link }}"')
    expect(newsletterHtml({ ...letter, program: 'hubspot' })).toContain('href="{{ view_as_page_url }}"')
    // HubSpot refuses a letter without these, by its list of required variables for email.
    for (const name of ['name', 'street_address_1', 'city', 'state']) {
      expect(newsletterHtml({ ...letter, program: 'hubspot' })).toContain(`{{ site_settings.company_${name} }}`)
      expect(newsletterText({ ...letter, program: 'hubspot' })).toContain(`{{ site_settings.company_${name} }}`)
    }
    expect(newsletterHtml({ ...letter, program: 'mailchimp' })).not.toContain('site_settings')
    const monitor = newsletterHtml({ ...letter, program: 'monitor' })
    expect(monitor).toMatch(/<unsubscribe style="[^"]*">Unsubscribe<\/unsubscribe>/)
    expect(monitor).toMatch(/<webversion style="[^"]*">View in a browser<\/webversion>/)
    expect(newsletterText({ ...letter, program: 'monitor' })).toContain('Unsubscribe: [unsubscribe]')
    const other = { ...letter, program: 'other', unsubscribe: "{{ x|default:'y' }}" } as const
    expect(newsletterHtml(other)).toContain(`href="{{ x|default:'y' }}"`)
    expect(newsletterHtml(other)).not.toContain('View in a browser')
  })

  it('takes its look', () => {
    const html = newsletterHtml({
      ...letter,
      direction: 'rtl',
      look: { accent: '#ffdd00', ink: '#101010', paper: '#fafafa', ground: '#dddddd', font: 'serif', width: 700 },
    })
    for (const part of [
      'dir="rtl"',
      'lang="de"',
      'bgcolor="#ffdd00"',
      'color:#16201f;text-decoration:none">Go',
      'max-width:700px',
      'Georgia',
      'bgcolor="#fafafa"',
      'background-color:#dddddd',
      'align="right"',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('Arial,Helvetica')
  })

  it('is plain text, written by hand here', () => {
    const blocks: TypedBlock[] = [
      { kind: 'header', title: 'Harbour' },
      {
        kind: 'article',
        title: 'News',
        text: 'One **bold** word.\n\n- a [link](h.example/x)\n- b',
        label: 'More',
        link: 'h.example',
      },
      { kind: 'line' },
      { kind: 'text' },
      { kind: 'footer', text: 'Leeds', label: 'Leave' },
    ]
    expect(newsletterText({ ...letter, blocks, hasWebVersion: false })).toBe(
      'Harbour\n\n\nNews\n\nOne bold word.\n\n- a link (https://h.example/x)\n- b\n\nMore: https://h.example\n\n\n----------------------------------------\n\n\n----------------------------------------\n\nLeeds\n\nLeave: *|UNSUB|*\n',
    )
  })
})

describe('what is said of it', () => {
  it('warns of what Gmail would hide, at 102 times 1,024 bytes', () => {
    const sizes = [83_558, 83_559, 104_448, 104_449].map((bytes) => newsletterNotices(letter, bytes)[0]?.is)
    expect(sizes).toEqual(['good', 'fair', 'fair', 'bad'])
  })

  it('tells pictures that nobody can fetch and those without words', () => {
    for (const picture of [
      'C:\\Users\\maya\\a.png',
      '/home/maya/a.png',
      'file:///a.png',
      'data:image/png;base64,AA',
      'a',
    ])
      expect(says(of([{ kind: 'hero', title: 'T', picture, alt: 'x' }])).join(' ')).toContain(
        'no. 1 (Large opening) lies on your computer',
      )
    expect(says(of([{ kind: 'hero', picture: 'https://h.example/a.png' }])).join(' ')).toContain(
      'has no alternative text',
    )
    expect(says(of([{ kind: 'hero', picture: 'https://h.example/a.png', alt: 'IMG_2041.JPG' }])).join(' ')).toContain(
      'name of a file',
    )
    expect(says(of([{ kind: 'hero', picture: 'http://h.example/a.png', alt: 'x' }])).join(' ')).toContain('over http')
  })

  it('counts contrast as WCAG does', () => {
    // 4.47 to 1 is the ratio of #777777 on white in the understanding document of criterion 1.4.3.
    const look = { ...letter.look, accent: '#777777' }
    expect(says({ ...letter, look }).join(' ')).toContain('The contrast of links on the blocks is 4.47 to 1')
    expect(says({ ...letter, look: { ...look, accent: '#757575' } }).join(' ')).not.toContain('contrast')
  })

  it('knows tags that are broken or of another program', () => {
    expect(says(of([{ kind: 'text', text: 'Hi *|FNAME' }])).join(' ')).toContain('Not whole as tags: *|FNAME')
    expect(says(of([{ kind: 'text', text: 'Hi {{ contact.FIRSTNAME }}' }])).join(' ')).toContain(
      'Mailchimp writes tags in another way',
    )
    expect(says(of([{ kind: 'text', text: 'Hi *|FNAME|*' }])).join(' ')).not.toContain('tags')
  })

  it('misses what is empty, the address and the place of the footer', () => {
    expect(says(of([{ kind: 'article' }])).join(' ')).toContain('Nothing stands in no. 1 (Article)')
    expect(says({ ...letter, blocks: [{ kind: 'footer' }] }).join(' ')).toContain('The footer has no words')
    expect(says({ ...letter, blocks: [footer, { kind: 'text', text: 'after' }] }).join(' ')).toContain(
      'not the last block',
    )
  })
})

it.each([
  ['h.example/a', 'https://h.example/a'],
  ['*|ARCHIVE|*', '*|ARCHIVE|*'],
  ['https://h.example/?u=*|UNIQID|*', 'https://h.example/?u=*|UNIQID|*'],
  ['h.example/{{ contact.ID }}', 'https://h.example/{{ contact.ID }}'],
  ['mailto:a@h.example', 'mailto:a@h.example'],
  ['tel:+44 113 496 0000', 'tel:+44 113 496 0000'],
  ['javascript:alert(1)', undefined],
  ['*|A|*javascript:alert(1)', undefined],
  ['https://h.example/"onclick="x', undefined],
  ['{{ broken', undefined],
  ['', undefined],
])('an address: %s', (typed, found) => expect(linkAddress(typed)).toBe(found))

it('a picture comes from the web alone', () => {
  expect(pictureAddress('mailto:a@h.example')).toBeUndefined()
  expect(pictureAddress('{{ product.picture }}')).toBe('{{ product.picture }}')
})
