import { defineCalculator, percent } from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import {
  cunningham,
  harrisBenedict,
  katchMcArdle,
  kilojoulesPerKilocalorie,
  mifflinStJeor,
} from '@/lib/subjects/health/resting-energy'

const [youngest, oldest] = [19, 78]
const female = { field: 'sex', is: 'female' } as const
const male = { field: 'sex', is: 'male' } as const

export default defineCalculator({
  inputs: {
    sex,
    age: adultAge,
    height,
    weight,
    bodyFat: percent('Body fat', {
      optional: true,
      min: 0.03,
      max: 0.7,
      help: 'Measured or estimated. It adds the two equations that work from lean mass.',
      refines: true,
    }),
  },
  outputs: {
    resting: { kind: 'number', label: 'Resting energy', decimals: 0, unit: 'kcal a day' },
    kilojoules: { kind: 'number', label: 'In kilojoules', decimals: 0, unit: 'kJ a day' },
    low: { kind: 'number', label: 'A tenth less', decimals: 0, unit: 'kcal a day' },
    high: {
      kind: 'number',
      label: 'A tenth more',
      decimals: 0,
      unit: 'kcal a day',
      help: 'For most people the measured value lies between these two.',
    },
    hourly: { kind: 'number', label: 'In an hour', decimals: 0, unit: 'kcal' },
    lean: { kind: 'number', label: 'Lean mass', decimals: 1, unit: 'kg', optional: true },
    note: { kind: 'verdict', label: 'Whether the equation fits' },
    equations: {
      kind: 'table',
      label: 'The equations side by side',
      columns: {
        name: { kind: 'text', label: 'Equation' },
        kilocalories: { kind: 'number', label: 'Resting energy', decimals: 0, unit: 'kcal' },
        kilojoules: { kind: 'number', label: 'The same', decimals: 0, unit: 'kJ' },
        difference: { kind: 'number', label: 'Against Mifflin-St Jeor', decimals: 0, unit: 'kcal' },
        asks: { kind: 'text', label: 'Works from' },
      },
    },
  },
  formula: 'Resting energy = 10 × kilograms + 6.25 × centimeters − 5 × years + 5 for men or − 161 for women',
  limits: [
    'The default equation was fitted to 498 healthy adults from 19 to 78 years, some of them obese; children and teenagers need equations of their own.',
    'Pregnancy, breastfeeding, fever, injury, thyroid disease and some medicines change what is burned at rest, and none of these equations knows of them.',
    'Very muscular and very lean people are judged too low by equations without body fat.',
    'A measurement by indirect calorimetry often differs by a tenth, and for some people by more.',
    'It is an estimate for healthy people and no medical advice.',
  ],
  sources: [
    {
      title:
        'M. D. Mifflin, S. T. St Jeor and others: A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990) 241–247',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
    {
      title:
        'A. M. Roza, H. M. Shizgal: The Harris Benedict equation reevaluated, American Journal of Clinical Nutrition 40 (1984) 168–182',
      href: 'https://doi.org/10.1093/ajcn/40.1.168',
    },
    {
      title:
        'J. J. Cunningham: A reanalysis of the factors influencing basal metabolic rate in normal adults, American Journal of Clinical Nutrition 33 (1980) 2372–2374',
      href: 'https://doi.org/10.1093/ajcn/33.11.2372',
    },
    {
      title:
        'W. D. McArdle, F. I. Katch, V. L. Katch: Essentials of Exercise Physiology (2006), for 370 + 21.6 × lean mass',
    },
  ],

  compute({ bodyFat, ...person }) {
    const resting = mifflinStJeor(person)
    const lean = bodyFat === undefined ? undefined : person.weight * (1 - bodyFat)
    const found = [
      { name: 'Mifflin-St Jeor (1990)', kilocalories: resting, asks: 'Weight, height, age, sex' },
      {
        name: 'Harris-Benedict, revised (1984)',
        kilocalories: harrisBenedict(person),
        asks: 'Weight, height, age, sex',
      },
      ...(lean === undefined
        ? []
        : [
            { name: 'Katch-McArdle', kilocalories: katchMcArdle(lean), asks: 'Lean mass' },
            { name: 'Cunningham (1980)', kilocalories: cunningham(lean), asks: 'Lean mass' },
          ]),
    ]
    return {
      resting,
      kilojoules: resting * kilojoulesPerKilocalorie,
      low: resting * 0.9,
      high: resting * 1.1,
      hourly: resting / 24,
      lean,
      note: noteOn(person.age),
      equations: found.map((one) => ({
        ...one,
        kilojoules: one.kilocalories * kilojoulesPerKilocalorie,
        difference: one.kilocalories - resting,
      })),
    }
  },

  steps: [
    { gives: 'resting', is: '10 × {weight} + 6.25 × {height} − 5 × {age} − 161', when: female },
    { gives: 'resting', is: '10 × {weight} + 6.25 × {height} − 5 × {age} + 5', when: male },
    { gives: 'kilojoules', is: '{resting} × 4.184' },
    { gives: 'hourly', is: '{resting} ÷ 24' },
    {
      finds: 'Harris-Benedict, revised',
      gives: 'equations.1.kilocalories',
      is: '447.593 + 9.247 × {weight} + 3.098 × {height} − 4.33 × {age}',
      when: female,
    },
    {
      finds: 'Harris-Benedict, revised',
      gives: 'equations.1.kilocalories',
      is: '88.362 + 13.397 × {weight} + 4.799 × {height} − 5.677 × {age}',
      when: male,
    },
    { gives: 'lean', is: '{weight} × (1 − {bodyFat})' },
    { finds: 'Katch-McArdle', gives: 'equations.2.kilocalories', is: '370 + 21.6 × {lean:4}' },
    { finds: 'Cunningham', gives: 'equations.3.kilocalories', is: '500 + 22 × {lean:4}' },
  ],
  charts: [{ kind: 'bar', title: 'Resting energy by equation', of: 'equations', x: 'name', y: ['kilocalories'] }],

  examples: [
    {
      name: 'A coach sets a starting point',
      given: { sex: 'female', age: 45, height: 165, weight: 68, bodyFat: 0.32 },
      expect: { resting: 1325.25, low: 1192.725, high: 1457.775, lean: 46.24 },
    },
  ],
})

function noteOn(age: number) {
  if (age < youngest)
    return {
      is: 'plain',
      says: `The equation was fitted to people from ${youngest} years on; at ${age} growth may not be over.`,
    } as const
  if (age > oldest)
    return {
      is: 'plain',
      says: `Nobody above ${oldest} years was among those it was fitted to; at ${age} the result is an extrapolation.`,
    } as const
  return {
    is: 'plain',
    says: `At ${age} you are within the ages from ${youngest} to ${oldest} to which the equation was fitted. It speaks of healthy adults who are not pregnant.`,
  } as const
}
