import { defineCases } from '@/lib/kits/calculator'
import dilution from './dilution'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/solutions.py' }
const studylib = {
  title: 'Preparing solutions: Dilutions, example 1',
  href: 'https://studylib.net/doc/14366144/preparing-solutions--dilutions',
}
const wellesley = {
  title: 'Wellesley College: V1C1 = V2C2',
  href: 'http://academics.wellesley.edu/Biology/Concepts/Html/V1C1.html',
}
const vanderbilt = {
  title: 'Vanderbilt University: Performing dilutions',
  href: 'https://vanderbilt.edu/AnS/Chemistry/courses/chem104/experiment7/dilutions/dilutions5.htm',
}
const who = {
  title: 'World Health Organization 2014, annex G, table G.1',
  href: 'https://www.ncbi.nlm.nih.gov/books/NBK214356/table/annexg.t1/?report=objectonly',
}
const tenfold = {
  title: 'Science Oxygen: How do you make a 1:1000 serial dilution',
  href: 'https://scienceoxygen.com/how-do-you-calculate-concentrations-from-serial-dilutions/',
}
const plain = { unit: 'M', otherUnit: 'same', smallest: 1, colon: false, liquid: 'other' } as const
const nb = '\u00A0'

export default defineCases(dilution, [
  {
    name: '12 M to half a liter of 1 M',
    given: { ...plain, liquid: 'acid', find: 'stock', strong: 12, weak: 1, total: 0.5 },
    expect: {
      answer: `41.667${nb}mL of stock, 458.33${nb}mL of diluent`,
      note: 'bad',
      stock: 0.0416667,
      diluent: 0.4583333,
      made: 0.5,
      times: 12,
      parts: '1 in 12 (1 + 11)',
      intermediate: null,
      series: { rows: 0 },
      curve: { rows: 0 },
    },
    says: { note: 'Acid into water' },
    source: { ...sympy, how: 'solve(12*x - 500, x)' },
  },
  {
    name: '55 mL of 1.85 M from 12.0 M',
    given: { ...plain, find: 'stock', strong: 12, weak: 1.85, total: 0.055 },
    expect: { stock: 0.00848, diluent: 0.04652, note: null },
    source: { ...studylib, how: '8.48 mL of HCl' },
  },
  {
    name: '5 mL of 0.25 M from 1 M',
    given: { ...plain, find: 'stock', strong: 1, weak: 0.25, total: 0.005 },
    expect: { stock: 0.00125, diluent: 0.00375, times: 4 },
    source: { ...wellesley, how: '1.25 mL, and 3.75 mL of diluent' },
  },
  {
    name: '1 mL of 0.5 M in 100 mL',
    given: { ...plain, find: 'final', strong: 0.5, taken: 0.001, total: 0.1 },
    expect: { answer: `5${nb}mM`, times: 100, parts: '1 in 100 (1 + 99)' },
    source: { ...vanderbilt, how: 'M2 = 5.00 × 10⁻³ M' },
  },
  {
    name: 'Bleach of 5% to 500 ppm',
    given: {
      ...plain,
      unit: 'percent',
      otherUnit: 'ppm',
      liquid: 'bleach',
      find: 'stock',
      strong: 5,
      weak: 500,
      total: 5,
    },
    expect: { stock: 0.05, diluent: 4.95, times: 100, note: 'bad' },
    says: { note: 'Never with acids or ammonia', parts: '1 + 99' },
    source: { ...who, how: '1 part bleach to 99 parts water yields 0.05% or 500 ppm' },
  },
  {
    name: 'How far 30 mL go, and from what',
    given: { ...plain, unit: 'X', find: 'made', strong: 8, weak: 1, taken: 0.03 },
    expect: { made: 0.24, answer: `240${nb}mL`, diluent: 0.21 },
    source: { ...sympy, how: 'solve(8*30 - x*240, x) = 1' },
  },
  {
    name: 'The stock behind 25 mL in 250 mL of 2%',
    given: { ...plain, unit: 'percent', find: 'start', weak: 2, taken: 0.025, total: 0.25 },
    expect: { answer: '20%', times: 10 },
    source: { ...sympy, how: 'solve(x*25 - 2*250, x)' },
  },
  {
    name: 'Millimolar from molar',
    given: { ...plain, otherUnit: 'mM', find: 'stock', strong: 1, weak: 50, total: 0.2 },
    expect: { stock: 0.01, times: 20 },
    source: { ...paper, how: '50 ÷ 1000 × 200 mL' },
  },
  {
    name: 'An antibody 1 in 500 in 10 mL',
    given: { ...plain, find: 'factor', fold: 500, total: 0.01 },
    expect: {
      answer: `20${nb}µL of stock, 9.98${nb}mL of diluent`,
      stock: 2e-5,
      diluent: 0.00998,
      made: 0.01,
      times: 500,
      parts: '1 in 500 (1 + 499)',
      note: null,
    },
    source: { ...paper, how: '10 mL ÷ 500 = 20 µL' },
  },
  {
    name: 'One part and five hundred',
    given: { ...plain, colon: true, find: 'factor', fold: 500, total: 0.0501 },
    expect: { stock: 1e-4, times: 501, parts: '1 : 500 (1 + 500)' },
    source: { ...paper, how: '50.1 mL ÷ 501 = 0.1 mL' },
  },
  {
    name: 'One in one is no dilution',
    given: { ...plain, find: 'factor', fold: 1, total: 0.01 },
    problem: 'fold',
    because: 'the stock itself',
    source: { ...paper, how: '10 ÷ 1' },
  },
  {
    name: 'Four standards of one stock',
    given: {
      ...plain,
      unit: 'mM',
      find: 'parallel',
      strong: 10,
      targets: [
        { name: 'A', concentration: 5, volume: 0.001 },
        { concentration: 2, volume: 0.001 },
        { concentration: 1, volume: 0.002 },
        { concentration: 10, volume: 0.0005 },
      ],
    },
    expect: {
      answer: `1.4${nb}mL of stock for 4 tubes`,
      stock: 0.0014,
      diluent: 0.0031,
      made: 0.0045,
      times: null,
      parts: null,
      note: null,
      parallel: {
        rows: 4,
        at: {
          0: {
            tube: 'A',
            concentration: `5${nb}mM`,
            stock: `500${nb}µL`,
            diluent: `500${nb}µL`,
            made: `1${nb}mL`,
            factor: 2,
            through: null,
          },
          1: { tube: '2', stock: `200${nb}µL`, diluent: `800${nb}µL`, factor: 5 },
          2: { stock: `200${nb}µL`, diluent: `1.8${nb}mL`, factor: 10 },
          3: { stock: `500${nb}µL`, factor: 1 },
        },
      },
    },
    source: { ...paper, how: '5 ÷ 10 × 1 mL, 2 ÷ 10 × 1 mL, 1 ÷ 10 × 2 mL, all of 0.5 mL; 0.5 + 0.2 + 0.2 + 0.5' },
  },
  {
    name: 'A standard of micrograms from milligrams, one too small for the pipette',
    given: {
      ...plain,
      smallest: 2,
      unit: 'mg/mL',
      otherUnit: 'µg/mL',
      liquid: 'acid',
      find: 'parallel',
      strong: 1,
      targets: [
        { concentration: 100, volume: 0.001 },
        { concentration: 0.1, volume: 0.001 },
      ],
    },
    expect: {
      stock: 0.000102,
      diluent: 0.001936,
      note: 'bad',
      parallel: {
        at: {
          0: { concentration: `100${nb}µg/mL`, stock: `100${nb}µL` },
          1: {
            factor: 10_000,
            through: `First 2${nb}µL of stock and 38${nb}µL of diluent; of that 2${nb}µL, filled up to 1${nb}mL`,
          },
        },
      },
    },
    says: { note: 'Tube 2: less stock than your pipette' },
    source: { ...paper, how: '100 µL and 2 µL of stock; diluent 900 + 38 + 998 µL' },
  },
  {
    name: 'A tube stronger than the stock',
    given: { ...plain, find: 'parallel', strong: 1, targets: [{ concentration: 2, volume: 0.001 }] },
    problem: 'targets',
    because: 'row 1',
    source: { ...paper, how: '2 > 1' },
  },
  {
    name: 'Tubes in cells, stock in molar',
    given: {
      ...plain,
      otherUnit: 'cells/mL',
      find: 'parallel',
      strong: 1,
      targets: [{ concentration: 2, volume: 0.001 }],
    },
    problem: 'otherUnit',
    source: { ...paper, how: 'Cells are not moles' },
  },
  {
    name: 'Micrograms from milligrams in a milliliter',
    given: { ...plain, unit: 'mg/mL', otherUnit: 'µg/mL', find: 'stock', strong: 2, weak: 50, total: 0.01 },
    expect: { stock: 0.00025, times: 40 },
    source: { ...paper, how: '0.05 ÷ 2 × 10 mL' },
  },
  {
    name: 'Nanograms in a milliliter from grams in a liter',
    given: { ...plain, unit: 'g/L', otherUnit: 'ng/mL', find: 'stock', strong: 1, weak: 2000, total: 0.1 },
    expect: { stock: 0.0002, times: 500 },
    source: { ...paper, how: '1 g/L is 1,000,000 ng/mL; 100 mL ÷ 500' },
  },
  {
    name: 'A primer of 100 µM to 250 nM',
    given: { ...plain, unit: 'µM', otherUnit: 'nM', find: 'stock', strong: 100, weak: 250, total: 0.02 },
    expect: { stock: 0.00005, times: 400 },
    source: { ...paper, how: '20 mL ÷ 400' },
  },
  {
    name: 'What 5 µL of 100 µM make of 1 mL',
    given: { ...plain, unit: 'µM', find: 'final', strong: 100, taken: 5e-6, total: 0.001 },
    expect: { answer: `500${nb}nM`, times: 200 },
    source: { ...paper, how: '100 µM ÷ 200' },
  },
  {
    name: 'Cells to be seeded',
    given: { ...plain, unit: 'cells/mL', find: 'stock', strong: 2_000_000, weak: 100_000, total: 0.012 },
    expect: { stock: 0.0006, diluent: 0.0114, times: 20 },
    source: { ...paper, how: '12 mL ÷ 20' },
  },
  {
    name: 'Acid that is too little for the pipette says both',
    given: { ...plain, smallest: 20, liquid: 'acid', find: 'stock', strong: 12, weak: 0.012, total: 0.01 },
    expect: { stock: 1e-5, note: 'bad' },
    says: { note: 'less than your pipette' },
    source: { ...paper, how: '10 mL ÷ 1000 = 10 µL < 20 µL' },
  },
  {
    name: 'Parts with the other meaning of the colon',
    given: { ...plain, colon: true, find: 'stock', strong: 11, weak: 1, total: 0.11 },
    expect: { parts: '1 : 10 (1 + 10)', stock: 0.01 },
    source: { ...paper, how: '10 mL and 100 mL' },
  },
  {
    name: 'Less than the pipette takes',
    given: { ...plain, smallest: 2, find: 'stock', strong: 10, weak: 0.001, total: 0.001 },
    expect: {
      stock: 1e-7,
      note: 'fair',
      intermediate: `First 2${nb}µL of stock and 38${nb}µL of diluent; of that 2${nb}µL, filled up to 1${nb}mL`,
    },
    says: { note: 'step between' },
    source: {
      ...paper,
      how: '0.1 µL of 10 M; 2 ÷ 0.1 = 20 times weaker, 2 µL of that in 1 mL is 1 : 500, together 1 : 10,000',
    },
  },
  {
    name: 'Alcohol shrinks',
    given: { ...plain, unit: 'percent', liquid: 'alcohol', find: 'stock', strong: 96, weak: 70, total: 1 },
    expect: { stock: 0.729167, note: 'fair' },
    says: { note: 'shrink' },
    source: { ...paper, how: '70 ÷ 96' },
  },
  {
    name: 'Three tubes by tens, 0.1 mL into 0.9 mL',
    given: { ...plain, find: 'series', strong: 1, factor: 10, tubes: 3, tubeVolume: 0.001 },
    expect: {
      answer: `111${nb}µL of stock for 3 tubes`,
      stock: 0.000111,
      times: 1000,
      made: 0.003,
      diluent: 0.002889,
      parts: '1 in 10 (1 + 9)',
      series: {
        rows: 3,
        at: {
          0: { tube: 1, concentration: `100${nb}mM`, from: `111${nb}µL of stock`, diluent: `999${nb}µL`, factor: 10 },
          1: { concentration: `10${nb}mM`, from: `110${nb}µL of tube 1`, diluent: `990${nb}µL`, factor: 100 },
          2: { tube: 3, concentration: `1${nb}mM`, from: `100${nb}µL of tube 2`, diluent: `900${nb}µL`, factor: 1000 },
        },
      },
      curve: { rows: 3, at: { 0: { tube: 1, power: -1 }, 2: { power: -3 } } },
    },
    source: {
      ...tenfold,
      how: '1/10 × 1/10 × 1/10 = 1/1,000, 0.1 mL into 0.9 mL; tubes 1 and 2 larger by what they give away',
    },
  },
  {
    name: 'One tube',
    given: { ...plain, find: 'series', strong: 1, factor: 5, tubes: 1, tubeVolume: 0.001 },
    expect: { answer: `200${nb}µL of stock for one tube`, series: { rows: 1 } },
    source: { ...paper, how: '1 ÷ 5' },
  },
  {
    name: 'A series too fine for the pipette',
    given: { ...plain, smallest: 2, find: 'series', strong: 1, factor: 1000, tubes: 2, tubeVolume: 0.001 },
    expect: { note: 'fair' },
    says: { note: 'less than your pipette' },
    source: { ...paper, how: '1 µL < 2 µL' },
  },
  {
    name: 'Stronger than the stock',
    given: { ...plain, find: 'stock', strong: 1, weak: 2, total: 1 },
    problem: 'weak',
    because: 'nothing stronger',
    source: { ...paper, how: '2 > 1' },
  },
  {
    name: 'More stock than solution',
    given: { ...plain, find: 'final', strong: 1, taken: 2, total: 1 },
    problem: 'total',
    source: { ...paper, how: '2 > 1' },
  },
  {
    name: 'Molar from percent',
    given: { ...plain, unit: 'percent', otherUnit: 'M', find: 'stock', strong: 5, weak: 0.1, total: 1 },
    problem: 'otherUnit',
    because: 'compared',
    source: { ...paper, how: 'Percent need a molar mass' },
  },
  {
    name: 'Beyond all molecules',
    given: { ...plain, find: 'series', strong: 1, factor: 100, tubes: 20, tubeVolume: 0.001 },
    problem: 'tubes',
    source: { ...paper, how: '10⁴⁰' },
  },
])
