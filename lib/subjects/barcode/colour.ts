import { channelsOf } from '@/lib/base/png/shading'

/** How much of red light a screen colour (#rrggbb) gives back, 0 to 1: its linear red channel (IEC 61966-2-1). */
export function redReflectance(colour: string): number {
  const share = channelsOf(colour)[0] / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Grades of symbol contrast, best first, with the least contrast of each. ISO/IEC 15416, section 5.4. */
const grades = [
  ['A', 0.7],
  ['B', 0.55],
  ['C', 0.4],
  ['D', 0.2],
] as const

/**
 * Symbol contrast as a scanner with red light of about 660 nm sees it: reflectance of the ground less that of the bars. An
 * estimate from screen colours; ink and paper differ.
 */
export function scannerContrast(dark: string, light: string): { contrast: number; grade: 'A' | 'B' | 'C' | 'D' | 'F' } {
  const contrast = redReflectance(light) - redReflectance(dark)
  return { contrast, grade: grades.find(([, least]) => contrast >= least)?.[0] ?? 'F' }
}
