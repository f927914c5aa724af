import { choice, defineCalculator, integer, number, percent, problem } from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import { activityFactors } from '@/lib/subjects/health/energy-need'
import { mifflinStJeor } from '@/lib/subjects/health/resting-energy'

/** Atwater's general factors, kcal in a gram. */
const inGram = { protein: 4, carbohydrate: 4, fat: 9 } as const
/** Shares of energy that the Dietary Reference Intakes accept for adults. */
const accepted = { protein: [0.1, 0.35], carbohydrate: [0.45, 0.65], fat: [0.2, 0.35] } as const
const fibreInKilocalorie = 14 / 1000

type Nutrient = keyof typeof inGram
type Shares = Readonly<Record<Nutrient, number>>
const names = { protein: 'Protein', carbohydrate: 'Carbohydrate', fat: 'Fat' } as const
const nutrients = ['protein', 'carbohydrate', 'fat'] as const

const presets: Readonly<Record<'balanced' | 'protein' | 'low', Shares>> = {
  balanced: { protein: 0.2, carbohydrate: 0.5, fat: 0.3 },
  protein: { protein: 0.3, carbohydrate: 0.4, fat: 0.3 },
  low: { protein: 0.3, carbohydrate: 0.2, fat: 0.5 },
}

const typed = { field: 'from', is: 'typed' } as const
const estimated = { field: 'from', is: 'body' } as const
const ownShares = { field: 'split', is: 'own' } as const
const byWeight = { field: 'split', is: 'weight' } as const

export default defineCalculator({
  inputs: {
    from: choice('Energy', { options: { typed: 'I know my kcal', body: 'Estimate it' }, initial: 'typed' }),
    energy: number('Kilocalories a day', { unit: 'kcal', initial: 2000, min: 500, max: 10_000, shownWhen: typed }),
    sex: { ...sex, shownWhen: estimated },
    age: { ...adultAge, shownWhen: estimated },
    height: { ...height, shownWhen: estimated },
    weight: { ...weight, help: 'Your own, for the grams of protein on each kilogram of it.' },
    activity: choice('Activity', {
      options: {
        sedentary: 'Sedentary (× 1.2)',
        light: 'Light (× 1.375)',
        moderate: 'Moderate (× 1.55)',
        hard: 'Hard (× 1.725)',
        extra: 'Very hard (× 1.9)',
      },
      initial: 'light',
      as: 'menu',
      shownWhen: estimated,
    }),
    change: number('Change for your goal', {
      unit: 'kcal',
      initial: 0,
      min: -1000,
      max: 1000,
      help: 'Below 0 to lose weight, above it to gain.',
      shownWhen: estimated,
      refines: true,
    }),
    split: choice('Split', {
      options: {
        balanced: 'Balanced: 20, 50, 30%',
        protein: 'Higher protein: 30, 40, 30%',
        low: 'Low carbohydrate: 30, 20, 50%',
        own: 'My own shares',
        weight: 'Protein by body weight',
      },
      initial: 'balanced',
      as: 'menu',
      help: 'Shares of protein, carbohydrate and fat.',
    }),
    proteinShare: percent('Protein', { initial: 0.25, max: 1, slider: { to: 1, step: 0.05 }, shownWhen: ownShares }),
    carbohydrateShare: percent('Carbohydrate', {
      initial: 0.45,
      max: 1,
      slider: { to: 1, step: 0.05 },
      shownWhen: ownShares,
    }),
    fatShare: percent('Fat', { initial: 0.3, max: 1, slider: { to: 1, step: 0.05 }, shownWhen: ownShares }),
    perKilogram: number('Protein for each kilogram', {
      unit: 'g',
      initial: 1.6,
      min: 0.4,
      max: 4,
      slider: { from: 0.8, to: 2.4, step: 0.1 },
      shownWhen: byWeight,
    }),
    fatOfEnergy: percent('Fat, of the energy', {
      initial: 0.3,
      max: 0.9,
      slider: { from: 0.1, to: 0.6, step: 0.05 },
      shownWhen: byWeight,
    }),
    meals: integer('Meals a day', { initial: 3, min: 1, max: 12, refines: true }),
  },
  outputs: {
    protein: { kind: 'number', label: 'Protein a day', decimals: 0, unit: 'g' },
    carbohydrate: { kind: 'number', label: 'Carbohydrate a day', decimals: 0, unit: 'g' },
    fat: { kind: 'number', label: 'Fat a day', decimals: 0, unit: 'g' },
    total: { kind: 'number', label: 'Energy', decimals: 0, unit: 'kcal' },
    fibre: {
      kind: 'number',
      label: 'Fiber to aim at',
      decimals: 0,
      unit: 'g',
      help: 'The adequate intake is 14 g for each 1,000 kcal.',
    },
    proteinOnWeight: { kind: 'number', label: 'Protein on a kilogram of yours', decimals: 2, unit: 'g' },
    note: { kind: 'verdict', label: 'Against the accepted ranges' },
    parts: {
      kind: 'table',
      label: 'A day and a meal',
      totals: ['kilocalories'],
      columns: {
        name: { kind: 'text', label: 'Nutrient' },
        share: { kind: 'percent', label: 'Of energy', decimals: 0 },
        grams: { kind: 'number', label: 'A day', decimals: 0, unit: 'g' },
        kilocalories: { kind: 'number', label: 'Energy', decimals: 0, unit: 'kcal' },
        perMeal: { kind: 'number', label: 'A meal', decimals: 0, unit: 'g' },
        accepted: { kind: 'text', label: 'Accepted range' },
      },
    },
  },
  formula: 'Grams = energy × share ÷ 4 for protein and carbohydrate, ÷ 9 for fat',
  limits: [
    'The accepted ranges are for healthy adults; children have others.',
    'Kidney or liver disease, diabetes treated with insulin, pregnancy and breastfeeding need a dietitian.',
    'The factors 4, 4 and 9 are averages of mixed food; alcohol (about 7 kcal in a gram) and sugar alcohols are not counted.',
    'The presets are conventions of dieting and not recommendations.',
    'It is arithmetic about food and no medical advice.',
  ],
  sources: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005), acceptable macronutrient distribution ranges and adequate intake of fiber',
      href: 'https://doi.org/10.17226/10490',
    },
    {
      title:
        'Food and Agriculture Organization: Food energy, methods of analysis and conversion factors, Food and Nutrition Paper 77 (2003), Atwater general factors',
      href: 'https://www.fao.org/3/y5022e/y5022e00.htm',
    },
  ],

  compute(values) {
    const { from, energy, activity, change, meals } = values
    const total = from === 'typed' ? energy : mifflinStJeor(values) * activityFactors[activity] + change
    if (total < 500) return problem('change', 'must leave at least 500 kcal a day')
    const shares = sharesOf(values, total)
    if (shares === undefined) return problem('proteinShare', 'must come to 100% together with carbohydrate and fat')
    if (shares.carbohydrate < 0)
      return problem('perKilogram', 'must leave energy for fat: protein and fat together take more than the day has')
    const grams = (one: Nutrient) => (total * shares[one]) / inGram[one]
    return {
      protein: grams('protein'),
      carbohydrate: grams('carbohydrate'),
      fat: grams('fat'),
      total,
      fibre: total * fibreInKilocalorie,
      proteinOnWeight: grams('protein') / values.weight,
      note: noteOn(shares),
      parts: nutrients.map((one) => ({
        name: names[one],
        share: shares[one],
        grams: grams(one),
        kilocalories: total * shares[one],
        perMeal: grams(one) / meals,
        accepted: `${accepted[one][0] * 100}% to ${accepted[one][1] * 100}%`,
      })),
    }
  },

  steps: [
    {
      finds: 'Resting energy',
      as: 'resting',
      in: 'number',
      decimals: 2,
      unit: 'kcal',
      is: '10 × {weight} + 6.25 × {height} − 5 × {age} − 161',
      when: [estimated, { field: 'sex', is: 'female' }],
    },
    {
      finds: 'Resting energy',
      as: 'resting',
      in: 'number',
      decimals: 2,
      unit: 'kcal',
      is: '10 × {weight} + 6.25 × {height} − 5 × {age} + 5',
      when: [estimated, { field: 'sex', is: 'male' }],
    },
    ...(['sedentary', 'light', 'moderate', 'hard', 'extra'] as const).map(
      (activity) =>
        ({
          gives: 'total',
          is: `{resting} × ${activityFactors[activity]}[ + {change}]`,
          when: [estimated, { field: 'activity', is: activity }],
        }) as const,
    ),
    { gives: 'protein', is: '{total:2} × {parts.0.share} ÷ 4' },
    { gives: 'carbohydrate', is: '{total:2} × {parts.1.share} ÷ 4' },
    { gives: 'fat', is: '{total:2} × {parts.2.share} ÷ 9' },
    { gives: 'proteinOnWeight', is: '{protein:4} ÷ {weight}' },
    { gives: 'fibre', is: '14 × {total:2} ÷ 1000' },
  ],
  charts: [{ kind: 'donut', title: 'Energy by nutrient', of: 'parts', label: 'name', value: 'kilocalories' }],

  examples: [
    {
      name: 'Boxes for the office fridge',
      given: { from: 'typed', energy: 2200, split: 'protein', meals: 4 },
      expect: { protein: 165, carbohydrate: 220, fat: 73.333, fibre: 30.8 },
    },
  ],
})

interface Split {
  split: 'balanced' | 'protein' | 'low' | 'own' | 'weight'
  proteinShare: number
  carbohydrateShare: number
  fatShare: number
  perKilogram: number
  fatOfEnergy: number
  weight: number
}

/** Undefined where own shares do not come to a whole; carbohydrate is below 0 where the others take more than the whole. */
function sharesOf(values: Split, total: number): Shares | undefined {
  const { split, proteinShare, carbohydrateShare, fatShare, fatOfEnergy } = values
  if (split === 'own')
    return Math.abs(proteinShare + carbohydrateShare + fatShare - 1) < 1e-9
      ? { protein: proteinShare, carbohydrate: carbohydrateShare, fat: fatShare }
      : undefined
  if (split !== 'weight') return presets[split]
  const protein = (values.perKilogram * values.weight * inGram.protein) / total
  return { protein, carbohydrate: 1 - protein - fatOfEnergy, fat: fatOfEnergy }
}

function noteOn(shares: Shares) {
  const outside = nutrients.flatMap((one) => {
    const [least, most] = accepted[one]
    if (shares[one] < least - 1e-9) return [`${names[one].toLowerCase()} is below ${least * 100}%`]
    return shares[one] > most + 1e-9 ? [`${names[one].toLowerCase()} is above ${most * 100}%`] : []
  })
  if (outside.length === 0)
    return { is: 'good', says: 'Protein, carbohydrate and fat lie within the ranges accepted for adults.' } as const
  return { is: 'fair', says: `Outside the ranges accepted for adults: ${outside.join(', ')} of energy.` } as const
}
