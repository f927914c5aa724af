/** A count as English writes it, where no region is at hand. */
export function englishCount(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
