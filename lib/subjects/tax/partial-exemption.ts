/** Input tax of a period by what it was spent for. */
export interface InputTax {
  taxable: number
  exempt: number
  /** Spent for both. */
  residual: number
}

export interface Recovery {
  /** Share of residual tax that is recovered, a whole percentage as a fraction. */
  share: number
  residualRecovered: number
  /** Direct, and the part of residual tax that is not recovered. */
  exemptTax: number
  /** Exempt tax is so little that it is recovered too. */
  isDeMinimis: boolean
  recovered: number
}

/**
 * What a partly exempt business recovers by the standard method: residual tax in the proportion of taxable to all supplies, rounded up to a
 * whole percentage, and all of it where exempt tax passes neither limit. `limit` is that of the whole period. Without supplies nothing
 * residual is recovered. Source: Value Added Tax Regulations 1995, regulations 101 and 106.
 */
export function recoveredInputTax(
  tax: InputTax,
  supplies: { taxable: number; exempt: number },
  { limit, share: mostShare }: { limit: number; share: number },
): Recovery {
  const all = supplies.taxable + supplies.exempt
  // 0.58 × 100 is 57.99999999999999 in binary and must not become 59 by another way.
  const share = all > 0 ? Math.ceil(Number(((supplies.taxable / all) * 100).toPrecision(12))) / 100 : 0
  const residualRecovered = tax.residual * share
  const exemptTax = tax.exempt + tax.residual - residualRecovered
  const whole = tax.taxable + tax.exempt + tax.residual
  const isDeMinimis = exemptTax <= limit && exemptTax <= whole * mostShare
  return {
    share,
    residualRecovered,
    exemptTax,
    isDeMinimis,
    recovered: isDeMinimis ? whole : tax.taxable + residualRecovered,
  }
}
