import { choice, defineCalculator, integer, money, number, problem, quantity, rows } from '@/lib/calculator'
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
} from '@/lib/geometry/plane-shapes'
import type { Diagram, Shape } from '@/lib/chart/types'
import type { Show } from '@/lib/format/show'

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
    count: integer('How many of it', { initial: 1, min: 1, max: 100_000 }),
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
    }),
    partUnit: choice('Sizes of the parts in', {
      options: { m: 'm', cm: 'cm', mm: 'mm', ft: 'ft', in: 'in', yd: 'yd' },
      initial: 'm',
      initialIn: { us: 'ft' },
      as: 'menu',
    }),
    price: money('Price of one unit of area', { optional: true }),
    priceUnit: choice('That unit of area', {
      options: { 'm²': 'm²', 'ft²': 'ft²', 'yd²': 'yd²', acre: 'acre', ha: 'hectare' },
      initial: 'm²',
      initialIn: { us: 'ft²' },
      as: 'menu',
    }),
  },
  outputs: {
    areaFeet: { kind: 'number', label: 'Area', unit: 'ft²', optional: true },
    area: { kind: 'number', label: 'Area in square meters', unit: 'm²' },
    squareFeet: { kind: 'number', label: 'In square feet', unit: 'ft²', optional: true },
    squareYards: { kind: 'number', label: 'In square yards', unit: 'yd²' },
    acres: { kind: 'number', label: 'In acres', unit: 'acres' },
    hectares: { kind: 'number', label: 'In hectares', unit: 'ha' },
    perimeter: { kind: 'number', label: 'Perimeter of one shape', unit: 'm', optional: true },
    perimeterFeet: { kind: 'number', label: 'Perimeter in feet', unit: 'ft', optional: true },
    cost: { kind: 'money', label: 'Cost', optional: true },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
    sum: {
      kind: 'table',
      label: 'How the area adds up',
      optional: true,
      totals: ['metres'],
      columns: {
        part: { kind: 'text', label: 'Part' },
        metres: { kind: 'number', label: 'Area', decimals: 4, unit: 'm²' },
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
    const [shape] = solved(values, show)
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
      sum: parts.length === 0 ? undefined : lines,
    }
  },

  steps(values, { area, perimeter, cost }, show) {
    const { count, parts, price, priceUnit, system } = values
    const [shape, working] = solved(values, show)
    const { metres, name } = lengthUnits[system]
    const surface = (squareMetre: number) => `${show.number(squareMetre / metres ** 2)} ${name}²`
    const one = surface(shape?.area ?? 0)
    return [
      {
        finds: shapes[values.shape],
        working,
        gives: one,
      },
      ...(count === 1 && parts.length === 0
        ? []
        : [
            {
              finds: 'Area in all',
              working: `${one} × ${show.count(count)}${parts.length > 0 ? ', parts added and taken away' : ''}`,
              gives: surface(area),
            },
          ]),
      system === 'us'
        ? {
            finds: 'In square meters',
            working: `${surface(area)} × 0.3048²`,
            gives: `${show.number(area)} m²`,
          }
        : {
            finds: 'In square feet',
            working: `${surface(area)} ÷ 0.3048²`,
            gives: `${show.number(area / squareMetres['ft²'])} ft²`,
          },
      ...(perimeter === undefined
        ? []
        : [
            {
              finds: 'Perimeter',
              working: 'All edges added',
              gives: `${show.number(perimeter / metres)} ${name}`,
            },
          ]),
      ...(price === undefined || cost === undefined
        ? []
        : [
            {
              finds: 'Cost',
              working: `${show.number(area / squareMetres[priceUnit])} ${priceUnit} × ${show.money(price)}`,
              gives: show.money(cost),
            },
          ]),
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

type SizeName =
  | (
      | 'length'
      | 'width'
      | 'side'
      | 'sides'
      | 'base'
      | 'top'
      | 'height'
      | 'sideA'
      | 'sideB'
      | 'sideC'
      | 'radius'
      | 'angle'
    )
  | ('axisA' | 'axisB' | 'diagonalA' | 'diagonalB' | 'outer' | 'inner')
type Given = Readonly<Record<SizeName, number>> & {
  system: keyof typeof lengthUnits
  shape: keyof typeof shapes
  shift?: number | undefined
  crossing?: number | undefined
}

function partArea({ shape, width, height = width }: Part): number {
  if (shape === 'rectangle') return width * height
  if (shape === 'triangle') return (width * height) / 2
  return shape === 'half circle' ? (Math.PI * width * width) / 8 : (Math.PI * width * height) / 4
}

/** The shape, absent where three sides do not close, and how its area is found. */
function solved(given: Given, show: Show): [PlaneShape | undefined, string] {
  const { metres, name } = lengthUnits[given.system]
  const m = (size: number) => `${show.number(Number((size / metres).toPrecision(12)))} ${name}`
  const { base, top, height, shift, side, sides, radius, axisA, axisB, diagonalA, diagonalB, sideA, sideB, sideC } =
    given
  const diagonals = `${m(diagonalA)} × ${m(diagonalB)} ÷ 2`
  switch (given.shape) {
    case 'rectangle':
      return [rectangle(given.length, given.width), `${m(given.length)} × ${m(given.width)}`]
    case 'square':
      return [rectangle(side, side), `(${m(side)})²`]
    case 'triangle':
      return [trapezoid(base, 0, height, shift), `${m(base)} × ${m(height)} ÷ 2`]
    case 'sides':
      return [
        triangleOfSides(sideA, sideB, sideC),
        `Heron: √(s(s − ${m(sideA)})(s − ${m(sideB)})(s − ${m(sideC)})) with s = ${m((sideA + sideB + sideC) / 2)}`,
      ]
    case 'circle':
      return [ellipse(2 * radius, 2 * radius), `π × (${m(radius)})²`]
    case 'sector':
      return [sector(radius, given.angle), `π × (${m(radius)})² × ${show.number(given.angle)}° ÷ 360°`]
    case 'ellipse':
      return [ellipse(axisA, axisB), `π × ${m(axisA)} × ${m(axisB)} ÷ 4`]
    case 'trapezoid':
      return [trapezoid(base, top, height, shift), `(${m(base)} + ${m(top)}) ÷ 2 × ${m(height)}`]
    case 'parallelogram':
      return [trapezoid(base, base, height, shift), `${m(base)} × ${m(height)}`]
    case 'rhombus':
      return [kite(diagonalA, diagonalB, diagonalA / 2), diagonals]
    case 'kite':
      return [kite(diagonalA, diagonalB, given.crossing), diagonals]
    case 'ring':
      return [ring(given.outer, given.inner), `π × ((${m(given.outer)})² − (${m(given.inner)})²)`]
    case 'polygon':
      return [regularPolygon(sides, side), `${sides} × (${m(side)})² ÷ (4 × tan(180° ÷ ${sides}))`]
  }
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
