import { choice, date, defineCalculator, integer, problem, quantity } from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import { bodyMassIndex, massAtIndex } from '@/lib/subjects/health/body-mass-index'
import { kilojoulesPerKilocalorie, mifflinStJeor } from '@/lib/subjects/health/resting-energy'
import { bodyOf, changeFor, changeToKeep, course, restingWeight } from '@/lib/subjects/health/weight-dynamics'
import { daysFrom } from '@/lib/subjects/time/calendar'
import type { Show } from '@/lib/base/format/show'

/** Shown until the page knows the visitor's own day. */
const exampleDay = '2027-01-01'
const lowestIndex = 18.5
const [fewestDays, mostDays] = [7, 1820]
const inKilogram = 7700
const leastEaten = { female: 1200, male: 1500 } as const
const levels = { sitting: 1.4, light: 1.6, active: 1.8, heavy: 2.1 } as const
const mass = { of: 'mass', unit: 'kg', units: ['kg', 'lb'], unitIn: { us: 'lb' } } as const
const section = 'Afterwards'

export default defineCalculator({
  inputs: {
    sex,
    age: { ...adultAge, initial: 45 },
    height,
    weight: { ...weight, initial: 82, initialIn: { us: 81.6466266 } },
    goal: quantity('Goal weight', {
      ...mass,
      initial: 75,
      initialIn: { us: 74.84274105 },
      min: 30,
      max: 350,
      help: 'Not below a BMI of 18.5.',
    }),
    activity: choice('Activity', {
      options: {
        sitting: 'Sitting nearly all day',
        light: 'Sitting, with walks or some exercise',
        active: 'On your feet, or exercise on most days',
        heavy: 'Heavy physical work or training',
      },
      initial: 'light',
      as: 'menu',
    }),
    pace: choice('Until', {
      options: { weeks: 'After weeks', date: 'A date', rate: 'A weekly rate' },
      initial: 'weeks',
    }),
    weeks: integer('Weeks', {
      initial: 26,
      min: 1,
      max: 260,
      slider: { from: 4, to: 104, step: 2 },
      shownWhen: { field: 'pace', is: 'weeks' },
    }),
    until: date('Goal reached on', { initial: '2027-07-02', shownWhen: { field: 'pace', is: 'date' } }),
    rate: quantity('Less in a week', {
      ...mass,
      initial: 0.5,
      initialIn: { us: 0.45359237 },
      min: 0.05,
      max: 2,
      shownWhen: { field: 'pace', is: 'rate' },
    }),
    from: date('First day', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      shownWhen: { field: 'pace', is: 'date' },
      refines: true,
    }),
  },
  outputs: {
    intake: { kind: 'number', label: 'To eat a day', decimals: 0, unit: 'kcal' },
    kilojoules: { kind: 'number', label: 'In kilojoules', decimals: 0, unit: 'kJ' },
    need: { kind: 'number', label: 'To keep your weight today', decimals: 0, unit: 'kcal' },
    less: { kind: 'number', label: 'Less than that', decimals: 0, unit: 'kcal' },
    duration: { kind: 'number', label: 'Duration', decimals: 1, unit: 'weeks' },
    perWeek: { kind: 'number', label: 'On average in a week', decimals: 2, unit: 'kg' },
    keep: { kind: 'number', label: 'To keep the goal weight', decimals: 0, unit: 'kcal', section },
    plateau: {
      kind: 'number',
      label: 'Weight if you went on eating so',
      decimals: 1,
      unit: 'kg',
      help: 'Where it would come to rest after years.',
      section,
    },
    static: {
      kind: 'number',
      label: 'By the rule of 7,700 kcal a kilogram',
      decimals: 0,
      unit: 'kcal a day',
      help: 'It overlooks that a lighter body needs less.',
      section,
    },
    note: { kind: 'verdict', label: 'How hard that is' },
    curve: {
      kind: 'table',
      label: 'Week by week',
      columns: {
        week: { kind: 'count', label: 'Week' },
        weight: { kind: 'number', label: 'Weight', decimals: 1, unit: 'kg' },
        pounds: { kind: 'number', label: 'The same', decimals: 1, unit: 'lb' },
        fat: { kind: 'number', label: 'Fat', decimals: 1, unit: 'kg' },
        rule: { kind: 'number', label: 'By the 7,700 rule', decimals: 1, unit: 'kg' },
      },
    },
  },
  formula:
    'Change of energy stored = food − energy used, day by day, with fat, lean tissue, glycogen, water and adaptation (Hall 2011)',
  limits: [
    'For adults who are neither pregnant nor breastfeeding. Growth and illness are not in the model.',
    'Body fat at the start is estimated from age and BMI, and activity is taken as constant for each kilogram.',
    'Carbohydrate is half of the energy throughout, and salt stays the same; a change of either moves water by a kilogram or two.',
    'People leave a plan. Weight that stands still is most often food that went uncounted.',
    'With diabetes medicines, kidney or heart disease, or after a former eating disorder, plan with a professional and not with a page.',
    'This is no medical advice.',
  ],
  sources: [
    {
      title:
        'K. D. Hall and others: Quantification of the effect of energy imbalance on bodyweight, Lancet 378 (2011) 826–837, with its appendix',
      href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
    },
    {
      title:
        'National Institute of Diabetes and Digestive and Kidney Diseases: Body Weight Planner, made from the same model',
      href: 'https://www.niddk.nih.gov/bwp',
    },
    {
      title:
        'M. D. Mifflin and others: A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990) 241–247',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
  ],

  compute(values, { show, today }) {
    const { goal, weight: start, height: tall, sex: whose } = values
    if (goal >= start) return problem('goal', 'must be below your weight')
    if (bodyMassIndex(goal, tall / 100) < lowestIndex)
      return problem(
        'goal',
        `must be at least ${show.number(massAtIndex(lowestIndex, tall / 100), 1)} kg, a BMI of 18.5`,
      )
    const days = daysOf(values, today ?? exampleDay)
    if (days < fewestDays || days > mostDays)
      return problem(values.pace === 'date' ? 'until' : values.pace, 'must give a plan of 1 to 260 weeks')
    const body = bodyOf(values, levels[values.activity])
    if (body === undefined) return problem('weight', 'must fit the height: the model does not reach so heavy a body')
    const change = changeFor(body, goal, days)
    if (change === undefined)
      return problem(values.pace === 'date' ? 'until' : values.pace, 'must give more time: not even fasting is so fast')
    const intake = body.need + change
    const perWeek = ((start - goal) / days) * 7
    const daily = course(body, change, days)
    return {
      intake,
      kilojoules: intake * kilojoulesPerKilocalorie,
      need: body.need,
      less: -change,
      duration: days / 7,
      perWeek,
      keep: body.need + changeToKeep(body, goal),
      plateau: restingWeight(body, change),
      static: body.need - ((start - goal) * inKilogram) / days,
      note: noteOn({ intake, perWeek, whose }, show),
      curve: [0, ...weeksOf(days)].map((day) => {
        const { weight: at, fat } = daily[day - 1] ?? { weight: start, fat: body.fat }
        return {
          week: Math.ceil(day / 7),
          weight: at,
          pounds: at / 0.45359237,
          fat,
          rule: start + (change * day) / inKilogram,
        }
      }),
    }
  },

  steps: (values, { duration }) => {
    const number = (value: number, decimals?: number) => ({ kind: 'number', value, decimals }) as const
    const resting = number(mifflinStJeor(values), 2)
    return [
      {
        finds: 'Energy at rest',
        gives: resting,
        is: `10 × {weight} + 6.25 × {height} − 5 × {age} ${values.sex === 'male' ? '+ 5' : '− 161'}`,
      },
      { gives: 'need', is: '{resting} × {level}', with: { resting, level: number(levels[values.activity]) } },
      {
        finds: 'To eat a day',
        working: 'The model is followed day by day, and the intake is narrowed down until it ends at the goal weight',
        gives: '',
      },
      { gives: 'perWeek', is: '({weight} − {goal}) ÷ {weeks}', with: { weeks: number(duration, 4) } },
      {
        gives: 'static',
        is: '{need:3} − 7700 × ({weight} − {goal}) ÷ ({weeks} × 7)',
        with: { weeks: number(duration, 4) },
      },
    ]
  },
  charts: [{ kind: 'line', title: 'Weight week by week', of: 'curve', x: 'week', y: ['weight', 'rule'] }],

  examples: [
    {
      name: 'Seven kilograms by summer',
      given: {
        sex: 'female',
        age: 45,
        height: 165,
        weight: 82,
        goal: 75,
        activity: 'light',
        pace: 'weeks',
        weeks: 26,
      },
      expect: { need: 2344.4, perWeek: 0.269231, static: 2048.246 },
    },
  ],
})

interface Paced {
  pace: 'weeks' | 'date' | 'rate'
  weeks: number
  until: string
  rate: number
  from?: string | undefined
  weight: number
  goal: number
}

function daysOf({ pace, weeks, until, rate, from, weight: start, goal }: Paced, today: string): number {
  if (pace === 'weeks') return weeks * 7
  return pace === 'date' ? daysFrom(from ?? today, until) : Math.round(((start - goal) / rate) * 7)
}

/** Days on which a row stands: the end of each week, and the last day. */
function weeksOf(days: number): number[] {
  const whole = Array.from({ length: Math.floor(days / 7) }, (_, at) => (at + 1) * 7)
  return days % 7 === 0 ? whole : [...whole, days]
}

function noteOn({ intake, perWeek, whose }: { intake: number; perWeek: number; whose: 'female' | 'male' }, show: Show) {
  const floor = leastEaten[whose]
  if (intake < floor)
    return {
      is: 'bad',
      says: `${show.count(Math.max(0, intake))} kcal a day is below the ${show.count(floor)} kcal under which a diet needs medical supervision. Give it more time or choose a nearer goal.`,
    } as const
  if (perWeek > 1)
    return {
      is: 'fair',
      says: `${show.number(perWeek, 2)} kg a week is more than the kilogram that guidelines set as the upper end. More time would spare muscle.`,
    } as const
  return {
    is: 'plain',
    says: `${show.number(perWeek, 2)} kg a week on average. It begins faster, with water, and slows down as the body gets lighter.`,
  } as const
}
