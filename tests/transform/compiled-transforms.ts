import type { TransformModule } from '@/lib/kits/transform/run'
import type { AnyTransform, AnyTransformCase } from '@/lib/kits/transform/types'
import { browserModule, definitionOf, manifest } from '@/tests/every/compiled'

export interface CompiledTransform {
  id: string
  folder: string
  definition: AnyTransform
  module: TransformModule
  cases: readonly AnyTransformCase[]
}

/** Every transform, with the browser's copy of its code. */
export async function compiledTransforms(): Promise<CompiledTransform[]> {
  const all = await Promise.all(
    Object.entries(manifest.tools).map(async ([id, { folder, browser, node, nodeCases }]) => {
      const definition = await definitionOf<AnyTransform>(node)
      if (!('run' in definition)) return []
      const module = (await browserModule<{ default: TransformModule }>(browser)).default
      const cases = nodeCases ? await definitionOf<readonly AnyTransformCase[]>(nodeCases) : []
      return [{ id, folder, definition, module, cases }]
    }),
  )
  return all.flat()
}
