import { allTools } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import type { AnyCalculator } from '@/lib/calculator/types'
import { calculatorFacts, type SharedFacts, type ToolRecord } from '@/lib/facts/calculator-facts'
import { writeRuleValue } from '@/lib/facts/rule-facts'
import { createShow } from '@/lib/format/show'
import type { GuideFacts } from '@/lib/guide/types'
import { regionOf } from '@/lib/region/regions'
import { regionCodes } from '@/lib/region/types'
import { importCompiled, toolManifest } from '@/lib/site/load-tool'

async function loadRules(): Promise<ReadonlyMap<string, object>> {
  const files = Object.entries(toolManifest().rules)
  return new Map(
    await Promise.all(files.map(async ([path, file]) => [path, await importCompiled<object>(file)] as const)),
  )
}

async function casesOf(id: string): Promise<number> {
  const file = toolManifest().tools[id]?.nodeCases
  return file ? (await importCompiled<{ default: readonly unknown[] }>(file)).default.length : 0
}

async function sharedFacts(cases: number): Promise<SharedFacts> {
  const rules = await loadRules()
  const show = createShow(regionOf('global'))
  const counts: Readonly<Record<string, number>> = {
    tools: allTools.filter(({ implemented }) => implemented).length,
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
  return { id, name, description, category, subcategory, cases: await casesOf(id) }
}

export async function factsOfCalculator(tool: Tool, definition: AnyCalculator): Promise<GuideFacts> {
  const record = await recordOf(tool)
  return calculatorFacts(record, definition, await sharedFacts(record.cases))
}
