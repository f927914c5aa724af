/** What visitors said of a tool. The site claims a rating only where content/ratings.json holds one. */
export interface Rating {
  value: number
  ratings: number
  reviews: number
  samples: readonly Review[]
}

export interface Review {
  author: string
  /** ISO date. */
  date: string
  value: number
  body: string
}

export type Ratings = Readonly<Record<string, Rating>>

function sampleReview(number: number): Review {
  return {
    author: `Sample reviewer ${number}`,
    date: '2025-01-01',
    value: 5,
    body: `Sample review ${number}, printed for a demonstration. Nobody wrote it.`,
  }
}

const sampleReviews = [1, 2, 3, 4, 5].map(sampleReview)

/** The figures of site.md section 9, for a demonstration only: they come from no visitor. */
export const sampleRatings = {
  tool: { value: 4.8, ratings: 350, reviews: 295, samples: sampleReviews.slice(0, 3) },
  generic: { value: 4.8, ratings: 5240, reviews: 4128, samples: sampleReviews },
} as const satisfies Record<string, Rating>

function isRating(value: unknown): value is Rating {
  if (typeof value !== 'object' || value === null) return false
  const { value: stars, ratings, reviews, samples } = value as Partial<Record<keyof Rating, unknown>>
  return (
    typeof stars === 'number' &&
    stars >= 1 &&
    stars <= 5 &&
    isCount(ratings) &&
    isCount(reviews) &&
    Array.isArray(samples)
  )
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** Reads content/ratings.json: tool ids and their ratings on the scale 1 to 5. Throws on anything else. */
export function parseRatings(json: string): Ratings {
  const all: unknown = JSON.parse(json)
  if (typeof all !== 'object' || all === null || Array.isArray(all))
    throw new TypeError('content/ratings.json must be an object')
  for (const [id, rating] of Object.entries(all)) {
    if (!isRating(rating))
      throw new TypeError(`content/ratings.json: '${id}' needs value 1 to 5, ratings, reviews and samples`)
  }
  return all as Ratings
}

/** The rating a page claims: an entry of the file, a sample where samples are asked for, otherwise none. */
export function ratingOf(
  id: string,
  layout: keyof typeof sampleRatings,
  ratings: Ratings,
  useSamples: boolean,
): Rating | undefined {
  return ratings[id] ?? (useSamples ? sampleRatings[layout] : undefined)
}
