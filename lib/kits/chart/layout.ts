import { chartMessages } from '@/lib/messages/chart'

import { textBlock } from './text'

/**
 * Every chart is drawn twice into one SVG: for narrow and for wide containers. A single drawing scaled from 340 to
 * 760 px would have letters either too small or too large; the style sheet shows the one that fits. What has no letters,
 * curves and upright bars, is drawn once and stretched.
 */
export interface Layout {
  name: 'narrow' | 'wide'
  width: number
  /** Font size. */
  text: number
}

export const narrow: Layout = { name: 'narrow', width: 360, text: 12.5 }
export const wide: Layout = { name: 'wide', width: 680, text: 13.5 }

/** One drawing of a chart for one layout. */
export interface Picture {
  height: number
  body: string
  /** What both layouts may share, in the coordinates of this one. */
  curves?: Curves
}

export interface Curves {
  /** Only curves that look alike are shared. */
  look: string
  /** Drawn beneath the curves; `body` is then drawn above them. */
  ground: string
  body: string
  /** Names are in a legend, so that the lines are told apart by their dashes too. */
  dashed: boolean
  /** Where two values of each axis lie: what takes one layout's curves into the other. */
  across: readonly [number, number]
  down: readonly [number, number]
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    one.top < other.top + other.height + gap &&
    other.top < one.top + one.height + gap
  )
}

/** Colours one to six belong to series; whatever comes later shares a seventh, muted one. */
export function seriesClass(index: number): string {
  return `chart-s${Math.min(index, 6) + 1}`
}

export function emptyPicture(layout: Layout): Picture {
  const height = layout.name === 'wide' ? 200 : 160
  const body = textBlock([chartMessages.empty], {
    x: layout.width / 2,
    y: height / 2,
    size: layout.text,
    class: 'chart-quiet',
    anchor: 'middle',
  })
  return { height, body }
}
