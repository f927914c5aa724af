/*
 * What Google's documentation of rich results requires and recommends of a type, as its pages stood on `readOn`. Paths go into nested
 * things; of paths with a bar between them one is enough. What is not said there is not in the lists: a type without a `page` is a type
 * of schema.org that Google names no properties of.
 */

/** The day of the text that the lists were read from. */
export const readOn = '2026-07-07'

export interface Profile {
  required: readonly string[]
  recommended: readonly string[]
  /** The page of the documentation, by the end of its address. */
  page: string | undefined
}

const documented = (page: string, required: string, recommended: string): Profile => ({
  page,
  required: listed(required),
  recommended: listed(recommended),
})

function listed(text: string): string[] {
  return text
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
}

const rating = documented('review-snippet', 'ratingValue, ratingCount|reviewCount', 'bestRating, worstRating')
const review = documented('review-snippet', 'author, reviewRating, reviewRating.ratingValue', 'datePublished')
const comment = documented('discussion-forum', 'author, datePublished, text|image|video', '')
const answer = documented('qapage', 'text', 'author, author.url, datePublished, upvoteCount, url')

/** By type, wherever a thing of it stands by itself. */
export const profiles: Readonly<Record<string, Profile>> = {
  Product: documented(
    'merchant-listing',
    'name, image, offers, offers.price|offers.priceSpecification.price, offers.priceCurrency|offers.priceSpecification.priceCurrency',
    'description, brand.name, gtin|gtin8|gtin12|gtin13|gtin14|isbn, mpn, sku, offers.availability, offers.itemCondition, offers.url, offers.priceValidUntil, offers.shippingDetails, offers.hasMerchantReturnPolicy, aggregateRating, review, category, color, material, size',
  ),
  ProductGroup: documented(
    'product-variants',
    'name',
    'description, brand.name, productGroupID, variesBy, hasVariant, url, aggregateRating, review',
  ),
  Article: documented('article', '', 'headline, image, datePublished, dateModified, author, author.name, author.url'),
  Organization: documented(
    'organization',
    '',
    'name, url, logo, description, address, telephone|contactPoint.telephone, email|contactPoint.email, sameAs, alternateName, legalName, foundingDate, vatID|taxID|leiCode|duns, numberOfEmployees',
  ),
  LocalBusiness: documented(
    'local-business',
    'name, address',
    'telephone, url, geo.latitude, geo.longitude, openingHoursSpecification, priceRange, aggregateRating, review',
  ),
  ProfilePage: documented(
    'profile-page',
    'mainEntity, mainEntity.name',
    'dateCreated, dateModified, mainEntity.alternateName, mainEntity.description, mainEntity.identifier, mainEntity.image, mainEntity.sameAs, mainEntity.interactionStatistic, mainEntity.agentInteractionStatistic',
  ),
  Event: documented(
    'event',
    'name, startDate, location, location.address',
    'description, endDate, eventStatus, image, location.name, offers.availability, offers.price, offers.priceCurrency, offers.validFrom, offers.url, organizer.name, organizer.url, performer.name',
  ),
  JobPosting: documented(
    'job-posting',
    'title, description, datePosted, hiringOrganization, jobLocation|applicantLocationRequirements',
    'baseSalary, employmentType, identifier, validThrough, directApply',
  ),
  Recipe: documented(
    'recipe',
    'name, image',
    'author, datePublished, description, keywords, prepTime, cookTime, totalTime, recipeYield, recipeCategory, recipeCuisine, recipeIngredient, recipeInstructions, nutrition.calories, aggregateRating, video',
  ),
  QAPage: documented(
    'qapage',
    'mainEntity, mainEntity.name, mainEntity.answerCount, mainEntity.acceptedAnswer|mainEntity.suggestedAnswer',
    'mainEntity.text, mainEntity.author, mainEntity.author.url, mainEntity.datePublished, mainEntity.upvoteCount',
  ),
  BreadcrumbList: documented('breadcrumb', 'itemListElement', ''),
  ItemList: documented('carousel', 'itemListElement', ''),
  VideoObject: documented(
    'video',
    'name, thumbnailUrl, uploadDate',
    'description, duration, contentUrl|embedUrl, expires, interactionStatistic, hasPart, publication, regionsAllowed|ineligibleRegion',
  ),
  ImageObject: documented(
    'image-license-metadata',
    'contentUrl, creator|creditText|copyrightNotice|license',
    'acquireLicensePage, creator.name, creditText, copyrightNotice, license',
  ),
  SoftwareApplication: documented(
    'software-app',
    'name, offers.price, aggregateRating|review',
    'applicationCategory, operatingSystem',
  ),
  WebSite: documented('site-names', 'name, url', 'alternateName'),
  Course: documented('course', 'name, description', 'provider'),
  Dataset: documented(
    'dataset',
    'name, description',
    'alternateName, creator, citation, funder, hasPart|isPartOf, identifier, isAccessibleForFree, keywords, license, measurementTechnique, sameAs, spatialCoverage, temporalCoverage, variableMeasured, version, url, includedInDataCatalog, distribution, distribution.encodingFormat',
  ),
  Movie: documented('movie', 'name, image', 'aggregateRating, dateCreated, director, review'),
  Review: { ...review, required: [...review.required, 'itemReviewed', 'itemReviewed.name'] },
  AggregateRating: { ...rating, required: [...rating.required, 'itemReviewed', 'itemReviewed.name'] },
  EmployerAggregateRating: documented(
    'employer-rating',
    'itemReviewed, ratingValue, ratingCount|reviewCount',
    'bestRating, worstRating',
  ),
  DiscussionForumPosting: documented(
    'discussion-forum',
    'author, author.name, datePublished, text|image|video',
    'headline, author.url, url, comment, commentCount, dateModified, interactionStatistic, isPartOf',
  ),
  SocialMediaPosting: documented(
    'discussion-forum',
    'author, author.name, datePublished, text|image|video',
    'url, comment',
  ),
  VacationRental: documented(
    'vacation-rental',
    'name, identifier, image, latitude|geo.latitude, longitude|geo.longitude, containsPlace, containsPlace.occupancy.value',
    'address, description, aggregateRating, checkinTime, checkoutTime, containsPlace.numberOfBedrooms, containsPlace.numberOfBathroomsTotal, containsPlace.amenityFeature, containsPlace.bed, containsPlace.floorSize, knowsLanguage, review, brand, additionalType',
  ),
  Quiz: documented(
    'education-qa',
    'hasPart, hasPart.acceptedAnswer, hasPart.eduQuestionType, hasPart.text',
    'about.name, educationalAlignment.alignmentType, educationalAlignment.targetName',
  ),
  FAQPage: { required: [], recommended: [], page: undefined },
  Book: { required: [], recommended: [], page: undefined },
  Service: { required: [], recommended: [], page: undefined },
  Person: { required: [], recommended: [], page: undefined },
}

/** A product that the page does not sell itself, but rates or compares. */
export const reviewedProduct: Profile = documented(
  'product-snippet',
  'name, review|aggregateRating|offers',
  'review, aggregateRating, offers',
)

/** By type, where a thing of it lies within another. */
export const nestedProfiles: Readonly<Record<string, Profile>> = {
  AggregateRating: rating,
  Review: review,
  HowToSection: documented('recipe', 'name, itemListElement', ''),
  HowToStep: documented('recipe', 'text|itemListElement', ''),
  HowToDirection: documented('recipe', 'text', ''),
  HowToTip: documented('recipe', 'text', ''),
  Clip: documented('video', 'name, startOffset, url', 'endOffset'),
  BroadcastEvent: documented('video', 'startDate, endDate, isLiveBroadcast', ''),
  SeekToAction: documented('video', 'target, startOffset-input', ''),
  AggregateOffer: documented('product-snippet', 'lowPrice, priceCurrency', 'highPrice, offerCount'),
  OfferShippingDetails: documented(
    'merchant-listing',
    'deliveryTime, shippingDestination, shippingRate, shippingRate.currency, shippingRate.value|shippingRate.maxValue',
    '',
  ),
  DefinedRegion: documented('merchant-listing', 'addressCountry', 'addressRegion|postalCode'),
  ShippingDeliveryTime: documented('merchant-listing', '', 'handlingTime, transitTime'),
  UnitPriceSpecification: documented('merchant-listing', 'price, priceCurrency', ''),
  Certification: documented('merchant-listing', 'issuedBy', 'certificationIdentification'),
  // A question is a comment in the vocabulary; what Google asks of it stands with its page.
  Question: { required: [], recommended: [], page: undefined },
  Answer: answer,
  Comment: comment,
  InteractionCounter: documented('discussion-forum', 'userInteractionCount, interactionType', ''),
  DataDownload: documented('dataset', 'contentUrl', 'encodingFormat'),
}

/** What is to be said of a type that the lists cannot. */
export const remarks: Readonly<Record<string, string>> = {
  FAQPage:
    'Since 7 May 2026 Google shows no rich results for questions and answers, and its documentation no longer has the page. The markup stays valid by schema.org.',
  Book: 'Google describes books for providers alone that hand it a feed of all their books. A single page is described by schema.org, and nothing is required of it.',
  Service: 'Google names no properties of a service. The markup is checked by schema.org alone.',
  Dataset: 'Data sets appear in Google Dataset Search, not among the results of Google Search.',
  VacationRental:
    'Google takes this from sites that are connected to its Hotel Center. The page must have at least eight pictures.',
  Organization: 'Google requires nothing of an organisation and recommends what applies to it.',
  Article: 'Google requires nothing of an article and recommends what applies to it.',
}

/** Where Google's documentation of a type lies. */
export const documentationAt = (page: string): string =>
  page === 'site-names'
    ? 'https://developers.google.com/search/docs/appearance/site-names'
    : `https://developers.google.com/search/docs/appearance/structured-data/${page}`
