/** A line at the head or foot of every sheet. Size in points, colour #rrggbb. */
export interface RunningLine {
  text: string
  size: number
  bold?: boolean
  colour: string
  align: 'start' | 'centre' | 'end'
}

/** What stands on every sheet of a file that goes on being written: a letterhead. */
export interface Running {
  paper: 'a4' | 'letter'
  /** A data address of PNG, JPEG or SVG above the lines; its width in millimetres. */
  logo?: { href: string; alt: string; width: number; ratio: number; align: 'start' | 'centre' | 'end' }
  head: readonly RunningLine[]
  /** On sheets after the first. */
  later: readonly RunningLine[]
  foot: readonly RunningLine[]
  /** The line between these and the letter. */
  rule?: string
  /** Where the letter begins, and how far its text keeps from the edges. Millimetres. */
  top: number
  side: number
  bottom: number
}
