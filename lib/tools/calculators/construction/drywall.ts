import { defineCalculator, integer, money, number, problem, quantity } from '@/lib/kits/calculator'
import {
  areaUnit,
  inMetric,
  inUs,
  lengthUnit,
  openingRows,
  surfaceRows,
  systemField,
  wasteField,
} from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { isFault, measuredOpenings, measuredSurfaces } from '@/lib/families/material-takeoff/surfaces'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const longUnits = ['m', 'mm', 'ft', 'in'] as const
const spacings = ['cm', 'mm', 'in'] as const

function spacing(label: string, initial: number, help?: string) {
  return quantity(label, {
    of: 'length',
    unit: 'cm',
    units: spacings,
    unitIn: { us: 'in' },
    initial,
    above: 1,
    max: 300,
    refines: true,
    ...(help && { help }),
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    surfaces: surfaceRows('metric', [{ kind: 'both', length: '4', width: '3.6', height: '2.4', count: 1 }]),
    surfacesUs: surfaceRows('us', [{ kind: 'both', length: `14'`, width: `12'`, height: `8'`, count: 1 }]),
    openings: openingRows('metric', [
      { count: 1, width: '0.9', height: '2.1' },
      { count: 1, width: '1.2', height: '1.2' },
    ]),
    openingsUs: openingRows('us', [
      { count: 1, width: `3'`, height: `7'` },
      { count: 1, width: `4'`, height: `4'` },
    ]),
    sheetLength: quantity('Sheet length', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 2.4,
      initialIn: { us: 2.4384 },
      above: 0.1,
      max: 20,
    }),
    sheetWidth: quantity('Sheet width', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 1.2,
      initialIn: { us: 1.2192 },
      above: 0.1,
      max: 20,
    }),
    waste: wasteField(0.1, 'Sellers and estimators add 10 to 15%.'),
    least: number('Openings are taken off from', {
      unit: 'm²',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inMetric,
      help: 'Smaller ones stay in, since their cut-out is seldom of use. 0 takes all off.',
      refines: true,
    }),
    leastUs: number('Openings are taken off from', {
      unit: 'ft²',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inUs,
      help: 'Smaller ones stay in, since their cut-out is seldom of use. 0 takes all off.',
      refines: true,
    }),
    slope: number('Slope of the ceilings', {
      unit: '°',
      initial: 0,
      min: 0,
      max: 80,
      help: 'Of a ceiling under the roof whose floor was measured. 0 where it is level, or measured along the slope.',
      refines: true,
    }),
    framing: spacing('Studs and joists apart', 40.64),
    wallScrews: spacing('Screws apart on walls', 40.64, 'GA-216: up to 16 inches on walls, 12 on ceilings.'),
    ceilingScrews: spacing('Screws apart on ceilings', 30.48),
    screwBox: integer('Screws in a box', { initial: 1000, min: 1, max: 1e6, refines: true }),
    tapeRate: number('Tape for a square meter', {
      unit: 'm',
      initial: 1.2,
      min: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    tapeRateUs: number('Tape for 1,000 ft²', {
      unit: 'ft',
      initial: 370,
      min: 0,
      max: 100_000,
      shownWhen: inUs,
      help: 'Usual; small rooms take more.',
      refines: true,
    }),
    tapeRoll: number('Roll of tape', {
      unit: 'm',
      initial: 75,
      above: 0,
      max: 10_000,
      shownWhen: inMetric,
      refines: true,
    }),
    tapeRollUs: number('Roll of tape', {
      unit: 'ft',
      initial: 250,
      above: 0,
      max: 30_000,
      shownWhen: inUs,
      refines: true,
    }),
    compoundRate: number('Compound for a square meter', {
      unit: 'L',
      initial: 0.4,
      min: 0,
      max: 100,
      shownWhen: inMetric,
      help: 'On the pail, for all coats.',
      refines: true,
    }),
    compoundRateUs: number('Compound for 1,000 ft²', {
      unit: 'gal',
      initial: 9.4,
      min: 0,
      max: 10_000,
      shownWhen: inUs,
      help: 'On the pail, for all coats. 9 to 11 gallons of ready-mixed are usual.',
      refines: true,
    }),
    pail: number('Pail of compound', {
      unit: 'L',
      initial: 15,
      above: 0,
      max: 1000,
      shownWhen: inMetric,
      refines: true,
    }),
    pailUs: number('Pail of compound', {
      unit: 'gal',
      initial: 4.5,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    corners: number('Outside corners, together', {
      unit: 'm',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inMetric,
      refines: true,
    }),
    cornersUs: number('Outside corners, together', {
      unit: 'ft',
      initial: 0,
      min: 0,
      max: 1e6,
      shownWhen: inUs,
      refines: true,
    }),
    bead: number('Length of a corner bead', {
      unit: 'm',
      initial: 2.5,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    beadUs: number('Length of a corner bead', {
      unit: 'ft',
      initial: 8,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    weightRate: number('Weight of the board', {
      unit: 'kg/m²',
      initial: 7.8,
      min: 0,
      max: 200,
      shownWhen: inMetric,
      help: 'Half an inch or 12.5 mm of standard board; heavier boards state theirs.',
      refines: true,
    }),
    weightRateUs: number('Weight of the board', {
      unit: 'lb/ft²',
      initial: 1.6,
      min: 0,
      max: 50,
      shownWhen: inUs,
      help: '1.6 for half an inch, 2.2 for five eighths.',
      refines: true,
    }),
    sheetPrice: money('Price of a sheet', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    screwPrice: money('Price of a box of screws', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    tapePrice: money('Price of a roll of tape', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    pailPrice: money('Price of a pail of compound', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    beadPrice: money('Price of a corner bead', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    sheets: { kind: 'count', label: 'Sheets to buy' },
    area: { kind: 'number', label: 'Area to board', unit: areaUnit, decimals: 2 },
    weight: {
      kind: 'number',
      label: 'Weight of the sheets',
      unit: { field: 'system', is: { metric: 'kg', us: 'lb' } },
      decimals: 0,
    },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    screws: { kind: 'count', label: 'Screws', section: 'Fixing and finishing' },
    tape: { kind: 'number', label: 'Joint tape', unit: lengthUnit, decimals: 1, section: 'Fixing and finishing' },
    compound: {
      kind: 'number',
      label: 'Joint compound',
      unit: { field: 'system', is: { metric: 'L', us: 'gal' } },
      decimals: 2,
      section: 'Fixing and finishing',
    },
    beads: { kind: 'count', label: 'Corner beads', section: 'Fixing and finishing' },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
    parts: {
      kind: 'table',
      label: 'How the area adds up',
      totals: ['area'],
      columns: {
        part: { kind: 'text', label: 'Part' },
        area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
      },
    },
  },
  formula:
    'Sheets: (walls + ceilings ÷ cos slope − openings) × (1 + waste) ÷ (sheet length × sheet width), rounded up; screws: sheets without waste × (sheet length ÷ framing + 1) × (sheet width ÷ screw spacing + 1)',
  limits: [
    'One layer of one board. Two layers are the area twice, with screws of their own.',
    'Sheets are counted by area: a layout with few joints, or long sheets on short walls, can need one more or less.',
    'Tape and compound follow the area at a usual rate; many corners and small rooms take more.',
    'Fire and sound ratings ask for boards, layers and fixings of their own.',
  ],
  sources: [
    {
      title: 'Gypsum Association GA-216: Application and Finishing of Gypsum Panel Products',
      href: 'https://vi.scribd.com/document/383242808/GA-216-07-pdf',
    },
    {
      title: 'Drywall Insider: area ÷ 32, 40 or 48 ft² a sheet, 10 to 15% for waste',
      href: 'https://drywallinsider.com/how-much-drywall-do-i-need/',
    },
    {
      title: 'USG, submittal sheet of Sheetrock gypsum panels: 1.6 lb/ft² at 1/2 inch, 2.2 at 5/8',
      href: 'https://www.manualshelf.com/manual/sheetrock/141125/specification-english/page-2.html',
    },
    {
      title: 'Westimating: rules of thumb for drywall, one gallon of joint compound for 100 ft²',
      href: 'https://westimating.com/essential-rules-of-thumb-for-drywall-estimating',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found = measuredSurfaces(us ? values.surfacesUs : values.surfaces, values.system, show.region)
    if (isFault(found)) return problem(us ? 'surfacesUs' : 'surfaces', found.fault)
    const openings = measuredOpenings(us ? values.openingsUs : values.openings, values.system, show.region)
    if (isFault(openings)) return problem(us ? 'openingsUs' : 'openings', openings.fault)
    const least = us ? values.leastUs : values.least
    const off = openings
      .filter(({ width, height }) => width * height >= least * (1 - 1e-9))
      .reduce((sum, { count, width, height }) => sum + count * width * height, 0)
    const gross = found.reduce((sum, { walls }) => sum + walls, 0)
    if (off > gross * (1 + 1e-9)) return problem(us ? 'openingsUs' : 'openings', 'must not be larger than the walls')
    const walls = Math.max(0, gross - off)
    const sloped = 1 / Math.cos((values.slope * Math.PI) / 180)
    const ceilings = found.reduce((sum, { flat }) => sum + flat, 0) * sloped
    const area = walls + ceilings
    if (area <= gross * 1e-9) return problem(us ? 'openingsUs' : 'openings', 'must leave something to board')

    const foot = us ? 0.3048 : 1
    const sheet = (values.sheetLength / foot) * (values.sheetWidth / foot)
    const sheets = Math.max(1, wholeUnits((area * (1 + values.waste)) / sheet))
    const { onWalls, onCeilings } = screwsOfSheet(values)
    const screws = Math.max(1, wholeUnits((walls / sheet) * onWalls + (ceilings / sheet) * onCeilings))
    const tape = us ? (area * values.tapeRateUs) / 1000 : area * values.tapeRate
    const compound = us ? (area * values.compoundRateUs) / 1000 : area * values.compoundRate
    const corners = us ? values.cornersUs : values.corners
    const { list, cost } = shoppingList(
      [
        { item: 'Sheets', needed: sheets, pack: 1, packName: ['sheet', 'sheets'], price: values.sheetPrice },
        { item: 'Screws', needed: screws, pack: values.screwBox, packName: ['box', 'boxes'], price: values.screwPrice },
        {
          item: 'Joint tape',
          needed: tape,
          unit: us ? 'ft' : 'm',
          decimals: 1,
          pack: us ? values.tapeRollUs : values.tapeRoll,
          packName: ['roll', 'rolls'],
          price: values.tapePrice,
        },
        {
          item: 'Joint compound',
          needed: compound,
          unit: us ? 'gal' : 'L',
          pack: us ? values.pailUs : values.pail,
          packName: ['pail', 'pails'],
          price: values.pailPrice,
        },
        {
          item: 'Corner bead',
          needed: corners,
          unit: us ? 'ft' : 'm',
          decimals: 1,
          pack: us ? values.beadUs : values.bead,
          packName: ['length', 'lengths'],
          price: values.beadPrice,
        },
      ],
      show,
      minorDigits,
    )
    return {
      sheets,
      area,
      weight: sheets * sheet * (us ? values.weightRateUs : values.weightRate),
      cost,
      screws,
      tape,
      compound,
      beads: list.find(({ item }) => item === 'Corner bead')?.packs ?? 0,
      list,
      parts: [
        ...found.map((one) => ({ part: one.part, area: one.walls + one.flat * sloped })),
        ...(off > 0 ? [{ part: 'Openings', area: -off }] : []),
      ],
    }
  },

  steps(values, { area, sheets, tape, compound }) {
    const us = values.system === 'us'
    const name = (field: string) => `{${field}${us ? 'Us' : ''}}`
    const foot = us ? 0.3048 : 1
    const unit = us ? 'ft' : 'm'
    const long = (metres: number) => ({ kind: 'number', value: metres / foot, unit, decimals: 4 }) as const
    const lines = { l: long(values.sheetLength), w: long(values.sheetWidth) }
    return [
      { gives: 'area', is: '{parts.area} added up' },
      {
        gives: area > 0 ? 'sheets' : undefined,
        is: '{area} × (1 + {waste}) ÷ ({l} × {w})',
        rounded: 'up',
        with: lines,
      },
      { gives: sheets > 0 ? 'weight' : undefined, is: `{sheets} × {l} × {w} × ${name('weightRate')}`, with: lines },
      { gives: tape > 0 ? 'tape' : undefined, is: us ? '{area} × {tapeRateUs} ÷ 1000' : '{area} × {tapeRate}' },
      {
        gives: compound > 0 ? 'compound' : undefined,
        is: us ? '{area} × {compoundRateUs} ÷ 1000' : '{area} × {compoundRate}',
      },
    ]
  },

  examples: [
    {
      name: 'A bedroom',
      given: {
        system: 'us',
        surfacesUs: [{ kind: 'both', length: `14'`, width: `12'`, height: `8'`, count: 1 }],
        openingsUs: [
          { count: 1, width: `3'`, height: `7'` },
          { count: 1, width: `4'`, height: `4'` },
        ],
        sheetLength: 2.4384,
        sheetWidth: 1.2192,
        waste: 0.1,
        leastUs: 0,
        slope: 0,
        framing: 40.64,
        wallScrews: 40.64,
        ceilingScrews: 30.48,
        tapeRateUs: 370,
        compoundRateUs: 9.4,
        cornersUs: 0,
        weightRateUs: 1.6,
        sheetPrice: 16,
      },
      expect: { area: 547, sheets: 19, screws: 516, weight: 972.8, tape: 202.39, compound: 5.1418, cost: 304 },
    },
    {
      name: 'A loft under the roof',
      given: {
        system: 'metric',
        surfaces: [
          { kind: 'flat', length: '6', width: '5', count: 1 },
          { kind: 'gable', length: '5', height: '2.5', count: 2 },
        ],
        openings: [{ count: 2, width: '0.8', height: '0.6' }],
        sheetLength: 2.4,
        sheetWidth: 1.2,
        waste: 0.15,
        least: 1,
        slope: 45,
        tapeRate: 1.2,
        compoundRate: 0.4,
        corners: 0,
        weightRate: 7.8,
      },
      expect: { area: 30 * Math.SQRT2 + 12.5, sheets: 22, beads: 0 },
    },
  ],
})

/** Screws that hold one sheet across its framing: one more line than spaces along it, one more screw than spaces on each. */
function screwsOfSheet(values: {
  sheetLength: number
  sheetWidth: number
  framing: number
  wallScrews: number
  ceilingScrews: number
}) {
  const spaces = (size: number, apart: number) => wholeUnits((size * 100) / apart)
  const lines = spaces(values.sheetLength, values.framing) + 1
  return {
    onWalls: lines * (spaces(values.sheetWidth, values.wallScrews) + 1),
    onCeilings: lines * (spaces(values.sheetWidth, values.ceilingScrews) + 1),
  }
}
