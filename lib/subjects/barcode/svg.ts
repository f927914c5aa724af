import type { BarcodeDrawing } from './drawing'
import { outlineOf } from './outlines'

const short = (number: number) => String(Number(number.toFixed(3)))

function textPath({ text }: BarcodeDrawing): string {
  return text
    .flatMap(({ character, x, y, size }) =>
      outlineOf(character).map(([letter, ...numbers]) => {
        const places = numbers.map((number, at) =>
          (number * size + (at % 2 === 0 ? x : y)).toFixed(2).replace(/\.?0+$/, ''),
        )
        return letter + places.join(' ')
      }),
    )
    .join('')
}

const turns = {
  0: () => '',
  90: ({ height }: BarcodeDrawing) => `translate(${short(height)} 0) rotate(90)`,
  180: ({ width, height }: BarcodeDrawing) => `translate(${short(width)} ${short(height)}) rotate(180)`,
  270: ({ width }: BarcodeDrawing) => `translate(0 ${short(width)}) rotate(270)`,
}

/**
 * The drawing as SVG text, one unit for each module, the text as outlines. `unit` sets its size: millimetres as printed, or a
 * number of pixels for each module. Colours are #rrggbb and are not escaped.
 */
export function barcodeSvg(drawing: BarcodeDrawing, unit: 'mm' | number = 'mm'): string {
  const { bars, width, height, moduleWidth, rotation, dark, light } = drawing
  const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width]
  const measure = (modules: number) =>
    unit === 'mm' ? `${short(modules * moduleWidth)}mm` : String(Math.max(1, Math.round(modules * unit)))
  const turn = turns[rotation](drawing)
  const path = bars.map(
    ([x, y, wide, high]) => `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h-${short(wide)}z`,
  )
  const letters = textPath(drawing)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${measure(across)}" height="${measure(down)}" viewBox="0 0 ${short(across)} ${short(down)}">` +
    `<path fill="${light}" d="M0 0h${short(across)}v${short(down)}H0z"/>` +
    `<g fill="${dark}"${turn ? ` transform="${turn}"` : ''}>` +
    `<path shape-rendering="crispEdges" d="${path.join('')}"/>` +
    (letters ? `<path d="${letters}"/>` : '') +
    '</g></svg>'
  )
}
