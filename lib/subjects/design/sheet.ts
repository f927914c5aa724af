import type { DesignItem, DesignPage, FieldItem } from '@/lib/kits/document/design'

/** Room that printers leave white at the edge of a sheet, and that cutting marks stand in. Millimetres. */
const sheetEdge = 6
/** A hairline of a quarter of a point. */
const hairline = 0.09
const markLength = 4
/** Marks keep away from what is cut off, so that none of them is left on the card. */
const markGap = 1
const markInk = '#000000'

/** Sheets that cards are printed on, upright, in millimetres: ISO 216, and ANSI/ASME Y14.1 size A, 8.5 by 11 inches. */
export const sheets = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const

export type SheetName = keyof typeof sheets

const across = (x: number, y: number): FieldItem => ({
  kind: 'field',
  x,
  y: y - hairline / 2,
  width: markLength,
  height: hairline,
  fill: markInk,
})
const down = (x: number, y: number): FieldItem => ({
  kind: 'field',
  x: x - hairline / 2,
  y,
  width: hairline,
  height: markLength,
  fill: markInk,
})

/** A page with room round it in which its bleed shows and crop marks at all corners point along its edges. */
export function withCropMarks(page: DesignPage): DesignPage {
  const { width, height, bleed } = page
  const away = bleed + markGap
  const marks = [0, height].flatMap((y) => [across(-away - markLength, y), across(width + away, y)])
  const others = [0, width].flatMap((x) => [down(x, -away - markLength), down(x, height + away)])
  return { ...page, margin: away + markLength, items: [...page.items, ...marks, ...others] }
}

/** Copies along one side of a sheet: how many, how far apart, and where the first begins. */
function spread(whole: number, one: number, bleed: number): { count: number; gap: number; first: number } {
  const room = whole - 2 * sheetEdge
  const count = Math.floor((room + 1e-9) / one)
  const gap = count > 1 ? Math.min(2 * bleed, (room - count * one) / (count - 1)) : 0
  return { count, gap, first: (whole - count * one - (count - 1) * gap) / 2 }
}

/** Whether a sheet has room for a page at all, and for how many. */
export function copiesOn(
  sheet: SheetName,
  { width, height, bleed }: Pick<DesignPage, 'width' | 'height' | 'bleed'>,
): number {
  return spread(sheets[sheet].width, width, bleed).count * spread(sheets[sheet].height, height, bleed).count
}

/**
 * As many copies of a page as a sheet has room for, each with as much of its bleed as there is between two, and marks in the white
 * edge along which they are cut. Backs are turned from left to right, so that they lie behind their fronts on paper turned over its
 * long edge.
 */
export function imposed(page: DesignPage, sheet: SheetName): DesignPage {
  const { width, height, bleed, name } = page
  const paper = sheets[sheet]
  const columns = spread(paper.width, width, bleed)
  const rows = spread(paper.height, height, bleed)
  const lefts = Array.from({ length: columns.count }, (_, at) => columns.first + at * (width + columns.gap))
  const tops = Array.from({ length: rows.count }, (_, at) => rows.first + at * (height + rows.gap))
  const over = (gap: number, count: number) => Math.min(bleed, count > 1 ? gap / 2 : bleed)
  const frames = tops.flatMap((y) =>
    lefts.map((x): DesignItem => ({
      kind: 'frame',
      x,
      y,
      page: { width, height, items: page.items },
      across: over(columns.gap, columns.count),
      down: over(rows.gap, rows.count),
    })),
  )
  const edge = sheetEdge - markGap - markLength
  const marks = [
    ...lefts.flatMap((x) => [x, x + width]).flatMap((x) => [down(x, edge), down(x, paper.height - edge - markLength)]),
    ...tops
      .flatMap((y) => [y, y + height])
      .flatMap((y) => [across(edge, y), across(paper.width - edge - markLength, y)]),
  ]
  return { name, ...paper, bleed: 0, margin: 0, items: [...frames, ...marks] }
}
