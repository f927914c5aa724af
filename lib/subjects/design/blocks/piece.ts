import type { Show } from '@/lib/base/format/show'
import type { DesignItem } from '@/lib/kits/document/design'
import type { Theme } from '@/lib/subjects/design/theme'

/** What of a block stays together: its items from its own upper left corner on, and its height, in millimetres. */
export interface Piece {
  height: number
  items: readonly DesignItem[]
  /** Begins the next page too where its block goes on there, such as the head of a table. */
  head?: Piece
  /** It does not stand alone at the end of a page. */
  keepsNext?: true
}

/** What a block is drawn with. */
export interface Setting {
  /** In millimetres. */
  width: number
  /** 1 on a page as wide as A4. */
  scale: number
  theme: Theme
  show: Show
  /** Lines begin at zero even where their values are far from it. */
  fromZero: boolean
}

export const piece = (height: number, items: readonly DesignItem[]): Piece => ({ height, items })

/** A drawing of strokes or areas in the coordinates of its place, in millimetres. */
export function pathItem(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  d: string,
  paint: { fill: string } | { stroke: string; weight: number },
  alt?: string,
): DesignItem {
  const look =
    'fill' in paint
      ? `fill="${paint.fill}"`
      : `fill="none" stroke="${paint.stroke}" stroke-width="${round(paint.weight)}" stroke-linecap="round" stroke-linejoin="round"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}"><path ${look} d="${d}"/></svg>`
  return {
    kind: 'drawing',
    x,
    y,
    width: round(width),
    height: round(height),
    svg,
    ...(alt === undefined ? {} : { alt }),
  }
}

/** Thousandths are finer than any printer. */
export const round = (value: number) => Math.round(value * 1000) / 1000 || 0
