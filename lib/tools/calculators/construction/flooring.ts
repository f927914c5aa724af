import { choice, defineCalculator, integer, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import {
  areaUnit,
  inMetric,
  inUs,
  lengthUnit,
  rectangleRows,
  systemField,
} from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { isFault, measuredRectangles } from '@/lib/families/material-takeoff/surfaces'
import { plankRows } from '@/lib/subjects/takeoff/plank-rows'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const patterns = { straight: 'Straight', diagonal: 'Diagonal', herringbone: 'Herringbone' } as const
const wasteOf = { straight: 0.1, diagonal: 0.15, herringbone: 0.2 } as const
const smallUnits = ['mm', 'cm', 'in'] as const
const straight = { field: 'pattern', is: 'straight' } as const

function plankSide(label: string, initial: number, us: number) {
  return quantity(label, {
    of: 'length',
    unit: 'mm',
    units: smallUnits,
    unitIn: { us: 'in' },
    initial,
    initialIn: { us },
    above: 0,
    max: 10_000,
    refines: true,
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    rooms: rectangleRows('metric', 'Rooms', 'room', [
      { name: 'Living room', length: '5', width: '4', count: 1, use: 'cover' },
    ]),
    roomsUs: rectangleRows('us', 'Rooms', 'room', [
      { name: 'Living room', length: `16'`, width: `12'`, count: 1, use: 'cover' },
    ]),
    pattern: choice('Pattern', { options: patterns, initial: 'straight', as: 'menu' }),
    boxCovers: number('A box covers', { unit: 'm²', initial: 2.2, above: 0, max: 1000, shownWhen: inMetric }),
    boxCoversUs: number('A box covers', { unit: 'ft²', initial: 24, above: 0, max: 10_000, shownWhen: inUs }),
    boxPrice: money('Price of a box', { optional: true, max: 1e9 }),
    waste: percent('Waste', {
      optional: true,
      max: 1,
      help: 'Empty: 10% straight, 15% diagonal, 20% herringbone.',
      refines: true,
    }),
    along: choice('Planks run along the', {
      options: { length: 'Length', width: 'Width' },
      initial: 'length',
      shownWhen: straight,
      refines: true,
    }),
    plankWidth: plankSide('Plank width', 190, 190.5),
    plankLength: quantity('Plank length', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      optional: true,
      above: 0,
      max: 10_000,
      help: 'Counts the planks. Empty: boxes alone.',
      refines: true,
    }),
    gap: quantity('Gap at the walls', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 10,
      initialIn: { us: 9.525 },
      max: 100,
      help: 'For the floor to expand; the maker states it.',
      refines: true,
    }),
    least: quantity('Narrowest last row', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 50,
      initialIn: { us: 50.8 },
      max: 1000,
      refines: true,
    }),
    rollCovers: number('A roll of underlay covers', {
      unit: 'm²',
      initial: 15,
      above: 0,
      max: 1000,
      shownWhen: inMetric,
      refines: true,
    }),
    rollCoversUs: number('A roll of underlay covers', {
      unit: 'ft²',
      initial: 100,
      above: 0,
      max: 10_000,
      shownWhen: inUs,
      refines: true,
    }),
    doorways: integer('Doorways', { initial: 1, min: 0, max: 1000, refines: true }),
    doorWidth: number('Width of a doorway', {
      unit: 'm',
      initial: 0.8,
      min: 0,
      max: 20,
      shownWhen: inMetric,
      refines: true,
    }),
    doorWidthUs: number('Width of a doorway', {
      unit: 'ft',
      initial: 2.5,
      min: 0,
      max: 60,
      shownWhen: inUs,
      refines: true,
    }),
    open: number('Other edges without skirting', {
      unit: 'm',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inMetric,
      help: 'Fitted kitchens, windows to the floor, and twice the edge where two rectangles of an L meet.',
      refines: true,
    }),
    openUs: number('Other edges without skirting', {
      unit: 'ft',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inUs,
      help: 'Fitted kitchens, windows to the floor, and twice the edge where two rectangles of an L meet.',
      refines: true,
    }),
    skirtingPiece: number('Length of a skirting board', {
      unit: 'm',
      initial: 2.4,
      above: 0,
      max: 50,
      shownWhen: inMetric,
      refines: true,
    }),
    skirtingPieceUs: number('Length of a skirting board', {
      unit: 'ft',
      initial: 8,
      above: 0,
      max: 100,
      shownWhen: inUs,
      refines: true,
    }),
    rollPrice: money('Price of a roll of underlay', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    skirtingPrice: money('Price of a skirting board', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    thresholdPrice: money('Price of a threshold strip', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    boxes: { kind: 'count', label: 'Boxes to buy' },
    area: { kind: 'number', label: 'Floor', unit: areaUnit, decimals: 2 },
    gross: { kind: 'number', label: 'Floor with waste', unit: areaUnit, decimals: 2 },
    planks: { kind: 'count', label: 'Planks with waste', optional: true },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    row: { kind: 'verdict', label: 'Last row', optional: true },
    rolls: { kind: 'count', label: 'Rolls of underlay', section: 'Around the floor' },
    skirting: { kind: 'number', label: 'Skirting', unit: lengthUnit, decimals: 2, section: 'Around the floor' },
    threshold: { kind: 'number', label: 'Thresholds', unit: lengthUnit, decimals: 2, section: 'Around the floor' },
    rate: { kind: 'percent', label: 'Waste added', section: 'Around the floor' },
    perBox: {
      kind: 'number',
      label: 'Planks in a box, by its area',
      decimals: 2,
      optional: true,
      section: 'Around the floor',
    },
    plan: {
      kind: 'table',
      label: 'Row by row',
      optional: true,
      columns: {
        part: { kind: 'text', label: 'Room' },
        rows: { kind: 'count', label: 'Rows' },
        last: { kind: 'number', label: 'Last row', unit: 'mm', decimals: 1 },
        balanced: { kind: 'number', label: 'Or cut first and last to', unit: 'mm', decimals: 1 },
      },
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Boxes: (area of the rooms − what is left out) × (1 + waste) ÷ what a box covers, rounded up; planks: the same area ÷ (plank length × width), rounded up; rows: (width of the room − 2 × gap) ÷ plank width, rounded up',
  limits: [
    'All rooms share their boxes: offcuts of one are used in the next.',
    'Underlay is counted without overlap; a kind whose edges overlap needs a little more.',
    'Skirting goes once around each rectangle, less doorways and the edges you take off.',
  ],
  sources: [
    {
      title: 'Measuring for hardwood and laminate flooring: 10 to 15% waste, whole boxes, underlay without waste',
      href: 'http://www.laminatefloorings.net/measure.htm',
    },
    {
      title:
        'Shaw Industries, G. Davies: installing laminate, last row not below 2 inches, first row as wide as the last',
      href: 'https://floorbiz.com/BizResources/NPViewArticle.asp?articleid=6107&cmd=view',
    },
    {
      title: 'Millennium Hardware: final panels on the finishing wall wider than 5 cm',
      href: 'http://www.millenniumhardware.co.za/installation-tips/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found = measuredRectangles(us ? values.roomsUs : values.rooms, values.system, show.region)
    if (isFault(found)) return problem(us ? 'roomsUs' : 'rooms', found.fault)
    const rooms = found.filter(({ use }) => use === 'cover')
    const millimetres = us ? 304.8 : 1000
    const plan = []
    for (const { part, length, width } of rooms) {
      const across = (values.along === 'length' ? width : length) * millimetres
      const laid = plankRows(across, values.plankWidth, values.gap, values.least)
      if (!laid) return problem('gap', `must leave some floor between the walls of ${part}`)
      plan.push({ part, rows: laid.rows, last: laid.last, balanced: laid.balanced ?? null })
    }
    const around = rooms.reduce((sum, { length, width, count }) => sum + 2 * (length + width) * count, 0)
    const threshold = values.doorways * (us ? values.doorWidthUs : values.doorWidth)
    const skirting = around - threshold - (us ? values.openUs : values.open)
    if (skirting < -around * 1e-9)
      return problem(us ? 'openUs' : 'open', 'and the doorways must not be more than the edges of the rooms')

    const area = found.reduce((sum, one) => sum + one.area, 0)
    const rate = values.waste ?? wasteOf[values.pattern]
    const gross = area * (1 + rate)
    const box = us ? values.boxCoversUs : values.boxCovers
    const plank =
      values.plankLength === undefined ? undefined : (values.plankLength * values.plankWidth) / millimetres ** 2
    const planks = plank === undefined ? undefined : Math.max(1, wholeUnits(gross / plank))
    if (planks !== undefined && planks > 1e9)
      return problem('plankLength', 'must be larger: more than a billion planks would be needed')
    const unit = us ? 'ft²' : 'm²'
    const run = us ? 'ft' : 'm'
    const { list, cost } = shoppingList(
      [
        {
          item: 'Flooring',
          needed: gross,
          unit,
          pack: box,
          packName: ['box', 'boxes'],
          price: values.boxPrice,
        },
        {
          item: 'Underlay',
          needed: area,
          unit,
          pack: us ? values.rollCoversUs : values.rollCovers,
          packName: ['roll', 'rolls'],
          price: values.rollPrice,
        },
        {
          item: 'Skirting',
          needed: Math.max(0, skirting),
          unit: run,
          pack: us ? values.skirtingPieceUs : values.skirtingPiece,
          packName: ['board', 'boards'],
          price: values.skirtingPrice,
        },
        {
          item: 'Threshold strips',
          needed: values.doorways,
          pack: 1,
          packName: ['strip', 'strips'],
          price: values.thresholdPrice,
        },
      ],
      show,
      minorDigits,
    )
    const narrow = plan.filter(({ balanced }) => balanced !== null)
    const isStraight = values.pattern === 'straight'
    const write = (length: number) => (us ? `${show.number(length / 25.4, 2)} in` : `${show.number(length, 0)} mm`)
    const [first] = narrow
    return {
      boxes: list[0]?.packs ?? 0,
      area,
      gross,
      planks,
      cost,
      row: !isStraight
        ? undefined
        : first
          ? {
              is: 'bad',
              says: `In ${first.part} the last row is ${write(first.last)} wide. Cut the first and the last row to ${write(first.balanced ?? 0)}.`,
            }
          : { is: 'good', says: `Every last row is at least ${write(values.least)} wide or the only one.` },
      rolls: list.find(({ item }) => item === 'Underlay')?.packs ?? 0,
      skirting: Math.max(0, skirting),
      threshold,
      rate,
      perBox: plank === undefined ? undefined : box / plank,
      plan: isStraight ? plan : undefined,
      list,
    }
  },

  steps(values, { rate, skirting, threshold, planks }) {
    const us = values.system === 'us'
    const name = (field: string) => `{${field}${us ? 'Us' : ''}}`
    const side = (millimetres: number) =>
      ({ kind: 'number', value: millimetres / (us ? 304.8 : 1000), unit: us ? 'ft' : 'm', decimals: 5 }) as const
    const around = {
      kind: 'number',
      value: skirting + threshold + (us ? values.openUs : values.open),
      unit: us ? 'ft' : 'm',
      decimals: 2,
    } as const
    return [
      { gives: 'gross', is: '{area} × (1 + {rate})', with: { rate: { kind: 'percent', value: rate } } },
      { gives: 'boxes', is: `{gross} ÷ ${name('boxCovers')}`, rounded: 'up' },
      {
        gives: planks === undefined ? undefined : 'planks',
        is: '{gross} ÷ ({long} × {wide})',
        rounded: 'up',
        with: { long: side(values.plankLength ?? 0), wide: side(values.plankWidth) },
      },
      { gives: 'rolls', is: `{area} ÷ ${name('rollCovers')}`, rounded: 'up' },
      { gives: 'threshold', is: `{doorways} × ${name('doorWidth')}` },
      { gives: 'skirting', is: `{around} − {threshold} − ${name('open')}`, with: { around } },
    ]
  },

  examples: [
    {
      name: 'Two rooms and a hall',
      given: {
        system: 'metric',
        rooms: [
          { name: 'Living room', length: '5', width: '4', count: 1, use: 'cover' },
          { name: 'Bedrooms', length: '3.6', width: '3.2', count: 2, use: 'cover' },
          { name: 'Hall', length: '4', width: '1.2', count: 1, use: 'cover' },
          { name: 'Chimney', length: '1', width: '0.5', count: 1, use: 'out' },
        ],
        pattern: 'straight',
        along: 'length',
        waste: undefined,
        boxCovers: 2.2,
        boxPrice: 38.5,
        plankWidth: 190,
        plankLength: 1285,
        gap: 10,
        least: 50,
        rollCovers: 15,
        doorways: 4,
        doorWidth: 0.8,
        open: 0,
        skirtingPiece: 2.4,
      },
      expect: {
        area: 47.34,
        gross: 52.074,
        boxes: 24,
        planks: 214,
        cost: 924,
        rolls: 4,
        threshold: 3.2,
        skirting: 52.4,
        row: 'bad',
      },
    },
    {
      name: 'A den in herringbone',
      given: {
        system: 'us',
        roomsUs: [{ name: 'Den', length: `16'`, width: `15'`, count: 1, use: 'cover' }],
        pattern: 'herringbone',
        waste: undefined,
        boxCoversUs: 24,
        rollCoversUs: 100,
        doorways: 2,
        doorWidthUs: 2.5,
        openUs: 0,
        skirtingPieceUs: 8,
      },
      expect: { area: 240, gross: 288, boxes: 12, rolls: 3, skirting: 57, threshold: 5 },
    },
  ],
})
