import { allTools, toolAt } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { Calculator } from '@/components/calculator/calculator'
import { Generator } from '@/components/generator/generator'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfApp, factsOfCalculator, factsOfGenerator, factsOfTransform } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import { Transform } from '@/components/transform/transform'
import type { App } from '@/lib/app/define'
import type { AnyCalculator } from '@/lib/calculator/types'
import type { AnyGenerator } from '@/lib/generator/types'
import { loadDefinition } from '@/lib/site/load-tool'
import type { AnyTransform } from '@/lib/transform/types'
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

async function toolOf(root: `/${string}/`, { params }: ToolRouteProps): Promise<Tool> {
  const href = root + (await params).slug
  const tool = toolAt(href)
  if (!tool) throw new Error(`No tool lives at ${href}`)
  return tool
}

/** What kind of tool a definition declares decides what its page is told and what brings it to life. */
async function partsOf(tool: Tool) {
  const { id, name } = tool
  const definition = await loadDefinition<Definition>(id)
  if ('compute' in definition) {
    const facts = await factsOfCalculator(tool, definition)
    return { facts, view: <Calculator id={id} name={name} definition={definition} caseCount={facts.cases} /> }
  }
  if ('build' in definition) {
    const facts = await factsOfGenerator(tool, definition)
    return { facts, view: <Generator id={id} name={name} definition={definition} caseCount={facts.cases} /> }
  }
  if ('run' in definition) {
    const facts = await factsOfTransform(tool, definition)
    return { facts, view: <Transform id={id} name={name} definition={definition} caseCount={facts.cases} /> }
  }
  return { facts: await factsOfApp(tool, definition), view: <AppView id={id} definition={definition} /> }
}

export async function toolRouteMetadata(root: `/${string}/`, props: ToolRouteProps) {
  const tool = await toolOf(root, props)
  const { facts } = await partsOf(tool)
  return toolMetadata(tool, guideOf(tool, facts))
}

/** The whole page of a tool, in the layout that its address calls for. */
export async function ToolRoute({ root, ...props }: ToolRouteProps & { root: `/${string}/` }) {
  const tool = await toolOf(root, props)
  const { facts, view } = await partsOf(tool)
  return (
    <ToolPage record={tool} guide={guideOf(tool, facts)} facts={facts}>
      {view}
    </ToolPage>
  )
}
