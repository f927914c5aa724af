import type { Show } from '@/lib/base/format/show'

const prefixes = 'q r y z a f p n µ m  k M G T P E Z Y R Q'.split(' ')
const smallest = -30

/**
 * `value`, in `unit` without a prefix, written with the SI prefix that leaves one to three digits before the decimal point,
 * as far as there are prefixes, and with at most five significant digits: 0.0047 A is 4.7 mA. The space does
 * not break. SI Brochure, 9th edition, table 7.
 */
export function withSiPrefix(value: number, unit: string, show: Show): string {
  if (value === 0) return `${show.number(0)}\u00A0${unit}`
  const rounded = Number(value.toPrecision(5))
  const thousands = Math.floor(Math.log10(Math.abs(rounded)) / 3 + 1e-9)
  const at = Math.min(prefixes.length - 1, Math.max(0, thousands - smallest / 3))
  return `${show.number(rounded / 1000 ** (at + smallest / 3))}\u00A0${prefixes[at] ?? ''}${unit}`
}
