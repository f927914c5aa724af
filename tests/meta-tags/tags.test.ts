import { parse } from 'parse5'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metaReport } from '@/lib/subjects/meta-tags/report'
import { fieldsFrom, headHtml, nextMetadata, tagsJson, type MetaFields } from '@/lib/subjects/meta-tags/tags'

const empty: MetaFields = {
  title: '',
  description: '',
  url: '',
  image: '',
  imageAlt: '',
  siteName: '',
  type: 'website',
  locale: '',
  card: 'summary_large_image',
  account: '',
  robots: 'all',
  themeColor: '',
  icon: '',
  languages: '',
}

// The example on ogp.me, “Basic Metadata” and “Optional Metadata”, in the tags that the form has.
const theRock: MetaFields = {
  ...empty,
  title: 'The Rock',
  type: 'video.other',
  url: 'https://www.imdb.com/title/tt0117500/',
  image: 'https://ia.media-imdb.com/images/rock.jpg',
  imageAlt: 'A shiny red apple with a bite taken out',
  description: 'Sean Connery found fame and fortune as the suave, sophisticated British agent, James Bond.',
  locale: 'en_GB',
  siteName: 'IMDb',
}

it('writes what ogp.me shows', () => {
  const html = headHtml(theRock)
  for (const line of [
    '<meta property="og:title" content="The Rock">',
    '<meta property="og:type" content="video.other">',
    '<meta property="og:url" content="https://www.imdb.com/title/tt0117500/">',
    '<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg">',
    '<meta property="og:image:alt" content="A shiny red apple with a bite taken out">',
    '<meta property="og:locale" content="en_GB">',
    '<meta property="og:site_name" content="IMDb">',
    '<link rel="canonical" href="https://www.imdb.com/title/tt0117500/">',
  ])
    expect(html.split('\n')).toContain(line)
  expect(metaReport({ fields: theRock, existing: '' }).headline).toBe('The tags are complete.')
})

const line = fc.string({
  unit: fc.constantFrom('a', 'Z', 'é', '"', "'", '<', '>', '&', '&amp;', '</title>', '-->', '漢', ' '),
  maxLength: 20,
})

it('says in HTML just what was filled in, whatever it was', () => {
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  fc.assert(
    fc.property(line, line, line, (title, description, siteName) => {
      const fields = {
        ...empty,
        title: clean(title),
        description: clean(description),
        siteName: clean(siteName),
        url: 'https://example.com/?a=1&b="2"',
      }
      const back = fieldsFrom(`<!DOCTYPE html><html><head>${headHtml(fields)}</head><body></body></html>`)
      expect(back.title ?? '').toBe(fields.title)
      expect(back.description ?? '').toBe(fields.description)
      expect(back.siteName ?? '').toBe(fields.siteName)
      expect(back.url).toBe(fields.url)
    }),
    { seed: 42, numRuns: 500 },
  )
})

it('reads back every field it wrote', () => {
  const fields: MetaFields = {
    ...theRock,
    robots: 'none',
    account: '@imdb',
    themeColor: '#f5c518',
    icon: '/icon.png',
    card: 'summary',
    languages: 'de https://example.com/de\nx-default https://example.com/',
  }
  expect(fieldsFrom(headHtml(fields))).toEqual({ ...fields })
  expect(headHtml(fields)).toContain('<meta name="robots" content="noindex, nofollow">')
})

it('writes no HTML that opens another element', () => {
  const html = headHtml({
    ...empty,
    title: '</title><script>alert(1)</script>',
    siteName: '"><img src=x onerror=alert(1)>',
  })
  const text = JSON.stringify(parse(html), (key, value: unknown) => (key === 'parentNode' ? undefined : value))
  expect(text).not.toContain('"tagName":"script"')
  expect(text).not.toContain('"tagName":"img"')
})

describe('other forms', () => {
  it('Next.js: an object that says the same', () => {
    const code = nextMetadata({ ...theRock, robots: 'noindex', themeColor: '#fff' })
    const [, metadata = '', viewport = ''] =
      /^export const metadata = ([\s\S]*?\n\})\n\nexport const viewport = ([\s\S]*)$/.exec(code) ?? []
    expect(JSON.parse(metadata)).toMatchObject({
      title: 'The Rock',
      alternates: { canonical: 'https://www.imdb.com/title/tt0117500/' },
      robots: { index: false, follow: true },
      openGraph: { type: 'video.other', images: [{ url: 'https://ia.media-imdb.com/images/rock.jpg' }] },
    })
    expect(JSON.parse(viewport)).toEqual({ themeColor: '#fff' })
  })
  it('JSON: a list of the tags', () => {
    expect(JSON.parse(tagsJson({ ...empty, title: 'A', languages: 'de https://example.com/de' }))).toEqual([
      { charset: 'utf-8' },
      { title: 'A' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { rel: 'alternate', hreflang: 'de', href: 'https://example.com/de' },
      { property: 'og:title', content: 'A' },
      { property: 'og:type', content: 'website' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ])
  })
})

it.each([
  [{ title: '' }, 'The page has no title.'],
  [{ image: '/rock.jpg' }, 'The picture “/rock.jpg” is not a whole address.'],
  [{ url: 'http://example.com/' }, 'The page’s address is an http address.'],
  [{ url: 'https://example.com/#top' }, 'The page’s address has a fragment (#).'],
  [{ imageAlt: '' }, 'The picture has no description.'],
  [{ locale: 'en-gb' }, 'og:locale “en-gb” has another form than en_GB.'],
  [{ languages: 'german https://example.com/de' }, '“german” is no language code.'],
  [{ languages: 'de https://example.com/de' }, 'The versions do not name this page itself.'],
  [{ description: 'The Rock' }, 'Title and description are the same.'],
])('finds what is wrong: %j', (change, expected) => {
  const report = metaReport({ fields: { ...theRock, ...change }, existing: '' })
  expect(report.parts[0]?.findings?.map(({ says }) => says)).toContain(expected)
})

it('cuts in the preview what a result would cut', () => {
  const title = 'An exceedingly long title about oak chairs made to order in Leeds by people who care'
  const [result] = metaReport({ fields: { ...theRock, title }, existing: '' }).previews
  expect(result?.lines.find(({ look }) => look === 'title')?.text).toMatch(/^An exceedingly long title .* …$/)
})
