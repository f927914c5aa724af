/**
 * The lowest pay, in whole `unit`s, whose take-home is at least `wanted`: what an employer has to offer. Where the law makes
 * take-home jump, the answer is the first pay beyond the jump that was found. `takeHome` answers for a pay, or nothing where it has
 * no answer; nothing is returned where no pay up to `most` brings as much.
 */
export function payForTakeHome(
  takeHome: (pay: number) => number | undefined,
  wanted: number,
  { unit, most }: { unit: number; most: number },
): number | undefined {
  // Half a thousandth of the unit, so that noise of binary numbers costs nobody a unit.
  const reaches = (units: number) => (takeHome(units * unit) ?? -Infinity) >= wanted - unit / 2000
  let low = 0
  if (reaches(low)) return 0
  const last = Math.floor(most / unit)
  let high = Math.max(1, Math.ceil(wanted / unit))
  while (!reaches(high)) {
    if (high >= last) return undefined
    low = high
    high = Math.min(last, high * 2)
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (reaches(middle)) high = middle
    else low = middle
  }
  return high * unit
}
