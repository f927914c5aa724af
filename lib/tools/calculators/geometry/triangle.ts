import { choice, defineCalculator, number, problem, text } from '@/lib/kits/calculator'
import type { Figure, Step } from '@/lib/kits/calculator/types'
import type { Region } from '@/lib/base/region/types'
import type { Show } from '@/lib/base/format/show'
import {
  type Point,
  drawingToScale,
  pointAsked,
  readPoint,
  circumcentre,
  cornersOf,
  distanceBetween,
  fromSideAndEnds,
  fromSideAndOpposite,
  fromSides,
  fromSidesAndBetween,
  fromSidesAndOpposite,
  kindOf,
  type Triangle,
} from '@/lib/engines/plane-geometry'

const ways = {
  sss: 'Three sides (SSS)',
  sas: 'Two sides and the angle between (SAS)',
  asa: 'A side and both angles at it (ASA)',
  aas: 'A side, the angle opposite and another (AAS)',
  ssa: 'Two sides and an angle opposite one (SSA)',
  points: 'Three corners',
  base: 'Base and height',
} as const
type Way = keyof typeof ways

const side = (label: string, initial: number, given: readonly Way[]) =>
  number(label, { initial, min: 1e-6, max: 1e9, shownWhen: { field: 'given', is: given } })
const angle = (label: string, initial: number, given: readonly Way[]) =>
  number(label, {
    initial,
    unit: '°',
    above: 0,
    below: 180,
    slider: { from: 1, to: 179, step: 1 },
    shownWhen: { field: 'given', is: given },
  })
const corner = (label: string, initial: string) =>
  text(label, { initial, maxLength: 60, shownWhen: { field: 'given', is: 'points' } })

const columns = {
  corner: { kind: 'text', label: 'Corner and opposite side' },
  side: { kind: 'number', label: 'Side' },
  angle: { kind: 'number', label: 'Angle', unit: '°' },
  height: { kind: 'number', label: 'Height on it' },
  median: { kind: 'number', label: 'Median to it' },
  bisector: { kind: 'number', label: 'Bisector to it' },
} as const

export default defineCalculator({
  inputs: {
    given: choice('You know', { options: ways, initial: 'sss', as: 'menu' }),
    a: side('Side a', 5, ['sss', 'sas', 'aas', 'ssa']),
    b: side('Side b', 6, ['sss', 'sas', 'ssa']),
    c: side('Side c', 7, ['sss', 'asa']),
    angleA: angle('Angle A, opposite a', 40, ['asa', 'aas', 'ssa']),
    angleB: angle('Angle B, opposite b', 60, ['asa', 'aas']),
    angleC: angle('Angle C, between a and b', 37, ['sas']),
    pointA: corner('Corner A', '1; 1'),
    pointB: corner('Corner B', '5; 2'),
    pointC: corner('Corner C', '3; 6'),
    base: side('Base', 6, ['base']),
    height: side('Height', 4, ['base']),
  },
  outputs: {
    area: { kind: 'number', label: 'Area' },
    perimeter: { kind: 'number', label: 'Perimeter', optional: true },
    kind: { kind: 'text', label: 'Kind', optional: true },
    inradius: { kind: 'number', label: 'Radius of the circle inside', optional: true },
    circumradius: { kind: 'number', label: 'Radius of the circle around', optional: true },
    note: { kind: 'verdict', label: 'How many triangles', optional: true },
    parts: { kind: 'table', label: 'Sides, angles and lines', optional: true, columns },
    secondArea: {
      kind: 'number',
      label: 'Area of the second triangle',
      optional: true,
      section: 'The second triangle',
    },
    secondPerimeter: { kind: 'number', label: 'Its perimeter', optional: true, section: 'The second triangle' },
    secondParts: { kind: 'table', label: 'The second triangle', optional: true, columns },
    centres: {
      kind: 'table',
      label: 'Centers',
      help: 'With corner A at 0; 0 and B on the horizontal axis, unless corners were given.',
      optional: true,
      columns: {
        centre: { kind: 'text', label: 'Center' },
        x: { kind: 'number', label: 'x' },
        y: { kind: 'number', label: 'y' },
      },
    },
    drawing: { kind: 'diagram', label: 'Drawing to scale', optional: true },
  },
  formula:
    'Sines: a ÷ sin A = b ÷ sin B = c ÷ sin C; cosines: c² = a² + b² − 2·a·b·cos C; area = √(s·(s − a)·(s − b)·(s − c)) with s half the perimeter',
  limits: [
    'Side a lies opposite angle A, b opposite B and c opposite C. All lengths are in one unit, the area in its square.',
    'Base and height alone leave the sides open, so only the area is found.',
    'Of two solutions the first is the one with the larger angle C.',
  ],
  sources: [
    {
      title: 'Algebra.com: Illustration of the ambiguous case SSA',
      href: 'http://www.algebra.com/algebra/homework/Trigonometry-basics/change-this-name8950.lesson',
    },
    {
      title: 'The Math Doctors: Solving an Oblique Triangle, part II',
      href: 'https://www.themathdoctors.org/solving-an-oblique-triangle-part-ii/',
    },
  ],

  compute(values, { show }) {
    if (values.given === 'base') return { area: (values.base * values.height) / 2 }
    const found = solved(values, show.region)
    if ('message' in found) return problem<(typeof found)['field'] & string>(found.field, found.message)
    const { triangles, corners } = found
    const [first, second] = triangles
    if (!first) return problem('a', 'must be long enough to reach: there is no such triangle')
    return {
      area: first.area,
      perimeter: first.a + first.b + first.c,
      kind: kindOf(first),
      inradius: (2 * first.area) / (first.a + first.b + first.c),
      circumradius: circumradiusOf(first),
      note:
        values.given === 'ssa'
          ? {
              is: 'plain',
              says: second
                ? 'Two triangles have these parts: side a reaches the base in two places.'
                : 'One triangle has these parts.',
            }
          : undefined,
      parts: partsOf(first),
      secondArea: second?.area,
      secondPerimeter: second && second.a + second.b + second.c,
      secondParts: second && partsOf(second),
      centres: centresOf(first, corners),
      drawing: drawnTriangles(corners, second),
    }
  },

  steps(values, { area }, show) {
    if (values.given === 'base') return [{ gives: 'area', is: '{base} × {height} ÷ 2' }]
    const found = solved(values, show.region)
    const first = 'message' in found ? undefined : found.triangles[0]
    if (!first) return []
    const figure = (value: number): Figure => ({ kind: 'number', value })
    return [
      ...angleSteps(values.given, first, show),
      { gives: 'perimeter', is: '{parts.0.side} + {parts.1.side} + {parts.2.side}' },
      { finds: 'Area', gives: figure(area), is: '{parts.0.side} × {parts.0.height} ÷ 2, side times its height' },
      { gives: 'inradius', is: '2 × {area} ÷ {perimeter}' },
      { gives: 'circumradius', is: '{parts.0.side} ÷ 4 ÷ {area} × {parts.1.side} × {parts.2.side}' },
    ]
  },

  examples: [
    { name: 'A roof truss', given: { given: 'sss', a: 5, b: 6, c: 7 }, expect: { area: 14.696938457 } },
    {
      name: 'Two ways to close',
      given: { given: 'ssa', a: 9, b: 10, angleA: 60 },
      expect: { area: 32.257236812, secondArea: 11.044033377, note: 'plain' },
    },
    {
      name: 'A plot between two bearings',
      given: { given: 'asa', c: 10, angleA: 40, angleB: 60 },
      expect: { area: 28.262896871, perimeter: 25.320888862 },
    },
  ],
})

interface Entered {
  given: Way
  a: number
  b: number
  c: number
  angleA: number
  angleB: number
  angleC: number
  pointA: string
  pointB: string
  pointC: string
}
type Corners = readonly [Point, Point, Point]
interface Solved {
  triangles: readonly Triangle[]
  corners: Corners
}
interface Refused {
  field: 'a' | 'angleB' | 'pointA' | 'pointB' | 'pointC' | null
  message: string
}

function solved(values: Entered, region: Region): Solved | Refused {
  if (values.given === 'points') return ofCorners(values, region)
  const triangles = ofParts(values)
  if ('message' in triangles) return triangles
  const [first] = triangles
  if (!first) return { field: 'a', message: 'must be long enough to reach: there is no such triangle' }
  if (!(first.area > 0) || !Number.isFinite(first.area + circumradiusOf(first)))
    return { field: null, message: 'The triangle is so flat that its area is lost among the digits.' }
  return { triangles, corners: cornersOf(first) }
}

function ofParts({ given, a, b, c, angleA, angleB, angleC }: Entered): readonly Triangle[] | Refused {
  if ((given === 'asa' || given === 'aas') && angleA + angleB >= 180 - 1e-9)
    return { field: 'angleB', message: 'must leave something for the third angle: all three make 180 degrees' }
  switch (given) {
    case 'sas':
      return [fromSidesAndBetween(a, b, angleC)]
    case 'asa':
      return [fromSideAndEnds(c, angleA, angleB)]
    case 'aas':
      return [fromSideAndOpposite(a, angleA, angleB)]
    case 'ssa':
      return fromSidesAndOpposite(a, b, angleA)
    default: {
      const found = fromSides(a, b, c)
      return found
        ? [found]
        : { field: null, message: 'The longest side must be shorter than the two others together.' }
    }
  }
}

function ofCorners(values: Entered, region: Region): Solved | Refused {
  const names = ['pointA', 'pointB', 'pointC'] as const
  const points = names.map((name) => readPoint(values[name], region))
  const [pointA, pointB, pointC] = points
  if (!pointA || !pointB || !pointC) return { field: names[points.indexOf(undefined)] ?? null, message: pointAsked }
  if (!circumcentre(pointA, pointB, pointC))
    return { field: 'pointC', message: 'must not lie on one line with the others' }
  const sides = [
    distanceBetween(pointB, pointC),
    distanceBetween(pointA, pointC),
    distanceBetween(pointA, pointB),
  ] as const
  const found = fromSides(...sides)
  if (!found) return { field: 'pointC', message: 'must not lie on one line with the others' }
  return { triangles: [found], corners: [pointA, pointB, pointC] }
}

function circumradiusOf({ a, b, c, area }: Triangle): number {
  return (a / 4 / area) * b * c
}

function partsOf(triangle: Triangle) {
  const { a, b, c, angleA, angleB, angleC, area } = triangle
  const [cornerA, cornerB, cornerC] = cornersOf(triangle)
  const line = (name: string, own: number, one: number, other: number, angleHere: number, corners: Corners) => ({
    corner: name,
    side: own,
    angle: angleHere,
    height: (2 * area) / own,
    median: distanceBetween(corners[0], [(corners[1][0] + corners[2][0]) / 2, (corners[1][1] + corners[2][1]) / 2]),
    bisector: ((2 * one) / (one + other)) * other * Math.cos((angleHere * Math.PI) / 360),
  })
  return [
    line('A, a', a, b, c, angleA, [cornerA, cornerB, cornerC]),
    line('B, b', b, a, c, angleB, [cornerB, cornerA, cornerC]),
    line('C, c', c, a, b, angleC, [cornerC, cornerA, cornerB]),
  ]
}

function centresOf({ a, b, c }: Triangle, [pointA, pointB, pointC]: Corners) {
  const weighted = (one: number, two: number, three: number): Point => {
    const all = one + two + three
    const at = (axis: 0 | 1) => (one * pointA[axis] + two * pointB[axis] + three * pointC[axis]) / all
    return [at(0), at(1)]
  }
  const centroid = weighted(1, 1, 1)
  const around = circumcentre(pointA, pointB, pointC)
  const rows: readonly (readonly [string, Point | undefined])[] = [
    ['Centroid, where the medians meet', centroid],
    ['Center of the circle inside', weighted(a, b, c)],
    ['Center of the circle around', around],
    // Euler's line: the heights meet as far beyond the centroid, twice.
    ['Where the heights meet', around && [3 * centroid[0] - 2 * around[0], 3 * centroid[1] - 2 * around[1]]],
  ]
  return rows.flatMap(([centre, point]) => (point ? [{ centre, x: point[0], y: point[1] }] : []))
}

function drawnTriangles(corners: Corners, second: Triangle | undefined) {
  const names = ['A', 'B', 'C']
  const others = second && cornersOf(second)
  return drawingToScale('The triangle, drawn to scale', [
    { is: 'closed', points: corners },
    ...(others ? ([{ is: 'line', points: [...others, others[0]] }] as const) : []),
    ...corners.map((point, at) => ({ is: 'label', points: [point], text: names[at] ?? '' }) as const),
  ])
}

/** How the angles or sides come about; the tests cannot follow sines and cosines. */
function angleSteps(given: Way, { a, b, c, angleA, angleB, angleC }: Triangle, show: Show): Step[] {
  const write = (value: number) => show.number(value)
  const cosine = (own: number, one: number, other: number, name: string, found: number): Step => ({
    finds: `Angle ${name}, by the cosine rule`,
    working: `arccos((${write(one)}² + ${write(other)}² − ${write(own)}²) ÷ (2 × ${write(one)} × ${write(other)}))`,
    gives: `${write(found)}°`,
  })
  const third = (name: string, one: number, other: number, found: number): Step => ({
    finds: `Angle ${name}`,
    working: `180° − ${write(one)}° − ${write(other)}°`,
    gives: `${write(found)}°`,
  })
  const sine = (own: number, ownAngle: number, from: number, fromAngle: number, name: string): Step => ({
    finds: `Side ${name}, by the sine rule`,
    working: `${write(from)} × sin(${write(ownAngle)}°) ÷ sin(${write(fromAngle)}°)`,
    gives: write(own),
  })
  switch (given) {
    case 'sas':
      return [
        {
          finds: 'Side c, by the cosine rule',
          working: `√(${write(a)}² + ${write(b)}² − 2 × ${write(a)} × ${write(b)} × cos(${write(angleC)}°))`,
          gives: write(c),
        },
        cosine(a, b, c, 'A', angleA),
        third('B', angleA, angleC, angleB),
      ]
    case 'asa':
      return [third('C', angleA, angleB, angleC), sine(a, angleA, c, angleC, 'a'), sine(b, angleB, c, angleC, 'b')]
    case 'aas':
      return [third('C', angleA, angleB, angleC), sine(b, angleB, a, angleA, 'b'), sine(c, angleC, a, angleA, 'c')]
    case 'ssa':
      return [
        {
          finds: 'Angle B, by the sine rule',
          working: `arcsin(${write(b)} × sin(${write(angleA)}°) ÷ ${write(a)})`,
          gives: `${write(angleB)}°`,
        },
        third('C', angleA, angleB, angleC),
        sine(c, angleC, a, angleA, 'c'),
      ]
    default:
      return [cosine(a, b, c, 'A', angleA), cosine(b, a, c, 'B', angleB), third('C', angleA, angleB, angleC)]
  }
}
