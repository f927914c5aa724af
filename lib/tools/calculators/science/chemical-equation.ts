import { choice, defineCalculator, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Line, Verdict } from '@/lib/kits/calculator/types'
import {
  atomsOf,
  balance,
  ChemicalFault,
  equationText,
  kindsOf,
  molarMassOf,
  readChemicalFormula,
  readReaction,
  type Balance,
  type Reaction,
} from '@/lib/engines/reactions'

/** Joules per mole and kelvin. */
const gasConstant = 8.314462618
const zeroCelsius = 273.15

export default defineCalculator({
  inputs: {
    equation: text('Equation', {
      initial: 'KMnO4 + HCl = KCl + MnCl2 + Cl2(g) + H2O',
      maxLength: 500,
      help: 'An arrow or = between the sides. Ions as SO4^2-, electrons as e-, gases marked (g); numbers before formulas are found anew.',
    }),
    known: rows('Known amounts', {
      row: 'amount',
      columns: {
        substance: text('Substance', { optional: true, maxLength: 80 }),
        amount: number('Amount', { optional: true }),
        unit: choice('In', {
          options: {
            g: 'grams',
            kg: 'kilograms',
            mol: 'moles',
            gas: 'liters of gas',
            solution: 'milliliters of solution',
          },
          initial: 'g',
          as: 'menu',
        }),
        strength: number('mol/L', { optional: true, help: 'Of a solution.' }),
        purity: percent('Purity', { optional: true, max: 1 }),
      },
      initial: [{ unit: 'g' }],
      min: 0,
      max: 12,
      help: 'Of what reacts; what is not named is taken as enough. Or of one product that is to be made.',
    }),
    product: text('Wanted product', {
      optional: true,
      maxLength: 80,
      help: 'Its yield is told. Empty for the first one.',
      refines: true,
    }),
    actual: number('Yield that was weighed', { optional: true, min: 0, unit: 'g', refines: true }),
    temperature: number('Temperature of gases', {
      initial: 25,
      unit: '°C',
      negative: true,
      above: -273.15,
      max: 5000,
      refines: true,
    }),
    pressure: number('Pressure of gases', { initial: 100, unit: 'kPa', above: 0, max: 1e6, refines: true }),
  },
  outputs: {
    balanced: { kind: 'text', label: 'Balanced equation' },
    verdict: { kind: 'verdict', label: 'Balance' },
    mind: { kind: 'verdict', label: 'Amounts entered', optional: true },
    limiting: { kind: 'text', label: 'Limiting reagent', optional: true },
    theoretical: {
      kind: 'number',
      label: 'Theoretical yield of the wanted product',
      unit: 'g',
      decimals: 4,
      optional: true,
    },
    percentYield: { kind: 'percent', label: 'Percent yield', optional: true },
    economy: {
      kind: 'percent',
      label: 'Atom economy',
      optional: true,
      help: 'The share of the mass of all that reacts which ends in the wanted product.',
    },
    volume: { kind: 'number', label: 'Volume of the product as a gas', unit: 'L', decimals: 4, optional: true },
    amounts: {
      kind: 'table',
      label: 'Amounts',
      optional: true,
      columns: {
        substance: { kind: 'text', label: 'Substance' },
        coefficient: { kind: 'count', label: 'Number' },
        molar: { kind: 'number', label: 'Molar mass, g/mol', decimals: 3 },
        given: { kind: 'number', label: 'Given, mol', decimals: 5 },
        moles: { kind: 'number', label: 'Used or made, mol', decimals: 5 },
        grams: { kind: 'number', label: 'Used or made, g', decimals: 4 },
        left: { kind: 'number', label: 'Left over, g', decimals: 4 },
      },
    },
    atoms: {
      kind: 'table',
      label: 'Atoms on both sides',
      columns: {
        kind: { kind: 'text', label: 'Atoms' },
        before: { kind: 'number', label: 'Left' },
        after: { kind: 'number', label: 'Right' },
      },
    },
    elementary: {
      kind: 'table',
      label: 'Reactions that are written together',
      optional: true,
      columns: { reaction: { kind: 'text', label: 'Each balances by itself' } },
    },
  },
  formula:
    'for each kind of atom and for the charge: sum of number × atoms on the left = on the right, solved in whole numbers; turns = moles ÷ number, the smallest limits; yield = turns × number × molar mass; gas: V = n × R × T ÷ p',
  limits: [
    'Balancing is arithmetic: whether a reaction happens, and what it makes, is not judged.',
    'Where several reactions are written together there are endlessly many balances. The elementary ones are listed, and amounts are left out.',
    'What stands on both sides is taken out of both, as spectator ions are.',
    'Gases are ideal. At 25 °C and 100 kPa a mole has about 24.8 liters.',
    'Up to 16 substances and five independent reactions.',
  ],
  sources: [
    {
      title:
        'T. Prohaska and others: Standard atomic weights of the elements 2021, Pure and Applied Chemistry 94 (2022), table 1',
      href: 'https://doi.org/10.1515/pac-2019-0603',
    },
    {
      title: 'SymPy: null space of a matrix',
      href: 'https://docs.sympy.org/latest/modules/matrices/matrices.html',
    },
    { title: 'NIST: the molar gas constant', href: 'https://physics.nist.gov/cgi-bin/cuu/Value?r' },
  ],

  compute(values) {
    const read = reactionOr(values.equation)
    if (typeof read === 'string') return problem('equation', read)
    const { reaction, found } = read
    const shared = {
      balanced: equationText(reaction, found.coefficients),
      verdict: verdictOf(reaction, found),
      atoms: atomRows(reaction, found.coefficients),
    }
    if (found.is === 'many')
      return {
        ...shared,
        elementary: found.elementary.map((one) => ({ reaction: equationText(reaction, one) })),
      }
    const worked = amountsOf(reaction, found.coefficients, values)
    return 'without' in worked
      ? { ...shared, mind: { is: 'bad', says: worked.without } }
      : { ...shared, ...worked.results, mind: worked.mind }
  },

  steps(values) {
    const read = reactionOr(values.equation)
    if (typeof read === 'string' || read.found.is === 'many') return []
    const { reaction, found } = read
    const worked = amountsOf(reaction, found.coefficients, values)
    return [...atomLines(reaction, found.coefficients), ...('without' in worked ? [] : worked.lines)]
  },

  examples: [
    {
      name: 'Chlorine from permanganate',
      given: {
        equation: 'KMnO4 + HCl = KCl + MnCl2 + Cl2(g) + H2O',
        known: [
          { substance: 'KMnO4', amount: 10, unit: 'g' },
          { substance: 'HCl', amount: 100, unit: 'solution', strength: 6 },
        ],
        product: 'Cl2',
      },
      expect: { balanced: '2KMnO₄ + 16HCl → 2KCl + 2MnCl₂ + 5Cl₂ + 8H₂O', limiting: 'KMnO₄' },
    },
    {
      name: 'Burning propane',
      given: {
        equation: 'C3H8 + O2 = CO2 + H2O',
        known: [{ substance: 'C3H8', amount: 1, unit: 'kg' }],
        product: 'CO2',
      },
      expect: { balanced: 'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O' },
    },
    {
      name: 'Iron by permanganate, as ions',
      given: { equation: 'MnO4^- + H^+ + Fe^2+ = Mn^2+ + Fe^3+ + H2O', known: [], product: undefined },
      expect: { balanced: 'MnO₄⁻ + 8H⁺ + 5Fe²⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O' },
    },
  ],
})

type Found = Exclude<Balance, { is: 'none' }>

function reactionOr(equation: string): { reaction: Reaction; found: Found } | string {
  try {
    const reaction = readReaction(equation)
    const found = balance(reaction)
    return found.is === 'none' ? found.says : { reaction, found }
  } catch (fault) {
    if (fault instanceof ChemicalFault) return fault.message
    throw fault
  }
}

function verdictOf({ spectators, species }: Reaction, found: Found): Verdict {
  if (found.is === 'many')
    return {
      is: 'fair',
      says: `Several reactions are written together, so the numbers are not settled. This is the sum of the ${found.elementary.length} that balance by themselves.`,
    }
  if (spectators.length > 0)
    return { is: 'fair', says: `Balanced. ${spectators.join(' and ')} stood on both sides and was left out.` }
  return {
    is: 'good',
    says: species.some(({ formula }) => formula.charge !== 0)
      ? 'Balanced in atoms and in charge, with the smallest whole numbers.'
      : 'Balanced, with the smallest whole numbers.',
  }
}

const sideSum = ({ species }: Reaction, coefficients: readonly bigint[], counts: readonly number[], side: string) =>
  counts.reduce(
    (sum, count, at) => (species[at]?.side === side ? sum + count * Number(coefficients[at] ?? 0n) : sum),
    0,
  )

function atomRows(reaction: Reaction, coefficients: readonly bigint[]) {
  const charges = reaction.species.map(({ formula }) => formula.charge)
  const rowOf = (kind: string, counts: readonly number[]) => ({
    kind,
    before: sideSum(reaction, coefficients, counts, 'left'),
    after: sideSum(reaction, coefficients, counts, 'right'),
  })
  return [
    ...kindsOf(reaction).map((kind) => rowOf(kind, atomsOf(reaction, kind))),
    ...(charges.some((one) => one !== 0) ? [rowOf('Charge', charges)] : []),
  ]
}

const figure = (value: number) => ({ kind: 'number', value }) as const

/** The atoms of each kind, once counted on the left and once on the right. */
function atomLines(reaction: Reaction, coefficients: readonly bigint[]): Line<never>[] {
  return kindsOf(reaction).flatMap((kind) =>
    (['left', 'right'] as const).map((side): Line<never> => {
      const counts = atomsOf(reaction, kind)
      const used = counts.flatMap((count, at) => (count > 0 && reaction.species[at]?.side === side ? [at] : []))
      return {
        finds: `${kind} on the ${side}`,
        gives: figure(sideSum(reaction, coefficients, counts, side)),
        is: used.map((at) => `{c${at}} × {n${at}}`).join(' + '),
        with: Object.fromEntries(
          used.flatMap((at) => [
            [`c${at}`, figure(Number(coefficients[at] ?? 0n))],
            [`n${at}`, figure(counts[at] ?? 0)],
          ]),
        ),
      }
    }),
  )
}

interface Given {
  equation: string
  known: readonly {
    substance?: string | undefined
    amount?: number | undefined
    unit: 'g' | 'kg' | 'mol' | 'gas' | 'solution'
    strength?: number | undefined
    purity?: number | undefined
  }[]
  product?: string | undefined
  actual?: number | undefined
  temperature: number
  pressure: number
}
/** Why the balanced equation stands there without amounts. */
interface Without {
  without: string
}

/** Where a substance stands in the equation; -1 where it does not. */
function placeOf(reaction: Reaction, typed: string): number {
  try {
    const { written } = readChemicalFormula(typed.replace(/\s*\((?:aq|s|l|g)\)\s*$/i, ''))
    return reaction.species.findIndex(({ formula }) => formula.written === written)
  } catch (fault) {
    if (fault instanceof ChemicalFault) return -1
    throw fault
  }
}

function molesOf(
  { amount = 0, unit, strength, purity = 1 }: Given['known'][number],
  molar: number,
  { temperature, pressure }: Given,
): number {
  const pure = amount * purity
  if (unit === 'mol') return pure
  if (unit === 'gas') return (pressure * pure) / (gasConstant * (temperature + zeroCelsius))
  if (unit === 'solution') return (pure / 1000) * (strength ?? 0)
  return (unit === 'kg' ? 1000 * pure : pure) / molar
}

const inQuotes = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 20)}”`).join(', ')

/** What keeps the named amounts from being worked out; undefined where nothing does. */
function faultOf(rows: Given['known'], reaction: Reaction, molar: readonly number[]): string | undefined {
  const names = rows.map(({ substance = '' }) => substance.trim())
  const strangers = names.filter((name) => placeOf(reaction, name) < 0)
  if (strangers.length > 0)
    return `No substance of this equation: ${inQuotes([...new Set(strangers)])}. Amounts are left out until every row names one of it.`
  const nameWhere = (isAmiss: (row: Given['known'][number], place: number) => boolean) =>
    names.filter((name, at) => {
      const row = rows[at]
      return row !== undefined && isAmiss(row, placeOf(reaction, name))
    })
  const bare = nameWhere(({ amount }) => !((amount ?? 0) > 0))
  if (bare.length > 0) return `An amount above 0 is missing for ${inQuotes(bare)}.`
  const vague = nameWhere(({ unit, strength }) => unit === 'solution' && !((strength ?? 0) > 0))
  if (vague.length > 0) return `A solution needs its mol/L, which is missing for ${inQuotes(vague)}.`
  const weighed = nameWhere(({ unit }, place) => (unit === 'g' || unit === 'kg') && molar[place] === 0)
  return weighed.length > 0 ? 'Electrons are counted in moles, not weighed.' : undefined
}

/** The product whose yield is told, and what to say where the named one is none. */
function wantedOf(reaction: Reaction, typed = ''): { product: number; mind: Verdict | undefined } {
  const { species } = reaction
  const first = species.findIndex(({ side }) => side === 'right')
  const name = typed.trim()
  if (name === '') return { product: first, mind: undefined }
  const product = placeOf(reaction, name)
  if (species[product]?.side === 'right') return { product, mind: undefined }
  return {
    product: first,
    mind: {
      is: 'fair',
      says: `The wanted product ${inQuotes([name])} does not stand on the right. What is told is of ${species[first]?.formula.written ?? ''}.`,
    },
  }
}

function amountsOf(reaction: Reaction, coefficients: readonly bigint[], given: Given) {
  const { species } = reaction
  const refused = (without: string): Without => ({ without })
  const rows = given.known.filter(({ substance = '' }) => substance.trim() !== '')
  const masses = species.map(({ formula }) => molarMassOf(formula))
  if (masses.includes(undefined))
    return refused('A nuclide of this equation has no mass in the table, so amounts are left out.')
  const molar = masses.map((one) => one ?? 0)
  const times = coefficients.map(Number)
  const fault = faultOf(rows, reaction, molar)
  if (fault !== undefined) return refused(fault)
  const moles = species.map(() => 0)
  const isGiven = species.map(() => false)
  for (const one of rows) {
    const place = placeOf(reaction, one.substance ?? '')
    moles[place] = (moles[place] ?? 0) + molesOf(one, molar[place] ?? 1, given)
    isGiven[place] = true
  }
  const { product, mind } = wantedOf(reaction, given.product)
  const reactants = species.flatMap(({ side }, at) => (side === 'left' ? [at] : []))
  const mass = reactants.reduce((sum, at) => sum + (times[at] ?? 0) * (molar[at] ?? 0), 0)
  const wantedMass = (times[product] ?? 0) * (molar[product] ?? 0)
  const economy = mass === 0 ? undefined : wantedMass / mass
  const known = reactants.filter((at) => isGiven[at])
  const made = species.flatMap(({ side }, at) => (side === 'right' && isGiven[at] ? [at] : []))
  if (known.length === 0 && made.length > 1)
    return refused('Several products are named. Name one that is to be made, or what reacts.')
  const turnsOf = (at: number) => (moles[at] ?? 0) / (times[at] ?? 1)
  const deciding = known.length > 0 ? known : made
  const limit = deciding.reduce<number | undefined>(
    (least, at) => (least === undefined || turnsOf(at) < turnsOf(least) ? at : least),
    undefined,
  )
  if (limit === undefined) return { results: { economy }, lines: [], mind }
  const turns = turnsOf(limit)
  const grams = (at: number) => turns * (times[at] ?? 0) * (molar[at] ?? 0)
  const theoretical = grams(product)
  if (!Number.isFinite(theoretical) || theoretical > 1e15) return refused('The amounts are too large to be worked out.')
  const volume = species[product]?.isGas
    ? (turns * (times[product] ?? 0) * gasConstant * (given.temperature + zeroCelsius)) / given.pressure
    : undefined
  const results = {
    economy,
    limiting: known.length === 0 ? undefined : (species[limit]?.formula.written ?? ''),
    theoretical,
    percentYield: given.actual === undefined || theoretical === 0 ? undefined : given.actual / theoretical,
    volume,
    amounts: species.map(({ formula, side }, at) => ({
      substance: formula.written,
      coefficient: times[at] ?? 0,
      molar: molar[at] ?? 0,
      given: isGiven[at] ? (moles[at] ?? 0) : null,
      moles: turns * (times[at] ?? 0),
      grams: grams(at),
      left:
        side === 'left' && isGiven[at] && known.length > 0
          ? Math.max(0, at === limit ? 0 : (moles[at] ?? 0) * (molar[at] ?? 0) - grams(at))
          : null,
    })),
  }
  return { results, lines: amountLines(reaction, times, molar, moles, deciding, limit, product, results, given), mind }
}

const isPrinted = (value: number) => value >= 1e-4 && value < 1e9

function amountLines(
  { species }: Reaction,
  times: readonly number[],
  molar: readonly number[],
  moles: readonly number[],
  deciding: readonly number[],
  limit: number,
  product: number,
  {
    theoretical,
    volume,
    percentYield,
  }: { theoretical: number; volume: number | undefined; percentYield: number | undefined },
  { actual, temperature, pressure }: Given,
): Line<'theoretical' | 'volume' | 'percentYield'>[] {
  const name = (at: number) => species[at]?.formula.written ?? ''
  const turns = (moles[limit] ?? 0) / (times[limit] ?? 1)
  const made = turns * (times[product] ?? 0)
  if (![...deciding.map((at) => moles[at] ?? 0), turns, made, theoretical].every(isPrinted)) return []
  return [
    ...deciding.map((at): Line<never> => ({
      finds: `Turns that ${name(at)} is enough for`,
      gives: figure((moles[at] ?? 0) / (times[at] ?? 1)),
      is: '{n} ÷ {c}',
      with: { n: figure(moles[at] ?? 0), c: figure(times[at] ?? 1) },
    })),
    {
      finds: `Moles of ${name(product)} from the fewest turns`,
      gives: figure(made),
      is: '{turns} × {c}',
      with: { turns: figure(turns), c: figure(times[product] ?? 1) },
    },
    {
      gives: 'theoretical',
      is: '{made} × {molar}',
      with: { made: figure(made), molar: figure(molar[product] ?? 0) },
    },
    ...(volume === undefined || !isPrinted(volume)
      ? []
      : [
          {
            gives: 'volume',
            is: '{made} × {R} × ({t} + {zero}) ÷ {p}',
            with: {
              made: figure(made),
              R: { kind: 'number', value: gasConstant, decimals: 9 },
              t: figure(temperature),
              zero: figure(zeroCelsius),
              p: figure(pressure),
            },
          } satisfies Line<'volume'>,
        ]),
    ...(percentYield === undefined || actual === undefined || !isPrinted(actual)
      ? []
      : [
          {
            gives: 'percentYield',
            is: '{actual} ÷ {whole}',
            with: { actual: figure(actual), whole: figure(theoretical) },
          } satisfies Line<'percentYield'>,
        ]),
  ]
}
