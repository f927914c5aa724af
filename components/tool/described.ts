import { allTools, toolById } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import type { SentWays } from '@/components/search/search-answers'
import { sentWays, type SentWay } from '@/lib/kits/asked/ways'
import type { App } from '@/lib/kits/app/define'
import { declareWorkbench, type AnyWorkbench } from '@/lib/kits/app/workbench'
import { declare } from '@/lib/kits/calculator/declaration'
import { entriesSchema } from '@/lib/kits/calculator/entries-schema'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { declareTransform } from '@/lib/kits/transform/declaration'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { longText } from '@/lib/kits/fields/define'
import { loadDefinition, toolManifest } from '@/lib/platform/site/load-tool'

type Definition = AnyCalculator | AnyGenerator | AnyTransform | App | (App & AnyWorkbench)

/** What the definition of each kind of tool says of itself as data. */
function declared({ id, name, keptAs }: Tool, definition: Definition) {
  if ('compute' in definition)
    return {
      kind: 'calculator' as const,
      declaration: declare(id, name, definition, keptAs),
      entries: entriesSchema(definition.inputs),
      examples: definition.examples,
      formula: definition.formula,
    }
  if ('build' in definition)
    return {
      kind: 'generator' as const,
      declaration: declareGenerator(id, name, definition, keptAs),
      examples: definition.examples.map(({ name: title, given }) => ({ name: title, given })),
      formula: definition.makes,
    }
  if ('run' in definition)
    return {
      kind: 'transform' as const,
      declaration: declareTransform(id, name, definition, keptAs),
      examples: definition.examples,
      formula: definition.method,
    }
  return {
    kind: 'app' as const,
    declaration: 'inputs' in definition ? declareWorkbench(id, definition, [], keptAs) : { id, name },
    examples: definition.examples ?? [],
    formula: definition.formula,
  }
}

/** The address of the module in which a finished tool is worked out; another one with every change. */
export function moduleOf(id: string): string {
  const compiled = toolManifest().tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  return addressOf({ page: compiled.browser })
}

/** The address of what asks a calculator by its id; another one with every change. */
export function askingModule(): string {
  const engine = toolManifest().engines.answer
  if (!engine) throw new Error('lib/engines/answer.ts has not been compiled')
  return addressOf({ page: engine.browser })
}

/** A finished tool as data: what it takes and gives, its examples, its sources, and the module that works it out. */
export async function describedTool(tool: Tool) {
  const definition = await loadDefinition<Definition>(tool.id)
  const { workers } = toolManifest()
  const worker = 'worker' in definition && definition.worker ? workers[definition.worker] : undefined
  return {
    schema: 1 as const,
    id: tool.id,
    name: tool.name,
    description: tool.description,
    page: addressOf({ tool }),
    regions: tool.regions,
    ...declared(tool, definition),
    limits: definition.limits,
    sources: definition.sources,
    module: moduleOf(tool.id),
    ...(worker && { worker: addressOf({ page: worker }) }),
  }
}

/** The boxes that a question may fill: fields, or the texts that are worked on. */
function boxesOf(definition: Definition) {
  if ('compute' in definition) return definition.inputs
  if ('build' in definition) return definition.form
  if ('run' in definition) return { ...definition.options, text: longText('', {}) }
  if (!('inputs' in definition)) return {}
  const texts = Object.keys(definition.inputs).map((name) => [name, longText('', {})] as const)
  return { ...definition.options, ...Object.fromEntries(texts) }
}

function resultsOf(definition: Definition): string[] {
  return 'compute' in definition ? Object.keys(definition.outputs) : []
}

/** Every question in words that a finished tool answers. */
export async function waysOfAllTools(): Promise<SentWay[]> {
  const found = await Promise.all(
    finishedTools().map(async ({ id }) => {
      const definition = await loadDefinition<Definition>(id)
      return 'asked' in definition && definition.asked
        ? sentWays(id, boxesOf(definition), resultsOf(definition), definition.asked)
        : []
    }),
  )
  return found.flat()
}

/** What the search fetches to answer them: where, and by what. */
export async function sentQuestions(): Promise<SentWays> {
  const worker = toolManifest().workers.asked
  if (!worker) throw new Error('lib/workers/asked.worker.ts is missing')
  return {
    worker: addressOf({ page: worker }),
    described: addressOf({ page: '/api/tools/' }),
    ways: await waysOfAllTools(),
  }
}

export function finishedTools(): Tool[] {
  return allTools.filter(({ implemented }) => implemented)
}

/** The tool that a file such as `breakeven.json` is of. */
export function toolOfFile(file: string): Tool {
  const tool = toolById(file.replace(/\.json$/, ''))
  if (!tool?.implemented) throw new Error(`${file} describes no finished tool`)
  return tool
}
