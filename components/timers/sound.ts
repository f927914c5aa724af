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

/** The clock of the sound card, in seconds; undefined while the page is kept silent. */
export function heardAt(): number | undefined {
  return context?.state === 'running' ? context.currentTime : undefined
}

/** Sounds tones, from now on. `volume` goes from 0 to 1; loudness follows its square, as ears do more nearly. */
export function playTones(tones: readonly Tone[], volume: number): void {
  allowSound()
  if (context) place(context, tones, volume, context.currentTime + 0.02)
}

/** What was placed ahead, with the moment at which its sound begins. */
const ahead = new Map<OscillatorNode, number>()

/** Sounds tones at a moment of the sound card's clock, which no sleeping tab holds up. */
export function playTonesAt(tones: readonly Tone[], volume: number, at: number): void {
  if (!context) return
  for (const tone of place(context, tones, volume, at)) {
    ahead.set(tone, at)
    tone.addEventListener('ended', () => ahead.delete(tone))
  }
}

/** Takes back what was placed ahead; what has begun, or is about to, sounds to its end. */
export function silenceScheduled(): void {
  const soon = (context?.currentTime ?? 0) + 0.25
  for (const [tone, at] of ahead) if (at > soon) tone.stop()
}

function place(on: AudioContext, tones: readonly Tone[], volume: number, begin: number): OscillatorNode[] {
  const master = new GainNode(on, { gain: volume ** 2 })
  master.connect(on.destination)
  return tones.map(({ at, hz, seconds, share, wave }) => {
    const gain = new GainNode(on, { gain: 0 })
    gain.gain.setValueAtTime(0, begin + at)
    gain.gain.linearRampToValueAtTime(share, begin + at + 0.005)
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + at + seconds)
    const tone = new OscillatorNode(on, { type: wave, frequency: hz })
    tone.connect(gain).connect(master)
    tone.start(begin + at)
    tone.stop(begin + at + seconds)
    return tone
  })
}

/** The sound of a file; undefined for what this browser cannot play. */
export async function readSound(file: Blob): Promise<AudioBuffer | undefined> {
  if (!('OfflineAudioContext' in globalThis)) return undefined
  try {
    return await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

let looped: { source: AudioBufferSourceNode; gain: GainNode } | undefined

/** Sounds a file over and over; called again, it changes the volume, from 0 to 1. */
export function loopSound(buffer: AudioBuffer, volume: number): void {
  allowSound()
  if (!context) return
  if (!looped) {
    const gain = new GainNode(context, { gain: 0 })
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    source.connect(gain).connect(context.destination)
    source.start()
    looped = { source, gain }
  }
  looped.gain.gain.setTargetAtTime(volume ** 2, context.currentTime, 0.1)
}

export function endLoop(): void {
  looped?.source.stop()
  looped = undefined
}

let hum: OscillatorNode | undefined

/** A tone too low and too soft to be heard: browsers let a page that sounds go on while it is in the background. */
export function keepSounding(wanted: boolean): void {
  if (!wanted) {
    hum?.stop()
    hum = undefined
    return
  }
  if (hum || context?.state !== 'running') return
  const gain = new GainNode(context, { gain: 0.002 })
  hum = new OscillatorNode(context, { type: 'sine', frequency: 20 })
  hum.connect(gain).connect(context.destination)
  hum.start()
}
