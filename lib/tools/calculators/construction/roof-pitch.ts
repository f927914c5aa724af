import { choice, defineCalculator, number, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const metresIn = { m: 1, ft: 0.3048 } as const
const length = {
  of: 'length',
  unit: 'm',
  units: ['m', 'cm', 'mm', 'ft', 'in'],
  unitIn: { us: 'ft' },
  max: 1e4,
} as const
const writtenIn = { field: 'lengths', is: { m: 'm', ft: 'ft' } } as const
const asSlope = { field: 'given', is: ['twelfths', 'degrees', 'percent', 'ratio'] } as const
const asSides = { field: 'given', is: 'sides' } as const

/** Minimum slopes of IBC 2018, chapter 15, in twelfths. Each was read in two places; of wood shakes IRC 2018 says 3. */
const coverings = [
  { covering: 'Single-ply, built-up or liquid membrane', least: 0.25 },
  { covering: 'Metal, standing seam', least: 0.25 },
  { covering: 'Metal panels, lapped, with sealant', least: 0.5 },
  { covering: 'Mineral-surfaced roll roofing', least: 1 },
  { covering: 'Asphalt shingles', least: 2 },
  { covering: 'Clay or concrete tile', least: 2.5 },
  { covering: 'Metal panels, lapped, without sealant', least: 3 },
  { covering: 'Metal shingles', least: 3 },
  { covering: 'Wood shingles', least: 3 },
  { covering: 'Slate', least: 4 },
  { covering: 'Wood shakes', least: 4 },
] as const
const usualTwelfths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24] as const

export default defineCalculator({
  inputs: {
    given: choice('Pitch given as', {
      options: {
        twelfths: 'Rise in 12 (6 for 6/12)',
        degrees: 'Degrees',
        percent: 'Percent',
        ratio: '1 : n',
        sides: 'Rise and run',
      },
      initial: 'degrees',
      initialIn: { us: 'twelfths', ca: 'twelfths' },
      as: 'menu',
    }),
    value: number('Pitch', {
      initial: 30,
      initialIn: { us: 6, ca: 6 },
      min: 0,
      max: 1e5,
      help: '6 for 6 in 12, 30 for 30°, 50 for 50%, 2 for 1 : 2.',
      shownWhen: asSlope,
    }),
    rise: quantity('Rise', { ...length, initial: 2, shownWhen: asSides }),
    run: quantity('Run, level', { ...length, initial: 4, above: 0, shownWhen: asSides }),
    known: choice('A length that you know', {
      options: { span: 'Span, wall to wall', run: 'Run to the ridge', rise: 'Rise to the ridge', none: 'None' },
      initial: 'span',
      as: 'menu',
      shownWhen: asSlope,
    }),
    size: quantity('That length', {
      ...length,
      initial: 8,
      initialIn: { us: 7.3152 },
      above: 0,
      shownWhen: [asSlope, { field: 'known', is: ['span', 'run', 'rise'] }],
    }),
    overhang: quantity('Overhang at the eaves, level', {
      ...length,
      unitIn: { us: 'in' },
      initial: 0.5,
      initialIn: { us: 0.4572 },
      max: 100,
    }),
    shape: choice('Roof', {
      options: { gable: 'Gable or hip: ridge in the middle', shed: 'Shed: one slope' },
      initial: 'gable',
      as: 'menu',
      refines: true,
    }),
    ridgeBoard: quantity('Thickness of the ridge board', {
      ...length,
      units: ['mm', 'cm', 'm', 'in'],
      unitIn: { us: 'in' },
      initial: 0,
      max: 1,
      help: 'Half of it is taken off each rafter, measured level.',
      refines: true,
    }),
    wall: quantity('Height of the wall under the rafters', { ...length, optional: true, refines: true }),
    lengths: choice('Lengths in', {
      options: { m: 'Meters', ft: 'Feet' },
      initial: 'm',
      initialIn: { us: 'ft' },
      refines: true,
    }),
  },
  outputs: {
    twelfths: { kind: 'number', label: 'Pitch, rise in 12', decimals: 3 },
    angle: { kind: 'number', label: 'Angle', unit: '°', decimals: 2 },
    percent: { kind: 'percent', label: 'In percent', decimals: 2 },
    ratio: { kind: 'text', label: 'As a ratio' },
    slopeFactor: { kind: 'number', label: 'Slope factor', decimals: 4 },
    hipFactor: { kind: 'number', label: 'Hip and valley factor', decimals: 4 },
    note: { kind: 'verdict', label: 'What kind of roof' },
    rise: { kind: 'number', label: 'Rise', unit: writtenIn, decimals: 3, optional: true, section: 'Lengths' },
    run: { kind: 'number', label: 'Run', unit: writtenIn, decimals: 3, optional: true, section: 'Lengths' },
    rafter: {
      kind: 'number',
      label: 'Rafter, ridge to wall line',
      unit: writtenIn,
      decimals: 3,
      optional: true,
      section: 'Lengths',
    },
    whole: {
      kind: 'number',
      label: 'Rafter with its overhang',
      unit: writtenIn,
      decimals: 3,
      optional: true,
      section: 'Lengths',
    },
    hip: {
      kind: 'number',
      label: 'Hip or valley rafter with overhang',
      unit: writtenIn,
      decimals: 3,
      optional: true,
      shownWhen: { field: 'shape', is: 'gable' },
      section: 'Lengths',
    },
    ridge: {
      kind: 'number',
      label: 'Ridge above the ground',
      unit: writtenIn,
      decimals: 3,
      optional: true,
      section: 'Lengths',
    },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
    coverings: {
      kind: 'table',
      label: 'What may lie on it',
      help: 'Minimum slopes of the International Building Code 2018. Makers and local codes may ask for more.',
      columns: {
        covering: { kind: 'text', label: 'Covering' },
        least: { kind: 'number', label: 'Least rise in 12' },
        degrees: { kind: 'number', label: 'That is', unit: '°', decimals: 1 },
        fits: { kind: 'text', label: 'This roof' },
      },
    },
    chart: {
      kind: 'table',
      label: 'Usual pitches',
      columns: {
        pitch: { kind: 'text', label: 'Pitch' },
        angle: { kind: 'number', label: 'Angle', unit: '°', decimals: 2 },
        percent: { kind: 'percent', label: 'Percent', decimals: 1 },
        slope: { kind: 'number', label: 'Slope factor', decimals: 4 },
        hip: { kind: 'number', label: 'Hip factor', decimals: 4 },
      },
    },
  },
  formula:
    'Pitch = rise ÷ run = tan(angle); slope factor = √(1 + pitch²); hip and valley factor = √(2 + pitch²); rafter = run × slope factor',
  limits: [
    'Lengths run along the line between ridge and wall. Seats, tails and plumb cuts at the ends are yours to add.',
    'The hip factor holds where hip and valley stand at 45° on plan, so where both roof faces have the same pitch.',
    'A ridge board shortens common rafters only; a hip rafter meets it at another place.',
    'Minimum slopes are those of the model code of 2018. Asphalt shingles below 4 in 12 and tiles below 4 in 12 need a doubled underlayment by it.',
  ],
  sources: [
    {
      title: 'Professional Roofing, August 2018: Roof slope guidelines (minimum slopes of IBC 2018 and IRC 2018)',
      href: 'https://www.professionalroofing.net/Articles/Roof-slope-guidelines--08-01-2018/4284',
    },
    { title: 'RoofOnline: Hip and valley factor table', href: 'https://roofonline.com/hip-and-valley-factor-table' },
  ],

  compute(values, { show }) {
    const found = pitchOf(values)
    if ('message' in found) return problem<'value' | 'rise'>(found.field, found.message)
    const { pitch, run } = found
    const slopeFactor = Math.sqrt(1 + pitch * pitch)
    const hipFactor = Math.sqrt(2 + pitch * pitch)
    const unit = metresIn[values.lengths]
    const half = values.shape === 'gable' ? values.ridgeBoard / 2 : 0
    if (run !== undefined && half >= run) return problem('ridgeBoard', 'must be thinner than the roof is wide')
    const of = (level: number | undefined) => (level === undefined ? undefined : level / unit)
    const rise = run === undefined ? undefined : run * pitch
    return {
      twelfths: pitch * 12,
      angle: degreesOf(pitch),
      percent: pitch,
      ratio: pitch < 1e-9 ? 'Level' : `1 : ${show.number(Number((1 / pitch).toPrecision(5)))}`,
      slopeFactor,
      hipFactor,
      note: kindOf(pitch, show),
      rise: of(rise),
      run: of(run),
      rafter: run === undefined ? undefined : of((run - half) * slopeFactor),
      whole: run === undefined ? undefined : of((run - half + values.overhang) * slopeFactor),
      hip: run === undefined || values.shape === 'shed' ? undefined : of((run + values.overhang) * hipFactor),
      ridge: rise === undefined || values.wall === undefined ? undefined : of(values.wall + rise),
      drawing: drawn(pitch, run === undefined ? 0 : values.overhang / run, values.shape === 'shed', show),
      coverings: coverings.map(({ covering, least }) => ({
        covering,
        least,
        degrees: degreesOf(least / 12),
        fits: pitch * 12 >= least * (1 - 1e-9) ? 'steep enough' : 'too flat',
      })),
      chart: usualTwelfths.map((twelfths) => ({
        pitch: `${twelfths}/12`,
        angle: degreesOf(twelfths / 12),
        percent: twelfths / 12,
        slope: Math.sqrt(1 + (twelfths / 12) ** 2),
        hip: Math.sqrt(2 + (twelfths / 12) ** 2),
      })),
    }
  },

  steps(values, { percent, run }) {
    const unit = metresIn[values.lengths]
    const forms = {
      twelfths: '{value}',
      degrees: '12 × tan({value} × π ÷ 180), the angle in radians',
      percent: '12 × {value} ÷ 100',
      ratio: '12 ÷ {value}',
      sides: '12 × {up} ÷ {along}',
    }
    const pitch = { kind: 'number', value: percent, decimals: 8 } as const
    const half = values.shape === 'gable' ? values.ridgeBoard / 2 / unit : 0
    const level = run === undefined ? undefined : ({ kind: 'number', value: run } as const)
    const over = { kind: 'number', value: values.overhang / unit } as const
    return [
      {
        gives: 'twelfths',
        is: forms[values.given],
        with: {
          up: { kind: 'number', value: values.rise },
          along: { kind: 'number', value: values.run },
          pitch,
          level,
          over,
          half: { kind: 'number', value: half },
        },
      },
      { gives: 'slopeFactor', is: '√(1 + {pitch}²)' },
      { gives: 'hipFactor', is: '√(2 + {pitch}²)' },
      { gives: 'rise', is: '{level} × {pitch}' },
      { gives: 'rafter', is: '({level}[ − {half}]) × √(1 + {pitch}²)' },
      { gives: 'whole', is: '({level}[ − {half}] + {over}) × √(1 + {pitch}²)' },
      { gives: 'hip', is: '({level} + {over}) × √(2 + {pitch}²)' },
    ]
  },

  examples: [
    {
      name: 'A shed roof for solar panels',
      given: {
        given: 'degrees',
        value: 15,
        known: 'span',
        size: 5,
        overhang: 0.3,
        shape: 'shed',
        ridgeBoard: 0,
        wall: 2.4,
        lengths: 'm',
      },
      expect: { twelfths: 3.215, rise: 1.34, whole: 5.487, ridge: 3.74 },
    },
    {
      name: 'A gable over twenty-four feet',
      given: {
        given: 'twelfths',
        value: 6,
        known: 'span',
        size: 7.3152,
        overhang: 0.4572,
        shape: 'gable',
        ridgeBoard: 0.0381,
        wall: undefined,
        lengths: 'ft',
      },
      expect: { slopeFactor: 1.118, hipFactor: 1.5, rise: 6, hip: 20.25 },
    },
    {
      name: 'Measured in the attic',
      given: {
        given: 'sides',
        rise: 1.8,
        run: 3.6,
        overhang: 0,
        shape: 'gable',
        ridgeBoard: 0,
        wall: undefined,
        lengths: 'm',
      },
      expect: { twelfths: 6, angle: 26.57, rafter: 4.025 },
    },
  ],
})

interface Entered {
  given: 'twelfths' | 'degrees' | 'percent' | 'ratio' | 'sides'
  value: number
  rise: number
  run: number
  known: 'span' | 'run' | 'rise' | 'none'
  size: number
  shape: 'gable' | 'shed'
}
interface Pitched {
  /** Rise over run. */
  pitch: number
  /** Meters from the wall to the ridge, level. */
  run: number | undefined
}
interface Refused {
  field: 'value' | 'rise'
  message: string
}

const steepest = 1e4

function degreesOf(pitch: number): number {
  return (Math.atan(pitch) * 180) / Math.PI
}

function pitchOf(values: Entered): Pitched | Refused {
  if (values.given === 'sides') {
    const pitch = values.rise / values.run
    return pitch > steepest
      ? { field: 'rise', message: 'must be smaller: with so short a run it is a wall' }
      : { pitch, run: values.run }
  }
  const { given, value, known, size } = values
  if (given === 'degrees' && value >= 89.99)
    return { field: 'value', message: 'must be below 90 degrees: a vertical face is a wall' }
  if (given === 'ratio' && value < 1 / steepest)
    return { field: 'value', message: 'must be more than 0: 1 : 0 is vertical, and so a wall' }
  const pitch = {
    twelfths: value / 12,
    degrees: Math.tan((value * Math.PI) / 180),
    percent: value / 100,
    ratio: 1 / value,
  }[given]
  if (known === 'none') return { pitch, run: undefined }
  if (known === 'rise')
    return pitch < 1e-6
      ? { field: 'value', message: 'must be steeper: a flat roof never reaches that rise' }
      : { pitch, run: size / pitch }
  return { pitch, run: known === 'span' && values.shape === 'gable' ? size / 2 : size }
}

function kindOf(pitch: number, show: Show): Verdict {
  const twelfths = `${show.number(pitch * 12, 2)} in 12`
  if (pitch < 1e-9) return { is: 'bad', says: 'Flat: there is no fall, and water stays on it.' }
  if (pitch * 12 < 0.25 * (1 - 1e-9))
    return { is: 'bad', says: `${twelfths} is less than the ¼ in 12 that the IBC asks of any new membrane roof.` }
  if (pitch * 12 < 2 * (1 - 1e-9))
    return { is: 'fair', says: `${twelfths} is a low slope: membrane, roll roofing or sealed metal, no shingles.` }
  if (pitch * 12 < 4 * (1 - 1e-9))
    return {
      is: 'fair',
      says: `${twelfths} carries asphalt shingles on doubled underlayment. Slate and wood shakes need more.`,
    }
  return { is: 'good', says: `${twelfths} is steep enough for every covering in the table.` }
}

function drawn(pitch: number, overhang: number, isShed: boolean, show: Show): Diagram {
  const over = Math.min(overhang, 0.6)
  const wide = (isShed ? 1 : 2) + 2 * over
  const scale = Math.min(330 / wide, 180 / Math.max(pitch * (1 + over) + 0.45, 1e-9))
  const left = 200 - (wide / 2) * scale
  const plate = 40 + pitch * scale
  const at = (across: number, up: number): [number, number] => [left + (across + over) * scale, plate - up * scale]
  const ridge = at(1, pitch)
  const wall = 0.4 * scale
  const far = isShed ? 1 : 2
  const shapes: Shape[] = [
    { is: 'line', from: at(0, 0), to: [at(0, 0)[0], plate + wall], tone: 'muted' },
    { is: 'line', from: isShed ? ridge : at(far, 0), to: [at(far, 0)[0], plate + wall], tone: 'muted' },
    { is: 'line', from: at(0, 0), to: at(1, 0), tone: 'muted', dashed: true },
    { is: 'line', from: at(1, 0), to: ridge, tone: 'muted', dashed: true },
    {
      is: 'line',
      from: at(-over, -over * pitch),
      to: isShed ? at(1 + over, (1 + over) * pitch) : ridge,
      tone: 'accent',
      thick: 3,
    },
    ...(isShed
      ? []
      : [{ is: 'line', from: ridge, to: at(2 + over, -over * pitch), tone: 'accent', thick: 3 } as const]),
    {
      is: 'text',
      at: [200, 275],
      text: `${show.number(pitch * 12, 2)} in 12, ${show.number(degreesOf(pitch), 1)}°`,
      anchor: 'middle',
    },
  ]
  return { title: 'The roof from its end, drawn to scale', width: 400, height: 290, shapes }
}
