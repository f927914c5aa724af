import { choice, defineCalculator, integer, money, number, problem, quantity, rows } from '@/lib/kits/calculator'
import {
  ellipse,
  kite,
  rectangle,
  regularPolygon,
  ring,
  sector,
  trapezoid,
  triangleOfSides,
  type PlaneShape,
  type Point,
} from '@/lib/subjects/geometry/plane-shapes'
import type { Figure } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const shapes = {
  rectangle: 'Rectangle',
  square: 'Square',
  triangle: 'Triangle: base and height',
  sides: 'Triangle: three sides',
  circle: 'Circle',
  sector: 'Circle sector',
  ellipse: 'Ellipse',
  trapezoid: 'Trapezoid (trapezium)',
  parallelogram: 'Parallelogram',
  rhombus: 'Rhombus',
  kite: 'Kite',
  ring: 'Ring (annulus)',
  polygon: 'Regular polygon',
} as const
const squareMetres = { 'm²': 1, 'ft²': 0.09290304, 'yd²': 0.83612736, acre: 4046.8564224, ha: 10_000 } as const
const metresIn = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254, yd: 0.9144 } as const

const lengthUnits = { metric: { metres: 1, name: 'm' }, us: { metres: metresIn.ft, name: 'ft' } } as const

function size(label: string, initial: number, of: keyof typeof shapes | readonly (keyof typeof shapes)[]) {
  return quantity(label, {
    of: 'length',
    unit: 'm',
    units: ['m', 'cm', 'mm', 'km', 'ft', 'in', 'yd', 'mi'],
    unitIn: { us: 'ft' },
    initial,
    initialIn: { us: initial * metresIn.ft },
    above: 0,
    max: 1e6,
    shownWhen: { field: 'shape', is: of },
  })
}

export default defineCalculator({
  inputs: {
    shape: choice('Shape', { options: shapes, initial: 'rectangle', as: 'menu' }),
    system: choice('Answer in', {
      options: { metric: 'Square meters', us: 'Square feet' },
      initial: 'metric',
      initialIn: { us: 'us' },
    }),
    length: size('Length', 5, 'rectangle'),
    width: size('Width', 4, 'rectangle'),
    side: size('Side', 3, ['square', 'polygon']),
    sides: integer('Number of sides', { initial: 6, min: 3, max: 1000, shownWhen: { field: 'shape', is: 'polygon' } }),
    base: size('Base', 6, ['triangle', 'parallelogram', 'trapezoid']),
    top: size('Side parallel to the base', 4, 'trapezoid'),
    height: size('Height, at right angles to the base', 3, ['triangle', 'parallelogram', 'trapezoid']),
    shift: quantity('Top starts, right of the start of the base', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm', 'ft', 'in', 'yd'],
      unitIn: { us: 'ft' },
      optional: true,
      negative: true,
      min: -1e6,
      max: 1e6,
      shownWhen: { field: 'shape', is: ['triangle', 'parallelogram', 'trapezoid'] },
      help: 'Gives the perimeter; the area does not depend on it. For a triangle, where its tip stands.',
      refines: true,
    }),
    sideA: size('First side', 3, 'sides'),
    sideB: size('Second side', 4, 'sides'),
    sideC: size('Third side', 5, 'sides'),
    radius: size('Radius', 2, ['circle', 'sector']),
    angle: number('Angle', {
      unit: '°',
      initial: 90,
      slider: { from: 5, to: 355, step: 5 },
      above: 0,
      below: 360,
      shownWhen: { field: 'shape', is: 'sector' },
    }),
    axisA: size('Full width', 6, 'ellipse'),
    axisB: size('Full height', 4, 'ellipse'),
    diagonalA: size('Diagonal', 8, ['rhombus', 'kite']),
    diagonalB: size('Other diagonal', 6, ['rhombus', 'kite']),
    crossing: quantity('Diagonals cross, from one end of the first', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm', 'ft', 'in', 'yd'],
      unitIn: { us: 'ft' },
      optional: true,
      max: { field: 'diagonalA' },
      shownWhen: { field: 'shape', is: 'kite' },
      help: 'Gives the perimeter.',
      refines: true,
    }),
    outer: size('Outer radius', 5, 'ring'),
    inner: quantity('Inner radius', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm', 'ft', 'in', 'yd'],
      unitIn: { us: 'ft' },
      initial: 3,
      initialIn: { us: 3 * metresIn.ft },
      below: { field: 'outer' },
      shownWhen: { field: 'shape', is: 'ring' },
    }),
    count: integer('How many of it', { initial: 1, min: 1, max: 100_000, refines: true }),
    parts: rows('Parts to add or take away', {
      row: 'part',
      columns: {
        action: choice('Do', { options: { add: 'Add', take: 'Take away' }, initial: 'take' }),
        shape: choice('Shape', {
          options: {
            rectangle: 'Rectangle',
            triangle: 'Triangle',
            'circle or ellipse': 'Circle or ellipse',
            'half circle': 'Half circle',
          },
          initial: 'rectangle',
        }),
        width: number('Width, base or diameter', { above: 0, max: 1e6 }),
        height: number('Height', { above: 0, max: 1e6, optional: true }),
      },
      initial: [],
      min: 0,
      max: 30,
      help: 'Without a height it equals the width; a half circle needs none.',
      refines: true,
    }),
    partUnit: choice('Sizes of the parts in', {
      options: { m: 'm', cm: 'cm', mm: 'mm', ft: 'ft', in: 'in', yd: 'yd' },
      initial: 'm',
      initialIn: { us: 'ft' },
      as: 'menu',
      refines: true,
    }),
    price: money('Price of one unit of area', { optional: true, refines: true }),
    priceUnit: choice('That unit of area', {
      options: { 'm²': 'm²', 'ft²': 'ft²', 'yd²': 'yd²', acre: 'acre', ha: 'hectare' },
      initial: 'm²',
      initialIn: { us: 'ft²' },
      as: 'menu',
      refines: true,
    }),
  },
  outputs: {
    areaFeet: { kind: 'number', label: 'Area', unit: 'ft²', optional: true },
    area: { kind: 'number', label: 'Area in square meters', unit: 'm²' },
    squareFeet: { kind: 'number', label: 'In square feet', unit: 'ft²', optional: true },
    squareYards: { kind: 'number', label: 'In square yards', unit: 'yd²' },
    acres: { kind: 'number', label: 'In acres', unit: 'acres' },
    hectares: { kind: 'number', label: 'In hectares', unit: 'ha' },
    perimeter: {
      kind: 'number',
      label: 'Perimeter of one shape',
      unit: 'm',
      optional: true,
      section: 'Perimeter and cost',
    },
    perimeterFeet: {
      kind: 'number',
      label: 'Perimeter in feet',
      unit: 'ft',
      optional: true,
      section: 'Perimeter and cost',
    },
    cost: { kind: 'money', label: 'Cost', optional: true, section: 'Perimeter and cost' },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
    sum: {
      kind: 'table',
      label: 'How the area adds up',
      optional: true,
      totals: ['size'],
      columns: {
        part: { kind: 'text', label: 'Part' },
        size: {
          kind: 'number',
          label: 'Area',
          decimals: 4,
          unit: { field: 'system', is: { metric: 'm²', us: 'ft²' } },
        },
      },
    },
  },
  formula:
    'Rectangle: length × width; triangle: base × height ÷ 2; circle: π × radius²; trapezoid: half the sum of the parallel sides × height; other shapes in the working',
  limits: [
    'Shapes are flat: for sloping ground or a roof measure along the slope, or the plan area comes out too small.',
    'Parts that you take away must lie inside the shape and must not overlap; the tool cannot see where they are.',
    'The acre is the international one of 4046.8564224 m²; the US survey acre is larger by four parts in a million.',
  ],
  sources: [
    { title: 'ISO 80000-3: Quantities and units, Space and time', href: 'https://www.iso.org/standard/64974.html' },
    {
      title: 'NIST Special Publication 811: Guide for the Use of the International System of Units, appendix B',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, sections 19.8 and 19.9 (perimeter of an ellipse)',
      href: 'https://dlmf.nist.gov/19.9',
    },
  ],

  compute(values, { show }) {
    const shape = figures[values.shape].of(values)
    if (!shape) return problem<'parts'>(null, 'The longest side must be shorter than the two others together.')
    const { count, parts, partUnit, price, priceUnit } = values
    const factor = metresIn[partUnit] ** 2
    const lines = [
      { part: `${show.count(count)} × ${shapes[values.shape]}`, metres: shape.area * count },
      ...parts.map((part) => ({
        part: `${part.action === 'add' ? 'Add' : 'Take away'}: ${part.shape}`,
        metres: (part.action === 'add' ? 1 : -1) * partArea(part) * factor,
      })),
    ]
    const area = lines.reduce((sum, { metres }) => sum + metres, 0)
    if (area < 0) return problem('parts', 'must not take away more than there is')
    const squareFeet = area / squareMetres['ft²']
    return {
      area,
      ...(values.system === 'us' ? { areaFeet: squareFeet } : { squareFeet }),
      squareYards: area / squareMetres['yd²'],
      acres: area / squareMetres.acre,
      hectares: area / squareMetres.ha,
      perimeter: shape.perimeter,
      perimeterFeet: shape.perimeter === undefined ? undefined : shape.perimeter / metresIn.ft,
      cost: price === undefined ? undefined : (area / squareMetres[priceUnit]) * price,
      drawing: drawingOf(shape, values.system, show),
      sum:
        parts.length === 0
          ? undefined
          : lines.map(({ part, metres }) => ({ part, size: metres / lengthUnits[values.system].metres ** 2 })),
    }
  },

  steps(values, { sum = [] }) {
    const us = values.system === 'us'
    const { metres, name: unit } = lengthUnits[values.system]
    const surface = us ? 'areaFeet' : 'area'
    const priced = {
      'm²': 'area',
      'ft²': us ? surface : 'squareFeet',
      'yd²': 'squareYards',
      acre: 'acres',
      ha: 'hectares',
    }
    const { of, area, perimeter } = figures[values.shape]
    const one = { kind: 'number', value: (of(values)?.area ?? 0) / metres ** 2, unit: `${unit}²` } as const
    const isAll = values.count === 1 && sum.length === 0
    const parts = (sign: 1 | -1): Figure => ({
      kind: 'number',
      value: sum.slice(1).reduce((total, { size }) => total + Math.max(0, sign * (size ?? 0)), 0),
    })
    const inUnit = (is: string) => is.replace(/\{(?!sides|angle)\w+\}/g, `$& ${unit}`)
    return [
      {
        as: 'half',
        in: 'number',
        unit,
        finds: 'Half of the perimeter',
        is: inUnit('({sideA} + {sideB} + {sideC}) ÷ 2'),
        when: { field: 'shape', is: 'sides' },
        with: Object.fromEntries(lengths.map((name) => [name, lengthIn(metres, values[name])])),
      },
      { finds: shapes[values.shape], gives: isAll ? surface : one, is: inUnit(area) },
      {
        finds: 'Area in all',
        gives: isAll ? undefined : surface,
        is: `{one} ${unit}² × {count}[ + {added} added][ − {taken} taken away]`,
        with: { one, added: parts(1), taken: parts(-1) },
      },
      us ? { gives: 'area', is: '{areaFeet} ft² × 0.3048²' } : { gives: 'squareFeet', is: '{area} m² ÷ 0.3048²' },
      {
        gives: us ? 'perimeterFeet' : 'perimeter',
        ...(perimeter ? { is: inUnit(perimeter) } : { says: 'By the arithmetic-geometric mean of both axes' }),
      },
      { gives: 'cost', is: `{${priced[values.priceUnit]}} ${values.priceUnit} × {price}` },
    ]
  },

  examples: [
    {
      name: 'A gable wall with a window',
      given: {
        shape: 'rectangle',
        length: 8,
        width: 2.5,
        count: 1,
        partUnit: 'm',
        parts: [
          { action: 'add', shape: 'triangle', width: 8, height: 3 },
          { action: 'take', shape: 'rectangle', width: 1.2, height: 1.5 },
        ],
        price: 14,
        priceUnit: 'm²',
      },
      expect: { area: 30.2, cost: 422.8 },
    },
  ],
})

interface Part {
  shape: 'rectangle' | 'triangle' | 'circle or ellipse' | 'half circle'
  width: number
  height?: number | undefined
}

const lengths = [
  ...(['length', 'width', 'side', 'base', 'top', 'height', 'shift', 'sideA', 'sideB', 'sideC', 'radius'] as const),
  ...(['axisA', 'axisB', 'diagonalA', 'diagonalB', 'crossing', 'outer', 'inner'] as const),
]
type Given = Readonly<Record<Exclude<(typeof lengths)[number], 'shift' | 'crossing'> | 'sides' | 'angle', number>> & {
  shift?: number | undefined
  crossing?: number | undefined
}

function lengthIn(metres: number, length: number | undefined): Figure | undefined {
  return length === undefined ? undefined : { kind: 'number', value: length / metres }
}

interface Plane {
  /** Absent where three sides do not close. */
  of(given: Given): PlaneShape | undefined
  /** The working; of an ellipse it is no arithmetic. */
  area: string
  perimeter?: string
}

function partArea({ shape, width, height = width }: Part): number {
  if (shape === 'rectangle') return width * height
  if (shape === 'triangle') return (width * height) / 2
  return shape === 'half circle' ? (Math.PI * width * width) / 8 : (Math.PI * width * height) / 4
}

const figures: Readonly<Record<keyof typeof shapes, Plane>> = {
  rectangle: {
    of: ({ length, width }) => rectangle(length, width),
    area: '{length} × {width}',
    perimeter: '2 × ({length} + {width})',
  },
  square: { of: ({ side }) => rectangle(side, side), area: '({side})²', perimeter: '4 × {side}' },
  triangle: {
    of: ({ base, height, shift }) => trapezoid(base, 0, height, shift),
    area: '{base} × {height} ÷ 2',
    perimeter: '{base} + √(({height})² + ({shift})²) + √(({height})² + ({base} − {shift})²)',
  },
  sides: {
    of: ({ sideA, sideB, sideC }) => triangleOfSides(sideA, sideB, sideC),
    area: '√({half} × ({half} − {sideA}) × ({half} − {sideB}) × ({half} − {sideC})), by Heron',
    perimeter: '{sideA} + {sideB} + {sideC}',
  },
  circle: {
    of: ({ radius }) => ellipse(2 * radius, 2 * radius),
    area: 'π × ({radius})²',
    perimeter: '2 × π × {radius}',
  },
  sector: {
    of: ({ radius, angle }) => sector(radius, angle),
    area: 'π × ({radius})² × {angle} ÷ 360 degrees',
    perimeter: '2 × {radius} + 2 × π × {radius} × {angle} ÷ 360 degrees',
  },
  ellipse: { of: ({ axisA, axisB }) => ellipse(axisA, axisB), area: 'π × {axisA} × {axisB} ÷ 4' },
  trapezoid: {
    of: ({ base, top, height, shift }) => trapezoid(base, top, height, shift),
    area: '({base} + {top}) ÷ 2 × {height}',
    perimeter: '{base} + {top} + √(({height})² + ({shift})²) + √(({height})² + ({base} − {shift} − {top})²)',
  },
  parallelogram: {
    of: ({ base, height, shift }) => trapezoid(base, base, height, shift),
    area: '{base} × {height}',
    perimeter: '2 × ({base} + √(({height})² + ({shift})²))',
  },
  rhombus: {
    of: ({ diagonalA, diagonalB }) => kite(diagonalA, diagonalB, diagonalA / 2),
    area: '{diagonalA} × {diagonalB} ÷ 2',
    perimeter: '2 × √(({diagonalA})² + ({diagonalB})²)',
  },
  kite: {
    of: ({ diagonalA, diagonalB, crossing }) => kite(diagonalA, diagonalB, crossing),
    area: '{diagonalA} × {diagonalB} ÷ 2',
    perimeter: '2 × √(({crossing})² + ({diagonalB} ÷ 2)²) + 2 × √(({diagonalA} − {crossing})² + ({diagonalB} ÷ 2)²)',
  },
  ring: {
    of: ({ outer, inner }) => ring(outer, inner),
    area: 'π × (({outer})² − ({inner})²)',
    perimeter: '2 × π × ({outer} + {inner})',
  },
  polygon: {
    of: ({ sides, side }) => regularPolygon(sides, side),
    area: '{sides} × ({side})² ÷ (4 × tan(π ÷ {sides})), the angle in radians',
    perimeter: '{sides} × {side}',
  },
}

/** The outline, as large as it fits, with its overall width and height beside it. */
function drawingOf({ outline, hole }: PlaneShape, system: keyof typeof lengthUnits, show: Show): Diagram {
  const unit = lengthUnits[system]
  const across = outline.map(([x]) => x)
  const upwards = outline.map(([, y]) => y)
  const left = Math.min(...across)
  const bottom = Math.min(...upwards)
  const width = Math.max(...across) - left
  const height = Math.max(...upwards) - bottom
  const scale = Math.min(320 / width, 220 / height)
  const startX = 70 + (320 - width * scale) / 2
  const endY = 20 + (220 + height * scale) / 2
  const place = ([x, y]: Point): Point => [startX + (x - left) * scale, endY - (y - bottom) * scale]
  const endX = startX + width * scale
  const topY = endY - height * scale
  const shapesOfHole: Shape[] = hole
    ? [{ is: 'polygon', points: hole.map(([x, y]) => place([x, y])), tone: 'warn' }]
    : []
  return {
    title: 'The shape, drawn to scale',
    width: 400,
    height: 275,
    shapes: [
      { is: 'polygon', points: outline.map(place), tone: 'accent', filled: true },
      ...shapesOfHole,
      { is: 'line', from: [startX, endY + 10], to: [endX, endY + 10], tone: 'muted' },
      {
        is: 'text',
        at: [(startX + endX) / 2, endY + 23],
        text: `${show.number(width / unit.metres, 2)} ${unit.name}`,
        anchor: 'middle',
        small: true,
      },
      { is: 'line', from: [startX - 10, topY], to: [startX - 10, endY], tone: 'muted' },
      {
        is: 'text',
        at: [startX - 15, (topY + endY) / 2],
        text: `${show.number(height / unit.metres, 2)} ${unit.name}`,
        anchor: 'end',
        small: true,
      },
    ],
  }
}
