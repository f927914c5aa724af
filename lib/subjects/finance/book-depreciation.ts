export type BookMethod =
  | { kind: 'straight' }
  | { kind: 'digits' }
  /** A share of the carrying amount each year; with `switches` the straight line over the rest of the life once it charges more. */
  | { kind: 'declining'; rate: number; switches: boolean }

/**
 * Depreciation charges by financial year, unrounded, of an asset used for `firstShare` of its first financial year (a fraction
 * above 0, at most 1) and for `life` whole years in all; a broken first year adds one financial year at the end.
 * Sum of the years' digits belongs to years of the asset and is spread over the financial years they touch. Declining charges
 * of a broken year are in proportion. No charge takes the carrying amount below `residual`, which is not above the cost.
 * With `firstShare` 1 the charges are those of SLN, SYD, DDB and VDB; with `rate` as rounded by Excel, those of DB.
 * Source: IAS 16 paragraphs 50 to 62; D. Kieso, J. Weygandt, T. Warfield, Intermediate Accounting, chapter 11.
 */
export function bookDepreciation(
  { cost, residual, life, firstShare }: { cost: number; residual: number; life: number; firstShare: number },
  method: BookMethod,
): { share: number; charge: number }[] {
  const depreciable = cost - residual
  const years: { share: number; charge: number }[] = []
  let elapsed = 0
  let carrying = cost
  while (elapsed < life - 1e-9) {
    const share = Math.min(years.length === 0 ? firstShare : 1, life - elapsed)
    const straight = ((carrying - residual) * share) / (life - elapsed)
    const charge =
      method.kind === 'straight'
        ? (depreciable * share) / life
        : method.kind === 'digits'
          ? depreciable * (digitsShare(elapsed + share, life) - digitsShare(elapsed, life))
          : Math.max(carrying * method.rate * share, method.switches ? straight : 0)
    const taken = Math.min(charge, carrying - residual)
    years.push({ share, charge: taken })
    carrying -= taken
    elapsed += share
  }
  return years
}

/** Part of the depreciable amount charged in the first `elapsed` years by the sum of the years' digits. */
function digitsShare(elapsed: number, life: number): number {
  const whole = Math.floor(elapsed)
  const digits = whole * life - (whole * (whole - 1)) / 2 + (elapsed - whole) * (life - whole)
  return (2 * digits) / (life * (life + 1))
}
