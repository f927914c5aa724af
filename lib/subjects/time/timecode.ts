/** Rates of film and video by SMPTE ST 12-1: frames counted in a second, and frame numbers left out each minute but every tenth. */
export const frameRates = {
  '23.976': { label: '23.976', nominal: 24, drop: 0, isSlow: true },
  '24': { label: '24', nominal: 24, drop: 0, isSlow: false },
  '25': { label: '25', nominal: 25, drop: 0, isSlow: false },
  '29.97': { label: '29.97 non-drop', nominal: 30, drop: 0, isSlow: true },
  '29.97df': { label: '29.97 drop-frame', nominal: 30, drop: 2, isSlow: true },
  '30': { label: '30', nominal: 30, drop: 0, isSlow: false },
  '50': { label: '50', nominal: 50, drop: 0, isSlow: false },
  '59.94': { label: '59.94 non-drop', nominal: 60, drop: 0, isSlow: true },
  '59.94df': { label: '59.94 drop-frame', nominal: 60, drop: 4, isSlow: true },
  '60': { label: '60', nominal: 60, drop: 0, isSlow: false },
} as const
export type FrameRate = keyof typeof frameRates

/** Frames from 00:00:00:00 to a timecode; undefined for what is none, and for a number that drop-frame leaves out. */
export function framesOf(text: string, rate: FrameRate): number | undefined {
  const { nominal, drop } = frameRates[rate]
  const match = /^(\d{1,4})[:;](\d\d)[:;](\d\d)[:;.](\d\d)$/.exec(text.trim())
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number)
  if (minutes > 59 || seconds > 59 || frames >= nominal) return undefined
  if (drop > 0 && minutes % 10 !== 0 && seconds === 0 && frames < drop) return undefined
  const total = hours * 60 + minutes
  return (total * 60 + seconds) * nominal + frames - drop * (total - Math.floor(total / 10))
}

/** The timecode of so many frames, drop-frame with a semicolon before the frames; of negative frames with a minus. */
export function timecodeOf(frames: number, rate: FrameRate): string {
  const { nominal, drop } = frameRates[rate]
  const size = Math.abs(frames)
  const perMinute = nominal * 60 - drop
  const perTen = nominal * 600 - drop * 9
  const rest = size % perTen
  const minutesIn = rest < nominal * 60 ? 0 : Math.floor((rest - nominal * 60) / perMinute) + 1
  const number = size + drop * (Math.floor(size / perTen) * 9 + minutesIn)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = Math.floor(number / nominal)
  const clock = `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
  return `${frames < 0 ? '−' : ''}${clock}${drop > 0 ? ';' : ':'}${two(number % nominal)}`
}

/** Seconds on the clock: frames of 29.97 and its like last 1001 ÷ 1000 as long as the counted ones. */
export function secondsOfFrames(frames: number, rate: FrameRate): number {
  const { nominal, isSlow } = frameRates[rate]
  return (frames * (isSlow ? 1001 : 1000)) / (1000 * nominal)
}
