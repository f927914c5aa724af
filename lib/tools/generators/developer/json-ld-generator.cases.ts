import { defineGeneratorCases } from '@/lib/kits/generator'
import generator from './json-ld-generator'

const vocabulary = (how: string) => ({
  title: 'schema.org: vocabulary, release 30.0',
  href: 'https://schema.org/docs/full.html',
  how,
})
const standard = (how: string) => ({
  title: 'WHATWG: HTML Living Standard, 4.12.1.3',
  href: 'https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements',
  how,
})
const google = (page: string, how: string) => ({
  title: 'Google Search Central: structured data',
  href: `https://developers.google.com/search/docs/appearance/structured-data/${page}`,
  how,
})

export default defineGeneratorCases(generator, [
  {
    name: 'a website',
    given: { type: 'WebSite', name: 'Bramley Chairs', url: 'https://www.example.com/' },
    expect: {
      plain:
        '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "WebSite",\n  "name": "Bramley Chairs",\n  "url": "https://www.example.com/"\n}\n</script>',
    },
    source: google('site-names', 'name and url are the required properties; written by hand'),
  },
  {
    name: 'a text that would end the script element',
    given: { type: 'WebSite', name: '</script><script>alert(1)//<!--', url: undefined, write: 'json' },
    expect: {
      plain:
        '{\n  "@context": "https://schema.org",\n  "@type": "WebSite",\n  "name": "\\u003c/script>\\u003cscript>alert(1)//\\u003c!--"\n}',
    },
    source: standard('each “<” of the text escaped by hand as \\u003c'),
  },
  {
    name: 'breadcrumbs as microdata',
    given: {
      type: 'BreadcrumbList',
      write: 'microdata',
      crumbs: [{ name: 'A & "B"', item: 'https://www.example.com/a' }],
    },
    expect: {
      plain:
        '<div itemscope itemtype="https://schema.org/BreadcrumbList">\n  <div itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">\n    <meta itemprop="position" content="1">\n    <meta itemprop="name" content="A &amp; &quot;B&quot;">\n    <link itemprop="item" href="https://www.example.com/a">\n  </div>\n</div>',
    },
    source: {
      title: 'WHATWG: HTML Living Standard, 5 Microdata',
      href: 'https://html.spec.whatwg.org/multipage/microdata.html',
      how: 'written by hand: itemscope, itemtype, itemprop; addresses in link elements, texts in meta elements',
    },
  },
  {
    name: 'a product with an offer',
    given: {
      type: 'Product',
      name: 'Oak chair',
      image: 'https://www.example.com/1.jpg\nhttps://www.example.com/2.jpg',
      price: 189.5,
      currency: 'GBP',
      availability: 'InStock',
      condition: 'NewCondition',
      gtin: '4006381333931',
      brand: 'Bramley',
      ratingValue: 4.5,
      ratingCount: 12,
      write: 'json',
    },
    expect: {
      plain:
        '{\n  "@context": "https://schema.org",\n  "@type": "Product",\n  "name": "Oak chair",\n  "image": [\n    "https://www.example.com/1.jpg",\n    "https://www.example.com/2.jpg"\n  ],\n  "gtin": "4006381333931",\n  "brand": {\n    "@type": "Brand",\n    "name": "Bramley"\n  },\n  "offers": {\n    "@type": "Offer",\n    "price": 189.5,\n    "priceCurrency": "GBP",\n    "availability": "https://schema.org/InStock",\n    "itemCondition": "https://schema.org/NewCondition"\n  }\n}',
    },
    source: vocabulary(
      'members of ItemAvailability and OfferItemCondition; the rating is not said to be shown, so it is left out',
    ),
  },
  {
    name: 'an event',
    given: {
      type: 'Event',
      name: 'Open day',
      image: undefined,
      starts: '2027-06-12T10:00+01:00',
      city: 'Leeds',
      write: 'json',
    },
    expect: { text: ['"startDate": "2027-06-12T10:00+01:00"', '"addressLocality": "Leeds"', '"@type": "Place"'] },
    source: google('event', 'startDate with its difference to UTC; location is a Place with a PostalAddress'),
  },
  {
    name: 'a job from home',
    given: {
      type: 'JobPosting',
      name: 'Joiner',
      description: '<p>Makes chairs</p>',
      organisation: 'Bramley',
      published: '2027-01-31',
      isRemote: true,
      country: 'GB',
      pay: 30000,
      priceTo: 36000,
      write: 'json',
    },
    expect: {
      text: ['"jobLocationType": "TELECOMMUTE"', '"minValue": 30000', '"maxValue": 36000', '"unitText": "YEAR"'],
    },
    source: google('job-posting', 'jobLocationType, applicantLocationRequirements and baseSalary as documented'),
  },
  {
    name: 'a recipe of an hour and a half',
    given: {
      type: 'Recipe',
      name: 'Bread',
      ingredients: '500 g flour\n\n350 g water',
      steps: 'Mix.\nBake.',
      prepMinutes: 30,
      cookMinutes: 60,
      write: 'json',
    },
    expect: { text: ['"prepTime": "PT30M"', '"cookTime": "PT1H"', '"totalTime": "PT1H30M"', '"text": "Bake."'] },
    source: { title: 'ISO 8601-1:2019, durations', how: 'PT30M, PT1H and PT1H30M by hand' },
  },
  {
    name: 'a shop with hours',
    given: {
      type: 'LocalBusiness',
      name: 'Bramley',
      image: undefined,
      street: '1 High Street',
      city: 'Leeds',
      hours: 'Mo-Tu 09:00-17:00\nSa 10:00-14:00',
      write: 'json',
    },
    expect: { text: ['"Monday"', '"Tuesday"', '"dayOfWeek": "Saturday"', '"opens": "09:00"', '"closes": "14:00"'] },
    source: google('local-business', 'openingHoursSpecification with dayOfWeek, opens and closes'),
  },
  {
    name: 'a day that the calendar lacks',
    given: { type: 'Article', name: 'A', published: '2027-02-30' },
    problem: 'published',
    source: { title: 'ISO 8601-1:2019, calendar dates', how: 'February 2027 has 28 days' },
  },
  {
    name: 'a picture without its host',
    given: { type: 'Product', image: '/chair.jpg' },
    problem: 'image',
    source: google('merchant-listing', 'image takes an address that can be crawled'),
  },
  {
    name: 'an end before the beginning',
    given: { type: 'Event', starts: '2027-06-12', ends: '2027-06-11' },
    problem: 'ends',
    source: google('event', 'endDate follows startDate'),
  },
  {
    name: 'a GTIN of nine digits',
    given: { type: 'Product', gtin: '123456789' },
    problem: 'gtin',
    source: google('merchant-listing', 'gtin8, gtin12, gtin13 and gtin14'),
  },
  {
    name: 'ticket without a currency',
    given: { type: 'Event', ticket: 5, money: undefined },
    problem: 'money',
    source: google('event', 'offers.priceCurrency belongs to offers.price'),
  },
])
