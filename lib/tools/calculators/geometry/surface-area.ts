import { choice, defineCalculator, integer, number, percent, problem, quantity } from '@/lib/kits/calculator'
import { drawingToScale } from '@/lib/subjects/geometry/points'
import {
  boxSkin,
  capSkin,
  capsuleSkin,
  ellipsoidSkin,
  frustumSkin,
  prismSkin,
  pyramidSkin,
  sphereSkin,
  torusSkin,
  type Skin,
} from '@/lib/subjects/geometry/surfaces'

const solids = {
  box: 'Box',
  cylinder: 'Cylinder',
  cone: 'Cone',
  frustum: 'Frustum (cut cone)',
  sphere: 'Sphere',
  cap: 'Spherical cap',
  pyramid: 'Pyramid on a rectangle',
  prism: 'Triangular prism',
  capsule: 'Capsule',
  torus: 'Torus (ring)',
  ellipsoid: 'Ellipsoid',
} as const
type Name = keyof typeof solids

const units = { metric: { metres: 1, name: 'm' }, us: { metres: 0.3048, name: 'ft' } } as const
const inSystem = { field: 'system', is: { metric: 'm²', us: 'ft²' } } as const

function size(label: string, initial: number, of: Name | readonly Name[], max: number | { field: string } = 1e5) {
  return quantity(label, {
    of: 'length',
    unit: 'm',
    units: ['m', 'cm', 'mm', 'ft', 'in', 'yd'],
    unitIn: { us: 'ft' },
    initial,
    initialIn: { us: initial * units.us.metres },
    min: 1e-6,
    max,
    shownWhen: { field: 'solid', is: of },
  })
}

export default defineCalculator({
  inputs: {
    solid: choice('Solid', { options: solids, initial: 'cylinder', as: 'menu' }),
    length: size('Length', 6, ['box', 'pyramid']),
    width: size('Width', 4, ['box', 'pyramid']),
    radius: size('Radius', 3, ['cylinder', 'cone', 'sphere', 'cap', 'capsule']),
    bottom: size('Radius at the bottom', 8, 'frustum'),
    top: size('Radius at the top', 4, 'frustum'),
    height: size('Height', 4, ['box', 'cylinder', 'cone', 'frustum', 'pyramid']),
    capHeight: size('Height of the cap', 2, 'cap'),
    sideA: size('First side of the triangle', 3, 'prism'),
    sideB: size('Second side', 4, 'prism'),
    sideC: size('Third side', 5, 'prism'),
    depth: size('Length of the prism', 10, 'prism'),
    straight: size('Straight length', 2, 'capsule'),
    ring: size('Radius of the ring, to the middle of its tube', 3, 'torus'),
    inside: size('Radius of the tube', 1, 'torus', { field: 'ring' }),
    across: size('First half-axis', 3, 'ellipsoid'),
    deep: size('Second half-axis', 2, 'ellipsoid'),
    high: size('Third half-axis', 1, 'ellipsoid'),
    heightIs: choice('The height is', {
      options: { upright: 'Upright', slant: 'Along the slope' },
      initial: 'upright',
      shownWhen: { field: 'solid', is: ['cone', 'frustum', 'pyramid'] },
      help: 'Of a pyramid, along the face that stands on its length.',
      refines: true,
    }),
    ends: choice('Ends that count', {
      options: { all: 'All', bottom: 'Bottom only', top: 'Top only', none: 'None, open' },
      initial: 'all',
      as: 'menu',
      shownWhen: { field: 'solid', is: ['box', 'cylinder', 'cone', 'frustum', 'cap', 'pyramid', 'prism'] },
      refines: true,
    }),
    system: choice('Answer in', {
      options: { metric: 'Square meters', us: 'Square feet' },
      initial: 'metric',
      initialIn: { us: 'us' },
      refines: true,
    }),
    count: integer('How many of it', { initial: 1, min: 1, max: 100_000, refines: true }),
    coverage: number('Area that one can of paint covers', {
      optional: true,
      above: 0,
      max: 1e6,
      help: 'In the unit of the answer, for one coat.',
      section: 'Paint or sheet',
      refines: true,
    }),
    coats: integer('Coats', { initial: 2, min: 1, max: 20, section: 'Paint or sheet', refines: true }),
    waste: percent('Waste of sheet or foil', {
      initial: 0.1,
      max: 5,
      slider: { to: 0.5, step: 0.01 },
      section: 'Paint or sheet',
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'number', label: 'Surface in all', unit: inSystem },
    lateral: { kind: 'number', label: 'Sides', unit: inSystem },
    ends: { kind: 'number', label: 'Ends counted', unit: inSystem },
    other: { kind: 'number', label: 'In square feet', unit: 'ft²', optional: true },
    metres: { kind: 'number', label: 'In square meters', unit: 'm²', optional: true },
    ratio: {
      kind: 'number',
      label: 'Whole surface for each unit of volume',
      unit: { field: 'system', is: { metric: 'per m', us: 'per ft' } },
    },
    sheet: { kind: 'number', label: 'Sheet with waste', unit: inSystem, section: 'Paint or sheet' },
    cans: { kind: 'number', label: 'Cans of paint', decimals: 2, optional: true, section: 'Paint or sheet' },
    net: { kind: 'diagram', label: 'Unfolded', optional: true },
  },
  formula:
    'Box: 2·(l·w + l·h + w·h); cylinder: 2·π·r·h + 2·π·r²; cone: π·r·s + π·r² with s = √(r² + h²); sphere: 4·π·r²; others in the working',
  limits: [
    'Seams, overlaps and the thickness of the sheet are left to the waste.',
    'Surface for each unit of volume counts the closed solid, whichever ends are open.',
    'Spheres, caps, capsules, rings and ellipsoids cannot be laid flat, so they have no net.',
  ],
  sources: [
    {
      title: 'Mathix: Surface area of a cylinder and a cone, worked example',
      href: 'https://mathix.co/problems/geometry/surface-area-c893d7',
    },
    {
      title: 'Teachoo: Surface area and volume formulas',
      href: 'https://www.teachoo.com/5648/475/Surface-Area-and-Volume-Formulas---Sphere--Hemisphere--Cone--Frustum/category/Examples/',
    },
    { title: 'SciPy: integrate.quad and dblquad', href: 'https://docs.scipy.org/doc/scipy/reference/integrate.html' },
  ],

  compute(values) {
    const found = skinOf(values)
    if ('message' in found) return problem(found.field, found.message)
    const { skin } = found
    const { metres } = units[values.system]
    const square = metres * metres
    const own = endsOf(skin, values.ends, values.solid)
    const total = ((skin.lateral + own) * values.count) / square
    return {
      total,
      lateral: (skin.lateral * values.count) / square,
      ends: (own * values.count) / square,
      other: values.system === 'metric' ? total / units.us.metres ** 2 : undefined,
      metres: values.system === 'us' ? total * square : undefined,
      ratio: ((skin.lateral + skin.bottom + skin.top) / skin.volume) * metres,
      sheet: total * (1 + values.waste),
      cans: values.coverage === undefined ? undefined : (total * values.coats) / values.coverage,
      net:
        skin.net &&
        drawingToScale(
          'The skin laid flat, drawn to scale',
          skin.net.map((outline) => ({ is: 'closed', points: outline })),
        ),
    }
  },

  steps(values) {
    const found = skinOf(values)
    if ('message' in found) return []
    const { metres, name } = units[values.system]
    const length = (value: number) => ({ kind: 'number', value: value / metres, unit: name }) as const
    const upright = found.height
    const { lateral, slant } = lines[values.solid]
    const names = [
      'length',
      'width',
      'radius',
      'bottom',
      'top',
      'capHeight',
      'sideA',
      'sideB',
      'sideC',
      'depth',
      'straight',
      'ring',
      'inside',
    ] as const
    const figures = Object.fromEntries(names.map((one) => [one, length(values[one])]))
    const one = values.count === 1
    return [
      ...(slant === undefined
        ? []
        : [
            {
              finds: 'Along the slope',
              as: 's',
              in: 'number',
              unit: name,
              is: slant,
              with: { ...figures, h: length(upright) },
            } as const,
          ]),
      {
        gives: 'lateral',
        ...(lateral === undefined
          ? { says: 'By Carlson’s symmetric integral of the three half-axes' }
          : { is: `${one ? lateral : `(${lateral}) × {count}`}` }),
        with: { ...figures, h: length(upright) },
      },
      { gives: 'total', is: '{lateral} + {ends}' },
      { gives: 'sheet', is: '{total} × (1 + {waste})' },
      { gives: 'cans', is: '{total} × {coats} ÷ {coverage}' },
    ]
  },

  examples: [
    {
      name: 'A cone',
      given: { solid: 'cone', radius: 3, height: 4, heightIs: 'upright', ends: 'all', system: 'metric', count: 1 },
      expect: { lateral: 47.123889804, total: 75.398223686 },
    },
    {
      name: 'Open drums to paint',
      given: {
        solid: 'cylinder',
        radius: 0.3,
        height: 0.9,
        ends: 'bottom',
        system: 'metric',
        count: 10,
        coverage: 8,
        coats: 2,
      },
      expect: { total: 19.792033718, cans: 4.948008429 },
    },
    {
      name: 'A carton',
      given: {
        solid: 'box',
        length: 0.6,
        width: 0.4,
        height: 0.4,
        ends: 'all',
        system: 'metric',
        count: 1,
        waste: 0.15,
      },
      expect: { total: 1.28, sheet: 1.472 },
    },
  ],
})

/** The working of the sides; a slant is worked out first where there is one. */
const lines: Readonly<Record<Name, { lateral?: string; slant?: string }>> = {
  box: { lateral: '2 × ({length} + {width}) × {h}' },
  cylinder: { lateral: '2 × π × {radius} × {h}' },
  cone: { slant: '√({radius}² + {h}²)', lateral: 'π × {radius} × {s}' },
  frustum: { slant: '√(({bottom} − {top})² + {h}²)', lateral: 'π × ({bottom} + {top}) × {s}' },
  sphere: { lateral: '4 × π × {radius}²' },
  cap: { lateral: '2 × π × {radius} × {capHeight}' },
  pyramid: { lateral: '{length} × √({h}² + ({width} ÷ 2)²) + {width} × √({h}² + ({length} ÷ 2)²)' },
  prism: { lateral: '({sideA} + {sideB} + {sideC}) × {depth}' },
  capsule: { lateral: '2 × π × {radius} × (2 × {radius} + {straight})' },
  torus: { lateral: '4 × π × π × {ring} × {inside}' },
  ellipsoid: {},
}

type Sizes = Readonly<
  Record<
    | 'length'
    | 'width'
    | 'radius'
    | 'bottom'
    | 'top'
    | 'height'
    | 'capHeight'
    | 'sideA'
    | 'sideB'
    | 'sideC'
    | 'depth'
    | 'straight'
    | 'ring'
    | 'inside'
    | 'across'
    | 'deep'
    | 'high',
    number
  >
>
interface Entered extends Sizes {
  solid: Name
  heightIs: 'upright' | 'slant'
}
interface Refused {
  field: 'height' | 'capHeight' | null
  message: string
}

/** How far the foot of a slope is from below its upper end. */
function reach({ solid, radius, bottom, top, width }: Entered): number {
  return (
    { cone: radius, frustum: Math.abs(bottom - top), pyramid: width / 2 }[solid as 'cone' | 'frustum' | 'pyramid'] ?? 0
  )
}

function skinOf(given: Entered): { skin: Skin; height: number } | Refused {
  const isSlope = given.heightIs === 'slant' && ['cone', 'frustum', 'pyramid'].includes(given.solid)
  const foot = reach(given)
  if (isSlope && given.height <= foot)
    return { field: 'height', message: 'must be longer along the slope than the slope is wide' }
  if (given.solid === 'cap' && given.capHeight > 2 * given.radius)
    return { field: 'capHeight', message: 'must be at most twice the radius, which is the whole sphere' }
  const height = isSlope ? Math.sqrt((given.height - foot) * (given.height + foot)) : given.height
  const skin = skins[given.solid]({ ...given, height })
  return skin
    ? { skin, height }
    : { field: null, message: 'The longest side must be shorter than the two others together.' }
}

const skins: Readonly<Record<Name, (given: Sizes) => Skin | undefined>> = {
  box: ({ length, width, height }) => boxSkin(length, width, height),
  cylinder: ({ radius, height }) => frustumSkin(radius, radius, height),
  cone: ({ radius, height }) => frustumSkin(radius, 0, height),
  frustum: ({ bottom, top, height }) => frustumSkin(bottom, top, height),
  sphere: ({ radius }) => sphereSkin(radius),
  cap: ({ radius, capHeight }) => capSkin(radius, capHeight),
  pyramid: ({ length, width, height }) => pyramidSkin(length, width, height),
  prism: ({ sideA, sideB, sideC, depth }) => prismSkin(sideA, sideB, sideC, depth),
  capsule: ({ radius, straight }) => capsuleSkin(radius, straight),
  torus: ({ ring, inside }) => torusSkin(ring, inside),
  ellipsoid: ({ across, deep, high }) => ellipsoidSkin(across, deep, high),
}

function endsOf({ bottom, top }: Skin, ends: 'all' | 'bottom' | 'top' | 'none', solid: Name): number {
  if (['sphere', 'capsule', 'torus', 'ellipsoid'].includes(solid)) return 0
  return (ends === 'all' || ends === 'bottom' ? bottom : 0) + (ends === 'all' || ends === 'top' ? top : 0)
}
