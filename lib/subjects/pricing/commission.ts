import { bracketTax, type Bracket } from '@/lib/subjects/tax/brackets'

/** A plan by which sales are paid. Amounts are money, shares are fractions; the base is what is credited to one person. */
export type CommissionPlan =
  | { kind: 'flat'; rate: number; threshold: number; paysAll: boolean; quota: number; accelerator: number }
  | { kind: 'marginal' | 'retroactive'; tiers: readonly Bracket[] }

/**
 * Commission on a credited base, unrounded and before any cap. A flat plan pays above its threshold, or on everything once that is
 * passed, and `accelerator` times the rate above the quota. Marginal tiers pay each part at the rate of its own tier; retroactive ones
 * pay the whole base at the rate of the tier that it has reached. A negative base is taken back at the lowest rate.
 * Tiers rise. Source: WorldatWork, sales compensation terms (threshold, accelerator, cap, retroactive rate).
 */
export function commissionOn(base: number, plan: CommissionPlan): number {
  if ('tiers' in plan) {
    if (base < 0) return base * (plan.tiers[0]?.rate ?? 0)
    if (plan.kind === 'marginal') return bracketTax(base, plan.tiers)
    return base * (tierReached(base, plan.tiers)?.rate ?? 0)
  }
  const { rate, threshold, paysAll, quota, accelerator } = plan
  if (base < 0) return base * rate
  if (base < threshold) return 0
  const above = Math.max(0, base - quota)
  return rate * (base - (paysAll ? 0 : threshold)) + rate * (accelerator - 1) * above
}

/** The highest tier whose beginning the base has reached; nothing below the first. */
export function tierReached(base: number, tiers: readonly Bracket[]): Bracket | undefined {
  return tiers.findLast(({ over }) => base >= over)
}
