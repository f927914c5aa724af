export interface Stake {
  coins: number
  /** A year, as a fraction, after the commission of the validator. */
  rate: number
  /** Times a year that rewards are added to the stake; 0 for never, Infinity for at every block. */
  claimsPerYear: number
  /** Coins that each claim costs. */
  claimCost: number
}

/** The yearly yield of a rate that is compounded `times` a year, as a fraction: (1 + rate ÷ times)^times − 1; 0 times never, Infinity continuously. Source: OpenFormula, function EFFECT. */
export function stakingYield(rate: number, times: number): number {
  if (times === 0) return rate
  return times === Infinity ? Math.expm1(rate) : Math.expm1(times * Math.log1p(rate / times))
}

/** Whether the first claim brings more than it costs; where none is made or it costs nothing, always. */
export function claimPays({ coins, rate, claimsPerYear, claimCost }: Stake): boolean {
  if (claimsPerYear === 0 || claimsPerYear === Infinity || claimCost === 0) return true
  return (coins * rate) / claimsPerYear > claimCost
}

/**
 * Coins after `years`, rewards included. Each claim costs `claimCost` and stakes the rest; what a begun period has earned is
 * counted. Rewards that are never claimed, or whose claim costs more than it brings, stay simple and are claimed once at the
 * end if that pays.
 */
export function stakeAfter(stake: Stake, years: number): number {
  const { coins, rate, claimsPerYear, claimCost } = stake
  if (claimsPerYear === Infinity) return coins * Math.exp(rate * years)
  if (claimsPerYear === 0 || !claimPays(stake)) return coins + Math.max(0, coins * rate * years - claimCost)
  const claims = Math.floor(years * claimsPerYear + 1e-9)
  const growth = (1 + rate / claimsPerYear) ** claims
  const balance = coins * growth - (rate === 0 ? 0 : (claimCost * (growth - 1) * claimsPerYear) / rate)
  return balance * (1 + rate * Math.max(0, years - claims / claimsPerYear))
}

/** The number of claims a year, from 1 to 365, after which most coins are there at the end of a year; `undefined` where no claim pays. */
export function bestClaims(stake: Omit<Stake, 'claimsPerYear'>): number | undefined {
  let best: number | undefined
  let most = stake.coins
  for (let claims = 1; claims <= 365; claims++) {
    const one = { ...stake, claimsPerYear: claims }
    const after = claimPays(one) ? stakeAfter(one, 1) : 0
    if (after > most) [best, most] = [claims, after]
  }
  return best
}
