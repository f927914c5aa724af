import { part } from '@/components/islands/part'
import { useModule } from '@/components/islands/use-module'
import { useNear } from '@/components/islands/use-near'
import { useHasKept } from '@/components/records/use-has-kept'
import { Button } from '@/components/ui/button'
import { ChoiceButtons, ChoiceMenu } from '@/components/ui/choice'
import { initialValues } from '@/lib/kits/fields/initial'
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
  const { views, columns, layout, kinds, main, book, quick } = declaration
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ChoiceMenu
          className="w-auto min-w-40 text-sm"
          aria-label={book.one}
          disabled
          value="first"
          options={[{ value: 'first', label: String(initialValues(book.fields).name ?? '') }]}
          onChange={() => {}}
        />
        <Button size="small" disabled aria-label={says.editBook(book.one)}>
          {says.settings}
        </Button>
        <span className="flex gap-2 sm:order-last sm:ml-auto">
          <Button size="small" disabled>
            {says.undo}
          </Button>
          <Button size="small" disabled>
            {says.redo}
          </Button>
        </span>
        <ChoiceButtons
          name="planner-view"
          legend={says.views}
          hideLegend
          {...(views.length > 4 && { className: 'max-sm:hidden' })}
          value={views[0]?.name ?? ''}
          options={views.map(({ name, label }) => ({ value: name, label }))}
          onChange={() => {}}
        />
      </div>
      {quick && (
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-2">
            <textarea
              rows={1}
              className="control min-h-11! w-auto flex-1 basis-60 resize-none"
              aria-label={quick.label}
              placeholder={quick.placeholder}
              disabled
            />
            {quick.scan !== undefined && <Button disabled>{quick.scan}</Button>}
          </div>
          <p className="text-sm text-muted">{quick.help}</p>
        </div>
      )}
      <p role="status" className="min-h-13 text-sm text-muted">
        {isWaiting ? says.loading : says.intro}
      </p>
      <div className={layout === 'quadrants' ? 'grid gap-3 sm:grid-cols-2' : 'flex gap-3 overflow-x-hidden pb-2'}>
        {columns.map(({ id, title, note }) => (
          <section
            key={id}
            aria-label={title}
            className={`flex min-h-40 min-w-0 flex-col rounded-lg border border-line bg-surface ${layout === 'quadrants' ? '' : 'min-w-[min(13rem,80vw)] max-w-80 flex-1 basis-52 max-sm:basis-[80vw]'}`}
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
