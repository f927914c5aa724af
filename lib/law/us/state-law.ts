/** How a return is filed: as single, jointly, separately, as head of household or as surviving spouse. */
export type StateFiling = 'single' | 'joint' | 'separate' | 'head' | 'survivor'

/** A rate on what lies above `over`. Rows stand in rising order. */
export interface RateOver {
  over: number
  rate: number
}

/** An amount or a table for each way to file; absent where it was not read, or where what was read disagrees. */
export type ByStatus<Value> = Readonly<Record<StateFiling, Value | undefined>>

/** An amount for those whose income is above `over`. Rows stand in rising order. */
export interface AmountOver {
  over: number
  amount: number
}

/** An amount for those whose income is `from` or more. Rows stand in rising order. */
export interface AmountFrom {
  from: number
  amount: number
}

/**
 * How a deduction, an exemption or a credit shrinks as federal adjusted gross income rises above `from`. `steps`: by `by` dollars
 * for each `each` dollars, whole steps alone unless `begun`. `share`: in a straight line, down to nothing `width` dollars later.
 * `shares`: by `share` of itself for each begun step of `each` dollars. `rates`: by rates on what lies above thresholds, by at
 * most `most` of itself.
 */
export type Fade =
  | { kind: 'steps'; from: ByStatus<number>; each: ByStatus<number>; by: ByStatus<number>; begun: boolean }
  | { kind: 'share'; from: ByStatus<number>; width: ByStatus<number> }
  | { kind: 'shares'; from: ByStatus<number>; each: number; share: number }
  | { kind: 'rates'; bands: ByStatus<readonly RateOver[]>; most: number }

/** Tax that takes back the advantage of lower rates: `by` for each begun step of `each` dollars above `from`, at most `most`. */
export interface AddBack {
  from: ByStatus<number>
  each: ByStatus<number>
  by: ByStatus<number>
  most: ByStatus<number>
  /** What the first dollar above costs before any step. */
  atOnce?: number
  /** Measured by taxable income rather than by adjusted gross income. */
  ofTaxable?: boolean
}

/** Income tax of one state in one year: dollars and fractions. What a state does not have is absent. */
export interface StateLaw {
  /** Rates on taxable income. Absent: wages are not taxed. */
  bands?: ByStatus<readonly RateOver[]>
  /** Tax that is due at once above an income: Ohio. */
  entry?: AmountOver
  /** A rate on top, the same for every status: California above a million. */
  surcharge?: RateOver
  /** Rates on long-term gains, which lie above other income: Montana. */
  gainBands?: ByStatus<readonly RateOver[]>
  /** The share of long-term gains that is not taxed. */
  gainsFree?: number
  /** The standard deduction, or the federal one. */
  deduction?: ByStatus<number> | 'federal'
  /** A standard deduction that is a share of income within bounds: Maryland until 2024. */
  deductionShare?: { rate: number; least: ByStatus<number>; most: ByStatus<number> }
  deductionFade?: Fade
  leastDeduction?: ByStatus<number>
  /** Taken off once for the return. */
  exemption?: ByStatus<number>
  exemptionFade?: Fade
  /** Taken off for each person, by adjusted gross income. `spouses`: for the filer and the spouse alone. */
  perPerson?: { amounts: ByStatus<readonly AmountOver[]>; spouses?: boolean; fade?: Fade }
  /** Taken off for each dependant, by adjusted gross income; `child` is added for each child. */
  perDependant?: { amounts: readonly AmountOver[]; child?: number }
  /** Federal income tax that is taken off: a share of it, at most so much, by adjusted gross income. */
  federalTax?: { share: readonly AmountOver[]; most?: ByStatus<readonly AmountFrom[]> }
  /** Credits for each person; `dependant` where that of a dependant differs, `head` one more for heads and surviving spouses. */
  credit?: { person: number; dependant?: number; head?: boolean; fade?: Fade; limit?: ByStatus<number> }
  /** The credit of Utah: `rate` of the federal deduction and of `perDependant`, less `fade` of income above `from`. */
  deductionCredit?: { rate: number; perDependant: number; from: ByStatus<number>; fade: number }
  /** A share of the tax that is forgiven, by adjusted gross income: Connecticut. */
  forgiven?: ByStatus<readonly AmountOver[]>
  addBacks?: readonly AddBack[]
  /** New York: above `above` the advantage of lower rates is taken back over `width`, and above `all` at once. */
  recapture?: { above: number; width: number; all: number }
  /** A tax on gains or on interest and dividends where wages are free. */
  onGains?: { free: number; bands: readonly RateOver[] } | 'unknown'
  onInterest?: { free: ByStatus<number>; rate: number }
}

const amounts = { single: 'money', joint: 'money', separate: 'money', head: 'money', survivor: 'money' } as const
const table = { over: 'money', rate: 'percent' } as const
const tables = { single: table, joint: table, separate: table, head: table, survivor: table } as const
const rows = { over: 'money', amount: 'money' } as const
const rowsFrom = { from: 'money', amount: 'money' } as const
const rowsFromByStatus = {
  single: rowsFrom,
  joint: rowsFrom,
  separate: rowsFrom,
  head: rowsFrom,
  survivor: rowsFrom,
} as const
const rowsByStatus = { single: rows, joint: rows, separate: rows, head: rows, survivor: rows } as const
const shares = { over: 'money', amount: 'percent' } as const
const fade = {
  from: amounts,
  each: 'money',
  by: amounts,
  width: amounts,
  share: 'percent',
  bands: tables,
  most: 'percent',
} as const

/** What the numbers of a state's law are. */
export const unitsOfStateLaw = {
  bands: tables,
  entry: rows,
  surcharge: table,
  gainBands: tables,
  gainsFree: 'percent',
  deduction: amounts,
  deductionShare: { rate: 'percent', least: amounts, most: amounts },
  deductionFade: fade,
  leastDeduction: amounts,
  exemption: amounts,
  exemptionFade: fade,
  perPerson: { amounts: rowsByStatus, fade },
  perDependant: { amounts: rows, child: 'money' },
  federalTax: { share: shares, most: rowsFromByStatus },
  credit: { person: 'money', dependant: 'money', fade, limit: amounts },
  deductionCredit: { rate: 'percent', perDependant: 'money', from: amounts, fade: 'percent' },
  forgiven: { single: shares, joint: shares, separate: shares, head: shares, survivor: shares },
  addBacks: { from: amounts, each: amounts, by: amounts, most: amounts, atOnce: 'money' },
  recapture: { above: 'money', width: 'money', all: 'money' },
  onGains: { free: 'money', bands: table },
  onInterest: { free: amounts, rate: 'percent' },
} as const

/** A value for each way to file, in the order of the form: single, joint, separate, head of household, surviving spouse. */
export function each<const Value>(
  single: Value | undefined,
  joint: Value | undefined,
  separate: Value | undefined,
  head: Value | undefined,
  survivor: Value | undefined,
): ByStatus<Value> {
  return { single, joint, separate, head, survivor }
}

/** The same value for every way to file. */
export function alike<const Value>(value: Value): ByStatus<Value> {
  return each(value, value, value, value, value)
}

/** The usual three schedules: separate returns as single ones, surviving spouses as couples, heads of household as said. */
export function usual<const Value>(single: Value, joint: Value, head: Value | undefined = single): ByStatus<Value> {
  return each<Value>(single, joint, single, head, joint)
}

/** A rate table written as pairs: what is above, and the rate. */
export function rates(...pairs: readonly (readonly [over: number, rate: number])[]): readonly RateOver[] {
  return pairs.map(([over, rate]) => ({ over, rate }))
}

/** Amounts by income, written as pairs: what is above, and the amount. */
export function byIncome(...pairs: readonly (readonly [over: number, amount: number])[]): readonly AmountOver[] {
  return pairs.map(([over, amount]) => ({ over, amount }))
}

/** Amounts by income, written as pairs: from where, and the amount. */
export function fromIncome(...pairs: readonly (readonly [from: number, amount: number])[]): readonly AmountFrom[] {
  return pairs.map(([from, amount]) => ({ from, amount }))
}
