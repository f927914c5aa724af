import { channelsOf } from '@/lib/base/png/shading'

/** Units of default user space, 1/72 inch, in a millimetre. ISO 32000-1, 8.3.2.3; PostScript counts alike. */
export const pointsPerMillimetre = 72 / 25.4

/** Numbers with at most four decimals: never an exponent, which ISO 32000-1, 7.3.3 does not allow. */
export function written(...numbers: readonly number[]): string {
  return numbers.map((number) => Number(number.toFixed(4))).join(' ')
}

/** Operands of `rg`, or of PostScript's `setrgbcolor`, for #rrggbb. ISO 32000-1, 8.6.8. */
export function colourOperands(colour: string): string {
  return written(...channelsOf(colour).map((channel) => channel / 255))
}
