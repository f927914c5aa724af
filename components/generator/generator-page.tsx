import type { Tool } from '@/catalogue/types'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfGenerator } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import type { AnyGenerator } from '@/lib/generator/types'
import { loadDefinition } from '@/lib/site/load-tool'
import { Generator } from './generator'

async function partsOf(tool: Tool) {
  const definition = await loadDefinition<AnyGenerator>(tool.id)
  const facts = await factsOfGenerator(tool, definition)
  return { definition, facts, guide: guideOf(tool, facts) }
}

export async function generatorMetadata(tool: Tool) {
  return toolMetadata(tool, (await partsOf(tool)).guide)
}

/** The whole page of a generator, in the layout that its address calls for. */
export async function GeneratorPage({ tool }: { tool: Tool }) {
  const { definition, facts, guide } = await partsOf(tool)
  return (
    <ToolPage record={tool} guide={guide} facts={facts}>
      <Generator id={tool.id} name={tool.name} definition={definition} caseCount={facts.cases} />
    </ToolPage>
  )
}
