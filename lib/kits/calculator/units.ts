import type { AnyValues } from '@/lib/kits/fields/types'
import type { Columns, Output, Outputs, Unit } from './types'

interface Measured {
  unit?: Unit
}

function settledUnit<T extends Measured>(one: T, values: AnyValues): T {
  if (typeof one.unit !== 'object') return one
  const { unit, ...rest } = one
  const chosen = unit.is[String(values[unit.field])]
  return (chosen === undefined ? rest : { ...rest, unit: chosen }) as T
}

function settledUnits(output: Output, values: AnyValues): Output {
  if (!('columns' in output)) return 'unit' in output ? settledUnit(output, values) : output
  const columns: Columns = Object.fromEntries(
    Object.entries(output.columns).map(([name, column]) => [name, settledUnit(column, values)]),
  )
  return { ...output, columns }
}

/** Outputs with the units that these values call for: "12 m³" where metric is chosen, "16 yd³" otherwise. */
export function outputsFor(outputs: Outputs, values: AnyValues): Outputs {
  return Object.fromEntries(Object.entries(outputs).map(([name, output]) => [name, settledUnits(output, values)]))
}
