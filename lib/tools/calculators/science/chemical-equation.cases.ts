import { defineCases } from '@/lib/kits/calculator'
import chemicalEquation from './chemical-equation'

const sympy = { title: 'SymPy: tests/vectors/chemistry/equations.py' }
const decimals = { title: 'Python decimals over the CIAAW table' }
const limit = { title: 'The limit that the page states' }
const alone = { known: [], product: undefined, actual: undefined } as const

export default defineCases(chemicalEquation, [
  {
    name: 'Permanganate and hydrochloric acid',
    given: {
      equation: '2KMnO4+16HCl=2KCl+2MnCl2+5Cl2(g)+8H2O',
      known: [
        { substance: 'KMnO4', amount: 10, unit: 'g' },
        { substance: 'HCl', amount: 100, unit: 'solution', strength: 6 },
      ],
      product: 'Cl2',
      actual: 10,
      temperature: 25,
      pressure: 100,
    },
    expect: {
      balanced: '2KMnO₄ + 16HCl → 2KCl + 2MnCl₂ + 5Cl₂ + 8H₂O',
      verdict: 'good',
      limiting: 'KMnO₄',
      theoretical: 11.21608281867,
      percentYield: 0.89157686882934,
      economy: 0.39415516259873,
      volume: 3.9216061138831,
      amounts: {
        rows: 6,
        at: {
          0: { substance: 'KMnO₄', coefficient: 2, molar: 158.032, given: 0.063278323377544, left: 0 },
          1: {
            coefficient: 16,
            molar: 36.458,
            given: 0.6,
            moles: 0.50622658702035,
            grams: 18.456008909588,
            left: 3.4187910904121,
          },
          4: { substance: 'Cl₂', moles: 0.15819580844386, given: null, left: null },
        },
      },
      atoms: {
        rows: 5,
        at: { 0: { kind: 'K', before: 2, after: 2 }, 3: { kind: 'H', before: 16, after: 16 } },
      },
      elementary: { rows: 0 },
    },
    says: { verdict: 'smallest whole numbers' },
    source: { ...decimals, how: '10 / 158.032 / 2 turns; coefficients by equations.py' },
  },
  {
    name: 'Ions and charges',
    given: { ...alone, equation: 'MnO4^- + H^+ + Fe^2+ = Mn^2+ + Fe^3+ + H2O' },
    expect: {
      balanced: 'MnO₄⁻ + 8H⁺ + 5Fe²⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O',
      verdict: 'good',
      limiting: null,
      theoretical: null,
      percentYield: null,
      volume: null,
      amounts: { rows: 0 },
      atoms: { rows: 5, at: { 4: { kind: 'Charge', before: 17, after: 17 } } },
    },
    source: { ...sympy, how: 'nullspace of the matrix of atoms and charges: 1, 8, 5, 1, 5, 4' },
  },
  {
    name: 'The hardest of the books',
    given: { ...alone, equation: 'Cr7N66H96C42O24 + KMnO4 + H2SO4 = K2Cr2O7 + MnSO4 + CO2 + KNO3 + K2SO4 + H2O' },
    expect: {
      balanced:
        '10Cr₇N₆₆H₉₆C₄₂O₂₄ + 1176KMnO₄ + 1399H₂SO₄ → 35K₂Cr₂O₇ + 1176MnSO₄ + 420CO₂ + 660KNO₃ + 223K₂SO₄ + 1879H₂O',
    },
    source: { ...sympy, how: 'equations.json' },
  },
  {
    name: 'A kilogram of propane',
    given: {
      ...alone,
      equation: 'C3H8 + O2 = CO2 + H2O',
      known: [{ substance: 'C3H8', amount: 1, unit: 'kg' }],
      product: 'CO2',
    },
    expect: {
      balanced: 'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O',
      limiting: 'C₃H₈',
      theoretical: 2994.0131981767,
      economy: 0.64691528612797,
      amounts: { at: { 1: { grams: 3628.1379685693, given: null, left: null } } },
    },
    source: { ...decimals, how: '3 × 44.009 × 1000 / 44.097' },
  },
  {
    name: 'A hundred grams of ammonia to be made',
    given: { ...alone, equation: 'N2 + H2 -> NH3', known: [{ substance: 'NH3', amount: 100, unit: 'g' }] },
    expect: {
      balanced: 'N₂ + 3H₂ → 2NH₃',
      limiting: null,
      theoretical: 100,
      amounts: { at: { 0: { grams: 82.244143033292 }, 1: { grams: 17.755856966708 } } },
    },
    source: { ...decimals, how: '100 / 17.031 / 2 × 28.014' },
  },
  {
    name: 'Limestone of 80%',
    given: {
      ...alone,
      equation: 'CaCO3 = CaO + CO2(g)',
      known: [{ substance: 'CaCO3', amount: 50, unit: 'g', purity: 0.8 }],
      product: 'CO2',
      temperature: 25,
      pressure: 100,
    },
    expect: { theoretical: 17.588473912435, volume: 9.90730783349 },
    source: { ...decimals, how: '40 / 100.086 × 44.009; n × 8.314462618 × 298.15 / 100' },
  },
  {
    name: 'Equal liters of oxyhydrogen',
    given: {
      ...alone,
      equation: 'H2 + O2 = H2O',
      known: [
        { substance: 'H2', amount: 10, unit: 'gas' },
        { substance: 'O2', amount: 10, unit: 'gas' },
      ],
      temperature: 0,
      pressure: 101.325,
    },
    expect: {
      limiting: 'H₂',
      theoretical: 8.0373982681436,
      amounts: { at: { 1: { left: 7.1379591946728 } } },
    },
    source: { ...decimals, how: '101.325 × 10 / (8.314462618 × 273.15) mol of each' },
  },
  {
    name: 'Spectators',
    given: { ...alone, equation: 'Na+ + Cl- + Ag+ + NO3- = AgCl + Na+ + NO3-' },
    expect: { balanced: 'Cl⁻ + Ag⁺ → AgCl', verdict: 'fair' },
    says: { verdict: 'left out' },
    source: { ...limit, how: 'what stands on both sides is taken out of both' },
  },
  {
    name: 'Two reactions at once',
    given: { ...alone, equation: 'KMnO4 + H2O2 + H2SO4 = K2SO4 + MnSO4 + O2 + H2O' },
    expect: {
      verdict: 'fair',
      economy: null,
      elementary: {
        rows: 2,
        at: {
          0: { reaction: '2H₂O₂ → O₂ + 2H₂O' },
          1: { reaction: '4KMnO₄ + 6H₂SO₄ → 2K₂SO₄ + 4MnSO₄ + 5O₂ + 6H₂O' },
        },
      },
    },
    says: { verdict: 'not settled' },
    source: {
      title: 'Counting atoms on paper',
      how: 'both rows balance in K, Mn, O, H and S; the solutions have two dimensions',
    },
  },
  {
    name: 'An element that is lost',
    given: { ...alone, equation: 'CO + O2 = Co' },
    problem: 'equation',
    because: 'C stands only on the left',
    source: limit,
  },
  {
    name: 'Charges that cannot meet',
    given: { ...alone, equation: 'Fe3+ = Fe2+' },
    problem: 'equation',
    because: 'e-',
    source: limit,
  },
  {
    name: 'On the wrong side',
    given: { ...alone, equation: 'H2O + O2 = H2' },
    problem: 'equation',
    because: 'other side',
    source: limit,
  },
  { name: 'No arrow', given: { ...alone, equation: 'H2 + O2' }, problem: 'equation', because: 'arrow', source: limit },
  {
    name: 'A stranger among the amounts',
    given: { ...alone, equation: 'H2 + O2 = H2O', known: [{ substance: 'N2', amount: 1, unit: 'g' }] },
    expect: { balanced: '2H₂ + O₂ → 2H₂O', mind: 'bad', amounts: { rows: 0 }, theoretical: null },
    says: { mind: '“N2”' },
    source: limit,
  },
  {
    name: 'Rows and product left over from another reaction',
    given: {
      ...alone,
      equation: 'Fe + O2 = Fe2O3',
      known: [
        { substance: 'KMnO4', amount: 10, unit: 'g' },
        { substance: 'HCl', amount: 100, unit: 'solution', strength: 6 },
      ],
      product: 'Cl2',
    },
    expect: { balanced: '4Fe + 3O₂ → 2Fe₂O₃', verdict: 'good', mind: 'bad', amounts: { rows: 0 } },
    says: { mind: '“KMnO4”, “HCl”' },
    source: { title: 'Counting atoms on paper', how: '4 Fe and 6 O on both sides' },
  },
  {
    name: 'A product left over beside amounts of this reaction',
    given: {
      ...alone,
      equation: 'N2 + H2 = NH3',
      known: [{ substance: 'N2', amount: 2.5, unit: 'mol' }],
      product: 'Cl2',
    },
    expect: {
      balanced: 'N₂ + 3H₂ → 2NH₃',
      mind: 'fair',
      theoretical: 85.155,
      limiting: 'N₂',
      amounts: { at: { 0: { given: 2.5, moles: 2.5 }, 1: { moles: 7.5, grams: 15.12 }, 2: { moles: 5 } } },
    },
    says: { mind: 'of NH₃' },
    source: { ...decimals, how: '2.5 mol × 2 × 17.031; 2.5 × 3 × 2.016' },
  },
  {
    name: 'Moles of both, and a row without a name',
    given: {
      ...alone,
      equation: 'Al + Cl2 = AlCl3',
      known: [{ substance: 'Al', amount: 3, unit: 'mol' }, { substance: 'Cl2', amount: 3, unit: 'mol' }, { unit: 'g' }],
    },
    expect: {
      limiting: 'Cl₂',
      mind: null,
      amounts: { at: { 0: { given: 3, moles: 2, left: 26.982 }, 2: { moles: 2 } } },
    },
    source: { ...decimals, how: '2 Al + 3 Cl2: three moles of chlorine use two of aluminium, one of 26.982 g is left' },
  },
  {
    name: 'Grams of electrons',
    given: { ...alone, equation: 'Cu^2+ + e- = Cu', known: [{ substance: 'e-', amount: 2, unit: 'g' }] },
    expect: { balanced: 'Cu²⁺ + 2e⁻ → Cu', mind: 'bad', theoretical: null },
    says: { mind: 'moles, not weighed' },
    source: limit,
  },
  {
    name: 'Moles of electrons',
    given: { ...alone, equation: 'Cu^2+ + e- = Cu', known: [{ substance: 'e-', amount: 2, unit: 'mol' }] },
    expect: { theoretical: 63.546 },
    source: { ...decimals, how: '2 mol of electrons deposit 1 mol of copper, 63.546 g' },
  },
  {
    name: 'A name without an amount',
    given: { ...alone, equation: 'H2 + O2 = H2O', known: [{ substance: 'H2', unit: 'g' }] },
    expect: { balanced: '2H₂ + O₂ → 2H₂O', mind: 'bad' },
    says: { mind: 'missing for “H2”' },
    source: limit,
  },
  {
    name: 'A solution without strength',
    given: { ...alone, equation: 'Zn + HCl = ZnCl2 + H2', known: [{ substance: 'HCl', amount: 50, unit: 'solution' }] },
    expect: { balanced: 'Zn + 2HCl → ZnCl₂ + H₂', mind: 'bad', theoretical: null },
    says: { mind: 'mol/L' },
    source: limit,
  },
  {
    name: 'A product that is none',
    given: { ...alone, equation: 'H2 + O2 = H2O', product: 'O2' },
    expect: { balanced: '2H₂ + O₂ → 2H₂O', mind: 'fair' },
    says: { mind: 'does not stand on the right' },
    source: limit,
  },
])
