/** What moves monthly recurring revenue within a month. All amounts are positive, also those that are lost. */
export interface MrrMovement {
  newMrr: number
  expansion: number
  contraction: number
  churnedMrr: number
}

/** Recurring revenue gained less that lost. */
export function netNewMrr({ newMrr, expansion, contraction, churnedMrr }: MrrMovement): number {
  return newMrr + expansion - contraction - churnedMrr
}

/** MRR at the end of a month that began with `opening`. */
export function closingMrr(opening: number, movement: MrrMovement): number {
  return opening + netNewMrr(movement)
}

/** Recurring revenue of a year at today's monthly rate. */
export function annualRecurringRevenue(mrr: number): number {
  return mrr * 12
}

/**
 * (New + expansion) ÷ (contraction + churn) of one period; undefined when nothing was lost. Source: M. Hamid, Numbers that
 * actually matter for founders, SaaStr Annual 2015.
 */
export function quickRatio({ newMrr, expansion, contraction, churnedMrr }: MrrMovement): number | undefined {
  const lost = contraction + churnedMrr
  return lost === 0 ? undefined : (newMrr + expansion) / lost
}

/** Movements of several months together. */
export function sumOfMovements(months: readonly MrrMovement[]): MrrMovement {
  const sum = (key: keyof MrrMovement) => months.reduce((total, month) => total + month[key], 0)
  return {
    newMrr: sum('newMrr'),
    expansion: sum('expansion'),
    contraction: sum('contraction'),
    churnedMrr: sum('churnedMrr'),
  }
}
