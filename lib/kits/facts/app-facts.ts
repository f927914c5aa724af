import type { App } from '@/lib/kits/app/define'
import { connectsTo } from '@/lib/kits/app/network'
import type { GuideFacts } from '@/lib/kits/guide/types'
import type { SharedFacts, ToolRecord } from './calculator-facts'

/** Everything a guide may say of an app without anybody typing a figure. */
export function appFacts(record: ToolRecord, app: App, shared: SharedFacts): GuideFacts {
  const examples = app.examples ?? []
  return {
    ...shared,
    name: record.name,
    description: record.description,
    category: record.category,
    subcategory: record.subcategory,
    inputs: app.controls,
    outputs: app.results,
    charts: [],
    formats: [],
    ...(app.formula === undefined ? {} : { formula: app.formula }),
    steps: [],
    examples,
    limits: app.limits,
    sources: app.sources,
    rules: [],
    cases: record.cases,
    abilities: app.abilities,
    ...(app.connects && { connects: connectsTo(app.connects) }),
    example: (name, key) => {
      const one = examples.find((candidate) => candidate.name === name)
      return [...(one?.given ?? []), ...(one?.answers ?? [])].find(({ label }) => label === key)?.value
    },
    label: (key) => [...app.controls, ...app.results].find(({ label }) => label === key)?.label,
  }
}
