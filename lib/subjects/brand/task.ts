import type { BrandFacts } from './facts'
import { judgeBrand, knownColours } from './judge'
import type { BrandProfile, Judged } from './profile'

export interface BrandQuestion {
  file: File
  profile: BrandProfile
}

/** Of a file: what the page shows of it. */
export interface BrandAnswer extends Judged {
  kind: string
  /** Its weightiest colours. */
  colours: readonly string[]
  fonts: readonly string[]
  /** Colours of the profile that are none. */
  wrong: readonly string[]
  notes: readonly string[]
}

const mostColours = 12
const mostBreaches = 500

/** A file's facts and what breaks a rule in them; of many breaches the first are kept, and a note says so. */
export function brandAnswer(facts: BrandFacts, profile: BrandProfile): BrandAnswer {
  const { breaches, scores } = judgeBrand(facts, profile)
  const weights = new Map<string, number>()
  for (const { hex, weight } of facts.colours) weights.set(hex, (weights.get(hex) ?? 0) + weight)
  const more = breaches.length - mostBreaches
  return {
    kind: facts.kind,
    colours: [...weights]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostColours)
      .map(([hex]) => hex),
    fonts: [...new Set(facts.fonts.map(({ name }) => name))],
    wrong: knownColours(profile.colours).wrong,
    breaches: breaches.slice(0, mostBreaches),
    scores,
    notes: more > 0 ? [...facts.notes, `${String(more)} more places are not listed.`] : facts.notes,
  }
}
