import { toolById } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import type { App } from '@/lib/kits/app/define'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import { settingsFor, type Carried, type CarryTarget } from '@/lib/kits/carried/kinds'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { loadDefinition } from '@/lib/platform/site/load-tool'

type Place = Pick<CarryTarget, 'input' | 'sets'>

/** The first input that takes a text of this kind. */
function placeIn(definition: App | AnyWorkbench | AnyTransform, kind: Carried): Place | undefined {
  if ('run' in definition) {
    const { carried } = definition.takes
    return carried === kind || carried === 'text' ? { input: 'takes', sets: {} } : undefined
  }
  if (!('inputs' in definition)) return undefined
  const places = Object.entries(definition.inputs).flatMap(([input, declared]) => {
    const sets = declared.kind === 'text' ? settingsFor(declared.takes, kind) : undefined
    return sets ? [{ input, sets }] : []
  })
  return places[0]
}

/** Where what a tool gives can go. Throws for a tool that is not finished or does not take it. */
export function carryTargets(giver: string, kind: Carried, ids: readonly string[]): Promise<CarryTarget[]> {
  const from = toolById(giver)?.name ?? giver
  return Promise.all(
    ids.map(async (id) => {
      const tool = toolById(id)
      if (!tool?.implemented) throw new Error(`${giver} leads its result to ${id}, which is no finished tool`)
      const place = placeIn(await loadDefinition<App | AnyWorkbench | AnyTransform>(id), kind)
      if (!place) throw new Error(`${giver} gives ${kind}, which ${id} does not take`)
      return { id, name: tool.name, href: addressOf({ tool }), from, ...place }
    }),
  )
}
