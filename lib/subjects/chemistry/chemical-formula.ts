import { lowered, raised } from '@/lib/base/format/raised'
import { product, ratio, sum, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { elements, type ChemicalElement } from './elements'

/** Atoms of one kind. */
export interface Atoms {
  /** As it is written: C, [13C]. */
  name: string
  element: ChemicalElement
  /** The mass number, where one nuclide is asked for. */
  massNumber?: number
  count: Ratio
}

export interface ChemicalFormula {
  atoms: readonly Atoms[]
  charge: number
  /** With lowered numbers and a raised charge: CuSO₄·5H₂O. */
  written: string
  /** Parted as in “Hg22+”: told, since it may have been meant otherwise. */
  guessedCharge: boolean
}

/** Why a formula cannot be read, and where. The message completes "Formula must …". */
export class ChemicalFault extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(`${message} (character ${at + 1})`)
  }
}

const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const heavyHydrogens: Readonly<Record<string, number>> = { D: 2, T: 3 }
const one = ratio(1n)
const [deepest, mostAtoms] = [20, 1_000_000n]

/** Lowered digits as plain ones. */
const plainDigits = (text: string) => text.replace(/[₀-₉]/g, (sign) => String(loweredDigits.indexOf(sign)))
const lowerText = (text: string) => text.replace(/\d/g, (digit) => loweredDigits.charAt(Number(digit)))

interface Charge {
  body: string
  charge: number
  isGuessed: boolean
}

const signs = '[+\\-−–⁺⁻]'
const isMinus = (sign: string) => /^[-−–⁻]/.test(sign)
const chargeOf = (digits: string, sign: string) => (digits === '' ? 1 : Number(digits)) * (isMinus(sign) ? -1 : 1)

/** Ions of one element whose number counts atoms, against the rule that it is the charge. */
const counted = /^(?:I3|N3|Br3)$/

/**
 * Parts the charge from a formula: SO4^2-, SO4²⁻, SO4 2-, [Fe(CN)6]4-, NH4+. Written without a mark, a number behind one element alone is
 * the charge (Fe3+), one digit behind several elements counts atoms (NH4+), and of two digits the last is the charge (SO42-).
 */
function partCharge(text: string): Charge {
  const marked = new RegExp(`^(.*?)(?:\\^\\(?|\\s+|(?<=[\\])}]))(\\d*)(${signs})\\)?$`).exec(text)
  if (marked) {
    const [, body = '', digits = '', sign = ''] = marked
    return { body, charge: chargeOf(digits, sign), isGuessed: false }
  }
  const raisedCharge = /^(.*?)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻])$/.exec(text)
  if (raisedCharge) {
    const [, body = '', digits = '', sign = ''] = raisedCharge
    return { body, charge: chargeOf(lowered(digits), sign), isGuessed: false }
  }
  const caretSigned = new RegExp(`^(.*?)\\^\\(?(${signs})(\\d+)\\)?$`).exec(text)
  if (caretSigned) {
    const [, body = '', sign = '', digits = ''] = caretSigned
    return { body, charge: chargeOf(digits, sign), isGuessed: false }
  }
  const repeated = /^(.*?[^+\-−–])(\+\++|[-−–]{2,})$/.exec(text)
  if (repeated) {
    const [, body = '', run = ''] = repeated
    return { body, charge: run.length * (isMinus(run) ? -1 : 1), isGuessed: false }
  }
  const [, body = '', digits = '', sign = ''] = new RegExp(`^(.*?)(\\d*)(${signs})$`).exec(text) ?? []
  if (sign === '') return { body: text, charge: 0, isGuessed: false }
  if (digits === '') return { body, charge: chargeOf('', sign), isGuessed: false }
  const isSingle = /^[A-Z][a-z]?$/.test(body)
  if (isSingle && digits.length === 1 && !counted.test(body + digits))
    return { body, charge: chargeOf(digits, sign), isGuessed: true }
  if (digits.length === 2 && !digits.startsWith('1'))
    return { body: body + digits.charAt(0), charge: chargeOf(digits.charAt(1), sign), isGuessed: true }
  return { body: body + digits, charge: chargeOf('', sign), isGuessed: true }
}

/** What stands for states and precipitates in an equation. */
const states = /\s*(?:\((?:aq|s|l|g|cr)\)|[↑↓])\s*$/i

/**
 * Reads a chemical formula: symbols, numbers (also of parts of atoms, 0.5), brackets of three kinds, parts joined by · . * or •, nuclides
 * as [13C], ¹³C, D and T, a charge at the end. Throws a ChemicalFault for what cannot be read; symbols are those of the periodic table,
 * and a capital begins each.
 */
export function readChemicalFormula(given: string): ChemicalFormula {
  const trimmed = given.replace(states, '').trim()
  if (/^e(?:\^?[-−–]|⁻)$/.test(trimmed)) return { atoms: [], charge: -1, written: 'e⁻', guessedCharge: false }
  const { body, charge, isGuessed } = partCharge(trimmed)
  const text = plainDigits(body)
  const found = new Map<string, Atoms>()
  let at = 0
  let written = ''
  const fault = (says: string, place = at) => new ChemicalFault(says, place)

  function number(isCount = false): Ratio | undefined {
    const [digits] = /^\d+(?:[.,]\d+)?/.exec(text.slice(at)) ?? []
    if (digits === undefined) return undefined
    // Behind an atom a point before another part joins it and is no decimal sign: CuSO4.5H2O, CaSO4.0.5H2O.
    const [whole = digits] = digits.split(/[.,]/)
    const after = text.slice(at + digits.length)
    const isJoined = isCount && whole !== digits && (/^\.\d/.test(after) || (/^[A-Z([{]/.test(after) && whole !== '0'))
    const kept = isJoined ? whole : digits
    if (kept.length > 9) throw fault('must have smaller numbers')
    at += kept.length
    const value = toRatio(kept.replace(',', '.'))
    if (value.over === 0n) throw fault('must not count nothing: a number 0 stands there', at - kept.length)
    return value
  }
  function countBehind(): Ratio {
    const start = at
    const value = number(true)
    if (value) written += lowerText(text.slice(start, at))
    return value ?? one
  }
  function atom(): Atoms | undefined {
    const rest = text.slice(at)
    const [whole, mass, symbol] =
      /^\[(\d{1,3})([A-Z][a-z]?)\]/.exec(rest) ?? /^\^?([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|(?<=\^)\d{1,3})([A-Z][a-z]?)/.exec(rest) ?? []
    if (whole !== undefined && mass !== undefined && symbol !== undefined) {
      const place = at
      at += whole.length
      return nuclide(symbol, Number(lowered(mass)), place)
    }
    const [letters] = /^[A-Z][a-z]{0,2}/.exec(rest) ?? []
    if (letters === undefined) return undefined
    const heavy = heavyHydrogens[letters.charAt(0)]
    const symbolFound = [letters.slice(0, 2), letters.charAt(0)].find((name) => elements.has(name))
    if (heavy !== undefined && !elements.has(letters.slice(0, 2))) {
      at += 1
      return nuclide('H', heavy, at - 1, letters.charAt(0))
    }
    const element = elements.get(symbolFound ?? '')
    if (!element) throw fault(`must have symbols of elements: “${letters.slice(0, 2)}” is none`)
    at += element.symbol.length
    if (/^[a-z]/.test(text.slice(at)))
      throw fault(
        `must begin each symbol with a capital letter: “${text.slice(at - element.symbol.length, at + 1)}” is none`,
        at - element.symbol.length,
      )
    written += element.symbol
    return { name: element.symbol, element, count: one }
  }
  function nuclide(symbol: string, massNumber: number, place: number, letter?: string): Atoms {
    const element = elements.get(symbol)
    if (!element) throw fault(`must have symbols of elements: “${symbol}” is none`, place)
    if (massNumber < element.number || massNumber > element.number * 3)
      throw fault(
        `must have nuclides that are possible: ${symbol} has the number ${element.number}, so ${massNumber} is none`,
        place,
      )
    written += letter ?? `${raised(massNumber)}${symbol}`
    return { name: `[${massNumber}${symbol}]`, element, massNumber, count: one }
  }
  function group(times: Ratio, depth: number, until?: string): Atoms[] {
    if (depth > deepest) throw fault(`must have at most ${deepest} brackets within each other`)
    const inside: Atoms[] = []
    while (at < text.length) {
      const sign = text.charAt(at)
      if (sign === until) return inside
      if (/\s/.test(sign)) {
        at += 1
        continue
      }
      const single = atom()
      if (single) {
        inside.push({ ...single, count: product(times, countBehind()) })
        continue
      }
      const end = closing[sign]
      if (end === undefined) return inside
      const place = at
      at += 1
      written += sign
      const part = group(one, depth + 1, end)
      if (text.charAt(at) !== end) throw fault(`must close the bracket ${sign}`, place)
      if (part.length === 0) throw fault('must have something in each bracket', place)
      at += 1
      written += end
      const by = product(times, countBehind())
      inside.push(...part.map((each) => ({ ...each, count: product(each.count, by) })))
    }
    return inside
  }

  for (let isFirst = true; at < text.length || isFirst; isFirst = false) {
    if (!isFirst) {
      if (!/[·.*•∙⋅]/.test(text.charAt(at))) {
        const sign = text.charAt(at)
        if (/[a-z]/.test(sign)) throw fault(`must begin each symbol with a capital letter: “${sign}” does not`)
        if (/[)\]}]/.test(sign)) throw fault(`must open the bracket that “${sign}” closes`)
        throw fault(`must not have “${sign}” here`)
      }
      at += 1
      written += '·'
    }
    const start = at
    const times = number() ?? one
    written += text.slice(start, at)
    const part = group(times, 0)
    if (part.length === 0) {
      const sign = text.charAt(at)
      if (/[a-z]/.test(sign)) throw fault(`must begin each symbol with a capital letter: “${sign}” does not`)
      if (/[)\]}]/.test(sign)) throw fault(`must open the bracket that “${sign}” closes`)
      throw fault(sign === '' ? 'must name an element' : `must not have “${sign}” here`)
    }
    for (const each of part) {
      const known = found.get(each.name)
      found.set(each.name, { ...each, count: known ? sum(known.count, each.count) : each.count })
    }
  }
  const atoms = [...found.values()]
  if (atoms.some(({ count }) => count.over > mostAtoms * count.under))
    throw fault('must have at most a million atoms of a kind', 0)
  return { atoms, charge, written: written + chargeText(charge), guessedCharge: isGuessed }
}

/** ²⁻, ⁺; nothing for no charge. */
export function chargeText(charge: number): string {
  if (charge === 0) return ''
  const size = Math.abs(charge)
  return `${size === 1 ? '' : raised(size)}${charge < 0 ? '⁻' : '⁺'}`
}

/** The mass of an atom in daltons: of a nuclide its own, else the conventional atomic weight. Undefined of a nuclide that is not in the table. */
export function weightOf({ element, massNumber }: Pick<Atoms, 'element' | 'massNumber'>): number | undefined {
  if (massNumber === undefined) return element.weight
  return element.nuclides.find((one) => one.massNumber === massNumber)?.mass
}

/** In Hill’s order: carbon, hydrogen, then the rest by the alphabet; without carbon all by the alphabet. */
export function inHillOrder(atoms: readonly Atoms[]): Atoms[] {
  const hasCarbon = atoms.some(({ element }) => element.symbol === 'C')
  const rank = ({ element: { symbol } }: Atoms) => (hasCarbon ? (symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2) : 2)
  return atoms.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      a.element.symbol.localeCompare(b.element.symbol, 'en') ||
      (a.massNumber ?? 0) - (b.massNumber ?? 0),
  )
}
