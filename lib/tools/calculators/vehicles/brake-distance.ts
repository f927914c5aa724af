import { choice, defineCalculator, number, percent, problem, quantity } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { kilometresPerMile } from '@/lib/subjects/vehicles/fuel-economy'

const isStop = { field: 'find', is: 'distance' } as const
const isSkid = { field: 'find', is: 'speed' } as const
const inLength = { field: 'lengthUnit', is: { m: 'm', ft: 'ft' } } as const
const inSpeed = { field: 'speedUnit', is: { kmh: 'km/h', mph: 'mph' } } as const
const american = { us: 'mph', uk: 'mph' } as const

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { distance: 'Stopping distance', speed: 'Speed from a skid' },
      initial: 'distance',
    }),
    speed: number('Speed', { initial: 50, initialIn: { us: 30, uk: 30 }, above: 0, max: 500, shownWhen: isStop }),
    skid: quantity('Length of the skid', {
      of: 'length',
      unit: 'm',
      units: ['m', 'ft'],
      unitIn: { us: 'ft' },
      initial: 20,
      above: 0,
      max: 2000,
      shownWhen: isSkid,
    }),
    speedUnit: choice('Speed in', { options: { kmh: 'km/h', mph: 'mph' }, initial: 'kmh', initialIn: american }),
    surface: choice('Road', {
      options: {
        dry: 'Dry asphalt (0.7)',
        wet: 'Wet asphalt (0.4)',
        snow: 'Packed snow (0.2)',
        ice: 'Ice (0.1)',
        friction: 'Own friction',
        deceleration: 'Own deceleration',
      },
      initial: 'dry',
      as: 'menu',
    }),
    driver: choice('Driver reacts in', {
      options: {
        code: '0.67 s (UK Highway Code)',
        usual: '1.5 s (unexpected)',
        design: '2.5 s (AASHTO road design)',
        own: 'Own time',
      },
      initial: 'usual',
      as: 'menu',
      shownWhen: isStop,
    }),
    friction: number('Friction', {
      initial: 0.6,
      above: 0,
      max: 2,
      shownWhen: { field: 'surface', is: 'friction' },
      refines: true,
    }),
    deceleration: number('Deceleration', {
      initial: 3.4,
      above: 0,
      max: 20,
      unit: 'm/s²',
      help: 'AASHTO designs roads for 3.4, a comfortable braking.',
      shownWhen: { field: 'surface', is: 'deceleration' },
      refines: true,
    }),
    reaction: number('Reaction time', {
      initial: 1,
      min: 0,
      max: 20,
      unit: 's',
      shownWhen: [isStop, { field: 'driver', is: 'own' }],
      refines: true,
    }),
    grade: percent('Slope', {
      initial: 0,
      negative: true,
      min: -1,
      max: 1,
      slider: { from: -0.2, to: 0.2, step: 0.01 },
      help: 'Below 0 is downhill.',
      refines: true,
    }),
    obstacle: quantity('An obstacle ahead, at', {
      of: 'length',
      unit: 'm',
      units: ['m', 'ft'],
      unitIn: { us: 'ft' },
      optional: true,
      min: 0,
      max: 1e5,
      shownWhen: isStop,
      refines: true,
    }),
    lengthUnit: choice('Distances in', {
      options: { m: 'Meters', ft: 'Feet' },
      initial: 'm',
      initialIn: { us: 'ft' },
      refines: true,
    }),
    carLength: quantity('Length of a car', {
      of: 'length',
      unit: 'm',
      units: ['m', 'ft'],
      initial: 4,
      above: 0,
      max: 50,
      help: 'The Highway Code counts in cars of 4 metres.',
      shownWhen: isStop,
      refines: true,
    }),
  },
  outputs: {
    total: {
      kind: 'number',
      label: 'Stopping distance',
      decimals: 1,
      unit: inLength,
      optional: true,
      shownWhen: isStop,
    },
    before: {
      kind: 'number',
      label: 'Speed before the skid',
      decimals: 1,
      unit: inSpeed,
      optional: true,
      shownWhen: isSkid,
    },
    thinking: {
      kind: 'number',
      label: 'While reacting',
      decimals: 1,
      unit: inLength,
      optional: true,
      shownWhen: isStop,
    },
    braking: { kind: 'number', label: 'While braking', decimals: 1, unit: inLength, optional: true, shownWhen: isStop },
    time: { kind: 'number', label: 'Time to a stop', decimals: 1, unit: 's', optional: true, shownWhen: isStop },
    cars: { kind: 'number', label: 'Car lengths', decimals: 1, optional: true, shownWhen: isStop },
    slowing: { kind: 'number', label: 'Deceleration', decimals: 2, unit: 'm/s²' },
    impact: {
      kind: 'number',
      label: 'Speed at the obstacle',
      decimals: 1,
      unit: inSpeed,
      optional: true,
      section: 'Obstacle',
    },
    stops: { kind: 'verdict', label: 'In time', optional: true, section: 'Obstacle' },
    skidTime: { kind: 'number', label: 'The skid lasted', decimals: 1, unit: 's', optional: true, section: 'Skid' },
    speeds: {
      kind: 'table',
      label: 'By speed',
      optional: true,
      columns: {
        speed: { kind: 'number', label: 'Speed', decimals: 0, unit: inSpeed },
        thinking: { kind: 'number', label: 'Reacting', decimals: 0, unit: inLength },
        braking: { kind: 'number', label: 'Braking', decimals: 0, unit: inLength },
        total: { kind: 'number', label: 'Total', decimals: 0, unit: inLength },
      },
    },
    roads: {
      kind: 'table',
      label: 'By road',
      optional: true,
      columns: {
        road: { kind: 'text', label: 'Road' },
        braking: { kind: 'number', label: 'Braking', decimals: 1, unit: inLength },
        total: { kind: 'number', label: 'Total', decimals: 1, unit: inLength },
      },
    },
  },
  formula:
    'Stopping distance = v × t + v² ÷ (2 × g × (f + G)); f is friction or deceleration ÷ g, G the slope (uphill positive), g = 9.80665 m/s²; from a skid of length d: v = √(2 × g × (f + G) × d)',
  limits: [
    'Braking is even from the first instant to the last, on all wheels, with nothing lost to a brake that heats up.',
    'The frictions are round figures for comparison. Tyres, water, temperature and load move each of them a great deal.',
    'On steep slopes f + G is a little generous; engineers use it up to about 10%.',
    'Speed from a skid is the least speed: what was lost before the mark began and in a collision is not in it.',
  ],
  sources: [
    {
      title: 'UK Highway Code, rule 126: typical stopping distances',
      href: 'https://www.gov.uk/guidance/the-highway-code/general-rules-techniques-and-advice-for-all-drivers-and-riders-103-to-158',
    },
    { title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, stopping sight distance' },
    {
      title: 'NIST Special Publication 330: standard acceleration of free fall',
      href: 'https://www.nist.gov/pml/special-publication-330',
    },
  ],

  compute(values, { show }) {
    const { grade, speedUnit, lengthUnit, obstacle } = values
    const slowing = gravity * (frictionOf(values) + grade)
    if (slowing <= 1e-9) return problem('grade', 'is so steep that the car never stops: the slope takes away all grip')
    const metersPerSecond = speedUnit === 'kmh' ? 1 / 3.6 : (kilometresPerMile * 1000) / 3600
    const length = (meters: number) => (lengthUnit === 'm' ? meters : meters / metersPerFoot)
    if (values.find === 'speed')
      return {
        before: Math.sqrt(2 * slowing * values.skid) / metersPerSecond,
        slowing,
        skidTime: Math.sqrt((2 * values.skid) / slowing),
      }
    const seconds = values.driver === 'own' ? values.reaction : reactionTimes[values.driver]
    const stretch = (speed: number, deceleration: number) => {
      const v = speed * metersPerSecond
      const thinking = v * seconds
      const braking = (v * v) / (2 * deceleration)
      return { thinking: length(thinking), braking: length(braking), total: length(thinking + braking) }
    }
    const v = values.speed * metersPerSecond
    const stop = stretch(values.speed, slowing)
    const meters = v * seconds + (v * v) / (2 * slowing)
    const impact =
      obstacle === undefined
        ? undefined
        : Math.min(v, Math.sqrt(Math.max(0, v * v - 2 * slowing * Math.max(0, obstacle - v * seconds)))) /
          metersPerSecond
    return {
      total: stop.total,
      thinking: stop.thinking,
      braking: stop.braking,
      time: seconds + v / slowing,
      cars: meters / values.carLength,
      slowing,
      ...(impact === undefined || obstacle === undefined
        ? {}
        : { impact, stops: judged(obstacle - meters, impact, { speedUnit, lengthUnit, show }) }),
      speeds: (speedUnit === 'kmh' ? [30, 50, 70, 80, 100, 120, 130] : [20, 30, 40, 50, 60, 70]).map((speed) => ({
        speed,
        ...stretch(speed, slowing),
      })),
      roads: Object.entries(roads)
        .flatMap(([name, { label, friction }]) => {
          const deceleration = gravity * (friction + grade)
          if (deceleration <= 1e-9) return []
          const { braking, total } = stretch(values.speed, deceleration)
          return [{ road: label, braking, total, name }]
        })
        .map(({ road, braking, total }) => ({ road, braking, total })),
    }
  },

  steps: (values) => {
    const { surface, speedUnit, lengthUnit, driver, find } = values
    const friction = { kind: 'number', value: frictionOf(values), decimals: 4 } as const
    const perSecond = {
      kind: 'number',
      value: speedUnit === 'kmh' ? 3.6 : 3600 / (kilometresPerMile * 1000),
      decimals: 6,
    } as const
    const seconds = {
      kind: 'number',
      value: driver === 'own' ? values.reaction : reactionTimes[driver],
      decimals: 2,
    } as const
    const foot = { kind: 'number', value: metersPerFoot, decimals: 4 } as const
    const inFeet = lengthUnit === 'ft' ? ' ÷ {foot}' : ''
    const obstacle = values.obstacle
    return [
      {
        gives: 'slowing',
        is: surface === 'deceleration' ? '{deceleration} + 9.80665 × {grade}' : '9.80665 × ({f} + {grade})',
        with: { f: friction },
      },
      ...(find === 'speed'
        ? [
            { gives: 'before' as const, is: '√(2 × {slowing} × {skid}) × {perSecond}', with: { perSecond } },
            { gives: 'skidTime' as const, is: '√(2 × {skid} ÷ {slowing})' },
          ]
        : [
            {
              finds: 'Speed in m/s',
              as: 'v',
              in: 'number' as const,
              decimals: 4,
              is: '{speed} ÷ {perSecond}',
              with: { perSecond, seconds, foot },
            },
            { gives: 'thinking' as const, is: `{v} × {seconds}${inFeet}` },
            { gives: 'braking' as const, is: `{v}² ÷ (2 × {slowing})${inFeet}` },
            { gives: 'total' as const, is: '{thinking} + {braking}' },
            { gives: 'time' as const, is: '{seconds} + {v} ÷ {slowing}' },
            { gives: 'cars' as const, is: `{total}${lengthUnit === 'ft' ? ' × {foot}' : ''} ÷ {carLength}` },
            ...(obstacle === undefined
              ? []
              : [{ gives: 'impact' as const, says: 'What is left of v² after braking over the way that remains' }]),
          ]),
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'Reacting and braking by speed',
      of: 'speeds',
      x: 'speed',
      y: ['thinking', 'braking'],
      needs: 'speeds',
      shownWhen: isStop,
    },
  ],
  examples: [
    {
      name: 'Rain on a country road',
      given: {
        find: 'distance',
        speed: 80,
        speedUnit: 'kmh',
        surface: 'wet',
        driver: 'usual',
        lengthUnit: 'm',
        obstacle: 60,
      },
      expect: { total: 96.3, thinking: 33.3, braking: 62.9, impact: 60.7, stops: 'bad' },
    },
    {
      name: 'A skid of 25 metres on dry asphalt',
      given: { find: 'speed', skid: 25, speedUnit: 'kmh', surface: 'dry' },
      expect: { before: 66.7 },
    },
  ],
})

/** Standard gravity in m/s², by the 3rd General Conference on Weights and Measures. */
const gravity = 9.80665
const metersPerFoot = 0.3048
const reactionTimes = { code: 0.67, usual: 1.5, design: 2.5 } as const
const roads = {
  dry: { label: 'Dry asphalt', friction: 0.7 },
  wet: { label: 'Wet asphalt', friction: 0.4 },
  snow: { label: 'Packed snow', friction: 0.2 },
  ice: { label: 'Ice', friction: 0.1 },
} as const

interface Surface {
  surface: keyof typeof roads | 'friction' | 'deceleration'
  friction: number
  deceleration: number
}

function frictionOf({ surface, friction, deceleration }: Surface): number {
  if (surface === 'friction') return friction
  return surface === 'deceleration' ? deceleration / gravity : roads[surface].friction
}

interface Writing {
  speedUnit: 'kmh' | 'mph'
  lengthUnit: 'm' | 'ft'
  show: Show
}

function judged(spareMeters: number, impact: number, { speedUnit, lengthUnit, show }: Writing): Verdict {
  const spare = `${show.number(Math.abs(spareMeters) / (lengthUnit === 'm' ? 1 : metersPerFoot), 1)} ${lengthUnit}`
  return spareMeters >= 0
    ? { is: 'good', says: `The car stops ${spare} before the obstacle.` }
    : {
        is: 'bad',
        says: `The car would need ${spare} more and strikes the obstacle at ${show.number(impact, 1)} ${speedUnit === 'kmh' ? 'km/h' : 'mph'}.`,
      }
}
