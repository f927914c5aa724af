/* What a file shows of a brand: its colours, its fonts, its words, each with its place. */

/** A colour in #rrggbb and where it stands. */
export interface ColourFact {
  hex: string
  where: string
  /** Times it stands there, or its share of a picture in per mille. */
  weight: number
}
export interface FontFact {
  name: string
  where: string
  weight: number
}
export interface TextFact {
  where: string
  text: string
}
/** A text and its ground that one rule sets. */
export interface PairFact {
  text: string
  ground: string
  where: string
}

export interface BrandFacts {
  /** In words: "HTML", "Word document". */
  kind: string
  colours: readonly ColourFact[]
  fonts: readonly FontFact[]
  texts: readonly TextFact[]
  pairs: readonly PairFact[]
  /** What could not be looked at in it. */
  notes: readonly string[]
}

/** Why a file cannot be read, as a sentence. */
export class BrandUnreadable extends Error {
  override readonly name = 'BrandUnreadable'
}

/** The same facts in the same place counted once, with their weight. */
export function gathered<Fact extends { where: string; weight: number }>(
  facts: readonly Fact[],
  of: (fact: Fact) => string,
): Fact[] {
  const found = new Map<string, Fact>()
  for (const fact of facts) {
    const key = `${of(fact)}\n${fact.where}`
    const before = found.get(key)
    found.set(key, before ? { ...before, weight: before.weight + fact.weight } : fact)
  }
  return [...found.values()]
}
