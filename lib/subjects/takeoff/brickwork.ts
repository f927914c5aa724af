/** A brick and its joints, all in one unit of length. */
export interface Brick {
  length: number
  width: number
  height: number
  /** Between two bricks of a course, and between leaves. */
  joint: number
  /** Between two courses. */
  bed: number
}
export type Bond = 'stretcher' | 'english' | 'flemish'

/** Stretchers for one unit of area of a wall half a brick thick. */
export function bricksPerArea({ length, height, joint, bed }: Brick): number {
  return 1 / ((length + joint) * (height + bed))
}

/**
 * Bricks that show on a face, for one that shows in stretcher bond. English bond has a course of headers above each of stretchers,
 * Flemish bond a header beside each stretcher; every header is a brick of its own.
 */
export function faceFactor({ length, width, joint }: Brick, bond: Bond): number {
  const stretcher = length + joint
  const header = width + joint
  if (bond === 'english') return (1 + stretcher / header) / 2
  if (bond === 'flemish') return (2 * stretcher) / (stretcher + header)
  return 1
}

/** Thickness of a wall of so many leaves, with a joint between them. */
export function wallThickness({ width, joint }: Brick, leaves: number): number {
  return leaves * width + (leaves - 1) * joint
}

/** Mortar in one unit of area: the wall less its bricks, which are taken as solid. Never below 0. */
export function mortarPerArea(brick: Brick, leaves: number): number {
  const bricks = leaves * bricksPerArea(brick) * brick.length * brick.width * brick.height
  return Math.max(0, wallThickness(brick, leaves) - bricks)
}
