import type { Show } from '@/lib/base/format/show'
import type { Pasted } from './pasted'

/** What was understood of a pasted list, such as "12 numbers; left out: 2 without a value; heading “Score”". */
export function pastedNote({ values, missing, heading }: Pasted, show: Show): string {
  const numbers = values.length === 1 ? '1 number' : `${show.count(values.length)} numbers`
  return [
    numbers,
    ...(missing > 0 ? [`left out: ${show.count(missing)} without a value`] : []),
    ...(heading === undefined ? [] : [`heading “${heading.slice(0, 30)}”`]),
  ].join('; ')
}
