import type { Keying } from '@/lib/subjects/morse/timing'

/** Samples a second: enough for tones up to 1,200 Hz, and small. */
export const sampleRate = 8000
/** A tone that begins or ends at once clicks; it grows and fades within this time, in seconds. */
const slope = 0.005
const loudness = 0.6

/** A keyed sine tone as a WAV file: one channel, 16 bits, 8,000 samples a second. RIFF, WAVE_FORMAT_PCM. */
export function waveOf(keying: Keying, hertz: number): Uint8Array<ArrayBuffer> {
  const ends: number[] = []
  let at = 0
  for (const milliseconds of keying) ends.push((at += milliseconds))
  const total = Math.round((at / 1000) * sampleRate)
  const file = new DataView(new ArrayBuffer(44 + total * 2))
  writeHead(file, total * 2)
  let from = 0
  for (const [place, end] of ends.entries()) {
    const until = Math.round((end / 1000) * sampleRate)
    if (place % 2 === 0) writeTone(file, from, until, hertz)
    from = until
  }
  return new Uint8Array(file.buffer)
}

function writeTone(file: DataView, from: number, until: number, hertz: number): void {
  const ramp = Math.min(slope * sampleRate, (until - from) / 2)
  for (let sample = from; sample < until; sample++) {
    const share = Math.min(1, (sample - from) / ramp, (until - sample) / ramp)
    const value = Math.sin((2 * Math.PI * hertz * (sample - from)) / sampleRate) * share * loudness
    file.setInt16(44 + sample * 2, Math.round(value * 32767), true)
  }
}

function writeHead(file: DataView, bytes: number): void {
  const letters = (at: number, word: string) =>
    Array.from(word).forEach((letter, place) => file.setUint8(at + place, letter.charCodeAt(0)))
  letters(0, 'RIFF')
  file.setUint32(4, 36 + bytes, true)
  letters(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sampleRate, true)
  file.setUint32(28, sampleRate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  letters(36, 'data')
  file.setUint32(40, bytes, true)
}
