import { choice, defineCalculator, integer, number, problem, quantity, rows } from '@/lib/kits/calculator'
import {
  extremesOf,
  holdsBeam,
  samplesOf,
  solveBeam,
  spanDeflections,
  type Beam,
  type BeamResponse,
  type BeamSupport,
  type Place,
  type SpanDeflection,
} from '@/lib/subjects/construction/beam'
import { beamDiagram, type SupportKind } from '@/lib/subjects/construction/beam-diagram'

type System = 'metric' | 'us'
const inMetric = { field: 'system', is: 'metric' } as const
const inUs = { field: 'system', is: 'us' } as const
const inTable = { field: 'arrangement', is: 'continuous' } as const
const withSpan = { field: 'arrangement', is: ['simple', 'cantilever', 'propped', 'fixed', 'overhang'] } as const
const lengths = { of: 'length', unit: 'm', units: ['m', 'mm', 'ft', 'in'], unitIn: { us: 'ft' }, max: 1000 } as const
const settlements = { of: 'length', unit: 'mm', units: ['mm', 'in'], unitIn: { us: 'in' }, max: 1000 } as const

function supportColumns(length: string, small: string) {
  return {
    at: number(`From the left end (${length})`, { min: 0, max: 4000 }),
    kind: choice('Support', {
      options: { pin: 'Pin', roller: 'Roller', fixed: 'Fixed', guided: 'Guided (no rotation, free to sink)' },
      initial: 'roller',
    }),
    settlement: number(`Settles by (${small})`, { optional: true, min: 0, max: 1000 }),
  }
}

function loadColumns(length: string, force: string) {
  return {
    kind: choice('Load', {
      options: { point: 'Point', uniform: 'Uniform', varying: 'Triangular', moment: 'Moment' },
      initial: 'uniform',
    }),
    size: number(`Size (${force}, ${force}/${length} or ${force}·${length})`, { min: -1e6, max: 1e6 }),
    at: number(`At, or from (${length})`, { optional: true, min: 0, max: 4000 }),
    to: number(`To (${length})`, { optional: true, min: 0, max: 4000 }),
    endSize: number(`Size at its end (${force}/${length})`, { optional: true, min: -1e6, max: 1e6 }),
  }
}

const loadHelp =
  'Downward loads and anticlockwise moments are positive. A uniform load without positions covers the whole beam; a triangular one runs from its size to the size at its end (none: zero).'

interface Units {
  length: string
  force: string
  small: string
}

/** The same results in either system; an output's unit is fixed, so that each system has its own. */
function outputsIn(system: System, { length, force, small }: Units) {
  const shown = { optional: true, shownWhen: { field: 'system', is: system } } as const
  const moment = `${force}·${length}`
  const place = { ...shown, kind: 'number', decimals: 3, unit: length } as const
  const axis = { kind: 'number', label: 'From the left end', unit: length } as const
  return {
    moment: {
      ...shown,
      kind: 'number',
      label: 'Largest bending moment',
      decimals: 2,
      unit: moment,
      help: 'Positive sags, negative hogs.',
    },
    momentAt: { ...place, label: 'Where: from the left end' },
    shear: { ...shown, kind: 'number', label: 'Largest shear force', decimals: 2, unit: force },
    shearAt: { ...place, label: 'Where: from the left end' },
    deflection: {
      ...shown,
      kind: 'number',
      label: 'Largest deflection, downwards',
      decimals: system === 'metric' ? 2 : 4,
      unit: small,
      help: 'Settlement included. Negative where the beam rises.',
    },
    deflectionAt: { ...place, label: 'Where: from the left end' },
    reactions: {
      ...shown,
      kind: 'table',
      label: 'Reactions',
      help: 'Upward forces and anticlockwise moments are positive.',
      totals: ['force'],
      columns: {
        support: { kind: 'text', label: 'Support' },
        at: { ...axis, decimals: 3 },
        force: { kind: 'number', label: 'Force', decimals: 3, unit: force },
        moment: { kind: 'number', label: 'Moment', decimals: 3, unit: moment },
      },
    },
    spans: {
      ...shown,
      kind: 'table',
      label: 'Deflection of each span',
      help: 'Measured from the straight line between its supports; of an overhang or a cantilever, from the level of its support.',
      columns: {
        span: { kind: 'text', label: 'Span' },
        length: { kind: 'number', label: 'Length', decimals: 3, unit: length },
        sag: { kind: 'number', label: 'Deflection', decimals: system === 'metric' ? 2 : 4, unit: small },
        at: { ...axis, decimals: 3 },
        ratio: { kind: 'text', label: 'Part of the span' },
        allowed: { kind: 'number', label: 'Allowed', decimals: system === 'metric' ? 2 : 3, unit: small },
        status: { kind: 'text', label: 'Check' },
      },
    },
    extremes: {
      ...shown,
      kind: 'table',
      label: 'Largest values and where they stand',
      columns: {
        what: { kind: 'text', label: 'Value' },
        value: { kind: 'number', label: 'Size', decimals: 4 },
        unit: { kind: 'text', label: 'Unit' },
        at: { ...axis, decimals: 4 },
      },
    },
    course: {
      ...shown,
      kind: 'series',
      label: 'Along the beam',
      columns: {
        at: axis,
        shear: { kind: 'number', label: 'Shear force', unit: force },
        moment: { kind: 'number', label: 'Bending moment', unit: moment },
        slope: { kind: 'number', label: 'Slope', unit: 'mrad' },
        deflection: { kind: 'number', label: 'Deflection, upwards', unit: small },
      },
    },
  } as const
}

type InUs<T> = { [K in keyof T & string as `${K}Us`]: T[K] }
/** Keys that the two systems do not share. */
function namedUs<T extends object>(parts: T): InUs<T> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${name}Us`, part])) as InUs<T>
}

export default defineCalculator({
  inputs: {
    arrangement: choice('Supports', {
      options: {
        simple: 'Simple: pin and roller',
        cantilever: 'Cantilever: fixed at the left',
        propped: 'Propped cantilever: fixed and roller',
        fixed: 'Fixed at both ends',
        overhang: 'Overhanging its supports',
        continuous: 'Continuous, or any: place them in a table',
      },
      initial: 'simple',
      as: 'menu',
    }),
    system: choice('Loads and results in', {
      options: { metric: 'kN and m', us: 'kip and ft' },
      initial: 'metric',
      initialIn: { us: 'us' },
      help: 'Each system keeps its own table of loads.',
    }),
    span: quantity('Span', { ...lengths, initial: 6, initialIn: { us: 6.096 }, above: 0, shownWhen: withSpan }),
    leftOverhang: quantity('Overhang at the left', {
      ...lengths,
      initial: 0,
      shownWhen: { field: 'arrangement', is: 'overhang' },
    }),
    rightOverhang: quantity('Overhang at the right', {
      ...lengths,
      initial: 1.5,
      shownWhen: { field: 'arrangement', is: 'overhang' },
    }),
    total: quantity('Length of the beam', {
      ...lengths,
      initial: 12,
      initialIn: { us: 10.9728 },
      above: 0,
      shownWhen: inTable,
    }),
    supports: rows('Supports', {
      row: 'support',
      columns: supportColumns('m', 'mm'),
      initial: [
        { at: 0, kind: 'pin' },
        { at: 6, kind: 'roller' },
        { at: 12, kind: 'roller' },
      ],
      max: 6,
      shownWhen: [inTable, inMetric],
    }),
    supportsUs: rows('Supports', {
      row: 'support',
      columns: supportColumns('ft', 'in'),
      initial: [
        { at: 0, kind: 'pin' },
        { at: 18, kind: 'roller' },
        { at: 36, kind: 'roller' },
      ],
      max: 6,
      shownWhen: [inTable, inUs],
    }),
    loads: rows('Loads', {
      row: 'load',
      columns: loadColumns('m', 'kN'),
      initial: [{ kind: 'uniform', size: 10 }],
      min: 0,
      max: 30,
      shownWhen: inMetric,
      help: loadHelp,
    }),
    loadsUs: rows('Loads', {
      row: 'load',
      columns: loadColumns('ft', 'kip'),
      initial: [{ kind: 'uniform', size: 0.7 }],
      min: 0,
      max: 30,
      shownWhen: inUs,
      help: loadHelp,
    }),
    modulus: quantity('Modulus of elasticity E', {
      of: 'pressure',
      unit: 'GPa',
      units: ['GPa', 'MPa', 'ksi', 'psi'],
      unitIn: { us: 'ksi' },
      initial: 200,
      initialIn: { us: 199.947961501882 },
      above: 0,
      max: 10_000,
      section: 'Beam',
      help: 'Steel 200 GPa (29,000 ksi), aluminium 70 GPa; timber and concrete by grade.',
      refines: true,
    }),
    inertia: quantity('Second moment of area I', {
      of: 'second moment of area',
      unit: 'cm⁴',
      unitIn: { us: 'in⁴' },
      initial: 8360,
      initialIn: { us: 8491.1210822 },
      above: 0,
      max: 1e12,
      section: 'Beam',
      refines: true,
    }),
    selfWeight: quantity('Self-weight', {
      of: 'force per length',
      unit: 'kN/m',
      unitIn: { us: 'lbf/ft' },
      initial: 0,
      max: 10_000,
      section: 'Beam',
      help: 'Added over the whole length.',
      refines: true,
    }),
    settleLeft: quantity('Left support settles by', {
      ...settlements,
      initial: 0,
      shownWhen: withSpan,
      section: 'Settlement',
      refines: true,
    }),
    settleRight: quantity('Right support settles by', {
      ...settlements,
      initial: 0,
      shownWhen: { field: 'arrangement', is: ['simple', 'propped', 'fixed', 'overhang'] },
      section: 'Settlement',
      refines: true,
    }),
    limit: integer('Allowed deflection: span divided by', {
      initial: 360,
      min: 20,
      max: 5000,
      section: 'Deflection limit',
      refines: true,
    }),
    overhangSpan: choice('Span of an overhang in this check', {
      options: { own: 'Its length', double: 'Twice its length' },
      initial: 'own',
      section: 'Deflection limit',
      help: 'IBC table 1604.3 takes twice the length of a cantilever.',
      refines: true,
    }),
  },
  outputs: {
    ...outputsIn('metric', { length: 'm', force: 'kN', small: 'mm' }),
    ...namedUs(outputsIn('us', { length: 'ft', force: 'kip', small: 'in' })),
    verdict: { kind: 'verdict', label: 'Deflection limit' },
    uplift: { kind: 'verdict', label: 'Uplift', optional: true },
    tooFar: { kind: 'verdict', label: 'Range of the theory', optional: true },
    picture: { kind: 'diagram', label: 'Beam and loads' },
  },
  formula:
    'Stiffness × joint movements = joint loads for all spans together; then, along each span, shear = −∫ load, moment = ∫ shear, slope = ∫ moment ÷ EI, deflection = ∫ slope',
  limits: [
    'Euler–Bernoulli theory: deflection from shear is left out, which matters below a span of about ten depths.',
    'One E and one I over the whole length, without internal hinges.',
    'Loads act across the beam in one plane; axial force, torsion and lateral buckling are not examined.',
    'No load factors or strength check: compare moment and shear with the resistance your code gives.',
  ],
  sources: [
    { title: 'AISC: Steel Construction Manual, table 3-23, Shears, Moments and Deflections' },
    {
      title: 'American Wood Council: Design Aid 6, Beam Formulas with Shear and Moment Diagrams',
      href: 'https://pdf4pro.com/view/beam-design-formulas-with-shear-and-moment-62e6cc.html',
    },
    { title: 'W. Weaver, J. Gere: Matrix Analysis of Framed Structures, chapters 3 and 4' },
    { title: 'S. Timoshenko: Strength of Materials, part I, Continuous beams (theorem of three moments)' },
    {
      title: 'International Building Code 2021, section 1604.3 and table 1604.3, Deflection limits',
      href: 'https://codes.iccsafe.org/content/IBC2021P1/chapter-16-structural-design',
    },
  ],

  compute(values, { show }) {
    const { system, limit } = values
    const unit = units[system]
    const tableField = system === 'us' ? 'supportsUs' : 'supports'
    const loadsField = system === 'us' ? 'loadsUs' : 'loads'
    const length = tidy(
      values.arrangement === 'continuous'
        ? values.total
        : values.span + (values.arrangement === 'overhang' ? values.leftOverhang + values.rightOverhang : 0),
    )
    const written = (metres: number) => `${show.number(metres / unit.length)} ${unit.lengthName}`
    const placed = supportsOf(values, unit, length)
    const fault = supportFault(placed, length, written)
    if (fault !== undefined) return problem(values.arrangement === 'continuous' ? tableField : 'span', fault)
    const loads = loadsOf(values[loadsField], unit, length)
    if (typeof loads === 'string') return problem(loadsField, loads)
    const weight = values.selfWeight * 1000
    const beam: Beam = {
      length,
      rigidity: values.modulus * 1e9 * values.inertia * 1e-8,
      supports: placed,
      ...loads,
      lineLoads:
        weight > 0 ? [...loads.lineLoads, { from: 0, to: length, atFrom: weight, atTo: weight }] : loads.lineLoads,
    }
    const response = solveBeam(beam)
    if (!response) return problem('arrangement', 'must hold the beam')
    const { figures, checked, pulled } = figuresOf(beam, response, placed, unit, values)
    const worst = checked.reduce((most, one) => (one.used > most.used ? one : most))
    const sag = `${show.number(Math.abs(worst.sag) / unit.small, 2)} ${unit.smallName}${worst.sag < 0 ? ' upwards' : ''}`
    const allowed = `${show.number(worst.allowed / unit.small, 2)} ${unit.smallName}`
    const [lifted] = pulled
    const shown = system === 'us' ? namedUs(figures) : figures
    return {
      ...shown,
      verdict:
        worst.used <= 1 + 1e-9
          ? {
              is: 'good',
              says: `Every span stays within L/${limit}. Nearest to it: ${worst.span} with ${sag} of ${allowed}.`,
            }
          : { is: 'bad', says: `${worst.span} bends ${sag}; L/${limit} allows ${allowed}.` },
      ...(lifted === undefined
        ? {}
        : {
            uplift: {
              is: 'fair' as const,
              says: `Support ${lifted.name} is pulled upwards with ${show.number(-lifted.force / unit.force, 2)} ${unit.forceName}. It must be tied down, or the beam lifts off and these figures do not hold.`,
            },
          }),
      ...(worst.part > 0.05
        ? {
            tooFar: {
              is: 'fair' as const,
              says: 'A deflection above a twentieth of the span is outside small-deflection theory. Check the load, E and I and their units.',
            },
          }
        : {}),
      picture: pictureOf(beam, response, checked, placed, unit, show.number),
    }
  },

  steps(values, results) {
    const us = values.system === 'us'
    const unit = units[values.system]
    const suffix = us ? 'Us' : ''
    const held =
      (us ? results.reactionsUs : results.reactions)?.flatMap(({ force }, at) =>
        force === null ? [] : [{ force, at }],
      ) ?? []
    const spans = (us ? results.spansUs : results.spans) ?? []
    return [
      {
        finds: 'Bending stiffness EI',
        gives: { kind: 'number', value: (values.modulus * values.inertia) / 100, unit: 'kN·m²' },
        is: '{modulus} GPa × {inertia} cm⁴ ÷ 100',
      },
      {
        finds: 'Reactions, together the whole load',
        gives: {
          kind: 'number',
          value: held.reduce((sum, { force }) => sum + force, 0),
          decimals: 3,
          unit: unit.forceName,
        },
        is: `${held.map(({ at }) => `{reactions${suffix}.${at}.force}`).join(' + ')}, from stiffness × movement = load for all joints`,
      },
      {
        gives: `shear${suffix}`,
        says: 'reactions less loads, from the left; compared on both sides of every jump and where the load is zero',
      },
      {
        gives: `moment${suffix}`,
        says: `area under the shear diagram, where the shear is zero or jumps: {momentAt${suffix}} ${unit.lengthName} from the left`,
      },
      ...spans.slice(0, 5).flatMap(({ span }, at) => {
        const doubled = values.overhangSpan === 'double' && !span?.startsWith('Span')
        const row = `spans${suffix}.${at}` as const
        return [
          {
            finds: `Allowed for {${row}.span}`,
            gives: `${row}.allowed` as const,
            is: `{${row}.length} ${unit.lengthName}${doubled ? ' × 2' : ''} × ${us ? 12 : 1000} ÷ {limit}`,
          },
          {
            finds: `Deflection of {${row}.span}`,
            gives: `${row}.ratio` as const,
            says: `{${row}.sag} ${unit.smallName}, {${row}.status}`,
          },
        ]
      }),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Shear force',
      of: 'course',
      x: 'at',
      y: ['shear'],
      area: true,
      shownWhen: inMetric,
      marks: [{ x: 'shearAt', y: 'shear', label: 'Largest' }],
    },
    {
      kind: 'line',
      title: 'Bending moment',
      of: 'course',
      x: 'at',
      y: ['moment'],
      area: true,
      shownWhen: inMetric,
      marks: [{ x: 'momentAt', y: 'moment', label: 'Largest' }],
    },
    { kind: 'line', title: 'Slope', of: 'course', x: 'at', y: ['slope'], shownWhen: inMetric },
    {
      kind: 'line',
      title: 'Deflection',
      of: 'course',
      x: 'at',
      y: ['deflection'],
      shownWhen: inMetric,
      marks: [{ x: 'deflectionAt', label: 'Largest' }],
    },
    {
      kind: 'line',
      title: 'Shear force',
      of: 'courseUs',
      x: 'at',
      y: ['shear'],
      area: true,
      shownWhen: inUs,
      marks: [{ x: 'shearAtUs', y: 'shearUs', label: 'Largest' }],
    },
    {
      kind: 'line',
      title: 'Bending moment',
      of: 'courseUs',
      x: 'at',
      y: ['moment'],
      area: true,
      shownWhen: inUs,
      marks: [{ x: 'momentAtUs', y: 'momentUs', label: 'Largest' }],
    },
    { kind: 'line', title: 'Slope', of: 'courseUs', x: 'at', y: ['slope'], shownWhen: inUs },
    {
      kind: 'line',
      title: 'Deflection',
      of: 'courseUs',
      x: 'at',
      y: ['deflection'],
      shownWhen: inUs,
      marks: [{ x: 'deflectionAtUs', label: 'Largest' }],
    },
  ],
  examples: [
    {
      name: 'A floor beam',
      given: {
        arrangement: 'simple',
        system: 'metric',
        span: 6,
        loads: [{ kind: 'uniform', size: 10 }],
        modulus: 200,
        inertia: 8360,
        selfWeight: 0,
        limit: 360,
      },
      expect: { moment: 45, momentAt: 3, shear: 30, deflection: 10.09, deflectionAt: 3, verdict: 'good' },
    },
    {
      name: 'The same beam over two spans',
      given: {
        arrangement: 'continuous',
        system: 'metric',
        total: 12,
        supports: [
          { at: 0, kind: 'pin' },
          { at: 6, kind: 'roller' },
          { at: 12, kind: 'roller' },
        ],
        loads: [{ kind: 'uniform', size: 10 }],
        modulus: 200,
        inertia: 8360,
        selfWeight: 0,
        limit: 360,
      },
      expect: { moment: -45, momentAt: 6, shear: 37.5, verdict: 'good' },
    },
    {
      name: 'A deck joist past its beam',
      given: {
        arrangement: 'overhang',
        system: 'metric',
        span: 4,
        leftOverhang: 0,
        rightOverhang: 1.2,
        loads: [{ kind: 'uniform', size: 2.4 }],
        modulus: 11,
        inertia: 3993,
        selfWeight: 0,
        limit: 360,
      },
      expect: { moment: 3.97, momentAt: 1.82 },
    },
  ],
})

interface UnitFactors {
  length: number
  force: number
  moment: number
  small: number
  lengthName: string
  forceName: string
  momentName: string
  smallName: string
}
const foot = 0.3048
const kip = 4448.2216152605
const units: Readonly<Record<System, UnitFactors>> = {
  metric: {
    length: 1,
    force: 1000,
    moment: 1000,
    small: 0.001,
    lengthName: 'm',
    forceName: 'kN',
    momentName: 'kN·m',
    smallName: 'mm',
  },
  us: {
    length: foot,
    force: kip,
    moment: kip * foot,
    small: 0.0254,
    lengthName: 'ft',
    forceName: 'kip',
    momentName: 'kip·ft',
    smallName: 'in',
  },
}

/** Places that were typed in different units meet again: twelve digits are a tenth of a micrometre on any beam. */
function tidy(metres: number): number {
  return Number(metres.toPrecision(12))
}

interface PlacedSupport extends BeamSupport {
  kind: SupportKind
  name: string
}
interface SupportRow {
  at: number
  kind: SupportKind
  settlement?: number | undefined
}

interface SupportValues {
  arrangement: 'simple' | 'cantilever' | 'propped' | 'fixed' | 'overhang' | 'continuous'
  system: System
  span: number
  leftOverhang: number
  settleLeft: number
  settleRight: number
  supports: readonly SupportRow[]
  supportsUs: readonly SupportRow[]
}

/** Supports from left to right, in metres, named by letters. */
function supportsOf(values: SupportValues, unit: UnitFactors, length: number): PlacedSupport[] {
  const { arrangement, span, settleLeft, settleRight } = values
  const start = arrangement === 'overhang' ? values.leftOverhang : 0
  const left = { at: start, settlement: settleLeft / 1000 }
  const right = { at: start + span, settlement: settleRight / 1000 }
  const table = values.system === 'us' ? values.supportsUs : values.supports
  const listed: { at: number; kind: SupportKind; settlement: number }[] =
    arrangement === 'continuous'
      ? table.map(({ at, kind, settlement = 0 }) => ({
          at: at * unit.length,
          kind,
          settlement: settlement * unit.small,
        }))
      : arrangement === 'cantilever'
        ? [{ ...left, kind: 'fixed' }]
        : arrangement === 'propped'
          ? [
              { ...left, kind: 'fixed' },
              { ...right, kind: 'roller' },
            ]
          : arrangement === 'fixed'
            ? [
                { ...left, kind: 'fixed' },
                { ...right, kind: 'fixed' },
              ]
            : [
                { ...left, kind: 'pin' },
                { ...right, kind: 'roller' },
              ]
  return listed
    .map((support) => ({ ...support, at: tidy(support.at) }))
    .toSorted((one, other) => one.at - other.at)
    .map((support, index) => ({
      ...support,
      at: Math.abs(support.at - length) < length * 1e-9 ? length : support.at,
      holdsDeflection: support.kind !== 'guided',
      holdsRotation: support.kind === 'fixed' || support.kind === 'guided',
      name: String.fromCharCode(65 + index),
    }))
}

function supportFault(
  supports: readonly PlacedSupport[],
  length: number,
  written: (metres: number) => string,
): string | undefined {
  const beyond = supports.find(({ at }) => at > length)
  if (beyond) return `must stand under the beam, which ends at ${written(length)}: one is at ${written(beyond.at)}`
  const stops = [...new Set([0, ...supports.map(({ at }) => at), length])]
  const close = supports.find(({ at }, index) => at === supports[index - 1]?.at)
  if (close) return `must stand at different places: two are at ${written(close.at)}`
  if (stops.slice(1).some((stop, index) => stop - (stops[index] ?? 0) < length / 1000))
    return 'must leave spans and overhangs of at least a thousandth of the beam'
  if (!supports.some(({ holdsDeflection }) => holdsDeflection))
    return 'must include a pin, a roller or a fixed support, or the beam falls'
  if (!holdsBeam(supports))
    return 'must hold the beam: it turns about a single pin or roller. Add a second support, or make this one fixed'
  if (supports.every(({ kind }) => kind === 'roller'))
    return 'must include a pin or a fixed support, or the beam rolls away lengthwise'
  return undefined
}

type Loads = Pick<Beam, 'pointLoads' | 'lineLoads' | 'moments'>
interface LoadRow {
  kind: 'point' | 'uniform' | 'varying' | 'moment'
  size: number
  at?: number | undefined
  to?: number | undefined
  endSize?: number | undefined
}

/** Loads in newtons and metres, or what is wrong with one of them. */
function loadsOf(table: readonly LoadRow[], unit: UnitFactors, length: number): Loads | string {
  const pointLoads: Loads['pointLoads'][number][] = []
  const lineLoads: Loads['lineLoads'][number][] = []
  const moments: Loads['moments'][number][] = []
  const place = (position: number) => {
    const at = tidy(position * unit.length)
    return Math.abs(at - length) < length * 1e-9 ? length : at
  }
  for (const [index, { kind, size, at, to, endSize }] of table.entries()) {
    const which = `load ${index + 1}`
    const start = at === undefined ? 0 : place(at)
    const end = to === undefined ? length : place(to)
    if (start > length || end > length) return `must lie on the beam: ${which} reaches beyond its end`
    if (kind === 'point' || kind === 'moment') {
      if (at === undefined) return `must say where they act: ${which} has no position`
      if (kind === 'point') pointLoads.push({ at: start, force: size * unit.force })
      else moments.push({ at: start, moment: size * unit.moment })
      continue
    }
    if (end <= start) return `must end to the right of where they start: ${which} does not`
    const perLength = unit.force / unit.length
    const last = kind === 'uniform' ? size : (endSize ?? 0)
    lineLoads.push({ from: start, to: end, atFrom: size * perLength, atTo: last * perLength })
  }
  return { pointLoads, lineLoads, moments }
}

function pictureOf(
  { length, pointLoads, lineLoads, moments }: Beam,
  { pieces }: BeamResponse,
  spans: readonly SpanDeflection[],
  supports: readonly PlacedSupport[],
  unit: UnitFactors,
  write: (value: number) => string,
) {
  return beamDiagram({
    title: 'Beam, loads and deflected shape',
    length,
    supports,
    pointLoads: pointLoads.map((load) => ({
      ...load,
      text: `${write(Math.abs(load.force) / unit.force)} ${unit.forceName}`,
    })),
    lineLoads: lineLoads.map((load) => ({ ...load, text: lineText(load, unit, write) })),
    moments: moments.map((load) => ({
      ...load,
      text: `${write(Math.abs(load.moment) / unit.moment)} ${unit.momentName}`,
    })),
    spans: spans.map(({ from, to }) => ({ from, to, text: `${write((to - from) / unit.length)} ${unit.lengthName}` })),
    deflected: samplesOf(pieces, 40),
  })
}

function lineText(load: Beam['lineLoads'][number], unit: UnitFactors, write: (value: number) => string): string {
  const size = (value: number) => write(Number(((value * unit.length) / unit.force).toPrecision(6)))
  const name = `${unit.forceName}/${unit.lengthName}`
  return load.atFrom === load.atTo
    ? `${size(load.atFrom)} ${name}`
    : `${size(load.atFrom)} to ${size(load.atTo)} ${name}`
}

function larger({ highest, lowest }: { highest: Place; lowest: Place }): Place {
  return Math.abs(lowest.value) > Math.abs(highest.value) * (1 + 1e-9) ? lowest : highest
}

interface Limits {
  limit: number
  overhangSpan: 'own' | 'double'
}

/** Every figure in the units shown. */
function figuresOf(
  beam: Beam,
  response: BeamResponse,
  supports: readonly PlacedSupport[],
  unit: UnitFactors,
  { limit, overhangSpan }: Limits,
) {
  const { pieces, reactions } = response
  const shears = extremesOf(pieces, 'shear')
  const bendings = extremesOf(pieces, 'moment')
  const slopes = extremesOf(pieces, 'slope')
  const sags = extremesOf(pieces, 'deflection')
  const shear = larger(shears)
  const moment = larger(bendings)
  const deflection = larger(sags)
  const checked = spanDeflections(beam, response).map((span) => {
    const own = span.to - span.from
    const counted = span.freeAt !== undefined && overhangSpan === 'double' ? own * 2 : own
    const sag = Math.abs(span.sag) < own * 1e-12 ? 0 : span.sag
    const allowed = counted / limit
    return {
      ...span,
      sag,
      allowed,
      used: Math.abs(sag) / allowed,
      part: Math.abs(sag) / counted,
      ratio: sag === 0 ? '–' : `L/${Math.floor(counted / Math.abs(sag) + 1e-6)}`,
      span: spanName(span, supports, beam.length),
    }
  })
  const extreme = (what: string, { value, at }: Place, factor: number, name: string) => ({
    what,
    value: value / factor,
    unit: name,
    at: at / unit.length,
  })
  return {
    checked,
    pulled: supports.flatMap(({ kind, name }, index) => {
      const force = reactions[index]?.force ?? 0
      return kind !== 'fixed' && force < -unit.force * 1e-6 ? [{ name, force }] : []
    }),
    figures: {
      moment: moment.value / unit.moment,
      momentAt: moment.at / unit.length,
      shear: shear.value / unit.force,
      shearAt: shear.at / unit.length,
      deflection: -deflection.value / unit.small,
      deflectionAt: deflection.at / unit.length,
      reactions: supports.map(({ name, kind, at, holdsDeflection, holdsRotation }, index) => ({
        support: `${name} (${kind})`,
        at: at / unit.length,
        force: holdsDeflection ? (reactions[index]?.force ?? 0) / unit.force : null,
        moment: holdsRotation ? (reactions[index]?.moment ?? 0) / unit.moment : null,
      })),
      spans: checked.map(({ span, from, to, sag, at, ratio, allowed, used }) => ({
        span,
        length: (to - from) / unit.length,
        sag: sag / unit.small,
        at: at / unit.length,
        ratio,
        allowed: allowed / unit.small,
        status: used <= 1 + 1e-9 ? 'within' : 'too much',
      })),
      extremes: [
        extreme('Largest sagging moment', bendings.highest, unit.moment, unit.momentName),
        extreme('Largest hogging moment', bendings.lowest, unit.moment, unit.momentName),
        extreme('Highest shear', shears.highest, unit.force, unit.forceName),
        extreme('Lowest shear', shears.lowest, unit.force, unit.forceName),
        extreme('Lowest point (deflection)', sags.lowest, unit.small, unit.smallName),
        extreme('Highest point (deflection)', sags.highest, unit.small, unit.smallName),
        extreme('Steepest slope', larger(slopes), 0.001, 'mrad'),
      ],
      course: samplesOf(pieces, 40).map((point) => ({
        at: shortened(point.at / unit.length, 0),
        shear: shortened(point.shear / unit.force, shear.value / unit.force),
        moment: shortened(point.moment / unit.moment, moment.value / unit.moment),
        slope: shortened(point.slope * 1000, larger(slopes).value * 1000),
        deflection: shortened(point.deflection / unit.small, deflection.value / unit.small),
      })),
    },
  }
}

/** Six digits for the charts; what is noise beside the largest value is zero. */
function shortened(value: number, largest: number): number {
  return Math.abs(value) < Math.abs(largest) * 1e-9 ? 0 : Number(value.toPrecision(6))
}

/** "Span A–B" after the supports at its ends; a free part by its side, or as the cantilever that is the whole beam. */
function spanName({ from, to, freeAt }: SpanDeflection, supports: readonly PlacedSupport[], length: number): string {
  const nameAt = (place: number) => supports.find(({ at }) => at === place)?.name
  const left = nameAt(from)
  const right = nameAt(to)
  if (left !== undefined && right !== undefined) return `Span ${left}–${right}`
  if (from === 0 && to === length) return 'Cantilever'
  return freeAt === 'left' ? 'Left overhang' : 'Right overhang'
}
