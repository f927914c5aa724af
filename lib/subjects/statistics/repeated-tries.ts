/** Chances of a try that is repeated: independent tries, each with the same chance as a fraction. */
export function repeatedTries(chance: number, tries: number) {
  const logOfMiss = Math.log1p(-chance)
  return {
    atLeastOne: -Math.expm1(tries * logOfMiss),
    none: Math.exp(tries * logOfMiss),
    exactlyOne: tries * chance * (1 - chance) ** (tries - 1),
    every: chance ** tries,
    expected: tries * chance,
  }
}

/**
 * The fewest tries in which at least one succeeds with the wanted chance, which is between 0 and 1; undefined where no try can
 * succeed. Solved from 1 − (1 − chance)^tries ≥ wanted.
 */
export function triesForChance(chance: number, wanted: number): number | undefined {
  if (chance <= 0) return undefined
  if (chance >= 1) return 1
  const exact = Math.log1p(-wanted) / Math.log1p(-chance)
  return Math.max(1, Math.ceil(Number(exact.toPrecision(12))))
}
