import { pdfFile, pdfStream } from '@/lib/base/pdf/file'
import { colourOperands, pointsPerMillimetre, written } from '@/lib/base/pdf/page'
import { cornerRadius, dotRadius, partsOf, type Dot, type QrDrawing, type Run } from './drawing'

/** How far the handles of a Bézier curve stand off for a quarter of a circle of radius 1. */
const quarter = (4 / 3) * (Math.SQRT2 - 1)

/** PDF counts upwards, the symbol's rows go down. */
function runPath({ row, from, length, round }: Run, side: number, offset: number): string {
  const left = from + offset
  const bottom = side - offset - row - 1
  const { topLeft, topRight, bottomRight, bottomLeft } = round
  if (!(topLeft || topRight || bottomRight || bottomLeft)) return `${written(left, bottom, length, 1)} re`
  const right = left + length
  const top = bottom + 1
  const r = cornerRadius
  const rest = r * (1 - quarter)
  const corner = (isRound: boolean, x: number, y: number, inX: number, inY: number, entersAlongX: boolean) => {
    if (!isRound) return `${written(x, y)} l`
    const onX = [x + inX * r, y, x + inX * rest, y] as const
    const onY = [x, y + inY * r, x, y + inY * rest] as const
    const [first, second] = entersAlongX ? [onX, onY] : [onY, onX]
    return `${written(first[0], first[1])} l ${written(first[2], first[3], second[2], second[3], second[0], second[1])} c`
  }
  return [
    `${written(left + length / 2, bottom)} m`,
    corner(bottomRight, right, bottom, -1, 1, true),
    corner(topRight, right, top, -1, -1, false),
    corner(topLeft, left, top, 1, -1, true),
    corner(bottomLeft, left, bottom, 1, 1, false),
    'h',
  ].join(' ')
}

function dotPath({ row, column }: Dot, side: number, offset: number): string {
  const x = column + offset + 0.5
  const y = side - offset - row - 0.5
  const r = dotRadius
  const k = r * quarter
  return [
    `${written(x + r, y)} m`,
    `${written(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${written(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${written(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${written(x + k, y - r, x + r, y - k, x + r, y)} c h`,
  ].join(' ')
}

/**
 * The drawing as a PDF 1.4 of one page that is exactly as large as the code: vector shapes, `width` in millimetres, colours
 * #rrggbb. A logo is left out: say so before calling. Source: ISO 32000-1, 7.7.3.3 (page objects) and 8.5 (paths).
 */
export function qrPdf(drawing: QrDrawing, width: number): string {
  const { matrix, quietZone, dark, light } = drawing
  const side = matrix.size + 2 * quietZone
  const points = width * pointsPerMillimetre
  const scale = Number((points / side).toFixed(6))
  const { runs, dots } = partsOf(drawing)
  const content = [
    `${colourOperands(light)} rg 0 0 ${written(points, points)} re f`,
    `${scale} 0 0 ${scale} 0 0 cm`,
    `${colourOperands(dark)} rg`,
    // One path, one fill: rows that touch show no seams on screen.
    ...runs.map((run) => runPath(run, side, quietZone)),
    ...dots.map((dot) => dotPath(dot, side, quietZone)),
    'f',
  ].join('\n')
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${written(points, points)}] /Resources << >> /Contents 4 0 R >>`,
    pdfStream(content),
  ]).join('')
}
