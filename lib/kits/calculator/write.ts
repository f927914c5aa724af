import { numberFrom } from '@/lib/base/format/number-from'
import type { Show } from '@/lib/base/format/show'
import { withUnit } from '@/lib/base/format/with-unit'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { AnyResult, Cell, Column, Output } from './types'

type Written = Omit<Column, 'label'> & { label?: string }

/** Whether a number in a unit without a prefix has more digits than are taken in at a glance. */
function isLong(value: number): boolean {
  const size = Math.abs(value)
  return size >= 1e6 || (size > 0 && size < 0.001)
}

/** One value as a visitor reads it. The only place where results become text; `outputsFor` has settled its unit. */
export function writeValue(kind: Written, value: Cell, show: Show): string {
  if (value === null) return '–'
  if (typeof value === 'string')
    return kind.kind === 'date' ? show.date(value) : kind.kind === 'month' ? show.month(value) : value
  if (kind.kind === 'money') return show.money(value, kind.decimals)
  if (kind.kind === 'percent') return show.percent(value, kind.decimals)
  const { decimals, smallest, unit, prefixed } = kind
  if (prefixed && typeof unit === 'string' && isLong(value)) return withSiPrefix(value, unit, show)
  const written =
    kind.kind === 'count'
      ? show.count(value)
      : smallest === undefined
        ? show.number(value, decimals)
        : numberFrom(smallest, value, show, decimals)
  return typeof unit === 'string' ? withUnit(written, unit) : written
}

/** A scalar result as text; tables, series, diagrams and verdicts are drawn by components of their own. */
export function writeResult(output: Output, result: AnyResult, show: Show): string | undefined {
  if (result === undefined || typeof result === 'object') return undefined
  return writeValue(output as Written, result, show)
}
