import type { Size } from '@/lib/subjects/picture/sizes'

/* Where pictures stand beside each other. Lengths in pixels of the finished picture. */

export interface Cell extends Size {
  x: number
  y: number
}

export interface Layout extends Size {
  /** One for each picture, in their order. */
  cells: readonly Cell[]
}

export interface Spacing {
  /** Between pictures. */
  gap: number
  /** Around all of them. */
  edge: number
  /** Beneath each picture, for its caption. */
  caption: number
}

const aspect = ({ width, height }: Size) => width / height

/** A box whose edges lie on whole pixels, so that boxes that touch share an edge. */
function settled(x: number, y: number, width: number, height: number): Cell {
  const [left, top] = [Math.round(x), Math.round(y)]
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  }
}

/** One row of pictures that keep their shapes and share a height, as wide as the room. */
function rowOf(sizes: readonly Size[], room: number, gap: number): { height: number; widths: number[] } {
  const aspects = sizes.map(aspect)
  const sum = aspects.reduce((total, one) => total + one, 0)
  const height = Math.max(1, (room - gap * (sizes.length - 1)) / sum)
  return { height, widths: aspects.map((one) => one * height) }
}

/** Rows one beneath the other, each as wide as the whole. */
function stacked(rows: readonly (readonly Size[])[], width: number, { gap, edge, caption }: Spacing): Layout {
  const cells: Cell[] = []
  let y = edge
  for (const row of rows) {
    const { height, widths } = rowOf(row, width - 2 * edge, gap)
    let x = edge
    for (const one of widths) {
      cells.push(settled(x, y, one, height))
      x += one + gap
    }
    y += height + caption + gap
  }
  return { width, height: Math.max(1, Math.round(y - gap + edge)), cells }
}

/**
 * The first large and whole at the left, the others one beneath the other at its right, as high together as it is. Without room for
 * them beside it, they stand in a row beneath.
 */
export function leadLayout(sizes: readonly Size[], width: number, spacing: Spacing): Layout {
  const { gap, edge, caption } = spacing
  const [lead, ...others] = sizes
  if (!lead || others.length === 0) return stacked([sizes], width, spacing)
  const room = width - 2 * edge - gap
  const between = (others.length - 1) * (gap + caption)
  // Both columns are equally high: (room − narrow) ÷ shape of the first = narrow × Σ 1 ÷ shape + between.
  const upright = others.reduce((sum, one) => sum + 1 / aspect(one), 0)
  const narrow = (room / aspect(lead) - between) / (upright + 1 / aspect(lead))
  if (narrow < room * leastBeside) return leadAboveLayout(sizes, width, spacing)
  const wide = room - narrow
  const high = wide / aspect(lead)
  const cells = [settled(edge, edge, wide, high)]
  let y = edge
  for (const one of others) {
    cells.push(settled(edge + wide + gap, y, narrow, narrow / aspect(one)))
    y += narrow / aspect(one) + caption + gap
  }
  return { width, height: Math.round(2 * edge + high + caption), cells }
}

/** A column beside a large picture that is narrower than this share of the room shows nothing. */
const leastBeside = 0.08

/** The first as wide as the whole, the others in a row beneath. */
export function leadAboveLayout(sizes: readonly Size[], width: number, spacing: Spacing): Layout {
  const [lead, ...others] = sizes
  return stacked(lead && others.length > 0 ? [[lead], others] : [sizes], width, spacing)
}

/**
 * Boxes in shares of a page of a shape, width by height, as somebody placed them; they may lie over each other. A picture without a box
 * stands where it would in a mosaic on that page.
 */
export function freeLayout(
  sizes: readonly Size[],
  boxes: readonly (Cell | undefined)[],
  ratio: number,
  width: number,
  spacing: Spacing,
): Layout {
  const height = Math.max(1, Math.round(width / ratio))
  const usual = mosaicLayout(sizes, ratio, width, spacing)
  const factor = Math.min(1, height / usual.height)
  const [left, top] = [(width - usual.width * factor) / 2, (height - usual.height * factor) / 2]
  const cells = sizes.map((_, at) => {
    const box = boxes[at]
    if (box) return settled(box.x * width, box.y * height, box.width * width, box.height * height)
    const cell = usual.cells[at] ?? { x: 0, y: 0, width, height }
    return settled(left + cell.x * factor, top + cell.y * factor, cell.width * factor, cell.height * factor)
  })
  return { width, height, cells }
}

/** Beside each other in one row. */
export const rowLayout = (sizes: readonly Size[], width: number, spacing: Spacing) => stacked([sizes], width, spacing)

/** One beneath the other, each as wide as the whole. */
export function columnLayout(sizes: readonly Size[], width: number, spacing: Spacing): Layout {
  return stacked(
    sizes.map((one) => [one]),
    width,
    spacing,
  )
}

/** Equal cells of a shape, width by height, in so many columns; what is left for the last row stands in its middle. */
export function gridLayout(count: number, columns: number, ratio: number, width: number, spacing: Spacing): Layout {
  const { gap, edge, caption } = spacing
  const across = Math.max(1, Math.min(columns, count))
  const side = Math.max(1, (width - 2 * edge - gap * (across - 1)) / across)
  const high = side / ratio
  const rows = Math.ceil(count / across)
  const cells = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across)
    const inRow = row === rows - 1 ? count - row * across : across
    const start = edge + ((across - inRow) * (side + gap)) / 2
    return settled(start + (at % across) * (side + gap), edge + row * (high + caption + gap), side, high)
  })
  return { width, height: Math.max(1, Math.round(2 * edge + rows * (high + caption + gap) - gap)), cells }
}

/** The order cut into so many stretches whose sums are as equal as they can be (the linear partition problem). */
export function partition(weights: readonly number[], parts: number): number[][] {
  const count = weights.length
  const wanted = Math.max(1, Math.min(parts, count))
  const sums = [0]
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const target = (sums[count] ?? 0) / wanted
  const between = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0) - target) ** 2
  // costs[k][n]: the first n in k stretches.
  const costs: number[][] = [Array.from({ length: count + 1 }, (_, at) => (at === 0 ? 0 : Infinity))]
  const cuts: number[][] = [[]]
  for (let part = 1; part <= wanted; part++) {
    const [row, cut]: [number[], number[]] = [[Infinity], [0]]
    for (let to = 1; to <= count; to++) {
      let [best, place] = [Infinity, 0]
      for (let from = part - 1; from < to; from++) {
        const cost = (costs[part - 1]?.[from] ?? Infinity) + between(from, to)
        if (cost < best) [best, place] = [cost, from]
      }
      row.push(best)
      cut.push(place)
    }
    costs.push(row)
    cuts.push(cut)
  }
  const stretches: number[][] = []
  for (let [part, to] = [wanted, count]; part > 0; part--) {
    const from = cuts[part]?.[to] ?? 0
    stretches.unshift(Array.from({ length: to - from }, (_, at) => from + at))
    to = from
  }
  return stretches
}

/** Rows of pictures that keep their shapes; as many rows as bring the whole nearest to a shape, width by height. */
export function mosaicLayout(sizes: readonly Size[], ratio: number, width: number, spacing: Spacing): Layout {
  const aspects = sizes.map(aspect)
  let best: Layout | undefined
  for (let rows = 1; rows <= sizes.length; rows++) {
    const picked = partition(aspects, rows).map((stretch) => stretch.flatMap((at) => sizes[at] ?? []))
    const layout = stacked(picked, width, spacing)
    const apart = ({ height }: Size) => Math.abs(Math.log((width / height) * (1 / ratio)))
    if (!best || apart(layout) < apart(best)) best = layout
    // More rows only make it higher.
    if (width / layout.height < ratio) break
  }
  return best ?? { width, height: 1, cells: [] }
}

/** What of a picture is seen in a cell, and where: the largest part of its shape, or the whole of it within. */
export function fitted(
  picture: Size,
  cell: Cell,
  { fit, focus }: { fit: 'crop' | 'pad'; focus: 'centre' | 'top' | 'bottom' },
): { from: Cell; to: Cell } {
  const whole = { x: 0, y: 0, ...picture }
  if (fit === 'pad') {
    const factor = Math.min(cell.width / picture.width, cell.height / picture.height)
    const [width, height] = [picture.width * factor, picture.height * factor]
    return {
      from: whole,
      to: settled(cell.x + (cell.width - width) / 2, cell.y + (cell.height - height) / 2, width, height),
    }
  }
  const factor = Math.max(cell.width / picture.width, cell.height / picture.height)
  const [width, height] = [cell.width / factor, cell.height / factor]
  const above = focus === 'top' ? 0 : focus === 'bottom' ? 1 : 0.5
  return {
    from: { x: (picture.width - width) / 2, y: (picture.height - height) * above, width, height },
    to: cell,
  }
}
