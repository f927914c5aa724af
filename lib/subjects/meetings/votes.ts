/** Votes on one motion. */
export interface Vote {
  for: number
  against: number
  abstained: number
}

export type Outcome = 'carried' | 'lost' | 'tied' | 'none'

/** The simple majority of the votes cast: abstentions count for neither side, and a tie carries nothing. */
export function outcomeOf({ for: yes, against }: Vote): Outcome {
  if (yes + against === 0) return 'none'
  return yes > against ? 'carried' : yes < against ? 'lost' : 'tied'
}
