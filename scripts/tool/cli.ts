import { regionOfForm } from '@/lib/kits/fields/context'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator, AnyResults, Output, Outputs, TableRow } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult, writeValue } from '@/lib/kits/calculator/write'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { Fields } from '@/lib/kits/fields/types'
import { createShow, type Show } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'
import { pastedRows } from '@/lib/kits/fields/pasted-rows'

export interface Request {
  id: string
  name: string
  definition: AnyCalculator
  pairs: readonly string[]
  region: string
  json: boolean
}

export interface Reply {
  text: string
  code: 0 | 1
}

/** `rows` come as lines of cells: `flows='-1000;300;400'` or with tabs and line breaks. */
export function typedFrom(
  fields: Fields,
  pairs: readonly string[],
  region: Region,
): { typed: Typed } | { unknown: string } {
  const typed: Record<string, Typed[string]> = {}
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=')
    const text = rest.join('=')
    const field = fields[name.replace(/@unit$/, '')]
    if (!field) return { unknown: name }
    if (field.kind !== 'rows') {
      typed[name] = field.kind === 'toggle' && text === 'true' ? 'yes' : text
      continue
    }
    typed[name] = pastedRows(field.columns, 0, text, region)
  }
  return { typed }
}

function tableLines(output: Output, rows: readonly TableRow[], show: Show): string[] {
  if (!('columns' in output)) return []
  const columns = Object.entries(output.columns)
  const cells = [
    columns.map(([, { label }]) => label),
    ...rows.map((row) => columns.map(([name, column]) => writeValue(column, row[name] ?? null, show))),
  ]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  return cells.map((line) => '  ' + line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '))
}

function resultLines(outputs: Outputs, results: AnyResults, show: Show): string[] {
  return Object.entries(outputs).flatMap(([name, output]) => {
    const result = results[name]
    if (result === undefined) return []
    if (Array.isArray(result))
      return output.kind === 'table'
        ? ['', output.label, ...tableLines(output, result as readonly TableRow[], show)]
        : []
    if (typeof result === 'object') return 'says' in result ? [`${output.label}: ${result.says}`] : []
    return [`${output.label}: ${writeResult(output, result, show)}`]
  })
}

/** Runs a declared calculator as its page would, from text. */
export function answer({ id, name, definition, pairs, region, json }: Request): Reply {
  const refused = (sentence: string, details: object): Reply => ({
    text: json ? JSON.stringify({ tool: id, ...details }, null, 2) : sentence,
    code: 1,
  })
  const visitor = regionOf(region)
  const typed = typedFrom(definition.inputs, pairs, visitor)
  if ('unknown' in typed) {
    const names = Object.keys(definition.inputs)
    return refused(`${id} has no field ${typed.unknown}. Its fields: ${names.join(', ')}.`, {
      unknownField: typed.unknown,
      fields: names,
    })
  }
  const show = createShow(regionOfForm(definition.law, definition.inputs, typed.typed, visitor))
  const reading = readForm(definition.inputs, typed.typed, show)
  const sentences = Object.values(reading.errors)
  if (sentences.length > 0) return refused(sentences.join('\n'), { errors: reading.errors })
  const outcome = runCalculator(definition, declare(id, name, definition), reading.values, visitor)
  if (isProblem(outcome))
    return refused(problemSentence(definition.inputs, outcome), {
      problem: { field: outcome.field, message: outcome.message },
    })
  if (json)
    return {
      text: JSON.stringify(
        { tool: id, values: reading.values, results: outcome.results, steps: outcome.steps },
        null,
        2,
      ),
      code: 0,
    }
  const steps = outcome.steps.map(({ finds, working, gives }) => `  ${finds}: ${working} = ${gives}`)
  return {
    text: [
      name,
      '',
      ...resultLines(outputsFor(definition.outputs, reading.values), outcome.results, show),
      '',
      'Working',
      ...steps,
    ].join('\n'),
    code: 0,
  }
}
