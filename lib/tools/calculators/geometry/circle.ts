import { choice, defineCalculator, integer, number, problem, text } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { decimalsIn } from '@/lib/base/format/plain-digits'
import {
  type Point,
  drawingToScale,
  pointAsked,
  pointText,
  readPoint,
  type Drawn,
  circumcentre,
  distanceBetween,
} from '@/lib/engines/plane-geometry'

const point = (label: string, initial: string, is: string | readonly string[]) =>
  text(label, { initial, maxLength: 60, shownWhen: { field: 'from', is } })
const coefficient = (label: string, initial: number) =>
  number(label, { initial, min: -1e6, max: 1e6, shownWhen: { field: 'from', is: 'equation' } })

export default defineCalculator({
  inputs: {
    from: choice('You know', {
      options: {
        size: 'One size',
        centre: 'Center and a point',
        three: 'Three points',
        equation: 'x² + y² + Dx + Ey + F = 0',
      },
      initial: 'size',
      as: 'menu',
    }),
    size: choice('It is the', {
      options: { radius: 'Radius', diameter: 'Diameter', circumference: 'Circumference', area: 'Area' },
      initial: 'radius',
      shownWhen: { field: 'from', is: 'size' },
    }),
    value: number('Size', { initial: 1, min: 1e-6, max: 1e9, shownWhen: { field: 'from', is: 'size' } }),
    centre: point('Center', '2; −3', 'centre'),
    first: point('Point on the circle', '5; 1', ['centre', 'three']),
    second: point('Second point', '−3; −3', 'three'),
    third: point('Third point', '2; 2', 'three'),
    d: coefficient('D', -4),
    e: coefficient('E', 6),
    f: coefficient('F', -12),
    sides: integer('Sides of a polygon in and around it', { initial: 6, min: 3, max: 1000, refines: true }),
    outside: text('Tangents from this point', {
      optional: true,
      maxLength: 60,
      help: 'Such as 10; 0. A circle of which only a size is known has its center at 0; 0.',
      refines: true,
    }),
    sheetWidth: number('Sheet to cut circles from, width', {
      optional: true,
      above: 0,
      max: 1e9,
      section: 'Cutting circles from a sheet',
      refines: true,
    }),
    sheetHeight: number('Height of the sheet', {
      optional: true,
      above: 0,
      max: 1e9,
      section: 'Cutting circles from a sheet',
      refines: true,
    }),
  },
  outputs: {
    radius: { kind: 'number', label: 'Radius' },
    diameter: { kind: 'number', label: 'Diameter' },
    circumference: { kind: 'number', label: 'Circumference' },
    area: { kind: 'number', label: 'Area' },
    exact: { kind: 'text', label: 'With π', optional: true },
    centreAt: { kind: 'text', label: 'Center', section: 'Equation' },
    standard: { kind: 'text', label: 'Standard form', section: 'Equation' },
    general: { kind: 'text', label: 'General form', section: 'Equation' },
    squareInside: { kind: 'number', label: 'Side of the square inside', section: 'Polygons' },
    squareAround: { kind: 'number', label: 'Side of the square around', section: 'Polygons' },
    sideInside: { kind: 'number', label: 'Side of the polygon inside', section: 'Polygons' },
    areaInside: { kind: 'number', label: 'Its area', section: 'Polygons' },
    sideAround: { kind: 'number', label: 'Side of the polygon around', section: 'Polygons' },
    areaAround: { kind: 'number', label: 'Area of that', section: 'Polygons' },
    tangent: { kind: 'number', label: 'Length of the tangents', optional: true, section: 'Tangents' },
    touches: { kind: 'text', label: 'They touch at', optional: true, section: 'Tangents' },
    rows: { kind: 'count', label: 'Circles from the sheet, in straight rows', optional: true, section: 'From a sheet' },
    staggered: { kind: 'count', label: 'In staggered rows', optional: true, section: 'From a sheet' },
    used: {
      kind: 'percent',
      label: 'Part of the sheet used by the better one',
      optional: true,
      section: 'From a sheet',
    },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
  },
  formula:
    'd = 2·r; C = 2·π·r; A = π·r²; (x − h)² + (y − k)² = r²; with D, E, F: center (−D ÷ 2; −E ÷ 2), r² = D² ÷ 4 + E² ÷ 4 − F',
  limits: [
    'Lengths are in one unit, the area in its square.',
    'Circles from a sheet are counted in two simple patterns; other arrangements sometimes hold one or two more.',
  ],
  sources: [
    { title: 'SymPy: Circle and its equation', href: 'https://docs.sympy.org/latest/modules/geometry/ellipses.html' },
    { title: 'mpmath: elementary functions to any precision', href: 'https://mpmath.org/doc/current/functions/' },
  ],

  compute(values, { show }) {
    const found = circleOf(values, show.region)
    if ('message' in found) return problem(found.field, found.message)
    const { centre, radius } = found
    const tangents = tangentsOf(values.outside, centre, radius, show)
    if (typeof tangents === 'string') return problem('outside', tangents)
    const { sheetWidth, sheetHeight, sides } = values
    if ((sheetWidth === undefined) !== (sheetHeight === undefined))
      return problem(sheetWidth === undefined ? 'sheetWidth' : 'sheetHeight', 'must be given for a sheet as well')
    const half = Math.PI / sides
    const packed =
      sheetWidth === undefined || sheetHeight === undefined ? undefined : packing(radius, sheetWidth, sheetHeight)
    if (packed === 'many') return problem('sheetWidth', 'must not hold more than a million circles')
    return {
      radius,
      diameter: 2 * radius,
      circumference: 2 * Math.PI * radius,
      area: Math.PI * radius * radius,
      exact: exactOf(radius, show),
      centreAt: pointText(centre, show),
      standard: `${squared('x', centre[0], show)} + ${squared('y', centre[1], show)} = ${show.number(radius * radius)}`,
      general: generalOf(centre, radius, show),
      squareInside: radius * Math.SQRT2,
      squareAround: 2 * radius,
      sideInside: 2 * radius * Math.sin(half),
      areaInside: (sides / 2) * radius * radius * Math.sin(2 * half),
      sideAround: 2 * radius * Math.tan(half),
      areaAround: sides * radius * radius * Math.tan(half),
      ...tangents?.found,
      ...packed,
      drawing: drawn(centre, radius, tangents?.lines ?? []),
    }
  },

  steps({ from, size, d, e, f }, { radius }, show) {
    const value = { r: { kind: 'number', value: radius } } as const
    const bySize = {
      radius: '{value}',
      diameter: '{value} ÷ 2',
      circumference: '{value} ÷ (2 × π)',
      area: '√({value} ÷ π)',
    }
    return [
      ...(from === 'size' ? [{ gives: 'radius', is: bySize[size] } as const] : []),
      ...(from === 'equation' && d * d + e * e + Math.abs(4 * f) < 1e9
        ? [{ gives: 'radius', is: '√({d}² ÷ 4 + {e}² ÷ 4 − {f})' } as const]
        : []),
      ...(from === 'three'
        ? [{ finds: 'Center', working: 'the point as far from all three points', gives: show.number(radius) }]
        : []),
      { gives: 'diameter', is: '2 × {r}', with: value },
      { gives: 'circumference', is: '2 × π × {r}' },
      { gives: 'area', is: 'π × {r}²' },
    ]
  },

  examples: [
    {
      name: 'A round table',
      given: {
        from: 'size',
        size: 'circumference',
        value: 3.77,
        outside: undefined,
        sheetWidth: undefined,
        sheetHeight: undefined,
      },
      expect: { diameter: 1.200028271 },
    },
    {
      name: 'Through three marks',
      given: {
        from: 'three',
        first: '3; −1',
        second: '−2; 4',
        third: '6; 8',
        outside: undefined,
        sheetWidth: undefined,
        sheetHeight: undefined,
      },
      expect: { radius: 5, centreAt: '(3; 4)', general: 'x² + y² − 6x − 8y = 0' },
    },
    {
      name: 'Discs from a sheet',
      given: { from: 'size', size: 'diameter', value: 10, sheetWidth: 100, sheetHeight: 100, outside: undefined },
      expect: { rows: 100, staggered: 105 },
    },
  ],
})

interface Entered {
  from: 'size' | 'centre' | 'three' | 'equation'
  size: 'radius' | 'diameter' | 'circumference' | 'area'
  value: number
  centre: string
  first: string
  second: string
  third: string
  d: number
  e: number
  f: number
}
interface Found {
  centre: Point
  radius: number
}
interface Refused {
  field: 'centre' | 'first' | 'second' | 'third' | 'f'
  message: string
}

function circleOf(values: Entered, region: Region): Found | Refused {
  const { from, value, d, e, f } = values
  if (from === 'size')
    return {
      centre: [0, 0],
      radius: {
        radius: value,
        diameter: value / 2,
        circumference: value / (2 * Math.PI),
        area: Math.sqrt(value / Math.PI),
      }[values.size],
    }
  if (from === 'equation') {
    const square = (d * d) / 4 + (e * e) / 4 - f
    return square > 1e-12
      ? { centre: [0 - d / 2, 0 - e / 2], radius: Math.sqrt(square) }
      : {
          field: 'f',
          message: 'must be smaller: D² ÷ 4 + E² ÷ 4 − F is the square of the radius and has to be above 0',
        }
  }
  const names = from === 'centre' ? (['centre', 'first'] as const) : (['first', 'second', 'third'] as const)
  const points = names.map((name) => readPoint(values[name], region))
  const [one, two, three] = points
  const wrong = points.findIndex((found) => !found)
  if (!one || !two || wrong >= 0) return { field: names[wrong] ?? 'first', message: pointAsked }
  const centre = from === 'centre' ? one : three && circumcentre(one, two, three)
  if (!centre) return { field: 'third', message: 'must not lie on one line with the others, or be one of them' }
  const radius = distanceBetween(centre, two)
  if (radius < 1e-6) return { field: 'first', message: 'must not be the center itself' }
  return radius > 1e9
    ? { field: 'third', message: 'must not lie so nearly on one line with the others' }
    : { centre, radius }
}

function exactOf(radius: number, show: Show): string | undefined {
  const square = Number((radius * radius).toPrecision(15))
  if (decimalsIn(radius) > 6 || decimalsIn(square) > 12) return undefined
  const times = (value: number) => (value === 1 ? 'π' : `${show.number(value, Math.min(12, decimalsIn(value)))}π`)
  return `C = ${times(2 * radius)}, A = ${times(square)}`
}

function squared(name: string, at: number, show: Show): string {
  if (Math.abs(at) < 1e-12) return `${name}²`
  return `(${name} ${at > 0 ? '−' : '+'} ${show.number(Math.abs(at))})²`
}

function generalOf([x, y]: Point, radius: number, show: Show): string {
  const free = x * x + y * y - radius * radius
  // What is left of equal squares is noise.
  const isNothing = Math.abs(free) <= 1e-12 * (x * x + y * y + radius * radius)
  const terms = [
    [-2 * x, 'x'],
    [-2 * y, 'y'],
    [isNothing ? 0 : free, ''],
  ] as const
  const written = terms.map(([value, name]) =>
    Math.abs(value) < 1e-12
      ? ''
      : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 && name ? '' : show.number(Math.abs(value))}${name}`,
  )
  return `x² + y²${written.join('')} = 0`
}

function tangentsOf(typed: string | undefined, centre: Point, radius: number, show: Show) {
  if (typed === undefined || typed.trim() === '') return undefined
  const from = readPoint(typed, show.region)
  if (!from) return pointAsked
  const distance = distanceBetween(from, centre)
  if (distance < radius * (1 + 1e-12)) return 'must lie outside the circle'
  const [ux, uy] = [(from[0] - centre[0]) / distance, (from[1] - centre[1]) / distance]
  const along = (radius / distance) * radius
  const across = (radius * Math.sqrt((distance - radius) * (distance + radius))) / distance
  const touch = (side: 1 | -1): Point => [
    centre[0] + along * ux - side * across * uy,
    centre[1] + along * uy + side * across * ux,
  ]
  const points = [touch(1), touch(-1)] as const
  return {
    found: {
      tangent: Math.sqrt((distance - radius) * (distance + radius)),
      touches: points.map((one) => pointText(one, show)).join(' and '),
    },
    lines: points.map((one) => ({ is: 'dashed', points: [from, one] }) as const),
  }
}

/** Rows one above the other, or each moved by half a circle and let down between those of the row below. */
function packing(radius: number, width: number, height: number) {
  const slack = 1e-9
  const [across, down] = [width / (2 * radius), height / (2 * radius)]
  if (across * down > 1e6) return 'many'
  const fits = (share: number) => Math.floor(share + slack)
  const straight = fits(across) * fits(down)
  const staggered = Math.max(staggeredCount(across, down), staggeredCount(down, across))
  const best = Math.max(straight, staggered)
  return { rows: straight, staggered, used: (best * Math.PI * radius * radius) / width / height }

  function staggeredCount(long: number, high: number): number {
    if (fits(high) < 1) return 0
    const layers = fits((high - 1) / (Math.sqrt(3) / 2)) + 1
    const even = fits(long)
    const odd = fits(long - 0.5)
    return Math.ceil(layers / 2) * even + Math.floor(layers / 2) * Math.max(0, odd)
  }
}

function drawn(centre: Point, radius: number, lines: readonly Drawn[]) {
  const around = Array.from({ length: 73 }, (_, at): Point => {
    const angle = (at * Math.PI) / 36
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
  return drawingToScale('The circle, drawn to scale', [
    { is: 'closed', points: around },
    { is: 'line', points: [centre, [centre[0] + radius, centre[1]]] },
    { is: 'dot', points: [centre] },
    ...lines,
  ])
}
