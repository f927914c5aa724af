import type { TextItem } from '@/lib/kits/document/design'
import { fitted, heightOf, plainLine } from './fit'
import { measured, millimetresOf } from './measure'

/** Sizes in points. */
export interface TextStyle {
  size: number
  /** As small as it may be set where a word is too wide; its size where absent. */
  least?: number
  bold?: boolean
  /** #rrggbb. */
  fill: string
  align?: TextItem['anchor']
  leading?: number
  /** It is set smaller before it takes more lines. */
  most?: number
}

export interface SetText {
  items: TextItem[]
  height: number
  overflows: boolean
}

const shares = { start: 0, middle: 0.5, end: 1 } as const

/** A text in lines that fit a width, from a left and upper edge on, in millimetres, and how high it came to be. Nothing for none. */
export function setText(text: string, at: { x: number; y: number; width: number }, style: TextStyle): SetText {
  const plain = plainLine(text)
  if (plain === '') return { items: [], height: 0, overflows: false }
  const { size, least = size, bold = false, fill, align = 'start', leading = 1.3, most } = style
  const paragraph = { text: plain, size, least, bold, leading, before: 0, ...(most === undefined ? {} : { most }) }
  const set = fitted([paragraph], at.width, Infinity)
  const [first] = set
  if (!first) return { items: [], height: 0, overflows: false }
  const em = millimetresOf(first.size)
  const item: TextItem = {
    kind: 'text',
    lines: first.lines,
    x: at.x + at.width * shares[align],
    // The middle of a line of letters lies a little above that of its room.
    y: at.y + (em * leading) / 2 + em * 0.36,
    size: em,
    leading: em * leading,
    bold,
    fill,
    anchor: align,
    widths: first.lines.map((line) => {
      const { width, isKnown } = measured(line, bold)
      return isKnown && line !== '' ? width * em : null
    }),
    room: at.width,
    ...(first.overflows ? { overflows: true as const } : {}),
  }
  return { items: [item], height: heightOf([paragraph], set), overflows: first.overflows }
}

/** Items moved by so many millimetres. */
export function moved<Item extends { x: number; y: number }>(items: readonly Item[], x: number, y: number): Item[] {
  return items.map((item) => ({ ...item, x: item.x + x, y: item.y + y }))
}
