/* Finding the best picture that a limit of bytes allows. */

/** Qualities that are tried, from worst to best. */
export interface QualityRange {
  least: number
  most: number
}

export interface Found<Made> {
  quality: number
  made: Made
}

/**
 * The best quality whose file has at most so many bytes, by halving the range; undefined where even the least is too large. Encoders
 * need not be monotone to a byte: the answer always keeps the limit, and one step more was too large when it was tried.
 */
export async function bestWithin<Made extends { size: number }>(
  limit: number,
  { least, most }: QualityRange,
  encode: (quality: number) => Promise<Made>,
): Promise<Found<Made> | undefined> {
  let low = least
  let high = most
  let best: Found<Made> | undefined
  while (low <= high) {
    const quality = Math.floor((low + high + 1) / 2)
    const made = await encode(quality)
    if (made.size <= limit) {
      best = { quality, made }
      low = quality + 1
    } else high = quality - 1
  }
  return best
}

/** By which factor both sides are made smaller after a file came out too large; a little more than the bytes alone would say. */
export function shrinkFactor(size: number, limit: number): number {
  return Math.min(0.9, Math.max(0.1, Math.sqrt(limit / size) * 0.95))
}
