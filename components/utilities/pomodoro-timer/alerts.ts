import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import { chimeTones, type ChimeName } from '@/lib/subjects/pomodoro/chimes'
import type { Ended, Session } from '@/lib/subjects/pomodoro/session'

let context: AudioContext | undefined

/** Prepares the sound. Browsers keep a page silent until it is clicked, so this is called in the handler of a click. */
export function allowSound(): void {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Whether a chime would be heard. */
export function hasSound(): boolean {
  return context?.state === 'running'
}

/** Sounds a chime. `volume` goes from 0 to 1; loudness follows its square, as ears do more nearly. */
export function playChime(name: ChimeName, volume: number, endOf: 'focus' | 'break'): void {
  allowSound()
  if (!context) return
  const begin = context.currentTime + 0.02
  const master = new GainNode(context, { gain: volume ** 2 })
  master.connect(context.destination)
  for (const { at, hz, seconds, share, wave } of chimeTones(name, endOf)) {
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, begin + at)
    gain.gain.linearRampToValueAtTime(share, begin + at + 0.005)
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + at + seconds)
    const tone = new OscillatorNode(context, { type: wave, frequency: hz })
    tone.connect(gain).connect(master)
    tone.start(begin + at)
    tone.stop(begin + at + seconds)
  }
}

export function canNotify(): boolean {
  return 'Notification' in globalThis
}

async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: 'pomodoro-timer' }
  try {
    const notification = new Notification(title, options)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Android shows notifications of service workers only, and throws here.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options)
  }
}

/** Says that a phase is over: by sound, and by a notification while the visitor looks elsewhere. */
export function announce({ settings, next }: Session, ended: Ended): void {
  const { chime, volume, notify: wanted, minutes } = settings
  if (chime !== 'none') playChime(chime, volume, ended.phase === 'focus' ? 'focus' : 'break')
  if (wanted && !document.hasFocus() && canNotify() && Notification.permission === 'granted') {
    void notify(messages.notification(ended.phase), messages.notificationBody(next, minutes[next]))
  }
}
