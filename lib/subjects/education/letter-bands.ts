/** A letter and the lowest share of the points that earns it. */
export interface LetterBand {
  letter: string
  from: number
}

/** The ten-point bands that many American syllabuses print. A school's own take their place. */
export const tenPointBands = [
  { letter: 'A', from: 0.9 },
  { letter: 'B', from: 0.8 },
  { letter: 'C', from: 0.7 },
  { letter: 'D', from: 0.6 },
  { letter: 'F', from: 0 },
] as const satisfies readonly LetterBand[]

/** A share on thirteen digits, so that the noise of binary fractions decides no letter. */
export function settledShare(share: number): number {
  return Math.abs(share) < 1e-12 ? 0 : Number(share.toPrecision(13))
}

/** The highest band that a share of the points reaches; undefined below all of them. */
export function letterFor(share: number, bands: readonly LetterBand[]): string | undefined {
  const reached = bands.filter(({ from }) => settledShare(share) >= from)
  return reached.toSorted((low, high) => high.from - low.from)[0]?.letter
}
