/* Where results have cut titles and descriptions. No engine publishes this: it was read off results, and it changes. */

export type Device = 'desktop' | 'phone'

export interface LineLimit {
  /** Of the letters of Arial, in pixels. */
  size: number
  /** All lines together, in pixels. */
  width: number
  lines: number
}

export interface SerpLimits {
  /** The month from which they are noted. */
  since: string
  title: Readonly<Record<Device, LineLimit>>
  text: Readonly<Record<Device, LineLimit>>
}

/** The newest last. */
export const limitTable: readonly SerpLimits[] = [
  {
    since: '2026-11',
    title: { desktop: { size: 20, width: 580, lines: 1 }, phone: { size: 20, width: 656, lines: 2 } },
    text: { desktop: { size: 14, width: 920, lines: 2 }, phone: { size: 14, width: 680, lines: 3 } },
  },
]

export const newestLimits = (): SerpLimits => limitTable.at(-1) as SerpLimits
