import type { Tone } from '@/lib/subjects/timers/chimes'

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

/** Sounds tones, from now on. `volume` goes from 0 to 1; loudness follows its square, as ears do more nearly. */
export function playTones(tones: readonly Tone[], volume: number): void {
  allowSound()
  if (!context) return
  const begin = context.currentTime + 0.02
  const master = new GainNode(context, { gain: volume ** 2 })
  master.connect(context.destination)
  for (const { at, hz, seconds, share, wave } of tones) {
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
