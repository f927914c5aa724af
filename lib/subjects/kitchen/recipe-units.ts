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

/** How often one amount goes into another; undefined where one is a weight, the other a volume and no density (g/mL) is known. */
export function timesIn(
  part: { amount: number; unit: RecipeUnit },
  whole: { amount: number; unit: RecipeUnit },
  density: number | undefined,
): number | undefined {
  const one = measured(part.amount, part.unit)
  const all = measured(whole.amount, whole.unit)
  if (one.measure === all.measure) return one.amount / all.amount
  if (one.measure === 'count' || all.measure === 'count' || density === undefined) return undefined
  return one.measure === 'volume' ? (one.amount * density) / all.amount : one.amount / (all.amount * density)
}
