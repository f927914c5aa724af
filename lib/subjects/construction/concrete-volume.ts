/** Volume of a cylinder, in the cubed unit of its two lengths. */
export function columnVolume(diameter: number, height: number): number {
  return (Math.PI * diameter * diameter * height) / 4
}

/** The cross-section of a curb cast in one piece with its gutter. All four in one unit of length. */
export interface CurbSection {
  /** From the surface of the gutter to the top of the curb. */
  curbHeight: number
  curbThickness: number
  /** From the face of the curb to the edge of the gutter; 0 where there is none. */
  gutterWidth: number
  /** Of the gutter, and of what lies below the curb at the same depth. */
  gutterThickness: number
}

/** Area of an L: the curb standing on a flat gutter that runs beneath it. Batter and rounded edges are left out. */
export function curbArea({ curbHeight, curbThickness, gutterWidth, gutterThickness }: CurbSection): number {
  return curbThickness * curbHeight + (curbThickness + gutterWidth) * gutterThickness
}

/** The side view of stairs that are solid down to level ground. Lengths in one unit. */
export interface StairSection {
  /** Heights climbed; the last one reaches the landing. */
  steps: number
  riser: number
  tread: number
  /** Depth of the top level; one tread where it is no more than the top step. */
  landing: number
}

/** Area of the side view: columns of 1, 2, … steps − 1 risers, each one tread deep, and the landing with all risers below it. */
export function stairArea({ steps, riser, tread, landing }: StairSection): number {
  return riser * (tread * ((steps * (steps - 1)) / 2) + landing * steps)
}
