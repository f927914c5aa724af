import { holdsOf, measureOf, packUnits, type Measure } from '@/lib/subjects/pricing/pack-units'

/** Units in which ingredients are bought and measured: those of packs, and spoons, cups and dozens. */
export const recipeUnits = {
  ...packUnits,
  dozen: 'dozen',
  cupUs: 'US cup',
  tbspUs: 'US tablespoon',
  tspUs: 'US teaspoon',
  cup: 'metric cup (250 mL)',
  tbsp: 'tablespoon (15 mL)',
  tsp: 'teaspoon (5 mL)',
} as const
export type RecipeUnit = keyof typeof recipeUnits

const inUsGallon = { cupUs: 16, tbspUs: 256, tspUs: 768 } as const
const inMillilitres = { cup: 250, tbsp: 15, tsp: 5 } as const

/** An amount as weight in grams, volume in milliliters or pieces. Source: NIST Handbook 44, appendix C. */
export function measured(amount: number, unit: RecipeUnit): { measure: Measure; amount: number } {
  if (unit === 'dozen') return { measure: 'count', amount: amount * 12 }
  if (unit === 'cup' || unit === 'tbsp' || unit === 'tsp')
    return { measure: 'volume', amount: amount * inMillilitres[unit] }
  if (unit === 'cupUs' || unit === 'tbspUs' || unit === 'tspUs')
    return { measure: 'volume', amount: (amount * holdsOf('galUs')) / inUsGallon[unit] }
  return { measure: measureOf(unit), amount: amount * holdsOf(unit) }
}

/** What one thing weighs by another measure: grams of a milliliter, grams of a piece. */
export interface Weights {
  density?: number | undefined
  pieceWeight?: number | undefined
}

function gramsOf({ measure, amount }: { measure: Measure; amount: number }, { density, pieceWeight }: Weights) {
  const times = { weight: 1, volume: density, count: pieceWeight }[measure]
  return times === undefined ? undefined : amount * times
}

/** How often one amount goes into another; undefined where their measures differ and the weights that join them are not known. */
export function timesIn(
  part: { amount: number; unit: RecipeUnit },
  whole: { amount: number; unit: RecipeUnit },
  weights: Weights,
): number | undefined {
  const one = measured(part.amount, part.unit)
  const all = measured(whole.amount, whole.unit)
  if (one.measure === all.measure) return one.amount / all.amount
  const [light, heavy] = [gramsOf(one, weights), gramsOf(all, weights)]
  return light === undefined || heavy === undefined ? undefined : light / heavy
}
