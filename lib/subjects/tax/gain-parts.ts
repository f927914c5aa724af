import type { Bracket } from './brackets'

/** A part of a gain, and the tax on it. */
export interface GainPart {
  part: string
  amount: number
  rate: number
  tax: number
}

/**
 * Tax on an amount stacked on an income, by rates that are never above `most`: gains of collectibles (28%) and of depreciated
 * buildings (25%) in the United States. Source: Schedule D Tax Worksheet; 26 U.S.C. 1(h)(1)(E) and (F).
 */
export function cappedTax(income: number, amount: number, brackets: readonly Bracket[], most: number): number {
  const top = income + amount
  return brackets.reduce((tax, { over, rate }, at) => {
    const upTo = brackets[at + 1]?.over ?? Infinity
    const part = Math.min(top, upTo) - Math.max(income, over)
    return part > 0 ? tax + part * Math.min(rate, most) : tax
  }, 0)
}

/**
 * A gain on top of an income, taxed by what the income leaves of the bands. `bands` stand in rising order, the first at 0; parts that
 * come to nothing are left out. Source: United Kingdom, Taxation of Chargeable Gains Act 1992, section 1I; United States, 26 U.S.C. 1(h)(1).
 */
export function stackedParts(
  income: number,
  gain: number,
  bands: readonly (Bracket & { part: string })[],
): readonly GainPart[] {
  return bands.flatMap(({ over, rate, part }, at) => {
    const upTo = bands[at + 1]?.over ?? Infinity
    const amount = Math.min(income + gain, upTo) - Math.max(income, over)
    return amount > 0 ? [{ part, amount, rate, tax: amount * rate }] : []
  })
}
