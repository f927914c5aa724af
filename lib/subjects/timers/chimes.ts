export const chimeNames = ['bell', 'bowl', 'wood', 'beep'] as const
export type ChimeName = (typeof chimeNames)[number]

/** How a timer says that it is over. */
export interface Alerts {
  chime: ChimeName | 'none'
  /** From 0 to 1. */
  volume: number
  notify: boolean
  keepAwake: boolean
}

/** One tone of a chime that swells at once and dies away. */
export interface Tone {
  /** Seconds after the chime begins. */
  at: number
  hz: number
  /** Seconds until it is inaudible. */
  seconds: number
  /** Its loudness; what sounds together adds up to 1 at most, so that nothing is clipped. */
  share: number
  wave: 'sine' | 'triangle' | 'square'
}

/** A stroke with partials at the given multiples of its pitch, the higher ones dying sooner. */
function stroke(
  at: number,
  hz: number,
  seconds: number,
  partials: readonly (readonly [multiple: number, share: number])[],
): Tone[] {
  return partials.map(([multiple, share]) => ({
    at,
    hz: hz * multiple,
    seconds: seconds / Math.sqrt(multiple),
    share,
    wave: 'sine',
  }))
}

/** Hum, prime, tierce, quint and nominal of a church bell with a minor third. */
const bellPartials = [
  [0.5, 0.1],
  [1, 0.15],
  [1.2, 0.1],
  [1.5, 0.05],
  [2, 0.1],
] as const

/** A metal bowl: two nearly equal tones beat against each other. */
const bowlPartials = [
  [1, 0.35],
  [1.006, 0.3],
  [2.71, 0.2],
  [5.1, 0.1],
] as const

/** A tuned wooden bar: its second partial lies two octaves above the first. */
const barPartials = [
  [1, 0.25],
  [4, 0.08],
] as const

const chimes: Record<ChimeName, readonly Tone[]> = {
  bell: [...stroke(0, 660, 2.4, bellPartials), ...stroke(0.7, 550, 2.8, bellPartials)],
  bowl: stroke(0, 220, 5, bowlPartials),
  wood: [
    ...stroke(0, 523.25, 0.9, barPartials),
    ...stroke(0.22, 659.25, 0.9, barPartials),
    ...stroke(0.44, 783.99, 1.2, barPartials),
  ],
  beep: [0, 0.2, 0.4, 0.6].map((at) => ({ at, hz: 880, seconds: 0.12, share: 0.3, wave: 'square' })),
}

/** The tones of a chime. The end of a break sounds a fourth higher than the end of a focus, so that they are told apart. */
export function chimeTones(name: ChimeName, endOf: 'focus' | 'break'): readonly Tone[] {
  const tones = chimes[name]
  return endOf === 'focus' ? tones : tones.map((tone) => ({ ...tone, hz: (tone.hz * 4) / 3 }))
}

/** Whether this is how a timer says that it is over, as it was stored. */
export function areAlerts({ chime, volume, notify, keepAwake }: Record<string, unknown>): boolean {
  if (chime !== 'none' && !chimeNames.some((name) => name === chime)) return false
  if (typeof volume !== 'number' || !(volume >= 0 && volume <= 1)) return false
  return typeof notify === 'boolean' && typeof keepAwake === 'boolean'
}
