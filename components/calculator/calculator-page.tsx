import type { Tool } from '@/catalogue/types'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfCalculator } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import type { AnyCalculator } from '@/lib/calculator/types'
import { loadDefinition } from '@/lib/site/load-tool'
import { Calculator } from './calculator'

async function partsOf(tool: Tool) {
  const definition = await loadDefinition<AnyCalculator>(tool.id)
  const facts = await factsOfCalculator(tool, definition)
  return { definition, facts, guide: guideOf(tool, facts) }
}

export async function calculatorMetadata(tool: Tool) {
  return toolMetadata(tool, (await partsOf(tool)).guide)
}

/** The whole page of a calculator, in the layout that its address calls for. */
export async function CalculatorPage({ tool }: { tool: Tool }) {
  const { definition, facts, guide } = await partsOf(tool)
  return (
    <ToolPage record={tool} guide={guide} facts={facts}>
      <Calculator id={tool.id} name={tool.name} definition={definition} caseCount={facts.cases} />
    </ToolPage>
  )
}
