import { choice, defineCalculator, integer, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { costRecipe } from '@/lib/subjects/kitchen/recipe-cost'
import { recipeUnits } from '@/lib/subjects/kitchen/recipe-units'

const share = { kind: 'percent', decimals: 1 } as const
const most = 1e9
const work = { section: 'Work and packaging', refines: true } as const

export default defineCalculator({
  inputs: {
    ingredients: rows('Ingredients', {
      row: 'ingredient',
      columns: {
        name: text('Ingredient', { optional: true, maxLength: 60 }),
        used: number('Used', { min: 0, max: most }),
        usedUnit: choice('Unit used', { options: recipeUnits, initial: 'g', as: 'menu' }),
        price: money('Pack price', { optional: true, max: most }),
        size: number('Pack size', { optional: true, above: 0, max: most }),
        unit: choice('Unit of the pack', { options: recipeUnits, initial: 'kg', as: 'menu' }),
        yield: percent('Usable', { optional: true, above: 0, max: 1 }),
        density: number('g per mL', { optional: true, above: 0, max: 25 }),
        pieceWeight: number('g per piece', { optional: true, above: 0, max: 1e6 }),
        recipe: text('Part of', { optional: true, maxLength: 60 }),
        allergens: text('Allergens', { optional: true, maxLength: 100 }),
      },
      initial: [
        { name: 'Flour', used: 500, usedUnit: 'g', price: 1.1, size: 1, unit: 'kg', allergens: 'gluten' },
        { name: 'Tomatoes', used: 800, usedUnit: 'g', price: 2.9, size: 1, unit: 'kg', yield: 0.9 },
        { name: 'Mozzarella', used: 400, usedUnit: 'g', price: 8.4, size: 1, unit: 'kg', allergens: 'milk' },
        { name: 'Olive oil', used: 40, usedUnit: 'ml', price: 9.5, size: 1, unit: 'l' },
        { name: 'Yeast', used: 7, usedUnit: 'g', price: 0.6, size: 42, unit: 'g' },
      ],
      min: 1,
      max: 100,
      ownLine: 'name',
      help: 'Usable is what trimming leaves; empty is all. A weight bought by volume, or the other way round, needs the grams of a milliliter; pieces or dozens that are used by weight need the grams of a piece. A line without a price takes its cost from the sub-recipe of that name.',
    }),
    portions: number('Portions', { initial: 4, above: 0, max: most }),
    target: percent('Food cost you aim for', {
      initial: 0.3,
      above: 0,
      max: 1,
      slider: { from: 0.1, to: 0.6, step: 0.005 },
    }),
    current: money('Your price of a portion', { optional: true, above: 0, max: most, help: 'Without sales tax.' }),
    scale: number('Scale the recipe by', { initial: 1, above: 0, max: 1e5, unit: '×' }),
    subs: rows('Sub-recipes', {
      row: 'sub-recipe',
      columns: {
        name: text('Name', { maxLength: 60 }),
        makes: number('Makes', { above: 0, max: most }),
        unit: choice('Unit', { options: recipeUnits, initial: 'g', as: 'menu' }),
      },
      initial: [],
      min: 0,
      max: 20,
      help: 'A sauce or a dough that the dish uses. Lines that say “Part of” its name make it up.',
      refines: true,
    }),
    minutes: number('Work on the batch', { initial: 0, min: 0, max: 1e6, unit: 'min', ...work }),
    wage: money('An hour of work', { initial: 0, max: 1e6, help: 'With payroll taxes.', ...work }),
    packaging: money('Packaging of a portion', { initial: 0, max: 1e6, ...work }),
    spare: integer('Portions lost or tasted', {
      initial: 0,
      max: 1e6,
      help: 'Of those above; the others carry their cost.',
      ...work,
    }),
  },
  outputs: {
    portion: { kind: 'money', label: 'Cost of a portion', decimals: 3 },
    batch: { kind: 'money', label: 'Cost of the batch' },
    food: { kind: 'money', label: 'Ingredients of a portion', decimals: 3 },
    price: { kind: 'money', label: 'Price at your aim', help: 'From ingredients alone, without sales tax.' },
    foodShare: { ...share, label: 'Food cost at your price', optional: true },
    margin: {
      kind: 'money',
      label: 'Left of your price',
      optional: true,
      help: 'After ingredients, work and packaging.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    ingredientCost: { kind: 'money', label: 'Ingredients', section: 'The batch' },
    labour: { kind: 'money', label: 'Work', section: 'The batch' },
    wrapping: { kind: 'money', label: 'Packaging', section: 'The batch' },
    sold: { kind: 'number', label: 'Portions sold', section: 'The batch' },
    scaledPortions: { kind: 'number', label: 'Portions of the scaled recipe', section: 'The batch' },
    scaledCost: { kind: 'money', label: 'Ingredients of the scaled recipe', section: 'The batch' },
    allergens: { kind: 'text', label: 'Allergens entered', optional: true, section: 'The batch' },
    table: {
      kind: 'table',
      label: 'By ingredient',
      columns: {
        name: { kind: 'text', label: 'Ingredient' },
        recipe: { kind: 'text', label: 'Part of' },
        needed: { kind: 'number', label: 'For the dish', decimals: 3 },
        unit: { kind: 'text', label: 'Unit' },
        cost: { kind: 'money', label: 'Cost', decimals: 3 },
        share: { ...share, label: 'Share' },
        scaled: { kind: 'number', label: 'Scaled', decimals: 3 },
      },
      totals: ['cost', 'share'],
    },
    subTable: {
      kind: 'table',
      label: 'Sub-recipes',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Sub-recipe' },
        cost: { kind: 'money', label: 'Cost of one batch', decimals: 3 },
        unitCost: { kind: 'money', label: 'For one unit', decimals: 4 },
        unit: { kind: 'text', label: 'Unit' },
        batches: { kind: 'number', label: 'Batches for the dish', decimals: 3 },
      },
    },
  },
  formula:
    'Cost of an ingredient = pack price × amount used ÷ (pack size × usable share). Batch = ingredients + work + packaging. Portion = batch ÷ portions sold. Price at your aim = ingredients of a portion ÷ food cost aimed for',
  limits: [
    'Amounts are those that go into the dish, after peeling and trimming. What cooking takes away is in the number of portions.',
    'Allergens are those you enter. Read labels; the list of a law may name more.',
    'The scaled recipe keeps proportions. Time, salt, yeast and the size of pans do not always follow.',
    'Rent, energy and other overheads are not in the cost.',
  ],
  sources: [
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    {
      title: 'Penn State, Chapter 7: Recipe and Menu Costing (after the BC Cook Articulation Committee)',
      href: 'https://psu.pb.unizin.org/hmd329/chapter/ch7/',
    },
  ],

  compute(values, { show }) {
    const { ingredients, subs, portions, target, current, scale, minutes, wage, packaging, spare } = values
    const sold = portions - spare
    if (sold <= 0) return problem('spare', 'must be fewer than the portions')
    const costed = costRecipe(ingredients, subs)
    if ('problem' in costed) return costed
    const bought = ingredients.flatMap((line, at) => {
      const found = costed.lines[at]
      return found && !found.isSub && found.needed > 0 ? [{ line, ...found, at }] : []
    })
    const ingredientCost = bought.reduce((sum, { cost }) => sum + cost, 0)
    const labour = (minutes / 60) * wage
    const wrapping = packaging * portions
    const batch = ingredientCost + labour + wrapping
    const food = ingredientCost / sold
    const allergens = [
      ...new Set(
        bought.flatMap(({ line }) => (line.allergens ?? '').split(/[,;]/)).map((one) => one.trim().toLowerCase()),
      ),
    ].filter((one) => one !== '')
    const table = bought.map(({ line, needed, cost, at }) => ({
      name: line.name || `Ingredient ${at + 1}`,
      recipe: line.recipe ?? null,
      needed,
      unit: recipeUnits[line.usedUnit],
      cost,
      share: ingredientCost > 0 ? cost / ingredientCost : null,
      scaled: needed * scale,
    }))
    return {
      portion: batch / sold,
      batch,
      food,
      price: food / target,
      foodShare: current === undefined ? undefined : food / current,
      margin: current === undefined ? undefined : current - batch / sold,
      verdict: worded(table, current === undefined ? undefined : food / current, target, show),
      ingredientCost,
      labour,
      wrapping,
      sold,
      scaledPortions: portions * scale,
      scaledCost: ingredientCost * scale,
      allergens: allergens.length > 0 ? allergens.toSorted().join(', ') : undefined,
      table,
      subTable:
        subs.length === 0
          ? undefined
          : subs.map(({ name, makes, unit }, at) => ({
              name,
              cost: costed.subs[at]?.cost ?? 0,
              unitCost: (costed.subs[at]?.cost ?? 0) / makes,
              unit: recipeUnits[unit],
              batches: costed.subs[at]?.batches ?? 0,
            })),
    }
  },

  steps: [
    { gives: 'ingredientCost', is: '{table.cost}' },
    { gives: 'labour', is: '{minutes} ÷ 60 × {wage}' },
    { gives: 'wrapping', is: '{packaging} × {portions}' },
    { gives: 'batch', is: '{ingredientCost} + {labour} + {wrapping}' },
    { gives: 'sold', is: '{portions} − {spare}' },
    { gives: 'portion', is: '{batch} ÷ {sold}' },
    { gives: 'food', is: '{ingredientCost} ÷ {sold}' },
    { gives: 'price', is: '{ingredientCost} ÷ {sold} ÷ {target}' },
    { gives: 'foodShare', is: '{ingredientCost} ÷ {sold} ÷ {current}' },
    { gives: 'margin', is: '{current} − {portion}' },
    { gives: 'scaledCost', is: '{ingredientCost} × {scale}' },
  ],

  charts: [{ kind: 'bar', title: 'Cost by ingredient', of: 'table', x: 'name', y: ['cost'] }],
  examples: [
    {
      name: 'Apple tart for ten',
      given: {
        ingredients: [
          { name: 'Apples', used: 1500, usedUnit: 'g', price: 2.4, size: 1, unit: 'kg', yield: 0.75 },
          { name: 'Pastry', used: 600, usedUnit: 'g', unit: 'g' },
          {
            name: 'Flour',
            used: 500,
            usedUnit: 'g',
            price: 1.2,
            size: 1,
            unit: 'kg',
            recipe: 'Pastry',
            allergens: 'gluten',
          },
          {
            name: 'Butter',
            used: 300,
            usedUnit: 'g',
            price: 2.5,
            size: 250,
            unit: 'g',
            recipe: 'Pastry',
            allergens: 'milk',
          },
        ],
        subs: [{ name: 'Pastry', makes: 900, unit: 'g' }],
        portions: 10,
        target: 0.25,
        current: 3.9,
        scale: 3,
        minutes: 45,
        wage: 20,
        packaging: 0,
        spare: 0,
      },
      expect: {
        ingredientCost: 7.2,
        labour: 15,
        batch: 22.2,
        portion: 2.22,
        food: 0.72,
        price: 2.88,
        foodShare: 0.184615,
      },
    },
  ],
})

function worded(
  rows: readonly { name: string; cost: number; share: number | null }[],
  foodShare: number | undefined,
  target: number,
  show: Show,
): Verdict {
  const first = rows.find((row) => row.cost === Math.max(...rows.map(({ cost }) => cost)))
  const dearest =
    first && first.share !== null ? `${first.name} is ${show.percent(first.share, 1)} of the ingredients.` : ''
  if (foodShare === undefined) return { is: 'plain', says: dearest || 'The ingredients cost nothing.' }
  const shown = show.percent(foodShare, 1)
  if (foodShare > target + 5e-10)
    return { is: 'bad', says: `Food takes ${shown} of your price, more than your aim. ${dearest}` }
  return { is: 'good', says: `Food takes ${shown} of your price, within your aim. ${dearest}` }
}
