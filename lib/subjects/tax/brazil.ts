/** A band of a Brazilian table: `rate` of the whole base less `deduct`, for bases above `over`. */
export interface DeductBand {
  over: number
  rate: number
  deduct: number
}
/** The reduction of tax on smaller incomes: see `lib/law/br/income-tax`. */
export interface Reduction {
  fullTo: number
  most: number
  start: number
  rate: number
  none: number
}

const cents = (value: number) => Math.round(value * 100 + 1e-6) / 100

/** The band in which a base lies. A base on a threshold still belongs below it. */
export function bandOf(base: number, bands: readonly DeductBand[]): DeductBand {
  const [first] = bands
  if (!first) throw new RangeError('A table without bands has no band')
  return bands.findLast(({ over }) => base > over) ?? first
}

/** Tax of a table, to the cent: `rate` of the base less what the band deducts. Base and result are of one period. */
export function tableTax(base: number, bands: readonly DeductBand[]): number {
  const { rate, deduct } = bandOf(base, bands)
  return Math.max(0, cents(base * rate - deduct))
}

/**
 * What an income of a period is let off of its tax, to the cent: all of it up to `most` for incomes `fullTo`, then ever less. The income
 * counts before any deduction. Source: Lei 15.270/2025, article 3-A of Lei 9.250/1995.
 */
export function reductionOf(income: number, tax: number, { fullTo, most, start, rate, none }: Reduction): number {
  if (income >= none) return 0
  return Math.min(tax, income <= fullTo ? most : Math.max(0, cents(start - rate * income)))
}
