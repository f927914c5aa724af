/** Writes one value of an axis, bar or slice as the visitor reads it. */
export type Write = (value: number) => string

export interface Axis {
  label: string
  write: Write
  /** Set on an axis whose values are names (bars, waterfalls), in the order of the points. */
  names?: readonly string[]
}

/** One line, one bar of a group, or one layer of a stack. `null` leaves a gap. */
export interface Track {
  label: string
  values: readonly (number | null)[]
}

export interface PointTrack {
  label: string
  points: readonly (readonly [x: number, y: number])[]
}

export interface NamedAxis {
  label: string
  names: readonly string[]
}

export interface TimelineRow {
  label: string
  parts: readonly { track: number; from: number; to: number }[]
}

/** A point or a vertical line that the chart names: a break-even, a root, today. */
export interface Mark {
  x: number
  y?: number
  label: string
}

/**
 * Everything a chart shows, resolved: no output names, no declarations.
 * The same object draws the picture and fills the table beneath it.
 */
export type ChartDrawing =
  | {
      kind: 'line'
      title: string
      x: Axis
      y: Axis
      at: readonly number[]
      tracks: readonly Track[]
      marks?: readonly Mark[]
      area?: boolean
    }
  | { kind: 'bar' | 'stacked'; title: string; x: Axis; y: Axis; tracks: readonly Track[] }
  /** Points on two axes, each track with a mark of its own; `lines` run over them, such as a fitted one. */
  | {
      kind: 'scatter'
      title: string
      x: Axis
      y: Axis
      tracks: readonly PointTrack[]
      lines?: readonly PointTrack[]
    }
  /** Cells that are the darker, the greater their value; `values` are rows by the names of y, in each one by the names of x. */
  | {
      kind: 'heat'
      title: string
      x: NamedAxis
      y: NamedAxis
      values: readonly (readonly (number | null)[])[]
      write: Write
    }
  /** What took how long, a row each: stretches of x, each of the track of that number. */
  | {
      kind: 'timeline'
      title: string
      x: Axis
      tracks: readonly string[]
      rows: readonly TimelineRow[]
      marks?: readonly Mark[]
    }
  | { kind: 'donut'; title: string; parts: readonly { label: string; value: number }[]; write: Write }
  | { kind: 'waterfall'; title: string; y: Axis; parts: readonly { label: string; value: number; total?: boolean }[] }

/** A picture made of simple shapes in a coordinate system of its own; y grows downwards, as in SVG. */
export interface Diagram {
  title: string
  width: number
  height: number
  shapes: readonly Shape[]
  /** How many units of the drawing are a millimeter on paper; without it the picture is as wide as its place. */
  perMillimeter?: number
  /** The plane that it shows a part of, for whoever moves over it. */
  plane?: DrawnPlane
}

/** What lies at the ends of an axis; on one that `isLog` equal steps multiply. */
export interface Span {
  from: number
  to: number
  isLog?: boolean
}

/** A part of a plane, and where in the drawing it is. */
export interface DrawnPlane {
  at: readonly [number, number]
  width: number
  height: number
  x: Span
  y: Span
}

/** `tone` picks a theme colour; `accent` is the subject, `muted` its surroundings. */
export type Tone = 'ink' | 'muted' | 'accent' | 'warn' | 'good'
export type Shape =
  | {
      is: 'line' | 'arrow'
      from: readonly [number, number]
      to: readonly [number, number]
      tone?: Tone
      dashed?: boolean
      thick?: number
    }
  | {
      is: 'polyline' | 'polygon'
      points: readonly (readonly [number, number])[]
      tone?: Tone
      filled?: boolean
      dashed?: boolean
    }
  /** An area of many parts without an outline; where parts touch there is no seam. */
  | { is: 'area'; rings: readonly (readonly (readonly [number, number])[])[]; tone?: Tone }
  | { is: 'circle'; at: readonly [number, number]; radius: number; tone?: Tone; filled?: boolean }
  | {
      is: 'rect'
      at: readonly [number, number]
      width: number
      height: number
      tone?: Tone
      filled?: boolean
      /** '#rrggbb', where a colour of its own is what the picture tells. Its name stands beside it as text. */
      paint?: string
    }
  | {
      is: 'text'
      at: readonly [number, number]
      text: string
      tone?: Tone
      anchor?: 'start' | 'middle' | 'end'
      small?: boolean
    }
  | {
      is: 'arc'
      at: readonly [number, number]
      radius: number
      fromDegrees: number
      toDegrees: number
      tone?: Tone
      arrow?: boolean
    }
