import type { ThingType } from './build'
import type { Thing, Value } from './node'

/* What Google asks of each type; `page` is the page of its documentation of rich results that says so. Paths go into nested things. */

interface Asked {
  required: readonly string[]
  recommended: readonly string[]
  page: string
}

const asked: Readonly<Record<ThingType, Asked>> = {
  Product: {
    required: ['name', 'image', 'offers', 'offers.priceCurrency'],
    recommended: ['offers.availability', 'description', 'brand', 'sku', 'gtin', 'aggregateRating'],
    page: 'merchant-listing',
  },
  Article: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    page: 'article',
  },
  Organization: {
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'address', 'telephone', 'sameAs'],
    page: 'organization',
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'geo', 'openingHoursSpecification', 'priceRange'],
    page: 'local-business',
  },
  Event: {
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer'],
    page: 'event',
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['baseSalary', 'employmentType', 'identifier', 'validThrough'],
    page: 'job-posting',
  },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      'author',
      'datePublished',
      'description',
      'prepTime',
      'cookTime',
      'recipeYield',
      'recipeCategory',
      'recipeIngredient',
      'recipeInstructions',
      'aggregateRating',
    ],
    page: 'recipe',
  },
  FAQPage: {
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer'],
    recommended: [],
    page: 'faqpage',
  },
  BreadcrumbList: { required: ['itemListElement', 'itemListElement.name'], recommended: [], page: 'breadcrumb' },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl', 'embedUrl'],
    page: 'video',
  },
  SoftwareApplication: {
    required: ['name', 'offers', 'aggregateRating'],
    recommended: ['applicationCategory', 'operatingSystem'],
    page: 'software-app',
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'], page: 'site-names' },
}

export interface Missing {
  required: readonly string[]
  recommended: readonly string[]
}

function isThere(value: Value | undefined, path: readonly string[]): boolean {
  const [name, ...rest] = path
  if (value === undefined) return false
  if (name === undefined) return true
  if (Array.isArray(value)) return value.length > 0 && value.every((one: string | Thing) => isThere(one, path))
  return typeof value === 'object' && isThere((value as Thing)[name], rest)
}

const lacks = (thing: Thing, paths: readonly string[]) => {
  const missing = paths.filter((path) => !isThere(thing, path.split('.')))
  // What lies in a missing thing is not named as well.
  return missing.filter((path) => !missing.some((other) => path.startsWith(`${other}.`)))
}

/** Properties that Google requires or recommends and the thing does not have. A job that is remote needs no place. */
export function missingIn(type: ThingType, thing: Thing): Missing {
  const { required, recommended } = asked[type]
  const isRemote = thing['jobLocationType'] === 'TELECOMMUTE'
  return {
    required: lacks(
      thing,
      required.filter((path) => !(isRemote && path === 'jobLocation')),
    ),
    recommended: lacks(thing, recommended),
  }
}

export const documentationOf = (type: ThingType) =>
  `https://developers.google.com/search/docs/appearance/structured-data/${asked[type].page}`

const moment = /^\d{4}-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/

/** Whether a text is a day, or a day with a time, by ISO 8601 in the form that schema.org names. */
export function isMoment(text: string): boolean {
  const [, month, day, hour = '0', minute = '0'] = moment.exec(text) ?? []
  if (month === undefined || Number(hour) > 23 || Number(minute) > 59) return false
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}
