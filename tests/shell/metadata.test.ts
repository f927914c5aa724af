import { describe, expect, it } from 'vitest'

import { metaDescription } from '@/lib/base/text/meta-description'
import { pageMetadata } from '@/lib/platform/site/metadata'

describe('metaDescription', () => {
  it('leaves a short description alone', () => {
    expect(metaDescription('Find the units\n at which sales cover all costs.')).toBe(
      'Find the units at which sales cover all costs.',
    )
    const fits = 'a'.repeat(155)
    expect(metaDescription(fits)).toBe(fits)
  })

  it('cuts a long one at the end of a word, to at most 155 characters', () => {
    const words = 'Twelve words of nine letters, and a few shorter ones. '.repeat(5)
    const cut = metaDescription(words)
    expect(cut.length).toBeLessThanOrEqual(155)
    expect(cut.endsWith('…')).toBe(true)
    const kept = cut.slice(0, -1)
    expect(words.startsWith(kept)).toBe(true)
    expect(words.charAt(kept.length)).toMatch(/[\s,.]/)
  })

  it('cuts a text without spaces', () => {
    expect(metaDescription('x'.repeat(400))).toHaveLength(155)
  })
})

describe('pageMetadata', () => {
  it('names the page in title, canonical address and Open Graph alike', () => {
    const metadata = pageMetadata({
      title: 'VAT',
      description: 'Add VAT.',
      path: '/calculators/vat/',
      keywords: ['vat'],
    })
    expect(metadata.title.absolute).toBe('VAT | Tallykit')
    expect(metadata.alternates.canonical).toMatch(/^https?:\/\/[^/]+\/calculators\/vat\/$/)
    expect(metadata.openGraph).toMatchObject({
      title: 'VAT | Tallykit',
      description: 'Add VAT.',
      url: metadata.alternates.canonical,
    })
    expect(metadata.keywords).toEqual(['vat'])
    expect(metadata).not.toHaveProperty('robots')
  })
})
