import { choice, defineCalculator, integer, problem } from '@/lib/kits/calculator'
import { adultAge } from '@/lib/families/health-formula/person-fields'

const unit = 'beats a minute'
const edges = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const
const names = ['Very light', 'Light', 'Moderate', 'Hard', 'Maximum'] as const
/** Shares of the maximum that the American College of Sports Medicine calls moderate and vigorous. */
const moderate = [0.64, 0.76] as const
const vigorous = [0.77, 0.95] as const

const maximumOf = {
  tanaka: (age: number) => 208 - 0.7 * age,
  fox: (age: number) => 220 - age,
  gulati: (age: number) => 206 - 0.88 * age,
}

export default defineCalculator({
  inputs: {
    age: { ...adultAge, slider: { from: 18, to: 90, step: 1 } },
    resting: integer('Resting heart rate', {
      unit,
      initial: 60,
      min: 25,
      max: 130,
      help: 'Counted in bed after waking, on several mornings.',
    }),
    source: choice('Maximum from', {
      options: {
        tanaka: 'Tanaka: 208 − 0.7 × age',
        fox: 'Fox: 220 − age',
        gulati: 'Gulati, for women: 206 − 0.88 × age',
        measured: 'A measured maximum',
      },
      initial: 'tanaka',
      as: 'menu',
    }),
    measured: integer('Measured maximum', {
      unit,
      initial: 185,
      min: 80,
      max: 240,
      shownWhen: { field: 'source', is: 'measured' },
    }),
    method: choice('Zones as', {
      options: { reserve: 'Share of the reserve (Karvonen)', maximum: 'Share of the maximum' },
      initial: 'reserve',
      help: 'The table has both.',
    }),
  },
  outputs: {
    easy: { kind: 'text', label: 'Zone 2, light' },
    maximum: { kind: 'number', label: 'Maximum heart rate', decimals: 0, unit },
    reserve: { kind: 'number', label: 'Heart rate reserve', decimals: 0, unit, help: 'Maximum less resting.' },
    moderate: { kind: 'text', label: 'Moderate by ACSM', help: '64% to 76% of the maximum.' },
    vigorous: { kind: 'text', label: 'Vigorous by ACSM', help: '77% to 95% of the maximum.' },
    note: { kind: 'verdict', label: 'How far to trust it' },
    zones: {
      kind: 'table',
      label: 'Five zones',
      columns: {
        zone: { kind: 'count', label: 'Zone' },
        name: { kind: 'text', label: 'Effort' },
        shares: { kind: 'text', label: 'Shares' },
        reserveFrom: { kind: 'number', label: 'Reserve, from', decimals: 0 },
        reserveTo: { kind: 'number', label: 'Reserve, to', decimals: 0 },
        maximumFrom: { kind: 'number', label: 'Maximum, from', decimals: 0 },
        maximumTo: { kind: 'number', label: 'Maximum, to', decimals: 0 },
      },
    },
    formulas: {
      kind: 'table',
      label: 'Maximum by formula',
      columns: {
        name: { kind: 'text', label: 'Formula' },
        rate: { kind: 'number', label: 'Beats a minute', decimals: 0 },
      },
    },
  },
  formula: 'Maximum = 208 − 0.7 × age. Karvonen: resting + share × (maximum − resting)',
  limits: [
    'For healthy adults. A maximum by age is off by ten beats or more for one person in three.',
    'Beta blockers and some other heart medicines hold the pulse down; zones by age do not apply then.',
    'Heart disease, a pacemaker, pregnancy or pain in the chest belong before a doctor who sets the limits.',
    'Trained athletes have a low resting pulse; measured thresholds serve them better than zones by age.',
    'Five zones of a tenth each are a convention; watches and clubs cut them elsewhere.',
    'It is no medical advice.',
  ],
  sources: [
    {
      title:
        'H. Tanaka, K. D. Monahan, D. R. Seals: Age-predicted maximal heart rate revisited, Journal of the American College of Cardiology 37 (2001) 153–156',
      href: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
    },
    {
      title:
        'M. Gulati and others: Heart rate response to exercise stress testing in asymptomatic women, Circulation 122 (2010) 130–137',
      href: 'https://doi.org/10.1161/CIRCULATIONAHA.110.939249',
    },
    {
      title:
        'M. J. Karvonen, E. Kentala, O. Mustala: The effects of training on heart rate, Annales Medicinae Experimentalis et Biologiae Fenniae 35 (1957) 307–315',
    },
    {
      title:
        'C. E. Garber and others: Quantity and quality of exercise, position stand of the American College of Sports Medicine, Medicine & Science in Sports & Exercise 43 (2011) 1334–1359',
      href: 'https://doi.org/10.1249/MSS.0b013e318213fefb',
    },
  ],

  compute({ age, resting, source, measured, method }, { show }) {
    const maximum = source === 'measured' ? measured : maximumOf[source](age)
    if (resting >= maximum) return problem('resting', 'must be below the maximum heart rate')
    const reserve = maximum - resting
    const karvonen = (share: number) => resting + share * reserve
    const between = (from: number, to: number) => `${show.count(from)} to ${show.count(to)} ${unit}`
    const [, second, third] = edges
    return {
      easy:
        method === 'reserve' ? between(karvonen(second), karvonen(third)) : between(second * maximum, third * maximum),
      maximum,
      reserve,
      moderate: between(moderate[0] * maximum, moderate[1] * maximum),
      vigorous: between(vigorous[0] * maximum, vigorous[1] * maximum),
      note: noteOn(source),
      zones: names.map((name, at) => {
        const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 1]
        return {
          zone: at + 1,
          name,
          shares: `${show.percent(from)} to ${show.percent(to)}`,
          reserveFrom: karvonen(from),
          reserveTo: karvonen(to),
          maximumFrom: from * maximum,
          maximumTo: to * maximum,
        }
      }),
      formulas: [
        { name: 'Tanaka (2001)', rate: maximumOf.tanaka(age) },
        { name: 'Fox (1971)', rate: maximumOf.fox(age) },
        { name: 'Gulati (2010), women', rate: maximumOf.gulati(age) },
      ],
    }
  },

  steps: [
    { gives: 'maximum', is: '208 − 0.7 × {age}', when: { field: 'source', is: 'tanaka' } },
    { gives: 'maximum', is: '220 − {age}', when: { field: 'source', is: 'fox' } },
    { gives: 'maximum', is: '206 − 0.88 × {age}', when: { field: 'source', is: 'gulati' } },
    { gives: 'reserve', is: '{maximum:2} − {resting}' },
    { finds: 'Zone 2 by reserve, from', gives: 'zones.1.reserveFrom', is: '{resting} + 0.6 × {reserve:2}' },
    { finds: 'Zone 2 by reserve, to', gives: 'zones.1.reserveTo', is: '{resting} + 0.7 × {reserve:2}' },
    { finds: 'Zone 2 by maximum, from', gives: 'zones.1.maximumFrom', is: '0.6 × {maximum:2}' },
    { finds: 'Zone 2 by maximum, to', gives: 'zones.1.maximumTo', is: '0.7 × {maximum:2}' },
  ],

  examples: [
    {
      name: 'Back to running at forty',
      given: { age: 40, resting: 60, source: 'tanaka', method: 'reserve' },
      expect: { maximum: 180, reserve: 120, easy: '132 to 144 beats a minute' },
    },
  ],
})

function noteOn(source: 'tanaka' | 'fox' | 'gulati' | 'measured') {
  if (source === 'measured')
    return { is: 'good', says: 'A measured maximum is your own. Measure again after a few years.' } as const
  return {
    is: 'plain',
    says: 'A maximum by age is an average. Yours can lie ten beats above or below, and the zones with it.',
  } as const
}
