/** The value itself, or `undefined` where the arithmetic left the finite numbers. Turns -0 into 0. */
export function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value + 0 : undefined
}
