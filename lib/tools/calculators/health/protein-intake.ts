import { choice, defineCalculator, integer, number, problem } from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import { bodyMassIndex } from '@/lib/subjects/health/body-mass-index'
import { adjustedWeight, idealWeight, idealWeightEquations } from '@/lib/subjects/health/ideal-weight'

const obese = 30
const grownFrom = 19
const olderFrom = 65
const kilocaloriesInGram = 4
const [leastShare, mostShare] = [0.1, 0.35]

type Goal = 'health' | 'training' | 'weight' | 'pregnant' | 'breastfeeding'
interface Advice {
  from: number
  to: number
  by: string
}
const advised: Readonly<Record<Goal, Advice>> = {
  health: { from: 0.8, to: 0.8, by: 'Recommended dietary allowance (2005)' },
  training: { from: 1.4, to: 2, by: 'International Society of Sports Nutrition (2017)' },
  weight: { from: 1.2, to: 1.6, by: 'Leidy and others (2015)' },
  pregnant: { from: 1.1, to: 1.1, by: 'Recommended dietary allowance (2005)' },
  breastfeeding: { from: 1.3, to: 1.3, by: 'Recommended dietary allowance (2005)' },
}
const growing: Advice = { from: 0.85, to: 0.85, by: 'Recommended dietary allowance for 14 to 18 years (2005)' }
const older: Advice = { from: 1, to: 1.2, by: 'PROT-AGE group (2013)' }

/** Grams of protein in 100 g, rounded. USDA FoodData Central. */
const foods = [
  { name: 'Chicken breast, cooked', protein: 31 },
  { name: 'Salmon, cooked', protein: 22 },
  { name: 'Firm tofu', protein: 17 },
  { name: 'Eggs', protein: 12.6 },
  { name: 'Greek yogurt, plain', protein: 10 },
  { name: 'Lentils, cooked', protein: 9 },
  { name: 'Milk', protein: 3.4 },
] as const

export default defineCalculator({
  inputs: {
    sex,
    age: adultAge,
    height,
    weight: { ...weight, help: 'In pregnancy the weight before it.' },
    goal: choice('For', {
      options: {
        health: 'General health',
        training: 'Strength or endurance training',
        weight: 'Losing weight',
        pregnant: 'The second half of a pregnancy',
        breastfeeding: 'Breastfeeding',
      },
      initial: 'health',
      as: 'menu',
    }),
    meals: integer('Meals a day', { initial: 3, min: 1, max: 12, refines: true }),
    energy: number('Kilocalories a day', {
      unit: 'kcal',
      optional: true,
      min: 500,
      max: 10_000,
      help: 'For the share of protein in your energy.',
      refines: true,
    }),
  },
  outputs: {
    from: { kind: 'number', label: 'Protein a day, at least', decimals: 0, unit: 'g' },
    to: { kind: 'number', label: 'Up to', decimals: 0, unit: 'g', optional: true },
    meal: { kind: 'number', label: 'In a meal, at least', decimals: 0, unit: 'g' },
    rate: { kind: 'text', label: 'For a kilogram' },
    basis: { kind: 'number', label: 'Weight that counts', decimals: 1, unit: 'kg' },
    share: { kind: 'percent', label: 'Of your energy, at least', decimals: 0, optional: true },
    note: { kind: 'verdict', label: 'Where that comes from' },
    foods: {
      kind: 'table',
      label: 'The lower amount in one food alone',
      help: 'To compare foods. A day has several of them.',
      columns: {
        name: { kind: 'text', label: 'Food' },
        protein: { kind: 'number', label: 'Protein in 100 g', decimals: 1, unit: 'g' },
        amount: { kind: 'number', label: 'For the whole day', decimals: 0, unit: 'g' },
      },
    },
    advice: {
      kind: 'table',
      label: 'Every goal at this weight',
      columns: {
        name: { kind: 'text', label: 'Goal' },
        by: { kind: 'text', label: 'By' },
        from: { kind: 'number', label: 'From', decimals: 0, unit: 'g' },
        to: { kind: 'number', label: 'To', decimals: 0, unit: 'g' },
      },
    },
  },
  formula:
    'Protein = weight × grams for a kilogram. From a BMI of 30 on: ideal weight by Devine + 0.4 × (weight − ideal weight)',
  limits: [
    'For healthy adults. Children and teenagers need more for a kilogram because they grow; at 18 the allowance is still 0.85 g.',
    'Kidney or liver disease changes what is right, often downwards; ask a clinician before you raise your protein.',
    'The allowance of 0.8 g covers nearly all healthy people and is a floor rather than a goal.',
    'The values for training and for losing weight come from expert groups and trials, not from an allowance.',
    'The adjusted weight from a BMI of 30 on is a custom of dietitians.',
    'It is no medical advice.',
  ],
  sources: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005)',
      href: 'https://doi.org/10.17226/10490',
    },
    {
      title:
        'J. Bauer and others: Evidence-based recommendations for optimal dietary protein intake in older people, PROT-AGE study group, JAMDA 14 (2013) 542–559',
      href: 'https://doi.org/10.1016/j.jamda.2013.05.021',
    },
    {
      title:
        'R. Jäger and others: International Society of Sports Nutrition position stand, protein and exercise, Journal of the ISSN 14 (2017) 20',
      href: 'https://doi.org/10.1186/s12970-017-0177-8',
    },
    {
      title:
        'H. J. Leidy and others: The role of protein in weight loss and maintenance, American Journal of Clinical Nutrition 101 (2015) 1320S–1329S',
      href: 'https://doi.org/10.3945/ajcn.114.084038',
    },
    { title: 'US Department of Agriculture: FoodData Central', href: 'https://fdc.nal.usda.gov/' },
  ],

  compute({ goal, age, meals, energy, ...body }, { show }) {
    if (body.sex === 'male' && (goal === 'pregnant' || goal === 'breastfeeding'))
      return problem('goal', 'must fit the sex: pregnancy and breastfeeding are for women')
    const { basis } = basisOf(body)
    const { from, to } = adviceFor(goal, age)
    const share = energy === undefined ? undefined : (basis * from * kilocaloriesInGram) / energy
    return {
      from: basis * from,
      to: to === from ? undefined : basis * to,
      meal: (basis * from) / meals,
      rate: to === from ? `${show.number(from)} g` : `${show.number(from)} to ${show.number(to)} g`,
      basis,
      share,
      note: noteOn(goal, age, share),
      foods: foods.map(({ name, protein }) => ({ name, protein, amount: ((basis * from) / protein) * 100 })),
      advice: (
        [
          ['General health', age < grownFrom ? growing : advised.health],
          ['From 65 years', older],
          ['Losing weight', advised.weight],
          ['Training', advised.training],
        ] as const
      ).map(([name, one]) => ({ name, by: one.by, from: basis * one.from, to: basis * one.to })),
    }
  },

  steps: ({ goal, age, ...body }) => {
    const { ideal, adjusted } = basisOf(body)
    const { from, to } = adviceFor(goal, age)
    const figure = (value: number, decimals?: number) => ({ kind: 'number', value, decimals }) as const
    return [
      {
        gives: 'basis',
        is: adjusted ? '{ideal} + 0.4 × ({weight} − {ideal})' : '{weight}',
        with: { ideal: figure(ideal, 3) },
      },
      { gives: 'from', is: '{basis:3} × {rate}', with: { rate: figure(from) } },
      { gives: 'to', is: '{basis:3} × {rate}', with: { rate: figure(to) } },
      { gives: 'meal', is: '{from:3} ÷ {meals}' },
      { gives: 'share', is: '{from:3} × 4 ÷ {energy}' },
    ]
  },

  examples: [
    {
      name: 'At sixty-eight',
      given: { sex: 'female', age: 68, height: 165, weight: 64, goal: 'health', meals: 3 },
      expect: { from: 64, to: 76.8, meal: 21.3333, rate: '1 to 1.2 g' },
    },
  ],
})

function basisOf({
  sex: whose,
  height: tall,
  weight: mass,
}: {
  sex: 'female' | 'male'
  height: number
  weight: number
}) {
  const ideal = idealWeight(idealWeightEquations[0], whose, tall)
  const adjusted = bodyMassIndex(mass, tall / 100) >= obese
  return { ideal, adjusted, basis: adjusted ? adjustedWeight(ideal, mass) : mass }
}

function adviceFor(goal: Goal, age: number): Advice {
  if (goal !== 'health') return advised[goal]
  if (age < grownFrom) return growing
  return age >= olderFrom ? older : advised.health
}

function noteOn(goal: Goal, age: number, share: number | undefined) {
  if (share !== undefined && share > mostShare)
    return {
      is: 'fair',
      says: 'This is more than 35% of your energy, the end of the range accepted for adults. Check the kilocalories.',
    } as const
  if (share !== undefined && share < leastShare)
    return {
      is: 'fair',
      says: 'This is less than 10% of your energy, where the range accepted for adults begins; more protein would be usual.',
    } as const
  return { is: 'plain', says: `${adviceFor(goal, age).by}, for healthy people.` } as const
}
