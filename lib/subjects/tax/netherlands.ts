import type { Bracket } from './brackets'

/** A band of the labour credit: what it is where the band begins, and by what share of income it grows or shrinks. */
export interface LabourBand {
  over: number
  base: number
  rate: number
}

// Incomes and rates are decimals: what binary fractions put a hair off a whole euro is that euro.
const noise = 1e-7
const down = (amount: number) => Math.floor(amount + noise)
const up = (amount: number) => Math.ceil(amount - noise)

/**
 * Tax of a table whose bands are each rounded down to whole euros, as the statute’s amounts and the wage tax tables are.
 * Source: Wet inkomstenbelasting 2001, article 2.10; held against the Belastingdienst's monthly tables.
 */
export function taxByBand(income: number, bands: readonly Bracket[]): number {
  return bands.reduce((tax, { over, rate }, at) => {
    const part = Math.min(income, bands[at + 1]?.over ?? Infinity) - over
    return part > 0 ? tax + down(part * rate) : tax
  }, 0)
}

/** The general tax credit, whole euros, rounded up. Source: Wet inkomstenbelasting 2001, article 8.10. */
export function generalCredit(
  income: number,
  { most, above, rate, end }: { most: number; above: number; rate: number; end: number },
): number {
  return income >= end ? 0 : up(Math.max(0, most - Math.max(0, income - above) * rate))
}

/**
 * The labour tax credit, whole euros, rounded up: no band reaches beyond where the next begins, and nothing is left at `end`.
 * Source: Wet inkomstenbelasting 2001, article 8.11.
 */
export function labourCredit(earned: number, bands: readonly LabourBand[], end: number): number {
  if (earned >= end) return 0
  const at = Math.max(
    0,
    bands.findLastIndex(({ over }) => earned > over),
  )
  const { over, base, rate } = bands[at] ?? { over: 0, base: 0, rate: 0 }
  const grown = Math.max(0, base + (earned - over) * rate)
  return up(Math.min(grown, bands[at + 1]?.base ?? Infinity))
}

/** The credit of the elderly, whole euros, rounded up. Source: Wet inkomstenbelasting 2001, article 8.17. */
export function elderlyCredit(
  income: number,
  { most, above, rate }: { most: number; above: number; rate: number },
): number {
  return up(Math.max(0, most - Math.max(0, income - above) * rate))
}
