import { choice, defineCalculator, number, problem, quantity, toggle, type Verdict } from '@/lib/kits/calculator'
import {
  anglesTo,
  flightInAir,
  flightInVacuum,
  leastSpeed,
  motionParts,
  partsOf,
  solveMotion,
  type Flight,
  type Launch,
  type Motion,
  type MotionPart,
} from '@/lib/engines/mechanics'
import type { Show } from '@/lib/base/format/show'

const standard = 9.80665
/** Meters a second squared, by the fact sheets of NASA; of the giants at the equator, where the pressure is one bar, rotation taken off. */
const bodies = {
  earth: standard,
  moon: 1.62,
  mercury: 3.7,
  venus: 8.87,
  mars: 3.71,
  jupiter: 23.12,
  saturn: 8.96,
  uranus: 8.69,
  neptune: 11,
  pluto: 0.62,
} as const
const metresIn = { m: 1, ft: 0.3048 } as const
const inLength = { field: 'lengths', is: { m: 'm', ft: 'ft' } } as const
const inSpeed = { field: 'lengths', is: { m: 'm/s', ft: 'ft/s' } } as const

const line = { field: 'mode', is: 'line' } as const
const launched = { field: 'mode', is: 'launch' } as const
const aimed = { field: 'mode', is: 'target' } as const
const thrown = { field: 'mode', is: ['launch', 'target'] } as const
const airy = [launched, { field: 'air', is: true }] as const
const far = { of: 'length', unit: 'm', units: ['m', 'cm', 'km', 'ft', 'yd'], unitIn: { us: 'ft' }, max: 1e9 } as const
const fast = { of: 'speed', unit: 'm/s', units: ['m/s', 'km/h', 'mph', 'ft/s', 'kn'], max: 1e6 } as const
const along = { optional: true, negative: true, shownWhen: line } as const
const target = 'The target'

export default defineCalculator({
  inputs: {
    mode: choice('Motion', {
      options: { launch: 'A throw or shot', target: 'Hit a target', line: 'In a line: s, u, v, a, t' },
      initial: 'launch',
    }),
    s: quantity('Displacement s', { ...far, ...along, min: -1e9, initial: 100 }),
    u: quantity('Speed at first u', { ...fast, ...along, min: -1e6, initial: 0 }),
    v: quantity('Speed at last v', { ...fast, ...along, min: -1e6 }),
    a: quantity('Acceleration a', {
      of: 'acceleration',
      unit: 'm/s²',
      initial: 2,
      min: -1e6,
      max: 1e6,
      ...along,
      help: 'Fill in three of the five and leave two empty. Against the direction, values are negative.',
    }),
    t: quantity('Time t', {
      of: 'time',
      unit: 's',
      units: ['s', 'min', 'h'],
      optional: true,
      max: 1e9,
      shownWhen: line,
    }),
    speed: quantity('Speed at launch', { ...fast, initial: 20, above: 0, shownWhen: thrown }),
    angle: number('Angle above the level', {
      unit: '°',
      initial: 45,
      min: -90,
      max: 90,
      slider: { from: 0, to: 90, step: 1 },
      shownWhen: launched,
    }),
    height: quantity('Height above where it lands', { ...far, initial: 0, max: 1e6, shownWhen: launched }),
    distance: quantity('Distance to the target, level', { ...far, initial: 30, above: 0, max: 1e6, shownWhen: aimed }),
    rise: quantity('Target above the launch', {
      ...far,
      initial: 0,
      negative: true,
      min: -1e6,
      max: 1e6,
      shownWhen: aimed,
    }),
    body: choice('Where', {
      options: {
        earth: 'Earth',
        moon: 'Moon',
        mercury: 'Mercury',
        venus: 'Venus',
        mars: 'Mars',
        jupiter: 'Jupiter',
        saturn: 'Saturn',
        uranus: 'Uranus',
        neptune: 'Neptune',
        pluto: 'Pluto',
        own: 'Gravity of my own',
      },
      initial: 'earth',
      as: 'menu',
      shownWhen: thrown,
      refines: true,
    }),
    ownGravity: number('Gravity', {
      unit: 'm/s²',
      initial: standard,
      above: 0,
      max: 1e4,
      shownWhen: [thrown, { field: 'body', is: 'own' }],
      refines: true,
    }),
    air: toggle('With air resistance', { shownWhen: launched, refines: true }),
    coefficient: number('Drag coefficient', { initial: 0.47, min: 0, max: 10, shownWhen: airy, refines: true }),
    area: quantity('Area across the flight', {
      of: 'area',
      unit: 'm²',
      units: ['cm²', 'm²', 'in²'],
      initial: 0.0043,
      max: 100,
      shownWhen: airy,
      refines: true,
    }),
    mass: quantity('Mass', {
      of: 'mass',
      unit: 'kg',
      units: ['g', 'kg', 'lb', 'oz'],
      initial: 0.145,
      above: 0,
      max: 1e6,
      shownWhen: airy,
      refines: true,
    }),
    density: number('Density of the air', {
      unit: 'kg/m³',
      initial: 1.225,
      min: 0,
      max: 100,
      shownWhen: airy,
      refines: true,
    }),
    lengths: choice('Answers in', {
      options: { m: 'Meters', ft: 'Feet' },
      initial: 'm',
      initialIn: { us: 'ft' },
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    range: { kind: 'number', label: 'Range', unit: inLength, decimals: 2, optional: true },
    apex: { kind: 'number', label: 'Highest point', unit: inLength, decimals: 2, optional: true },
    time: { kind: 'number', label: 'Time of flight', unit: 's', decimals: 3, optional: true },
    impact: { kind: 'number', label: 'Speed at impact', unit: inSpeed, decimals: 2, optional: true },
    steepness: { kind: 'number', label: 'Angle at impact, below the level', unit: '°', decimals: 2, optional: true },
    best: {
      kind: 'number',
      label: 'Angle that carries farthest',
      unit: '°',
      decimals: 2,
      optional: true,
      section: 'Without air',
    },
    bestRange: {
      kind: 'number',
      label: 'It carries',
      unit: inLength,
      decimals: 2,
      optional: true,
      section: 'Without air',
    },
    vacuum: {
      kind: 'number',
      label: 'Your throw would carry',
      unit: inLength,
      decimals: 2,
      optional: true,
      section: 'Without air',
    },
    flat: { kind: 'number', label: 'Flat shot', unit: '°', decimals: 3, optional: true, section: target },
    flatTime: { kind: 'number', label: 'It takes', unit: 's', decimals: 3, optional: true, section: target },
    steep: { kind: 'number', label: 'Steep shot', unit: '°', decimals: 3, optional: true, section: target },
    steepTime: { kind: 'number', label: 'That takes', unit: 's', decimals: 3, optional: true, section: target },
    least: {
      kind: 'number',
      label: 'Least speed that reaches it',
      unit: inSpeed,
      decimals: 3,
      optional: true,
      section: target,
    },
    motions: {
      kind: 'table',
      label: 'Every motion that fits',
      optional: true,
      columns: {
        s: { kind: 'number', label: 's', unit: inLength },
        u: { kind: 'number', label: 'u', unit: inSpeed },
        v: { kind: 'number', label: 'v', unit: inSpeed },
        a: { kind: 'number', label: 'a', unit: { field: 'lengths', is: { m: 'm/s²', ft: 'ft/s²' } } },
        t: { kind: 'number', label: 't', unit: 's' },
      },
    },
    equation: { kind: 'text', label: 'Equations used', optional: true, section: 'In a line' },
    path: {
      kind: 'table',
      label: 'Along the way',
      optional: true,
      columns: {
        t: { kind: 'number', label: 'Time', unit: 's', decimals: 3 },
        x: { kind: 'number', label: 'Along', unit: inLength, decimals: 2 },
        y: { kind: 'number', label: 'Above', unit: inLength, decimals: 2 },
        speed: { kind: 'number', label: 'Speed', unit: inSpeed, decimals: 2 },
      },
    },
    curve: {
      kind: 'series',
      label: 'Trajectory',
      optional: true,
      columns: {
        x: { kind: 'number', label: 'Along', unit: inLength, decimals: 2 },
        y: { kind: 'number', label: 'Above', unit: inLength, decimals: 2 },
      },
    },
  },
  formula:
    'v = u + at; s = ut + ½at²; v² = u² + 2as; s = (u + v) ÷ 2 × t. A throw: x = v cos θ × t, y = h + v sin θ × t − ½gt²; drag ½ρ C A v² against the motion',
  limits: [
    'Gravity is the same all along, and the ground is level: rockets and shells beyond some kilometers need more.',
    'Without air resistance a ball on Earth flies too far: at 40 m/s often by half.',
    'With air, spin and wind are left out, and the drag coefficient stays the same at every speed.',
    'A target is aimed at without air.',
    'Gravity on other bodies is that of NASA’s fact sheets; on Jupiter, Saturn, Uranus and Neptune it is felt at the equator at one bar, where the spin lightens it.',
  ],
  sources: [
    {
      title: 'OpenStax College Physics: Projectile motion',
      href: 'https://courses.lumenlearning.com/atd-austincc-physics1/chapter/3-4-projectile-motion/',
    },
    {
      title: 'NASA Goddard Space Flight Center: Planetary fact sheets (surface gravity and acceleration)',
      href: 'https://nssdc.gsfc.nasa.gov/planetary/planetfact.html',
    },
  ],

  compute(values, { show }) {
    if (values.mode === 'line') return lineOf(values, show)
    return values.mode === 'target' ? targetOf(values, show) : launchOf(values, show)
  },

  steps(values, results, show) {
    const unit = metresIn[values.lengths]
    const g = gravityOf(values) / unit
    const plain = (value: number) => ({ kind: 'number', value }) as const
    if (values.mode === 'line')
      return [{ finds: 'The two unknowns', working: results.equation ?? '', gives: results.answer }]
    if (values.mode === 'target')
      return [
        {
          gives: 'least',
          is: '√({g} × ({y} + √({x}² + {y}²)))',
          with: { g: plain(g), x: plain(values.distance / unit), y: plain(values.rise / unit) },
        },
        {
          finds: 'Angles',
          working: 'tan θ = (v² ± √(v⁴ − g × (g x² + 2 y v²))) ÷ (g x)',
          gives: results.answer,
        },
      ]
    if (values.air)
      return [
        {
          finds: 'Range',
          working: 'fourth-order Runge–Kutta steps, each a thousandth of the flight or shorter',
          gives: `${show.number(results.range ?? 0, 2)} ${values.lengths}`,
        },
      ]
    const { vx, vy } = partsOf(values)
    return [
      {
        gives: 'time',
        is: '({vy} + √({vy}² + 2 × {g} × {h})) ÷ {g}',
        with: {
          g: plain(g),
          h: plain(values.height / unit),
          vx: plain(vx / unit),
          vy: plain(vy / unit),
          flight: { kind: 'number', value: results.time ?? 0, decimals: 8 },
        },
      },
      { gives: 'range', is: '{vx} × {flight} s' },
      { gives: vy > 0 ? 'apex' : undefined, is: '{h} + {vy}² ÷ (2 × {g})' },
      { gives: 'impact', is: '√({vx}² + ({vy})² + 2 × {g} × {h})' },
    ]
  },

  charts: [{ kind: 'line', title: 'Trajectory', of: 'curve', x: 'x', y: ['y'], needs: 'curve' }],

  examples: [
    {
      name: 'A ball at forty-five degrees',
      given: { mode: 'launch', speed: 20, angle: 45, height: 0, body: 'earth', air: false, lengths: 'm' },
      expect: { range: 40.79, apex: 10.2, time: 2.884 },
    },
    {
      name: 'The same ball through air',
      given: {
        mode: 'launch',
        speed: 40,
        angle: 35,
        height: 1.5,
        body: 'earth',
        air: true,
        coefficient: 0.35,
        area: 0.0043,
        mass: 0.145,
        density: 1.225,
        lengths: 'm',
      },
      expect: { range: 95.31, vacuum: 155.43 },
    },
    {
      name: 'Water over a wall',
      given: { mode: 'target', speed: 25, distance: 30, rise: 8, body: 'earth', lengths: 'm' },
      expect: { flat: 30.185, steep: 74.747 },
    },
    {
      name: 'Braking from ninety',
      given: { mode: 'line', s: undefined, u: 25, v: 0, a: -7, t: undefined, lengths: 'm' },
      expect: { motions: { rows: 1, at: { 0: { s: 44.642857, t: 3.571429 } } } },
    },
  ],
})

interface Entered {
  mode: 'launch' | 'target' | 'line'
  s?: number | undefined
  u?: number | undefined
  v?: number | undefined
  a?: number | undefined
  t?: number | undefined
  speed: number
  angle: number
  height: number
  distance: number
  rise: number
  body: 'own' | keyof typeof bodies
  ownGravity: number
  air: boolean
  coefficient: number
  area: number
  mass: number
  density: number
  lengths: 'm' | 'ft'
}

function gravityOf({ body, ownGravity }: Entered): number {
  return body === 'own' ? ownGravity : bodies[body]
}

const units: Readonly<Record<MotionPart, string>> = { s: '', u: '/s', v: '/s', a: '/s²', t: 's' }

function lineOf(values: Entered, show: Show) {
  const given = motionParts.filter((part) => values[part] !== undefined)
  if (given.length !== 3)
    return problem<MotionPart>(
      null,
      'Fill in three of displacement, both speeds, acceleration and time, and leave two empty.',
    )
  const known = Object.fromEntries(given.map((part) => [part, values[part]])) as Partial<Motion>
  const found = solveMotion(known)
  const last = given.at(-1) ?? 't'
  if (found === 'any') return problem(last, 'must be another value: with these, endless motions fit')
  if (found === 'none') return problem(last, 'must be another value: with these, no motion fits')
  if (found === 'past') return problem(last, 'must be another value: with these, the time would be negative')
  const unit = metresIn[values.lengths]
  const scaled = (part: MotionPart, value: number) => (part === 't' ? value : value / unit)
  const rows = found.motions.map((motion) => ({
    s: scaled('s', motion.s) + 0,
    u: scaled('u', motion.u) + 0,
    v: scaled('v', motion.v) + 0,
    a: scaled('a', motion.a) + 0,
    t: motion.t,
  }))
  const asked = motionParts.filter((part) => !given.includes(part))
  const written = (motion: Motion) =>
    asked
      .map(
        (part) =>
          `${part}\u00A0=\u00A0${show.number(motion[part])}\u00A0${part === 't' ? 's' : values.lengths + units[part]}`,
      )
      .join(', ')
  return {
    answer: rows.map(written).join(' or '),
    note:
      rows.length > 1
        ? {
            is: 'plain' as const,
            says: 'Two motions fit: it passes that place once on the way out and once on the way back.',
          }
        : undefined,
    motions: rows,
    equation: found.by,
  }
}

function targetOf(values: Entered, show: Show) {
  const { speed, distance, rise } = values
  const gravity = gravityOf(values)
  const unit = metresIn[values.lengths]
  const least = leastSpeed(gravity, distance, rise)
  const found = anglesTo({ speed, gravity }, distance, rise)
  const per = `${values.lengths}/s`
  if (!found)
    return problem(
      'speed',
      `must be at least ${show.number(Math.ceil((least / unit) * 1000) / 1000)} ${per} to reach the target`,
    )
  const [flat, steep] = found
  const timeAt = (angle: number) => distance / (speed * Math.cos((angle * Math.PI) / 180))
  const isOne = steep - flat < 1e-3
  const end = (angle: number) => {
    const { vx, vy } = partsOf({ speed, angle })
    const time = timeAt(angle)
    return Array.from({ length: 41 }, (_, at) => {
      const t = (time * at) / 40
      return { x: (vx * t) / unit, y: (vy * t - (gravity * t * t) / 2) / unit }
    })
  }
  return {
    answer: isOne ? `${show.number(flat, 3)}°, just reached` : `${show.number(flat, 3)}° or ${show.number(steep, 3)}°`,
    note: isOne
      ? ({ is: 'fair', says: 'The speed only just reaches: the smallest error falls short.' } satisfies Verdict)
      : undefined,
    flat,
    flatTime: timeAt(flat),
    steep,
    steepTime: timeAt(steep),
    least: least / unit,
    curve: end(flat),
  }
}

const pathRows = 10

function launchOf(values: Entered, show: Show) {
  const gravity = gravityOf(values)
  const launch: Launch = { speed: values.speed, angle: values.angle, height: values.height, gravity }
  const { vx, vy } = partsOf(launch)
  if (values.height === 0 && vy <= 0) return problem('angle', 'must be above 0 where it starts on the ground')
  const vacuum = flightInVacuum(launch, 40)
  const drag = (values.density * values.coefficient * values.area) / (2 * values.mass)
  const flight = values.air && drag > 0 ? flightInAir(launch, drag) : vacuum
  if (!flight) return problem('mass', 'must be more: so light a thing drifts down like a leaf')
  const unit = metresIn[values.lengths]
  const { end, apex } = flight
  const impact = Math.hypot(end.vx, end.vy)
  const best = (Math.atan2(values.speed, Math.sqrt(values.speed ** 2 + 2 * gravity * values.height)) * 180) / Math.PI
  const bestRange = (values.speed * Math.sqrt(values.speed ** 2 + 2 * gravity * values.height)) / gravity
  const path = thinned(flight, pathRows).map((point) => ({
    t: point.t,
    x: point.x / unit,
    y: Math.max(0, point.y) / unit,
    speed: Math.hypot(point.vx, point.vy) / unit,
  }))
  return {
    answer: `${show.number(end.x / unit, 2)}\u00A0${values.lengths} in ${show.number(end.t, 2)}\u00A0s`,
    note: noteOf(values, vx),
    range: end.x / unit,
    apex: apex.y / unit,
    time: end.t,
    impact: impact / unit,
    steepness: end.vx < 1e-12 ? 90 : (Math.atan2(-end.vy, end.vx) * 180) / Math.PI,
    best,
    bestRange: bestRange / unit,
    vacuum: values.air ? vacuum.end.x / unit : undefined,
    path,
    curve: vx < 1e-12 ? undefined : thinned(flight, 40).map(({ x, y }) => ({ x: x / unit, y: Math.max(0, y) / unit })),
  }
}

function thinned({ points }: Flight, count: number) {
  if (points.length <= count + 1) return points
  const last = points.length - 1
  return Array.from({ length: count + 1 }, (_, at) => points[Math.round((last * at) / count)] ?? points[last]).filter(
    (point) => point !== undefined,
  )
}

function noteOf({ air, speed, body }: Entered, vx: number): Verdict | undefined {
  if (vx < 1e-12) return { is: 'plain', says: 'Straight up or down: it lands where it started from.' }
  if (air && body !== 'earth')
    return { is: 'fair', says: 'The air is still that of the density you gave, and gravity the other body’s.' }
  return !air && speed > 20 && body === 'earth'
    ? { is: 'fair', says: 'At such a speed air matters. Switch it on under the other options to see how much.' }
    : undefined
}
