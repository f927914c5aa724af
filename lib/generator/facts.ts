import type { SharedFacts, ToolRecord } from '@/lib/facts/calculator-facts'
import { inputFacts, writeInput } from '@/lib/facts/field-facts'
import { ruleFact } from '@/lib/facts/rule-facts'
import { initialValues } from '@/lib/fields/initial'
import { isShown } from '@/lib/fields/visible'
import type { GuideFacts } from '@/lib/guide/types'
import { regionOf } from '@/lib/region/regions'
import { generatorContext } from './run'
import type { AnyGenerator } from './types'

/** Everything a guide may say of a generator without anybody typing a figure. */
export function generatorFacts(record: ToolRecord, definition: AnyGenerator, shared: SharedFacts): GuideFacts {
  const { form, law, files = {}, saves = ['html', 'txt'], prints = true, rules = [] } = definition
  const { show } = generatorContext(law, initialValues(form), regionOf('global'))
  const examples = definition.examples.map(({ name, given }) => ({ name, given, values: initialValues(form, given) }))
  const writeOne = (values: (typeof examples)[number]['values'], key: string) => {
    const field = form[key]
    return field && isShown(field, values) ? writeInput(field, values[key], show) : undefined
  }
  return {
    ...shared,
    name: record.name,
    description: record.description,
    category: record.category,
    subcategory: record.subcategory,
    ...(typeof law === 'string' ? { law: regionOf(law).name } : {}),
    inputs: inputFacts(form, show),
    outputs: Object.values(files).map(({ label }) => ({ label, kind: 'value' as const })),
    formula: definition.makes,
    steps: [],
    examples: examples.map(({ name, given, values }) => ({
      name,
      given: Object.keys(given).flatMap((key) => {
        const value = writeOne(values, key)
        return value === undefined ? [] : [{ label: form[key]?.label ?? key, value }]
      }),
      answers: [],
    })),
    limits: definition.limits,
    sources: definition.sources,
    rules: rules.map((rule) => ruleFact(rule, show)),
    cases: record.cases,
    abilities: [
      'link',
      ...(prints ? (['print'] as const) : []),
      ...(Object.keys(files).length + saves.length > 0 ? (['save'] as const) : []),
    ],
    example: (name, key) => {
      const one = examples.find((candidate) => candidate.name === name)
      return one && writeOne(one.values, key)
    },
    label: (key) => form[key]?.label,
  }
}
