import { defineCases } from '@/lib/kits/calculator'
import molarMass from './molar-mass'

const molmass = { title: 'molmass (C. Gohlke) and decimals over the CIAAW table: tests/vectors/chemistry/masses.py' }
const python = { title: 'Python decimals over the CIAAW table' }
const limit = { title: 'The limit that the page states' }
const mass = { find: 'mass' } as const
const empirical = { find: 'formula' } as const

export default defineCases(molarMass, [
  {
    name: 'A composition on one line, with commas',
    given: { find: 'formula', composition: 'C 40.00%, H 6.71%,O 53.29%', known: 180.16 },
    expect: { empirical: 'CH₂O', molecular: 'C₆H₁₂O₆' },
    source: {
      title: 'Arithmetic on paper',
      how: '40 ÷ 12.011, 6.71 ÷ 1.008 and 53.29 ÷ 15.999 are as 1 : 2 : 1; 180.16 ÷ 30.026 = 6',
    },
  },
  {
    name: 'The same with decimal commas',
    region: 'de',
    given: { find: 'formula', composition: 'C 40,00, H 6,71, O 53,29', known: 180.16 },
    expect: { empirical: 'CH₂O' },
    source: { title: 'Arithmetic on paper', how: 'As above' },
  },
  {
    name: 'Blue vitriol',
    given: { ...mass, formula: 'CuSO4·5H2O', amount: 100, unit: 'g' },
    expect: {
      mass: 249.677,
      uncertainty: 0.034,
      understood: 'CuSO₄·5H₂O; sorted: CuH₁₀O₉S',
      monoisotopic: 248.93415079283,
      moles: '0.4005174686',
      grams: '100',
      particles: '2.411972573 × 10²³',
      note: null,
      empirical: null,
      molecular: null,
      empiricalMass: null,
      table: {
        rows: 4,
        at: {
          0: { element: 'Cu, copper', atoms: 1, weight: 63.546, mass: 63.546, share: 0.254512830577, given: null },
          2: { element: 'O, oxygen', atoms: 9, weight: 15.999, mass: 143.991, share: 0.576709108168 },
          3: { element: 'H, hydrogen', atoms: 10, mass: 10.08 },
        },
      },
    },
    source: { ...molmass, how: 'Formula("CuSO4(H2O)5").monoisotopic_mass; 63.546 + 32.06 + 9 × 15.999 + 10 × 1.0080' },
  },
  {
    name: 'Blue vitriol to two decimals',
    given: { ...mass, formula: 'CuSO4.5H2O' },
    expect: { mass: 249.677 },
    source: {
      title: 'Course of general chemistry, preparing a solution: 249.68 g/mol',
      href: 'https://www.coursehero.com/file/p7tp5hn/First-determine-whats-needed-As-we-only-need-%C2%BC-of-a-liter-we-need-only-%C2%BC-as/',
      how: '249.681 with S 32.065 and H 1.0079; both are 249.68',
    },
  },
  {
    name: 'Caffeine in millimoles',
    given: { ...mass, formula: 'C8H10N4O2', amount: 2, unit: 'mmol' },
    expect: {
      mass: 194.194,
      monoisotopic: 194.08037557916,
      moles: '0.002',
      grams: '0.388388',
      particles: '1.204428152 × 10²¹',
    },
    source: { ...molmass, how: 'Formula("C8H10N4O2").monoisotopic_mass; 0.002 × 194.194' },
  },
  {
    name: 'Molecules of water',
    given: { ...mass, formula: 'H₂O', amount: 1e24, unit: 'particles' },
    expect: { mass: 18.015, moles: '1.660539067', grams: '29.9146113', uncertainty: 0.0014 },
    source: { ...python, how: '1e24 / 6.02214076e23 × 18.015' },
  },
  {
    name: 'An ion',
    given: { ...mass, formula: 'SO42-' },
    expect: { mass: 96.056, monoisotopic: 95.95282681249813, note: 'plain' },
    says: { note: 'SO₄²⁻' },
    source: { ...molmass, how: 'Formula("[SO4]2-").monoisotopic_mass; 32.06 + 4 × 15.999' },
  },
  {
    name: 'Marked sugar',
    given: { ...mass, formula: '[13C]6H12O6', amount: undefined },
    expect: { monoisotopic: 186.0835171146, moles: null, grams: null, particles: null, uncertainty: 0.0084 },
    source: { ...molmass, how: 'Formula("[13C]6H12O6").monoisotopic_mass; 12 × 0.0002 + 6 × 0.001' },
  },
  {
    name: 'Heavy water',
    given: { ...mass, formula: 'D2O' },
    expect: { monoisotopic: 20.02311817581, mass: 20.02720355624 },
    source: { ...molmass, how: 'Formula("D2O").monoisotopic_mass; 2 × 2.01410177812 + 15.999' },
  },
  {
    name: 'Brackets within brackets',
    given: { ...mass, formula: 'K4[Fe(CN)6]' },
    expect: { mass: 368.345, monoisotopic: 367.80820630218 },
    source: { ...molmass, how: 'Formula("K4Fe(CN)6").monoisotopic_mass' },
  },
  {
    name: 'Half a water',
    given: { ...mass, formula: 'CaSO4·0.5H2O' },
    expect: { mass: 145.1415 },
    source: { ...python, how: '40.078 + 32.06 + 4.5 × 15.999 + 1.0080' },
  },
  {
    name: 'An element without a standard weight',
    given: { ...mass, formula: 'NaTcO4' },
    expect: { mass: 183.986, note: 'fair', monoisotopic: null },
    says: { note: 'Technetium' },
    source: { ...python, how: '22.990 + 97 + 4 × 15.999' },
  },
  {
    name: 'Cobalt, no carbon monoxide',
    given: { ...mass, formula: 'Co' },
    expect: { mass: 58.933, note: 'plain' },
    says: { note: 'two elements' },
    source: { ...python, how: 'row Co of the table' },
  },
  {
    name: 'Zirconium as revised in 2024',
    given: { ...mass, formula: 'ZrO2' },
    expect: { mass: 123.22 },
    source: {
      title: 'Chemical & Engineering News 102 (2024), issue 34',
      href: 'https://cen.acs.org/physical-chemistry/periodic-table/Weighty-matters-3-elements/102/i34',
      how: '91.222 ± 0.003; 91.222 + 2 × 15.999',
    },
  },
  {
    name: 'Without capitals',
    given: { ...mass, formula: 'nacl' },
    problem: 'formula',
    because: 'capital letter',
    source: limit,
  },
  {
    name: 'An open bracket',
    given: { ...mass, formula: 'Ca(OH2' },
    problem: 'formula',
    because: 'close the bracket',
    source: limit,
  },
  {
    name: 'A nuclide without a mass',
    given: { ...mass, formula: '[11C]O2' },
    problem: 'formula',
    because: 'C-11',
    source: limit,
  },
  { name: 'Less than nothing', given: { ...mass, formula: 'H2O', amount: -1 }, problem: 'amount', source: limit },
  {
    name: 'A sugar',
    given: { ...empirical, composition: 'C 40.00\nH 6.71\nO 53.29', known: 180.16 },
    expect: {
      empirical: 'CH₂O',
      molecular: 'C₆H₁₂O₆',
      empiricalMass: 30.026,
      note: 'good',
      mass: null,
      table: {
        at: {
          0: { atoms: 1, weight: 12.011, mass: 12.011, share: 0.400019982682, given: 0.4 },
          1: { atoms: 2, share: 0.067141810431, given: 0.0671 },
        },
      },
    },
    source: { ...python, how: '40 / 12.011, 6.71 / 1.008 and 53.29 / 15.999 are as 1 : 2 : 1; 12.011 / 30.026' },
  },
  {
    name: 'Rust',
    given: { ...empirical, composition: 'Fe: 69.94%\nO: 30.06%', known: undefined },
    expect: { empirical: 'Fe₂O₃', molecular: null, empiricalMass: 159.687, note: 'good' },
    source: { ...python, how: '111.69 / 159.687 = 69.94%' },
  },
  {
    name: 'Oxygen left out',
    given: { ...empirical, composition: 'C 81\nH 13', known: undefined },
    expect: { note: 'fair' },
    says: { note: 'less than 100%' },
    source: limit,
  },
  {
    name: 'A molar mass that does not fit',
    given: { ...empirical, composition: 'C 40.00\nH 6.71\nO 53.29', known: 100 },
    expect: { note: 'fair', molecular: 'C₃H₆O₃' },
    says: { note: 'no multiple' },
    source: { ...python, how: '100 / 30.026 = 3.33' },
  },
  {
    name: 'No symbol',
    given: { ...empirical, composition: 'Xq 20' },
    problem: 'composition',
    because: 'Xq',
    source: limit,
  },
  {
    name: 'A share of nothing',
    given: { ...empirical, composition: 'C 0' },
    problem: 'composition',
    because: 'above 0',
    source: limit,
  },
  {
    name: 'The same twice',
    given: { ...empirical, composition: 'C 40\nC 60' },
    problem: 'composition',
    because: 'once',
    source: limit,
  },
])
