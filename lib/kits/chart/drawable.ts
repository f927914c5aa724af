// Sums and spans of larger numbers could leave the range of a double, smaller ones are zero in any picture.
const largest = 1e100
const smallest = 1e-100

/** The value as it can be drawn: `null` for gaps and for numbers no axis can carry. */
export function drawable(value: number | null | undefined): number | null {
  if (value === null || value === undefined || !(Math.abs(value) <= largest)) return null
  return Math.abs(value) < smallest ? 0 : value
}
