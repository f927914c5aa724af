import { describe, expect, it } from 'vitest'
import { buildLink, hostOf, type LinkRequest, type LinkResult, type Note } from '@/lib/subjects/utm/link'
import { decodedOnce, initialRules, noTags, tidyValue, type Rules, type Tags } from '@/lib/subjects/utm/tags'

const newsletter: Tags = { ...noTags, source: 'newsletter', medium: 'email', campaign: 'spring' }
const asTyped: Rules = { ...initialRules, lowerCase: false, separator: 'keep' }

function build(address: string, part: Partial<LinkRequest> = {}, rules: Rules = initialRules): LinkResult {
  return buildLink({ address, tags: newsletter, custom: [], standsOn: '', ...part }, rules)
}

function link(address: string, part: Partial<LinkRequest> = {}, rules: Rules = initialRules) {
  const result = build(address, part, rules)
  if (result.kind === 'refused') throw new Error(`refused: ${result.reason}`)
  return result
}

const kinds = (notes: readonly Note[]) => notes.map(({ kind }) => kind)
const tagged = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring'

describe('addresses', () => {
  it.each([
    ['https://example.com', `https://example.com/?${tagged}`],
    ['https://example.com/a?b=c', `https://example.com/a?b=c&${tagged}`],
    ['https://example.com/a?b=c#d', `https://example.com/a?b=c&${tagged}#d`],
    ['https://example.com/#/route?x=1', `https://example.com/?${tagged}#/route?x=1`],
    ['https://example.com/a?', `https://example.com/a?${tagged}`],
    ['https://example.com/a?q=a+b&q=%C3%A4&flag&empty=', `https://example.com/a?q=a+b&q=%C3%A4&flag&empty=&${tagged}`],
    [
      'https://example.com/a?next=https%3A%2F%2Fother.example%2F%3Fx%3D1',
      `https://example.com/a?next=https%3A%2F%2Fother.example%2F%3Fx%3D1&${tagged}`,
    ],
    ['http://example.com:8080/', `http://example.com:8080/?${tagged}`],
    // Examples of the WHATWG URL Standard, sections 1.3, 3.5 and 4.5.
    ['HTTPS:example.org', `https://example.org/?${tagged}`],
    ['https://EXAMPLE.com/../x', `https://example.com/x?${tagged}`],
    ['https://ex%41mple.com', `https://example.com/?${tagged}`],
    ['https://example.com:443/', `https://example.com/?${tagged}`],
    ['https://faß.example/', `https://xn--fa-hia.example/?${tagged}`],
    ['https://0x7f.1/', `https://127.0.0.1/?${tagged}`],
    ['https://[::1]/', `https://[::1]/?${tagged}`],
    ['https:\\\\example.com\\a', `https://example.com/a?${tagged}`],
    ['https://example.com/hello world', `https://example.com/hello%20world?${tagged}`],
    ['  https://example.com/\t ', `https://example.com/?${tagged}`],
  ])('%s becomes %s', (address, href) => {
    expect(link(address).href).toBe(href)
  })

  it.each([
    ['example.com/page', 'https://example.com/page'],
    ['www.example.com:8080/page', 'https://www.example.com:8080/page'],
    ['//example.com', 'https://example.com/'],
    ['localhost:3000', 'https://localhost:3000/'],
  ])('%s gets a scheme', (address, start) => {
    const { href, notes } = link(address)
    expect(href).toBe(`${start}?${tagged}`)
    expect(kinds(notes)).toContain('scheme-added')
  })

  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['JavaScript:alert(1)', 'javascript'],
    [' java\nscript:alert(1)', 'javascript'],
    ['java\tscript:alert(1)//https://example.com', 'javascript'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['mailto:a@example.com', 'mailto'],
    ['ftp://example.com/', 'ftp'],
    ['file:///etc/passwd', 'file'],
    ['blob:https://example.com/1', 'blob'],
  ])('%j is refused for its scheme', (address, scheme) => {
    expect(build(address)).toEqual({ kind: 'refused', reason: 'scheme', scheme })
  })

  it.each([
    'https://',
    'https://exa mple.org',
    'https://example.com:demo',
    'http://[www.example.com]/',
    'hello',
    '/path',
    '?x',
  ])('%j is no address', (address) => expect(build(address)).toEqual({ kind: 'refused', reason: 'malformed' }))

  it('needs an address and a source', () => {
    expect(build('')).toEqual({ kind: 'refused', reason: 'no-address' })
    expect(build('https://example.com', { tags: noTags })).toEqual({ kind: 'refused', reason: 'no-source' })
  })

  it('gives what a browser reads back, for every kind of value', () => {
    for (const value of ['a&b=c', '50%', 'ä ö', '100% + 1', '#1', 'a/b?c', '"<>\'', '日本', '😀', 'a+b', '%zz', '%E4'])
      expect(
        new URL(
          link('https://example.com/?x=1', { tags: { ...newsletter, content: value } }, asTyped).href,
        ).searchParams.get('utm_content'),
      ).toBe(value)
  })
})

describe('values', () => {
  it('are encoded once, also when they came encoded', () => {
    const tags = { ...newsletter, campaign: 'spring%20sale', content: 'spring sale' }
    const { href, notes } = link('https://example.com/', { tags }, asTyped)
    expect(href).toContain('utm_campaign=spring%20sale&utm_content=spring%20sale')
    expect(kinds(notes)).toContain('decoded')
    expect(decodedOnce('50%25')).toBe('50%')
    expect(decodedOnce('50%')).toBe('50%')
    expect(decodedOnce('100%ab')).toBe('100%ab')
  })

  it.each([
    ['  Spring   Sale ', 'dash', 'spring-sale'],
    ['Spring_Sale', 'dash', 'spring-sale'],
    ['Spring - Sale', 'dash', 'spring-sale'],
    ['Spring-Sale 24', 'underscore', 'spring_sale_24'],
    ['Spring Sale', 'keep', 'spring sale'],
    ['spring--sale', 'dash', 'spring--sale'],
  ] as const)('%j with %s is %j', (value, separator, tidied) => {
    expect(tidyValue(value, { ...initialRules, separator })).toBe(tidied)
  })

  it('leave placeholders of advertising systems as they are', () => {
    const tags = { ...newsletter, campaign: 'Sale {{campaign.name}}', term: '{keyword:Red Shoes}', id: '{campaignid}' }
    const { href } = link('https://example.com/?a={lpurl}', { tags })
    expect(href).toBe(
      'https://example.com/?a={lpurl}&utm_source=newsletter&utm_medium=email&utm_campaign=sale-{{campaign.name}}&utm_id={campaignid}&utm_term={keyword%3ARed%20Shoes}',
    )
  })

  it('tells what was changed', () => {
    const { notes } = link('https://example.com/', { tags: { ...newsletter, campaign: 'Spring Sale' } })
    expect(notes).toContainEqual({
      kind: 'tidied',
      tag: 'utm_campaign',
      from: 'Spring Sale',
      to: 'spring-sale',
      level: 'info',
    })
  })

  it('of all nine parameters and of one’s own are written in order', () => {
    const tags = Object.fromEntries(
      Object.keys(noTags).map((name) => [name, name.replaceAll('_', '-')]),
    ) as unknown as Tags
    const { href } = link('https://example.com/', { tags, custom: [{ name: 'ref', value: 'a1' }] })
    expect([...new URL(href).searchParams.keys()]).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_id',
      'utm_term',
      'utm_content',
      'utm_source_platform',
      'utm_creative_format',
      'utm_marketing_tactic',
      'ref',
    ])
  })

  it('under a name that is none are left out and reported', () => {
    const { href, notes } = link('https://example.com/', { custom: [{ name: 'a b', value: '1' }] })
    expect(href).not.toContain('a%20b')
    expect(notes).toContainEqual({ kind: 'custom-name', name: 'a b', level: 'error' })
  })
})

describe('parameters that are there already', () => {
  const address = 'https://example.com/?utm_source=old&x=1&utm_term=kept&UTM_Medium=Old#top'

  it('are replaced where a value is given, and stay where none is', () => {
    const { href, tags, notes } = link(address)
    expect(href).toBe(`https://example.com/?x=1&utm_term=kept&${tagged}#top`)
    expect(tags.term).toBe('kept')
    expect(notes).toContainEqual({ kind: 'replaced', tags: ['utm_source', 'utm_medium'], level: 'warning' })
  })

  it('stay when that is the rule, and decide the channel', () => {
    const result = link(
      'https://example.com/?utm_source=google&utm_medium=cpc',
      {},
      { ...initialRules, existing: 'keep' },
    )
    expect(result.href).toBe('https://example.com/?utm_source=google&utm_medium=cpc&utm_campaign=spring')
    expect(result.channel.name).toBe('Paid Search')
    expect(kinds(result.notes)).toContain('kept')
  })
})

describe('governance', () => {
  it('reports values off the list, in any letter case', () => {
    const rules: Rules = { ...initialRules, allowed: { medium: ['Email', 'cpc'], source: ['google'] } }
    expect(link('https://example.com', {}, rules).notes).toEqual([
      { kind: 'not-allowed', tag: 'source', value: 'newsletter', level: 'error' },
    ])
  })

  it('reports links from one’s own site to one’s own site', () => {
    const internal = (address: string, part: Partial<LinkRequest>, ownHosts: string[] = []) =>
      kinds(link(address, part, { ...initialRules, ownHosts }).notes).includes('internal')
    expect(internal('https://www.example.com/sale', { standsOn: 'https://example.com/' })).toBe(true)
    expect(internal('https://shop.example.com/', { standsOn: 'example.com' })).toBe(true)
    expect(internal('https://shop.example.com/', { standsOn: 'blog.example.com' })).toBe(false)
    expect(internal('https://shop.example.com/', { standsOn: 'blog.example.com' }, ['example.com'])).toBe(true)
    expect(
      internal('https://shop.example', { standsOn: 'https://blog.example/x' }, ['shop.example', 'blog.example']),
    ).toBe(true)
    expect(internal('https://example.com/', { standsOn: 'https://notexample.com/' })).toBe(false)
    expect(internal('https://example.com/', { standsOn: '' })).toBe(false)
    expect(internal('https://example.com/', { tags: { ...newsletter, source: 'example.com' } })).toBe(true)
  })

  it('reports what is missing, unassigned, long or secret', () => {
    expect(kinds(link('https://example.com', { tags: { ...noTags, source: 'flyer', medium: 'qr' } }).notes)).toEqual([
      'missing',
      'unassigned',
    ])
    expect(kinds(link(`https://example.com/${'a'.repeat(2000)}`).notes)).toContain('long')
    expect(kinds(link('https://user:secret@example.com/').notes)).toContain('credentials')
  })

  it('reads hosts however they are typed', () => {
    expect(hostOf('https://www.Example.com/a?b')).toBe('example.com')
    expect(hostOf('example.com')).toBe('example.com')
    expect(hostOf('newsletter')).toBeUndefined()
  })
})
