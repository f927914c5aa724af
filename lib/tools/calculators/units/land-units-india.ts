import { choice, defineCalculator, money, number, problem } from '@/lib/kits/calculator'

const squareMeters = 0.09290304

/** Square feet in one of each unit that is the same everywhere. */
const everywhere = {
  ft2: 1,
  gaj: 9,
  m2: 1 / squareMeters,
  cent: 435.6,
  decimal: 435.6,
  guntha: 1089,
  ground: 2400,
  ankanam: 72,
  acre: 43_560,
  ha: 10_000 / squareMeters,
} as const

type LocalUnit = 'bigha' | 'katha' | 'biswa' | 'dhur' | 'lessa' | 'killa' | 'kanal' | 'marla' | 'sarsahi'
type LocalUnits = Readonly<Partial<Record<LocalUnit, number>>>

/** Square feet in one of each unit that differs. Each figure was read in two places that do not copy each other. */
const local = {
  as: { bigha: 14_400, katha: 2880, lessa: 144 },
  br: { bigha: 27_225, katha: 1361.25, dhur: 68.0625 },
  gj: { bigha: 17_424 },
  hp: { bigha: 8712, biswa: 435.6 },
  mp: { bigha: 12_000 },
  pb: { killa: 43_560, kanal: 5445, marla: 272.25, sarsahi: 30.25 },
  rj: { bigha: 27_225, biswa: 1361.25 },
  rjk: { bigha: 17_424, biswa: 871.2 },
  up: { bigha: 27_000, biswa: 1350 },
  upe: { bigha: 27_225, katha: 1361.25 },
  wb: { bigha: 14_400, katha: 720 },
  other: {},
} as const satisfies Record<string, LocalUnits>

const states = {
  as: 'Assam',
  br: 'Bihar (Patna)',
  gj: 'Gujarat',
  hp: 'Himachal Pradesh',
  mp: 'Madhya Pradesh',
  pb: 'Punjab, Haryana',
  rj: 'Rajasthan, pucca',
  rjk: 'Rajasthan, kachcha',
  up: 'Uttar Pradesh, pucca',
  upe: 'Uttar Pradesh, Purvanchal',
  wb: 'West Bengal',
  other: 'Another: standard units only',
} as const

const names = {
  bigha: 'Bigha',
  katha: 'Katha',
  biswa: 'Biswa',
  dhur: 'Dhur',
  lessa: 'Lessa',
  killa: 'Killa',
  kanal: 'Kanal',
  marla: 'Marla',
  sarsahi: 'Sarsahi',
  ft2: 'Square foot',
  gaj: 'Gaj (square yard)',
  m2: 'Square meter',
  cent: 'Cent',
  decimal: 'Decimal (dismil, satak)',
  guntha: 'Guntha',
  ground: 'Ground',
  ankanam: 'Ankanam',
  acre: 'Acre',
  ha: 'Hectare',
} as const

export default defineCalculator({
  inputs: {
    amount: number('Area', { initial: 1, above: 0, max: 1e9 }),
    unit: choice('Unit', {
      options: names,
      initial: 'bigha',
      as: 'menu',
      offeredWhen: {
        bigha: { field: 'state', is: ['as', 'br', 'gj', 'hp', 'mp', 'rj', 'rjk', 'up', 'upe', 'wb'] },
        katha: { field: 'state', is: ['as', 'br', 'upe', 'wb'] },
        biswa: { field: 'state', is: ['hp', 'rj', 'rjk', 'up'] },
        dhur: { field: 'state', is: 'br' },
        lessa: { field: 'state', is: 'as' },
        killa: { field: 'state', is: 'pb' },
        kanal: { field: 'state', is: 'pb' },
        marla: { field: 'state', is: 'pb' },
        sarsahi: { field: 'state', is: 'pb' },
      },
    }),
    state: choice('State', {
      options: states,
      initial: 'wb',
      as: 'menu',
      help: 'It decides what a bigha or a katha is.',
    }),
    price: money('Price of all of it', { optional: true, above: 0, max: 1e13 }),
    own: number('Size of the unit in your record', {
      optional: true,
      min: 0.1,
      max: 1e7,
      unit: 'ft²',
      help: 'If your deed or revenue office counts the bigha, katha or marla differently. Its parts follow.',
      refines: true,
    }),
  },
  outputs: {
    feet: { kind: 'number', label: 'Square feet', unit: 'ft²' },
    gaj: { kind: 'number', label: 'Gaj, square yards', unit: 'yd²' },
    meters: { kind: 'number', label: 'Square meters', unit: 'm²', decimals: 2 },
    acres: { kind: 'number', label: 'Acres', decimals: 4 },
    hectares: { kind: 'number', label: 'Hectares', unit: 'ha', decimals: 4 },
    deed: { kind: 'verdict', label: 'What the unit is here', optional: true },
    perFoot: { kind: 'money', label: 'Price of a square foot', optional: true, section: 'Price' },
    perGaj: { kind: 'money', label: 'Price of a gaj', optional: true, section: 'Price' },
    perAcre: { kind: 'money', label: 'Price of an acre', optional: true, section: 'Price' },
    all: {
      kind: 'table',
      label: 'In every unit',
      columns: {
        unit: { kind: 'text', label: 'Unit' },
        area: { kind: 'number', label: 'Area' },
        size: { kind: 'number', label: 'One of it', unit: 'ft²' },
        price: { kind: 'money', label: 'Price of one' },
      },
    },
    bighas: {
      kind: 'table',
      label: 'One bigha by state',
      columns: {
        state: { kind: 'text', label: 'State' },
        feet: { kind: 'number', label: 'Square feet', unit: 'ft²' },
        acre: { kind: 'number', label: 'Bighas in an acre', decimals: 3 },
      },
    },
  },
  formula:
    'Square feet = area × square feet in the unit. Acre = 43,560 ft² = 4,840 gaj = 100 cents = 40 gunthas; 1 ft² = 0.09290304 m²',
  limits: [
    'Within a state the bigha and the katha differ by district, and by the survey that the record follows. The deed and the revenue office decide.',
    'The marla is the one of 272.25 ft² of consolidated land; some towns count 225 ft².',
    'States on whose bigha published figures disagree are left out: Delhi, Jharkhand, Uttarakhand, and the bigha of Punjab and Haryana. Enter your own size for them.',
  ],
  sources: [
    {
      title: 'Land measurement units of Indian states, landrecords.co.in',
      href: 'http://www.landrecords.co.in/area-units-conversion-factors/',
    },
    {
      title: 'Exam Board: Land Measurement Units in India (cent, ground, ankanam, kanal, bigha of 968 square yards)',
      href: 'https://www.examboard.in/2019/03/land-measurement-units-in-india.html',
    },
    { title: 'Pro Civil Engineer: Bigha by state', href: 'https://procivilengineer.com/bigha/' },
    { title: 'RHD: State Wise Land Measurement', href: 'https://rhdreamhomes.com/?p=2257' },
    {
      title: 'CalcCrack: Bigha to square feet in every state',
      href: 'https://calccrack.com/guides/bigha-sq-ft-by-state',
    },
    { title: 'Wikipedia: Katha (unit)', href: 'https://en.wikipedia.org/wiki/Katha_(unit)' },
    {
      title: 'Vyoma: Gujarat land converter, 16 gunthas to the bigha',
      href: 'https://vyoma.online/gujarat-land-converter',
    },
    {
      title: 'Knowledge Publisher: Measurement units of land in Punjab and Haryana',
      href: 'https://www.knowledgepublisher.com/article/1359/measurement-units-of-land-in-punjab-and-haryana.html',
    },
  ],

  compute({ amount, unit, state, price, own }, { show }) {
    const usual: LocalUnits = local[state]
    const standard: Readonly<Partial<Record<string, number>>> = everywhere
    const usualSize = standard[unit] ?? usual[unit as LocalUnit]
    if (usualSize === undefined)
      return problem(
        'unit',
        `must be one that ${states[state]} has: ${[...Object.keys(usual), 'gaj', 'acre'].join(', ')}`,
      )
    const isLocal = standard[unit] === undefined
    if (own !== undefined && !isLocal) return problem('own', 'must be empty: this unit has the same size everywhere')
    const size = own ?? usualSize
    const feet = amount * size
    const inHere = Object.entries(usual).map(([name, ft]) => [name, isLocal ? (ft * size) / usualSize : ft] as const)
    const perFoot = price === undefined ? undefined : price / feet
    return {
      feet,
      gaj: feet / everywhere.gaj,
      meters: feet * squareMeters,
      acres: feet / everywhere.acre,
      hectares: feet / everywhere.ha,
      deed: isLocal
        ? {
            is: own === undefined ? 'plain' : 'fair',
            says: `${names[unit]}, ${states[state]}: ${show.number(size)} ft²${own === undefined ? '' : `, where ${show.number(usualSize)} ft² is usual`}. The deed decides.`,
          }
        : undefined,
      perFoot,
      perGaj: perFoot === undefined ? undefined : perFoot * everywhere.gaj,
      perAcre: perFoot === undefined ? undefined : perFoot * everywhere.acre,
      all: [...inHere, ...Object.entries(everywhere)].map(([name, feetOfOne]) => ({
        unit: names[name as keyof typeof names],
        area: feet / feetOfOne,
        size: feetOfOne,
        price: perFoot === undefined ? null : perFoot * feetOfOne,
      })),
      bighas: Object.entries(local).flatMap(([key, units]) =>
        'bigha' in units
          ? [{ state: states[key as keyof typeof states], feet: units.bigha, acre: everywhere.acre / units.bigha }]
          : [],
      ),
    }
  },

  steps({ unit, amount }, { feet }) {
    return [
      {
        finds: 'Square feet',
        gives: 'feet',
        is: `{amount} × {size}`,
        with: {
          size: { kind: 'number', value: feet / amount, decimals: unit === 'm2' || unit === 'ha' ? 6 : undefined },
        },
      },
      { gives: 'gaj', is: '{feet} ÷ 9' },
      { gives: 'meters', is: '{feet} × 0.09290304' },
      { gives: 'acres', is: '{feet} ÷ 43560' },
      { gives: 'perFoot', is: '{price} ÷ {feet}' },
    ]
  },

  examples: [
    {
      name: 'A plot in Kolkata',
      given: { amount: 5, unit: 'katha', state: 'wb', price: 4_500_000 },
      expect: { feet: 3600, gaj: 400, perFoot: 1250 },
    },
    {
      name: 'Fields in Bihar',
      given: { amount: 2, unit: 'bigha', state: 'br' },
      expect: { feet: 54_450, acres: 1.25 },
    },
  ],
})
