import { choice, defineCalculator, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
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

/** Loose bulk density in tonnes for a cubic meter. */
const densities = { gravel: 1.68, wetGravel: 2, stone: 1.6, sand: 1.6, wetSand: 1.92 } as const
/** Of graded base in its finished layer, as it is rolled. */
const rolledBase = 2.1
const volumeUnit = { field: 'system', is: { metric: 'm³', us: 'yd³' } } as const
const weightUnit = { field: 'system', is: { metric: 't', us: 'short tons' } } as const
const tonnesInShortTon = 0.90718474
const cubicMetresInYard = 0.764554857984

export default defineCalculator({
  inputs: {
    system: systemField,
    measure: measureField('Shapes'),
    areas: groundRows('metric', 'Areas', 'area', [{ shape: 'rectangle', length: '6', width: '3', count: 1 }]),
    areasUs: groundRows('us', 'Areas', 'area', [{ shape: 'rectangle', length: `20'`, width: `10'`, count: 1 }]),
    areaKnown: knownAreaField('metric', 18),
    areaKnownUs: knownAreaField('us', 200),
    depth: quantity('Depth', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'm', 'in', 'ft'],
      unitIn: { us: 'in' },
      initial: 10,
      initialIn: { us: 10.16 },
      above: 0,
      max: 2000,
    }),
    material: choice('Material', {
      options: {
        gravel: 'Gravel, dry',
        wetGravel: 'Gravel, wet',
        stone: 'Crushed stone',
        sand: 'Sand, dry',
        wetSand: 'Sand, wet',
        base: 'Road base, graded, as rolled',
        own: 'Another density',
      },
      initial: 'gravel',
      as: 'menu',
    }),
    density: quantity('Density', {
      of: 'density',
      unit: 't/m³',
      units: ['t/m³', 'kg/m³', 'lb/ft³', 'short tons/yd³'],
      unitIn: { us: 'lb/ft³' },
      initial: 1.7,
      initialIn: { us: 1.681938654265815 },
      above: 0,
      max: 10,
      shownWhen: { field: 'material', is: 'own' },
      help: 'Loose, as it is delivered. Ask the quarry.',
    }),
    compaction: percent('More for compaction', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.25, step: 0.01 },
      help: 'The depth is that of the finished layer; loose material is rolled down to it.',
      refines: true,
    }),
    step: number('The supplier sells in steps of', {
      unit: 't or short tons',
      initial: 0.5,
      above: 0,
      max: 100,
      refines: true,
    }),
    truck: number('A truck carries', { unit: 't or short tons', initial: 10, above: 0, max: 100, refines: true }),
    bag: number('A bag holds', { unit: 'kg', initial: 25, above: 0, max: 2000, shownWhen: inMetric, refines: true }),
    bagUs: number('A bag holds', { unit: 'lb', initial: 50, above: 0, max: 4000, shownWhen: inUs, refines: true }),
    price: money('Price of a tonne or short ton', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    fee: money('Delivery in all', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    bagPrice: money('Price of a bag', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    order: { kind: 'number', label: 'To order', unit: weightUnit, decimals: 2 },
    volume: { kind: 'number', label: 'Loose volume', unit: volumeUnit, decimals: 2 },
    bags: { kind: 'count', label: 'Or bags' },
    trucks: { kind: 'count', label: 'Truckloads' },
    area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
    tonnes: { kind: 'number', label: 'Tonnes', unit: 't', decimals: 3, section: 'Before rounding' },
    shortTons: { kind: 'number', label: 'Short tons', unit: 'short tons', decimals: 3, section: 'Before rounding' },
    cubicMetres: { kind: 'number', label: 'Cubic meters', unit: 'm³', decimals: 3, section: 'Before rounding' },
    cubicYards: { kind: 'number', label: 'Cubic yards', unit: 'yd³', decimals: 3, section: 'Before rounding' },
    compacted: { kind: 'number', label: 'Finished layer', unit: volumeUnit, decimals: 3, section: 'Before rounding' },
    bulkCost: { kind: 'money', label: 'In bulk, delivered', optional: true, section: 'Cost' },
    bagCost: { kind: 'money', label: 'In bags', optional: true, section: 'Cost' },
    cheaper: { kind: 'verdict', label: 'Cheaper', optional: true, section: 'Cost' },
    parts: {
      kind: 'table',
      label: 'Area by area',
      optional: true,
      totals: ['area', 'volume'],
      columns: {
        part: { kind: 'text', label: 'Shape' },
        area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
        volume: { kind: 'number', label: 'Finished layer', unit: volumeUnit, decimals: 3 },
      },
    },
  },
  formula:
    'Finished layer: area × depth; loose volume: × (1 + compaction); weight: loose volume × loose density, up to the next step of the supplier; bags: weight ÷ content of a bag, rounded up',
  limits: [
    'Densities are those of loose, delivered material, as ASTM C29 measures them, and differ by a tenth between quarries. Wet sand and gravel weigh more for the same volume.',
    'Road base is the exception: 2.1 t/m³ is its weight in the rolled layer, so that compaction adds to its loose volume and not to its weight.',
    'The ground is taken as level; soft ground swallows stone, and a fabric under it prevents that.',
    'A short ton is 2,000 lb or 0.907 tonnes.',
  ],
  sources: [
    {
      title: 'Engineering ToolBox: densities of dirt, gravel of 1,680 kg/m³ dry and 2,000 wet, sand of 1,555 and 1,905',
      href: 'https://www.engineeringtoolbox.com/dirt-mud-densities-d_1727.html',
    },
    {
      title: 'SImetric: mass of bulk materials, crushed stone and dry sand of 1,602 kg/m³, wet sand of 1,922',
      href: 'https://www.simetric.co.uk/si_materials.htm',
    },
    {
      title:
        'Washington State Department of Transportation, Design Manual, chapter 620: gravel base of 3,400 to 3,800 lb/yd³ compacted, crushed base course of 2,950 on the truck',
      href: 'https://wsdot.wa.gov/publications/manuals/fulltext/M22-01/620.pdf',
    },
    {
      title: 'NIST Special Publication 811, appendix B: short ton, cubic yard',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found =
      values.measure === 'sizes'
        ? measuredGround(us ? values.areasUs : values.areas, values.system, show.region)
        : undefined
    if (found && isFault(found)) return problem(us ? 'areasUs' : 'areas', found.fault)
    const known = us ? values.areaKnownUs : values.areaKnown
    const area = found ? found.reduce((sum, one) => sum + one.area, 0) : known
    // The layer in cubic yards or cubic meters of its area in square feet or square meters.
    const layer = us ? values.depth / 30.48 / 27 : values.depth / 100
    const compacted = area * layer
    const volume = compacted * (1 + values.compaction)
    const cubicMetres = us ? volume * cubicMetresInYard : volume
    const tonnes = cubicMetres * densityOf(values)
    const shortTons = tonnes / tonnesInShortTon
    const weight = us ? shortTons : tonnes
    const steps = Math.max(1, wholeUnits(weight / values.step))
    if (steps > 1e12) return problem('step', 'must be larger for so much material')
    const order = Number((steps * values.step).toPrecision(12))
    const bags = packsFor(us ? weight * 2000 : weight * 1000, us ? values.bagUs : values.bag)
    return {
      order,
      volume,
      bags,
      trucks: packsFor(order, values.truck),
      area,
      tonnes,
      shortTons,
      cubicMetres,
      cubicYards: us ? volume : volume / cubicMetresInYard,
      compacted,
      parts: found?.map((one) => ({ ...one, volume: one.area * layer })),
      ...bulkOrBags(values, order, bags, minorDigits, show),
    }
  },

  steps(values, { volume, cubicMetres, tonnes, shortTons, order }) {
    const us = values.system === 'us'
    const lines = {
      deep: { kind: 'number', value: values.depth / (us ? 30.48 : 100), unit: us ? 'ft' : 'm', decimals: 4 },
      density: { kind: 'number', value: densityOf(values), unit: 't/m³' },
      steps: { kind: 'count', value: Math.round(order / values.step) },
    } as const
    return [
      { gives: 'compacted', is: us ? '{area} × {deep} ÷ 27' : '{area} × {deep}', with: lines },
      { gives: volume > 0 ? 'volume' : undefined, is: '{compacted} × (1 + {compaction})' },
      ...(us ? [{ gives: 'cubicMetres', is: '{volume} × 0.764554857984' } as const] : []),
      { gives: cubicMetres > 0 ? 'tonnes' : undefined, is: '{cubicMetres} × {density}', with: lines },
      ...(us ? [{ gives: 'shortTons', is: '{tonnes} ÷ 0.90718474' } as const] : []),
      {
        finds: 'Steps of the supplier',
        gives: lines.steps,
        is: us ? '{shortTons} ÷ {step}' : '{tonnes} ÷ {step}',
        rounded: 'up',
        with: lines,
      },
      { gives: tonnes > 0 && shortTons > 0 ? 'order' : undefined, is: '{steps} × {step}', with: lines },
    ]
  },

  examples: [
    {
      name: 'A gravel path',
      given: {
        system: 'us',
        areasUs: [{ shape: 'rectangle', length: `20'`, width: `10'`, count: 1 }],
        depth: 10.16,
        material: 'gravel',
        compaction: 0,
        step: 0.5,
        truck: 10,
        bagUs: 50,
        price: 38,
        fee: 75,
        bagPrice: 5.5,
      },
      expect: { order: 3.5, volume: 2.469136, bags: 140, bulkCost: 208, bagCost: 770 },
    },
    {
      name: 'A base under a round terrace',
      given: {
        system: 'metric',
        areas: [{ shape: 'circle', length: '5', count: 1 }],
        depth: 20,
        material: 'base',
        compaction: 0.2,
        step: 0.5,
        truck: 8,
        bag: 25,
      },
      expect: { order: 8.5, volume: 4.712389, trucks: 2, tonnes: 8.246681 },
    },
  ],
})

interface Chosen {
  material: keyof typeof densities | 'base' | 'own'
  density: number
  compaction: number
}

/** Tonnes in a cubic meter as it is delivered, loose. */
function densityOf({ material, density, compaction }: Chosen): number {
  if (material === 'own') return density
  return material === 'base' ? rolledBase / (1 + compaction) : densities[material]
}
