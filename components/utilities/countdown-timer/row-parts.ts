import { allowSound } from '@/components/timers/sound'
import { takeLead } from '@/components/timers/use-timer-clock'
import { countdownText, isCounting, leftAt, type Countdown } from '@/lib/subjects/timers/countdown'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { daysBetween, shownDate, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { dispatch } from './store'

/** The click also lets the page sound later, and makes this page the one that rings. */
export function press(timer: Countdown): void {
  allowSound()
  takeLead()
  const isOn = isCounting(timer) && !timer.hasRung
  if (isCounting(timer) && timer.hasRung) dispatch({ kind: 'reset', id: timer.id, now: Date.now() })
  dispatch({ kind: isOn ? 'pause' : 'start', id: timer.id, now: Date.now() })
}

/** Time of day of a moment on this device, with its date when that is another day. */
export function momentText(ms: number, now: number): string {
  const [wall, today] = [wallAt(deviceZone(), ms), wallAt(deviceZone(), now)]
  return daysBetween(today, wall) === 0 ? timeText(wall) : `${shownDate(wall)}, ${timeText(wall)}`
}

/** What is shown of a countdown: nothing below zero unless wanted. */
export function shownText(timer: Countdown, now: number, countsUp: boolean): string {
  const left = now > 0 || 'left' in timer.clock ? leftAt(timer, now) : 0
  return countdownText(countsUp || left > 0 ? left : 0)
}
