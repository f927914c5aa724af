/** A tone that is heard now. */
export interface Keyed {
  stop(): void
}

interface Followed {
  /** Whether it sounds, whenever that changes. */
  onChange(isOn: boolean): void
  onEnd(): void
}

/** A tone that begins or ends at once clicks, in seconds. */
const slope = 0.005
const loudness = 0.4
const head = 0.1

/** Sounds and rests alternately, lengths in milliseconds. Undefined where the browser has no sound. */
export function playKeyed(keying: readonly number[], hertz: number, { onChange, onEnd }: Followed): Keyed | undefined {
  if (!('AudioContext' in globalThis)) return undefined
  const context = new AudioContext()
  const gain = new GainNode(context, { gain: 0 })
  const tone = new OscillatorNode(context, { frequency: hertz })
  tone.connect(gain).connect(context.destination)
  const turns: number[] = []
  let at = context.currentTime + head
  for (const [place, milliseconds] of keying.entries()) {
    turns.push(at)
    const isOn = place % 2 === 0
    gain.gain.setValueAtTime(isOn ? 0 : loudness, at)
    gain.gain.linearRampToValueAtTime(isOn ? loudness : 0, at + slope)
    at += milliseconds / 1000
  }
  turns.push(at)
  tone.start()
  tone.stop(at)
  let passed = 0
  let frame = requestAnimationFrame(follow)
  function follow() {
    const before = passed
    while (passed < turns.length && (turns[passed] ?? 0) <= context.currentTime) passed++
    if (passed !== before) onChange(passed % 2 === 1 && passed < turns.length)
    frame = requestAnimationFrame(follow)
  }
  tone.addEventListener('ended', onEnd)
  return {
    stop() {
      cancelAnimationFrame(frame)
      tone.removeEventListener('ended', onEnd)
      onChange(false)
      void context.close()
    },
  }
}
