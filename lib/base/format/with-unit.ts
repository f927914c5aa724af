/** A unit whose words stay on one line: oz t, US gal. */
export function unbroken(unit: string): string {
  return unit.replaceAll(' ', '\u00A0')
}

/**
 * A written figure with its unit, which no line break parts: "2 months" but "1 month". Symbols, and words that end in s of their own
 * (celsius), stay.
 */
export function withUnit(written: string, unit: string): string {
  const named = written === '1' && /^[a-z]+[^su]s$/.test(unit) ? unit.slice(0, -1) : unit
  return `${written}\u00A0${unbroken(named)}`
}
