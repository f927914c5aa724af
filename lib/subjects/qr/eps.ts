import { colourOperands, pointsPerMillimetre } from '@/lib/base/pdf/page'
import { cornerRadius, dotRadius, partsOf, type QrDrawing, type Run } from './drawing'

/** PostScript counts upwards, the symbol's rows go down. */
function runCommand({ row, from, length, round }: Run, side: number, offset: number): string {
  const left = from + offset
  const bottom = side - offset - row - 1
  const { topLeft, topRight, bottomRight, bottomLeft } = round
  if (!(topLeft || topRight || bottomRight || bottomLeft)) return `${left} ${bottom} ${length} r`
  const right = left + length
  const top = bottom + 1
  const r = cornerRadius
  const corner = (isRound: boolean, x: number, y: number, towardsX: number, towardsY: number, start: number) =>
    isRound ? `${x + towardsX * r} ${y + towardsY * r} ${r} ${start} ${start + 90} arc` : `${x} ${y} lineto`
  return [
    `${left + length / 2} ${bottom} moveto`,
    corner(bottomRight, right, bottom, -1, 1, 270),
    corner(topRight, right, top, -1, -1, 0),
    corner(topLeft, left, top, 1, -1, 90),
    corner(bottomLeft, left, bottom, 1, 1, 180),
    'closepath',
  ].join(' ')
}

/**
 * The drawing as Encapsulated PostScript (EPSF-3.0, PostScript level 2 operators), `width` in millimetres, colours #rrggbb.
 * A logo is left out: say so before calling.
 */
export function qrEps(drawing: QrDrawing, width: number): string {
  const { matrix, quietZone, dark, light } = drawing
  const side = matrix.size + 2 * quietZone
  const points = width * pointsPerMillimetre
  const { runs, dots } = partsOf(drawing)
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(points)} ${Math.ceil(points)}`,
    `%%HiResBoundingBox: 0 0 ${points.toFixed(4)} ${points.toFixed(4)}`,
    '%%LanguageLevel: 2',
    '%%Pages: 1',
    '%%EndComments',
    'gsave',
    `${Number((points / side).toFixed(6))} dup scale`,
    `${colourOperands(light)} setrgbcolor`,
    `0 0 ${side} ${side} rectfill`,
    `${colourOperands(dark)} setrgbcolor`,
    // One path, one fill: rows that touch show no seams on screen.
    '/r { 3 1 roll moveto dup 0 rlineto 0 1 rlineto neg 0 rlineto closepath } bind def',
    'newpath',
    ...runs.map((run) => runCommand(run, side, quietZone)),
    ...dots.map(({ row, column }) => {
      const x = column + quietZone + 0.5
      const y = side - quietZone - row - 0.5
      return `${x + dotRadius} ${y} moveto ${x} ${y} ${dotRadius} 0 360 arc closepath`
    }),
    'fill',
    'grestore',
    '%%EOF',
    '',
  ].join('\n')
}
