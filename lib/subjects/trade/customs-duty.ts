/** How a tariff states its duty. */
export type DutyForm = 'percent' | 'unit' | 'compound' | 'higher' | 'lower' | 'between' | 'quota'

/** A line of a tariff: a share of the customs value, an amount a unit, and what the form needs besides. */
export interface TariffLine {
  form: DutyForm
  rate: number
  perUnit: number
  /** Of `between`: the least and the most a unit; of `quota`: the rate within it and how many units it still takes. */
  least?: number | undefined
  most?: number | undefined
  quotaRate: number
  quotaLeft: number
}

/**
 * Customs duty on goods of a value and a quantity, in the currency of the value, not rounded. A quota takes its share of the value by
 * quantity; without a quantity nothing lies within it.
 * Source: forms of duty as in the Combined Nomenclature, Part One, Section I, and 19 U.S.C. 1202, General Note 2.
 */
export function customsDuty(line: TariffLine, { value, quantity }: { value: number; quantity: number }): number {
  const byValue = value * line.rate
  const byUnit = quantity * line.perUnit
  switch (line.form) {
    case 'percent':
      return byValue
    case 'unit':
      return byUnit
    case 'compound':
      return byValue + byUnit
    case 'higher':
      return Math.max(byValue, byUnit)
    case 'lower':
      return Math.min(byValue, byUnit)
    case 'between':
      return Math.min(
        line.most === undefined ? Infinity : quantity * line.most,
        Math.max(line.least === undefined ? 0 : quantity * line.least, byValue),
      )
    case 'quota': {
      const within = shareWithin(quantity, line.quotaLeft)
      return value * within * line.quotaRate + value * (1 - within) * line.rate
    }
  }
}

/** The share of a quantity that a quota still takes. */
export function shareWithin(quantity: number, left: number): number {
  return quantity > 0 ? Math.min(quantity, left) / quantity : 0
}
