import { part } from '@/components/islands/part'
import { useModule } from '@/components/islands/use-module'
import { useNear } from '@/components/islands/use-near'
import { useHasKept } from '@/components/records/use-has-kept'
import { ChoiceButtons } from '@/components/ui/choice'
import type { PlannerDeclaration, PlannerModule } from '@/lib/kits/planner/planner'
import { formMessages } from '@/lib/messages/form'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { OpenPlannerProps } from './open-planner'

const OpenPlanner = part<OpenPlannerProps>('planner/open-planner', () => import('./open-planner'))

export interface PlannerFormProps {
  declaration: PlannerDeclaration
  moduleHref: string
  chartHref: string
}

/** What an untouched page shows until what is kept has been read: the views by name, and the first one empty. */
function ClosedPlanner({ declaration, isWaiting }: { declaration: PlannerDeclaration; isWaiting: boolean }) {
  const { views, columns, layout, kinds, main } = declaration
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <ChoiceButtons
          name="planner-view"
          legend={says.views}
          hideLegend
          value={views[0]?.name ?? ''}
          options={views.map(({ name, label }) => ({ value: name, label }))}
          onChange={() => {}}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {isWaiting ? says.loading : says.intro}
      </p>
      <div className={layout === 'quadrants' ? 'grid gap-3 sm:grid-cols-2' : 'flex gap-3 overflow-x-auto pb-2'}>
        {columns.map(({ id, title, note }) => (
          <section
            key={id}
            aria-label={title}
            className={`flex min-h-40 min-w-0 flex-col rounded-lg border border-line bg-surface ${layout === 'quadrants' ? '' : 'w-[min(17rem,80vw)] shrink-0'}`}
          >
            <header className="px-3 pt-2">
              <h3 className="leading-tight font-semibold">{title}</h3>
              {note && <p className="text-xs text-muted">{note}</p>}
            </header>
          </section>
        ))}
        {columns.length === 0 && <p className="text-muted">{says.nothing(kinds[main]?.many ?? '')}</p>}
      </div>
    </>
  )
}

/** A planner that is declared: books of entries kept on the device, seen in several ways. */
export default function PlannerForm({ declaration, moduleHref, chartHref }: PlannerFormProps) {
  const isNear = useNear()
  const hasKept = useHasKept()
  const isWanted = isNear || hasKept
  const loading = useModule<{ default: PlannerModule }>(isWanted ? moduleHref : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {loading.state === 'failed' && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
          {says.failed}{' '}
          <button type="button" className="font-medium underline" onClick={loading.retry}>
            {formMessages.retry}
          </button>
        </p>
      )}
      {loading.state === 'ready' ? (
        <OpenPlanner
          declaration={declaration}
          module={loading.module.default}
          chartHref={chartHref}
          closed={<ClosedPlanner declaration={declaration} isWaiting />}
        />
      ) : (
        <ClosedPlanner declaration={declaration} isWaiting={isWanted} />
      )}
    </div>
  )
}
