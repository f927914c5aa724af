/** One line of a payment code: line breaks part its elements, so that within one they are spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Characters as people and standards count them, not UTF-16 units. */
export function charactersOf(text: string): number {
  return Array.from(text).length
}

/** Cents as an amount with a point and no more decimals than it needs: 1230 is 12.3. */
export function shortAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace(/\.?0+$/, '')
}
