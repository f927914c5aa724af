/*
 * A page that is drawn rather than poured: everything on it has its place in millimetres, from the upper left corner of the page as
 * it is after trimming. Screen, paper, PDF, SVG and PNG are written from it.
 */

interface Placed {
  x: number
  y: number
}

interface Box extends Placed {
  width: number
  height: number
}

/** A rectangle of one colour (#rrggbb). */
export type FieldItem = Box & { kind: 'field'; fill: string; radius?: number }

/** A drawing made of paths and rectangles alone, as SVG text made by a tool. Without `alt` it only decorates. */
export type DrawingItem = Box & { kind: 'drawing'; svg: string; alt?: string }

/** A photograph or logo as a data address. `cover` fills its box and loses what stands over, `contain` shows all of it. */
export type PictureItem = Box & {
  kind: 'picture'
  href: string
  alt: string
  fit: 'cover' | 'contain'
  radius?: number
}

/** Lines as they were broken. `x` is where they begin, end or have their middle; `y` is the first baseline. */
export type TextItem = Placed & {
  kind: 'text'
  lines: readonly string[]
  /** Height of the letters' em and distance of the baselines, in millimetres. */
  size: number
  leading: number
  bold: boolean
  fill: string
  anchor: 'start' | 'middle' | 'end'
  /** How wide each line is in the fonts of the site; none where its letters were not measured. */
  widths: readonly (number | null)[]
  /** The room that a line has. */
  room: number
  /** It does not fit even at its least size: the page frames it, paper does not. */
  overflows?: true
}

/** Another page as a whole, such as a card on a sheet. What stands over its bleed is cut off. */
export type FrameItem = Placed & {
  kind: 'frame'
  page: Pick<DesignPage, 'width' | 'height' | 'items'>
  across: number
  down: number
}

export type DesignItem = FieldItem | DrawingItem | PictureItem | TextItem | FrameItem

export interface DesignPage {
  /** What it is called where there are several: Front. */
  name: string
  /** As trimmed. */
  width: number
  height: number
  /** How far colour goes over each edge, to be cut off. */
  bleed: number
  /** Room round the trimmed page for bleed and crop marks; 0 where it is printed to its size. */
  margin: number
  items: readonly DesignItem[]
  /** What is said of it to those who cannot see it; all that can be read on it where absent. */
  alt?: string
  /** Nothing that is read should come nearer to the edge; drawn on the page alone. */
  safe?: number
}

/** All items with their places on the page itself, those of frames cut at the frame's edge. */
export type FlatItem = Exclude<DesignItem, FrameItem> & { cut?: Box }

export function flatItems(items: readonly DesignItem[], by: Placed = { x: 0, y: 0 }, cut?: Box): FlatItem[] {
  return items.flatMap((item): FlatItem[] => {
    const place = { x: item.x + by.x, y: item.y + by.y }
    if (item.kind !== 'frame') return [{ ...item, ...place, ...(cut ? { cut } : {}) }]
    const { page, across, down } = item
    const frame = {
      x: place.x - across,
      y: place.y - down,
      width: page.width + 2 * across,
      height: page.height + 2 * down,
    }
    return flatItems(page.items, place, frame)
  })
}

/** Everything that can be read on a page, a text each. */
export function textsOf({ items }: Pick<DesignPage, 'items'>): string[] {
  return flatItems(items).flatMap((item) => {
    if (item.kind === 'text') return [item.lines.join('\n')]
    return 'alt' in item && item.alt ? [`[${item.alt}]`] : []
  })
}

/** Width and height of the sheet that a page is printed on, in millimetres. */
export function sheetSize({ width, height, margin }: Pick<DesignPage, 'width' | 'height' | 'margin'>) {
  return { width: width + 2 * margin, height: height + 2 * margin }
}

/** Thousandths of a millimetre are finer than any printer. */
export const millimetres = (value: number) => String(Math.round(value * 1000) / 1000 || 0)

/** The fonts of the site under one name; whoever shows a design loads them. */
export const designFont = 'Tallykit Paper'
