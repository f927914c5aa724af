import { readyCount } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import type { App } from '@/lib/kits/app/define'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { appFacts } from '@/lib/kits/facts/app-facts'
import { transformFacts } from '@/lib/kits/facts/transform-facts'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { calculatorFacts, type SharedFacts, type ToolRecord } from '@/lib/kits/facts/calculator-facts'
import { fewExamples } from '@/lib/kits/facts/few-examples'
import { writeRuleValue } from '@/lib/kits/facts/rule-facts'
import { generatorFacts } from '@/lib/kits/facts/generator-facts'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { createShow } from '@/lib/base/format/show'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { regionOf } from '@/lib/base/region/regions'
import { regionCodes } from '@/lib/base/region/types'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'

/** The group of the catalogue whose pages say so where few published examples were found. */
const countryTaxes = 'Country income tax'

async function loadRules(): Promise<ReadonlyMap<string, object>> {
  const files = Object.entries(toolManifest().rules)
  return new Map(
    await Promise.all(files.map(async ([path, file]) => [path, await importCompiled<object>(file)] as const)),
  )
}

type Cases = Parameters<typeof fewExamples>[0]

async function casesOf(id: string): Promise<Cases> {
  const file = toolManifest().tools[id]?.nodeCases
  return file ? (await importCompiled<{ default: Cases }>(file)).default : []
}

async function sharedFacts(cases: number): Promise<SharedFacts> {
  const rules = await loadRules()
  const show = createShow(regionOf('global'))
  const counts: Readonly<Record<string, number>> = {
    tools: readyCount,
    regions: regionCodes.length - 1,
    cases,
  }
  return {
    rule: (path, key, day) => {
      const module = rules.get(path)
      return module && writeRuleValue(module, key, day, show)
    },
    count: (what) => {
      const count = counts[what]
      return count === undefined ? undefined : show.count(count)
    },
  }
}

async function recordOf({ id, name, description, category, subcategory }: Tool): Promise<ToolRecord> {
  return { id, name, description, category, subcategory, cases: (await casesOf(id)).length }
}

export async function factsOfCalculator(tool: Tool, definition: AnyCalculator): Promise<GuideFacts> {
  const record = await recordOf(tool)
  const few = tool.group === countryTaxes ? fewExamples(await casesOf(tool.id), definition.inputs) : undefined
  return calculatorFacts(few ? { ...record, fewExamples: few } : record, definition, await sharedFacts(record.cases))
}

export async function factsOfGenerator(tool: Tool, definition: AnyGenerator): Promise<GuideFacts> {
  const record = await recordOf(tool)
  return generatorFacts(record, definition, await sharedFacts(record.cases))
}

export async function factsOfApp(tool: Tool, app: App): Promise<GuideFacts> {
  const record = await recordOf(tool)
  return appFacts(record, app, await sharedFacts(record.cases))
}

export async function factsOfTransform(tool: Tool, definition: AnyTransform): Promise<GuideFacts> {
  const record = await recordOf(tool)
  return transformFacts(record, definition, await sharedFacts(record.cases))
}
