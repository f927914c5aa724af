import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator, AnyResult, Chart, Output, Outputs } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult } from '@/lib/kits/calculator/write'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import type { ChartFact, GuideFacts, MoverFact, OutputFact } from '@/lib/kits/guide/types'
import { regionOf } from '@/lib/base/region/regions'
import { writeInput } from '@/lib/kits/fields/write-input'
import { inputFacts } from './field-facts'
import { moverOf } from './mover'
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
  fewExamples?: GuideFacts['fewExamples']
}

/** Placeholders that do not depend on the tool. */
export interface SharedFacts {
  rule: GuideFacts['rule']
  count: GuideFacts['count']
}

function outputFact(output: Output, result: AnyResult, show: Show): OutputFact {
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
    ...(result === undefined ? { absent: true } : {}),
    ...(output.kind === 'table' ? { columns: Object.values(output.columns).map(({ label }) => label) } : {}),
    ...(output.kind === 'table' && Array.isArray(result) && result.length > 1
      ? { rows: show.count(result.length) }
      : {}),
    ...(typeof result === 'object' && 'says' in result ? { says: result.says } : {}),
  }
}

function chartFact(chart: Chart, outputs: Outputs): ChartFact {
  const { title, kind } = chart
  if ('parts' in chart) return { title, kind, shows: chart.parts.flatMap((name) => outputs[name]?.label ?? []) }
  const of = outputs[chart.of]
  const columns = of && 'columns' in of ? of.columns : {}
  const labels = (names: readonly string[]) => names.flatMap((name) => columns[name]?.label ?? [])
  const [shows, [by]] =
    'label' in chart ? [labels([chart.value]), labels([chart.label])] : [labels(chart.y), labels([chart.x])]
  return { title, kind, shows, ...(by === undefined ? {} : { by }) }
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
  /** Of the first example. */
  mover?: MoverFact | undefined
}

function runExamples({ id, name }: ToolRecord, definition: AnyCalculator): Ran[] {
  const declaration = declare(id, name, definition)
  return definition.examples.map((example, at) => {
    const values = initialValues(definition.inputs, example.given)
    const outcome = runCalculator(definition, declaration, values, regionOf('global'))
    if (isProblem(outcome)) throw new Error(`${id}: the example "${example.name}" has no answer: ${outcome.message}`)
    const outputs = outputsFor(definition.outputs, values)
    const { results, steps } = outcome
    const { show } = contextOf(definition.law, values, regionOf('global'))
    const mover = at === 0 ? moverOf({ definition, declaration, outputs, values, results, show }) : undefined
    return { name: example.name, outputs, values, results, steps, show, mover }
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
    outputs: Object.entries(outputs).map(([key, output]) =>
      outputFact(output, ran[0]?.results[key], ran[0]?.show ?? show),
    ),
    charts: (definition.charts ?? []).map((chart) => chartFact(chart, outputs)),
    formats: [],
    ...(ran[0]?.mover ? { mover: ran[0].mover } : {}),
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
    ...(record.fewExamples ? { fewExamples: record.fewExamples } : {}),
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
