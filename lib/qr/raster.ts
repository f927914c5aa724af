import { cornerRadius, dotRadius, partsOf, type QrDrawing } from './drawing'

/** Samples along one side of a pixel, where an edge is round. */
const samples = 4
/** Steps between light and dark. */
export const shades = samples * samples

/** How dark each pixel is, 0 to 16: the same picture as the SVG without its logo, drawn where there is no canvas. */
export interface Shading {
  side: number
  values: Uint8Array
}

/** `scale` is the whole number of pixels for one module. */
export function qrShading(drawing: QrDrawing, scale: number): Shading {
  const side = (drawing.matrix.size + 2 * drawing.quietZone) * scale
  const values = new Uint8Array(side * side)
  const { runs, dots } = partsOf(drawing)
  function fill(row: number, column: number, isInside: (x: number, y: number) => boolean): void {
    for (let y = 0; y < scale; y++)
      for (let x = 0; x < scale; x++) {
        let inside = 0
        for (let sampleY = 0; sampleY < samples; sampleY++)
          for (let sampleX = 0; sampleX < samples; sampleX++)
            if (isInside((x + (sampleX + 0.5) / samples) / scale, (y + (sampleY + 0.5) / samples) / scale)) inside++
        values[((row + drawing.quietZone) * scale + y) * side + (column + drawing.quietZone) * scale + x] = inside
      }
  }
  for (const { row, from, length, round } of runs) {
    for (let y = 0; y < scale; y++) {
      const start = ((row + drawing.quietZone) * scale + y) * side + (from + drawing.quietZone) * scale
      values.fill(shades, start, start + length * scale)
    }
    const { topLeft, topRight, bottomRight, bottomLeft } = round
    const outside = (x: number, y: number) => (x - 0.5) ** 2 + (y - 0.5) ** 2 > cornerRadius ** 2
    const first = (x: number, y: number) => x > 0.5 || !((y < 0.5 ? topLeft : bottomLeft) && outside(x, y))
    const last = (x: number, y: number) => x < 0.5 || !((y < 0.5 ? topRight : bottomRight) && outside(x, y))
    if (length === 1 && (topLeft || topRight || bottomRight || bottomLeft))
      fill(row, from, (x, y) => first(x, y) && last(x, y))
    else {
      if (topLeft || bottomLeft) fill(row, from, first)
      if (topRight || bottomRight) fill(row, from + length - 1, last)
    }
  }
  for (const { row, column } of dots) fill(row, column, (x, y) => (x - 0.5) ** 2 + (y - 0.5) ** 2 <= dotRadius ** 2)
  return { side, values }
}

export function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colours from light to dark, one for each shade. */
export function shadeColours(dark: string, light: string): [number, number, number][] {
  const from = channelsOf(light)
  const to = channelsOf(dark)
  const mix = (shade: number, at: 0 | 1 | 2) => Math.round(from[at] + ((to[at] - from[at]) * shade) / shades)
  return Array.from({ length: shades + 1 }, (_, shade) => [mix(shade, 0), mix(shade, 1), mix(shade, 2)])
}

/** The shading as a canvas holds it, for a decoder. */
export function qrPixels(
  { side, values }: Shading,
  dark: string,
  light: string,
): { data: Uint8ClampedArray; width: number; height: number } {
  const colours = shadeColours(dark, light)
  const data = new Uint8ClampedArray(side * side * 4)
  values.forEach((shade, at) => {
    const [red, green, blue] = colours[shade] ?? [0, 0, 0]
    data[at * 4] = red
    data[at * 4 + 1] = green
    data[at * 4 + 2] = blue
    data[at * 4 + 3] = 255
  })
  return { data, width: side, height: side }
}
