import { choice, defineCalculator, integer, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import {
  areaUnit,
  inMetric,
  inUs,
  knownAreaField,
  measureField,
  openingRows,
  systemField,
  wallRows,
  wasteField,
  whereMeasured,
} from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { isFault, measuredOpenings, measuredWalls, openingArea } from '@/lib/families/material-takeoff/surfaces'
import { bricksPerArea, faceFactor, mortarPerArea, type Brick } from '@/lib/subjects/takeoff/brickwork'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const smallUnits = ['mm', 'cm', 'in'] as const
const own = { field: 'brick', is: 'own' } as const
const volumeUnit = { field: 'system', is: { metric: 'm³', us: 'ft³' } } as const
/** Length, width and height in millimeters; of American bricks also the height of a course with joints of 3/8 inch. */
const sizes = {
  uk: [215, 102.5, 65],
  modular: [193.675, 92.075, 57.15, 203.2 / 3],
  engineer: [193.675, 92.075, 71.4375, 81.28],
  utility: [295.275, 92.075, 92.075, 101.6],
  m190: [190, 90, 65],
  m290: [290, 90, 90],
} as const
const americanJoint = 9.525

function side(label: string, initial: number) {
  return quantity(label, {
    of: 'length',
    unit: 'mm',
    units: smallUnits,
    unitIn: { us: 'in' },
    initial,
    above: 0,
    max: 2000,
    shownWhen: own,
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    measure: measureField('Walls'),
    walls: wallRows('metric', [{ length: '6', height: '2', count: 1 }], [whereMeasured]),
    wallsUs: wallRows('us', [{ length: `20'`, height: `8'`, count: 1 }], [whereMeasured]),
    areaKnown: knownAreaField('metric', 12),
    areaKnownUs: knownAreaField('us', 160),
    openings: openingRows('metric', []),
    openingsUs: openingRows('us', []),
    brick: choice('Brick', {
      options: {
        uk: 'UK, 215 × 102.5 × 65 mm',
        modular: 'US modular, 7 5/8 × 3 5/8 × 2 1/4 in',
        engineer: 'US engineer, 7 5/8 × 3 5/8 × 2 13/16 in',
        utility: 'US utility, 11 5/8 × 3 5/8 × 3 5/8 in',
        m190: 'Metric, 190 × 90 × 65 mm',
        m290: 'Metric, 290 × 90 × 90 mm',
        own: 'Another size',
      },
      initial: 'uk',
      initialIn: { us: 'modular', ca: 'modular' },
      as: 'menu',
    }),
    length: side('Brick length', 240),
    width: side('Brick width', 115),
    height: side('Brick height', 71),
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
    leaves: integer('Bricks thick, counted in leaves', {
      initial: 1,
      min: 1,
      max: 6,
      help: '1 is half a brick, 2 a whole brick thick.',
      refines: true,
    }),
    bond: choice('Bond', {
      options: { stretcher: 'Stretcher', english: 'English', flemish: 'Flemish' },
      initial: 'stretcher',
      refines: true,
    }),
    waste: wasteField(0.05, '5 to 10% for cuts and breakage is usual.'),
    mortarWaste: percent('Waste of mortar', { initial: 0.2, max: 2, slider: { to: 0.5, step: 0.05 }, refines: true }),
    sandParts: number('Parts of sand to one of cement', { initial: 4, min: 0, max: 20, refines: true }),
    dryFactor: number('Dry material for one volume of mortar', { initial: 1.33, min: 1, max: 2, refines: true }),
    cementDensity: number('Cement, loose', {
      unit: 'kg/m³',
      initial: 1440,
      above: 0,
      max: 5000,
      shownWhen: inMetric,
      refines: true,
    }),
    cementDensityUs: number('Cement, loose', {
      unit: 'lb/ft³',
      initial: 94,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    sandDensity: number('Sand, loose', {
      unit: 'kg/m³',
      initial: 1600,
      above: 0,
      max: 5000,
      shownWhen: inMetric,
      refines: true,
    }),
    sandDensityUs: number('Sand, loose', {
      unit: 'lb/ft³',
      initial: 100,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    bag: number('Bag of cement', { unit: 'kg', initial: 25, above: 0, max: 2000, shownWhen: inMetric, refines: true }),
    bagUs: number('Bag of cement', { unit: 'lb', initial: 94, above: 0, max: 5000, shownWhen: inUs, refines: true }),
    pallet: integer('Bricks on a pallet', {
      optional: true,
      min: 1,
      max: 100_000,
      help: 'Empty: sold singly.',
      refines: true,
    }),
    brickPrice: money('Price of a pallet, or of a brick sold singly', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
    cementPrice: money('Price of a bag of cement', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    sandPrice: money('Price of a tonne or short ton of sand', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
  },
  outputs: {
    bricks: { kind: 'count', label: 'Bricks with waste' },
    mortar: { kind: 'number', label: 'Mortar with waste', unit: volumeUnit, decimals: 3 },
    bags: { kind: 'count', label: 'Bags of cement' },
    pallets: { kind: 'count', label: 'Pallets', optional: true },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    area: { kind: 'number', label: 'Wall without openings', unit: areaUnit, decimals: 2, section: 'In the wall' },
    net: { kind: 'count', label: 'Bricks without waste', section: 'In the wall' },
    perArea: { kind: 'number', label: 'Bricks for one', unit: areaUnit, decimals: 2, section: 'In the wall' },
    facing: { kind: 'count', label: 'Of these on one face', optional: true, section: 'In the wall' },
    thickness: { kind: 'number', label: 'Thickness', unit: 'mm', decimals: 1, section: 'In the wall' },
    sand: {
      kind: 'number',
      label: 'Sand',
      unit: { field: 'system', is: { metric: 't', us: 'tons' } },
      decimals: 2,
      section: 'In the mortar',
    },
    cement: {
      kind: 'number',
      label: 'Cement',
      unit: { field: 'system', is: { metric: 'kg', us: 'lb' } },
      decimals: 0,
      section: 'In the mortar',
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Bricks for one unit of area: leaves ÷ ((length + joint) × (height + bed joint)); mortar: thickness of the wall less the volume of its bricks; cement: mortar × dry factor ÷ (1 + parts of sand)',
  limits: [
    'Corners and returns are counted once if one wall is measured to the outside and the next one to its inside.',
    'In a wall of one leaf English and Flemish bond are made with snapped headers, each from a brick of its own.',
    'American modular bricks are laid to their coursing, such as three courses in 8 inches, which makes their bed joints a little wider than 3/8 inch.',
    'Bricks are taken as solid. Mortar that goes into frogs and holes is part of its waste.',
    'Lintels, sills, ties, soldier courses and copings are not counted.',
  ],
  sources: [
    {
      title: 'Brick Industry Association, Technical Notes 10: Dimensioning and Estimating Brick Masonry',
      href: 'http://www.gobrick.com/Portals/25/docs/Technical%20Notes/TN10.pdf',
    },
    {
      title: 'Engineering ToolBox: sizes of American bricks and those of BS EN 771-3',
      href: 'https://www.engineeringtoolbox.com/brick-mortar-consumption-d_1549.html',
    },
    {
      title: 'JLC Field Guide: estimating brick, with 20% waste of mortar',
      href: 'http://www.jlconline.com/how-to/exteriors/brick/brick-field-guide',
    },
    {
      title: 'Online Civils: cement and sand in brickwork, dry volume 1.33 times the wet one',
      href: 'https://www.onlinecivils.com/how-to-calculate-cement-sand-and-numbers-of-brick-in-brickwork/',
    },
    {
      title: 'A Civil Engineer: dry volume of mortar, sand that loses 20 to 27% when wetted, 1.3 with waste',
      href: 'http://www.acivilengineer.com/2018/09/dry-volume-of-mortar.html',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const isMeasured = values.measure === 'sizes'
    const wallsName = isMeasured ? (us ? 'wallsUs' : 'walls') : us ? 'areaKnownUs' : 'areaKnown'
    const walls = isMeasured ? measuredWalls(us ? values.wallsUs : values.walls, values.system, show.region) : []
    if (isFault(walls)) return problem(wallsName, walls.fault)
    const openings = measuredOpenings(us ? values.openingsUs : values.openings, values.system, show.region)
    if (isFault(openings)) return problem(us ? 'openingsUs' : 'openings', openings.fault)
    const known = us ? values.areaKnownUs : values.areaKnown
    const gross = isMeasured
      ? walls.reduce((sum, { length, height, count }) => sum + length * height * count, 0)
      : known
    const area = gross - openingArea(openings)
    if (area <= gross * 1e-9) return problem(us ? 'openingsUs' : 'openings', 'must leave some wall')

    const brick = brickOf(values)
    const { leaves } = values
    // Millimeters of the brick in meters or feet of the wall.
    const unit = us ? 304.8 : 1000
    const face = bricksPerArea(brick) * unit ** 2
    const factor = faceFactor(brick, values.bond)
    const perArea = leaves === 1 ? face * factor : face * leaves
    const exact = area * perArea
    if (exact > 1e9) return problem(wallsName, 'would take more than a billion bricks')
    const bricks = Math.max(1, wholeUnits(exact * (1 + values.waste)))
    const mortar = ((area * mortarPerArea(brick, leaves)) / unit) * (1 + values.mortarWaste)
    const part = (mortar * values.dryFactor) / (1 + values.sandParts)
    const cement = part * (us ? values.cementDensityUs : values.cementDensity)
    const sand = (part * values.sandParts * (us ? values.sandDensityUs : values.sandDensity)) / (us ? 2000 : 1000)
    const { list, cost } = shoppingList(
      [
        {
          item: 'Bricks',
          needed: bricks,
          pack: values.pallet ?? 1,
          packName: values.pallet === undefined ? ['brick', 'bricks'] : ['pallet', 'pallets'],
          price: values.brickPrice,
        },
        {
          item: 'Cement',
          needed: cement,
          unit: us ? 'lb' : 'kg',
          decimals: 0,
          pack: us ? values.bagUs : values.bag,
          packName: ['bag', 'bags'],
          price: values.cementPrice,
        },
        {
          item: 'Sand',
          needed: sand,
          unit: us ? 'tons' : 't',
          pack: 1,
          packName: us ? ['ton', 'tons'] : ['tonne', 'tonnes'],
          price: values.sandPrice,
        },
      ],
      show,
      minorDigits,
    )
    return {
      bricks,
      mortar,
      bags: list.find(({ item }) => item === 'Cement')?.packs ?? 0,
      pallets: values.pallet === undefined ? undefined : list[0]?.packs,
      cost,
      area,
      net: Math.max(1, wholeUnits(exact)),
      perArea,
      facing: leaves > 1 ? Math.max(1, wholeUnits(area * face * factor)) : undefined,
      thickness: leaves * brick.width + (leaves - 1) * brick.joint,
      sand,
      cement,
      list,
    }
  },

  steps(values, { area, perArea, mortar, cement }) {
    const us = values.system === 'us'
    const name = (field: string) => `{${field}${us ? 'Us' : ''}}`
    const brick = brickOf(values)
    const unit = us ? 'ft' : 'm'
    const long = (millimetres: number) =>
      ({ kind: 'number', value: millimetres / (us ? 304.8 : 1000), unit, decimals: 5 }) as const
    const lines = {
      l: long(brick.length),
      w: long(brick.width),
      h: long(brick.height),
      j: long(brick.joint),
      b: long(brick.bed),
      t: long(values.leaves * brick.width + (values.leaves - 1) * brick.joint),
      factor: { kind: 'number', value: values.leaves === 1 ? faceFactor(brick, values.bond) : 1, decimals: 4 },
      solid: { kind: 'number', value: bricksPerArea(brick) * (us ? 304.8 : 1000) ** 2, decimals: 3 },
    } as const
    return [
      { gives: 'perArea', is: '{leaves} × {factor} ÷ (({l} + {j}) × ({h} + {b}))', with: lines },
      { gives: 'net', is: '{area} × {perArea}', rounded: 'up' },
      { gives: perArea > 0 ? 'bricks' : undefined, is: '{area} × {perArea} × (1 + {waste})', rounded: 'up' },
      ...(mortar > 0
        ? ([
            {
              gives: 'mortar',
              is: '{area} × ({t} − {leaves} × {solid} × {l} × {w} × {h}) × (1 + {mortarWaste})',
              with: lines,
            },
            {
              gives: cement > 0 ? 'cement' : undefined,
              is: `{mortar} × {dryFactor} ÷ (1 + {sandParts}) × ${name('cementDensity')}`,
            },
            {
              gives: area > 0 ? 'sand' : undefined,
              is: `{mortar} × {dryFactor} × {sandParts} ÷ (1 + {sandParts}) × ${name('sandDensity')} ÷ ${us ? '2000' : '1000'}`,
            },
            { gives: 'bags', is: `{cement} ÷ ${name('bag')}`, rounded: 'up' },
          ] as const)
        : []),
    ]
  },

  examples: [
    {
      name: 'A garden wall, one brick thick',
      given: {
        system: 'metric',
        walls: [{ length: '8', height: '1.2', count: 1 }],
        openings: [{ count: 1, width: '1', height: '1.2' }],
        brick: 'uk',
        joint: 10,
        leaves: 2,
        bond: 'english',
        waste: 0.05,
        mortarWaste: 0.2,
        sandParts: 4,
        dryFactor: 1.33,
        cementDensity: 1440,
        sandDensity: 1600,
        bag: 25,
        pallet: 400,
        brickPrice: 260,
      },
      expect: { area: 8.4, bricks: 1046, pallets: 3, facing: 747, thickness: 215, cost: 780 },
    },
    {
      name: 'A veneer in modular brick',
      given: {
        system: 'us',
        wallsUs: [{ length: `40'`, height: `9'`, count: 1 }],
        openingsUs: [
          { count: 1, width: `3'`, height: `7'` },
          { count: 3, width: `4'`, height: `4'` },
        ],
        brick: 'modular',
        joint: 9.525,
        leaves: 1,
        bond: 'stretcher',
        waste: 0.05,
        pallet: undefined,
      },
      expect: { area: 291, perArea: 6.75, net: 1965, bricks: 2063 },
    },
  ],
})

function brickOf(values: {
  brick: keyof typeof sizes | 'own'
  length: number
  width: number
  height: number
  joint: number
}): Brick {
  const { brick, joint } = values
  if (brick === 'own') {
    return { length: values.length, width: values.width, height: values.height, joint, bed: joint }
  }
  const [length, width, height, course] = sizes[brick]
  // Modular courses come to 8 or 16 inches, so that their bed joints are not quite those between bricks.
  const bed = course === undefined ? joint : Math.max(0, course - height + joint - americanJoint)
  return { length, width, height, joint, bed }
}
