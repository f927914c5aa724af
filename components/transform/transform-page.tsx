import type { Tool } from '@/catalogue/types'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfTransform } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import { loadDefinition } from '@/lib/site/load-tool'
import type { AnyTransform } from '@/lib/transform/types'
import { Transform } from './transform'

async function partsOf(tool: Tool) {
  const definition = await loadDefinition<AnyTransform>(tool.id)
  const facts = await factsOfTransform(tool, definition)
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
      <Transform id={tool.id} name={tool.name} definition={definition} caseCount={facts.cases} />
    </ToolPage>
  )
}
