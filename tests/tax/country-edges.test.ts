import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { contextOf } from '@/lib/kits/fields/context'
import { isProblem } from '@/lib/base/problem'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

const folder = path.join(import.meta.dirname, '../vectors/country-income-tax')
const ids = readdirSync(folder).flatMap((file) => (file.endsWith('.csv') ? [file.replace('.csv', '')] : []))

/** A cell as the field takes it. */
function valueOf(fields: Fields, name: string, cell: string): AnyValues[string] {
  const field = fields[name]
  if (!field) throw new Error(`The form has no field ${name}`)
  if (field.kind === 'toggle') return cell === 'true'
  return ['choice', 'text', 'date', 'month'].includes(field.kind) ? cell : Number(cell)
}

function rowsOf(id: string, fields: Fields) {
  const [head = '', ...lines] = readFileSync(path.join(folder, `${id}.csv`), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const given: Record<string, AnyValues[string]> = {}
    const expected: Record<string, number> = {}
    names.forEach((name, at) => {
      const cell = cells[at] ?? ''
      if (cell === '') return
      if (name.startsWith('=')) expected[name.slice(1)] = Number(cell)
      else given[name] = valueOf(fields, name, cell)
    })
    return { line, given, expected }
  })
}

describe.each(ids)('%s', (id) => {
  it('answers what a second hand worked out', async () => {
    const entry = manifest.tools[id]
    if (!entry) throw new Error(`There is no tool ${id}`)
    const tool = await definitionOf<AnyCalculator>(entry.node)
    const rows = rowsOf(id, tool.inputs)
    expect(rows.length).toBeGreaterThan(20)
    const wrong = rows.flatMap(({ line, given, expected }) => {
      const values = initialValues(tool.inputs, given, 'global')
      const results = tool.compute(values, contextOf(tool.law, values, regionOf('global')))
      if (isProblem(results)) return [`${line}: ${results.field} ${results.message}`]
      const found = results as Readonly<Record<string, unknown>>
      return Object.entries(expected).flatMap(([name, wanted]) =>
        Math.abs(Number(found[name]) - wanted) < 0.00501 ? [] : [`${line}: ${name} is ${String(found[name])}`],
      )
    })
    expect(wrong).toEqual([])
  })
})
