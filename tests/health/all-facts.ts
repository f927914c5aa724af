import { allTools } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { factsOfApp, factsOfCalculator, factsOfGenerator, factsOfTransform } from '@/components/guide/tool-facts'
import type { App } from '@/lib/kits/app/define'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import type { GuideFacts } from '@/lib/kits/guide/types'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

type Definition = AnyCalculator | AnyGenerator | AnyTransform | App

function factsOf(tool: Tool, definition: Definition): Promise<GuideFacts> {
  if ('compute' in definition) return factsOfCalculator(tool, definition)
  if ('build' in definition) return factsOfGenerator(tool, definition)
  return 'run' in definition ? factsOfTransform(tool, definition) : factsOfApp(tool, definition)
}

/** The facts of every finished tool, as its page states them. */
export async function allFacts(): Promise<{ tool: Tool; facts: GuideFacts }[]> {
  return Promise.all(
    allTools.flatMap((tool) => {
      const compiled = manifest.tools[tool.id]
      if (!tool.implemented || !compiled) return []
      return [definitionOf<Definition>(compiled.node).then(async (one) => ({ tool, facts: await factsOf(tool, one) }))]
    }),
  )
}
