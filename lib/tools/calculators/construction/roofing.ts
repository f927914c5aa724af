import { choice, defineCalculator, integer, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import { areaUnit, inMetric, inUs, lengthField, lengthUnit, systemField } from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { readLength } from '@/lib/subjects/takeoff/lengths'
import { roofSizes } from '@/lib/subjects/takeoff/roof'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const shapes = { gable: 'Gable', hip: 'Hip', shed: 'Shed' } as const
const wasteOf = { gable: 0.1, hip: 0.15, shed: 0.1 } as const
const shingled = { field: 'cover', is: 'shingles' } as const
const tiled = { field: 'cover', is: 'tiles' } as const
/** Least slopes by covering, and for one layer of underlay beneath either. */
const leastFor = { shingles: 2 / 12, tiles: 2.5 / 12 } as const
const leastForOneLayer = 4 / 12

export default defineCalculator({
  inputs: {
    system: systemField,
    shape: choice('Roof', { options: shapes, initial: 'gable' }),
    length: lengthField('metric', 'Length along the ridge', '10'),
    lengthUs: lengthField('us', 'Length along the ridge', `50'`),
    width: lengthField('metric', 'Width across the ridge', '8'),
    widthUs: lengthField('us', 'Width across the ridge', `40'`),
    pitchAs: choice('Pitch in', {
      options: { twelfths: 'x in 12', degrees: 'Degrees' },
      initial: 'degrees',
      initialIn: { us: 'twelfths', ca: 'twelfths' },
    }),
    twelfths: number('Rise in 12', { initial: 6, above: 0, max: 48, shownWhen: { field: 'pitchAs', is: 'twelfths' } }),
    degrees: number('Pitch', {
      unit: '°',
      initial: 35,
      above: 0,
      max: 76,
      shownWhen: { field: 'pitchAs', is: 'degrees' },
    }),
    overhang: quantity('Overhang on all sides', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'm', 'in', 'ft'],
      unitIn: { us: 'in' },
      initial: 30,
      initialIn: { us: 30.48 },
      max: 500,
      help: 'On plan, from the wall. 0 where you measured to the edge of the roof.',
      refines: true,
    }),
    cover: choice('Covered with', {
      options: { shingles: 'Shingles', tiles: 'Tiles' },
      initial: 'shingles',
      refines: true,
    }),
    waste: percent('Waste', {
      optional: true,
      max: 1,
      help: 'Empty: 10% for gable and shed, 15% for hip roofs.',
      refines: true,
    }),
    perSquare: number('Bundles for a square of 100 ft²', {
      initial: 3,
      above: 0,
      max: 50,
      shownWhen: [shingled, inUs],
      help: '3 for most; heavier shingles come in 4 or 5.',
      refines: true,
    }),
    bundleCovers: number('A bundle covers', {
      unit: 'm²',
      initial: 3,
      above: 0,
      max: 100,
      shownWhen: [shingled, inMetric],
      refines: true,
    }),
    perBundle: integer('Shingles in a bundle', { initial: 27, min: 1, max: 1000, shownWhen: shingled, refines: true }),
    nailsEach: choice('Nails for a shingle', {
      options: { '4': '4', '6': '6' },
      initial: '4',
      shownWhen: shingled,
      help: 'Six where wind is strong.',
      refines: true,
    }),
    tilesPerArea: number('Tiles for a square meter', {
      initial: 10,
      above: 0,
      max: 500,
      shownWhen: [tiled, inMetric],
      help: 'The maker states it for the gauge of your pitch.',
      refines: true,
    }),
    tilesPerAreaUs: number('Tiles for a square of 100 ft²', {
      initial: 90,
      above: 0,
      max: 5000,
      shownWhen: [tiled, inUs],
      help: 'The maker states it for the gauge of your pitch.',
      refines: true,
    }),
    rollCovers: number('A roll of underlay covers', {
      unit: 'm²',
      initial: 45,
      above: 0,
      max: 1000,
      shownWhen: inMetric,
      help: 'Without its laps.',
      refines: true,
    }),
    rollCoversUs: number('A roll of underlay covers', {
      unit: 'ft²',
      initial: 400,
      above: 0,
      max: 10_000,
      shownWhen: inUs,
      help: 'Without its laps. No. 15 felt covers four squares, No. 30 two.',
      refines: true,
    }),
    capCovers: number('Ridge pieces: a pack covers', {
      unit: 'm',
      initial: 6,
      above: 0,
      max: 1000,
      shownWhen: inMetric,
      refines: true,
    }),
    capCoversUs: number('Ridge pieces: a pack covers', {
      unit: 'ft',
      initial: 20,
      above: 0,
      max: 3000,
      shownWhen: inUs,
      refines: true,
    }),
    dripPiece: number('Length of a drip edge', {
      unit: 'm',
      initial: 2,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    dripPieceUs: number('Length of a drip edge', {
      unit: 'ft',
      initial: 10,
      above: 0,
      max: 300,
      shownWhen: inUs,
      refines: true,
    }),
    starterCovers: number('Starter strip: a pack covers', {
      unit: 'm',
      initial: 30,
      above: 0,
      max: 1000,
      shownWhen: [shingled, inMetric],
      refines: true,
    }),
    starterCoversUs: number('Starter strip: a pack covers', {
      unit: 'ft',
      initial: 105,
      above: 0,
      max: 3000,
      shownWhen: [shingled, inUs],
      refines: true,
    }),
    nailBox: integer('Nails in a box', {
      initial: 7200,
      min: 1,
      max: 1e6,
      shownWhen: shingled,
      help: 'A usual box of coil nails.',
      refines: true,
    }),
    coverPrice: money('Price of a bundle, or of a tile', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
    rollPrice: money('Price of a roll of underlay', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    capPrice: money('Price of a pack of ridge pieces', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    dripPrice: money('Price of a drip edge', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    starterPrice: money('Price of a pack of starter strip', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      shownWhen: shingled,
      refines: true,
    }),
    nailPrice: money('Price of a box of nails', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      shownWhen: shingled,
      refines: true,
    }),
  },
  outputs: {
    packs: { kind: 'count', label: 'Bundles or tiles' },
    area: { kind: 'number', label: 'Roof area', unit: areaUnit, decimals: 2 },
    squares: { kind: 'number', label: 'Squares of 100 ft², without waste', decimals: 2 },
    rolls: { kind: 'count', label: 'Rolls of underlay' },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    slope: { kind: 'verdict', label: 'Slope' },
    factor: { kind: 'number', label: 'Slope factor', decimals: 4, section: 'Sizes' },
    angle: { kind: 'number', label: 'Pitch', unit: '°', decimals: 2, section: 'Sizes' },
    inTwelve: { kind: 'number', label: 'Rise in 12', decimals: 2, section: 'Sizes' },
    rise: { kind: 'number', label: 'Height from eaves to the top', unit: lengthUnit, decimals: 2, section: 'Sizes' },
    rafter: {
      kind: 'number',
      label: 'Eaves to the top, along the slope',
      unit: lengthUnit,
      decimals: 2,
      section: 'Sizes',
    },
    plan: { kind: 'number', label: 'Plan with overhang', unit: areaUnit, decimals: 2, section: 'Sizes' },
    ridge: { kind: 'number', label: 'Ridge or upper edge', unit: lengthUnit, decimals: 2, section: 'Edges' },
    hips: { kind: 'number', label: 'Hips together', unit: lengthUnit, decimals: 2, optional: true, section: 'Edges' },
    starter: {
      kind: 'number',
      label: 'Starter course, along the eaves',
      unit: lengthUnit,
      decimals: 2,
      section: 'Edges',
    },
    drip: { kind: 'number', label: 'Drip edge, eaves and rakes', unit: lengthUnit, decimals: 2, section: 'Edges' },
    nails: { kind: 'count', label: 'Nails', optional: true, section: 'Edges' },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Roof area: (length + 2 × overhang) × (width + 2 × overhang) × √(1 + (rise ÷ run)²); bundles: area × (1 + waste) ÷ what a bundle covers, rounded up; a hip: run × √(2 + (rise ÷ run)²)',
  limits: [
    'A rectangle with one pitch on all its slopes. Dormers, valleys and wings are roofs of their own; add their areas.',
    'Nails are counted for the shingles with waste, without those of ridge and underlay.',
    'The starter strip runs along the eaves. Where the maker wants it along the rakes as well, add those.',
    'Tiles are hung or nailed as their maker says; their nails are not counted.',
    'Underlay is taken without laps beyond those that its coverage allows for; an ice barrier comes on top.',
  ],
  sources: [
    {
      title: 'International Residential Code 2021, R905.2.2: asphalt shingles from 2 in 12, underlayment below 4 in 12',
      href: 'https://www.jaspector.com/codes/irc-2021/ch09-roof-assemblies/roof-slope-asphalt-shingles-code/',
    },
    {
      title:
        'McGarry and Madsen, inspectors, on the International Residential Code, R905.3: tiles from 2½ in 12, two layers of underlayment below 4 in 12',
      href: 'https://howtolookatahouse.com/Blog/Entries/2018/7/what-is-the-minimum-slope-for-a-clay-or-concrete-tile-roof.html',
    },
    {
      title: 'International Residential Code 2018, R905.2.6: four fasteners per strip shingle',
      href: 'http://online.flipbuilder.com/mewf/mima/files/basic-html/page462.html',
    },
    {
      title: 'JLC Field Guide: slope and hip factors, squares, rolls of felt',
      href: 'https://www.jlconline.com/how-to/roofing/asphalt-shingles/asphalt-shingles-field-guide',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const length = readLength(us ? values.lengthUs : values.length, values.system, show.region)
    const width = readLength(us ? values.widthUs : values.width, values.system, show.region)
    const such = us ? `such as 50' or 50.5` : 'such as 10 or 10.5'
    if (length === undefined) return problem(us ? 'lengthUs' : 'length', `must be a length above 0, ${such}`)
    if (width === undefined) return problem(us ? 'widthUs' : 'width', `must be a length above 0, ${such}`)
    const over = (2 * values.overhang) / (us ? 30.48 : 100)
    const pitch = pitchOf(values)
    const roof = roofSizes({ shape: values.shape, length: length + over, width: width + over, pitch })
    const rate = values.waste ?? wasteOf[values.shape]
    const gross = roof.area * (1 + rate)
    const squares = roof.area / (us ? 100 : 9.290304)
    const isShingled = values.cover === 'shingles'
    const perPack = isShingled
      ? us
        ? 100 / values.perSquare
        : values.bundleCovers
      : us
        ? 100 / values.tilesPerAreaUs
        : 1 / values.tilesPerArea
    const packs = Math.max(1, wholeUnits(gross / perPack))
    if (packs > 1e9)
      return problem(
        isShingled ? (us ? 'perSquare' : 'bundleCovers') : us ? 'tilesPerAreaUs' : 'tilesPerArea',
        'would need more than a billion pieces',
      )
    const layers = layersAt(pitch)
    const drip = roof.eaves + roof.rakes
    const nails = isShingled ? packs * values.perBundle * Number(values.nailsEach) : undefined
    const { list, cost } = shoppingList(
      [
        {
          item: isShingled ? 'Shingles' : 'Tiles',
          needed: isShingled ? gross : packs,
          ...(isShingled ? { unit: us ? 'ft²' : 'm²' } : {}),
          pack: isShingled ? perPack : 1,
          packName: isShingled ? ['bundle', 'bundles'] : ['tile', 'tiles'],
          price: values.coverPrice,
        },
        {
          item: 'Underlay',
          needed: roof.area * layers,
          unit: us ? 'ft²' : 'm²',
          pack: us ? values.rollCoversUs : values.rollCovers,
          packName: ['roll', 'rolls'],
          price: values.rollPrice,
        },
        {
          item: 'Ridge pieces',
          needed: roof.ridge + roof.hips,
          unit: us ? 'ft' : 'm',
          pack: us ? values.capCoversUs : values.capCovers,
          packName: ['pack', 'packs'],
          price: values.capPrice,
        },
        {
          item: 'Drip edge',
          needed: drip,
          unit: us ? 'ft' : 'm',
          pack: us ? values.dripPieceUs : values.dripPiece,
          packName: ['length', 'lengths'],
          price: values.dripPrice,
        },
        {
          item: 'Starter strip',
          needed: isShingled ? roof.eaves : 0,
          unit: us ? 'ft' : 'm',
          pack: us ? values.starterCoversUs : values.starterCovers,
          packName: ['pack', 'packs'],
          price: values.starterPrice,
        },
        {
          item: 'Nails',
          needed: nails ?? 0,
          pack: values.nailBox,
          packName: ['box', 'boxes'],
          price: values.nailPrice,
        },
      ],
      show,
      minorDigits,
    )
    return {
      packs,
      area: roof.area,
      squares,
      rolls: list.find(({ item }) => item === 'Underlay')?.packs ?? 0,
      cost,
      slope: slopeVerdict(values.cover, pitch),
      factor: roof.slope,
      angle: (Math.atan(pitch) * 180) / Math.PI,
      inTwelve: pitch * 12,
      rise: roof.rise,
      rafter: roof.rafter,
      plan: (length + over) * (width + over),
      ridge: roof.ridge,
      hips: values.shape === 'hip' ? roof.hips : undefined,
      starter: roof.eaves,
      drip,
      nails,
      list,
    }
  },

  steps(values, { area, packs, rolls, inTwelve }) {
    const us = values.system === 'us'
    const rate = values.waste ?? wasteOf[values.shape]
    const isShingled = values.cover === 'shingles'
    const lines = {
      pitch: { kind: 'number', value: pitchOf(values), decimals: 6 },
      rate: { kind: 'percent', value: rate },
      layers: { kind: 'count', value: layersAt(inTwelve / 12) },
      each: { kind: 'count', value: Number(values.nailsEach) },
    } as const
    const packsIs = isShingled
      ? us
        ? '{area} × (1 + {rate}) ÷ 100 × {perSquare}'
        : '{area} × (1 + {rate}) ÷ {bundleCovers}'
      : us
        ? '{area} × (1 + {rate}) ÷ 100 × {tilesPerAreaUs}'
        : '{area} × (1 + {rate}) × {tilesPerArea}'
    return [
      { gives: 'factor', is: '√(1 + {pitch}²)', with: lines },
      { gives: area > 0 ? 'area' : undefined, is: '{plan} × {factor}' },
      { gives: 'squares', is: us ? '{area} ÷ 100' : '{area} ÷ 9.290304' },
      { gives: packs > 0 ? 'packs' : undefined, is: packsIs, rounded: 'up', with: lines },
      {
        gives: rolls > 0 ? 'rolls' : undefined,
        is: us ? '{area} × {layers} ÷ {rollCoversUs}' : '{area} × {layers} ÷ {rollCovers}',
        rounded: 'up',
        with: lines,
      },
      { gives: 'nails', is: '{packs} × {perBundle} × {each}', with: lines },
    ]
  },

  examples: [
    {
      name: 'A ranch house',
      given: {
        system: 'us',
        shape: 'gable',
        lengthUs: `50'`,
        widthUs: `40'`,
        pitchAs: 'twelfths',
        twelfths: 6,
        overhang: 0,
        cover: 'shingles',
        waste: undefined,
        perSquare: 3,
        perBundle: 27,
        nailsEach: '4',
        rollCoversUs: 400,
        capCoversUs: 20,
        dripPieceUs: 10,
        coverPrice: 38,
        rollPrice: 25,
        capPrice: 60,
        dripPrice: 9,
      },
      expect: { area: 2236.067977, squares: 22.36067977, packs: 74, rolls: 6, ridge: 50, factor: 1.118034, cost: 3313 },
    },
    {
      name: 'A bungalow with a hip roof',
      given: {
        system: 'metric',
        shape: 'hip',
        length: '12',
        width: '9',
        pitchAs: 'degrees',
        degrees: 45,
        overhang: 50,
        cover: 'tiles',
        waste: undefined,
        tilesPerArea: 10,
        rollCovers: 45,
      },
      expect: { area: 130 * Math.SQRT2, packs: 2115, ridge: 3, hips: 20 * Math.sqrt(3) },
    },
  ],
})

function pitchOf({
  pitchAs,
  twelfths,
  degrees,
}: {
  pitchAs: 'twelfths' | 'degrees'
  twelfths: number
  degrees: number
}): number {
  return pitchAs === 'twelfths' ? twelfths / 12 : Math.tan((degrees * Math.PI) / 180)
}

function layersAt(pitch: number): number {
  return pitch < leastForOneLayer - 1e-9 ? 2 : 1
}

/** What the code of 2021 says of a covering at this slope. */
function slopeVerdict(cover: keyof typeof leastFor, pitch: number) {
  const isShingled = cover === 'shingles'
  const [what, least] = isShingled ? ['asphalt shingles', '2'] : ['clay and concrete tiles', '2½']
  if (pitch < leastFor[cover] - 1e-9) {
    return {
      is: 'bad',
      says: `Below ${least} in 12 ${what} are not allowed by the IRC; such a roof wants a membrane.`,
    } as const
  }
  if (layersAt(pitch) === 2) {
    return {
      is: 'fair',
      says: `From ${least} to below 4 in 12 the IRC asks for two layers of underlay, which are counted here.`,
    } as const
  }
  return {
    is: 'good',
    says: `From 4 in 12 on ${isShingled ? 'shingles' : 'tiles'} lie on one layer of underlay.`,
  } as const
}
