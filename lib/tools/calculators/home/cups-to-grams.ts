import { choice, defineCalculator, number, problem, rows, sumOfTerms, text } from '@/lib/kits/calculator'
import { readAmount } from '@/lib/subjects/kitchen/amount'

const usCup = 236.5882365
const ounce = 28.349523125

/** Milliliters of a cup, a tablespoon and a teaspoon. */
const measures = {
  us: { cup: usCup, tbsp: usCup / 16, tsp: usCup / 48 },
  legal: { cup: 240, tbsp: 15, tsp: 5 },
  metric: { cup: 250, tbsp: 15, tsp: 5 },
  au: { cup: 250, tbsp: 20, tsp: 5 },
  jp: { cup: 200, tbsp: 15, tsp: 5 },
  uk: { cup: 284.130625, tbsp: 15, tsp: 5 },
} as const

/** Grams in a US cup, each read in two charts or more. */
const gramsInCup = {
  flour: 125,
  scooped: 150,
  bread: 130,
  cake: 115,
  sugar: 200,
  brown: 220,
  powdered: 120,
  butter: 227,
  cocoa: 85,
  honey: 340,
  oil: 220,
  milk: 240,
  water: 237,
  oats: 90,
  rice: 185,
  chips: 170,
} as const

const names = {
  flour: 'Flour, spooned and leveled',
  scooped: 'Flour, scooped from the bag',
  bread: 'Bread flour',
  cake: 'Cake flour',
  sugar: 'Sugar, granulated',
  brown: 'Brown sugar, packed',
  powdered: 'Powdered (icing) sugar',
  butter: 'Butter',
  cocoa: 'Cocoa powder',
  honey: 'Honey',
  oil: 'Vegetable oil',
  milk: 'Milk',
  water: 'Water',
  oats: 'Rolled oats',
  rice: 'White rice, uncooked',
  chips: 'Chocolate chips',
  own: 'Another (see More options)',
} as const

export default defineCalculator({
  inputs: {
    lines: rows('Recipe', {
      row: 'ingredient',
      ownLine: 'ingredient',
      columns: {
        amount: text('Amount', { maxLength: 12, placeholder: '1 1/2' }),
        unit: choice('Unit', {
          options: { cup: 'cups', tbsp: 'tablespoons', tsp: 'teaspoons', ml: 'mL', g: 'grams', oz: 'ounces (weight)' },
          initial: 'cup',
          as: 'menu',
        }),
        ingredient: choice('Ingredient', { options: names, initial: 'flour', as: 'search' }),
      },
      initial: [{ amount: '1', unit: 'cup', ingredient: 'flour' }],
      min: 1,
      max: 60,
      help: 'Fractions such as 3/4 or 1 1/2 are read. Grams and ounces are turned back into cups.',
    }),
    cup: choice('Cup', {
      options: {
        us: 'US cup, 236.6 mL',
        legal: 'US label cup, 240 mL',
        metric: 'Metric cup, 250 mL',
        au: 'Australia: 250 mL, tablespoon 20 mL',
        jp: 'Japan, 200 mL',
        uk: 'Old imperial cup, 284 mL',
      },
      initial: 'us',
      initialIn: { au: 'au', nz: 'metric', ca: 'metric', uk: 'metric', in: 'metric', jp: 'jp' },
      as: 'menu',
      help: 'Of the country the recipe comes from.',
    }),
    own: number('Grams in a US cup of another ingredient', {
      initial: 150,
      min: 1,
      max: 2000,
      unit: 'g',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Converted' },
    grams: { kind: 'number', label: 'All of it', unit: 'g', decimals: 0 },
    ounces: { kind: 'number', label: 'In ounces', unit: 'oz', decimals: 2 },
    milliliters: { kind: 'number', label: 'Volume', unit: 'mL', decimals: 0 },
    sticks: { kind: 'number', label: 'Sticks of butter', decimals: 2, optional: true },
    range: { kind: 'verdict', label: 'Flour', optional: true },
    list: {
      kind: 'table',
      label: 'Each ingredient',
      columns: {
        ingredient: { kind: 'text', label: 'Ingredient' },
        grams: { kind: 'number', label: 'Grams', decimals: 0 },
        ounces: { kind: 'number', label: 'Ounces', decimals: 2 },
        cups: { kind: 'number', label: 'Cups', decimals: 2 },
        tablespoons: { kind: 'number', label: 'Tablespoons', decimals: 1 },
        teaspoons: { kind: 'number', label: 'Teaspoons', decimals: 1 },
        milliliters: { kind: 'number', label: 'Milliliters', decimals: 0 },
      },
      totals: ['grams'],
    },
    chart: {
      kind: 'table',
      label: 'Grams in this cup',
      columns: {
        ingredient: { kind: 'text', label: 'Ingredient' },
        cup: { kind: 'number', label: '1 cup', unit: 'g', decimals: 0 },
        half: { kind: 'number', label: '1/2 cup', unit: 'g', decimals: 0 },
        third: { kind: 'number', label: '1/3 cup', unit: 'g', decimals: 0 },
        quarter: { kind: 'number', label: '1/4 cup', unit: 'g', decimals: 0 },
        tablespoon: { kind: 'number', label: '1 tablespoon', unit: 'g', decimals: 1 },
      },
    },
  },
  formula: 'Grams = amount × milliliters of the measure ÷ 236.588 × grams in a US cup of the ingredient',
  limits: [
    'A cup is a volume: how an ingredient was filled in moves flour and cocoa by a fifth, brown sugar by a tenth.',
    'Weights per cup are round averages of published charts; brands differ.',
    'Ounces are of weight. A fluid ounce of a recipe is 29.6 mL: enter it in mL.',
  ],
  sources: [
    {
      title: 'BakeProfit: Cups to Grams Conversion Chart',
      href: 'https://bakeprofit.com/blog/cups-to-grams-conversion',
    },
    {
      title: "America's Test Kitchen: Baking Conversion Chart",
      href: 'https://www.cooksillustrated.com/how_tos/5490-baking-conversion-chart',
    },
    {
      title: 'AskedWell: How do I convert cups to grams?',
      href: 'https://askedwell.com/pages/how-to-convert/cups-to-grams',
    },
    { title: 'Calcolatore: Cups to grams', href: 'https://calcolatore.online/en/cups-to-grams-converter/' },
    {
      title: 'US Trends: How many grams is 1 cup',
      href: 'https://ustrends.net/posts/amp/how-many-grams-is-1-cup-445221.html',
    },
    { title: 'The Update: How many cups in 400 grams', href: 'https://theupdate.ng/how-many-cups-in-400-grams' },
    {
      title: 'Karo Convert: Cups to milliliters (236.6, 240 and 250 mL)',
      href: 'https://karoconvert.com/guides/cups-to-milliliters.html',
    },
    {
      title: 'OurDailyCalc: Cooking measurement conversions (tablespoons of 14.8, 15 and 20 mL)',
      href: 'https://ourdailycalc.com/blog/cooking-measurement-conversion',
    },
  ],

  compute({ lines, cup, own }, { show }) {
    const sizes = measures[cup]
    const read: { ingredient: keyof typeof names; isWeight: boolean; grams: number; milliliters: number }[] = []
    for (const [at, { amount, unit, ingredient }] of lines.entries()) {
      const count = readAmount(amount, show.region)
      if (count === undefined || count > 1e6)
        return problem('lines', `must have an amount such as 2, 3/4 or 1 1/2 in row ${at + 1}`)
      const inMilliliter = (ingredient === 'own' ? own : gramsInCup[ingredient]) / usCup
      const isWeight = unit === 'g' || unit === 'oz'
      const milliliters = isWeight
        ? (count * (unit === 'oz' ? ounce : 1)) / inMilliliter
        : count * (unit === 'ml' ? 1 : sizes[unit])
      read.push({ ingredient, isWeight, grams: milliliters * inMilliliter, milliliters })
    }
    const grams = read.reduce((sum, one) => sum + one.grams, 0)
    const butter = read.reduce((sum, one) => sum + (one.ingredient === 'butter' ? one.grams : 0), 0)
    const milliliters = read.reduce((sum, one) => sum + one.milliliters, 0)
    const flour = read.reduce((sum, one) => sum + (one.ingredient === 'flour' && !one.isWeight ? one.grams : 0), 0)
    const [only] = read
    return {
      answer:
        read.length === 1 && only?.isWeight
          ? `${show.number(only.milliliters / sizes.cup, 2)}\u00A0cups`
          : `${show.number(grams, 0)}\u00A0g`,
      grams,
      ounces: grams / ounce,
      milliliters,
      sticks: butter === 0 ? undefined : butter / (4 * ounce),
      range:
        flour === 0
          ? undefined
          : {
              is: 'plain',
              says: `${show.number(flour, 0)} g if the flour is spooned in and leveled, about ${show.number((flour * gramsInCup.scooped) / gramsInCup.flour, 0)} g if the cup is pushed into the bag.`,
            },
      list: read.map((one) => ({
        ingredient: names[one.ingredient],
        grams: one.grams,
        ounces: one.grams / ounce,
        cups: one.milliliters / sizes.cup,
        tablespoons: one.milliliters / sizes.tbsp,
        teaspoons: one.milliliters / sizes.tsp,
        milliliters: one.milliliters,
      })),
      chart: Object.entries(gramsInCup).map(([key, inUsCup]) => {
        const full = (inUsCup * sizes.cup) / usCup
        return {
          ingredient: names[key as keyof typeof names],
          cup: full,
          half: full / 2,
          third: full / 3,
          quarter: full / 4,
          tablespoon: (inUsCup * sizes.tbsp) / usCup,
        }
      }),
    }
  },

  steps({ lines, cup, own }, { list }, show) {
    const [line] = lines
    const count = line && lines.length === 1 ? readAmount(line.amount, show.region) : undefined
    if (!line || count === undefined)
      return [
        {
          gives: 'grams',
          is: sumOfTerms(list.length, 60, (at) => `{list.${at}.grams}`),
        },
      ]
    const exactly = (value: number) => ({ kind: 'number', value }) as const
    const inCup = exactly(line.ingredient === 'own' ? own : gramsInCup[line.ingredient])
    const isWeight = line.unit === 'g' || line.unit === 'oz'
    const size = { ...measures[cup], ml: 1, g: 1, oz: ounce }[line.unit]
    return [
      isWeight
        ? { gives: 'grams', is: '{count} × {size}', with: { count: exactly(count), size: exactly(size) } }
        : { gives: 'milliliters', is: '{count} × {size}', with: { count: exactly(count), size: exactly(size) } },
      isWeight
        ? { gives: 'milliliters', is: '{grams} ÷ {inCup} × {usCup}', with: { inCup, usCup: exactly(usCup) } }
        : { gives: 'grams', is: '{milliliters} ÷ {usCup} × {inCup}', with: { inCup, usCup: exactly(usCup) } },
      { gives: 'ounces', is: '{grams} ÷ {ounce}', with: { ounce: exactly(ounce) } },
    ]
  },

  examples: [
    {
      name: 'Cookies from an American book',
      given: {
        lines: [
          { amount: '2 1/4', unit: 'cup', ingredient: 'flour' },
          { amount: '1', unit: 'cup', ingredient: 'butter' },
          { amount: '3/4', unit: 'cup', ingredient: 'sugar' },
          { amount: '3/4', unit: 'cup', ingredient: 'brown' },
          { amount: '2', unit: 'cup', ingredient: 'chips' },
        ],
        cup: 'us',
      },
      expect: { grams: 1163.25, sticks: 2, list: { at: { 0: { grams: 281.25 } } } },
    },
    {
      name: 'A bag of flour in cups',
      given: { lines: [{ amount: '500', unit: 'g', ingredient: 'flour' }], cup: 'us' },
      expect: { answer: '4.00\u00A0cups' },
    },
  ],
})
