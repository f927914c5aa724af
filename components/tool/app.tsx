import { toolById } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { Planner } from '@/components/planner/planner'
import { Workbench } from '@/components/workbench/workbench'
import type { App } from '@/lib/kits/app/define'
import type { AnyPlanner } from '@/lib/kits/planner/planner'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import { toolManifest } from '@/lib/platform/site/load-tool'

/** The address of a compiled worker, lib/…/<name>.worker.ts. */
function workerHref(name: string): string {
  const page = toolManifest().workers[name]
  if (!page) throw new Error(`There is no worker ${name}.worker.ts`)
  return addressOf({ page })
}

/** The address of the first of these tools that is finished, else of the last one's coming-soon page. */
function firstFinished(ids: readonly [string, ...string[]]): string {
  const tools = ids.map((id) => {
    const tool = toolById(id)
    if (!tool) throw new Error(`There is no tool ${id}`)
    return tool
  })
  const found = tools.find(({ implemented }) => implemented) ?? tools.at(-1)
  return found ? addressOf({ tool: found }) : ''
}

interface AppViewProps {
  id: string
  keptAs: string | undefined
  definition: App | AnyWorkbench | AnyPlanner
}

/** A tool that the kit draws from what it declares, or one with a component of its own, the island named by the tool's id. */
export function AppView({ id, keptAs, definition }: AppViewProps) {
  if ('faces' in definition) return <Planner id={id} definition={definition} keptAs={keptAs} />
  if ('views' in definition)
    return <Workbench id={id} definition={definition} workerHref={workerHref(definition.worker)} keptAs={keptAs} />
  const { worker, leadsTo = {} } = definition
  const links = Object.entries(leadsTo).map(([property, ids]) => [property, firstFinished(ids)])
  return (
    <Island<Record<string, string>>
      name={id}
      props={{ ...(worker === undefined ? {} : { workerHref: workerHref(worker) }), ...Object.fromEntries(links) }}
    />
  )
}
