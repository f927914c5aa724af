import type { Pixels } from '@/lib/base/png/pixels'
import type { Size } from '@/lib/subjects/picture/sizes'

/* Several prints of one photograph on a sheet of paper. Lengths in millimetres. */

/** ISO 216, ANSI/ASME Y14.1, and prints of photo shops by their usual names. */
export const sheetPapers = {
  '10x15': { label: '10 × 15 cm', width: 150, height: 100 },
  '4x6': { label: '4 × 6 in', width: 152.4, height: 101.6 },
  '13x18': { label: '13 × 18 cm', width: 180, height: 130 },
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'US Letter', width: 215.9, height: 279.4 },
} as const
export type SheetPaper = keyof typeof sheetPapers

export interface SheetPlan {
  paper: Size
  photo: Size
  /** Between photographs. */
  gap: number
  /** Free along the edge of the paper, where many printers do not print. */
  margin: number
}

export interface Place {
  x: number
  y: number
}

export interface Sheet {
  paper: Size
  places: readonly Place[]
}

function countAlong(room: number, side: number, gap: number): number {
  // A print that fits to a thousandth fits.
  return Math.max(0, Math.floor((room + gap + 1e-6) / (side + gap)))
}

function placesOn(paper: Size, { photo, gap, margin }: SheetPlan): Place[] {
  const across = countAlong(paper.width - 2 * margin, photo.width, gap)
  const down = countAlong(paper.height - 2 * margin, photo.height, gap)
  const start = {
    x: (paper.width - across * photo.width - (across - 1) * gap) / 2,
    y: (paper.height - down * photo.height - (down - 1) * gap) / 2,
  }
  return Array.from({ length: across * down }, (_, at) => ({
    x: start.x + (at % across) * (photo.width + gap),
    y: start.y + Math.floor(at / across) * (photo.height + gap),
  }))
}

/** As many photographs as the paper holds, upright, the paper laid in the way that holds more; in the middle of it. */
export function sheetOf(plan: SheetPlan): Sheet {
  const { width, height } = plan.paper
  const lying = { width: height, height: width }
  const [given, turned] = [placesOn(plan.paper, plan), placesOn(lying, plan)]
  return turned.length > given.length ? { paper: lying, places: turned } : { paper: plan.paper, places: given }
}

const millimetresOfInch = 25.4
const markLength = 3
const markGap = 0.5
const markGrey = 140

/** The sheet in pixels on white, with short marks at the corners of each photograph outside of it, where they are wanted. */
export function drawnSheet(
  photo: Pixels,
  { paper, places }: Sheet,
  { dpi, marks }: { dpi: number; marks: boolean },
): Pixels {
  const pixels = (millimetres: number) => Math.round((millimetres / millimetresOfInch) * dpi)
  const [width, height] = [pixels(paper.width), pixels(paper.height)]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const dot = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    data.fill(markGrey, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  const corners = places.map(({ x, y }) => ({ x: pixels(x), y: pixels(y) }))
  if (marks) {
    const [near, far] = [pixels(markGap), pixels(markGap + markLength)]
    for (const { x, y } of corners)
      for (let step = near; step < far; step++)
        for (const [edgeX, outX] of [
          [x, x - 1 - step],
          [x + photo.width - 1, x + photo.width + step],
        ] as const)
          for (const [edgeY, outY] of [
            [y, y - 1 - step],
            [y + photo.height - 1, y + photo.height + step],
          ] as const) {
            dot(outX, edgeY)
            dot(edgeX, outY)
          }
  }
  // Photographs last: a mark of one never stands on another.
  for (const { x, y } of corners)
    for (let row = 0; row < photo.height && y + row < height; row++) {
      const from = row * photo.width * 4
      const length = Math.min(photo.width, width - x) * 4
      data.set(photo.data.subarray(from, from + length), ((y + row) * width + x) * 4)
    }
  return { data, width, height }
}
