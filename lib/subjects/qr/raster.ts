import { shades, type Shading } from '@/lib/base/png/shading'
import { cornerRadius, dotRadius, partsOf, type QrDrawing } from './drawing'

/** Samples along one side of a pixel, where an edge is round. */
const samples = Math.sqrt(shades)

/** The same picture as the SVG without its logo, drawn where there is no canvas. `scale` is the whole number of pixels for one module. */
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
  return { width: side, height: side, values }
}
