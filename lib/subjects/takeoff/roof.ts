export type RoofShape = 'gable' | 'hip' | 'shed'

/** A roof over a rectangle, overhang included; all slopes have one pitch. Lengths in one unit. */
export interface Roof {
  shape: RoofShape
  /** Along the ridge. */
  length: number
  /** Across the ridge. */
  width: number
  /** Rise ÷ run. */
  pitch: number
}
export interface RoofSizes {
  /** Sloping area for one unit of plan, √(1 + pitch²). */
  slope: number
  area: number
  ridge: number
  hips: number
  eaves: number
  rakes: number
  /** From the highest line down to the eaves, along the slope. */
  rafter: number
  /** From eaves to the highest line, upright. */
  rise: number
}

/**
 * Areas and edges of a gable, hip or shed roof. The ridge of a hip roof runs along the longer side; a square one has a point and no
 * ridge. The upper edge of a shed counts as its ridge. A hip is √2 of its run long on plan, and √(2 + pitch²) with its rise.
 */
export function roofSizes({ shape, length, width, pitch }: Roof): RoofSizes {
  const slope = Math.hypot(1, pitch)
  const area = length * width * slope
  if (shape === 'shed') {
    return {
      slope,
      area,
      ridge: length,
      hips: 0,
      eaves: length,
      rakes: 2 * width * slope,
      rafter: width * slope,
      rise: width * pitch,
    }
  }
  if (shape === 'gable') {
    return {
      slope,
      area,
      ridge: length,
      hips: 0,
      eaves: 2 * length,
      rakes: 2 * width * slope,
      rafter: (width / 2) * slope,
      rise: (width / 2) * pitch,
    }
  }
  const run = Math.min(length, width) / 2
  return {
    slope,
    area,
    ridge: Math.abs(length - width),
    hips: 4 * run * Math.sqrt(2 + pitch ** 2),
    eaves: 2 * (length + width),
    rakes: 0,
    rafter: run * slope,
    rise: run * pitch,
  }
}
