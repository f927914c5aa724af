import type { Ink } from './palette'

/*
 * A look is data: parts with places, which stand where what they show is there. Lengths are millimetres, shares of the page, or
 * 'bleed', which is over the edge.
 */

export type Length = number | `${number}%` | 'bleed'

/** Distances from the edges of the trimmed page. A width counts from the edge where the side itself is in the bleed. */
export interface Place {
  left?: Length
  right?: Length
  top?: Length
  bottom?: Length
  width?: Length
  height?: Length
}

interface Conditional {
  /** Names of slots that must be there, or with "not " must not. */
  when?: readonly string[]
}

export interface ParagraphPart {
  /** The slot whose text it is. */
  of: string
  size: number
  least: number
  bold?: true
  fill: Ink
  before?: number
  leading?: number
  most?: number
  upper?: true
}

export type Part = Conditional &
  (
    | { part: 'field'; at: Place; fill: Ink; radius?: number }
    /** `path` is drawn in a box of 100 by 100, which is then stretched to its place. */
    | { part: 'shape'; at: Place; path: string; fill: Ink }
    | { part: 'picture'; of: string; at: Place; fit: 'cover' | 'contain'; radius?: number }
    /** As large as its place allows, at its middle. */
    | { part: 'code'; at: Place }
    | {
        part: 'text'
        at: Place
        from?: 'top' | 'middle' | 'bottom'
        align?: 'start' | 'middle' | 'end'
        on: Ink
        paragraphs: readonly ParagraphPart[]
      }
  )

export interface Template {
  parts: readonly Part[]
  /** The page that its lengths were chosen for, where it is drawn larger and smaller with the page. */
  base?: { width: number; height: number }
}
