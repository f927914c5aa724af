import type { SharedFacts, ToolRecord } from '@/lib/kits/facts/calculator-facts'
import { inputFacts } from '@/lib/kits/facts/field-facts'
import { writeInput } from '@/lib/kits/fields/write-input'
import { ruleFact } from '@/lib/kits/facts/rule-facts'
import { documentFormats } from '@/lib/kits/document/formats'
import { initialValues } from '@/lib/kits/fields/initial'
import { isShown } from '@/lib/kits/fields/visible'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { regionOf } from '@/lib/base/region/regions'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'

/** Everything a guide may say of a generator without anybody typing a figure. */
export function generatorFacts(record: ToolRecord, definition: AnyGenerator, shared: SharedFacts): GuideFacts {
  const { form, law, files = {}, saves = ['html', 'txt'], rules = [] } = definition
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
    charts: [],
    // What every document can be saved as is no fact of this tool.
    formats: [
      ...Object.values(files).map(({ label }) => label),
      ...(definition.saves ?? []).map((format) => documentFormats[format].label),
    ],
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
    abilities: ['link', 'print', ...(Object.keys(files).length + saves.length > 0 ? (['save'] as const) : [])],
    example: (name, key) => {
      const one = examples.find((candidate) => candidate.name === name)
      return one && writeOne(one.values, key)
    },
    label: (key) => form[key]?.label,
  }
}
