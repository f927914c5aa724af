/** Shares of one round. */
export interface ShareClass {
  /** The part of all shares, fully diluted, as a fraction. */
  part: number
  /** What the class may take before ordinary shares; 0 for ordinary shares. */
  preference: number
}

export interface LiquidationTerms {
  /** Whether a preference is paid and the class shares in the rest as well, or must choose. */
  participating: boolean
  /** Later rounds before earlier ones, or all at once in proportion. */
  seniority: 'latest first' | 'together'
}

/**
 * What each class receives when the whole firm is sold for `proceeds`; `classes` in the order of their rounds, with parts that add up
 * to at most 1 (the rest are ordinary shares of others). A class that does not participate takes its preference or its part,
 * whichever is more, knowing what the others do: those whose preference is lowest for their part convert first.
 * Source: NVCA Model Certificate of Incorporation, Liquidation, Dissolution or Winding Up.
 */
export function liquidationPayouts(
  proceeds: number,
  classes: readonly ShareClass[],
  { participating, seniority }: LiquidationTerms,
): number[] {
  const common = 1 - classes.reduce((sum, { part }) => sum + part, 0)
  const bars = classes.map(({ part, preference }) => (part > 0 ? preference / part : Infinity))
  const order = classes.map((_, at) => at).sort((one, other) => (bars[one] ?? 0) - (bars[other] ?? 0))
  let payouts = paid(new Set())
  if (participating) return payouts
  const converted = new Set<number>()
  for (const at of order) {
    const next = new Set([...converted, at])
    const trial = paid(next)
    if ((trial[at] ?? 0) < (payouts[at] ?? 0)) break
    converted.add(at)
    payouts = trial
  }
  return payouts

  /** With these classes taking their part instead of their preference. */
  function paid(converting: ReadonlySet<number>): number[] {
    const claims = classes.map(({ preference }, at) => (converting.has(at) ? 0 : preference))
    const first = preferencesPaid(proceeds, claims, seniority)
    const left = proceeds - first.reduce((sum, amount) => sum + amount, 0)
    const sharing = classes.map(({ part }, at) => (participating || converting.has(at) ? part : 0))
    const parts = common + sharing.reduce((sum, part) => sum + part, 0)
    return first.map((amount, at) => amount + (parts > 0 ? (left * (sharing[at] ?? 0)) / parts : 0))
  }
}

function preferencesPaid(
  proceeds: number,
  claims: readonly number[],
  seniority: LiquidationTerms['seniority'],
): number[] {
  const all = claims.reduce((sum, claim) => sum + claim, 0)
  if (seniority === 'together') return claims.map((claim) => claim * (all > proceeds ? proceeds / all : 1))
  let left = proceeds
  return claims
    .map((_, at) => claims[claims.length - 1 - at] ?? 0)
    .map((claim) => {
      const amount = Math.min(claim, left)
      left -= amount
      return amount
    })
    .reverse()
}
