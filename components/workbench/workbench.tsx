import { addressOf } from '@/catalogue/address'
import { carryTargets } from '@/components/tool/carry-targets'
import { Island } from '@/components/islands/island'
import type { View } from '@/lib/kits/app/views'
import { declareWorkbench, type AnyWorkbench, type Inputs } from '@/lib/kits/app/workbench'
import { initialValues } from '@/lib/kits/fields/initial'
import { toolManifest } from '@/lib/platform/site/load-tool'
import type { FirstView, WorkbenchFormProps } from './workbench-form'

function emptyTexts(inputs: Inputs): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).flatMap(([name, { kind }]) => (kind === 'text' ? [[name, '']] : [])))
}

function asFirst(view: View): FirstView[] {
  if (view.kind === 'picture' || view.kind === 'crop' || view.kind === 'ready') return []
  if (view.kind === 'cards' || view.kind === 'entry') return []
  if (view.kind === 'drawings') {
    const { items, ...rest } = view
    return [{ ...rest, items: items.flatMap(({ of, ...item }) => (typeof of === 'string' ? [{ ...item, of }] : [])) }]
  }
  return [view.kind === 'files' ? { ...view, of: {} } : view]
}

/** A declared app with what an untouched page shows already in the HTML. */
export async function Workbench({
  id,
  definition,
  workerHref,
  keptAs,
}: {
  id: string
  definition: AnyWorkbench
  workerHref: string
  keptAs: string | undefined
}) {
  const compiled = toolManifest().tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  const first = definition.views({
    values: initialValues(definition.options),
    texts: emptyTexts(definition.inputs),
    picks: {},
    selection: undefined,
    opened: {},
    answer: undefined,
    asked: undefined,
    made: undefined,
    standing: undefined,
    next: undefined,
    isCurrent: true,
    files: [],
  })
  const firstViews = first.flatMap(asFirst)
  const carries = await Promise.all(
    Object.entries(definition.takeAway).flatMap(([name, way]) =>
      way.kind === 'carry' ? [carryTargets(id, way.gives, way.leadsTo).then((to) => ({ name, to }))] : [],
    ),
  )
  const moduleHref = addressOf({ page: compiled.browser })
  return (
    <Island<WorkbenchFormProps>
      name="workbench"
      props={{
        declaration: declareWorkbench(id, definition, carries, keptAs),
        moduleHref,
        workerHref,
        first: firstViews,
      }}
    />
  )
}
