import { choice, defineCalculator, money, number, percent, problem, quantity, rows, text } from '@/lib/kits/calculator'
import {
  areaUnit,
  groundRows,
  inMetric,
  inUs,
  knownAreaField,
  measureField,
  systemField,
} from '@/lib/families/material-takeoff/fields'
import { isFault, measuredGround } from '@/lib/families/material-takeoff/surfaces'
import { bulkOrBags } from '@/lib/families/material-takeoff/buying'
import { packsFor } from '@/lib/subjects/takeoff/packs'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

/** Pounds of a cubic yard, dry and wet. */
const weights = { mulch: [400, 1000], topsoil: [1700, 2300], compost: [600, 1800] } as const
const volumeUnit = { field: 'system', is: { metric: 'm³', us: 'yd³' } } as const
const massUnit = { field: 'system', is: { metric: 'kg', us: 'lb' } } as const
const cubicMetresInYard = 0.764554857984
const kilogramsInPound = 0.45359237
const litresInCubicFoot = 28.316846592
/** Mulch deeper than this may keep roots from water and air: ten centimeters, four inches. */
const deepestMulch = 10.16

export default defineCalculator({
  inputs: {
    system: systemField,
    measure: measureField('Shapes'),
    beds: groundRows('metric', 'Beds', 'bed', [{ shape: 'rectangle', length: '6', width: '1.5', count: 1 }]),
    bedsUs: groundRows('us', 'Beds', 'bed', [{ shape: 'rectangle', length: `20'`, width: `5'`, count: 1 }]),
    areaKnown: knownAreaField('metric', 9),
    areaKnownUs: knownAreaField('us', 100),
    depth: quantity('Depth', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'm', 'in', 'ft'],
      unitIn: { us: 'in' },
      initial: 7.5,
      initialIn: { us: 7.62 },
      above: 0,
      max: 500,
    }),
    material: choice('Material', {
      options: { mulch: 'Mulch or bark', topsoil: 'Topsoil', compost: 'Compost', mix: 'A mix for raised beds' },
      initial: 'mulch',
      as: 'menu',
    }),
    mix: rows('Parts of the mix', {
      row: 'part',
      columns: {
        name: text('Material', { maxLength: 40 }),
        parts: number('Parts', { above: 0, max: 1000 }),
      },
      initial: [
        { name: 'Topsoil', parts: 60 },
        { name: 'Compost', parts: 30 },
        { name: 'Bark or perlite', parts: 10 },
      ],
      max: 10,
      shownWhen: { field: 'material', is: 'mix' },
      help: 'In any measure: buckets, barrows or per cent.',
    }),
    settling: percent('More for settling', {
      initial: 0,
      max: 1,
      slider: { to: 0.4, step: 0.01 },
      help: 'Fresh soil and compost sink in the first weeks.',
      refines: true,
    }),
    bag: number('A bag holds', { unit: 'L', initial: 50, above: 0, max: 5000, shownWhen: inMetric, refines: true }),
    bagUs: number('A bag holds', { unit: 'ft³', initial: 2, above: 0, max: 100, shownWhen: inUs, refines: true }),
    step: number('The supplier sells in steps of', {
      unit: 'm³ or yd³',
      initial: 0.5,
      above: 0,
      max: 100,
      refines: true,
    }),
    price: money('Price of a cubic meter or yard in bulk', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
    fee: money('Delivery in all', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    bagPrice: money('Price of a bag', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    volume: { kind: 'number', label: 'Material', unit: volumeUnit, decimals: 2 },
    bags: { kind: 'count', label: 'Bags' },
    order: { kind: 'number', label: 'Or order in bulk', unit: volumeUnit, decimals: 2 },
    area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
    deep: { kind: 'verdict', label: 'Depth', optional: true },
    cubicYards: { kind: 'number', label: 'Cubic yards', unit: 'yd³', decimals: 3, section: 'In other measures' },
    cubicMetres: { kind: 'number', label: 'Cubic meters', unit: 'm³', decimals: 3, section: 'In other measures' },
    litres: { kind: 'number', label: 'Liters', unit: 'L', decimals: 0, section: 'In other measures' },
    cubicFeet: { kind: 'number', label: 'Cubic feet', unit: 'ft³', decimals: 2, section: 'In other measures' },
    light: {
      kind: 'number',
      label: 'Weight when dry, about',
      unit: massUnit,
      decimals: 0,
      optional: true,
      section: 'In other measures',
    },
    heavy: {
      kind: 'number',
      label: 'Weight when wet, about',
      unit: massUnit,
      decimals: 0,
      optional: true,
      section: 'In other measures',
    },
    bulkCost: { kind: 'money', label: 'In bulk, delivered', optional: true, section: 'Cost' },
    bagCost: { kind: 'money', label: 'In bags', optional: true, section: 'Cost' },
    cheaper: { kind: 'verdict', label: 'Cheaper', optional: true, section: 'Cost' },
    split: {
      kind: 'table',
      label: 'What goes into the mix',
      optional: true,
      totals: ['volume'],
      columns: {
        name: { kind: 'text', label: 'Material' },
        share: { kind: 'percent', label: 'Share' },
        volume: { kind: 'number', label: 'Volume', unit: volumeUnit, decimals: 3 },
        bags: { kind: 'count', label: 'Bags' },
      },
    },
    parts: {
      kind: 'table',
      label: 'Bed by bed',
      optional: true,
      totals: ['area'],
      columns: {
        part: { kind: 'text', label: 'Shape' },
        area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
      },
    },
  },
  formula:
    'Volume: area × depth × (1 + settling); bags: volume ÷ content of a bag, rounded up; bulk: volume up to the next step of the supplier',
  limits: [
    'Weights are a range from dry to wet for usual mulch, topsoil and compost; your supplier knows the load.',
    'The volume is that of the loose material. Bags may state compressed content, which fluffs up.',
    'A ring leaves the middle free: give the bare circle around a trunk as its inner diameter.',
  ],
  sources: [
    {
      title: 'Iowa State University Extension: how deep should the mulch layer be around trees and shrubs',
      href: 'https://hortnews.extension.iastate.edu/faq/how-deep-should-mulch-layer-be-around-trees-and-shrubs',
    },
    {
      title: 'Reference: weight of a cubic yard of mulch, 400 to 1,000 pounds',
      href: 'https://www.reference.com/world-view/much-cubic-yard-mulch-weigh-c9b2c2206c744cfd',
    },
    {
      title: 'Gardening Pilot: weight of a cubic yard of compost, 600 pounds dry to 1,800 wet',
      href: 'https://gardeningpilot.com/how-much-does-a-yard-of-compost-weigh/',
    },
    {
      title: 'American Topsoil, by Ask: 2,000 pounds a cubic yard of topsoil, 15% more or less with the weather',
      href: 'http://www.ask.com/science/many-pounds-topsoil-cubic-yard-269a33d9de18a07a',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found =
      values.measure === 'sizes'
        ? measuredGround(us ? values.bedsUs : values.beds, values.system, show.region)
        : undefined
    if (found && isFault(found)) return problem(us ? 'bedsUs' : 'beds', found.fault)
    const known = us ? values.areaKnownUs : values.areaKnown
    const area = found ? found.reduce((sum, one) => sum + one.area, 0) : known
    const layer = us ? values.depth / 30.48 / 27 : values.depth / 100
    const volume = area * layer * (1 + values.settling)
    const bagHolds = us ? values.bagUs / 27 : values.bag / 1000
    const bags = packsFor(volume, bagHolds)
    const steps = Math.max(1, wholeUnits(volume / values.step))
    if (steps > 1e12) return problem('step', 'must be larger for so much material')
    const order = Number((steps * values.step).toPrecision(12))
    const cubicMetres = us ? volume * cubicMetresInYard : volume
    const cubicYards = us ? volume : volume / cubicMetresInYard
    const range = values.material === 'mix' ? undefined : weights[values.material]
    const weigh = (pounds: number | undefined) =>
      pounds === undefined ? undefined : cubicYards * pounds * (us ? 1 : kilogramsInPound)
    const parts = values.mix.reduce((sum, one) => sum + one.parts, 0)
    return {
      volume,
      bags,
      order,
      area,
      deep:
        values.material === 'mulch' && values.depth > deepestMulch + 1e-9
          ? {
              is: 'bad',
              says: 'Mulch deeper than 10 cm or 4 inches keeps air and water from the roots. Two to three inches do.',
            }
          : undefined,
      cubicYards,
      cubicMetres,
      litres: cubicMetres * 1000,
      cubicFeet: (cubicMetres * 1000) / litresInCubicFoot,
      light: weigh(range?.[0]),
      heavy: weigh(range?.[1]),
      split:
        values.material === 'mix'
          ? values.mix.map((one, at) => {
              const part = (volume * one.parts) / parts
              return {
                name: one.name.trim() || `Part ${at + 1}`,
                share: one.parts / parts,
                volume: part,
                bags: packsFor(part, bagHolds),
              }
            })
          : undefined,
      parts: found,
      ...bulkOrBags(values, order, bags, minorDigits, show),
    }
  },

  steps(values, { volume, order, bags }) {
    const us = values.system === 'us'
    const lines = {
      deep: { kind: 'number', value: values.depth / (us ? 30.48 : 100), unit: us ? 'ft' : 'm', decimals: 4 },
      steps: { kind: 'count', value: Math.round(order / values.step) },
    } as const
    return [
      {
        gives: 'volume',
        is: us ? '{area} × {deep} ÷ 27 × (1 + {settling})' : '{area} × {deep} × (1 + {settling})',
        with: lines,
      },
      {
        gives: bags > 0 ? 'bags' : undefined,
        is: us ? '{volume} × 27 ÷ {bagUs}' : '{volume} × 1000 ÷ {bag}',
        rounded: 'up',
      },
      {
        finds: 'Steps of the supplier',
        gives: volume > 0 ? lines.steps : undefined,
        is: '{volume} ÷ {step}',
        rounded: 'up',
        with: lines,
      },
      { gives: 'order', is: '{steps} × {step}', with: lines },
    ]
  },

  examples: [
    {
      name: 'A border and two trees',
      given: {
        system: 'us',
        bedsUs: [
          { shape: 'rectangle', length: `24'`, width: `4' 6"`, count: 1 },
          { shape: 'ring', length: `6'`, width: `1'`, count: 2 },
        ],
        depth: 7.62,
        material: 'mulch',
        settling: 0,
        bagUs: 2,
        step: 0.5,
        price: 42,
        fee: 60,
        bagPrice: 4.5,
      },
      expect: { volume: 1.509054, bags: 21, order: 2, bulkCost: 144, bagCost: 94.5 },
    },
    {
      name: 'Three raised beds',
      given: {
        system: 'metric',
        beds: [{ shape: 'rectangle', length: '2.4', width: '1.2', count: 3 }],
        depth: 30,
        material: 'mix',
        mix: [
          { name: 'Topsoil', parts: 60 },
          { name: 'Compost', parts: 30 },
          { name: 'Bark', parts: 10 },
        ],
        settling: 0.15,
        bag: 50,
        step: 0.5,
      },
      expect: { area: 8.64, volume: 2.9808, bags: 60, order: 3, litres: 2980.8 },
    },
  ],
})
