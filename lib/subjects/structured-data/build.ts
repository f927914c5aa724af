import { linesOf, oneOrMore, thing, thingOrNothing, type Thing } from './node'
import { address, averageRating, duration, geo, hoursOf, member, offers, organisation, people } from './parts'
import type { Reply, ThingType, ThingValues, Variant } from './types'

const shared = ({ name, description, image, url }: ThingValues) => ({
  name,
  description,
  image: oneOrMore(image),
  url,
})

const place = (values: ThingValues) => ({ address: address(values), geo: geo(values), telephone: values.telephone })

function variant({ name, sku, value, price }: Variant, { variesBy, currency, image }: ThingValues): Thing {
  const [property] = linesOf(variesBy)
  return thing('Product', {
    name,
    sku,
    image: oneOrMore(image),
    ...(property && value && { [property]: value }),
    offers: price === undefined ? undefined : thing('Offer', { price, priceCurrency: currency }),
  })
}

/** Properties that variants of a product may differ in, by the last word of their address. */
const varyingProperties = new Set(['size', 'color', 'material', 'pattern', 'suggestedAge', 'suggestedGender'])
const varying = (typed: string | undefined) =>
  linesOf(typed).map((one) => (varyingProperties.has(one) ? `https://schema.org/${one}` : one))

const reply = (type: string, { text, author, votes }: Reply) =>
  thing(type, { text, author: people(author), upvoteCount: votes })

const posted = ({ author, authorUrl, published, modified }: ThingValues) => ({
  author: people(author, authorUrl),
  datePublished: published,
  dateModified: modified,
})

function profiled(values: ThingValues): Thing {
  const { profileOf = 'Person', name, alternateName, description, image, sameAs, identifier, jobTitle } = values
  return thing(profileOf, {
    name,
    alternateName,
    description,
    image: oneOrMore(image),
    jobTitle: profileOf === 'Person' ? jobTitle : undefined,
    identifier,
    sameAs: oneOrMore(sameAs),
  })
}

function pay({ price, priceTo, currency, payPer }: ThingValues): Thing | undefined {
  const range = thingOrNothing('QuantitativeValue', {
    value: priceTo === undefined ? price : undefined,
    minValue: priceTo === undefined ? undefined : price,
    maxValue: priceTo,
  })
  return range && thing('MonetaryAmount', { currency, value: { ...range, unitText: payPer } })
}

const makers: Readonly<Record<ThingType, (values: ThingValues) => Thing>> = {
  Product: (values) =>
    thing('Product', {
      ...shared({ ...values, url: undefined }),
      sku: values.sku,
      gtin: values.gtin,
      mpn: values.mpn,
      brand: values.brand ? thing('Brand', { name: values.brand }) : undefined,
      offers: offers(values),
      aggregateRating: averageRating(values),
    }),
  ProductGroup: (values) =>
    thing('ProductGroup', {
      ...shared(values),
      brand: values.brand ? thing('Brand', { name: values.brand }) : undefined,
      productGroupID: values.identifier,
      variesBy: varying(values.variesBy),
      hasVariant: values.variants?.map((one) => variant(one, values)),
      aggregateRating: averageRating(values),
    }),
  Article: (values) =>
    thing('Article', {
      headline: values.name,
      description: values.description,
      image: oneOrMore(values.image),
      ...posted(values),
      publisher: organisation(values.organisation),
      mainEntityOfPage: values.url,
    }),
  Organization: (values) =>
    thing('Organization', {
      ...shared({ ...values, image: undefined }),
      alternateName: values.alternateName,
      logo: values.logo,
      address: address(values),
      telephone: values.telephone,
      email: values.email,
      sameAs: oneOrMore(values.sameAs),
    }),
  LocalBusiness: (values) =>
    thing('LocalBusiness', {
      ...shared(values),
      ...place(values),
      openingHoursSpecification: hoursOf(values.hours),
      priceRange: values.priceRange,
      sameAs: oneOrMore(values.sameAs),
      aggregateRating: averageRating(values),
    }),
  ProfilePage: (values) =>
    thing('ProfilePage', {
      url: values.url,
      dateCreated: values.published,
      dateModified: values.modified,
      mainEntity: values.name ? profiled(values) : undefined,
    }),
  Person: (values) =>
    thing('Person', {
      ...shared(values),
      alternateName: values.alternateName,
      jobTitle: values.jobTitle,
      worksFor: organisation(values.organisation),
      email: values.email,
      sameAs: oneOrMore(values.sameAs),
    }),
  Event: (values) =>
    thing('Event', {
      ...shared(values),
      startDate: values.starts,
      endDate: values.ends,
      eventStatus: member(values.eventStatus ?? 'EventScheduled'),
      location: thingOrNothing('Place', { name: values.place, address: address(values) }),
      organizer: organisation(values.organisation),
      performer: people(values.performer),
      offers: offers({ ...values, condition: undefined }),
    }),
  JobPosting: (values) => {
    // A job done from anywhere in a country has no place of work there.
    const isAnywhere = values.isRemote === true && values.city === undefined && values.street === undefined
    const where = isAnywhere ? undefined : address(values)
    return thing('JobPosting', {
      url: values.url,
      title: values.name,
      description: values.description,
      datePosted: values.published,
      validThrough: values.ends,
      employmentType: values.employment,
      hiringOrganization: organisation(values.organisation, { logo: values.logo }),
      jobLocation: where ? thing('Place', { address: where }) : undefined,
      jobLocationType: values.isRemote ? 'TELECOMMUTE' : undefined,
      applicantLocationRequirements:
        values.isRemote && values.country ? thing('Country', { name: values.country }) : undefined,
      identifier: values.identifier
        ? thing('PropertyValue', { name: values.organisation, value: values.identifier })
        : undefined,
      baseSalary: pay(values),
    })
  },
  Recipe: (values) => {
    const { prepMinutes, cookMinutes, calories } = values
    const total = prepMinutes !== undefined && cookMinutes !== undefined ? prepMinutes + cookMinutes : undefined
    return thing('Recipe', {
      ...shared({ ...values, url: undefined }),
      author: people(values.author),
      datePublished: values.published,
      keywords: values.keywords,
      prepTime: duration(prepMinutes),
      cookTime: duration(cookMinutes),
      totalTime: duration(total),
      recipeYield: values.servings,
      recipeCategory: values.category,
      recipeCuisine: values.cuisine,
      nutrition:
        calories === undefined
          ? undefined
          : thing('NutritionInformation', { calories: `${String(calories)} calories` }),
      recipeIngredient: linesOf(values.ingredients),
      recipeInstructions: linesOf(values.steps).map((text) => thing('HowToStep', { text })),
      aggregateRating: averageRating(values),
    })
  },
  FAQPage: ({ questions = [] }) =>
    thing('FAQPage', {
      mainEntity: questions.map(({ question, answer }) =>
        thing('Question', { name: question, acceptedAnswer: answer ? thing('Answer', { text: answer }) : undefined }),
      ),
    }),
  QAPage: (values) => {
    const { name, description, replies = [] } = values
    const [best, ...others] = replies.map((one) => reply('Answer', one))
    return thing('QAPage', {
      mainEntity: thingOrNothing('Question', {
        name,
        text: description,
        answerCount: replies.length,
        ...posted(values),
        acceptedAnswer: best,
        suggestedAnswer: others,
      }),
    })
  },
  DiscussionForumPosting: (values) =>
    thing('DiscussionForumPosting', {
      headline: values.name,
      text: values.description,
      image: oneOrMore(values.image),
      url: values.url,
      ...posted(values),
      comment: values.replies?.map((one) =>
        thing('Comment', { text: one.text, author: people(one.author), datePublished: values.published }),
      ),
    }),
  BreadcrumbList: ({ crumbs = [] }) =>
    thing('BreadcrumbList', {
      itemListElement: crumbs.map(({ name, item }, at) => thing('ListItem', { position: at + 1, name, item })),
    }),
  ItemList: ({ name, entries = [] }) =>
    thing('ItemList', {
      name,
      itemListElement: entries.map((entry, at) =>
        thing('ListItem', { position: at + 1, url: entry.url, name: entry.name }),
      ),
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
  ImageObject: (values) =>
    thing('ImageObject', {
      contentUrl: values.contentUrl,
      name: values.name,
      license: values.license,
      acquireLicensePage: values.acquireLicensePage,
      creditText: values.creditText,
      creator: people(values.author),
      copyrightNotice: values.copyrightNotice,
    }),
  SoftwareApplication: (values) =>
    thing('SoftwareApplication', {
      ...shared(values),
      applicationCategory: values.category,
      operatingSystem: values.system,
      offers: offers({ ...values, url: undefined, condition: undefined, availability: undefined }),
      aggregateRating: averageRating(values),
    }),
  WebSite: ({ name, alternateName, url }) => thing('WebSite', { name, alternateName, url }),
  Course: (values) =>
    thing('Course', {
      ...shared({ ...values, image: undefined }),
      provider: organisation(values.organisation),
    }),
  Dataset: (values) =>
    thing('Dataset', {
      ...shared({ ...values, image: undefined }),
      creator: people(values.author),
      identifier: values.identifier,
      keywords: oneOrMore(values.keywords),
      license: values.license,
      isAccessibleForFree: values.isFree ? true : undefined,
      temporalCoverage: values.coversTime,
      spatialCoverage: values.coversPlace ? thing('Place', { name: values.coversPlace }) : undefined,
      version: values.version,
      distribution: values.contentUrl
        ? thing('DataDownload', { contentUrl: values.contentUrl, encodingFormat: values.fileFormat })
        : undefined,
    }),
  Book: (values) =>
    thing('Book', {
      ...shared(values),
      author: people(values.author, values.authorUrl),
      isbn: values.isbn,
      bookFormat: member(values.bookFormat),
      inLanguage: values.language,
      datePublished: values.published,
      publisher: organisation(values.organisation),
      aggregateRating: averageRating(values),
    }),
  Movie: (values) =>
    thing('Movie', {
      ...shared(values),
      director: people(values.director),
      dateCreated: values.published,
      duration: duration(values.minutes),
      aggregateRating: averageRating(values),
    }),
  Review: (values) => {
    const { ratingValue, ratingIsShown, reviewed, reviewedType = 'Product' } = values
    return thing('Review', {
      itemReviewed: reviewed ? thing(reviewedType, { name: reviewed, image: oneOrMore(values.image) }) : undefined,
      reviewRating:
        ratingIsShown && ratingValue !== undefined
          ? thing('Rating', { ratingValue, bestRating: 5, worstRating: 1 })
          : undefined,
      name: values.name,
      reviewBody: values.description,
      author: people(values.author, values.authorUrl),
      datePublished: values.published,
      publisher: organisation(values.organisation),
    })
  },
  VacationRental: (values) =>
    thing('VacationRental', {
      ...shared(values),
      identifier: values.identifier,
      ...place(values),
      checkinTime: values.checkin,
      checkoutTime: values.checkout,
      containsPlace: thingOrNothing('Accommodation', {
        occupancy: values.occupancy === undefined ? undefined : thing('QuantitativeValue', { value: values.occupancy }),
        numberOfBedrooms: values.bedrooms,
        numberOfBathroomsTotal: values.bathrooms,
      }),
      aggregateRating: averageRating(values),
    }),
  Service: (values) =>
    thing('Service', {
      ...shared(values),
      serviceType: values.category,
      provider: organisation(values.organisation, { telephone: values.telephone }),
      areaServed: oneOrMore(values.areaServed),
      offers: offers({ ...values, condition: undefined, availability: undefined }),
    }),
}

/** The thing that a filled form describes, in the vocabulary of schema.org. */
export function buildThing(values: ThingValues): Thing {
  const made = makers[values.type](values)
  const exact = values.exactType?.trim()
  return exact ? { ...made, '@type': exact } : made
}
