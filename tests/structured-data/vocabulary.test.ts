import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildThing, hoursOf, thingTypes, type ThingType, type ThingValues } from '@/lib/subjects/structured-data/build'
import { productLines } from '@/lib/subjects/structured-data/product-lines'
import { isMoment, missingIn } from '@/lib/subjects/structured-data/check'
import type { Thing, Value } from '@/lib/subjects/structured-data/node'
import { microdata, safeJson, scriptElement } from '@/lib/subjects/structured-data/render'

interface Vocabulary {
  ancestors: Record<string, string[]>
  properties: Record<string, { on: string[]; takes: string[] }>
  members: Record<string, string[]>
}
const vocabulary = JSON.parse(
  readFileSync(new URL('../vectors/schema-org/vocabulary.json', import.meta.url), 'utf8'),
) as Vocabulary

/** Every field filled in. */
const full: Omit<ThingValues, 'type'> = {
  name: 'Name',
  description: 'Text',
  image: 'https://a.test/1.jpg\nhttps://a.test/2.jpg',
  url: 'https://a.test/',
  organisation: 'Company',
  author: 'A\nB',
  published: '2027-01-31',
  modified: '2027-02-01',
  starts: '2027-06-12T10:00Z',
  ends: '2027-06-13',
  place: 'Hall',
  street: '1 Road',
  city: 'Leeds',
  postcode: 'LS1',
  region: 'Yorkshire',
  country: 'GB',
  telephone: '+44',
  price: 5,
  priceTo: 6,
  currency: 'GBP',
  availability: 'InStock',
  condition: 'UsedCondition',
  sku: 'a',
  gtin: '4006381333931',
  brand: 'B',
  ratingValue: 4,
  ratingCount: 3,
  ratingIsShown: true,
  employment: 'FULL_TIME',
  isRemote: true,
  payPer: 'HOUR',
  identifier: '7',
  prepMinutes: 0,
  cookMinutes: 61,
  servings: '4',
  ingredients: 'a\nb',
  steps: 'a\nb',
  category: 'c',
  minutes: 5,
  contentUrl: 'https://a.test/v.mp4',
  embedUrl: 'https://a.test/v',
  system: 'Any',
  logo: 'https://a.test/l.png',
  sameAs: 'https://b.test/',
  hours: 'Mo-Fr 09:00-17:00',
  priceRange: '££',
  latitude: 1.5,
  longitude: -2,
  alternateName: 'N',
  crumbs: [{ name: 'a', item: 'https://a.test/a' }],
  questions: [{ question: 'q', answer: 'a' }],
}
const types = Object.keys(thingTypes) as ThingType[]

/** Things within a thing, each with the property that holds it. */
function* within(thing: Thing, held?: string): Generator<[Thing, string | undefined]> {
  yield [thing, held]
  for (const [name, value] of Object.entries(thing))
    for (const one of Array.isArray(value) ? (value as Value[]) : [value])
      if (typeof one === 'object' && one !== null) yield* within(one as Thing, name)
}

it.each(types)('writes %s with properties that its type has, holding what they take', (type) => {
  const thing = buildThing({ ...full, type })
  let count = 0
  for (const [one, held] of within(thing)) {
    const above = vocabulary.ancestors[one['@type']] ?? []
    expect(above, `types above ${one['@type']}`).not.toEqual([])
    for (const name of Object.keys(one).filter((key) => key !== '@type')) {
      const { on = [] } = vocabulary.properties[name] ?? {}
      expect(
        on.some((owner) => above.includes(owner)),
        `${one['@type']}.${name}`,
      ).toBe(true)
      count++
    }
    if (held === undefined) continue
    const { takes = [] } = vocabulary.properties[held] ?? {}
    // An instruction may be any work; a step is one by its list.
    expect(
      takes.some((taken) => above.includes(taken)),
      `${held} holds ${one['@type']}`,
    ).toBe(true)
  }
  expect(count).toBeGreaterThan(2)
  expect(missingIn(type, thing).required).toEqual([])
})

it('names members that the vocabulary has', () => {
  const { ItemAvailability = [], OfferItemCondition = [], EventStatusType = [] } = vocabulary.members
  expect(ItemAvailability).toEqual(
    expect.arrayContaining(['InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'Discontinued']),
  )
  expect(OfferItemCondition).toEqual(expect.arrayContaining(['NewCondition', 'UsedCondition', 'RefurbishedCondition']))
  expect(EventStatusType).toContain('EventScheduled')
})

it('writes no property for what is empty', () => {
  for (const type of types)
    for (const [one] of within(buildThing({ type })))
      for (const value of Object.values(one)) expect([undefined, '']).not.toContain(value)
  expect(buildThing({ type: 'Product' })).toEqual({ '@type': 'Product' })
})

it('says what is missing, and nothing of what lies in it', () => {
  expect(missingIn('Product', buildThing({ type: 'Product', name: 'A' }))).toEqual({
    required: ['image', 'offers'],
    recommended: ['offers.availability', 'description', 'brand', 'sku', 'gtin', 'aggregateRating'],
  })
  const job = { type: 'JobPosting', name: 'A', description: 'b', organisation: 'c', published: '2027-01-01' } as const
  expect(missingIn('JobPosting', buildThing(job)).required).toEqual(['jobLocation'])
  expect(missingIn('JobPosting', buildThing({ ...job, isRemote: true })).required).toEqual([])
  expect(
    missingIn('FAQPage', buildThing({ type: 'FAQPage', questions: [{ question: 'a', answer: '' }] })).required,
  ).toEqual(['mainEntity.acceptedAnswer'])
})

it('leaves a rating out that nobody sees', () => {
  const rated = { type: 'Product', ratingValue: 5, ratingCount: 1 } as const
  expect(buildThing(rated)['aggregateRating']).toBeUndefined()
  expect(buildThing({ ...rated, ratingIsShown: true })['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 5,
    ratingCount: 1,
  })
})

it('writes JSON that is read back, in which no element can end', () => {
  const evil = '</script><!--<script>\u2028 & "quoted"'
  const thing = buildThing({ type: 'WebSite', name: evil })
  expect(safeJson(thing)).not.toContain('<')
  expect(JSON.parse(safeJson(thing))).toEqual({ '@context': 'https://schema.org', '@type': 'WebSite', name: evil })
  expect(scriptElement(thing).match(/<\/script>/g)).toHaveLength(1)
  expect(microdata(thing)).toContain('content="&lt;/script&gt;&lt;!--&lt;script&gt;\u2028 &amp; &quot;quoted&quot;"')
})

it('reads days, moments and hours', () => {
  for (const good of ['2027-06-12', '2028-02-29', '2027-06-12T19:30', '2027-06-12T19:30:05Z', '2027-06-12T19:30+02:00'])
    expect(isMoment(good), `moment ${good}`).toBe(true)
  for (const bad of ['2027-6-12', '2027-02-29', '2027-13-01', '2027-06-12T24:00', '12.06.2027', '2027-06-12 19:30'])
    expect(isMoment(bad), `moment ${bad}`).toBe(false)
  expect(hoursOf('Su 10:00-12:00')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00' },
  ])
  expect(hoursOf('Mo 9-17')).toBeUndefined()
  expect(hoursOf('Fr-Mo 09:00-17:00')).toBeUndefined()
})

it('writes a table of products, one a line', () => {
  const made = productLines(
    'sku;name;price;currency;availability;image;colour\n1;"Chair; <b>oak</b>";189.50;EUR;InStock;https://a.test/1.jpg https://a.test/2.jpg;brown\n2;Stool;;;;;\n',
  )
  expect(made).toMatchObject({ products: 2 })
  const [first = '', second = ''] = 'text' in made ? made.text.split('\n') : []
  expect(first).not.toContain('<')
  expect(JSON.parse(first)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Chair; <b>oak</b>',
    image: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
    sku: '1',
    offers: { '@type': 'Offer', price: 189.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
  expect(JSON.parse(second)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name: 'Stool', sku: '2' })
})

it('refuses a table by its line, and takes 5,000 products', () => {
  const fault = (table: string) => {
    const made = productLines(table)
    return 'fault' in made ? made.fault : made.products
  }
  expect(fault('')).toBe('it has no first row with the names of columns, name among them')
  expect(fault('name,price,currency\nA,1,EUR\nB,"1,50",EUR')).toBe('line 3: “1,50” is no price such as 189.50')
  expect(fault('name,price\nA,1')).toBe('line 2: a price without its currency')
  expect(fault('name,availability\nA,in stock')).toBe('line 2: “in stock” is no availability such as InStock')
  const rows = Array.from({ length: 5000 }, (_, at) => `Product ${String(at)},${String(at)}.5,EUR`)
  expect(fault(['name,price,currency', ...rows].join('\n'))).toBe(5000)
  expect(fault(['name,price,currency', ...rows, 'One,1,EUR'].join('\n'))).toBe('it has more than 5,000 products')
})
