import { elements } from './elements'

/** An element and its share or mass, in any unit that is the same for all. */
export interface Portion {
  symbol: string
  amount: number
}

export interface Empirical {
  /** Whole numbers of atoms. */
  atoms: readonly { symbol: string; count: number; ratio: number; found: number; wanted: number }[]
  /** Grams per mole of the empirical formula. */
  mass: number
  /** By how many percentage points the worst element differs. */
  off: number
}

const mostTimes = 12
/** Percentage points by which an elemental analysis usually may differ. */
const allowance = 0.4

/**
 * The simplest whole numbers of atoms for a composition by mass: moles are masses over atomic weights, divided by the smallest, and
 * multiplied by the smallest number up to 12 with which the formula has each element within 0.4 percentage points; where none has, by the
 * best. Amounts must be above 0 and symbols known.
 */
export function empiricalFormula(portions: readonly Portion[]): Empirical {
  const total = portions.reduce((sum, { amount }) => sum + amount, 0)
  const weights = portions.map(({ symbol }) => elements.get(symbol)?.weight ?? 0)
  const moles = portions.map(({ amount }, at) => amount / (weights[at] ?? 1))
  const least = Math.min(...moles)
  const tried = Array.from({ length: mostTimes }, (_, at): Empirical => {
    const counts = moles.map((one) => Math.max(1, Math.round((one / least) * (at + 1))))
    const mass = counts.reduce((sum, count, place) => sum + count * (weights[place] ?? 0), 0)
    const atoms = portions.map(({ symbol, amount }, place) => ({
      symbol,
      count: counts[place] ?? 1,
      ratio: (moles[place] ?? 0) / least,
      found: ((counts[place] ?? 1) * (weights[place] ?? 0)) / mass,
      wanted: amount / total,
    }))
    return { atoms, mass, off: Math.max(...atoms.map(({ found, wanted }) => Math.abs(found - wanted) * 100)) }
  })
  const fitting = tried.find(({ off }) => off <= allowance)
  return fitting ?? tried.reduce((best, one) => (one.off < best.off ? one : best))
}
