import { choice, defineCalculator, percent, problem, quantity, text } from '@/lib/kits/calculator'
import { elapsedAt, kilometresPerMile, raceDistances, readRaceTime, writeRaceTime } from '@/lib/subjects/health/running'

const section = 'On a treadmill'
const fastest = 45
const slowest = 1
const farthest = 500
const asked = (...finds: readonly ('pace' | 'time' | 'distance')[]) => ({ field: 'find', is: finds }) as const

export default defineCalculator({
  inputs: {
    find: choice('Find', { options: { pace: 'Pace', time: 'Time', distance: 'Distance' }, initial: 'pace' }),
    race: choice('Race', {
      options: {
        five: '5 km',
        ten: '10 km',
        half: 'Half marathon, 21.0975 km',
        marathon: 'Marathon, 42.195 km',
        own: 'Another distance',
      },
      initial: 'marathon',
      as: 'menu',
      shownWhen: asked('pace', 'time'),
    }),
    own: quantity('Distance', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi', 'm'],
      unitIn: { us: 'mi' },
      initial: 8,
      initialIn: { us: 8.04672 },
      min: 0.1,
      max: farthest,
      shownWhen: [asked('pace', 'time'), { field: 'race', is: 'own' }],
    }),
    time: text('Time', {
      initial: '4:00:00',
      maxLength: 12,
      shownWhen: asked('pace', 'distance'),
      help: 'Hours as 4:00:00, minutes and seconds as 25:30.',
    }),
    pace: text('Pace', {
      initial: '5:30',
      maxLength: 12,
      shownWhen: asked('time', 'distance'),
      help: 'Minutes and seconds, such as 5:30.',
    }),
    per: choice('Pace and splits for each', {
      options: { km: 'Kilometer', mile: 'Mile' },
      initial: 'km',
      initialIn: { us: 'mile' },
    }),
    faster: percent('Second half faster by', {
      initial: 0,
      negative: true,
      min: -0.3,
      max: 0.3,
      slider: { from: -0.1, to: 0.1, step: 0.005 },
      help: 'Of the pace. 0% is even, 2% a negative split, −5% a second half that is slower.',
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Answer' },
    total: { kind: 'text', label: 'Time' },
    distance: { kind: 'number', label: 'Distance', decimals: 4, unit: 'km' },
    perKilometre: { kind: 'text', label: 'Pace for a kilometer' },
    perMile: { kind: 'text', label: 'Pace for a mile' },
    halves: { kind: 'text', label: 'First and second half' },
    speed: { kind: 'number', label: 'Speed', decimals: 1, unit: 'km/h', section },
    milesAnHour: { kind: 'number', label: 'Speed in miles', decimals: 1, unit: 'mph', section },
    splits: {
      kind: 'table',
      label: 'Splits',
      help: 'The last row is the rest of the distance.',
      columns: {
        mark: { kind: 'number', label: 'At', decimals: 2, unit: { field: 'per', is: { km: 'km', mile: 'mi' } } },
        split: { kind: 'text', label: 'Split' },
        elapsed: { kind: 'text', label: 'Clock' },
      },
    },
  },
  formula: 'Pace = time ÷ distance',
  limits: [
    'Times are to the second; chips and officials may round otherwise.',
    'Courses are measured along the shortest line. A watch usually shows a longer way and a better pace.',
    'Hills, wind and heat are not counted, and neither is how fast you will tire.',
    'It is arithmetic for healthy runners and no medical advice.',
  ],
  sources: [
    {
      title: 'World Athletics: Competition Rules, the half marathon of 21.0975 km and the marathon of 42.195 km',
      href: 'https://worldathletics.org/disciplines/road-running/marathon',
    },
    {
      title:
        'National Institute of Standards and Technology: Special Publication 811, the international mile of 1.609344 km',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute(values, { show }) {
    const found = solved(values)
    if ('field' in found) return problem(found.field, found.says)
    const { seconds, kilometres } = found
    const pace = seconds / kilometres
    const speed = (kilometres / seconds) * 3600
    if (speed > fastest || speed < slowest)
      return problem(
        values.find === 'time' ? 'pace' : 'time',
        `must give a speed from ${slowest} to ${fastest} km/h: hours are written as 4:00:00`,
      )
    const perKilometre = writeRaceTime(pace)
    const perMile = writeRaceTime(pace * kilometresPerMile)
    const half = elapsedAt(kilometres / 2, kilometres, seconds, values.faster)
    const firstHalf = Math.round(half)
    return {
      result: {
        pace: values.per === 'km' ? `${perKilometre} for a kilometer` : `${perMile} for a mile`,
        time: writeRaceTime(seconds),
        distance: `${show.number(kilometres, 2)} km`,
      }[values.find],
      total: writeRaceTime(seconds),
      distance: kilometres,
      perKilometre,
      perMile,
      halves: `${writeRaceTime(firstHalf)} and ${writeRaceTime(Math.round(seconds) - firstHalf)}`,
      speed,
      milesAnHour: speed / kilometresPerMile,
      splits: splitsOf(kilometres, seconds, values.faster, values.per === 'km' ? 1 : kilometresPerMile),
    }
  },

  steps: (values) => {
    const found = solved(values)
    if ('field' in found) return []
    const number = (value: number, decimals?: number) => ({ kind: 'number', value, decimals }) as const
    const seconds = number(found.seconds)
    const kilometres = number(found.kilometres)
    const pace = number(found.seconds / found.kilometres, 3)
    const perUnit = values.per === 'km' ? 1 : kilometresPerMile
    return [
      ...(values.find === 'pace'
        ? []
        : [
            {
              finds: 'Seconds for a kilometer',
              gives: pace,
              is: values.per === 'km' ? '{typed}' : '{typed} ÷ 1.609344',
              with: { typed: number((found.seconds / found.kilometres) * perUnit) },
            },
          ]),
      ...{
        pace: [
          {
            finds: 'Seconds for a kilometer',
            gives: pace,
            is: '{seconds} ÷ {kilometres}',
            with: { seconds, kilometres },
          },
        ],
        time: [
          {
            finds: 'Seconds in all',
            gives: number(found.seconds, 1),
            is: '{pace} × {kilometres}',
            with: { pace: number(found.seconds / found.kilometres, 6), kilometres },
          },
        ],
        distance: [
          {
            gives: 'distance' as const,
            is: '{seconds} ÷ {pace}',
            with: { seconds, pace: number(found.seconds / found.kilometres, 6) },
          },
        ],
      }[values.find],
      { gives: 'speed', is: '3600 ÷ {pace}', with: { pace } },
      { gives: 'milesAnHour', is: '{speed:4} ÷ 1.609344' },
    ]
  },

  examples: [
    {
      name: 'Four hours at the marathon',
      given: { find: 'pace', race: 'marathon', time: '4:00:00', per: 'km', faster: 0.02 },
      expect: { result: '5:41 for a kilometer', perMile: '9:09', halves: '2:01:13 and 1:58:47' },
    },
  ],
})

interface Entered {
  find: 'pace' | 'time' | 'distance'
  race: keyof typeof raceDistances | 'own'
  own: number
  time: string
  pace: string
  per: 'km' | 'mile'
}
type Unread = { field: 'time' | 'pace'; says: string }

function solved({ find, race, own, time, pace, per }: Entered): { seconds: number; kilometres: number } | Unread {
  const whole = readRaceTime(time)
  const typed = readRaceTime(pace)
  if (find !== 'time' && !whole) return { field: 'time', says: 'must be a time such as 4:00:00 or 25:30' }
  if (find !== 'pace' && !typed) return { field: 'pace', says: 'must be minutes and seconds, such as 5:30' }
  const perKilometre = (typed ?? 0) / (per === 'km' ? 1 : kilometresPerMile)
  const seconds = whole ?? 0
  if (find === 'distance') {
    const kilometres = seconds / perKilometre
    return kilometres > farthest
      ? { field: 'time', says: `must be so short that at this pace it leads at most ${farthest} km far` }
      : { seconds, kilometres }
  }
  const kilometres = race === 'own' ? own : raceDistances[race]
  return find === 'pace' ? { seconds, kilometres } : { seconds: perKilometre * kilometres, kilometres }
}

/** Whole kilometres or miles and the rest. Splits are differences of the clock as it is shown, so that they add up. */
function splitsOf(kilometres: number, seconds: number, faster: number, each: number) {
  const whole = Math.floor(kilometres / each + 1e-9)
  const marks = Array.from({ length: whole }, (_, at) => (at + 1) * each)
  const ends = whole * each < kilometres - 1e-9 ? [...marks, kilometres] : marks
  const clocks = ends.map((end) => Math.round(elapsedAt(Math.min(end, kilometres), kilometres, seconds, faster)))
  return ends.map((end, at) => ({
    mark: end / each,
    split: writeRaceTime((clocks[at] ?? 0) - (clocks[at - 1] ?? 0)),
    elapsed: writeRaceTime(clocks[at] ?? 0),
  }))
}
