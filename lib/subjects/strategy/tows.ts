/** Something that a SWOT analysis lists, with a weight from 1 to 5. */
export interface Factor {
  text: string
  weight: number
}

export interface Factors {
  strengths: readonly Factor[]
  weaknesses: readonly Factor[]
  opportunities: readonly Factor[]
  threats: readonly Factor[]
}

/** Which side of the inside meets which side of the outside: Weihrich, "The TOWS matrix" (1982). */
export const strategies = {
  so: { inside: 'strengths', outside: 'opportunities' },
  wo: { inside: 'weaknesses', outside: 'opportunities' },
  st: { inside: 'strengths', outside: 'threats' },
  wt: { inside: 'weaknesses', outside: 'threats' },
} as const satisfies Readonly<Record<string, { inside: keyof Factors; outside: keyof Factors }>>

export type Strategy = keyof typeof strategies

export interface Pair {
  strategy: Strategy
  inside: Factor
  outside: Factor
  /** Product of the two weights, 1 to 25. */
  score: number
}

/**
 * The pairs that matter most for each strategy, `most` of each: the product of their weights decides, among equals the heavier
 * inside factor, then the order in which they are listed.
 */
export function rankedPairs(factors: Factors, most: number): Pair[] {
  return (Object.keys(strategies) as Strategy[]).flatMap((strategy) => {
    const { inside, outside } = strategies[strategy]
    return factors[inside]
      .flatMap((one) =>
        factors[outside].map((other) => ({ strategy, inside: one, outside: other, score: one.weight * other.weight })),
      )
      .sort((one, other) => other.score - one.score || other.inside.weight - one.inside.weight)
      .slice(0, most)
  })
}

/** Beginnings of words that name what no organisation decides, and words that name what lies within it. */
const outsideWords = [
  'competitor',
  'regulat',
  'legislation',
  'inflation',
  'econom',
  'interest rate',
  'exchange rate',
  'weather',
  'demograph',
]
const insideWords = [
  'our staff',
  'our team',
  'our product',
  'our brand',
  'we have',
  'we lack',
  'we are',
  'our skills',
  'our process',
]

function hasAny(text: string, words: readonly string[]): boolean {
  const plain = text.toLowerCase()
  return words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(plain))
}

/** True for what is listed as inside and sounds like the outside, or the other way round. */
export function soundsMisplaced(text: string, side: 'inside' | 'outside'): boolean {
  return hasAny(text, side === 'inside' ? outsideWords : insideWords)
}
