import { describe, expect, it } from 'vitest'
import { markup } from '@/lib/kits/guide/markup'
import { breadcrumbList, faqPage, howTo } from '@/lib/platform/structured-data/page-parts'
import { parseRatings, ratingOf } from '@/lib/platform/structured-data/ratings'
import { readRatings } from '@/lib/platform/structured-data/read-ratings'
import { serialise } from '@/lib/platform/structured-data/serialise'
import { webApplication } from '@/lib/platform/structured-data/web-application'

const page = { name: 'Break-even', description: 'When it pays.', url: 'https://example.org/calculators/breakeven/' }

describe('the application', () => {
  it('is free, and nothing is claimed of ratings', () => {
    expect(webApplication({ ...page, category: 'calculator' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      ...page,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    })
  })

  it.each([
    ['generator', 'BusinessApplication'],
    ['utility', 'UtilitiesApplication'],
    [undefined, 'BusinessApplication'],
  ] as const)('a %s is a %s', (category, applicationCategory) => {
    expect(webApplication({ ...page, ...(category && { category }) })).toMatchObject({ applicationCategory })
  })

  it.each([
    ['tool', 350, 295, 3],
    ['generic', 5240, 4128, 5],
  ] as const)(
    'a demonstration shows the figures of the specification on the %s page',
    (layout, ratingCount, reviewCount, shown) => {
      const data = webApplication({ ...page, rating: ratingOf('breakeven', layout, {}, true) })
      expect(data).toMatchObject({
        aggregateRating: { ratingValue: 4.8, ratingCount, reviewCount, bestRating: 5, worstRating: 1 },
      })
      expect(data.review).toHaveLength(shown)
    },
  )
})

describe('ratings', () => {
  it('ship empty', () => {
    expect(readRatings()).toEqual({})
    expect(ratingOf('breakeven', 'tool', readRatings(), false)).toBeUndefined()
  })

  it('are read by tool', () => {
    const ratings = parseRatings('{"irr":{"value":4.5,"ratings":2,"reviews":0,"samples":[]}}')
    expect(ratingOf('irr', 'tool', ratings, false)?.value).toBe(4.5)
    expect(ratingOf('gst', 'tool', ratings, false)).toBeUndefined()
  })

  it.each(['[]', '{"irr":5}', '{"irr":{"value":6,"ratings":1,"reviews":1,"samples":[]}}'])('%s is refused', (json) => {
    expect(() => parseRatings(json)).toThrow(TypeError)
  })
})

describe('parts of a page', () => {
  it('number the breadcrumb from 1', () => {
    expect(
      breadcrumbList([
        { name: 'Home', url: 'https://example.org/' },
        { name: 'X', url: page.url },
      ]),
    ).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
        { '@type': 'ListItem', position: 2, name: 'X', item: page.url },
      ],
    })
  })

  it('give questions and steps as plain text', () => {
    expect(faqPage({ questions: [{ question: 'Why?', answer: markup`<p>${'a < b'}</p>` }] })).toMatchObject({
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'a < b' } }],
    })
    expect(
      howTo('Use it', { howToUse: { quickStart: [markup`Type <em>in</em>.`], tips: [] } }, page.url),
    ).toMatchObject({
      step: [{ '@type': 'HowToStep', position: 1, text: 'Type in.' }],
    })
  })

  it('are left out when there is nothing to say', () => {
    expect(faqPage({ questions: [] })).toBeUndefined()
    expect(howTo('Use it', { howToUse: { quickStart: [], tips: [] } }, page.url)).toBeUndefined()
  })
})

it('cannot end the script element it stands in', () => {
  const text = serialise({ '@type': 'Thing', name: '</script><!-- \u2028' })
  expect(text).not.toMatch(/<|\u2028/)
  expect(JSON.parse(text)).toEqual({ '@type': 'Thing', name: '</script><!-- \u2028' })
})
