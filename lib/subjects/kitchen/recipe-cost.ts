import { problem, type Problem } from '@/lib/base/problem'
import { timesIn, type RecipeUnit } from './recipe-units'

/** A line of a recipe. One without a price is a sub-recipe of that name. */
export interface Ingredient {
  name?: string | undefined
  /** The sub-recipe that it belongs to; the dish where absent. */
  recipe?: string | undefined
  price?: number | undefined
  size?: number | undefined
  unit: RecipeUnit
  used: number
  usedUnit: RecipeUnit
  /** What is left after trimming, of what was bought; all where absent. */
  yield?: number | undefined
  /** g/mL. */
  density?: number | undefined
  /** Grams of one. */
  pieceWeight?: number | undefined
}

export interface SubRecipe {
  name: string
  makes: number
  unit: RecipeUnit
}

export interface CostedRecipe {
  /** By line: how much of it the dish needs, in its own unit, and what that costs; a line that stands for a sub-recipe costs 0 here. */
  lines: { needed: number; cost: number; isSub: boolean }[]
  /** By sub-recipe: what one batch of it costs, and how many the dish needs. */
  subs: { cost: number; batches: number }[]
}

const keyOf = (name: string | undefined) => (name ?? '').trim().toLowerCase()

type Found = Problem<'ingredients' | 'subs'>

/**
 * What a dish costs, sub-recipes followed down to what is bought: price × used ÷ (size × yield). Refuses units that cannot be compared,
 * lines without a price that name no sub-recipe, and sub-recipes that contain themselves.
 */
export function costRecipe(ingredients: readonly Ingredient[], subs: readonly SubRecipe[]): CostedRecipe | Found {
  const byName = new Map(subs.map((sub, at) => [keyOf(sub.name), at]))
  if (byName.size < subs.length) return problem('subs', 'must have a name of its own each')
  for (const [at, { recipe, name, price }] of ingredients.entries()) {
    if (recipe !== undefined && !byName.has(keyOf(recipe)))
      return problem('ingredients', `must belong to a sub-recipe of the list, on line ${at + 1}`)
    if (price === undefined && !byName.has(keyOf(name)))
      return problem('ingredients', `must have a price or the name of a sub-recipe, on line ${at + 1}`)
  }
  const order = inOrder(ingredients, subs, byName)
  if (!order) return problem('subs', 'must not contain itself, directly or by way of another')
  const batches = new Map<string, number>([['', 1]])
  const lines = ingredients.map(() => ({ needed: 0, cost: 0, isSub: false }))
  const packsOf = new Map<number, number>()
  for (const recipe of order) {
    const times = batches.get(recipe) ?? 0
    for (const [at, line] of ingredients.entries()) {
      if (keyOf(line.recipe) !== recipe) continue
      const part = line.price === undefined ? subs[byName.get(keyOf(line.name)) ?? 0] : undefined
      const bought = part ? { amount: part.makes, unit: part.unit } : { amount: line.size ?? 0, unit: line.unit }
      if (bought.amount <= 0) return problem('ingredients', `must have the size of the pack, on line ${at + 1}`)
      const share = timesIn({ amount: line.used, unit: line.usedUnit }, bought, line)
      if (share === undefined)
        return problem(
          'ingredients',
          `must be used in units of the pack, or have the grams of a piece or a density, on line ${at + 1}`,
        )
      const packs = share / (line.yield ?? 1)
      lines[at] = { needed: line.used * times, cost: packs * times * (line.price ?? 0), isSub: part !== undefined }
      packsOf.set(at, packs)
      if (part) batches.set(keyOf(part.name), (batches.get(keyOf(part.name)) ?? 0) + packs * times)
    }
  }
  const costs = new Map<string, number>()
  for (const recipe of order.toReversed()) {
    const cost = ingredients.reduce((sum, line, at) => {
      if (keyOf(line.recipe) !== recipe) return sum
      return sum + (packsOf.get(at) ?? 0) * (line.price ?? costs.get(keyOf(line.name)) ?? 0)
    }, 0)
    costs.set(recipe, cost)
  }
  return {
    lines,
    subs: subs.map(({ name }) => ({ cost: costs.get(keyOf(name)) ?? 0, batches: batches.get(keyOf(name)) ?? 0 })),
  }
}

/** The dish and its sub-recipes, each before those that it uses; undefined where one uses itself. */
function inOrder(
  ingredients: readonly Ingredient[],
  subs: readonly SubRecipe[],
  byName: ReadonlyMap<string, number>,
): string[] | undefined {
  const waiting = new Set(['', ...subs.map(({ name }) => keyOf(name))])
  const users = (recipe: string) =>
    ingredients.filter(
      (line) => line.price === undefined && byName.has(keyOf(line.name)) && keyOf(line.name) === recipe,
    )
  const order: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((recipe) => users(recipe).every((line) => !waiting.has(keyOf(line.recipe))))
    if (next === undefined) return undefined
    order.push(next)
    waiting.delete(next)
  }
  return order
}
