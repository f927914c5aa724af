import { choice, defineCalculator, longText, number, problem, text } from '@/lib/kits/calculator'
import type { Line, Verdict } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import {
  ChemicalFault,
  decimalOf,
  elements,
  empiricalFormula,
  inHillOrder,
  readChemicalFormula,
  readDecimal,
  toNumber,
  toRatio,
  weightOf,
  writeReadable,
  type Atoms,
  type ChemicalFormula,
  type Empirical,
  type Portion,
} from '@/lib/engines/chemistry'

const avogadro = 6.02214076e23
/** Of an electron, in daltons. */
const electron = 5.48579909e-4
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'

const ofFormula = { field: 'find', is: 'mass' } as const
const ofComposition = { field: 'find', is: 'formula' } as const

/** In grams, moles or single particles. */
const units = {
  g: { is: 'grams', times: 1 },
  mg: { is: 'grams', times: 1e-3 },
  kg: { is: 'grams', times: 1e3 },
  mol: { is: 'moles', times: 1 },
  mmol: { is: 'moles', times: 1e-3 },
  particles: { is: 'particles', times: 1 },
} as const

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { mass: 'Molar mass of a formula', formula: 'Formula from a composition' },
      initial: 'mass',
    }),
    formula: text('Chemical formula', {
      initial: 'CuSO4·5H2O',
      maxLength: 300,
      help: 'Capitals begin symbols. A point joins water of crystallization; SO4^2- is an ion, [13C] and D are nuclides.',
      shownWhen: ofFormula,
    }),
    amount: number('Amount', { initial: 100, optional: true, shownWhen: ofFormula }),
    unit: choice('Amount in', {
      options: {
        g: 'grams',
        mg: 'milligrams',
        kg: 'kilograms',
        mol: 'moles',
        mmol: 'millimoles',
        particles: 'molecules',
      },
      initial: 'g',
      as: 'menu',
      shownWhen: ofFormula,
    }),
    composition: longText('Elements with their shares by mass', {
      initial: 'C 40.00\nH 6.71\nO 53.29',
      maxLength: 1000,
      lines: 4,
      help: 'A symbol and a percentage, or grams for all of them; one a line, or separated by commas.',
      shownWhen: ofComposition,
    }),
    known: number('Molar mass, where it is known', {
      initial: 180.16,
      optional: true,
      above: 0,
      unit: 'g/mol',
      shownWhen: ofComposition,
    }),
  },
  outputs: {
    mass: { kind: 'number', label: 'Molar mass', unit: 'g/mol', optional: true },
    empirical: { kind: 'text', label: 'Empirical formula', optional: true },
    molecular: { kind: 'text', label: 'Molecular formula', optional: true },
    empiricalMass: { kind: 'number', label: 'Mass of the empirical formula', unit: 'g/mol', optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    uncertainty: {
      kind: 'number',
      label: 'Uncertainty of the atomic weights, ±',
      unit: 'g/mol',
      optional: true,
      help: 'The uncertainties of the table, added up as if all went the same way.',
    },
    understood: { kind: 'text', label: 'Understood as', optional: true },
    monoisotopic: {
      kind: 'number',
      label: 'Monoisotopic mass',
      unit: 'Da',
      decimals: 5,
      optional: true,
      help: 'With the most abundant nuclide of each element; of an ion with its electrons taken off or added.',
    },
    moles: { kind: 'text', label: 'Moles', optional: true, section: 'The amount' },
    grams: { kind: 'text', label: 'Grams', optional: true, section: 'The amount' },
    particles: { kind: 'text', label: 'Molecules or formula units', optional: true, section: 'The amount' },
    table: {
      kind: 'table',
      label: 'Elements',
      columns: {
        element: { kind: 'text', label: 'Element' },
        atoms: { kind: 'number', label: 'Atoms' },
        weight: { kind: 'number', label: 'Atomic weight' },
        mass: { kind: 'number', label: 'Grams in a mole', decimals: 3 },
        share: { kind: 'percent', label: 'Share of the mass', decimals: 2 },
        given: { kind: 'percent', label: 'Share as entered', decimals: 2 },
      },
    },
  },
  charts: [{ kind: 'donut', of: 'table', label: 'element', value: 'mass', title: 'Share of the mass by element' }],
  formula:
    'molar mass = sum of atoms × atomic weight; share = atoms × weight ÷ molar mass; moles = grams ÷ molar mass; empirical: (share ÷ weight) divided by the smallest, made whole',
  limits: [
    'Atomic weights are the conventional ones with five digits. Of elements whose weight is an interval in nature (H, Li, B, C, N, O, Mg, Si, S, Cl, Ar, Br, Tl, Pb) a sample of unusual origin differs.',
    'An element without a standard atomic weight counts with the mass number of a long-lived nuclide, and a note says so.',
    'The molar mass of an ion leaves out the mass of its electrons, which is below 0.001 g/mol for each.',
    'An empirical formula has at most twelve times the rarest atom; a composition by mass cannot tell isomers apart.',
  ],
  sources: [
    {
      title:
        'T. Prohaska and others: Standard atomic weights of the elements 2021, Pure and Applied Chemistry 94 (2022), table 1',
      href: 'https://doi.org/10.1515/pac-2019-0603',
    },
    {
      title: 'Chemical & Engineering News 102 (2024), issue 34: revised weights of zirconium, gadolinium and lutetium',
      href: 'https://cen.acs.org/physical-chemistry/periodic-table/Weighty-matters-3-elements/102/i34',
    },
    {
      title: 'NIST: Atomic weights and isotopic compositions with relative atomic masses',
      href: 'https://www.nist.gov/pml/atomic-weights-and-isotopic-compositions-relative-atomic-masses',
    },
  ],

  compute({ find, formula, amount, unit, composition, known }, { show }) {
    if (find === 'formula') return fromComposition(composition, known, show.region)
    const read = readOr(formula)
    if (typeof read === 'string') return problem('formula', read)
    const weighed = weighing(read)
    if (typeof weighed === 'string') return problem('formula', weighed)
    if (amount !== undefined && amount < 0) return problem('amount', 'must be 0 or more')
    const { mass } = weighed
    return {
      mass,
      note: noteOn(read),
      uncertainty: weighed.uncertainty,
      understood: `${read.written}; sorted: ${hillText(read)}`,
      monoisotopic: monoisotopicMass(read),
      ...(amount === undefined ? {} : amounts(amount, unit, mass, show)),
      table: weighed.rows,
    }
  },

  steps({ find, formula, composition, known, amount, unit }, results, show) {
    if (find === 'formula') return stepsOfComposition(composition, known, show.region)
    const read = readOr(formula)
    if (typeof read === 'string') return []
    const weighed = weighing(read)
    if (typeof weighed === 'string') return []
    const figures = Object.fromEntries(
      weighed.rows.flatMap(({ atoms, weight }, at) => [
        [`n${at}`, { kind: 'number', value: atoms } as const],
        [`w${at}`, { kind: 'number', value: weight } as const],
      ]),
    )
    const lines: Line<'mass'>[] = [
      { gives: 'mass', is: weighed.rows.map((_, at) => `{n${at}} × {w${at}}`).join(' + '), with: figures },
    ]
    const { is, times } = units[unit]
    const isReadable = amount !== undefined && amount >= 1e-4 && amount < 1e9 && is !== 'particles'
    if (!isReadable || typeof results.mass !== 'number') return lines
    const known_ = { kind: 'number', value: amount * times } as const
    lines.push(
      is === 'grams'
        ? {
            finds: 'Moles: grams divided by the molar mass',
            gives: { kind: 'number', value: (amount * times) / results.mass },
            is: '{known} ÷ {mass}',
            with: { known: known_ },
          }
        : {
            finds: 'Grams: moles times the molar mass',
            gives: { kind: 'number', value: amount * times * results.mass },
            is: '{known} × {mass}',
            with: { known: known_ },
          },
    )
    return lines
  },

  asked: [
    { says: 'molar mass|molecular weight|molecular mass of {formula:words}', sets: { find: 'mass' }, gives: ['mass'] },
  ],
  examples: [
    {
      name: 'Blue vitriol on the scale',
      given: { find: 'mass', formula: 'CuSO4·5H2O', amount: 100, unit: 'g' },
      expect: { mass: 249.677, moles: '0.4005174686' },
    },
    {
      name: 'Caffeine',
      given: { find: 'mass', formula: 'C8H10N4O2', amount: 2, unit: 'mmol' },
      expect: { mass: 194.194, monoisotopic: 194.08037557916, grams: '0.388388' },
    },
    {
      name: 'A sugar burned in an analyser',
      given: { find: 'formula', composition: 'C 40.00\nH 6.71\nO 53.29', known: 180.16 },
      expect: { empirical: 'CH₂O', molecular: 'C₆H₁₂O₆' },
    },
  ],
})

function readOr(formula: string): ChemicalFormula | string {
  try {
    const read = readChemicalFormula(formula)
    return read.atoms.length === 0 ? 'must have an atom; an electron alone has none' : read
  } catch (fault) {
    if (fault instanceof ChemicalFault) return fault.message
    throw fault
  }
}

function nameOf({ element, massNumber }: Atoms): string {
  return massNumber === undefined
    ? `${element.symbol}, ${element.name.toLowerCase()}`
    : `${element.symbol}-${massNumber}`
}

/** Mass, its uncertainty and a row for each kind of atom; a sentence where a nuclide has no mass in the table. */
function weighing({ atoms }: ChemicalFormula) {
  const weights = atoms.map(weightOf)
  const unknown = atoms[weights.indexOf(undefined)]
  if (unknown) return `must use nuclides found in nature, tritium or carbon-14: ${nameOf(unknown)} is not in the table`
  const parts = atoms.map(({ count }, at) => toNumber(count) * (weights[at] ?? 0))
  const mass = Number(parts.reduce((sum, one) => sum + one, 0).toPrecision(14))
  const uncertainty = atoms.reduce(
    (sum, { count, element, massNumber }) =>
      sum + (massNumber === undefined ? toNumber(count) * (element.uncertainty ?? 0) : 0),
    0,
  )
  return {
    mass,
    uncertainty: uncertainty === 0 ? undefined : Number(uncertainty.toPrecision(10)),
    rows: atoms.map((one, at) => ({
      element: nameOf(one),
      atoms: toNumber(one.count),
      weight: weights[at] ?? 0,
      mass: parts[at] ?? 0,
      share: (parts[at] ?? 0) / mass,
      given: null,
    })),
  }
}

function monoisotopicMass({ atoms, charge }: ChemicalFormula): number | undefined {
  const masses = atoms.map(({ element, massNumber }) =>
    massNumber === undefined ? element.nuclides[0]?.mass : weightOf({ element, massNumber }),
  )
  if (masses.includes(undefined)) return undefined
  const sum = atoms.reduce((found, { count }, at) => found + toNumber(count) * (masses[at] ?? 0), 0)
  return sum - charge * electron
}

const lowerText = (value: number) =>
  value === 1 ? '' : String(value).replace(/\d/g, (digit) => loweredDigits.charAt(Number(digit)))

const hillText = ({ atoms }: ChemicalFormula) =>
  inHillOrder(atoms)
    .map(({ name, count }) => `${name}${lowerText(toNumber(count))}`)
    .join('')

/** Symbols that somebody who forgot a capital may have meant as two elements. */
const mistaken: Readonly<Record<string, string>> = {
  Co: 'CO',
  No: 'NO',
  Hf: 'HF',
  Cs: 'CS',
  Sn: 'SN',
  Po: 'PO',
  Os: 'OS',
}

function noteOn({ atoms, guessedCharge, written }: ChemicalFormula): Verdict | undefined {
  const rare = atoms.filter(({ element, massNumber }) => massNumber === undefined && element.uncertainty === undefined)
  if (rare.length > 0)
    return {
      is: 'fair',
      says: `${rare.map(({ element }) => element.name).join(' and ')} has no standard atomic weight: the mass number of a long-lived nuclide was used.`,
    }
  if (guessedCharge)
    return { is: 'plain', says: `The ion was read as ${written}. Write ^ before the charge where it is another one.` }
  const [first] = atoms.filter(({ element }) => mistaken[element.symbol] !== undefined)
  if (first && atoms.length <= 2)
    return {
      is: 'plain',
      says: `${first.element.symbol} is ${first.element.name.toLowerCase()}. With two capitals, ${mistaken[first.element.symbol] ?? ''}, it would be two elements.`,
    }
  return undefined
}

function amounts(amount: number, unit: keyof typeof units, mass: number, show: Show) {
  const { is, times } = units[unit]
  const value = amount * times
  const moles = is === 'moles' ? value : is === 'grams' ? value / mass : value / avogadro
  const write = (one: number) => (one === 0 ? '0' : writeReadable(decimalOf(toRatio(one.toExponential()), 10), show))
  const found = [moles, moles * mass, moles * avogadro] as const
  if (!found.every(Number.isFinite)) return {}
  return { moles: write(found[0]), grams: write(found[1]), particles: write(found[2]) }
}

function portionsOf(composition: string, region: Region): Portion[] | string {
  const portions: Portion[] = []
  // A comma before a symbol ends a part; one before a digit may be that of a decimal.
  for (const [at, line] of composition
    .split(/[\n;]|,(?=\s*[A-Za-z])/)
    .filter((one) => one.trim() !== '')
    .entries()) {
    const [, symbol = '', share = ''] = /^\s*([A-Za-z]{1,2})\s*[:=,]?\s*(\S.*?)\s*(?:%|g)?\s*$/.exec(line) ?? []
    const value = readDecimal(share, region)
    if (!value) return `must have a symbol and a number in each part; part ${at + 1} has not`
    const amount = Number(`${value.digits}e${value.power}`)
    if (!elements.has(symbol)) return `must have symbols of elements; “${symbol}” of part ${at + 1} is none`
    if (!(amount > 0) || amount > 1e12) return `must have shares above 0; part ${at + 1} has not`
    if (portions.some((one) => one.symbol === symbol)) return `must name each element once; ${symbol} stands twice`
    portions.push({ symbol, amount })
  }
  return portions.length === 0 || portions.length > 20 ? 'must name 1 to 20 elements' : portions
}

const formulaOf = ({ atoms }: Empirical, times = 1) =>
  atoms.map(({ symbol, count }) => `${symbol}${lowerText(count * times)}`).join('')

function fromComposition(composition: string, known: number | undefined, region: Region) {
  const portions = portionsOf(composition, region)
  if (typeof portions === 'string') return problem('composition', portions)
  const found = empiricalFormula(portions)
  const times = known === undefined ? undefined : Math.max(1, Math.round(known / found.mass))
  if (times !== undefined && times > 10_000)
    return problem('known', 'must be at most ten thousand times the empirical formula')
  return {
    empirical: formulaOf(found),
    molecular: times === undefined ? undefined : formulaOf(found, times),
    empiricalMass: Number(found.mass.toPrecision(12)),
    note: judged(found, portions, known, times),
    table: found.atoms.map(({ symbol, count, found: share, wanted }) => ({
      element: `${symbol}, ${elements.get(symbol)?.name.toLowerCase() ?? ''}`,
      atoms: count,
      weight: elements.get(symbol)?.weight ?? 0,
      mass: count * (elements.get(symbol)?.weight ?? 0),
      share,
      given: wanted,
    })),
  }
}

function judged(
  found: Empirical,
  portions: readonly Portion[],
  known: number | undefined,
  times: number | undefined,
): Verdict {
  const total = portions.reduce((sum, { amount }) => sum + amount, 0)
  if (total > 90 && total < 99)
    return {
      is: 'fair',
      says: 'The shares add up to less than 100%. They were counted as all there is; add the element that is missing, often oxygen.',
    }
  if (found.off > 0.4)
    return {
      is: 'fair',
      says: 'No formula with up to twelve times the rarest atom has this composition within 0.4 percentage points. This one is nearest.',
    }
  if (known !== undefined && times !== undefined && Math.abs(known / (found.mass * times) - 1) > 0.02)
    return { is: 'fair', says: 'The molar mass is no multiple of the empirical formula within 2%. Check both.' }
  return { is: 'good', says: 'The formula has every element within 0.4 percentage points of the composition.' }
}

function stepsOfComposition(composition: string, known: number | undefined, region: Region): Line<never>[] {
  const portions = portionsOf(composition, region)
  if (typeof portions === 'string') return []
  const found = empiricalFormula(portions)
  const figure = (value: number) => ({ kind: 'number', value }) as const
  const moles = portions.map(({ symbol, amount }) => amount / (elements.get(symbol)?.weight ?? 1))
  const least = Math.min(...moles)
  if (![...portions.map(({ amount }) => amount), ...moles].every((one) => one > 1e-4 && one < 1e9)) return []
  return [
    ...portions.map(({ symbol, amount }, at): Line<never> => ({
      finds: `Moles of ${symbol}`,
      gives: figure(moles[at] ?? 0),
      is: '{share} ÷ {weight}',
      with: { share: figure(amount), weight: figure(elements.get(symbol)?.weight ?? 0) },
    })),
    ...portions.map(({ symbol }, at): Line<never> => ({
      finds: `Atoms of ${symbol} for one of the rarest`,
      gives: figure((moles[at] ?? 0) / least),
      is: '{moles} ÷ {least}',
      with: { moles: figure(moles[at] ?? 0), least: figure(least) },
    })),
    ...(known === undefined || known > 1e9
      ? []
      : [
          {
            finds: 'How often the empirical formula fits into the molar mass',
            gives: figure(known / found.mass),
            is: '{known} ÷ {mass}',
            with: { known: figure(known), mass: figure(found.mass) },
          } satisfies Line<never>,
        ]),
  ]
}
