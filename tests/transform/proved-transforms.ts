import type { TransformModule } from '@/lib/kits/transform/run'
import type { AnyTransform, AnyTransformCase } from '@/lib/kits/transform/types'
import { browserModule, definitionOf, provedTools } from '@/tests/every/compiled'

export interface CompiledTransform {
  id: string
  folder: string
  definition: AnyTransform
  module: TransformModule
  cases: readonly AnyTransformCase[]
}

/** Every transform that this run proves, with the browser's copy of its code. */
export async function provedTransforms(): Promise<CompiledTransform[]> {
  const all = await Promise.all(
    provedTools.map(async ([id, { folder, browser, node, nodeCases }]) => {
      const definition = await definitionOf<AnyTransform>(node)
      if (!('run' in definition)) return []
      const module = (await browserModule<{ default: TransformModule }>(browser)).default
      const cases = nodeCases ? await definitionOf<readonly AnyTransformCase[]>(nodeCases) : []
      return [{ id, folder, definition, module, cases }]
    }),
  )
  return all.flat()
}
