import { choice, defineCalculator } from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import { activityFactors, energyLevels, energyRequirement, needCoefficients } from '@/lib/subjects/health/energy-need'
import { kilojoulesPerKilocalorie, mifflinStJeor } from '@/lib/subjects/health/resting-energy'
import type { Show } from '@/lib/base/format/show'

const levelNames = { inactive: 'Inactive', low: 'Low active', active: 'Active', very: 'Very active' } as const
const goals = [
  { name: 'Lose faster', change: -500 },
  { name: 'Lose slowly', change: -250 },
  { name: 'Keep', change: 0 },
  { name: 'Gain slowly', change: 250 },
  { name: 'Gain faster', change: 500 },
] as const
const leastEaten = { female: 1200, male: 1500 } as const
const female = { field: 'sex', is: 'female' } as const
const male = { field: 'sex', is: 'male' } as const

export default defineCalculator({
  inputs: {
    sex,
    age: { ...adultAge, min: 19 },
    height,
    weight,
    activity: choice('Activity', {
      options: {
        sedentary: 'Sedentary: desk work, little exercise (× 1.2)',
        light: 'Light: exercise 1 to 3 days a week (× 1.375)',
        moderate: 'Moderate: exercise 3 to 5 days a week (× 1.55)',
        hard: 'Hard: exercise 6 or 7 days a week (× 1.725)',
        extra: 'Very hard: physical work and training (× 1.9)',
      },
      initial: 'light',
      as: 'menu',
    }),
    level: choice('Level of the second estimate', {
      options: levelNames,
      initial: 'low',
      help: 'The report of 2023 has four levels of its own; all of them are in the table.',
      refines: true,
    }),
  },
  outputs: {
    need: { kind: 'number', label: 'Energy a day to keep your weight', decimals: 0, unit: 'kcal' },
    kilojoules: { kind: 'number', label: 'In kilojoules', decimals: 0, unit: 'kJ' },
    resting: { kind: 'number', label: 'Of it at rest', decimals: 0, unit: 'kcal' },
    second: {
      kind: 'number',
      label: 'Second estimate, NASEM 2023',
      decimals: 0,
      unit: 'kcal',
      help: 'From equations of energy use measured with labeled water.',
    },
    gap: { kind: 'number', label: 'Second less first', decimals: 0, unit: 'kcal' },
    note: { kind: 'verdict', label: 'Lowest row of the table' },
    goals: {
      kind: 'table',
      label: 'Eating for a goal',
      columns: {
        name: { kind: 'text', label: 'Goal' },
        change: { kind: 'number', label: 'Change', decimals: 0, unit: 'kcal' },
        kilocalories: { kind: 'number', label: 'A day', decimals: 0, unit: 'kcal' },
        kilojoules: { kind: 'number', label: 'The same', decimals: 0, unit: 'kJ' },
      },
    },
    levels: {
      kind: 'table',
      label: 'Requirement at each level of NASEM 2023',
      columns: {
        name: { kind: 'text', label: 'Level' },
        kilocalories: { kind: 'number', label: 'A day', decimals: 0, unit: 'kcal' },
        kilojoules: { kind: 'number', label: 'The same', decimals: 0, unit: 'kJ' },
      },
    },
  },
  formula: 'Energy a day = resting energy by Mifflin-St Jeor × activity factor',
  limits: [
    'For adults of 19 and older. Children, pregnancy and breastfeeding have other equations.',
    'The activity factors are a convention of dietetic practice; people judge their own activity too high more often than too low.',
    'A change of 250 or 500 kcal is a starting point: the need itself falls as weight is lost and rises as it is gained.',
    'Athletes in heavy training can need more than the highest factor gives.',
    'Illness, medicines and an eating disorder, present or past, need professional care instead of a table.',
    'It is an estimate and no medical advice.',
  ],
  sources: [
    {
      title:
        'M. D. Mifflin, S. T. St Jeor and others: A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990) 241–247',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
    {
      title:
        'National Academies of Sciences, Engineering, and Medicine: Dietary Reference Intakes for Energy (2023), equations for adults',
      href: 'https://doi.org/10.17226/26818',
    },
  ],

  compute({ activity, level, ...person }, { show }) {
    const resting = mifflinStJeor(person)
    const need = resting * activityFactors[activity]
    const second = energyRequirement(person, level)
    return {
      need,
      kilojoules: need * kilojoulesPerKilocalorie,
      resting,
      second,
      gap: second - need,
      note: noteOn(need - 500, person.sex, show),
      goals: goals.map(({ name, change }) => ({
        name,
        change,
        kilocalories: need + change,
        kilojoules: (need + change) * kilojoulesPerKilocalorie,
      })),
      levels: energyLevels.map((one) => {
        const kilocalories = energyRequirement(person, one)
        return { name: levelNames[one], kilocalories, kilojoules: kilocalories * kilojoulesPerKilocalorie }
      }),
    }
  },

  steps: ({ sex: whose, activity, level }) => {
    const { intercept, year, height: perCentimetre, weight: perKilogram } = needCoefficients(whose, level)
    const number = (value: number) => ({ kind: 'number', value }) as const
    return [
      { gives: 'resting', is: '10 × {weight} + 6.25 × {height} − 5 × {age} − 161', when: female },
      { gives: 'resting', is: '10 × {weight} + 6.25 × {height} − 5 × {age} + 5', when: male },
      { gives: 'need', is: '{resting:2} × {factor}', with: { factor: number(activityFactors[activity]) } },
      { gives: 'kilojoules', is: '{need:2} × 4.184' },
      {
        gives: 'second',
        is: '{intercept} − {year} × {age} + {perCentimetre} × {height} + {perKilogram} × {weight}',
        with: {
          intercept: number(intercept),
          year: number(-year),
          perCentimetre: number(perCentimetre),
          perKilogram: number(perKilogram),
        },
      },
      { gives: 'gap', is: '{second:2} − {need:2}' },
    ]
  },
  charts: [{ kind: 'bar', title: 'Energy a day by goal', of: 'goals', x: 'name', y: ['kilocalories'] }],

  examples: [
    {
      name: 'Lunch breaks on foot',
      given: { sex: 'female', age: 45, height: 165, weight: 68, activity: 'light', level: 'low' },
      expect: { resting: 1325.25, need: 1822.21875, second: 2174.84 },
    },
  ],
})

function noteOn(least: number, whose: 'female' | 'male', show: Show) {
  const floor = leastEaten[whose]
  if (least < floor)
    return {
      is: 'fair',
      says: `500 kcal less would be ${show.count(least)} kcal, below the ${show.count(floor)} kcal under which diets for ${whose === 'male' ? 'men' : 'women'} are usually supervised.`,
    } as const
  return { is: 'plain', says: `500 kcal less leaves ${show.count(least)} kcal a day.` } as const
}
