import type { Rating } from './ratings'
import type { StructuredData } from './types'

const applicationCategories = {
  calculator: 'FinanceApplication',
  generator: 'BusinessApplication',
  utility: 'UtilitiesApplication',
} as const

export interface Application {
  name: string
  description: string
  /** Absolute. */
  url: string
  /** Absent: BusinessApplication. */
  category?: keyof typeof applicationCategories
  /** Absent: Any. */
  operatingSystem?: string
  rating?: Rating | undefined
}

/** schema.org/WebApplication of a tool that costs nothing, with its rating only where there is one. */
export function webApplication({
  name,
  description,
  url,
  category,
  operatingSystem = 'Any',
  rating,
}: Application): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url,
    applicationCategory: category ? applicationCategories[category] : 'BusinessApplication',
    operatingSystem,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    ...(rating && ratingParts(rating)),
  }
}

function ratingParts({ value, ratings, reviews, samples }: Rating) {
  const scale = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      ratingCount: ratings,
      reviewCount: reviews,
      ...scale,
    },
    review: samples.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.date,
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ratingValue: review.value, ...scale },
    })),
  }
}
