import { linesOf, oneOrMore, thing, thingOrNothing, type Thing, type Wish } from './node'

/** The types that are offered. */
export const thingTypes = {
  Product: 'Product',
  Article: 'Article or blog post',
  Organization: 'Organisation',
  LocalBusiness: 'Local business',
  Event: 'Event',
  JobPosting: 'Job',
  Recipe: 'Recipe',
  FAQPage: 'Questions and answers (FAQ)',
  BreadcrumbList: 'Breadcrumbs',
  VideoObject: 'Video',
  SoftwareApplication: 'App or software',
  WebSite: 'Website',
} as const

export type ThingType = keyof typeof thingTypes

type Optional<T> = T | undefined

/** What the form holds; what does not belong to the type is not looked at. */
export interface ThingValues {
  type: ThingType
  name?: Optional<string>
  description?: Optional<string>
  image?: Optional<string>
  url?: Optional<string>
  organisation?: Optional<string>
  author?: Optional<string>
  published?: Optional<string>
  modified?: Optional<string>
  starts?: Optional<string>
  ends?: Optional<string>
  place?: Optional<string>
  street?: Optional<string>
  city?: Optional<string>
  postcode?: Optional<string>
  region?: Optional<string>
  country?: Optional<string>
  telephone?: Optional<string>
  price?: Optional<number>
  priceTo?: Optional<number>
  currency?: Optional<string>
  availability?: Optional<string>
  condition?: Optional<string>
  sku?: Optional<string>
  gtin?: Optional<string>
  brand?: Optional<string>
  ratingValue?: Optional<number>
  ratingCount?: Optional<number>
  ratingIsShown?: Optional<boolean>
  employment?: Optional<string>
  isRemote?: Optional<boolean>
  payPer?: Optional<string>
  identifier?: Optional<string>
  prepMinutes?: Optional<number>
  cookMinutes?: Optional<number>
  servings?: Optional<string>
  ingredients?: Optional<string>
  steps?: Optional<string>
  category?: Optional<string>
  minutes?: Optional<number>
  contentUrl?: Optional<string>
  embedUrl?: Optional<string>
  system?: Optional<string>
  logo?: Optional<string>
  sameAs?: Optional<string>
  hours?: Optional<string>
  priceRange?: Optional<string>
  latitude?: Optional<number>
  longitude?: Optional<number>
  alternateName?: Optional<string>
  crumbs?: Optional<readonly { name: string; item: string }[]>
  questions?: Optional<readonly { question: string; answer: string }[]>
}

/** ISO 8601 duration of whole minutes. */
const duration = (minutes: Optional<number>) => {
  if (minutes === undefined) return undefined
  const hours = Math.floor(minutes / 60)
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${minutes % 60 > 0 || hours === 0 ? `${String(minutes % 60)}M` : ''}`
}

const member = (name: Optional<string>) => (name ? `https://schema.org/${name}` : undefined)
const organisation = (name: Optional<string>, more: Readonly<Record<string, Wish>> = {}) =>
  name ? thing('Organization', { name, ...more }) : undefined

function address({ street, city, postcode, region, country }: ThingValues): Thing | undefined {
  return thingOrNothing('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: postcode,
    addressCountry: country,
  })
}

function offers({ price, currency, availability, condition, url }: ThingValues): Thing | undefined {
  if (price === undefined) return undefined
  return thing('Offer', {
    price,
    priceCurrency: currency,
    availability: member(availability),
    itemCondition: member(condition),
    url,
  })
}

/** Only where somebody says that the page shows it. */
function rating({ ratingValue, ratingCount, ratingIsShown }: ThingValues): Thing | undefined {
  if (!ratingIsShown || ratingValue === undefined || ratingCount === undefined) return undefined
  return thing('AggregateRating', { ratingValue, ratingCount })
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayOf = (short: string) => days.findIndex((day) => day.toLowerCase().startsWith(short.toLowerCase().slice(0, 2)))

/** "Mo-Fr 09:00-17:00", one line for each. Undefined where a line is none. */
export function hoursOf(text: Optional<string>): Thing[] | undefined {
  const found = linesOf(text).map((line) => {
    const [, from = '', to, opens = '', closes = ''] =
      /^([a-z]{2,9})(?:\s*[-–]\s*([a-z]{2,9}))?\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/i.exec(line) ?? []
    const [first, last] = [dayOf(from), dayOf(to ?? from)]
    if (opens === '' || first === -1 || last < first) return undefined
    const dayOfWeek = days.slice(first, last + 1)
    return thing('OpeningHoursSpecification', {
      dayOfWeek: dayOfWeek.length === 1 ? dayOfWeek[0] : dayOfWeek,
      opens,
      closes,
    })
  })
  const good = found.filter((one) => one !== undefined)
  return good.length === found.length ? good : undefined
}

const shared = ({ name, description, image, url }: ThingValues) => ({
  name,
  description,
  image: oneOrMore(image),
  url,
})

const makers: Readonly<Record<ThingType, (values: ThingValues) => Thing>> = {
  Product: (values) =>
    thing('Product', {
      name: values.name,
      description: values.description,
      image: oneOrMore(values.image),
      sku: values.sku,
      gtin: values.gtin,
      brand: values.brand ? thing('Brand', { name: values.brand }) : undefined,
      offers: offers(values),
      aggregateRating: rating(values),
    }),
  Article: ({ name, description, image, url, author, organisation: publisher, published, modified }) =>
    thing('Article', {
      headline: name,
      description,
      image: oneOrMore(image),
      datePublished: published,
      dateModified: modified,
      author: author ? linesOf(author).map((one) => thing('Person', { name: one })) : undefined,
      publisher: organisation(publisher),
      mainEntityOfPage: url,
    }),
  Organization: (values) =>
    thing('Organization', {
      ...shared({ ...values, image: undefined }),
      alternateName: values.alternateName,
      logo: values.logo,
      telephone: values.telephone,
      address: address(values),
      sameAs: oneOrMore(values.sameAs),
    }),
  LocalBusiness: (values) =>
    thing('LocalBusiness', {
      ...shared(values),
      telephone: values.telephone,
      address: address(values),
      geo:
        values.latitude === undefined || values.longitude === undefined
          ? undefined
          : thing('GeoCoordinates', { latitude: values.latitude, longitude: values.longitude }),
      openingHoursSpecification: hoursOf(values.hours),
      priceRange: values.priceRange,
      sameAs: oneOrMore(values.sameAs),
      aggregateRating: rating(values),
    }),
  Event: (values) => {
    const where = address(values)
    return thing('Event', {
      ...shared(values),
      startDate: values.starts,
      endDate: values.ends,
      eventStatus: member('EventScheduled'),
      location: thingOrNothing('Place', { name: values.place, address: where }),
      organizer: organisation(values.organisation),
      offers: offers({ ...values, condition: undefined }),
    })
  },
  JobPosting: (values) => {
    const where = address(values)
    const pay = thingOrNothing('QuantitativeValue', {
      value: values.priceTo === undefined ? values.price : undefined,
      minValue: values.priceTo === undefined ? undefined : values.price,
      maxValue: values.priceTo,
    })
    return thing('JobPosting', {
      title: values.name,
      description: values.description,
      datePosted: values.published,
      validThrough: values.ends,
      employmentType: values.employment,
      hiringOrganization: organisation(values.organisation, { sameAs: values.url, logo: values.logo }),
      jobLocation: where ? thing('Place', { address: where }) : undefined,
      jobLocationType: values.isRemote ? 'TELECOMMUTE' : undefined,
      applicantLocationRequirements:
        values.isRemote && values.country ? thing('Country', { name: values.country }) : undefined,
      identifier: values.identifier
        ? thing('PropertyValue', { name: values.organisation, value: values.identifier })
        : undefined,
      baseSalary: pay
        ? thing('MonetaryAmount', { currency: values.currency, value: { ...pay, unitText: values.payPer } })
        : undefined,
    })
  },
  Recipe: (values) => {
    const { prepMinutes, cookMinutes } = values
    const total = prepMinutes !== undefined && cookMinutes !== undefined ? prepMinutes + cookMinutes : undefined
    return thing('Recipe', {
      ...shared({ ...values, url: undefined }),
      author: values.author ? linesOf(values.author).map((one) => thing('Person', { name: one })) : undefined,
      datePublished: values.published,
      prepTime: duration(prepMinutes),
      cookTime: duration(cookMinutes),
      totalTime: duration(total),
      recipeYield: values.servings,
      recipeCategory: values.category,
      recipeIngredient: linesOf(values.ingredients),
      recipeInstructions: linesOf(values.steps).map((text) => thing('HowToStep', { text })),
      aggregateRating: rating(values),
    })
  },
  FAQPage: ({ questions = [] }) =>
    thing('FAQPage', {
      mainEntity: questions.map(({ question, answer }) =>
        thing('Question', { name: question, acceptedAnswer: answer ? thing('Answer', { text: answer }) : undefined }),
      ),
    }),
  BreadcrumbList: ({ crumbs = [] }) =>
    thing('BreadcrumbList', {
      itemListElement: crumbs.map(({ name, item }, at) => thing('ListItem', { position: at + 1, name, item })),
    }),
  VideoObject: (values) =>
    thing('VideoObject', {
      name: values.name,
      description: values.description,
      thumbnailUrl: oneOrMore(values.image),
      uploadDate: values.published,
      duration: duration(values.minutes),
      contentUrl: values.contentUrl,
      embedUrl: values.embedUrl,
    }),
  SoftwareApplication: (values) =>
    thing('SoftwareApplication', {
      ...shared(values),
      applicationCategory: values.category,
      operatingSystem: values.system,
      offers: offers({ ...values, url: undefined, condition: undefined, availability: undefined }),
      aggregateRating: rating(values),
    }),
  WebSite: ({ name, alternateName, url }) => thing('WebSite', { name, alternateName, url }),
}

/** The thing that a filled form describes, in the vocabulary of schema.org. */
export const buildThing = (values: ThingValues): Thing => makers[values.type](values)
