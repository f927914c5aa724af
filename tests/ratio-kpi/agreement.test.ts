import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { declare } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { compiledCalculators, manifest } from '@/tests/every/compiled'

interface Row {
  entries: Readonly<Record<string, number | string>>
  gives: Readonly<Record<string, number>>
}

const folder = path.resolve(import.meta.dirname, '../vectors/ratio-kpi')
const rowsOf = (id: string): readonly Row[] => JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8'))
const ids = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const calculators = await compiledCalculators(Object.entries(manifest.tools).filter(([id]) => ids.includes(id)))

/** `costs.0.amount: 5` as a row of the field `costs`. */
function valuesOf(entries: Row['entries']): AnyValues {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(entries)) {
    const [field = '', row, column = ''] = name.split('.')
    if (row === undefined) values[field] = value
    else {
      const rows = (values[field] ??= []) as Record<string, unknown>[]
      rows[Number(row)] = { ...rows[Number(row)], [column]: value }
    }
  }
  return values as AnyValues
}

function figureAt(results: object, key: string): unknown {
  return key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], results)
}

describe.each(calculators)('$id', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)
  it.each(rowsOf(id))('answers $entries as LibreOffice does', ({ entries, gives }) => {
    const values = initialValues(declaration.inputs, valuesOf(entries), 'global')
    const outcome = runCalculator(module, declaration, values, regionOf('global'))
    if (isProblem(outcome)) throw new Error(outcome.message)
    const apart = Object.entries(gives).filter(([key, value]) => {
      const found = figureAt(outcome.results, key)
      return typeof found !== 'number' || Math.abs(found - value) > 1e-9 * Math.max(1, Math.abs(value))
    })
    expect(apart.map(([key, value]) => `${key}: ${String(figureAt(outcome.results, key))}, not ${value}`)).toEqual([])
  })
})

it('compares every tool of the vectors', () => {
  expect(calculators.map(({ id }) => id).sort()).toEqual(ids.sort())
})
