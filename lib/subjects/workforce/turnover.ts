/**
 * Leavers of a period as a fraction of the average number employed in it.
 * `undefined` where nobody was employed on average.
 * Source: CIPD, crude wastage rate; SHRM, How to Determine Turnover Rate.
 */
export function turnoverRate(leavers: number, averageHeadcount: number): number | undefined {
  return averageHeadcount > 0 ? leavers / averageHeadcount : undefined
}

/** A rate of a period of `months` at the pace of a whole year: one month × 12, without compounding. */
export function annualTurnover(rate: number, months: number): number {
  return (rate * 12) / months
}
