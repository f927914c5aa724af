import { choice, defineCalculator, integer, number, problem, quantity, rows } from '@/lib/kits/calculator'
import {
  box,
  capsule,
  ellipsoid,
  frustum,
  pyramid,
  sphericalCap,
  torus,
  triangularPrism,
  tube,
  wedge,
  type Solid,
} from '@/lib/subjects/geometry/solids'
import type { Point } from '@/lib/subjects/geometry/plane-shapes'
import type { Figure } from '@/lib/kits/calculator/types'
import type { Diagram } from '@/lib/kits/chart/types'

const solids = {
  box: 'Box (cuboid)',
  cube: 'Cube',
  cylinder: 'Cylinder',
  tube: 'Tube (hollow cylinder)',
  cone: 'Cone',
  frustum: 'Frustum (cut cone)',
  sphere: 'Sphere',
  cap: 'Spherical cap',
  ellipsoid: 'Ellipsoid',
  pyramid: 'Pyramid on a rectangle',
  prism: 'Triangular prism',
  capsule: 'Capsule',
  torus: 'Torus (ring)',
  wedge: 'Wedge (hipped roof)',
} as const
type Name = keyof typeof solids

const metresIn = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254, yd: 0.9144 } as const
const lengthUnits = { metric: { metres: 1, name: 'm' }, us: { metres: metresIn.ft, name: 'ft' } } as const
/** Cubic meters in one. Gallons: NIST Handbook 44, appendix C; Weights and Measures Act 1985, schedule 1. */
const cubicMetres = {
  litre: 0.001,
  ft: 0.3048 ** 3,
  yd: 0.9144 ** 3,
  us: 0.003785411784,
  imperial: 0.00454609,
} as const
const densities = { 'kg/m³': 1, 'g/cm³': 1000, 'lb/ft³': 0.45359237 / 0.3048 ** 3 } as const

function size(
  label: string,
  initial: number,
  of: Name | readonly Name[],
  more: { max?: { field: string } | number; below?: { field: string } } = {},
) {
  return quantity(label, {
    of: 'length',
    unit: 'm',
    units: ['m', 'cm', 'mm', 'ft', 'in', 'yd'],
    unitIn: { us: 'ft' },
    initial,
    initialIn: { us: initial * metresIn.ft },
    above: 0,
    max: 1e5,
    shownWhen: { field: 'solid', is: of },
    ...more,
  })
}

export default defineCalculator({
  inputs: {
    solid: choice('Solid', { options: solids, initial: 'box', as: 'menu' }),
    length: size('Length', 2, ['box', 'pyramid', 'wedge']),
    width: size('Width', 1.5, ['box', 'pyramid', 'wedge']),
    ridge: size('Length of the ridge', 1, 'wedge'),
    side: size('Side', 2, 'cube'),
    base: size('Base of the triangle', 3, 'prism'),
    rise: size('Height of the triangle', 2, 'prism'),
    depth: size('Length of the prism', 4, 'prism'),
    radius: size('Radius', 1, ['cylinder', 'cone', 'sphere', 'cap', 'capsule']),
    outer: size('Outer radius', 1, 'tube'),
    inner: size('Inner radius', 0.8, 'tube', { below: { field: 'outer' } }),
    bottom: size('Radius at the bottom', 2, 'frustum'),
    top: size('Radius at the top', 1, 'frustum'),
    ring: size('Radius of the ring, to the middle of its tube', 3, 'torus'),
    inside: size('Radius of the tube', 1, 'torus', { max: { field: 'ring' } }),
    across: size('First half-axis', 3, 'ellipsoid'),
    deep: size('Second half-axis', 2, 'ellipsoid'),
    high: size('Third half-axis', 1, 'ellipsoid'),
    straight: size('Straight length', 2, 'capsule'),
    height: size('Height', 2, ['box', 'cylinder', 'tube', 'cone', 'frustum', 'pyramid', 'wedge']),
    capHeight: size('Height of the cap', 0.5, 'cap'),
    system: choice('Answer in', {
      options: { metric: 'Cubic meters', us: 'Cubic feet' },
      initial: 'metric',
      initialIn: { us: 'us' },
      refines: true,
    }),
    count: integer('How many of it', { initial: 1, min: 1, max: 100_000, refines: true }),
    parts: rows('Solids to add or take away', {
      row: 'solid',
      columns: {
        action: choice('Do', { options: { add: 'Add', take: 'Take away' }, initial: 'take' }),
        solid: choice('Solid', {
          options: { box: 'Box', cylinder: 'Cylinder', cone: 'Cone', sphere: 'Sphere' },
          initial: 'box',
        }),
        width: number('Width or diameter', { above: 0, max: 1e5 }),
        depth: number('Depth', { above: 0, max: 1e5, optional: true }),
        height: number('Height', { above: 0, max: 1e5, optional: true }),
      },
      initial: [],
      min: 0,
      max: 30,
      help: 'What is left empty equals the width. Round solids have no depth, a sphere only its diameter.',
      refines: true,
    }),
    partUnit: choice('Sizes of these in', {
      options: { m: 'm', cm: 'cm', mm: 'mm', ft: 'ft', in: 'in', yd: 'yd' },
      initial: 'm',
      initialIn: { us: 'ft' },
      as: 'menu',
      refines: true,
    }),
    density: number('Density', {
      optional: true,
      above: 0,
      max: 1e6,
      help: 'Gives the weight. Water has 1,000 kg/m³.',
      section: 'Weight',
      refines: true,
    }),
    densityUnit: choice('Density in', {
      options: { 'kg/m³': 'kg/m³', 'g/cm³': 'g/cm³', 'lb/ft³': 'lb/ft³' },
      initial: 'kg/m³',
      section: 'Weight',
      refines: true,
    }),
  },
  outputs: {
    volumeFeet: { kind: 'number', label: 'Volume', unit: 'ft³', optional: true },
    volume: { kind: 'number', label: 'Volume in cubic meters', unit: 'm³' },
    litres: { kind: 'number', label: 'In liters', unit: 'L' },
    cubicFeet: { kind: 'number', label: 'In cubic feet', unit: 'ft³', optional: true },
    cubicYards: { kind: 'number', label: 'In cubic yards', unit: 'yd³' },
    gallons: { kind: 'number', label: 'In US gallons', unit: 'gal' },
    imperial: { kind: 'number', label: 'In imperial gallons', unit: 'gal' },
    mass: { kind: 'number', label: 'Weight', unit: 'kg', optional: true, section: 'Weight' },
    pounds: { kind: 'number', label: 'Weight in pounds', unit: 'lb', optional: true, section: 'Weight' },
    drawing: { kind: 'diagram', label: 'Drawing' },
    sum: {
      kind: 'table',
      label: 'How the volume adds up',
      optional: true,
      totals: ['size'],
      columns: {
        part: { kind: 'text', label: 'Solid' },
        size: {
          kind: 'number',
          label: 'Volume',
          decimals: 4,
          unit: { field: 'system', is: { metric: 'm³', us: 'ft³' } },
        },
      },
    },
  },
  formula:
    'Box: length × width × height; cylinder: π × r² × h; cone and pyramid: base × h ÷ 3; sphere: 4 ÷ 3 × π × r³; other solids in the working',
  limits: [
    'Heights stand at right angles to the base; for a solid that leans use the upright height, which gives the same volume.',
    'Solids taken away must lie inside and must not overlap; the tool cannot see where they are.',
    'Weight is mass: volume times density, with the density as you give it.',
  ],
  sources: [
    { title: 'ISO 80000-3: Quantities and units, Space and time', href: 'https://www.iso.org/standard/64974.html' },
    {
      title: 'NIST Handbook 44, appendix C: General Tables of Units of Measurement',
      href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    {
      title: 'Weights and Measures Act 1985, schedule 1 (the gallon of 4.54609 liters)',
      href: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1',
    },
  ],

  compute(values, { show }) {
    if (values.solid === 'cap' && values.capHeight > 2 * values.radius)
      return problem('capHeight', 'must be at most twice the radius, which is the whole sphere')
    const solid = shapes[values.solid].of(values)
    const { count, parts, partUnit, density, system } = values
    const lines = [
      { part: `${show.count(count)} × ${solids[values.solid]}`, metres: solid.volume * count },
      ...parts.map((part) => ({
        part: `${part.action === 'add' ? 'Add' : 'Take away'}: ${part.solid}`,
        metres: (part.action === 'add' ? 1 : -1) * partVolume(part) * metresIn[partUnit] ** 3,
      })),
    ]
    const volume = lines.reduce((all, { metres }) => all + metres, 0)
    if (volume < 0) return problem('parts', 'must not take away more than there is')
    const mass = density === undefined ? undefined : volume * density * densities[values.densityUnit]
    return {
      ...(system === 'us' ? { volumeFeet: volume / cubicMetres.ft } : { cubicFeet: volume / cubicMetres.ft }),
      volume,
      litres: volume / cubicMetres.litre,
      cubicYards: volume / cubicMetres.yd,
      gallons: volume / cubicMetres.us,
      imperial: volume / cubicMetres.imperial,
      mass,
      pounds: mass === undefined ? undefined : mass / 0.45359237,
      drawing: drawingOf(solid, solids[values.solid]),
      sum:
        parts.length === 0
          ? undefined
          : lines.map(({ part, metres }) => ({ part, size: metres / lengthUnits[system].metres ** 3 })),
    }
  },

  steps(values, { sum = [] }) {
    const us = values.system === 'us'
    const { metres, name: unit } = lengthUnits[values.system]
    const { of, is } = shapes[values.solid]
    const answer = us ? 'volumeFeet' : 'volume'
    const one = { kind: 'number', value: of(values).volume / metres ** 3, unit: `${unit}³` } as const
    const isAll = values.count === 1 && sum.length === 0
    const parts = (sign: 1 | -1): Figure => ({
      kind: 'number',
      value: sum.slice(1).reduce((total, { size: part }) => total + Math.max(0, sign * (part ?? 0)), 0),
    })
    return [
      {
        finds: solids[values.solid],
        gives: isAll ? answer : one,
        is: is.replace(/\{\w+\}/g, `$& ${unit}`),
        with: Object.fromEntries(
          sizes.map((name) => [name, { kind: 'number', value: values[name] / metres } as const]),
        ),
      },
      {
        finds: 'Volume in all',
        gives: isAll ? undefined : answer,
        is: `{one} ${unit}³ × {count}[ + {added} added][ − {taken} taken away]`,
        with: { one, added: parts(1), taken: parts(-1) },
      },
      us ? { gives: 'volume', is: '{volumeFeet} ft³ × 0.3048³' } : { gives: 'cubicFeet', is: '{volume} m³ ÷ 0.3048³' },
      { gives: 'litres', is: '{volume} m³ × 1000' },
      { gives: 'gallons', is: '{litres} L ÷ 3.785411784' },
      { gives: 'imperial', is: '{litres} L ÷ 4.54609' },
      {
        gives: 'mass',
        is: '{volume} m³ × {density}[ × {factor}]',
        with: {
          factor:
            values.densityUnit === 'kg/m³'
              ? undefined
              : { kind: 'number', value: densities[values.densityUnit], decimals: 6 },
        },
      },
    ]
  },

  examples: [
    {
      name: 'A garden tank',
      given: {
        solid: 'cylinder',
        radius: 0.6,
        height: 1.5,
        system: 'metric',
        count: 1,
        parts: [],
        density: 1000,
        densityUnit: 'kg/m³',
      },
      expect: { litres: 1696.46, mass: 1696.46 },
    },
    {
      name: 'A footing with a pipe through it',
      given: {
        solid: 'box',
        length: 3,
        width: 0.6,
        height: 0.8,
        system: 'metric',
        count: 1,
        partUnit: 'm',
        parts: [{ action: 'take', solid: 'cylinder', width: 0.2, height: 0.6 }],
      },
      expect: { volume: 1.42115 },
    },
  ],
})

const sizes = [
  ...([
    'length',
    'width',
    'ridge',
    'side',
    'base',
    'rise',
    'depth',
    'radius',
    'outer',
    'inner',
    'bottom',
    'top',
  ] as const),
  ...(['ring', 'inside', 'across', 'deep', 'high', 'straight', 'height', 'capHeight'] as const),
]
type Sizes = Readonly<Record<(typeof sizes)[number], number>>

const shapes: Readonly<Record<Name, { of(given: Sizes): Solid; is: string }>> = {
  box: { of: ({ length, width, height }) => box(length, width, height), is: '{length} × {width} × {height}' },
  cube: { of: ({ side }) => box(side, side, side), is: '({side})³' },
  cylinder: { of: ({ radius, height }) => frustum(radius, radius, height), is: 'π × ({radius})² × {height}' },
  tube: {
    of: ({ outer, inner, height }) => tube(outer, inner, height),
    is: 'π × (({outer})² − ({inner})²) × {height}',
  },
  cone: { of: ({ radius, height }) => frustum(radius, 0, height), is: 'π × ({radius})² × {height} ÷ 3' },
  frustum: {
    of: ({ bottom, top, height }) => frustum(bottom, top, height),
    is: 'π × {height} × (({bottom})² + {bottom} × {top} + ({top})²) ÷ 3',
  },
  sphere: { of: ({ radius }) => ellipsoid(radius, radius, radius), is: '4 ÷ 3 × π × ({radius})³' },
  cap: {
    of: ({ radius, capHeight }) => sphericalCap(radius, capHeight),
    is: 'π × ({capHeight})² × (3 × {radius} − {capHeight}) ÷ 3',
  },
  ellipsoid: {
    of: ({ across, deep, high }) => ellipsoid(across, deep, high),
    is: '4 ÷ 3 × π × {across} × {deep} × {high}',
  },
  pyramid: {
    of: ({ length, width, height }) => pyramid(length, width, height),
    is: '{length} × {width} × {height} ÷ 3',
  },
  prism: { of: ({ base, rise, depth }) => triangularPrism(base, rise, depth), is: '{base} × {rise} ÷ 2 × {depth}' },
  capsule: {
    of: ({ radius, straight }) => capsule(radius, straight),
    is: 'π × ({radius})² × ({straight} + 4 ÷ 3 × {radius})',
  },
  torus: { of: ({ ring, inside }) => torus(ring, inside), is: '2 × π × π × {ring} × ({inside})²' },
  wedge: {
    of: ({ length, width, ridge, height }) => wedge(length, width, ridge, height),
    is: '{width} × {height} × (2 × {length} + {ridge}) ÷ 6',
  },
}

interface Part {
  solid: 'box' | 'cylinder' | 'cone' | 'sphere'
  width: number
  depth?: number | undefined
  height?: number | undefined
}

function partVolume({ solid, width, depth = width, height = width }: Part): number {
  if (solid === 'box') return width * depth * height
  if (solid === 'sphere') return ellipsoid(width / 2, width / 2, width / 2).volume
  return frustum(width / 2, solid === 'cone' ? 0 : width / 2, height).volume
}

/** As large as it fits. */
function drawingOf({ lines }: Solid, title: string): Diagram {
  const all = lines.flat()
  const across = all.map(([x]) => x)
  const upwards = all.map(([, y]) => y)
  const left = Math.min(...across)
  const bottom = Math.min(...upwards)
  const width = Math.max(...across) - left
  const height = Math.max(...upwards) - bottom
  const scale = Math.min(320 / width, 210 / height)
  const place = ([x, y]: Point): Point => [
    200 + (x - left - width / 2) * scale,
    125 - (y - bottom - height / 2) * scale,
  ]
  const [outline = [], ...others] = lines.map((line) => line.map(place))
  return {
    title: `${title}, drawn to scale`,
    width: 400,
    height: 250,
    shapes: [
      { is: 'polygon', points: outline, tone: 'accent', filled: true },
      ...others.map((line) => ({ is: 'polyline', points: line, tone: 'accent' }) as const),
    ],
  }
}
