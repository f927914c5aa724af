/** What the clocks of a computer and of its network may differ by without anybody having set a clock. */
export const clockTolerance = 2000

/** What a page reads at one moment: the clock that people set, and the one that only counts up. */
export interface ClockReading {
  wall: number
  /** Milliseconds since any fixed moment. It may stand still while the device sleeps. */
  steady: number
}

/**
 * By how many milliseconds the device's clock was set back between two readings; 0 when it was not. A clock put forward
 * cannot be told from a device that slept. Summer time changes neither reading.
 */
export function setBackBy(before: ClockReading, after: ClockReading): number {
  const back = after.steady - before.steady - (after.wall - before.wall)
  return back > clockTolerance ? Math.round(back) : 0
}
