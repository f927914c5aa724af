import { choice, defineCalculator, integer, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import { areaUnit, inMetric, inUs, rectangleRows, systemField } from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { isFault, measuredRectangles } from '@/lib/families/material-takeoff/surfaces'
import { centredRun, shiftedRun, tileDrawing, type TileRun } from '@/lib/subjects/takeoff/tile-layout'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const patterns = {
  straight: 'Straight grid',
  half: 'Half offset, brick fashion',
  diagonal: 'Diagonal',
  herringbone: 'Herringbone',
} as const
const wasteOf = { straight: 0.1, half: 0.1, diagonal: 0.15, herringbone: 0.2 } as const
const measured = { field: 'measure', is: 'rooms' } as const
const known = { field: 'measure', is: 'area' } as const
const metresInFoot = 0.3048
const smallUnits = ['mm', 'cm', 'in'] as const

function tileSide(label: string) {
  return quantity(label, {
    of: 'length',
    unit: 'mm',
    units: smallUnits,
    unitIn: { us: 'in' },
    initial: 300,
    initialIn: { us: 304.8 },
    above: 0,
    max: 5000,
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    measure: choice('Start from', {
      options: { rooms: 'Room sizes', area: 'A known area' },
      initial: 'rooms',
    }),
    rooms: rectangleRows(
      'metric',
      'Floors and walls',
      'surface',
      [{ name: 'Floor', length: '3', width: '2.4', count: 1, use: 'cover' }],
      [measured],
    ),
    roomsUs: rectangleRows(
      'us',
      'Floors and walls',
      'surface',
      [{ name: 'Floor', length: `10'`, width: `8'`, count: 1, use: 'cover' }],
      [measured],
    ),
    areaKnown: number('Area', { unit: 'm²', initial: 10, above: 0, max: 1e7, shownWhen: [known, inMetric] }),
    areaKnownUs: number('Area', { unit: 'ft²', initial: 100, above: 0, max: 1e8, shownWhen: [known, inUs] }),
    tileLength: tileSide('Tile length'),
    tileWidth: tileSide('Tile width'),
    joint: quantity('Joint', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 3,
      initialIn: { us: 3.175 },
      max: 100,
      refines: true,
    }),
    pattern: choice('Pattern', { options: patterns, initial: 'straight', as: 'menu', refines: true }),
    waste: percent('Waste', {
      optional: true,
      max: 1,
      help: 'Empty: 10% for a grid or offset, 15% diagonal, 20% herringbone.',
      refines: true,
    }),
    perBox: integer('Tiles in a box', {
      optional: true,
      min: 1,
      max: 10_000,
      help: 'Empty: sold singly.',
      refines: true,
    }),
    adhesiveRate: number('Adhesive', {
      unit: 'kg/m²',
      initial: 4,
      min: 0,
      max: 50,
      shownWhen: inMetric,
      help: 'On the bag, for your trowel. 0 leaves it out.',
      refines: true,
    }),
    adhesiveBag: number('Bag of adhesive', {
      unit: 'kg',
      initial: 20,
      above: 0,
      max: 2000,
      shownWhen: inMetric,
      refines: true,
    }),
    adhesiveCoversUs: number('A bag of adhesive covers', {
      unit: 'ft²',
      initial: 60,
      min: 0,
      max: 5000,
      shownWhen: inUs,
      help: 'On the bag, for your trowel. 0 leaves it out.',
      refines: true,
    }),
    trim: number('Edges with trim', { unit: 'm', initial: 0, min: 0, max: 1e6, shownWhen: inMetric, refines: true }),
    trimUs: number('Edges with trim', { unit: 'ft', initial: 0, min: 0, max: 1e6, shownWhen: inUs, refines: true }),
    trimPiece: number('Length of a trim', {
      unit: 'm',
      initial: 2.5,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    trimPieceUs: number('Length of a trim', {
      unit: 'ft',
      initial: 8,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    boxPrice: money('Price of a box, or of a tile sold singly', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
    bagPrice: money('Price of a bag of adhesive', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    trimPrice: money('Price of a trim', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    tiles: { kind: 'count', label: 'Tiles with waste' },
    boxes: { kind: 'count', label: 'Boxes to buy', optional: true },
    area: { kind: 'number', label: 'Area to tile', unit: areaUnit, decimals: 2 },
    bags: { kind: 'count', label: 'Bags of adhesive', optional: true },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    net: { kind: 'count', label: 'Tiles without waste', section: 'Count' },
    spare: { kind: 'count', label: 'Spare in the last box', optional: true, section: 'Count' },
    rate: { kind: 'percent', label: 'Waste added', section: 'Count' },
    layout: { kind: 'diagram', label: 'Layout from the middle', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    runs: {
      kind: 'table',
      label: 'Laid out from the middle of each surface',
      optional: true,
      columns: {
        part: { kind: 'text', label: 'Surface' },
        across: { kind: 'count', label: 'Tiles along the length' },
        cutAcross: { kind: 'number', label: 'End cuts', unit: 'mm', decimals: 1 },
        down: { kind: 'count', label: 'Tiles along the width' },
        cutDown: { kind: 'number', label: 'End cuts', unit: 'mm', decimals: 1 },
        pieces: { kind: 'count', label: 'Tiles, cut ones whole' },
      },
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Tiles: area × (1 + waste) ÷ ((tile length + joint) × (tile width + joint)), rounded up once; boxes: tiles ÷ tiles in a box, rounded up',
  limits: [
    'The shares of waste are usual ones; many corners, pipes or a tile that breaks easily take more.',
    'The layout starts each surface from its middle and cuts a tile of its own for every edge; an offcut that fits elsewhere saves a tile.',
    'Grout is not counted here.',
  ],
  sources: [
    {
      title:
        'Tile Calculator guide: 10% for a grid, 15% diagonal, more for herringbone; count from the size of one tile',
      href: 'https://boneyardtools.com/home/tile-calculator/planning-a-tile-order-with-waste',
    },
    {
      title: 'Calculover: tile layout from the center lines, no cut below half a tile',
      href: 'https://calculover.com/construction-diy/flooring-walls/tile/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found =
      values.measure === 'rooms'
        ? measuredRectangles(us ? values.roomsUs : values.rooms, values.system, show.region)
        : undefined
    if (found && isFault(found)) return problem(us ? 'roomsUs' : 'rooms', found.fault)
    const area = found ? found.reduce((sum, one) => sum + one.area, 0) : us ? values.areaKnownUs : values.areaKnown
    const { tileLength, tileWidth, joint } = values
    const perSquareMetre = 1e6 / ((tileLength + joint) * (tileWidth + joint))
    const exact = area * (us ? metresInFoot ** 2 : 1) * perSquareMetre
    const rate = values.waste ?? wasteOf[values.pattern]
    const tiles = Math.max(1, wholeUnits(exact * (1 + rate)))
    if (tiles > 1e9) return problem('tileLength', 'must be larger: more than a billion tiles would be needed')
    const boxes = values.perBox === undefined ? undefined : Math.ceil(tiles / values.perBox)
    const millimetres = us ? metresInFoot * 1000 : 1000
    const isHalf = values.pattern === 'half'
    const runs = (found ?? [])
      .filter(({ use }) => use === 'cover')
      .flatMap(({ part, length, width, count }) => {
        const side = length * millimetres
        const down = centredRun(width * millimetres, tileWidth, joint)
        const inCourses = (name: string, across: TileRun, courses: number) => ({
          part: name,
          across: across.tiles,
          cutAcross: across.cut > 0 ? across.cut : null,
          down: down.tiles,
          cutDown: down.cut > 0 ? down.cut : null,
          pieces: across.tiles * courses * count,
        })
        const straight = centredRun(side, tileLength, joint)
        if (!isHalf) return [inCourses(part, straight, down.tiles)]
        const shifted = shiftedRun(side, tileLength, joint)
        return [
          inCourses(`${part}, courses 1, 3, 5 …`, straight, Math.ceil(down.tiles / 2)),
          inCourses(`${part}, courses 2, 4, 6 …`, shifted, Math.floor(down.tiles / 2)),
        ]
      })
    const isInCourses = isHalf || values.pattern === 'straight'
    const first = found?.find(({ use }) => use === 'cover')
    const pieces = runs.reduce((sum, run) => sum + run.pieces, 0)
    const hasVoids = found?.some(({ use }) => use === 'out')
    const { list, cost } = shoppingList(
      [
        {
          item: 'Tiles',
          needed: tiles,
          pack: values.perBox ?? 1,
          packName: values.perBox === undefined ? ['tile', 'tiles'] : ['box', 'boxes'],
          price: values.boxPrice,
        },
        us
          ? {
              item: 'Adhesive',
              needed: values.adhesiveCoversUs > 0 ? area : 0,
              unit: 'ft²',
              pack: values.adhesiveCoversUs || 1,
              packName: ['bag', 'bags'],
              price: values.bagPrice,
            }
          : {
              item: 'Adhesive',
              needed: area * values.adhesiveRate,
              unit: 'kg',
              decimals: 1,
              pack: values.adhesiveBag,
              packName: ['bag', 'bags'],
              price: values.bagPrice,
            },
        {
          item: 'Trim',
          needed: us ? values.trimUs : values.trim,
          unit: us ? 'ft' : 'm',
          pack: us ? values.trimPieceUs : values.trimPiece,
          packName: ['length', 'lengths'],
          price: values.trimPrice,
        },
      ],
      show,
      minorDigits,
    )
    const write = (length: number) =>
      us ? `${show.number(Number((length / 25.4).toFixed(2)))} in` : `${show.number(Number(length.toFixed(0)))} mm`
    return {
      tiles,
      boxes,
      area,
      bags: list.find(({ item }) => item === 'Adhesive')?.packs,
      cost,
      net: Math.max(1, wholeUnits(exact)),
      spare: boxes === undefined ? undefined : boxes * (values.perBox ?? 1) - tiles,
      rate,
      layout:
        first &&
        tileDrawing(
          { length: first.length * millimetres, width: first.width * millimetres },
          { length: tileLength, width: tileWidth, joint },
          values.pattern,
          write,
        ),
      note:
        isInCourses && found && !hasVoids && pieces > tiles
          ? {
              is: 'fair',
              says: `Laid out from the middle with a whole tile for every cut it takes ${show.count(pieces)}, more than the ${show.count(tiles)} by area. Raise the waste, or plan to use offcuts.`,
            }
          : undefined,
      runs: found && isInCourses ? runs : undefined,
      list,
    }
  },

  steps(values, { area, rate }) {
    const us = values.system === 'us'
    const unit = us ? 'ft' : 'm'
    const long = (millimetres: number) =>
      ({ kind: 'number', value: millimetres / (us ? 304.8 : 1000), unit, decimals: 5 }) as const
    const [a, b, j] = [long(values.tileLength), long(values.tileWidth), long(values.joint)]
    const pitch = {
      kind: 'number',
      value: (a.value + j.value) * (b.value + j.value),
      unit: `${unit}²`,
      decimals: 6,
    } as const
    const with_ = { a, b, j, pitch, rate: { kind: 'percent', value: rate } } as const
    return [
      { finds: 'One tile with its joint', gives: pitch, is: '({a} + {j}) × ({b} + {j})', with: with_ },
      { gives: 'net', is: '{area} ÷ {pitch}', rounded: 'up', with: with_ },
      { gives: 'tiles', is: '{area} × (1 + {rate}) ÷ {pitch}', rounded: 'up', with: with_ },
      ...(values.perBox !== undefined && area > 0
        ? [{ gives: 'boxes', is: '{tiles} ÷ {perBox}', rounded: 'up' } as const]
        : []),
      ...(us
        ? values.adhesiveCoversUs > 0
          ? [{ gives: 'bags', is: '{area} ÷ {adhesiveCoversUs}', rounded: 'up' } as const]
          : []
        : values.adhesiveRate > 0
          ? [{ gives: 'bags', is: '{area} × {adhesiveRate} ÷ {adhesiveBag}', rounded: 'up' } as const]
          : []),
    ]
  },

  examples: [
    {
      name: 'A bathroom floor',
      given: {
        system: 'metric',
        measure: 'rooms',
        rooms: [{ name: 'Floor', length: '4', width: '2.5', count: 1, use: 'cover' }],
        tileLength: 300,
        tileWidth: 300,
        joint: 3,
        pattern: 'straight',
        waste: undefined,
        perBox: 11,
        adhesiveRate: 4,
        adhesiveBag: 20,
        trim: 0,
        boxPrice: 24.9,
        bagPrice: 18,
        trimPrice: undefined,
      },
      expect: { tiles: 120, boxes: 11, area: 10, bags: 2, cost: 309.9, spare: 1 },
    },
    {
      name: 'A kitchen wall on the diagonal',
      given: {
        system: 'us',
        measure: 'rooms',
        roomsUs: [
          { name: 'Wall', length: `11' 6"`, width: `18"`, count: 1, use: 'cover' },
          { name: 'Window', length: `3'`, width: `1'`, count: 1, use: 'out' },
        ],
        tileLength: 101.6,
        tileWidth: 101.6,
        joint: 3.175,
        pattern: 'diagonal',
        waste: undefined,
        perBox: 50,
        adhesiveCoversUs: 90,
        trimUs: 13,
        trimPieceUs: 8,
      },
      expect: { area: 14.25, tiles: 139, boxes: 3, bags: 1, spare: 11 },
    },
  ],
})
