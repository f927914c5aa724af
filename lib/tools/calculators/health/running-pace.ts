import {
  choice,
  defineCalculator,
  number,
  percent,
  problem,
  quantity,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import {
  elapsedAt,
  halvesOf,
  kilometresPerMile,
  raceDistances,
  readRaceTime,
  writeRaceTime,
  type Stretch,
} from '@/lib/subjects/health/running'

const section = 'On a treadmill'
const fastest = 45
const slowest = 1
const farthest = 500
const shownTerms = 4
type Find = 'pace' | 'time' | 'distance' | 'plan'
const asked = (...finds: readonly Find[]) => ({ field: 'find', is: finds }) as const
const splitColumns = { split: { kind: 'text', label: 'Split' }, elapsed: { kind: 'text', label: 'Clock' } } as const
const lastRow = 'The last row is the rest of the distance.'

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { pace: 'Pace', time: 'Time', distance: 'Distance', plan: 'Time of a plan' },
      initial: 'pace',
    }),
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
    segments: rows('Segments', {
      row: 'segment',
      min: 1,
      max: 60,
      columns: {
        length: number('Distance', { initial: 5, above: 0, max: farthest }),
        pace: text('Pace', { initial: '5:30', maxLength: 12 }),
      },
      initial: [
        { length: 10, pace: '5:45' },
        { length: 10, pace: '5:35' },
        { length: 1.0975, pace: '5:15' },
      ],
      shownWhen: asked('plan'),
      help: 'In the order in which you run them. Distances are in kilometers or miles as the pace.',
    }),
    per: choice('Pace for each', {
      options: { km: 'Kilometer', mile: 'Mile' },
      initial: 'km',
      initialIn: { us: 'mile' },
    }),
    splitEach: choice('Splits for each', {
      options: { same: 'As the pace', km: 'Kilometer', mile: 'Mile' },
      initial: 'same',
      help: 'A plan in miles can be read against a course that is marked in kilometers.',
      refines: true,
    }),
    faster: percent('Second half faster by', {
      initial: 0,
      negative: true,
      min: -0.3,
      max: 0.3,
      slider: { from: -0.1, to: 0.1, step: 0.005 },
      help: 'Of the pace. 0% is even, 2% a negative split, −5% a second half that is slower.',
      shownWhen: asked('pace', 'time', 'distance'),
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Answer' },
    total: { kind: 'text', label: 'Time' },
    distance: {
      kind: 'number',
      label: 'Distance',
      decimals: 4,
      unit: { field: 'per', is: { km: 'km', mile: 'mi' } },
    },
    perKilometre: { kind: 'text', label: 'Pace for a kilometer' },
    perMile: { kind: 'text', label: 'Pace for a mile' },
    halves: { kind: 'text', label: 'First and second half' },
    speed: { kind: 'number', label: 'Speed', decimals: 1, unit: 'km/h', section },
    milesAnHour: { kind: 'number', label: 'Speed in miles', decimals: 1, unit: 'mph', section },
    splits: {
      kind: 'table',
      label: 'Splits by kilometer',
      help: lastRow,
      optional: true,
      columns: { mark: { kind: 'number', label: 'At', decimals: 2, unit: 'km' }, ...splitColumns },
    },
    mileSplits: {
      kind: 'table',
      label: 'Splits by mile',
      help: lastRow,
      optional: true,
      columns: { mark: { kind: 'number', label: 'At', decimals: 2, unit: 'mi' }, ...splitColumns },
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
    const { seconds, kilometres, stretches } = found
    const odd = stretches.findIndex((one) => isOdd(speedOf(one)))
    if (values.find === 'plan' && odd !== -1)
      return problem('segments', `must have speeds from ${slowest} to ${fastest} km/h: see row ${odd + 1}`)
    const speed = speedOf({ kilometres, seconds })
    if (isOdd(speed))
      return problem(
        values.find === 'time' ? 'pace' : 'time',
        `must give a speed from ${slowest} to ${fastest} km/h: hours are written as 4:00:00`,
      )
    const each = lengthOf(values.per)
    const pace = seconds / kilometres
    const perKilometre = writeRaceTime(pace)
    const perMile = writeRaceTime(pace * kilometresPerMile)
    const firstHalf = Math.round(elapsedAt(kilometres / 2, stretches))
    const marked = values.splitEach === 'same' ? values.per : values.splitEach
    const splits = splitsOf(kilometres, stretches, lengthOf(marked))
    return {
      result: {
        pace: values.per === 'km' ? `${perKilometre} for a kilometer` : `${perMile} for a mile`,
        time: writeRaceTime(seconds),
        distance: `${show.number(kilometres / each, 2)} ${values.per === 'km' ? 'km' : 'mi'}`,
        plan: writeRaceTime(seconds),
      }[values.find],
      total: writeRaceTime(seconds),
      distance: kilometres / each,
      perKilometre,
      perMile,
      halves: `${writeRaceTime(firstHalf)} and ${writeRaceTime(Math.round(seconds) - firstHalf)}`,
      speed,
      milesAnHour: speed / kilometresPerMile,
      splits: marked === 'km' ? splits : undefined,
      mileSplits: marked === 'mile' ? splits : undefined,
    }
  },

  steps: (values) => {
    const found = solved(values)
    if ('field' in found) return []
    const figure = (value: number, decimals?: number) => ({ kind: 'number', value, decimals }) as const
    const seconds = figure(found.seconds)
    const kilometres = figure(found.kilometres)
    const pace = figure(found.seconds / found.kilometres, 3)
    const each = lengthOf(values.per)
    return [
      ...(values.find === 'time' || values.find === 'distance'
        ? [
            {
              finds: 'Seconds for a kilometer',
              gives: pace,
              is: values.per === 'km' ? '{typed}' : '{typed} ÷ 1.609344',
              with: { typed: figure((found.seconds / found.kilometres) * each) },
            },
          ]
        : []),
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
            gives: figure(found.seconds, 1),
            is: '{pace} × {kilometres}',
            with: { pace: figure(found.seconds / found.kilometres, 6), kilometres },
          },
        ],
        distance: [
          {
            gives: 'distance' as const,
            is: '{seconds} ÷ {pace}',
            with: { seconds, pace: figure((found.seconds / found.kilometres) * each, 6) },
          },
        ],
        plan: [
          {
            finds: 'Seconds in all',
            gives: figure(found.seconds, 1),
            is: sumOfTerms(found.stretches.length, shownTerms, (at) => `{length${at}} × {pace${at}}`),
            with: planFigures(values, found.stretches),
          },
          {
            finds: 'Seconds for a kilometer',
            gives: pace,
            is: '{seconds} ÷ {kilometres}',
            with: { seconds, kilometres },
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
    {
      name: 'Eight miles a coach wrote',
      given: {
        find: 'plan',
        segments: [
          { length: 2, pace: '10:00' },
          { length: 4, pace: '8:45' },
          { length: 2, pace: '9:30' },
        ],
        per: 'mile',
        splitEach: 'km',
      },
      expect: { result: '1:14:00', distance: 8, perMile: '9:15', perKilometre: '5:45' },
    },
  ],
})

interface Entered {
  find: Find
  race: keyof typeof raceDistances | 'own'
  own: number
  time: string
  pace: string
  segments: readonly { length: number; pace: string }[]
  per: 'km' | 'mile'
  faster: number
}
type Unread = { field: 'time' | 'pace' | 'segments'; says: string }
interface Run extends Stretch {
  stretches: readonly Stretch[]
}

const lengthOf = (unit: 'km' | 'mile') => (unit === 'km' ? 1 : kilometresPerMile)
const speedOf = ({ kilometres, seconds }: Stretch) => (kilometres / seconds) * 3600
const isOdd = (speed: number) => speed > fastest || speed < slowest

function solved(values: Entered): Run | Unread {
  if (values.find === 'plan') return planned(values)
  const even = evenRun(values)
  if ('field' in even) return even
  return { ...even, stretches: halvesOf(even.kilometres, even.seconds, values.faster) }
}

function evenRun({ find, race, own, time, pace, per }: Entered): Stretch | Unread {
  const whole = readRaceTime(time)
  const typed = readRaceTime(pace)
  if (find !== 'time' && !whole) return { field: 'time', says: 'must be a time such as 4:00:00 or 25:30' }
  if (find !== 'pace' && !typed) return { field: 'pace', says: 'must be minutes and seconds, such as 5:30' }
  const perKilometre = (typed ?? 0) / lengthOf(per)
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

function planned({ segments, per }: Entered): Run | Unread {
  const paces = segments.map(({ pace }) => readRaceTime(pace))
  const unread = paces.findIndex((pace) => !pace)
  if (unread !== -1)
    return { field: 'segments', says: `must have minutes and seconds such as 5:30 in row ${unread + 1}` }
  const stretches = segments.map(({ length }, at) => ({
    kilometres: length * lengthOf(per),
    seconds: length * (paces[at] ?? 0),
  }))
  const kilometres = stretches.reduce((sum, one) => sum + one.kilometres, 0)
  const seconds = stretches.reduce((sum, one) => sum + one.seconds, 0)
  return kilometres > farthest
    ? { field: 'segments', says: `must be at most ${farthest} km together` }
    : { seconds, kilometres, stretches }
}

function planFigures({ segments }: Entered, stretches: readonly Stretch[]) {
  const shown = stretches.slice(0, shownTerms)
  const left = stretches.slice(shownTerms).reduce((sum, { seconds }) => sum + seconds, 0)
  const figures = shown.flatMap(({ seconds }, at) => {
    const length = segments[at]?.length ?? 1
    return [
      [`length${at}`, { kind: 'number', value: length }] as const,
      [`pace${at}`, { kind: 'number', value: seconds / length }] as const,
    ]
  })
  return { ...Object.fromEntries(figures), rest: restOf(left) }
}

/** Whole kilometres or miles and the rest. Splits are differences of the clock as it is shown, so that they add up. */
function splitsOf(kilometres: number, stretches: readonly Stretch[], each: number) {
  const whole = Math.floor(kilometres / each + 1e-9)
  const marks = Array.from({ length: whole }, (_, at) => (at + 1) * each)
  const ends = whole * each < kilometres - 1e-9 ? [...marks, kilometres] : marks
  const clocks = ends.map((end) => Math.round(elapsedAt(Math.min(end, kilometres), stretches)))
  return ends.map((end, at) => ({
    mark: end / each,
    split: writeRaceTime((clocks[at] ?? 0) - (clocks[at - 1] ?? 0)),
    elapsed: writeRaceTime(clocks[at] ?? 0),
  }))
}
