import { greatestCommonDivisor, negated, product, ratio, sum, toNumber, type Ratio } from '@/lib/base/units/ratio'
import { nullSpace, rowReduced, type RationalMatrix } from '@/lib/subjects/algebra/rational-matrix'
import { ChemicalFault, readChemicalFormula, weightOf, type ChemicalFormula } from './chemical-formula'

interface Species {
  formula: ChemicalFormula
  side: 'left' | 'right'
  /** Marked (g) in the equation. */
  isGas: boolean
}

export interface Reaction {
  species: readonly Species[]
  /** What stood on both sides, and was taken out of both. */
  spectators: readonly string[]
}

export type Balance =
  | { is: 'one'; coefficients: readonly bigint[] }
  /** Every balance is a sum of these; `coefficients` is the sum of them all. */
  | { is: 'many'; coefficients: readonly bigint[]; elementary: readonly (readonly bigint[])[] }
  | { is: 'none'; says: string }

const [mostSpecies, mostIndependent] = [16, 5]
const arrow = /<?[=-]+>|[→⟶⇌⇄⟷↔]|=+/
/** A plus between substances: after a space, or before what begins one. The plus of an ion has neither. */
const plus = /\s+\+\s*|\+(?=\s*(?:\d+\s*)?[A-Z([{e^])(?!\s*e[a-z])/

/** Reads an equation such as KMnO4 + HCl → KCl + H2O; numbers before the formulas are passed over. Throws a ChemicalFault with the reason. */
export function readReaction(text: string): Reaction {
  const sides = text.split(arrow)
  const [left, right, more] = sides
  if (left === undefined || right === undefined || more !== undefined)
    throw new ChemicalFault('must have one arrow or equals sign between what reacts and what is made', text.length)
  const offset = text.length - right.length
  const read = [...speciesOf(left, 'left', 0), ...speciesOf(right, 'right', offset)]
  const merged = read.filter(
    (one, at) => read.findIndex((other) => other.side === one.side && isSame(other.formula, one.formula)) === at,
  )
  const isOnBoth = (one: Species) =>
    merged.some((other) => other.side !== one.side && isSame(other.formula, one.formula))
  const spectators = merged.filter((one) => one.side === 'left' && isOnBoth(one)).map(({ formula }) => formula.written)
  const species = merged.filter((one) => !isOnBoth(one))
  if (species.length > mostSpecies) throw new ChemicalFault(`must have at most ${mostSpecies} substances`, 0)
  for (const side of ['left', 'right'])
    if (!species.some((one) => one.side === side))
      throw new ChemicalFault(
        spectators.length > 0
          ? 'must change something: the same stands on both sides'
          : 'must have a substance on each side',
        0,
      )
  return { species, spectators }
}

function speciesOf(text: string, side: Species['side'], offset: number): Species[] {
  let at = offset
  return text.split(plus).map((part) => {
    const place = at + (part.length - part.trimStart().length)
    at += part.length + 1
    const body = part.trim().replace(/^\d+(?:[.,/]\d+)?\s*(?=[A-Z([{e^])/, '')
    if (body === '') throw new ChemicalFault('must have a substance at each plus sign', place)
    try {
      return { formula: readChemicalFormula(body), side, isGas: /\(g\)\s*$|↑\s*$/i.test(body) }
    } catch (fault) {
      if (fault instanceof ChemicalFault)
        throw new ChemicalFault(`${fault.message.replace(/ \(character \d+\)$/, '')}, in ${body}`, place)
      throw fault
    }
  })
}

function isSame(one: ChemicalFormula, other: ChemicalFormula): boolean {
  return one.written === other.written
}

const countOf = ({ formula }: Species, name: string): Ratio =>
  formula.atoms.find((atom) => atom.name === name)?.count ?? ratio(0n)

/** The kinds of atoms of a reaction, in the order in which they come. */
export function kindsOf({ species }: Reaction): string[] {
  return [...new Set(species.flatMap(({ formula }) => formula.atoms.map(({ name }) => name)))]
}

/** Atoms of a kind in one unit of each substance, for a table. */
export function atomsOf({ species }: Reaction, name: string): number[] {
  return species.map((one) => toNumber(countOf(one, name)))
}

/** A row for each kind of atom and one for the charge; what is made counts below 0. */
function conditions(reaction: Reaction): { rows: RationalMatrix; names: string[] } {
  const kinds = kindsOf(reaction)
  const signed = (one: Species, value: Ratio) => (one.side === 'left' ? value : negated(value))
  const rows = kinds.map((name) => reaction.species.map((one) => signed(one, countOf(one, name))))
  const hasCharge = reaction.species.some(({ formula }) => formula.charge !== 0)
  const charges = reaction.species.map((one) => signed(one, ratio(BigInt(one.formula.charge))))
  return hasCharge ? { rows: [...rows, charges], names: [...kinds, 'charge'] } : { rows, names: kinds }
}

/**
 * The smallest whole coefficients: the null space of the matrix of atoms and charges, in exact fractions. With one free unknown there is
 * one balance or none with all coefficients above 0. With more the elementary balances are found, those that no other one is a part of.
 */
export function balance(reaction: Reaction): Balance {
  const width = reaction.species.length
  const { rows, names } = conditions(reaction)
  const basis = nullSpace(rowReduced(rows), width)
  if (basis.length === 0) return { is: 'none', says: whyNone(reaction, rows, names) }
  if (basis.length === 1) {
    const coefficients = wholeVector(basis[0] ?? [])
    const odd = coefficients.findIndex((one) => one <= 0n)
    if (odd < 0) return { is: 'one', coefficients }
    return { is: 'none', says: whyOdd(reaction, coefficients) }
  }
  if (basis.length > mostIndependent)
    return {
      is: 'none',
      says: `must be fewer reactions at once: ${basis.length} independent ones are written together`,
    }
  const elementary = elementaryVectors(basis)
  const coefficients = Array.from({ length: width }, (_, at) =>
    elementary.reduce((found, vector) => found + (vector[at] ?? 0n), 0n),
  )
  const idle = coefficients.findIndex((one) => one === 0n)
  if (idle >= 0)
    return {
      is: 'none',
      says: `must be possible: ${reaction.species[idle]?.formula.written ?? ''} can take no part in any balance`,
    }
  return { is: 'many', coefficients: dividedByCommon(coefficients), elementary }
}

function whyNone(reaction: Reaction, rows: RationalMatrix, names: readonly string[]): string {
  const alone = rows.findIndex((row) => {
    const signs = new Set(row.map(({ over }) => (over > 0n ? 1 : over < 0n ? -1 : 0)).filter((one) => one !== 0))
    return signs.size === 1
  })
  const name = names[alone]
  if (name !== undefined && name !== 'charge') {
    const side = (rows[alone] ?? []).some(({ over }) => over > 0n) ? 'left' : 'right'
    return `must have the same elements on both sides: ${name} stands only on the ${side}`
  }
  const isCharge =
    names.at(-1) === 'charge' && nullSpace(rowReduced(rows.slice(0, -1)), reaction.species.length).length > 0
  return isCharge
    ? 'must balance its charges too: the atoms would, but the charges do not. Electrons are written as e-'
    : 'must be possible: no numbers make the atoms of both sides the same'
}

function whyOdd({ species }: Reaction, coefficients: readonly bigint[]): string {
  const below = species.filter((_, at) => (coefficients[at] ?? 0n) < 0n).map(({ formula }) => formula.written)
  if (below.length > 0)
    return `must have ${below.join(' and ')} on the other side: atoms balance only with ${below.length === 1 ? 'it' : 'them'} there`
  const idle = species.filter((_, at) => coefficients[at] === 0n).map(({ formula }) => formula.written)
  return `must do without ${idle.join(' and ')}: atoms balance only where ${idle.length === 1 ? 'it is' : 'they are'} left out`
}

function dividedByCommon(values: readonly bigint[]): bigint[] {
  const divisor = values.reduce(greatestCommonDivisor, 0n)
  return divisor === 0n ? [...values] : values.map((one) => one / divisor)
}

/** In whole numbers without a common divisor, more of them above 0 than below. */
function wholeVector(vector: readonly Ratio[]): bigint[] {
  const common = vector.reduce((found, { under }) => (found * under) / greatestCommonDivisor(found, under), 1n)
  const whole = dividedByCommon(vector.map(({ over, under }) => (over * common) / under))
  const above = whole.filter((one) => one > 0n).length
  const below = whole.filter((one) => one < 0n).length
  return below > above ? whole.map((one) => -one) : whole
}

/** Every choice of so many places of a list. */
function* choices(length: number, many: number, from = 0): Generator<number[]> {
  if (many === 0) {
    yield []
    return
  }
  for (let at = from; at <= length - many; at += 1)
    for (const rest of choices(length, many - 1, at + 1)) yield [at, ...rest]
}

/** Vectors of the space without an entry below 0 that are 0 in as many places as a vector can be: the edges of its cone. */
function elementaryVectors(basis: readonly (readonly Ratio[])[]): bigint[][] {
  const width = basis[0]?.length ?? 0
  const found = new Map<string, bigint[]>()
  for (const places of choices(width, basis.length - 1)) {
    const rows = places.map((place) => basis.map((vector) => vector[place] ?? ratio(0n)))
    const [weights, another] = nullSpace(rowReduced(rows), basis.length)
    if (!weights || another) continue
    const vector = wholeVector(
      Array.from({ length: width }, (_, at) =>
        basis.reduce(
          (total, one, by) => sum(total, product(weights[by] ?? ratio(0n), one[at] ?? ratio(0n))),
          ratio(0n),
        ),
      ),
    )
    if (vector.every((one) => one >= 0n)) found.set(vector.join(), vector)
  }
  return [...found.values()]
}

/** 2KMnO₄ + 16HCl → 2KCl + …; what has the coefficient 0 is left out. */
export function equationText({ species }: Reaction, coefficients: readonly bigint[]): string {
  const sideText = (side: Species['side']) =>
    species
      .flatMap((one, at) => {
        const coefficient = coefficients[at] ?? 0n
        if (one.side !== side || coefficient === 0n) return []
        return [`${coefficient === 1n ? '' : String(coefficient)}${one.formula.written}`]
      })
      .join(' + ')
  return `${sideText('left')} → ${sideText('right')}`
}

/** Grams in a mole; undefined where a nuclide is not in the table. The electron counts as nothing. */
export function molarMassOf({ atoms }: ChemicalFormula): number | undefined {
  const weights = atoms.map(weightOf)
  if (weights.includes(undefined)) return undefined
  return Number(atoms.reduce((found, { count }, at) => found + toNumber(count) * (weights[at] ?? 0), 0).toPrecision(14))
}
