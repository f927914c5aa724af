import { choice, defineCalculator, integer, problem, rows, text } from '@/lib/kits/calculator'
import {
  americanCategories,
  categoryOf,
  europeanCategories,
  isSevere,
  type Pressure,
} from '@/lib/subjects/health/blood-pressure'
import type { Show } from '@/lib/base/format/show'

const unit = 'mmHg'

export default defineCalculator({
  inputs: {
    readings: rows('Readings', {
      row: 'reading',
      min: 1,
      max: 30,
      columns: {
        when: text('When', { optional: true, maxLength: 30, placeholder: 'Mon 7:00' }),
        systolic: integer('Systolic (upper)', { initial: 120, min: 50, max: 300 }),
        diastolic: integer('Diastolic (lower)', { initial: 75, min: 20, max: 200 }),
      },
      initial: [
        { when: 'Mon am', systolic: 128, diastolic: 79 },
        { when: 'Mon pm', systolic: 124, diastolic: 76 },
        { when: 'Tue am', systolic: 131, diastolic: 81 },
      ],
      help: 'In millimeters of mercury, up to 30. The mean decides, not the highest one.',
    }),
    place: choice('Measured', {
      options: { home: 'At home', clinic: 'In a practice' },
      initial: 'home',
      help: 'The European limits differ. Keep a log of one place.',
    }),
    first: choice('First reading', {
      options: { keep: 'Counts', drop: 'Is left out' },
      initial: 'keep',
      help: 'The first value of a sitting is often the highest.',
      refines: true,
    }),
  },
  outputs: {
    mean: { kind: 'text', label: 'Mean' },
    american: { kind: 'text', label: 'American category', help: 'ACC and AHA 2017, kept in 2025.' },
    european: { kind: 'text', label: 'European category', help: 'ESC 2024, for the place that you chose.' },
    pulsePressure: { kind: 'number', label: 'Pulse pressure', decimals: 0, unit, help: 'Upper less lower.' },
    counted: { kind: 'count', label: 'Readings counted' },
    spread: { kind: 'text', label: 'Upper value from and to' },
    note: { kind: 'verdict', label: 'Before you act on it' },
    log: {
      kind: 'table',
      label: 'Log',
      columns: {
        number: { kind: 'count', label: 'Reading' },
        when: { kind: 'text', label: 'When' },
        systolic: { kind: 'number', label: 'Systolic', decimals: 0 },
        diastolic: { kind: 'number', label: 'Diastolic', decimals: 0 },
        pulse: { kind: 'number', label: 'Pulse pressure', decimals: 0 },
        american: { kind: 'text', label: 'American category alone' },
      },
    },
    limits: {
      kind: 'table',
      label: 'Where the categories begin',
      columns: {
        name: { kind: 'text', label: 'Category' },
        rule: { kind: 'text', label: 'Guideline' },
        pressure: { kind: 'text', label: 'Begins at' },
      },
    },
  },
  formula: 'Mean of the readings; the higher of the two categories, by the upper and by the lower value, counts',
  limits: [
    'For adults of 18 and older. Children have tables by age and height, and pregnancy has limits of its own.',
    'One day is too short: guidelines ask for readings on several days, two at a time, with a validated device on the upper arm.',
    'A cuff that is too small, a full bladder, talking, coffee and cold raise the reading.',
    'The categories say nothing about the reason, nor about the risk that age, diabetes or smoking add.',
    'An irregular heartbeat makes home devices unsure.',
    'The American limits are those of a practice. The guideline of 2017 counts 130/80 alike at home, but 135/85 at home as 140/90 in a practice, so that stage 2 begins a little lower there.',
    'This is no diagnosis and no medical advice.',
  ],
  sources: [
    {
      title:
        'P. K. Whelton and others: 2017 ACC/AHA guideline for the prevention, detection, evaluation, and management of high blood pressure in adults, Hypertension 71 (2018) e13–e115',
      href: 'https://doi.org/10.1161/HYP.0000000000000065',
    },
    {
      title:
        'American Heart Association and others: 2025 guideline for high blood pressure in adults, which keeps the four categories',
    },
    {
      title:
        'J. W. McEvoy and others: 2024 ESC Guidelines for the management of elevated blood pressure and hypertension, European Heart Journal 45 (2024) 3912–4018',
      href: 'https://doi.org/10.1093/eurheartj/ehae178',
    },
  ],

  compute({ readings, place, first }, { show }) {
    const wrong = readings.findIndex(({ systolic, diastolic }) => diastolic >= systolic)
    if (wrong !== -1)
      return problem('readings', `must have an upper value above the lower one: see reading ${show.count(wrong + 1)}`)
    const counted = countedOf(readings, first)
    if (counted.length === 0) return problem('readings', 'must hold another reading when the first one is left out')
    const mean = meanOf(counted)
    const upper = counted.map(({ systolic }) => systolic)
    return {
      mean: written(mean, show),
      american: categoryOf(americanCategories, rounded(mean)),
      european: categoryOf(europeanCategories[place], rounded(mean)),
      pulsePressure: mean.systolic - mean.diastolic,
      counted: counted.length,
      spread: `${show.count(Math.min(...upper))} to ${show.count(Math.max(...upper))} ${unit}`,
      note: noteOn(readings, counted.length, show),
      log: readings.map(({ when, ...pressure }, at) => ({
        number: at + 1,
        when: when ?? null,
        systolic: pressure.systolic,
        diastolic: pressure.diastolic,
        pulse: pressure.systolic - pressure.diastolic,
        american: categoryOf(americanCategories, pressure),
      })),
      limits: [
        ...americanCategories.map(({ name, systolic, diastolic }) => ({
          name,
          rule: 'ACC/AHA',
          pressure: startOf(systolic, diastolic),
        })),
        ...europeanCategories[place].map(({ name, systolic, diastolic }) => ({
          name,
          rule: place === 'home' ? 'ESC 2024, at home' : 'ESC 2024, in a practice',
          pressure: startOf(systolic, diastolic),
        })),
      ],
    }
  },

  steps: ({ readings, first }) => {
    const counted = countedOf(readings, first)
    const mean = meanOf(counted)
    const number = (value: number, decimals = 0) => ({ kind: 'number', value, decimals }) as const
    const total = (key: keyof Pressure) => counted.reduce((sum, one) => sum + one[key], 0)
    const count = number(counted.length)
    return [
      {
        finds: 'Mean of the upper values',
        gives: number(mean.systolic, 1),
        is: '{total} ÷ {count}',
        with: { total: number(total('systolic')), count },
      },
      {
        finds: 'Mean of the lower values',
        gives: number(mean.diastolic, 1),
        is: '{total} ÷ {count}',
        with: { total: number(total('diastolic')), count },
      },
      {
        gives: 'pulsePressure',
        is: '{upper} − {lower}',
        with: { upper: number(mean.systolic, 4), lower: number(mean.diastolic, 4) },
      },
    ]
  },
  charts: [{ kind: 'line', title: 'Readings in order', of: 'log', x: 'number', y: ['systolic', 'diastolic'] }],

  examples: [
    {
      name: 'A week before the appointment',
      given: {
        readings: [
          { when: 'Mon 7:00', systolic: 138, diastolic: 84 },
          { when: 'Mon 20:00', systolic: 132, diastolic: 80 },
          { when: 'Wed 7:00', systolic: 135, diastolic: 83 },
          { when: 'Fri 7:00', systolic: 131, diastolic: 81 },
        ],
        place: 'home',
        first: 'keep',
      },
      expect: {
        mean: '134/82 mmHg',
        american: 'Stage 1 hypertension',
        european: 'Elevated blood pressure',
        pulsePressure: 52,
      },
    },
  ],
})

type Readings = readonly Readonly<Pressure>[]

const countedOf = (readings: Readings, first: 'keep' | 'drop') => (first === 'drop' ? readings.slice(1) : readings)

function meanOf(readings: Readings): Pressure {
  const mean = (key: keyof Pressure) => readings.reduce((sum, one) => sum + one[key], 0) / readings.length
  return { systolic: mean('systolic'), diastolic: mean('diastolic') }
}

const rounded = ({ systolic, diastolic }: Pressure): Pressure => ({
  systolic: Math.round(systolic),
  diastolic: Math.round(diastolic),
})

const written = ({ systolic, diastolic }: Pressure, show: Show) =>
  `${show.count(systolic)}/${show.count(diastolic)} ${unit}`

function startOf(systolic: number, diastolic: number): string {
  if (systolic === 0) return 'Below these'
  return Number.isFinite(diastolic) ? `${systolic} or ${diastolic}` : `${systolic}, with a lower value below 80`
}

function noteOn(readings: Readings, counted: number, show: Show) {
  const severe = readings.find(isSevere)
  if (severe)
    return {
      is: 'bad',
      says: `A reading of ${written(severe, show)} is above 180/120. Rest, measure again after a minute, and call a doctor if it stays. With chest pain, breathlessness, weakness, numbness or trouble seeing or speaking, call the emergency number at once.`,
    } as const
  if (counted < 4)
    return {
      is: 'plain',
      says: 'Few readings say little. Measure twice in the morning and twice in the evening for several days before you compare categories.',
    } as const
  return { is: 'plain', says: 'Show the log to whoever treats you. A category is no diagnosis.' } as const
}
