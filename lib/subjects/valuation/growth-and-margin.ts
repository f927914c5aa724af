/** Growth of a year and a margin of the same period, as fractions: 0.3 is 30%. */
export interface GrowthAndMargin {
  growth: number
  margin: number
}

/**
 * Growth and margin added up in percentage points, each times its weight: 30% and 10% are a score of 40.
 * Source: B. Feld, The Rule of 40% for a Healthy SaaS Company (2015), with weights of 1; Bessemer Venture Partners, Rule of X
 * (2023), with a weight of 2 to 3 for growth.
 */
export function growthScore({ growth, margin }: GrowthAndMargin, growthWeight = 1, marginWeight = 1): number {
  return (growth * growthWeight + margin * marginWeight) * 100
}
