import type { CropBox } from '@/lib/subjects/picture/crop-box'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { PhotoRule, Range } from './rules'

/* Where a photograph is cut so that the head in it has the prescribed size. Lengths are in the unit of the rule unless they say pixels. */

/** Where the head stands in the photograph. */
export interface HeadPlace {
  /** From the chin to the crown. */
  head: number
  /** Free above the crown. */
  top: number
}

export type HeadSize = 'small' | 'middle' | 'large'

/** Of the height, where a rule names no size of the head. */
const usualHead = { least: 0.7, most: 0.8 }
/** Of what is free above and below the head, what lies above it. */
const shareAbove = 1 / 3
/** A little within the limits, since a box is drawn by hand. */
const inset = 0.2

const middleOf = ({ least, most }: Range) => (least + most) / 2
const between = (value: number, { least, most }: Range) => Math.min(most, Math.max(least, value))

/** How large the head becomes, and how much room is above it: what the rule says of the room, or a third of what is free. */
export function headPlace({ height, head, top, eyes }: PhotoRule, size: HeadSize, ownTop?: number): HeadPlace {
  const range = head ?? { least: usualHead.least * height, most: usualHead.most * height }
  const room = (range.most - range.least) * inset
  const wanted = size === 'middle' ? middleOf(range) : size === 'small' ? range.least + room : range.most - room
  const usual = top ? middleOf(top) : (height - wanted) * shareAbove
  // Eyes lie about half way between chin and crown.
  const seen = eyes ? height - between(height - usual - wanted / 2, eyes) - wanted / 2 : usual
  return { head: wanted, top: ownTop ?? seen }
}

export interface Framing {
  /** In pixels of the picture; it may reach beyond it. */
  window: CropBox
  /** How far the window reaches beyond the picture on each side. */
  missing: { top: number; right: number; bottom: number; left: number }
  /** Pixels of the picture between chin and crown. */
  headPixels: number
  pixelsPerUnit: number
}

/** The window of a picture in which a head, given by its box from crown to chin, stands as it should. */
export function framing(
  picture: Size,
  head: CropBox,
  rule: Pick<PhotoRule, 'width' | 'height'>,
  place: HeadPlace,
): Framing {
  const pixelsPerUnit = head.height / place.head
  const width = Math.max(1, Math.round(rule.width * pixelsPerUnit))
  const height = Math.max(1, Math.round(rule.height * pixelsPerUnit))
  const x = Math.round(head.x + head.width / 2 - width / 2)
  const y = Math.round(head.y - place.top * pixelsPerUnit)
  const beyond = (pixels: number) => Math.max(0, pixels) / pixelsPerUnit
  return {
    window: { x, y, width, height },
    missing: {
      top: beyond(-y),
      left: beyond(-x),
      right: beyond(x + width - picture.width),
      bottom: beyond(y + height - picture.height),
    },
    headPixels: head.height,
    pixelsPerUnit,
  }
}

const millimetresOfInch = 25.4

/** Pixels of the finished photograph: those prescribed, or those of its print. */
export function photoPixels({ unit, width, height, pixels }: PhotoRule, dpi: number): Size {
  if (pixels) return pixels
  if (unit === '%') return { width: Math.round(width * 10), height: Math.round(height * 10) }
  return {
    width: Math.round((width / millimetresOfInch) * dpi),
    height: Math.round((height / millimetresOfInch) * dpi),
  }
}
