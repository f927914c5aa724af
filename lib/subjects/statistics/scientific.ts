import { raised } from '@/lib/base/format/raised'
import type { Show } from '@/lib/base/format/show'

/** A number above 0 in powers of ten, such as 1.234 × 10⁻⁵; what a double cannot hold is "below 10⁻³⁰⁰". */
export function scientificText(value: number, show: Show): string {
  if (!(value >= 1e-300)) return 'below 10⁻³⁰⁰'
  const [digits = '0', exponent = '0'] = value.toExponential(3).split('e')
  return `${show.number(Number(digits), 3)} × 10${raised(Number(exponent))}`
}
