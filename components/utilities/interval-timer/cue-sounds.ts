import { heardAt, playTonesAt, silenceScheduled } from '@/components/timers/sound'
import { chimeTones, type ChimeName, type Tone } from '@/lib/subjects/timers/chimes'
import { CueSchedule } from '@/lib/subjects/timers/cue-schedule'
import { timelineOf, type CueKind } from '@/lib/subjects/timers/intervals'
import type { Intervals } from '@/lib/subjects/timers/interval-session'

const pitches: Record<Exclude<CueKind, 'end'>, { hz: number; seconds: number }> = {
  count: { hz: 660, seconds: 0.1 },
  half: { hz: 550, seconds: 0.25 },
  prepare: { hz: 770, seconds: 0.4 },
  work: { hz: 990, seconds: 0.5 },
  rest: { hz: 440, seconds: 0.5 },
  other: { hz: 770, seconds: 0.4 },
}

const schedule = new CueSchedule()

/** What is heard: counting and halves are short tones in any case, so that they are told from changes. */
export function cueTones(kind: CueKind, chime: ChimeName): readonly Tone[] {
  if (kind === 'end') return chimeTones(chime, 'break')
  const { hz, seconds } = pitches[kind]
  if (chime === 'beep' || kind === 'count' || kind === 'half') return [{ at: 0, hz, seconds, share: 0.4, wave: 'sine' }]
  return chimeTones(chime, kind === 'work' ? 'break' : 'focus')
}

/** Lays the sounds of the next minute and a half on the clock of the sound card, anew when plan, clock or settings changed. */
export function scheduleSounds(state: Intervals | undefined, now: number): void {
  const clock = state?.clock
  const chime = state?.settings.chime ?? 'none'
  const heard = heardAt()
  if (!state || !clock || !('zeroAt' in clock) || chime === 'none' || heard === undefined) {
    if (schedule.clear()) silenceScheduled()
    return
  }
  const { plan, settings } = state
  const of = JSON.stringify([clock.zeroAt, settings.volume, chime, settings.countFrom, settings.half, plan])
  const { afresh, cues } = schedule.look(of, timelineOf(plan), settings, { elapsed: now - clock.zeroAt, heard })
  if (afresh) silenceScheduled()
  for (const { kind, at } of cues) playTonesAt(cueTones(kind, chime), settings.volume, at)
}
