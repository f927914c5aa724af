/** A written figure with its unit: "2 months" but "1 month". Symbols, and words that end in s of their own (celsius), stay. */
export function withUnit(written: string, unit: string): string {
  return `${written} ${written === '1' && /^[a-z]+[^su]s$/.test(unit) ? unit.slice(0, -1) : unit}`
}
