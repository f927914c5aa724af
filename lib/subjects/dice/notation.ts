/* Dice notation: 3d6+2, 4d6kh3, 2d20kl1, d%, 4dF, 3d6!, 2d6r1, 8d10>=7. */

export interface Dice {
  kind: 'dice'
  count: number
  /** Faces of one die, in their order. */
  faces: readonly number[]
  /** As it was written, for the page. */
  written: string
  /** Rolled again while it shows one of these, or once only. */
  reroll?: { below: number; once: boolean }
  /** The highest face is rolled on and added. */
  explodes: boolean
  keep?: { highest: boolean; count: number }
  /** Counts dice that show so much or more (or less) instead of adding them. */
  success?: { least: number; most: number }
}
export type DiceTerm = Dice | { kind: 'number'; value: number }

export interface DiceRoll {
  terms: readonly { sign: 1 | -1; factor: number; term: DiceTerm }[]
}

export interface DiceFault {
  says: string
  /** From 0. */
  at: number
}

/** More dice than this are not rolled at once. */
export const mostDice = 10_000
const mostSides = 1_000_000

class Reader {
  at = 0
  constructor(readonly text: string) {}

  space(): void {
    while (this.text[this.at] === ' ') this.at++
  }

  take(pattern: RegExp): string | undefined {
    const found = new RegExp(pattern.source, 'iy')
    found.lastIndex = this.at
    const [whole] = found.exec(this.text) ?? []
    if (whole !== undefined) this.at += whole.length
    return whole
  }
}

const fault = (says: string, at: number): DiceFault => ({ says, at })

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function readModifier(reader: Reader, dice: Dice): DiceFault | boolean {
  const { at } = reader
  if (reader.take(/!/)) {
    if (dice.explodes) return fault('is written twice', at)
    if (dice.faces.length < 2) return fault('cannot explode: a die with one side would never stop', at)
    dice.explodes = true
    return true
  }
  const keep = reader.take(/kh|kl|dh|dl|k|d(?=\d)/)?.toLowerCase()
  if (keep !== undefined) {
    const count = Number(reader.take(/\d+/) ?? 1)
    if (dice.keep) return fault('keeps or drops twice', at)
    const kept = keep.startsWith('k') ? count : dice.count - count
    if (kept < 1 || kept > dice.count) return fault(`cannot keep ${kept} of ${dice.count} dice`, at)
    // Dropping the lowest keeps the highest, and the other way round.
    dice.keep = { highest: keep === 'k' || keep === 'kh' || keep === 'dl' || keep === 'd', count: kept }
    return true
  }
  const reroll = reader.take(/ro|r/)?.toLowerCase()
  if (reroll !== undefined) {
    reader.take(/<=?/)
    const below = Number(reader.take(/\d+/) ?? 1)
    if (dice.reroll) return fault('rolls again twice', at)
    if (below < (dice.faces[0] ?? 0) || below >= (dice.faces.at(-1) ?? 0))
      return fault(`would roll every die again, or none (${below})`, at)
    dice.reroll = { below, once: reroll === 'ro' }
    return true
  }
  const sign = reader.take(/>=|<=|>|<|=/)
  if (sign === undefined) return false
  const number = reader.take(/-?\d+/)
  if (number === undefined) return fault('compares with nothing: a number is missing', reader.at)
  if (dice.success) return fault('counts twice', at)
  const value = Number(number)
  const bounds: Readonly<Record<string, [number, number]>> = {
    '>=': [value, Infinity],
    '>': [value + 1, Infinity],
    '<=': [-Infinity, value],
    '<': [-Infinity, value - 1],
    '=': [value, value],
  }
  const [least, most] = bounds[sign] ?? [value, value]
  dice.success = { least, most }
  return true
}

function readDice(reader: Reader, count: number, from: number): Dice | DiceFault {
  const sides = reader.take(/\d+|%|f/)?.toLowerCase()
  if (sides === undefined) return fault('needs a number of sides after the d', reader.at)
  if (sides === '0') return fault('has a die without sides', reader.at - 1)
  if (Number(sides) > mostSides) return fault('has more than 1,000,000 sides', reader.at - sides.length)
  if (count > mostDice) return fault('has more than 10,000 dice', from)
  if (count < 1) return fault('rolls no die', from)
  const faces = sides === 'f' ? [-1, 0, 1] : range(1, sides === '%' ? 100 : Number(sides))
  const dice: Dice = { kind: 'dice', count, faces, written: '', explodes: false }
  for (;;) {
    const read = readModifier(reader, dice)
    if (typeof read !== 'boolean') return read
    if (!read) break
  }
  dice.written = reader.text.slice(from, reader.at)
  return dice
}

function readTerm(reader: Reader): DiceTerm | DiceFault {
  const from = reader.at
  const digits = reader.take(/\d+/)
  if (reader.take(/d/)) return readDice(reader, Number(digits ?? 1), from)
  if (digits !== undefined) return { kind: 'number', value: Number(digits) }
  const found = reader.text[reader.at]
  return fault(
    found === undefined ? 'ends too early' : `has “${found}” where a die or a number should stand`,
    reader.at,
  )
}

/** Reads a roll; or the place where it stops being one. A factor after * multiplies the whole term before it. */
export function readDiceRoll(written: string): DiceRoll | DiceFault {
  const reader = new Reader(written.trim().replaceAll('−', '-').replaceAll('–', '-'))
  const terms: { sign: 1 | -1; factor: number; term: DiceTerm }[] = []
  let dice = 0
  for (;;) {
    reader.space()
    const signWritten = reader.take(/[+-]/)
    if (terms.length > 0 && signWritten === undefined)
      return fault(`has “${reader.text[reader.at]}” where + or - should stand`, reader.at)
    reader.space()
    const term = readTerm(reader)
    if ('says' in term) return term
    reader.space()
    let factor = 1
    while (reader.take(/[*x×]/)) {
      reader.space()
      const times = reader.take(/\d+/)
      if (times === undefined) return fault('multiplies by nothing: a number is missing', reader.at)
      factor *= Number(times)
      reader.space()
    }
    if (factor > 1_000_000 || (term.kind === 'number' && term.value > 1_000_000_000))
      return fault('has a number that is too large', reader.at - 1)
    if (term.kind === 'dice') dice += term.count
    if (dice > mostDice) return fault('has more than 10,000 dice', 0)
    terms.push({ sign: signWritten === '-' ? -1 : 1, factor, term })
    if (reader.at >= reader.text.length) return { terms }
  }
}
