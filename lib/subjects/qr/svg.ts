import type { SafePicture } from '@/lib/base/svg/safe-picture'
import { cornerRadius, dotRadius, partsOf, type QrDrawing, type Run } from './drawing'

function runPath({ row, from, length, round }: Run, offset: number): string {
  const left = from + offset
  const top = row + offset
  const r = cornerRadius
  const { topLeft, topRight, bottomRight, bottomLeft } = round
  if (!(topLeft || topRight || bottomRight || bottomLeft)) return `M${left} ${top}h${length}v1h-${length}z`
  const corner = (isRound: boolean, x: number, y: number) => (isRound ? `a${r} ${r} 0 0 1 ${x} ${y}` : '')
  const across = length - (topLeft ? r : 0) - (topRight ? r : 0)
  const back = length - (bottomLeft ? r : 0) - (bottomRight ? r : 0)
  const down = 1 - (topRight ? r : 0) - (bottomRight ? r : 0)
  return [
    `M${left + (topLeft ? r : 0)} ${top}h${across}`,
    corner(topRight, r, r),
    `v${down}`,
    corner(bottomRight, -r, r),
    `h${-back}`,
    corner(bottomLeft, -r, -r),
    `V${top + (topLeft ? r : 0)}`,
    corner(topLeft, r, -r),
    'z',
  ].join('')
}

function dotPath(row: number, column: number, offset: number): string {
  const r = dotRadius
  return `M${Number((column + offset + 0.5 - r).toFixed(2))} ${row + offset + 0.5}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/**
 * The drawing as SVG text, one unit for each module. `width` sets the size: '40mm', or a number of pixels.
 * Colours are #rrggbb and are not escaped.
 */
export function qrSvg(drawing: QrDrawing, width?: string): string {
  const { matrix, shape, quietZone, dark, light, logo } = drawing
  const side = matrix.size + 2 * quietZone
  const { runs, dots } = partsOf(drawing)
  const path =
    runs.map((run) => runPath(run, quietZone)).join('') +
    dots.map(({ row, column }) => dotPath(row, column, quietZone)).join('')
  const size = width === undefined ? '' : ` width="${width}" height="${width}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${side} ${side}"${shape === 'squares' ? ' shape-rendering="crispEdges"' : ''}>` +
    `<path fill="${light}" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${dark}" d="${path}"/>` +
    (logo ? logoElement(matrix.size, quietZone, logo.href, logo.share) : '') +
    '</svg>'
  )
}

function logoElement(size: number, quietZone: number, href: SafePicture, share: number): string {
  const side = Number((size * share).toFixed(3))
  const at = Number((quietZone + (size - side) / 2).toFixed(3))
  return `<image x="${at}" y="${at}" width="${side}" height="${side}" href="${href}"/>`
}
