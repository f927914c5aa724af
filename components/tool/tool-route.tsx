import { cache, type ReactNode } from 'react'
import { allTools, toolAt } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { Calculator } from '@/components/calculator/calculator'
import { Generator } from '@/components/generator/generator'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfApp, factsOfCalculator, factsOfGenerator, factsOfTransform } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import { Transform } from '@/components/transform/transform'
import type { App } from '@/lib/kits/app/define'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { loadDefinition } from '@/lib/platform/site/load-tool'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { AppView } from './app'

type Definition = AnyCalculator | AnyGenerator | AnyTransform | App

export interface ToolRouteProps {
  params: Promise<{ slug: string }>
}

/** The slugs of finished tools that live under a root such as '/calculators/', as generateStaticParams wants them. */
export function finishedSlugs(root: `/${string}/`): { slug: string }[] {
  return allTools.flatMap(({ implemented, href }) =>
    implemented && href.startsWith(root) ? [{ slug: href.slice(root.length) }] : [],
  )
}

/** What kind of tool a definition declares decides what its page is told and what brings it to life. */
async function partsOf(tool: Tool): Promise<{ facts: GuideFacts; view: ReactNode; isWide?: boolean }> {
  const { id, name, keptAs } = tool
  const named = { id, name, keptAs }
  const definition = await loadDefinition<Definition>(id)
  if ('compute' in definition) {
    const facts = await factsOfCalculator(tool, definition)
    return { facts, view: <Calculator {...named} definition={definition} caseCount={facts.cases} /> }
  }
  if ('build' in definition) {
    const facts = await factsOfGenerator(tool, definition)
    return { facts, view: <Generator {...named} definition={definition} caseCount={facts.cases} /> }
  }
  if ('run' in definition) {
    const facts = await factsOfTransform(tool, definition)
    return { facts, view: <Transform {...named} definition={definition} caseCount={facts.cases} /> }
  }
  return {
    facts: await factsOfApp(tool, definition),
    view: <AppView {...named} definition={definition} />,
    isWide: 'faces' in definition,
  }
}

/**
 * What a page and its head are made of. Next asks for both by themselves; React holds the answer until the page is drawn, so that
 * examples run, and the guide is read, once.
 */
const pageAt = cache(async (href: string) => {
  const tool = toolAt(href)
  if (!tool) throw new Error(`No tool lives at ${href}`)
  const { facts, view, isWide = false } = await partsOf(tool)
  return { tool, facts, view, isWide, guide: guideOf(tool, facts) }
})

export async function toolRouteMetadata(root: `/${string}/`, { params }: ToolRouteProps) {
  const { tool, guide, facts } = await pageAt(root + (await params).slug)
  return toolMetadata(tool, guide, facts.connects)
}

/** The whole page of a tool, in the layout that its address calls for. */
export async function ToolRoute({ root, params }: ToolRouteProps & { root: `/${string}/` }) {
  const { tool, guide, facts, view, isWide } = await pageAt(root + (await params).slug)
  return (
    <ToolPage record={tool} guide={guide} facts={facts} isWide={isWide}>
      {view}
    </ToolPage>
  )
}
