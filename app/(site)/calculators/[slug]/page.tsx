import { Calculator } from '@/components/calculator/calculator'
import { implementedSlugs, toolOf } from '@/components/catalogue/tool-of'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfCalculator } from '@/components/guide/tool-facts'
import { ToolPage } from '@/components/guide/tool-page'
import { toolMetadata } from '@/components/guide/tool-metadata'
import type { Tool } from '@/catalogue/types'
import type { AnyCalculator } from '@/lib/calculator/types'
import { loadDefinition } from '@/lib/site/load-tool'

export const dynamicParams = false

interface PageProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return implementedSlugs('calculator')
}

async function pageOf(tool: Tool) {
  const definition = await loadDefinition<AnyCalculator>(tool.id)
  const facts = await factsOfCalculator(tool, definition)
  return { tool, definition, facts, guide: guideOf(tool, facts) }
}

export async function generateMetadata({ params }: PageProps) {
  const { tool, guide } = await pageOf(toolOf('calculator', (await params).slug))
  return toolMetadata(tool, guide)
}

export default async function CalculatorPage({ params }: PageProps) {
  const { tool, definition, facts, guide } = await pageOf(toolOf('calculator', (await params).slug))
  return (
    <ToolPage record={tool} guide={guide} facts={facts}>
      <Calculator id={tool.id} name={tool.name} definition={definition} />
    </ToolPage>
  )
}
