import { defineCases } from '@/lib/kits/calculator'
import molarity from './molarity'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/solutions.py' }
const jiskha = {
  title: 'Jiskha: Amount of CuSO4·5H2O for 500 mL of 0.25 M solution',
  href: 'https://www.jiskha.com/display.cgi?id=1329797715',
}
const army = {
  title: 'US Army Medical Department MD0837: Variations of molarity problems',
  href: 'http://armymedical.tpub.com/md0837/Variations-of-Molarity-Problems-Laboratory-Mathematics-85.htm',
}
const calculatorLib = {
  title: 'CalculatorLib: Molarity of concentrated acid, worked example',
  href: 'https://calculatorlib.com/molarity-of-concentrated-acid-calculator',
}
const saltLake = {
  title: 'Salt Lake Metals: Molarities of concentrated acids and bases',
  href: 'http://saltlakemetals.com/ConcentrationsAcidsBases.htm',
}
const labNotes = {
  title: 'Laboratory Notes: Molarity of commercially supplied concentrated acids and bases',
  href: 'https://www.laboratorynotes.com/molarity-of-commercially-supplied-concentrated-acids-and-bases/',
}
const reagents = {
  title: 'Evergainful: Composition of concentrated reagent-grade acids',
  href: 'https://evergainful.com.my/resource_acid_base_concentrations.php',
}
const molalities = {
  title: 'Converting between concentration units, practice problem',
  href: 'https://pt.scribd.com/document/407642200/ASF-Registration-Form-BPS-06-15-NEW',
}
const plain = { purity: 1, waters: 0, equivalents: 1, finished: undefined } as const
const solid = { ...plain, from: 'solid' } as const
const nb = '\u00A0'

export default defineCases(molarity, [
  {
    name: 'Saline of 0.9%',
    given: { ...solid, find: 'molarity', molarMass: 58.44, mass: 9, volume: 1 },
    expect: {
      answer: `154${nb}mM`,
      molarity: 0.154004,
      moles: 0.154004,
      toWeigh: 9,
      toMeasure: null,
      made: 1,
      massOfMole: 58.44,
      perLitre: 9,
      perVolume: 0.9,
      normality: 0.154004,
      molality: null,
      stock: null,
      note: null,
      recipe: {
        rows: 4,
        at: {
          0: { step: 1, what: `Weigh 9${nb}g.` },
          3: { what: `Fill up to 1${nb}L at room temperature, and shake.` },
        },
      },
    },
    source: { ...sympy, how: '9/58.44' },
  },
  {
    name: '300 mmol/L of sodium chloride, 250 mL',
    given: { ...solid, find: 'amount', molarMass: 58.5, concentration: 0.3, volume: 0.25 },
    expect: { toWeigh: 4.3875, answer: `4.3875${nb}g`, moles: 0.075 },
    source: { ...army, how: '0.250 L × 300 mmol/L × 58.5 mg/mmol = 4390 mg, rounded there' },
  },
  {
    name: 'Copper sulfate from its pentahydrate',
    given: { ...solid, waters: 5, find: 'amount', molarMass: 159.61, concentration: 0.25, volume: 0.5 },
    expect: { toWeigh: 31.2106, moles: 0.125, recipe: { at: { 0: { what: `Weigh 31.211${nb}g of the crystals.` } } } },
    source: { ...jiskha, how: '31.21 g with 18.02 for water; 18.015 here, by SymPy' },
  },
  {
    name: '37% hydrochloric acid of 1.19 g/mL is 12.08 M',
    given: {
      ...plain,
      from: 'liquid',
      share: 0.37,
      density: 1.19,
      molarMass: 36.46,
      find: 'amount',
      concentration: 1,
      volume: 1,
    },
    expect: { stock: 12.076, toMeasure: 0.0828072, note: 'fair' },
    source: { ...calculatorLib, how: '440.3 ÷ 36.46 = 12.076; a liter of 1 M takes 1 ÷ 12.076, by SymPy' },
  },
  {
    name: 'The acid of the list, 1.18 g/mL',
    given: { ...plain, from: 'hcl', find: 'amount', concentration: 1, volume: 1 },
    expect: {
      stock: 11.975,
      answer: `83.509${nb}mL`,
      toMeasure: 0.0835089,
      note: 'bad',
      recipe: { at: { 1: { what: `Measure 83.509${nb}mL of hydrochloric acid 37%.` } } },
    },
    says: { note: 'Acid into water' },
    source: { ...sympy, how: '10*37*1.18/36.46' },
  },
  ...(
    [
      ['h2so4', 18, 0.05],
      ['hno3', 15.8, 0.05],
      ['h3po4', 14.7, 0.05],
    ] as const
  ).map(([from, printed]) => ({
    name: `The listed ${from} is as strong as printed`,
    given: { ...plain, from, find: 'molarity' as const, measured: 1, volume: 1 },
    expect: {
      stock: { h2so4: 18.01, hno3: 15.775, h3po4: 14.745 }[from],
      normality: { h2so4: 18.0098, hno3: 15.7753, h3po4: 14.7449 }[from],
    },
    source: { ...saltLake, how: `${printed} M in its list; digits beyond by SymPy` },
  })),
  {
    name: 'Glacial acetic acid',
    given: { ...plain, from: 'acetic', find: 'molarity', measured: 0.01, volume: 0.1 },
    expect: { stock: 17.415, molarity: 1.7415 },
    source: { ...labNotes, how: '17.4 in its list; a tenth of it after dilution to ten times the volume' },
  },
  {
    name: 'Ammonia',
    given: { ...plain, from: 'nh3', find: 'volume', measured: 0.1, concentration: 2 },
    expect: { stock: 14.797, made: 0.739871 },
    source: { ...labNotes, how: '14.8 in its list; 0.1 × 14.797 ÷ 2 by SymPy' },
  },
  {
    name: 'Perchloric acid',
    given: { ...plain, from: 'hclo4', find: 'amount', concentration: 1, volume: 1 },
    expect: { stock: 11.636, toMeasure: 0.0859367 },
    source: {
      ...reagents,
      how: '11.7 M at 70.5% and 1.67 g/mL, so 11.6 M at 70%; 0.7 × 1670 ÷ 100.46, and 1 L over it',
    },
  },
  {
    name: 'Normality of sulfuric acid',
    given: { ...plain, equivalents: 2, from: 'h2so4', find: 'amount', concentration: 0.05, volume: 1 },
    expect: { normality: 0.1, toMeasure: 0.0027763 },
    source: { ...sympy, how: '0.05 × 98.08 ÷ (0.96 × 1840)' },
  },
  {
    name: 'Molality of sodium nitrate',
    given: { ...solid, finished: 1.0392, find: 'amount', molarMass: 84.995, concentration: 0.733, volume: 1 },
    expect: { molality: 0.7503, toWeigh: 62.301335 },
    source: { ...molalities, how: '0.733 M, 1.0392 g/mL: 62.301 g and 0.750 m; the fourth digit by SymPy' },
  },
  {
    name: 'A purity of 98%',
    given: { ...solid, purity: 0.98, find: 'amount', molarMass: 40, concentration: 0.1, volume: 2 },
    expect: { toWeigh: 8.163265 },
    source: { ...sympy, how: '0.1*2*40/0.98' },
  },
  {
    name: 'The volume that 5 g make',
    given: { ...solid, find: 'volume', molarMass: 40, mass: 5, concentration: 0.5 },
    expect: { made: 0.25, answer: `250${nb}mL` },
    source: { ...paper, how: '5 ÷ 40 ÷ 0.5' },
  },
  {
    name: 'The molar mass behind 5.844 g in a liter of 0.1 M',
    given: { ...solid, find: 'molarMass', mass: 5.844, concentration: 0.1, volume: 1 },
    expect: { massOfMole: 58.44, answer: `58.440${nb}g/mol` },
    source: { ...paper, how: '5.844 ÷ 0.1' },
  },
  {
    name: 'More in a liter than dissolves',
    given: { ...solid, find: 'amount', molarMass: 58.44, concentration: 30, volume: 1 },
    expect: { note: 'fair', perLitre: 1753.2 },
    says: { note: 'hardly any solid' },
    source: { ...paper, how: '30 × 58.44' },
  },
  {
    name: 'Stronger than the bottle',
    given: { ...plain, from: 'hcl', find: 'amount', concentration: 13, volume: 1 },
    problem: 'concentration',
    because: '11.97 M',
    source: { ...sympy, how: '10*37*1.18/36.46 = 11.975' },
  },
  {
    name: 'A larger volume of stock than of solution',
    given: { ...plain, from: 'hcl', find: 'molarity', measured: 2, volume: 1 },
    problem: 'measured',
    source: { ...paper, how: '2 > 1' },
  },
  {
    name: 'Too dilute for its stock is no problem, too strong is one',
    given: { ...plain, from: 'nh3', find: 'volume', measured: 1, concentration: 20 },
    problem: 'concentration',
    source: { ...labNotes, how: '14.8 M is less than 20' },
  },
  {
    name: 'A molar mass from an acid of the list',
    given: { ...plain, from: 'hcl', find: 'molarMass', concentration: 1, volume: 1 },
    problem: 'from',
    source: { ...paper, how: 'The list knows it already' },
  },
  {
    name: 'Nothing but water of crystals',
    given: { ...solid, waters: 10, find: 'molarMass', mass: 10, concentration: 1, volume: 1 },
    problem: 'mass',
    source: { ...paper, how: '10 − 180.15' },
  },
  {
    name: 'A solution lighter than what is in it',
    given: { ...solid, finished: 0.5, find: 'amount', molarMass: 60, concentration: 10, volume: 1 },
    problem: 'finished',
    source: { ...paper, how: '500 − 600' },
  },
])
