import { expect, it } from 'vitest'
import { readProducts, productFiles, productLines } from '@/lib/subjects/structured-data/product-lines'
import { checkReport, makeReport, tableReport, type MakeQuestion } from '@/lib/subjects/structured-data/report'
import type { Report } from '@/lib/base/report/report'
import type { ThingValues } from '@/lib/subjects/structured-data/types'

const said = ({ parts }: Report) =>
  parts.flatMap(({ findings = [] }) =>
    findings.map(({ tone, says, detail = '', at }) => `${tone} ${String(at?.line ?? 0)} ${says} ${detail}`.trim()),
  )
const check = (text: string, ratingIsShown = true) => said(checkReport(text, ratingIsShown))
const made = (main: ThingValues, form: MakeQuestion['form'] = 'script') =>
  makeReport({ ask: 'make', form, page: { main, others: [], more: [] } })

const script = (json: string) => `<script type="application/ld+json">\n${json}\n</script>`

it('names what is unknown, of the wrong type or no value, by its line', () => {
  const text = script(`{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Oak chair",
  "image": "https://a.test/1.jpg",
  "colour": "brown",
  "brand": { "@type": "Person", "name": "Bramley" },
  "recipeYield": "4",
  "gtin": 4006381333931,
  "offers": {
    "@type": "Offer",
    "price": "a lot",
    "priceCurrency": "EURO",
    "availability": "InStok",
    "priceValidUntil": "31.12.2027"
  }
}`)
  // Against the pages of schema.org: color, brand (Brand, Organization), recipeYield (Recipe), ItemAvailability; ISO 8601 and 4217.
  const found = check(text).filter((one) => !one.startsWith('plain'))
  expect(found).toEqual([
    'bad 7 schema.org has no property colour. Is color meant?',
    'bad 8 brand holds Person, and takes Brand or Organization.',
    'bad 13 price: “a lot” is no number such as 189.50. The currency has a property of its own.',
    'bad 14 priceCurrency: “EURO” is no currency of ISO 4217. Such as EUR.',
    expect.stringMatching(/^bad 15 availability: “InStok” is no member of ItemAvailability\. BackOrder/),
    'bad 16 priceValidUntil: “31.12.2027” is not a day of ISO 8601, such as 2027-06-12.',
    'warn 9 Product has no property recipeYield. It belongs to Recipe.',
    'warn 10 gtin: It is a number, in which leading zeros are lost. Write it in quotes.',
  ])
})

it('lists the required and recommended properties that each thing lacks', () => {
  const { parts, headline } = checkReport(
    `{"@context": "https://schema.org", "@graph": [
      {"@type": "Event", "name": "Open day", "location": {"@type": "Place", "name": "Hall"}},
      {"@type": "Book", "name": "Oak"},
      {"@type": "MobileApplication", "name": "App", "offers": {"@type": "Offer", "price": 0}, "operatingSystem": "Any"}]}`,
    true,
  )
  const [table] = parts.flatMap(({ tables = [] }) => tables)
  expect(table?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Event', 'Open day', 'startDate, location.address'],
    ['Book', 'Oak', 'None'],
    ['MobileApplication', 'App', 'aggregateRating or review'],
  ])
  expect(table?.rows.map((row) => row[4])).toEqual([
    'https://developers.google.com/search/docs/appearance/structured-data/event',
    'schema.org only',
    'https://developers.google.com/search/docs/appearance/structured-data/software-app',
  ])
  expect(table?.rows[2]?.[3]).toBe('applicationCategory')
  expect(headline).toBe('3 mistakes in 1 block of structured data.')
})

it('reads microdata with its lines, items that are referred to, and says what is no JSON', () => {
  const page = `<!doctype html><html><body>
<div itemscope itemtype="https://schema.org/Recipe" itemref="more">
<h1 itemprop="name">Bread</h1>
<time itemprop="cookTime" datetime="1 hour">an hour</time>
<div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation"><span itemprop="calories">240 calories</span></div>
</div>
<p id="more"><img itemprop="image" src="/bread.jpg"></p>
<script type="application/ld+json">{"@context": "https://schema.org",}</script>
</body></html>`
  expect(check(page)).toEqual([
    expect.stringMatching(/^bad 8 This is no JSON: /),
    'bad 2 Recipe lacks recipeYield, which Google requires beside nutrition.calories.',
    'bad 2 cookTime: “1 hour” is not a length of time of ISO 8601, such as PT1H30M.',
    'warn 2 Google asks for prepTime and cookTime together.',
    'warn 2 image: “/bread.jpg” is no whole address. Write it from https:// on.',
  ])
})

it('follows references, and names those that lead nowhere', () => {
  const graph = (author: string) =>
    check(
      `{"@context": "https://schema.org", "@graph": [{"@type": "Article", "headline": "A", "author": {"@id": "${author}"}}, {"@type": "Person", "@id": "#jane", "name": "Jane"}]}`,
    )
  expect(graph('#jane')).toEqual([])
  expect(graph('#john')).toEqual(['bad 1 author refers to #john, which nothing here is.'])
  expect(check('{"@context": "https://schema.org", "@type": "Article", "author": {"@type": "Place"}}')).toEqual([
    'bad 1 author holds Place, and takes Organization or Person.',
  ])
})

it('passes over other vocabularies, and says where none of schema.org is named', () => {
  expect(
    check(
      '{"@context": ["https://schema.org", {"gr": "http://purl.org/goodrelations/v1#"}], "@type": "Person", "gr:name": "A", "name": "B"}',
    ),
  ).toEqual([])
  expect(check('{"@type": "Person", "name": "B"}')[0]).toMatch(/does not name schema\.org/)
  expect(checkReport('<p>Nothing</p>', true).headline).toMatch(/^No structured data/)
  expect(checkReport('<p vocab="https://schema.org/" typeof="Person">A</p>', true).parts[0]?.notes?.[0]).toMatch(/RDFa/)
})

it('asks whether visitors see a rating', () => {
  const rated = script(
    '{"@context": "https://schema.org", "@type": "Product", "name": "A", "aggregateRating": {"@type": "AggregateRating", "ratingValue": 4.8, "reviewCount": 12}}',
  )
  const page = (text: string) => `<!doctype html><html><head>${rated}</head><body><p>${text}</p></body></html>`
  expect(check(rated, true)).toEqual([])
  expect(check(rated, false)[0]).toMatch(/^warn 0 1 rating stands in the markup\. Do visitors see it/)
  expect(check(page('Rated 4,8 of 5'), false)).toEqual([])
  expect(check(page('Rated 14.8 or 4.85'), false)[0]).toMatch(/^bad 0 The rating 4\.8 does not stand in the text/)
})

it('says what is missing in what it makes, and leaves out what may not be said', () => {
  const report = made({ type: 'Product', name: 'A', price: 5, currency: 'XXQ', ratingValue: 5, ratingCount: 2 })
  expect(report.files.markup).not.toContain('aggregateRating')
  expect(said(report).filter((one) => !one.startsWith('plain'))).toEqual([
    'bad 0 Product lacks image, which Google requires.',
    expect.stringMatching(/^bad 0 priceCurrency: “XXQ” is no currency of ISO 4217\./),
    expect.stringMatching(/^warn 0 The rating is left out until you say/),
  ])
  expect(said(made({ type: 'FAQPage', questions: [{ question: 'q', answer: 'a' }] }))).toEqual([
    expect.stringMatching(/schema\.org only/),
    expect.stringMatching(/Since 7 May 2026/),
  ])
  expect(said(made({ type: 'Article', published: '2027-02-30', name: 'A' }))).toContain(
    'bad 0 datePublished: “2027-02-30” is not a day of ISO 8601, such as 2027-06-12 or a time of ISO 8601, such as 2027-06-12T19:30+02:00.',
  )
  expect(said(made({ type: 'Event', name: 'A', starts: '2027-06-12', ends: '2027-06-11' }))).toContain(
    'bad 0 The end lies before the beginning.',
  )
  expect(said(made({ type: 'LocalBusiness', name: 'A', hours: 'Mo 9-17' }))).toContain(
    'bad 0 Opening hours are lines such as Mo-Fr 09:00-17:00. They are left out.',
  )
  expect(said(made({ type: 'Product', name: 'A', gtin: '123456789' }))).toContain(
    'bad 0 gtin: “123456789” is no GTIN. It has 8, 12, 13 or 14 digits.',
  )
  expect(made({ type: 'WebSite', name: 'A', url: 'https://a.test/' }, 'microdata').files.markup).toContain('itemscope')
})

it('writes a table of products, one a line, with any property', () => {
  const table = readProducts(
    'sku;name;price;currency;availability;image;offers.priceValidUntil;material;colour\n1;"Chair; <b>oak</b>";189.50;EUR;in stock;https://a.test/1.jpg https://a.test/2.jpg;2027-12-31;oak;brown\n2;Stool;;;;;;;\n',
  )
  if (typeof table === 'string') throw new Error(table)
  const [first = '', second = ''] = productLines(table).split('\n')
  expect(first).not.toContain('<')
  expect(JSON.parse(first)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Chair; <b>oak</b>',
    image: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
    sku: '1',
    offers: {
      '@type': 'Offer',
      price: 189.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-12-31',
    },
    material: 'oak',
  })
  expect(JSON.parse(second)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name: 'Stool', sku: '2' })
  expect(table.rows.map(({ lacks }) => lacks)).toEqual([[], ['image', 'offers']])
  expect(table.unused).toEqual([{ name: 'colour', near: 'color' }])
  expect(productFiles(table).map(([name]) => name)).toEqual(['2-1-chair-b-oak-b.html', '3-2-stool.html'])
})

it('names rows that cannot be read by their line, and takes 5,000 products', () => {
  const report = tableReport(
    'name,price,currency,availability\nA,1,EUR,\nB,"1,50",EUR,\nC,1,,\nD,1,EUR,in a week\n,1,EUR,\nE,1,EUX,',
  )
  expect(report.headline).toBe('2 products written; 4 rows left out; 2 lack what Google requires; 1 doubtful value.')
  expect(said(report)).toEqual([
    'bad 3 Line 3: “1,50” is no price such as 189.50',
    'bad 4 Line 4: a price without its currency',
    'bad 5 Line 5: “in a week” is no availability such as InStock',
    'bad 6 Line 6: the name is missing',
    'warn 7 Line 7: priceCurrency: “EUX” is no currency of ISO 4217.',
  ])
  expect(tableReport('').headline).toBe('The table has no first row with the names of columns, name among them.')
  const rows = Array.from({ length: 5000 }, (_, at) => `Product ${String(at)},${String(at)}.5,EUR`)
  const shares: number[] = []
  const full = tableReport(['name,price,currency', ...rows].join('\n'), (share) => shares.push(share))
  expect(full.files.lines?.trim().split('\n')).toHaveLength(5000)
  expect(shares).toHaveLength(50)
  expect(tableReport(['name,price,currency', ...rows, 'One,1,EUR'].join('\n')).headline).toBe(
    'The table has more than 5,000 products.',
  )
})
