import type { Tool } from '@/catalogue/types'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfApp } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import { transformFacts } from '@/lib/facts/transform-facts'
import type { GuideFacts } from '@/lib/guide/types'
import { importCompiled, loadDefinition, toolManifest } from '@/lib/site/load-tool'
import type { AnyTransform } from '@/lib/transform/types'
import { Transform } from './transform'

async function casesOf(id: string): Promise<number> {
  const file = toolManifest().tools[id]?.nodeCases
  return file ? (await importCompiled<{ default: readonly unknown[] }>(file)).default.length : 0
}

async function factsOf(tool: Tool, definition: AnyTransform): Promise<GuideFacts> {
  const { id, name, description, category, subcategory } = tool
  const cases = await casesOf(id)
  const { limits, sources } = definition
  const { rule, count } = await factsOfApp(tool, {
    controls: [],
    results: [],
    limits,
    sources,
    cases,
    abilities: [],
  })
  return transformFacts({ id, name, description, category, subcategory, cases }, definition, { rule, count })
}

async function partsOf(tool: Tool) {
  const definition = await loadDefinition<AnyTransform>(tool.id)
  const facts = await factsOf(tool, definition)
  return { definition, facts, guide: guideOf(tool, facts) }
}

export async function transformMetadata(tool: Tool) {
  return toolMetadata(tool, (await partsOf(tool)).guide)
}

/** The whole page of a transform. */
export async function TransformPage({ tool }: { tool: Tool }) {
  const { definition, facts, guide } = await partsOf(tool)
  return (
    <ToolPage record={tool} guide={guide} facts={facts}>
      <Transform id={tool.id} name={tool.name} definition={definition} />
    </ToolPage>
  )
}
