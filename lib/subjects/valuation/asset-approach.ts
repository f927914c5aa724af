/** A claim on what assets bring in. Lower ranks are paid first. */
export interface Claim {
  rank: number
  amount: number
}

/**
 * What each claim is paid out of `available`: ranks one after the other, claims of one rank in proportion. What is left over belongs
 * to the owners. Amounts in money; `available` below 0 counts as nothing.
 */
export function paidByRank(available: number, claims: readonly Claim[]): number[] {
  const paid = claims.map(() => 0)
  let left = Math.max(0, available)
  for (const rank of [...new Set(claims.map((claim) => claim.rank))].sort((a, b) => a - b)) {
    const owed = claims.reduce((sum, claim) => sum + (claim.rank === rank ? claim.amount : 0), 0)
    const part = owed > left ? left / owed : 1
    claims.forEach((claim, at) => {
      if (claim.rank === rank) paid[at] = claim.amount * part
    })
    left -= owed * part
  }
  return paid
}
