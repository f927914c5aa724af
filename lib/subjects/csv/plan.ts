import { typesOf, type ColumnFacts } from '@/lib/subjects/csv/columns'
import { layOut, type Place, type Rename } from '@/lib/subjects/csv/names'
import type { ColumnType, WriteSettings } from '@/lib/subjects/csv/settings'

/** All that the writer needs to know: plain data, so that it can go to a worker. */
export interface WritePlan {
  root: Extract<Place, { kind: 'object' }>
  names: readonly string[]
  types: readonly ColumnType[]
  empty: WriteSettings['empty']
  shape: WriteSettings['shape']
  format: WriteSettings['format']
  ragged: WriteSettings['ragged']
  /** Key of the list of values beyond the last column. */
  extraKey: string
  keyColumn: number
}

export interface Planned {
  plan: WritePlan
  renames: readonly Rename[]
  isNested: boolean
}

/**
 * Brings what was found in a file and what the visitor chose together. `chosenTypes` are types chosen for columns, by index.
 * Keyed and grouped results are one object, so NDJSON does not apply to them: they are then written minified.
 */
export function planOf(
  columns: readonly ColumnFacts[],
  settings: WriteSettings,
  chosenTypes: Readonly<Record<number, ColumnType>>,
  keyColumn: number,
): Planned {
  const headers = columns.map(({ header }) => header)
  const { names, root, renames, isNested } = layOut(headers, settings.nest && settings.shape !== 'arrays')
  const keys = new Set(root.entries.map(([key]) => key))
  let extraKey = '_extra'
  while (keys.has(extraKey)) extraKey += '_'
  const isObject = settings.shape === 'keyed' || settings.shape === 'grouped'
  return {
    plan: {
      root,
      names,
      types: typesOf(columns, settings.types, chosenTypes),
      empty: settings.empty,
      shape: settings.shape,
      format: isObject && settings.format === 'ndjson' ? 'minified' : settings.format,
      ragged: settings.ragged,
      extraKey,
      keyColumn: Math.min(Math.max(0, keyColumn), Math.max(0, columns.length - 1)),
    },
    renames,
    isNested,
  }
}
