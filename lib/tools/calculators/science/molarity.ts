import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  problem,
  quantity,
  type Verdict,
} from '@/lib/kits/calculator'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Show } from '@/lib/base/format/show'

/** Grams of a mole of water, by the standard atomic weights of IUPAC. */
const waterMass = 18.015

interface Stock {
  name: string
  formula: string
  molarMass: number
  /** Of the weight. */
  share: number
  /** Grams in a milliliter. */
  density: number
  acid: boolean
}
/** Reagents as bottles carry them. Each row was read in a published table of concentrated reagents. */
const stocks = {
  hcl: { name: 'Hydrochloric acid 37%', formula: 'HCl', molarMass: 36.46, share: 0.37, density: 1.18, acid: true },
  h2so4: { name: 'Sulfuric acid 96%', formula: 'H₂SO₄', molarMass: 98.08, share: 0.96, density: 1.84, acid: true },
  hno3: { name: 'Nitric acid 70%', formula: 'HNO₃', molarMass: 63.01, share: 0.7, density: 1.42, acid: true },
  acetic: {
    name: 'Acetic acid, glacial',
    formula: 'CH₃COOH',
    molarMass: 60.05,
    share: 0.996,
    density: 1.05,
    acid: true,
  },
  h3po4: { name: 'Phosphoric acid 85%', formula: 'H₃PO₄', molarMass: 98, share: 0.85, density: 1.7, acid: true },
  hclo4: { name: 'Perchloric acid 70%', formula: 'HClO₄', molarMass: 100.46, share: 0.7, density: 1.67, acid: true },
  nh3: { name: 'Ammonia 28%', formula: 'NH₃', molarMass: 17.03, share: 0.28, density: 0.9, acid: false },
} as const satisfies Record<string, Stock>
type StockName = keyof typeof stocks

const ofOwn = { field: 'from', is: ['solid', 'liquid'] } as const
const asLiquid = { field: 'from', is: 'liquid' } as const
const asSolid = { field: 'from', is: 'solid' } as const
const unlessMass = { field: 'find', is: ['molarity', 'volume', 'molarMass'] } as const

export default defineCalculator({
  inputs: {
    find: choice('What to find', {
      options: {
        amount: 'How much to weigh or measure',
        molarity: 'The concentration',
        volume: 'The volume it makes',
        molarMass: 'The molar mass',
      },
      initial: 'amount',
      as: 'menu',
    }),
    from: choice('Made from', {
      options: {
        solid: 'A solid',
        ...(Object.fromEntries(Object.entries(stocks).map(([key, { name }]) => [key, name])) as Record<
          StockName,
          string
        >),
        liquid: 'Another liquid, by its label',
      },
      initial: 'solid',
      as: 'menu',
    }),
    molarMass: number('Molar mass of the dissolved substance', {
      unit: 'g/mol',
      initial: 58.44,
      above: 0,
      max: 1e7,
      help: 'Without water of crystals; that has a box of its own under the other options.',
      shownWhen: [ofOwn, { field: 'find', is: ['amount', 'molarity', 'volume'] }],
    }),
    concentration: quantity('Concentration', {
      of: 'concentration',
      unit: 'M',
      initial: 0.154,
      above: 0,
      max: 1000,
      shownWhen: { field: 'find', is: ['amount', 'volume', 'molarMass'] },
    }),
    volume: quantity('Volume of the finished solution', {
      of: 'volume',
      unit: 'L',
      units: ['L', 'mL', 'µL', 'm³', 'US gal'],
      initial: 1,
      above: 0,
      max: 1e6,
      shownWhen: { field: 'find', is: ['amount', 'molarity', 'molarMass'] },
    }),
    mass: quantity('Mass of the solid', {
      of: 'mass',
      unit: 'g',
      units: ['g', 'mg', 'µg', 'kg', 'oz', 'lb'],
      initial: 9,
      above: 0,
      max: 1e9,
      shownWhen: [asSolid, unlessMass],
    }),
    measured: quantity('Volume of the stock', {
      of: 'volume',
      unit: 'L',
      units: ['mL', 'L', 'µL'],
      initial: 0.01,
      above: 0,
      max: 1e6,
      shownWhen: [
        { field: 'from', is: [...(Object.keys(stocks) as StockName[]), 'liquid'] },
        { field: 'find', is: ['molarity', 'volume'] },
      ],
    }),
    share: percent('Its strength by weight', {
      initial: 0.37,
      slider: { from: 0.01, to: 1, step: 0.01 },
      min: 0.0001,
      max: 1,
      shownWhen: asLiquid,
    }),
    density: number('Its density', { unit: 'g/mL', initial: 1.18, above: 0, max: 25, shownWhen: asLiquid }),
    purity: percent('Purity of the solid', {
      initial: 1,
      slider: { from: 0.9, to: 1, step: 0.005 },
      min: 0.0001,
      max: 1,
      shownWhen: asSolid,
      refines: true,
    }),
    waters: integer('Water in its crystals, molecules each', {
      initial: 0,
      min: 0,
      max: 100,
      help: '5 for CuSO₄·5H₂O. What you weigh is then heavier than the molar mass says.',
      shownWhen: asSolid,
      refines: true,
    }),
    equivalents: number('Equivalents in a mole', {
      initial: 1,
      above: 0,
      max: 100,
      help: 'For normality: 2 for sulfuric acid, 1 for hydrochloric.',
      refines: true,
    }),
    finished: number('Density of the finished solution', {
      unit: 'g/mL',
      optional: true,
      above: 0,
      max: 25,
      help: 'Gives the molality, which counts kilograms of solvent.',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Before you start', optional: true },
    molarity: { kind: 'number', label: 'Molarity', unit: 'M', prefixed: true },
    moles: { kind: 'number', label: 'Amount of substance', unit: 'mol', prefixed: true },
    toWeigh: { kind: 'number', label: 'To weigh', unit: 'g', prefixed: true, optional: true },
    toMeasure: { kind: 'number', label: 'Stock to measure', unit: 'L', prefixed: true, optional: true },
    made: { kind: 'number', label: 'Final volume', unit: 'L', prefixed: true },
    massOfMole: { kind: 'number', label: 'Molar mass', unit: 'g/mol', decimals: 3, section: 'Other measures' },
    perLitre: { kind: 'number', label: 'Dissolved in a liter', unit: 'g', prefixed: true, section: 'Other measures' },
    perVolume: { kind: 'number', label: 'Percent weight by volume', unit: '%', section: 'Other measures' },
    normality: { kind: 'number', label: 'Normality', unit: 'N', section: 'Other measures' },
    molality: { kind: 'number', label: 'Molality', unit: 'mol/kg', optional: true, section: 'Other measures' },
    stock: {
      kind: 'number',
      label: 'Molarity of the stock',
      unit: 'M',
      decimals: 3,
      optional: true,
      section: 'Other measures',
    },
    recipe: {
      kind: 'table',
      label: 'Recipe',
      columns: { step: { kind: 'count', label: 'Step' }, what: { kind: 'text', label: 'What to do' } },
    },
  },
  formula:
    'Moles = molarity × volume; mass = moles × molar mass ÷ purity; stock volume = moles × molar mass ÷ (weight share × density)',
  limits: [
    'The volume is that of the finished solution at the temperature of the flask, not of the water added.',
    'Strengths and densities of the listed acids are usual ones. The label of your bottle counts.',
    'Whether so much dissolves is not looked up.',
    'The recipe names the order and no safety measure besides: read the data sheet of the substance.',
  ],
  sources: [
    {
      title: 'IUPAC Compendium of Chemical Terminology: amount concentration; molality',
      href: 'https://goldbook.iupac.org/terms/view/A00295',
    },
    {
      title: 'Salt Lake Metals: Molarities of concentrated acids and bases',
      href: 'http://saltlakemetals.com/ConcentrationsAcidsBases.htm',
    },
    {
      title: 'Laboratory Notes: Molarity of commercially supplied concentrated acids and bases',
      href: 'https://www.laboratorynotes.com/molarity-of-commercially-supplied-concentrated-acids-and-bases/',
    },
  ],

  compute(values, { show }) {
    if (values.find === 'molarMass' && values.from !== 'solid')
      return problem('from', 'must be a solid where a molar mass is to be found')
    const found = solve(values)
    if ('message' in found) return problem<'concentration' | 'mass' | 'measured'>(found.field, found.message)
    const { moles, molarity, volume, mass, measured, molarMass, stock } = found
    const perLitre = molarity * molarMass
    const solvent = values.finished === undefined ? undefined : values.finished * 1000 - perLitre
    if (solvent !== undefined && solvent <= 0)
      return problem('finished', 'must be more than what is dissolved in a milliliter')
    return {
      answer: answerOf(values.find, found, show),
      note: noteOf(values, perLitre),
      molarity,
      moles,
      toWeigh: mass,
      toMeasure: measured,
      made: volume,
      massOfMole: molarMass,
      perLitre,
      perVolume: perLitre / 10,
      normality: molarity * values.equivalents,
      molality: solvent === undefined ? undefined : (1000 * molarity) / solvent,
      stock,
      recipe: recipeOf(values, found, show),
    }
  },

  steps(values, results) {
    const label = labelOf(values)
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    const given = {
      c: plain(values.concentration),
      v: plain(values.volume),
      w: plain(results.massOfMole + waterMass * (label ? 0 : values.waters)),
      n: plain(results.moles),
      g: plain(values.mass),
      ml: plain(values.measured * 1000),
      p: plain(values.purity),
      share: plain(label?.share),
      density: plain(label?.density),
      crystal: plain(values.waters * waterMass),
    }
    const isSolid = label === undefined
    const perMole = '{ml} mL × {density} × {share} ÷ {w}'
    if (values.find === 'amount')
      return [
        { gives: 'moles', is: '{c} × {v} L', with: given },
        isSolid
          ? { gives: 'toWeigh', is: '{n} mol × {w} ÷ {p}' }
          : { gives: 'toMeasure', is: '{n} mol × {w} ÷ ({share} × {density} × 1000)' },
      ]
    if (values.find === 'molarMass')
      return [
        { gives: 'moles', is: '{c} × {v} L', with: given },
        { gives: 'massOfMole', is: '{g} g × {p} ÷ {n} mol[ − {crystal}]' },
      ]
    return [
      { gives: 'moles', is: isSolid ? '{g} g × {p} ÷ {w}' : perMole, with: given },
      values.find === 'molarity'
        ? { gives: 'molarity', is: '{n} mol ÷ {v} L' }
        : { gives: 'made', is: '{n} mol ÷ {c}' },
    ]
  },

  examples: [
    {
      name: 'Saline',
      given: {
        find: 'amount',
        from: 'solid',
        molarMass: 58.44,
        concentration: 0.154,
        volume: 1,
        purity: 1,
        waters: 0,
        equivalents: 1,
        finished: undefined,
      },
      expect: { toWeigh: 8.99976, perLitre: 8.99976, perVolume: 0.899976 },
    },
    {
      name: 'Copper sulfate from blue crystals',
      given: {
        find: 'amount',
        from: 'solid',
        molarMass: 159.61,
        concentration: 0.25,
        volume: 0.5,
        purity: 1,
        waters: 5,
        equivalents: 1,
        finished: undefined,
      },
      expect: { toWeigh: 31.210625, moles: 0.125 },
    },
    {
      name: 'One molar acid from the bottle',
      given: { find: 'amount', from: 'hcl', concentration: 1, volume: 1, equivalents: 1, finished: undefined },
      expect: { toMeasure: 0.0835089, stock: 11.975 },
    },
  ],
})

interface Entered {
  find: 'amount' | 'molarity' | 'volume' | 'molarMass'
  from: 'solid' | 'liquid' | StockName
  molarMass: number
  concentration: number
  volume: number
  mass: number
  measured: number
  share: number
  density: number
  purity: number
  waters: number
}
interface Solved {
  moles: number
  molarity: number
  volume: number
  molarMass: number
  mass?: number
  measured?: number
  stock?: number
}
interface Refused {
  field: 'concentration' | 'mass' | 'measured'
  message: string
}

/** What the label of a liquid says; undefined for a solid. */
function labelOf({ from, molarMass, share, density }: Entered): Stock | undefined {
  if (from === 'solid') return undefined
  if (from !== 'liquid') return stocks[from]
  return { name: 'the stock', formula: '', molarMass, share, density, acid: false }
}

function solve(values: Entered): Solved | Refused {
  const label = labelOf(values)
  return label ? ofLiquid(values, label) : ofSolid(values)
}

function ofSolid({ find, molarMass, concentration, volume, mass, purity, waters }: Entered): Solved | Refused {
  const water = waters * waterMass
  if (find === 'molarMass') {
    const moles = concentration * volume
    const found = (mass * purity) / moles - water
    return found > 0
      ? { moles, molarity: concentration, volume, molarMass: found, mass }
      : { field: 'mass', message: 'must be more: its water of crystals alone weighs as much' }
  }
  if (find === 'amount') {
    const moles = concentration * volume
    return { moles, molarity: concentration, volume, molarMass, mass: (moles * (molarMass + water)) / purity }
  }
  const moles = (mass * purity) / (molarMass + water)
  const [molarity, made] = find === 'molarity' ? [moles / volume, volume] : [concentration, moles / concentration]
  return { moles, molarity, volume: made, molarMass, mass }
}

function ofLiquid({ find, concentration, volume, measured }: Entered, label: Stock): Solved | Refused {
  const { molarMass, share, density } = label
  const stock = (1000 * share * density) / molarMass
  const found = { molarMass, stock }
  const tooStrong = `must be at most the stock’s own ${Number(stock.toPrecision(4))} M`
  if (find === 'amount') {
    if (concentration > stock * (1 + 1e-9)) return { field: 'concentration', message: tooStrong }
    const moles = concentration * volume
    return { ...found, moles, molarity: concentration, volume, measured: moles / stock }
  }
  const moles = measured * stock
  if (find === 'molarity')
    return measured > volume * (1 + 1e-9)
      ? { field: 'measured', message: 'must be at most the volume of the finished solution' }
      : { ...found, moles, molarity: moles / volume, volume, measured }
  return concentration > stock * (1 + 1e-9)
    ? { field: 'concentration', message: tooStrong }
    : { ...found, moles, molarity: concentration, volume: moles / concentration, measured }
}

function answerOf(find: Entered['find'], found: Solved, show: Show): string {
  const { mass, measured, molarity, volume, molarMass } = found
  if (find === 'amount')
    return mass === undefined ? withSiPrefix(measured ?? 0, 'L', show) : withSiPrefix(mass, 'g', show)
  if (find === 'molarity') return withSiPrefix(molarity, 'M', show)
  return find === 'volume' ? withSiPrefix(volume, 'L', show) : `${show.number(molarMass, 3)}\u00A0g/mol`
}

function noteOf(values: Entered, perLitre: number): Verdict | undefined {
  const label = labelOf(values)
  if (label?.acid)
    return {
      is: 'bad',
      says: 'Acid into water, slowly and stirred: the other way round it boils and spits. Gloves, goggles, fume hood.',
    }
  if (label) return { is: 'fair', says: 'Work under a hood, and fill up only when the mixture has cooled.' }
  return perLitre > 1500
    ? { is: 'fair', says: 'More than 1.5 kg in a liter: hardly any solid dissolves so well. Check the figures.' }
    : undefined
}

function recipeOf(values: Entered, { mass, measured, volume }: Solved, show: Show) {
  const made = withSiPrefix(volume, 'L', show)
  const label = labelOf(values)
  const lines =
    label && measured !== undefined
      ? [
          `Put about half of the water for ${made} into a beaker.`,
          `Measure ${withSiPrefix(measured, 'L', show)} of ${label.name === 'the stock' ? label.name : label.name.toLowerCase()}.`,
          'Pour it slowly into the water while stirring, and let it cool.',
          `Rinse it over into a volumetric flask and fill up to ${made}.`,
        ]
      : [
          `Weigh ${withSiPrefix(mass ?? 0, 'g', show)}${values.waters > 0 ? ' of the crystals' : ''}.`,
          `Dissolve it in about two thirds of the water for ${made}.`,
          'Rinse it over into a volumetric flask, without losing a drop.',
          `Fill up to ${made} at room temperature, and shake.`,
        ]
  return lines.map((what, at) => ({ step: at + 1, what }))
}
