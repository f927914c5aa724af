import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  problem,
  rows,
  sumOfTerms,
  text,
  restOf,
  type Verdict,
} from '@/lib/kits/calculator'
import { adultAge, height, sex, weight } from '@/lib/families/health-formula/person-fields'
import {
  bodyWater,
  ethanolDensity,
  levelAt,
  watsonRise,
  widmarkFactors,
  widmarkRise,
  type Dose,
} from '@/lib/subjects/health/blood-alcohol'
import { readClock, writeTime, writeTwelve } from '@/lib/subjects/time/clock'
import type { Show } from '@/lib/base/format/show'

const level = { kind: 'number', decimals: 3, unit: 'g/100 mL' } as const
const hoursLeft = { kind: 'number', decimals: 1, unit: 'h' } as const
const millilitresPerOunce = 29.5735295625
/** Most people break down between these in an hour. A rate of one's own beyond them widens the band. */
const usualRates = { slow: 0.01, fast: 0.02 }
/** A drink that would be longer ago than this is later than the time asked. */
const longestEvening = 16
const longestCurve = 36
const shownTerms = 4
const drinkGrams = { us: 14, ca: 13.45, uk: 8, au: 10 } as const
const curveLevel = {
  kind: 'number',
  decimals: 3,
  unit: { field: 'curveIn', is: { percent: 'g/100 mL', mille: 'g/L' } },
} as const
const inMillilitres = { field: 'volumeIn', is: 'ml' } as const
const inOunces = { field: 'volumeIn', is: 'oz' } as const
const shared = {
  name: text('Drink', { optional: true, maxLength: 30 }),
  count: integer('How many', { initial: 1, min: 1, max: 50 }),
}
const rest = {
  strength: percent('Alcohol by volume', { initial: 0.05, min: 0, max: 0.96 }),
  time: text('Drunk at', { initial: '21:00', maxLength: 12 }),
}
const table = { row: 'drink', ownLine: 'name', min: 1, max: 30 } as const

export default defineCalculator({
  inputs: {
    sex: { ...sex, help: 'Women have less water for their weight on average.' },
    weight,
    volumeIn: choice('Sizes of drinks in', {
      options: { ml: 'mL', oz: 'US fl oz' },
      initial: 'ml',
      initialIn: { us: 'oz' },
    }),
    drinks: rows('Drinks', {
      ...table,
      columns: { ...shared, volume: number('Milliliters', { initial: 330, above: 0, max: 5000 }), ...rest },
      initial: [
        { name: 'Beer', count: 2, volume: 330, strength: 0.05, time: '20:00' },
        { name: 'Wine', count: 1, volume: 175, strength: 0.125, time: '21:30' },
      ],
      shownWhen: inMillilitres,
      help: 'The time when each was finished; those that were drunk together can share a row.',
    }),
    drinksUs: rows('Drinks', {
      ...table,
      columns: { ...shared, volume: number('Fluid ounces', { initial: 12, above: 0, max: 170 }), ...rest },
      initial: [
        { name: 'Beer', count: 2, volume: 12, strength: 0.05, time: '8 pm' },
        { name: 'Wine', count: 1, volume: 5, strength: 0.125, time: '9:30 pm' },
      ],
      shownWhen: inOunces,
      help: 'The time when each was finished; those that were drunk together can share a row.',
    }),
    at: text('Estimate for', {
      initial: '23:00',
      maxLength: 12,
      help: 'A time of day after the last drink; past midnight is fine.',
    }),
    age: { ...adultAge, refines: true },
    height: { ...height, refines: true },
    rate: number('Broken down in an hour', {
      unit: 'g/100 mL',
      initial: 0.015,
      min: 0.005,
      max: 0.04,
      slider: { from: 0.01, to: 0.02, step: 0.001 },
      help: 'Most people lie between 0.010 and 0.020. One beyond them widens the band.',
      refines: true,
    }),
    factor: number('Widmark factor of your own', {
      optional: true,
      min: 0.3,
      max: 1,
      help: '0.68 for men and 0.55 for women unless you know better.',
      refines: true,
    }),
    units: choice('Count drinks as', {
      options: {
        us: 'US drinks of 14 g',
        ca: 'Canadian drinks of 13.45 g',
        uk: 'UK units of 8 g',
        au: 'Australian drinks of 10 g',
      },
      initial: 'au',
      initialIn: { us: 'us', ca: 'ca', uk: 'uk' },
      as: 'menu',
      refines: true,
    }),
    curveIn: choice('Curve in', {
      options: { percent: 'g/100 mL', mille: 'g/L, per mille' },
      initial: 'percent',
      initialIn: {
        eu: 'mille',
        de: 'mille',
        fr: 'mille',
        es: 'mille',
        it: 'mille',
        nl: 'mille',
        pl: 'mille',
        se: 'mille',
        no: 'mille',
        dk: 'mille',
        ch: 'mille',
      },
      refines: true,
    }),
    clock: choice('Times as', {
      options: { twelve: '10:45 pm', full: '22:45' },
      initial: 'full',
      initialIn: { us: 'twelve', uk: 'twelve', in: 'twelve', au: 'twelve', ca: 'twelve' },
      refines: true,
    }),
  },
  outputs: {
    bac: {
      ...level,
      label: 'Blood alcohol, by Widmark',
      help: 'Grams in 100 mL of blood, the same figure as per cent in American law.',
    },
    perLitre: {
      kind: 'number',
      decimals: 2,
      unit: 'g/L',
      label: 'In grams per liter',
      help: 'What Europe writes as per mille.',
    },
    low: {
      ...level,
      label: 'If you break down fast',
      help: 'At 0.020 an hour, or at your own rate if that is faster.',
    },
    high: {
      ...level,
      label: 'If you break down slowly',
      help: 'At 0.010 an hour, or at your own rate if that is slower.',
    },
    watson: {
      ...level,
      label: 'Second estimate, by Watson',
      help: 'From the water in a body of your age, height and weight.',
    },
    verdict: { kind: 'verdict', label: 'What this is not' },
    hours: { ...hoursLeft, label: 'Hours until zero', section: 'Back to zero' },
    soonest: { ...hoursLeft, label: 'At the fast rate', section: 'Back to zero' },
    latest: { ...hoursLeft, label: 'At the slow rate', section: 'Back to zero' },
    zeroAt: { kind: 'text', label: 'On the clock', section: 'Back to zero' },
    grams: { kind: 'number', decimals: 1, unit: 'g', label: 'Pure alcohol', section: 'What was drunk' },
    counted: {
      kind: 'number',
      decimals: 1,
      unit: {
        field: 'units',
        is: { us: 'US drinks', ca: 'Canadian drinks', uk: 'UK units', au: 'Australian drinks' },
      },
      label: 'In drinks of a country',
      section: 'What was drunk',
    },
    water: { kind: 'number', decimals: 1, unit: 'L', label: 'Water in the body', section: 'What was drunk' },
    list: {
      kind: 'table',
      label: 'Drink by drink',
      totals: ['grams', 'counted'],
      columns: {
        name: { kind: 'text', label: 'Drink' },
        ago: { kind: 'number', label: 'Hours before', decimals: 2 },
        grams: { kind: 'number', label: 'Alcohol', decimals: 1, unit: 'g' },
        counted: { kind: 'number', label: 'Drinks of a country', decimals: 1 },
        rise: { kind: 'number', label: 'Adds', decimals: 3, unit: 'g/100 mL' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Level over the hours',
      columns: {
        hour: { kind: 'number', label: 'Hours since the first drink', decimals: 2 },
        usual: { ...curveLevel, label: 'At your rate' },
        fast: { ...curveLevel, label: 'Broken down fast' },
        slow: { ...curveLevel, label: 'Broken down slowly' },
      },
    },
  },
  formula:
    'Grams = mL × alcohol by volume × 0.789. Widmark: g/100 mL = grams ÷ (factor × kg × 10) − rate × hours. Watson: grams × 0.8 ÷ (liters of body water × 10) − rate × hours',
  limits: [
    'Never use it to decide whether to drive. Skill falls long before any limit of law, and the estimate can be wrong by a third and more.',
    'Every drink counts as taken up at once. In truth it takes from half an hour to two hours, so that the level may still be rising.',
    'Food, medicines, illness, pregnancy, body fat and habit shift the figure, in ways that no formula of weight and sex knows.',
    'For adults. It is no medical and no legal advice, and proves nothing before a court.',
    'No limits of law are listed: they differ by country, by age and by licence.',
    'Coffee, cold water, sleep and sport do not speed up the breakdown.',
  ],
  sources: [
    {
      title:
        'P. E. Watson, I. D. Watson, R. D. Batt: Prediction of blood alcohol concentrations in human subjects, updating the Widmark equation, Journal of Studies on Alcohol 42 (1981) 547–556',
      href: 'https://doi.org/10.15288/jsa.1981.42.547',
    },
    {
      title:
        'Table 1 of a review in Archives of Toxicology 95 (2021) 3651–3664: a worked example by the total body water method',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8536606/table/Tab1',
    },
    {
      title:
        'A. W. Jones: Disappearance rate of ethanol from the blood of human subjects, Journal of Forensic Sciences 38 (1993) 104–118',
      href: 'https://ojp.gov/ncjrs/virtual-library/abstracts/disappearance-rate-ethanol-blood-human-subjects-implications',
    },
    {
      title:
        'Canadian Centre on Substance Use and Addiction: Canada’s Guidance on Alcohol and Health (2023), a standard drink of 17.05 mL or 13.45 g',
      href: 'https://www.ccsa.ca/en/canadas-guidance-alcohol-and-health',
    },
    {
      title: 'Wikipedia: Standard drink, definitions by country',
      href: 'https://en.wikipedia.org/wiki/Standard_drink',
    },
  ],

  compute(values, { show }) {
    const { weight: mass, rate, units, clock } = values
    const field = fieldOf(values)
    const asked = readClock(values.at)
    if (asked === undefined) return problem('at', 'must be a time such as 23:30 or 11:30 pm')
    const taken = takenOf(values)
    const unread = taken.findIndex(({ clock: time }) => time === undefined)
    if (unread !== -1) return problem(field, `must have a time such as 21:00 or 9 pm in row ${unread + 1}`)
    const dated = taken.map((drink) => ({ ...drink, ago: hoursBetween(drink.clock ?? 0, asked) }))
    const late = dated.findIndex(({ ago }) => ago > longestEvening)
    if (late !== -1)
      return problem(
        field,
        `must not be later than the time asked, nor ${longestEvening} hours before it: see row ${late + 1}`,
      )
    const factor = values.factor ?? widmarkFactors[values.sex]
    const water = bodyWater({ sex: values.sex, age: values.age, height: values.height, weight: mass })
    if (water <= 0) return problem('weight', 'must fit the height')
    const first = Math.max(...dated.map(({ ago }) => ago))
    const inOrder = dated.toSorted((one, other) => other.ago - one.ago)
    const dosesBy = (rise: (grams: number) => number): Dose[] =>
      inOrder.map(({ ago, grams }) => ({ hour: first - ago, rise: rise(grams) }))
    const doses = dosesBy((grams) => widmarkRise(grams, factor, mass))
    const band = { slow: Math.min(usualRates.slow, rate), fast: Math.max(usualRates.fast, rate) }
    const bac = levelAt(doses, rate, first)
    const low = levelAt(doses, band.fast, first)
    const high = levelAt(doses, band.slow, first)
    const grams = dated.reduce((sum, drink) => sum + drink.grams, 0)
    const hours = bac / rate
    return {
      bac,
      perLitre: bac * 10,
      low,
      high,
      watson: levelAt(
        dosesBy((one) => watsonRise(one, water)),
        rate,
        first,
      ),
      verdict: warning(bac),
      hours,
      soonest: low / band.fast,
      latest: high / band.slow,
      zeroAt: zeroText({ asked, soonest: low / band.fast, latest: high / band.slow, twelve: clock === 'twelve' }, show),
      grams,
      counted: grams / drinkGrams[units],
      water,
      list: dated.map((drink, at) => ({
        name: drink.name || `Row ${at + 1}`,
        ago: drink.ago,
        grams: drink.grams,
        counted: drink.grams / drinkGrams[units],
        rise: widmarkRise(drink.grams, factor, mass),
      })),
      curve: curveOf(
        doses,
        { ...band, usual: rate },
        Math.min(longestCurve, first + high / band.slow),
        values.curveIn === 'mille' ? 10 : 1,
      ),
    }
  },

  steps(values, { bac }) {
    const asked = readClock(values.at) ?? 0
    const taken = takenOf(values)
    const field = fieldOf(values)
    const agos = taken.map(({ clock }) => hoursBetween(clock ?? 0, asked))
    const first = Math.max(...agos)
    const factor = values.factor ?? widmarkFactors[values.sex]
    const total = taken.reduce((sum, { grams }) => sum + grams, 0)
    const straight = widmarkRise(total, factor, values.weight) - values.rate * first
    const ounce = values.volumeIn === 'oz' ? ' × 29.5735295625' : ''
    const shown = taken.slice(0, shownTerms).reduce((sum, { grams }) => sum + grams, 0)
    return [
      {
        gives: 'grams',
        is: sumOfTerms(
          taken.length,
          shownTerms,
          (at) => `{${field}.${at}.count} × {${field}.${at}.volume}${ounce} × {${field}.${at}.strength} × 0.789`,
        ),
        with: { rest: restOf(total - shown) },
      },
      // With hours at zero between the drinks no single line gives the level.
      ...(Math.abs(straight - bac) < 1e-9
        ? [
            {
              gives: 'bac' as const,
              is: '{grams:3} ÷ ({share} × {weight} × 10) − {rate} × {since}',
              with: {
                share: { kind: 'number' as const, value: factor },
                since: { kind: 'number' as const, value: first, unit: 'h', decimals: 4 },
              },
            },
          ]
        : []),
      { gives: 'perLitre', is: '{bac:4} × 10' },
      { gives: 'hours', is: '{bac:4} ÷ {rate}' },
      ...(values.sex === 'male'
        ? [{ gives: 'water' as const, is: '2.447 − 0.09516 × {age} + 0.1074 × {height} + 0.3362 × {weight}' }]
        : [{ gives: 'water' as const, is: '0.1069 × {height} + 0.2466 × {weight} − 2.097' }]),
    ]
  },

  charts: [{ kind: 'line', title: 'Level over the hours', of: 'curve', x: 'hour', y: ['usual', 'fast', 'slow'] }],
  examples: [
    {
      name: 'An evening at a friend’s',
      given: {
        sex: 'female',
        weight: 64,
        volumeIn: 'ml',
        drinks: [
          { name: 'Sparkling wine', count: 1, volume: 200, strength: 0.11, time: '19:00' },
          { name: 'Wine', count: 2, volume: 150, strength: 0.13, time: '21:00' },
        ],
        at: '23:30',
        age: 35,
        height: 168,
        rate: 0.015,
        units: 'uk',
        clock: 'full',
      },
      expect: {
        grams: 48.129,
        bac: 0.06923,
        low: 0.04673,
        high: 0.09173,
        watson: 0.05417,
        hours: 4.615,
        counted: 6.016,
        water: 31.6446,
      },
    },
  ],
})

interface DrinkRow {
  name?: string | undefined
  count: number
  volume: number
  strength: number
  time: string
}
interface Drunk {
  volumeIn: 'ml' | 'oz'
  drinks: readonly DrinkRow[]
  drinksUs: readonly DrinkRow[]
}

const fieldOf = ({ volumeIn }: Drunk) => (volumeIn === 'oz' ? 'drinksUs' : 'drinks')

function takenOf(values: Drunk): { name: string | undefined; grams: number; clock: number | undefined }[] {
  const millilitres = values.volumeIn === 'oz' ? millilitresPerOunce : 1
  return values[fieldOf(values)].map(({ name, count, volume, strength, time }) => ({
    name,
    grams: count * volume * millilitres * strength * ethanolDensity,
    clock: readClock(time),
  }))
}

const daySeconds = 86_400

/** Hours from one time of day to the next moment that the clock shows the other. */
function hoursBetween(from: number, to: number): number {
  return ((((to - from) % daySeconds) + daySeconds) % daySeconds) / 3600
}

function zeroText(
  { asked, soonest, latest, twelve }: { asked: number; soonest: number; latest: number; twelve: boolean },
  show: Show,
): string {
  if (latest === 0) return 'By the formula it is zero now'
  const at = (hours: number) => {
    // Whole minutes, later rather than sooner.
    const seconds = Math.ceil((asked + hours * 3600) / 60) * 60
    const days = Math.floor(seconds / daySeconds)
    const time = twelve ? writeTwelve(seconds % daySeconds) : writeTime(seconds % daySeconds)
    return days === 0 ? time : `${time} ${days === 1 ? 'the next day' : `${show.count(days)} days later`}`
  }
  return `Between ${at(soonest)} and ${at(latest)}`
}

function warning(bac: number): Verdict {
  if (bac >= 0.3)
    return {
      is: 'bad',
      says: 'At such levels people lose consciousness and can die. Somebody who cannot be woken, breathes slowly or is cold needs an ambulance now: call the emergency number.',
    }
  if (bac === 0)
    return {
      is: 'plain',
      says: 'The formula has come down to zero. Your blood may not have, and this is no leave to drive.',
    }
  return {
    is: 'bad',
    says: 'An estimate that can be a third too low. It does not tell whether you may drive; after drinking, leave the car and the bicycle.',
  }
}

function curveOf(doses: readonly Dose[], rates: Record<'usual' | 'fast' | 'slow', number>, end: number, scale: number) {
  const step = 0.25
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, at) => {
    const hour = at * step
    return {
      hour,
      usual: levelAt(doses, rates.usual, hour) * scale,
      fast: levelAt(doses, rates.fast, hour) * scale,
      slow: levelAt(doses, rates.slow, hour) * scale,
    }
  })
}
