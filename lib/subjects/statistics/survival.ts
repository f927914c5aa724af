export interface Spell {
  /** How long it was watched, in any unit. */
  time: number
  /** Whether it ended then, or was only watched until then (censored). */
  ended: boolean
}
export interface SurvivalStep {
  time: number
  /** Still watched just before this time. */
  atRisk: number
  ended: number
  /** Estimated share that lasts longer than this time. */
  survives: number
}

/**
 * The product-limit estimate of how long spells last, one step for each time at which some ended. What is censored at such a time was still
 * at risk then. Source: R's survival::survfit.
 */
export function productLimit(spells: readonly Spell[]): SurvivalStep[] {
  const sorted = [...spells].sort((one, other) => one.time - other.time)
  const steps: SurvivalStep[] = []
  let survives = 1
  for (let at = 0; at < sorted.length;) {
    const time = sorted[at]?.time ?? 0
    const next = sorted.findIndex((spell, index) => index >= at && spell.time > time)
    const same = sorted.slice(at, next === -1 ? undefined : next)
    const atRisk = sorted.length - at
    const ended = same.filter((spell) => spell.ended).length
    if (ended > 0) {
      survives *= 1 - ended / atRisk
      steps.push({ time, atRisk, ended, survives })
    }
    at += same.length
  }
  return steps
}

/** Estimated share that lasts longer than `time`; undefined beyond the longest time watched, where nobody was seen. */
export function survivalAt(steps: readonly SurvivalStep[], time: number, longest: number): number | undefined {
  if (time > longest) return undefined
  return steps.findLast((step) => step.time <= time)?.survives ?? 1
}

/** The first time at which no more than half last; undefined where more than half are left at the last one. */
export function medianSurvival(steps: readonly SurvivalStep[]): number | undefined {
  return steps.find(({ survives }) => survives <= 0.5 + 1e-12)?.time
}
