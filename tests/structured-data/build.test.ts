import { expect, it } from 'vitest'
import { buildThing } from '@/lib/subjects/structured-data/build'
import { buildPage } from '@/lib/subjects/structured-data/graph'
import { isDuration, isTime, momentOf } from '@/lib/subjects/structured-data/iso'
import { judge } from '@/lib/subjects/structured-data/judge'
import { hoursOf } from '@/lib/subjects/structured-data/parts'
import { readMarkup } from '@/lib/subjects/structured-data/read'
import { asRead, microdata, safeJson, scriptElement } from '@/lib/subjects/structured-data/render'
import type { ThingType } from '@/lib/subjects/structured-data/types'
import { filled, types } from './filled'

const alone = (values: Parameters<typeof buildThing>[0]) => buildPage({ main: values, others: [], more: [] }).things

it('has more than 25 types', () => {
  expect(types.length).toBeGreaterThanOrEqual(25)
})

it.each(types)('writes %s as the vocabulary has it and Google requires it', (type) => {
  const things = alone({ ...filled, type })
  const [verdict] = judge([asRead(things)])
  expect(verdict?.faults).toEqual([])
  expect(verdict?.judged[0]?.required ?? []).toEqual([])
  expect(verdict?.properties).toBeGreaterThan(2)
})

it.each(types)('writes the same of %s as microdata', (type) => {
  const things = alone({ ...filled, type })
  const read = readMarkup(microdata(things)).blocks
  const [verdict] = judge(read.map(({ value }) => value))
  expect(verdict?.faults).toEqual([])
  const [fromJson] = judge([asRead(things)])
  expect(verdict?.properties).toBe(fromJson?.properties)
})

it('writes no property for what is empty', () => {
  for (const type of types) expect(safeJson([buildThing({ type })])).not.toMatch(/""|null|\[\]/)
  expect(buildThing({ type: 'Product' })).toEqual({ '@type': 'Product' })
})

it('leaves a rating out that nobody sees', () => {
  const rated = { type: 'Product', ratingValue: 5, ratingCount: 1 } as const
  expect(buildThing(rated)['aggregateRating']).toBeUndefined()
  expect(buildThing({ ...rated, ratingIsShown: true })['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 5,
    ratingCount: 1,
  })
  const review = { type: 'Review', reviewed: 'Chair', ratingValue: 4 } as const
  expect(buildThing(review)['reviewRating']).toBeUndefined()
  expect(buildThing({ ...review, ratingIsShown: true })['reviewRating']).toMatchObject({ ratingValue: 4 })
})

it('writes JSON that is read back, in which no element can end', () => {
  const evil = '</script><!--<script>\u2028 & "quoted"'
  const things = alone({ type: 'WebSite', name: evil })
  expect(safeJson(things)).not.toContain('<')
  expect(JSON.parse(safeJson(things))).toEqual({ '@context': 'https://schema.org', '@type': 'WebSite', name: evil })
  expect(scriptElement(things).match(/<\/script>/g)).toHaveLength(1)
  expect(microdata(things)).toContain('content="&lt;/script&gt;&lt;!--&lt;script&gt;\u2028 &amp; &quot;quoted&quot;"')
})

it('writes breadcrumbs as microdata by the standard', () => {
  const things = alone({ type: 'BreadcrumbList', crumbs: [{ name: 'A & "B"', item: 'https://www.example.com/a' }] })
  // By hand: itemscope, itemtype, itemprop; addresses in link elements, texts in meta elements.
  expect(microdata(things)).toBe(
    '<div itemscope itemtype="https://schema.org/BreadcrumbList">\n  <div itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">\n    <meta itemprop="position" content="1">\n    <meta itemprop="name" content="A &amp; &quot;B&quot;">\n    <link itemprop="item" href="https://www.example.com/a">\n  </div>\n</div>',
  )
})

it('writes lengths and hours', () => {
  const recipe = buildThing({ type: 'Recipe', prepMinutes: 30, cookMinutes: 60 })
  expect(recipe).toMatchObject({ prepTime: 'PT30M', cookTime: 'PT1H', totalTime: 'PT1H30M' })
  expect(hoursOf('Su 10:00-12:00')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00' },
  ])
  expect(hoursOf('Mo 9-17')).toBeUndefined()
  expect(hoursOf('Fr-Mo 09:00-17:00')).toBeUndefined()
})

it('nests what is given by a path, and joins what is given twice', () => {
  const { things, refused } = buildPage({
    main: { type: 'Product', name: 'Chair', price: 5, currency: 'EUR' },
    others: [],
    more: [
      { of: '', property: 'offers.shippingDetails.shippingRate.value', value: '4.90' },
      { of: '', property: 'offers.shippingDetails.shippingRate.currency', value: 'EUR' },
      { of: '', property: 'color', value: 'brown' },
      { of: '', property: 'color', value: 'black' },
      { of: '', property: 'offers.itemCondition', value: 'NewCondition' },
      { of: '', property: 'isRelatedTo(Service).name', value: 'Repair' },
      { of: '', property: 'weight.value', value: '7' },
      { of: '', property: '__proto__.x', value: 'y' },
      { of: '', property: 'name.first', value: 'y' },
    ],
  })
  expect(things).toEqual([
    {
      '@type': 'Product',
      name: 'Chair',
      offers: {
        '@type': 'Offer',
        price: 5,
        priceCurrency: 'EUR',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 4.9, currency: 'EUR' },
        },
        itemCondition: 'https://schema.org/NewCondition',
      },
      color: ['brown', 'black'],
      isRelatedTo: { '@type': 'Service', name: 'Repair' },
      weight: { '@type': 'QuantitativeValue', value: 7 },
    },
  ])
  expect(refused).toEqual([
    '“__proto__.x” is no property such as color or offers.validFrom.',
    'name in “name.first” holds no thing that could have first.',
  ])
})

it('writes several things as a graph that refer to each other', () => {
  const { things, refused } = buildPage({
    main: { type: 'Article', id: 'post', name: 'Oak', url: 'https://a.test/oak' },
    others: [{ id: 'jane', type: 'Person', name: 'Jane', url: 'https://a.test/jane' }],
    more: [
      { of: '', property: 'author', value: '#jane' },
      { of: 'jane', property: 'jobTitle', value: 'Joiner' },
      { of: '#john', property: 'jobTitle', value: 'Smith' },
    ],
    site: { siteName: 'A', siteUrl: 'https://a.test', siteOwner: 'A Ltd', siteLogo: '', pageUrl: 'https://a.test/oak' },
  })
  expect(refused).toEqual(['No thing has the id #john: jobTitle is left out.'])
  expect(JSON.parse(safeJson(things))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': '#post',
        headline: 'Oak',
        mainEntityOfPage: { '@id': 'https://a.test/oak#webpage' },
        author: { '@id': '#jane' },
        publisher: { '@id': 'https://a.test/#organization' },
      },
      { '@type': 'Person', '@id': '#jane', name: 'Jane', url: 'https://a.test/jane', jobTitle: 'Joiner' },
      {
        '@type': 'WebPage',
        '@id': 'https://a.test/oak#webpage',
        url: 'https://a.test/oak',
        isPartOf: { '@id': 'https://a.test/#website' },
        mainEntity: { '@id': '#post' },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://a.test/#website',
        url: 'https://a.test/',
        name: 'A',
        publisher: { '@id': 'https://a.test/#organization' },
      },
      { '@type': 'Organization', '@id': 'https://a.test/#organization', name: 'A Ltd', url: 'https://a.test/' },
    ],
  })
  expect(judge([asRead(things)])[0]?.faults).toEqual([])
  expect(judge(readMarkup(microdata(things)).blocks.map(({ value }) => value))[0]?.faults).toEqual([])
})

it.each<ThingType>(['Product', 'LocalBusiness'])('takes a more exact type of %s', (type) => {
  const exactType = type === 'Product' ? 'Vehicle' : 'Restaurant'
  expect(buildThing({ type, exactType, name: 'A' })).toEqual({ '@type': exactType, name: 'A' })
})

it('reads days, times and lengths of ISO 8601', () => {
  for (const [text, is] of [
    ['2027-06-12', 'day'],
    ['2028-02-29', 'day'],
    ['2027', 'day'],
    ['2027-06', 'day'],
    ['2027-06-12T19:30', 'time'],
    ['2027-06-12T19:30:05Z', 'zoned'],
    ['2027-06-12T19:30+02:00', 'zoned'],
    ['2027-06-12T24:00', 'time'],
  ] as const)
    expect(momentOf(text), `moment ${text}`).toBe(is)
  for (const text of ['2027-6-12', '2027-02-29', '2027-13-01', '2027-06-12T24:30', '12.06.2027', '2027-06-12 19:30'])
    expect(momentOf(text), `moment ${text}`).toBeUndefined()
  for (const text of ['PT1H30M', 'P3W', 'P1Y2M3DT4H5M6.5S', 'PT0S', '-P1D'])
    expect(isDuration(text), `length ${text}`).toBe(true)
  for (const text of ['P', 'PT', '1H', 'P1H', 'PT1D', '15 minutes', 'PT1M1H'])
    expect(isDuration(text), `length ${text}`).toBe(false)
  for (const text of ['09:00', '24:00', 'T10:00:00Z', '10:00+01:00']) expect(isTime(text), `time ${text}`).toBe(true)
  for (const text of ['9:00', '25:00', '10:60', '10']) expect(isTime(text), `time ${text}`).toBe(false)
})
