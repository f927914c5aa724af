/** Pixels as a canvas holds them: red, green, blue, alpha by byte, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}
