import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  quantity,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import type { Figure } from '@/lib/kits/calculator/types'
import type { Diagram } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'
import { curbDrawing, stairDrawing } from '@/lib/subjects/construction/concrete-drawing'
import { columnVolume, curbArea, stairArea } from '@/lib/subjects/construction/concrete-volume'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { wholeUnits } from '@/lib/subjects/profit/contribution'
import { readFeetInches } from '@/lib/base/units/feet-inches'

const shapes = {
  slab: 'Slab',
  footing: 'Footing',
  column: 'Round column or post hole',
  wall: 'Wall',
  curb: 'Curb and gutter',
  stairs: 'Stairs',
  several: 'Several, in a table',
} as const
type ShapeName = keyof typeof shapes
const inMetric = { field: 'system', is: 'metric' } as const
const inUs = { field: 'system', is: 'us' } as const

function metres(label: string, initial: number, shape: ShapeName | readonly ShapeName[]) {
  return quantity(label, {
    of: 'length',
    unit: 'm',
    units: ['m', 'cm', 'mm'],
    initial,
    above: 0,
    max: 3000,
    shownWhen: [{ field: 'shape', is: shape }, inMetric],
  })
}

function feet(label: string, initial: string, shape: ShapeName | readonly ShapeName[]) {
  return text(label, { initial, maxLength: 40, shownWhen: [{ field: 'shape', is: shape }, inUs] })
}

const partShapes = {
  slab: 'Slab',
  footing: 'Footing',
  column: 'Column',
  wall: 'Wall',
  curb: 'Curb',
  stairs: 'Stairs',
  void: 'Opening, taken away',
} as const
const partLabels = {
  first: 'Length, diameter or stair width',
  second: 'Width, thickness or tread',
  third: 'Depth, height or riser',
}
type PartKind = keyof typeof partShapes

/** The columns of the table of parts that do not depend on the system. */
function partColumns() {
  return {
    kind: choice('Shape', { options: partShapes, initial: 'slab' }),
    count: integer('How many', { min: 1, max: 100_000 }),
    steps: integer('Steps', { optional: true, min: 1, max: 200 }),
  }
}

const partHelp =
  'Columns are round and have no width. Stairs need their number of steps; the top step is one tread deep. A gutter is a slab beside its curb.'

/** Pounds in a bag and the cubic feet it makes. */
const usBags = [
  [80, 0.6],
  [60, 0.45],
  [40, 0.3],
] as const

export default defineCalculator({
  inputs: {
    shape: choice('Shape', { options: shapes, initial: 'slab', as: 'menu' }),
    system: choice('Sizes in', {
      options: { metric: 'Meters', us: 'Feet and inches' },
      initial: 'metric',
      initialIn: { us: 'us' },
      help: 'Feet and inches are typed as 10\' 6", 10 ft 6 in, 7 1/2" or 10.5; without a sign, in the unit the label names.',
    }),
    length: metres('Length', 3, ['slab', 'footing', 'wall', 'curb']),
    lengthUs: feet('Length (ft)', `10'`, ['slab', 'footing', 'wall', 'curb']),
    width: metres('Width', 3, 'slab'),
    widthUs: feet('Width (ft)', `10'`, 'slab'),
    thickness: metres('Thickness', 0.1, 'slab'),
    thicknessUs: feet('Thickness (in)', '4"', 'slab'),
    footingWidth: metres('Width', 0.4, 'footing'),
    footingWidthUs: feet('Width (in)', '16"', 'footing'),
    footingDepth: metres('Depth', 0.2, 'footing'),
    footingDepthUs: feet('Depth (in)', '8"', 'footing'),
    diameter: metres('Diameter', 0.3, 'column'),
    diameterUs: feet('Diameter (in)', '12"', 'column'),
    columnHeight: metres('Height or depth', 1.2, 'column'),
    columnHeightUs: feet('Height or depth (ft)', `4'`, 'column'),
    wallHeight: metres('Height', 2.4, 'wall'),
    wallHeightUs: feet('Height (ft)', `8'`, 'wall'),
    wallThickness: metres('Thickness', 0.2, 'wall'),
    wallThicknessUs: feet('Thickness (in)', '8"', 'wall'),
    curbHeight: metres('Height of the curb above the gutter', 0.15, 'curb'),
    curbHeightUs: feet('Height of the curb above the gutter (in)', '6"', 'curb'),
    curbThickness: metres('Thickness of the curb', 0.15, 'curb'),
    curbThicknessUs: feet('Thickness of the curb (in)', '6"', 'curb'),
    gutterWidth: quantity('Width of the gutter, from the face of the curb', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm'],
      initial: 0.45,
      max: 3000,
      shownWhen: [{ field: 'shape', is: 'curb' }, inMetric],
      help: '0 for a curb without a gutter.',
    }),
    gutterWidthUs: text('Width of the gutter, from the face of the curb (in)', {
      initial: '18"',
      maxLength: 40,
      shownWhen: [{ field: 'shape', is: 'curb' }, inUs],
      help: '0 for a curb without a gutter.',
    }),
    gutterThickness: metres('Thickness of the gutter, also below the curb', 0.15, 'curb'),
    gutterThicknessUs: feet('Thickness of the gutter, also below the curb (in)', '6"', 'curb'),
    stairWidth: metres('Width of the stairs', 1.2, 'stairs'),
    stairWidthUs: feet('Width of the stairs (ft)', `4'`, 'stairs'),
    steps: integer('Steps, counted as risers', {
      initial: 4,
      min: 1,
      max: 200,
      shownWhen: { field: 'shape', is: 'stairs' },
    }),
    riser: metres('Riser', 0.17, 'stairs'),
    riserUs: feet('Riser (in)', '7"', 'stairs'),
    tread: metres('Tread', 0.28, 'stairs'),
    treadUs: feet('Tread (in)', '11"', 'stairs'),
    landing: quantity('Landing at the top', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm'],
      optional: true,
      above: 0,
      max: 3000,
      shownWhen: [{ field: 'shape', is: 'stairs' }, inMetric],
      help: 'Depth of the top level from its front edge. Empty: one tread.',
      refines: true,
    }),
    landingUs: text('Landing at the top (in)', {
      optional: true,
      maxLength: 40,
      shownWhen: [{ field: 'shape', is: 'stairs' }, inUs],
      help: 'Depth of the top level from its front edge. Empty: one tread.',
      refines: true,
    }),
    count: integer('How many of it', {
      initial: 1,
      min: 1,
      max: 100_000,
      shownWhen: { field: 'shape', is: ['slab', 'footing', 'column', 'wall', 'curb', 'stairs'] },
      refines: true,
    }),
    openings: rows('Openings in each wall', {
      row: 'opening',
      columns: {
        count: integer('How many', { min: 1, max: 1000 }),
        width: number('Width (m)', { above: 0, max: 3000 }),
        height: number('Height (m)', { above: 0, max: 3000 }),
      },
      initial: [],
      min: 0,
      max: 20,
      shownWhen: [{ field: 'shape', is: 'wall' }, inMetric],
      refines: true,
    }),
    openingsUs: rows('Openings in each wall', {
      row: 'opening',
      columns: {
        count: integer('How many', { min: 1, max: 1000 }),
        width: text('Width (ft)', { maxLength: 40 }),
        height: text('Height (ft)', { maxLength: 40 }),
      },
      initial: [],
      min: 0,
      max: 20,
      shownWhen: [{ field: 'shape', is: 'wall' }, inUs],
      refines: true,
    }),
    parts: rows('Parts', {
      row: 'part',
      columns: {
        kind: partColumns().kind,
        count: partColumns().count,
        first: number(`${partLabels.first} (m)`, { above: 0, max: 3000 }),
        second: number(`${partLabels.second} (m)`, { optional: true, above: 0, max: 3000 }),
        third: number(`${partLabels.third} (m)`, { above: 0, max: 3000 }),
        steps: partColumns().steps,
      },
      initial: [
        { kind: 'slab', count: 1, first: 6, second: 4, third: 0.1 },
        { kind: 'footing', count: 2, first: 6, second: 0.4, third: 0.2 },
        { kind: 'column', count: 4, first: 0.3, third: 1 },
      ],
      max: 30,
      shownWhen: [{ field: 'shape', is: 'several' }, inMetric],
      help: partHelp,
    }),
    partsUs: rows('Parts', {
      row: 'part',
      columns: {
        kind: partColumns().kind,
        count: partColumns().count,
        first: text(partLabels.first, { maxLength: 40 }),
        second: text(partLabels.second, { maxLength: 40 }),
        third: text(partLabels.third, { maxLength: 40 }),
        steps: partColumns().steps,
      },
      initial: [
        { kind: 'slab', count: 1, first: `20'`, second: `12'`, third: '4"' },
        { kind: 'footing', count: 2, first: `20'`, second: '16"', third: '8"' },
        { kind: 'column', count: 4, first: '12"', third: `3'` },
      ],
      max: 30,
      shownWhen: [{ field: 'shape', is: 'several' }, inUs],
      help: `${partHelp} Every size needs its sign: 20', 8" or 10' 6".`,
    }),
    waste: percent('Waste', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.01 },
      max: 1,
      help: 'The National Ready Mixed Concrete Association advises 4 to 10% over plan dimensions.',
      refines: true,
    }),
    bag: choice('Bag', {
      options: { '80': '80 lb', '60': '60 lb', '40': '40 lb' },
      initial: '80',
      shownWhen: inUs,
      refines: true,
    }),
    bagMass: quantity('Bag', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      initial: 25,
      above: 0,
      max: 2000,
      shownWhen: inMetric,
      refines: true,
    }),
    bagYield: quantity('One bag makes', {
      of: 'volume',
      unit: 'L',
      units: ['L', 'm³', 'ft³'],
      initial: 11.5,
      above: 0,
      max: 2000,
      shownWhen: inMetric,
      help: 'Printed on the bag, usually 0.45 to 0.47 L for each kilogram.',
      refines: true,
    }),
    density: number('Density', {
      unit: 'kg/m³',
      initial: 2400,
      min: 200,
      max: 8000,
      shownWhen: inMetric,
      refines: true,
    }),
    densityUs: number('Density', { unit: 'lb/ft³', initial: 150, min: 12, max: 500, shownWhen: inUs, refines: true }),
    truck: number('A truck carries', { unit: 'm³', initial: 6, min: 0.5, max: 50, shownWhen: inMetric, refines: true }),
    truckUs: number('A truck carries', { unit: 'yd³', initial: 10, min: 0.5, max: 50, shownWhen: inUs, refines: true }),
    price: money('Ready-mix price per m³', { optional: true, section: 'Prices', shownWhen: inMetric, refines: true }),
    priceUs: money('Ready-mix price per yd³', { optional: true, section: 'Prices', shownWhen: inUs, refines: true }),
    fee: money('Delivery and short-load charges in all', { optional: true, section: 'Prices', refines: true }),
    bagPrice: money('Price of a bag', { optional: true, section: 'Prices', refines: true }),
  },
  outputs: {
    order: { kind: 'number', label: 'Ready-mix to order', unit: 'm³', decimals: 1, optional: true },
    orderUs: { kind: 'number', label: 'Ready-mix to order', unit: 'yd³', decimals: 2, optional: true },
    bags: { kind: 'count', label: 'Or bags to buy' },
    bagWeight: { kind: 'number', label: 'Weight of the bags', unit: 'kg', decimals: 0, optional: true },
    bagWeightUs: { kind: 'number', label: 'Weight of the bags', unit: 'lb', decimals: 0, optional: true },
    trucks: { kind: 'count', label: 'Truckloads' },
    lastTruck: { kind: 'number', label: 'In the last truck', unit: 'm³', decimals: 1, optional: true },
    lastTruckUs: { kind: 'number', label: 'In the last truck', unit: 'yd³', decimals: 2, optional: true },
    cubicYards: { kind: 'number', label: 'Cubic yards', unit: 'yd³', decimals: 3, section: 'Volume with waste' },
    cubicFeet: { kind: 'number', label: 'Cubic feet', unit: 'ft³', decimals: 2, section: 'Volume with waste' },
    cubicMetres: { kind: 'number', label: 'Cubic meters', unit: 'm³', decimals: 3, section: 'Volume with waste' },
    net: {
      kind: 'number',
      label: 'Volume',
      unit: 'm³',
      decimals: 3,
      optional: true,
      section: 'In place, without waste',
    },
    netUs: {
      kind: 'number',
      label: 'Volume',
      unit: 'yd³',
      decimals: 3,
      optional: true,
      section: 'In place, without waste',
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      unit: 'kg',
      decimals: 0,
      optional: true,
      section: 'In place, without waste',
    },
    weightUs: {
      kind: 'number',
      label: 'Weight',
      unit: 'lb',
      decimals: 0,
      optional: true,
      section: 'In place, without waste',
    },
    readyMixCost: { kind: 'money', label: 'Ready-mix, delivered', optional: true, section: 'Cost' },
    bagCost: { kind: 'money', label: 'Bags', optional: true, section: 'Cost' },
    cheaper: { kind: 'verdict', label: 'Cheaper', optional: true, section: 'Cost' },
    section: { kind: 'diagram', label: 'Cross-section', optional: true },
    bagSizes: {
      kind: 'table',
      label: 'By size of bag',
      optional: true,
      columns: {
        bag: { kind: 'number', label: 'Bag', unit: 'lb' },
        yields: { kind: 'number', label: 'One makes', unit: 'ft³', decimals: 2 },
        bags: { kind: 'count', label: 'Bags' },
        weight: { kind: 'number', label: 'Together', unit: 'lb', decimals: 0 },
      },
    },
    sum: {
      kind: 'table',
      label: 'How the volume adds up',
      optional: true,
      totals: ['volume'],
      columns: {
        part: { kind: 'text', label: 'Part' },
        volume: {
          kind: 'number',
          label: 'Volume',
          unit: { field: 'system', is: { metric: 'm³', us: 'yd³' } },
          decimals: 3,
        },
      },
    },
  },
  formula:
    'Slab, footing, wall: length × width × depth; column: π × diameter² ÷ 4 × height; curb: length × (curb thickness × height + (curb thickness + gutter width) × gutter thickness); stairs: width × riser × (tread × steps × (steps − 1) ÷ 2 + landing × steps); then × (1 + waste)',
  limits: [
    'Stairs are solid down to level ground at the foot; take a fill of stone or a sloping soffit away as an opening in the table of several parts.',
    'The curb is an L of rectangles: batter, rounded edges and the fall of the gutter are left out.',
    'Reinforcement is not deducted; it fills about one or two hundredths of the volume.',
    'Ready-mix is sold by its fresh volume. Hardened in place it can be about 2% less, and spillage or a soft subgrade takes more: that is what the waste is for.',
    'Plants have least quantities and short-load charges of their own.',
  ],
  sources: [
    {
      title: 'ASTM C94/C94M: Standard Specification for Ready-Mixed Concrete, basis of purchase',
      href: 'https://en-standard.eu/astm-c0094-c0094m-24c-standard-specification-for-ready-mixed-concrete',
    },
    {
      title: 'National Ready Mixed Concrete Association: Concrete in Practice 8, Discrepancies in Yield',
      href: 'http://www.nevadareadymix.com/concrete-tips/discrepancies-in-yield/',
    },
    {
      title: 'QUIKRETE Concrete Mix No. 1101, data sheet: yield of bags of 40, 60 and 80 lb',
      href: 'https://www.scribd.com/document/478477663/data-sheet-concrete-mix-1101-pdf',
    },
  ],

  compute(values, { minorDigits, show }) {
    const us = values.system === 'us'
    const found = partsOf(values)
    if ('fault' in found) return problem(found.field, found.fault)
    const { lines, drawing } = found
    const inPlace = lines.reduce((sum, { volume }) => sum + volume, 0)
    const volume = inPlace * (1 + values.waste)
    // Volumes are in ft³ or m³; plants sell quarters of a cubic yard or tenths of a cubic meter.
    const unit = us ? 27 : 1
    const parts = us ? 4 : 10
    const order = leastWhole((volume / unit) * parts) / parts
    const capacity = us ? values.truckUs : values.truck
    const trucks = leastWhole(order / capacity)
    const last = trucks > 1 ? Number((order - (trucks - 1) * capacity).toFixed(9)) : undefined
    const bagSizes = usBags.map(([pounds, yields]) => {
      const count = leastWhole(volume / yields)
      return { bag: pounds, yields, bags: count, weight: count * pounds }
    })
    const chosen = bagSizes.find(({ bag }) => `${bag}` === values.bag)
    const bags = us && chosen ? chosen.bags : leastWhole((volume * 1000) / values.bagYield)
    const cubicFeet = us ? volume : volume / cubicMetresPerCubicFoot
    const breakdown =
      lines.length === 1
        ? undefined
        : [...lines, { part: `Waste, ${show.percent(values.waste)}`, volume: inPlace * values.waste }].map((line) => ({
            part: line.part,
            volume: line.volume / unit,
          }))
    return {
      bags,
      trucks,
      cubicFeet,
      cubicYards: cubicFeet / 27,
      cubicMetres: us ? volume * cubicMetresPerCubicFoot : volume,
      section: drawing,
      sum: breakdown,
      ...costsOf(values, order * ((us ? values.priceUs : values.price) ?? NaN), bags, minorDigits, show),
      ...(us
        ? {
            orderUs: order,
            bagWeightUs: chosen?.weight,
            lastTruckUs: last,
            netUs: inPlace / unit,
            weightUs: inPlace * values.densityUs,
            bagSizes,
          }
        : {
            order,
            bagWeight: bags * values.bagMass,
            lastTruck: last,
            net: inPlace,
            weight: inPlace * values.density,
          }),
    }
  },

  steps(values, results) {
    const us = values.system === 'us'
    const found = partsOf(values)
    if ('fault' in found) return []
    const { lines } = found
    const [unit, decimals, volume] = us ? (['ft³', 2, 'cubicFeet'] as const) : (['m³', 3, 'cubicMetres'] as const)
    const figure = (value: number) => ({ kind: 'number', value, unit, decimals }) as const
    const rest = lines.slice(6).reduce((sum, one) => sum + one.volume, 0)
    const steps = Math.round(us ? (results.orderUs ?? 0) * 4 : (results.order ?? 0) * 10)
    return [
      ...lines.slice(0, 6).map((line) => ({ ...line, finds: line.part, gives: figure(line.volume) })),
      {
        finds: 'With waste',
        gives: volume,
        is: `${lines.length === 1 ? '{line0}' : `(${sumOfTerms(lines.length, 6, (at) => `{line${at}}`)})`} ${unit} × (1 + {waste})`,
        with: {
          ...Object.fromEntries(lines.map((line, at) => [`line${at}`, figure(line.volume)])),
          rest: restOf(rest),
          steps: { kind: 'count', value: steps },
        },
      },
      {
        finds: us ? 'Quarters of a cubic yard' : 'Tenths of a cubic meter',
        gives: { kind: 'count', value: steps },
        is: us ? '{cubicFeet} ft³ ÷ 27 × 4' : '{cubicMetres} m³ × 10',
        rounded: 'up',
      },
      us ? { gives: 'orderUs', is: '{steps} ÷ 4' } : { gives: 'order', is: '{steps} ÷ 10' },
      {
        finds: 'Bags',
        gives: 'bags',
        is: us ? '{cubicFeet} ft³ ÷ {yields} ft³' : '{cubicMetres} m³ × 1000 ÷ {bagYield} L',
        rounded: 'up',
        with: { yields: figure(usBags.find(([pounds]) => `${pounds}` === values.bag)?.[1] ?? 0) },
      },
    ]
  },

  examples: [
    {
      name: 'A patio',
      given: {
        shape: 'slab',
        system: 'us',
        lengthUs: `12'`,
        widthUs: `10' 6"`,
        thicknessUs: '4"',
        count: 1,
        waste: 0.1,
        bag: '80',
        densityUs: 150,
        truckUs: 10,
        priceUs: 180,
        fee: 120,
        bagPrice: 7,
      },
      expect: { orderUs: 1.75, bags: 77, cubicFeet: 46.2, weightUs: 6300, readyMixCost: 435, bagCost: 539 },
    },
    {
      name: 'A garden wall with an opening',
      given: {
        shape: 'wall',
        system: 'metric',
        length: 8,
        wallHeight: 1.5,
        wallThickness: 0.2,
        count: 1,
        openings: [{ count: 1, width: 1, height: 1.2 }],
        waste: 0.05,
        truck: 6,
      },
      expect: { order: 2.3, net: 2.16, cubicMetres: 2.268, trucks: 1 },
    },
  ],
})

const cubicMetresPerCubicFoot = 0.028316846592

interface Volume {
  part: string
  volume: number
  /** Its working, and the figures that it names. */
  is: string
  with: Readonly<Record<string, Figure>>
}
type SizeName =
  | ('length' | 'width' | 'thickness' | 'footingWidth' | 'footingDepth' | 'diameter' | 'columnHeight' | 'wallHeight')
  | ('wallThickness' | 'curbHeight' | 'curbThickness' | 'gutterWidth' | 'gutterThickness' | 'stairWidth' | 'riser')
  | ('tread' | 'landing')
interface Opening<Size> {
  count: number
  width: Size
  height: Size
}
interface Part<Size> {
  kind: PartKind
  count: number
  first: Size
  second?: Size | undefined
  third: Size
  steps?: number | undefined
}
type Given = Readonly<Record<Exclude<SizeName, 'landing'>, number>> &
  Readonly<Record<`${Exclude<SizeName, 'landing'>}Us`, string>> & {
    landing?: number | undefined
    landingUs?: string | undefined
    shape: ShapeName
    system: 'metric' | 'us'
    steps: number
    count: number
    openings: readonly Opening<number>[]
    openingsUs: readonly Opening<string>[]
    parts: readonly Part<number>[]
    partsUs: readonly Part<string>[]
  }
type FaultyField = `${SizeName}Us` | 'openings' | 'openingsUs' | 'parts' | 'partsUs'
type Found = { lines: readonly Volume[]; drawing?: Diagram | undefined } | { field: FaultyField; fault: string }

/** A number without a sign is feet here and inches everywhere else, as the labels say. */
const inFeet: readonly SizeName[] = ['length', 'width', 'columnHeight', 'wallHeight', 'stairWidth']
const lengthNeeded = `such as 10' 6", 10 ft 6 in or 7 1/2"`

/** Feet in what was typed, from 0 to 10,000. A number without a sign is in `bare`; without `bare` it is not read. */
function readSize(typed: string, bare: 'feet' | 'inches' | undefined): number | undefined {
  const hasSign = /['"′’″”a-z]/i.test(typed)
  if (!hasSign && bare === undefined) return undefined
  const size = readFeetInches(!hasSign && bare === 'inches' ? `${typed} in` : typed)
  return size !== undefined && size >= 0 && size <= 10_000 ? size : undefined
}

/** The sizes that a shape is made of, in the order in which its volume takes them. */
const sizesOf: Readonly<Record<Exclude<ShapeName, 'several'>, readonly SizeName[]>> = {
  slab: ['length', 'width', 'thickness'],
  footing: ['length', 'footingWidth', 'footingDepth'],
  wall: ['length', 'wallHeight', 'wallThickness'],
  column: ['diameter', 'columnHeight'],
  curb: ['length', 'curbHeight', 'curbThickness', 'gutterWidth', 'gutterThickness'],
  stairs: ['stairWidth', 'tread', 'riser', 'landing'],
}

/** The parts of the volume, in ft³ or m³, or the field that does not say what it should. */
function partsOf(values: Given): Found {
  const us = values.system === 'us'
  const { shape, count } = values
  const unit = us ? 'ft' : 'm'
  if (shape === 'several')
    return us ? withParts('partsUs', values.partsUs, unit) : withParts('parts', values.parts, unit)
  const sizes: number[] = []
  for (const name of sizesOf[shape]) {
    const typed = us ? values[`${name}Us`] : values[name]
    const read =
      typeof typed === 'string'
        ? readSize(typed, inFeet.includes(name) ? 'feet' : 'inches')
        : // Only a landing may be left empty: it is one tread deep then.
          (typed ?? sizes[1])
    if (read === undefined || (read === 0 && name !== 'gutterWidth'))
      return { field: `${name}Us`, fault: `must be a length above zero, ${lengthNeeded}` }
    sizes.push(read)
  }
  const { volume, is, drawing } = solidOf(shape, sizes, values.steps, unit, us ? inInches : inCentimetres)
  const line = {
    part: partShapes[shape],
    is: count === 1 ? is : `${is} × {count}`,
    with: workedWith(sizes, values.steps, count),
    volume: volume * count,
  }
  if (shape !== 'wall') return { lines: [line], drawing }
  const openings = (us ? values.openingsUs : values.openings).map((opening) => ({
    kind: 'void' as const,
    count: opening.count * count,
    first: opening.width,
    second: opening.height,
    third: sizes[2] ?? 0,
  }))
  return withParts(us ? 'openingsUs' : 'openings', openings, unit, [line], 'feet', sizes)
}

interface Solid {
  volume: number
  is: string
  drawing?: Diagram
}
type Write = (length: number) => string
const inInches: Write = (length) => `${Number((length * 12).toFixed(2))} in`
const inCentimetres: Write = (length) => `${Number((length * 100).toFixed(1))} cm`

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** What the working of a solid names. */
function workedWith(sizes: readonly number[], steps: number, count: number): Volume['with'] {
  const lengths = sizes.map((value, at) => [ordinals[at], { kind: 'number', value }] as const)
  return {
    ...Object.fromEntries(lengths),
    steps: { kind: 'count', value: steps },
    count: { kind: 'count', value: count },
  }
}

/** `writeSmall` writes the sizes of a drawing, which is made where it is given. */
function solidOf(
  kind: PartKind,
  sizes: readonly number[],
  steps: number,
  unit: string,
  writeSmall: Write | undefined,
): Solid {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = sizes
  const inUnit = (is: string) => is.replace(/\{(?!steps)\w+\}/g, `$& ${unit}`)
  if (kind === 'column') return { volume: columnVolume(first, second), is: inUnit('π × ({first})² ÷ 4 × {second}') }
  if (kind === 'stairs') {
    const section = { steps, tread: second, riser: third, landing: fourth }
    return {
      volume: first * stairArea(section),
      is: inUnit('{first} × {third} × ({second} × {steps} × ({steps} − 1) ÷ 2 + {fourth} × {steps})'),
      ...(writeSmall && { drawing: stairDrawing(section, writeSmall) }),
    }
  }
  if (kind === 'curb' && writeSmall) {
    const section = { curbHeight: second, curbThickness: third, gutterWidth: fourth, gutterThickness: fifth }
    return {
      volume: first * curbArea(section),
      is: inUnit('{first} × ({third} × {second} + ({third} + {fourth}) × {fifth})'),
      drawing: curbDrawing(section, writeSmall),
    }
  }
  return { volume: first * second * third, is: inUnit('{first} × {second} × {third}') }
}

/** Adds the rows of a table to `lines`. A size without its sign is in `bare`; openings must fit a wall of `most`. */
function withParts(
  field: FaultyField,
  parts: readonly Part<number | string>[],
  unit: string,
  lines: readonly Volume[] = [],
  bare?: 'feet',
  most: readonly number[] = [],
): Found {
  const all = [...lines]
  for (const [index, { kind, count, steps = 0, ...sizes }] of parts.entries()) {
    const [first = 0, second = 0, third = 0] = [sizes.first, sizes.second, sizes.third].map((typed) =>
      typeof typed === 'string' ? readSize(typed, bare) : typed,
    )
    const row = `row ${index + 1}`
    if (first <= 0 || third <= 0 || (kind === 'stairs' && !steps) || (second <= 0 && kind !== 'column'))
      return { field, fault: `must give ${row} its sizes, ${lengthNeeded}, and stairs their steps` }
    if (first > (most[0] ?? first) || second > (most[1] ?? second))
      return { field, fault: `must fit the wall, unlike ${row}` }
    const taken = kind === 'void' ? '−' : ''
    const own = kind === 'column' ? [first, third] : [first, second, third, second]
    const { volume, is } = solidOf(kind, own, steps, unit, undefined)
    all.push({
      part: `${count} × ${partShapes[kind]}`,
      is: `${taken}{count} × ${is}`,
      with: workedWith(own, steps, count),
      volume: (taken ? -count : count) * volume,
    })
  }
  const total = all.reduce((sum, { volume }) => sum + volume, 0)
  return total > Math.abs(all[0]?.volume ?? 0) * 1e-9 ? { lines: all } : { field, fault: 'must leave some concrete' }
}

/** Something that is poured takes at least one bag, one truck and one step of the order. */
function leastWhole(exact: number): number {
  return Math.max(1, wholeUnits(exact))
}

interface Prices {
  fee?: number | undefined
  bagPrice?: number | undefined
}

/** `goods` is the price of the ready-mix without delivery, NaN where none was given. */
function costsOf({ fee = 0, bagPrice = NaN }: Prices, goods: number, bags: number, minorDigits: number, show: Show) {
  const [readyMixCost, bagCost] = [goods + fee, bags * bagPrice].map((cost) => (Number.isNaN(cost) ? undefined : cost))
  if (readyMixCost === undefined || bagCost === undefined) return { readyMixCost, bagCost }
  const order = compareAmounts(readyMixCost, bagCost, minorDigits)
  const says = `${order === -1 ? 'Ready-mix is' : 'Bags are'} cheaper by ${show.money(Math.abs(readyMixCost - bagCost))}, without labor.`
  return { readyMixCost, bagCost, cheaper: order === 0 ? undefined : { is: 'plain' as const, says } }
}
