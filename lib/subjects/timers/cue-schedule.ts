import { cuesBetween, soundTime, type CueKind, type CueRules, type Turn } from './intervals'

/** A page in the background is woken once a minute at least, so the sounds of this long lie on the sound card already. Milliseconds. */
export const cueHorizon = 90_000
/** How far plan and sound card may drift apart before what lies ahead is laid anew: a device that slept stops its sound card. Seconds. */
const drift = 0.05

export interface PlacedCue {
  kind: CueKind
  /** Seconds on the clock of the sound card. */
  at: number
}

/** Which sounds to lay on the clock of the sound card at each look, each of them once. */
export class CueSchedule {
  #laid: { of: string; until: number; offset: number } | undefined

  /** Forgets what was laid. True when there was something, which is then to be silenced. */
  clear(): boolean {
    const had = this.#laid !== undefined
    this.#laid = undefined
    return had
  }

  /**
   * The cues that come within the horizon and are not yet laid. `of` names plan and settings; `elapsed` is milliseconds of the plan and
   * `heard` seconds of the sound card at the same moment. `afresh`: what was laid before is to be silenced.
   */
  look(
    of: string,
    timeline: readonly Turn[],
    rules: CueRules,
    { elapsed, heard }: { elapsed: number; heard: number },
  ): { afresh: boolean; cues: readonly PlacedCue[] } {
    const offset = heard - elapsed / 1000
    const isKept = this.#laid?.of === of && Math.abs(this.#laid.offset - offset) < drift
    const afresh = !isKept && this.clear()
    // The first sound of a plan sounds, though it was begun some milliseconds before.
    const from = this.#laid?.until ?? (elapsed < 500 ? 0 : elapsed)
    const until = elapsed + cueHorizon
    this.#laid = { of, until: Math.max(from, until), offset: this.#laid?.offset ?? offset }
    const cues = cuesBetween(timeline, from, until, rules).map(({ at, kind }) => ({
      kind,
      at: Math.max(heard, soundTime(at, elapsed, heard)),
    }))
    return { afresh, cues }
  }
}
