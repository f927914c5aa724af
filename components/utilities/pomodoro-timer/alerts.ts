import { notifyAway } from '@/components/timers/notify'
import { playTones } from '@/components/timers/sound'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import { chimeTones, type ChimeName } from '@/lib/subjects/timers/chimes'
import type { Ended, Session } from '@/lib/subjects/pomodoro/session'

/** Sounds a chime. `volume` goes from 0 to 1. */
export function playChime(name: ChimeName, volume: number, endOf: 'focus' | 'break'): void {
  playTones(chimeTones(name, endOf), volume)
}

/** Says that a phase is over: by sound, and by a notification while the visitor looks elsewhere. */
export function announce({ settings, next }: Session, ended: Ended): void {
  const { chime, volume, notify: wanted, minutes } = settings
  if (chime !== 'none') playChime(chime, volume, ended.phase === 'focus' ? 'focus' : 'break')
  if (wanted)
    notifyAway('pomodoro-timer', messages.notification(ended.phase), messages.notificationBody(next, minutes[next]))
}
