import { choice, defineCalculator, integer, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import {
  areaUnit,
  inMetric,
  inUs,
  openingRows,
  systemField,
  wallRows,
  wasteField,
} from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import {
  isFault,
  measuredOpenings,
  measuredWalls,
  openingArea,
  type Opening,
} from '@/lib/families/material-takeoff/surfaces'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const smallUnits = ['mm', 'cm', 'in'] as const
const own = { field: 'block', is: 'own' } as const
const filled = { field: 'fill', is: ['all', 'some'] } as const
const volumeUnit = { field: 'system', is: { metric: 'm³', us: 'yd³' } } as const
/** Length and height of the face in millimeters. */
const faces = { us: [396.875, 193.675], metric: [390, 190], uk: [440, 215] } as const

export default defineCalculator({
  inputs: {
    system: systemField,
    walls: wallRows('metric', [{ length: '8', height: '2.4', count: 1 }]),
    wallsUs: wallRows('us', [{ length: `20'`, height: `8'`, count: 1 }]),
    openings: openingRows('metric', []),
    openingsUs: openingRows('us', []),
    block: choice('Block face', {
      options: {
        us: '16 × 8 in, made 15 5/8 × 7 5/8 in',
        metric: '400 × 200 mm, made 390 × 190 mm',
        uk: '450 × 225 mm, made 440 × 215 mm',
        own: 'Another size',
      },
      initial: 'metric',
      initialIn: { us: 'us', ca: 'us', uk: 'uk' },
      as: 'menu',
    }),
    length: quantity('Block length', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 390,
      above: 0,
      max: 5000,
      shownWhen: own,
    }),
    height: quantity('Block height', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 190,
      above: 0,
      max: 5000,
      shownWhen: own,
    }),
    fill: choice('Cores filled', {
      options: { none: 'None', some: 'At a spacing', all: 'All' },
      initial: 'none',
      refines: true,
    }),
    spacing: quantity('Filled cores apart', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'in'],
      unitIn: { us: 'in' },
      initial: 120,
      initialIn: { us: 121.92 },
      above: 0,
      max: 2000,
      shownWhen: { field: 'fill', is: 'some' },
      refines: true,
    }),
    joint: quantity('Joint', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 10,
      initialIn: { us: 9.525 },
      max: 100,
      refines: true,
    }),
    waste: wasteField(0.05, 'For cuts and breakage.'),
    corners: integer('Corners', {
      initial: 0,
      min: 0,
      max: 10_000,
      help: 'Where two walls meet. Each takes a corner block in every course, and two wall ends fewer need half blocks.',
      refines: true,
    }),
    perBag: number('Blocks that a bag of mortar lays', {
      initial: 12,
      initialIn: { us: 33 },
      above: 0,
      max: 1000,
      help: 'About 33 for a bag of masonry cement mixed with sand on site, 12 or 13 for ready-mixed mortar.',
      refines: true,
    }),
    coreVolume: number('Filling a whole block takes', {
      unit: 'L',
      initial: 8,
      above: 0,
      max: 1000,
      shownWhen: [filled, inMetric],
      help: 'Both cores. 8 L for a block about 190 mm thick.',
      refines: true,
    }),
    coreVolumeUs: number('Filling a whole block takes', {
      unit: 'ft³',
      initial: 0.28,
      above: 0,
      max: 30,
      shownWhen: [filled, inUs],
      help: 'Both cores: 0.26 ft³ in 6-inch, 0.28 in 8-inch, 0.37 in 12-inch block.',
      refines: true,
    }),
    fillWaste: percent('Waste of the filling', {
      initial: 0.05,
      max: 1,
      slider: { to: 0.3, step: 0.01 },
      shownWhen: filled,
      refines: true,
    }),
    blockPrice: money('Price of a block', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    bagPrice: money('Price of a bag of mortar', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    fillPrice: money('Price of filling for one m³ or yd³', {
      optional: true,
      max: 1e9,
      shownWhen: filled,
      section: 'Prices',
      refines: true,
    }),
  },
  outputs: {
    blocks: { kind: 'count', label: 'Blocks with waste' },
    bags: { kind: 'count', label: 'Bags of mortar' },
    grout: { kind: 'number', label: 'Filling for the cores', unit: volumeUnit, decimals: 2, optional: true },
    area: { kind: 'number', label: 'Wall without openings', unit: areaUnit, decimals: 2 },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    net: { kind: 'count', label: 'Blocks without waste', section: 'In the wall' },
    perArea: { kind: 'number', label: 'Blocks for one', unit: areaUnit, decimals: 3, section: 'In the wall' },
    courses: { kind: 'count', label: 'Courses of the tallest wall', section: 'In the wall' },
    halves: { kind: 'count', label: 'Of these half blocks', section: 'In the wall' },
    cornerBlocks: { kind: 'count', label: 'Of these corner blocks', section: 'In the wall' },
    course: { kind: 'verdict', label: 'Height', optional: true },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Blocks: (walls − openings) × (1 + waste) ÷ ((length + joint) × (height + joint)), rounded up; filling: blocks without waste × filling of a block × share of cores × (1 + its waste)',
  limits: [
    'Measure walls of a building along the outside once and the others between them, so that no corner is counted twice.',
    'Half blocks stand at every second course of a free end and beside openings; cut from whole blocks, two of them are one.',
    'Bond beams, lintels, joint reinforcement and steel are not counted.',
  ],
  sources: [
    {
      title:
        'National Concrete Masonry Association, TEK 14 (1969): estimating concrete masonry, 112.5 units for 100 ft²',
      href: 'https://masonrymagazine.com/?pageID=17919',
    },
    {
      title: 'Shaffer Block: blocks in a course and courses of a wall; 3 bags of mortar for 100 blocks',
      href: 'http://www.shafferblock.com/faq.html',
    },
    {
      title: 'Baird Concrete: 1.125 blocks a square foot, filling of 6, 8 and 12-inch block with 5% waste',
      href: 'http://www.bairdconcrete.biz/resources.html',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const walls = measuredWalls(us ? values.wallsUs : values.walls, values.system, show.region)
    if (isFault(walls)) return problem(us ? 'wallsUs' : 'walls', walls.fault)
    const openings = measuredOpenings(us ? values.openingsUs : values.openings, values.system, show.region)
    if (isFault(openings)) return problem(us ? 'openingsUs' : 'openings', openings.fault)
    const misfit = openings.findIndex((opening) => !walls.some(({ length, height }) => fits(opening, length, height)))
    if (misfit !== -1) return problem(us ? 'openingsUs' : 'openings', `must fit a wall, unlike row ${misfit + 1}`)
    const gross = walls.reduce((sum, { length, height, count }) => sum + length * height * count, 0)
    const area = gross - openingArea(openings)
    if (area <= gross * 1e-9) return problem(us ? 'openingsUs' : 'openings', 'must leave some wall')
    const count = walls.reduce((sum, wall) => sum + wall.count, 0)
    if (values.corners > count)
      return problem('corners', `must not be more than the ${show.count(count)} walls that meet in them`)

    const { pitch, course } = moduleOf(values)
    const perArea = 1 / (pitch * course)
    const exact = area * perArea
    if (exact > 1e9) return problem(us ? 'wallsUs' : 'walls', 'would take more than a billion blocks')
    const blocks = Math.max(1, wholeUnits(exact * (1 + values.waste)))
    const tallest = Math.max(...walls.map(({ height }) => height))
    const courses = Math.max(1, wholeUnits(tallest / course))
    const ends = 2 * count - 2 * values.corners
    const jambs = openings.reduce((sum, opening) => sum + opening.count * wholeUnits(opening.height / course), 0)
    const cornerBlocks = Math.min(blocks, values.corners * courses)
    const halves = Math.min(2 * (blocks - cornerBlocks), ends * Math.floor(courses / 2) + jambs)
    const whole = blocks - cornerBlocks - Math.floor(halves / 2)
    const foot = us ? 304.8 : 1000
    const share =
      values.fill === 'all' ? 1 : values.fill === 'some' ? Math.min(1, (pitch * foot) / 2 / (values.spacing * 10)) : 0
    const grout = exact * share * (us ? values.coreVolumeUs / 27 : values.coreVolume / 1000) * (1 + values.fillWaste)
    const { list, cost } = shoppingList(
      [
        { item: 'Whole blocks', needed: whole, pack: 1, packName: ['block', 'blocks'], price: values.blockPrice },
        {
          item: 'Corner blocks',
          needed: cornerBlocks,
          pack: 1,
          packName: ['block', 'blocks'],
          price: values.blockPrice,
        },
        {
          item: 'Half blocks, cut two from one',
          needed: Math.floor(halves / 2),
          pack: 1,
          packName: ['block', 'blocks'],
          price: values.blockPrice,
        },
        {
          item: 'Mortar',
          needed: blocks / values.perBag,
          unit: 'bags',
          pack: 1,
          packName: ['bag', 'bags'],
          price: values.bagPrice,
        },
        {
          item: 'Filling',
          needed: grout,
          unit: us ? 'yd³' : 'm³',
          pack: us ? 0.25 : 0.1,
          packName: us ? ['quarter of a yd³', 'quarters of a yd³'] : ['tenth of a m³', 'tenths of a m³'],
          price: values.fillPrice === undefined ? undefined : values.fillPrice * (us ? 0.25 : 0.1),
        },
      ],
      show,
      minorDigits,
    )
    const over = courses * course - tallest
    return {
      blocks,
      bags: packsOf(list, 'Mortar'),
      grout: share > 0 ? grout : undefined,
      area,
      cost,
      net: Math.max(1, wholeUnits(exact)),
      perArea,
      courses,
      halves,
      cornerBlocks,
      course:
        over > course * 1e-3
          ? {
              is: 'fair',
              says: `The tallest wall is no whole number of courses: ${show.count(courses)} come to ${show.number(courses * course, 2)} ${us ? 'ft' : 'm'}, and the last one is cut.`,
            }
          : undefined,
      list,
    }
  },

  steps(values, { area, net, blocks, grout }) {
    const us = values.system === 'us'
    const { pitch, course } = moduleOf(values)
    const unit = us ? 'ft' : 'm'
    const foot = us ? 304.8 : 1000
    const lines = {
      pitch: { kind: 'number', value: pitch, unit, decimals: 5 },
      course: { kind: 'number', value: course, unit, decimals: 5 },
      exact: { kind: 'number', value: area / (pitch * course), decimals: 4 },
      share: {
        kind: 'percent',
        value: values.fill === 'some' ? Math.min(1, (pitch * foot) / 2 / (values.spacing * 10)) : 1,
        decimals: 4,
      },
    } as const
    return [
      { gives: 'perArea', is: '1 ÷ ({pitch} × {course})', with: lines },
      { gives: net > 0 ? 'net' : undefined, is: '{area} × {perArea}', rounded: 'up' },
      { gives: 'blocks', is: '{area} × {perArea} × (1 + {waste})', rounded: 'up' },
      { gives: blocks > 0 ? 'bags' : undefined, is: '{blocks} ÷ {perBag}', rounded: 'up' },
      ...(grout === undefined
        ? []
        : ([
            {
              gives: 'grout',
              is: `{exact} × {share} × {coreVolume${us ? 'Us' : ''}} × (1 + {fillWaste}) ÷ ${us ? '27' : '1000'}`,
              with: lines,
            },
          ] as const)),
    ]
  },

  examples: [
    {
      name: 'A garage wall',
      given: {
        system: 'us',
        wallsUs: [{ length: `20'`, height: `8'`, count: 1 }],
        openingsUs: [{ count: 1, width: `3' 4"`, height: `6' 8"` }],
        block: 'us',
        joint: 9.525,
        fill: 'some',
        spacing: 121.92,
        coreVolumeUs: 0.28,
        fillWaste: 0.05,
        waste: 0.05,
        corners: 0,
        perBag: 33,
        blockPrice: 2.4,
        bagPrice: 14,
      },
      expect: { blocks: 163, bags: 5, courses: 12, halves: 22, cost: 461.2 },
    },
    {
      name: 'Four walls of a store',
      given: {
        system: 'metric',
        walls: [
          { length: '6', height: '2.6', count: 2 },
          { length: '3.6', height: '2.6', count: 2 },
        ],
        openings: [{ count: 1, width: '1', height: '2.2' }],
        block: 'metric',
        joint: 10,
        fill: 'all',
        coreVolume: 8,
        fillWaste: 0.05,
        waste: 0.05,
        corners: 4,
        perBag: 12,
      },
      expect: {
        area: 47.72,
        perArea: 12.5,
        net: 597,
        blocks: 627,
        courses: 13,
        cornerBlocks: 52,
        halves: 11,
        grout: 5.0106,
      },
    },
  ],
})

function fits(opening: Opening, length: number, height: number): boolean {
  return opening.width <= length * (1 + 1e-9) && opening.height <= height * (1 + 1e-9)
}

function packsOf(list: readonly { item: string; packs: number }[], item: string): number {
  return list.find((line) => line.item === item)?.packs ?? 0
}

/** Length and height of a block with its joint, in feet or meters. */
function moduleOf(values: {
  system: 'metric' | 'us'
  block: keyof typeof faces | 'own'
  length: number
  height: number
  joint: number
}) {
  const [length, height] = values.block === 'own' ? [values.length, values.height] : faces[values.block]
  const unit = values.system === 'us' ? 304.8 : 1000
  return { pitch: (length + values.joint) / unit, course: (height + values.joint) / unit }
}
