import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  embeddedBytes,
  safeAddress,
  signatureHtml,
  signatureText,
  type SignatureStyle,
} from '@/lib/subjects/signature/signature'

const support = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/caniemail/properties.json'), 'utf8'),
) as Record<string, Record<string, 'y' | 'a' | 'n'>>

const signer = {
  name: 'Maya Lind',
  title: 'Planner',
  company: 'Harbour & Sons',
  phone: '0113 496 0000',
  mobile: '+44 7700 900123',
  email: 'maya@harbour.example',
  website: 'harbour.example',
  address: '4 Dock Street\nLeeds',
}
const style: SignatureStyle = {
  colour: '#0b5c5a',
  font: 'sans',
  layout: 'beside',
  picture: 'https://harbour.example/logo.png',
  pictureWidth: 96,
  links: [{ label: 'LinkedIn', href: 'https://linkedin.example/maya' }],
  disclaimer: 'Registered in England.',
}

/** font, padding-top and border-left are told by font, padding and border. */
const familyOf = (property: string) => property.replace(/^(padding|border)-(?:top|left)$/, '$1')

describe('a signature', () => {
  it('has only properties that Gmail, Outlook and Apple Mail take, by the data of caniemail', () => {
    for (const layout of ['beside', 'below'] as const) {
      const html = signatureHtml(signer, { ...style, layout })
      const properties = [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, css = '']) =>
        css.split(';').map((part) => familyOf(part.split(':')[0] ?? '')),
      )
      const used = [...new Set(properties)].filter((property) => property !== 'color')
      expect(used.length).toBeGreaterThan(3)
      for (const property of used)
        expect({ property, support: Object.values(support[property] ?? { none: 'n' }) }).not.toMatchObject({
          support: expect.arrayContaining(['n']),
        })
    }
    expect(Object.values(support['border-radius'] ?? {})).toContain('n')
  })

  it('escapes everything that was typed', () => {
    const evil = '"><script>alert(1)</script>'
    const html = signatureHtml(
      { ...signer, name: evil, title: evil, company: evil, phone: evil, email: evil, website: evil, address: evil },
      { ...style, picture: evil, disclaimer: evil, links: [{ label: evil, href: 'https://a.example' }] },
    )
    expect(html).not.toContain('<script')
    expect(html.match(/<a /g)?.length).toBe(4)
  })

  it('is marked in plain text as RFC 3676 says', () => {
    expect(signatureText(signer, { ...style, disclaimer: '' })).toBe(
      '-- \nMaya Lind\nPlanner, Harbour & Sons\n0113 496 0000\n+44 7700 900123\nmaya@harbour.example\nharbour.example\n4 Dock Street\nLeeds\nLinkedIn: https://linkedin.example/maya\n',
    )
  })
})

describe('an address', () => {
  it.each([
    ['harbour.example', 'https://harbour.example'],
    ['http://harbour.example/a?b=c', 'http://harbour.example/a?b=c'],
    ['harbour.example:8080/x', 'https://harbour.example:8080/x'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)//a.b', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['https://', undefined],
    ['localhost', undefined],
    ['two words.example', undefined],
    ['', undefined],
  ] as const)('%s', (typed, found) => {
    expect(safeAddress(typed)).toBe(found)
  })
})

it('counts the bytes of a picture inside', () => {
  expect(embeddedBytes(`data:image/png;base64,${Buffer.alloc(1000).toString('base64')}`)).toBe(1000)
  expect(embeddedBytes('https://harbour.example/logo.png')).toBe(0)
})
