import { declare } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { contextOf, runCalculator } from '@/lib/calculator/run'
import type { AnyCalculator, AnyResult, Output, Outputs } from '@/lib/calculator/types'
import { outputsFor } from '@/lib/calculator/units'
import { writeResult } from '@/lib/calculator/write'
import { initialValues } from '@/lib/fields/initial'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import type { GuideFacts, OutputFact } from '@/lib/guide/types'
import { regionOf } from '@/lib/region/regions'
import { inputFacts, writeInput } from './field-facts'
import { ruleFact } from './rule-facts'

/** What is known of a tool besides its definition. */
export interface ToolRecord {
  id: string
  name: string
  description: string
  category: GuideFacts['category']
  subcategory: string
  /** Number of cases beside the definition. */
  cases: number
}

/** Placeholders that do not depend on the tool. */
export interface SharedFacts {
  rule: GuideFacts['rule']
  count: GuideFacts['count']
}

function outputFact(output: Output): OutputFact {
  const kinds: Partial<Record<Output['kind'], OutputFact['kind']>> = {
    table: 'table',
    series: 'chart',
    diagram: 'chart',
    verdict: 'verdict',
  }
  return {
    label: output.label,
    ...(output.help === undefined ? {} : { help: output.help }),
    kind: kinds[output.kind] ?? 'value',
  }
}

function writeOutput(output: Output, result: AnyResult, show: Show): string | undefined {
  if (typeof result === 'object' && 'says' in result) return result.says
  return writeResult(output, result, show)
}

interface Ran {
  name: string
  outputs: Outputs
  values: AnyValues
  results: Readonly<Record<string, AnyResult>>
  show: Show
  steps: GuideFacts['steps']
}

function runExamples({ id, name }: ToolRecord, definition: AnyCalculator): Ran[] {
  const declaration = declare(id, name, definition)
  return definition.examples.map((example) => {
    const values = initialValues(definition.inputs, example.given)
    const outcome = runCalculator(definition, declaration, values, regionOf('global'))
    if (isProblem(outcome)) throw new Error(`${id}: the example "${example.name}" has no answer: ${outcome.message}`)
    return {
      name: example.name,
      outputs: outputsFor(definition.outputs, values),
      values,
      results: outcome.results,
      steps: outcome.steps,
      show: contextOf(definition.law, values, regionOf('global')).show,
    }
  })
}

/** Everything a guide may say of a calculator without anybody typing a figure. */
export function calculatorFacts(record: ToolRecord, definition: AnyCalculator, shared: SharedFacts): GuideFacts {
  const { inputs, outputs, law, rules = [] } = definition
  const ran = runExamples(record, definition)
  const { show } = contextOf(law, initialValues(inputs), regionOf('global'))
  const writeOne = ({ outputs: settled, values, results, show: own }: Ran, key: string) => {
    const field = inputs[key]
    const output = settled[key]
    if (output && results[key] !== undefined) return writeOutput(output, results[key], own)
    return field && writeInput(field, values[key], own)
  }
  return {
    ...shared,
    name: record.name,
    description: record.description,
    category: record.category,
    subcategory: record.subcategory,
    ...(typeof law === 'string' ? { law: regionOf(law).name } : {}),
    inputs: inputFacts(inputs, show),
    outputs: Object.values(outputs).map(outputFact),
    formula: definition.formula,
    steps: ran[0]?.steps ?? [],
    examples: ran.map((one) => ({
      name: one.name,
      given: Object.entries(inputs).flatMap(([key, { label }]) => {
        const value = writeOne(one, key)
        return value === undefined ? [] : [{ label, value }]
      }),
      answers: Object.entries(outputs).flatMap(([key, { label }]) => {
        const value = writeOne(one, key)
        return value === undefined ? [] : [{ label, value }]
      }),
    })),
    limits: definition.limits,
    sources: definition.sources,
    rules: rules.map((rule) => ruleFact(rule, show)),
    cases: record.cases,
    abilities: [
      'link',
      'print',
      ...(Object.values(outputs).some(({ kind }) => kind === 'table') ? (['save'] as const) : []),
    ],
    example: (name, key) => {
      const one = ran.find((candidate) => candidate.name === name)
      return one && writeOne(one, key)
    },
    label: (key) => inputs[key]?.label ?? outputs[key]?.label,
  }
}
