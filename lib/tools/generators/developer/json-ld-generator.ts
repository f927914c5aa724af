import {
  buildThing,
  documentationOf,
  hoursOf,
  isMoment,
  linesOf,
  microdata,
  missingIn,
  safeJson,
  scriptElement,
  thingTypes,
  type ThingValues,
} from '@/lib/engines/structured-data'
import { choice, defineGenerator, integer, longText, number, problem, rows, text, toggle } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'

const shownFor = (...types: string[]) => ({ field: 'type', is: types }) as const

const isPlace = ['LocalBusiness', 'Event', 'JobPosting', 'Organization'] as const
const isRated = ['Product', 'LocalBusiness', 'Recipe', 'SoftwareApplication'] as const

/** Fields that hold addresses, with what they are called. */
const addressFields = ['url', 'image', 'logo', 'sameAs', 'contentUrl', 'embedUrl'] as const
const momentFields = ['published', 'modified', 'starts', 'ends'] as const

/** The entries of the form, which asks some things in two places: beside what matters for a type, and further down. */
interface Form extends Omit<ThingValues, 'availability' | 'condition' | 'employment'> {
  write: keyof typeof titles
  about?: string | undefined
  link?: string | undefined
  publisher?: string | undefined
  cook?: string | undefined
  locality?: string | undefined
  road?: string | undefined
  ticket?: number | undefined
  pay?: number | undefined
  money?: string | undefined
  availability: string
  condition: string
  employment: string
}

const titles = { script: 'For the head of the page', json: 'JSON-LD', microdata: 'For the body of the page' } as const
const writers = { script: scriptElement, json: safeJson, microdata } as const

const said = (option: string) => (option === 'none' ? undefined : option)

type Twin = 'description' | 'url' | 'organisation' | 'author' | 'city' | 'street' | 'price' | 'currency'

/** The box in which a value of this type is typed. */
const boxes: Readonly<Partial<Record<ThingValues['type'], Partial<Record<Twin, keyof Form>>>>> = {
  Product: { description: 'about', url: 'link' },
  Article: { description: 'about', url: 'link', organisation: 'publisher' },
  Organization: { city: 'locality', street: 'road' },
  LocalBusiness: { description: 'about', url: 'link' },
  Event: {
    description: 'about',
    url: 'link',
    organisation: 'publisher',
    street: 'road',
    price: 'ticket',
    currency: 'money',
  },
  JobPosting: { url: 'link', city: 'locality', street: 'road', price: 'pay', currency: 'money' },
  Recipe: { description: 'about', author: 'cook' },
  SoftwareApplication: { description: 'about', url: 'link' },
}

function valuesOf(form: Form): ThingValues {
  const box = boxes[form.type] ?? {}
  const twins = Object.fromEntries(Object.entries(box).map(([name, from]) => [name, form[from]]))
  return {
    ...form,
    ...twins,
    availability: said(form.availability),
    condition: said(form.condition),
    employment: said(form.employment),
  }
}

function refusal(form: Form, { field, message }: NonNullable<ReturnType<typeof faultIn>>) {
  return problem((boxes[form.type]?.[field as Twin] ?? field) as 'name', message)
}

function fileOf(form: Form, as: keyof typeof writers) {
  const values = valuesOf(form)
  const fault = faultIn(values)
  return fault ? refusal(form, fault) : `${writers[as](buildThing(values))}\n`
}

/** The first field that holds what its property does not take. */
function faultIn(values: ThingValues) {
  for (const field of addressFields) {
    const bad = linesOf(values[field]).find((line) => !/^https?:\/\/[^\s/]+\.\S+$/.test(line))
    if (bad !== undefined)
      return problem(field, `must be whole addresses: “${bad.slice(0, 60)}” does not begin with https://`)
  }
  for (const field of momentFields) {
    const typed = values[field]
    if (typed && !isMoment(typed)) return problem(field, 'must be a day such as 2027-06-12, or 2027-06-12T19:30+02:00')
  }
  if (values.starts && values.ends && values.ends < values.starts)
    return problem('ends', 'must not lie before the beginning')
  if (values.hours && !hoursOf(values.hours)) return problem('hours', 'must be lines such as Mo-Fr 09:00-17:00')
  if (values.gtin && !/^\d{8}(?:\d{4,6})?$/.test(values.gtin))
    return problem('gtin', 'must have 8, 12, 13 or 14 digits')
  if (values.price !== undefined && !values.currency) return problem('currency', 'must be given with a price')
  if (values.price !== undefined && values.priceTo !== undefined && values.priceTo < values.price)
    return problem('priceTo', 'must not be less than the pay')
  return undefined
}

function noticesOf(values: ThingValues, missing: ReturnType<typeof missingIn>): Notice[] {
  const { required, recommended } = missing
  const hasRating = values.ratingValue !== undefined || values.ratingCount !== undefined
  return [
    ...(required.length > 0
      ? [{ is: 'bad', says: `Google requires what is missing: ${required.join(', ')}.` } as const]
      : [{ is: 'good', says: 'Everything that Google requires is there.' } as const]),
    ...(recommended.length > 0
      ? [{ is: 'plain', says: `Google recommends as well: ${recommended.join(', ')}.` } as const]
      : []),
    ...(hasRating && !values.ratingIsShown
      ? [
          {
            is: 'fair',
            says: 'The rating is left out until you say that visitors see it on the page. Ratings that nobody sees or gave are against the rules of Google.',
          } as const,
        ]
      : []),
    ...(values.type === 'FAQPage'
      ? [
          {
            is: 'plain',
            says: 'Google shows questions and answers in results for few sites only, of authorities and about health.',
          } as const,
        ]
      : []),
  ]
}

export default defineGenerator({
  form: {
    type: choice('What the page is about', {
      options: thingTypes,
      initial: 'Product',
      as: 'menu',
    }),
    name: text('Name or title', {
      optional: true,
      initial: 'Oak chair',
      maxLength: 300,
      shownWhen: shownFor(
        'Product',
        'Article',
        'Organization',
        'LocalBusiness',
        'Event',
        'JobPosting',
        'Recipe',
        'VideoObject',
        'SoftwareApplication',
        'WebSite',
      ),
    }),
    image: longText('Pictures', {
      optional: true,
      lines: 2,
      maxLength: 10_000,
      placeholder: 'https://www.example.com/chair.jpg',
      help: 'Whole addresses, one a line. For a video, its preview.',
      shownWhen: shownFor(
        'Product',
        'Article',
        'LocalBusiness',
        'Event',
        'Recipe',
        'VideoObject',
        'SoftwareApplication',
      ),
    }),
    description: longText('Description', {
      optional: true,
      lines: 3,
      maxLength: 20_000,
      shownWhen: shownFor('JobPosting', 'Organization', 'VideoObject'),
    }),
    price: number('Price or pay', {
      optional: true,
      min: 0,
      max: 1_000_000_000,
      decimals: 2,
      shownWhen: shownFor('Product', 'SoftwareApplication'),
    }),
    currency: text('Currency', {
      optional: true,
      maxLength: 3,
      initial: 'EUR',
      pattern: { source: '[A-Z]{3}', says: 'be three capital letters, as in ISO 4217' },
      shownWhen: shownFor('Product', 'SoftwareApplication'),
    }),
    organisation: text('Organisation', {
      optional: true,
      maxLength: 300,
      help: 'Who publishes, organises or employs.',
      shownWhen: shownFor('JobPosting'),
    }),
    author: longText('Authors', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line.',
      shownWhen: shownFor('Article'),
    }),
    published: text('Day of publication', {
      optional: true,
      maxLength: 30,
      placeholder: '2027-06-12',
      shownWhen: shownFor('Article', 'VideoObject', 'JobPosting'),
    }),
    starts: text('Begins', {
      optional: true,
      maxLength: 30,
      placeholder: '2027-06-12T19:30+02:00',
      help: 'A day, or a day with its time and its difference to UTC.',
      shownWhen: shownFor('Event'),
    }),
    street: text('Street', { optional: true, maxLength: 300, shownWhen: shownFor('LocalBusiness') }),
    city: text('Town', { optional: true, maxLength: 200, shownWhen: shownFor('LocalBusiness', 'Event') }),
    url: text('Address of the page', {
      optional: true,
      maxLength: 2000,
      as: 'url',
      placeholder: 'https://www.example.com/chair',
      shownWhen: shownFor('WebSite', 'Organization'),
    }),
    ingredients: longText('Ingredients', {
      optional: true,
      lines: 4,
      maxLength: 10_000,
      help: 'One a line, with the amount.',
      shownWhen: shownFor('Recipe'),
    }),
    steps: longText('Steps', {
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'One a line.',
      shownWhen: shownFor('Recipe'),
    }),
    questions: rows('Questions', {
      row: 'question',
      columns: {
        question: text('Question', { maxLength: 500 }),
        answer: longText('Answer', { maxLength: 5000, lines: 2 }),
      },
      initial: [{ question: 'Do you deliver?', answer: 'Yes, within three days.' }],
      max: 100,
      ordered: true,
      shownWhen: shownFor('FAQPage'),
    }),
    crumbs: rows('Path to the page', {
      row: 'page',
      columns: {
        name: text('Name', { maxLength: 200 }),
        item: text('Address', { maxLength: 2000 }),
      },
      initial: [
        { name: 'Chairs', item: 'https://www.example.com/chairs' },
        { name: 'Oak chair', item: 'https://www.example.com/chairs/oak' },
      ],
      max: 20,
      ordered: true,
      shownWhen: shownFor('BreadcrumbList'),
    }),
    write: choice('Written as', {
      options: { script: 'JSON-LD in a script element', json: 'JSON-LD alone', microdata: 'Microdata' },
      initial: 'script',
      as: 'menu',
      refines: true,
    }),
    about: longText('In more words', {
      optional: true,
      lines: 3,
      maxLength: 20_000,
      shownWhen: shownFor('Product', 'Article', 'LocalBusiness', 'Event', 'Recipe', 'SoftwareApplication'),
      refines: true,
    }),
    link: text('Address of this page', {
      optional: true,
      maxLength: 2000,
      as: 'url',
      shownWhen: shownFor('Product', 'Article', 'LocalBusiness', 'Event', 'JobPosting', 'SoftwareApplication'),
      refines: true,
    }),
    table: longText('Many products, as a table', {
      optional: true,
      lines: 3,
      maxLength: 5_000_000,
      placeholder: 'name,price,currency,image,url\nOak chair,189.50,EUR,https://…,https://…',
      help: 'CSV with the names of columns in its first row: name, description, image, url, price, currency, availability, condition, brand, sku, gtin.',
      shownWhen: shownFor('Product'),
      refines: true,
    }),
    availability: choice('Availability', {
      options: {
        none: 'Not said',
        InStock: 'In stock',
        OutOfStock: 'Out of stock',
        PreOrder: 'To be ordered in advance',
        BackOrder: 'On back order',
        Discontinued: 'Discontinued',
      },
      initial: 'none',
      as: 'menu',
      shownWhen: shownFor('Product', 'Event'),
      refines: true,
    }),
    condition: choice('Condition', {
      options: { none: 'Not said', NewCondition: 'New', UsedCondition: 'Used', RefurbishedCondition: 'Refurbished' },
      initial: 'none',
      as: 'menu',
      shownWhen: shownFor('Product'),
      refines: true,
    }),
    brand: text('Brand', { optional: true, maxLength: 200, shownWhen: shownFor('Product'), refines: true }),
    sku: text('Article number (SKU)', {
      optional: true,
      maxLength: 100,
      shownWhen: shownFor('Product'),
      refines: true,
    }),
    gtin: text('GTIN', { optional: true, maxLength: 14, shownWhen: shownFor('Product'), refines: true }),
    modified: text('Day of the last change', {
      optional: true,
      maxLength: 30,
      shownWhen: shownFor('Article'),
      refines: true,
    }),
    ends: text('Ends, or is open until', {
      optional: true,
      maxLength: 30,
      shownWhen: shownFor('Event', 'JobPosting'),
      refines: true,
    }),
    publisher: text('Publisher or organiser', {
      optional: true,
      maxLength: 300,
      shownWhen: shownFor('Article', 'Event'),
      refines: true,
    }),
    cook: text('Author of the recipe', {
      optional: true,
      maxLength: 300,
      shownWhen: shownFor('Recipe'),
      refines: true,
    }),
    locality: text('Town of it', {
      optional: true,
      maxLength: 200,
      shownWhen: shownFor('JobPosting', 'Organization'),
      refines: true,
    }),
    place: text('Place', { optional: true, maxLength: 300, shownWhen: shownFor('Event'), refines: true }),
    road: text('Street of it', {
      optional: true,
      maxLength: 300,
      shownWhen: shownFor('Event', 'JobPosting', 'Organization'),
      refines: true,
    }),
    postcode: text('Postcode', { optional: true, maxLength: 20, shownWhen: shownFor(...isPlace), refines: true }),
    region: text('State or region', { optional: true, maxLength: 100, shownWhen: shownFor(...isPlace), refines: true }),
    country: text('Country', {
      optional: true,
      maxLength: 100,
      help: 'Two letters, such as GB.',
      shownWhen: shownFor(...isPlace),
      refines: true,
    }),
    telephone: text('Telephone', {
      optional: true,
      as: 'tel',
      maxLength: 40,
      placeholder: '+44 20 7946 0123',
      shownWhen: shownFor('LocalBusiness', 'Organization'),
      refines: true,
    }),
    hours: longText('Opening hours', {
      optional: true,
      lines: 3,
      maxLength: 1000,
      placeholder: 'Mo-Fr 09:00-17:00\nSa 10:00-14:00',
      shownWhen: shownFor('LocalBusiness'),
      refines: true,
    }),
    priceRange: text('Range of prices', {
      optional: true,
      maxLength: 99,
      placeholder: '€€',
      shownWhen: shownFor('LocalBusiness'),
      refines: true,
    }),
    latitude: number('Latitude', {
      optional: true,
      min: -90,
      max: 90,
      negative: true,
      decimals: 7,
      shownWhen: shownFor('LocalBusiness'),
      refines: true,
    }),
    longitude: number('Longitude', {
      optional: true,
      min: -180,
      max: 180,
      negative: true,
      decimals: 7,
      shownWhen: shownFor('LocalBusiness'),
      refines: true,
    }),
    alternateName: text('Another name', {
      optional: true,
      maxLength: 200,
      shownWhen: shownFor('WebSite', 'Organization'),
      refines: true,
    }),
    logo: text('Logo', {
      optional: true,
      as: 'url',
      maxLength: 2000,
      shownWhen: shownFor('Organization', 'JobPosting'),
      refines: true,
    }),
    sameAs: longText('The same elsewhere', {
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'Addresses of profiles, one a line.',
      shownWhen: shownFor('Organization', 'LocalBusiness'),
      refines: true,
    }),
    ticket: number('Price of a ticket', {
      optional: true,
      min: 0,
      max: 1_000_000,
      decimals: 2,
      shownWhen: shownFor('Event'),
      refines: true,
    }),
    pay: number('Pay from', {
      optional: true,
      min: 0,
      max: 1_000_000_000,
      decimals: 2,
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    priceTo: number('Pay to', {
      optional: true,
      min: 0,
      max: 1_000_000_000,
      decimals: 2,
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    payPer: choice('Pay is for', {
      options: { HOUR: 'An hour', DAY: 'A day', WEEK: 'A week', MONTH: 'A month', YEAR: 'A year' },
      initial: 'YEAR',
      as: 'menu',
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    money: text('Currency of it', {
      optional: true,
      maxLength: 3,
      initial: 'EUR',
      pattern: { source: '[A-Z]{3}', says: 'be three capital letters, as in ISO 4217' },
      shownWhen: shownFor('JobPosting', 'Event'),
      refines: true,
    }),
    employment: choice('Kind of work', {
      options: {
        none: 'Not said',
        FULL_TIME: 'Full time',
        PART_TIME: 'Part time',
        CONTRACTOR: 'Contract',
        TEMPORARY: 'Temporary',
        INTERN: 'Internship',
        VOLUNTEER: 'Voluntary',
      },
      initial: 'none',
      as: 'menu',
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    isRemote: toggle('Wholly from home', {
      help: 'The country then says where applicants live.',
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    identifier: text('Number of the job', {
      optional: true,
      maxLength: 100,
      shownWhen: shownFor('JobPosting'),
      refines: true,
    }),
    prepMinutes: integer('Preparation', {
      optional: true,
      unit: 'minutes',
      min: 0,
      max: 100_000,
      shownWhen: shownFor('Recipe'),
      refines: true,
    }),
    cookMinutes: integer('Cooking', {
      optional: true,
      unit: 'minutes',
      min: 0,
      max: 100_000,
      shownWhen: shownFor('Recipe'),
      refines: true,
    }),
    servings: text('Makes', {
      optional: true,
      maxLength: 100,
      placeholder: '4 servings',
      shownWhen: shownFor('Recipe'),
      refines: true,
    }),
    category: text('Category', {
      optional: true,
      maxLength: 100,
      shownWhen: shownFor('Recipe', 'SoftwareApplication'),
      refines: true,
    }),
    system: text('System it runs on', {
      optional: true,
      maxLength: 200,
      shownWhen: shownFor('SoftwareApplication'),
      refines: true,
    }),
    minutes: integer('Length', {
      optional: true,
      unit: 'minutes',
      min: 0,
      max: 100_000,
      shownWhen: shownFor('VideoObject'),
      refines: true,
    }),
    contentUrl: text('File of the video', {
      optional: true,
      as: 'url',
      maxLength: 2000,
      shownWhen: shownFor('VideoObject'),
      refines: true,
    }),
    embedUrl: text('Player of the video', {
      optional: true,
      as: 'url',
      maxLength: 2000,
      shownWhen: shownFor('VideoObject'),
      refines: true,
    }),
    ratingValue: number('Average rating', {
      optional: true,
      min: 1,
      max: 5,
      decimals: 2,
      shownWhen: shownFor(...isRated),
      refines: true,
    }),
    ratingCount: integer('Number of ratings', {
      optional: true,
      min: 1,
      max: 1_000_000_000,
      shownWhen: shownFor(...isRated),
      refines: true,
    }),
    ratingIsShown: toggle('Visitors see this rating on the page', { shownWhen: shownFor(...isRated), refines: true }),
  },
  makes:
    'Structured data in the vocabulary of schema.org for one page, as JSON-LD or microdata, with what Google requires and recommends for its type.',
  limits: [
    'Google changes what it asks of a type without notice: its own page on it is named beside the result and decides. Whether a page is shown in a richer form is decided by Google too.',
    'Twelve types have forms. Others, such as courses, data sets and shipping, are not written.',
    'One thing is written for one page: a graph of several with references is not.',
    'What is written must stand on the page too. Ratings need your word that it does.',
  ],
  sources: [
    { title: 'schema.org: vocabulary, release 30.0', href: 'https://schema.org/docs/full.html' },
    {
      title: 'Google Search Central: Structured data markup that Google Search supports',
      href: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
    },
    { title: 'W3C: JSON-LD 1.1', href: 'https://www.w3.org/TR/json-ld11/' },
    {
      title: 'WHATWG: HTML Living Standard, 5 Microdata',
      href: 'https://html.spec.whatwg.org/multipage/microdata.html',
    },
  ],

  build(form) {
    const values = valuesOf(form)
    const fault = faultIn(values)
    if (fault) return refusal(form, fault)
    const made = buildThing(values)
    const missing = missingIn(values.type, made)
    return {
      title: 'structured-data',
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: titles[form.write], text: writers[form.write](made), look: 'code' },
        {
          kind: 'plain',
          label: 'What Google says of this type',
          text: documentationOf(values.type),
          aside: true,
        },
      ],
      notices: noticesOf(values, missing),
    }
  },

  files: {
    html: {
      label: 'HTML',
      type: 'text/html;charset=utf-8',
      extension: 'html',
      leads: true,
      shownWhen: { field: 'write', is: ['script', 'microdata'] },
      make: (form) => fileOf(form, form.write === 'microdata' ? 'microdata' : 'script'),
    },
    json: {
      label: 'JSON-LD',
      type: 'application/ld+json',
      extension: 'jsonld',
      make: (form) => fileOf(form, 'json'),
    },
    lines: {
      label: 'All products (JSON Lines)',
      type: 'application/jsonl',
      extension: 'jsonl',
      slow: true,
      shownWhen: shownFor('Product'),
      async make({ table = '' }) {
        const { productLines } = await import('@/lib/engines/product-lines')
        const made = productLines(table)
        return 'fault' in made ? problem('table', `must be a table that can be written: ${made.fault}`) : made.text
      },
    },
  },
  saves: [],

  examples: [
    {
      name: 'A chair in a shop',
      given: {
        type: 'Product',
        name: 'Oak chair',
        image: 'https://www.example.com/chair.jpg',
        price: 189,
        currency: 'EUR',
        availability: 'InStock',
      },
      expect: { text: ['"priceCurrency": "EUR"', '"availability": "https://schema.org/InStock"'] },
    },
    {
      name: 'The path to a page',
      given: { type: 'BreadcrumbList', write: 'json' },
      expect: { text: ['"position": 2'] },
    },
  ],
})
