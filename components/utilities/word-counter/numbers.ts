/** Digits with or without separators as a whole number; undefined for anything else. */
function wholeNumber(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,.']/gu, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

function within(typed: string, least: number, most: number): number | undefined {
  const value = wholeNumber(typed)
  return value !== undefined && value >= least && value <= most ? value : undefined
}

/** Words a minute, 20 to 2,000. */
export function speedOf(typed: string): number | undefined {
  return within(typed, 20, 2000)
}

/** A goal of 1 to 10,000,000. */
export function goalOf(typed: string): number | undefined {
  return within(typed, 1, 10_000_000)
}
