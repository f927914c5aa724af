/** The types that have a form, with what they are called. */
export const thingTypes = {
  Product: 'Product',
  ProductGroup: 'Product in several variants',
  Article: 'Article or blog post',
  Organization: 'Organisation',
  LocalBusiness: 'Local business',
  ProfilePage: 'Profile of a person or company',
  Person: 'Person',
  Event: 'Event',
  JobPosting: 'Job',
  Recipe: 'Recipe',
  FAQPage: 'Questions and answers (FAQ)',
  QAPage: 'Question with answers of visitors',
  DiscussionForumPosting: 'Post in a forum',
  BreadcrumbList: 'Breadcrumbs',
  ItemList: 'List of pages (carousel)',
  VideoObject: 'Video',
  ImageObject: 'Picture with its licence',
  SoftwareApplication: 'App or software',
  WebSite: 'Website',
  Course: 'Course',
  Dataset: 'Data set',
  Book: 'Book',
  Movie: 'Film',
  Review: 'Review',
  VacationRental: 'Holiday home',
  Service: 'Service',
} as const

export type ThingType = keyof typeof thingTypes

/** What a review may be of. */
export const reviewedTypes = {
  Product: 'Product',
  LocalBusiness: 'Local business',
  Book: 'Book',
  Movie: 'Film',
  Course: 'Course',
  Event: 'Event',
  Recipe: 'Recipe',
  SoftwareApplication: 'App or software',
  Organization: 'Organisation',
  CreativeWorkSeries: 'Series',
  Game: 'Game',
  MusicRecording: 'Piece of music',
} as const

type Optional<T> = T | undefined

export interface Variant {
  name: string
  sku: string
  value: string
  price?: Optional<number>
}

export interface Reply {
  text: string
  author: string
  votes?: Optional<number>
}

/** What the form holds; what does not belong to the type is not looked at. */
export interface ThingValues {
  type: ThingType
  /** A type below it that says more, such as Restaurant. */
  exactType?: Optional<string>
  id?: Optional<string>
  name?: Optional<string>
  description?: Optional<string>
  image?: Optional<string>
  url?: Optional<string>
  organisation?: Optional<string>
  author?: Optional<string>
  authorUrl?: Optional<string>
  published?: Optional<string>
  modified?: Optional<string>
  starts?: Optional<string>
  ends?: Optional<string>
  place?: Optional<string>
  performer?: Optional<string>
  eventStatus?: Optional<string>
  street?: Optional<string>
  city?: Optional<string>
  postcode?: Optional<string>
  region?: Optional<string>
  country?: Optional<string>
  telephone?: Optional<string>
  email?: Optional<string>
  price?: Optional<number>
  priceTo?: Optional<number>
  currency?: Optional<string>
  availability?: Optional<string>
  condition?: Optional<string>
  sku?: Optional<string>
  gtin?: Optional<string>
  mpn?: Optional<string>
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
  cuisine?: Optional<string>
  calories?: Optional<number>
  keywords?: Optional<string>
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
  license?: Optional<string>
  acquireLicensePage?: Optional<string>
  creditText?: Optional<string>
  copyrightNotice?: Optional<string>
  fileFormat?: Optional<string>
  coversTime?: Optional<string>
  coversPlace?: Optional<string>
  version?: Optional<string>
  isFree?: Optional<boolean>
  isbn?: Optional<string>
  language?: Optional<string>
  bookFormat?: Optional<string>
  director?: Optional<string>
  reviewed?: Optional<string>
  reviewedType?: Optional<string>
  occupancy?: Optional<number>
  bedrooms?: Optional<number>
  bathrooms?: Optional<number>
  checkin?: Optional<string>
  checkout?: Optional<string>
  areaServed?: Optional<string>
  profileOf?: Optional<string>
  jobTitle?: Optional<string>
  variesBy?: Optional<string>
  variants?: Optional<readonly Variant[]>
  crumbs?: Optional<readonly { name: string; item: string }[]>
  entries?: Optional<readonly { url: string; name: string }[]>
  questions?: Optional<readonly { question: string; answer: string }[]>
  replies?: Optional<readonly Reply[]>
}
