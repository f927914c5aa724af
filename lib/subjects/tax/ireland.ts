interface CoupleLaw {
  bands: { single: number; couple: number; secondEarner: number }
  rates: { standard: number }
  credits: { personal: number; work: number }
}

/**
 * What of a jointly assessed couple's standard band and personal credit is left for one spouse, euros a year. The couple's band is
 * that of one income and, at most `secondEarner`, the lower income. The partner's pay fills up to a single person's band of it and uses, of the personal credit, only what its own work credit leaves to be taxed.
 * Source: Ireland, Taxes Consolidation Act 1997, sections 15, 461, 472 and 1018.
 */
export function coupleShare(
  partnerPay: number,
  pay: number,
  { bands, rates, credits }: CoupleLaw,
): { band: number; credit: number } {
  const whole = bands.couple + Math.min(bands.secondEarner, partnerPay, pay)
  const band = Math.min(bands.couple, whole - Math.min(partnerPay, bands.single))
  const used = Math.min(credits.personal, Math.max(0, partnerPay * rates.standard - credits.work))
  return { band, credit: credits.personal * 2 - used }
}

/**
 * The PRSI credit of a week, euros: `most` less a sixth of the pay above `from`, nothing beyond `upTo`.
 * Source: Ireland, Social Welfare Consolidation Act 2005, section 13, as the Department's user guide to PRSI explains it.
 */
export function prsiCredit(week: number, { most, from, upTo }: { most: number; from: number; upTo: number }): number {
  return week > upTo ? 0 : Math.min(most, Math.max(0, most - (week - from) / 6))
}
