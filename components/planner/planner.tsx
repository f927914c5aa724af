import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { storedBeginning } from '@/lib/kits/planner/entries'
import type { AnyPlanner, PlannerDeclaration } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import { toolManifest } from '@/lib/platform/site/load-tool'
import type { PlannerFormProps } from './planner-form'

function declarationOf(id: string, planner: AnyPlanner, keptAs: string | undefined): PlannerDeclaration {
  const {
    book,
    kinds,
    main,
    alsoRows,
    filters,
    same,
    batch,
    log,
    views,
    begin,
    dates,
    jobs = {},
    papers,
    quick,
    labels,
  } = planner
  const { workers, fonts } = toolManifest()
  const workerHref = (name: string) => {
    const page = workers[name]
    if (!page) throw new Error(`There is no worker ${name}.worker.ts`)
    return addressOf({ page })
  }
  const records = storedBeginning(begin(), {
    bookFields: book.fields,
    kinds,
    id: 'first',
    idOf: (key) => `first-${key}`,
  })
  const show = createShow(regionOf('global'))
  const work = workOf(records, 'first', { fields: book.fields, kinds }, { now: 0, today: undefined, show })
  const first = Object.values(views)[0]
  return {
    id,
    ...(keptAs !== undefined && { keptAs }),
    book,
    kinds,
    main,
    ...(alsoRows && { alsoRows }),
    ...(filters && { filters }),
    ...(same && { same }),
    ...(batch && { batch }),
    ...(log !== undefined && { log }),
    views: Object.entries(views).map(([name, { label, kind }]) => ({ name, label, kind })),
    columns: first?.kind === 'board' ? first.columns(work) : [],
    layout: (first?.kind === 'board' && first.layout) || 'columns',
    hasDates: dates !== undefined,
    ...(quick && {
      quick: {
        label: quick.label,
        placeholder: quick.placeholder,
        help: quick.help,
        ...(quick.scan && { scan: quick.scan.button }),
      },
    }),
    jobHrefs: Object.fromEntries(Object.entries(jobs).map(([name, { worker }]) => [name, workerHref(worker)])),
    scanHref: quick?.scan ? workerHref(quick.scan.worker) : '',
    labelsHref: labels ? workerHref(labels.worker) : '',
    writerHref: papers ? workerHref('document') : '',
    fontsHref: papers || labels ? addressOf({ page: fonts }) : '',
  }
}

/** A declared planner with what an untouched page shows already in the HTML. */
export function Planner({
  id,
  definition,
  keptAs,
}: {
  id: string
  definition: AnyPlanner
  keptAs: string | undefined
}) {
  const { tools, engines } = toolManifest()
  const compiled = tools[id]
  const chart = engines.chart
  if (!compiled || !chart) throw new Error(`${id} has not been compiled`)
  return (
    <Island<PlannerFormProps>
      name="planner"
      props={{
        declaration: declarationOf(id, definition, keptAs),
        moduleHref: addressOf({ page: compiled.browser }),
        chartHref: addressOf({ page: chart.browser }),
      }}
    />
  )
}
