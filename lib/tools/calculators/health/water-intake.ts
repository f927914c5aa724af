import { choice, defineCalculator, integer, number, problem, quantity } from '@/lib/kits/calculator'
import { adequateWater, drunkShare } from '@/lib/subjects/health/water'
import type { Show } from '@/lib/base/format/show'

const millilitresPerOunce = 29.5735295625
const mostInHour = 1
const exercise = 'With exercise'
const scales = { of: 'mass', unit: 'kg', units: ['kg', 'lb'], unitIn: { us: 'lb' }, optional: true } as const

export default defineCalculator({
  inputs: {
    who: choice('For', {
      options: {
        woman: 'A woman, 19 and older',
        man: 'A man, 19 and older',
        pregnant: 'A pregnant woman',
        breastfeeding: 'A breastfeeding woman',
        girl14: 'A girl of 14 to 18',
        boy14: 'A boy of 14 to 18',
        girl9: 'A girl of 9 to 13',
        boy9: 'A boy of 9 to 13',
        child4: 'A child of 4 to 8',
        child2: 'A child of 2 or 3',
      },
      initial: 'woman',
      as: 'menu',
    }),
    standard: choice('Reference', {
      options: { american: 'US and Canada', european: 'Europe (EFSA)' },
      initial: 'european',
      initialIn: { us: 'american', ca: 'american', mx: 'american' },
    }),
    minutes: integer('Exercise that day', {
      unit: 'min',
      initial: 0,
      min: 0,
      max: 1440,
      slider: { to: 240, step: 10 },
    }),
    sweatRate: number('Sweat in an hour of it', {
      unit: 'L',
      initial: 0.8,
      min: 0,
      max: 4,
      slider: { to: 2.5, step: 0.1 },
      help: 'Left aside where both weights are entered under more options.',
    }),
    heat: number('Extra for heat', {
      unit: 'L',
      initial: 0,
      min: 0,
      max: 10,
      help: 'Neither body names an amount; people who work in the heat find theirs on the scales.',
      refines: true,
    }),
    before: quantity('Weight before exercise', { ...scales, min: 15, max: 300, refines: true }),
    after: quantity('Weight after it', {
      ...scales,
      min: 15,
      max: 300,
      help: 'Dry and in the same clothes. A kilogram less is about a liter of sweat.',
      refines: true,
    }),
    meanwhile: number('Drunk meanwhile', { unit: 'L', initial: 0, min: 0, max: 10, refines: true }),
    glass: number('One glass holds', {
      unit: 'mL',
      initial: 250,
      initialIn: { us: 237 },
      min: 50,
      max: 2000,
      refines: true,
    }),
  },
  outputs: {
    drinks: { kind: 'number', label: 'To drink that day', decimals: 1, unit: 'L' },
    glasses: { kind: 'number', label: 'In glasses', decimals: 1 },
    ounces: { kind: 'number', label: 'In US fluid ounces', decimals: 0, unit: 'fl oz' },
    total: { kind: 'number', label: 'Total water, food included', decimals: 1, unit: 'L' },
    food: { kind: 'number', label: 'Of it in food', decimals: 1, unit: 'L' },
    sweat: { kind: 'number', label: 'Lost as sweat', decimals: 1, unit: 'L', section: exercise },
    hourly: { kind: 'number', label: 'Sweat in an hour', decimals: 2, unit: 'L', optional: true, section: exercise },
    note: { kind: 'verdict', label: 'Before you follow it' },
    references: {
      kind: 'table',
      label: 'Adequate intake of total water',
      columns: {
        who: { kind: 'text', label: 'For' },
        american: { kind: 'number', label: 'US and Canada', decimals: 1, unit: 'L' },
        european: { kind: 'number', label: 'Europe', decimals: 1, unit: 'L' },
      },
    },
  },
  formula: 'To drink = adequate intake × 80% + sweat + extra for heat',
  limits: [
    'The reference values are for healthy people in a temperate climate with moderate activity. They are what people with good hydration take in, and no minimum.',
    'Heart failure, kidney disease, diuretics and lithium change the amount; a clinician sets it then.',
    'The share of drinks, four fifths, is an average. Fruit, vegetables and soup bring more water.',
    'Athletes over many hours also lose salt, which water does not give back.',
    'Babies below two years are not covered.',
    'It is no medical advice.',
  ],
  sources: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate (2005)',
      href: 'https://doi.org/10.17226/10925',
    },
    {
      title:
        'EFSA Panel on Dietetic Products, Nutrition, and Allergies: Dietary Reference Values for water, EFSA Journal 8 (2010) 1459',
      href: 'https://doi.org/10.2903/j.efsa.2010.1459',
    },
    {
      title:
        'M. N. Sawka and others: Exercise and fluid replacement, position stand of the American College of Sports Medicine, Medicine & Science in Sports & Exercise 39 (2007) 377–390',
      href: 'https://doi.org/10.1249/mss.0b013e31802ca597',
    },
  ],

  compute({ who, standard, minutes, sweatRate, heat, before, after, meanwhile, glass }, { show }) {
    if ((before === undefined) !== (after === undefined))
      return problem(before === undefined ? 'before' : 'after', 'must be entered too, or both weights left out')
    const weighed = before !== undefined && after !== undefined
    const sweat = weighed ? before - after + meanwhile : (minutes / 60) * sweatRate
    if (sweat < 0) return problem('after', 'must not be above the weight before and what was drunk together')
    const base = adequateWater[who][standard]
    const drinks = base * drunkShare + sweat + heat
    const hourly = minutes === 0 ? undefined : sweat / (minutes / 60)
    return {
      drinks,
      glasses: (drinks * 1000) / glass,
      ounces: (drinks * 1000) / millilitresPerOunce,
      total: base + sweat + heat,
      food: base * (1 - drunkShare),
      sweat,
      hourly,
      note: noteOn(hourly, show),
      references: referenceRows,
    }
  },

  steps: ({ who, standard, before, after }) => {
    const base = { kind: 'number', value: adequateWater[who][standard] } as const
    const weighed = before !== undefined && after !== undefined
    return [
      {
        gives: 'sweat',
        is: weighed ? '{before} − {after} + {meanwhile}' : '{minutes} ÷ 60 × {sweatRate}',
      },
      { gives: 'drinks', is: '{base} × 0.8 + {sweat:4} + {heat}', with: { base } },
      { gives: 'total', is: '{base} + {sweat:4} + {heat}', with: { base } },
      { gives: 'food', is: '{base} × 0.2', with: { base } },
      { gives: 'glasses', is: '{drinks:4} × 1000 ÷ {glass}' },
      { gives: 'ounces', is: '{drinks:4} × 1000 ÷ 29.5735295625' },
    ]
  },

  examples: [
    {
      name: 'A long run in June',
      given: { who: 'man', standard: 'american', minutes: 90, before: 74.5, after: 73.1, meanwhile: 0.5, glass: 250 },
      expect: { sweat: 1.9, drinks: 4.86, total: 5.6, glasses: 19.44 },
    },
  ],
})

const referenceNames = {
  man: 'Men, 19 and older',
  woman: 'Women, 19 and older',
  pregnant: 'In pregnancy',
  breastfeeding: 'While breastfeeding',
  boy14: 'Boys of 14 to 18',
  girl14: 'Girls of 14 to 18',
  boy9: 'Boys of 9 to 13',
  girl9: 'Girls of 9 to 13',
  child4: 'Children of 4 to 8',
  child2: 'Children of 2 and 3',
} as const

const referenceRows = (Object.keys(referenceNames) as (keyof typeof referenceNames)[]).map((who) => ({
  who: referenceNames[who],
  ...adequateWater[who],
}))

function noteOn(hourly: number | undefined, show: Show) {
  if (hourly !== undefined && hourly > mostInHour)
    return {
      is: 'fair',
      says: `You lose ${show.number(hourly, 2)} L in an hour. Do not try to drink more than about ${mostInHour} L an hour: too much water at once dilutes the salt in the blood. Make up for the rest afterwards.`,
    } as const
  return {
    is: 'plain',
    says: 'Spread it over the day and drink to thirst. Pale yellow urine is a better sign than any count of glasses.',
  } as const
}
