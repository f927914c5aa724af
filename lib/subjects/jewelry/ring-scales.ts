/** Inside diameters, in millimeters, that a ring for a finger has. */
export function fitsRing(diameter: number): boolean {
  return diameter >= 12 && diameter <= 26
}

const [usZero, usStep] = [11.6332, 0.8128]
const [letterA, letterStep] = [37.5, 1.25]

/**
 * Sizes from and to the inside diameter in millimeters. US: 0.458 in and 0.032 in a size; UK: 37.5 mm around for A and 1.25 mm
 * a letter, so that C is 40 mm, counted from 0; ISO 8653: the circumference; Japan: thirds of a millimeter of the diameter from
 * 13 mm on; Italy: the circumference less 40 mm.
 */
export const ringScales = {
  us: scale(
    (diameter) => (diameter - usZero) / usStep,
    (size) => usZero + usStep * size,
  ),
  uk: scale(
    (diameter) => (diameter * Math.PI - letterA) / letterStep,
    (size) => (letterA + letterStep * size) / Math.PI,
  ),
  iso: scale(
    (diameter) => diameter * Math.PI,
    (size) => size / Math.PI,
  ),
  jp: scale(
    (diameter) => diameter * 3 - 38,
    (size) => (size + 38) / 3,
  ),
  it: scale(
    (diameter) => diameter * Math.PI - 40,
    (size) => (size + 40) / Math.PI,
  ),
} as const

function scale(fromDiameter: (diameter: number) => number, toDiameter: (size: number) => number) {
  return { fromDiameter, toDiameter }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** How many letters after A, halves included: N½ is 13.5. */
export function sizeOfLetter(letter: string): number {
  return letters.indexOf(letter.charAt(0).toUpperCase()) + (letter.length > 1 ? 0.5 : 0)
}

/** The letter nearest to a size, to a half; "Z +2" two sizes beyond Z. For sizes from A on. */
export function letterOf(size: number): string {
  const halves = Math.round(size * 2)
  const whole = Math.floor(halves / 2)
  const half = halves % 2 === 0 ? '' : '½'
  return whole < letters.length ? `${letters.charAt(whole)}${half}` : `Z +${whole - letters.length + 1}${half}`
}
