import { clockTolerance, type ClockReading } from './clock-reading'

/** What happened between two looks at the clocks, where one of them was moved. Milliseconds. */
export type ClockJump = { kind: 'back'; by: number } | { kind: 'forward'; by: number }

/**
 * The time of day that no small correction of the device's clock can bend: the wall clock at the first look, and from then on the
 * steady one. A wall clock that is off by more than the tolerance was set back, or was put forward while the steady one stood, as
 * it does on a device that sleeps; the anchor then follows it.
 */
export class SteadyClock {
  #anchor: ClockReading

  constructor(private readonly read: () => ClockReading) {
    this.#anchor = read()
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#anchor.wall + (this.read().steady - this.#anchor.steady)
  }

  /** Looks at both clocks, and says if one was moved. */
  look(): ClockJump | undefined {
    const reading = this.read()
    const off = reading.wall - (this.#anchor.wall + (reading.steady - this.#anchor.steady))
    if (Math.abs(off) <= clockTolerance) return undefined
    this.#anchor = reading
    return off < 0 ? { kind: 'back', by: -off } : { kind: 'forward', by: off }
  }
}
